"""The compiled engine releases every vector that interpreted code hands it.

setup.py mends the C code of mypyc for this. These tests count the memory that the built library
keeps, reproduce what mypyc leaks without the mending, and show that the mending fails loudly.
"""

import ast
import gc
import importlib.util
import pickle
import subprocess
import sys
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.cells import hash_cells

ENGINE = ("bench", "bots", "games", "kernel")
CALLS = 100
LENGTH = 200  # of a vector: its memory is far more than what else a call may leave behind
LEAK_BYTES = CALLS * LENGTH // 2  # half of what the smallest vectors, those of bytes, would take

VECTORS: dict[str, Callable[[], object]] = {
    "vec[i64]": lambda: vec[i64]([0] * LENGTH),
    "Cells": lambda: vec[i64]([0] * LENGTH),
    "vec[u8]": lambda: vec[u8]([0] * LENGTH),
    "vec[float]": lambda: vec[float]([0.0] * LENGTH),
}

SETUP = Path(__file__).parent.parent / "setup.py"

# The smallest module that leaks.
EXAMPLE = """
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

def lengths(a: vec[i64], b: vec[i64]) -> int:
    return len(a) + len(b)

@mypyc_attr(allow_interpreted_subclasses=True)
class Base:
    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells

class Derived(Base):
    pass
"""

BUILD_EXAMPLE = """
import runpy
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

built = mypycify(["example.py"], opt_level="0", debug_level="0")
if {mends}:
    release_vectors = runpy.run_path({setup!r}, run_name="setup")["release_vectors"]
    for file in map(Path, built[0].sources):
        file.write_text(release_vectors(file.read_text()))
setup(name="example", ext_modules=built)
"""

COUNT_EXAMPLE = """
import contextlib, tracemalloc
from example import Base, Derived, lengths
from librt.vecs import vec
from mypy_extensions import i64

new = lambda: vec[i64]([0] * 200)
base = Base(new())

def refuse():
    with contextlib.suppress(TypeError):
        lengths(new(), None)

actions = {
    "a parameter": lambda: lengths(new(), new()),
    "a parameter before one that is refused": refuse,
    "an attribute": lambda: setattr(base, "cells", new()),
    "a class that may be subclassed": lambda: Base(new()),
    "a class called as a type": lambda: Derived(new()),
}
for name, act in actions.items():
    act()
    tracemalloc.start()
    for _ in range(100):
        act()
    if tracemalloc.get_traced_memory()[0] > 100_000:
        print(name)
    tracemalloc.stop()
"""

WRAPPER_IN_C = """
PyObject *CPyPy_f(PyObject *self, PyObject *const *args) {
    VecI64 arg_a;
    arg_a = VecI64Api.unbox(obj_a);
    if (VEC_IS_ERROR(arg_a)) {
        CPy_TypeError("vec[i64]", obj_a); goto fail;
    }
    VecU8 arg_b;
    arg_b = VecU8Api.unbox(obj_b);
    if (VEC_IS_ERROR(arg_b)) {
        CPy_TypeError("vec[u8]", obj_b); goto fail;
    }
    char retval = CPyDef_f(arg_a, arg_b);
    return Py_None;
fail: ;
    return NULL;
}
static int set_cells(Object *self, PyObject *value, void *closure) {
    tmp = VecI64Api.unbox(value);
    VEC_I64_INCREF(tmp);
    self->_cells = tmp;
}
"""

needs_engine = pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")


