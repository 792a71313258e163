"""Whatever is handed in as a record is read, or refused in a sentence."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.chance import drawn_options, random_record, seed_of
from tests.mutation import mutate_record

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import read_record
from regalia.kernel.rng import rng_from_number

TESTS = Path(__file__).parent
MUTANTS = 24_000 if engine.is_compiled() else 3_000
MUTANTS_OF_ONE_RECORD = 500
MOVES_KEPT = 20  # most faults show early, and short games are read quickly

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


def survives(text: bytes) -> bool:
    """Reads a text; True if it is a record, and then it must read back the same."""
    try:
        record = Table(read_record(text, GAMES)).record
    except BadRecord as refusal:
        said = str(refusal)
        assert said
        assert said.isprintable()
        assert len(said) < 400
        return False
    written = record.to_json()
    assert read_record(written.encode(), GAMES).to_json() == written
    return True


def good_record(name: str, number: int) -> dict[str, object]:
    """The fields of a record, of several kinds by turns.

    Every second one is from tests/<game>/records, where a game keeps those with explicit deals;
    of the others some have names, and some are whole games.
    """
    kept = sorted((TESTS / name / "records").glob("*.json"))
    if kept and number % 2 == 0:
        return fields_of(kept[number // 2 % len(kept)].read_bytes())
    game = GAMES[name]
    seats = game.seats[number % len(game.seats)]
    record = random_record(
        game, drawn_options(game, seats, rng_from_number(number)), seed_of(number)
    )
    if number % 3:
        del record.moves[MOVES_KEPT:]
    if number % 5:
        record.names = [f"n{seat}" for seat in range(seats)]
    return fields_of(record.to_json())


def fields_of(text: str | bytes) -> dict[str, object]:
    """The fields of a written record."""
    fields = json.loads(text)
    assert isinstance(fields, dict)
    return fields


@pytest.mark.parametrize("name", GAMES)
def test_a_record_gone_wrong_is_read_or_refused(name: str) -> None:
    outcomes = [0, 0]
    for base in range(MUTANTS // MUTANTS_OF_ONE_RECORD):
        fields = good_record(name, base)
        for number in range(MUTANTS_OF_ONE_RECORD):
            text = mutate_record(fields, Random(f"{name} {base} {number}"))
            try:
                outcomes[survives(text)] += 1
            except BaseException as error:
                error.add_note(f"mutant {name} {base} {number}: {text!r}")
                raise
    # the changes are neither all harmless nor all fatal
    assert min(outcomes) > sum(outcomes) // 100


@pytest.mark.parametrize("name", GAMES)
def test_every_beginning_of_a_record_is_refused(name: str) -> None:
    text = json.dumps(good_record(name, 1)).encode()
    for end in range(len(text)):
        assert not survives(text[:end])


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_refused(text: bytes) -> None:
    assert not survives(text)


@settings(deadline=None)
@given(st.dictionaries(st.text() | st.sampled_from(["regalia", "game", "moves", "deal"]), JSON))
def test_any_object_is_refused(fields: dict[str, object]) -> None:
    assert not survives(json.dumps(fields).encode())


@pytest.mark.parametrize("name", GAMES)
@settings(deadline=None, max_examples=50)
@given(deal=JSON | st.dictionaries(st.sampled_from(["deck", "first", "goals", "hands"]), JSON))
def test_any_deal_is_refused(name: str, deal: object) -> None:
    fields = {**good_record(name, 1), "moves": [], "seed": None, "deal": deal}
    assert not survives(json.dumps(fields).encode())


@pytest.mark.parametrize("name", GAMES)
@settings(deadline=None, max_examples=300)
@given(move=st.text() | st.from_regex(r"\A[0-4] [1-7a-z:+$@^-]{0,12}\Z"))
def test_any_text_is_a_move_or_refused(name: str, move: str) -> None:
    survives(json.dumps({**good_record(name, 1), "moves": [move]}).encode())
