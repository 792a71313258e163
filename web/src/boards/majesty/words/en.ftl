### The board of Majesty in English

end-lead = by { $by ->
        [one] { $by } coin
       *[other] { $by } coins
    }
board-free = free
board-left = left
board-if-now = if it ended now
card-worth = { $coins } now{ $more ->
        [yes] , { $total } if it ended now
       *[no] { "" }
    }
worth-if-now = { $by } if it ended now ({ $lines })
worth-variety = variety { $by }
worth-majorities = majorities { $by }
worth-wounded = wounded { $by }
board-kinds = kinds × kinds
board-sum = { $seat }: { $total } if it ended now; what adds up
sum-title = What adds up
sum-variety = Variety: { $kinds } × { $kinds }, { $by }
sum-majority = Majority, { $building }: { $by }
board-leads = leads here
board-you = you
board-realms = The realms
board-worth = most here at the end:
board-cell = { $building }: { $cards }{ $lead ->
        [yes] , leads
       *[no] { "" }
    }
board-card = Card { $place }, { $workers ->
        [0] free
        [one] costs { $workers } worker
       *[other] costs { $workers } workers
    }{ $on ->
        [0] { "" }
        [one] , { $on } worker on it
       *[other] , { $on } workers on it
    }:
board-healed-as = heal as { $name }
board-rest = The rest of the turn
board-round = round { $round } of { $rounds }
board-sides = sides { $sides }
board-sides-mixed = sides A and B
card-too-dear = This card costs { $cost ->
        [one] { $cost } worker
       *[other] { $cost } workers
    }; you have { $have }.
board-idle = Choose a card to see what it does for you.
board-idle-rest = Choose where the card you took goes.
board-idle-heal = Choose as whom the healed card comes back.
board-idle-trade = { $building }: + buys a worker for a coin, − sells one for a coin, 0 trades nothing.

## Signs of the buildings

sign-all = all
sign-heal = heal, then
sign-attack = attack, then
sign-group = group
sign-end = at the end
sign-each = each
sign-most = most −10

## The sheet

sheet-title = { $name }: { $before } → { $after } { $after ->
        [one] coin
       *[other] coins
    }
sheet-take = Take
sheet-lay = Lay
sheet-pays = { $paid ->
        [0] free, { $after } { $after ->
            [one] worker
           *[other] workers
        } left
        [one] pay { $paid } worker, { $after } left
       *[other] pay { $paid } workers, { $after } left
    }
sheet-earns = +{ $coins } { $building }
sheet-earns-other = { $seat }: +{ $coins } { $building }
sheet-recruits = { $workers ->
        [one] +{ $workers } worker
       *[other] +{ $workers } workers
    }
sheet-spare = +{ $workers } for workers beyond five
sheet-heals = { $card } is healed
sheet-wounds = { $seat } loses a card: { $card }
sheet-holds = { $seat } fends it off

## Help: what a building does

help-mill-a = 2 coins for each Miller of yours.
help-mill-b = 2 coins for each Miller of yours. Then everyone with a Witch gets 3.
help-brewery-a = 2 coins and 1 worker for each Brewer of yours. Then everyone with a Miller gets 2.
help-brewery-b = 1 worker for each Miller and Brewer of yours. Then 10 coins, once, if you have an Innkeeper and a Noble.
help-cottage-a = The top wounded card is healed. Then 2 coins for each Miller, Brewer and Witch of yours.
help-cottage-b = The top wounded card is healed. Then 3 coins for each Witch of yours.
help-guardhouse-a = 2 coins for each Guard, Knight and Innkeeper of yours. Guards hold off knights all game.
help-guardhouse-b = 2 coins for each Brewer, Witch and Guard of yours. Then everyone with an Innkeeper gets 3. Guards hold off knights all game.
help-barracks-a = Attacks everyone with fewer Guards than you have Knights: their leftmost card is wounded. Then 3 coins for each Knight of yours.
help-barracks-b = Attacks everyone with fewer Guards than you have Knights: their leftmost card is wounded. Then 3 coins for each Knight, Innkeeper and Noble of yours.
help-inn-a = 4 coins for each Innkeeper of yours. Then everyone with a Brewer gets 3.
help-inn-b = 2 coins for each Innkeeper of yours, times the size of your largest group of equal characters.
help-castle-a = 5 coins and 1 worker for each Noble of yours.
help-castle-b = First you may trade coins and workers, one for one. Then 4 coins for each Noble of yours and for each card in your Infirmary.
help-infirmary-a = Wounded people count for nothing, and cost 1 coin each at the end. A Witch heals the top one.
help-infirmary-b = Wounded people cost 2 coins each at the end, and 10 more whoever has most of them. A Witch heals the top one.
help-side = side { $side }
help-value = Whoever has most here at the end gets { $coins }; those who tie get it all.
help-now-counts = Cards here: { $counts }
help-card-gain = Taking this card now: { $coins }
help-building-gain = One more card here now: +{ $coins }
help-building-gains = One more card here now: +{ $least } to +{ $most }
label-coins = Coins
label-workers = Workers
row = The row
keys-row = A card of the row; once more: its other half
board-deck = Deck: { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
board-worth-each = each costs at the end:
board-buildings = The buildings
