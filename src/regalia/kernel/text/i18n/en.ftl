### What the table itself says in English, whatever the game

seat = Seat { $number }
won = { $count ->
        [one] Winner: { $seats }
       *[other] Winners: { $seats }
    }

refuse-over = the game is over
refuse-stale = that decision is no longer open
refuse-not-pending = it is not for { $seat } to move now, but for { $others }
refuse-no-such-seat = a seat of this table is a number below { $seats }
refuse-no-such-move = { $typed } is no legal move now
refuse-too-long = no move is longer than { $most } characters
refuse-not-begun = the game has not begun: a seat is still open
refuse-not-your-seat = you do not sit on that seat
refuse-undo-off = moves are not taken back at this table
refuse-undo-not-yours = the last move was not yours to take back
refuse-undo-passed = too late to undo: the turn has passed on
refuse-undo-shown = too late to undo: that move has shown something new
refuse-chat-off = the chat is switched off at this table
refuse-hints-off = there are no hints at this table
refuse-coach-off = there is no coach at this table
refuse-too-fast = that was too fast: please wait a moment
refuse-busy = the server is busy: please try again in a moment
