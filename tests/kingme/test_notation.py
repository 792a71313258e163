"""Options, explicit deals, moves as text and in parts, records."""

import copy
from typing import Any

import pytest
from tests.kingme.tables import (
    GAME,
    LETTERS,
    deal_goals,
    legal_texts,
    nominate,
    number_of,
    options_of,
    place_all,
    play,
)
from tests.rule import rule

from regalia.kernel.errors import BadRecord
from regalia.kernel.parts import Part
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask

BOARD = "ABON VGP DJ IKLM"


def test_options_have_their_defaults() -> None:
    assert options_of(4).to_dict() == {
        "seats": 4,
        "rounds": 3,
        "placement": "players",
    }


@rule("K15")
@pytest.mark.parametrize(
    "given",
    [
        {"rounds": 1},
        {"rounds": 1, "moonshot": True},
        {"rounds": 1, "moonshot": False},
        {"rounds": 3},
        {"placement": "random"},
    ],
)
def test_what_is_written_of_options_can_be_read(given: dict[str, object]) -> None:
    options = options_of(5, **given)
    assert GAME.read_options(options.to_dict()).to_dict() == options.to_dict()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seats": 2}, "seats is a number from 3 to 6"),
        ({"seats": 7}, "seats is a number from 3 to 6"),
        ({"seats": True}, "seats is a number from 3 to 6"),
        ({}, "seats is missing"),
        ({"seats": 4, "rounds": 2}, "rounds is 3 or 1"),
        ({"seats": 4, "rounds": True}, "rounds is 3 or 1"),
        ({"seats": 4, "rounds": "1"}, "rounds is 3 or 1"),
        ({"seats": 4, "moonshot": True}, r"moonshot.*one round.*K15"),
        ({"seats": 4, "rounds": 3, "moonshot": True}, r"moonshot.*one round.*K15"),
        ({"seats": 4, "rounds": 3, "moonshot": False}, r"moonshot.*one round.*K15"),
        ({"seats": 4, "rounds": 1, "moonshot": 1}, "moonshot is false or true"),
        ({"seats": 4, "rounds": 1, "moonshot": None}, "moonshot is false or true"),
        ({"seats": 4, "placement": "chance"}, 'placement is "players" or "random"'),
        ({"seats": 4, "edition": "ru"}, "no option «edition»"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        GAME.read_options(given)


DEAL: dict[str, Any] = {"goals": [[1, 2, 3], [4, 5, 6], [7, 8, 9]], "first": 0}
FLOORS: list[Any] = [{letter: place // 4 for place, letter in enumerate(LETTERS)} for _ in range(3)]


def deal_with_change(deal: dict[str, Any], *path: object, value: object) -> dict[str, Any]:
    """A deal with one thing changed."""
    changed = copy.deepcopy(deal)
    inner: Any = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return changed


@pytest.mark.parametrize(
    ("deal", "says"),
    [
        ({"goals": DEAL["goals"]}, "field first is missing"),
        ({"first": 0}, "field goals is missing"),
        ({**DEAL, "deck": []}, "no field «deck»"),
        ({**DEAL, "floors": FLOORS}, 'floors is for placement "random" alone'),
        ({**DEAL, "first": 3}, "first is a seat from 0 to 2, not «3»"),
        ({**DEAL, "first": -1}, "first is a seat"),
        ({**DEAL, "first": True}, "first is a seat"),
        ({**DEAL, "first": None}, "first is a seat"),
        ({**DEAL, "first": 0.0}, "first is a seat"),
        ({**DEAL, "goals": None}, "goals is a list with one list for each round, 3 in all"),
        ({**DEAL, "goals": DEAL["goals"][:2]}, "goals is a list with one list for each round"),
        ({**DEAL, "goals": {}}, "goals is a list with one list for each round"),
        (deal_with_change(DEAL, "goals", 1, value=4), r"goals: round 2 is a list.*3 in all \(K1\)"),
        (deal_with_change(DEAL, "goals", 2, value=[7, 8]), "goals: round 3 is a list"),
        (deal_with_change(DEAL, "goals", 0, value=[1, 2, 3, 10]), "goals: round 1 is a list"),
        (deal_with_change(DEAL, "goals", 0, 0, value=0), "number from 1 to 26, not «0»"),
        (deal_with_change(DEAL, "goals", 0, 0, value=27), "number from 1 to 26, not «27»"),
        (deal_with_change(DEAL, "goals", 0, 0, value=True), "number from 1 to 26, not «True»"),
        (deal_with_change(DEAL, "goals", 0, 0, value=1.0), "number from 1 to 26"),
        (deal_with_change(DEAL, "goals", 0, 0, value="1"), "number from 1 to 26"),
        (deal_with_change(DEAL, "goals", 0, 0, value=None), "number from 1 to 26"),
        (deal_with_change(DEAL, "goals", 0, 0, value=2), r"goals: 2 is there twice.*K1"),
        (deal_with_change(DEAL, "goals", 2, 2, value=1), r"goals: 1 is there twice.*K1"),
    ],
)
def test_a_wrong_deal_is_refused_in_a_sentence(deal: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=f"^deal: .*{says}"):
        GAME.deal_explicit(options_of(3), deal, None)


WITH_FLOORS: dict[str, Any] = {**DEAL, "floors": FLOORS}


@rule("K5")
@pytest.mark.parametrize(
    ("deal", "says"),
    [
        (DEAL, "field floors is missing"),
        ({**DEAL, "floors": None}, "floors is a list with one object for each round, 3 in all"),
        ({**DEAL, "floors": FLOORS[:1]}, "floors is a list with one object for each round"),
        (deal_with_change(WITH_FLOORS, "floors", 1, value=[]), "floors: round 2 is an object"),
        (deal_with_change(WITH_FLOORS, "floors", 1, "Q", value=1), "round 2: «Q» is no courtier"),
        (deal_with_change(WITH_FLOORS, "floors", 1, "AB", value=1), "round 2: «AB» is no courtier"),
        (deal_with_change(WITH_FLOORS, "floors", 0, value={"A": 0}), "round 1: B is missing"),
        (
            deal_with_change(WITH_FLOORS, "floors", 2, "P", value=4),
            "P stands on a floor from 0 to 3, not «4»",
        ),
        (
            deal_with_change(WITH_FLOORS, "floors", 2, "P", value=-1),
            "P stands on a floor from 0 to 3",
        ),
        (
            deal_with_change(WITH_FLOORS, "floors", 2, "P", value=True),
            "P stands on a floor from 0 to 3",
        ),
        (
            deal_with_change(WITH_FLOORS, "floors", 2, "P", value="1"),
            "P stands on a floor from 0 to 3",
        ),
        (
            deal_with_change(WITH_FLOORS, "floors", 2, "P", value=0),
            r"round 3: floor 0 can have 4.*K5",
        ),
    ],
)
def test_wrong_floors_are_refused_in_a_sentence(deal: dict[str, object], says: str) -> None:
    with pytest.raises(BadRecord, match=f"^deal: .*{says}"):
        GAME.deal_explicit(options_of(3, placement="random"), deal, None)


def test_a_deal_has_as_many_rounds_as_the_game() -> None:
    one = {"goals": [[1, 2, 3]], "first": 0}
    assert GAME.deal_explicit(options_of(3, rounds=1), one, None).pending
    with pytest.raises(BadRecord, match="1 in all"):
        GAME.deal_explicit(options_of(3, rounds=1), DEAL, None)


def test_every_move_has_a_number_and_a_text_of_its_own() -> None:
    state = deal_goals([1, 2, 3])
    seen = dict(zip(state.legal(0), legal_texts(state), strict=True))
    place_all(state)
    while state.table_as_dict()["phase"] == "ascent":
        seen |= dict(
            zip(state.legal(seats_in_mask(state.pending)[0]), legal_texts(state), strict=True)
        )
        play(state, legal_texts(state)[-1])
    seen |= dict(zip(state.legal(0), legal_texts(state, 0), strict=True))
    assert len(set(seen.values())) == len(seen)
    assert max(seen) < GAME.move_count == 67


def test_the_notation_of_the_page() -> None:
    state = deal_goals([1, 2, 3])
    assert "K@3" in legal_texts(state)
    place_all(state)
    assert "K^" in legal_texts(state)
    nominate(state, "K")
    assert legal_texts(state, 0) == ["yes", "no"]


@pytest.mark.parametrize(
    ("text", "parts", "touches"),
    [
        (
            "K@3",
            [("verb", "place"), ("courtier", "K"), ("floor", "3")],
            ["courtier:K", "floor:3"],
        ),
        ("K^", [("verb", "ascend"), ("courtier", "K")], ["courtier:K", "up"]),
        ("yes", [("verb", "vote"), ("vote", "yes")], ["vote:yes"]),
        ("no", [("verb", "vote"), ("vote", "no")], ["vote:no"]),
    ],
)
def test_a_move_is_made_of_parts_and_made_by_touches(
    text: str, parts: list[Part], touches: list[str]
) -> None:
    state = deal_goals([1, 2, 3])
    if text != "K@3":
        place_all(state)
    if text in ("yes", "no"):
        nominate(state, "K")
    seat = seats_in_mask(state.pending)[0]
    made = GAME.parts(state.view(seat), number_of(state, seat, text))
    assert made == parts
    assert GAME.touches(made) == touches
    assert GAME.notate_parts(made) == text


@pytest.mark.parametrize("placement", ["players", "random"])
def test_a_record_with_an_explicit_deal_needs_no_seed(placement: str) -> None:
    deal = WITH_FLOORS if placement == "random" else DEAL
    table = Table(Record(GAME, options_of(3, placement=placement), None, deal))
    rng = rng_from_number(6)
    while table.state.pending:
        seat = seats_in_mask(table.state.pending)[0]
        choice = table.state.legal(seat)
        table.play(seat, int(choice[rng.below(len(choice))]))
    again = Table(read_record(table.record.to_json().encode(), {"kingme": GAME}))
    assert again.record.to_json() == table.record.to_json()
    assert again.state == table.state


def test_an_illegal_move_in_a_record_is_named_by_number_and_rule() -> None:
    record = Record(GAME, options_of(3), None, DEAL, None, ["0 A@1", "1 A@2"])
    with pytest.raises(
        BadRecord, match=r"^moves: move 2 «1 A@2»: Alighiero is placed already \(K4\)$"
    ):
        Table(record)
