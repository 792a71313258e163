"""The engine runs compiled or interpreted."""

import os
import pickle
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.cells import hashed

STATM = Path("/proc/self/statm")
ASK = "from regalia import engine; print(engine.compiled())"


@pytest.mark.parametrize(("interpreted", "answer"), [("0", "True"), ("1", "False")])
def test_the_environment_can_ask_for_the_sources(interpreted: str, answer: str) -> None:
    environment = os.environ | {"REGALIA_INTERPRETED": interpreted}
    command = [sys.executable, "-c", ASK]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == answer


@pytest.mark.skipif(not engine.compiled(), reason="the engine is not compiled")
@pytest.mark.skipif(not STATM.exists(), reason="the memory of a process is not told here")
@pytest.mark.parametrize("name", GAMES)
def test_vectors_that_come_from_interpreted_code_are_given_back(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=1)
    view = state.view(state.to_move())

    def pass_on() -> None:
        game.view_of(view.seat, view.pending, view.cells[:])
        game.unsound(view.seat, view.pending, view.cells)
        hashed(0, view.cells[:], 0, 1)
        pickle.loads(pickle.dumps(view))  # noqa: S301
        pickle.loads(pickle.dumps(state))  # noqa: S301

    for _ in range(300):
        pass_on()
    before = pages()
    for _ in range(3000):
        pass_on()
    # each would keep a kilobyte or more
    assert (pages() - before) * resource.getpagesize() < 1_000_000


def pages() -> int:
    """The pages of memory that this process holds."""
    return int(STATM.read_text("ascii").split()[1])
