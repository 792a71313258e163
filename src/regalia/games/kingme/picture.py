"""A King Me! view as a picture in plain text, and its moves in plain words."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kingme import history, scoring
from regalia.games.kingme.courtiers import (
    COURTIERS,
    FAVOURITES,
    FLOORS,
    GOALS,
    LETTERS,
    NOWHERE,
    THRONE,
    WORTH,
)
from regalia.games.kingme.initials import initials, typed
from regalia.games.kingme.layout import (
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
    block,
    courtiers_of,
    where,
)
from regalia.games.kingme.table import vote
from regalia.kernel.columns import clipped, padded, width
from regalia.kernel.parts import Part, value_of, verb_of
from regalia.kernel.seats import seats_of
from regalia.kernel.terminal import Terminal
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.voice import Voice

COLUMNS = 100
NAME_COLUMNS = 24
INDENT = "    "
TO_MOVE = "▶"
CROWNED = "♛"
FAVOURITE = "★"


class KingMeTerminal(Terminal):
    """The palace from above, the seats in rows, and moves in words."""

    def picture(self, view: View, voice: Voice) -> str:
        return picture(view, voice)

    def describe(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe(view, parts, voice)

    def typed(self, text: str, voice: Voice) -> str:
        return typed(text, voice)


def picture(view: View, voice: Voice) -> str:
    """The palace from above, then who is out, then the seats."""
    c = view.cells
    lines = [
        voice.say(
            "portrait-title",
            game=voice.say("game"),
            number=int(c[ROUND]) + 1,
            rounds=int(c[ROUNDS]),
            phase=voice.say(f"phase-{PHASES[c[PHASE]]}"),
        ),
        "",
        *palace(view, voice),
        "",
    ]
    waiting = [courtier for courtier in range(COURTIERS) if where(c, courtier) == NOWHERE]
    if waiting:
        names = (called(view, courtier, voice) for courtier in waiting)
        lines += listed(voice.say("portrait-waiting"), names)
    lines += voted_out(view, voice)
    lines += seen_before(c, voice)
    if lines[-1]:
        lines.append("")
    lines += seats(view, voice)
    if view.seat >= 0:
        lines += ["", voice.say("portrait-legend")]
    if c[PHASE] == OVER:
        winners = (named(seat, voice) for seat in view.winners())
        lines += ["", *listed(voice.say("portrait-winners"), winners)]
    return "\n".join(line.rstrip() for line in lines)


def listed(start: str, names: Iterable[str]) -> list[str]:
    """Names after a start, with commas between them, on as many lines as they need."""
    lines = [start]
    for at, name in enumerate(names):
        if at:
            lines[-1] += ","
        if width(lines[-1]) + 1 + width(name) < COLUMNS:
            lines[-1] += f" {name}"
        else:
            lines.append(f"{INDENT}{name}")
    return lines


def named(seat: int, voice: Voice) -> str:
    """The name of a seat, short enough for a row."""
    return clipped(voice.seat(seat), NAME_COLUMNS)


def called(view: View, courtier: int, voice: Voice) -> str:
    """A courtier by initial and name, with a star for a favourite of the view's seat."""
    initial = initials(LETTERS[courtier], voice)
    name = voice.word("courtier", LETTERS[courtier])
    return f"{initial} {name}{FAVOURITE if is_favourite(view, courtier) else ''}"


def is_favourite(view: View, courtier: int) -> bool:
    """Whether the goal of the view's seat names this courtier."""
    if view.seat < 0:
        return False
    goal = view.cells[block(view.seat) + GOAL + view.cells[ROUND]]
    return bool((FAVOURITES[goal] >> courtier) & 1)


def palace(view: View, voice: Voice) -> list[str]:
    """The floors from the throne down, each with what it is worth and who stands there."""
    names = [voice.word("floor", floor) for floor in FLOORS]
    wide = max(map(width, names))
    lines = []
    for floor in range(THRONE, -1, -1):
        there = courtiers_of(view.cells[FLOOR + floor])
        standing = "   ".join(called(view, courtier, voice) for courtier in there)
        lines.append(f"{floor} {padded(names[floor], wide)} {WORTH[floor]:>3} | {standing}")
    return lines


def voted_out(view: View, voice: Voice) -> list[str]:
    """The courtiers voted out, with the seats that were against them."""
    lines: list[str] = []
    for _, courtier, against in history.nominations(view.cells, view.cells[ROUND]):
        if against:
            start = voice.say("portrait-out", courtier=called(view, courtier, voice))
            lines += listed(start, (named(seat, voice) for seat in seats_of(against)))
    return lines


def seen_before(c: vec[i64], voice: Voice) -> list[str]:
    """The goals shown in earlier rounds, which never return."""
    if c[ROUND] == 0:
        return []
    shown = [
        goal_name(c[block(seat) + GOAL + number], voice)
        for number in range(c[ROUND])
        for seat in range(c[SEATS])
    ]
    return listed(voice.say("portrait-gone"), shown)


def goal_name(goal: i64, voice: Voice) -> str:
    """A goal by number and the initials of its favourites, or a question mark."""
    return "?" if goal == HIDDEN else f"{goal} {initials(GOALS[goal - 1], voice)}"


def seats(view: View, voice: Voice) -> list[str]:
    """A row for each seat: goal, No cards, vote, scores."""
    c = view.cells
    rows = [["", voice.say("column-goal"), voice.say("column-noes"), voice.say("column-vote")]]
    rows[0] += [voice.say("column-scores"), voice.say("column-total")]
    for seat in range(c[SEATS]):
        me = block(seat)
        turn = TO_MOVE if (view.pending >> seat) & 1 else " "
        crown = f" {CROWNED}" if c[CROWN] == seat + 1 else ""
        done = range(scoring.finished_rounds(c))
        rows.append(
            [
                f"{turn} {named(seat, voice)}{crown}",
                goal_name(c[me + GOAL + c[ROUND]], voice),
                str(c[me + NOES]),
                cast(c, seat, voice),
                " + ".join(str(c[me + SCORE + number]) for number in done),
                str(scoring.total(c, seat)),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]


def cast(c: vec[i64], seat: int, voice: Voice) -> str:
    """What can be seen of the vote of a seat."""
    if c[PHASE] != VOTING or not c[block(seat) + VOTE]:
        return ""
    said = vote(c, seat)
    return voice.say("vote-sealed") if said is None else voice.word("vote", said)


def describe(view: View, parts: list[Part], voice: Voice) -> str:
    """A move in plain words."""
    verb = verb_of(parts)
    if verb == "vote":
        return voice.say(f"describe-{value_of(parts, 'vote')}")
    courtier = LETTERS.index(value_of(parts, "courtier") or "")
    floor = int(value_of(parts, "floor") or where(view.cells, courtier) + 1)
    if floor == THRONE:
        verb = "nominate"
    shown = voice.word("floor", FLOORS[floor])
    name = called(view, courtier, voice)
    return voice.say(f"describe-{verb}", courtier=name, number=floor, floor=shown)
