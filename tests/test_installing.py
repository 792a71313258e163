"""Regalia installs from its source archive: complete, compiled, needing no more than it names."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tests.command import environment

ROOT = Path(__file__).parent.parent
MADE = shutil.ignore_patterns(
    ".*", "build", "dist", "*.egg-info", "*.so", "*.pyd", "__pycache__", "node_modules", "site"
)
FOLDERS = ("bench", "docs", "requirements", "src", "tests")
PACK = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
ASK = "from regalia.engine import compiled; print(compiled())"


def run(*words: str | Path, cwd: Path, **variables: str) -> str:
    """What a command prints, run where it finds nothing of this checkout."""
    ours = {"PYTHONPATH", "PYTHONWARNINGS", "REGALIA_COMPILE", "REGALIA_INTERPRETED"}
    kept = {name: value for name, value in environment().items() if name not in ours}
    done = subprocess.run(
        list(map(str, words)),
        env=kept | variables,
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def packed(place: Path) -> Path:
    """The source archive, packed in a copy without anything that was made here."""
    shutil.copytree(ROOT, place / "checkout", ignore=MADE)
    run(sys.executable, "-c", PACK, place, cwd=place / "checkout")
    (archive,) = place.glob("*.tar.gz")
    return archive


def files(folder: Path) -> set[Path]:
    """The paths of all files in a folder that were written by hand."""
    made = {".pyc", ".so", ".pyd"}
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in made)
    return {path.relative_to(folder) for path in found}


def pins(name: str) -> set[str]:
    """The names and versions in a file of requirements."""
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    return {line.removesuffix("\\").rstrip() for line in lines if "==" in line}


def lend(site: Path) -> None:
    """Links into an environment what playing needs, and no more, from our own."""
    for pin in pins("play.txt"):
        with suppress(PackageNotFoundError):  # it is for other systems
            lent = distribution(pin.partition("==")[0])
            for top in {file.parts[0] for file in lent.files or ()} - {"..", "__pycache__"}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(lent.locate_file(top))))


def has_compiler() -> bool:
    """Whether there is the C compiler that Python would call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def test_the_source_archive_holds_what_building_and_testing_need(tmp_path: Path) -> None:
    archive = packed(tmp_path)
    with tarfile.open(archive) as opened:
        held = {Path(*Path(name).parts[1:]) for name in opened.getnames()}
    checkout = tmp_path / "checkout"
    assert {Path(name) for name in ("Makefile", "setup.py", "README.md", "LICENSE")} <= held
    for folder in FOLDERS:
        assert {folder / path for path in files(checkout / folder)} <= held
    assert not {path for path in held if path.suffix in {".pyc", ".so"}}


def test_a_wheel_of_the_source_archive_plays_compiled_with_only_what_it_names(
    tmp_path: Path,
) -> None:
    archive = packed(tmp_path)
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    offline = ("--no-deps", "--no-index")
    run(
        *(*pip, "wheel", *offline, "--no-build-isolation", "--wheel-dir", tmp_path, archive),
        cwd=tmp_path,
        REGALIA_OPTIMIZE="0",
    )
    (wheel,) = tmp_path.glob("*.whl")
    home = tmp_path / "home"
    run(sys.executable, "-m", "venv", "--without-pip", home, cwd=tmp_path)
    python, regalia = home / "bin" / "python", home / "bin" / "regalia"
    site = Path(run(python, "-c", "import site; print(*site.getsitepackages())", cwd=home).strip())
    lend(site)
    run(*pip, "--python", python, "install", *offline, wheel, cwd=home)
    run(*pip, "--python", python, "check", cwd=home)

    assert files(site / "regalia") == files(ROOT / "src" / "regalia")
    assert run(python, "-c", ASK, cwd=home) == f"{has_compiler()}\n"
    words = ("arena", "majesty", "greedy", "random", "--games", "1", "--jobs", "1")
    table = run(regalia, *words, "--records", "kept", "--report", "page.html", cwd=home)
    assert "24.0 moves a game" in table
    told = run(regalia, "replay", Path("kept", "majesty-0.json"), "--lang", "pl", cwd=home)
    assert "greedy" in told
    assert "<style>" in (home / "page.html").read_text("utf-8")


def test_the_engine_is_compiled_by_the_tools_that_check_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(project["build-system"]["requires"]) <= pins("dev.txt")


def test_what_people_play_with_is_what_is_tested() -> None:
    assert pins("play.txt") < pins("dev.txt")
