"""A Castle view as text for a terminal, fitted to the width and height given."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import bag_size, list_cards
from regalia.games.castle.notation.position import cards_in_stack, known_cards_in_hand
from regalia.games.castle.rules import layout
from regalia.games.castle.rules.board import (
    COURT_SPACES,
    OPEN,
    PLACE_NAMES,
    PLACES,
    SLOTS,
    SPACES,
    TOWER_SPACES,
    bit_mask,
)
from regalia.games.castle.rules.cards import KING, MISTRESS, NAMES
from regalia.games.castle.rules.layout import kind_of, token_of
from regalia.games.castle.rules.placing import can_be_laid
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.castle.rules.tasks import FAVOUR, asking_card, top_task
from regalia.games.castle.terminal.names import card_name, owner_name
from regalia.kernel.cells import Cells
from regalia.kernel.event import SPECTATOR
from regalia.kernel.terminal.columns import clip_text, pad_text, text_width
from regalia.kernel.terminal.spans import (
    NOBODY,
    Line,
    Span,
    first_that_fits,
    seat_line,
    wrap_span_list,
)
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View

SIDE: Final = 6  # spaces in a row of the castle
MIN_COLUMNS_FOR_NAMES: Final = 40  # below it, the cards beside a seat are abbreviated
MARGIN_COLUMNS: Final = 2  # the number of a row
MAX_SPACE_COLUMNS: Final = 16
HEAVY_LINES: Final = (0, 1, SIDE - 1, SIDE)  # lines around a zone
GRID_LINES: Final = ("┏┳┯┓━", "┣╋┿┫━", "┠╂┼┨─", "┗┻┷┛━")  # left, heavy, light, right, between

PROTECTED_SIGN: Final = "◆"
TOWER_SIGN: Final = "♜"
WALL_SIGN: Final = "▒"
COURT_SIGN: Final = "·"
COVERED_COUNT_SIGNS: Final = ("", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷")
EMPTY_SIGN: Final = "–"
SHORT_NAME: Final = 12  # of a seat, in the heading


class LineLimits(NamedTuple):
    """How many lines each list may have; 0 is as many as it needs."""

    outside: int
    beneath: int
    removed: int
    hand: int
    reserve: int


NO_LIMITS: Final = LineLimits(0, 0, 0, 0, 0)

Namer = Callable[[i64, Voice], str]
"""How the cards of a list are called."""


def heading(view: View, voice: Voice) -> str:
    """Whose turn it is, how many actions are left, and which power asks."""
    c = view.cells
    if c[layout.ENDING] != layout.IN_PROGRESS:
        return voice.text("over-blocked" if c[layout.ENDING] == layout.GAME_BLOCKED else "over")
    task = top_task(c)
    name = clip_text(voice.seat_name(int(c[layout.TURN])), SHORT_NAME)
    turn = voice.text("turn", turn=int(c[layout.TURNS]) + 1, seat=name)
    left = voice.text("actions-after" if task else "actions", actions=int(c[layout.ACTIONS]))
    said = [turn, left]
    if task:
        asks = MISTRESS if asking_card(task) == FAVOUR else asking_card(task)
        said.append(voice.text("power", card=card_name(asks, voice)))
    elif knows_king_is_due(view):
        said.append(voice.text("heralded"))
    return " · ".join(said)


def knows_king_is_due(view: View) -> bool:
    """Whether the viewer knows that the Herald allows nothing but playing the King (C55)."""
    c = view.cells
    held = list_cards(known_cards_in_hand(c, view.seat + 1, c[layout.TURN]))
    return c[layout.HERALDED] != 0 and KING in held and can_be_laid(c, KING)


def board(view: View, voice: Voice, max_width: int, max_height: int) -> list[Line]:
    """The castle and what lies about it, the hand and the reserve, as fully as there is room."""
    drawn: list[Line] = []
    for ruled, name, limits in (
        (True, card_name, NO_LIMITS),
        (False, card_name, NO_LIMITS),
        (False, short_name, NO_LIMITS),
        # if there is little room, removed cards are shortened first, the hand and the reserve last
        (False, short_name, LineLimits(0, 0, 1, 0, 0)),
        (False, short_name, LineLimits(0, 1, 1, 0, 0)),
        (False, short_name, LineLimits(1, 1, 1, 0, 0)),
        (False, short_name, LineLimits(1, 1, 1, 2, 2)),
        (False, short_name, LineLimits(1, 1, 1, 2, 1)),
        (False, short_name, LineLimits(1, 1, 1, 1, 1)),
    ):
        drawn = [
            *castle_lines(view, voice, max_width, ruled),
            *lines_below_castle(view, voice, max_width, name, limits),
        ]
        if not max_height or len(drawn) <= max_height:
            break
    return drawn


# the castle


def castle_lines(view: View, voice: Voice, max_width: int, ruled: bool) -> list[Line]:
    """The grid, row 6 on top, the columns lettered, with the slots of the engines beneath it."""
    c = view.cells
    room = min(MAX_SPACE_COLUMNS, (max_width - MARGIN_COLUMNS - 1) // SIDE - 1)
    safe = ~unprotected_spaces(c)
    letters = "".join(f" {letter:^{room}}" for letter in "abcdef")
    lines: list[Line] = [[Span(" " * MARGIN_COLUMNS + letters, faint=True)]]
    if ruled:
        lines.append([Span(" " * MARGIN_COLUMNS + grid_line(SIDE, room), faint=True)])
    for row in reversed(range(SIDE)):
        line: Line = [Span(f"{row + 1} ", faint=True)]
        for column in range(SIDE):
            edge = "┃" if column in HEAVY_LINES else "│"
            line += [Span(edge, faint=True), space_span(c, SIDE * column + row, safe, room, voice)]
        lines.append([*line, Span("┃", faint=True)])
        if ruled:
            lines.append([Span(" " * MARGIN_COLUMNS + grid_line(row, room), faint=True)])
    return lines + engine_slot_lines(c, max_width, voice)


def grid_line(y: int, width: int) -> str:
    """The line beneath a row of the grid, or above the last one."""
    kind = 0 if y == SIDE else 3 if y == 0 else 1 if y in HEAVY_LINES else 2
    left, heavy, light, right, between = GRID_LINES[kind]
    crossings = "".join(
        between * width + (heavy if x in HEAVY_LINES else light) for x in range(1, SIDE)
    )
    return left + crossings + between * width + right


def space_span(c: Cells, space: int, safe: i64, width: int, voice: Voice) -> Span:
    """A space: its top card with protection and token, or the sign of a free space."""
    cards = cards_in_stack(c[layout.STACKS + space])
    thing = f"place:{PLACE_NAMES[space]}"
    mask = bit_mask(space)
    if not cards:
        sign = (
            TOWER_SIGN if mask & TOWER_SPACES else COURT_SIGN if mask & COURT_SPACES else WALL_SIGN
        )
        return Span(f"{sign:^{width}}", thing, faint=True)
    beneath = COVERED_COUNT_SIGNS[len(cards) - 1]
    tag = beneath + (PROTECTED_SIGN if safe & mask else " ") + token_symbol(cards[-1])
    kind = kind_of(cards[-1])
    left = width - text_width(tag)
    name = first_that_fits((card_name(kind, voice), short_name(kind, voice)), left)
    return Span(f"{pad_text(name, left)}{tag}", thing, owner_seat(cards[-1]))


def engine_slot_lines(c: Cells, max_width: int, voice: Voice) -> list[Line]:
    """The four engine slots and what lies in them."""
    spans: list[Span] = []
    for place in range(SLOTS, OPEN):
        cards = cards_in_stack(c[layout.STACKS + place])
        name = PLACE_NAMES[place]
        shown = stack_text(cards, short_name, voice) if cards else EMPTY_SIGN
        text = f"{voice.word('place', name)} {shown}"
        spans.append(Span(text, f"place:{name}", owner_seat(cards[-1]) if cards else NOBODY))
    return wrap_span_list(voice.text("engines"), spans, max_width)


# what lies about it


def lines_below_castle(
    view: View, voice: Voice, max_width: int, name_card: Namer, limits: LineLimits
) -> list[Line]:
    """The outside, cards beneath Knights, removed cards, the viewer's hand and the reserve."""
    c = view.cells
    lines: list[Line] = []
    outside = [
        outside_span(c, place, name_card, voice)
        for place in range(OPEN, PLACES)
        if c[layout.STACKS + place]
    ]
    if outside:
        lines += wrap_span_list(voice.text("outside"), outside, max_width, limits.outside)
    beneath = [
        span for place in range(PLACES) for span in covered_card_spans(c, place, name_card, voice)
    ]
    if beneath:
        lines += wrap_span_list(voice.text("beneath"), beneath, max_width, limits.beneath)
    if c[layout.REMOVED]:
        gone = card_spans("removed", list_cards(c[layout.REMOVED]), voice, name_card)
        lines += wrap_span_list(voice.text("removed"), gone, max_width, limits.removed)
    if view.seat != SPECTATOR:
        hand = c[layout.HANDS + view.seat]
        held = card_spans("hand", list_cards(hand), voice, name_card, int(view.seat))
        lines += wrap_span_list(
            voice.text("hand", cards=int(bag_size(hand))), held, max_width, limits.hand
        )
    taken = card_spans("reserve", list_cards(c[layout.RESERVE]), voice, name_card)
    start = voice.text("reserve", cards=int(bag_size(c[layout.RESERVE])))
    return lines + wrap_span_list(start, taken, max_width, limits.reserve)


