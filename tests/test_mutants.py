"""Faults are planted where tests can see them, and those that no test sees are told."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.mutants.faults import find_faults
from bench.mutants.nearness import TESTS_BY_PACKAGE, files_near, near_tests

ROOT = Path(__file__).parent.parent

GATE = """\
def may_enter(age):
    return age > 17
"""
GUESTS = """\
def greet(names, guest):
    names.append(guest)
"""
TOWN_TEST = """\
from town.gate import may_enter
from town.guests import greet

def test_grown_ups_may_enter():
    assert may_enter(18)
    assert not may_enter(17)

def test_guests_are_greeted():
    greet([], "Anna")
"""


WEATHER_TEST = """\
from pathlib import Path

def test_the_sun_shines_once():
    Path({clouds!r}).mkdir()
"""


def faulty_lines(source: str) -> list[str]:
    """The last line of a source after each of its faults."""
    faults = find_faults(Path("source.py"), source.encode())
    return [fault.changed_source().decode().splitlines()[-1].strip() for fault in faults]


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a == b", ["x = a != b"]),
        ("x = a is not None", ["x = a is None"]),
        ("x = a <= b < c", ["x = a < b < c", "x = a <= b <= c"]),
        ("x = a and b", ["x = a or b"]),
        ("x = not a", ["x = (a)"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not (a)]"]),
        ("x = é + b", ["x = é - b"]),
        ("x = é, a * b", ["x = é, a // b"]),
        ("x = a << b", ["x = a >> b"]),
        ("x = -a", ["x = (a)"]),
        ("x = 7", ["x = 8"]),
        ("x = True", ["x = False"]),
        ("x += a", ["pass", "x -= a"]),
        ("x = a[b]", ["x = a[(b) + 1]"]),
        ("x = a[b:]", ["x = a[(b) + 1:]"]),
        ("x.y = a", ["pass"]),
        ("x.append(a)", ["pass"]),
        ("x = f(a, b)", ["x = f(b, a)"]),
        ("raise Wrong", ["pass"]),
        ("while x: break", ["while not (x): break", "while x: continue"]),
        ("def f() -> bool: return a", ["def f() -> bool: return not (a)"]),
        ("def f() -> str | None: return a", ["def f() -> str | None: return None"]),
        ("def f(a: str, b: int): g(a, b)", ["def f(a: str, b: int): pass"]),
    ],
)
def test_each_fault_is_one_small_change(line: str, faults: list[str]) -> None:
    assert faulty_lines(line) == faults


@pytest.mark.parametrize(
    "source",
    [
        '"""A text of 3 words."""',
        "def f(a: Array[3]) -> Array[3]: ...",
        "NUMBERS = list[int] | None",
        "MILL: Final = 0\nBREWERY: Final = 1\nCOTTAGE: Final = 2",
        "assert a > 3",
        'x = f"{a + 1}"',
        'x = "a" + b',
        "if TYPE_CHECKING:\n    x = 3",
        'if __name__ == "__main__":\n    main(3)',
        "raise NotImplementedError",
        "@mypyc_attr(allow_interpreted_subclasses=True)\nclass State: ...",
        "def __repr__(self):\n    return shown(3)",
    ],
)
def test_nothing_is_planted_where_no_test_could_see_it(source: str) -> None:
    assert faulty_lines(source) == []


def test_two_numbers_in_a_row_are_not_yet_labels() -> None:
    assert len(faulty_lines("ACTIONS: Final = 2\nROUNDS: Final = 3\nMOST: Final = 300")) == 3


def test_every_planted_source_can_be_read_and_differs() -> None:
    path = ROOT / "src/regalia/kernel/records/record.py"
    faults = find_faults(path, path.read_bytes())
    as_it_is = ast.dump(ast.parse(path.read_bytes()))
    read = {ast.dump(ast.parse(fault.changed_source())) for fault in faults}
    assert len(faults) > 50
    assert len(read) == len(faults)
    assert as_it_is not in read


def test_a_fault_survives_where_no_test_but_one_that_fails_anyway_sees_it(tmp_path: Path) -> None:
    town, tests = tmp_path / "src/town", tmp_path / "tests"
    town.mkdir(parents=True)
    tests.mkdir()
    (town / "gate.py").write_text(GATE)
    (town / "guests.py").write_text(GUESTS)
    (tests / "test_town.py").write_text(TOWN_TEST)
    (tests / "test_weather.py").write_text(WEATHER_TEST.format(clouds=str(tmp_path / "clouds")))
    command = [sys.executable, "bench/mutants", "--json", "--root", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    found = json.loads(done.stdout)
    assert found["packages"] == [{"package": "town", "planted": 3, "killed": 2}]
    assert [fault["after"] for fault in found["faults"] if fault["killer"] is None] == ["pass"]
    assert found["left_out"] == []
    assert (town / "gate.py").read_text() == GATE


def test_the_nearest_tests_of_every_package_exist() -> None:
    for package, nearest in TESTS_BY_PACKAGE.items():
        assert (ROOT / "src/regalia" / package).exists(), package
        for name in nearest.tests:
            assert (ROOT / "tests" / name).exists(), name


def test_tests_with_the_name_of_a_source_come_first() -> None:
    files = files_near("kernel/rng.py", ROOT / "tests")
    assert files[0] == "tests/kernel/test_rng.py"
    assert len(files) == len(set(files))


def test_slow_tests_may_be_put_last() -> None:
    assert files_near("arena/workers.py", ROOT / "tests")[-1] == "tests/arena/test_command.py"
    assert files_near("arena/journal.py", ROOT / "tests")[0] == "tests/arena/test_journal.py"


def test_a_file_may_have_tests_of_its_own() -> None:
    assert (
        near_tests("cli/arena.py")
        == TESTS_BY_PACKAGE["cli/arena.py"]
        != near_tests("cli/play.py")
        == TESTS_BY_PACKAGE["cli"]
    )
