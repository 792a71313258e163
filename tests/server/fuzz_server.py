"""Nonsense on the feed of a server of its own, for as long as you like.

python -m tests.server.fuzz_server [messages] [seed]
"""

import logging
import sys
import tempfile
import time
from pathlib import Path

from tests.server.garbage import send_garbage
from tests.server.running_server import RunningServer


def main(messages: int, seed: str) -> None:
    """Stops where a table is lost, a refusal unclear or the server in trouble."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # being cut off is no news here
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder), "--no-limits") as server,
    ):
        start = time.monotonic()
        heard = send_garbage(server, messages, seed)
        seconds = time.monotonic() - start
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(heard.items()))
    print(f"{messages} messages in {seconds:.0f} s, answered with {told}")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 50_000,
        sys.argv[2] if len(sys.argv) > 2 else "1",
    )
