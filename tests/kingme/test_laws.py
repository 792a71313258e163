"""King Me! under the laws of the house."""

import pytest
from tests.kingme.tables import GAME, options_of

from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.testing.laws import check_laws

TABLES: list[tuple[int, dict[str, object]]] = [
    (3, {"rounds": 1}),
    (4, {"rounds": 1, "moonshot": True}),
    (5, {"rounds": 1}),
    (6, {"rounds": 1, "placement": "random"}),
    (6, {"rounds": 1, "moonshot": True}),
    (3, {}),
    (4, {}),
    (5, {"placement": "random"}),
]


@pytest.mark.parametrize(("seats", "variant"), TABLES, ids=str)
def test_the_laws_hold(seats: int, variant: dict[str, object]) -> None:
    voices = [Voice(GAME, language, ["Anna"] * seats) for language in LANGUAGES]
    check_laws(GAME, options_of(seats, **variant), f"{seats:032x}", voices)
