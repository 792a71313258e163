"""Asking: what a thing is, what has happened, what to do and why."""

import asyncio

from textual.timer import Timer

from regalia.tui.advice import RatedMove, explain_best_move, hint_sentence
from regalia.tui.bot_process import BotProcess
from regalia.tui.game_session import GameSession
from regalia.tui.glossary import Glossary
from regalia.tui.move_picker import PickerScreen

TURNING = "◐◓◑◒"
TURNS_A_SECOND = 4


class AdviserScreen(PickerScreen):
    """A table at which every question is answered."""

    def __init__(self, game: GameSession, bot_process: BotProcess) -> None:
        super().__init__(game)
        self.bot_process = bot_process
        self.glossary = Glossary(self.rules, self.voice, self.messages)
        self.rated_moves: list[RatedMove] = []
        self.turning: Timer | None = None

    async def advise(self, command: str) -> None:
        """Thinks about the person's moves and tells the best one, and why."""
        if not self.rated_moves:
            self.think(self.messages.format("advising"))
            self.rated_moves = await self.bot_process.rate_moves(
                self.game.view, self.game.language, self.voice.names
            )
            self.think("")
        best = hint_sentence(self.rated_moves, self.messages)
        if command == "why":
            self.open_page(
                self.messages.format("why-title"),
                "\n".join(explain_best_move(self.rated_moves, self.messages)),
            )
        self.say(best)

    def explain_pointed(self) -> None:
        """Explains the thing under the cursor."""
        if not self.pointed:
            self.explain("")
            return
        lines = self.glossary.explain_thing(self.game.visible_view, self.legal_moves, self.pointed)
        self.open_page(lines[0], "\n\n".join(lines[1:]))

    def explain(self, asked: str) -> None:
        """Explains a word, or lists what can be explained."""
        if not asked:
            topics = self.messages.format("topics", topics=", ".join(self.glossary.topic_titles()))
            self.open_page("?", topics)
            return
        lines = self.glossary.explain_word(self.game.visible_view, self.legal_moves, asked)
        if lines:
            self.open_page(asked, "\n\n".join(lines))
        else:
            self.say(self.messages.format("no-topic"))

    def tell(self, command: str) -> None:
        """The whole log so far, or what happened since the person's last move."""
        since = self.game.read_until if command == "repeat" else 0
        told = [
            f"{turn.number}. {self.voice.seat(turn.seat)}\n" + "\n".join(turn.lines)
            for turn in self.game.turns(since)
        ]
        self.open_page(self.messages.format(f"{command}-title"), "\n\n".join(told))

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
