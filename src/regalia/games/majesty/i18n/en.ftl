### Majesty in English

game = Majesty

## People and buildings

card-miller = Miller
card-brewer = Brewer
card-witch = Witch
card-guard = Guard
card-knight = Knight
card-innkeeper = Innkeeper
card-noble = Noble

building-mill = Mill
building-brewery = Brewery
building-cottage = Cottage
building-guardhouse = Guardhouse
building-barracks = Barracks
building-inn = Inn
building-castle = Castle
building-infirmary = Infirmary
side-A = A
side-B = B

## Amounts

coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
workers = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
paid = { $paid ->
        [one] { $paid } worker
       *[other] { $paid } workers
    }
gained = { $gained ->
        [one] { $gained } worker
       *[other] { $gained } workers
    }
buildings = { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }
# What a trade of workers is worth.
coin-each = { $workers ->
        [1] for 1 coin
       *[other] for 1 coin each
    }

## What happens

event-took = { $seat } takes card { $place }, { $card }{ $paid ->
        [0] { "" }
       *[other] , pays { paid }
    }{ $gained ->
        [0] { "" }
       *[other] , gets { gained }
    }.
event-turned-up = New in the row: { $card }.
event-placed = { $seat } lays { $card } under the { $building }.
event-earned = { $seat } gets { coins } from the { $building }.
event-recruited = { $seat } gets { workers } from the { $building }.
event-bought = { $seat } buys { workers } { coin-each }.
event-sold = { $seat } sells { workers } { coin-each }.
event-healed = { $seat } heals { $card }: back under the { $building }.
event-wounded = { $by } attacks: { $seat } loses { $card } from the { $building } to the Infirmary.
event-withstood = { $by } attacks, but { $seat } has enough guards.
event-spared = { $by } attacks, but { $seat } has no card to lose.
event-dismissed = { $seat } returns { workers } to the supply { coin-each }.
event-tended = { $seat } loses { coins } for the wounded.
event-varied = { $seat } gets { coins } for variety: { buildings }.
event-led = { $seat } gets { coins } for the majority at the { $building }.
event-finished = The game is over. Victory: { $seats }.

## The picture of the table

turn = Turn { $turn } of { $turns }
over = The game is over
taken = Taken, still to be laid: { $card }
deck = { $cards ->
        [0] the deck is empty
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
label-played = During play
label-wounded = Wounded
label-variety = Variety
label-majorities = Majorities
label-total = Total
legend = ¢ coin   ● worker   −2● costs 2   ✗2● too dear   ■ card   ■/Witch double card   ★ majority   Infirmary: the last is healed first

## Moves to choose from

describe-take = card { $place }, { $card }
describe-take-as = card { $place }, { $card } as { $character }
describe-lay = { $card } under the { $building }
describe-pays = pays { paid }
describe-gets = gets { gained }
describe-swaps = pays { paid }, gets { $gained }
describe-heals = heals { $card }
describe-heals-as = heals { $card } as { $character }
describe-buys = buys { workers }
describe-sells = sells { workers }
describe-trades-nothing = trades nothing
describe-if-now = { $by } if it ended now

## Refusals

refuse-no-move = { $typed } is no move: take a card like 3, 4:guard, 2:witch+brewer or 3$-2
refuse-taken-already = the card is taken already; now say where it goes
refuse-take-first = first take a card of the row, 1 to 6
refuse-no-card = there is no card { $typed } in the row
refuse-too-dear = card { $place } costs { paid }, and you have { $workers }
refuse-take-alone = first take the card alone, as { $place }; the rest is a move of its own
refuse-one-character = { $card } shows one character, there is no half to choose
refuse-choose-half = { $card } is a double card: choose a half with a colon
refuse-not-on-card = { $typed } is not on the card { $card }
refuse-choose-healing = { $card } is healed: choose its building with a plus sign
refuse-not-on-healed = { $typed } is not on the healed card { $card }
refuse-no-healing = no double card is healed by this move, so nothing follows a plus sign
refuse-no-trade = this move does not end in Castle B, so nothing is traded
refuse-trade-of-nothing = a trade of nothing is left out
refuse-trade-range = the trade can be from -{ $sold } to +{ $bought } workers, not { $typed }

## What a move brings, in short

brief-took = { "" }
brief-turned-up = { "" }
brief-placed = { "" }
brief-earned = +{ coins }
brief-recruited = +{ workers }
brief-bought = +{ workers } { coin-each }
brief-sold = sells { workers } { coin-each }
brief-healed = heals { $card }
brief-wounded = loses { $card }
brief-withstood = enough guards, no harm
brief-spared = { "" }
brief-dismissed = { workers } back { coin-each }
brief-tended = −{ coins } for the wounded
brief-varied = +{ coins } for variety
brief-led = +{ coins } for the majority ({ $building })
brief-finished = the game ends, victory: { $seats }

## Why it was won

won-most = Whoever has the most coins wins.
won-workers = Equal in coins: whoever has the most workers left wins.
won-shared = Equal in coins: the victory is shared.
won-level = Equal in coins and in workers left: the victory is shared.

## Words to ask about

topic-row = row, market, cards, cost, deck, double card, double, too dear, turn
topic-workers = workers, worker, meeple
topic-infirmary = infirmary, wounded
topic-attack = attack, defence
topic-healing = healing, heal, healed first
topic-end = end, victory, variety, majority, coins, score, total, winner, during play, game

## How to win

howto =
    After twelve turns each, whoever has the most coins wins.
    On your turn take one card of the row. Card 1 is free; every other card costs one worker
    for each card before it. The workers lying on a card come with it.
    The card goes under its building, and the building pays at once: the more of the right
    people you have, the more it pays. A double card goes under one of its two buildings.
    Knights attack: whoever has fewer guards than you have knights loses a card to the
    Infirmary. A Witch heals the last one there.
    At the end you get coins for variety (the number of buildings with people, times itself)
    and for the majority in each building: its number stands beside its name, the leader has a
    star. The wounded cost coins.

## The coach, before a move

coach-nth = { $next ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] seventh
    }
