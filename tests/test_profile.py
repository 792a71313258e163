"""REGALIA_OPTIMIZE=profile: the engine is built a second time for the paths that it has taken."""

import importlib
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETUP = ROOT / "setup.py"

TOY = """
#include <Python.h>
static struct PyModuleDef toy = {PyModuleDef_HEAD_INIT, "toy", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_toy(void) { return PyModule_Create(&toy); }
"""


def test_what_trains_the_engine_is_there() -> None:
    for program, *_ in runpy.run_path(str(SETUP), run_name="setup")["TRAINING"]:
        assert (ROOT / program).is_file()


def test_it_is_built_with_counters_then_plays_then_is_built_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_OPTIMIZE", "profile")
    monkeypatch.chdir(tmp_path)
    Path("toy.c").write_text(TOY, "utf-8")
    Path("play.py").write_text("import toy; open('played', 'w').write(toy.__file__)", "utf-8")
    setup = runpy.run_path(str(SETUP), run_name="setup")
    build_engine = setup["BuildEngine"]
    monkeypatch.setitem(build_engine.count_paths.__globals__, "TRAINING", [("play.py",)])

    tools = importlib.import_module("setuptools")  # which has no types
    command = build_engine(tools.Distribution({"ext_modules": [tools.Extension("toy", ["toy.c"])]}))
    command.build_lib, command.build_temp = "built", "objects"
    command.ensure_finalized()
    command.run()

    played = Path(Path("played").read_text("utf-8"))
    assert played.parent == tmp_path / "built"
    (counts,) = tmp_path.rglob("*.gcda")
    counts.unlink()
    subprocess.run([sys.executable, tmp_path / "play.py"], env={"PYTHONPATH": "built"}, check=True)
    assert not [*tmp_path.rglob("*.gcda")]
