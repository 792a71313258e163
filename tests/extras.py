"""Processes that find no packages but those of some extras, as if nothing else were installed."""

import importlib.metadata
import json
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))

HIDE_MODULES = """
import json, sys

class Hide:
    names = set(json.loads({names!r}))

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hide())
"""


def environment_with(folder: Path, *extras: str) -> dict[str, str]:
    """Variables for a process that finds only what `pip install '.[extras]'` would bring."""
    needed = distributions_of("regalia", frozenset(extras), set())
    modules = importlib.metadata.packages_distributions()
    hidden = [
        module
        for module, owners in modules.items()
        if not needed & {canonicalize_name(owner) for owner in owners}
    ]
    folder.mkdir(exist_ok=True)
    code = HIDE_MODULES.format(names=json.dumps(hidden))
    (folder / "sitecustomize.py").write_text(code, "utf-8")  # Python runs it at its start
    return {"PYTHONPATH": str(folder)}


def distributions_of(name: str, extras: frozenset[str], found: set[str]) -> set[str]:
    """The names of a distribution and of all that it requires with these extras."""
    found.add(canonicalize_name(name))
    for required in map(Requirement, requirements(name, extras)):
        applies = any(
            required.marker is None or required.marker.evaluate({"extra": extra})
            for extra in ("", *extras)
        )
        if applies and (required.extras or canonicalize_name(required.name) not in found):
            distributions_of(required.name, frozenset(required.extras), found)
    return found


def requirements(name: str, extras: frozenset[str]) -> list[str]:
    """What a distribution says it requires; ours says it in pyproject.toml."""
    if name != "regalia":
        return importlib.metadata.requires(name) or []
    project = PROJECT["project"]
    optional = project["optional-dependencies"]
    return [*project["dependencies"], *(each for extra in extras for each in optional[extra])]
