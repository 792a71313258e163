"""The shapes of a King Me! position on a wire."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.games.kingme.rules.courtiers import LETTERS
from regalia.games.kingme.rules.layout import PHASES
from regalia.games.kingme.rules.scoring import WON_BY

Courtier = Annotated[str, Meta(extra_json_schema={"enum": list(LETTERS)})]
Vote = Annotated[str, Meta(extra_json_schema={"enum": ["yes", "no"]})]
Phase = Annotated[str, Meta(extra_json_schema={"enum": list(PHASES)})]


class Hand(Struct, frozen=True):
    """What one seat holds and has scored."""

    goal: Annotated[int | None, Meta(description="the number of its goal; null where hidden")]
    noes: Annotated[int, Meta(description="No cards not yet shown in this round")]
    scores: Annotated[list[int], Meta(description="one for each finished round")]


class KingMeTable(Struct, frozen=True):
    """A position of King Me!."""

    round: Annotated[int, Meta(description="from 1")]
    phase: Phase
    floors: Annotated[
        list[list[Courtier]],
        Meta(description="floors 0 to 6, the first to arrive first", min_length=7, max_length=7),
    ]
    out: Annotated[list[Courtier], Meta(description="those voted out, the first one first")]
    crown: Annotated[
        int | None, Meta(description="the seat that nominated last; null before any did")
    ]
    votes: Annotated[
        list[Vote | None],
        Meta(description="by seat, those cast and not yet shown; null where hidden or not cast"),
    ]
    seats: list[Hand]


class Ballot(Struct, frozen=True):
    """A vote that has been shown."""

    round: Annotated[int, Meta(description="from 1")]
    courtier: Annotated[Courtier, Meta(description="the nominee")]
    by: Annotated[int, Meta(description="the seat that nominated")]
    votes: Annotated[list[Vote], Meta(description="one for each seat")]


class GoalsShown(Struct, frozen=True):
    """The goals of a finished round."""

    round: Annotated[int, Meta(description="from 1")]
    goals: Annotated[list[int], Meta(description="one for each seat")]


class KingMeMemory(Struct, frozen=True):
    """What was shown to all and lies on the table no more."""

    votes: Annotated[list[Ballot], Meta(description="every vote shown, in order")]
    goals: Annotated[list[GoalsShown], Meta(description="of every finished round")]


class RoundPast(Struct, frozen=True):
    """How a round began, and all its turns."""

    first: Annotated[int, Meta(description="the seat that began")]
    floors: Annotated[
        dict[Courtier, int] | None,
        Meta(description="where chance placed the courtiers; null where the seats place them"),
    ]
    turns: Annotated[
        list[str],
        Meta(description="every placing and ascent, written as in a record: 0 K@3, then 1 K^"),
    ]


class KingMePast(Struct, frozen=True):
    """What happened before and still matters."""

    rounds: Annotated[list[RoundPast], Meta(description="those begun so far")]


class GoalValue(Struct, frozen=True):
    """What the goal of a seat is worth; all null where the goal is hidden."""

    favourites: list[Courtier] | None
    points: Annotated[
        int | None, Meta(description="what it gives if the round ended now (K14, K15)")
    ]
    points_if: Annotated[
        dict[Courtier, list[int]] | None,
        Meta(description="the same with one favourite on each of the floors 0 to 6, then out"),
    ]


class KingMeDerived(Struct, frozen=True):
    """What the rules make of a position."""

    rounds: Annotated[int, Meta(description="how many there are")]
    noes: Annotated[int, Meta(description="the No cards of each seat when a round begins (K2)")]
    floor_points: Annotated[
        list[int], Meta(description="what a favourite gives on floors 0 to 6 (K14)")
    ]
    seats: list[GoalValue]
    favourites: Annotated[
        list[list[list[Courtier]]],
        Meta(description="by finished round and seat, the favourites of its goal"),
    ]
    won_by: Annotated[
        str | None,
        Meta(
            description="what decided the game (K17); null while it runs",
            extra_json_schema={"enum": [*WON_BY, None]},
        ),
    ]