@pytest.fixture(autouse=True)
def quick_collections() -> Iterator[None]:
    """Leaves what exists already out of the collections of garbage, which then take no time."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def is_leaking(act: Callable[[], object]) -> bool:
    """Whether memory is held every time after doing something; other threads hold some at times."""
    act()  # whatever is made once is made now
    return all(bytes_kept(act) > LEAK_BYTES for _ in range(5))


def bytes_kept(act: Callable[[], object]) -> int:
    """How much memory is still held after doing something a hundred times."""
    tracemalloc.start()
    try:
        for _ in range(CALLS):
            act()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def compiled_modules() -> Iterator[tuple[Path, ModuleType]]:
    """Every compiled module, with its source."""
    for package in ENGINE:
        for source in sorted((engine.PACKAGE / package).rglob("*.py")):
            name = ".".join(source.relative_to(engine.PACKAGE.parent).with_suffix("").parts)
            if list(source.parent.glob(f"{source.stem}.*.so")):
                yield source, importlib.import_module(name)


def functions_with_vectors() -> Iterator[tuple[str, Callable[..., object], list[str | None]]]:
    """The functions that take a vector: name, function, and each parameter's type if a vector."""
    for source, module in compiled_modules():
        for node in ast.parse(source.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                types = [ast.unparse(each.annotation or ast.Constant(0)) for each in node.args.args]
                vectors = [each if each in VECTORS else None for each in types]
                if any(vectors):
                    yield f"{module.__name__}.{node.name}", getattr(module, node.name), vectors


@needs_engine
def test_vectors_are_released_if_a_later_one_is_refused() -> None:
    leaking = []
    tried = 0
    for name, function, types in functions_with_vectors():
        _, *later = [place for place, each in enumerate(types) if each]
        for place in later:
            tried += 1
            if is_leaking(lambda: call_with_fault(function, types, place)):  # noqa: B023
                leaking.append(f"{name}, argument {place + 1}")
    assert (tried > 30, leaking) == (True, [])


def call_with_fault(function: Callable[..., object], types: list[str | None], fault: int) -> None:
    """Calls a function with vectors where it wants them, except at one place."""
    arguments = [VECTORS[each]() if each else 0 for each in types]
    arguments[fault] = None
    try:
        function(*arguments)
    except TypeError:
        return
    pytest.fail("the fault was not refused")


@needs_engine
@pytest.mark.parametrize("name", GAMES)
def test_vectors_from_interpreted_code_are_released(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=1)
    view = state.view(state.seat_to_move())
    actions: dict[str, Callable[[], object]] = {
        "make_view": lambda: game.make_view(view.seat, view.pending, view.cells[:]),
        "describe_fault": lambda: game.describe_fault(view.seat, view.pending, view.cells[:]),
        "hash_cells": lambda: hash_cells(0, view.cells[:], 0, 1),
        "pickle a view": lambda: pickle.loads(pickle.dumps(view)),  # noqa: S301
        "pickle a state": lambda: pickle.loads(pickle.dumps(state)),  # noqa: S301
        "set a view's cells": lambda: setattr(view, "cells", view.cells[:]),
        "set a state's cells": lambda: setattr(state, "cells", state.cells[:]),
    }
    assert [name for name, act in actions.items() if is_leaking(act)] == []


def test_mypyc_leaks_vectors_unless_its_code_is_mended(tmp_path: Path) -> None:
    assert leaks_of_example(tmp_path / "plain", mends=False) == {
        "a parameter",
        "a parameter before one that is refused",
        "an attribute",
        "a class that may be subclassed",
        "a class called as a type",
    }
    # The last one stays, so each game restores its own pickled states and views: see the comment
    # in games/majesty/rules/state.py.
    assert leaks_of_example(tmp_path / "mended", mends=True) == {"a class called as a type"}


def leaks_of_example(folder: Path, *, mends: bool) -> set[str]:
    """What leaks when EXAMPLE is compiled by mypyc, with or without our mending."""
    folder.mkdir()
    (folder / "example.py").write_text(EXAMPLE, "utf-8")
    (folder / "build.py").write_text(BUILD_EXAMPLE.format(setup=str(SETUP), mends=mends), "utf-8")
    for words in (["build.py", "--quiet", "build_ext", "--inplace"], ["-c", COUNT_EXAMPLE]):
        done = subprocess.run(
            [sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines())


def setup_script() -> ModuleType:
    """setup.py as a module."""
    spec = importlib.util.spec_from_file_location("regalia_setup", SETUP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_mending_names_the_version_that_the_build_requires() -> None:
    project = tomllib.loads((SETUP.parent / "pyproject.toml").read_text("utf-8"))
    assert f"mypy=={setup_script().MYPYC_VERSION}" in project["build-system"]["requires"]


def test_another_version_of_mypyc_ends_the_build() -> None:
    setup_script().require_mypyc("2.4.1")
    with pytest.raises(SystemExit, match=r"mends the C code of mypyc 2\.4\.1, and this is mypyc 3"):
        setup_script().require_mypyc("3.0.0")


def test_every_place_is_mended_once_and_only_once() -> None:
    mended = setup_script().release_vectors(WRAPPER_IN_C)
    assert mended.count("VEC_I64_DECREF(arg_a)") == 2  # after the call, and if b is refused
    assert mended.count("VEC_U8_DECREF(arg_b)") == 1
    with pytest.raises(SystemExit, match="releases vectors already"):
        setup_script().release_vectors(mended)


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [
        ("VecI64 arg_a;", "VecI64 arg_a = EMPTY;", "3 vectors, of which 2"),
        ("VEC_I64_INCREF(tmp);", "CPy_INCREF(tmp);", "3 vectors, of which 2"),
        ("char retval = CPyDef_f", "return CPyDef_f", "3 vectors, of which 1"),
    ],
)
def test_code_of_another_form_ends_the_build(old: str, new: str, counts: str) -> None:
    with pytest.raises(SystemExit, match=f"unboxes {counts} are mended"):
        setup_script().release_vectors(WRAPPER_IN_C.replace(old, new))
