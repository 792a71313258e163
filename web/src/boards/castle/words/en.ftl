### The board of Castle in English

board-to-go = Cards to go
board-first-to-none = first to run out wins
board-removed = Out of the game
board-nobody = Nobody yet.
board-hand = Your hand
board-hand-empty = No card in hand.
board-in-deck = { $cards } in your deck
board-reserve = Reserve
board-open = { $cards }, open to all
board-castle = The castle
board-place = { $place }: { $cards }
board-empty = { $place }, free
board-beneath = { $place }, beneath: { $card }
board-standing = { $card } of { $owner }
board-choose-seat = Choose { $seat }
board-idle = { $actions ->
        [0] The last action
       *[other] { $actions } more after this
    }: { $can ->
        [play] choose one of your cards
        [draw] draw a card
       *[both] choose one of your cards, or draw
    }.

## The sheet

sheet-draw = Draw the top card of your deck
sheet-swap = Swap instead
sheet-swap-for = Choose the card of the reserve that you want.
sheet-to-go = { $card }: { $before } → { $after } cards to go
sheet-touch = { $places ->
        [one] choose the lit place
       *[other] choose one of { $places } lit places
    }
sheet-beneath = { $card } ({ $place }, beneath)
act-draw = Draw
act-swap = Swap
act-play = Play
act-choose = Choose
act-done = Done

## What a power asks

ask-return = which card returns to its owner?
ask-move = which card moves, and where to?
ask-kill = which card leaves the game?
ask-shelve = which card goes to the reserve?
ask-tokens = which two tokens change places?
ask-untoken = which card loses its token?
ask-claim = which token is replaced?
ask-trade = which card is given, and to whom?
ask-pass = which card is passed to the left?
ask-give = which reserve card, and to whom?
ask-exchange = which hand card for which reserve card?
ask-enter = which reserve card comes into play, and where?
ask-action = an action

## Help and the end

help-places = { $places ->
        [one] { $places } place for it now
       *[other] { $places } places for it now
    }
end-to-go = { $cards ->
        [0] no card left
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
end-left = Cards left: { $seat }
end-in-play = Tokens in play
column-known = Known cards in hand
keys-hand = To your hand
keys-reserve = To the reserve
help-protected = Protected by the { $card } ({ $place })
board-under = beneath it { $card }
board-known = known in hand: { $card }

# Names of cards as they may be hyphenated on a narrow card

syllables-king = King
syllables-queen = Queen
syllables-prince = Prince
syllables-princess = Prin|cess
syllables-prince-charming = Prince Charming
syllables-mistress = Mis|tress
syllables-lady-in-waiting = Lady-in-Waiting
syllables-courtier = Cour|tier
syllables-courtesan = Cour|te|san
syllables-advisor = Advi|sor
syllables-schemer = Sche|mer
syllables-spy = Spy
syllables-thief = Thief
syllables-assassin = Assas|sin
syllables-priest = Priest
syllables-ambassador = Ambas|sa|dor
syllables-merchant = Mer|chant
syllables-minstrel = Min|strel
syllables-jester = Jester
syllables-village-idiot = Village Idiot
syllables-black-knight = Black Knight
syllables-soldier = Sol|dier
syllables-captain = Cap|tain
syllables-traitor = Trai|tor
syllables-ghost = Ghost
syllables-sentry = Sentry
syllables-magician = Magi|cian
syllables-archer = Archer
syllables-witch = Witch
syllables-alchemist = Alche|mist
syllables-siege-engine = Siege Engine
syllables-barbarian = Bar|bar|ian
syllables-dragon = Dragon
syllables-enchanter = Enchan|ter
syllables-fairy = Fairy
syllables-herald = Herald
syllables-knight = Knight
