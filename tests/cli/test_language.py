"""Which language a command speaks."""

import pytest

from regalia.cli.arguments import choose_language
from regalia.kernel.errors import BadRecord

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "pl", "LC_ALL": ""}, "pl"),
    ],
)
def test_a_command_speaks_the_language_of_the_system_or_english(
    system: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert choose_language("") == language
    assert choose_language("ru") == "ru"


def test_a_language_that_is_not_ours_is_refused_when_it_is_asked_for() -> None:
    with pytest.raises(BadRecord, match=r"^lang: «fr» is none of en, ru, de, pl$"):
        choose_language("fr")
