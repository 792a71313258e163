### Thirty-One in English

game = Thirty-One

## What happens

event-drew = { $seat } draws { $card }.
event-drew-veiled = { $seat } draws a card.
event-took = { $seat } takes { $card } from the pile.
event-discarded = { $seat } discards { $card }.
event-knocked = { $seat } knocks: everybody else has one more turn.
event-showed = { $seat } shows { $cards }: { $points }.
event-finished = The game is over. Victory: { $seats }.

## The picture of the table

stock = { $cards ->
        [one] { $cards } card in the stock
       *[other] { $cards } cards in the stock
    }
pile = on the pile: { $card }
nothing = nothing
knocked = has knocked

## Moves to choose from

describe-draw = a card from the stock
describe-take = { $card } from the pile
describe-knock = one more turn for everybody else
describe-discard = { $card } onto the pile

## Refusals

refuse-no-move = { $typed } is no move: draw, take, knock, or discard and a card, like discard 7h
refuse-draw-first = first draw, take or knock
refuse-discard-now = you have a card too many: discard one
refuse-knocked-already = { $seat } has knocked already
refuse-no-card = { $typed } is no card: they are written like 7h, 10s or Kd
refuse-just-taken = { $card } was just taken from the pile and cannot go back at once
refuse-not-in-hand = { $card } is not in your hand

## What the web calls the fields of the table

field-turn = Turns
field-knocker = Has knocked
field-stock = Stock
field-pile = Pile
field-taken = Just taken
field-hands = Hand
