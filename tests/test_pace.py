"""Compiling pays: the figures are in docs/performance.md, and this keeps far below them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.engine import compiled
from regalia.games import GAMES

TIMES = 20


def measured(game: str, interpreted: str) -> float:
    """Games per second of one engine, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.pace", game],
        env={**os.environ, "REGALIA_INTERPRETED": interpreted},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


@pytest.mark.skipif(not compiled(), reason="there is no compiled engine to measure")
@pytest.mark.parametrize("game", GAMES)
def test_compiled_play_is_at_least_twenty_times_interpreted_play(game: str) -> None:
    assert measured(game, "0") >= TIMES * measured(game, "1")
