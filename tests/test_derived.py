"""What the rules derive from positions for clients that hold none, checked over random play."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.chance import drawn_options, random_record, seed_of
from tests.rule import rule

from regalia.games import GAMES
from regalia.games.castle.rules import ending as castle_ending
from regalia.games.castle.rules import layout as castle_layout
from regalia.games.castle.rules.board import PLACE_NAMES, SPACES
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.kingme.rules import scoring as kingme_scoring
from regalia.games.kingme.rules.courtiers import GOALS, LETTERS, OUT_OF_ROUND, THRONE
from regalia.games.kingme.rules.layout import ROUND, SCORE, seat_offset, set_position
from regalia.games.majesty.rules import layout as majesty_layout
from regalia.games.majesty.rules.scoring import add_final_scoring
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.game import Game
from regalia.kernel.play.table import replay_states
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.wire.position import position_without_moves

StepSituation = tuple[State, list[Event]]


def random_games(name: str, count: int) -> Iterator[list[StepSituation]]:
    """Random games with random options and numbers of seats: each state after its events."""
    game = GAMES[name]
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        options = drawn_options(game, seats, rng_from_number(number))
        played = replay_states(random_record(game, options, seed_of(number)))
        yield [(state.copy(), log) for state, log in played]


def derived_part(position: State | View) -> dict[str, Any]:
    """What the rules derive from a state or a view."""
    found: dict[str, Any] = msgspec.to_builtins(position.to_wire().derived)
    return found


def seats_of_game(state: State) -> int:
    """The number of seats."""
    return len(state.scores())


# every game


@pytest.mark.parametrize("name", GAMES)
def test_a_told_position_has_what_is_derived_from_its_view(name: str) -> None:
    state = GAMES[name].new(seed=1)
    view = state.view(0)
    told = position_without_moves(view)
    assert told.derived == view.to_wire().derived
    assert isinstance(told.derived, GAMES[name].shapes.derived)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_derived_tells_nothing_that_the_view_hides(name: str) -> None:
    """Tables imagined behind a view derive the same as the view, but for what it leaves out."""
    game = GAMES[name]
    for moments in random_games(name, 2):
        for number, (state, _) in enumerate(moments):
            if number % 5:
                continue
            for seat in range(SPECTATOR, seats_of_game(state)):
                view = state.view(seat)
                imagined = game.imagine(view, rng_from_number(number))
                assert imagined.view(seat).to_wire().derived == view.to_wire().derived


# Majesty


def coins_cell(seat: int) -> int:
    """The index of a seat's coins in a Majesty position."""
    return int(majesty_layout.seat_offset(seat) + majesty_layout.COINS)


@rule("M41")
def test_the_totals_if_majesty_ended_now_are_those_of_the_final_scoring() -> None:
    for moments in random_games("majesty", 8):
        for state, _ in moments:
            found = derived_part(state)
            cells = state.copy().cells
            if state.pending:
                add_final_scoring(cells, None)
            coins = [int(cells[coins_cell(seat)]) for seat in range(seats_of_game(state))]
            assert [one["total"] for one in found["seats"]] == coins
            for one, realm in zip(
                found["seats"], msgspec.to_builtins(state.to_wire().table)["seats"], strict=True
            ):
                occupied = sum(bool(cards) for cards in realm["buildings"].values())
                assert (one["buildings"], one["variety"]) == (occupied, occupied**2)
                if not state.pending:
                    assert {name: one[name] for name in realm["final"]} == realm["final"]


@rule("M8")
def test_a_card_costs_what_is_paid_for_it() -> None:
    taken = set()
    for moments in random_games("majesty", 8):
        for (before, _), (_, log) in itertools.pairwise(moments):
            for event in log:
                if event.event_type.name == "took":
                    facts: dict[str, Any] = dict(event.with_secrets().facts)
                    assert derived_part(before)["costs"][facts["place"] - 1] == facts["paid"]
                    taken.add(facts["place"])
    assert taken > {1, 2, 3}


@rule("M40")
def test_the_rounds_of_majesty_are_counted_to_the_last() -> None:
    for moments in random_games("majesty", 3):
        rounds = [derived_part(state)["round"] for state, _ in moments]
        assert rounds == sorted(rounds)
        assert (rounds[0], rounds[-1]) == (1, derived_part(moments[-1][0])["rounds"])


@rule("M42")
def test_what_decided_majesty_fits_its_winners() -> None:
    for moments in random_games("majesty", 6):
        last = moments[-1][0]
        assert all(derived_part(state)["won_by"] is None for state, _ in moments[:-1])
        coins = last.scores()
        assert (derived_part(last)["won_by"] == "coins") == (coins.count(max(coins)) == 1)


