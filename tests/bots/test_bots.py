"""Bots of every kind, in every game: legal, in time, the same for the same question, no peeking."""

import time

import pytest

from regalia.bots.bot import Bot, Budget
from regalia.bots.ismcts import MAX_CAPACITY, MIN_CAPACITY, tree_capacity
from regalia.bots.levels import CALIBRATED_LEVELS, LEVELS, make_level
from regalia.bots.spec import is_bot_spec, make_bot
from regalia.engine import is_compiled
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
QUICK = ("random", "greedy", "ismcts:30")
ENOUGH = 1000


def positions(game: Game, seats: int, seed: int, every: int = 1) -> list[State]:
    """Positions of a random game, those with a choice to make."""
    rng = rng_from_number(seed)
    state = game.deal(game.read_options({"seats": seats}), rng)
    found: list[State] = []
    ply = 0
    while state.pending:
        seat = seats_in_mask(state.pending)[-1]
        legal = state.legal(seat)
        if len(legal) > 1 and ply % every == 0:
            found.append(state.copy())
        state.apply(seat, legal[rng.below(len(legal))])
        ply += 1
    return found


def choice(bot: Bot, budget: Budget, state: State, seat: int) -> int:
    """What a bot plays at a seat."""
    return bot.choose(state.view(seat), budget)


@games
@pytest.mark.parametrize("spec", QUICK)
def test_every_move_of_thousands_is_legal(game: Game, spec: str) -> None:
    made = 0
    number = 0
    while made < (ENOUGH if is_compiled() else 20):
        seats = game.seats[number % len(game.seats)]
        number += 1
        for state in positions(game, seats, number, every=3):
            for seat in seats_in_mask(state.pending):
                bot, budget = make_bot(spec, game, number)
                assert choice(bot, budget, state, seat) in list(state.legal(seat))
                made += 1


@games
@pytest.mark.parametrize("spec", QUICK)
def test_bots_finish_whole_games_against_each_other(game: Game, spec: str) -> None:
    for seats in game.seats:
        state = game.deal(game.read_options({"seats": seats}), rng_from_number(seats))
        bots = [make_bot(spec, game, seat) for seat in range(seats)]
        while state.pending:
            seat = seats_in_mask(state.pending)[0]
            state.apply(seat, choice(*bots[seat], state, seat))
        assert state.winners()


@games
@pytest.mark.parametrize("spec", QUICK)
def test_the_same_question_has_the_same_answer(game: Game, spec: str) -> None:
    for state in positions(game, game.default_seats, 5, every=9)[:12]:
        for seat in seats_in_mask(state.pending):
            answers = {choice(*make_bot(spec, game, 3), state, seat) for _ in range(3)}
            assert len(answers) == 1


@games
@pytest.mark.parametrize("spec", QUICK)
def test_worlds_that_look_alike_get_the_same_answer(game: Game, spec: str) -> None:
    rng = rng_from_number(17)
    for state in positions(game, game.default_seats, 6, every=7)[:20]:
        for seat in seats_in_mask(state.pending):
            other = game.imagine(state.view(seat), rng)
            bots = make_bot(spec, game, 8), make_bot(spec, game, 8)
            assert choice(*bots[0], state, seat) == choice(*bots[1], other, seat)


@games
def test_different_seeds_may_think_differently(game: Game) -> None:
    state = positions(game, game.default_seats, 4)[2]
    seat = seats_in_mask(state.pending)[0]
    legal = len(state.legal(seat))
    answers = {choice(*make_bot("random", game, seed), state, seat) for seed in range(60)}
    assert len(answers) > min(legal, 10) // 2