coach-threat = { $seat } has { $more ->
        [one] one more Knight
       *[other] { $more } more Knights
    } than you have Guards: an attack wounds one of your cards.
coach-attack = Card { $place } as a Knight would get past the Guards of { $victims ->
        [one] one opponent
       *[other] { $victims } opponents
    }.
coach-new-kind = A { coach-nth } kind is worth { $more } more at the end: card { $place } goes to your empty { $building }.
coach-majority = Card { $place } would give you the majority at the { $building }, { $count } to { $most }: { $value } at the end.
coach-majority-shared = Card { $place } would give you a share of the majority at the { $building }, { $count } to { $most }: { $value } at the end.
coach-healing = Card { $place } as a Witch would heal your { $card }.
coach-wounded = { $wounded ->
        [one] One wounded card costs you
       *[other] { $wounded } wounded cards cost you
    } { $cost } at the end, unless healed.
coach-reach = { $workers ->
        [0] You have no workers: you can only take card 1, which is free.
        [one] You have { $workers } worker: you can pay for cards up to { $place }.
       *[other] You have { $workers } workers: you can pay for cards up to { $place }.
    }
coach-rich-card = Card { $place } brings the { $workers } workers lying on it.
coach-last-turns = { $turns ->
        [one] This is your last turn.
       *[other] You have { $turns } turns left, this one included.
    }
coach-behind = If it ended now, { $seat } would be { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } ahead of you.
coach-ahead = If it ended now, you would be { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } ahead of { $seat }.
coach-level = If it ended now, you and { $seat } would have equal coins.

## What a move leads to, and the other one otherwise
reason-lead = Lead over the best rival at the end: about { $better }, otherwise { $other }.
reason-coins = Coins at the end: about { $better }, otherwise { $other }.
reason-coins-now = Coins at once: { $better }, otherwise { $other }.
reason-rival-coins = Coins of the best rival at the end: about { $better }, otherwise { $other }.
reason-variety = Coins for variety at the end: about { $better }, otherwise { $other }.
reason-majorities = Coins for majorities at the end: about { $better }, otherwise { $other }.
reason-infirmary = Coins for the wounded at the end: about { $better }, otherwise { $other }.
reason-workers = Workers at one's next turn: about { $better }, otherwise { $other }.
reason-wounded = { $seat } wounds one of the cards before the turn comes round again: in { $better } % of the continuations, otherwise in { $other } %.
reason-taken = { $seat } takes the { $card } next: in { $better } % of the continuations, otherwise in { $other } %.
expected-points = { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }
