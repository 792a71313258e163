"""How a search judges the position it has reached: by a rollout, by a network, or by both."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.network_files import load_network, shipped_network
from regalia.kernel.game import Game
from regalia.kernel.heuristics import Heuristics, blend_in_win, win_shares_by_lead
from regalia.kernel.network import Network, shares_from_logits
from regalia.kernel.rng import Rng
from regalia.kernel.state import State


class Evaluator:
    """Estimates what a position is worth to every seat, from 0 to 1."""

    def evaluate(self, state: State, rng: Rng) -> vec[float]:
        """The estimate; the state may be played on."""
        raise NotImplementedError


class RolloutEvaluator(Evaluator):
    """Plays on by the game's heuristics, and judges by them."""

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def evaluate(self, state: State, rng: Rng) -> vec[float]:
        if state.pending:
            self.heuristics.rollout(state, rng)
        return self.heuristics.evaluate(state)


class NetworkEvaluator(Evaluator):
    """Asks a network for the shares of the win and the points at the end."""

    def __init__(self, network: Network, rollouts: RolloutEvaluator) -> None:
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
            return blend_in_win(shares, state.winners(), reader.win_weight)
        shares = network_shares(self.network, state, points)
        found = blend(win_shares_by_lead(points, reader.winning_lead), shares, reader.win_weight)
        if reader.rollout_share:
            return blend(found, self.rollouts.evaluate(state, rng), reader.rollout_share)
        return found


def network_shares(network: Network, state: State, points: vec[float]) -> vec[float]:
    """Each seat's share of the win, which sum to 1; writes the points at the end into `points`."""
    logits = points[:]
    for seat in range(i64(len(points))):
        logits[seat] = network.logit(state.cells, seat)
        points[seat] = network.points
    return shares_from_logits(logits)


def blend(shares: vec[float], others: vec[float], weight: float) -> vec[float]:
    """The mean of two estimates, the second one with this weight."""
    for seat in range(i64(len(shares))):
        shares[seat] += weight * (others[seat] - shares[seat])
    return shares


def best_evaluator(game: Game, file: str = "") -> Evaluator:
    """The network of a file or that comes with a game; rollouts where none comes with it."""
    rollouts = RolloutEvaluator(game.heuristics)
    network = load_network(file, game) if file else shipped_network(game)
    return rollouts if network is None else NetworkEvaluator(network, rollouts)
