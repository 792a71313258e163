"""The engine runs compiled or interpreted."""

import os
import pickle
import resource
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.cells import hash_cells

ENGINE = ("bench", "bots", "games", "kernel")
STATM = Path("/proc/self/statm")
ASK = "from regalia import engine; print(engine.compiled())"


@pytest.mark.parametrize(("interpreted", "answer"), [("0", "True"), ("1", "False")])
def test_the_environment_can_ask_for_the_sources(interpreted: str, answer: str) -> None:
    environment = os.environ | {"REGALIA_INTERPRETED": interpreted}
    command = [sys.executable, "-c", ASK]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == answer


@pytest.mark.skipif(not engine.compiled(), reason="the engine is not compiled")
@pytest.mark.parametrize("package", ENGINE)
def test_a_folder_is_compiled_as_a_whole_or_not_at_all(package: str) -> None:
    folders = {file.parent for file in (engine.PACKAGE / package).rglob("*.py")}
    for folder in folders:
        sources = [file for file in folder.glob("*.py") if file.name != "__init__.py"]
        libraries = {file.name.partition(".")[0] for file in folder.glob("*.*") if is_library(file)}
        assert libraries in (set(), {file.stem for file in sources}), folder


def is_library(file: Path) -> bool:
    """Whether a file is a compiled module."""
    return file.name.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif(not engine.compiled(), reason="the engine is not compiled")
@pytest.mark.skipif(not STATM.exists(), reason="the memory of a process is not told here")
@pytest.mark.parametrize("name", GAMES)
def test_vectors_that_come_from_interpreted_code_are_given_back(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=1)
    view = state.view(state.seat_to_move())

    def pass_on() -> None:
        game.make_view(view.seat, view.pending, view.cells[:])
        game.position_error(view.seat, view.pending, view.cells)
        hash_cells(0, view.cells[:], 0, 1)
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
