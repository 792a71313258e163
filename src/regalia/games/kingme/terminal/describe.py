"""King Me!'s moves in plain words, and what they bring."""

from mypy_extensions import i64

from regalia.games.kingme.rules import layout
from regalia.games.kingme.rules.courtiers import FAVOURITES, FLOORS, LETTERS, NOWHERE, THRONE, WORTH
from regalia.games.kingme.rules.scoring import goal_points
from regalia.games.kingme.terminal.picture import AT_LENGTH, courtier_span
from regalia.kernel.event import VisibleEvent
from regalia.kernel.parts import Part, value_of, verb_of
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View


def describe_move(view: View, parts: list[Part], voice: Voice) -> str:
    """Describes a legal move of the view's seat, which is given by its parts."""
    verb = verb_of(parts)
    if verb == "vote":
        return voice.text(f"describe-{value_of(parts, 'vote')}")
    courtier = LETTERS.index(value_of(parts, "courtier") or "")
    floor = int(value_of(parts, "floor") or layout.courtier_position(view.cells, courtier) + 1)
    if floor == THRONE:
        verb = "nominate"
    shown = voice.word("floor", FLOORS[floor])
    name = courtier_span(view, courtier, voice, AT_LENGTH).text
    return voice.text(f"describe-{verb}", courtier=name, number=floor, floor=shown)


def describe_goal_change(view: View, events: list[VisibleEvent], voice: Voice) -> list[str]:
    """What the goal of the view's seat is worth after the foreseen moves of courtiers (K14)."""
    c = view.cells
    goal = layout.current_goal(c, view.seat)
    before = int(goal_points(c, goal))
    after = before
    for event in events:
        gained = courtier_and_floor_reached(event)
        if gained is None:
            continue
        letter, floor = gained
        courtier = LETTERS.index(letter)
        if (FAVOURITES[goal] >> courtier) & 1:
            now = layout.courtier_position(c, courtier)
            after += int(WORTH[floor]) - int(WORTH[min(NOWHERE, now)])
    if any(event.name in ("nominated", "voted") for event in events):
        return [describe_vote_stakes(view, events, goal, voice)]
    if any(courtier_and_floor_reached(event) for event in events):
        message = "outlook-goal" if after != before else "outlook-same"
        return [voice.text(message, before=before, after=after)]
    return []


def describe_vote_stakes(view: View, events: list[VisibleEvent], goal: i64, voice: Voice) -> str:
    """What the goal is worth if the nominated courtier is crowned, and if not (K11, K12)."""
    c = view.cells
    event = events[0]
    letter = event.facts.get("courtier")
    courtier = (
        LETTERS.index(letter)
        if isinstance(letter, str)
        else int(layout.courtiers_in_stack(c[layout.FLOOR + THRONE])[0])
    )
    before = int(goal_points(c, goal))
    mine = bool((FAVOURITES[goal] >> courtier) & 1)
    out = before - (int(WORTH[layout.courtier_position(c, courtier)]) if mine else 0)
    return voice.text(
        "outlook-nominated" if event.name == "nominated" else f"outlook-{event.facts['vote']}",
        courtier=voice.word("courtier", LETTERS[courtier]),
        before=before,
        crowned=out + (int(WORTH[THRONE]) if mine else 0),
        out=out,
    )


def courtier_and_floor_reached(event: VisibleEvent) -> tuple[str, int] | None:
    """The courtier and the floor of an event in which one comes to a floor."""
    courtier, floor = event.facts.get("courtier"), event.facts.get("floor")
    if event.name in ("placed", "moved") and isinstance(courtier, str) and isinstance(floor, str):
        return courtier, FLOORS.index(floor)
    if event.name == "nominated" and isinstance(courtier, str):
        return courtier, THRONE
    return None
