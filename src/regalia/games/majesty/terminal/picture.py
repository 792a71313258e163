"""A Majesty view as text for a terminal, fitted to the width and height given."""

from collections.abc import Sequence
from typing import Final

from regalia.games.majesty.rules import cards, layout, scoring
from regalia.kernel.cells import Cells
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
EMPTY_SIGN: Final = "–"
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
    if scoring.is_over(c):
        return voice.text("over")
    turn = voice.text(
        "turn", turn=int(c[layout.TURN]) + 1, turns=layout.TURNS_EACH * int(c[layout.SEATS])
    )
    return f"{turn} · {voice.text('deck', cards=int(c[layout.SIZE] - c[layout.DRAWN]))}"


def board(view: View, voice: Voice, max_width: int, max_height: int) -> list[Line]:
    """The row, then the realms side by side; at the end the final scoring."""
    c = view.cells
    if scoring.is_over(c):
        return realm_lines(view, voice, max_width) + final_score_lines(view, voice, max_width)
    lines = row_lines(view, voice, max_width)
    if c[layout.TAKEN]:
        card = voice.word("card", cards.NAMES[c[layout.TAKEN]])
        lines.insert(0, [Span(clip_text(voice.text("taken", card=card), max_width), "taken")])
    if not max_height or len(lines) + cards.KINDS_OF_PEOPLE + 2 < max_height:
        lines.append([])
    return lines + realm_lines(view, voice, max_width)


# the row


def row_lines(view: View, voice: Voice, max_width: int) -> list[Line]:
    """The cards to take in as many columns as there is room for, read across."""
    places = [place for place in range(layout.ROW_SIZE) if view.cells[layout.ROW + place]]
    for columns, tight in ((6, False), (3, False), (2, False), (2, True), (1, True)):
        room = max_width // columns
        shown = [row_card_spans(view, place, voice, tight=False) for place in places]
        if tight:  # those that are too long do without the price
            shown = [
                card if line_width(card) < room else row_card_spans(view, place, voice, tight)
                for place, card in zip(places, shown, strict=True)
            ]
        if columns == 1 or max(line_width(card) for card in shown) < room:
            break
    return [
        [span for card in shown[at : at + columns] for span in pad_line(card, room)]
        for at in range(0, len(shown), columns)
    ]


def row_card_spans(view: View, place: int, voice: Voice, tight: bool) -> Line:
    """A card of the row with the workers on it, faint if the viewer cannot pay for it (M8)."""
    c = view.cells
    thing = f"row:{place + 1}"
    dear = view.seat != SPECTATOR and place > c[layout.seat_offset(view.seat) + layout.WORKERS]
    gap = "" if tight else " "
    workers = int(c[layout.ROW_WORKERS + place])
    gained = f"{gap}+{workers}{'' if tight else WORKER_SIGN}" if workers else ""
    paid = "" if tight or not place else f" {TOO_DEAR_SIGN if dear else MINUS}{place}{WORKER_SIGN}"
    card = voice.word("card", cards.NAMES[c[layout.ROW + place]])
    return [Span(f"{place + 1} {card}", thing, faint=dear), Span(f"{gained}{paid}", faint=dear)]


# the realms


