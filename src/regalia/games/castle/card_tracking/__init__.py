"""What each seat of Castle knows of the cards in the hands (C60, C61), in packed integers.

- `multisets`: how many cards of each kind, in one integer
- `hands`: cards that come to a hand or leave it, and who sees it
- `possible_holders`: cards seen before that may have changed hands unseen
- `imagine`: deals the cards that a seat does not know

A worked example, run as a test. Three seats, no card dealt yet:

>>> from librt.vecs import vec
>>> from mypy_extensions import i64
>>> from regalia.games.castle.card_tracking.hands import EVERYBODY, gain, hand_over, lose, row_of
>>> from regalia.games.castle.card_tracking.multisets import UNIT, count
>>> from regalia.games.castle.card_tracking.possible_holders import hands_for, least_away, most_away
>>> from regalia.games.castle.rules.cards import KIND_OF
>>> from regalia.games.castle.rules.layout import *
>>> QUEEN, PRINCE, SOLDIER = KIND_OF["queen"], KIND_OF["prince"], KIND_OF["soldier"]
>>> c = vec[i64]([0] * CELLS)
>>> c[SEATS] = 3

A multiset of cards has a field of bits for every kind, just wide enough for all its copies: one
bit for the Queen and for the Prince, four for the Soldiers. `UNIT` is one card of a kind.

>>> UNIT[QUEEN], UNIT[PRINCE], UNIT[SOLDIER] == 1 << 21
(2, 4, True)
>>> count(UNIT[QUEEN] + 2 * UNIT[SOLDIER], SOLDIER)
2

Seat 0 takes the Queen from the open reserve, which everybody sees, and draws the Prince, which
only seat 0 sees. The others draw a Soldier each.

>>> gain(c, 0, QUEEN, EVERYBODY)
>>> gain(c, 0, PRINCE, row_of(0))
>>> gain(c, 1, SOLDIER, row_of(1))
>>> gain(c, 2, SOLDIER, row_of(2))
>>> c[HANDS + 0] == UNIT[QUEEN] + UNIT[PRINCE]
True

Knowledge is kept in rows: row 0 is what everybody knows, row 1 what seat 0 knows, row 2 what seat 1
knows, and so on. A row has a multiset for every hand, of the cards it knows to be there.

>>> def known(row):
...     return [c[KNOWN + row * MOST_SEATS + hand] for hand in range(3)]
>>> known(0)  # the Queen is in hand 0
[2, 0, 0]
>>> known(1)  # seat 0 knows of its Prince besides
[6, 0, 0]
>>> known(3) == [2, 0, UNIT[SOLDIER]]  # seat 2 knows of the Queen and of its own Soldier
True

Seat 1 takes a random card of seat 0: it is the Queen. The two see it; seat 2 does not.

>>> cards, goals = vec[i64]([QUEEN, 0, 0, 0, 0]), vec[i64]([1, 0, 0, 0, 0])
>>> hand_over(c, cards, goals)[0] == row_of(0) | row_of(1)  # the rows that saw it go
True
>>> known(1) == [UNIT[PRINCE], UNIT[QUEEN], 0]  # seat 0 knows where both its cards are
True
>>> known(3) == [0, 0, UNIT[SOLDIER]]  # seat 2 is sure of the Queen no more
True

For seat 2 the Queen is doubted: she is still in a hand, but in whose? Her home is hand 0, where she
was last known to be. `DOUBTED` has the doubted cards by home, `REACHED` the kinds of doubted cards
that each hand may hold, as all bits of their fields.

>>> [c[DOUBTED + 3 * MOST_SEATS + home] for home in range(3)]
[2, 0, 0]
>>> [c[REACHED + 3 * MOST_SEATS + hand] for hand in range(3)]
[2, 2, 0]
>>> bin(hands_for(c, 3, QUEEN))  # hand 0 or hand 1
'0b11'

A trail is one integer per row with seven bits per home: one says that there are doubted cards,
three how many of them are elsewhere at most, three how many at least. At most one has left hand 0,
at least none: it may have been the other card, which seat 2 never saw.

>>> bin(c[TRAILS + 3])
'0b11'
>>> most_away(c[TRAILS + 3], 0), least_away(c[TRAILS + 3], 0)
(1, 0)

Seat 1 plays the Queen. Now everybody sees where she was, and nothing is in doubt.

>>> lose(c, 1, QUEEN)
>>> c[TRAILS + 3], c[DOUBTED + 3 * MOST_SEATS], known(0)
(0, 0, [0, 0, 0])
"""
