"""What the documents show can be run; examples that need a server are run with the server."""

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
