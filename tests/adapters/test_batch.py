"""A batch plays the same games as each of them alone."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from regalia import engine
from regalia.adapters.batch import Batch
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, missing_library_error
from regalia.kernel.rewards import place_rewards
from regalia.kernel.state import State
from regalia.kernel.tokens import NO_MOVE, Speller, make_speller

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
# games to finish, over all numbers of seats
MIN_FINISHED_GAMES = {"majesty": 600, "kingme": 200, "castle": 120} if engine.is_compiled() else {}
ROW_CHECK_INTERVAL = 13


def random_choices(batch: Batch, rng: np.random.Generator) -> NDArray[Any]:
    """A legal choice in every game."""
    drawn = rng.random(batch.mask.shape, dtype=np.float32)
    found: NDArray[Any] = np.where(batch.mask, drawn, -1).argmax(axis=1)
    return found


class SingleGame:
    """One game of a batch, played on its own through the game itself."""

    def __init__(self, batch: Batch, number: int, in_tokens: bool) -> None:
        self.batch = batch
        self.number = number
        self.in_tokens = in_tokens
        self.deal = -1
        self.deal_next()

    def deal_next(self) -> None:
        """Starts the next deal of this game."""
        self.deal += 1
        seed = self.batch.deal_seed(self.number, self.deal)
        self.state: State = self.batch.game.new(self.batch.seats, seed)
        self.start_decision()

    def start_decision(self) -> None:
        """Reads the view of the seat that is to choose."""
        self.view = self.state.view(self.state.seat_to_move())
        self.speller: Speller = make_speller(self.batch.game.tokens, self.view)
        self.spoken: set[int] = set()

    def choices(self) -> list[int]:
        """What may be chosen."""
        if self.in_tokens:
            return self.speller.allowed_tokens()
        return sorted(int(move) for move in self.view.legal())

    def row(self) -> list[int]:
        """The features that the seat is shown."""
        row = [int(number) for number in self.batch.game.features.row(self.view)]
        tokens = self.batch.game.tokens.size if self.in_tokens else 0
        return row + [int(token in self.spoken) for token in range(tokens)]

    def choose(self, choice: int) -> bool:
        """Makes a choice; returns whether it ended the game."""
        if self.in_tokens:
            self.spoken.add(choice)
            choice = int(self.speller.add_token(choice))
            if choice == NO_MOVE:
                return False
        self.state.apply(self.view.seat, choice)
        if self.state.pending:
            self.start_decision()
        return not self.state.pending


@pytest.mark.parametrize("actions", ["moves", "parts"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_as_each_game_alone(name: str, seats: int, actions: str) -> None:
    batch = Batch(name, games=20, seats=seats, seed=5 * seats, actions=actions)
    alone = [SingleGame(batch, number, actions == "parts") for number in range(batch.games)]
    rng = np.random.default_rng(seats)
    ended = 0
    step = 0
    while ended < MIN_FINISHED_GAMES.get(name, 10) // len(GAMES[name].seats):
        for number, one in enumerate(alone):
            assert batch.seat[number] == one.view.seat
            assert np.flatnonzero(batch.mask[number]).tolist() == one.choices()
            if (step + number) % ROW_CHECK_INTERVAL == 0:
                assert batch.features[number].tolist() == one.row()
        chosen = random_choices(batch, rng)
        batch.step(chosen)
        for number, one in enumerate(alone):
            over = one.choose(int(chosen[number]))
            assert batch.done[number] == over
            won = list(place_rewards(one.state)) if over else [0.0] * seats
            assert batch.rewards[number].tolist() == won
            if over:
                assert batch.scores[number].tolist() == one.state.scores()
                one.deal_next()
                ended += 1
        step += 1


@pytest.mark.parametrize("name", GAMES)
def test_moves_and_tokens_give_the_same_games(name: str) -> None:
    seats = GAMES[name].default_seats
    whole = Batch(name, games=8, seats=seats, seed=3)
    spelled = Batch(name, games=8, seats=seats, seed=3, actions="parts")
    rng = np.random.default_rng(3)
    size = whole.features.shape[1]
    for _ in range(200 if engine.is_compiled() else 20):
        assert (spelled.features[:, :size] == whole.features).all()
        assert not spelled.features[:, size:].any()
        chosen = random_choices(whole, rng)
        spellings = [
            whole.game.tokens.spelling(table.state.view(table.state.seat_to_move()), int(move))
            for table, move in zip(whole.tables.tables, chosen, strict=True)
        ]
        for number, spelling in enumerate(spellings):
            for token in spelling:
                spelled.tables.step_table(number, token)
        whole.step(chosen)
        assert (spelled.done == whole.done).all()
        assert (spelled.rewards == whole.rewards).all()


def test_the_arrays_stay_the_same_objects() -> None:
    batch = Batch("majesty", games=4, seats=2, seed=1)
    features = batch.features
    before = features.copy()
    batch.step(batch.mask.argmax(axis=1))
    assert (batch.features != before).any()
    assert features is batch.features
    assert not features.flags.owndata


@pytest.mark.parametrize("actions", ["moves", "parts"])
def test_what_is_written_into_the_arrays_changes_no_game(actions: str) -> None:
    batch = Batch("majesty", games=2, seats=2, seed=1, actions=actions)
    legal = batch.mask.argmax(axis=1)
    illegal = int(batch.mask[0].argmin())
    before = [batch.state(game) for game in range(2)]
    batch.mask[:] = True
    seat = int(batch.seat[0])
    batch.seat[:] = 1 - seat
    with pytest.raises(ValueError, match=f"table 0: seat {seat} may not choose {illegal} now"):
        batch.step([illegal, legal[1]])
    assert [batch.state(game) for game in range(2)] == before
    batch.step(legal)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("actions", ["moves", "parts"])
def test_single_games_are_given_up_and_dealt_anew(workers: int, actions: str) -> None:
    with Batch("majesty", games=4, seats=2, seed=1, actions=actions, workers=workers) as batch:
        batch.step(batch.mask.argmax(axis=1))
        before = batch.features.copy()
        batch.reset([1, 3])
        assert (batch.features[[0, 2]] == before[[0, 2]]).all()
        size = batch.game.features.size
        for game in (1, 3):
            state = batch.game.new(2, batch.deal_seed(game, 1))
            row = batch.game.features.row(state.view(state.seat_to_move()))
            assert batch.features[game].tolist() == [*row, *[0] * (len(before[0]) - size)]
            if workers == 1:
                assert batch.state(game) == state
        batch.step(batch.mask.argmax(axis=1))
        batch.reset(np.array([True, False, False, False]))
        batch.reset()
        assert not batch.done.any()
        if workers > 1:
            with pytest.raises(Unable, match="workers=1 keeps them here"):
                batch.state(0)


def test_rewards_sum_to_zero_and_come_only_at_the_end() -> None:
    batch = Batch("castle", games=16, seats=3, seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < (20 if engine.is_compiled() else 1):
        batch.step(random_choices(batch, rng))
        assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-12
        assert (batch.rewards.any(axis=1) <= batch.done).all()
        ended += int(batch.done.sum())


@pytest.mark.parametrize("choice", [-1, 839, 840, 1 << 40])
@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_choice_is_refused_and_none_is_made(choice: int, workers: int) -> None:
    with Batch("majesty", games=4, seats=2, seed=1, workers=workers) as batch:
        before = batch.features.copy()
        chosen = batch.mask.argmax(axis=1)
        chosen[2] = choice
        with pytest.raises(ValueError, match=rf"table 2: seat \d may not choose {choice} now"):
            batch.step(chosen)
        assert (batch.features == before).all()


@pytest.mark.parametrize("chosen", [[0], [0.0] * 4, [[0] * 4]])
def test_a_step_takes_one_whole_number_for_each_game(chosen: list[Any]) -> None:
    batch = Batch("kingme", games=4)
    with pytest.raises(ValueError, match="a step takes 4 whole numbers"):
        batch.step(chosen)


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = Batch("kingme", games=7, seats=3, seed=9)
    with Batch("kingme", games=7, seats=3, seed=9, workers=3) as shared:
        for _ in range(60):
            for name in ("features", "mask", "seat", "done", "rewards", "scores"):
                assert (getattr(alone, name) == getattr(shared, name)).all()
            assert (alone.heuristic_choices() == shared.heuristic_choices()).all()
            chosen = alone.random_choices()
            assert (chosen == shared.random_choices()).all()
            alone.step(chosen)
            shared.step(chosen)


@pytest.mark.parametrize("actions", ["moves", "parts"])
@pytest.mark.parametrize("name", GAMES)
def test_random_choices_are_legal_and_equally_likely(name: str, actions: str) -> None:
    batch = Batch(name, games=4, seed=6, actions=actions)
    for _ in range(12):
        batch.step(batch.random_choices())
    open_choices = batch.mask.copy()
    draws = 60 * int(open_choices.sum(axis=1).max())
    counts = np.zeros(open_choices.shape, int)
    batch.mask[:] = False  # what a learner writes there changes no draw
    for _ in range(draws):
        counts[np.arange(batch.games), batch.random_choices()] += 1
    assert (counts[~open_choices] == 0).all()
    expected = draws / open_choices.sum(axis=1, keepdims=True)
    differences = np.where(open_choices, counts - expected, 0) / np.sqrt(expected)
    assert np.abs(differences).max() < 5


@pytest.mark.parametrize("actions", ["moves", "parts"])
def test_advice_is_what_the_greedy_bot_would_score_best(actions: str) -> None:
    batch = Batch("majesty", games=16, seats=2, seed=2, actions=actions)
    game = batch.game
    for table, heuristic_choices in zip(
        batch.tables.tables, batch.heuristic_choices(), strict=True
    ):
        seat = table.state.seat_to_move()
        view = table.state.view(seat)
        best = max(
            view.legal(), key=lambda move: game.heuristics.score_move(table.state, seat, move)
        )
        spelled = game.tokens.spelling(view, best)[0]
        assert heuristic_choices == (spelled if actions == "parts" else best)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"game": "chess"}, "game: «chess» is none of the games"),
        ({"games": 0}, "games: a number from 1"),
        ({"seats": 9}, "seats"),
        ({"seed": np.uint64(1 << 63)}, "seed: a number of 64 bits"),
        ({"seed": 1 << 64}, "seed: a number of 64 bits"),
        ({"actions": "words"}, "actions: «words» is none of moves, parts"),
        ({"workers": 0}, "workers: a number from 1"),
    ],
)
def test_wrong_arguments_are_refused_with_a_sentence(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Batch(**{"game": "majesty", "games": 2, **given})


def test_a_missing_numpy_is_reported_in_one_sentence() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "from regalia.kernel.errors import Unable\n"
        "try:\n    import regalia.adapters.batch\n"
        "except Unable as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{missing_library_error('NumPy', 'lab')}\n"