@games
@pytest.mark.skipif(not is_compiled(), reason="an interpreted iteration can outlast a short budget")
def test_a_time_budget_is_kept_within_a_tenth(game: Game) -> None:
    for state in positions(game, game.default_seats, 11, every=20)[:5]:
        seat = seats_in_mask(state.pending)[0]
        bot, _ = make_bot("ismcts:1s", game)
        start, start_of_work = time.perf_counter(), time.process_time()
        choice(bot, Budget(0, 0.3), state, seat)
        assert time.perf_counter() - start >= 0.27
        assert time.process_time() - start_of_work <= 0.33  # a busy machine may let it wait longer


@games
def test_an_ismcts_tells_what_it_considered(game: Game) -> None:
    state = positions(game, game.default_seats, 2)[0]
    seat = seats_in_mask(state.pending)[0]
    bot, budget = make_bot("ismcts:400", game)
    move = choice(bot, budget, state, seat)
    candidates = bot.candidates
    assert candidates[0].move == move
    assert sorted(int(one.move) for one in candidates) == sorted(state.legal(seat))
    assert sum(int(one.visits) for one in candidates) == 400
    assert all(one.value is not None and 0.0 <= one.value <= 1.0 for one in candidates)
    assert [int(one.visits) for one in candidates] == sorted(
        (int(one.visits) for one in candidates), reverse=True
    )


@games
def test_evaluations_are_shares_at_the_end(game: Game) -> None:
    state = game.deal(game.read_options({"seats": game.default_seats}), rng_from_number(3))
    game.heuristics.rollout(state, rng_from_number(4))
    while state.pending:
        seat = seats_in_mask(state.pending)[0]
        state.apply(seat, state.legal(seat)[0])
    shares = list(game.heuristics.evaluate(state))
    assert all(0.0 <= share <= 1.0 for share in shares)
    best = max(shares)
    assert all(shares[seat] == pytest.approx(best, abs=0.2) for seat in state.winners())


@pytest.mark.parametrize(
    "spec", ["", "ismcts", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:1.5", "ismcts:s", "Hard"]
)
def test_a_word_that_is_no_bot_is_refused(spec: str) -> None:
    assert not is_bot_spec(spec)
    with pytest.raises(BadRecord, match="is no bot"):
        make_bot(spec, GAMES["majesty"])


@games
def test_every_level_is_a_bot_with_a_budget(game: Game) -> None:
    assert LEVELS == ("easy", "medium", "hard", "master")
    assert all(is_bot_spec(level) for level in LEVELS)
    assert all(game.name in levels for levels in CALIBRATED_LEVELS.values())
    budgets = [make_bot(level, game)[1] for level in LEVELS]
    assert 0 < budgets[0].iterations < budgets[1].iterations
    assert [budget.seconds for budget in budgets[2:]] == [1.0, 5.0]


def test_a_game_that_the_table_does_not_know_has_levels_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for levels in CALIBRATED_LEVELS.values():
        monkeypatch.delitem(levels, "castle")
    budgets = [make_level(level, GAMES["castle"], 1)[1] for level in LEVELS]
    assert [budget.iterations for budget in budgets] == [40, 600, 0, 0]


@pytest.mark.parametrize(
    ("iterations", "seconds"), [(-1, 0.0), (0, -0.1), (0, float("nan")), (0, float("-inf"))]
)
def test_a_budget_is_not_below_zero(iterations: int, seconds: float) -> None:
    with pytest.raises(ValueError, match="not below zero"):
        Budget(iterations, seconds)


@pytest.mark.parametrize(
    ("budget", "room"),
    [
        (Budget(), MIN_CAPACITY),
        (Budget(1), MIN_CAPACITY),
        (Budget(10_000), 40_000),
        (Budget((1 << 63) - 1), MAX_CAPACITY),
        (Budget(seconds=1.0), 1 << 18),
        (Budget(seconds=1e300), MAX_CAPACITY),
        (Budget(seconds=float("inf")), MAX_CAPACITY),
    ],
)
def test_no_budget_asks_for_more_room_than_there_is(budget: Budget, room: int) -> None:
    assert tree_capacity(budget) == room
