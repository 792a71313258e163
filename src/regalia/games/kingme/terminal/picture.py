"""A King Me! view as text for a terminal, fitted to the width and height given."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kingme.notation.position import sealed_vote
from regalia.games.kingme.rules import courtiers, history, layout, scoring
from regalia.games.kingme.terminal.initials import localized_initials
from regalia.kernel.cells import Cells
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.terminal.columns import clip_text, pad_text, text_width
from regalia.kernel.terminal.spans import Line, Span, line_width, seat_line, wrap_span_list
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View

CROWN_SIGN: Final = "♛"
FAVOURITE_SIGN: Final = "★"
SEALED_SIGN: Final = "■"
YES_SIGN: Final = "✓"
NO_SIGN: Final = "✗"

AT_LENGTH: Final = 0  # how much of a courtier's name is shown
BY_NAME: Final = 1
BY_INITIAL: Final = 2


def heading(view: View, voice: Voice) -> str:
    """The round and its phase."""
    c = view.cells
    phase = voice.text(f"phase-{layout.PHASES[c[layout.PHASE]]}")
    if c[layout.PHASE] == layout.VOTING:
        nominee = layout.courtiers_in_stack(c[layout.FLOOR + courtiers.THRONE])[0]
        phase = voice.text(
            "phase-vote-on", courtier=voice.word("courtier", courtiers.LETTERS[nominee])
        )
    return voice.text(
        "portrait-round", number=int(c[layout.ROUND]) + 1, rounds=int(c[layout.ROUNDS]), phase=phase
    )


def board(view: View, voice: Voice, max_width: int, max_height: int) -> list[Line]:
    """The palace, the viewer's goal, and the courtiers not placed or voted out, as room allows."""
    drawn: list[Line] = []
    for detail in (AT_LENGTH, BY_NAME, BY_INITIAL):
        drawn = palace_lines(view, voice, detail)
        if max(line_width(line) for line in drawn) > max_width:
            continue
        drawn += lines_below_palace(view, voice, max_width, detail)
        if not max_height or len(drawn) <= max_height:
            return drawn
    return drawn[:max_height] if max_height else drawn


def lines_below_palace(view: View, voice: Voice, max_width: int, detail: int) -> list[Line]:
    """The lines below the palace: the goal, who waits, who is out, and earlier goals."""
    c = view.cells
    lines = own_goal_lines(view, voice, max_width, detail)
    waiting = layout.courtiers_at(c, courtiers.NOWHERE)
    if waiting:
        spans = [courtier_span(view, courtier, voice, detail) for courtier in waiting]
        lines += wrap_span_list(voice.text("portrait-waiting"), spans, max_width)
    lines += voted_out_lines(view, voice, max_width, detail)
    return lines + earlier_goal_lines(c, voice, max_width)


# the palace


def palace_lines(view: View, voice: Voice, detail: int) -> list[Line]:
    """The floors from the throne down, each with what it is worth and who stands there."""
    names = [voice.word("floor", floor) for floor in courtiers.FLOORS]
    wide = max(map(text_width, names))
    lines: list[Line] = []
    for floor in range(courtiers.THRONE, -1, -1):
        label = f"{floor} {pad_text(names[floor], wide)} {int(courtiers.WORTH[floor]):>2}"
        line: Line = [Span(label, f"floor:{floor}"), Span(" │", faint=True)]
        for courtier in layout.courtiers_in_stack(view.cells[layout.FLOOR + floor]):
            line += [Span(" " if detail else "  "), courtier_span(view, courtier, voice, detail)]
        lines.append(line)
    return lines


def courtier_span(view: View, courtier: int, voice: Voice, detail: int) -> Span:
    """A courtier by initial and name, with a star for a favourite of the view's seat."""
    letter = courtiers.LETTERS[courtier]
    initial = localized_initials(letter, voice)
    name = voice.word("courtier", letter)
    said = (f"{initial} {name}", name, initial)[detail]
    mine = is_favourite(view, courtier)
    seat = int(view.seat) if mine else -1
    return Span(f"{said}{FAVOURITE_SIGN if mine else ''}", f"courtier:{letter}", seat)


def is_favourite(view: View, courtier: int) -> bool:
    """Whether the goal of the view's seat names this courtier."""
    if view.seat < 0:
        return False
    goal = layout.current_goal(view.cells, view.seat)
    return bool((courtiers.FAVOURITES[goal] >> courtier) & 1)


# what everyone wants


def favourites_of_goal(goal: i64) -> list[int]:
    """The courtiers that a goal card names."""
    every = range(courtiers.COURTIERS)
    return [courtier for courtier in every if (courtiers.FAVOURITES[goal] >> courtier) & 1]


