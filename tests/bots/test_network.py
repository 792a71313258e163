"""The networks that come with the games: their files, what they estimate, and how they play."""

import json
from collections.abc import Callable, Iterator
from importlib import resources

import pytest
from librt.vecs import vec
from tests.arena.runs import play_out, tournament

from regalia import engine
from regalia.arena.statistics import summarize
from regalia.bots.bot import Budget
from regalia.bots.evaluators import (
    NetworkEvaluator,
    RolloutEvaluator,
    best_evaluator,
    network_win_shares,
)
from regalia.bots.ismcts import Ismcts
from regalia.bots.network_files import NETWORK_FILE_NAME, read_network, shipped_network
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import Game
from regalia.kernel.network import (
    LANE_BITS,
    LANES,
    UNIT_AT_FULL,
    Network,
    NetworkInputs,
)
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State

NAMES = list(GAMES)
HALF_LANE = 1 << (LANE_BITS - 1)


def file_of(name: str) -> bytes:
    """The file that comes with a game."""
    return (
        resources.files(f"{GAMES[name].package}.strategy").joinpath(NETWORK_FILE_NAME).read_bytes()
    )


def network_of(game: Game) -> Network:
    """The network that comes with a game."""
    network = shipped_network(game)
    assert network is not None
    return network


def shares_of(network: Network, state: State) -> list[float]:
    """What a network expects for every seat."""
    return list(network_win_shares(network, state, vec[float]([0.0] * state.seats)))


