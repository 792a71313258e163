by = by Stefano Luperto
minutes = 15 min
about = Push courtiers up to the throne. Crown your secret favourites, veto the others.
option-rounds = Rounds
option-rounds-says = Three rounds are a whole game; one is a taste of it.
choice-rounds-3 = three
choice-rounds-1 = one
option-moonshot = Zero counts as 33
option-moonshot-says = In a game of one round a score of 0 counts as 33. Three rounds have this in the last one anyway.
choice-moonshot-none = as the rules say
choice-moonshot-true = yes
choice-moonshot-false = no
option-placement = Beginning
option-placement-says = Players place the courtiers themselves, or chance does.
choice-placement-players = by the players
choice-placement-random = by chance
compare-goals = Favourites
compare-goals-new = new ones every round, the scores add up
compare-goals-one = one goal, one score
compare-nothing = A score of 0
compare-nothing-last = counts as 33 in the last round
compare-nothing-agreed = counts as 33 only if so agreed
compare-start = Before the ascent
compare-start-players = players place the courtiers in turn
compare-start-random = the ascent begins at once
compare-floors = Where they start
compare-floors-players = on floors 1 to 4, the rest below
compare-floors-random = anywhere on floors 0 to 3
gallery-courtiers = Courtiers
gallery-floors = Floors
gallery-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
