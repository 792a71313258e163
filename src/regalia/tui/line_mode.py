"""A game against bots line by line: for pipes, simple terminals and screen readers."""

from collections.abc import Callable, Sequence

from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import Refused
from regalia.kernel.terminal.columns import pad_text, text_width, wrap_text
from regalia.tui.advice import ADVICE_BUDGET_S, explain_best_move, rate_moves, recommend_best_move
from regalia.tui.glossary import Glossary
from regalia.tui.legal_moves import LegalMove, describe_certain_results
from regalia.tui.local_game import LocalGame
from regalia.tui.move_parser import find_typed_moves, spell_moves
from regalia.tui.summary import how_to_win_text, result_lines

MAX_LISTED_MOVES = 30
PHRASE_GAP = "   "


class PlayerLeft(Exception):
    """The person has left the table."""


class LineMode:
    """Plays a game by printing lines within a width and reading typed ones."""

    def __init__(
        self,
        game: LocalGame,
        read_line: Callable[[str], str],
        print_line: Callable[[str], None],
        max_width: int,
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.voice = game.voice
        self.messages = game.messages
        self.glossary = Glossary(self.rules, self.voice, self.messages)
        self.bots = make_bots_by_seat(game)
        self.read_line = read_line
        self.print_line = print_line
        self.max_width = max_width

    def play_game(self) -> None:
        """Plays to the end; raises PlayerLeft if the person leaves earlier."""
        while not self.game.is_over:
            seat = self.game.next_seat()
            if seat == self.game.seat:
                self.print_table()
                self.print_moves(self.game.legal_moves())
                self.ask_for_move()
            else:
                bot, budget = self.bots[seat]
                view = self.game.table.state.view(seat)
                self.make_move_and_print_events(seat, bot.decide(view, budget))
        self.print_table()
        for line in result_lines(self.game):
            self.print_line(line)

    def make_move_and_print_events(self, seat: int, move: int) -> None:
        step = self.game.make_move(seat, move)
        for event in step.events_seen_by(self.game.seat):
            self.print_wrapped(self.voice.event_text(event))

    def print_wrapped(self, text: str) -> None:
        for line in text.split("\n"):
            self.print_line("\n".join(wrap_text(line, self.max_width, "  ")))

    # the person's move

    def ask_for_move(self) -> None:
        """Reads lines until the person has made a move or taken one back."""
        step_count = len(self.game.table.steps)
        while len(self.game.table.steps) == step_count:
            text = self.read_line(f"{self.voice.seat_name(self.game.seat)}> ").strip()
            if text == "" or text.startswith("?") or self.messages.find_command(text):
                self.run_command(text)
            else:
                self.make_typed_move(text)

    def make_typed_move(self, text: str) -> None:
        """Makes a typed move, or prints which ones it may mean, or why it is not legal."""
        rules, view, voice = self.rules, self.game.view, self.voice
        spelled = spell_moves(rules, view, self.game.legal_moves(), voice)
        try:
            found = find_typed_moves(text, spelled, rules, view, voice)
        except Refused as refused:
            self.print_wrapped(self.messages.format("no-move", reason=voice.refusal_text(refused)))
            return
        if len(found) == 1:
            self.make_move_and_print_events(self.game.seat, found[0].move)
        else:
            self.print_moves(found)

    def run_command(self, text: str) -> None:
        """Follows a command, or answers a question that begins with `?`."""
        command = self.messages.find_command(text)
        if text.startswith("?"):
            self.print_explanation(text[1:].strip())
        elif command in ("", "moves"):
            self.print_moves(self.game.legal_moves())
        elif command == "table":
            self.print_table()
        elif command == "help":
            self.print_wrapped(self.messages.format("help"))
        elif command == "goal":
            self.print_wrapped(how_to_win_text(self.voice, self.messages, with_keys=False))
        elif command in ("hint", "why"):
            self.print_advice(with_reasons=command == "why")
        elif command in ("log", "repeat"):
            self.print_turns(0 if command == "log" else self.game.read_until)
        elif command == "undo":
            undone = self.game.undo_person_move()
            self.print_wrapped(self.messages.format("undone" if undone else "nothing-to-undo"))
        elif command == "quit":
            raise PlayerLeft
        else:
            self.print_wrapped(self.messages.format("not-now"))

    def print_advice(self, with_reasons: bool) -> None:
        """Prints the best move that a search of the person's view finds."""
        rated = rate_moves(self.rules, self.game.view, Budget(seconds=ADVICE_BUDGET_S), self.voice)
        lines = [recommend_best_move(rated, self.messages)]
        for line in explain_best_move(rated, self.messages) if with_reasons else lines:
            self.print_wrapped(line)

    def print_explanation(self, word: str) -> None:
        """Prints what a word means, or the topics if there is no word."""
        lines = self.glossary.explain_word(self.game.view, self.game.legal_moves(), word)
        for line in lines or [self.messages.format("no-topic")]:
            self.print_wrapped(line)

    # what is printed

    def print_table(self) -> None:
        page = self.rules.terminal.page(self.game.view, self.voice, self.max_width)
        self.print_line(f"\n{page}\n")

    def print_moves(self, moves: Sequence[LegalMove]) -> None:
        """Prints moves with their meanings and outlooks; many moves are grouped."""
        if len(moves) > MAX_LISTED_MOVES:
            groups = group_moves_with_same_start([move.text for move in moves])
            for line in pack_into_lines(groups, self.max_width - 2):
                self.print_line(f"  {line}")
            self.print_wrapped(self.messages.format("many-moves"))
            return
        view = self.game.view
        notation_width = max(text_width(move.text) for move in moves)
        for move in moves:
            parts = self.rules.parts(view, move.move)
            meaning = self.rules.terminal.describe_move(view, parts, self.voice)
            outlook = describe_certain_results(self.rules, view, move.move, self.voice)
            text = f"{pad_text(move.text, notation_width)}  {meaning}"
            text += f" ⇒ {outlook}" if outlook else ""
            indent = " " * (notation_width + 4)
            for line in wrap_text(f"  {text.rstrip()}", self.max_width, indent):
                self.print_line(line)

    def print_turns(self, after_move: int) -> None:
        """Prints what happened after the first `after_move` moves, turn by turn."""
        for turn in self.game.narrate_turns(after_move):
            self.print_line(f"{turn.number}. {self.voice.seat_name(turn.seat)}")
            for line in turn.lines:
                self.print_wrapped(f"  {line}")


def make_bots_by_seat(game: LocalGame) -> dict[int, tuple[Bot, Budget]]:
    """The bots by their seats, as the names of the seats ask for."""
    names = enumerate(game.table.record.names or ())
    return {seat: make_bot(name, game.rules, seat) for seat, name in names if seat != game.seat}


def group_moves_with_same_start(moves: Sequence[str]) -> list[str]:
    """Moves that differ only in their last word as one line with their number, like `K … (4)`."""
    starts = [move.rpartition(" ")[0] for move in moves]
    groups: dict[str, None] = {}
    for move, start in zip(moves, starts, strict=True):
        count = starts.count(start) if start else 1
        groups[f"{start} … ({count})" if count > 1 else move] = None
    return list(groups)


def pack_into_lines(phrases: Sequence[str], max_width: int) -> list[str]:
    """Phrases side by side in lines; no phrase is broken."""
    lines = [""]
    for phrase in phrases:
        if lines[-1] and len(lines[-1]) + len(phrase) + len(PHRASE_GAP) > max_width:
            lines.append("")
        lines[-1] += f"{PHRASE_GAP}{phrase}" if lines[-1] else phrase
    return lines
