"""What a seat can be sure of before it moves: as much as is certain, and nothing else."""

import time
from collections.abc import Iterator

import pytest
from tests import stacked
from tests.chance import drawn_options
from tests.kingme import tables as kingme
from tests.majesty.tables import MAJESTY, options_deal_and_moves

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.event import VisibleEvent
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.testing.laws import apply_to_copy, foreseen_events_happen_in_order

WORLDS = 200
MILLISECOND = 1_000_000  # in nanoseconds
PLIES = 600 if engine.is_compiled() else 120
SIX = "ABON VGP DJ IKLM"


def holds_everywhere(game: Game, state: State, seat: int, move: int) -> list[VisibleEvent]:
    """What is foreseen of a move; it happens in many tables that the seat can imagine."""
    view, rng = state.view(seat), rng_from_number(1)
    told = foresee(game, view, move)
    for world in (state, *(game.imagine(view, rng) for _ in range(WORLDS))):
        _, log = apply_to_copy(world, seat, move)
        assert foreseen_events_happen_in_order(told, [event.as_seen_by(seat) for event in log])
    return told


def line(told: VisibleEvent) -> str:
    """An event in one line: its name and its facts, in their order."""
    return " ".join([told.name, *(str(fact) for fact in told.facts.values())])


def foreseen(*turns: str, **options: object) -> list[str]:
    """What the mover foresees of the last of these turns, in Majesty where all take card 1."""
    chosen, deal, moves = options_deal_and_moves(turns, options)
    state = stacked.play(MAJESTY, chosen, deal, *moves[:-1])
    seat, text = moves[-1].split(" ")
    move = MAJESTY.parse(state.view(int(seat)), text)
    told = [line(one) for one in holds_everywhere(MAJESTY, state, int(seat), move)]
    happens = stacked.told_events(MAJESTY, chosen, deal, *moves)
    assert told == [one for one in happens if not one.startswith("turned-up")]
    return told


