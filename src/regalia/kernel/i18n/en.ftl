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
