### Majesty: the rules for players, one message per rule, in reading order.

section-aim = Aim of the game

aim =
    Have the most coins after twelve turns. On your turn you take one card from the
    row and lay it under its building; the building earns you coins or workers at
    once. The first card is free; for every card you skip you leave one worker on
    it. At the end variety and majorities bring more coins, and the wounded cost
    some.

section-course = The course of a turn

course-1 =
    The row has six cards. The first one is free; every further one costs one worker
    more.

course-2 =
    Put one of your workers on each card you skip. The workers that stand on the
    card you take come with it.

course-3 =
    Lay the card under its building. The building then does all that it shows, with
    the new card counted.

course-4 =
    A knight attacks everyone who has fewer guards than you have knights: their
    leftmost card goes to the Infirmary. A witch fetches the last one back.

course-5 =
    After twelve turns each you add up: coins for variety and majorities, minus
    coins for the wounded.

section-setup = Set-up

M1 =
    Eight buildings lie in front of each player in a line, numbered 1 to 8 from left
    to right; everyone has the same set. A building is printed on both sides, A and
    B. Which sides face up is settled once for the whole table: side A throughout
    (the default), side B throughout, or any mix you like. Each building may be
    turned over by itself.

M2 =
    You begin with 5 workers and without a single coin. Your workers stand on your
    worker card, which has room for 5.

M4 =
    The green cards (stage 1) and the red cards (stage 2) are shuffled separately.
    Of the 33 green ones, 6 stay in play with 2 players, 14 with 3 players and
    26 with 4 players; the remaining 27, 19 or 7 go out of the game without anyone
    seeing them. All 27 red cards stay. The green cards are then set on top of the
    red ones to make the deck.

M5 =
    Turn up the top six cards of the deck side by side: this is the row. Card 1 is
    the one farthest from the deck, card 6 the one next to it. In a standard game
    for 2 players these six are precisely the green cards in play.

M7 =
    Chance decides who goes first; that player holds the worker card with the red
    knight. After that, turns pass clockwise. (The German rulebook lets the very
    first game be opened by whoever reads the rules; here the draw always decides.)

section-turn = Your turn

M8 =
    On your turn you take one card from the row: never more, and you cannot pass.
    Card 1 is free. For any other card, put one of your workers on each card that
    comes before it: card 2 costs 1 worker, card 3 costs 2, and so on up to 5 for
    card 6. You must have these workers before you take the card; those already
    standing on it cannot be used to pay for it.

M9 =
    The card is yours, together with every worker standing on it. If you now have
    more than five, the surplus waits next to your worker card for the moment.

M10 =
    Lay the card under the building that belongs to its character. A double card
    shows two characters: pick one of the two, and the card counts as that character
    only.

M11 =
    Now carry out that building's effects in order, from top to bottom; the card you
    have just laid already counts. Nothing may be declined, except the trade at
    Castle B (M26B).

    “For each” always means your own characters. Where “every player” is paid, that
    includes you: anyone with at least one character of the named kind who is not
    wounded receives the stated sum from the bank, once, no matter how many such
    characters they have.

M12 =
    As your turn ends, each worker you have above five returns to the supply and
    brings you 1 coin.

M13 =
    The gap in the row is closed: cards slide towards card 1, carrying the workers
    that stand on them, and the top card of the deck, if there still is one, is
    turned up as card 6.

    When this happens depends on the edition. In the Russian and the English one it
    is the last thing in the turn: whatever you have to decide (the half of a double
    card, the place of a healed card, a trade) you decide as you take the card. In
    the Polish and the German one the row is filled up as soon as the card is taken,
    so you see the new card before you decide the rest. The same choices lead to the
    same result in every edition.

section-attack = Attack, defence, healing

M30 =
    Attack: count your knights, the new one among them, and compare them with the
    guards of each opponent separately. An opponent with at least as many guards as
    you have knights is safe. An opponent with fewer guards suffers one wounded
    card, and only one, however great the difference. Guards defend no matter which
    side of the Guardhouse is in play. You may not leave anyone out.

M31 =
    Who is wounded: go through the victim's buildings from 1 to 7 and stop at the
    first one that has a card. If several lie there, the most recent arrival is hit;
    a healed card is considered to have arrived when it was healed. The card is put
    face down on top of that player's Infirmary pile. Neither the knights nor the
    guards are spent. A player who has no card under any building suffers nothing.

