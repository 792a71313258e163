"""The tests near a source file: those of its package, the ones named after the file first."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class NearTests:
    """Folders and files of tests, the nearest first, and pytest's keyword expression for them."""

    tests: tuple[str, ...]
    keyword: str = ""


LAW_TESTS = ("test_laws.py", "test_golden.py", "test_fuzz.py")
PLAY_TESTS = ("arena/test_tournament.py", "arena/test_command.py")
RUN_TESTS = NearTests(
    ("cli/test_result_tables.py", "cli/test_tournaments.py", "arena/test_command.py"),
    "not cluster",
)

# By the longest prefix of a source's path. Tests with long searches or other processes are left
# out here; the slowest of the others are left out after timing.
TESTS_BY_PACKAGE = {
    "bench": NearTests(("bench", "cli/test_bench.py")),
    "kernel": NearTests(
        ("kernel", "test_planted_faults.py", *LAW_TESTS, "majesty", "kingme", "castle")
    ),
    "games/majesty": NearTests(("majesty", *LAW_TESTS, "bots"), "not castle and not kingme"),
    "games/kingme": NearTests(("kingme", *LAW_TESTS, "bots"), "not castle and not majesty"),
    "games/castle": NearTests(("castle", *LAW_TESTS, "bots"), "not majesty and not kingme"),
    "bots": NearTests(("bots", "arena/test_tournament.py"), "not whole_games and not castle"),
    "arena": NearTests(("arena", *PLAY_TESTS), "not castle and not ray and not cluster"),
    "arena/ray.py": NearTests(("arena/test_command.py",), "ray or cluster or address"),
    "testing": NearTests(("testing", "test_planted_faults.py", *LAW_TESTS)),
    "server": NearTests(("server",), "not nodes"),
    "wire": NearTests(("server",), "not nodes"),
    "tui": NearTests(("tui", "cli/test_play.py")),
    "cli": NearTests(("cli", "test_docs.py")),
    "cli/arena.py": RUN_TESTS,
    "cli/rate.py": RUN_TESTS,
    "cli/ray_option.py": RUN_TESTS,
    "cli/tournaments.py": RUN_TESTS,
    "cli/result_tables.py": RUN_TESTS,
}
ALL_TESTS = NearTests(("",))


def near_tests(place: str) -> NearTests:
    """The tests of a source file, by its path in the package: `kernel/rng.py`."""
    found = [package for package in TESTS_BY_PACKAGE if f"{place}/".startswith(f"{package}/")]
    return TESTS_BY_PACKAGE[max(found, key=len)] if found else ALL_TESTS


def files_near(place: str, tests: Path) -> list[str]:
    """The test files to run for a source file, the nearest first."""
    found = [file for name in near_tests(place).tests for file in files_in(tests / name)]
    # a file that is listed after its folder takes the place where it is listed
    files = reversed(dict.fromkeys(reversed(found)))
    names = [file.relative_to(tests.parent).as_posix() for file in files]
    return sorted(names, key=lambda name: not is_named_after(name, place))


def is_named_after(test: str, place: str) -> bool:
    """Whether a test is in a file named after the source file."""
    return Path(place).stem in Path(test.partition("::")[0]).stem


def files_in(path: Path) -> list[Path]:
    """A test file, or all test files of a folder."""
    return sorted(path.rglob("test_*.py")) if path.is_dir() else [path] * path.exists()
