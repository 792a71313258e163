"""The shapes of a Majesty position on a wire."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from regalia.games.majesty.rules.cards import CARDS
from regalia.games.majesty.rules.scoring import WON_BY

Card = Annotated[str, Meta(extra_json_schema={"enum": [name for name, _, _ in CARDS]})]


class Slot(Struct, frozen=True):
    """A card of the row."""

    card: Card
    workers: Annotated[int, Meta(description="the workers lying on it")]


class Buildings(Struct, frozen=True):
    """The cards under each building, in order of placing."""

    mill: list[Card]
    brewery: list[Card]
    cottage: list[Card]
    guardhouse: list[Card]
    barracks: list[Card]
    inn: list[Card]
    castle: list[Card]


class Majorities(Struct, frozen=True):
    """What each building pays a seat at the end; 0 where it does not lead."""

    mill: int
    brewery: int
    cottage: int
    guardhouse: int
    barracks: int
    inn: int
    castle: int


class FinalScore(Struct, frozen=True):
    """The final scoring of a seat (M41)."""

    wounded: Annotated[int, Meta(description="the whole of M27, not above zero")]
    variety: int
    majorities: Majorities


class Realm(Struct, frozen=True):
    """What lies before one seat."""

    coins: Annotated[int, Meta(description="coins so far; at the end with the final scoring")]
    workers: int
    buildings: Buildings
    infirmary: Annotated[list[Card], Meta(description="the wounded, from bottom to top")]
    final: Annotated[
        FinalScore | UnsetType, Meta(description="the final scoring, only when the game is over")
    ] = UNSET


class MajestyTable(Struct, frozen=True):
    """A position of Majesty."""

    turn: Annotated[int, Meta(description="turns completed so far")]
    row: Annotated[list[Slot], Meta(description="the cards to take, card 1 first")]
    deck: Annotated[
        list[Card | None], Meta(description="undrawn cards, next first; null where hidden")
    ]
    taken: Annotated[
        Card | None, Meta(description="the card taken, between the two moves of a turn")
    ]
    seats: list[Realm]


class SeatScore(FinalScore, frozen=True):
    """The final scoring of a seat if the game ended now, or as it was at the end (M41)."""

    buildings: Annotated[int, Meta(description="occupied buildings; variety is their square")]
    total: Annotated[int, Meta(description="the coins after the final scoring")]


class TurnWorth(Struct, frozen=True, omit_defaults=True):
    """What a way to take a turn changes for its seat; the lines of no change are left out."""

    coins: Annotated[int, Meta(description="coins at once")]
    total: Annotated[int, Meta(description="coins and the lines of the final scoring together")]
    workers: int = 0
    wounded: Annotated[int, Meta(description="the change of each line of the final scoring")] = 0
    variety: int = 0
    majorities: int = 0


class MajestyDerived(Struct, frozen=True):
    """What the rules make of a position."""

    round: Annotated[int, Meta(description="the round that is played, from 1")]
    rounds: Annotated[int, Meta(description="how many there are")]
    costs: Annotated[list[int], Meta(description="the workers that each card of the row costs")]
    seats: Annotated[list[SeatScore], Meta(description="the final scoring if the game ended now")]
    worth: Annotated[
        dict[str, TurnWorth],
        Meta(
            description="what each way to take this turn changes for the seat that looks and is to"
            " move, by its notation; that of taking and laying in one where they are two moves"
        ),
    ]
    won_by: Annotated[
        str | None,
        Meta(
            description="what decided the game (M42); null while it runs",
            extra_json_schema={"enum": [*WON_BY, None]},
        ),
    ]


class MajestyPast(Struct, frozen=True):
    """What happened before and still matters."""

    first: Annotated[int, Meta(description="the seat that began")]
    drawn: Annotated[list[Card], Meta(description="all cards turned up so far, in order")]
