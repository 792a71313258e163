"""Private PostgreSQL and Redis servers on this machine, which can be stopped and restarted."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from deploy.local.server import HOST, TIMEOUT_S, free_port, retry_until_timeout

PROGRAM_FOLDERS = "usr/lib/postgresql/*/bin", "opt/homebrew/bin", "usr/local/bin"


def find_program(name: str) -> str | None:
    """The path of a program: on PATH, or where packages install it."""
    packaged = (
        str(one) for home in PROGRAM_FOLDERS for one in sorted(Path("/").glob(f"{home}/{name}"))
    )
    return shutil.which(name) or next(packaged, None)


def missing_programs() -> list[str]:
    """The names of required programs that are not installed."""
    return [name for name in ("postgres", "initdb", "redis-server") if find_program(name) is None]


class Service:
    """A process that listens at a port, with a folder that survives restarts."""

    end_signal = signal.SIGKILL

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-"))
        self.user = unprivileged_user_id()
        if self.user is not None:
            os.chown(self.folder, self.user, -1)

    def command(self) -> Sequence[str]:
        """The command line to run."""
        raise NotImplementedError

    def start(self) -> None:
        """Starts the process and waits until it listens."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                list(self.command()),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
            )
        for _ in retry_until_timeout(f"{type(self).__name__} to listen"):
            assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")
            if self.ready():
                return

    def ready(self) -> bool:
        """Whether the process accepts connections."""
        with suppress(OSError), socket.create_connection((HOST, self.port), 1):
            return True
        return False

    def end(self) -> None:
        """Ends the process at once, like a crash."""
        self.process.send_signal(self.end_signal)
        self.process.wait(TIMEOUT_S)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL cluster without passwords; fsync is off, so it may lose data in a power cut."""

    end_signal = signal.SIGQUIT  # its word for ending at once, with all its processes

    def __init__(self) -> None:
        super().__init__()
        words = [find_program("initdb") or "", "-D", str(self.folder / "cluster"), "-U", "regalia"]
        subprocess.run(
            [*words, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=self.folder,
            user=self.user,
        )

    @property
    def url(self) -> str:
        """The value for `--database`."""
        return f"postgresql://regalia@{HOST}:{self.port}/postgres"

    def command(self) -> Sequence[str]:
        settings = {
            "listen_addresses": HOST,
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [find_program("postgres") or "", "-D", str(self.folder / "cluster"), *words]

    def ready(self) -> bool:
        """Whether it accepts connections; while it starts, it listens but refuses them."""
        ask = find_program("pg_isready") or "pg_isready"
        words = ["-q", "-h", HOST, "-p", str(self.port)]
        return subprocess.run([ask, *words], check=False).returncode == 0


class Redis(Service):
    """A Redis server that stores nothing on disk."""

    @property
    def url(self) -> str:
        """The value for `--redis`."""
        return f"redis://{HOST}:{self.port}/0"

    def command(self) -> Sequence[str]:
        words = ["--bind", HOST, "--port", str(self.port), "--save", "", "--appendonly", "no"]
        return [find_program("redis-server") or "", *words]


def unprivileged_user_id() -> int | None:
    """The id of a user that PostgreSQL accepts if we are root; otherwise None."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    return None