def random_positions(name: str, number: int) -> Iterator[State]:
    """Positions of random games, with options by chance."""
    game, rng = GAMES[name], rng_from_number(number)
    seats = game.seats[number % len(game.seats)]
    state = game.deal(drawn_options(game, seats, rng), rng)
    for _ in range(PLIES):
        if not state.pending:
            state = game.deal(drawn_options(game, seats, rng), rng)
        yield state
        pending = seats_in_mask(state.pending)
        seat = pending[rng.below(len(pending))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def tables_with_sealed_moves(name: str, seats: int) -> Iterator[tuple[State, int]]:
    """Tables of random games in which all but one seat have chosen under seal, with that seat."""
    game, rng = GAMES[name], rng_from_number(seats)
    for _ in range(40):
        state = game.deal(game.read_options({"seats": seats}), rng)
        together = False
        while state.pending:
            pending = seats_in_mask(state.pending)
            if together and len(pending) == 1:
                yield state, pending[0]
            together = len(pending) > 1
            seat = pending[rng.below(len(pending))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


# Majesty: all but the cards to come


def test_a_taking_its_place_and_its_pay_are_foreseen() -> None:
    assert foreseen("miller") == [
        "took 0 1 miller 0 0",
        "placed 0 miller mill",
        "earned 0 mill 2",
    ]


def test_what_is_paid_and_gained_is_foreseen() -> None:
    deal = options_deal_and_moves(("miller", "miller", "guard"), {})[1]
    options: dict[str, object] = {"seats": 2, "deck": "all"}
    state = stacked.play(MAJESTY, options, deal)
    told = holds_everywhere(MAJESTY, state, 0, MAJESTY.parse(state.view(0), "3"))
    assert [line(one) for one in told] == [
        "took 0 3 guard 2 0",
        "placed 0 guard guardhouse",
        "earned 0 guardhouse 2",
    ]
    state = stacked.play(MAJESTY, options, deal, "0 3")
    told = holds_everywhere(MAJESTY, state, 1, MAJESTY.parse(state.view(1), "1"))
    assert [line(one) for one in told] == [
        "took 1 1 miller 0 1",
        "placed 1 miller mill",
        "earned 1 mill 2",
        "dismissed 1 1",
    ]


def test_a_healing_and_where_it_goes_are_foreseen() -> None:
    assert foreseen("miller", "knight", "witch") == [
        "took 0 1 witch 0 0",
        "placed 0 witch cottage",
        "healed 0 miller mill",
        "earned 0 cottage 4",
    ]
    assert foreseen("miller/brewer:brewer", "knight", "witch+miller") == [
        "took 0 1 witch 0 0",
        "placed 0 witch cottage",
        "healed 0 miller/brewer mill",
        "earned 0 cottage 4",
    ]


def test_an_attack_on_everyone_is_foreseen() -> None:
    assert foreseen("guard", "miller", "noble", "knight", seats=4) == [
        "took 3 1 knight 0 0",
        "placed 3 knight barracks",
        "withstood 0 3",
        "wounded 1 3 miller mill",
        "wounded 2 3 noble castle",
        "earned 3 barracks 3",
    ]


def test_a_trade_is_foreseen() -> None:
    assert foreseen("miller", "miller", "noble$-3", sides="BBBBBBBB") == [
        "took 0 1 noble 0 0",
        "placed 0 noble castle",
        "sold 0 3",
        "earned 0 castle 4",
    ]


def test_the_half_of_a_double_card_is_foreseen() -> None:
    assert foreseen("witch/guard:guard") == [
        "took 0 1 witch/guard 0 0",
        "placed 0 witch/guard guardhouse",
        "earned 0 guardhouse 2",
    ]


def test_workers_sent_home_are_foreseen() -> None:
    assert foreseen("brewer") == [
        "took 0 1 brewer 0 0",
        "placed 0 brewer brewery",
        "earned 0 brewery 2",
        "recruited 0 brewery 1",
        "dismissed 0 1",
    ]


@pytest.mark.parametrize("edition", ["pl", "de"])
def test_in_a_turn_of_two_moves_all_but_the_card_turned_up_is_foreseen(edition: str) -> None:
    assert foreseen("miller", edition=edition) == [
        "took 0 1 miller 0 0",
        "placed 0 miller mill",
        "earned 0 mill 2",
    ]
    double: dict[str, object] = {"edition": edition}
    options, deal, moves = options_deal_and_moves(("witch/guard:guard",), double)
    state = stacked.play(MAJESTY, options, deal)
    assert moves == ["0 1", "0 :guard"]
    taking = holds_everywhere(MAJESTY, state, 0, MAJESTY.parse(state.view(0), "1"))
    assert [line(one) for one in taking] == ["took 0 1 witch/guard 0 0"]
    assert foreseen("witch/guard:guard", edition=edition) == [
        "placed 0 witch/guard guardhouse",
        "earned 0 guardhouse 2",
    ]


def test_the_last_move_foresees_the_final_scoring() -> None:
    mine = [*["miller"] * 4, *["brewer"] * 2, "witch", "guard", "knight", "innkeeper"]
    theirs = [*["miller"] * 3, *["brewer"] * 3, "witch", *["guard"] * 3]
    nobles = ["noble"] * 4
    turns = [turn for pair in zip(mine, theirs, strict=True) for turn in pair]
    assert foreseen(*turns, *nobles) == [
        "took 1 1 noble 0 0",
        "placed 1 noble castle",
        "earned 1 castle 10",
        "recruited 1 castle 2",
        "dismissed 1 2",
        "varied 0 7 49",
        "varied 1 5 25",
        "led 0 mill 10",
        "led 1 brewery 11",
        "led 0 cottage 12",
        "led 1 cottage 12",
        "led 1 guardhouse 13",
        "led 0 barracks 14",
        "led 0 inn 15",
        "led 0 castle 16",
        "led 1 castle 16",
        "finished [0]",
    ]


# every game


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_look_alike_to_a_seat_give_it_equal_foresight(name: str) -> None:
    game, rng = GAMES[name], rng_from_number(3)
    for number in range(len(game.seats)):
        for state in random_positions(name, number):
            for seat in seats_in_mask(state.pending):
                view = state.view(seat)
                other = game.imagine(view, rng).view(seat)
                legal = view.legal()
                move = legal[rng.below(len(legal))]
                assert foresee(game, other, move) == foresee(game, view, move)


@pytest.mark.parametrize("name", GAMES)
def test_to_foresee_changes_nothing(name: str) -> None:
    for state in random_positions(name, 2):
        before = state.to_numbers()
        for seat in seats_in_mask(state.pending):
            view = state.view(seat)
            for move in list(view.legal())[:5]:
                foresee(GAMES[name], view, move)
            assert view == state.view(seat)
        assert state.to_numbers() == before


@pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")
def test_a_move_is_foreseen_in_less_than_a_millisecond() -> None:
    taken: list[int] = []
    for number in range(3):
        for state in random_positions("majesty", number):
            view = state.view(state.seat_to_move())
            for move in view.legal():
                start = time.perf_counter_ns()
                foresee(MAJESTY, view, move)
                taken.append(time.perf_counter_ns() - start)
    assert sorted(taken)[len(taken) // 2] < MILLISECOND


# what hinges on a choice under seal


def test_the_sixth_of_six_votes_claims_nothing_but_itself() -> None:
    for vote in ("yes", "no"):
        state = kingme.deal_board(SIX, [1, 2, 3, 4, 5, 6])
        kingme.nominate(state, "I")
        for seat in range(5):
            kingme.make_move(state, seat, "yes")
        move = kingme.number_of(state, 5, vote)
        told = holds_everywhere(kingme.GAME, state, 5, move)
        assert [line(one) for one in told] == [f"voted 5 {vote}"]


def test_the_sixth_of_six_votes_foresees_a_king_where_the_others_have_no_choice() -> None:
    state = kingme.deal_board(SIX, [1, 2, 3, 4, 5, 6])
    for letter in "IK":
        kingme.nominate(state, letter)
        kingme.play(state, "nnnnny")
    kingme.nominate(state, "L")
    for seat in range(5):
        kingme.make_move(state, seat, "yes")
    crowning = holds_everywhere(kingme.GAME, state, 5, kingme.number_of(state, 5, "yes"))
    by = state.table_as_dict()["crown"]
    assert [line(one) for one in crowning[:3]] == [
        "voted 5 yes",
        "agreed [0, 1, 2, 3, 4, 5]",
        f"crowned L {by}",
    ]
    rejecting = holds_everywhere(kingme.GAME, state, 5, kingme.number_of(state, 5, "no"))
    assert [line(one) for one in rejecting] == [
        "voted 5 no",
        "agreed [0, 1, 2, 3, 4]",
        "objected [5]",
        f"rejected L {by}",
    ]


@pytest.mark.parametrize("name", [name for name in GAMES if name != "majesty"])
def test_the_last_choice_under_seal_claims_only_what_holds_in_every_world(name: str) -> None:
    met = 0
    for state, seat in tables_with_sealed_moves(name, GAMES[name].seats[-1]):
        for move in list(state.view(seat).legal())[:3]:
            holds_everywhere(GAMES[name], state, seat, move)
        met += 1
        if met == 6:
            return
    assert met
