"""One person at a table with bots, in a terminal, line by line."""

from collections.abc import Callable, Sequence
from pathlib import Path

from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import Refused
from regalia.kernel.seats import seats_of
from regalia.kernel.table import Step, Table
from regalia.kernel.voice import Voice, rule_texts
from regalia.tui.saving import save
from regalia.tui.words import Words

LISTED = 30
ADVISER = "hard"
REASONS = 5
WIDE = 96


class Left(Exception):
    """The person has left the table."""


class Session:
    """A game between one person and bots; every move is told, and saved if a file is given."""

    def __init__(
        self,
        table: Table,
        seat: int,
        bots: dict[int, tuple[Bot, Budget]],
        language: str,
        file: Path | None,
        ask: Callable[[str], str],
        say: Callable[[str], None],
    ) -> None:
        self.table = table
        self.state = table.state
        self.game = table.game
        self.seat = seat
        self.bots = bots
        self.voice = Voice(self.game, language, distinct(table.record.names or ()))
        self.adviser, self.patience = make_bot(ADVISER, self.game)
        self.words = Words(language)
        self.file = file
        self.ask = ask
        self.say = say

    def play(self) -> None:
        """Plays to the end; Left tells that the person went before it."""
        while self.state.pending:
            seat = self.next_seat()
            if seat in self.bots:
                bot, budget = self.bots[seat]
                view = self.state.view(seat)
                self.tell(self.table.play(seat, bot.choose(view, view.legal(), budget)))
            else:
                self.show_table()
                self.show_moves("")
                self.tell(self.asked_move())
        self.show_table()

    def next_seat(self) -> int:
        """Whose move is asked for next: in a sealed choice the bots' before the person's."""
        pending = seats_of(self.state.pending)
        return next((seat for seat in pending if seat in self.bots), pending[0])

    def tell(self, step: Step) -> None:
        """Saves the record with the move made, then tells what happened."""
        self.save()
        for told in step.seen_by(self.seat):
            self.say(self.voice.tell(told))

    def save(self) -> None:
        """Writes the record, if there is a file for it."""
        if self.file is not None:
            save(self.table.record, self.file)

    def asked_move(self) -> Step:
        """The person's move, asked for until it can be made."""
        while True:
            text = self.ask(f"{self.voice.seat(self.seat)}> ").strip()
            if self.answered(text):
                continue
            text = self.game.terminal.typed(text, self.voice)
            try:
                return self.table.play(self.seat, text)
            except Refused as refused:
                if not self.show_moves(text):
                    reason = self.voice.refusal(refused)
                    self.say(self.words.say("no-move", reason=reason))

    def answered(self, text: str) -> bool:
        """Whether the text was a question rather than a move, and has been answered."""
        word, _, rest = text.partition(" ")
        if text in ("", "moves"):
            self.show_moves("")
        elif text == "table":
            self.show_table()
        elif text == "help":
            self.say(self.words.say("help"))
        elif text == "hint":
            self.hint()
        elif text == "why":
            self.hint()
            self.say_why()
        elif text == "quit":
            raise Left
        elif text == "?":
            self.say(self.words.say("topics", topics=", ".join(self.game.topics)))
        elif word == "?" or text.startswith("?"):
            self.explain(rest.strip() or text[1:].strip())
        else:
            return False
        return True

    def hint(self) -> None:
        """What a strong player would do, knowing what the person knows."""
        view = self.state.view(self.seat)
        move = self.adviser.choose(view, view.legal(), self.patience)
        text = self.game.notate(view, move)
        meaning = self.game.terminal.describe(view, self.game.parts(view, move), self.voice)
        if meaning:
            self.say(self.words.say("hint", move=text, meaning=meaning))
        else:
            self.say(self.words.say("bare-hint", move=text))

    def say_why(self) -> None:
        """The moves considered for the hint: how often each was tried, and how it went."""
        view = self.state.view(self.seat)
        for one in self.adviser.candidates[:REASONS]:
            text = self.game.notate(view, one.move)
            share = round(100 * (one.value or 0.0))
            tries = int(one.visits)
            self.say("  " + self.words.say("reason", move=text, share=share, tries=tries))

    def explain(self, topic: str) -> None:
        """The rules behind a word, or one rule by its id."""
        texts = rule_texts(self.game, self.voice.language)
        ids = self.game.topics.get(topic.lower(), (topic.upper(),))
        found = [f"{one}  {texts[one]}" for one in ids if one in texts]
        self.say("\n".join(found) or self.words.say("no-topic"))

    def show_table(self) -> None:
        """The table as the person sees it."""
        self.say("\n" + self.game.terminal.picture(self.state.view(self.seat), self.voice) + "\n")

    def show_moves(self, start: str) -> bool:
        """Lists the legal moves that begin so; tells whether there are any."""
        moves = self.legal_beginning(start)
        if not moves:
            return False
        view = self.state.view(self.seat)
        if len(moves) <= LISTED:
            width = max(len(text) for text, _ in moves)
            for text, move in moves:
                meaning = self.game.terminal.describe(view, self.game.parts(view, move), self.voice)
                self.say(f"  {text:{width}}  {meaning}".rstrip())
        else:
            for line in lines_of(beginnings([text for text, _ in moves])):
                self.say(f"  {line}")
            self.say(self.words.say("many-moves"))
        return True

    def legal_beginning(self, start: str) -> list[tuple[str, int]]:
        """The legal moves whose notation begins so."""
        view = self.state.view(self.seat)
        written = [(self.game.notate(view, move), int(move)) for move in view.legal()]
        return [(text, move) for text, move in written if text.startswith(start)]


def distinct(names: Sequence[str]) -> list[str]:
    """The names, those of several seats with the seat's number."""
    return [
        f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def beginnings(moves: Sequence[str]) -> list[str]:
    """Many moves in short: those that differ in their last word alone are counted together."""
    starts = [move.rpartition(" ")[0] for move in moves]
    found: dict[str, None] = {}
    for move, start in zip(moves, starts, strict=True):
        many = starts.count(start) if start else 1
        found[f"{start} … ({many})" if many > 1 else move] = None
    return list(found)


def lines_of(phrases: Sequence[str]) -> list[str]:
    """The phrases side by side in lines, none of them broken."""
    lines = [""]
    for phrase in phrases:
        if lines[-1] and len(lines[-1]) + len(phrase) + 3 > WIDE:
            lines.append("")
        lines[-1] += f"   {phrase}" if lines[-1] else phrase
    return lines