def shares_in_search(network: Network, state: State) -> list[float]:
    """What the search with a network expects for every seat."""
    game = next(game for game in GAMES.values() if game.inputs is network.reader)
    evaluator = NetworkEvaluator(network, RolloutEvaluator(game.heuristics))
    return list(evaluator.evaluate(state.copy(), rng_from_number(1)))


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The positions of a game that `greedy` plays: one state, played on after each."""
    bot, budget = make_bot("greedy", game)
    state = game.new(seats, seed)
    while state.pending:
        yield state
        seat = state.seat_to_move()
        state.apply(seat, bot.decide(state.view(seat), budget))


def sums_in_plain_numbers(network: Network, state: State, seat: int) -> list[int]:
    """The hidden units, added up feature by feature without packing."""
    inputs = NetworkInputs()
    network.reader.read(state.cells, seat, inputs)
    words = int(network.words)
    rows = [*(int(inputs.active[at]) for at in range(inputs.count)), int(network.reader.size)]
    totals = [0] * (words * LANES)
    for row in rows:
        for word in range(words):
            packed = int(network.first_weights[row * words + word])
            for lane in range(LANES):
                unit = (packed + HALF_LANE) % (1 << LANE_BITS) - HALF_LANE
                packed = (packed - unit) >> LANE_BITS
                totals[word * LANES + lane] += unit
    assert all(-HALF_LANE <= total < HALF_LANE for total in totals)
    return totals


@pytest.mark.parametrize("name", NAMES)
def test_the_weights_are_of_the_present_rules_and_small(name: str) -> None:
    header = json.loads(file_of(name).partition(b"\n")[0])
    assert (header["game"], header["version"]) == (name, GAMES[name].version)
    assert header["features"] == GAMES[name].inputs.size
    assert len(file_of(name)) < 600_000


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "holds no weights"),
        (b"[]\n", "holds no weights"),
        (b'{"units": 3}\n', "no number of hidden units"),
        (b'{"units": 32}\n', "these weights are for"),
    ],
)
def test_a_file_that_is_no_network_is_refused(content: bytes, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        read_network(content, GAMES["majesty"])


def test_a_file_that_is_cut_or_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="bytes, not"):
        read_network(file_of("majesty")[:-1], GAMES["majesty"])
    with pytest.raises(BadRecord, match="here it is"):
        read_network(file_of("majesty"), GAMES["kingme"])
    with pytest.raises(BadRecord, match="cannot be read"):
        make_bot("network:10:no-such-file", GAMES["majesty"])


@pytest.mark.parametrize("name", NAMES)
def test_packed_sums_are_those_of_plain_numbers(name: str) -> None:
    game = GAMES[name]
    network = network_of(game)
    for number, state in enumerate(positions(game, game.seats[-1], 3)):
        if number % 5 == 0:
            seat = number % state.seats
            logit = network.logit(state.cells, seat)
            totals = sums_in_plain_numbers(network, state, seat)
            row = len(totals) + 3
            at = int(network.inputs.phase) * 2 * row
            leads = (1.0, network.inputs.lead, network.inputs.second_lead)
            wanted = sum(
                min(max(total, 0), UNIT_AT_FULL) * network.second_weights[at + unit]
                for unit, total in enumerate(totals)
            ) + sum(lead * network.second_weights[at + row - 3 + k] for k, lead in enumerate(leads))
            assert logit == pytest.approx(wanted)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("fewest", [True, False])
def test_features_fit_and_nothing_is_left_of_the_position_before(name: str, fewest: bool) -> None:
    game = GAMES[name]
    network = network_of(game)
    seats = game.seats[0] if fewest else game.seats[-1]
    for state in positions(game, seats, 8):
        shares = shares_of(network, state)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= feature < game.inputs.size for feature in active_features(network))
        assert shares_of(network, state) == shares
        assert shares_of(network_of(game), state) == shares


def active_features(network: Network) -> list[int]:
    """The features of the position that was read last."""
    return [int(network.inputs.active[at]) for at in range(network.inputs.count)]


Estimate = Callable[[Network, State], list[float]]

# the last moves of King Me! are votes, which greedy bots cast for a surprise
EXPECTED_WINNERS = {"majesty": 0.7, "kingme": 0.5, "castle": 0.65}


def share_of_expected_winners(name: str, estimate: Estimate) -> float:
    """How often the seat that is expected to win, shortly before the end, does win."""
    game = GAMES[name]
    network = network_of(game)
    hits: list[bool] = []
    for seed in range(12):
        late: list[list[float]] = []
        for state in positions(game, game.seats[seed % 2], seed):
            late = [*late, estimate(network, state)][-4:]
        hits.extend(shares.index(max(shares)) in state.winners() for shares in late)
    return sum(hits) / len(hits)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("estimate", [shares_of, shares_in_search])
def test_the_winner_is_expected_to_win_and_no_other_seat(name: str, estimate: Estimate) -> None:
    assert share_of_expected_winners(name, estimate) >= EXPECTED_WINNERS[name]


def with_wrong_sign(network: Network, state: State) -> list[float]:
    """Planted: who is behind is expected to win."""
    return [1 - share for share in shares_of(network, state)]


def with_seats_mixed_up(network: Network, state: State) -> list[float]:
    """Planted: each seat gets the share of the next one."""
    first, *others = shares_of(network, state)
    return [*others, first]


class StaleSums:
    """Planted: what was added up for the first position is kept for all that follow."""

    def __init__(self) -> None:
        self.shares: dict[int, list[float]] = {}

    def __call__(self, network: Network, state: State) -> list[float]:
        return self.shares.setdefault(state.seats, shares_of(network, state))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("planted", [with_wrong_sign, with_seats_mixed_up, StaleSums()])
def test_planted_faults_of_the_estimate_are_noticed(name: str, planted: Estimate) -> None:
    assert share_of_expected_winners(name, planted) < EXPECTED_WINNERS[name]


@pytest.mark.parametrize("name", NAMES)
def test_points_and_shares_of_a_finished_game_are_those_of_the_rules(name: str) -> None:
    game = GAMES[name]
    for state in positions(game, game.seats[0], 2):
        assert state.pending
    evaluator = best_evaluator(game)
    shares = evaluator.evaluate(state, rng_from_number(1))
    assert shares[state.winners()[0]] == max(shares) > 0.75


@pytest.mark.skipif(not engine.is_compiled(), reason="whole matches take long interpreted")
@pytest.mark.parametrize(("name", "share"), [("majesty", 0.7), ("kingme", 0.5), ("castle", 0.6)])
def test_a_search_with_a_network_beats_greedy(name: str, share: float) -> None:
    game = GAMES[name]
    bots = ("network:150", *["greedy"] * (game.seats[0] - 1))
    figures = summarize(play_out(tournament(game, bots, 12))).bots[0]
    assert figures.wins.share >= share


@pytest.mark.skipif(not engine.is_compiled(), reason="whole matches take long interpreted")
@pytest.mark.parametrize("name", NAMES)
def test_a_network_turned_round_loses(name: str) -> None:
    game = GAMES[name]
    right = network_of(game)
    wrong = Network(
        game.inputs, right.first_weights, vec[float]([-weight for weight in right.second_weights])
    )
    rollouts = RolloutEvaluator(game.heuristics)
    bots = [Ismcts(game, 1, NetworkEvaluator(one, rollouts)) for one in (right, wrong)]
    won = 0.0
    for number in range(8):
        state = game.new(game.seats[0], number)
        while state.pending:
            seat = state.seat_to_move()
            bot = bots[0] if seat == number % state.seats else bots[1]
            state.apply(seat, bot.decide(state.view(seat), Budget(100)))
        winners = state.winners()
        won += (number % state.seats in winners) / len(winners)
    assert won >= 6
