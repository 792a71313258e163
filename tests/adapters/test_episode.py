"""An episode tells each seat what its view says, and nothing else."""

import copy
import pickle
import random

import numpy as np
import pytest
from tests.adapters.tables import episode_after, every_encoding, every_game, every_table

from regalia.adapters.action_encodings import TokenEpisode, make_episode
from regalia.adapters.episode import NO_SEAT, Episode
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask


@every_encoding
@pytest.mark.parametrize("actions_taken", [0, 5, 40, 111])
def test_observations_are_a_function_of_the_view(
    game: str, actions: str, actions_taken: int
) -> None:
    episode = episode_after(game, actions, actions_taken)
    rng = rng_from_number(actions_taken)
    for seat in range(episode.seats):
        shown = (
            episode.observation(seat),
            episode.information_state_text(seat),
            episode.render(seat, None),
        )
        for _ in range(5):
            other = episode.resample(seat, rng)
            assert other.state != episode.state
            assert np.array_equal(other.observation(seat), shown[0])
            assert (other.information_state_text(seat), other.render(seat, None)) == shown[1:]
            if seat == episode.seat:
                assert other.seat == seat
                assert other.legal_actions == episode.legal_actions
                assert np.array_equal(other.action_mask(seat), episode.action_mask(seat))


@every_encoding
def test_sealed_choices_are_made_in_turn_and_not_observed_by_the_others(
    game: str, actions: str
) -> None:
    episode = make_episode(game, GAMES[game].seats[-1], actions, {})
    rng = random.Random(3)
    secrets = 0
    for seed in range(10):
        episode.deal(seed)
        while episode.seat != NO_SEAT:
            asked = seats_in_mask(episode.state.pending)
            assert episode.seat == asked[0]
            branches = [copy.deepcopy(episode) for _ in episode.legal_actions[:3]]
            for branch, action in zip(branches, episode.legal_actions, strict=False):
                branch.try_action(action)
            for seat in asked[1:]:
                shown = {
                    (branch.information_state_text(seat), branch.observation(seat).tobytes())
                    for branch in branches
                }
                assert len(shown) == 1
                secrets += len(branches) > 1
            episode.try_action(rng.choice(episode.legal_actions))
    assert (secrets > 0) == (game != "majesty")


@every_encoding
def test_masks_have_the_legal_actions_of_the_seat_that_decides_and_no_others(
    game: str, actions: str
) -> None:
    episode = episode_after(game, actions, 20)
    for seat in range(episode.seats):
        marked = list(np.flatnonzero(episode.action_mask(seat)))
        assert marked == (episode.legal_actions if seat == episode.seat else [])


@every_table
def test_every_observation_stays_within_its_maxima(game: str, seats: int, actions: str) -> None:
    episode = make_episode(game, seats, actions, {})
    maxima = episode.observation_maxima()
    rng = random.Random(1)
    episode.deal(seats)
    assert (
        len(maxima)
        == episode.observation_size
        == sum(piece.size for piece in episode.feature_blocks())
    )
    while episode.seat != NO_SEAT:
        row = episode.observation(episode.seat)
        assert row.dtype == maxima.dtype
        assert row.shape == maxima.shape
        assert (row <= maxima).all()
        episode.try_action(rng.choice(episode.legal_actions))


@every_encoding
def test_a_copy_goes_on_by_itself(game: str, actions: str) -> None:
    episode = episode_after(game, actions, 9)
    before = episode.state_text()
    for twin in (copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))):  # noqa: S301
        assert (twin.state_text(), twin.legal_actions) == (before, episode.legal_actions)
        twin.try_action(twin.legal_actions[0])
        assert episode.state_text() == before


@every_encoding
def test_illegal_actions_change_nothing(game: str, actions: str) -> None:
    episode = episode_after(game, actions, 4)
    before = episode.state_text()
    illegal = next(one for one in range(episode.action_count) if one not in episode.legal_actions)
    assert not episode.try_action(illegal)
    for given in (-1, episode.action_count, 0.5, None, "1"):
        with pytest.raises(ValueError, match=f"an action of {game} is a whole number from 0 to"):
            episode.try_action(given)
    assert episode.state_text() == before


@every_table
def test_rewards_of_real_games_sum_to_zero(game: str, seats: int, actions: str) -> None:
    episode = make_episode(game, seats, actions, {})
    rng = random.Random(1)
    episode.deal(2)
    while episode.seat != NO_SEAT:
        episode.try_action(rng.choice(episode.legal_actions))
    rewards = episode.rewards()
    assert sum(rewards) == pytest.approx(0)
    assert sum(episode.forfeit_rewards(0)) == pytest.approx(0)
    winners = episode.state.winners()
    assert {seat for seat in range(seats) if rewards[seat] == max(rewards)} == set(winners)


def test_unknown_games_encodings_and_options_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadRecord, match="is none of the games"):
        make_episode("chess", None, "moves", {})
    with pytest.raises(BadRecord, match="actions: they are moves or parts"):
        make_episode("castle", None, "words", {})
    with pytest.raises(BadRecord, match="seats is a number from 2 to 5"):
        make_episode("castle", 6, "moves", {})
    with pytest.raises(BadRecord, match="no option «edition»"):
        make_episode("castle", 2, "moves", {"edition": "pl"})


def test_a_game_without_features_is_refused_with_a_sentence() -> None:
    from thirtyone.game import ThirtyOne

    game = ThirtyOne()
    with pytest.raises(Unable, match="the game thirtyone brings no features to learn from"):
        Episode(game, game.read_options({"seats": 2}))


@every_game
def test_moves_in_tokens_give_the_same_games(game: str) -> None:
    rng = random.Random(game)
    box = GAMES[game]
    for seed in range(20):
        seats = rng.choice(box.seats)
        by_moves = make_episode(game, seats, "moves", {})
        by_tokens = make_episode(game, seats, "parts", {})
        assert isinstance(by_tokens, TokenEpisode)
        by_moves.deal(seed)
        by_tokens.deal(seed)
        while by_moves.seat != NO_SEAT:
            assert by_tokens.seat == by_moves.seat
            move = rng.choice(by_moves.legal_actions)
            for token in box.tokens.spelling(by_moves.state.view(by_moves.seat), move):
                assert token in by_tokens.legal_actions
                shown = by_tokens.observation(by_tokens.seat)
                assert np.array_equal(
                    shown[: by_moves.observation_size], by_moves.observation(by_moves.seat)
                )
                assert set(np.flatnonzero(shown[by_moves.observation_size :])) == set(
                    by_tokens.spelled_tokens
                )
                by_tokens.try_action(token)
            by_moves.try_action(move)
            assert by_tokens.state == by_moves.state
        assert by_tokens.seat == NO_SEAT
        assert by_tokens.rewards() == by_moves.rewards()


@every_game
def test_spoken_tokens_are_observed_by_their_seat_alone(game: str) -> None:
    episode = episode_after(game, "parts", 8)
    assert isinstance(episode, TokenEpisode)
    while not episode.spelled_tokens:
        episode.try_action(episode.legal_actions[-1])
    for seat in range(episode.seats):
        said = episode.observation(seat)[episode.view_size :].sum()
        assert said == (len(episode.spelled_tokens) if seat == episode.seat else 0)


def test_options_reach_the_table() -> None:
    episode = make_episode("majesty", 2, "moves", {"edition": "pl"})
    episode.deal(1)
    assert episode.state == GAMES["majesty"].new(2, 1, {"edition": "pl"})
