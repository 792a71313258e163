"""What each seat of Castle knows of the cards in the hands (C60, C61), in packed integers.

- `multisets`: bags, which are multisets of cards packed into one integer
- `hands`: updates what each seat knows when a card comes to a hand or leaves it
- `possible_holders`: keeps track of cards that were known and may have changed hands unseen
- `imagine`: deals the cards that a seat does not know, to get a table that fits its view

A worked example, run as a test. Three seats, no card dealt yet:

>>> from librt.vecs import vec
>>> from mypy_extensions import i64
>>> from regalia.games.castle.card_tracking.hands import *
>>> from regalia.games.castle.card_tracking.multisets import *
>>> from regalia.games.castle.card_tracking.possible_holders import *
>>> from regalia.games.castle.rules.cards import KIND_OF
>>> from regalia.games.castle.rules.layout import *
>>> QUEEN, PRINCE, SOLDIER = KIND_OF["queen"], KIND_OF["prince"], KIND_OF["soldier"]
>>> c = vec[i64]([0] * CELLS)
>>> c[SEATS] = 3

A bag is a multiset of cards in one integer. It has a field of bits for every kind, just wide enough
to count all copies: one bit for the Queen and for the Prince, four for the 13 Soldiers. `UNIT` is a
bag of one card, so adding and removing a card is `+` and `-`.

>>> UNIT[QUEEN], UNIT[PRINCE], UNIT[SOLDIER] == 1 << 21
(2, 4, True)
>>> count_kind(UNIT[QUEEN] + 2 * UNIT[SOLDIER], SOLDIER)
2

Seat 0 takes the Queen from the open reserve, which everybody sees, and draws the Prince, which
only seat 0 sees. The others draw a Soldier each.

>>> add_to_hand(c, 0, QUEEN, ALL_ROWS)
>>> add_to_hand(c, 0, PRINCE, row_mask_of_seat(0))
>>> add_to_hand(c, 1, SOLDIER, row_mask_of_seat(1))
>>> add_to_hand(c, 2, SOLDIER, row_mask_of_seat(2))
>>> c[HANDS + 0] == UNIT[QUEEN] + UNIT[PRINCE]
True

Knowledge is kept in rows: row 0 is what everybody knows, row 1 what seat 0 knows, row 2 what seat 1
knows, and so on. A row has a bag for every hand: the cards that it knows to be there. Who sees a
card is said by a mask of rows: `row_mask_of_seat(0)` is seat 0 alone, `ALL_ROWS` is everybody.

>>> def known_by(row):
...     return [c[KNOWN + row * MAX_SEATS + hand] for hand in range(3)]
>>> known_by(0)  # the Queen is in hand 0
[2, 0, 0]
>>> known_by(1)  # seat 0 also knows of its Prince
[6, 0, 0]
>>> known_by(3) == [2, 0, UNIT[SOLDIER]]  # seat 2 knows of the Queen and of its own Soldier
True

Seat 1 takes a random card of seat 0: it is the Queen. The two see it; seat 2 does not.

>>> cards, receivers = vec[i64]([QUEEN, 0, 0, 0, 0]), vec[i64]([1, 0, 0, 0, 0])
>>> pass_cards(c, cards, receivers)[0] == row_mask_of_seat(0) | row_mask_of_seat(1)  # who saw
True
>>> known_by(1) == [UNIT[PRINCE], UNIT[QUEEN], 0]  # seat 0 knows where both its cards are
True
>>> known_by(3) == [0, 0, UNIT[SOLDIER]]  # seat 2 is sure of the Queen no more
True

For seat 2 the Queen is a doubted card: she is in some hand, but seat 2 does not know in whose. Her
home is hand 0, where she was last known to be. `DOUBTED` is a bag of doubted cards for every home.
`REACHED` is a mask for every hand: the fields of the kinds that may have come to it.

>>> [c[DOUBTED + 3 * MAX_SEATS + home] for home in range(3)]
[2, 0, 0]
>>> [c[REACHED + 3 * MAX_SEATS + hand] for hand in range(3)]
[2, 2, 0]
>>> bin(hands_reached_by(c, 3, QUEEN))  # hand 0 or hand 1
'0b11'

A trail is one integer per row with seven bits per home: one bit says that the home has doubted
cards, three bits how many of them are elsewhere at most, three how many at least. Here at most one
has left hand 0, and at least none: seat 1 may have taken the other card, which seat 2 never saw.

>>> bin(c[TRAILS + 3])
'0b11'
>>> max_doubted_cards_away(c[TRAILS + 3], 0), min_doubted_cards_away(c[TRAILS + 3], 0)
(1, 0)

Seat 1 plays the Queen. Now everybody sees where she was, and nothing is in doubt.

>>> remove_from_hand_openly(c, 1, QUEEN)
>>> c[TRAILS + 3], c[DOUBTED + 3 * MAX_SEATS], known_by(0)
(0, 0, [0, 0, 0])
"""