def outside_span(c: Cells, place: int, name_card: Namer, voice: Voice) -> Span:
    """A place outside and its top card."""
    cards = cards_in_stack(c[layout.STACKS + place])
    at = PLACE_NAMES[place]
    return Span(f"{at} {stack_text(cards, name_card, voice)}", f"place:{at}", owner_seat(cards[-1]))


def covered_card_spans(c: Cells, place: int, name_card: Namer, voice: Voice) -> list[Span]:
    """The cards beneath the top one of a place, from the bottom."""
    at = PLACE_NAMES[place]
    return [
        Span(
            f"{at}.{level} {name_card(kind_of(card), voice)} {token_symbol(card)}",
            f"place:{at}.{level}",
            owner_seat(card),
        )
        for level, card in enumerate(cards_in_stack(c[layout.STACKS + place])[:-1], start=1)
    ]


def stack_text(cards: list[int], name_card: Namer, voice: Voice) -> str:
    """The top card of a stack with its token, and how many lie beneath."""
    top = cards[-1]
    covered = COVERED_COUNT_SIGNS[len(cards) - 1]
    return f"{name_card(kind_of(top), voice)}{covered} {token_symbol(top)}"


def card_spans(
    pile: str, cards: Iterable[int], voice: Voice, name_card: Namer, seat: int = NOBODY
) -> list[Span]:
    """Cards of a pile by name in order, those that come several times with their number."""
    spans: list[Span] = []
    for kind, number in Counter(cards).items():
        text = name_card(kind, voice) + (f" ×{number}" if number > 1 else "")
        spans.append(Span(text, f"{pile}:{NAMES[kind]}", seat))
    return spans


