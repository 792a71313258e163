"""One run of pytest with limits on time and memory, which notes the result of each test.

python bench/mutants/trial.py ORDER.json NOTES.jsonl

Seconds are CPU seconds, so that other work on the machine changes no verdict.
"""

import json
import resource
import signal
import sys
from pathlib import Path
from typing import TypedDict

import pytest

MEMORY_LIMIT_BYTES = 4 << 30  # a fault may allocate memory endlessly
EXTRA_CPU_SECONDS = 30  # beyond the usual time: a test that takes this long will not end
EXTRA_CLOCK_SECONDS = 120  # for a test that waits endlessly
BUSY_MACHINE_FACTOR = 10  # by the clock


class TestOrder(TypedDict):
    """Which tests to run."""

    files: list[str]
    keyword: str
    tests: dict[str, float] | None  # with what each takes without a fault; all if there are none
    seconds: float  # after which no other test begins, where it is not known what they take


class TestNote(TypedDict):
    """The result of a test; one that was not run has not passed."""

    test: str
    passed: bool
    seconds: float


class NoteWriter:
    """A pytest plugin that writes results at once, since a fault may end the process anywhere."""

    def __init__(self, order: TestOrder, path: Path) -> None:
        self.tests = order["tests"]
        self.seconds = order["seconds"]
        self.path = path
        self.start = 0.0
        self.failed = False

    @pytest.hookimpl(trylast=True)  # after the keyword
    def pytest_collection_modifyitems(
        self, session: pytest.Session, items: list[pytest.Item]
    ) -> None:
        """Deselects tests that are not ordered, and notes the others as not run."""
        self.session = session
        if self.tests is not None:
            items[:] = [item for item in items if item.nodeid in self.tests]
        self.write([{"test": item.nodeid, "passed": False, "seconds": 0.0} for item in items])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Starts the clock, with a limit if the usual time of the test is known."""
        self.start, self.failed = cpu_seconds(), False
        if self.tests is not None:
            limit_time(self.tests[nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes a failure of set-up, call or teardown."""
        self.failed |= report.failed

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Notes a test, and stops when time is up."""
        seconds = cpu_seconds() - self.start
        self.write([{"test": nodeid, "passed": not self.failed, "seconds": seconds}])
        if self.tests is None and cpu_seconds() > self.seconds:
            self.session.shouldstop = "the time is up"

    def write(self, notes: list[TestNote]) -> None:
        """Adds notes, a line each."""
        with self.path.open("a") as file:
            file.writelines(json.dumps(note) + "\n" for note in notes)


def cpu_seconds() -> float:
    """The CPU seconds of this process and of its finished children."""
    taken = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in taken)


def limit_time(usual: float) -> None:
    """Makes the system end this process if the next test takes much longer than usual."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    end = own.ru_utime + own.ru_stime + 2 * usual + EXTRA_CPU_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (int(end), resource.RLIM_INFINITY))
    signal.alarm(int(BUSY_MACHINE_FACTOR * usual) + EXTRA_CLOCK_SECONDS)


def read_notes(path: Path) -> list[TestNote]:
    """The last note of each test, in the order of the tests."""
    if not path.exists():
        return []
    lines: list[TestNote] = [json.loads(line) for line in path.read_text().splitlines()]
    return list({note["test"]: note for note in lines}.values())


def main(order_path: Path, notes_path: Path) -> int:
    """Runs the tests."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT_BYTES, MEMORY_LIMIT_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    order: TestOrder = json.loads(order_path.read_text())
    words = ["-q", "-p", "no:cacheprovider"]
    if order["tests"] is not None:
        words.append("-x")
        limit_time(EXTRA_CPU_SECONDS)  # importing may not end either
    words += ["-k", order["keyword"]] if order["keyword"] else []
    return int(pytest.main([*words, *order["files"]], [NoteWriter(order, notes_path)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
