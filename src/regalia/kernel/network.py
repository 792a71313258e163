"""A small quantised network that estimates a position for a seat, like the NNUE of chess engines.

A position has one or two thousand features, of which a few dozen are active (1 rather than 0). The
first layer adds up the weights of the active features. Its weights and sums are 16-bit whole
numbers, and four hidden units are packed into one integer, so that one addition adds four of them.
Each sum is clipped to 0 to 1, and the second layer maps the clipped sums to two outputs: the logit
of the seat's share of the win, and how many points the seat will still gain or lose. The second
layer has separate weights for each phase of the game.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.cells import Cells, zero_cells

LANES: Final = 4  # hidden units packed into one integer
LANE_BITS: Final = 16
LANE_MASK: Final = 0xFFFF
HALF_LANE: Final = 0x8000
UNIT_AT_FULL: Final = 256  # the whole number that stands for 1.0 in a hidden unit
MAX_ACTIVE_FEATURES: Final = 256
OUTPUT_COUNT: Final = 2
EXTRA_WEIGHTS: Final = 3  # the bias and the two leads
POINTS_UNIT: Final = 10.0  # an output of 1.0 means so many points
EXPLORATION: Final = 0.7  # the constant of UCB that suits rollouts


class NetworkInputs:
    """What a network reads of a position: the active features, the phase, and two leads.

    `lead` is how far the seat is ahead of its best rival now, `second_lead` another such number,
    chosen by the game; both go straight to the second layer. `standing` is the number of points
    that the seat has now: the network adds the points that it expects the seat to gain.
    """

    def __init__(self) -> None:
        self.active: vec[i64] = zero_cells(MAX_ACTIVE_FEATURES)
        self.count: i64 = 0
        self.phase: i64 = 0
        self.lead = 0.0
        self.second_lead = 0.0
        self.standing = 0.0

    def add(self, feature: i64) -> None:
        """Adds an active feature."""
        self.active[self.count] = feature
        self.count += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkInputReader:
    """Reads the inputs of a game's network from a state, and says how the search uses the network.

    `layout` is the version of the features and rises when one of them changes. The search mixes the
    network's judgement of a position with that of a rollout, which has the weight `rollout_share`.
    The network's judgement is itself a mixture: the predicted share of the win has the weight
    `win_weight`, and the chance to win by the predicted lead at the end has the rest; a lead of
    `winning_lead` points makes a win likely.
    """

    def __init__(
        self,
        size: int = 0,
        phases: int = 0,
        layout: int = 1,
        rollout_share: float = 0.0,
        win_weight: float = 1.0,
        winning_lead: float = 1.0,
        exploration: float = EXPLORATION,
    ) -> None:
        self.size = size  # features
        self.phases = phases
        self.layout = layout
        self.rollout_share = rollout_share
        self.win_weight = win_weight
        self.winning_lead = winning_lead
        self.exploration = exploration  # the constant of UCB

    def read(self, c: Cells, seat: i64, inputs: NetworkInputs) -> None:
        """Adds the features of a seat to `inputs`, which has none yet."""
        raise NotImplementedError

    def final_points(self, c: Cells, seat: i64) -> float:
        """The points of a seat at the end of a game."""
        raise NotImplementedError


NO_NETWORK_INPUTS: Final = NetworkInputReader()


class Network:
    """The weights of a network, and its estimates of positions.

    `first_weights` is the first layer: a row of packed weights for each feature, then a row of
    biases. `second_weights` is the second layer: for each phase and each of the two outputs a
    weight for every hidden unit, then the bias, the weight of `lead` and that of `second_lead`.
    """

    def __init__(
        self, reader: NetworkInputReader, first_weights: vec[i64], second_weights: vec[float]
    ) -> None:
        self.reader = reader
        self.first_weights = first_weights
        self.second_weights = second_weights
        # integers in a row of the first layer
        self.words: i64 = len(first_weights) // (reader.size + 1)
        self.sums: vec[i64] = zero_cells(self.words)
        self.inputs = NetworkInputs()
        self.points = 0.0

    def logit(self, c: Cells, seat: i64) -> float:
        """The logit of a seat's share of the win; also sets `points`, its expected final points."""
        inputs = self.inputs
        inputs.count = 0
        self.reader.read(c, seat, inputs)
        first = self.first_weights
        words = self.words
        sums = self.sums
        at = i64(len(first)) - words
        word: i64 = 0
        while word < words:
            sums[word] = first[at + word]
            word += 1
        active = inputs.active
        index: i64 = 0
        while index < inputs.count:
            at = active[index] * words
            word = 0
            while word < words:
                sums[word] += first[at + word]
                word += 1
            index += 1
        return self.compute_outputs(inputs)

    def compute_outputs(self, inputs: NetworkInputs) -> float:
        """Computes both outputs from the sums of the first layer."""
        second = self.second_weights
        units = self.words * LANES
        row = units + EXTRA_WEIGHTS
        at = inputs.phase * OUTPUT_COUNT * row
        other = at + row
        logit = second[at + units] + inputs.lead * second[at + units + 1]
        logit += inputs.second_lead * second[at + units + 2]
        points = second[other + units] + inputs.lead * second[other + units + 1]
        points += inputs.second_lead * second[other + units + 2]
        word: i64 = 0
        while word < self.words:
            packed = self.sums[word]
            lane: i64 = 0
            while lane < LANES:
                unit = ((packed + HALF_LANE) & LANE_MASK) - HALF_LANE
                packed = (packed - unit) >> LANE_BITS
                if unit > 0:
                    value = float(unit if unit < UNIT_AT_FULL else i64(UNIT_AT_FULL))
                    logit += value * second[at]
                    points += value * second[other]
                at += 1
                other += 1
                lane += 1
            word += 1
        self.points = inputs.standing + points * POINTS_UNIT
        return logit


def shares_from_logits(logits: vec[float]) -> vec[float]:
    """The seats' shares of the win, which sum to 1 (softmax)."""
    most = -math.inf
    for logit in logits:
        most = max(most, logit)
    total = 0.0
    shares = logits[:]
    for seat in range(i64(len(logits))):
        shares[seat] = math.exp(logits[seat] - most)
        total += shares[seat]
    for seat in range(i64(len(logits))):
        shares[seat] /= total
    return shares
