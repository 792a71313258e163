"""A King Me! view as text for a terminal, fitted to the width and height given."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme.notation.position import sealed_vote
from regalia.games.kingme.rules import history, scoring
from regalia.games.kingme.rules.courtiers import (
    COURTIERS,
    FAVOURITES,
    FLOORS,
    GOALS,
    LETTERS,
    NOWHERE,
    THRONE,
    WORTH,
)
from regalia.games.kingme.rules.layout import (
    CROWN,
    FLOOR,
    GOAL,
    NOES,
    OVER,
    PHASE,
    PHASES,
    ROUND,
    ROUNDS,
    SCORE,
    SEATS,
    VOTE,
    VOTING,
    courtiers_in_stack,
    position_of,
    seat_offset,
)
from regalia.games.kingme.terminal.initials import initials
from regalia.kernel.seats import seats_of
from regalia.kernel.terminal.columns import clip_text, pad_text, text_width
from regalia.kernel.terminal.spans import Line, Span, flow_spans, line_width, seat_line
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View

CROWN_SIGN: Final = "♛"
FAVOURITE_SIGN: Final = "★"
SEALED_SIGN: Final = "■"
YES_SIGN: Final = "✓"
NO_SIGN: Final = "✗"

AT_LENGTH: Final = 0  # how much is said of a courtier
BY_NAME: Final = 1
BY_INITIAL: Final = 2


def heading(view: View, voice: Voice) -> str:
    """The round and its phase."""
    c = view.cells
    phase = voice.text(f"phase-{PHASES[c[PHASE]]}")
    if c[PHASE] == VOTING:
        nominee = courtiers_in_stack(c[FLOOR + THRONE])[0]
        phase = voice.text("phase-vote-on", courtier=voice.word("courtier", LETTERS[nominee]))
    return voice.text(
        "portrait-round", number=int(c[ROUND]) + 1, rounds=int(c[ROUNDS]), phase=phase
    )


def board(view: View, voice: Voice, wide: int, high: int) -> list[Line]:
    """The palace, the viewer's goal, who waits and who is out, as detailed as there is room."""
    drawn: list[Line] = []
    for length in (AT_LENGTH, BY_NAME, BY_INITIAL):
        drawn = palace_lines(view, voice, length)
        if max(line_width(line) for line in drawn) > wide:
            continue
        drawn += lines_below_palace(view, voice, wide, length)
        if not high or len(drawn) <= high:
            return drawn
    return drawn[:high] if high else drawn


def lines_below_palace(view: View, voice: Voice, wide: int, length: int) -> list[Line]:
    """The lines below the palace: the goal, who waits, who is out, and earlier goals."""
    c = view.cells
    lines = own_goal_lines(view, voice, wide, length)
    waiting = [courtier for courtier in range(COURTIERS) if position_of(c, courtier) == NOWHERE]
    if waiting:
        spans = [courtier_span(view, courtier, voice, length) for courtier in waiting]
        lines += flow_spans(voice.text("portrait-waiting"), spans, wide)
    lines += voted_out_lines(view, voice, wide, length)
    return lines + earlier_goal_lines(c, voice, wide)


# the palace


def palace_lines(view: View, voice: Voice, length: int) -> list[Line]:
    """The floors from the throne down, each with what it is worth and who stands there."""
    names = [voice.word("floor", floor) for floor in FLOORS]
    wide = max(map(text_width, names))
    lines: list[Line] = []
    for floor in range(THRONE, -1, -1):
        label = f"{floor} {pad_text(names[floor], wide)} {int(WORTH[floor]):>2}"
        line: Line = [Span(label, f"floor:{floor}"), Span(" │", faint=True)]
        for courtier in courtiers_in_stack(view.cells[FLOOR + floor]):
            line += [Span(" " if length else "  "), courtier_span(view, courtier, voice, length)]
        lines.append(line)
    return lines


def courtier_span(view: View, courtier: int, voice: Voice, length: int) -> Span:
    """A courtier by initial and name, with a star for a favourite of the view's seat."""
    letter = LETTERS[courtier]
    initial = initials(letter, voice)
    name = voice.word("courtier", letter)
    said = (f"{initial} {name}", name, initial)[length]
    mine = is_favourite(view, courtier)
    seat = int(view.seat) if mine else -1
    return Span(f"{said}{FAVOURITE_SIGN if mine else ''}", f"courtier:{letter}", seat)


def is_favourite(view: View, courtier: int) -> bool:
    """Whether the goal of the view's seat names this courtier."""
    if view.seat < 0:
        return False
    goal = view.cells[seat_offset(view.seat) + GOAL + view.cells[ROUND]]
    return bool((FAVOURITES[goal] >> courtier) & 1)