def realm_lines(view: View, voice: Voice, max_width: int) -> list[Line]:
    """A column for every seat, a line for every building."""
    c = view.cells
    seats = range(int(c[layout.SEATS]))
    signs = building_labels(c, voice)
    first = max(text_width(sign) for sign in signs)
    room = min(WIDEST_REALM, (max_width - first) // len(seats) - 1)
    lines = [[Span(" " * first)] + [seat_heading(voice, seat, room) for seat in seats]]
    for building, sign in enumerate(signs):
        name = (*cards.BUILDINGS, "infirmary")[building]
        line = [pad_span(Span(sign, f"building:{name}"), first)]
        for seat in seats:
            cell = infirmary_texts if building == cards.INFIRMARY else building_texts
            text = first_that_fits(cell(c, seat, building, voice), room)
            line.append(
                pad_span(Span(f" {text}", building_thing(view, seat, name), seat), room + 1)
            )
        lines.append(line)
    return lines


def building_thing(view: View, seat: int, building: str) -> str:
    """The thing that a touch on a building of a seat names.

    A building of the viewer is the half of a card that may be placed there.
    """
    if seat == view.seat and building in cards.BUILDINGS:
        return f"half:{cards.CHARACTERS[cards.BUILDINGS.index(building)]}"
    return f"building:{building}:{seat}"


def building_labels(c: Cells, voice: Voice) -> list[str]:
    """The name and side of each building, and what its majority is worth (M41)."""
    names = [voice.text(f"building-{name}") for name in (*cards.BUILDINGS, "infirmary")]
    wide = max(text_width(name) for name in names)
    signs: list[str] = []
    for building, name in enumerate(names):
        side = voice.text("side-B" if layout.uses_side_b(c, building) else "side-A")
        sign = f"{pad_text(name, wide)} {side}"
        if building != cards.INFIRMARY:
            sign += f" {int(scoring.number_on_building(c, building)):>2}"
        signs.append(sign)
    return signs


def seat_heading(voice: Voice, seat: int, width: int) -> Span:
    """The name of a seat above its column."""
    name = clip_text(f"{seat + 1} {voice.seat_name(seat)}", width)
    return pad_span(Span(f" {name}", "", seat), width + 1)


def building_texts(c: Cells, seat: int, building: int, voice: Voice) -> list[str]:
    """The people under a building in three lengths: by name, as squares, or only their number."""
    count = int(layout.character_count(c, seat, building))
    if not count:
        return [EMPTY_SIGN]
    shown = " ".join(card_texts(c, seat, building, voice))
    counted = f"{count}{LEADER_SIGN if scoring.majority_bonus(c, seat, building) else ' '}"
    return [f"{counted} {shown}", f"{counted} {CARD_SIGN * count}", counted.rstrip()]


def card_texts(c: Cells, seat: int, building: int, voice: Voice) -> list[str]:
    """The cards in the order of their coming, a double with its other half."""
    parts = [""]
    for card in layout.cards_in_stack(c[layout.seat_offset(seat) + layout.STACK + building]):
        if layout.is_double(card):
            other = cards.LOWER[card] if cards.HIGHER[card] == building else cards.HIGHER[card]
            parts += [f"{CARD_SIGN}/{voice.word('card', cards.CHARACTERS[other])}", ""]
        else:
            parts[-1] += CARD_SIGN
    return [part for part in parts if part]


def infirmary_texts(c: Cells, seat: int, building: int, voice: Voice) -> list[str]:
    """The wounded from the bottom to the top, the last one, or their number alone."""
    wounded = wounded_names(c, seat, voice)
    if not wounded:
        return [EMPTY_SIGN]
    count = str(len(wounded))
    return [f"{count}  {', '.join(wounded)}", f"{count}  …{wounded[-1]}", count]


def wounded_names(c: Cells, seat: int, voice: Voice) -> list[str]:
    """The wounded of a seat by name, from the bottom to the top."""
    return [
        voice.word("card", cards.NAMES[card])
        for card in layout.cards_in_stack(c[layout.seat_offset(seat) + layout.WOUNDED_STACK])
    ]


def seat_lines(view: View, voice: Voice, max_width: int) -> list[Line]:
    """A line for each seat: its coins and its workers."""
    c = view.cells
    lines: list[Line] = []
    for seat in range(int(c[layout.SEATS])):
        me = layout.seat_offset(seat)
        figures = f"{c[me + layout.COINS]:>3}{COIN_SIGN} {c[me + layout.WORKERS]}{WORKER_SIGN}"
        lines.append(seat_line(view.pending, seat, voice.seat_name(seat), figures, max_width))
    return lines


# the end


def score_breakdown(view: View, voice: Voice) -> list[tuple[str, list[int]]]:
    """The coins of play, for the wounded, variety and majorities, and all together (M41)."""
    c = view.cells
    if not scoring.is_over(c):
        return []
    by_seat = [final_score_parts(c, seat) for seat in range(int(c[layout.SEATS]))]
    rows = [list(row) for row in zip(*by_seat, strict=True)]
    return list(zip(map(voice.text, FINAL_SCORE_LABELS), rows, strict=True))


def final_score_lines(view: View, voice: Voice, max_width: int) -> list[Line]:
    """The final scoring in the columns of the realms."""
    c = view.cells
    first = max(text_width(sign) for sign in building_labels(c, voice))
    room = min(WIDEST_REALM, (max_width - first) // int(c[layout.SEATS]) - 1)
    return [
        [pad_span(Span(clip_text(label, first)), first), *score_line(row, room)]
        for label, row in score_breakdown(view, voice)
    ]


def score_line(row: Sequence[int], width: int) -> Line:
    """Numbers to add up, each in the column of its seat, with real minus signs."""
    return [
        pad_span(Span(f" {number:>4}".replace("-", MINUS), "", seat), width + 1)
        for seat, number in enumerate(row)
    ]


def final_score_parts(c: Cells, seat: int) -> tuple[int, int, int, int, int]:
    """The coins of play, for the wounded, variety and majorities, and all together (M41)."""
    hurt, varied = int(scoring.infirmary_penalty(c, seat)), int(scoring.variety_bonus(c, seat))
    buildings = range(cards.KINDS_OF_PEOPLE)
    led = sum(int(scoring.majority_bonus(c, seat, building)) for building in buildings)
    total = int(c[layout.seat_offset(seat) + layout.COINS])
    return total - hurt - varied - led, hurt, varied, led, total
