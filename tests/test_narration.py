"""What is declared as a row of events can be told, whole and veiled, in every language."""

import pytest

from regalia.games import GAMES
from regalia.kernel.event import Event, EventType, FactKind
from regalia.kernel.text.voice import LANGUAGES, Voice, read_catalogue

everywhere = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def sample(row: EventType) -> Event:
    """An event of a row, with some number for every fact; nobody sees what is secret."""
    return Event(row, [one_of(kind) for kind in row.facts.values()])


def one_of(kind: FactKind) -> int | list[int]:
    """The last of the names of a kind, or seat or number 1."""
    number = len(kind.names) - 1 if kind.names else 1
    return [number, number] if kind.is_list else number


@every_game
@everywhere
def test_every_row_is_told_with_all_its_facts(game: str, language: str) -> None:
    voice = Voice(GAMES[game], language, ["Anna", "Boris"])
    for row in GAMES[game].events:
        assert voice.event_text(sample(row).with_secrets()).strip()
        if row.secret_facts:
            veiled = sample(row).as_seen_by(0)
            assert veiled.has_hidden_facts()
            assert voice.event_text(veiled).strip()


@every_game
@everywhere
def test_no_event_is_worded_that_is_not_declared(game: str, language: str) -> None:
    text = read_catalogue(GAMES[game].package, f"{language}.ftl")
    worded = {line.split(" =")[0] for line in text.splitlines() if line.startswith("event-")}
    rows = GAMES[game].events
    declared = {f"event-{row.name}" for row in rows}
    declared |= {f"event-{row.name}-veiled" for row in rows if row.secret_facts}
    assert worded == declared
