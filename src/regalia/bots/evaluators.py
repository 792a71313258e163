"""How a search judges the position it has reached: by a rollout, by a network, or by both."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.network_files import load_network, shipped_network
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Heuristics, blend_shares_with_win, win_shares_by_lead
from regalia.kernel.network import EXPLORATION, Network, shares_from_logits
from regalia.kernel.rng import Rng
from regalia.kernel.state import State


class Evaluator:
    """Estimates the share of the win that each seat can expect of a position, from 0 to 1.

    `exploration` is the constant of UCB that suits a search with it: noisy estimates need more.
    """

    def __init__(self) -> None:
        self.exploration = EXPLORATION

    def evaluate(self, state: State, rng: Rng) -> vec[float]:
        """The estimate of each seat's share; the evaluator may change the state."""
        raise NotImplementedError


class RolloutEvaluator(Evaluator):
    """Plays a few moves by the game's heuristics, then judges the position by them."""

    def __init__(self, heuristics: Heuristics) -> None:
        super().__init__()
        self.heuristics = heuristics

    def evaluate(self, state: State, rng: Rng) -> vec[float]:
        if state.pending:
            self.heuristics.rollout(state, rng)
        return self.heuristics.evaluate(state)


class NetworkEvaluator(Evaluator):
    """Asks a network for the shares of the win and the final points."""

    def __init__(self, network: Network, rollouts: RolloutEvaluator) -> None:
        super().__init__()
        self.exploration = network.reader.exploration
        self.network = network
        self.rollouts = rollouts

    def evaluate(self, state: State, rng: Rng) -> vec[float]:
        reader = self.network.reader
        seats = i64(state.seats)
        points = vec[float]([0.0] * seats)
        if not state.pending:
            for seat in range(seats):
                points[seat] = reader.final_points(state.cells, seat)
            shares = win_shares_by_lead(points, reader.winning_lead)
            return blend_shares_with_win(shares, state.winners(), reader.win_weight)
        shares = network_win_shares(self.network, state, points)
        found = blend_shares(
            win_shares_by_lead(points, reader.winning_lead), shares, reader.win_weight
        )
        if reader.rollout_share:
            return blend_shares(found, self.rollouts.evaluate(state, rng), reader.rollout_share)
        return found


def network_win_shares(network: Network, state: State, points: vec[float]) -> vec[float]:
    """The seats' shares of the win, which sum to 1; writes the final points into `points`."""
    logits = points[:]
    for seat in range(i64(len(points))):
        logits[seat] = network.logit(state.cells, seat)
        points[seat] = network.points
    return shares_from_logits(logits)


def blend_shares(shares: vec[float], others: vec[float], weight: float) -> vec[float]:
    """Changes `shares` into the weighted mean of both estimates; `weight` is that of `others`."""
    for seat in range(i64(len(shares))):
        shares[seat] += weight * (others[seat] - shares[seat])
    return shares


def best_evaluator(game: Game, file: str = "") -> Evaluator:
    """An evaluator by the network of a file, or the game's own one; by rollouts if it has none."""
    rollouts = RolloutEvaluator(game.heuristics)
    network = load_network(file, game) if file else shipped_network(game)
    return rollouts if network is None else NetworkEvaluator(network, rollouts)
