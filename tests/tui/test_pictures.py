"""Whatever happens in a game, its picture fits the space it is given."""

from itertools import product
from random import Random

import pytest
from tests.tui.screens import SIZES

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.terminal.columns import text_width
from regalia.kernel.terminal.spans import (
    Line,
    Span,
    line_text,
    line_width,
    wrap_span_list,
)
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.tui.layout import layout_for_size
from regalia.tui.styles import Highlights, styled_text
from regalia.tui.table_view import title_line

EVERY = 7  # moves between two looks
VARIANTS: dict[str, dict[str, object]] = {
    "majesty": {"edition": "pl", "sides": "BBBBBBBB", "deck": "all"},
    "kingme": {"rounds": 1, "placement": "random"},
    "castle": {"hand_limit": True},
}
NAMES = ("Anna", "medium 2", "Prince Zbigniew of the Long Name", "猫又", "Łucja", "E")


def unstripped_text(line: Line) -> str:
    """A line as plain text, with the spaces at its end."""
    return "".join(span.text for span in line)


def is_cut(span: Span) -> bool:
    """Whether a card on its place has lost letters."""
    return span.thing.startswith("place") and "…" in span.text


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("size", SIZES)
def test_no_line_is_clipped_or_broken_in_any_position(game: str, size: tuple[int, int]) -> None:
    box = GAMES[game]
    sizes = layout_for_size(*size)
    rng = Random(f"{game}{size}")
    for seats, options in product(box.seats, ({}, VARIANTS[game])):
        voices = [Voice(box, language, NAMES[:seats]) for language in LANGUAGES]
        state = box.new(seats, rng.randrange(10**6), options)
        ply = 0
        while True:
            if ply % EVERY == 0 or not state.pending:
                viewer = rng.choice([SPECTATOR, *range(seats)])
                views = [state.view(viewer), box.make_view(SPECTATOR, state.pending, state.cells)]
                for view in views:
                    voice = voices[ply % len(voices)]
                    title = title_line(box, view, voice, size[0])
                    assert not title.endswith("…"), title
                    board = box.terminal.board(view, voice, sizes.board_width, sizes.board_height)
                    assert len(board) <= sizes.board_height, board
                    assert max(map(line_width, board)) <= sizes.board_width, board
                    beside = box.terminal.seat_lines(view, voice, sizes.side_width)
                    assert max(map(line_width, beside)) <= sizes.side_width, beside
                    for line in board + beside:
                        assert line_text(line).isprintable()
                        assert not any(is_cut(span) for span in line)
                    highlights = Highlights({"hand:knight"}, (), "row:1", {"seat:0"})
                    dark, light = (styled_text(board, highlights, one) for one in (True, False))
                    assert dark.plain == light.plain == "\n".join(map(unstripped_text, board))
            if not state.pending:
                break
            seat = rng.choice(seats_in_mask(state.pending))
            moves = [int(move) for move in state.legal(seat)]
            state.apply(seat, rng.choice(moves))
            ply += 1


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("wide", [60, 72, 100])
def test_a_page_fits_its_width(game: str, wide: int) -> None:
    box = GAMES[game]
    state = box.new(seed=3)
    for language in LANGUAGES:
        page = box.terminal.page(state.view(0), Voice(box, language, NAMES), wide)
        assert max(map(text_width, page.split("\n"))) <= wide


def test_a_list_flows_over_lines_or_counts_what_has_no_room() -> None:
    spans = [Span(name) for name in ("Alchemist", "Barbarian", "Captain", "Dragon")]
    assert [line_text(line) for line in wrap_span_list("Hand", spans, 22)] == [
        "Hand Alchemist,",
        "  Barbarian, Captain,",
        "  Dragon",
    ]
    assert [line_text(line) for line in wrap_span_list("Hand", spans, 22, max_lines=2)] == [
        "Hand Alchemist,",
        "  Barbarian, +2",
    ]
