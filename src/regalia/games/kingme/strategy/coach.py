"""Facts that matter before a move in King Me!: favourites, No cards, and likely nominees."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import (
    COURTIERS,
    DIGNITARIES,
    FAVOURITES,
    FLOORS,
    LETTERS,
    MERCHANTS,
    NOBLES,
    NOWHERE,
    THRONE,
    WORTH,
)
from regalia.games.kingme.rules.layout import (
    ASCENT,
    PHASE,
    PLACING,
    SEATS,
    VOTING,
    courtier_position,
    courtiers_at,
    current_goal,
    seat_offset,
)
from regalia.games.kingme.rules.scoring import goal_points, points_with_moonshot
from regalia.kernel.cells import Cells
from regalia.kernel.coach import GameCoach, NotableFact
from regalia.kernel.seats import has_seat
from regalia.kernel.view import View

FLOOR_ROOM: Final = 4  # courtiers on a floor (K5)
FEW_NOES: Final = 2  # from so few on, the No cards of all others are mentioned


class KingMeCoach(GameCoach):
    """Looks at the seat's own favourites, and at the vote that is open or near."""

    def notable_facts(self, view: View) -> list[NotableFact]:
        if not has_seat(view.pending, view.seat):
            return []
        c, seat = view.cells, view.seat
        found: list[NotableFact] = []
        if c[PHASE] == PLACING:
            add_placing_facts(c, seat, found)
        else:
            add_own_no_cards_fact(c, seat, found)
            add_no_cards_of_others_fact(c, seat, found)
        if c[PHASE] == ASCENT:
            add_next_nominees_fact(c, seat, found)
            add_low_favourites_fact(c, seat, found)
        if c[PHASE] == VOTING:
            add_vote_fact(c, seat, found)
        else:
            add_points_fact(c, seat, found)
        return found


def is_favourite(c: Cells, seat: i64, courtier: i64) -> bool:
    """Whether a courtier is a favourite of a seat in this round."""
    return (FAVOURITES[current_goal(c, seat)] >> courtier) & 1 != 0


def points_of_round(c: Cells, seat: i64) -> i64:
    """What a seat's goal would count if the round ended now (K14, K15)."""
    return points_with_moonshot(c, goal_points(c, current_goal(c, seat)))


def courtier_mark(courtier: i64) -> str:
    """How a fact marks a courtier on the board, such as `courtier-K`."""
    return f"courtier-{LETTERS[courtier]}"


def add_placing_facts(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the seat's favourites who stand nowhere yet, and the best floor for them."""
    waiting = [one for one in courtiers_at(c, NOWHERE) if is_favourite(c, seat, one)]
    if waiting:
        facts: dict[str, int | str] = {"favourites": len(waiting)}
        found.append(
            NotableFact("unplaced", facts, 60, [courtier_mark(i64(one)) for one in waiting])
        )
        add_top_floor_fact(c, found)
    else:
        found.append(NotableFact("all-placed", {}, 60, []))


def add_top_floor_fact(c: Cells, found: list[NotableFact]) -> None:
    """Adds the highest floor on which a courtier can still be placed (K4, K5)."""
    for down in range(i64(DIGNITARIES)):
        floor = DIGNITARIES - down
        room = FLOOR_ROOM - len(courtiers_at(c, floor))
        if room > 0:
            facts: dict[str, int | str] = {
                "floor": FLOORS[floor],
                "room": room,
                "points": int(WORTH[floor]),
            }
            found.append(NotableFact("top-floor", facts, 50, [f"floor-{FLOORS[floor]}"]))
            return


def add_own_no_cards_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds how many No cards the seat holds (K2, K13)."""
    noes = c[seat_offset(seat) + layout.NOES]
    weight = 58 - 8 * noes if c[PHASE] == VOTING else 42 - 6 * noes
    found.append(NotableFact("noes", {"noes": int(noes)}, weight, [f"seat-{seat}"]))


def add_no_cards_of_others_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds how many No cards all others hold together, if they are few."""
    noes: i64 = 0
    marks: list[str] = []
    for other in range(c[SEATS]):
        held = c[seat_offset(other) + layout.NOES]
        if other != seat and held:
            noes += held
            marks.append(f"seat-{other}")
    if noes <= FEW_NOES:
        found.append(NotableFact("noes-of-others", {"noes": int(noes)}, 54 - 6 * noes, marks))


def add_next_nominees_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds who stands just below the throne room: a favourite, or somebody else (K7, K9)."""
    points = points_of_round(c, seat)
    for one in courtiers_at(c, NOBLES):
        courtier = i64(one)
        facts: dict[str, int | str] = {"courtier": LETTERS[courtier]}
        marks = [courtier_mark(courtier)]
        if is_favourite(c, seat, courtier):
            facts["crowned"] = int(points_if_at(c, seat, courtier, THRONE))
            facts["points"] = int(points)
            found.append(NotableFact("near-favourite", facts, 62, marks))
        else:
            facts["points"] = int(points)
            found.append(NotableFact("near-stranger", facts, 52, marks))


def add_low_favourites_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds the seat's favourites on the three lowest floors."""
    low = [
        one
        for one in range(COURTIERS)
        if is_favourite(c, seat, i64(one)) and courtier_position(c, i64(one)) <= MERCHANTS
    ]
    if low:
        facts: dict[str, int | str] = {"favourites": len(low), "floor": FLOORS[MERCHANTS]}
        weight = 28 + 4 * i64(len(low))
        found.append(
            NotableFact("low-favourites", facts, weight, [courtier_mark(i64(one)) for one in low])
        )


def add_vote_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds what the vote decides for the seat (K11, K14)."""
    for one in courtiers_at(c, THRONE):
        courtier = i64(one)
        facts: dict[str, int | str] = {
            "courtier": LETTERS[courtier],
            "points": int(points_of_round(c, seat)),
        }
        marks = [courtier_mark(courtier)]
        if is_favourite(c, seat, courtier):
            facts["out"] = int(points_if_at(c, seat, courtier, NOWHERE))
            found.append(NotableFact("vote-favourite", facts, 70, marks))
        else:
            found.append(NotableFact("vote-stranger", facts, 70, marks))


def points_if_at(c: Cells, seat: i64, courtier: i64, place: i64) -> i64:
    """What a seat's goal would count with one of its favourites at another place (K14, K15)."""
    now = goal_points(c, current_goal(c, seat))
    moved = now - WORTH[courtier_position(c, courtier)] + WORTH[place]
    return points_with_moonshot(c, moved)


def add_points_fact(c: Cells, seat: i64, found: list[NotableFact]) -> None:
    """Adds what the seat's favourites are worth as they stand (K14)."""
    facts: dict[str, int | str] = {"points": int(points_of_round(c, seat))}
    found.append(NotableFact("points-now", facts, 26, []))
