"""How a server starts and stops where some of its libraries or system calls do not exist."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

# On Windows uvloop is not installed, and an event loop cannot handle signals itself.
WINDOWS_LIKE = """
import asyncio, sys
sys.modules["uvloop"] = None
del asyncio.SelectorEventLoop.add_signal_handler
from regalia.cli.main import main
main()
"""


def test_a_server_runs_and_stops_without_uvloop_and_signal_handlers(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-c", WINDOWS_LIKE, *words], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = re.fullmatch(r"Regalia is at (http://127\.0\.0\.1:\d+)/\n", line)
            assert found, line
            body = {"game": "majesty", "seats": [{"person": "Anna"}, {"bot": "random"}]}
            made = httpx.post(f"{found[1]}/api/tables", json=body, trust_env=False)
            assert made.status_code == 201
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
        finally:
            process.kill()
