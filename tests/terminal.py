"""Commands of somebody who has a folder of their own, in pipes or at a terminal."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from tests.command import environment

TIMEOUT_S = 60
SCREEN = re.compile(rb"\x1b[@-_][0-?]*[ -/]*[@-~]|\x1b[()][A-Z0-9]")


def run(home: Path, *words: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A command of somebody whose games are kept there."""
    return subprocess.run(
        [sys.executable, "-m", "regalia", *words],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**environment(), "REGALIA_DATA": str(home), **more},
        check=False,
    )


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, home: Path, *words: str, **more: str) -> None:
        self.process, self.end = -1, -1
        pid, end = pty.fork()
        if pid == 0:
            values = {**environment(), "REGALIA_DATA": str(home), "TERM": "xterm", **more}
            os.execve(sys.executable, [sys.executable, "-m", "regalia", *words], values)  # noqa: S606
        self.process, self.end = pid, end
        self.seen = b""

    def read_until(self, text: str, times: int = 1) -> str:
        """All that was shown, as soon as it has the text so many times."""
        stop = time.monotonic() + TIMEOUT_S
        while self.shown().count(text) < times:
            assert time.monotonic() < stop, self.shown()[-2000:]
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.end, 65536)
                except OSError:
                    break
        assert text in self.shown(), self.shown()[-2000:]
        return self.shown()

    def shown(self) -> str:
        """All that was shown, without the codes that move the cursor."""
        return SCREEN.sub(b"", self.seen).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        """Types a text."""
        os.write(self.end, text.encode())

    def code(self) -> int:
        """The exit code, waited for."""
        while select.select([self.end], [], [], 5)[0]:
            try:
                more = os.read(self.end, 65536)
            except OSError:
                break
            if not more:
                break
            self.seen += more
        _, status = os.waitpid(self.process, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)
