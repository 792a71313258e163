"""The wire forms as JSON Schema and as tables: fresh, and true of every game."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.chance import drawn_options, random_record, seed_of
from tests.command import regalia
from tools.write_schema import MARKED, NOTATION, notation_page, schema_files

from regalia.games import GAMES
from regalia.kernel.event import NUMBER, SEAT, SPECTATOR, Event, EventType
from regalia.kernel.game import Game
from regalia.kernel.play.table import replay_states
from regalia.kernel.rng import rng_from_number
from regalia.kernel.wire.schema import event_struct, event_union, game_schema, schema_tables
from regalia.kernel.wire.shapes import Offer, Prompt, Wire

GAMES_PLAYED = 3


def moments(name: str, number: int) -> Iterator[tuple[Wire, list[dict[str, Any]]]]:
    """Every position of a random game as each watcher sees it, and what it is told of the move."""
    game = GAMES[name]
    seats = game.seats[number % len(game.seats)]
    options = drawn_options(game, seats, rng_from_number(number))
    for state, log in replay_states(random_record(game, options, seed_of(number))):
        yield state.to_wire(), [event.with_secrets().to_dict() for event in log]
        for seat in range(SPECTATOR, seats):
            yield state.view(seat).to_wire(), [event.as_seen_by(seat).to_dict() for event in log]


def sent_form(wire: Any) -> Any:
    """What arrives at the other end of a wire."""
    return json.loads(msgspec.json.encode(wire))


def convert(told: object, game: Game) -> Any:
    """An event read as one of the game's."""
    return msgspec.convert(told, event_union(game))


# kept files


@pytest.mark.parametrize("path", schema_files(), ids=lambda path: path.name)
def test_the_kept_schema_is_fresh(path: Any) -> None:
    assert path.read_text("utf-8") == schema_files()[path], "make schema writes it anew"


def test_the_tables_of_the_notation_page_are_fresh_and_of_every_game() -> None:
    page = NOTATION.read_text("utf-8")
    assert [mark[2] for mark in MARKED.finditer(page)] == list(GAMES)
    assert page == notation_page(), "make schema writes them anew"


def test_no_schema_is_kept_of_a_game_that_is_not_there() -> None:
    folder = NOTATION.parent / "schema"
    assert sorted(folder.glob("*")) == sorted(schema_files())


@pytest.mark.parametrize("name", GAMES)
def test_the_command_prints_what_is_kept(name: str) -> None:
    assert regalia("schema", name).stdout in schema_files().values()
    assert regalia("schema", name, "--tables").stdout == schema_tables(GAMES[name])


# what is sent


@pytest.mark.parametrize("name", GAMES)
def test_every_position_and_every_event_has_the_declared_types(name: str) -> None:
    game = GAMES[name]
    events = msgspec.json.Decoder(event_union(game))
    for number in range(GAMES_PLAYED):
        for wire, told in moments(name, number):
            for part in ("table", "memory", "past", "derived"):
                kind = getattr(game.shapes, part)
                assert msgspec.convert(sent_form(wire)[part], kind) == getattr(wire, part)
            msgspec.convert(sent_form(wire)["prompt"], dict[str, Prompt])
            for one in told:
                assert sent_form(events.decode(msgspec.json.encode(one))) == one


@pytest.mark.parametrize("name", GAMES)
def test_positions_moves_and_events_are_valid_by_the_schema(name: str) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    game = GAMES[name]
    found = game_schema(game)
    jsonschema.Draft202012Validator.check_schema(found)
    validator = jsonschema.Draft202012Validator(found)
    seen: set[str] = set()
    for number, (wire, told) in enumerate(moments(name, 1)):
        if number % 41 == 0:
            validator.validate(sent_form(wire))
        for one in told:
            if one["name"] not in seen:
                validator.validate({"event": one})
                seen.add(one["name"])
    assert len(seen) > 5
    view = game.new(seed=1).view(game.new(seed=1).seat_to_move())
    for move in list(view.legal())[:9]:
        parts = game.parts(view, move)
        validator.validate(
            {"move": sent_form(Offer(game.notate_parts(parts), game.touches(parts)))}
        )
    bad: dict[str, object] = {"table": {}, "event": {"name": "slept"}, "move": "3", "prompt": [1]}
    for part, wrong in bad.items():
        assert not validator.is_valid({part: wrong})


@pytest.mark.parametrize("name", GAMES)
def test_an_event_with_another_fact_or_without_one_is_none_of_the_game(name: str) -> None:
    game = GAMES[name]
    for row in game.events:
        good = {"name": row.name, "facts": {fact: value_of(row, fact) for fact in row.facts}}
        assert sent_form(convert(good, game)) == good
        wrong: list[dict[str, Any]] = [
            {**good, "facts": {**good["facts"], "undeclared": 1}},  # type: ignore[dict-item]
            {**good, "also": 1},
            {**good, "name": "unheard-of"},
            {"facts": good["facts"]},
        ]
        for fact in row.facts:
            facts = {key: value for key, value in good["facts"].items() if key != fact}  # type: ignore[attr-defined]
            wrong += [{**good, "facts": facts}, {**good, "facts": {**facts, fact: {}}}]
            if fact not in row.secret_facts:
                wrong.append({**good, "facts": {**facts, fact: None}})
        for one in wrong:
            with pytest.raises(msgspec.ValidationError):
                convert(one, game)


def value_of(row: EventType, fact: str) -> object:
    """Some value that a fact can have."""
    kind = row.facts[fact]
    one: object = next((name for name in kind.names if name), 0)
    return [one] if kind.is_list else one


def test_only_secrets_may_be_null_and_seats_are_not_below_zero() -> None:
    told = event_struct(EventType("gave-away", {"seat": SEAT, "price": NUMBER}, ("price",)))
    veiled = Event(EventType("gave-away", {"seat": SEAT, "price": NUMBER}, ("price",)), [1, 5])
    assert told.__name__ == "GaveAway"
    assert sent_form(msgspec.convert(veiled.as_seen_by(0).to_dict(), told)) == {
        "name": "gave-away",
        "facts": {"seat": 1, "price": None},
    }
    for facts in ({"seat": None, "price": 5}, {"seat": -1, "price": 5}, {"seat": 0, "price": "5"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"name": "gave-away", "facts": facts}, told)


@pytest.mark.parametrize("name", GAMES)
def test_the_tables_name_every_event_and_mark_the_secrets(name: str) -> None:
    lines = schema_tables(GAMES[name]).partition("Events:")[2].splitlines()
    for row in GAMES[name].events:
        line = next(line for line in lines if line.startswith(f"| `{row.name}` |"))
        for fact in row.facts:
            assert (f"[`{fact}` " in line) == (fact in row.secret_facts)
            assert f"`{fact}` " in line
