"""A game as learners meet it tells each seat what its view says, and nothing else."""

import copy
import pickle
import random

import numpy as np
import pytest
from tests.adapters.tables import begun, every_game, every_table, every_way

from regalia.adapters.episode import NOBODY, Episode
from regalia.adapters.ways import Spelled, episode_of
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable
from regalia.kernel.rng import from_number
from regalia.kernel.seats import seats_of


@every_way
@pytest.mark.parametrize("answers", [0, 5, 40, 111])
def test_what_is_shown_is_a_function_of_the_view(game: str, actions: str, answers: int) -> None:
    episode = begun(game, actions, answers)
    chance = from_number(answers)
    for seat in range(episode.seats):
        shown = episode.observation(seat), episode.known(seat), episode.picture(seat)
        for _ in range(5):
            other = episode.imagined(seat, chance)
            assert other.state != episode.state
            assert np.array_equal(other.observation(seat), shown[0])
            assert (other.known(seat), other.picture(seat)) == shown[1:]
            if seat == episode.seat:
                assert other.seat == seat
                assert other.legal == episode.legal
                assert np.array_equal(other.mask(seat), episode.mask(seat))


@every_way
def test_seats_that_choose_in_secret_are_asked_in_turn_and_see_nothing(
    game: str, actions: str
) -> None:
    episode = episode_of(game, GAMES[game].seats[-1], actions, {})
    chance = random.Random(3)
    secrets = 0
    for seed in range(10):
        episode.deal(seed)
        while episode.seat != NOBODY:
            asked = seats_of(episode.state.pending)
            assert episode.seat == asked[0]
            ways = [copy.deepcopy(episode) for _ in episode.legal[:3]]
            for way, answer in zip(ways, episode.legal, strict=False):
                way.answer(answer)
            for seat in asked[1:]:
                shown = {(way.known(seat), way.observation(seat).tobytes()) for way in ways}
                assert len(shown) == 1
                secrets += len(ways) > 1
            episode.answer(chance.choice(episode.legal))
    assert (secrets > 0) == (game != "majesty")


@every_way
def test_masks_have_what_is_legal_and_only_for_who_is_asked(game: str, actions: str) -> None:
    episode = begun(game, actions, 20)
    for seat in range(episode.seats):
        marked = list(np.flatnonzero(episode.mask(seat)))
        assert marked == (episode.legal if seat == episode.seat else [])


@every_table
def test_every_observation_stays_within_its_tops(game: str, seats: int, actions: str) -> None:
    episode = episode_of(game, seats, actions, {})
    tops = episode.tops()
    chance = random.Random(1)
    episode.deal(seats)
    assert len(tops) == episode.size == sum(piece.size for piece in episode.pieces())
    while episode.seat != NOBODY:
        row = episode.observation(episode.seat)
        assert row.dtype == tops.dtype
        assert row.shape == tops.shape
        assert (row <= tops).all()
        episode.answer(chance.choice(episode.legal))


@every_way
def test_a_copy_goes_on_by_itself(game: str, actions: str) -> None:
    episode = begun(game, actions, 9)
    before = episode.whole()
    for twin in (copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))):  # noqa: S301
        assert (twin.whole(), twin.legal) == (before, episode.legal)
        twin.answer(twin.legal[0])
        assert episode.whole() == before


@every_way
def test_illegal_answers_change_nothing(game: str, actions: str) -> None:
    episode = begun(game, actions, 4)
    before = episode.whole()
    illegal = next(one for one in range(episode.answers) if one not in episode.legal)
    assert not episode.answer(illegal)
    for given in (-1, episode.answers, 0.5, None, "1"):
        with pytest.raises(ValueError, match=f"an action of {game} is a whole number from 0 to"):
            episode.answer(given)
    assert episode.whole() == before


@every_table
def test_rewards_of_real_games_sum_to_nothing(game: str, seats: int, actions: str) -> None:
    episode = episode_of(game, seats, actions, {})
    chance = random.Random(1)
    episode.deal(2)
    while episode.seat != NOBODY:
        episode.answer(chance.choice(episode.legal))
    rewards = episode.rewards()
    assert sum(rewards) == pytest.approx(0)
    assert sum(episode.forfeit(0)) == pytest.approx(0)
    winners = episode.state.winners()
    assert {seat for seat in range(seats) if rewards[seat] == max(rewards)} == set(winners)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(BadRecord, match="is none of the games"):
        episode_of("chess", None, "moves", {})
    with pytest.raises(BadRecord, match="actions: they are moves or parts"):
        episode_of("castle", None, "words", {})
    with pytest.raises(BadRecord, match="seats is a number from 2 to 5"):
        episode_of("castle", 6, "moves", {})
    with pytest.raises(BadRecord, match="no option «edition»"):
        episode_of("castle", 2, "moves", {"edition": "pl"})


def test_a_game_without_features_is_told() -> None:
    from thirtyone.game import ThirtyOne

    game = ThirtyOne()
    with pytest.raises(Unable, match="the game thirtyone brings no features to learn from"):
        Episode(game, game.options({"seats": 2}))


@every_game
def test_moves_spelled_in_tokens_give_the_same_games(game: str) -> None:
    chance = random.Random(game)
    box = GAMES[game]
    for seed in range(20):
        seats = chance.choice(box.seats)
        whole = episode_of(game, seats, "moves", {})
        spelled = episode_of(game, seats, "parts", {})
        assert isinstance(spelled, Spelled)
        whole.deal(seed)
        spelled.deal(seed)
        while whole.seat != NOBODY:
            assert spelled.seat == whole.seat
            move = chance.choice(whole.legal)
            for token in box.tokens.spelling(whole.state.view(whole.seat), move):
                assert token in spelled.legal
                shown = spelled.observation(spelled.seat)
                assert np.array_equal(shown[: whole.size], whole.observation(whole.seat))
                assert set(np.flatnonzero(shown[whole.size :])) == set(spelled.said)
                spelled.answer(token)
            whole.answer(move)
            assert spelled.state == whole.state
        assert spelled.seat == NOBODY
        assert spelled.rewards() == whole.rewards()


@every_game
def test_what_is_said_of_a_move_its_seat_alone_is_shown(game: str) -> None:
    episode = begun(game, "parts", 8)
    assert isinstance(episode, Spelled)
    while not episode.said:
        episode.answer(episode.legal[-1])
    for seat in range(episode.seats):
        said = episode.observation(seat)[episode.known_size :].sum()
        assert said == (len(episode.said) if seat == episode.seat else 0)


def test_options_reach_the_table() -> None:
    episode = episode_of("majesty", 2, "moves", {"edition": "pl"})
    episode.deal(1)
    assert episode.state == GAMES["majesty"].new(2, 1, {"edition": "pl"})
