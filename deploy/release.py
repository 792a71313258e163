"""Builds what is released into `dist`: `make release`, or `python deploy/release.py`.

The source archive comes first, with the built pages in it. The wheel is built from that archive by
pip, in an environment that has only the build requirements, so it is what a user would get. Its
engine is compiled for the paths that games take most, unless REGALIA_OPTIMIZE says otherwise.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
SOURCES = ROOT / "src"
PAGES = SOURCES / "regalia" / "server" / "site"


def main() -> None:
    """Builds both archives, or exits with a sentence if the pages are not in them."""
    if not (PAGES / "index.html").is_file():
        sys.exit("release: the web pages are not built; `make pages` builds them")
    shutil.rmtree(DIST, ignore_errors=True)
    os.environ.setdefault("REGALIA_OPTIMIZE", "profile")
    require_pages(build_wheel(build_source_archive()))
    print(*sorted(DIST.iterdir()), sep="\n")


def build_source_archive() -> Path:
    """Packs the sources with the pages."""
    run("setup.py", "--quiet", "sdist", "--dist-dir", DIST)
    return next(DIST.glob("*.tar.gz"))


def build_wheel(source_archive: Path) -> Path:
    """Builds the wheel of a source archive, with build isolation."""
    run("-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", DIST, source_archive)
    return next(DIST.glob("*.whl"))


def require_pages(wheel: Path) -> None:
    """Removes the wheel and exits if it lacks a file of the built pages."""
    with ZipFile(wheel) as archive:
        contained = set(archive.namelist())
    built = {path.relative_to(SOURCES).as_posix() for path in PAGES.rglob("*") if path.is_file()}
    missing = sorted(built - contained)
    if missing:
        wheel.unlink()
        sys.exit(f"release: the wheel lacks {len(missing)} of the web pages' files: {missing[0]} …")


def run(*words: str | Path) -> None:
    """Runs Python with these words in the root folder; exits if it fails."""
    done = subprocess.run([sys.executable, *map(str, words)], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(f"release: the build failed with exit code {done.returncode}")


if __name__ == "__main__":
    main()
