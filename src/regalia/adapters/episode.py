"""Games for learners: who decides now, what that seat observes, which actions are legal."""

import sys
from operator import index
from typing import Any, SupportsIndex

import msgspec

from regalia.adapters.arrays import Array, np
from regalia.adapters.rewards import REWARD_KINDS, check_reward_kind, rewards_of_kind
from regalia.adapters.text_image import text_to_image
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, quote
from regalia.kernel.features import FeatureBlock
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rewards import place_rewards
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.terminal.terminal import DEFAULT_COLUMNS
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

NO_SEAT = -1
RENDER_MODES = ("ansi", "human", "rgb_array")
IMAGE_LINES = 60  # every image of a game has the same size


def check_render_mode(mode: str | None) -> None:
    """Raises BadRecord unless the mode is None or one of RENDER_MODES."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadRecord(f"render_mode: it is {' or '.join(RENDER_MODES)}, not {quote(mode)}")


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
        self.reward_kind = REWARD_KINDS[0]
        self.seat = NO_SEAT
        self.legal_actions: list[int] = []

    def deal(self, seed: SupportsIndex) -> None:
        """Starts the game that `Game.new` deals by this seed."""
        self.state = self.game.deal(self.options, rng_from_number(seed))
        self._start_decision()

    def set_reward_kind(self, kind: str) -> None:
        """Chooses what `rewards` gives; BadRecord if there is no such kind."""
        check_reward_kind(kind)
        self.reward_kind = kind

    def deal_new_episode(self, seed: int) -> "Episode":
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
        """An episode with the same attributes, the state included."""
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

    def try_action(self, action: object) -> bool:
        """Takes an action of the seat that decides; False, and nothing changes, if it is illegal.

        ValueError if it is no action of this game at all.
        """
        number = self._check_action(action)
        if number not in self.legal_actions:
            return False
        self.apply_move(number)
        return True

    def _check_action(self, action: object) -> int:
        """The number of an action; ValueError if the game has no such action."""
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
        """Sets the seat that decides now and its legal actions; NO_SEAT and none at the end."""
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
        """The rewards of a finished game by seat, of the kind that `set_reward_kind` has chosen."""
        return self._rewards_from_places(list(place_rewards(self.state)))

    def forfeit_rewards(self, seat: int) -> list[float]:
        """The rewards if a seat ends the game by an illegal action."""
        others = 1 / (self.seats - 1)
        return self._rewards_from_places(
            [-1.0 if other == seat else others for other in range(self.seats)]
        )

    def _rewards_from_places(self, places: list[float]) -> list[float]:
        """The rewards of the chosen kind, from the rewards by place."""
        found: list[float] = rewards_of_kind(self.reward_kind, places, self.state.scores()).tolist()
        return found

    def action_notation(self, action: int) -> str:
        """A legal action of the seat that decides, in notation."""
        return self.game.notate(self.state.view(self.seat), action)

    def information_state_text(self, seat: int) -> str:
        """All that a seat knows, as JSON: different for different views."""
        view = self.state.view(seat)
        return f"{seat} {msgspec.json.encode(view.to_wire()).decode()}"

    def state_text(self) -> str:
        """The whole position with its secrets, as JSON."""
        return msgspec.json.encode(self.state.to_wire()).decode()

    def max_actions_per_game(self) -> int:
        """A number of actions within which every game ends."""
        return self.game.invariants.max_moves(self.options)

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        """The named blocks of an observation."""
        return self.game.features.blocks

    def render(self, seat: int, mode: str | None) -> str | Array | None:
        """The table as a seat sees it, in plain text: returned, drawn, or printed for `human`."""
        picture = self.game.terminal.picture(self.state.view(seat), Voice(self.game, "en"))
        if mode == "rgb_array":
            return text_to_image(picture, DEFAULT_COLUMNS, IMAGE_LINES)
        if mode != "human":
            return picture
        sys.stdout.write(picture + "\n")
        return None

    def observation_maxima(self) -> Array:
        """The largest possible number at each place of an observation."""
        return np.concatenate(
            [np.full(block.size, block.max_value, np.uint8) for block in self.feature_blocks()]
        )
