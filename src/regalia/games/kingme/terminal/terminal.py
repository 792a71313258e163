"""King Me! in a terminal: its picture, and the names of what stands there."""

from typing import Final

from regalia.games.kingme.rules.courtiers import FLOORS, LETTERS
from regalia.games.kingme.rules.layout import NOES, PHASE, PLACING, seat_offset
from regalia.games.kingme.terminal import picture
from regalia.games.kingme.terminal.describe import describe_goal_change, describe_move
from regalia.games.kingme.terminal.initials import initials_to_notation
from regalia.kernel.event import VisibleEvent
from regalia.kernel.parts import Part
from regalia.kernel.terminal.spans import line_text
from regalia.kernel.terminal.terminal import DEFAULT_COLUMNS, Drawing, DrawnTerminal
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

TOPIC_BY_KIND: Final = {"courtier": "ascent", "floor": "floors", "vote": "votes", "seat": "noes"}


class KingMeTerminal(DrawnTerminal):
    """The palace from above, the seats in rows, and moves in words."""

    drawing: Drawing = picture

    def outline(self, view: View, voice: Voice) -> str:
        """The palace and the viewer's goal by names, then the No cards that each seat has left."""
        drawn = self.board(view, voice, DEFAULT_COLUMNS, 0)
        lines = [" ".join(line_text(line).replace("│", "").split()) for line in drawn]
        noes = ", ".join(
            f"{voice.seat_name(seat)} {int(view.cells[seat_offset(seat) + NOES])}"
            for seat in range(view.seats)
        )
        return "\n".join([self.heading(view, voice), *lines, f"No cards: {noes}"])

    def explain_result(self, view: View, voice: Voice) -> list[str]:
        """Who wins by the total or by favourites (K17); then what each goal was worth (K14)."""
        totals, winners = view.scores(), view.winners()
        best = totals.count(max(totals))
        how = "most" if best == 1 else "favourites" if len(winners) < best else "shared"
        return [voice.text(f"won-{how}"), *picture.goal_summaries(view, voice)]

    def describe_move(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe_move(view, parts, voice)

    def describe_foreseen_events(
        self, view: View, events: list[VisibleEvent], voice: Voice
    ) -> list[str]:
        return describe_goal_change(view, events, voice) + super().describe_foreseen_events(
            view, events, voice
        )

    def thing_name(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        if kind == "courtier":
            return picture.courtier_span(view, LETTERS.index(value), voice, picture.AT_LENGTH).text
        if kind == "floor":
            return f"{value} {voice.word('floor', FLOORS[int(value)])}"
        if kind == "goal":
            return voice.text("column-goal")
        return super().thing_name(view, thing, voice)

    def help_topic(self, view: View, thing: str) -> str:
        kind = thing.partition(":")[0]
        if kind == "courtier" and view.cells[PHASE] == PLACING:
            return "placing"
        return TOPIC_BY_KIND.get(kind, "goals")

    def typed_to_notation(self, text: str, voice: Voice) -> str:
        return initials_to_notation(text, voice)
