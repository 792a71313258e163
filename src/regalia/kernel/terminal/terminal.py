"""How a game is shown in a terminal. A game may leave it out; then it is shown as data."""

import json
from typing import Protocol

from regalia.kernel.event import VisibleEvent
from regalia.kernel.parts import Part
from regalia.kernel.terminal.columns import clip_text, wrap_text
from regalia.kernel.terminal.outline import table_outline
from regalia.kernel.terminal.spans import Line, Span, line_text, line_width, seat_line
from regalia.kernel.text.voice import Voice, event_message_id
from regalia.kernel.view import View

DEFAULT_COLUMNS = 100  # of a picture
SEAT_COLUMNS = 60
MAX_NAME_COLUMNS = 20  # for the name of a seat in a line of text; longer names are cut

ScoreBreakdown = list[tuple[str, list[int]]]
"""The parts of a score: what each part counts, and the points of every seat."""


class Terminal:
    """Pictures of a view, and its moves in words.

    Things on the table are named as touches of a move name them: `row:1`, `place:c3`.
    """

    # pictures

    def picture(self, view: View, voice: Voice) -> str:
        """A picture of a view: several lines of at most DEFAULT_COLUMNS columns."""
        return json.dumps(view.table_as_dict(), ensure_ascii=False, indent=1)

    def outline(self, view: View, voice: Voice) -> str:
        """The table in few characters, without a drawing; seats count from 0, as in notation."""
        names = [voice.seat_name(seat) for seat in range(view.seats)]
        table = table_outline(view.table_as_dict(), names)
        return "\n".join(line for line in (self.heading(view, voice), table) if line)

    def board(self, view: View, voice: Voice, max_width: int, max_height: int) -> list[Line]:
        """The table in at most `max_width` columns.

        It has at most `max_height` lines where that is possible; 0 allows any number.
        """
        lines = self.picture(view, voice).split("\n")
        return [[Span(part)] for line in lines for part in wrap_text(line, max_width)]

    def page(self, view: View, voice: Voice, max_width: int) -> str:
        """All that the view shows, as plain text, `max_width` columns at most."""
        return "\n".join(line_text(line) for line in self.board(view, voice, max_width, 0))

    def seat_lines(self, view: View, voice: Voice, max_width: int) -> list[Line]:
        """A line for each seat: its name and its score."""
        scores = view.scores()
        return [
            seat_line(view.pending, seat, voice.seat_name(seat), str(scores[seat]), max_width)
            for seat in range(view.seats)
        ]

    def heading(self, view: View, voice: Voice) -> str:
        """How far the game has got, in a few words."""
        return ""

    def score_breakdown(self, view: View, voice: Voice) -> ScoreBreakdown:
        """The parts of each seat's score; empty if it has none."""
        return []

    def explain_result(self, view: View, voice: Voice) -> list[str]:
        """Why the winners of a finished game have won, with the rule; then what had been secret."""
        return []

    # words

    def describe_move(self, view: View, parts: list[Part], voice: Voice) -> str:
        """A legal move of the view's seat, given by its parts, in words."""
        return ""

    def thing_name(self, view: View, thing: str, voice: Voice) -> str:
        """The name of a thing on the table."""
        kind, _, value = thing.partition(":")
        if kind == "seat":
            return voice.seat_name(int(value))
        return voice.word(kind, value) if value else voice.word("touch", kind)

    def describe_thing(self, view: View, thing: str, voice: Voice) -> str:
        """All that the view shows of a thing, in a line."""
        return self.thing_name(view, thing, voice)

    def help_topic(self, view: View, thing: str) -> str:
        """The topic of the game's help that explains a thing."""
        return thing.rpartition(":")[2]

    def rules_in_force(self, view: View, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Those of these rules that apply with the options of this table."""
        return rules

    def describe_foreseen_events(
        self, view: View, events: list[VisibleEvent], voice: Voice
    ) -> list[str]:
        """Foreseen events in short, by the game's `brief-` messages.

        Equal events of several other seats become one line that begins with their names.
        """
        lines: list[tuple[str, list[int]]] = []
        for event in events:
            text, seat = brief_event_text(event, voice), event.facts.get("seat")
            if not isinstance(seat, int) or seat == view.seat:
                lines.append((text, []))
                continue
            alike = [seats for one, seats in lines if one == text and seats and seat not in seats]
            if alike:
                alike[0].append(seat)
            else:
                lines.append((text, [seat]))
        return [
            f"{', '.join(map(voice.seat_name, seats))}: {text}" if seats else text
            for text, seats in lines
            if text
        ]

    def describe_worth(self, view: View, move: int, voice: Voice) -> list[str]:
        """What a legal move changes in the final scoring, as far as its events do not say it."""
        return []

    def typed_to_notation(self, text: str, voice: Voice) -> str:
        """The notation of what a player of this language typed."""
        return text


class Drawing(Protocol):
    """The functions of a game that draws its own table; a module with these functions will do."""

    def board(self, view: View, voice: Voice, max_width: int, max_height: int) -> list[Line]:
        """The lines of the table."""

    def seat_lines(self, view: View, voice: Voice, max_width: int) -> list[Line]:
        """A line for each seat."""

    def heading(self, view: View, voice: Voice) -> str:
        """How far the game has got."""

    def score_breakdown(self, view: View, voice: Voice) -> ScoreBreakdown:
        """The parts of each seat's score."""


class DrawnTerminal(Terminal):
    """A terminal for a game that draws its board and its seats by a `Drawing`."""

    drawing: Drawing

    def board(self, view: View, voice: Voice, max_width: int, max_height: int) -> list[Line]:
        return self.drawing.board(view, voice, max_width, max_height)

    def seat_lines(self, view: View, voice: Voice, max_width: int) -> list[Line]:
        return self.drawing.seat_lines(view, voice, max_width)

    def heading(self, view: View, voice: Voice) -> str:
        return self.drawing.heading(view, voice)

    def score_breakdown(self, view: View, voice: Voice) -> ScoreBreakdown:
        return self.drawing.score_breakdown(view, voice)

    def picture(self, view: View, voice: Voice) -> str:
        return self.page(view, voice, DEFAULT_COLUMNS)

    def page(self, view: View, voice: Voice, max_width: int) -> str:
        lines = [*wrap_text(self.heading(view, voice), max_width), ""]
        lines += [line_text(line) for line in self.board(view, voice, max_width, 0)]
        lines += [
            "",
            *(
                line_text(line)
                for line in self.seat_lines(view, voice, min(max_width, SEAT_COLUMNS))
            ),
        ]
        if not view.pending:
            names = ", ".join(
                clip_text(voice.seat_name(seat), MAX_NAME_COLUMNS) for seat in view.winners()
            )
            lines += [
                "",
                *wrap_text(voice.text("won", seats=names, count=len(view.winners())), max_width),
            ]
        return "\n".join([*lines, "", *legend_lines(voice, max_width)])


def legend_lines(voice: Voice, max_width: int) -> list[str]:
    """The legend of the signs, broken into lines between two signs only."""
    signs = [Span(sign) for sign in voice.text("legend").split("   ")]
    lines = [[signs[0]]]
    for sign in signs[1:]:
        if line_width(lines[-1]) + 3 + line_width([sign]) > max_width:
            lines.append([sign])
        else:
            lines[-1] += [Span("   "), sign]
    return [line_text(line) for line in lines]


def brief_event_text(event: VisibleEvent, voice: Voice) -> str:
    """An event in short, without the name of its seat; as a sentence if it has no short message."""
    if not voice.has_message(event_message_id("brief", event)):
        return voice.event_text(event).rstrip(".")
    return voice.event_text(event, "brief")
