"""What the documents show can be run, and what they name exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_python_example_runs(document: Path) -> None:
    for example in re.findall(r"```python\n(.*?)```", document.read_text("utf-8"), re.DOTALL):
        exec(compile(example, document.name, "exec"), {"__name__": "example"})  # noqa: S102


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_no_document_names_a_line_of_a_file(document: Path) -> None:
    assert re.findall(r"\w\.(?:py|ts|mjs|svelte):\d+", document.read_text("utf-8")) == []


def test_every_file_that_the_page_about_tests_names_exists() -> None:
    text = (ROOT / "docs" / "testing.md").read_text("utf-8")
    named = set(re.findall(r"`([\w/]+\.py)`", text))
    folders = ("src/regalia", "src/regalia/games", "tests")
    files = [path.as_posix() for folder in folders for path in (ROOT / folder).rglob("*.py")]
    assert [name for name in sorted(named) if not any(f"/{name}" in file for file in files)] == []
    assert len(named) > 20
