"""One run of tests: with limits on time and memory, and a note of each test.

python bench/mutants/trial.py ORDER.json NOTES.jsonl

Seconds are those of the processor: others at work on the machine change no verdict.
"""

import json
import resource
import signal
import sys
from pathlib import Path
from typing import TypedDict

import pytest

MEMORY = 4 << 30  # a fault that collects without end must not take the whole machine
SECONDS = 30  # more than without the fault: a test that takes so long has no end
WAITING = 120  # seconds of the clock, for a test that waits without an end
LOADED = 10  # times as long may a test take on a busy machine


class Order(TypedDict):
    """Which tests to run."""

    files: list[str]
    keyword: str
    tests: dict[str, float] | None  # with what each takes without a fault; all if there are none
    seconds: float  # after which no other test begins, where it is not known what they take


class Note(TypedDict):
    """How a test went; one that was not run has not passed."""

    test: str
    passed: bool
    seconds: float


class Notes:
    """Writes down what pytest tells, at once, for a fault may end the process anywhere."""

    def __init__(self, order: Order, path: Path) -> None:
        self.tests = order["tests"]
        self.seconds = order["seconds"]
        self.path = path
        self.start = 0.0
        self.failed = False

    @pytest.hookimpl(trylast=True)  # after the keyword
    def pytest_collection_modifyitems(
        self, session: pytest.Session, items: list[pytest.Item]
    ) -> None:
        """Takes some tests away and notes the others as not run."""
        self.session = session
        if self.tests is not None:
            items[:] = [item for item in items if item.nodeid in self.tests]
        self.write([{"test": item.nodeid, "passed": False, "seconds": 0.0} for item in items])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Begins to count, with a limit where it is known what the test takes."""
        self.start, self.failed = spent(), False
        if self.tests is not None:
            limit(self.tests[nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Looks at set-up, call and teardown."""
        self.failed |= report.failed

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Notes a test, and stops when time is up."""
        seconds = spent() - self.start
        self.write([{"test": nodeid, "passed": not self.failed, "seconds": seconds}])
        if self.tests is None and spent() > self.seconds:
            self.session.shouldstop = "the time is up"

    def write(self, notes: list[Note]) -> None:
        """Adds notes, a line each."""
        with self.path.open("a") as file:
            file.writelines(json.dumps(note) + "\n" for note in notes)


def spent() -> float:
    """What this process and those it has seen end have taken of the processors."""
    taken = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in taken)


def limit(usual: float) -> None:
    """Ends the process if what begins now takes very much longer than it usually does."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    end = own.ru_utime + own.ru_stime + 2 * usual + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (int(end), resource.RLIM_INFINITY))
    signal.alarm(int(LOADED * usual) + WAITING)


def read(path: Path) -> list[Note]:
    """The last note of each test, in the order of the tests."""
    if not path.exists():
        return []
    lines: list[Note] = [json.loads(line) for line in path.read_text().splitlines()]
    return list({note["test"]: note for note in lines}.values())


def main(order_path: Path, notes_path: Path) -> int:
    """Runs the tests."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    order: Order = json.loads(order_path.read_text())
    words = ["-q", "-p", "no:cacheprovider"]
    if order["tests"] is not None:
        words.append("-x")
        limit(SECONDS)  # what the tests import may have no end either
    words += ["-k", order["keyword"]] if order["keyword"] else []
    return int(pytest.main([*words, *order["files"]], [Notes(order, notes_path)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
