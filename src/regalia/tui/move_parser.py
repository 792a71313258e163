"""Reads a typed move: notation in any case, a prefix, or names in the player's language."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from regalia.kernel.game import Game
from regalia.kernel.parts import Part
from regalia.kernel.text.voice import FALLBACK, Voice
from regalia.kernel.view import View
from regalia.tui.fuzzy_match import normalize_text
from regalia.tui.legal_moves import LegalMove

NOTATION_SEPARATORS = re.compile(r"[ @:+^$]+")
MIN_WORD_LETTERS = 2  # of at least one word, where words of a move are left out


class MoveSpellings(NamedTuple):
    """A legal move and all its spellings: notation first, then with translated names."""

    move: LegalMove
    spellings: tuple[str, ...]


def spell_moves(
    game: Game, view: View, moves: Sequence[LegalMove], voice: Voice
) -> list[MoveSpellings]:
    """All spellings of each move: as notation, in the player's language and in English."""
    english = Voice(game, FALLBACK, voice.names)
    spelled: list[MoveSpellings] = []
    for move in moves:
        parts = game.parts(view, move.move)
        translated = [
            game.notate_parts(translate_parts(game, parts, speaker)) for speaker in (voice, english)
        ]
        spelled.append(MoveSpellings(move, tuple(dict.fromkeys([move.text, *translated]))))
    return spelled


def translate_parts(game: Game, parts: list[Part], voice: Voice) -> list[Part]:
    """The parts of a move with translated names of cards and people."""
    return [
        parts[0],
        *((kind, translate_part_value(game, value, voice)) for kind, value in parts[1:]),
    ]


def translate_part_value(game: Game, value: str, voice: Voice) -> str:
    """The translated name of a value, or the value itself if it has none."""
    for row in game.events:
        for kind in row.facts.values():
            if value in kind.names and voice.has_message(f"{kind.name}-{value}"):
                return voice.word(kind.name, value)
    return value


def match_typed_text(
    typed: str, spelled_moves: Sequence[MoveSpellings], game: Game, voice: Voice
) -> list[LegalMove]:
    """The moves that a typed text may mean.

    Those written exactly so; if there are none, those that begin so; if there are none, those with
    words that begin like the typed ones, in the same order.
    """
    text = game.terminal.typed_to_notation(typed.strip(), voice)
    for spelled in spelled_moves:
        if spelled.move.text == text:
            return [spelled.move]
    if not normalize_text(text):
        return []
    for matches in (
        is_same_ignoring_case_and_accents,
        is_prefix_ignoring_case,
        abbreviates_words_in_order,
    ):
        found = [
            spelled.move
            for spelled in spelled_moves
            if any(matches(text, spelling) for spelling in spelled.spellings)
        ]
        if found:
            return found
    return []


def find_typed_moves(
    typed: str, spelled_moves: Sequence[MoveSpellings], game: Game, view: View, voice: Voice
) -> list[LegalMove]:
    """The moves that a typed text may mean; Refused says why there is none."""
    found = match_typed_text(typed, spelled_moves, game, voice)
    if not found:
        number = game.parse(view, game.terminal.typed_to_notation(typed, voice))
        found = [spelled.move for spelled in spelled_moves if spelled.move.move == number]
    return found


def split_into_normalized_words(text: str) -> list[str]:
    """The normalized words of a text, split at spaces and signs of the notation."""
    return NOTATION_SEPARATORS.split(normalize_text(text))


def is_same_ignoring_case_and_accents(typed: str, spelling: str) -> bool:
    """Whether a spelling equals the typed text but for case and accents."""
    return normalize_text(spelling) == normalize_text(typed)


def is_prefix_ignoring_case(typed: str, spelling: str) -> bool:
    return normalize_text(spelling).startswith(normalize_text(typed))


def abbreviates_words_in_order(typed: str, spelling: str) -> bool:
    """Whether the typed words are prefixes of words of the spelling, in order."""
    remaining = iter(split_into_normalized_words(spelling))
    typed_words = split_into_normalized_words(typed)
    if not any(len(part) >= MIN_WORD_LETTERS and part.isalpha() for part in typed_words):
        return False
    return all(any(word.startswith(part) for word in remaining) for part in typed_words)
