"""One game after another, as learners want them: who is asked, what is seen, what may be done."""

from operator import index
from typing import Any

import msgspec

from regalia.adapters.numbers import Wholes, np
from regalia.games import GAMES
from regalia.kernel.errors import Unable, quoted
from regalia.kernel.features import Piece
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rewards import rewards
from regalia.kernel.rng import Rng, from_number
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

NOBODY = -1


class Episode:
    """A game in play, asked seat by seat.

    `seat` is asked now, NOBODY at the end. Of several seats that owe a sealed choice the lowest is
    asked first; each sees its own view alone, which says nothing of what the others chose.
    `legal` has what it may answer, ascending.
    """

    def __init__(self, game: Game, options: Options) -> None:
        if not game.features.size:
            raise Unable(f"the game {game.name} brings no features to learn from")
        self.game = game
        self.options = options
        self.seats = int(options.seats)
        self.size = int(game.features.size)
        self.answers = game.moves
        self.seat = NOBODY
        self.legal: list[int] = []

    def deal(self, seed: int) -> None:
        """Begins the game that `Game.new` deals by this seed."""
        self.state = self.game.deal(self.options, from_number(seed))
        self._ask()

    def dealt(self, seed: int) -> "Episode":
        """Another one of the same kind, dealt by this seed."""
        twin = self._twin()
        twin.deal(seed)
        return twin

    def __deepcopy__(self, memo: object) -> "Episode":
        """The same game in play, which goes on by itself: only what changes is copied."""
        twin = self._twin()
        twin.state = self.state.copy()
        return twin

    def _twin(self) -> "Episode":
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name, "options": self.options.written()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = GAMES[kept["game"]]
        self.__dict__.update(kept, game=game, options=game.options(kept["options"]))

    def imagined(self, seat: int, chance: Rng) -> "Episode":
        """Another game that looks the same to a seat."""
        return self.behind(self.state.view(seat), chance)

    def behind(self, view: View, chance: Rng) -> "Episode":
        """Some game that this view could be a view of."""
        twin = self._twin()
        twin.state = self.game.imagine(view, chance)
        twin._ask()
        return twin

    def answer(self, given: object) -> bool:
        """Takes the answer of the seat that is asked; False, and nothing changes, if it is illegal.

        ValueError if no seat could ever answer so.
        """
        number = self._number(given)
        if number not in self.legal:
            return False
        self.play(number)
        return True

    def _number(self, given: object) -> int:
        try:
            number = index(given)  # type: ignore[arg-type]  # whatever it is, this tells
        except TypeError:
            number = NOBODY
        if not 0 <= number < self.answers:
            raise ValueError(
                f"an action of {self.game.name} is a whole number from 0 to {self.answers - 1},"
                f" not {quoted(given)}"
            )
        return number

    def play(self, move: int) -> None:
        """Makes a legal move of the seat that is asked."""
        self.state.apply(self.seat, move)
        self._ask()

    def _ask(self) -> None:
        if self.state.pending:
            self.seat = self.state.to_move()
            self.legal = sorted(self.state.legal(self.seat))
        else:
            self.seat = NOBODY
            self.legal = []

    def observation(self, seat: int) -> Wholes:
        """What a seat knows, as a row of the game's features: a function of its view alone."""
        return np.asarray(self.game.features.row(self.state.view(seat)))

    def mask(self, seat: int) -> Wholes:
        """A 1 for everything that the seat may answer now."""
        mask: Wholes = np.zeros(self.answers, np.int8)
        if seat == self.seat:
            mask[self.legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the end is worth to each seat: from 1 for the first to -1 for the last, in all 0."""
        return list(rewards(self.state))

    def forfeit(self, seat: int) -> list[float]:
        """The same where the game ends because a seat has made an illegal move."""
        others = 1 / (self.seats - 1)
        return [-1.0 if one == seat else others for one in range(self.seats)]

    def word(self, answer: int) -> str:
        """A legal answer of the seat that is asked, in notation."""
        return self.game.notate(self.state.view(self.seat), answer)

    def known(self, seat: int) -> str:
        """All that a seat knows, as JSON: different for different views."""
        view = self.state.view(seat)
        return f"{seat} {msgspec.json.encode(view.wire()).decode()}"

    def whole(self) -> str:
        """The whole position, as JSON."""
        return msgspec.json.encode(self.state.wire()).decode()

    def bound(self) -> int:
        """A number of answers within which every game ends."""
        return self.game.evidence.bound(self.options)

    def pieces(self) -> tuple[Piece, ...]:
        """What an observation is made of."""
        return self.game.features.pieces

    def picture(self, seat: int) -> str:
        """The table as a seat sees it, in plain text."""
        return self.game.terminal.picture(self.state.view(seat), Voice(self.game, "en"))

    def tops(self) -> Wholes:
        """The largest number that each place of an observation can have."""
        return np.concatenate(
            [np.full(piece.size, piece.most, np.uint8) for piece in self.pieces()]
        )
