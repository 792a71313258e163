"""A Castle view as a picture in plain text."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import cards_of, count, size
from regalia.games.castle.board import (
    COURT_SPACES,
    OPEN,
    PLACE_NAMES,
    PLACES,
    SLOTS,
    TOWER_SPACES,
    bit,
)
from regalia.games.castle.cards import KING, MISTRESS, NAMES, ZONE, ZONES
from regalia.games.castle.describe import describe
from regalia.games.castle.layout import (
    ACTIONS,
    BLOCKED,
    ENDING,
    GOING,
    HANDS,
    HERALDED,
    LEFT,
    REMOVED,
    RESERVE,
    SEATS,
    SIZES,
    STACKS,
    TURN,
    TURNS,
    kind_of,
)
from regalia.games.castle.names import (
    called,
    card_name,
    named,
    seat_token,
    token,
    with_token,
)
from regalia.games.castle.placing import has_place
from regalia.games.castle.protection import unprotected
from regalia.games.castle.table import cards_in, known_hand
from regalia.games.castle.tasks import FAVOUR, asker, next_task
from regalia.kernel.columns import clipped, padded, width
from regalia.kernel.event import SPECTATOR
from regalia.kernel.parts import Part
from regalia.kernel.seats import seats_of
from regalia.kernel.terminal import Terminal
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

COLUMNS: Final = 100
GAP: Final = 2  # between a column and the next
INDENT: Final = 4  # where a list goes on

SIDE: Final = 6  # spaces in a row of the castle
FACE: Final = 13  # columns for a card on its space: the longest word of a name
HEAVY: Final = (0, 1, SIDE - 1, SIDE)  # lines around a zone
LINES: Final = ("┏┳┯┓━", "┣╋┿┫━", "┠╂┼┨─", "┗┻┷┛━")  # left, heavy, light, right, between

TO_MOVE: Final = "▶"
PROTECTED: Final = "◆"
TOWER: Final = "♜"
WALL: Final = "▒"
COURT: Final = "·"
NOTHING: Final = "–"

Namer = Callable[[i64, Voice], str]
"""How the cards of a list are called."""


class CastleTerminal(Terminal):
    """The castle and its outside, the hands, and moves in words."""

    def picture(self, view: View, voice: Voice) -> str:
        return picture(view, voice)

    def describe(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe(view, parts, voice)


def picture(view: View, voice: Voice) -> str:
    """The turn, the castle and its outside, the cards to hold and to take, the seats."""
    c = view.cells
    lines = [
        *heading(view, voice),
        "",
        *castle(c, voice),
        *elsewhere(c, voice),
        voice.say("legend"),
        "",
        *seats(view, voice),
        "",
        *stock(view, voice),
    ]
    if c[ENDING] != GOING:
        lines += ["", *listed(voice.say("winners"), called(view.winners(), voice))]
    return "\n".join(line.rstrip() for line in lines)


# whose move it is


def heading(view: View, voice: Voice) -> list[str]:
    """Whose turn it is, how many actions are left, and which power asks whom."""
    c = view.cells
    if c[ENDING] != GOING:
        return [voice.say("over-blocked" if c[ENDING] == BLOCKED else "over")]
    task = next_task(c)
    turn = voice.say("turn", turn=int(c[TURNS]) + 1, seat=named(int(c[TURN]), voice))
    left = voice.say("actions-after" if task else "actions", actions=int(c[ACTIONS]))
    lines = [f"{turn} · {left}"]
    if task:
        asks = MISTRESS if asker(task) == FAVOUR else asker(task)
        start = f"{TO_MOVE} " + voice.say("asks", card=card_name(asks, voice))
        lines += listed(start, called(seats_of(view.pending), voice))
    elif is_bound(view):
        lines.append(voice.say("heralded"))
    return lines


def is_bound(view: View) -> bool:
    """Whether the one who looks knows that the Herald allows nothing but the King (C55)."""
    c = view.cells
    king = count(known_hand(c, view.seat + 1, c[TURN]), KING)
    return c[HERALDED] != 0 and king != 0 and has_place(c, KING)


# the castle and its outside


def castle(c: vec[i64], voice: Voice) -> list[str]:
    """The grid, row 6 on top, with heavy lines around the zones and the slots about it."""
    margin = " " * 2
    wide = len(margin) + SIDE * (FACE + 2) + 1
    safe = ~unprotected(c)
    letters = "".join(f" {letter:^{FACE + 1}}" for letter in "abcdef")
    north, east, south, west = (slot(c, place, voice) for place in range(SLOTS, OPEN))
    lines = [" " * ((wide - width(north)) // 2) + north, margin + letters, margin + rule(SIDE)]
    for row in reversed(range(SIDE)):
        faces = [face(c, SIDE * column + row, safe, voice) for column in range(SIDE)]
        for start, parts in zip((f"{row + 1} ", margin), zip(*faces, strict=True), strict=True):
            lines.append(start + "".join(edge(x) + part for x, part in enumerate(parts)) + edge(0))
        lines.append(margin + rule(row))
    middle = max(width(margin + west) + 1, (wide - width(south)) // 2)
    below = padded(margin + west, middle) + south
    lines.append(padded(below, wide - width(east)) + east)
    return lines


def edge(x: int) -> str:
    """The line to the left of a column."""
    return "┃" if x in HEAVY else "│"


def rule(y: int) -> str:
    """The line beneath a row of the grid, or above the last one."""
    kind = 0 if y == SIDE else 3 if y == 0 else 1 if y in HEAVY else 2
    left, heavy, light, right, between = LINES[kind]
    crossings = "".join(
        between * (FACE + 1) + (heavy if x in HEAVY else light) for x in range(1, SIDE)
    )
    return left + crossings + between * (FACE + 1) + right


def face(c: vec[i64], space: int, safe: i64, voice: Voice) -> tuple[str, str]:
    """A space in two lines: its top card with the token, or the sign of a free space."""
    cards = cards_in(c[STACKS + space])
    mask = bit(space)
    if not cards:
        sign = TOWER if mask & TOWER_SPACES else COURT if mask & COURT_SPACES else WALL
        return " " * (FACE + 1), f"{sign:^{FACE + 1}}"
    beneath = f"+{len(cards) - 1} " if len(cards) > 1 else ""
    tag = beneath + (PROTECTED if safe & mask else "") + token(cards[-1])
    first, second = broken(card_name(kind_of(cards[-1]), voice))
    return (
        " " + padded(clipped(first, FACE), FACE),
        " " + padded(clipped(second, FACE - len(tag)), FACE - len(tag)) + tag,
    )


def broken(name: str) -> tuple[str, str]:
    """A name on two lines, the first as long as the words allow."""
    first, rest = "", name
    while rest:
        end = min(at for at in (rest.find(" "), rest.find("-"), len(rest) - 1) if at >= 0) + 1
        if first and width(first + rest[:end].rstrip()) > FACE:
            break
        first, rest = first + rest[:end], rest[end:]
    return first.rstrip(), rest


def slot(c: vec[i64], place: int, voice: Voice) -> str:
    """An engine slot and what lies in it."""
    cards = cards_in(c[STACKS + place])
    if not cards:
        return f"{PLACE_NAMES[place]}: {NOTHING}"
    beneath = f" +{len(cards) - 1}" if len(cards) > 1 else ""
    return f"{PLACE_NAMES[place]}: {with_token(cards[-1], voice)}{beneath}"


def elsewhere(c: vec[i64], voice: Voice) -> list[str]:
    """What the grid has no room for: the outside, cards beneath Knights, cards gone."""
    lines: list[str] = []
    beneath: list[str] = []
    outside: list[str] = []
    for place in range(PLACES):
        cards = [with_token(card, voice) for card in cards_in(c[STACKS + place])]
        if len(cards) > 1:
            beneath.append(f"{PLACE_NAMES[place]} {' < '.join(cards[:-1])}")
        if place >= OPEN and cards:
            more = f" +{len(cards) - 1}" if len(cards) > 1 else ""
            outside.append(f"{PLACE_NAMES[place]} {cards[-1]}{more}")
    if outside:
        lines += listed(voice.say("outside"), outside)
    if beneath:
        lines += listed(voice.say("beneath"), beneath)
    if c[REMOVED]:
        lines += listed(voice.say("removed"), counted(cards_of(c[REMOVED]), voice, card_name))
    return lines


# hands and the reserve


def stock(view: View, voice: Voice) -> list[str]:
    """The viewer's hand beside the reserve, zone by zone: what one can play, what one can take."""
    c = view.cells
    piles = [(voice.say("reserve", cards=int(size(c[RESERVE]))), cards_of(c[RESERVE]))]
    if view.seat != SPECTATOR:
        hand = c[HANDS + view.seat]
        piles.insert(0, (voice.say("hand", cards=int(size(hand))), cards_of(hand)))
    names = [voice.word("zone", zone) for zone in ZONES]
    first = max(width(name) for name in names)
    room = (COLUMNS - first) // len(piles) - GAP
    lines = row([("", first), *((title, room) for title, _ in piles)])
    lines.append("─" * COLUMNS)
    for zone, name in enumerate(names):
        held = [[kind for kind in cards if ZONE[kind] == zone] for _, cards in piles]
        if any(held):
            cells = [(", ".join(counted(cards, voice, written)), room) for cards in held]
            lines += row([(name, first), *cells])
    return lines


