"""What happens in King Me!, as it is told. Votes and new goals are for few eyes only."""

from mypy_extensions import i64

from regalia.games.kingme.courtiers import FLOORS, GOALS, LETTERS
from regalia.games.kingme.layout import VOTE_NO
from regalia.kernel.event import Event
from regalia.kernel.seats import seats_of


def dealt(seat: i64, goal: i64) -> Event:
    """A seat is dealt a goal and looks at it alone."""
    return Event(
        "dealt",
        {"seat": int(seat), "goal": int(goal), "courtiers": list(GOALS[goal - 1])},
        ("goal", "courtiers"),
        i64(1) << seat,
    )


def placed(seat: i64, courtier: i64, floor: i64) -> Event:
    """A courtier is placed."""
    return Event(
        "placed", {"seat": int(seat), "courtier": LETTERS[courtier], "floor": FLOORS[floor]}
    )


def stood(floor: i64, courtiers: list[int]) -> Event:
    """Courtiers whom no seat has placed stand on a floor."""
    return Event(
        "stood",
        {"floor": FLOORS[floor], "courtiers": [LETTERS[courtier] for courtier in courtiers]},
    )


def moved(seat: i64, courtier: i64, floor: i64) -> Event:
    """A courtier moves up to a floor."""
    return Event(
        "moved", {"seat": int(seat), "courtier": LETTERS[courtier], "floor": FLOORS[floor]}
    )


def nominated(seat: i64, courtier: i64) -> Event:
    """A courtier enters the Throne room, and the vote begins."""
    return Event("nominated", {"seat": int(seat), "courtier": LETTERS[courtier]})


def voted(seat: i64, vote: i64) -> Event:
    """A seat has voted, and it alone knows how."""
    said = "no" if vote == VOTE_NO else "yes"
    return Event("voted", {"seat": int(seat), "vote": said}, ("vote",), i64(1) << seat)


def agreed(seats: i64) -> Event:
    """The Yes votes are shown."""
    return Event("agreed", {"seats": seats_of(seats)})


def objected(seats: i64) -> Event:
    """The No votes are shown."""
    return Event("objected", {"seats": seats_of(seats)})


def crowned(courtier: i64, by: i64) -> Event:
    """The nominee is king."""
    return Event("crowned", {"courtier": LETTERS[courtier], "by": int(by)})


def rejected(courtier: i64, by: i64) -> Event:
    """The nominee is out."""
    return Event("rejected", {"courtier": LETTERS[courtier], "by": int(by)})


def scored(seat: i64, goal: i64, points: i64, total: int, soars: bool) -> Event:
    """A goal is shown and counted; it soars where nothing at all counts as everything."""
    return Event(
        "soared" if soars else "scored",
        {
            "seat": int(seat),
            "goal": int(goal),
            "courtiers": list(GOALS[goal - 1]),
            "points": int(points),
            "total": total,
        },
    )


def began(number: i64, first: i64) -> Event:
    """A new round begins."""
    return Event("began", {"round": int(number + 1), "seat": int(first)})


def finished(winners: list[int]) -> Event:
    """The game is over."""
    return Event("finished", {"seats": winners})
