"""The bot with a trained policy network, whose weights are in a file. Needs the extra `learned`."""

import json
from functools import lru_cache
from pathlib import Path

import msgspec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.errors import BadRecord, missing_library_error, quote
from regalia.kernel.game import Game
from regalia.kernel.tokens import NO_MOVE, make_speller
from regalia.kernel.view import View

try:
    import numpy as np
    from numpy.typing import NDArray
    from safetensors import SafetensorError
    from safetensors.numpy import load
except ImportError:
    raise missing_library_error("NumPy or safetensors", "learned") from None

Float32Array = NDArray[np.float32]

MAX_CACHED_NETWORKS = 4
HEADER_LENGTH_BYTES = 8  # of a safetensors file: the length of its JSON header


class WeightsMetadata(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The metadata in a file of weights.

    `version` is that of the rules, `layout` that of the features, `features` the length of a
    feature vector, `choices` the number of moves or tokens, `layers` the widths of the hidden
    layers.
    """

    game: str
    version: int
    seats: int
    actions: str
    features: int
    choices: int
    layers: list[int]
    layout: int = 1  # files older than this field have the first layout

    def to_safetensors(self) -> dict[str, str]:
        """The metadata in the form that safetensors stores: texts by name."""
        return {name: json.dumps(value) for name, value in msgspec.to_builtins(self).items()}


def metadata_for(game: Game, seats: int, actions: str, layers: list[int]) -> WeightsMetadata:
    """The metadata that weights for this game must have."""
    n_tokens = game.tokens.size if actions == "parts" else 0
    choices = n_tokens or game.move_count
    features = int(game.features.size + n_tokens)
    return WeightsMetadata(
        game.name,
        game.version,
        seats,
        actions,
        features,
        int(choices),
        layers,
        game.features.layout,
    )


class PolicyNetwork:
    """A multilayer perceptron that maps a feature vector to action logits."""

    def __init__(self, metadata: WeightsMetadata, weights: dict[str, Float32Array]) -> None:
        self.metadata = metadata
        self.scale = weights["scale"]
        self.hidden = [
            (weights[f"body.{layer}.weight"], weights[f"body.{layer}.bias"])
            for layer in range(len(metadata.layers))
        ]
        self.policy = weights["policy.weight"], weights["policy.bias"]

    def logits(self, features: Float32Array) -> Float32Array:
        """The logit of every choice."""
        activations = features * self.scale
        for weight, bias in self.hidden:
            activations = np.maximum(weight @ activations + bias, np.float32(0))
        weight, bias = self.policy
        logits: Float32Array = weight @ activations + bias
        return logits


def tensor_shapes(metadata: WeightsMetadata) -> dict[str, tuple[int, ...]]:
    """The shape of every tensor of a network."""
    shapes: dict[str, tuple[int, ...]] = {"scale": (metadata.features,)}
    inputs = metadata.features
    for number, width in enumerate(metadata.layers):
        shapes[f"body.{number}.weight"] = (width, inputs)
        shapes[f"body.{number}.bias"] = (width,)
        inputs = width
    for head, width in (("policy", metadata.choices), ("value", 1)):
        shapes[f"{head}.weight"] = (width, inputs)
        shapes[f"{head}.bias"] = (width,)
    return shapes


def load_network(file: str, game: Game) -> PolicyNetwork:
    """The network of a file, for this game; BadRecord says what is wrong with it."""
    try:
        network = parse_network(Path(file).read_bytes())
    except OSError as error:
        raise BadRecord(f"learned: {quote(file, 200)} cannot be read: {error.strerror}") from None
    except (SafetensorError, KeyError, ValueError) as error:
        raise BadRecord(f"learned: {quote(file, 200)} holds no weights: {error}") from None
    found = network.metadata
    if found.game != game.name:
        raise BadRecord(f"learned: {quote(file, 200)} is for {found.game}, not for {game.name}")
    wanted = metadata_for(game, found.seats, found.actions, found.layers)
    if found != wanted:
        raise BadRecord(
            f"learned: {quote(file, 200)} is for version {found.version} of {game.name} and layout"
            f" {found.layout} of its features, with {found.features} features and"
            f" {found.choices} choices; here it is version {wanted.version} and layout"
            f" {wanted.layout} with {wanted.features} and {wanted.choices}"
        )
    return network


@lru_cache(maxsize=MAX_CACHED_NETWORKS)
def parse_network(content: bytes) -> PolicyNetwork:
    """The network in the content of a safetensors file."""
    weights = load(content)
    length = int.from_bytes(content[:HEADER_LENGTH_BYTES], "little")
    header = json.loads(content[HEADER_LENGTH_BYTES : HEADER_LENGTH_BYTES + length])
    fields = {name: json.loads(value) for name, value in header.get("__metadata__", {}).items()}
    metadata = msgspec.convert(fields, WeightsMetadata)
    for name, shape in tensor_shapes(metadata).items():
        if weights[name].shape != shape or weights[name].dtype != np.float32:
            raise ValueError(f"{name} is not of shape {shape}")
        if not np.isfinite(weights[name]).all():
            raise ValueError(f"{name} has numbers that are none")
    return PolicyNetwork(metadata, weights)


class Learned(Bot):
    """Plays the move with the highest logit of its network."""

    def __init__(self, game: Game, seed: i64, file: str) -> None:
        super().__init__(game, seed)
        self.network = load_network(file, game)

    def check_seats(self, seats: int) -> None:
        trained_for = self.network.metadata.seats
        if seats != trained_for:
            raise BadRecord(f"learned: these weights are for {trained_for} seats, not for {seats}")

    def choose(self, view: View, budget: Budget) -> int:
        self.check_seats(view.seats)
        features = np.asarray(self.game.features.row(view), dtype=np.float32)
        if self.network.metadata.actions == "parts":
            return self.choose_by_tokens(view, features)
        logits = self.network.logits(features)
        moves = sorted((int(move) for move in view.legal()), key=lambda move: -float(logits[move]))
        self.candidates = [Candidate(move, 1, None) for move in moves]
        return moves[0]

    def choose_by_tokens(self, view: View, features: Float32Array) -> int:
        """Builds a move token by token, each the one with the highest logit."""
        chosen_tokens = np.zeros(self.game.tokens.size, dtype=np.float32)
        spelling = make_speller(self.game.tokens, view)
        while spelling.move == NO_MOVE:
            logits = self.network.logits(np.concatenate([features, chosen_tokens]))
            token = max(spelling.allowed_tokens(), key=lambda token: float(logits[token]))
            chosen_tokens[token] = 1
            spelling.add_token(token)
        self.candidates = [Candidate(spelling.move, 1, None)]
        return int(spelling.move)
