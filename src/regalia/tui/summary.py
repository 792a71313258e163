"""The goal of a game and its result, in words."""

from regalia.kernel.game import Game
from regalia.kernel.terminal.columns import pad_text, text_width
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.game_session import GameSession
from regalia.tui.messages import Messages

MINUS = "−"


def how_to_win_text(
    voice: Voice, messages: Messages, with_legend: bool = True, with_keys: bool = True
) -> str:
    """The goal of the game in a few lines; then the keys of the screen and a legend of signs."""
    if not voice.has_message("howto"):
        return messages.format("no-howto")
    lines = unwrap_paragraphs(voice.text("howto"))
    if with_keys:
        lines.append(messages.format("howto-keys"))
    legend = ["", voice.text("legend")] if with_legend and voice.has_message("legend") else []
    return "\n".join([*(f"• {line}" for line in lines), *legend])


def unwrap_paragraphs(text: str) -> list[str]:
    """Joins wrapped lines to paragraphs; a paragraph ends where a line ends with a full stop."""
    paragraphs = [""]
    for line in text.split("\n"):
        if paragraphs[-1].endswith("."):
            paragraphs.append("")
        paragraphs[-1] = f"{paragraphs[-1]} {line}".strip()
    return paragraphs


def result_lines(game: GameSession) -> list[str]:
    """Who won and by which rule, the score table, then what was hidden during the game."""
    winner = game.narrate_turns()[-1].lines[-1]
    why, *secrets = game.rules.terminal.explain_result(game.displayed_view, game.voice) or [""]
    score = score_table(game.rules, game.displayed_view, game.voice)
    return [winner, *filter(None, [why]), "", *score, *([""] if secrets else []), *secrets]


def score_table(game: Game, view: View, voice: Voice) -> list[str]:
    """A line for each seat with the parts of its score, under a line of headings."""
    columns = game.terminal.score_breakdown(view, voice)
    headings = [label for label, _ in columns]
    names = [f"{seat + 1} {voice.seat_name(seat)}" for seat in range(view.seats)]
    name_width = max(map(text_width, names))
    lines = ["  ".join([" " * name_width, *headings])] if columns else []
    for seat, name in enumerate(names):
        cells = [
            f"{numbers[seat]:>{text_width(label)}}".replace("-", MINUS)
            for label, numbers in columns
        ] or [str(view.scores()[seat])]
        lines.append("  ".join([pad_text(name, name_width), *cells]))
    return lines
