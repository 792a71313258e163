"""King Me! under the laws of the house."""

import pytest
from tests.kingme.tables import GAME, options_of

from regalia.kernel.laws import uphold
from regalia.kernel.voice import LANGUAGES, Voice

VARIANTS: list[dict[str, object]] = [
    {},
    {"rounds": 1},
    {"rounds": 1, "moonshot": True},
    {"placement": "random"},
    {"rounds": 1, "placement": "random"},
]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int, variant: dict[str, object]) -> None:
    voices = [Voice(GAME, language, ["Anna"] * seats) for language in LANGUAGES]
    options = options_of(seats, **variant)
    uphold(GAME, options, f"{seats:032x}", voices)
