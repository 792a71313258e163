"""The search thinks for every seat as that seat would think, in games of a move or two."""

import time
from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Budget, Candidate
from regalia.bots.greedy import Greedy
from regalia.bots.ismcts import Ismcts, Search, tree_capacity, visits_sort_key
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Heuristics
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.state import State
from regalia.kernel.view import HIDDEN, View

MADE, FIRST, SECOND, SEALED = 1, 2, 3, 4  # moves made, the two moves, whether the first is sealed
BOTH = vec[i64]([0, 1])
NOTHING = vec[i64]()
PICKED = [(0, 780), (1, 20)]  # move and visits


class TwoMoves(State):
    """Seat 0 chooses, then seat 1; in the sealed game seat 1 does not see what."""

    def legal(self, seat: i64) -> vec[i64]:
        return BOTH[:] if self.pending >> seat & 1 else NOTHING

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        self.cells[FIRST + self.cells[MADE]] = move + 1
        self.cells[MADE] += 1
        safe = not self.cells[SEALED] and self.cells[FIRST] == 1
        self.pending = 0 if safe or self.cells[MADE] == 2 else 2

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> list[int]:
        return []

    def view(self, seat: i64) -> View:
        cells = self.cells[:]
        if seat != 0 and cells[SEALED] and cells[FIRST]:
            cells[FIRST] = HIDDEN
        return TwoMovesView(seat, self.pending, cells)


class TwoMovesView(View):
    """What a seat knows."""

    def legal(self) -> vec[i64]:
        return BOTH[:]


class OneMoveView(TwoMovesView):
    """A seat without a choice."""

    def legal(self) -> vec[i64]:
        return vec[i64]([1])


class Shares(Heuristics):
    """What the two moves are worth."""

    def evaluate(self, state: State) -> vec[float]:
        first, second = state.cells[FIRST], state.cells[SECOND]
        if state.cells[SEALED]:  # seat 1 wants to guess
            return vec[float]([0.0, 1.0]) if first == second else vec[float]([1.0, 0.0])
        if first == 1:  # the safe move
            return vec[float]([0.4, 0.6])
        return vec[float]([0.0, 1.0]) if second == 1 else vec[float]([1.0, 0.0])


class TwoMovesGame(Game):
    """As much of a game as a search needs."""

    def __init__(self) -> None:
        self.name = "two-moves"
        self.heuristics = Shares()

    def read_options(self, given: Mapping[str, object]) -> Options:
        return Options(2, {})

    def imagine(self, view: View, rng: Rng) -> State:
        cells = view.cells[:]
        if cells[FIRST] == HIDDEN:
            cells[FIRST] = 1 + rng.below(2)
        return TwoMoves(view.pending, cells)


LIKED = [3, 9, 4, 9, 1, 0, 2, 5, 6, 7] * 2  # what each of twenty moves seems to be worth


