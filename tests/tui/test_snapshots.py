"""Every game looks in every language and size as it did when somebody last read it."""

import pytest
from tests.tui.snapshots import render_screens, snapshot_path

from regalia.games import GAMES
from regalia.kernel.text.voice import LANGUAGES


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_screen_is_what_was_read(game: str, language: str) -> None:
    assert await render_screens(game, language) == snapshot_path(game, language).read_text(
        encoding="utf-8"
    )