@rule("M42")
@pytest.mark.parametrize(
    ("breaks_ties", "workers", "decided"),
    [
        (False, [3, 4, 0], "equal-coins"),
        (True, [3, 4, 0], "workers"),
        (True, [4, 4, 0], "equal-workers"),
    ],
)
def test_a_tie_in_majesty_names_how_it_was_broken(
    breaks_ties: bool, workers: list[int], decided: str
) -> None:
    game = GAMES["majesty"]
    options = game.read_options({"seats": 3, "edition": "pl" if breaks_ties else "ru"})
    last = list(replay_states(random_record(game, options, seed_of(5))))[-1][0].copy()
    for seat, coins in enumerate([90, 90, 10]):
        last.cells[coins_cell(seat)] = coins
        last.cells[majesty_layout.seat_offset(seat) + majesty_layout.WORKERS] = workers[seat]
    assert derived_part(last)["won_by"] == decided


@rule("M8", "M10", "M12", "M13", "M26B", "M33", "M41")
def test_what_a_turn_is_worth_is_what_it_brings_in_every_imagined_table() -> None:
    game = GAMES["majesty"]
    seen: set[str] = set()
    for moments in random_games("majesty", 6):
        for number, (state, _) in enumerate(moments[:-1]):
            seat = state.seat_to_move()
            view = state.view(seat)
            ways = derived_part(view)["worth"]
            assert derived_part(state.view(seat - 1))["worth"] == derived_part(state)["worth"] == {}
            legal = [game.notate(view, move) for move in view.legal()]
            assert {first_move(way, legal) for way in ways} == set(legal)
            imagined = [game.imagine(view, rng_from_number(number + one)) for one in range(2)]
            for way, worth in ways.items():
                for table in [state, *imagined]:
                    assert worth == change_by_turn(game, table.copy(), seat, way)
                seen.update(worth)
            seen.update(mark for mark in ":+$" if any(mark in way[1:] for way in ways))
    assert seen == {"coins", "total", "workers", "wounded", "variety", "majorities", ":", "+", "$"}


def first_move(way: str, legal: list[str]) -> str:
    """The legal move that a way to take a turn begins with."""
    return way if way in legal else way[0]


def change_by_turn(game: Game, state: State, seat: int, way: str) -> dict[str, int]:
    """What a whole turn really changes for its seat, lines of no change left out."""
    before, workers = derived_part(state)["seats"][seat], workers_of(state, seat)
    turn = derived_part(state)["round"], state.pending
    view = state.view(seat)
    first = first_move(way, [game.notate(view, move) for move in view.legal()])
    state.apply(seat, game.parse(view, first))
    if (derived_part(state)["round"], state.pending) == turn and state.pending:  # M13: laid later
        state.apply(seat, game.parse(state.view(seat), way.removeprefix(first) or "$0"))
    after = derived_part(state)["seats"][seat]
    lines = {name: after[name] - before[name] for name in ("wounded", "variety")}
    lines["majorities"] = sum(after["majorities"].values()) - sum(before["majorities"].values())
    total = after["total"] - before["total"]
    lines["workers"] = workers_of(state, seat) - workers
    changed = {name: by for name, by in lines.items() if by}
    coins = total - sum(lines.values()) + lines["workers"]
    return {"coins": coins, "total": total, **changed}


def workers_of(state: State, seat: int) -> int:
    """The workers of a seat."""
    return int(state.cells[majesty_layout.seat_offset(seat) + majesty_layout.WORKERS])


# King Me!


@rule("K14", "K15")
def test_what_a_goal_gives_now_and_elsewhere_is_what_the_round_would_score() -> None:
    moonshots = 0
    for moments in random_games("kingme", 6):
        for number, (state, _) in enumerate(moments):
            if number % 4 or not state.pending:
                continue
            for seat, one in enumerate(derived_part(state)["seats"]):
                assert one["points"] == round_score(state, seat)
                assert list(one["points_if"]) == one["favourites"]
                for letter, points in one["points_if"].items():
                    for place, given in enumerate(points):
                        elsewhere = OUT_OF_ROUND if place > THRONE else place
                        moved = state.copy()
                        set_position(moved.cells, LETTERS.index(letter), elsewhere)
                        assert given == round_score(moved, seat)
                        moonshots += given == 33
    assert moonshots


def round_score(state: State, seat: int) -> int:
    """What a seat's round would be scored now."""
    cells = state.copy().cells
    kingme_scoring.score_round(cells, None)
    return int(cells[seat_offset(seat) + SCORE + cells[ROUND]])


def test_a_hidden_goal_is_worth_nothing_that_is_told() -> None:
    for moments in random_games("kingme", 3):
        for state, _ in moments[::7]:
            for looker in range(SPECTATOR, seats_of_game(state)):
                view = state.view(looker)
                goals = [hand.goal for hand in view.to_wire().table.seats]  # type: ignore[attr-defined]
                for goal, one in zip(
                    goals, msgspec.to_builtins(view.to_wire().derived)["seats"], strict=True
                ):
                    if goal is None:
                        assert one == {"favourites": None, "points": None, "points_if": None}
                    else:
                        assert one["favourites"] == list(GOALS[goal - 1])


