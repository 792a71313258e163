"""The people and buildings of Majesty, and the 60 cards, as rows of data (M3)."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

CHARACTERS: Final = ("miller", "brewer", "witch", "guard", "knight", "innkeeper", "noble")
BUILDINGS: Final = ("mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle")

MILL: Final = 0
BREWERY: Final = 1
COTTAGE: Final = 2
GUARDHOUSE: Final = 3
BARRACKS: Final = 4
INN: Final = 5
CASTLE: Final = 6
INFIRMARY: Final = 7
KINDS_OF_PEOPLE: Final = 7

MILLER: Final = MILL
BREWER: Final = BREWERY
WITCH: Final = COTTAGE
GUARD: Final = GUARDHOUSE
KNIGHT: Final = BARRACKS
INNKEEPER: Final = INN
NOBLE: Final = CASTLE

# name, copies in stage 1 (green), copies in stage 2 (red)
# A kind is its place here, from 1: first one for each character, then the doubles.
CARDS: Final = (
    ("miller", 7, 2),
    ("brewer", 4, 2),
    ("witch", 3, 2),
    ("guard", 3, 2),
    ("knight", 2, 1),
    ("innkeeper", 2, 2),
    ("noble", 3, 2),
    ("miller/brewer", 2, 1),
    ("miller/knight", 1, 1),
    ("brewer/witch", 1, 2),
    ("brewer/knight", 0, 1),
    ("witch/guard", 1, 2),
    ("witch/innkeeper", 0, 1),
    ("witch/noble", 0, 1),
    ("guard/knight", 0, 2),
    ("guard/innkeeper", 1, 0),
    ("guard/noble", 1, 0),
    ("knight/innkeeper", 1, 2),
    ("innkeeper/noble", 1, 1),
)
KINDS: Final = 19
NO_CARD: Final = 0

NAMES: Final = ("", *[name for name, _, _ in CARDS])
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES) if kind}


def characters_at_card_end(end: int) -> vec[i64]:
    """For every kind, the character at this end of the card (0 lower, -1 higher)."""
    found = vec[i64]([NO_CARD])
    for name, _, _ in CARDS:
        found = append(found, i64(CHARACTERS.index(name.split("/")[end])))
    return found


def cards_of_stage(stage: int) -> vec[i64]:
    """All cards of a stage (1 green, 2 red), kind by kind."""
    cards = vec[i64]()
    for kind, row in enumerate(CARDS, start=1):
        copies = row[1] if stage == 1 else row[2]
        for _ in range(copies):
            cards = append(cards, i64(kind))
    return cards


LOWER: Final = characters_at_card_end(0)
HIGHER: Final = characters_at_card_end(-1)
GREEN: Final = cards_of_stage(1)
RED: Final = cards_of_stage(2)
EVERY_CARD: Final = extend(GREEN[:], RED)
ALL_GREEN: Final = 33
ALL_RED: Final = 27


def character_on_card(card: i64, higher: bool) -> i64:
    """The lower or the higher character of a card; they are the same on a single one."""
    return HIGHER[card] if higher else LOWER[card]


VALUE_A: Final = vec[i64]([10, 11, 12, 13, 14, 15, 16])
VALUE_B: Final = vec[i64]([14, 12, 12, 8, 8, 12, 16])
