"""Benches, deployment and tools are used without the tests, so they import nothing from them."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
APART = ("bench", "deploy", "examples", "src", "tools")


def imported(file: Path) -> set[str]:
    """The top-level packages that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("folder", APART)
def test_nothing_outside_the_tests_imports_them(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    assert [str(file) for file in files if "tests" in imported(file)] == []
