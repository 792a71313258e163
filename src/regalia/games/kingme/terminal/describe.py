"""King Me!'s moves in plain words, and what they bring."""

from mypy_extensions import i64

from regalia.games.kingme.rules.courtiers import FAVOURITES, FLOORS, LETTERS, NOWHERE, THRONE, WORTH
from regalia.games.kingme.rules.layout import (
    FLOOR,
    GOAL,
    ROUND,
    courtiers_in_stack,
    position_of,
    seat_offset,
)
from regalia.games.kingme.rules.scoring import goal_points
from regalia.games.kingme.terminal.picture import AT_LENGTH, courtier_span
from regalia.kernel.event import VisibleEvent
from regalia.kernel.parts import Part, value_of, verb_of
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View


def describe_move(view: View, parts: list[Part], voice: Voice) -> str:
    """A legal move of the view's seat."""
    verb = verb_of(parts)
    if verb == "vote":
        return voice.text(f"describe-{value_of(parts, 'vote')}")
    courtier = LETTERS.index(value_of(parts, "courtier") or "")
    floor = int(value_of(parts, "floor") or position_of(view.cells, courtier) + 1)
    if floor == THRONE:
        verb = "nominate"
    shown = voice.word("floor", FLOORS[floor])
    name = courtier_span(view, courtier, voice, AT_LENGTH).text
    return voice.text(f"describe-{verb}", courtier=name, number=floor, floor=shown)


def goal_outlook(view: View, events: list[VisibleEvent], voice: Voice) -> list[str]:
    """What the goal of the view's seat is worth after the foreseen moves of courtiers (K14)."""
    c = view.cells
    goal = c[seat_offset(view.seat) + GOAL + c[ROUND]]
    before = int(goal_points(c, goal))
    after = before
    for told in events:
        gained = floor_reached(told)
        if gained is None:
            continue
        letter, floor = gained
        courtier = LETTERS.index(letter)
        if (FAVOURITES[goal] >> courtier) & 1:
            now = position_of(c, courtier)
            after += int(WORTH[floor]) - int(WORTH[min(NOWHERE, now)])
    if any(told.name in ("nominated", "voted") for told in events):
        return [describe_stakes(view, events, goal, voice)]
    if any(floor_reached(told) for told in events):
        message = "outlook-goal" if after != before else "outlook-same"
        return [voice.text(message, before=before, after=after)]
    return []


def describe_stakes(view: View, events: list[VisibleEvent], goal: i64, voice: Voice) -> str:
    """What the goal is worth if the nominated courtier is crowned, and if not (K11, K12)."""
    c = view.cells
    told = events[0]
    letter = told.facts.get("courtier")
    courtier = (
        LETTERS.index(letter)
        if isinstance(letter, str)
        else int(courtiers_in_stack(c[FLOOR + THRONE])[0])
    )
    before = int(goal_points(c, goal))
    mine = bool((FAVOURITES[goal] >> courtier) & 1)
    out = before - (int(WORTH[position_of(c, courtier)]) if mine else 0)
    return voice.text(
        "outlook-nominated" if told.name == "nominated" else f"outlook-{told.facts['vote']}",
        courtier=voice.word("courtier", LETTERS[courtier]),
        before=before,
        crowned=out + (int(WORTH[THRONE]) if mine else 0),
        out=out,
    )


def floor_reached(told: VisibleEvent) -> tuple[str, int] | None:
    """The courtier and the floor of an event in which one comes to a floor."""
    courtier, floor = told.facts.get("courtier"), told.facts.get("floor")
    if told.name in ("placed", "moved") and isinstance(courtier, str) and isinstance(floor, str):
        return courtier, FLOORS.index(floor)
    if told.name == "nominated" and isinstance(courtier, str):
        return courtier, THRONE
    return None
