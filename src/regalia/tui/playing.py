"""The screen of one who plays against bots: the course of the game."""

import asyncio

from regalia.kernel.errors import Refused, Unable
from regalia.tui.commands import CommandScreen
from regalia.tui.mind import Mind
from regalia.tui.sitting import Sitting

PACES = (0.0, 0.4, 1.0, 2.0, 4.0)


class PlayScreen(CommandScreen):
    """A table at which one person plays against bots."""

    sitting: Sitting

    def __init__(self, sitting: Sitting, mind: Mind, pace: float) -> None:
        super().__init__(sitting, mind)
        self.pace = pace

    def greet(self) -> None:
        if not self.sitting.table.steps:
            self.act("goal")

    def go_on(self) -> None:
        """Lets the bots move until the person is asked, or the game is over."""
        self.forget_decision()
        self.run_worker(self.bots_move(), exclusive=True)

    async def bots_move(self) -> None:
        """One bot after the other thinks and moves."""
        sitting = self.sitting
        names = sitting.table.record.names or []
        try:
            while not sitting.over and not sitting.is_asked():
                seat = sitting.next_seat()
                self.think(self.words.say("thinking", name=self.voice.seat(seat)))
                self.draw()
                move = await self.mind.choose(names[seat], seat, sitting.table.state.view(seat))
                sitting.play(seat, move)
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
        self.seen, self.seen_in = self.texts(), self.room
        self.sitting.play(self.sitting.seat, move)
        self.go_on()

    def undo(self) -> None:
        """Takes the person's last move back."""
        if self.busy:
            return
        if self.sitting.undo():
            self.seen = {}
            self.go_on()
            self.notify(self.words.say("undone"), timeout=2)
        else:
            self.say(self.words.say("nothing-to-undo"))

    def change_pace(self, by: int) -> None:
        """Lets the bots move slower or faster."""
        at = min(range(len(PACES)), key=lambda one: abs(PACES[one] - self.pace)) + by
        self.pace = PACES[max(0, min(len(PACES) - 1, at))]
        self.say(self.words.say("pace", seconds=f"{self.pace:g}"))
