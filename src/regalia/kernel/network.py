"""A small quantised network that estimates a position for a seat, like the NNUE of chess engines.

A position has a thousand features or two, of which some dozens are active. The first layer is a sum
of the active features' rows, in whole numbers, four hidden units to an integer; the second reads
the clipped sums. It has a row of weights for each phase of the game, and two outputs: the
logit of the seat's share of the win, and how many points it will still gain or lose.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.cells import Cells, zero_cells

LANES: Final = 4  # hidden units in an integer
LANE_BITS: Final = 16
LANE_MASK: Final = 0xFFFF
HALF_LANE: Final = 0x8000
ONE: Final = 256  # a hidden unit of 1.0; it is clipped to 0 to 1
MAX_ACTIVE: Final = 256  # active features of a position
OUTPUTS: Final = 2
EXTRA_WEIGHTS: Final = 3  # the bias and the two leads
POINTS_UNIT: Final = 10.0


class Inputs:
    """What a network reads of a position: the active features, the phase, and two leads.

    The leads are numbers that count by themselves, beside the hidden units: the lead over the best
    rival as things stand, and another of the game's choice. To `standing`, the seat's points as
    things stand, the network adds what it expects.
    """

    def __init__(self) -> None:
        self.active: vec[i64] = zero_cells(MAX_ACTIVE)
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
class InputReader:
    """Reads the inputs of a game's network from the cells of a state; says how its search uses it.

    `layout` is the version of the features: it rises when one of them changes. A position is judged
    by the network, and with the weight `rollout_share` by a rollout. Of the network's judgement
    `win_weight` goes by the share of the win, the rest by the lead at the end, which makes a win
    likely at `winning_lead` points.
    """

    def __init__(
        self,
        size: int = 0,
        phases: int = 0,
        layout: int = 1,
        rollout_share: float = 0.0,
        win_weight: float = 1.0,
        winning_lead: float = 1.0,
    ) -> None:
        self.size = size  # features
        self.phases = phases
        self.layout = layout
        self.rollout_share = rollout_share
        self.win_weight = win_weight
        self.winning_lead = winning_lead

    def read(self, c: Cells, seat: i64, inputs: Inputs) -> None:
        """The inputs for a seat; `inputs` is empty before."""
        raise NotImplementedError

    def final_points(self, c: Cells, seat: i64) -> float:
        """The points of a seat at the end of a game."""
        raise NotImplementedError


NO_INPUTS: Final = InputReader()


class Network:
    """The weights, and the estimate they give.

    `first` has the rows of the features, then that of the biases; `second` for each phase and
    output the weights of the hidden units, the bias and the weights of the two leads.
    """

    def __init__(self, reader: InputReader, first: vec[i64], second: vec[float]) -> None:
        self.reader = reader
        self.first = first
        self.second = second
        self.words: i64 = len(first) // (reader.size + 1)  # integers in a row of the first layer
        self.sums: vec[i64] = zero_cells(self.words)
        self.inputs = Inputs()
        self.points = 0.0

    def logit(self, c: Cells, seat: i64) -> float:
        """The logit of a seat's share of the win; `points` is what it will have at the end."""
        inputs = self.inputs
        inputs.count = 0
        self.reader.read(c, seat, inputs)
        first = self.first
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
        return self.read_outputs(inputs)

    def read_outputs(self, inputs: Inputs) -> float:
        """Both outputs from the sums of the first layer."""
        second = self.second
        units = self.words * LANES
        row = units + EXTRA_WEIGHTS
        at = inputs.phase * OUTPUTS * row
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
                    value = float(unit if unit < ONE else i64(ONE))
                    logit += value * second[at]
                    points += value * second[other]
                at += 1
                other += 1
                lane += 1
            word += 1
        self.points = inputs.standing + points * POINTS_UNIT
        return logit


def shares_from_logits(logits: vec[float]) -> vec[float]:
    """The shares of all seats, which sum to 1 (softmax)."""
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
