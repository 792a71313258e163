"""The shapes of a Castle position on a wire."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.games.castle.rules.board import PLACE_NAMES, PLACES
from regalia.games.castle.rules.cards import CARDS
from regalia.games.castle.rules.ending import WON_BY
from regalia.games.castle.rules.move_codes import VERBS

Card = Annotated[str, Meta(extra_json_schema={"enum": [row[0] for row in CARDS]})]
Place = Annotated[str, Meta(extra_json_schema={"enum": list(PLACE_NAMES[:PLACES])})]
Verb = Annotated[str, Meta(extra_json_schema={"enum": [verb for verb, _ in VERBS]})]


class Placed(Struct, frozen=True):
    """A card in play."""

    card: Card
    token: Annotated[int | None, Meta(description="the seat whose token lies on it")]


class Holdings(Struct, frozen=True):
    """The cards of one seat."""

    hand: Annotated[
        list[Card | None], Meta(description="known cards sorted by name, then null for the others")
    ]
    deck: Annotated[list[Card | None], Meta(description="from the top; null where hidden")]


class CastleTable(Struct, frozen=True):
    """A position of Castle."""

    turn: Annotated[int, Meta(description="the seat whose turn it is, also while others choose")]
    board: Annotated[
        dict[Place, list[Placed]], Meta(description="occupied places, stacks from the bottom")
    ]
    outside: Annotated[dict[Place, list[Placed]], Meta(description="the same for the outside")]
    reserve: Annotated[list[Card], Meta(description="sorted by name")]
    seats: list[Holdings]
    removed: Annotated[list[Card], Meta(description="out of the game, sorted by name")]
    actions_left: Annotated[
        int, Meta(description="actions left to take; one whose power still asks is taken")
    ]


class CastleMemory(Struct, frozen=True):
    """What a perfect memory knows beyond the table (C60)."""

    known: Annotated[
        list[list[Card]], Meta(description="cards known to be in each hand, sorted by name")
    ]


class Power(Struct, frozen=True):
    """A power that waits for a choice, and what it remembers."""

    asks: Verb
    card: Card
    at: Annotated[Place, Meta(description="the place its card arrived on")]
    mistress: Annotated[bool, Meta(description="whether the Mistress's owner is asked (C20)")]
    left: Annotated[int | None, Meta(description="claims or exchanges left, this one included")]
    given: Annotated[Card | None, Meta(description="the card given by the exchange before (C49)")]
    taken: Annotated[Card | None, Meta(description="the card taken by the exchange before (C49)")]
    moves: Annotated[list[Card], Meta(description="what the Mistress may still move (C25)")]
    least: Annotated[
        int | None,
        Meta(description="how many cards in play come before those the Spy may begin with (C31)"),
    ]
    second: Annotated[bool, Meta(description="whether it is the Dragon's second step (C52)")]


class Doubted(Struct, frozen=True):
    """A card known to be in a hand, but not in whose."""

    card: Card
    hands: Annotated[list[int], Meta(description="the hands it can have come to, or stayed in")]


class Doubt(Struct, frozen=True):
    """Cards last known in one hand, since when some have changed hands unseen (C61)."""

    seat: Annotated[int, Meta(description="the hand they were last known in")]
    cards: list[Doubted]
    most: Annotated[
        int, Meta(description="at most so many of them are in another hand; 7 for any number")
    ]
    least: Annotated[int, Meta(description="at least so many of them are in another hand")]


class CastlePast(Struct, frozen=True):
    """What happened before and still matters."""

    turns: Annotated[int, Meta(description="turns completed")]
    idle: Annotated[
        int | None, Meta(description="turns without a play or a draw (C14); null in one that has")
    ]
    heralded: Annotated[
        bool, Meta(description="whether a King held since the turn began must be played (C55)")
    ]
    last: Annotated[
        str | None,
        Meta(description="where the card placed last was laid: place and level from the bottom"),
    ]
    powers: Annotated[list[Power], Meta(description="powers that wait, the next one last")]
    sealed: Annotated[
        list[Card | None],
        Meta(description="what each seat has chosen for the Jester, if known"),
    ]
    known: Annotated[list[list[Card]], Meta(description="what everybody knows of each hand")]
    doubts: Annotated[list[Doubt], Meta(description="what is in doubt for the one who looks")]
    doubts_of_all: Annotated[list[Doubt], Meta(description="what is in doubt for everybody")]
    ending: Annotated[
        str | None,
        Meta(
            description="how the game ended (C13, C14)",
            extra_json_schema={"enum": ["won", "blocked", None]},
        ),
    ]


class Protector(Struct, frozen=True):
    """The card that protects another one, and where it lies."""

    card: Card
    at: Place


class CastleDerived(Struct, frozen=True):
    """What the rules make of a position."""

    protected: Annotated[
        dict[Place, Protector], Meta(description="the places whose top card is protected (C11)")
    ]
    passes_to: Annotated[
        list[int], Meta(description="by seat, the one to its left, to whom it passes cards (C38)")
    ]
    mistress: Annotated[
        bool, Meta(description="whether the Mistress's owner is asked what the King returns (C20)")
    ]
    won_by: Annotated[
        str | None,
        Meta(
            description="what decided the game (C13, C14); null while it runs",
            extra_json_schema={"enum": [*WON_BY, None]},
        ),
    ]
