"""A Majesty table as a picture in plain text."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.cards import (
    BUILDINGS,
    CHARACTERS,
    HIGHER,
    INFIRMARY,
    KINDS_OF_PEOPLE,
    LOWER,
    NAMES,
    VALUE_A,
    VALUE_B,
)
from regalia.games.majesty.describe import describe
from regalia.games.majesty.layout import (
    COINS,
    DRAWN,
    ROW,
    ROW_SIZE,
    ROW_WORKERS,
    SEATS,
    SIZE,
    STACK,
    TAKEN,
    TURN,
    TURNS_EACH,
    WORKER_PLACES,
    WORKERS,
    WOUNDED,
    block,
    cards_of,
    is_double,
    mover,
    people,
    side_b,
)
from regalia.games.majesty.scoring import for_wounded, is_over, majority, variety, winners
from regalia.kernel.columns import clipped, padded, width
from regalia.kernel.event import SPECTATOR
from regalia.kernel.parts import Part
from regalia.kernel.terminal import Terminal
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

COLUMNS: Final = 100
GAP: Final = 2  # between a column and the next
WIDEST_REALM: Final = 30  # wider columns are harder to compare
INDENT: Final = 3  # where the cards begin: after the count and the star
LONGEST_NAME: Final = 20  # in a line of text

WORKER: Final = "●"
FREE_PLACE: Final = "○"
CARD: Final = "■"
LEADER: Final = "★"
TO_MOVE: Final = "▶"
NOTHING: Final = "–"
MINUS: Final = "−"

SUMS: Final = ("label-played", "label-wounded", "label-variety", "label-majorities", "label-total")

Cell = list[str]
"""What a table shows in one place: a few lines."""


class MajestyTerminal(Terminal):
    """The row, the realms side by side, and moves in words."""

    def picture(self, view: View, voice: Voice) -> str:
        return picture(view, voice)

    def describe(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe(view, parts, voice)


def picture(view: View, voice: Voice) -> str:
    """The whole table: the turn, the row, every realm, and the final scoring at the end."""
    lines = [*heading(view.cells, voice), ""]
    if not is_over(view.cells):
        lines += [*row(view, voice), ""]
    lines += realms(view, voice)
    return "\n".join(line.rstrip() for line in lines)


# the row


def heading(c: vec[i64], voice: Voice) -> list[str]:
    """Whose turn it is and how many there are; a card taken and not yet laid (M13)."""
    if is_over(c):
        return [voice.say("over")]
    turn = voice.say("turn", turn=int(c[TURN]) + 1, turns=TURNS_EACH * int(c[SEATS]))
    to_move = voice.say("to-move", seat=named(voice, int(mover(c))))
    lines = [f"{turn} · {TO_MOVE} {to_move}"]
    if c[TAKEN]:
        lines.append(voice.say("taken", card=voice.word("card", NAMES[c[TAKEN]])))
    return lines


def row(view: View, voice: Voice) -> list[str]:
    """The cards to take, side by side, with what they cost and the workers on them."""
    c = view.cells
    cards = [face(view, place, voice) for place in range(ROW_SIZE) if c[ROW + place]]
    deck = voice.say("deck", cards=int(c[SIZE] - c[DRAWN]))
    # as wide as the widest word that can stand there, so that the row keeps its shape
    words = [f"{voice.word('card', name)}/" for name in CHARACTERS]
    words += [voice.say("cost", workers=place) for place in range(ROW_SIZE)]
    words += [voice.say("too-dear", workers=place) for place in range(ROW_SIZE)]
    wide = max(width(word) for word in words)
    tops = (f"─ {place} {'─' * (wide - 2)}" for place in range(1, len(cards) + 1))
    return [
        f"{voice.say('row')} · {deck}",
        f"┌{'┬'.join(tops)}┐",
        *(
            f"│{'│'.join(f' {padded(part, wide)} ' for part in parts)}│"
            for parts in zip(*cards, strict=True)
        ),
        f"└{'┴'.join('─' * (wide + 2) for _ in cards)}┘",
    ]


def face(view: View, place: int, voice: Voice) -> Cell:
    """A card of the row: its characters, what it costs the seat that looks, its workers."""
    c = view.cells
    lower, _, higher = voice.word("card", NAMES[c[ROW + place]]).partition("/")
    cost = voice.say("cost", workers=place)
    if view.seat != SPECTATOR and place > c[block(view.seat) + WORKERS]:
        cost = voice.say("too-dear", workers=place)  # M8
    workers = int(c[ROW_WORKERS + place])
    standing = WORKER * workers if workers <= WORKER_PLACES else f"{WORKER}×{workers}"
    return [f"{lower}/" if higher else lower, higher, cost, standing]


# the realms


def realms(view: View, voice: Voice) -> list[str]:
    """A column for every seat, a line for every building; then the scoring or the legend."""
    c = view.cells
    seats = range(int(c[SEATS]))
    signs = signs_of(c, voice)
    sums = [voice.say(label) for label in SUMS]
    grid = Grid([*signs, *sums], len(seats))
    grid.add("", ([owner(view, seat, grid.room, voice)] for seat in seats))
    grid.rule(heavy=int(view.seat))
    if not is_over(c):
        coins = ([str(c[block(seat) + COINS])] for seat in seats)
        grid.add(voice.say("label-coins"), coins)
    workers = ([places(int(c[block(seat) + WORKERS]))] for seat in seats)
    grid.add(voice.say("label-workers"), workers)
    grid.rule()
    for building in range(KINDS_OF_PEOPLE):
        grid.add(signs[building], (quarters(c, s, building, grid.room, voice) for s in seats))
    grid.add(signs[INFIRMARY], (ward(c, seat, grid.room, voice) for seat in seats))
    grid.rule()
    if not is_over(c):
        return [*grid.lines, voice.say("legend")]
    for label, numbers in zip(sums, zip(*(final(c, s) for s in seats), strict=True), strict=True):
        grid.add(label, ([signed(number)] for number in numbers))
    grid.rule()
    best = winners(c)
    names = ", ".join(named(voice, seat) for seat in best)
    return [*grid.lines, voice.say("winners", count=len(best), seats=names)]


def signs_of(c: vec[i64], voice: Voice) -> list[str]:
    """The number, name and side of each building, and what its majority is worth (M41)."""
    names = [voice.say(f"building-{name}") for name in (*BUILDINGS, "infirmary")]
    wide = max(width(name) for name in names)
    signs: list[str] = []
    for building, name in enumerate(names):
        side = "B" if side_b(c, building) else "A"
        sign = f"{building + 1} {padded(name, wide)} {side}"
        if building != INFIRMARY:
            value = int((VALUE_B if side_b(c, building) else VALUE_A)[building])
            sign += f" {value:>2}"
        signs.append(sign)
    return signs


def owner(view: View, seat: int, room: int, voice: Voice) -> str:
    """The name of a seat above its column, with a mark if it is to move."""
    mark = f"{TO_MOVE} " if view.pending >> seat & 1 else ""
    return mark + clipped(voice.seat(seat), room - width(mark))


def places(workers: int) -> str:
    """The five places of a worker card and the workers who wait beside it (M9)."""
    shown = WORKER * min(workers, WORKER_PLACES) + FREE_PLACE * (WORKER_PLACES - workers)
    return f"{shown} {workers}"


def quarters(c: vec[i64], seat: int, building: int, room: int, voice: Voice) -> Cell:
    """The people under a building in the order of their coming; a double with its other half."""
    count = int(people(c, seat, building))
    if not count:
        return [NOTHING]
    parts = [""]
    for card in cards_of(c[block(seat) + STACK + building]):
        if is_double(card):
            other = LOWER[card] if HIGHER[card] == building else HIGHER[card]
            parts += [f"{CARD}/{voice.word('card', CHARACTERS[other])}", ""]
        else:
            parts[-1] += CARD
    star = LEADER if majority(c, seat, building) else " "
    return folded(f"{count}{star} ", [part for part in parts if part], room)


def ward(c: vec[i64], seat: int, room: int, voice: Voice) -> Cell:
    """The wounded from the bottom to the top."""
    cards = [voice.word("card", NAMES[card]) for card in cards_of(c[block(seat) + WOUNDED])]
    if not cards:
        return [NOTHING]
    parts: list[str] = []
    for at, card in enumerate(cards, start=1):
        part = card if at == len(cards) else f"{card},"
        if width(part) > room - INDENT:
            lower, _, higher = part.partition("/")
            parts += [f"{lower}/", higher]
        else:
            parts.append(part)
    return folded(f"{len(cards)}  ", parts, room)


def final(c: vec[i64], seat: int) -> tuple[int, int, int, int, int]:
    """The coins of play, for the wounded, variety and majorities, and all together (M41)."""
    wounded, varied = int(for_wounded(c, seat)), int(variety(c, seat))
    led = sum(int(majority(c, seat, building)) for building in range(KINDS_OF_PEOPLE))
    total = int(c[block(seat) + COINS])
    return total - wounded - varied - led, wounded, varied, led, total


# text in columns


class Grid:
    """Lines of a table: a column of labels, and one for each seat, as wide as there is room."""

    def __init__(self, labels: Sequence[str], seats: int) -> None:
        self.wide = max(width(label) for label in labels)
        self.room = min(WIDEST_REALM, (COLUMNS - self.wide) // seats - GAP)
        self.seats = seats
        self.lines: list[str] = []

    def add(self, label: str, cells: Iterable[Cell]) -> None:
        """One row of cells, as many lines high as its highest cell."""
        for first, *others in zip_longest([label], *cells, fillvalue=""):
            parts = [padded(first, self.wide), *(padded(part, self.room) for part in others)]
            self.lines.append((" " * GAP).join(parts))

    def rule(self, heavy: int = SPECTATOR) -> None:
        """A line across, heavy in the column of one seat."""
        parts = [("━" if seat == heavy else "─") * self.room for seat in range(self.seats)]
        self.lines.append(("─" * GAP).join(["─" * self.wide, *parts]))


def folded(start: str, parts: Iterable[str], room: int) -> Cell:
    """Parts after a start, on as many lines as they need."""
    lines = [start]
    for part in parts:
        # the start ends in a space already
        line = lines[-1] if lines[-1].endswith(" ") else f"{lines[-1]} "
        if width(line) + width(part) <= room:
            lines[-1] = line + part
        else:
            lines.append(" " * INDENT + part)
    return lines


def signed(number: int) -> str:
    """A number to add up, with a real minus sign."""
    return f"{number:>4}".replace("-", MINUS)


def named(voice: Voice, seat: int) -> str:
    """The name of a seat, short enough for a line of text."""
    return clipped(voice.seat(seat), LONGEST_NAME)
