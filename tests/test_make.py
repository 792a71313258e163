"""What `make` runs, and what it says before it installs programs."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SERVICES = ROOT / "tests" / "server" / "install"
BROWSER = ROOT / "web" / "tests" / "install"
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")

# It writes down what it was asked to install, and puts those programs where they are found.
APT_GET = """#!/bin/sh
echo "$@" >>{log}
for name in postgres initdb redis-server nginx chromium firefox-esr WebKitWebDriver Xvfb; do
    cp {true} {folder}/$name
done
"""


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with nothing but what the scripts themselves need."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "sed", "id", "cp"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return folder


def add_apt_get(folder: Path, log: Path) -> None:
    """Puts an apt-get into the folder that works without a network."""
    find_program = folder / "apt-get"
    find_program.write_text(APT_GET.format(log=log, folder=folder, true=shutil.which("true")))
    find_program.chmod(0o755)


def run(script: Path, folder: Path, **variables: str) -> tuple[int, str, str]:
    """Runs a script that finds only the programs of a folder: exit code, output, errors."""
    environment = {"PATH": str(folder), **variables}
    done = subprocess.run([script], env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="sudo would be needed")
@pytest.mark.parametrize(
    ("script", "packages"),
    [
        (SERVICES, "redis-server nginx-light"),
        (BROWSER, "chromium firefox-esr webkit2gtk-driver xvfb"),
    ],
    ids=["services", "browser"],
)
def test_what_is_installed_is_said_first(
    script: Path, packages: str, programs: Path, tmp_path: Path
) -> None:
    add_apt_get(programs, tmp_path / "log")
    code, output, errors = run(script, programs)
    assert (code, errors) == (0, "")
    asked = (tmp_path / "log").read_text().strip()
    assert asked.endswith(packages)
    assert f"apt-get {asked}" in output
    assert "To do without, set REGALIA_INSTALL=0, or install" in output
    assert run(script, programs) == (0, "", "")  # everything is there now


@pytest.mark.parametrize("script", [SERVICES, BROWSER], ids=["services", "browser"])
def test_nothing_is_installed_for_those_who_do_without(
    script: Path, programs: Path, tmp_path: Path
) -> None:
    add_apt_get(programs, tmp_path / "log")
    code, output, errors = run(script, programs, REGALIA_INSTALL="0")
    assert (code, output) == (0, "")
    assert re.search(r"REGALIA_INSTALL=0.*: the tests .* are SKIPPED\.", errors)
    assert not (tmp_path / "log").exists()


def test_a_machine_without_an_installer_is_told_what_is_missing(programs: Path) -> None:
    code, output, errors = run(SERVICES, programs)
    assert (code, output) == (0, "")
    assert re.search(r"redis.*: the tests .* are SKIPPED\.", errors)


def test_without_an_installer_a_missing_browser_is_a_failure(programs: Path) -> None:
    code, output, errors = run(BROWSER, programs)
    assert (code, output) == (1, "")
    assert errors == (
        "Missing, and no apt-get is here to install them:"
        " chromium firefox-esr webkit2gtk-driver xvfb: the pages cannot be tested."
        " Install what is missing, or set REGALIA_INSTALL=0 to skip the tests in those browsers.\n"
    )


@pytest.mark.skipif(os.geteuid() != 0, reason="sudo would be needed")
def test_a_browser_that_cannot_be_installed_is_a_failure(programs: Path) -> None:
    (programs / "apt-get").symlink_to(shutil.which("false") or "")
    code, _, errors = run(BROWSER, programs)
    assert code == 1
    assert errors.startswith("These CANNOT be installed here: chromium ")


def test_one_missing_browser_is_enough_to_fail(programs: Path) -> None:
    for name in ("google-chrome", "WebKitWebDriver", "Xvfb"):
        (programs / name).symlink_to(shutil.which("true") or "")
    code, _, errors = run(BROWSER, programs)
    assert code == 1
    assert "here to install them: firefox-esr: the pages cannot be tested." in errors


def prerequisites(target: str) -> list[str]:
    """The targets that a target of the Makefile names."""
    found = re.search(rf"^{target}: ([^#\n]*)", MAKEFILE, re.MULTILINE)
    assert found is not None
    return found[1].split()


def test_a_check_is_lint_types_and_quick_tests_and_installs_no_programs() -> None:
    assert prerequisites("check") == ["lint", "types", "quick"]
    for target in ("lint", "types", "quick"):
        assert {"services", "browser"}.isdisjoint(prerequisites(target))


def test_the_whole_test_installs_programs_before_it_begins() -> None:
    assert prerequisites("test") == ["services", "browser", "lint", "types", "unit", "web"]
    assert "services" in prerequisites("unit")
    assert "browser" in prerequisites("web")


def test_the_quick_tests_exist() -> None:
    found = re.search(r"^QUICK := ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    paths = found[1].replace("\\", " ").split()
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(
    ("target", "source"),
    [(".venv/pages", "web/src/main.ts"), (".venv/engine", "src/regalia/kernel/rng.py")],
)
def test_a_source_that_changes_while_it_is_built_is_built_again(
    target: str, source: str, tmp_path: Path
) -> None:
    needed = ("requirements/play.txt", "pyproject.toml", "setup.py", ".venv/play", ".venv/tools")
    for name in (*needed, source):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    builder = tmp_path / ".venv" / "bin" / "python"
    builder.parent.mkdir()

    def is_built_by(script: str) -> bool:
        builder.write_text(f"#!/bin/sh\n{script}\n")
        builder.chmod(0o755)
        make = ("make", "--silent", f"--file={ROOT / 'Makefile'}", target)
        subprocess.run(make, cwd=tmp_path, check=True, capture_output=True)
        asked = subprocess.run(
            (*make, "--question"), cwd=tmp_path, check=False, capture_output=True
        )
        return asked.returncode == 0

    assert not is_built_by(f"sleep 0.05; touch {source}")
    assert is_built_by("true")