M32 =
    Heal: take the top card of your Infirmary, the one wounded most recently, and
    lay it back under its building (a double card: M33). This is done before the
    Cottage pays, so the card already counts there. Its return does not set off the
    building; in particular, a healed witch does not heal anyone in turn. If your
    Infirmary is empty, skip this step.

M33 =
    When a double card is healed, you choose afresh which of its two characters it
    becomes, whatever it was before.

M34 =
    If you lay a double card as a witch and the top card of your Infirmary is
    a double card as well, you make two choices: the half of the new card and the
    half of the healed one. Both are yours.

section-buildings = The buildings

M20A =
    Mill, side A. You receive 2 coins for each of your millers.

    For the majority at the end of the game: 10 coins.

    Example: your third miller brings 6 coins.

M20B =
    Mill, side B. You receive 2 coins for each of your millers. Then every player
    with at least one witch receives 3 coins.

    For the majority at the end of the game: 14 coins.

    Example: your second miller brings 4 coins, and 3 more if you have a witch.

M21A =
    Brewery, side A. You receive 2 coins and 1 worker for each of your brewers. Then
    every player with at least one miller receives 2 coins.

    For the majority at the end of the game: 11 coins.

    Example: your second brewer brings 4 coins and 2 workers, and 2 coins more if
    you have a miller.

M21B =
    Brewery, side B. You receive 1 worker for each of your millers and 1 for each of
    your brewers, but no coins for them. Then, if you have at least one innkeeper
    and also at least one noble, you receive 10 coins: once only, and nobody else
    does.

    For the majority at the end of the game: 12 coins.

    Example: with 2 millers, your first brewer brings 3 workers.

M22A =
    Cottage, side A. First heal (M32). Then you receive 2 coins for each of your
    millers, brewers and witches.

    For the majority at the end of the game: 12 coins.

    Example: your first witch brings a miller back; with this miller and 1 brewer
    you get 6 coins.

M22B =
    Cottage, side B. First heal (M32). Then you receive 3 coins for each of your
    witches.

    For the majority at the end of the game: 12 coins.

    Example: your second witch brings 6 coins, healed witches counted.

M23A =
    Guardhouse, side A. You receive 2 coins for each of your guards, knights and
    innkeepers. Besides, your guards protect you from attacks (M30).

    For the majority at the end of the game: 13 coins.

    Example: with 2 knights and 1 innkeeper, your first guard brings 8 coins.

M23B =
    Guardhouse, side B. You receive 2 coins for each of your brewers, witches and
    guards. Then every player with at least one innkeeper receives 3 coins. On this
    side, too, your guards protect you from attacks (M30).

    For the majority at the end of the game: 8 coins.

    Example: with 1 brewer and 1 witch, your first guard brings 6 coins, and 3 more
    if you have an innkeeper.

M24A =
    Barracks, side A. First attack (M30). Then you receive 3 coins for each of your
    knights.

    For the majority at the end of the game: 14 coins.

    Example: your second knight wounds everyone who has fewer than 2 guards; then
    you get 6 coins.

M24B =
    Barracks, side B. First attack (M30). Then you receive 3 coins for each of your
    knights, innkeepers and nobles.

    For the majority at the end of the game: 8 coins.

    Example: with 1 innkeeper and 2 nobles, your first knight brings 12 coins.

M25A =
    Inn, side A. You receive 4 coins for each of your innkeepers. Then every player
    with at least one brewer receives 3 coins.

    For the majority at the end of the game: 15 coins.

    Example: your second innkeeper brings 8 coins, and 3 more if you have a brewer.

M25B =
    Inn, side B. Multiply the number of your innkeepers by the size of your largest
    group of characters, and double the result: that many coins are yours. A group
    is all the cards under one building; the innkeepers may themselves be the
    largest, the wounded never are.

    For the majority at the end of the game: 12 coins.

    Example: 2 innkeepers and a largest group of 4 make 2 × 2 × 4 = 16 coins.

M26A =
    Castle, side A. You receive 5 coins and 1 worker for each of your nobles.

    For the majority at the end of the game: 16 coins.

    Example: your second noble brings 10 coins and 2 workers.

