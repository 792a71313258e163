"""A Majesty view as text for a terminal, fitted to the width and height given."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.majesty.rules.cards import (
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
from regalia.games.majesty.rules.layout import (
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
    WORKERS,
    WOUNDED,
    cards_in_stack,
    is_double,
    people,
    seat_offset,
    uses_side_b,
)
from regalia.games.majesty.rules.scoring import (
    infirmary_penalty,
    is_over,
    majority_bonus,
    variety_bonus,
)
from regalia.kernel.event import SPECTATOR
from regalia.kernel.terminal.columns import clip_text, pad_text, text_width
from regalia.kernel.terminal.spans import (
    Line,
    Span,
    first_that_fits,
    line_width,
    pad_line,
    pad_span,
    seat_line,
)
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

WIDEST_REALM: Final = 30  # wider columns are harder to compare

WORKER_SIGN: Final = "●"
COIN_SIGN: Final = "¢"
CARD_SIGN: Final = "■"
LEADER_SIGN: Final = "★"
NOTHING: Final = "–"
MINUS: Final = "−"
TOO_DEAR_SIGN: Final = "✗"

FINAL_SCORE_LABELS: Final = (
    "label-played",
    "label-wounded",
    "label-variety",
    "label-majorities",
    "label-total",
)


def heading(view: View, voice: Voice) -> str:
    """How many turns there are, and how many cards are left."""
    c = view.cells
    if is_over(c):
        return voice.text("over")
    turn = voice.text("turn", turn=int(c[TURN]) + 1, turns=TURNS_EACH * int(c[SEATS]))
    return f"{turn} · {voice.text('deck', cards=int(c[SIZE] - c[DRAWN]))}"


def board(view: View, voice: Voice, wide: int, high: int) -> list[Line]:
    """The row, then the realms side by side; at the end the final scoring."""
    c = view.cells
    if is_over(c):
        return realm_lines(view, voice, wide) + final_score_lines(c, voice, wide)
    lines = row_lines(view, voice, wide)
    if c[TAKEN]:
        card = voice.word("card", NAMES[c[TAKEN]])
        lines.insert(0, [Span(clip_text(voice.text("taken", card=card), wide), "taken")])
    if not high or len(lines) + KINDS_OF_PEOPLE + 2 < high:
        lines.append([])
    return lines + realm_lines(view, voice, wide)


# the row


def row_lines(view: View, voice: Voice, wide: int) -> list[Line]:
    """The cards to take in as many columns as there is room for, read across."""
    places = [place for place in range(ROW_SIZE) if view.cells[ROW + place]]
    for columns, tight in ((6, False), (3, False), (2, False), (2, True), (1, True)):
        room = wide // columns
        cards = [row_card(view, place, voice, tight=False) for place in places]
        if tight:  # those that are too long do without the price
            cards = [
                card if line_width(card) < room else row_card(view, place, voice, tight)
                for place, card in zip(places, cards, strict=True)
            ]
        if columns == 1 or max(line_width(card) for card in cards) < room:
            break
    return [
        [span for card in cards[at : at + columns] for span in pad_line(card, room)]
        for at in range(0, len(cards), columns)
    ]


def row_card(view: View, place: int, voice: Voice, tight: bool) -> Line:
    """A card of the row with the workers on it, faint if the viewer cannot pay for it (M8)."""
    c = view.cells
    thing = f"row:{place + 1}"
    dear = view.seat != SPECTATOR and place > c[seat_offset(view.seat) + WORKERS]
    gap = "" if tight else " "
    workers = int(c[ROW_WORKERS + place])
    gained = f"{gap}+{workers}{'' if tight else WORKER_SIGN}" if workers else ""
    paid = "" if tight or not place else f" {TOO_DEAR_SIGN if dear else MINUS}{place}{WORKER_SIGN}"
    card = voice.word("card", NAMES[c[ROW + place]])
    return [Span(f"{place + 1} {card}", thing, faint=dear), Span(f"{gained}{paid}", faint=dear)]


# the realms


def realm_lines(view: View, voice: Voice, wide: int) -> list[Line]:
    """A column for every seat, a line for every building."""
    c = view.cells
    seats = range(int(c[SEATS]))
    signs = building_labels(c, voice)
    first = max(text_width(sign) for sign in signs)
    room = min(WIDEST_REALM, (wide - first) // len(seats) - 1)
    lines = [[Span(" " * first)] + [seat_heading(voice, seat, room) for seat in seats]]
    for building, sign in enumerate(signs):
        name = (*BUILDINGS, "infirmary")[building]
        line = [pad_span(Span(sign, f"building:{name}"), first)]
        for seat in seats:
            cell = infirmary_texts if building == INFIRMARY else building_texts
            text = first_that_fits(cell(c, seat, building, voice), room)
            line.append(
                pad_span(Span(f" {text}", building_thing(view, seat, name), seat), room + 1)
            )
        lines.append(line)
    return lines


def building_thing(view: View, seat: int, building: str) -> str:
    """A building of a seat; one's own is touched as the half of a card that goes there."""
    if seat == view.seat and building in BUILDINGS:
        return f"half:{CHARACTERS[BUILDINGS.index(building)]}"
    return f"building:{building}:{seat}"


