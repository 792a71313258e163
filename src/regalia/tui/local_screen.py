"""The screen of one who plays against bots: the course of the game."""

import asyncio

from regalia.kernel.errors import Refused, Unable
from regalia.tui.bot_process import BotProcess
from regalia.tui.game_screen import CommandScreen
from regalia.tui.local_game import LocalGame

PACES = (0.0, 0.4, 1.0, 2.0, 4.0)


class LocalGameScreen(CommandScreen):
    """A table at which one person plays against bots."""

    game: LocalGame

    def __init__(self, game: LocalGame, bot_process: BotProcess, pace: float) -> None:
        super().__init__(game, bot_process)
        self.pace = pace

    def greet(self) -> None:
        if not self.game.table.steps:
            self.act("goal")

    def go_on(self) -> None:
        """Lets the bots move until the person is asked, or the game is over."""
        self.touched = []
        self.armed = ""
        self.rated_moves = []
        self.run_worker(self.bots_move(), exclusive=True)

    async def bots_move(self) -> None:
        """One bot after the other thinks and moves."""
        game = self.game
        names = game.table.record.names or []
        try:
            while not game.is_over and not game.is_asked():
                seat = game.next_seat()
                self.think(self.messages.format("thinking", name=self.voice.seat(seat)))
                self.draw()
                move = await self.bot_process.choose_move(
                    names[seat], seat, game.table.state.view(seat)
                )
                game.play(seat, move)
                if self.pace:
                    self.draw()
                    await asyncio.sleep(self.pace)
        except (Refused, Unable) as error:
            self.failure = self.failed(error)
            self.app.exit("failed")
            return
        self.ask()

    def failed(self, error: Exception) -> str:
        """Why the game cannot go on."""
        return self.voice.refusal(error) if isinstance(error, Refused) else str(error)

    def make(self, move: int) -> None:
        """Makes the person's move."""
        self.seen, self.seen_in = self.texts(), self.screen_layout
        self.game.play(self.game.seat, move)
        self.go_on()

    def undo(self) -> None:
        """Takes the person's last move back."""
        if self.busy:
            return
        if self.game.undo():
            self.seen = {}
            self.go_on()
            self.notify(self.messages.format("undone"), timeout=2)
        else:
            self.say(self.messages.format("nothing-to-undo"))

    def change_pace(self, by: int) -> None:
        """Lets the bots move slower or faster."""
        at = min(range(len(PACES)), key=lambda one: abs(PACES[one] - self.pace)) + by
        self.pace = PACES[max(0, min(len(PACES) - 1, at))]
        self.say(self.messages.format("pace", seconds=f"{self.pace:g}"))
