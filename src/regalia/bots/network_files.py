"""The files with the weights of networks: a line of JSON, then the numbers of both layers."""

import json
from functools import cache
from importlib import resources
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import Game
from regalia.kernel.network import EXTRA_WEIGHTS, LANE_BITS, LANES, OUTPUTS, Network

FILE = "network.bin"  # beside the strategy of a game
MAX_UNITS = 256


def network_header(game: Game, units: int) -> dict[str, object]:
    """What a file says of itself: the game, its rules' version, the features and the units."""
    reader = game.inputs
    return {
        "game": game.name,
        "version": game.version,
        "layout": reader.layout,
        "features": reader.size,
        "phases": reader.phases,
        "units": units,
    }


def read_network(content: bytes, game: Game) -> Network:
    """The network in the content of a file; BadRecord says why it is none for this game."""
    line, _, numbers = content.partition(b"\n")
    try:
        header = json.loads(line)
        units = header["units"]
    except (ValueError, KeyError, TypeError):
        raise BadRecord("network: this file holds no weights") from None
    if not isinstance(units, int) or units not in range(LANES, MAX_UNITS + 1, LANES):
        raise BadRecord(f"network: {quote(str(units))} is no number of hidden units")
    wanted = network_header(game, units)
    if header != wanted:
        raise BadRecord(f"network: these weights are for {header}, here it is {wanted}")
    first_size = (game.inputs.size + 1) * units * 2
    second_size = game.inputs.phases * OUTPUTS * (units + EXTRA_WEIGHTS) * 4
    if len(numbers) != first_size + second_size:
        raise BadRecord(f"network: {len(numbers)} bytes, not {first_size + second_size}")
    first = vec[i64](pack_lanes(list(memoryview(numbers[:first_size]).cast("h"))))
    second = vec[float](list(memoryview(numbers[first_size:]).cast("f")))
    return Network(game.inputs, first, second)


def load_network(file: str, game: Game) -> Network:
    """The network of a file; BadRecord says what is wrong with it."""
    try:
        content = Path(file).read_bytes()
    except OSError as error:
        raise BadRecord(f"network: {quote(file, 200)} cannot be read: {error.strerror}") from None
    return read_network(content, game)


def pack_lanes(weights: list[int]) -> list[int]:
    """The weights of the first layer, LANES of them in an integer."""
    return [
        sum([weights[at + lane] << LANE_BITS * lane for lane in range(LANES)])
        for at in range(0, len(weights), LANES)
    ]


def shipped_network(game: Game) -> Network | None:
    """A network with the weights that come with a game; None if none come with it."""
    if not game.inputs.size:
        return None
    shared = shipped_weights(game)
    return Network(game.inputs, shared.first, shared.second)


@cache
def shipped_weights(game: Game) -> Network:
    """The weights that come with a game, read once."""
    file = resources.files(f"{game.package}.strategy").joinpath(FILE)
    return read_network(file.read_bytes(), game)