def building_labels(c: vec[i64], voice: Voice) -> list[str]:
    """The name and side of each building, and what its majority is worth (M41)."""
    names = [voice.text(f"building-{name}") for name in (*BUILDINGS, "infirmary")]
    wide = max(text_width(name) for name in names)
    signs: list[str] = []
    for building, name in enumerate(names):
        side = "B" if uses_side_b(c, building) else "A"
        sign = f"{pad_text(name, wide)} {side}"
        if building != INFIRMARY:
            value = int((VALUE_B if uses_side_b(c, building) else VALUE_A)[building])
            sign += f" {value:>2}"
        signs.append(sign)
    return signs


def seat_heading(voice: Voice, seat: int, room: int) -> Span:
    """The name of a seat above its column."""
    return pad_span(
        Span(f" {clip_text(f'{seat + 1} {voice.seat_name(seat)}', room)}", "", seat), room + 1
    )


def building_texts(c: vec[i64], seat: int, building: int, voice: Voice) -> list[str]:
    """The people under a building in three lengths: by name, as squares, or only their number."""
    count = int(people(c, seat, building))
    if not count:
        return [NOTHING]
    shown = " ".join(card_texts(c, seat, building, voice))
    counted = f"{count}{LEADER_SIGN if majority_bonus(c, seat, building) else ' '}"
    return [f"{counted} {shown}", f"{counted} {CARD_SIGN * count}", counted.rstrip()]


def card_texts(c: vec[i64], seat: int, building: int, voice: Voice) -> list[str]:
    """The cards in the order of their coming, a double with its other half."""
    parts = [""]
    for card in cards_in_stack(c[seat_offset(seat) + STACK + building]):
        if is_double(card):
            other = LOWER[card] if HIGHER[card] == building else HIGHER[card]
            parts += [f"{CARD_SIGN}/{voice.word('card', CHARACTERS[other])}", ""]
        else:
            parts[-1] += CARD_SIGN
    return [part for part in parts if part]


def infirmary_texts(c: vec[i64], seat: int, building: int, voice: Voice) -> list[str]:
    """The wounded from the bottom to the top, the last one, or their number alone."""
    cards = wounded_names(c, seat, voice)
    if not cards:
        return [NOTHING]
    return [f"{len(cards)}  {', '.join(cards)}", f"{len(cards)}  …{cards[-1]}", str(len(cards))]


def wounded_names(c: vec[i64], seat: int, voice: Voice) -> list[str]:
    """The wounded of a seat by name, from the bottom to the top."""
    return [
        voice.word("card", NAMES[card]) for card in cards_in_stack(c[seat_offset(seat) + WOUNDED])
    ]


def seat_lines(view: View, voice: Voice, wide: int) -> list[Line]:
    """A line for each seat: its coins and its workers."""
    c = view.cells
    lines: list[Line] = []
    for seat in range(int(c[SEATS])):
        coins, workers = int(c[seat_offset(seat) + COINS]), int(c[seat_offset(seat) + WORKERS])
        figures = f"{coins:>3}{COIN_SIGN} {workers}{WORKER_SIGN}"
        lines.append(seat_line(view.pending, seat, voice.seat_name(seat), figures, wide))
    return lines


# the end


def score_breakdown(view: View, voice: Voice) -> list[tuple[str, list[int]]]:
    """The coins of play, for the wounded, variety and majorities, and all together (M41)."""
    c = view.cells
    if not is_over(c):
        return []
    parts = zip(*(final_score_parts(c, seat) for seat in range(int(c[SEATS]))), strict=True)
    return [
        (voice.text(label), list(row)) for label, row in zip(FINAL_SCORE_LABELS, parts, strict=True)
    ]


def final_score_lines(c: vec[i64], voice: Voice, wide: int) -> list[Line]:
    """The final scoring in the columns of the realms."""
    parts = list(zip(*(final_score_parts(c, seat) for seat in range(int(c[SEATS]))), strict=True))
    first = max(text_width(sign) for sign in building_labels(c, voice))
    room = min(WIDEST_REALM, (wide - first) // int(c[SEATS]) - 1)
    return [
        [pad_span(Span(clip_text(voice.text(label), first)), first), *score_line(row, room)]
        for label, row in zip(FINAL_SCORE_LABELS, parts, strict=True)
    ]


def score_line(row: Sequence[int], room: int) -> Line:
    """Numbers to add up, each under its seat."""
    return [
        pad_span(Span(f" {format_signed(number)}", "", seat), room + 1)
        for seat, number in enumerate(row)
    ]


def final_score_parts(c: vec[i64], seat: int) -> tuple[int, int, int, int, int]:
    """The coins of play, for the wounded, variety and majorities, and all together (M41)."""
    hurt, varied = int(infirmary_penalty(c, seat)), int(variety_bonus(c, seat))
    led = sum(int(majority_bonus(c, seat, building)) for building in range(KINDS_OF_PEOPLE))
    total = int(c[seat_offset(seat) + COINS])
    return total - hurt - varied - led, hurt, varied, led, total


def format_signed(number: int) -> str:
    """A number to add up, with a real minus sign."""
    return f"{number:>4}".replace("-", MINUS)
