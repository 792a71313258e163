### The board of King Me! in English

end-lead = by { $by ->
        [one] { $by } point
       *[other] { $by } points
    }
board-table = Table
board-columns = “No” cards left · total
board-you = you
board-noes = “No” cards left: { $noes }
board-awaited = has not voted yet
board-palace = The palace
board-floor = { $floor }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-throne = Throne
board-courtier = { $courtier }
board-favourite = { $courtier }, your favourite
board-place-here = Place on the floor of the { $floor }
board-favourites = Your favourites
board-all-favourites = Favourites of all
board-only-you = only you see them
board-if-now = If the round ended now
board-soars = 0 points count as 33 this round
board-now = now
board-out = out
board-waits = waits
board-out-now = Out this round
board-round = Round { $round }
board-round-of = round { $round } of { $rounds }
board-idle-up = Choose a courtier to move up, and see what it gives you.
board-idle-place = Choose a courtier who waits, then a lit floor.

## The sheet

sheet-for-king = { $courtier } for king?
sheet-nominates = Nominate { $courtier }
sheet-to = { $courtier } to the { $floor }
sheet-floor = Choose a lit floor.
sheet-round = your points this round: { $before } → { $after }
sheet-yours = one of your favourites
sheet-not-yours = not one of your favourites
sheet-crowned = crowned: { $points } for you
sheet-refused = refused: { $points }
act-seal = Cast vote
act-place = Place
act-up = Move up
act-nominate = Call the vote

## Help

help-throne = Whoever enters is put to the vote at once. A king is worth 10 points to those who favour him.
help-floor = Holds four courtiers; each is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to those who favour them.
help-yours = Your favourite, worth { $points } now.
help-not-yours = Not one of your favourites.
keys-courtier = A courtier, by initial
keys-floor = A floor, while courtiers are placed
keys-vote = Vote
board-total = total
board-crown = has the crown

## The votes

board-votes = Votes
vote-sealed = sealed
ballot-yes = comes back
ballot-no = { $noes ->
        [0] none left
        [one] your last one
       *[other] one of your { $noes }
    }
sheet-by = nominated by { $name }
sheet-sealed = Your vote: { $vote }
sheet-sealed-of = { $sealed } of { $seats } have voted
sheet-king = Long live { $courtier }!
sheet-out = { $noes ->
        [one] { $courtier } is out: one No
       *[other] { $courtier } is out: { $noes } × No
    }
sheet-against = { $name } voted No and has { $noes } left
sheet-keep = for you: { $points } for now

## The end of a round

round-goals = Round { $round }: the goals
round-columns = this round · total
round-soared = zero counts as 33
round-lead = { $count ->
        [one] { $names } leads with { points }
       *[other] { $names } lead with { points } each
    }
round-next = To round { $round }
