"""Copies of the whole tree, in which faults are planted and tests run interpreted."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from shutil import copytree, ignore_patterns

from faults import Fault
from nearness import files_near, named, near
from trial import Note, Order, read

TRIAL = Path(__file__).with_name("trial.py")
LEFT_BEHIND = ignore_patterns(".*", "__pycache__", "*.so", "*.pyd", "*.egg-info", "build", "dist")
# Plugins of pytest that no test needs take longer to load than most tests run.
SURROUNDINGS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "REGALIA_INTERPRETED": "1"}
PATIENCE = 3600  # seconds, for what hangs where no test does


class Trees:
    """So many copies, each of which one process at a time has to itself."""

    def __init__(self, root: Path, folder: Path, copies: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(copies):
            tree = folder / str(number)
            copytree(root, tree, ignore=LEFT_BEHIND)
            self.free.put(tree)

    @contextmanager
    def one(self) -> Iterator[Path]:
        """A tree that nobody else uses."""
        tree = self.free.get()
        try:
            yield tree
        finally:
            self.free.put(tree)

    def timed(self, place: str, seconds: float) -> list[Note]:
        """How the tests near a source go without a fault, as far as one gets in this time."""
        with self.one() as tree:
            return run(tree, order(place, tree, None, seconds))[1]

    def killer(self, fault: Fault, place: str, number: int, tests: dict[str, float]) -> str | None:
        """What a fault fails on, mostly one of these tests; nothing if it survives."""
        # those named after the source by themselves: to collect the others takes longer
        stages: list[dict[str, float]] = [{}, {}]
        for test, seconds in tests.items():
            stages[not named(test, place)][test] = seconds
        with self.one() as tree:
            found = (failure(fault, place, number, tree, stage) for stage in stages)
            return next((failed for failed in found if failed is not None), None)


def failure(
    fault: Fault, place: str, number: int, tree: Path, tests: dict[str, float]
) -> str | None:
    """What a fault fails on in a tree, if it does."""
    while tests:
        with planted(fault, tree, number):
            code, notes = run(tree, order(place, tree, tests))
        if code == 0:
            return None
        failed = next((note["test"] for note in notes if not note["passed"]), None)
        suspect = failed or next(iter(tests))
        # on a busy machine a test may fail on its own
        if run(tree, order(place, tree, {suspect: tests.pop(suspect)}))[0] == 0:
            return failed or "the import"
    return None


@contextmanager
def planted(fault: Fault, tree: Path, number: int) -> Iterator[None]:
    """A tree with a fault in it."""
    target = tree / fault.path
    age = target.stat()
    target.write_bytes(fault.planted())
    # Python knows stale bytecode by the time and the size of its source.
    os.utime(target, (number, number))
    try:
        yield
    finally:
        target.write_bytes(fault.source)
        os.utime(target, ns=(age.st_atime_ns, age.st_mtime_ns))


def order(place: str, tree: Path, tests: dict[str, float] | None, seconds: float = 0) -> Order:
    """These tests of a source, or all."""
    files = files_near(place, tree / "tests")
    if tests is not None:
        wanted = {test.partition("::")[0] for test in tests}
        files = [file for file in files if file in wanted]
    return {"files": files, "keyword": near(place).keyword, "tests": tests, "seconds": seconds}


def run(tree: Path, order: Order) -> tuple[int, list[Note]]:
    """Runs tests in a tree: the code of pytest, and the notes."""
    asked, told = tree.with_suffix(".order"), tree.with_suffix(".notes")
    asked.write_text(json.dumps(order))
    told.unlink(missing_ok=True)
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-P", TRIAL, asked, told],
        cwd=tree,
        env={**os.environ, **SURROUNDINGS, "PYTHONPATH": str(tree / "src")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        code = process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        code = 1
    finally:
        end(process)
    return code, read(told)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a run and whatever its tests have started."""
    with suppress(ProcessLookupError):  # all have ended
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
