"""How a game shows itself in a terminal. A game may leave it out: then it is shown as data."""

import json
from typing import Protocol

from regalia.kernel.event import VisibleEvent
from regalia.kernel.parts import Part
from regalia.kernel.terminal.columns import clip_text, wrap_text
from regalia.kernel.terminal.spans import Line, Span, line_text, line_width, seat_line
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

DEFAULT_COLUMNS = 100  # columns of a picture where nobody says how many there are
SEAT_COLUMNS = 60
MAX_NAME_COLUMNS = 20  # of a seat, in a line of text

ScoreBreakdown = list[tuple[str, list[int]]]
"""A score taken apart: what is counted, and how much of it every seat has."""


class Terminal:
    """Pictures of a view and its moves in plain words.

    A thing on the table is named as a touch of a move names it: `row:1`, `place:c3`.
    """

    # pictures

    def picture(self, view: View, voice: Voice) -> str:
        """A view as a picture, several lines of at most 100 columns."""
        return json.dumps(view.table_as_dict(), ensure_ascii=False, indent=1)

    def board(self, view: View, voice: Voice, wide: int, high: int) -> list[Line]:
        """The table within so many columns, and if it can within so many lines (0: no matter)."""
        lines = self.picture(view, voice).split("\n")
        return [[Span(part)] for line in lines for part in wrap_text(line, wide)]

    def page(self, view: View, voice: Voice, wide: int) -> str:
        """All there is to see, as plain text within so many columns."""
        return "\n".join(line_text(line) for line in self.board(view, voice, wide, 0))

    def seat_lines(self, view: View, voice: Voice, wide: int) -> list[Line]:
        """A line for each seat: its name and how it stands."""
        scores = view.scores()
        return [
            seat_line(view.pending, seat, voice.seat_name(seat), str(scores[seat]), wide)
            for seat in range(view.seats)
        ]

    def heading(self, view: View, voice: Voice) -> str:
        """How far the game is, in a few words."""
        return ""

    def score_breakdown(self, view: View, voice: Voice) -> ScoreBreakdown:
        """The score of each seat, taken apart; nothing where it has no parts."""
        return []

    def epilogue(self, view: View, voice: Voice) -> list[str]:
        """Why a finished game was won as it was, with the rule; then what was secret."""
        return []

    # words

    def describe_move(self, view: View, parts: list[Part], voice: Voice) -> str:
        """A legal move of the view's seat, given in parts, in plain words."""
        return ""

    def thing_name(self, view: View, thing: str, voice: Voice) -> str:
        """What a thing on the table is called."""
        kind, _, value = thing.partition(":")
        if kind == "seat":
            return voice.seat_name(int(value))
        return voice.word(kind, value) if value else voice.word("touch", kind)

    def describe_thing(self, view: View, thing: str, voice: Voice) -> str:
        """All that is to be seen of a thing, in a line."""
        return self.thing_name(view, thing, voice)

    def help_topic(self, view: View, thing: str) -> str:
        """The word under which a thing is explained."""
        return thing.rpartition(":")[2]

    def rules_in_force(self, view: View, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Those of some rules that are in force at this table."""
        return rules

    def describe_foreseen(self, view: View, events: list[VisibleEvent], voice: Voice) -> list[str]:
        """What foreseen events bring, in short; a game has `brief-` messages for it.

        What comes to several others alike is said once, after their names.
        """
        said: list[tuple[str, list[int]]] = []
        for told in events:
            text, seat = brief_event_text(told, voice), told.facts.get("seat")
            if not isinstance(seat, int) or seat == view.seat:
                said.append((text, []))
                continue
            alike = [seats for one, seats in said if one == text and seats and seat not in seats]
            if alike:
                alike[0].append(seat)
            else:
                said.append((text, [seat]))
        return [
            f"{', '.join(map(voice.seat_name, seats))}: {text}" if seats else text
            for text, seats in said
            if text
        ]

    def typed_to_notation(self, text: str, voice: Voice) -> str:
        """What a player of this language may type, as notation."""
        return text


class Drawing(Protocol):
    """What a game that draws itself has: a module of these functions will do."""

    def board(self, view: View, voice: Voice, wide: int, high: int) -> list[Line]:
        """The table."""

    def seat_lines(self, view: View, voice: Voice, wide: int) -> list[Line]:
        """The seats beside it."""

    def heading(self, view: View, voice: Voice) -> str:
        """How far the game is."""

    def score_breakdown(self, view: View, voice: Voice) -> ScoreBreakdown:
        """The score taken apart."""


class DrawnTerminal(Terminal):
    """A terminal whose game draws a board, and seats beside it."""

    drawing: Drawing

    def board(self, view: View, voice: Voice, wide: int, high: int) -> list[Line]:
        return self.drawing.board(view, voice, wide, high)

    def seat_lines(self, view: View, voice: Voice, wide: int) -> list[Line]:
        return self.drawing.seat_lines(view, voice, wide)

    def heading(self, view: View, voice: Voice) -> str:
        return self.drawing.heading(view, voice)

    def score_breakdown(self, view: View, voice: Voice) -> ScoreBreakdown:
        return self.drawing.score_breakdown(view, voice)

    def picture(self, view: View, voice: Voice) -> str:
        return self.page(view, voice, DEFAULT_COLUMNS)

    def page(self, view: View, voice: Voice, wide: int) -> str:
        lines = [*wrap_text(self.heading(view, voice), wide), ""]
        lines += [line_text(line) for line in self.board(view, voice, wide, 0)]
        lines += [
            "",
            *(line_text(line) for line in self.seat_lines(view, voice, min(wide, SEAT_COLUMNS))),
        ]
        if not view.pending:
            names = ", ".join(
                clip_text(voice.seat_name(seat), MAX_NAME_COLUMNS) for seat in view.winners()
            )
            lines += [
                "",
                *wrap_text(voice.text("won", seats=names, count=len(view.winners())), wide),
            ]
        return "\n".join([*lines, "", *legend_lines(voice, wide)])


def legend_lines(voice: Voice, wide: int) -> list[str]:
    """What the signs mean, none of them torn from its word."""
    signs = [Span(sign) for sign in voice.text("legend").split("   ")]
    lines = [[signs[0]]]
    for sign in signs[1:]:
        if line_width(lines[-1]) + 3 + line_width([sign]) > wide:
            lines.append([sign])
        else:
            lines[-1] += [Span("   "), sign]
    return [line_text(line) for line in lines]


def brief_event_text(told: VisibleEvent, voice: Voice) -> str:
    """An event in short, without the name of its seat; as a sentence where there is no message."""
    if not voice.has_message(f"brief-{told.name}" + ("-veiled" if told.has_hidden_facts() else "")):
        return voice.event_text(told).rstrip(".")
    return voice.event_text(told, "brief")
