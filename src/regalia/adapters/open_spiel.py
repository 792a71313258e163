"""The games as OpenSpiel games. Needs the extra `openspiel`.

Importing this registers them: `pyspiel.load_game("regalia_majesty(players=3)")`.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from regalia.adapters.action_encodings import make_episode
from regalia.adapters.arrays import np
from regalia.adapters.episode import NO_SEAT, Episode
from regalia.games import GAMES
from regalia.kernel.errors import missing_library_error
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number

try:
    import pyspiel
except ImportError:
    raise missing_library_error("OpenSpiel", "openspiel") from None

# All chance of a game follows from its seed. The first chance nodes draw it, a byte at a time.
SEED_BYTE_VALUES = 256
SEED_BYTES = 8
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
PARAMETER_NOT_GIVEN = ""  # OpenSpiel's value for an option that has no default
FLOAT_RESOLUTION = 1 << 53  # a random float has 53 bits


def spiel_game_type(game: Game) -> Any:
    """OpenSpiel's description of a game, which it needs before the game is loaded."""
    return pyspiel.GameType(
        short_name=f"regalia_{game.name}",
        long_name=f"Regalia {type(game).__name__}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )


def default_parameters(game: Game) -> dict[str, int | str | bool]:
    """The parameters of a game with their defaults: players, actions and its own options."""
    return {
        "players": game.default_seats,
        "actions": "moves",
        **{
            one.name: PARAMETER_NOT_GIVEN if one.may_be_absent else one.allowed[0]
            for one in game.declared_options
        },
    }


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters; `register_games` makes a subclass for each game."""

    name: ClassVar[str]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = GAMES[self.name]
        chosen = {**default_parameters(game), **(given or {})}
        players = chosen.pop("players")
        actions = chosen.pop("actions")
        options = {one: value for one, value in chosen.items() if value != PARAMETER_NOT_GIVEN}
        self.template = make_episode(self.name, players, actions, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.template.action_count,
            max_chance_outcomes=SEED_BYTE_VALUES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.template.max_actions_per_game(),
        )
        super().__init__(spiel_game_type(game), info, given or {})

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """An observer, which reads from a state what one player knows."""
        if params:
            raise ValueError(f"an observer of {self.template.game.name} takes no parameters")
        if kind is not None and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observer sees what one player knows, no less and no more")
        return SpielObserver(self.template)

    def max_chance_nodes_in_history(self) -> int:
        """The number of chance nodes in every history."""
        return SEED_BYTES


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in play: chance nodes draw the seed, then the seats decide one at a time.

    Sealed choices are made in turn, and no player observes those made before its own.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.episode: Episode | None = None  # None at chance nodes

    def current_player(self) -> int:
        """The player that decides: chance, a seat, or TERMINAL."""
        if self.episode is None:
            return CHANCE
        return TERMINAL if self.episode.seat == NO_SEAT else self.episode.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self.episode.seat == NO_SEAT

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All values of a byte, with equal probabilities."""
        return [(outcome, 1 / SEED_BYTE_VALUES) for outcome in range(SEED_BYTE_VALUES)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.episode
        return episode.legal_actions if episode is not None and player == episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.try_action(action)
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            self.episode = self.get_game().template.deal_new_episode(int.from_bytes(self.seed))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.episode is None:
            return f"seed {action:02x}"
        return self.episode.action_notation(action)

    def returns(self) -> list[float]:
        """The final rewards by seat; zeros before the end."""
        if self.episode is None or self.episode.seat != NO_SEAT:
            return [0.0] * int(self.num_players())
        return self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to a player."""
        assert self.episode is not None
        other = SpielState(self.get_game())
        other.seed = self.seed
        other.episode = self.episode.resample(
            player, rng_from_number(int(sampler() * FLOAT_RESOLUTION))
        )
        return other

    def __str__(self) -> str:
        return f"seed {self.seed.hex()}" if self.episode is None else self.episode.state_text()


class SpielObserver:
    """What a player knows: the feature vector, and the view's wire form as text.

    A view holds what a perfect memory would know, so it is the information state, too.
    """

    def __init__(self, template: Episode) -> None:
        self.tensor = np.zeros(template.observation_size, np.float32)
        self.dict = {}
        start = 0
        for block in template.feature_blocks():
            part = self.tensor[start : start + block.size]
            self.dict[block.name] = part.reshape(block.shape)
            start += block.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor; it holds zeros before the deal."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, as text: different for different views."""
        return "" if state.episode is None else state.episode.information_state_text(player)


def register_games() -> None:
    for name, game in GAMES.items():
        # a class rather than a function: OpenSpiel releases it after the interpreter has ended,
        # which only a class survives
        subclass = type(f"Spiel{type(game).__name__}", (SpielGame,), {"name": name})
        pyspiel.register_game(spiel_game_type(game), subclass)


register_games()
