"""The engine runs compiled or interpreted."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from regalia import engine

ENGINE = ("bench", "bots", "games", "kernel")
ASK = "from regalia import engine; print(engine.is_compiled())"


@pytest.mark.parametrize(("interpreted", "answer"), [("0", "True"), ("1", "False")])
def test_the_environment_can_ask_for_the_sources(interpreted: str, answer: str) -> None:
    environment = os.environ | {"REGALIA_INTERPRETED": interpreted}
    command = [sys.executable, "-c", ASK]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == answer


@pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")
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
