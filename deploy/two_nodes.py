"""Runs two nodes, PostgreSQL, Redis and a proxy here, as compose.yaml does in containers.

`python deploy/two_nodes.py` prints the address when everything answers, and stops on Ctrl-C.
"""

import signal
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that the file can be run by its path

from deploy.local.server import HOST, LocalServer
from deploy.local.services import Postgres, Redis, Service, find_program

TEMPLATE = Path(__file__).parent / "nginx.conf"


class Proxy(Service):
    """nginx with the configuration of the containers and the addresses of local nodes."""

    end_signal = signal.SIGTERM  # a kill would leave its workers behind

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__()
        text = TEMPLATE.read_text("utf-8")
        for number, port in enumerate(ports, 1):
            text = text.replace(f"node{number}:8000", f"{HOST}:{port}")
        text = text.replace("listen 8080", f"listen {HOST}:{self.port}")
        folders = "\n".join(
            f"    {name}_temp_path {self.folder}/{name};"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        text = text.replace("http {", "http {\n" + folders, 1)
        (self.folder / "nginx.conf").write_text(text, "utf-8")

    @property
    def url(self) -> str:
        """The address for browsers."""
        return f"http://{HOST}:{self.port}"

    def command(self) -> Sequence[str]:
        """nginx in the foreground, with all its files in its own folder."""
        settings = f"daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log;"
        words = ["-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-g", settings]
        return [find_program("nginx") or "nginx", *words]


def main() -> None:
    """Starts everything, and stops it on Ctrl-C or SIGTERM."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis())
        shared = ["--database", postgres.url, "--redis", redis.url, "--proxy"]
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="regalia-")))
        nodes = [
            stack.enter_context(LocalServer(folder / name, *shared)) for name in ("node1", "node2")
        ]
        proxy = stack.enter_context(Proxy([node.port for node in nodes]))
        print(f"Regalia is at {proxy.url}/", flush=True)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        try:
            signal.pause()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
