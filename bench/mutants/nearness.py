"""Which tests are near a source: those of its room, and of them those with its name first."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Near:
    """Folders and files of tests, the nearest first, and which of their tests to take."""

    tests: tuple[str, ...]
    keyword: str = ""


LAWS = ("test_laws.py", "test_golden.py", "test_fuzz.py")
PLAYED = ("arena/test_tournament.py", "arena/test_command.py")
RUNS = Near(
    ("cli/test_result_tables.py", "cli/test_tournaments.py", "arena/test_command.py"),
    "not cluster",
)

# By the longest beginning of a source's place in the package. Tests in which bots think for long
# or other machinery starts are left out here, and the slowest of the others when they are timed.
ROOMS = {
    "bench": Near(("bench", "cli/test_bench.py")),
    "kernel": Near(("kernel", "test_planted_faults.py", *LAWS, "majesty", "kingme", "castle")),
    "games/majesty": Near(("majesty", *LAWS, "bots"), "not castle and not kingme"),
    "games/kingme": Near(("kingme", *LAWS, "bots"), "not castle and not majesty"),
    "games/castle": Near(("castle", *LAWS, "bots"), "not majesty and not kingme"),
    "bots": Near(("bots", "arena/test_tournament.py"), "not whole_games and not castle"),
    "arena": Near(("arena", *PLAYED), "not castle and not ray and not cluster"),
    "arena/ray.py": Near(("arena/test_command.py",), "ray or cluster or address"),
    "testing": Near(("testing", "test_planted_faults.py", *LAWS)),
    "server": Near(("server",), "not nodes"),
    "wire": Near(("server",), "not nodes"),
    "tui": Near(("tui", "cli/test_play.py")),
    "cli": Near(("cli", "test_docs.py")),
    "cli/arena.py": RUNS,
    "cli/rate.py": RUNS,
    "cli/ray_option.py": RUNS,
    "cli/tournaments.py": RUNS,
    "cli/result_tables.py": RUNS,
}
ANY = Near(("",))


def near(place: str) -> Near:
    """The tests of a source, by its place in the package: `kernel/rng.py`."""
    found = [room for room in ROOMS if f"{place}/".startswith(f"{room}/")]
    return ROOMS[max(found, key=len)] if found else ANY


def files_near(place: str, tests: Path) -> list[str]:
    """The files of tests to run for a source, the nearest first."""
    found = [file for name in near(place).tests for file in files_in(tests / name)]
    # a file that is named after its folder stands where it is named
    files = reversed(dict.fromkeys(reversed(found)))
    names = [file.relative_to(tests.parent).as_posix() for file in files]
    return sorted(names, key=lambda name: not named(name, place))


def named(test: str, place: str) -> bool:
    """Whether a test, or its file, is in a file with the name of a source."""
    return Path(place).stem in Path(test.partition("::")[0]).stem


def files_in(path: Path) -> list[Path]:
    """A file of tests, or all in a folder."""
    return sorted(path.rglob("test_*.py")) if path.is_dir() else [path] * path.exists()
