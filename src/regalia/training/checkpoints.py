"""Files of weights: they are replaced atomically, and the best weights are kept."""

from pathlib import Path

from safetensors.numpy import save_file

from regalia.kernel.errors import file_errors_as_unable
from regalia.training.learning_curve import CurvePoint
from regalia.training.network import PolicyValueNetwork


class BestCheckpoint:
    """The file that holds the weights with the largest win shares so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.best_win_shares = 0.0

    def save_if_best(self, network: PolicyValueNetwork, point: CurvePoint) -> None:
        """Saves the weights unless the win shares of earlier ones had a larger sum."""
        win_shares = sum(point.win_shares)
        if win_shares >= self.best_win_shares:
            self.best_win_shares = win_shares
            save_weights(network, self.file)


def save_weights(network: PolicyValueNetwork, file: Path) -> None:
    """Writes a file of weights; a reader never sees a part of it."""
    partial = file.with_name(file.name + ".part")
    with file_errors_as_unable("out", file):
        save_file(network.tensors_for_weights_file(), partial, network.metadata.to_safetensors())
        partial.replace(file)
