"""Drives a local game: the bots move until the person is asked."""

import asyncio

from regalia.kernel.errors import Refused, Unable
from regalia.kernel.terminal.spans import Line
from regalia.tui.bot_process import BotProcess
from regalia.tui.game_screen import GameScreen
from regalia.tui.local_game import LocalGame

BOT_PAUSES_S = (0.0, 0.4, 1.0, 2.0, 4.0)


class BotDriver:
    """Asks the bots of a local game for their moves, with a pause after each."""

    key_help = "keys"
    screen: GameScreen

    def __init__(self, game: LocalGame, bot_process: BotProcess, pause_s: float) -> None:
        self.game = game
        self.bot_process = bot_process
        self.pause_s = pause_s

    def start(self, screen: GameScreen) -> None:
        """Lets the bots move first; opens the page with the game's goal if no move is made yet."""
        self.screen = screen
        self.continue_game()
        if not self.game.table.steps:
            screen.run_command("goal")

    def stop(self) -> None:
        """Does nothing: whoever made the worker process closes it."""

    def continue_game(self) -> None:
        self.screen.clear_passed_decision()
        self.screen.run_worker(self.play_bots(), exclusive=True)

    async def play_bots(self) -> None:
        """Lets the bots move one after the other, then asks the person for a move."""
        game, screen = self.game, self.screen
        bot_specs = game.table.record.names or []
        try:
            while not game.is_over and not game.has_to_move():
                seat = game.next_seat()
                name = game.voice.seat_name(seat)
                screen.show_waiting_text(game.messages.format("thinking", name=name))
                view = game.table.state.view(seat)
                game.make_move(
                    seat, await self.bot_process.choose_move(bot_specs[seat], seat, view)
                )
                if self.pause_s:
                    screen.draw()
                    await asyncio.sleep(self.pause_s)
        except Refused as refused:
            screen.close_with_error(game.voice.refusal_text(refused))
        except Unable as error:
            screen.close_with_error(str(error))
        else:
            screen.ask_for_move_or_show_result()

    def make_person_move(self, move: int) -> None:
        self.screen.remember_picture_before_move()
        self.game.make_move(self.game.seat, move)
        self.continue_game()

    def actions_after_game(self) -> tuple[str, ...]:
        return ("again", "replay", "quit")

    def handle_command(self, command: str) -> bool:
        """Takes a move back, or changes the pause after bots' moves."""
        if command == "undo":
            self.undo_person_move()
        elif command in ("slower", "faster"):
            self.change_bot_pause(1 if command == "slower" else -1)
        else:
            return False
        return True

    def handle_typed_line(self, text: str) -> bool:
        """Handles nothing: there is nobody to chat with in a local game."""
        return False

    def presence_lines(self, max_width: int) -> list[Line]:
        """No lines: a local game has no other people."""
        return []

    def undo_person_move(self) -> None:
        """Takes the person's last move back, unless a bot is thinking."""
        screen = self.screen
        if screen.is_waiting:
            return
        if self.game.undo_person_move():
            screen.changes.forget_texts()
            self.continue_game()
            screen.notify(self.game.messages.format("undone"), timeout=2)
        else:
            screen.show_status(self.game.messages.format("nothing-to-undo"))

    def change_bot_pause(self, steps: int) -> None:
        """Makes the pause longer or shorter by steps of the list."""
        nearest = min(range(len(BOT_PAUSES_S)), key=lambda at: abs(BOT_PAUSES_S[at] - self.pause_s))
        self.pause_s = BOT_PAUSES_S[max(0, min(len(BOT_PAUSES_S) - 1, nearest + steps))]
        self.screen.show_status(self.game.messages.format("pace", seconds=f"{self.pause_s:g}"))


def make_local_game_screen(game: LocalGame, bot_process: BotProcess, pause_s: float) -> GameScreen:
    """The screen of one person who plays against bots."""
    return GameScreen(game, BotDriver(game, bot_process, pause_s), bot_process)
