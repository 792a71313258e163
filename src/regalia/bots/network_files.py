"""Files with the weights of search networks: a line of JSON, then the numbers of both layers."""

import json
from functools import cache
from importlib import resources
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import Game
from regalia.kernel.network import EXTRA_WEIGHTS, LANE_BITS, LANES, OUTPUT_COUNT, Network

NETWORK_FILE_NAME = "network.bin"  # beside the strategy of a game
MAX_UNITS = 256


def network_header(game: Game, units: int) -> dict[str, object]:
    """The first line of a file: the game, the version of its rules, the features and the units."""
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
    """Reads a network from the content of a file; raises BadRecord if this game cannot use it."""
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
    second_size = game.inputs.phases * OUTPUT_COUNT * (units + EXTRA_WEIGHTS) * 4
    if len(numbers) != first_size + second_size:
        raise BadRecord(f"network: {len(numbers)} bytes, not {first_size + second_size}")
    first = vec[i64](pack_lanes(list(memoryview(numbers[:first_size]).cast("h"))))
    second = vec[float](list(memoryview(numbers[first_size:]).cast("f")))
    return Network(game.inputs, first, second)


def load_network(file: str, game: Game) -> Network:
    """Reads a network from a file; raises BadRecord if this game cannot use it."""
    try:
        content = Path(file).read_bytes()
    except OSError as error:
        raise BadRecord(f"network: {quote(file, 200)} cannot be read: {error.strerror}") from None
    return read_network(content, game)


def pack_lanes(weights: list[int]) -> list[int]:
    """Packs the weights of the first layer, LANES of them into each integer."""
    return [
        sum([weights[at + lane] << LANE_BITS * lane for lane in range(LANES)])
        for at in range(0, len(weights), LANES)
    ]


def shipped_network(game: Game) -> Network | None:
    """A network with the weights that come with a game, or None if the game has none."""
    if not game.inputs.size:
        return None
    shared = shipped_weights(game)
    return Network(game.inputs, shared.first_weights, shared.second_weights)


@cache
def shipped_weights(game: Game) -> Network:
    """The weights that come with a game, read once and then kept."""
    file = resources.files(f"{game.package}.strategy").joinpath(NETWORK_FILE_NAME)
    return read_network(file.read_bytes(), game)