# what everyone wants


def own_goal_lines(view: View, voice: Voice, wide: int, length: int) -> list[Line]:
    """The favourites of the viewing seat, and what they would score now (K14)."""
    if view.seat < 0:
        return []
    goal = view.cells[seat_offset(view.seat) + GOAL + view.cells[ROUND]]
    points = int(scoring.goal_points(view.cells, goal))
    favourites = [courtier for courtier in range(COURTIERS) if (FAVOURITES[goal] >> courtier) & 1]
    start = voice.text("portrait-goal", goal=int(goal), points=points)
    spans = [courtier_span(view, one, voice, max(length, BY_NAME)) for one in favourites]
    return [[], *flow_spans(start, spans, wide)]


def voted_out_lines(view: View, voice: Voice, wide: int, length: int) -> list[Line]:
    """The courtiers voted out, with the seats that were against them."""
    spans: list[Span] = []
    for _, courtier, against in history.nominations(view.cells, view.cells[ROUND]):
        if against:
            span = courtier_span(view, courtier, voice, length)
            seats = " ".join(str(seat + 1) for seat in seats_of(against))
            spans.append(span._replace(text=f"{span.text} ({seats})"))
    return flow_spans(voice.text("portrait-out"), spans, wide) if spans else []


def goal_summaries(view: View, voice: Voice) -> list[str]:
    """The goals of the last round, each favourite with what it is worth (K14)."""
    c = view.cells
    said: list[str] = []
    for seat in range(int(c[SEATS])):
        goal = c[seat_offset(seat) + GOAL + c[ROUND]]
        if goal == HIDDEN:
            continue
        worth = [
            f"{voice.word('courtier', LETTERS[courtier])} {int(WORTH[position_of(c, courtier)])}"
            for courtier in range(COURTIERS)
            if (FAVOURITES[goal] >> courtier) & 1
        ]
        said.append(f"{seat + 1} {voice.text('column-goal')} {goal}: {', '.join(worth)}")
    return said


def earlier_goal_lines(c: vec[i64], voice: Voice, wide: int) -> list[Line]:
    """The goals shown in earlier rounds, which never return."""
    if c[ROUND] == 0:
        return []
    shown = [
        Span(goal_name(c[seat_offset(seat) + GOAL + number], voice), "goal")
        for number in range(c[ROUND])
        for seat in range(c[SEATS])
    ]
    return flow_spans(voice.text("portrait-gone"), shown, wide)


def goal_name(goal: i64, voice: Voice) -> str:
    """A goal by number and the initials of its favourites, or a question mark."""
    return "?" if goal == HIDDEN else f"{goal} {initials(GOALS[goal - 1], voice)}"


# the seats


def seat_lines(view: View, voice: Voice, wide: int) -> list[Line]:
    """A line for each seat: the crown, its vote, its No cards, its score; goals that are open."""
    c = view.cells
    lines: list[Line] = []
    for seat in range(c[SEATS]):
        crown = CROWN_SIGN if c[CROWN] == seat + 1 else ""
        noes = f"{NO_SIGN}{c[seat_offset(seat) + NOES]}"
        numbers = " ".join(filter(None, (vote_sign(c, seat), crown, noes)))
        lines.append(
            seat_line(
                view.pending,
                seat,
                voice.seat_name(seat),
                f"{numbers} {int(scoring.total_score(c, seat)):>3}",
                wide,
            )
        )
        goal = c[seat_offset(seat) + GOAL + c[ROUND]]
        if seat != view.seat and goal != HIDDEN:
            shown = clip_text(f"   {voice.text('column-goal')} {goal_name(goal, voice)}", wide)
            lines.append([Span(shown, "goal", seat)])
    return lines


def vote_sign(c: vec[i64], seat: int) -> str:
    """The sign for the vote of a seat: Yes, No or sealed, as far as the viewer may know."""
    if c[PHASE] != VOTING or not c[seat_offset(seat) + VOTE]:
        return ""
    said = sealed_vote(c, seat)
    return SEALED_SIGN if said is None else NO_SIGN if said == "no" else YES_SIGN


def score_breakdown(view: View, voice: Voice) -> list[tuple[str, list[int]]]:
    """The score of every round, and the total."""
    c = view.cells
    seated = range(int(c[SEATS]))
    if c[PHASE] != OVER:
        return []
    found = [
        (
            voice.text("portrait-round-score", number=number + 1),
            [int(c[seat_offset(seat) + SCORE + number]) for seat in seated],
        )
        for number in range(scoring.finished_rounds(c))
    ]
    total = [int(scoring.total_score(c, seat)) for seat in seated]
    return [*found, (voice.text("column-total"), total)]
