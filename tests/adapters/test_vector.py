"""The vector environment plays the games of its single environments, many at once."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from tests.adapters.tables import every_encoding

from regalia.adapters.batch import Batch
from regalia.adapters.rewards import REWARD_KINDS
from regalia.adapters.vector import SeatVectorEnv
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.rewards import place_rewards
from regalia.kernel.tokens import NO_MOVE, make_speller

SEED = 5


def random_actions(mask: Any, rng: np.random.Generator) -> Any:
    """A legal action in every game."""
    return np.where(mask, rng.random(mask.shape), -1).argmax(axis=1)


class GameByHand:
    """One game of a vector environment, told again with its deals, its bots and its moves."""

    def __init__(self, env: SeatVectorEnv, number: int) -> None:
        self.env = env
        self.number = number
        self.game = env.episode.game
        self.bots = [make_bot(spec, self.game, SEED + at) for at, spec in enumerate(env.opponents)]
        self.deal = -1
        self.deal_next()

    def deal_next(self) -> None:
        """Starts the next deal and plays to the learner's decision."""
        self.deal += 1
        seats = self.env.episode.seats
        self.state = self.game.new(seats, self.env.deal_seed(self.number, self.deal))
        self.own_seat = (self.number + self.deal) % seats
        self.play_bots()

    def play_bots(self) -> None:
        """Lets the bots move until the learner decides."""
        state = self.state
        while state.pending and state.seat_to_move() != self.own_seat:
            seat = state.seat_to_move()
            bot, budget = self.bots[seat if seat < self.own_seat else seat - 1]
            state.apply(seat, bot.decide(state.view(seat), budget))
        if state.pending:
            self.speller = make_speller(self.game.tokens, state.view(self.own_seat))

    def row(self) -> Any:
        """What the learner knows."""
        return np.asarray(self.game.features.row(self.state.view(self.own_seat)))

    def take(self, action: int) -> None:
        """Makes the learner's move, or a part of it, and those of the bots."""
        if self.env.in_tokens:
            action = int(self.speller.add_token(action))
        if action != NO_MOVE:
            self.state.apply(self.own_seat, action)
            self.play_bots()


@every_encoding
def test_every_game_is_the_one_that_its_seats_would_play_alone(game: str, actions: str) -> None:
    opponents = ["greedy", "random"][: GAMES[game].seats[0] - 1]
    env = SeatVectorEnv(game, 3, opponents, seat=None, actions=actions)
    observation, info = env.reset(seed=SEED)
    rng = np.random.default_rng(1)
    alone = [GameByHand(env, number) for number in range(3)]
    ended = steps = 0
    while ended < 3 and steps < 600:
        for number, one in enumerate(alone):
            assert env.state(number) == one.state
            assert np.array_equal(observation[number][: len(one.row())], one.row())
        chosen = random_actions(info["action_mask"], rng)
        observation, reward, done, cut, info = env.step(chosen)
        steps += 1
        assert not cut.any()
        for number, one in enumerate(alone):
            one.take(int(chosen[number]))
            assert done[number] == (not one.state.pending)
            if not done[number]:
                assert reward[number] == 0
                continue
            assert reward[number] == place_rewards(one.state)[one.own_seat]
            assert info["final_info"]["score"][number] == one.state.scores()[one.own_seat]
            last = info["final_obs"][number]
            assert np.array_equal(last[: len(one.row())], one.row())
            one.deal_next()
            ended += 1
    assert ended >= 3 or game == "castle"