def short_name(kind: i64, voice: Voice) -> str:
    """The name of a card in six letters at most."""
    return voice.text(f"short-{NAMES[kind]}")


def token_symbol(card: i64) -> str:
    """The token on a card: the number of its seat."""
    return "°" if token_of(card) == layout.NO_TOKEN else str(int(token_of(card)))


def owner_seat(card: i64) -> int:
    """The seat whose token lies on a card."""
    return NOBODY if token_of(card) == layout.NO_TOKEN else int(token_of(card)) - 1


# the seats


def seat_lines(view: View, voice: Voice, max_width: int) -> list[Line]:
    """A line for each seat, its cards in hand and deck; then what is known of its hand."""
    c = view.cells
    lines: list[Line] = []
    for seat in range(int(c[layout.SEATS])):
        figures = f"{c[layout.HAND_SIZES + seat]:>2}+{c[layout.DECK_SIZES + seat]}"
        lines.append(seat_line(view.pending, seat, voice.seat_name(seat), figures, max_width))
        if seat == view.seat:
            continue
        hand = c[layout.HANDS + seat]
        known = list_cards(known_cards_in_hand(c, view.seat + 1, seat) if hand == HIDDEN else hand)
        name = card_name if max_width > MIN_COLUMNS_FOR_NAMES else short_name
        spans = card_spans("known", known, voice, name, seat)
        if spans:
            lines += [[Span("   "), *line] for line in wrap_span_list("", spans, max_width - 3)]
    return lines


def open_hand_texts(view: View, voice: Voice) -> list[str]:
    """The cards of each hand that the viewer knows as a whole, as text; empty for the others."""
    c = view.cells
    hands = [c[layout.HANDS + seat] for seat in range(int(c[layout.SEATS]))]
    known = [[] if hand == HIDDEN else list_cards(hand) for hand in hands]
    spans = [card_spans("known", cards, voice, card_name) for cards in known]
    return [", ".join(span.text for span in line) for line in spans]


def score_breakdown(view: View, voice: Voice) -> list[tuple[str, list[int]]]:
    """The cards left in hand and deck."""
    c = view.cells
    if c[layout.ENDING] == layout.IN_PROGRESS:
        return []
    seated = range(int(c[layout.SEATS]))
    return [
        (voice.text("column-hand"), [int(c[layout.HAND_SIZES + seat]) for seat in seated]),
        (voice.text("column-deck"), [int(c[layout.DECK_SIZES + seat]) for seat in seated]),
    ]


def cards_at_place(view: View, place: str, voice: Voice) -> str:
    """All cards of a place from the bottom, each with its owner; nothing for a free one."""
    at, _, level = place.partition(".")
    number = PLACE_NAMES.index(at)
    cards = cards_in_stack(view.cells[layout.STACKS + number]) if number < PLACES else []
    if level:
        cards = cards[int(level) - 1 : int(level)]
    said = [f"{card_name(kind_of(card), voice)} ({owner_name(card, voice)})" for card in cards]
    if cards and number < SPACES and ~unprotected_spaces(view.cells) & bit_mask(number):
        said.append(f"{PROTECTED_SIGN} {voice.text('protected')}")
    return clip_text(", ".join(said), 200)
