### Castle in English

game = Castle

## Cards

card-king = King
card-queen = Queen
card-prince = Prince
card-princess = Princess
card-prince-charming = Prince Charming
card-mistress = Mistress
card-lady-in-waiting = Lady-in-Waiting
card-courtier = Courtier
card-courtesan = Courtesan
card-advisor = Advisor
card-schemer = Schemer
card-spy = Spy
card-thief = Thief
card-assassin = Assassin
card-priest = Priest
card-ambassador = Ambassador
card-merchant = Merchant
card-minstrel = Minstrel
card-jester = Jester
card-village-idiot = Village Idiot
card-black-knight = Black Knight
card-soldier = Soldier
card-captain = Captain
card-traitor = Traitor
card-ghost = Ghost
card-sentry = Sentry
card-magician = Magician
card-archer = Archer
card-witch = Witch
card-alchemist = Alchemist
card-siege-engine = Siege Engine
card-barbarian = Barbarian
card-dragon = Dragon
card-enchanter = Enchanter
card-fairy = Fairy
card-herald = Herald
card-knight = Knight

# in six letters, for spaces of the castle
short-king = King
short-queen = Queen
short-prince = Prince
short-princess = Prncss
short-prince-charming = Charmg
short-mistress = Mistrs
short-lady-in-waiting = Lady
short-courtier = Courtr
short-courtesan = Ctesan
short-advisor = Advisr
short-schemer = Schemr
short-spy = Spy
short-thief = Thief
short-assassin = Assasn
short-priest = Priest
short-ambassador = Ambass
short-merchant = Merch.
short-minstrel = Mnstrl
short-jester = Jester
short-village-idiot = Idiot
short-black-knight = BlackK
short-soldier = Soldr
short-captain = Captn
short-traitor = Traitr
short-ghost = Ghost
short-sentry = Sentry
short-magician = Magicn
short-archer = Archer
short-witch = Witch
short-alchemist = Alchem
short-siege-engine = Engine
short-barbarian = Barbar
short-dragon = Dragon
short-enchanter = Enchtr
short-fairy = Fairy
short-herald = Herald
short-knight = Knght

# what a card does, in a line
power-king = Returns a castle card; the Mistress's owner returns one too.
power-queen = Returns another card at court.
power-prince = Stands in for the King while he is not at court.
power-princess = Moves a Knight.
power-prince-charming = Moves a woman.
power-mistress = Moves the King and a Knight.
power-lady-in-waiting = Returns a man beside her.
power-courtier = Returns a castle card beside him.
power-courtesan = Trades a hand card for a random one of another player.
power-advisor = Brings in a card of the reserve, with its power and without a token.
power-schemer = Swaps the tokens of two other cards.
power-spy = Rearranges the tokens of the cards beside him.
power-thief = Takes the token off a card beside him.
power-assassin = Removes a card beside him from the game, never the King.
power-priest = Protects the cards beside him that bear a token like his.
power-ambassador = Takes the last free space at court, and is always protected.
power-merchant = Gives you another action, and your tokens replace three of others.
power-minstrel = Two court cards beside him trade places.
power-jester = Everybody passes a hand card to the left.
power-village-idiot = Everybody draws a random card from the right neighbour.
power-black-knight = Returns a Knight beside him.
power-soldier = The fourth soldier of a wall returns the siege engine facing it.
power-captain = A soldier; protects the other soldiers of his wall.
power-traitor = A soldier; returns a court card beside him.
power-ghost = Returns the only card of a tower and takes its place.
power-sentry = Moves a soldier to a free space of any wall.
power-magician = Sends another card in play to the reserve.
power-archer = Returns a card from outside.
power-witch = Puts a card of the reserve into anybody's hand.
power-alchemist = Exchanges two hand cards for two of the reserve.
power-siege-engine = The fourth engine returns all unprotected soldiers.
power-barbarian = Returns a card from a tower or a wall.
power-dragon = Returns another card outside, then one of a tower or a wall.
power-enchanter = Returns the card that was placed last before him.
power-fairy = Moves a castle card to the outside.
power-herald = Whoever begins a turn with the King in hand must play him.
power-knight = Lies on another card and protects it.

## Zones

zone-court = Court
zone-walls = Walls
zone-towers = Towers
zone-outside = Outside
zone-any = Any zone
place-north = north
place-east = east
place-south = south
place-west = west

