### Castle in English

game = Castle
seat = Seat { $number }

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

## Zones

zone-court = Court
zone-walls = Walls
zone-towers = Towers
zone-outside = Outside
zone-any = Any zone

## Slots for engines

place-north = north
place-east = east
place-south = south
place-west = west
goal-north = north
goal-east = east
goal-south = south
goal-west = west

## What happens

event-drew = { $seat } draws { $card }.
event-drew-veiled = { $seat } draws a card.
event-laid-down = { $seat } lays { $card } into the reserve.
event-took-up = { $seat } takes { $card } from the reserve.
event-played = { $seat } plays { $card } ({ $place }).
event-entered = { $seat } puts { $card } from the reserve into play ({ $place }).
event-returned = { $card } ({ $place }) returns to the hand of { $to }.
event-shelved = { $card } ({ $place }) goes to the reserve.
event-killed = { $card } ({ $place }) is removed from the game.
event-moved = { $card } moves: { $place } → { $goal }.
event-changed-places = Two cards change places: { $cards } ({ $places }).
event-tokens-changed = Two tokens change places: { $cards } ({ $places }).
event-untokened = { $card } ({ $place }) loses the token of { $from }.
event-claimed = { $seat } replaces the token of { $from }: { $card } ({ $place }).
event-gained = { $seat } has one more action this turn.
event-gave = { $seat } gives { $card } from the reserve to { $to }.
event-sealed = { $seat } chooses a card to pass: { $card }.
event-sealed-veiled = { $seat } chooses a card to pass.
event-passed = { $seat } gives { $card } to { $to }.
event-passed-veiled = { $seat } gives a card to { $to }.
event-drawn-from = { $seat } takes a random card from { $from }: { $card }.
event-drawn-from-veiled = { $seat } takes a random card from { $from }.
event-blocked = Nobody gets any further: the fewest cards win.
event-finished = The game is over. Victory: { $seats }.

## The picture of the table

portrait-turn = Turn of { $seat } · actions to come: { $actions }
portrait-asks = { $card }: a choice for { $seats }
portrait-over = The game is over · Victory: { $seats }
portrait-engines = Slots
portrait-outside = Outside
portrait-reserve = Reserve
portrait-removed = Removed
portrait-hand = Your hand
portrait-sealed = To be passed
portrait-holds = hand { $hand }, deck { $deck }
portrait-known = known
portrait-legend = ▶ to choose   [1] token of a seat   [ ] no token   ♞2 a Knight on top and its token   · court   # wall   ^ tower

## Moves to choose from

gloss-draw = Draw the top card of your deck
gloss-done = Leave the tokens as they are now
gloss-swap = Swap { $card } for { $other }
gloss-play = Play { $card } ({ $place })
gloss-play-out = Play { $card } outside
gloss-enter = Put { $card } into play ({ $place })
gloss-enter-out = Put { $card } into play outside
gloss-return = Return { $card } ({ $place }) to { $to }
gloss-return-reserve = Return { $card } ({ $place }) to the reserve
gloss-kill = Remove { $card } ({ $place }) from the game
gloss-shelve = Send { $card } ({ $place }) to the reserve
gloss-move = Move { $card }: { $place } → { $goal }
gloss-move-out = Move { $card } ({ $place }) outside
gloss-change = { $card } ({ $place }) and { $other } ({ $goal }) change places
gloss-tokens = Swap the tokens of { $card } ({ $place }) and { $other } ({ $goal })
gloss-untoken = Remove the token of { $card } ({ $place })
gloss-claim = Put your token on { $card } ({ $place })
gloss-trade = Give { $card } to { $to } for a random card
gloss-pass = Pass { $card } to { $to }
gloss-give = Give { $card } to { $to }
gloss-exchange = Exchange { $card } for { $other }
