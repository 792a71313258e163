"""Runs the command `regalia` as a person or a tool would: in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HOME = TemporaryDirectory(ignore_cleanup_errors=True)  # where commands keep what is the user's


def regalia(*words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """The finished command; its language is English unless the words say otherwise."""
    return subprocess.run(
        [sys.executable, "-m", "regalia", *map(str, words)],
        input=given,
        capture_output=True,
        text=True,
        timeout=120,
        encoding="utf-8",
        env=environment(),
        check=False,
    )


def environment() -> dict[str, str]:
    """Our own environment, with the language left open."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "PYTHONWARNINGS": "error",
        "REGALIA_DATA": HOME.name,
    }


def refusal_line(done: subprocess.CompletedProcess[str]) -> str:
    """The one line with which a command refused its input."""
    assert done.stdout == ""
    return one_line(done, 2)


def failure_line(done: subprocess.CompletedProcess[str]) -> str:
    """The one line with which a command says what cannot be done here."""
    return one_line(done, 1)


def one_line(done: subprocess.CompletedProcess[str], code: int) -> str:
    """The one line on standard error of a command that ended so."""
    assert done.returncode == code, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("regalia: ")
    return lines[0]
