"""The bot in forty lines plays a whole game, as the page on the wire shows it."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.running_server import RunningServer

PAGE = Path(__file__).parents[2] / "docs" / "wire.md"
MOST_LINES = 40


def test_the_bot_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    example = re.findall(r"```python server\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]
    assert len(example.splitlines()) < MOST_LINES
    script = tmp_path / "bot.py"
    with RunningServer(tmp_path / "server") as server:
        for game, bots in (("majesty", 2), ("kingme", 2), ("castle", 1)):
            seats = '{"bot": "easy"}, {"bot": "easy"}'
            others = ", ".join(['{"bot": "random"}'] * bots)
            script.write_text(example.replace(seats, others).replace('"majesty"', f'"{game}"'))
            words = [sys.executable, str(script), server.address]
            played = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
            assert played.returncode == 0, played.stderr
            assert re.search(r"^Scores: \[.*\]$", played.stdout, re.MULTILINE), played.stdout
