"""One run of tests: with limits on time and memory, and a note of each test.

python bench/mutants/trial.py ORDER.json NOTES.jsonl
"""

import json
import resource
import sys
import time
from pathlib import Path
from typing import TypedDict

import pytest

MEMORY = 4 << 30  # a fault that collects without end must not take the whole machine
SECONDS = 30  # with a fault a test may have no end; those that are run take a few


class Order(TypedDict):
    """Which tests to run."""

    files: list[str]
    keyword: str
    left_out: list[str]
    planted: bool  # whether there is a fault, so that the first failure is enough
    seconds: float  # after which no other test begins


class Note(TypedDict):
    """How a test went; one that was not run has not passed."""

    test: str
    passed: bool
    seconds: float


class Notes:
    """Writes down what pytest tells, at once, for a fault may end the process anywhere."""

    def __init__(self, order: Order, path: Path) -> None:
        self.left_out = set(order["left_out"])
        self.end = time.monotonic() + order["seconds"]
        self.path = path
        self.parts: list[pytest.TestReport] = []

    @pytest.hookimpl(trylast=True)  # after the keyword
    def pytest_collection_modifyitems(
        self, session: pytest.Session, items: list[pytest.Item]
    ) -> None:
        """Takes some tests away and notes the others as not run."""
        self.session = session
        items[:] = [item for item in items if item.nodeid not in self.left_out]
        self.write([{"test": item.nodeid, "passed": False, "seconds": 0.0} for item in items])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Adds up set-up, call and teardown."""
        self.parts.append(report)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Notes a test, and stops when time is up."""
        passed = not any(part.failed for part in self.parts)
        seconds = sum(part.duration for part in self.parts)
        self.parts.clear()
        self.write([{"test": nodeid, "passed": passed, "seconds": seconds}])
        if time.monotonic() > self.end:
            self.session.shouldstop = "the time is up"

    def write(self, notes: list[Note]) -> None:
        """Adds notes, a line each."""
        with self.path.open("a") as file:
            file.writelines(json.dumps(note) + "\n" for note in notes)


def read(path: Path) -> list[Note]:
    """The last note of each test, in the order of the tests."""
    if not path.exists():
        return []
    lines: list[Note] = [json.loads(line) for line in path.read_text().splitlines()]
    return list({note["test"]: note for note in lines}.values())


def main(order_path: Path, notes_path: Path) -> int:
    """Runs the tests."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    order: Order = json.loads(order_path.read_text())
    words = ["-q", "-p", "no:cacheprovider", "-n0"]
    if order["planted"]:
        words += ["-x", "-o", f"faulthandler_timeout={SECONDS}"]
        words += ["-o", "faulthandler_exit_on_timeout=true"]
    words += ["-k", order["keyword"]] if order["keyword"] else []
    return int(pytest.main([*words, *order["files"]], [Notes(order, notes_path)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
