"""A server process on this machine, at a free port of the loopback address."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

TIMEOUT_S = 60.0  # seconds, enough for a busy machine
HOST = "127.0.0.1"

COMMAND = (sys.executable, "-m", "regalia")


class LocalServer:
    """A server process and its folder; it can be stopped, killed and started again."""

    def __init__(
        self, folder: Path, *words: str, port: int = 0, command: Sequence[str] = COMMAND
    ) -> None:
        """Starts a server; `words` are further options of `regalia serve`."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.data = folder / "data"
        self.words = words
        self.command = command
        self.port = port or free_port()
        self.web = httpx.Client(base_url=self.address, timeout=TIMEOUT_S, trust_env=False)
        self.start()

    @property
    def address(self) -> str:
        """The URL of the server."""
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Starts the process and waits until it prints its address."""
        with (
            (self.folder / "stdout").open("wb") as output,
            (self.folder / "stderr").open("ab") as log,
        ):
            words = ["--host", HOST, "--port", str(self.port), "--data", str(self.data)]
            self.process = subprocess.Popen(
                [*self.command, "serve", *words, *self.words],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=log,
            )
        try:
            for _ in retry_until_timeout("the server to say where it is"):
                if self.printed_output().endswith("\n"):
                    break
                assert self.process.poll() is None, self.log()
        except BaseException:
            self.kill()
            raise
        assert self.printed_output().startswith(f"Regalia is at {self.address}/\n")
        assert self.web.get("/health/ready").status_code == 200

    def printed_output(self) -> str:
        """What the current process has printed on standard output."""
        return (self.folder / "stdout").read_text("utf-8")

    def log(self) -> str:
        """What all processes of this server have logged."""
        return (self.folder / "stderr").read_text("utf-8", "replace")

    def stop(self) -> int:
        """Asks the process to stop; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT_S)

    def kill(self) -> None:
        """Kills the process without warning."""
        self.process.kill()
        self.process.wait(TIMEOUT_S)
        self.web.close()  # its connections are dead
        self.web = httpx.Client(base_url=self.address, timeout=TIMEOUT_S, trust_env=False)

    def close(self) -> None:
        """Kills the process and closes the HTTP client."""
        self.process.kill()
        self.process.wait(TIMEOUT_S)
        self.web.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def retry_until_timeout(what: str, timeout_s: float = TIMEOUT_S) -> Iterator[None]:
    """Yields every 10 ms until the caller breaks out; fails after `timeout_s` seconds."""
    end = time.monotonic() + timeout_s
    while time.monotonic() < end:
        yield
        time.sleep(0.01)
    raise AssertionError(f"waited {timeout_s:.0f} s for {what}")


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])
