### King Me!: the rules for players, one message per rule, in reading order.

section-aim = Aim of the game

aim =
    Score the most points in three rounds. A secret card names your six favourites;
    the higher they stand when a king is crowned, the more points you get. First all
    place courtiers on the lower floors, then in turn everybody moves any one of
    them up by a floor. Whoever reaches the throne room is voted on: with nothing
    but Yes there is a king and the round is scored; a single No, and the candidate
    is out.

section-course = The course of a round

course-1 =
    Your secret goal shows your six favourites. Only you know them until the round
    is over.

course-2 =
    First you place courtiers in turn, on floors 1 to 4. No floor holds more than
    four.

course-3 =
    Then, in turn, everybody moves any one courtier up by one floor, whoever's
    favourite it is.

course-4 =
    Whoever enters the Throne room is voted on by all at once, in secret. A single
    No is enough, and the courtier is out for the round.

course-5 =
    If all say Yes there is a king. Every favourite now counts the points of its
    floor, the king 10.

section-setup = Set-up of a round

K1 =
    Thirteen courtiers want the crown, and three to six players pull the strings.
    There are 26 goal cards with six favourites each. They are shuffled, and you are
    dealt one of them: until the round is over, you alone know it. A goal dealt once
    does not return in the same game.

K2 =
    You take one Yes card into your hand, and your “No” cards: four with three
    players, three with four players, two with five or six players. At the table you
    keep the number of your “No” cards to yourself; here it is shown, since anybody
    could count the votes.

K3 =
    Chance decides who is first player in the first round. The seats are numbered
    clockwise: your neighbour on the left has the next higher number, and after the
    last seat comes the first one again.

section-placing = Phase 1: placing the courtiers

K4 =
    The palace has seven floors. From the bottom up they are 0 Servants,
    1 Craftsmen, 2 Merchants, 3 Guards, 4 Dignitaries, 5 Nobles and, at the very
    top, 6 the Throne room. The first player begins and the turn goes round
    clockwise. On your turn, take a courtier who is not in the palace yet and put
    them on floor 1, 2, 3 or 4. This goes on until everybody has placed four
    courtiers (three players), three (four players) or two (five or six players).

K5 =
    Four courtiers fill a floor, now and for the rest of the round: there is never
    room for a fifth.

K6 =
    Those whom nobody has placed begin at the very bottom, with the Servants on
    floor 0. With five players there are three of them, with three, four or six
    players just one.

section-ascent = Phase 2: the ascent

K7 =
    The first player begins again and the turn goes round clockwise. On your turn,
    choose any courtier in the palace and move them up by exactly one floor. You may
    not pass, nobody ever goes down, and a floor on which four courtiers stand is
    closed until one of them leaves it.

K8 =
    You are never stuck: the throne is empty whenever a turn begins, so at least the
    courtier who stands highest has room above. You may move any courtier, no matter
    whose favourite they are, and you may even vote against the very one you have
    brought to the throne.

K9 =
    By moving a courtier from floor 5 (Nobles) into the Throne room you nominate
    them for king: take the crown token, and the vote is held on the spot.

section-voting = The vote

K10 =
    Everybody votes, the one who made the nomination included. All choose in secret
    and at the same moment: Yes, or No for those who still have a “No” card. Then
    all votes are revealed at once, and everyone sees who voted how.

K11 =
    If every vote is a Yes, the nominee becomes king and that ends the round.

K12 =
    A single No is enough to turn the nominee down, and the courtier is then out
    until the end of the round. All “No” cards played in this vote are spent for the
    round, while Yes cards go back to the hands they came from. The next turn
    belongs to the player on the left of whoever has the crown token.

K13 =
    When your “No” cards are used up you can only vote Yes, but you are asked for
    your vote all the same. The vote is held even if not a single “No” card is left
    at the table; the nominee is then certain to be crowned. Every round finds its
    king: there are 13 courtiers, turning one down costs at least one “No” card, and
    the players together have only 12 of those (10 with five players).

section-scoring = Scoring, new round and victory

K14 =
    Everybody reveals their goal. Each of your six favourites earns points for the
    place they have reached:
    - 10 as king
    - 5 with the Nobles
    - 4 with the Dignitaries
    - 3 with the Guards
    - 2 with the Merchants
    - 1 with the Craftsmen
    - 0 with the Servants, and for a courtier who was voted out

    The sum is your score for the round.

K15 =
    In the third round, and in no other, a score of 0 counts as 33. No round can
    bring you more than that: 33 is the king (10), three favourites with the Nobles
    (3 × 5) and two with the Dignitaries (2 × 4). The king himself has just left the
    floor of the Nobles, so only three can be there.

K16 =
    For the next round you get a new goal from the rest of the deck and have all
    your “No” cards again. The board is cleared, and all 13 courtiers are back in
    the game, those voted out as well. The crown is held by whoever nominated the
    king; the player on the left of the crown holder is the new first player.

K17 =
    When three rounds have been played, the highest total wins. If there is a tie
    for first place, the tied players look at their goals of the last round: whoever
    has the most of their own favourites still in the palace wins. Every floor
    counts here, from floor 0 up to the throne. Those who are still level share the
    victory.

section-variants = Variants

variant-rounds =
    Rounds: three, the default, or one. A game of one round is played without K15,
    unless you agree that zero counts as 33; then a score of 0 in that only round
    does. With three rounds there is nothing to agree on: K15 holds in the last one
    anyway.

variant-placement =
    Beginning: usually you place the courtiers yourselves as in K4 to K6. If chance
    places them, phase 1 is left out: in every round the 13 courtiers and three
    blanks are shuffled into the sixteen places of floors 0 to 3, four places on
    each floor, and the ascent begins at once. Some players know this from an online
    version of the game.

section-box = The goal cards

goals-note =
    Each courtier is on 12 of the 26 goals, and each pair of courtiers appears
    together on 5. Even six players need only 18 goals over three rounds.

    Of the printed goals only the four in the rulebook's example are public; the
    other 22 are ours. So are the names Viola, Jolanda and Konrad, and in Russian
    the thirteenth name, Oskar, the only one that the rulebook leaves out.

section-notation = How moves are written

notation-note =
    In the terminal and in records a courtier is the first letter of the name.
    K@3 places Konrad on floor 3, K^ moves him up by a floor; a vote is yes or no.
