"""The network that learns: layers, a head that wishes and a head that foresees rewards."""

from pathlib import Path
from typing import Any

from regalia.bots.neural.learned import WeightsMetadata, metadata_for
from regalia.kernel.errors import Unable, quoted
from regalia.kernel.game import Game
from regalia.training.library import NDArray, np, save_file, torch

NEVER = -1e9
UNMET = -100.0  # how little a choice is wished for that never came up


class Network:
    """A small perceptron over a row of features.

    Its head has only the choices that come up; in the file it has all of them.
    """

    def __init__(self, about: WeightsMetadata, scale: NDArray[Any], met: NDArray[Any]) -> None:
        self.about = about
        self.scale = torch.from_numpy(scale)
        self.met = met
        parts: list[Any] = []
        before = about.features
        for width in about.layers:
            parts += [torch.nn.Linear(before, width), torch.nn.ReLU()]
            before = width
        self.body = torch.nn.Sequential(*parts)
        self.policy = torch.nn.Linear(before, len(met))
        self.value = torch.nn.Linear(before, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.1)
            self.value.weight.mul_(0.1)

    def parameters(self) -> list[Any]:
        """All that is learnt."""
        modules = (self.body, self.policy, self.value)
        return [one for module in modules for one in module.parameters()]

    def look(self, rows: Any, mask: Any) -> tuple[Any, Any]:
        """For every row the wishes, of which the mask leaves some, and the reward foreseen."""
        flowing = self.body(rows.float() * self.scale)
        wishes = self.policy(flowing).masked_fill(~mask, NEVER)
        return wishes, self.value(flowing).squeeze(1)

    def weights(self) -> dict[str, NDArray[Any]]:
        """The tensors as they stand in a file."""
        found = {"scale": self.scale.numpy()}
        for number in range(len(self.about.layers)):
            layer = self.body[2 * number]
            found[f"body.{number}.weight"] = layer.weight.detach().numpy()
            found[f"body.{number}.bias"] = layer.bias.detach().numpy()
        weight = self.policy.weight.detach().numpy()
        all_weights = np.zeros((self.about.choices, weight.shape[1]), np.float32)
        all_bias = np.full(self.about.choices, UNMET, np.float32)
        all_weights[self.met] = weight
        all_bias[self.met] = self.policy.bias.detach().numpy()
        found |= {"policy.weight": all_weights, "policy.bias": all_bias}
        found["value.weight"] = self.value.weight.detach().numpy()
        found["value.bias"] = self.value.bias.detach().numpy()
        return found

    def save(self, file: Path) -> None:
        """Writes the weights, so that a reader never finds half of them."""
        half = file.with_name(file.name + ".part")
        try:
            save_file(self.weights(), half, self.about.to_safetensors())
            half.replace(file)
        except OSError as error:
            raise Unable(f"out: {quoted(str(file), 200)}: {error.strerror}") from None


def new_network(
    game: Game, seats: int, actions: str, layers: list[int], met: NDArray[Any]
) -> Network:
    """A network that knows nothing yet."""
    about = metadata_for(game, seats, actions, layers)
    scale = np.ones(about.features, np.float32)
    at = 0
    for piece in game.features.pieces:
        scale[at : at + piece.size] = 4.0 / (3.0 + piece.most)  # large numbers are seldom reached
        at += piece.size
    return Network(about, scale, met)
