"""The engine, the hot path of Regalia, runs compiled or interpreted: which, and how to choose.

Compiled libraries lie next to the sources they come from, and Python prefers them.
With REGALIA_INTERPRETED=1 in the environment it takes the sources.
"""

import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    spec = importlib.util.find_spec("regalia.kernel.rng")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def import_from_sources() -> None:
    """Makes every later import from this package read the source, not a library next to it."""
    sys.path_hooks.insert(0, _source_finder)
    for folder in list(sys.path_importer_cache):
        if Path(folder).is_relative_to(PACKAGE):
            del sys.path_importer_cache[folder]


def _source_finder(folder: str) -> FileFinder:
    if not Path(folder).is_relative_to(PACKAGE):
        raise ImportError(f"{folder} is no part of Regalia")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
