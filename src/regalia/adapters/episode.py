"""Games for learners: who decides now, what that seat observes, which actions are legal."""

from operator import index
from typing import Any

import msgspec

from regalia.adapters.arrays import Array, np
from regalia.games import GAMES
from regalia.kernel.errors import Unable, quote
from regalia.kernel.features import FeatureBlock
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rewards import rewards
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

NO_SEAT = -1


class Episode:
    """A game in play whose actions are whole moves; one seat decides at a time.

    `seat` decides now; it is NO_SEAT at the end. If several seats owe a sealed choice, the lowest
    decides first; each observes its own view alone, which does not show what the others chose.
    `legal_actions` ascend.
    """

    def __init__(self, game: Game, options: Options) -> None:
        if not game.features.size:
            raise Unable(f"the game {game.name} brings no features to learn from")
        self.game = game
        self.options = options
        self.seats = int(options.seats)
        self.observation_size = int(game.features.size)
        self.action_count = game.move_count
        self.seat = NO_SEAT
        self.legal_actions: list[int] = []

    def deal(self, seed: int) -> None:
        """Starts the game that `Game.new` deals by this seed."""
        self.state = self.game.deal(self.options, rng_from_number(seed))
        self._start_decision()

    def deal_another(self, seed: int) -> "Episode":
        """A new episode with the same game and options, dealt by this seed."""
        twin = self._shallow_copy()
        twin.deal(seed)
        return twin

    def __deepcopy__(self, memo: object) -> "Episode":
        """An independent copy of the game in play; what never changes is shared."""
        twin = self._shallow_copy()
        twin.state = self.state.copy()
        return twin

    def _shallow_copy(self) -> "Episode":
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name, "options": self.options.to_dict()}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        game = GAMES[fields["game"]]
        self.__dict__.update(fields, game=game, options=game.read_options(fields["options"]))

    def resample(self, seat: int, rng: Rng) -> "Episode":
        """Another game that looks the same to a seat: a sample of its information set."""
        return self.imagine(self.state.view(seat), rng)

    def imagine(self, view: View, rng: Rng) -> "Episode":
        """Some game in which a seat has this view."""
        twin = self._shallow_copy()
        twin.state = self.game.imagine(view, rng)
        twin._start_decision()
        return twin

    def step(self, action: object) -> bool:
        """Takes an action of the seat that decides; False, and nothing changes, if it is illegal.

        ValueError if it is no action of this game at all.
        """
        number = self._check_action(action)
        if number not in self.legal_actions:
            return False
        self.apply_move(number)
        return True

    def _check_action(self, action: object) -> int:
        try:
            number = index(action)  # type: ignore[arg-type]  # that is what is checked here
        except TypeError:
            number = -1
        if not 0 <= number < self.action_count:
            raise ValueError(
                f"an action of {self.game.name} is a whole number from 0 to"
                f" {self.action_count - 1}, not {quote(action)}"
            )
        return number

    def apply_move(self, move: int) -> None:
        """Makes a legal move of the seat that decides."""
        self.state.apply(self.seat, move)
        self._start_decision()

    def _start_decision(self) -> None:
        """Finds the seat that decides next, and its legal actions."""
        if self.state.pending:
            self.seat = self.state.seat_to_move()
            self.legal_actions = sorted(self.state.legal(self.seat))
        else:
            self.seat = NO_SEAT
            self.legal_actions = []

    def observation(self, seat: int) -> Array:
        """The feature vector of a seat: a function of its view alone."""
        return np.asarray(self.game.features.row(self.state.view(seat)))

    def action_mask(self, seat: int) -> Array:
        """A 1 for each legal action of a seat; zeros if it does not decide now."""
        mask: Array = np.zeros(self.action_count, np.int8)
        if seat == self.seat:
            mask[self.legal_actions] = 1
        return mask

    def rewards(self) -> list[float]:
        """The rewards at the end, by seat: from 1 for the first to -1 for the last, in all 0."""
        return list(rewards(self.state))

    def forfeit_rewards(self, seat: int) -> list[float]:
        """The rewards if a seat ends the game by an illegal action."""
        others = 1 / (self.seats - 1)
        return [-1.0 if other == seat else others for other in range(self.seats)]

    def action_text(self, action: int) -> str:
        """A legal action of the seat that decides, in notation."""
        return self.game.notate(self.state.view(self.seat), action)

    def information_state_text(self, seat: int) -> str:
        """All that a seat knows, as JSON: different for different views."""
        view = self.state.view(seat)
        return f"{seat} {msgspec.json.encode(view.to_wire()).decode()}"

    def state_text(self) -> str:
        """The whole position with its secrets, as JSON."""
        return msgspec.json.encode(self.state.to_wire()).decode()

    def max_length(self) -> int:
        """A number of actions within which every game ends."""
        return self.game.invariants.max_moves(self.options)

    def pieces(self) -> tuple[FeatureBlock, ...]:
        """The named pieces of an observation."""
        return self.game.features.blocks

    def picture(self, seat: int) -> str:
        """The table as a seat sees it, in plain text."""
        return self.game.terminal.picture(self.state.view(seat), Voice(self.game, "en"))

    def observation_maxima(self) -> Array:
        """The largest possible number at each place of an observation."""
        return np.concatenate(
            [np.full(piece.size, piece.max_value, np.uint8) for piece in self.pieces()]
        )
