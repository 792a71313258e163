"""What a finished game is worth to each seat: from 1 for the first place to -1 for the last."""

from librt.vecs import vec

from regalia.kernel.state import State


def rewards(state: State) -> vec[float]:
    """The reward of each seat of a finished game; they add up to 0.

    Winners come first, then the others by score; seats that share a place share its reward.
    """
    winners = state.winners()
    scores = state.scores()
    seats = len(scores)
    found = vec[float]([0.0] * seats)
    for seat in range(seats):
        ahead = 0
        behind = 0
        for other in range(seats):
            if (other in winners) != (seat in winners):
                is_ahead = other in winners
            elif seat in winners or scores[other] == scores[seat]:
                continue
            else:
                is_ahead = scores[other] > scores[seat]
            ahead += 1 if is_ahead else 0
            behind += 0 if is_ahead else 1
        found[seat] = float(behind - ahead) / float(seats - 1)
    return found
