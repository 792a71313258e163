"""The courtiers and floors of King Me!, and the 26 goals, as rows of data."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LETTERS: Final = "ABVGDJIKLMNOP"
COURTIERS: Final = 13

FLOORS: Final = (
    "servants",
    "craftsmen",
    "merchants",
    "guards",
    "dignitaries",
    "nobles",
    "throne",
)
SERVANTS: Final = 0
CRAFTSMEN: Final = 1
MERCHANTS: Final = 2
GUARDS: Final = 3
DIGNITARIES: Final = 4
NOBLES: Final = 5
THRONE: Final = 6
# the positions of courtiers who are on no floor
NOWHERE: Final = 7
OUT_OF_ROUND: Final = 8

# what a favourite is worth: by floor, not placed, out (K14)
WORTH: Final = vec[i64]([0, 1, 2, 3, 4, 5, 10, 0, 0])

# the favourites of each goal; its number is its place here, from 1
GOALS: Final = (
    "AVGIMP",
    "ABJINO",
    "VGJKOP",
    "ABDKNP",
    "BVGDJL",
    "AVKLMN",
    "GDJIMN",
    "AGIKLO",
    "ADJMOP",
    "BJIKLP",
    "BVDKMO",
    "VDILNP",
    "BGLMNO",
    "DJKLNO",
    "GDKLMP",
    "ABDILM",
    "VJILMO",
    "IKMNOP",
    "BGDIOP",
    "ABVLOP",
    "BVJMNP",
    "BVGIKN",
    "AVGDNO",
    "AGJLNP",
    "ABGJKM",
    "AVDJIK",
)
ALL_GOALS: Final = 26


def favourite_masks() -> vec[i64]:
    """For every goal by number, a bit per courtier that it names."""
    found = vec[i64]([0])
    for goal in GOALS:
        found = append(found, i64(sum(1 << LETTERS.index(letter) for letter in goal)))
    return found


FAVOURITES: Final = favourite_masks()
