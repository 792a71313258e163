### The guided first game of Castle in English

aim = Be the first with no cards left: none in your hand and none in your deck. You have { $hand } + { $deck } = { $mine } to go, { $bot } has { $theirs }. On each turn you take { $actions } actions.
soldier = Soldiers stand on the walls. Three hold the north wall, and a siege engine of { $bot } stands before it. Play your Soldier onto the last space there: the fourth one sends the engine back to its owner’s hand.
soldier-elsewhere = There he is no fourth Soldier, so the siege engine stays. Only the north wall has three already.
soldier-wrong = A good card for later. Now a Soldier on the north wall would send a siege engine back.
knight = The engine is back in the hand of { $bot }, who now has { $theirs } cards to go. Your second action: a Knight is laid on another card and protects it. Lay him on your Prince.
knight-elsewhere = He would protect that card just as well. In this lesson we protect the Prince in the court.
knight-wrong = Possible. But first see how a Knight protects a card: lay him on the Prince.
protected = { $bot } played a Courtier, who sends back a card next to him. Your Prince was protected, so only the Knight had to go: he is in your hand again. A card returns to the player whose token, the little shield, lies on it.
barbarian = Many cards send others back. The Barbarian stands outside the castle and sends back any card on a wall or tower. Play him outside.
barbarian-wrong = That can wait. First try a card that sends another one back: the Barbarian.
return = Now choose whom he sends back. He can hit your own cards, too, so look at the tokens: the Captain belongs to { $bot }. Send him back.
return-other = This one belongs to { $bot } as well. But we still need the Soldiers on the west wall: choose the Captain.
return-own = This card bears your token: it would come back to your own hand!
swap = Instead of playing a card you can swap one with the reserve, which lies open for all. Give away the Knight and take the Sentry: the next step shows what for.
swap-wrong = Possible, but now try a swap: the Knight from your hand for the Sentry of the reserve.
sentry = Some cards move others. The Sentry stands in a tower and moves one Soldier to any free wall space. Play him into the marked tower.
sentry-elsewhere = Any tower would do. Let us take the marked one.
sentry-wrong = First the Sentry: he will drive off another siege engine.
move = On the west wall there are three Soldiers, whoever’s they are, and { $bot } has a siege engine before it. Move your Soldier from the marked space in the north to the free one in the west: he is the fourth there.
move-same = That would drive off the engine, too. In this lesson the marked Soldier goes.
move-wrong = There he would change nothing. The west wall lacks a fourth Soldier.
thief = Tokens say to whom a card returns. A Thief takes the token from a card next to him. Play him beside your Prince, onto the marked space.
thief-elsewhere = From there he might not reach the Prince. Take the marked space.
thief-wrong = Later. First make sure that the Prince never comes back to you: play the Thief.
token = Take the token from your own Prince. Without a token a card goes to the reserve when it is sent back, and no longer to you.
token-wrong = Then the Courtier would never come back to { $bot }. That helps your rival; take the token from your Prince.
draw = Your hand is almost empty, but the { $deck } cards of your deck must go, too. Draw one: that is the third kind of action.
draw-courtesan = The Courtesan trades a card of your hand. Without another card she has nothing to trade, so draw first.
courtesan = And some cards steal. The Courtesan gives { $bot } a card of yours, here Prince Charming, and takes one from that hand at random. Play her onto the marked space.
courtesan-elsewhere = She may go onto any free space of the court. Let us take the marked one.
courtesan-wrong = You can do that. But see first how the Courtesan steals.
free = She has stolen the Queen! Now you have met all families: those who besiege, protect, send back, move, take tokens and steal. You have { $mine } cards to go, { $bot } has { $theirs }. To read what a card does, rest the mouse on it or hold it. Play on freely!
