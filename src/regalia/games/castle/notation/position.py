"""A position of Castle as the JSON that docs/notation.md describes."""

from typing import Final

from mypy_extensions import i64

from regalia.games.castle.card_tracking import possible_holders
from regalia.games.castle.card_tracking.multisets import bag_size, list_cards
from regalia.games.castle.rules import cards, layout, protection, tasks
from regalia.games.castle.rules.board import NOWHERE, PLACE_NAMES, PLACES, SPACES, lowest_bit_index
from regalia.games.castle.rules.choices import VERB_ASKED
from regalia.games.castle.rules.ending import win_reason
from regalia.games.castle.rules.move_codes import VERBS
from regalia.games.castle.wire import shapes
from regalia.kernel.cells import Cells
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.view import HIDDEN
from regalia.kernel.wire.shapes import Prompt, Wire

VERB_NAMES: Final = {start: verb for verb, start in VERBS}
ENDINGS: Final = (None, "won", "blocked")


def position_to_wire(c: Cells, pending: i64, row: i64) -> Wire:
    """The position with what a row of knowledge adds; in a view unknown cards are None."""
    memory = shapes.CastleMemory(known_hands(c, row))
    return Wire(
        table_to_wire(c, row),
        prompts_by_seat(c, pending),
        memory,
        past_to_wire(c, row),
        derived_to_wire(c),
    )


# what lies there


def table_to_wire(c: Cells, row: i64) -> shapes.CastleTable:
    """What lies on the table, and the hands and decks."""
    return shapes.CastleTable(
        int(c[layout.TURN]),
        stacks_by_name(c, 0, SPACES),
        stacks_by_name(c, SPACES, PLACES),
        sorted_card_names(c[layout.RESERVE]),
        [
            shapes.Holdings(visible_hand(c, row, seat), visible_deck(c, seat))
            for seat in range(c[layout.SEATS])
        ],
        sorted_card_names(c[layout.REMOVED]),
        int(c[layout.ACTIONS]),
    )


def stacks_by_name(c: Cells, start: i64, stop: i64) -> dict[str, list[shapes.Placed]]:
    """The places from start to stop with cards on them, by name."""
    return {
        PLACE_NAMES[place]: [placed_card(card) for card in cards_in_stack(c[layout.STACKS + place])]
        for place in range(start, stop)
        if c[layout.STACKS + place]
    }


def cards_in_stack(stack: i64) -> list[int]:
    """The cards of a stack, from the bottom."""
    found: list[int] = []
    while stack:
        found.append(stack & layout.CARD_MASK)
        stack >>= layout.CARD_BITS
    return found


def placed_card(card: i64) -> shapes.Placed:
    """A card in play: its name, and the seat whose marker is on it, if any."""
    token = layout.token_of(card)
    return shapes.Placed(cards.NAMES[layout.kind_of(card)], int(token) - 1 if token else None)


def sorted_card_names(bag: i64) -> list[str]:
    """The cards of a bag, sorted by name."""
    return sorted([cards.NAMES[kind] for kind in list_cards(bag)])


def known_cards_in_hand(c: Cells, row: i64, seat: i64) -> i64:
    """The cards of a hand that a row knows; the whole hand where the cells show it."""
    hand = c[layout.HANDS + seat]
    return c[layout.KNOWN + row * layout.MAX_SEATS + seat] if hand == HIDDEN else hand


def visible_hand(c: Cells, row: i64, seat: i64) -> list[str | None]:
    """The known cards of a hand, sorted by name, then None for each unknown card."""
    hand = known_cards_in_hand(c, row, seat)
    names: list[str | None] = [*sorted_card_names(hand)]
    return names + [None] * (c[layout.HAND_SIZES + seat] - bag_size(hand))


def visible_deck(c: Cells, seat: i64) -> list[str | None]:
    """The cards of a deck by name, from the top; None for each card that is hidden."""
    end = (seat + 1) * cards.DECK_CARDS[c[layout.SEATS]]
    return [
        None if c[layout.DECKS + at] == HIDDEN else cards.NAMES[c[layout.DECKS + at]]
        for at in range(end - c[layout.DECK_SIZES + seat], end)
    ]


# what is asked


def prompts_by_seat(c: Cells, pending: i64) -> dict[str, Prompt]:
    """What each pending seat is asked: for an action, or by which power for what."""
    task = tasks.top_task(c)
    asks = (
        Prompt(verb_asked_by(task), power_card(task), PLACE_NAMES[tasks.arrival_place(task)])
        if task
        else ACTION
    )
    return {str(seat): asks for seat in seats_in_mask(pending)}


ACTION: Final = Prompt("action")


def verb_asked_by(task: i64) -> str:
    """The verb that a power asks for."""
    return VERB_NAMES[int(VERB_ASKED[tasks.asking_card(task)])]


def power_card(task: i64) -> str:
    """The card whose power asks; the King if the owner of the Mistress's token is asked (C20)."""
    return cards.NAMES[
        cards.KING if tasks.asking_card(task) == tasks.FAVOUR else tasks.asking_card(task)
    ]


# what is remembered