@rule("K2", "K14", "K16")
def test_no_cards_floors_and_goals_of_king_me_are_told_as_the_rules_have_them() -> None:
    for moments in random_games("kingme", 5):
        first, last = moments[0][0], moments[-1][0]
        table = msgspec.to_builtins(first.to_wire().table)
        assert {seat["noes"] for seat in table["seats"]} == {derived_part(first)["noes"]}
        assert derived_part(first)["floor_points"] == [0, 1, 2, 3, 4, 5, 10]
        shown = msgspec.to_builtins(last.to_wire().memory)["goals"]
        assert derived_part(last)["favourites"] == [
            [list(GOALS[goal - 1]) for goal in one["goals"]] for one in shown
        ]
        assert derived_part(last)["rounds"] == len(shown)


@rule("K17")
def test_what_decided_king_me_fits_its_winners() -> None:
    decided = set()
    for moments in random_games("kingme", 60):
        last = moments[-1][0]
        totals, winners = last.scores(), last.winners()
        best = totals.count(max(totals))
        expected = "points" if best == 1 else "favourites" if len(winners) < best else "equal"
        assert derived_part(last)["won_by"] == expected
        decided.add(expected)
        assert derived_part(moments[-2][0])["won_by"] is None
    assert len(decided) > 1


# Castle


@rule("C11", "C34", "C35", "C42")
def test_the_protected_places_of_castle_are_those_of_the_rules() -> None:
    protectors = set()
    for moments in random_games("castle", 8):
        for state, _ in moments:
            c = state.cells
            mask = int(c[castle_layout.OCCUPIED]) & ~int(unprotected_spaces(c))
            expected = {PLACE_NAMES[place] for place in range(SPACES) if mask >> place & 1}
            found = derived_part(state)["protected"]
            assert set(found) == expected
            board = msgspec.to_builtins(state.to_wire().table)
            for one in found.values():
                stack = board["board"].get(one["at"]) or board["outside"][one["at"]]
                assert one["card"] in [placed["card"] for placed in stack]
                protectors.add(one["card"])
    assert protectors == {"ambassador", "priest", "captain"}


@rule("C38")
def test_cards_are_passed_to_the_seat_that_is_named() -> None:
    passed = 0
    for moments in random_games("castle", 30):
        for (before, _), (_, log) in itertools.pairwise(moments):
            asked = {prompt.asks for prompt in before.to_wire().prompt.values()}
            for event in log:
                facts = event.with_secrets().facts
                if asked == {"pass"} and event.event_type.name == "passed":
                    assert derived_part(before)["passes_to"][facts["seat"]] == facts["to"]
                    passed += 1
    assert passed


@rule("C20")
def test_the_owner_of_the_mistress_is_asked_where_it_is_said() -> None:
    asked = 0
    for moments in random_games("castle", 60):
        for state, _ in moments:
            if not derived_part(state)["mistress"]:
                continue
            wire = msgspec.to_builtins(state.to_wire())
            asked += 1
            stacks = wire["table"]["board"].values()
            tokens = [
                one["token"] for stack in stacks for one in stack if one["card"] == "mistress"
            ]
            assert [str(token) for token in tokens] == list(wire["prompt"])
            assert {prompt["card"] for prompt in wire["prompt"].values()} == {"king"}
            assert wire["past"]["powers"][-1]["mistress"]
    assert asked


@rule("C13")
def test_whoever_has_no_card_left_has_won_castle_by_that() -> None:
    for moments in random_games("castle", 5):
        assert derived_part(moments[-1][0])["won_by"] == "no-cards"
        assert derived_part(moments[-2][0])["won_by"] is None


@rule("C14")
@pytest.mark.parametrize(
    ("hands", "decks", "decided"),
    [
        ([1, 2, 2], [9, 0, 0], "fewest-in-hand"),
        ([1, 1, 2], [2, 1, 0], "fewest-in-deck"),
        ([1, 1, 2], [1, 1, 0], "equal"),
    ],
)
def test_a_blocked_castle_names_what_decided_it(
    hands: list[int], decks: list[int], decided: str
) -> None:
    cells = GAMES["castle"].new(seed=1, seats=3).cells
    cells[castle_layout.ENDING] = castle_layout.GAME_BLOCKED
    for seat in range(3):
        cells[castle_layout.HAND_SIZES + seat] = hands[seat]
        cells[castle_layout.DECK_SIZES + seat] = decks[seat]
    assert castle_ending.win_reason(cells) == decided


# the schema


@pytest.mark.parametrize("name", GAMES)
def test_what_is_derived_has_the_declared_types(name: str) -> None:
    for moments in random_games(name, 3):
        for state, _ in moments[::5]:
            views = [state.view(seat) for seat in range(seats_of_game(state))]
            for found in [one.to_wire().derived for one in views] + [state.to_wire().derived]:
                sent = msgspec.json.encode(found)
                assert msgspec.json.decode(sent, type=GAMES[name].shapes.derived) == found