M26B =
    Castle, side B. First you may trade, one worker against one coin, in one
    direction only; you may also leave it. The workers you own at this point count:
    the card is paid for, those standing on it are yours, and those waiting beside
    your worker card are included.
    - Selling: any number of your workers, for 1 coin each.
    - Buying: as many workers as you like for 1 coin each, but no more than you have
      coins, and no more than bring you to five; with five or more you cannot buy.

    Only after that do you receive 4 coins for each of your nobles and 4 coins for
    each card in your own Infirmary, so this income cannot be spent on the trade.

    For the majority at the end of the game: 16 coins.

    Example: you sell 3 workers for 3 coins; then 2 nobles and 1 wounded card bring
    12 coins.

M27A =
    Infirmary, side A. In the final scoring you lose 1 coin for each of your
    wounded.

    Example: 2 wounded cost you 2 coins.

M27B =
    Infirmary, side B. In the final scoring you lose 2 coins for each of your
    wounded. In addition, whoever has the most wounded loses 10 coins. If several
    players tie for the most, each of them loses 10; if nobody has any wounded,
    nobody does.

    Example: 3 wounded cost you 6 coins, and 16 if nobody has more of them.

section-general = At all times

M14 =
    Wounded characters, that is, the cards in the Infirmary, do not count towards
    anything. The only exceptions are Castle B (M26B), Infirmary A (M27A) and
    Infirmary B (M27B), which mention them expressly.

M15 =
    There are always enough workers. The box contains 30 and the rulebooks do not
    cover a shortage, so the game simply carries on as though the supply had no end.

M16 =
    Everyone may see how many coins each player has. You never owe coins during
    play; only the final scoring can push a total below zero.

section-end = End of the game

M40 =
    The game is over once every player has taken 12 cards, that is after 24 turns
    with 2 players, 36 with 3 and 48 with 4. The row is refilled after the last turn
    as well. With the standard deck there are six cards in the row at the start of
    every turn: with 3 or 4 players the deck has run out only at the very last
    refill, and with 2 players three cards are never drawn.

M41 =
    The final scoring has three steps, in this order.
    - The wounded: everyone loses coins as their Infirmary says (M27A, M27B). Only
      when that has been counted are the wounded removed from the game.
    - Variety: count your buildings from 1 to 7 that have at least one card and
      multiply that number by itself; you receive that many coins. Four buildings
      bring 16, six bring 36.
    - Majorities: for each building from 1 to 7, whoever has the most characters
      there receives the coins stated for it (M20A to M26B). Players who tie each
      receive the full amount. Where no player has a card, nobody receives anything.

M42 =
    Whoever has the most coins wins. What a tie means depends on the edition, which
    you choose with the table.
    - Russian and English: the tied players share the victory.
    - Polish: among those tied, the one with the most workers left on the worker
      card wins; if that is level too, they share the victory.
    - German: the tied players share the victory. A note in the German rulebook
      permits letting the workers decide, in the same way as in the Polish edition,
      if you have agreed on it; in no other edition is there this choice.

    The editions also differ in when the row is refilled (M13). All other rules are
    the same.

section-box = Cards and chips

M3 =
    There are 60 character cards: 33 green ones (stage 1) and 27 red ones (stage 2).
    The numbers below are green + red copies.
    - Single cards: miller 7 + 2, brewer 4 + 2, witch 3 + 2, guard 3 + 2, knight
      2 + 1, innkeeper 2 + 2, noble 3 + 2.
    - Double cards: miller/brewer 2 + 1, miller/knight 1 + 1, brewer/witch 1 + 2,
      brewer/knight 0 + 1, witch/guard 1 + 2, witch/innkeeper 0 + 1, witch/noble
      0 + 1, guard/knight 0 + 2, guard/innkeeper 1 + 0, guard/noble 1 + 0,
      knight/innkeeper 1 + 2, innkeeper/noble 1 + 1.

M6 =
    Variant: with every card in the deck nothing is sorted or removed. All 60 cards,
    green and red alike, are shuffled into one deck.

chips-note =
    The printed game comes with chips worth 1, 2, 10, 50 and 100. In the Russian,
    English and German editions there are 10, 25, 25, 6 and 4 of them, in the Polish
    edition 16, 20, 24, 6 and 4. This has no bearing on play.

section-notation = How moves are written

notation-note =
    In the terminal and in records a move is the number of the card, 1 to 6. After
    a colon comes the half of a double card (4:guard), after a plus sign the
    building of a healed double card (2:witch+brewer), after a dollar sign a trade
    at Castle B: $+2 buys two workers, $-3 sells three. In the Polish and the German
    edition a turn with a choice is two moves: 2 takes the card, then :witch+brewer
    decides the rest.
