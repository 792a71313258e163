"""Copies of the repository, in which faults are planted and tests run interpreted."""

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
from nearness import files_near, is_named_after, near_tests
from trial import TestNote, TestOrder, read_notes

TRIAL = Path(__file__).with_name("trial.py")
NOT_COPIED = ignore_patterns(".*", "__pycache__", "*.so", "*.pyd", "*.egg-info", "build", "dist")
# Plugins of pytest that no test needs take longer to load than most tests run.
TEST_ENVIRONMENT = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "REGALIA_INTERPRETED": "1"}
HANG_TIMEOUT_S = 3600  # for a run that hangs outside of the tests


class SourceCopies:
    """A fixed number of copies; each is used by one process at a time."""

    def __init__(self, root: Path, folder: Path, copies: int) -> None:
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(copies):
            tree = folder / str(number)
            copytree(root, tree, ignore=NOT_COPIED)
            self.free.put(tree)

    @contextmanager
    def borrow(self) -> Iterator[Path]:
        """A copy that nobody else uses meanwhile."""
        tree = self.free.get()
        try:
            yield tree
        finally:
            self.free.put(tree)

    def time_tests(self, place: str, seconds: float) -> list[TestNote]:
        """Runs the tests near a source file without a fault, as many as fit this time."""
        with self.borrow() as tree:
            return run_tests(tree, make_order(place, tree, None, seconds))[1]

    def find_killer(
        self, fault: Fault, place: str, number: int, tests: dict[str, float]
    ) -> str | None:
        """What notices a fault, usually one of these tests; None if it survives."""
        # tests named after the source run first, by themselves: collecting the others takes longer
        stages: list[dict[str, float]] = [{}, {}]
        for test, seconds in tests.items():
            stages[not is_named_after(test, place)][test] = seconds
        with self.borrow() as tree:
            found = (find_failure(fault, place, number, tree, stage) for stage in stages)
            return next((failed for failed in found if failed is not None), None)


def find_failure(
    fault: Fault, place: str, number: int, tree: Path, tests: dict[str, float]
) -> str | None:
    """What notices a fault in a copy; None if it survives."""
    while tests:
        with plant_fault(fault, tree, number):
            code, notes = run_tests(tree, make_order(place, tree, tests))
        if code == 0:
            return None
        failed = next((note["test"] for note in notes if not note["passed"]), None)
        suspect = failed or next(iter(tests))
        # on a busy machine a test may fail without a fault
        if run_tests(tree, make_order(place, tree, {suspect: tests.pop(suspect)}))[0] == 0:
            return failed or "the import"
    return None


@contextmanager
def plant_fault(fault: Fault, tree: Path, number: int) -> Iterator[None]:
    """Plants a fault in a copy, and removes it again."""
    target = tree / fault.path
    age = target.stat()
    target.write_bytes(fault.changed_source())
    # Python recognizes stale bytecode by the time and the size of its source
    os.utime(target, (number, number))
    try:
        yield
    finally:
        target.write_bytes(fault.source)
        os.utime(target, ns=(age.st_atime_ns, age.st_mtime_ns))


def make_order(
    place: str, tree: Path, tests: dict[str, float] | None, seconds: float = 0
) -> TestOrder:
    """The order to run these tests of a source file, or all."""
    files = files_near(place, tree / "tests")
    if tests is not None:
        wanted = {test.partition("::")[0] for test in tests}
        files = [file for file in files if file in wanted]
    return {
        "files": files,
        "keyword": near_tests(place).keyword,
        "tests": tests,
        "seconds": seconds,
    }


def run_tests(tree: Path, order: TestOrder) -> tuple[int, list[TestNote]]:
    """Runs tests in a copy; returns pytest's exit code and the notes."""
    asked, told = tree.with_suffix(".order"), tree.with_suffix(".notes")
    asked.write_text(json.dumps(order))
    told.unlink(missing_ok=True)
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-P", TRIAL, asked, told],
        cwd=tree,
        env={**os.environ, **TEST_ENVIRONMENT, "PYTHONPATH": str(tree / "src")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        code = process.wait(HANG_TIMEOUT_S)
    except subprocess.TimeoutExpired:
        code = 1
    finally:
        kill_process_group(process)
    return code, read_notes(told)


def kill_process_group(process: subprocess.Popen[bytes]) -> None:
    """Kills a run and all processes that its tests have started."""
    with suppress(ProcessLookupError):  # all have ended
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
