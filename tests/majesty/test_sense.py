"""The bots' sense of Majesty: the last turns of games, where some moves win and others lose."""

from collections.abc import Iterator

import pytest

from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.games.majesty.rules import layout
from regalia.kernel.state import State

GAME = GAMES["majesty"]


def positions_before_last_turn() -> Iterator[State]:
    """The positions before the last turn of games that `greedy` plays."""
    for seed in range(60):
        bot, budget = make_bot("greedy", GAME, seed)
        state = GAME.new(2, seed)
        while state.cells[layout.TURN] < 2 * layout.TURNS_EACH - 1:
            state.apply(state.seat_to_move(), bot.decide(state.view(state.seat_to_move()), budget))
        yield state


def winning_moves(state: State) -> list[int]:
    """The moves with which the seat to move ends the game and wins it alone."""
    seat = state.seat_to_move()
    found = []
    for move in state.legal(seat):
        after = state.copy()
        after.apply(seat, move)
        if after.winners() == [seat]:
            found.append(int(move))
    return found


@pytest.mark.parametrize("spec", ["ismcts:300", "network:300"])
def test_a_move_that_wins_in_the_last_turn_is_found(spec: str) -> None:
    decisive = 0
    for number, state in enumerate(positions_before_last_turn()):
        seat = state.seat_to_move()
        winning = winning_moves(state)
        if 0 < len(winning) < len(state.legal(seat)):
            bot, budget = make_bot(spec, GAME, number)
            assert bot.decide(state.view(seat), budget) in winning
            decisive += 1
    assert decisive >= 10