def seats(view: View, voice: Voice) -> list[str]:
    """A row for each seat: its token and name, hand and deck, and what is known of the hand."""
    c = view.cells
    rows = [[voice.say(f"column-{column}") for column in ("seat", "hand", "deck", "known")]]
    rows[0][0] = f"  {rows[0][0]}"
    for seat in range(c[SEATS]):
        mark = TO_MOVE if view.pending >> seat & 1 else " "
        mine = f" ({voice.say('you')})" if seat == view.seat else ""
        known = counted(cards_of(known_hand(c, view.seat + 1, seat)), voice, card_name)
        rows.append(
            [
                f"{mark} {seat_token(seat)} {named(seat, voice)}{mine}",
                str(c[SIZES + seat]),
                str(c[LEFT + seat]),
                "" if mine else ", ".join(known) or NOTHING,
            ]
        )
    rooms = [max(width(cells[column]) for cells in rows) for column in range(3)]
    rooms.append(COLUMNS - sum(rooms) - GAP * len(rooms))
    lines = [line for cells in rows for line in row(list(zip(cells, rooms, strict=True)))]
    lines.insert(len(row(list(zip(rows[0], rooms, strict=True)))), "─" * COLUMNS)
    return lines


def counted(cards: Iterable[int], voice: Voice, name: Namer) -> list[str]:
    """The names of cards in order, those that come several times with their number."""
    copies: dict[int, int] = {}
    for kind in cards:
        copies[kind] = copies.get(kind, 0) + 1
    return [
        name(kind, voice) + (f" ×{number}" if number > 1 else "") for kind, number in copies.items()
    ]