class ManyMoves(TwoMoves):
    """Seat 0 makes one of twenty moves, and that is all."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(len(LIKED)))

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        self.cells[FIRST] = move + 1
        self.pending = 0

    def view(self, seat: i64) -> View:
        return ManyMovesView(seat, self.pending, self.cells[:])


class ManyMovesView(TwoMovesView):
    """What a seat knows."""

    def legal(self) -> vec[i64]:
        return vec[i64](range(len(LIKED)))


class Liked(Heuristics):
    """Likes some moves at first sight; the seventh wins, all others lose."""

    def __init__(self, liked: list[int]) -> None:
        self.liked = liked

    def prior(self, state: State, seat: i64, move: i64) -> i64:
        return self.liked[move]

    def evaluate(self, state: State) -> vec[float]:
        return vec[float]([1.0, 0.0]) if state.cells[FIRST] == 7 else vec[float]([0.0, 1.0])


class ManyMovesGame(TwoMovesGame):
    """As much of that game as a search needs."""

    def __init__(self, liked: list[int]) -> None:
        super().__init__()
        self.heuristics = Liked(liked)

    def imagine(self, view: View, rng: Rng) -> State:
        return ManyMoves(view.pending, view.cells[:])


def visits_of(iterations: int, liked: list[int] = LIKED, seed: int = 3) -> dict[int, int]:
    """How often a search has tried each of the many moves that it has tried at all."""
    bot = Ismcts(ManyMovesGame(liked), seed)
    state = ManyMoves(1, vec[i64]([2, 0, 0, 0, 0]))
    bot.choose(state.view(0), Budget(iterations))
    return {int(one.move): int(one.visits) for one in bot.candidates if one.visits}


def test_what_seems_best_is_tried_first() -> None:
    tried = visits_of(4)
    assert tried == {1: 1, 3: 1, 11: 1, 13: 1}


def test_what_seems_equally_good_is_tried_in_an_order_of_chance() -> None:
    firsts = [next(iter(visits_of(1, [0] * 20, seed))) for seed in range(200)]
    assert set(firsts) == set(range(20))
    assert max(firsts.count(move) for move in range(20)) < 30
    best = [next(iter(visits_of(1, LIKED, seed))) for seed in range(80)]
    assert {move: best.count(move) > 8 for move in set(best)} == dict.fromkeys((1, 3, 11, 13), True)


@pytest.mark.parametrize(
    ("iterations", "known"), [(1, 1), (7, 7), (8, 7), (9, 8), (20, 10), (100, 18)]
)
def test_more_moves_are_looked_at_the_longer_a_search_goes_on(iterations: int, known: int) -> None:
    tried = visits_of(iterations)
    assert len(tried) == known
    assert sum(tried.values()) == iterations
    assert sum(LIKED[move] for move in tried) == sum(sorted(LIKED, reverse=True)[:known])


def test_a_search_ends_with_the_winning_move_however_it_looked_at_first() -> None:
    tried = visits_of(600)
    assert next(iter(tried)) == 6
    assert tried[6] > 400
    assert len(tried) == 20


def test_a_move_without_an_alternative_is_made_without_a_thought() -> None:
    bot = Ismcts(TwoMovesGame(), 3)
    assert bot.choose(OneMoveView(0, 1, vec[i64]([2, 0, 0, 0, 0])), Budget(800)) == 1
    assert [(int(one.move), int(one.visits)) for one in bot.candidates] == [(1, 0)]


def test_equally_tried_moves_are_ranked_by_value_and_then_by_number() -> None:
    some = [Candidate(3, 5, 0.1), Candidate(2, 5, 0.7), Candidate(1, 5, 0.1), Candidate(0, 9, 0.0)]
    some += [Candidate(5, 0, None), Candidate(4, 0, 0.5)]
    assert [int(one.move) for one in sorted(some, key=visits_sort_key)] == [0, 2, 1, 3, 4, 5]


def search_two_moves(sealed: int, hasty_percent: int = 0) -> Ismcts:
    """A search from the first move."""
    game = TwoMovesGame()
    game.heuristics.hasty_percent = hasty_percent
    bot = Ismcts(game, 3)
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, sealed])).view(0)
    bot.choose(view, Budget(800))
    return bot


def test_an_opponent_is_thought_to_want_its_own_win() -> None:
    best = search_two_moves(sealed=0).candidates[0]
    assert best.move == 0  # what seems to win invites an answer that loses
    assert best.value == pytest.approx(0.4)


def test_a_hasty_opponent_is_thought_to_move_as_in_a_rollout() -> None:
    always, seldom = (search_two_moves(0, percent).candidates for percent in (100, 20))
    assert [candidate.move for candidate in always] == [1, 0]
    assert always[0].value == pytest.approx(0.5, abs=0.05)  # it answers by chance
    assert sum(int(candidate.visits) for candidate in always) == 800  # who searches is never hasty
    assert seldom[0].move == 0
    assert seldom[0].value == pytest.approx(0.4)


def test_nobody_in_the_search_sees_what_is_sealed() -> None:
    for candidate in search_two_moves(sealed=1).candidates:
        assert candidate.value is not None
        assert 0.25 < candidate.value < 0.75


def test_a_search_tries_what_seems_worse_now_and_then() -> None:
    """Seeded searches are repeatable, so that any change of how moves are picked shows here."""
    assert [
        (int(one.move), int(one.visits)) for one in search_two_moves(sealed=0).candidates
    ] == PICKED


def test_a_search_of_some_iterations_makes_room_for_four_moves_each() -> None:
    rooms = [
        int(tree_capacity(Budget(iterations))) for iterations in (1, 1024, 1025, 2000, 600_000)
    ]
    assert rooms == [4096, 4096, 4100, 8000, 2_097_152]


def test_a_search_of_some_seconds_makes_room_for_a_quarter_of_a_million_each() -> None:
    rooms = [int(tree_capacity(Budget(0, seconds))) for seconds in (0.001, 1.0, 2.0, 100.0)]
    assert rooms == [4096, 262_144, 524_288, 2_097_152]


def test_a_search_looks_at_the_clock_after_every_eighth_iteration() -> None:
    game = TwoMovesGame()
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, 1])).view(0)
    past = Search(game, view, rng_from_number(1), 1024)
    past.run(Budget(seconds=1e-9))
    assert past.iterations == 1
    search = Search(game, view, rng_from_number(1), 1024)
    search.run(Budget(seconds=0.05))
    assert search.iterations > 8
    assert search.iterations % 8 == 1


class SleepyGame(TwoMovesGame):
    """A game that takes time without computing anything."""

    def imagine(self, view: View, rng: Rng) -> State:
        time.sleep(0.002)
        return super().imagine(view, rng)


def test_seconds_may_be_those_that_the_thread_computes() -> None:
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, 1])).view(0)
    budget = Budget(seconds=0.005)
    budget.in_processor_time = True
    start = time.thread_time()
    Search(SleepyGame(), view, rng_from_number(1), 1024).run(budget)
    assert time.thread_time() - start > 0.004


def test_a_search_ends_with_the_first_of_two_limits() -> None:
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, 1])).view(0)
    counted = Search(TwoMovesGame(), view, rng_from_number(1), 1024)
    counted.run(Budget(iterations=20, seconds=600.0))
    assert counted.iterations == 20
    timed = Search(TwoMovesGame(), view, rng_from_number(1), 1024)
    timed.run(Budget(iterations=1 << 40, seconds=0.02))
    assert 8 < timed.iterations < 1 << 40


def test_a_search_without_a_limit_is_refused() -> None:
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, 1])).view(0)
    with pytest.raises(ValueError, match="a search needs a limit"):
        Ismcts(TwoMovesGame(), 3).choose(view, Budget())


def test_a_search_of_some_seconds_goes_on_until_they_are_over() -> None:
    bot = Ismcts(TwoMovesGame(), 3)
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, 1])).view(0)
    start = time.monotonic()
    bot.choose(view, Budget(0, 0.4))
    assert time.monotonic() - start > 0.35
    assert sum(int(one.visits) for one in bot.candidates) > 8


def test_a_greedy_bot_breaks_ties_by_chance() -> None:
    game = TwoMovesGame()
    game.heuristics = Heuristics()
    view = TwoMoves(1, vec[i64]([2, 0, 0, 0, 0])).view(0)
    chosen = {Greedy(game, seed).choose(view, Budget()) for seed in range(20)}
    assert chosen == {0, 1}


class KeyedView(TwoMovesView):
    """A view whose key is given."""

    def __init__(self, key: int) -> None:
        super().__init__(0, 1, vec[i64]([2, 0, 0, 0, 0]))
        self.given = key

    def information_set_key(self) -> i64:
        return self.given


def test_every_bit_of_a_seed_and_of_a_key_changes_the_chance() -> None:
    bits = [0, *(1 << bit for bit in range(62))]
    seeds = {Ismcts(TwoMovesGame(), seed).rng_for(KeyedView(0)).next_word() for seed in bits}
    keys = {Ismcts(TwoMovesGame(), 0).rng_for(KeyedView(key)).next_word() for key in bits}
    assert len(seeds) == len(keys) == len(bits)
    assert len(seeds | keys) == 2 * len(bits) - 1  # both begin with the chance of 0
