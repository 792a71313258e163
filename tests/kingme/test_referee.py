"""The engine and a plain referee agree on every position of many games."""

import pytest
from tests.kingme.referee import COURTIERS, Referee
from tests.kingme.tables import GAME, legal_texts, make_move, options_of
from tests.rule import rule

from regalia.kernel.rng import Rng, rng_from_number

SEATS = [3, 4, 5, 6]
BOTH = ("players", "random")


def random_goals(seats: int, rounds: int, rng: Rng) -> list[list[int]]:
    goals = list(range(1, 27))
    return [[goals.pop(rng.below(len(goals))) for _ in range(seats)] for _ in range(rounds)]


def random_board(rng: Rng) -> dict[str, int]:
    places = [floor for floor in range(4) for _ in range(4)]
    return {one: places.pop(rng.below(len(places))) for one in COURTIERS}


@rule("K4", "K5", "K6", "K7", "K9", "K10", "K11", "K12", "K13", "K14", "K15", "K16", "K17")
@pytest.mark.parametrize("placement", BOTH)
@pytest.mark.parametrize("rounds", [3, 1])
@pytest.mark.parametrize("seats", SEATS)
def test_the_engine_agrees_with_the_referee(seats: int, rounds: int, placement: str) -> None:
    for number in range(3):
        rng = rng_from_number(1000 * seats + 10 * rounds + number)
        moonshot = rounds == 1 and number == 1
        goals = random_goals(seats, rounds, rng)
        deal: dict[str, object] = {"goals": goals, "first": int(rng.below(seats))}
        boards = None
        if placement == "random":
            boards = [random_board(rng) for _ in range(rounds)]
            deal["floors"] = boards
        more = {"moonshot": moonshot} if rounds == 1 else {}
        options = options_of(seats, rounds=rounds, placement=placement, **more)
        state = GAME.deal_explicit(options, deal, None)
        referee = Referee(goals, int(str(deal["first"])), boards, rounds == 3 or moonshot)
        while True:
            assert state.table_as_dict() == referee.table()
            assert state.scores() == [sum(scores) for scores in referee.scores]
            assert state.winners() == referee.winners()
            choices = [referee.legal(seat) for seat in range(seats)]
            assert [sorted(legal_texts(state, seat)) for seat in range(seats)] == [
                sorted(choice) for choice in choices
            ]
            pending = [seat for seat in range(seats) if choices[seat]]
            assert state.pending == sum(1 << seat for seat in pending)
            if not pending:
                break
            seat = pending[rng.below(len(pending))]
            text = choices[seat][rng.below(len(choices[seat]))]
            make_move(state, seat, text)
            referee.move(seat, text)
