"""The ladder of opponents: each is stronger than the one before, and each has its temper."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.strength import BEGINNER, Pairing, measure

from regalia import engine
from regalia.bots.bot import Budget
from regalia.bots.character import Character
from regalia.bots.ladder import CHARACTER_BOTS, STRENGTHS, make_character
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.heuristics import BOLD, CALM, CAUTIOUS, THRIFTY, VENGEFUL
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State

NAIVE = Path(__file__).parents[2] / "examples/naive"

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
compiled = pytest.mark.skipif(not engine.is_compiled(), reason="matches take long interpreted")


@pytest.fixture
def _naive(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Makes `naive:Naive` a bot that the arena finds."""
    monkeypatch.syspath_prepend(NAIVE)
    yield
    sys.modules.pop("naive", None)


def share_of_wins(game: Game, first: str, other: str, count: int) -> float:
    """The share of the first bot head to head, as docs/strength.md measures it."""
    return measure(game, Pairing(first, other, count), 1.0, 1).wins.share


def suiting_share(game: Game, temper: int, weight: float) -> float:
    """How often a character plays a move that suits a temper, where there is one and another."""
    heuristics = game.heuristics
    suiting = chances = 0
    for seed in range(4):
        state = game.deal(game.read_options({"seats": game.seats[0]}), rng_from_number(seed))
        while state.pending:
            for seat in seats_in_mask(state.pending):
                view = state.view(seat)
                bot = Character(game, seed, temper, weight, 0)
                move = bot.decide(view, Budget(30))
                bonuses = {
                    heuristics.temper_bonus(state, seat, one, temper) for one in view.legal()
                }
                if len(bonuses) > 1:
                    chances += 1
                    suiting += heuristics.temper_bonus(state, seat, move, temper) == max(bonuses)
                state.apply(seat, move)
    return suiting / max(1, chances)


def test_a_ladder_has_six_rungs_for_every_game() -> None:
    assert len(CHARACTER_BOTS) == 6
    assert set(STRENGTHS) == set(GAMES)
    assert all(len(rungs) == 6 for rungs in STRENGTHS.values())
    assert {temper for temper, _ in CHARACTER_BOTS.values()} == {
        CALM,
        BOLD,
        THRIFTY,
        CAUTIOUS,
        VENGEFUL,
    }


@games
@pytest.mark.parametrize("name", CHARACTER_BOTS)
def test_a_character_is_a_bot_like_any_other(game: Game, name: str) -> None:
    bot, budget = make_bot(name, game, 3)
    assert isinstance(bot, Character)
    state = game.deal(game.read_options({"seats": game.default_seats}), rng_from_number(1))
    seat = seats_in_mask(state.pending)[0]
    assert budget.iterations  # as strong on every machine
    few = Budget(min(20, int(budget.iterations)))
    moves = {make_bot(name, game, 3)[0].decide(state.view(seat), few) for _ in range(3)}
    assert len(moves) == 1
    assert moves <= set(map(int, state.legal(seat)))


@compiled
@pytest.mark.usefixtures("_naive")
@games
def test_a_beginner_beats_the_first_and_loses_to_the_strongest(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exact shares with their intervals are in docs/strength.md; these matches are short."""
    assert share_of_wins(game, BEGINNER, "tilda", 60) > 0.5
    fewer = (*STRENGTHS[game.name][:-1], (0, 200))
    monkeypatch.setitem(STRENGTHS, game.name, fewer)
    assert share_of_wins(game, BEGINNER, "sigmund", 8) < 0.3


@compiled
@games
def test_the_fourth_beats_the_second(game: Game) -> None:
    assert share_of_wins(game, "ulric", "hugo", 12) > 0.55


@compiled
@games
@pytest.mark.parametrize("temper", [BOLD, THRIFTY, CAUTIOUS])
def test_a_temper_can_be_felt(game: Game, temper: int) -> None:
    assert suiting_share(game, temper, 0.08) > suiting_share(game, temper, 0.0) + 0.03


def test_who_was_wounded_strikes_back_in_majesty() -> None:
    state, seat, moves = position_with_wounded()
    bonus = GAMES["majesty"].heuristics.temper_bonus
    assert {bonus(state, seat, move, VENGEFUL) for move in moves} == {0.0, 1.0}


def position_with_wounded() -> tuple[State, int, list[int]]:
    """A random position in which the seat to move has wounded people and could take a Knight."""
    game = GAMES["majesty"]
    for seed in range(500):
        rng = rng_from_number(seed)
        state = game.deal(game.read_options({"seats": 2}), rng)
        while state.pending:
            seat = seats_in_mask(state.pending)[0]
            legal = list(map(int, state.legal(seat)))
            bonuses = [game.heuristics.temper_bonus(state, seat, move, VENGEFUL) for move in legal]
            if len(set(bonuses)) > 1:
                return state, seat, legal
            state.apply(seat, legal[rng.below(len(legal))])
    raise AssertionError("no such position")


def test_mistakes_are_worse_than_chance() -> None:
    game = GAMES["majesty"]
    state = game.deal(game.read_options({"seats": 2}), rng_from_number(2))
    view = state.view(seats_in_mask(state.pending)[0])
    moves = [
        make_character("tilda", game, seed)[0].choose_mistake(view, rng_from_number(seed))
        for seed in range(200)
    ]
    priors = [int(game.heuristics.prior(state, view.seat, move)) for move in moves]
    every = [int(game.heuristics.prior(state, view.seat, move)) for move in view.legal()]
    assert sum(priors) / len(priors) < sum(every) / len(every)
