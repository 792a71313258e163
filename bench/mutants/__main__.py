"""Mutation testing: makes one small change after another in the sources and lists those that no
test notices.

python bench/mutants                                    every fault of every package, for days
python bench/mutants kernel games/majesty --sample 60   sixty faults of each
python bench/mutants kernel/rng.py --list               what would be planted
python bench/mutants 8231 --seconds 600                 this one, with slow tests too

The nearest tests run first. A run that does not end counts as a failed test, and a test that
fails is repeated without the fault. Seconds are CPU seconds, so that a busy machine changes no
verdict. Ctrl-C prints what was found so far. A test that was left out may notice a survivor: try
it with more seconds.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from faults import Fault, find_faults
from nearness import is_named_after, near_tests
from trees import SourceCopies
from trial import TestNote

ROOT = Path(__file__).parents[2]
PROCESSES = 2
TIMING_RATIO = 2  # times as long may the timing of the tests take


@dataclass(frozen=True)
class NumberedFault:
    """A fault with its number in the whole package, its package and its file."""

    number: int
    package: str
    place: str
    fault: Fault

    def location_line(self) -> str:
        """The number, file, line and kind."""
        return f"{self.number:5} {self.place}:{self.fault.line} {self.fault.kind}"

    def is_in(self, name: str) -> bool:
        """Whether this is its number, or names a package, a folder or a file that holds it."""
        paths = (str(self.number), self.package, self.place, self.fault.path.as_posix())
        return any(f"{path}/".startswith(f"{name.rstrip('/')}/") for path in paths)


Verdicts = list[tuple[NumberedFault, str | None]]  # with what it failed on, if it did


def find_all_faults(root: Path) -> list[NumberedFault]:
    """All faults of the sources."""
    found: list[NumberedFault] = []
    for file in sorted((root / "src").rglob("*.py")):
        path = file.relative_to(root)
        _, root_package, *folders, name = path.parts
        package, place = "/".join(folders) or root_package, "/".join([*folders, name])
        for fault in find_faults(path, file.read_bytes()):
            found.append(NumberedFault(len(found) + 1, package, place, fault))
    return found


def sample_faults(
    faults: list[NumberedFault], places: list[str], sample: int, seed: int
) -> list[NumberedFault]:
    """A sample of the faults of each place, or of each package if there are no places."""
    rng = Random(seed)
    chosen: set[NumberedFault] = set()
    for place in places or sorted({planted.package for planted in faults}):
        there = [planted for planted in faults if planted.is_in(place)]
        if not there:
            sys.exit(
                f"Nothing can be planted in {place}; say kernel, or games/majesty/rules/turn.py."
            )
        chosen.update(rng.sample(there, min(sample, len(there))))
    return sorted(chosen, key=lambda planted: planted.number)


def try_faults(
    root: Path, chosen: list[NumberedFault], seconds: float
) -> tuple[Verdicts, list[str]]:
    """The verdict on each fault, and the tests that were not used for any."""
    places = {planted.place for planted in chosen}
    first = {near_tests(place): place for place in places}
    verdicts: Verdicts = []
    with tempfile.TemporaryDirectory() as folder, thread_pool() as pool:
        copies = SourceCopies(root, Path(folder), PROCESSES)
        timings = [
            pool.submit(copies.time_tests, place, TIMING_RATIO * seconds)
            for place in first.values()
        ]
        notes = {tests: timing.result() for tests, timing in zip(first, timings, strict=True)}
        fit = {place: choose_tests(notes[near_tests(place)], place, seconds) for place in places}
        for place, tests in fit.items():
            if not tests:
                sys.exit(f"No test near {place} passes in {seconds:g} s without a fault.")
        trials = [
            pool.submit(copies.find_killer, one.fault, one.place, one.number, fit[one.place])
            for one in chosen
        ]
        with suppress(KeyboardInterrupt):  # then the verdicts so far are reported
            for planted, trial in zip(chosen, trials, strict=True):
                verdicts.append((planted, trial.result()))
                print(
                    planted.location_line(),
                    trial.result() or "SURVIVED",
                    file=sys.stderr,
                    flush=True,
                )
    known = {note["test"] for some in notes.values() for note in some}
    return verdicts, sorted(known.difference(*fit.values()))


@contextmanager
def thread_pool() -> Iterator[ThreadPoolExecutor]:
    """A pool with one thread per process; after an error no further task is started."""
    pool = ThreadPoolExecutor(PROCESSES)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def choose_tests(notes: list[TestNote], place: str, seconds: float) -> dict[str, float]:
    """The tests that pass without a fault and fit the time: the nearest first, then the fastest."""
    found: dict[str, float] = {}
    passed = [note for note in notes if note["passed"]]
    for note in sorted(
        passed, key=lambda note: (not is_named_after(note["test"], place), note["seconds"])
    ):
        if note["seconds"] <= seconds:
            seconds -= note["seconds"]
            found[note["test"]] = note["seconds"]
    # near tests that were not reached in the time are used, too: a failure is repeated anyway
    unknown = [note["test"] for note in notes if not note["passed"] and not note["seconds"]]
    return found | {test: 0.0 for test in unknown if is_named_after(test, place)}


def json_report(verdicts: Verdicts, left_out: list[str]) -> str:
    """Everything found, for tools."""
    faults = []
    for planted, killer in verdicts:
        before, after = planted.fault.change_lines()
        faults.append(
            {
                "number": planted.number,
                "file": planted.place,
                "line": planted.fault.line,
                "kind": planted.fault.kind,
                "before": before,
                "after": after,
                "killer": killer,
            }
        )
    packages = [
        {"package": package, "planted": planted, "killed": killed}
        for package, planted, killed in count_by_package(verdicts)
    ]
    return json.dumps({"packages": packages, "faults": faults, "left_out": left_out})


def text_report(verdicts: Verdicts, left_out: list[str]) -> str:
    """The tests left out, the survivors, and a table of the packages."""
    lines = ["Left out, as slow, far or failing without a fault:"]
    files = Counter(test.partition("::")[0] for test in left_out)
    lines += [f"{count:6} of {file}" for file, count in files.items()]
    for planted, killer in verdicts:
        if killer is None:
            before, after = planted.fault.change_lines()
            lines += ["", planted.location_line(), f"  - {before}", f"  + {after}"]
    lines += ["", f"{'package':16}{'planted':>8}{'killed':>8}{'share':>8}"]
    for package, total, killed in count_by_package(verdicts):
        lines.append(f"{package:16}{total:>8}{killed:>8}{killed / total:>8.0%}")
    return "\n".join(lines)


def count_by_package(verdicts: Verdicts) -> Iterator[tuple[str, int, int]]:
    """For each package the number of faults, and how many of them were killed."""
    for package in sorted({planted.package for planted, _ in verdicts}):
        killers = [killer for planted, killer in verdicts if planted.package == package]
        yield package, len(killers), len(killers) - killers.count(None)


def main() -> None:
    """Reads the command line and does what it says."""
    words = argparse.ArgumentParser(description="Plant faults and see which ones the tests catch.")
    words.add_argument("places", nargs="*", help="packages, folders, files or numbers")
    words.add_argument("--sample", type=int, default=sys.maxsize, help="so many of each place")
    words.add_argument("--seed", type=int, default=1, help="the seed of the sample")
    words.add_argument("--seconds", type=float, default=40, help="what tests may take for a fault")
    words.add_argument("--list", action="store_true", help="only say what would be planted")
    words.add_argument("--json", action="store_true", help="print one JSON object")
    words.add_argument("--root", type=Path, default=ROOT, help="the folder with src and tests")
    given = words.parse_args()
    chosen = sample_faults(find_all_faults(given.root), given.places, given.sample, given.seed)
    if given.list:
        for planted in chosen:
            print(planted.location_line(), "|", planted.fault.change_lines()[1])
        return
    tell = json_report if given.json else text_report
    print(tell(*try_faults(given.root, chosen, given.seconds)))


if __name__ == "__main__":
    main()
