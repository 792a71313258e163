"""The 56 cards of Castle, 37 kinds, as rows of data (C2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

COURT: Final = 0
WALLS: Final = 1
TOWERS: Final = 2
OUTSIDE: Final = 3
ANY_ZONE: Final = 4
ZONES: Final = ("court", "walls", "towers", "outside", "any")

# name, zone, gender where an effect asks for it, copies, rule; a kind is its place here, from 1
CARDS: Final = (
    ("king", COURT, "m", 1, "C20"),
    ("queen", COURT, "f", 1, "C21"),
    ("prince", COURT, "m", 1, "C22"),
    ("princess", COURT, "f", 1, "C23"),
    ("prince-charming", COURT, "m", 1, "C24"),
    ("mistress", COURT, "f", 1, "C25"),
    ("lady-in-waiting", COURT, "f", 1, "C26"),
    ("courtier", COURT, "m", 1, "C27"),
    ("courtesan", COURT, "f", 1, "C28"),
    ("advisor", COURT, "m", 1, "C29"),
    ("schemer", COURT, "m", 1, "C30"),
    ("spy", COURT, "m", 1, "C31"),
    ("thief", COURT, "m", 1, "C32"),
    ("assassin", COURT, "m", 1, "C33"),
    ("priest", COURT, "m", 1, "C34"),
    ("ambassador", COURT, "m", 1, "C35"),
    ("merchant", COURT, "m", 1, "C36"),
    ("minstrel", COURT, "m", 1, "C37"),
    ("jester", COURT, "m", 1, "C38"),
    ("village-idiot", COURT, "m", 1, "C39"),
    ("black-knight", COURT, "m", 1, "C40"),
    ("soldier", WALLS, "m", 13, "C41"),
    ("captain", WALLS, "m", 1, "C42"),
    ("traitor", WALLS, "m", 1, "C43"),
    ("ghost", TOWERS, "", 1, "C44"),
    ("sentry", TOWERS, "m", 1, "C45"),
    ("magician", TOWERS, "m", 1, "C46"),
    ("archer", TOWERS, "m", 1, "C47"),
    ("witch", TOWERS, "f", 1, "C48"),
    ("alchemist", TOWERS, "m", 1, "C49"),
    ("siege-engine", OUTSIDE, "", 5, "C50"),
    ("barbarian", OUTSIDE, "m", 1, "C51"),
    ("dragon", OUTSIDE, "", 1, "C52"),
    ("enchanter", OUTSIDE, "m", 1, "C53"),
    ("fairy", OUTSIDE, "f", 1, "C54"),
    ("herald", OUTSIDE, "m", 1, "C55"),
    ("knight", ANY_ZONE, "m", 4, "C56"),
)
KINDS: Final = 37
NO_CARD: Final = 0

KING: Final = 1
QUEEN: Final = 2
PRINCE: Final = 3
PRINCESS: Final = 4
PRINCE_CHARMING: Final = 5
MISTRESS: Final = 6
LADY_IN_WAITING: Final = 7
COURTIER: Final = 8
COURTESAN: Final = 9
ADVISOR: Final = 10
SCHEMER: Final = 11
SPY: Final = 12
THIEF: Final = 13
ASSASSIN: Final = 14
PRIEST: Final = 15
AMBASSADOR: Final = 16
MERCHANT: Final = 17
MINSTREL: Final = 18
JESTER: Final = 19
VILLAGE_IDIOT: Final = 20
BLACK_KNIGHT: Final = 21
SOLDIER: Final = 22
CAPTAIN: Final = 23
TRAITOR: Final = 24
GHOST: Final = 25
SENTRY: Final = 26
MAGICIAN: Final = 27
ARCHER: Final = 28
WITCH: Final = 29
ALCHEMIST: Final = 30
SIEGE_ENGINE: Final = 31
BARBARIAN: Final = 32
DRAGON: Final = 33
ENCHANTER: Final = 34
FAIRY: Final = 35
HERALD: Final = 36
KNIGHT: Final = 37

NAMES: Final = ("", *[row[0] for row in CARDS])
RULES: Final = ("", *[row[4] for row in CARDS])
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES) if kind}

NOT_FOR_TWO: Final = (JESTER, VILLAGE_IDIOT)  # C2


def gender_flags(gender: str) -> vec[i64]:
    """1 for every kind of this gender, 0 for the others."""
    return vec[i64]([0] + [1 if row[2] == gender else 0 for row in CARDS])


ZONE: Final = vec[i64]([0] + [row[1] for row in CARDS])
COPIES: Final = vec[i64]([0] + [row[3] for row in CARDS])
MALE: Final = gender_flags("m")
FEMALE: Final = gender_flags("f")

# by seats (C3)
HAND_CARDS: Final = vec[i64]([0, 0, 9, 7, 5, 5])
DECK_CARDS: Final = vec[i64]([0, 0, 13, 8, 6, 4])
RESERVE_CARDS: Final = vec[i64]([0, 0, 10, 11, 12, 11])


def cards_in_box(seats: i64) -> vec[i64]:
    """The cards of a game with this number of seats, kind by kind (C2)."""
    cards = vec[i64](capacity=56)
    for kind in range(1, i64(KINDS + 1)):
        if seats > 2 or (kind != JESTER and kind != VILLAGE_IDIOT):
            copies = COPIES[kind]
            while copies > 0:
                cards = append(cards, kind)
                copies -= 1
    return cards


BOX_FOR_TWO: Final = cards_in_box(2)
WHOLE_BOX: Final = cards_in_box(3)
