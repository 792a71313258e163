"""Finds what a typed word means, in any case, with or without accents, whatever its ending."""

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

WORD_SEPARATORS = re.compile(r"[^\w$+^@-]+|(?<=\w)-(?=\w)")
MIN_SHARED_LETTERS = 3
MAX_ENDING_LETTERS = 3  # forms of one word, like "knight" and "knights", differ at most so much
EXACT_SCORE = 1000
PREFIX_SCORE = 100


def normalize_text(text: str) -> str:
    """Lower case, without accents, words separated by single spaces."""
    bare = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join(WORD_SEPARATORS.sub(" ", bare.replace("ł", "l")).split())


def common_prefix_score(query: str, name: str) -> int:
    """How well two normalized texts match; 0 if they do not.

    Inflected forms differ only at their ends, so the score is the length of the common prefix.
    """
    if query == name:
        return EXACT_SCORE
    shared = 0
    for typed, expected in zip(query, name, strict=False):
        if typed != expected:
            break
        shared += 1
    if shared < min(MIN_SHARED_LETTERS, len(query)):
        return 0
    if shared == len(query):
        return PREFIX_SCORE + shared
    return shared if max(len(query), len(name)) - shared <= MAX_ENDING_LETTERS else 0


def best_matching_value(query: str, name_value_pairs: Sequence[tuple[str, str]]) -> str | None:
    """The value whose name matches best, given pairs of name and value.

    Whole names are compared first; single words of the names only if no whole name matches.
    """
    wanted = normalize_text(query)
    if not wanted:
        return None
    scored = [
        (common_prefix_score(wanted, normalize_text(name)), value)
        for name, value in name_value_pairs
    ]
    if not any(score for score, _ in scored):
        scored = [
            (common_prefix_score(wanted, word), value)
            for name, value in name_value_pairs
            for word in normalize_text(name).split()
        ]
    score, value = max(scored, key=lambda pair: pair[0], default=(0, ""))
    return value if score else None
