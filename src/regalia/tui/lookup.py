"""Finding what a person means: any case, any language of the two, any ending."""

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

BETWEEN = re.compile(r"[^\w$+^@-]+|(?<=\w)-(?=\w)")
LEAST = 3  # letters that two forms of a word share
ENDING = 3  # letters in which they may differ


def plain(text: str) -> str:
    """A text in small letters, without accents, its words one space apart."""
    bare = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join(BETWEEN.sub(" ", bare.replace("ł", "l")).split())


def likeness(asked: str, name: str) -> int:
    """How well a plain text fits a plain name, in letters; 0 if it does not.

    Forms of one word differ at the end alone, so what counts is how they begin.
    """
    if asked == name:
        return 1000
    shared = 0
    for one, other in zip(asked, name, strict=False):
        if one != other:
            break
        shared += 1
    if shared < min(LEAST, len(asked)):
        return 0
    if shared == len(asked):  # a beginning
        return 100 + shared
    return shared if max(len(asked), len(name)) - shared <= ENDING else 0


def best(asked: str, names: Sequence[tuple[str, str]]) -> str | None:
    """Of things with their names the one that fits best: by its whole name, else by a word."""
    wanted = plain(asked)
    if not wanted:
        return None
    found = [(likeness(wanted, plain(name)), thing) for name, thing in names]
    if not any(fit for fit, _ in found):
        found = [
            (likeness(wanted, word), thing) for name, thing in names for word in plain(name).split()
        ]
    fit, thing = max(found, key=lambda one: one[0], default=(0, ""))
    return thing if fit else None