## What happens

event-drew = { $seat } draws { $card }.
event-drew-veiled = { $seat } draws a card.
event-laid-down = { $seat } lays { $card } into the reserve.
event-took-up = { $seat } takes { $card } from the reserve.
event-played = { $seat } plays { $card }: { $place }.
event-entered = { $seat } puts { $card } from the reserve into play: { $place }.
event-returned = { $card } ({ $place }) returns to the hand of { $to }.
event-shelved = { $card } ({ $place }) goes to the reserve.
event-killed = { $card } ({ $place }) leaves the game.
event-moved = { $card } moves: { $place } → { $goal }.
event-changed-places = Two cards change places: { $cards } ({ $places }).
event-tokens-changed = Two cards exchange their tokens: { $cards } ({ $places }).
event-untokened = { $card } ({ $place }) loses the token of { $from }.
event-claimed = { $seat } replaces the token of { $from }: { $card } ({ $place }).
event-gained = { $seat } has one more action this turn.
event-gave = { $seat } chooses { $card } from the reserve for the hand of { $to }.
event-sealed = { $seat } sets { $card } aside to pass it on.
event-sealed-veiled = { $seat } sets a card aside to pass it on.
event-passed = { $seat } hands { $card } to { $to }.
event-passed-veiled = { $seat } hands a card to { $to }.
event-drawn-from = { $seat } takes a random card from the hand of { $from }: { $card }.
event-drawn-from-veiled = { $seat } takes a random card from the hand of { $from }.
event-blocked = The game is stuck: whoever has the fewest cards in hand wins, then the fewest in the deck.
event-finished = The game is over. Victory: { $seats }.

## The picture of the table

