### The guided first game of Majesty in English

aim = Whoever has the most coins after { $turns } turns wins. On your turn you take one card of the row; its building pays you at once, as much as stands beside the coin. The flag comes later.
first = The first card of the row, the Miller, is free. Choose her and press the gold button: the Mill pays you { $coins } coins.
first-wrong = For every card you skip you pay a worker: { $workers } here. Let us begin with the free card. You may try this one, too: moves can be taken back here.
pay = Your rival’s Brewer has paid everyone with a Miller, so you as well: { $have } coins. Now take the second Miller. You skip one card and leave { $workers } worker on it; two Millers pay { $coins } coins.
pay-knight = The Knight is free and pays { $coins } coins. Two Millers together pay { $better }: a kind pays more the more of it you have.
pay-wrong = This would cost workers ({ $workers }) and pay { $coins } coins. The Miller costs just one worker.
attacked = A Knight has attacked you! An attack wounds a card of everybody with fewer Guards than the attacker has Knights. You have no Guard, so a Miller lies in your Infirmary and counts for nothing.
heal = A Witch heals the card that was wounded last. Take her: the Miller returns, and the Cottage pays { $coins } coins for your Millers and the Witch together.
heal-wrong = This pays { $coins } coins, and your Miller stays wounded. The Witch heals her and pays { $better }.
workers = { $lying } workers lie on the Guard. Whoever takes a card gets them, too: you would have { $sum } instead of { $mine }. And a Guard protects you from Knights.
workers-wrong = This pays { $coins } coins. But your rival would get the { $lying } workers, and you would still have no Guard.
double = This card is a Guard or a Knight, as you choose. Your rival has { $knights } Knight, and the next one lies in the row: that would be { $soon } against your { $guards } Guard. Take the card as a Guard.
double-knight = As a Knight it attacks and pays { $coins } coins. But then your rival takes the other Knight: { $soon } Knights against { $guards } Guard, and one of your cards is wounded.
double-wrong = This pays { $coins } coins. But your rival will take a Knight and attack, and a single Guard is not enough.
held = Your rival attacked with { $knights } Knights, and your { $guards } Guards were enough: no card is wounded. Guards stay where they are and protect you again.
variety = At the end different kinds pay: their number times itself. Your { $kinds } kinds are worth { $variety } coins; with a Brewer there are { $more }, worth { $next }. That is what the flag counts: { $now } coins now and { $gain } at the end are { $sum }. Take the Brewer.
variety-miller = The Miller pays { $coins } coins now, the Brewer { $now }. But a new kind is worth { $gain } more at the end: what a card pays at once is not everything.
variety-noble = A strong card, and her flag says so; but here she costs { $workers } workers. The Brewer costs one and gives one back, and the Noble is next.
variety-wrong = This would cost workers ({ $workers }). The Brewer costs one and gives one back.
majority = At the end whoever has the most of a kind gets the number beside its crown. You lead with Millers ({ $mill }), Witches ({ $cottage }) and Guards ({ $guardhouse }). Nobody has a Noble yet: take her.
majority-wrong = This pays { $coins } coins, the Noble { $now }. But she is a new kind, worth { $gain } at the end, and she leads in the Castle, which pays most of all.
free = That is the whole game! Your Noble leads in the Castle: { $castle } coins at the end. If it ended now, you would have { $mine } and your rival { $theirs }. The last { $left } turns are yours.
