"""Legal moves, and the choices that narrow them touch by touch."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.kernel.wire.position import legal_offers


class LegalMove(NamedTuple):
    """A legal move: its number, its notation, and the things to touch for it, in order."""

    move: int
    text: str
    touches: tuple[str, ...]


class Choice(NamedTuple):
    """A thing that can be touched next, and the moves that continue with it.

    The touch is empty if all touches of the move are made already.
    """

    touch: str
    moves: tuple[LegalMove, ...]

    @property
    def only_move(self) -> LegalMove | None:
        """The move that this choice makes; None if several are still possible."""
        return self.moves[0] if len(self.moves) == 1 else None


def list_legal_moves(game: Game, view: View) -> list[LegalMove]:
    return [
        LegalMove(int(move), offer.move, tuple(offer.touches))
        for move, offer in zip(view.legal(), legal_offers(game, view), strict=True)
    ]


def choices_after_touches(moves: Sequence[LegalMove], touched: Sequence[str]) -> list[Choice]:
    """The things that may be touched next to go on with a legal move, in the order of the moves."""
    count = len(touched)
    by_touch: dict[str, list[LegalMove]] = {}
    for move in moves:
        if move.touches[:count] == tuple(touched):
            touch = move.touches[count] if len(move.touches) > count else ""
            by_touch.setdefault(touch, []).append(move)
    return [Choice(touch, tuple(those)) for touch, those in by_touch.items()]


def describe_move(game: Game, view: View, move: LegalMove, voice: Voice) -> str:
    """A move in plain words, or its notation if the game has no words for it."""
    return game.terminal.describe_move(view, game.parts(view, move.move), voice) or move.text


def describe_certain_results(game: Game, view: View, move: int, voice: Voice) -> str:
    """What a move is certain to bring, in short; empty if nothing is certain."""
    terminal = game.terminal
    results = terminal.describe_foreseen_events(view, foresee(game, view, move), voice)
    return "; ".join(results + terminal.describe_worth(view, move, voice))