def written(kind: i64, voice: Voice) -> str:
    """The name of a card and, where one could not guess it, how it is written in a move."""
    name = card_name(kind, voice)
    same = name.lower().replace(" ", "-") == NAMES[kind]
    return name if same else f"{name} ({NAMES[kind]})"


# text in columns


def row(cells: Sequence[tuple[str, int]]) -> list[str]:
    """Texts side by side, each within its width, on as many lines as the longest needs."""
    columns = [folded(text, wide) for text, wide in cells]
    return [
        (" " * GAP).join(padded(part, wide) for part, (_, wide) in zip(parts, cells, strict=True))
        for parts in zip_longest(*columns, fillvalue="")
    ]


def folded(text: str, wide: int) -> list[str]:
    """A list within a width, broken after commas."""
    lines = [""]
    for part in text.split(", "):
        longer = f"{lines[-1]}, {part}" if lines[-1] else part
        if width(longer) < wide or not lines[-1]:
            lines[-1] = longer
        else:
            lines[-1] += ","
            lines.append(part)
    return [clipped(line, wide) for line in lines]


def listed(start: str, names: Iterable[str]) -> list[str]:
    """Names after a start, with commas between them, on as many lines as they need."""
    lines = [start]
    for at, name in enumerate(names):
        if at:
            lines[-1] += ","
        if width(lines[-1]) + 1 + width(name) < COLUMNS:
            lines[-1] += f" {name}"
        else:
            lines.append(" " * INDENT + name)
    return lines
