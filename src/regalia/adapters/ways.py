"""The two ways in which a learner may answer: by whole moves, or by the tokens that spell them."""

from collections.abc import Mapping
from typing import Any

from regalia.adapters.episode import NOBODY, Episode
from regalia.adapters.numbers import Wholes, np
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, quoted
from regalia.kernel.features import Piece
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.tokens import MOST_STEPS, NO_MOVE, Speller, speller


def episode_of(game: str, seats: int | None, actions: str, options: Mapping[str, Any]) -> Episode:
    """The episodes asked for by name; the game's usual seats where nobody says how many."""
    if game not in GAMES:
        raise BadRecord(f"game: {quoted(game)} is none of the games ({', '.join(GAMES)})")
    box = GAMES[game]
    chosen = box.options({"seats": box.default_seats if seats is None else seats, **options})
    if actions not in WAYS:
        raise BadRecord(f"actions: they are {' or '.join(WAYS)}, not {quoted(actions)}")
    return WAYS[actions](box, chosen)


class Spelled(Episode):
    """A game whose moves are made token by token.

    `said` has the tokens of the move that is being spelled, which its seat alone is shown.
    """

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        if not game.tokens.size:
            raise Unable(f"the game {game.name} brings no alphabet to spell moves in")
        self.answers = int(game.tokens.size)
        self.known_size = self.size
        self.size += self.answers
        self.said: tuple[int, ...] = ()
        self._speller = Speller(game.tokens)

    def answer(self, given: object) -> bool:
        token = self._number(given)
        if token not in self.legal:
            return False
        move = int(self._speller.say(token))
        if move == NO_MOVE:
            self.said += (token,)
            self.legal = self._speller.allowed()
        else:
            self.play(move)
        return True

    def _ask(self) -> None:
        self.said = ()
        self.seat = self.state.to_move() if self.state.pending else NOBODY
        self._spell()

    def _spell(self) -> None:
        """Spells on from what is said."""
        self.legal = []
        if self.seat != NOBODY:
            self._speller = speller(self.game.tokens, self.state.view(self.seat))
            for token in self.said:
                self._speller.say(token)
            self.legal = self._speller.allowed()

    def __deepcopy__(self, memo: object) -> Episode:
        twin = super().__deepcopy__(memo)
        assert isinstance(twin, Spelled)
        twin._spell()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        del kept["_speller"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._speller = Speller(self.game.tokens)
        self._spell()

    def imagined(self, seat: int, chance: Rng) -> Episode:
        twin = super().imagined(seat, chance)
        assert isinstance(twin, Spelled)
        if seat == self.seat:
            twin.said = self.said
            twin._spell()
        return twin

    def observation(self, seat: int) -> Wholes:
        """What a seat knows, and behind it a 1 for every token that it has said."""
        row: Wholes = np.zeros(self.size, np.uint8)
        row[: self.known_size] = super().observation(seat)
        if seat == self.seat:
            for token in self.said:
                row[self.known_size + token] = 1
        return row

    def word(self, answer: int) -> str:
        return self.game.tokens.names[answer]

    def known(self, seat: int) -> str:
        return f"{super().known(seat)}{self._words() if seat == self.seat else ''}"

    def whole(self) -> str:
        return f"{super().whole()}{self._words()}"

    def _words(self) -> str:
        return "".join(f" {self.word(token)}" for token in self.said)

    def bound(self) -> int:
        return MOST_STEPS * super().bound()

    def pieces(self) -> tuple[Piece, ...]:
        said = Piece("said", (self.answers,), 1, "The tokens said so far of the move being made.")
        return (*super().pieces(), said)


WAYS: dict[str, type[Episode]] = {"moves": Episode, "parts": Spelled}
