"""Screens as text, to be read by people and compared by a test.

`python -m tests.tui.snapshots` shows every one of them anew in tests/tui/snapshots.
"""

import asyncio
from pathlib import Path

from tests.tui.screens import SIZES, local_game_after, make_app, screen_lines

from regalia.games import GAMES
from regalia.kernel.text.voice import LANGUAGES

FOLDER = Path(__file__).parent / "snapshots"
SEATS = {"majesty": 4, "kingme": 4, "castle": 3}
PLIES = {"majesty": 22, "kingme": 25, "castle": 36}


def snapshot_path(game: str, language: str) -> Path:
    """Where the screens of a game in a language are kept."""
    return FOLDER / f"{game}-{language}.txt"


async def render_screens(game: str, language: str) -> str:
    """The screens of a game in a language, one for each size."""
    app = make_app(local_game_after(game, SEATS[game], PLIES[game], language))
    shown: list[str] = []
    async with app.run_test(size=SIZES[0]) as pilot:
        for wide, high in SIZES:
            await pilot.resize_terminal(wide, high)
            await pilot.pause()
            lines = [line.rstrip(" ▁▂▃▄▅▆▇█") for line in screen_lines(app)]
            shown.append("\n".join([f"=== {wide}×{high}", *lines, ""]))
    return "\n".join(shown)


async def main() -> None:
    """Takes all of them anew."""
    for game in GAMES:
        for language in LANGUAGES:
            snapshot_path(game, language).write_text(
                await render_screens(game, language), encoding="utf-8"
            )


if __name__ == "__main__":
    asyncio.run(main())
