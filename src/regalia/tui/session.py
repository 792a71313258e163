"""One person at a table with bots, line by line: for pipes, and for those who like it plain."""

from collections.abc import Callable, Sequence

from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.kernel.errors import Refused
from regalia.kernel.terminal.columns import folded, padded, width
from regalia.tui.advice import Weighed, hint, reasons, weigh
from regalia.tui.glossary import Glossary, outlook
from regalia.tui.offers import Offer
from regalia.tui.reading import meant, written
from regalia.tui.sitting import Sitting
from regalia.tui.summary import ending, how_to_win

LISTED = 30
PATIENCE = 1.0  # seconds that the adviser takes


class Left(Exception):
    """The person has left the table."""


class Session:
    """A game told and asked for in lines of a given width."""

    def __init__(
        self, sitting: Sitting, ask: Callable[[str], str], say: Callable[[str], None], wide: int
    ) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.voice = sitting.voice
        self.words = sitting.words
        self.glossary = Glossary(self.game, self.voice, self.words)
        self.bots = bots_of(sitting)
        self.ask = ask
        self.say = say
        self.wide = wide

    def play(self) -> None:
        """Plays to the end; Left tells that the person went before it."""
        while not self.sitting.over:
            seat = self.sitting.next_seat()
            if seat == self.sitting.seat:
                self.show_table()
                self.show_moves(self.sitting.offers())
                self.make_asked_move()
            else:
                bot, budget = self.bots[seat]
                view = self.sitting.table.state.view(seat)
                self.make(seat, bot.decide(view, budget))
        self.show_table()
        for line in ending(self.sitting):
            self.say(line)

    def make(self, seat: int, move: int) -> None:
        """Makes a move and tells what happened."""
        step = self.sitting.play(seat, move)
        for told in step.seen_by(self.sitting.seat):
            self.tell(self.voice.tell(told))

    def tell(self, text: str) -> None:
        """A paragraph within the width."""
        for line in text.split("\n"):
            self.say("\n".join(folded(line, self.wide, "  ")))

    # the person's move

    def make_asked_move(self) -> None:
        """Makes the person's move, asked for until it can be made or a move is taken back."""
        while True:
            text = self.ask(f"{self.voice.seat(self.sitting.seat)}> ").strip()
            if text == "" or text.startswith("?") or self.words.command(text):
                if self.answer(text):
                    return
                continue
            offer = self.read(text)
            if offer is not None:
                self.make(self.sitting.seat, offer.move)
                return

    def read(self, text: str) -> Offer | None:
        """The move that a text means, or nothing, and then it is told why."""
        offers = self.sitting.offers()
        forms = written(self.game, self.sitting.view, offers, self.voice)
        found = meant(text, forms, self.game, self.voice)
        if len(found) == 1:
            return found[0]
        if found:
            self.show_moves(found)
            return None
        try:
            self.game.parse(self.sitting.view, self.game.terminal.typed(text, self.voice))
        except Refused as refused:
            self.tell(self.words.say("no-move", reason=self.voice.refusal(refused)))
        return None

    def answer(self, text: str) -> bool:
        """Answers a question or follows a command; tells whether another move is due now."""
        command = self.words.command(text)
        if text.startswith("?"):
            self.explain(text[1:].strip())
        elif command in ("", "moves"):
            self.show_moves(self.sitting.offers())
        elif command == "table":
            self.show_table()
        elif command == "help":
            self.tell(self.words.say("help"))
        elif command == "goal":
            self.tell(how_to_win(self.voice, self.words, screen=False))
        elif command in ("hint", "why"):
            self.advise(command)
        elif command in ("log", "repeat"):
            self.retell(0 if command == "log" else self.sitting.read_until)
        elif command == "undo":
            return self.undo()
        elif command == "quit":
            raise Left
        else:
            self.tell(self.words.say("not-now"))
        return False

    def undo(self) -> bool:
        """Takes the person's last move back."""
        undone = self.sitting.undo()
        self.tell(self.words.say("undone" if undone else "nothing-to-undo"))
        return undone

    def advise(self, command: str) -> None:
        """What a strong player would do, knowing what the person knows, and why."""
        weighed: list[Weighed] = weigh(
            self.game, self.sitting.view, Budget(seconds=PATIENCE), self.voice
        )
        said = reasons(weighed, self.words) if command == "why" else [hint(weighed, self.words)]
        for line in said:
            self.tell(line)

    def explain(self, asked: str) -> None:
        """What a word means, or what can be asked about."""
        if not asked:
            self.tell(self.words.say("topics", topics=", ".join(self.glossary.listed())))
            return
        lines = self.glossary.explain(self.sitting.view, self.sitting.offers(), asked)
        for line in lines or [self.words.say("no-topic")]:
            self.tell(line)

    # what is shown

    def show_table(self) -> None:
        """The table as the person sees it."""
        page = self.game.terminal.page(self.sitting.view, self.voice, self.wide)
        self.say(f"\n{page}\n")

    def show_moves(self, offers: Sequence[Offer]) -> None:
        """Lists moves with what they mean and bring; many of them by their beginnings."""
        if len(offers) > LISTED:
            for line in lines_of(beginnings([offer.text for offer in offers]), self.wide - 2):
                self.say(f"  {line}")
            self.tell(self.words.say("many-moves"))
            return
        view = self.sitting.view
        first = max(width(offer.text) for offer in offers)
        for offer in offers:
            parts = self.game.parts(view, offer.move)
            meaning = self.game.terminal.describe(view, parts, self.voice)
            brings = outlook(self.game, view, offer.move, self.voice)
            text = f"{padded(offer.text, first)}  {meaning}" + (f" ⇒ {brings}" if brings else "")
            for line in folded(f"  {text.rstrip()}", self.wide, " " * (first + 4)):
                self.say(line)

    def retell(self, since: int) -> None:
        """What happened after so many moves, turn by turn."""
        for turn in self.sitting.story.turns(self.sitting.seat, self.voice, since):
            self.say(f"{turn.number}. {self.voice.seat(turn.seat)}")
            for line in turn.lines:
                self.tell(f"  {line}")


def bots_of(sitting: Sitting) -> dict[int, tuple[Bot, Budget]]:
    """The bots at the other seats, by their names."""
    names = enumerate(sitting.table.record.names or ())
    return {
        seat: make_bot(name, sitting.game, seat) for seat, name in names if seat != sitting.seat
    }


def beginnings(moves: Sequence[str]) -> list[str]:
    """Many moves in short: those that differ in their last word alone are counted together."""
    starts = [move.rpartition(" ")[0] for move in moves]
    found: dict[str, None] = {}
    for move, start in zip(moves, starts, strict=True):
        many = starts.count(start) if start else 1
        found[f"{start} … ({many})" if many > 1 else move] = None
    return list(found)


def lines_of(phrases: Sequence[str], wide: int) -> list[str]:
    """The phrases side by side in lines, none of them broken."""
    lines = [""]
    for phrase in phrases:
        if lines[-1] and len(lines[-1]) + len(phrase) + 3 > wide:
            lines.append("")
        lines[-1] += f"   {phrase}" if lines[-1] else phrase
    return lines
