"""What the parts of the project may import."""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
POSIX_MODULES = {
    "curses",
    "fcntl",
    "grp",
    "pty",
    "pwd",
    "readline",
    "resource",
    "termios",
    "uvloop",
}
APART = ("bench", "deploy", "examples", "src", "tools")


def imported_packages(file: Path) -> set[str]:
    """The top-level packages that a file imports anywhere."""
    return packages(ast.walk(ast.parse(file.read_text("utf-8"))))


def imported_at_start(file: Path) -> set[str]:
    """The top-level packages that a file imports as soon as it is imported, come what may."""
    return packages(ast.parse(file.read_text("utf-8")).body)


def packages(nodes: Iterable[ast.AST]) -> set[str]:
    """The top-level packages of the import statements among these nodes."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("folder", APART)
def test_nothing_outside_the_tests_imports_them(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    assert [str(file) for file in files if "tests" in imported_packages(file)] == []


def test_no_module_needs_a_library_that_windows_lacks() -> None:
    """Such a library is imported where it is used, after asking whether it is there."""
    files = sorted((ROOT / "src").rglob("*.py"))
    assert [str(file) for file in files if imported_at_start(file) & POSIX_MODULES] == []


def test_a_library_that_windows_lacks_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text("def lock():\n    import fcntl\n", "utf-8")
    assert imported_at_start(file) == set()
    file.write_text("import sys\nfrom fcntl import flock\n", "utf-8")
    assert imported_at_start(file) == {"sys", "fcntl"}
