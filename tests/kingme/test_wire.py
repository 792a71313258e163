"""What goes over a wire: the table, the prompts, the memory and the past."""

import json

import msgspec
import pytest
from tests.kingme.tables import (
    GAME,
    crown,
    deal_boards,
    deal_goals,
    floors_of,
    make_move,
    nominate,
    options_of,
    place_all,
    play,
    play_at_random,
    vote_out,
)
from tests.rule import rule

from regalia.games.kingme.rules.courtiers import LETTERS
from regalia.games.kingme.wire.shapes import KingMeMemory, KingMePast
from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.kernel.wire.shapes import to_plain

BOARD = "ABON VGP DJ IKLM"
THREE_GOALS = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]


def test_the_table_in_the_middle_of_a_vote() -> None:
    state = deal_goals([1, 2, 3], [4, 5, 6], [7, 8, 9], first=1)
    play(state, "A@1 B@1 V@1 G@2 D@2 J@2 I@3 K@3 L@3 P@4 O@4 N@4")
    vote_out(state, "P")
    nominate(state, "N")
    make_move(state, 2, "no")
    expected = {
        "round": 1,
        "phase": "vote",
        "floors": [["M"], list("ABV"), list("GDJ"), list("IKL"), ["O"], [], ["N"]],
        "out": ["P"],
        "crown": 1,
        "votes": [None, None, "no"],
        "seats": [
            {"goal": 1, "noes": 3, "scores": []},
            {"goal": 2, "noes": 4, "scores": []},
            {"goal": 3, "noes": 4, "scores": []},
        ],
    }
    assert state.table_as_dict() == expected
    assert state.view(2).table_as_dict() == {
        **expected,
        "seats": [
            {"goal": None, "noes": 3, "scores": []},
            {"goal": None, "noes": 4, "scores": []},
            {"goal": 3, "noes": 4, "scores": []},
        ],
    }
    assert state.view(0).table_as_dict()["votes"] == [None, None, None]


def test_the_table_before_the_first_move() -> None:
    assert deal_goals([1, 2, 3], first=1).table_as_dict() == {
        "round": 1,
        "phase": "placing",
        "floors": [[], [], [], [], [], [], []],
        "out": [],
        "crown": None,
        "votes": [None, None, None],
        "seats": [{"goal": goal, "noes": 4, "scores": []} for goal in (1, 2, 3)],
    }


def test_the_crown_stays_with_its_holder_when_a_round_begins() -> None:
    state = deal_boards([BOARD] * 3, [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    nominate(state, "I")
    play(state, "yyy")
    assert state.table_as_dict()["round"] == 2
    assert state.table_as_dict()["crown"] == 2
    assert [seat["scores"] for seat in state.table_as_dict()["seats"]] == [[16], [12], [8]]


def prompts(state: State, viewer: int) -> dict[str, object]:
    wire: dict[str, object] = to_plain(state.view(viewer).to_wire())["prompt"]
    return wire


def test_a_prompt_says_what_each_pending_seat_is_asked() -> None:
    state = deal_goals([1, 2, 3], first=1)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert prompts(state, viewer) == {"1": {"asks": "place", "card": None, "at": None}}
    place_all(state)
    assert prompts(state, 0) == {"1": {"asks": "ascend", "card": None, "at": None}}
    nominate(state, "O")
    make_move(state, 1, "no")
    asked = {"asks": "vote", "card": None, "at": None}
    assert prompts(state, 1) == {"0": asked, "2": asked}
    play_at_random(state, rng_from_number(1))
    assert prompts(state, 0) == {}


def memory(state: State, viewer: int) -> KingMeMemory:
    found = state.view(viewer).to_wire().memory
    assert isinstance(found, KingMeMemory)
    return found


def past(state: State, viewer: int) -> KingMePast:
    found = state.view(viewer).to_wire().past
    assert isinstance(found, KingMePast)
    return found


@rule("K2", "K10")
def test_the_memory_has_every_vote_shown_in_order_and_the_goals_of_finished_rounds() -> None:
    state = deal_boards([BOARD] * 3, THREE_GOALS)
    assert to_plain(memory(state, 0)) == {"votes": [], "goals": []}
    play(state, "I^ I^ I^ yny K^ K^ K^ nny L^ L^ L^")
    ousted = [
        {"round": 1, "courtier": "I", "by": 2, "votes": ["yes", "no", "yes"]},
        {"round": 1, "courtier": "K", "by": 2, "votes": ["no", "no", "yes"]},
    ]
    make_move(state, 0, "no")  # sealed, so no memory has it
    for viewer in (SPECTATOR, 0, 1, 2):
        assert to_plain(memory(state, viewer)) == {"votes": ousted, "goals": []}
    play_votes(state, {1: "yes", 2: "yes"})
    crown(state, "M")
    nominate(state, "I")
    votes = to_plain(memory(state, 1))["votes"]
    assert [(vote["round"], vote["courtier"]) for vote in votes] == [
        (1, "I"),
        (1, "K"),
        (1, "L"),
        (1, "M"),
    ]
    assert votes[-1]["votes"] == ["yes", "yes", "yes"]
    assert to_plain(memory(state, 1))["goals"] == [{"round": 1, "goals": [1, 2, 3]}]
    play(state, "yyy")
    assert to_plain(memory(state, 1))["votes"][-1]["round"] == 2


def play_votes(state: State, votes: dict[int, str]) -> None:
    for seat, vote in votes.items():
        make_move(state, seat, vote)


@rule("K14")
def test_the_goals_of_the_last_round_are_remembered_when_the_game_is_over() -> None:
    state = deal_boards([BOARD] * 3, THREE_GOALS)
    for done in range(3):
        assert [one.round for one in memory(state, 0).goals] == list(range(1, done + 1))
        crown(state, "I")
    assert [one.goals for one in memory(state, SPECTATOR).goals] == THREE_GOALS


def test_the_past_has_who_began_and_every_turn() -> None:
    state = deal_goals(*THREE_GOALS, first=1)
    place_all(state)
    play(state, "D^ G^")
    turns = [
        f"{(1 + turn) % 3} {letter}@{turn % 4 + 1}" for turn, letter in enumerate(LETTERS[:12])
    ]
    assert to_plain(past(state, 0)) == {
        "rounds": [{"first": 1, "floors": None, "turns": [*turns, "1 D^", "2 G^"]}]
    }
    crown(state, "O")
    assert [(one.first, one.turns) for one in past(state, SPECTATOR).rounds[1:]] == [(2, [])]


def test_the_past_has_the_floors_that_chance_gave_of_rounds_begun() -> None:
    state = deal_boards([BOARD, "PLNO MKID VJG AB", BOARD], THREE_GOALS)
    assert [one.floors for one in past(state, 0).rounds] == [floors_of(BOARD)]
    crown(state, "I")
    assert past(state, 0).rounds[1].floors == floors_of("PLNO MKID VJG AB")


def test_a_whole_position_tells_no_more_of_what_is_to_come_than_a_view() -> None:
    state = GAME.deal(options_of(4, placement="random"), rng_from_number(2))
    assert state.to_wire().past == state.view(SPECTATOR).to_wire().past
    assert state.to_wire().memory == state.view(SPECTATOR).to_wire().memory


@pytest.mark.parametrize("name", ["table", "memory", "past"])
def test_every_shape_has_a_schema_that_names_its_courtiers(name: str) -> None:
    schema = json.dumps(msgspec.json.schema(getattr(GAME.shapes, name)))
    assert json.dumps(list(LETTERS)) in schema
