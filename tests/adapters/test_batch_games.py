"""Whole games of a batch, the same ones in parts, and each of them alone, by the thousand."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from regalia import engine
from regalia.adapters.batch import Batch
from regalia.games import GAMES
from regalia.kernel.rewards import place_rewards

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
# so many games for all numbers of seats together
ENOUGH = {"majesty": 2100, "kingme": 1000, "castle": 1000} if engine.is_compiled() else {}
FEW = 16
DEALS = 2  # of each table, so that one game ends while others go on


def draw_choices(mask: NDArray[Any], chance: np.random.Generator) -> list[int]:
    """One choice out of every row of a mask, each as likely as the others."""
    games, width = mask.shape
    open_now = np.flatnonzero(mask)
    counts = np.bincount(open_now // width, minlength=games)
    picked = np.cumsum(counts) - counts + (chance.random(games) * counts).astype(np.int64)
    found: list[int] = (open_now[picked] % width).tolist()
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_games_are_the_same_in_a_batch_in_parts_and_alone(name: str, seats: int) -> None:
    game = GAMES[name]
    games = ENOUGH.get(name, FEW) // len(game.seats) // DEALS
    whole = Batch(name, games=games, seats=seats, seed=7 * seats)
    parts = Batch(name, games=games, seats=seats, seed=7 * seats, actions="parts")
    alone = [game.new(seats, whole.deal_seed(number, 0)) for number in range(games)]
    size = whole.features.shape[1]
    deals = [0] * games
    chance = np.random.default_rng(seats)
    while min(deals) < DEALS:
        chosen = draw_choices(whole.mask, chance)
        for number, (state, move) in enumerate(zip(alone, chosen, strict=True)):
            seat = state.seat_to_move()
            assert whole.seat[number] == seat
            assert move in state.legal(seat)
            for token in game.tokens.spelling(state.view(seat), move):
                assert parts.mask[number, token]
                parts.tables.step_table(number, token)
            state.apply(seat, move)
        whole.step(chosen)
        for number in np.flatnonzero(whole.done).tolist():
            over = alone[number]
            assert whole.scores[number].tolist() == over.scores()
            assert whole.rewards[number].tolist() == list(place_rewards(over))
            deals[number] += 1
            alone[number] = game.new(seats, whole.deal_seed(number, deals[number]))
        assert all(state.pending for state in alone)
        assert not whole.rewards[~whole.done].any()
        for shown in ("seat", "done", "rewards", "scores"):
            assert (getattr(whole, shown) == getattr(parts, shown)).all()
        assert (whole.features == parts.features[:, :size]).all()