def test_gymnasium_makes_it_and_its_spaces_hold_what_it_gives() -> None:
    env = gymnasium.make_vec("Regalia/Majesty-v1", num_envs=4, opponents=["random"])
    assert isinstance(env.unwrapped, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    chosen = info["action_mask"].argmax(axis=1)
    assert chosen in env.action_space
    observation, reward, done, _, info = env.step(chosen)
    assert observation in env.observation_space
    assert (reward.shape, done.shape, info["action_mask"].shape) == ((4,), (4,), (4, 840))


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    env = SeatVectorEnv("majesty", 4, ["random"])
    first = env.reset(seed=np.int64(3))[0]
    assert np.array_equal(env.reset(seed=3)[0], first)
    assert not np.array_equal(env.reset(seed=4)[0], first)
    assert not np.array_equal(env.reset()[0], env.reset()[0])


@pytest.mark.parametrize("actions", ["moves", "parts"])
def test_single_games_are_reset_and_the_others_stay(actions: str) -> None:
    env = SeatVectorEnv("majesty", 3, ["random"], seat=None, actions=actions)
    _, info = env.reset(seed=SEED)
    again = GameByHand(env, 1)
    again.deal_next()
    for _ in range(2):
        observation, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
    after, info = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(after[[0, 2]], observation[[0, 2]])
    assert env.state(1) == again.state
    assert np.array_equal(after[1][: len(again.row())], again.row())
    assert not after[1][len(again.row()) :].any(), "no token is spoken yet"
    legal = again.speller.allowed_tokens() if actions == "parts" else sorted(again.state.legal(0))
    assert np.flatnonzero(info["action_mask"][1]).tolist() == legal


@pytest.mark.parametrize("kind", REWARD_KINDS)
def test_an_illegal_action_loses_its_game_and_no_other(kind: str) -> None:
    env = SeatVectorEnv("majesty", 3, ["random", "random"], seat=None, reward=kind)
    _, info = env.reset(seed=SEED)
    again = GameByHand(env, 1)
    score = again.state.scores()[again.own_seat]
    again.deal_next()
    chosen = info["action_mask"].argmax(axis=1)
    chosen[1] = info["action_mask"][1].argmin()
    _, reward, done, _, info = env.step(chosen)
    assert done.tolist() == [False, True, False]
    assert reward[1] == {"place": -1, "win": 0, "score": score}[kind]
    assert info["final_info"]["score"][1] == score
    assert env.state(1) == again.state


def test_what_is_no_action_is_refused_and_nothing_changes() -> None:
    env = SeatVectorEnv("majesty", 2, ["random"])
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    _, info = env.reset(seed=1)
    chosen = info["action_mask"].argmax(axis=1)
    before = env.state(0)
    for wrong in ([chosen[0], 840], [chosen[0], -1], [chosen[0]], [0.5, 0.5]):
        with pytest.raises(ValueError, match="whole number"):
            env.step(wrong)
    assert env.state(0) == before


def test_wrong_arguments_are_refused_with_a_sentence() -> None:
    for given, sentence in (
        ({"opponents": ["nobody"]}, "is no bot"),
        ({"opponents": "greedy"}, "a list with a bot for each is needed, not 'greedy'"),
        ({"seat": 4}, "seat: 4 is not at this table"),
        ({"num_envs": 0}, "games: a number from 1"),
        ({"reward": "money"}, "reward: it is place, win, score, not «money»"),
        ({"render_mode": "3d"}, "render_mode: it is ansi or human or rgb_array"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            SeatVectorEnv("majesty", **given)
    with pytest.raises(ValueError, match="one whole number deals all games"):
        SeatVectorEnv("majesty", 2).reset(seed=[1, 2])  # type: ignore[arg-type]


def test_integers_of_numpy_are_taken_wherever_a_whole_number_is() -> None:
    one, two, three = (np.int64(number) for number in (1, 2, 3))
    env = SeatVectorEnv("kingme", two, ["random"] * 2, seat=one, rounds=one)
    observation, _ = env.reset(seed=three)
    assert observation.shape[0] == 2
    batch = Batch("kingme", games=two, seats=three, seed=three, options={"rounds": one})
    assert batch.options.to_dict()["rounds"] == 1
    assert GAMES["kingme"].new(three, three, {"rounds": one}) == GAMES["kingme"].new(
        3, 3, {"rounds": 1}
    )


def test_every_table_is_shown_as_its_learner_sees_it() -> None:
    env = SeatVectorEnv("majesty", 2, ["random"], render_mode="ansi")
    env.reset(seed=1)
    pictures = env.render()
    assert len(pictures) == 2
    assert all("cards in the deck" in picture for picture in pictures)


def test_pytorch_takes_the_arrays_without_a_warning() -> None:
    torch = pytest.importorskip("torch")
    env = SeatVectorEnv("majesty", 2, ["random"])
    observation, info = env.reset(seed=1)
    batch = Batch("majesty", games=2, seats=2)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for array in (observation, info["action_mask"], env.action_masks(), env.step([0, 0])[1]):
            torch.from_numpy(array)
        shared = torch.from_numpy(batch.features)
        for array in (batch.mask, batch.seat, batch.done, batch.rewards, batch.scores):
            torch.from_numpy(array)
    batch.step(batch.mask.argmax(axis=1))
    assert (shared.numpy() == batch.features).all(), "it is the same memory"
