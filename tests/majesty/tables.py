"""Majesty told turn by turn: decks with chosen cards on top, and what lies on the table."""

import re
from collections import Counter
from typing import NotRequired, TypedDict, cast

from tests import stacked

from regalia.games import GAMES
from regalia.kernel.state import State

MAJESTY = GAMES["majesty"]

# copies in green and in red, as on the rules page (M3)
BOX = {
    "miller": (7, 2),
    "brewer": (4, 2),
    "witch": (3, 2),
    "guard": (3, 2),
    "knight": (2, 1),
    "innkeeper": (2, 2),
    "noble": (3, 2),
    "miller/brewer": (2, 1),
    "miller/knight": (1, 1),
    "brewer/witch": (1, 2),
    "brewer/knight": (0, 1),
    "witch/guard": (1, 2),
    "witch/innkeeper": (0, 1),
    "witch/noble": (0, 1),
    "guard/knight": (0, 2),
    "guard/innkeeper": (1, 0),
    "guard/noble": (1, 0),
    "knight/innkeeper": (1, 2),
    "innkeeper/noble": (1, 1),
}
GREEN = Counter({card: green for card, (green, _) in BOX.items()})
RED = Counter({card: red for card, (_, red) in BOX.items()})
KEPT = {2: 6, 3: 14, 4: 26}  # green cards in play, by seats (M4)
PLACES = ("mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle")
TURN = re.compile(r"(?P<card>[a-z/]+)(?P<rest>.*)")
MOVES_APART = ("pl", "de")  # the taking and the rest are two moves (M13)


class Final(TypedDict):
    """The final scoring of a seat."""

    wounded: int
    variety: int
    majorities: dict[str, int]


class Realm(TypedDict):
    """What lies before a seat."""

    coins: int
    workers: int
    buildings: dict[str, list[str]]
    infirmary: list[str]
    final: NotRequired[Final]


class InRow(TypedDict):
    """A card of the row."""

    card: str
    workers: int


class Table(TypedDict):
    """The whole table."""

    turn: int
    row: list[InRow]
    deck: list[str]
    taken: str | None
    seats: list[Realm]


# decks


def deal(*top: str, first: int = 0) -> dict[str, object]:
    """A legal deal of all 60 cards (M6) with these on top."""
    return {"deck": [*top, *remaining_cards(GREEN + RED, top)], "first": first}


def standard_deal(*top: str, seats: int = 2, first: int = 0) -> dict[str, object]:
    """A legal deal of the standard deck (M4) with these on top, first the green ones."""
    kept = KEPT[seats]
    green = [*top[:kept], *remaining_cards(GREEN, top[:kept])][:kept]
    return {"deck": [*green, *top[kept:], *remaining_cards(RED, top[kept:])], "first": first}


def remaining_cards(pile: Counter[str], chosen: tuple[str, ...]) -> list[str]:
    """What remains of a pile without the cards chosen, which must be in it."""
    wanted = Counter(chosen)
    assert wanted <= pile, f"there are not so many: {wanted - pile}"
    return sorted((pile - wanted).elements())


# games in which everyone takes card 1


def options_deal_and_moves(
    turns: tuple[str, ...], options: dict[str, object]
) -> tuple[dict[str, object], dict[str, object], list[str]]:
    """The options, the deal and the moves in which seat after seat takes these cards."""
    seats = options.setdefault("seats", 2)
    assert isinstance(seats, int)
    options.setdefault("deck", "all")
    cards: list[str] = []
    moves: list[str] = []
    for number, turn in enumerate(turns):
        seat = number % seats
        shape = TURN.fullmatch(turn)
        assert shape is not None
        card, rest = shape.groups()
        cards.append(card)
        if rest and options.get("edition") in MOVES_APART:
            moves += [f"{seat} 1", f"{seat} {rest}"]
        else:
            moves.append(f"{seat} 1{rest}")
    return options, deal(*cards), moves


def table_after_turns(*turns: str, **options: object) -> State:
    """The table after these turns: a card each, `brewer/witch:witch+miller` for example.

    Seat 0 begins, everyone takes card 1, and the deck is stacked so that it is the card told.
    """
    chosen, cards, moves = options_deal_and_moves(turns, options)
    return stacked.play(MAJESTY, chosen, cards, *moves)


def events_of_last_turn(*turns: str, **options: object) -> list[str]:
    """What the last of these turns brings about, but for the taking and the next card."""
    chosen, cards, moves = options_deal_and_moves(turns, options)
    told = stacked.told_events(MAJESTY, chosen, cards, *moves)
    return [line for line in told if not line.startswith(("took", "turned-up"))]


def refusal_of_last_turn(*turns: str, **options: object) -> str:
    """Why the last of these turns is refused."""
    chosen, cards, moves = options_deal_and_moves(turns, options)
    return stacked.refusal(MAJESTY, chosen, cards, *moves)


def coins_gained_in_last_turn(*turns: str, **options: object) -> list[int]:
    """The coins that each seat gains in the last of these turns."""
    before = coins(table_after_turns(*turns[:-1], **options))
    after = coins(table_after_turns(*turns, **options))
    return [now - then for now, then in zip(after, before, strict=True)]


def ways_to_take_first_card(*turns: str, **options: object) -> list[str]:
    """Every way to take card 1, which is the last of these, after the turns before it."""
    chosen, cards, moves = options_deal_and_moves(turns, options)
    state = stacked.play(MAJESTY, chosen, cards, *moves[:-1])
    return [text.split()[1] for text in stacked.legal(MAJESTY, state) if text.split()[1][0] == "1"]


def table_after_whole_game(mine: list[str], theirs: list[str], **options: object) -> State:
    """A whole game of two: seat 0 takes `mine` in turn with seat 1, who takes `theirs`."""
    return table_after_turns(
        *(turn for pair in zip(mine, theirs, strict=True) for turn in pair), **options
    )


# what lies on the table


def table(state: State) -> Table:
    """The table in the words of the notation page."""
    return cast(Table, state.table_as_dict())


def realm(state: State, seat: int) -> Realm:
    """What lies before a seat."""
    return table(state)["seats"][seat]


def coins(state: State) -> list[int]:
    """The coins of every seat."""
    return [seat["coins"] for seat in table(state)["seats"]]


def workers(state: State) -> list[int]:
    """The workers of every seat."""
    return [seat["workers"] for seat in table(state)["seats"]]


def cards(state: State, seat: int, building: str) -> list[str]:
    """The cards under a building, in order of placing."""
    return realm(state, seat)["buildings"][building]


def infirmary(state: State, seat: int) -> list[str]:
    """The wounded of a seat, from bottom to top."""
    return realm(state, seat)["infirmary"]


def row(state: State) -> list[tuple[str, int]]:
    """The row from card 1, each card with the workers on it."""
    return [(place["card"], place["workers"]) for place in table(state)["row"]]


def final_score(state: State, seat: int) -> Final:
    """The final scoring of a seat."""
    return realm(state, seat)["final"]