def own_goal_lines(view: View, voice: Voice, max_width: int, detail: int) -> list[Line]:
    """The favourites of the viewing seat, and what they would score now (K14)."""
    if view.seat < 0:
        return []
    goal = layout.current_goal(view.cells, view.seat)
    points = int(scoring.goal_points(view.cells, goal))
    favourites = favourites_of_goal(goal)
    start = voice.text("portrait-goal", goal=int(goal), points=points)
    spans = [courtier_span(view, one, voice, max(detail, BY_NAME)) for one in favourites]
    return [[], *wrap_span_list(start, spans, max_width)]


def voted_out_lines(view: View, voice: Voice, max_width: int, detail: int) -> list[Line]:
    """The courtiers voted out, with the seats that were against them."""
    spans: list[Span] = []
    for _, courtier, against in history.nominations(view.cells, view.cells[layout.ROUND]):
        if against:
            span = courtier_span(view, courtier, voice, detail)
            seats = " ".join(str(seat + 1) for seat in seats_in_mask(against))
            spans.append(span._replace(text=f"{span.text} ({seats})"))
    return wrap_span_list(voice.text("portrait-out"), spans, max_width) if spans else []


def goal_summaries(view: View, voice: Voice) -> list[str]:
    """The goals of the last round, each favourite with what it is worth (K14)."""
    c = view.cells
    said: list[str] = []
    for seat in range(int(c[layout.SEATS])):
        goal = layout.current_goal(c, seat)
        if goal == HIDDEN:
            continue
        named: list[str] = []
        for courtier in favourites_of_goal(goal):
            points = int(courtiers.WORTH[layout.courtier_position(c, courtier)])
            named.append(f"{voice.word('courtier', courtiers.LETTERS[courtier])} {points}")
        said.append(f"{seat + 1} {voice.text('column-goal')} {goal}: {', '.join(named)}")
    return said


def earlier_goal_lines(c: Cells, voice: Voice, max_width: int) -> list[Line]:
    """The goals shown in earlier rounds, which never return."""
    if c[layout.ROUND] == 0:
        return []
    shown = [
        Span(goal_name(c[layout.seat_offset(seat) + layout.GOAL + number], voice), "goal")
        for number in range(c[layout.ROUND])
        for seat in range(c[layout.SEATS])
    ]
    return wrap_span_list(voice.text("portrait-gone"), shown, max_width)


def goal_name(goal: i64, voice: Voice) -> str:
    """A goal by number and the initials of its favourites, or a question mark."""
    return (
        "?" if goal == HIDDEN else f"{goal} {localized_initials(courtiers.GOALS[goal - 1], voice)}"
    )


# the seats


def seat_lines(view: View, voice: Voice, max_width: int) -> list[Line]:
    """A line for each seat: the crown, its vote, its No cards, its score; goals that are open."""
    c = view.cells
    lines: list[Line] = []
    for seat in range(c[layout.SEATS]):
        crown = CROWN_SIGN if c[layout.CROWN] == seat + 1 else ""
        noes = f"{NO_SIGN}{c[layout.seat_offset(seat) + layout.NOES]}"
        numbers = " ".join(filter(None, (vote_symbol(c, seat), crown, noes)))
        figures = f"{numbers} {scoring.total_score(c, seat):>3}"
        lines.append(seat_line(view.pending, seat, voice.seat_name(seat), figures, max_width))
        goal = layout.current_goal(c, seat)
        if seat != view.seat and goal != HIDDEN:
            shown = clip_text(f"   {voice.text('column-goal')} {goal_name(goal, voice)}", max_width)
            lines.append([Span(shown, "goal", seat)])
    return lines


def vote_symbol(c: Cells, seat: int) -> str:
    """The sign for the vote of a seat: Yes, No or sealed, as far as the viewer may know."""
    if c[layout.PHASE] != layout.VOTING or not c[layout.seat_offset(seat) + layout.VOTE]:
        return ""
    said = sealed_vote(c, seat)
    return SEALED_SIGN if said is None else NO_SIGN if said == "no" else YES_SIGN


def score_breakdown(view: View, voice: Voice) -> list[tuple[str, list[int]]]:
    """The score of every round, and the total."""
    c = view.cells
    seated = range(int(c[layout.SEATS]))
    if c[layout.PHASE] != layout.OVER:
        return []
    rows: list[tuple[str, list[int]]] = []
    for number in range(scoring.finished_rounds(c)):
        points = [int(c[layout.seat_offset(seat) + layout.SCORE + number]) for seat in seated]
        rows.append((voice.text("portrait-round-score", number=number + 1), points))
    return [*rows, (voice.text("column-total"), scoring.scores(c))]
