"""The hand-made feeling for Majesty agrees with the rules, and points the right way."""

import pytest
from tests.chance import drawn_options
from tests.majesty.tables import MAJESTY, deal
from tests.stacked import play

from regalia.bots.bot import Budget
from regalia.bots.greedy import Greedy
from regalia.games.majesty.rules.cards import BUILDINGS
from regalia.games.majesty.rules.layout import ROW_WORKERS, SIDES
from regalia.games.majesty.strategy.heuristics import (
    attack_value,
    building_income,
    cost_of_leaving_worker,
    final_scoring_value,
    guard_value,
    healing_value,
    move_value,
)
from regalia.games.majesty.strategy.standing import win_shares
from regalia.kernel.event import Event
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State


def building_and_income(state: State, seat: int, move: int) -> tuple[str, int] | None:
    """Where a move lays a card, and the income by the rules; None where healing mixes in."""
    after = state.copy()
    log: list[Event] = []
    after.apply(seat, move, log)
    told = [event.with_secrets() for event in log]
    if any(one.name == "healed" for one in told):
        return None
    gain, building = 0, ""
    for one in told:
        facts = one.facts
        if one.name == "placed":
            building = str(facts["building"])
        elif one.name == "recruited":
            gain += int(str(facts["workers"]))  # a worker counts as the coin it can be sold for
        elif one.name == "earned":
            coins = int(str(facts["coins"]))
            gain += coins if facts["seat"] == seat else -coins // (state.seats - 1)
    return (building, gain) if building else None


@pytest.mark.parametrize("seats", MAJESTY.seats)
def test_the_income_of_a_card_is_what_the_rules_pay(seats: int) -> None:
    rng = rng_from_number(seats)
    seen: set[tuple[str, int]] = set()
    for _ in range(12):
        state = MAJESTY.deal(drawn_options(MAJESTY, seats, rng), rng)
        while state.pending:
            seat = state.seat_to_move()
            legal = state.legal(seat)
            for move in legal:
                found = building_and_income(state, seat, int(move))
                if found is not None:
                    building, gain = found
                    at = BUILDINGS.index(building)
                    assert building_income(state.cells, seat, at) == gain, building
                    seen.add((building, int(state.cells[SIDES] >> at & 1)))
            state.apply(seat, legal[rng.below(len(legal))])
    assert len(seen) == 2 * len(BUILDINGS)


def greedy_choice(*row: str, moves: tuple[str, ...] = (), **options: object) -> str:
    """What the greedy bot takes from this row."""
    state = play(MAJESTY, {"seats": 2, "deck": "all", **options}, deal(*row), *moves)
    view = state.view(state.seat_to_move())
    return MAJESTY.notate(view, Greedy(MAJESTY).choose(view, Budget()))


def test_the_better_of_two_free_looking_cards_is_taken() -> None:
    assert greedy_choice("noble", "miller", "miller", "miller", "miller", "miller") == "1"
    assert greedy_choice("miller", "noble", "miller", "miller", "miller", "miller") == "2"


def table_after_first_take(*row: str) -> State:
    """The table after seat 0 has taken the first card of this row."""
    return play(MAJESTY, {"seats": 2, "deck": "all"}, deal(*row), "0 1")


def test_an_attack_is_worth_something_where_it_wounds_and_nothing_where_it_fails() -> None:
    assert attack_value(table_after_first_take("noble").cells, 1) > 0
    assert attack_value(table_after_first_take("guard").cells, 1) == 0
    assert attack_value(table_after_first_take("miller").cells, 0) == 0  # there is nobody to wound


def test_a_guard_is_safety_against_knights_alone() -> None:
    assert guard_value(table_after_first_take("knight").cells, 1) > 0
    one_more = final_scoring_value(
        table_after_first_take("knight").cells, 1, BUILDINGS.index("guardhouse")
    )
    assert (
        one_more
        > final_scoring_value(
            table_after_first_take("noble").cells, 1, BUILDINGS.index("guardhouse")
        )
        - 1
    )


def test_healing_is_worth_more_than_an_empty_infirmary() -> None:
    hurt = play(MAJESTY, {"seats": 2, "deck": "all"}, deal("miller", "knight"), "0 1", "1 1")
    assert healing_value(hurt.cells, 0, 0) > 0
    assert healing_value(hurt.cells, 1, 0) == 0


def test_workers_given_away_and_paid_cost_and_workers_gained_pay() -> None:
    state = play(MAJESTY, {"seats": 2, "deck": "all"}, deal(*["miller"] * 6))
    worths = [move_value(state.cells, 0, move) for move in state.legal(0)]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)
    paid = play(MAJESTY, {"seats": 2, "deck": "all"}, deal(*["miller"] * 8), "0 4")
    taken_away = paid.copy()
    taken_away.cells[ROW_WORKERS] = 0
    assert move_value(paid.cells, 1, 0) > move_value(taken_away.cells, 1, 0)


def test_who_is_ahead_has_the_greater_share() -> None:
    ahead = win_shares(table_after_first_take("noble").cells)
    assert ahead[0] > 0.5 > ahead[1]


def test_a_witch_heals_the_worthier_half() -> None:
    turns = ("0 1:miller", "1 1")
    row = ("miller/brewer", "knight", "witch", *["guard"] * 4)
    assert greedy_choice(*row, moves=turns).startswith("1+")


@pytest.mark.parametrize(("seats", "cost"), [(2, 2), (3, 1), (4, 1)])
def test_a_worker_left_behind_costs_more_where_one_rival_takes_it(seats: int, cost: int) -> None:
    for edition in ("ru", "pl", "de"):
        state = MAJESTY.new(seats, 1, {"edition": edition})
        assert cost_of_leaving_worker(state.cells, 0) == cost


def test_a_card_counts_towards_a_majority_by_the_best_of_the_others() -> None:
    mill, inn = BUILDINGS.index("mill"), BUILDINGS.index("inn")
    row = ["miller", "innkeeper", "miller", "brewer", "miller", *["guard"] * 4]
    state = play(
        MAJESTY, {"seats": 2, "deck": "all"}, deal(*row), "0 1", "1 1", "0 1", "1 1", "0 1"
    )
    # seat 0 has three millers: one more cannot draw level; of innkeepers there is one against none
    far, level = final_scoring_value(state.cells, 1, mill), final_scoring_value(state.cells, 0, inn)
    assert far == 2 * 2 + 1
    assert level > 2 * 1 + 1
