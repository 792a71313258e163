"""Regalia is released and installed as users do it: by pip, into an empty environment.

pip builds the wheel with build isolation and takes all requirements from the package index.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from deploy import release
from deploy.local.server import LocalServer
from tests.command import environment

from regalia.server import pages

ROOT = Path(__file__).parent.parent
GENERATED = shutil.ignore_patterns(
    ".*", "build", "dist", "*.egg-info", "*.so", "*.pyd", "__pycache__", "node_modules"
)
SITE = Path("src", "regalia", "server", "site")
FOLDERS = ("bench", "deploy", "docs", "requirements", "src", "tests", "web")
FILES = ("Makefile", "Containerfile", "compose.yaml", "setup.py", "README.md", "LICENSE")
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
TEXTS = {".py", ".ftl", ".ts", ".svelte", ".md"}
SERVE = "from regalia.cli.main import main; main()"
ASK_COMPILED = "from regalia.engine import is_compiled; print(is_compiled())"

Done = subprocess.CompletedProcess[str]


def clean_environment(**variables: str) -> dict[str, str]:
    """Our environment without anything that would lead a command to this checkout."""
    ours = {"PYTHONPATH", "PYTHONWARNINGS", "REGALIA_COMPILE", "REGALIA_INTERPRETED"}
    kept = {name: value for name, value in environment().items() if name not in ours}
    return kept | variables


def finish(*words: str | Path, cwd: Path, **variables: str) -> Done:
    """A finished command, whatever its exit code."""
    return subprocess.run(
        list(map(str, words)),
        env=clean_environment(**variables),
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def run(*words: str | Path, cwd: Path, **variables: str) -> str:
    """What a command prints that must succeed."""
    done = finish(*words, cwd=cwd, **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copy_checkout(place: Path) -> Path:
    """A copy of this checkout as a clone would be, and with the built pages."""
    checkout = place / "checkout"
    shutil.copytree(ROOT, checkout, ignore=GENERATED)
    shutil.rmtree(checkout / "web" / "src" / "wire", ignore_errors=True)
    return checkout


def files(folder: Path) -> set[Path]:
    """The paths of all files in a folder, apart from compiled ones."""
    compiled = {".pyc", ".so", ".pyd"}
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in compiled)
    return {path.relative_to(folder) for path in found}


def pins(name: str) -> set[str]:
    """The names and versions in a file of requirements."""
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    return {line.removesuffix("\\").partition(";")[0].strip() for line in lines if "==" in line}


def write_wheel(wheel: Path, paths: list[Path]) -> Path:
    """Packs files of this checkout where a wheel has them."""
    with ZipFile(wheel, "w") as archive:
        for path in paths:
            archive.write(path, path.relative_to(release.SOURCES))
    return wheel


def has_compiler() -> bool:
    """Whether there is the C compiler that Python would call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def test_a_release_installs_and_plays_in_an_empty_environment(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    run(sys.executable, Path("deploy", "release.py"), cwd=checkout, REGALIA_OPTIMIZE="0")
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    (wheel,) = (checkout / "dist").glob("*.whl")
    with tarfile.open(archive) as opened:
        packed = {Path(*Path(name).parts[1:]) for name in opened.getnames()}
    assert {Path(name) for name in FILES} <= packed
    for folder in FOLDERS:
        assert {folder / path for path in files(checkout / folder)} <= packed
    assert not {path for path in packed if path.suffix in {".pyc", ".so"}}

    home = tmp_path / "home"
    run(sys.executable, "-m", "venv", "--without-pip", home, cwd=tmp_path)
    python, regalia = home / "bin" / "python", home / "bin" / "regalia"
    run(*PIP, "--python", python, "install", "--no-compile", f"{wheel}[serve]", cwd=home)
    run(*PIP, "--python", python, "check", cwd=home)
    site = Path(run(python, "-c", "import site; print(*site.getsitepackages())", cwd=home).strip())
    assert files(site / "regalia") == files(checkout / "src" / "regalia")
    assert run(python, "-c", ASK_COMPILED, cwd=home) == f"{has_compiler()}\n"
    words = ("arena", "majesty", "greedy", "random", "--games", "1", "--jobs", "1")
    table = run(regalia, *words, "--records", "kept", "--report", "page.html", cwd=home)
    assert "24.0 moves a game" in table
    told = run(regalia, "replay", Path("kept", "majesty-0.json"), "--lang", "pl", cwd=home)
    assert "greedy" in told
    assert "<style>" in (home / "page.html").read_text("utf-8")
    with LocalServer(tmp_path / "served", command=(str(regalia),)) as server:
        answer = server.web.get("/")
        assert (answer.status_code, pages.NOT_BUILT_MESSAGE in server.printed_output()) == (
            200,
            False,
        )
        assert "<script" in answer.text


def test_a_wheel_without_pages_says_so_when_it_is_built_and_when_it_serves(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    shutil.rmtree(checkout / SITE)
    refused = finish(sys.executable, Path("deploy", "release.py"), cwd=checkout)
    assert refused.returncode == 1
    assert refused.stderr == "release: the web pages are not built; `make pages` builds them\n"
    assert not (checkout / "dist").exists()

    words = (sys.executable, "setup.py", "--quiet", "bdist_wheel")
    built = finish(*words, cwd=checkout, REGALIA_COMPILE="0")
    assert built.returncode == 0, built.stderr
    assert "the web pages are not built, so this wheel has none" in built.stderr
    (wheel,) = (checkout / "dist").glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")  # noqa: S202 - our own archive
    served = f"import sys; sys.path.insert(0, {str(tmp_path / 'site')!r})\n" + SERVE
    with LocalServer(tmp_path / "served", command=(sys.executable, "-c", served)) as server:
        answer = server.web.get("/")
        assert (answer.status_code, answer.text) == (503, f"{pages.NOT_BUILT_MESSAGE}\n")
        assert server.printed_output().splitlines()[1:] == [pages.NOT_BUILT_MESSAGE]
    assert "`make pages`" in pages.NOT_BUILT_MESSAGE


def test_a_wheel_that_lacks_a_page_is_not_released(tmp_path: Path) -> None:
    paths = sorted(path for path in release.PAGES.rglob("*") if path.is_file())
    whole = write_wheel(tmp_path / "whole.whl", paths)
    lacking = write_wheel(tmp_path / "lacking.whl", paths[1:])
    release.require_pages(whole)
    with pytest.raises(SystemExit, match=f"release: the wheel lacks .*{paths[0].name}"):
        release.require_pages(lacking)
    assert (whole.exists(), lacking.exists()) == (True, False)


def test_the_engine_is_compiled_by_the_tools_that_check_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(project["build-system"]["requires"]) <= pins("dev.txt")


def test_what_people_play_with_is_what_is_tested() -> None:
    assert pins("play.txt") < pins("dev.txt")


def test_texts_say_only_what_installs_today() -> None:
    """The name is not on the package index, so extras are installed from a clone."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    advice = re.compile(r"pip install (?:--\S+ )*'?([\w.]+)\[([\w{},]+)\]")
    named = {
        (path.relative_to(ROOT).as_posix(), *found)
        for path in texts()
        for found in advice.findall(path.read_text("utf-8"))
    }
    assert {source for _, source, _ in named} == {"."}
    wanted = {extra for _, _, several in named for extra in several.split(",")}
    assert wanted - {"{extra}"} <= set(extras["optional-dependencies"])
    in_code = [file for file, _, _ in named if not file.endswith(".md")]
    assert in_code == ["src/regalia/kernel/errors.py"]


def test_errors_name_extras_that_there_are() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {
        extra
        for path in texts()
        for extra in re.findall(
            r'missing_library_error\(.*["\'](\w+)["\']\)', path.read_text("utf-8")
        )
    }
    assert (
        {"cli", "client", "serve", "nodes", "lab", "train"}
        <= named
        <= set(extras["optional-dependencies"])
    )


def texts() -> list[Path]:
    """All sources of the package and its pages, and all documents."""
    folders = (ROOT / "src", ROOT / "web" / "src", ROOT / "docs")
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    return [ROOT / "README.md", ROOT / "Containerfile", *found]
