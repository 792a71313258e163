"""What places are worth."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.rewards import place_rewards
from regalia.kernel.state import State


class Ended(State):
    """A game that has ended so."""

    def __init__(self, winners: list[int], scores: list[int]) -> None:
        super().__init__(0, vec[i64]([len(scores)]))
        self.won = winners
        self.points = scores

    def winners(self) -> list[int]:
        return self.won

    def scores(self) -> list[int]:
        return self.points


@pytest.mark.parametrize(
    ("winners", "scores", "worth"),
    [
        ([0], [5, 3], [1, -1]),
        ([0, 1], [5, 5], [0, 0]),
        ([1], [5, 5], [-1, 1]),  # a tie that was broken
        ([2], [1, 4, 9], [-1, 0, 1]),
        ([0], [9, 4, 4], [1, -0.5, -0.5]),
        ([0, 3], [9, 4, 1, 9], [2 / 3, -1 / 3, -1, 2 / 3]),
        ([1], [7, 2, 5], [0, 1, -1]),  # who wins comes first, whatever the score
    ],
)
def test_places_are_worth_what_they_are(
    winners: list[int], scores: list[int], worth: list[float]
) -> None:
    assert list(place_rewards(Ended(winners, scores))) == pytest.approx(worth)
