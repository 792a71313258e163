### King Me! in English

game = King Me!

## Courtiers, floors, votes

courtier-A = Alighiero
courtier-B = Beatrice
courtier-V = Viola
courtier-G = Gavino
courtier-D = Dario
courtier-J = Jolanda
courtier-I = Irina
courtier-K = Konrad
courtier-L = Leonardo
courtier-M = Merlino
courtier-N = Natale
courtier-O = Odessa
courtier-P = Piero

initial-A = A
initial-B = B
initial-V = V
initial-G = G
initial-D = D
initial-J = J
initial-I = I
initial-K = K
initial-L = L
initial-M = M
initial-N = N
initial-O = O
initial-P = P

floor-servants = Servants
floor-craftsmen = Craftsmen
floor-merchants = Merchants
floor-guards = Guards
floor-dignitaries = Dignitaries
floor-nobles = Nobles
floor-throne = Throne room

vote-yes = Yes
vote-no = No

phase-placing = placing
phase-ascent = the ascent
phase-vote = the vote
phase-vote-on = the vote on { $courtier }
phase-over = the end

## Amounts

points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happens

event-dealt = { $seat } is dealt goal { $goal }: { $courtiers }.
event-dealt-veiled = { $seat } is dealt a goal.
event-placed = { $seat } places { $courtier } on the floor of the { $floor }.
event-stood = On the floor of the { $floor }: { $courtiers }.
event-moved = { $seat } moves { $courtier } up to the { $floor }.
event-nominated = { $seat } leads { $courtier } into the Throne room and takes the crown: everyone votes.
event-voted = { $seat } votes { $vote }, face down.
event-voted-veiled = { $seat } has voted.
event-agreed = Yes: { $seats }.
event-objected = No: { $seats }.
event-crowned = { $courtier } is king, nominated by { $by }.
event-rejected = { $courtier }, nominated by { $by }, is out for this round.
event-scored = { $seat } shows goal { $goal } ({ $courtiers }): { points }, { $total } in all.
event-soared = { $seat } shows goal { $goal } ({ $courtiers }): nothing at all, and that counts as { points }, { $total } in all.
event-began = Round { $round } begins, and { $seat } is first.
event-finished = The game is over. Won by: { $seats }.

## The picture

portrait-round = round { $number } of { $rounds }, { $phase }
portrait-goal = Your goal { $goal }, now worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }:
portrait-round-score = Round { $number }
portrait-waiting = Not placed yet:
portrait-out = Out, and who said No:
portrait-gone = Goals of earlier rounds:
legend = ▶ to move   ♛ nominated last   ★ favourite of yours   ✗3 “No” cards left   ✓ ✗ ■ a vote: Yes, No, sealed
column-goal = Goal
column-total = Total

describe-place = Place { $courtier } on floor { $number }, { $floor }
describe-ascend = Move { $courtier } up to floor { $number }, { $floor }
describe-nominate = Nominate { $courtier } for king
describe-yes = Vote Yes
describe-no = Vote No

## Refusals

refuse-only-yes = there is no “No” card left, so the vote can only be yes
refuse-vote-now = now everyone votes, yes or no, not { $typed }
refuse-no-vote-now = there is no vote now: it begins when a courtier enters the Throne room
refuse-no-placing = { $typed } is no move: place a courtier on a floor, like K@3
refuse-no-ascent = { $typed } is no move: move a courtier up, like K^
refuse-no-courtier = { $typed } is no courtier: they are { $initial }
refuse-not-yet-up = nobody moves up before all are placed: place a courtier, like K@3
refuse-placed-already = { $courtier } is placed already
refuse-no-such-floor = courtiers are placed on floors 1 to 4, not on floor { $floor }
refuse-floor-full = floor { $floor } has four courtiers and no room for { $courtier }
refuse-placing-over = the placing is over: move a courtier up, like K^
refuse-out-of-round = { $courtier } is out for this round

## What a move brings, in short