turn = Turn { $turn }: { $seat }
actions = { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
actions-after = { $actions ->
        [0] the last action
        [one] { $actions } action after this
       *[other] { $actions } actions after this
    }
asks = { $card } asks:
power = power: { $card }
heralded = { card-herald }: { card-king } must be played now
over = The game is over
over-blocked = The game is over: it is stuck
beneath = Beneath Knights:
engines = Engines:
outside = Outside:
removed = Out of the game:
hand = Your hand ({ $cards })
reserve = Reserve ({ $cards })
column-hand = Hand
column-deck = Deck
legend = 1 token of seat 1   ° no token   ¹ cards beneath   ◆ protected   free: ♜ tower   ▒ wall   · court   9+13 cards in hand and deck
protected = protected
touch-draw = Draw a card
touch-swap = Swap with the reserve
touch-done = Done
touch-out = outside

## Moves to choose from

standing = { $card } ({ $place }, { $owner })
no-token = no token
where = { $zone ->
        [court] at court, { $place }
        [walls] on the walls, { $place }
        [towers] in a tower, { $place }
        [slots] outside, { $place }
       *[outside] outside
    }
describe-draw = draw the top card of your deck
describe-done = leave the tokens as they are
describe-swap = put { $card } into the reserve, take { $other }
describe-play = play { $card } { where }
describe-play-onto = play { $card } onto { $other }
describe-play-for = play { $card } in a tower, returning { $other }
describe-enter = bring in { $card } from the reserve { where }
describe-enter-onto = bring in { $card } from the reserve onto { $other }
describe-enter-for = bring in { $card } from the reserve in a tower, returning { $other }
describe-return = return { $card } ({ $place }) to the hand of { $seat }
describe-return-untokened = return { $card } ({ $place }) to the reserve, for want of a token
describe-kill = remove { $card } from the game
describe-shelve = send { $card } to the reserve
describe-move = move { $card } to { $place }
describe-move-onto = move { $card } onto { $other }
describe-move-out = move { $card } outside
describe-change-places = let { $card } and { $other } change places
describe-tokens = exchange the tokens of { $card } and { $other }
describe-untoken = take the token of { $seat } off { $card } ({ $place })
describe-claim = put your token on { $card } ({ $place }) for that of { $seat }
describe-trade = give { $card } to { $seat } for a random card
describe-pass = pass { $card } to { $seat }
describe-give = give { $card } from the reserve to { $seat }
describe-keep = take { $card } from the reserve yourself

## Refusals

refuse-no-move = { $typed } is no move: write, for example, { $example }
refuse-no-power-asks = no power asks now: draw, swap or play a card
refuse-king-first = the Herald wants the King to be played first, for example { $example }
refuse-deck-empty = the deck is empty
refuse-hand-full = the hand is as large as at the start, and no more cards may be drawn at this table
refuse-not-in-hand = there is no { $card } in this hand
refuse-not-in-reserve = there is no { $typed } in the reserve
refuse-last-merchant = the Merchant cannot be the last card at this table
refuse-no-place = there is no legal place for the { $card } now
refuse-not-there = the { $card } cannot be laid on { $typed } now
refuse-other-choice = now the { $card } asks for a move like { $example }
refuse-not-yours-to-pass = { $typed } is not in this hand to be passed
refuse-nothing-there = there is no card on { $place }
refuse-protected = the card on { $place } is protected
refuse-none-of-the-choices = { $typed } is none of the choices of the { $card }

## What a move brings, in short

brief-drew = { "" }
brief-drew-veiled = { "" }
brief-laid-down = { "" }
brief-took-up = { "" }
brief-played = { "" }
brief-entered = { "" }
brief-sealed = { "" }
brief-sealed-veiled = { "" }

## Why it was won

won-empty = Whoever has no card left, in hand or deck, wins.
won-blocked = The game was stuck: whoever has the fewest cards in hand wins.
won-decks = The game was stuck, with equal hands: whoever has the fewest cards in the deck wins.
won-shared = The game was stuck, with equal hands and decks: the victory is shared.
left-in-hand = still in hand: { $cards }

## Words to ask about

topic-board = board, castle, court, walls, wall, towers, tower, outside, slots, places, free, engines
topic-deal = deal, reserve, hand, deck
topic-actions = actions, action, draw, swap, play, turn, actions left
topic-powers = powers, power, out of the game
topic-return = return, token, owner
topic-move = move
topic-stack = stack, beneath
topic-protection = protection, protected
topic-end = end, victory, stuck, winner, game
topic-knowledge = knowledge, known cards

## How to win

howto =
    Whoever has no cards left wins: none in the hand and none in the deck.
    On your turn you do two things, each of them one of these: draw a card of your deck, swap
    a card of your hand for one of the reserve, or play a card.
    Every card has its zone: the court inside, the walls, the four towers, the outside. It gets
    your token, and then its power works.
    Most powers send cards home: a card returns to the hand of the seat whose token lies on it.
    So the art is to send back the cards of others.
    Knights are laid on top of other cards and protect them; ◆ marks what cannot be sent back.
    The number on a card is the seat it belongs to; beside the names stand the cards in hand
    and in the deck.

## The coach, before a move

coach-herald = The Herald obliges you: the King must be played now.
coach-cards-to-go = { $cards ->
        [one] You have one card to go.
       *[other] You have { $cards } cards to go: { $hand } in hand, { $deck } in the deck.
    }
coach-rival = { $seat } has { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to go.
coach-own-tokens = { $cards ->
        [one] One card in play bears your token: if it is returned, it comes back
       *[other] { $cards } cards in play bear your token: those that are returned come back
    } to your hand.
coach-playable = { $hand ->
        [one] Your one card can be played now.
       *[other] { $cards } of your { $hand } cards can be played now.
    }
coach-nothing-playable = None of your cards can be played now{ $reserve ->
        [0] { "" }
       *[other] , but of the reserve { $reserve } could: swap for one
    }.
coach-returns = Your { $card } would surely send { $cards ->
        [one] a card
       *[other] { $cards } cards
    } back to others.
coach-last-action = This is the last action of your turn.

## What a move leads to, and the other one otherwise
reason-cards = Cards to go at one's next turn: about { $better }, otherwise { $other }.
reason-rival-cards = Cards that the rival with the fewest has to go then: about { $better }, otherwise { $other }.
reason-exposed = Cards on the board that others could send back then: about { $better }, otherwise { $other }.
reason-returned = The { $card } comes back to the hand: in { $better } % of the continuations, otherwise in { $other } %.
reason-wins = The game is won before then: in { $better } % of the continuations, otherwise in { $other } %.
reason-rival-wins = { $seat } wins before then: in { $better } % of the continuations, otherwise in { $other } %.
expected-points = { $points ->
        [one] { $points } card to go
       *[other] { $points } cards to go
    }