def known_hands(c: Cells, row: i64) -> list[list[str]]:
    """The cards that a row knows to be in each hand."""
    return [
        sorted_card_names(c[layout.KNOWN + row * layout.MAX_SEATS + seat])
        for seat in range(c[layout.SEATS])
    ]


def past_to_wire(c: Cells, row: i64) -> shapes.CastlePast:
    """What happened before and still matters: turns, duties, waiting powers and doubts."""
    last = int(c[layout.LAST_SPOT])
    return shapes.CastlePast(
        turns=int(c[layout.TURNS]),
        idle=int(c[layout.IDLE_TURNS]) if c[layout.IDLE_TURNS] >= 0 else None,
        heralded=c[layout.HERALDED] != 0,
        last=None
        if last == NOWHERE
        else f"{PLACE_NAMES[last // layout.STACK_LEVELS]}.{last % layout.STACK_LEVELS + 1}",
        powers=[waiting_power(c[layout.TASK_STACK + at]) for at in range(c[layout.TASK_COUNT])],
        sealed=[sealed_card(c, seat) for seat in range(c[layout.SEATS])],
        known=known_hands(c, 0),
        doubts=doubts_to_wire(c, row),
        doubts_of_all=doubts_to_wire(c, 0),
        ending=ENDINGS[c[layout.ENDING]],
    )


def waiting_power(task: i64) -> shapes.Power:
    """A power that waits for a choice."""
    asks = tasks.asking_card(task)
    left: int | None = None
    given, taken = 0, 0
    if asks == cards.MERCHANT:
        left = int(tasks.task_memory(task))
    elif asks == cards.ALCHEMIST:
        left, given, taken = (
            int(tasks.exchanges_left(task)),
            int(tasks.last_card_given(task)),
            int(tasks.last_card_taken(task)),
        )
    moves: list[str] = []
    if asks == cards.MISTRESS and tasks.task_memory(task) & tasks.KING_TO_MOVE:
        moves.append("king")
    if asks == cards.MISTRESS and tasks.task_memory(task) & tasks.KNIGHT_TO_MOVE:
        moves.append("knight")
    return shapes.Power(
        asks=verb_asked_by(task),
        card=power_card(task),
        at=PLACE_NAMES[tasks.arrival_place(task)],
        mistress=asks == tasks.FAVOUR,
        left=left,
        given=cards.NAMES[given] or None,
        taken=cards.NAMES[taken] or None,
        moves=moves,
        least=int(tasks.task_memory(task)) if asks == cards.SPY else None,
        second=asks == cards.DRAGON and tasks.task_memory(task) == tasks.TOWER_OR_WALL_CARD,
    )


def sealed_card(c: Cells, seat: i64) -> str | None:
    """The card a seat has chosen for the Jester; None if it has not chosen, or if it is hidden."""
    kind = c[layout.SEALED_CARDS + seat]
    return None if kind == HIDDEN else cards.NAMES[kind] or None


def doubts_to_wire(c: Cells, row: i64) -> list[shapes.Doubt]:
    """The doubted cards of a row of knowledge, by the hand in which they were last known."""
    found: list[shapes.Doubt] = []
    trail = c[layout.TRAILS + row]
    for home in range(c[layout.SEATS]):
        doubted = [
            shapes.Doubted(
                cards.NAMES[kind], seats_in_mask(possible_holders.hands_reached_by(c, row, kind))
            )
            for kind in list_cards(c[layout.DOUBTED + row * layout.MAX_SEATS + home])
        ]
        if doubted:
            found.append(
                shapes.Doubt(
                    home,
                    doubted,
                    int(possible_holders.max_doubted_cards_away(trail, home)),
                    int(possible_holders.min_doubted_cards_away(trail, home)),
                )
            )
    return found


# what the rules make of it


def derived_to_wire(c: Cells) -> shapes.CastleDerived:
    """Protection, neighbours, whether the Mistress's owner is asked, and what decided the game."""
    return shapes.CastleDerived(
        protected=protectors_by_place(c),
        passes_to=[int(layout.left_neighbour(c, seat)) for seat in range(c[layout.SEATS])],
        mistress=tasks.asking_card(tasks.top_task(c)) == tasks.FAVOUR,
        won_by=win_reason(c),
    )


def protectors_by_place(c: Cells) -> dict[str, shapes.Protector]:
    """The protected places of the castle by name, each with the card that protects it (C11)."""
    found: dict[str, shapes.Protector] = {}
    add_protected(c, cards.AMBASSADOR, protection.protected_ambassador(c), found)
    add_protected(c, cards.PRIEST, protection.protected_by_priest(c), found)
    add_protected(c, cards.CAPTAIN, protection.protected_by_captain(c), found)
    return found


def add_protected(c: Cells, kind: i64, spaces: i64, found: dict[str, shapes.Protector]) -> None:
    """Adds the cards on these spaces as protected by the card of this kind."""
    spaces &= c[layout.OCCUPIED]
    if not spaces:
        return
    protector = shapes.Protector(cards.NAMES[kind], PLACE_NAMES[c[layout.PLACE_OF_KIND + kind]])
    while spaces:
        found[PLACE_NAMES[lowest_bit_index(spaces)]] = protector
        spaces &= spaces - 1
