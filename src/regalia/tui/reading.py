"""Reading a typed move: notation in any case, any unique beginning, names in two languages."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from regalia.kernel.game import Game
from regalia.kernel.parts import Part
from regalia.kernel.text.voice import FALLBACK, Voice
from regalia.kernel.view import View
from regalia.tui.lookup import plain
from regalia.tui.offers import Offer

BETWEEN = re.compile(r"[ @:+^$]+")
LEAST_LETTERS = 2  # of a word typed inside a move


class Written(NamedTuple):
    """A legal move and the ways to write it: notation first, then with names of a language."""

    offer: Offer
    forms: tuple[str, ...]


def written(game: Game, view: View, offers: Sequence[Offer], voice: Voice) -> list[Written]:
    """The moves with all the ways to write them."""
    english = Voice(game, FALLBACK, voice.names)
    found: list[Written] = []
    for offer in offers:
        parts = game.parts(view, offer.move)
        forms = [offer.text, *(game.spell(worded(game, parts, one)) for one in (voice, english))]
        found.append(Written(offer, tuple(dict.fromkeys(forms))))
    return found


def worded(game: Game, parts: list[Part], voice: Voice) -> list[Part]:
    """The parts with the names of cards and people as the language has them."""
    return [parts[0], *((kind, word(game, value, voice)) for kind, value in parts[1:])]


def word(game: Game, value: str, voice: Voice) -> str:
    """What a language calls a value, if it has a name for it."""
    for row in game.events:
        for kind in row.facts.values():
            if value in kind.names and voice.has(f"{kind.name}-{value}"):
                return voice.word(kind.name, value)
    return value


def meant(typed: str, moves: Sequence[Written], game: Game, voice: Voice) -> list[Offer]:
    """The moves that a text may mean: one if it is clear, several if it begins so, or none."""
    text = game.terminal.typed(typed.strip(), voice)
    for one in moves:
        if one.offer.text == text:
            return [one.offer]
    if not plain(text):
        return []
    for fits in (same, begins, names_in_order):
        found = [one.offer for one in moves if any(fits(text, form) for form in one.forms)]
        if found:
            return found
    return []


def words_of(text: str) -> list[str]:
    """The words of a text, whatever stands between them."""
    return BETWEEN.split(plain(text))


def same(text: str, form: str) -> bool:
    """Whether a form is the text in other letters."""
    return plain(form) == plain(text)


def begins(text: str, form: str) -> bool:
    """Whether a form begins so."""
    return plain(form).startswith(plain(text))


def names_in_order(text: str, form: str) -> bool:
    """Whether the words of the text begin words of the form, in order."""
    rest = iter(words_of(form))
    typed = words_of(text)
    if not any(len(part) >= LEAST_LETTERS and part.isalpha() for part in typed):
        return False
    return all(any(one.startswith(part) for one in rest) for part in typed)