brief-dealt = { "" }
brief-dealt-veiled = { "" }
brief-placed = { "" }
brief-stood = { "" }
brief-moved = { "" }
brief-nominated = everyone votes
brief-voted = { "" }
outlook-goal = your points this round: { $before } → { $after }
outlook-same = your points this round: still { $before }
outlook-nominated = your points this round: { $crowned } if all say Yes, { $out } if not
outlook-no = { $courtier } is out; your points this round: { $before } → { $out }
outlook-yes = if all say Yes, { $courtier } is king and you have { $crowned } this round; if not: { $out }

## Why it was won

won-most = Whoever has the highest total wins.
won-favourites = Equal totals: whoever has the most favourites of the last round still in the palace wins.
won-shared = Equal totals, and as many favourites in the palace: the victory is shared.

## Words to ask about

topic-goals = goals, goal, favourites, points
topic-noes = noes, no cards, no, veto
topic-seats = seats, players, order, turn, to move
topic-placing = placing, place, not placed yet
topic-floors = floors, floor, palace, servants, craftsmen, merchants, guards, dignitaries, nobles
topic-ascent = ascent, ascend, move up, up, courtiers
topic-crown = crown, nominate, nomination
topic-throne = throne, throne room
topic-votes = votes, vote, yes, out, sealed
topic-king = king
topic-scoring = scoring, score, worth
topic-moonshot = zero, thirty-three, moonshot
topic-rounds = rounds, round
topic-end = end, victory, winner, total

## How to win

howto =
    Your secret goal names six favourites, marked with a star. The higher they stand when the
    king is crowned, the more points you get: the number of their floor, 10 for the king.
    First everyone places courtiers on floors 1 to 4, at most four on each.
    Then you move one courtier, whoever it is, up by one floor in every turn.
    Whoever enters the Throne room is voted on, in secret and by all at once. If all say Yes
    there is a king and the round is scored; a single No, and the courtier is out of the round.
    Your “No” cards are few and do not come back; without one you can only say Yes.
    After three rounds the highest total wins. So push your own up, but do not let it be seen:
    favourites that are known to be yours get a No.

## The coach, before a move

coach-unplaced = { $favourites ->
        [one] One of your favourites is
       *[other] { $favourites } of your favourites are
    } not placed yet.
coach-all-placed = All your favourites are in the palace. Whoever you place now brings you nothing: low floors keep such courtiers down.
coach-top-floor = The highest floor with room is that of the { $floor } ({ $room } free): a favourite there counts { $points }.
coach-noes = { $noes ->
        [0] You have no “No” card left: you can only vote Yes.
        [one] You hold { $noes } “No” card.
       *[other] You hold { $noes } “No” cards.
    }
coach-noes-of-others = { $noes ->
        [0] Nobody else has a “No” card left.
        [one] All the others together have only one “No” card.
       *[other] All the others together have only { $noes } “No” cards.
    }
coach-near-favourite = Your favourite { $courtier } stands just below the Throne room: a coronation would bring you { $crowned } this round instead of { $points }.
coach-near-stranger = { $courtier }, no favourite of yours, stands just below the Throne room: a coronation would end the round with { $points } for you.
coach-low-favourites = { $favourites ->
        [one] One of your favourites stands
       *[other] { $favourites } of your favourites stand
    } no higher than the { $floor }.
coach-vote-favourite = { $courtier } is your favourite: a coronation gives you { $points } this round, a No leaves you at { $out }.
coach-vote-stranger = { $courtier } is no favourite of yours: a coronation ends the round with { $points } for you.
coach-points-now = As they stand now, your favourites give you { points } this round.

## What a move leads to, and the other one otherwise
reason-round-points = Points of the round: about { $better }, otherwise { $other }.
reason-rival-points = Points of the best rival in the round: about { $better }, otherwise { $other }.
reason-own-noes = No cards of one's own shown in the round: about { $better }, otherwise { $other }.
reason-rival-noes = No cards of all others shown in the round: about { $better }, otherwise { $other }.
reason-favourite-crowned = { $courtier }, a favourite, is crowned: in { $better } % of the continuations, otherwise in { $other } %.
reason-favourite-out = { $courtier }, a favourite, is voted out: in { $better } % of the continuations, otherwise in { $other } %.
reason-stranger-crowned = { $courtier }, no favourite, is crowned: in { $better } % of the continuations, otherwise in { $other } %.
expected-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
