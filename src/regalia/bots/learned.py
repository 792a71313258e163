"""The bot that has learnt: a network whose weights lie in a file. Needs the extra `learned`."""

import json
from functools import lru_cache
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot, Budget, Candidate
from regalia.kernel.errors import BadRecord, missing_extra, quoted
from regalia.kernel.game import Game
from regalia.kernel.tokens import NO_MOVE, speller
from regalia.kernel.view import View

try:
    import numpy as np
    from numpy.typing import NDArray
    from safetensors import SafetensorError
    from safetensors.numpy import load
except ImportError:
    raise missing_extra("NumPy or safetensors", "learned") from None

Numbers = NDArray[np.float32]

KEPT = 4  # networks in memory
HEADER = 8  # bytes that tell the length of what a file says of itself


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of weights says of itself.

    `version` is that of the game, `features` the length of a row, `choices` the number of moves or
    tokens, `layers` the widths of the network between them.
    """

    game: str
    version: int
    seats: int
    actions: str
    features: int
    choices: int
    layers: list[int]

    def written(self) -> dict[str, str]:
        """As safetensors keeps it: text by name."""
        return {name: json.dumps(value) for name, value in msgspec.to_builtins(self).items()}


def about_the_game(game: Game, seats: int, actions: str, layers: list[int]) -> About:
    """What weights for a game have to say."""
    spelled = game.tokens.size if actions == "parts" else 0
    choices = game.tokens.size if spelled else game.moves
    size = int(game.features.size + spelled)
    return About(game.name, game.version, seats, actions, size, int(choices), layers)


class Network:
    """Layers of weights: a row of features goes in, a wish for every choice comes out."""

    def __init__(self, about: About, weights: dict[str, Numbers]) -> None:
        self.about = about
        self.scale = weights["scale"]
        depth = len(about.layers)
        self.layers = [
            (weights[f"body.{layer}.weight"], weights[f"body.{layer}.bias"])
            for layer in range(depth)
        ]
        self.wishes = weights["policy.weight"], weights["policy.bias"]

    def wish(self, row: Numbers) -> Numbers:
        """How much each choice is wished for."""
        flowing = row * self.scale
        for weight, bias in self.layers:
            flowing = np.maximum(weight @ flowing + bias, np.float32(0))
        weight, bias = self.wishes
        wished: Numbers = weight @ flowing + bias
        return wished


def shapes(about: About) -> dict[str, tuple[int, ...]]:
    """The shape of every tensor of a network."""
    found: dict[str, tuple[int, ...]] = {"scale": (about.features,)}
    before = about.features
    for number, width in enumerate(about.layers):
        found[f"body.{number}.weight"] = (width, before)
        found[f"body.{number}.bias"] = (width,)
        before = width
    for head, width in (("policy", about.choices), ("value", 1)):
        found[f"{head}.weight"] = (width, before)
        found[f"{head}.bias"] = (width,)
    return found


def network_in(file: str, game: Game) -> Network:
    """The network of a file, for this game; BadRecord says what is wrong with it."""
    try:
        network = network_of(Path(file).read_bytes())
    except OSError as error:
        raise BadRecord(f"learned: {quoted(file, 200)} cannot be read: {error.strerror}") from None
    except (SafetensorError, KeyError, ValueError) as error:
        raise BadRecord(f"learned: {quoted(file, 200)} holds no weights: {error}") from None
    said = network.about
    if said.game != game.name:
        raise BadRecord(f"learned: {quoted(file, 200)} is for {said.game}, not for {game.name}")
    meant = about_the_game(game, said.seats, said.actions, said.layers)
    if said != meant:
        raise BadRecord(
            f"learned: {quoted(file, 200)} is for version {said.version} of {game.name} with"
            f" {said.features} features and {said.choices} choices; here it is version"
            f" {game.version} with {meant.features} and {meant.choices}"
        )
    return network


@lru_cache(maxsize=KEPT)
def network_of(written: bytes) -> Network:
    """The network that a file holds."""
    weights = load(written)
    header = json.loads(written[HEADER : HEADER + int.from_bytes(written[:HEADER], "little")])
    said = {name: json.loads(value) for name, value in header.get("__metadata__", {}).items()}
    about = msgspec.convert(said, About)
    for name, shape in shapes(about).items():
        if weights[name].shape != shape or weights[name].dtype != np.float32:
            raise ValueError(f"{name} is not of shape {shape}")
        if not np.isfinite(weights[name]).all():
            raise ValueError(f"{name} has numbers that are none")
    return Network(about, weights)


class Learned(Bot):
    """Makes the move that its network wishes for most."""

    def __init__(self, game: Game, seed: i64, file: str) -> None:
        super().__init__(game, seed)
        self.network = network_in(file, game)

    def choose(self, view: View, legal: vec[i64], budget: Budget) -> int:
        if view.seats != self.network.about.seats:
            seats = self.network.about.seats
            raise BadRecord(f"learned: these weights are for {seats} seats, not for {view.seats}")
        known = np.asarray(self.game.features.row(view), dtype=np.float32)
        if self.network.about.actions == "parts":
            return self.spell(view, known)
        wished = self.network.wish(known)
        moves = sorted((int(move) for move in legal), key=lambda move: -float(wished[move]))
        self.candidates = [Candidate(move, 1, None) for move in moves]
        return moves[0]

    def spell(self, view: View, known: Numbers) -> int:
        """Spells a move, the token wished for most at each step."""
        said = np.zeros(self.game.tokens.size, dtype=np.float32)
        speaking = speller(self.game.tokens, view)
        while speaking.move == NO_MOVE:
            wished = self.network.wish(np.concatenate([known, said]))
            token = max(speaking.allowed(), key=lambda one: float(wished[one]))
            said[token] = 1
            speaking.say(token)
        self.candidates = [Candidate(speaking.move, 1, None)]
        return int(speaking.move)
