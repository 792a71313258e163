"""The beginning and the end of a game, in words."""

from regalia.kernel.game import Game
from regalia.kernel.terminal.columns import padded, width
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.seated import Seated
from regalia.tui.words import Words

MINUS = "−"


def how_to_win(voice: Voice, words: Words, legend: bool = True, screen: bool = True) -> str:
    """What the game is about, in a few lines that can be folded anew; then what signs mean."""
    if not voice.has("howto"):
        return words.say("no-howto")
    lines = [*folded(voice.say("howto")), *([words.say("howto-keys")] if screen else [])]
    signs = ["", voice.say("legend")] if legend and voice.has("legend") else []
    return "\n".join([*(f"• {one}" for one in lines), *signs])


def folded(text: str) -> list[str]:
    """The paragraphs of a text whose lines are broken anywhere: each ends where a line does."""
    found = [""]
    for line in text.split("\n"):
        if found[-1].endswith("."):
            found.append("")
        found[-1] = f"{found[-1]} {line}".strip()
    return found


def ending(seated: Seated) -> list[str]:
    """How the game ended: who won, by which rule, the score taken apart, what was secret."""
    won = seated.turns()[-1].lines[-1]
    why, *secrets = seated.game.terminal.epilogue(seated.shown, seated.voice) or [""]
    score = scores(seated.game, seated.shown, seated.voice)
    return [won, *filter(None, [why]), "", *score, *([""] if secrets else []), *secrets]


def scores(game: Game, view: View, voice: Voice) -> list[str]:
    """The score of each seat, taken apart, a seat to a line."""
    rows = game.terminal.reckoning(view, voice)
    heads = [label for label, _ in rows]
    names = [f"{seat + 1} {voice.seat(seat)}" for seat in range(view.seats)]
    first = max(map(width, names))
    lines = ["  ".join([" " * first, *heads])] if rows else []
    for seat, name in enumerate(names):
        cells = [
            f"{numbers[seat]:>{width(label)}}".replace("-", MINUS) for label, numbers in rows
        ] or [str(view.scores()[seat])]
        lines.append("  ".join([padded(name, first), *cells]))
    return lines
