"""Asking: what a thing is, what has happened, what to do and why."""

import asyncio

from textual.timer import Timer

from regalia.tui.advice import Weighed, hint, reasons
from regalia.tui.chooser import ChooserScreen
from regalia.tui.glossary import Glossary
from regalia.tui.mind import Mind
from regalia.tui.seated import Seated

TURNING = "◐◓◑◒"
TURNS_A_SECOND = 4


class CounselScreen(ChooserScreen):
    """A table at which every question is answered."""

    def __init__(self, sitting: Seated, mind: Mind) -> None:
        super().__init__(sitting)
        self.mind = mind
        self.glossary = Glossary(self.game, self.voice, self.words)
        self.weighed: list[Weighed] = []
        self.turning: Timer | None = None

    def forget_decision(self) -> None:
        """Forgets what was touched, offered and weighed: it belongs to one decision only."""
        self.touched = []
        self.armed = ""
        self.offers = []
        self.weighed = []

    async def advise(self, command: str) -> None:
        """Thinks about the person's moves and tells the best one, and why."""
        if not self.weighed:
            self.think(self.words.say("advising"))
            offers = self.offers
            weighed = await self.mind.weigh(
                self.sitting.view, self.sitting.language, self.voice.names
            )
            if self.offers is not offers:  # the decision was made meanwhile
                return
            self.weighed = weighed
            self.think("")
        best = hint(self.weighed, self.words)
        if command == "why":
            self.open_page(
                self.words.say("why-title"), "\n".join(reasons(self.weighed, self.words))
            )
        self.say(best)

    def explain_pointed(self) -> None:
        """Explains the thing under the cursor."""
        if not self.pointed:
            self.explain("")
            return
        lines = self.glossary.of_thing(self.sitting.shown, self.offers, self.pointed)
        self.open_page(lines[0], "\n\n".join(lines[1:]))

    def explain(self, asked: str) -> None:
        """Explains a word, or lists what can be explained."""
        if not asked:
            topics = self.words.say("topics", topics=", ".join(self.glossary.listed()))
            self.open_page("?", topics)
            return
        lines = self.glossary.explain(self.sitting.shown, self.offers, asked)
        if lines:
            self.open_page(asked, "\n\n".join(lines))
        else:
            self.say(self.words.say("no-topic"))

    def tell(self, command: str) -> None:
        """The whole story so far, or what happened since the person's last move."""
        since = self.sitting.read_until if command == "repeat" else 0
        told = [
            f"{turn.number}. {self.voice.seat(turn.seat)}\n" + "\n".join(turn.lines)
            for turn in self.sitting.turns(since)
        ]
        self.open_page(self.words.say(f"{command}-title"), "\n\n".join(told))

    def think(self, what: str) -> None:
        """Shows that somebody thinks, or no more."""
        self.busy = what
        assert self.turning is not None
        if what:
            self.turning.reset()
            self.turning.resume()
            self.show_thinking()
        else:
            self.turning.pause()

    def show_thinking(self) -> None:
        """Who is thinking, with a sign that turns."""
        at = int(asyncio.get_running_loop().time() * TURNS_A_SECOND) % len(TURNING)
        self.say(f"{TURNING[at]} {self.busy}")
