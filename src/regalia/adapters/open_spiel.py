"""The games as OpenSpiel has them. Needs the extra `openspiel`.

Importing this registers them: `pyspiel.load_game("regalia_majesty(players=3)")`.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from regalia.adapters.episode import NOBODY, Episode
from regalia.adapters.numbers import np
from regalia.adapters.ways import episode_of
from regalia.games import GAMES
from regalia.kernel.errors import missing_extra
from regalia.kernel.game import Game
from regalia.kernel.rng import from_number

try:
    import pyspiel
except ImportError:
    raise missing_extra("OpenSpiel", "openspiel") from None

# All chance of a game follows from a seed, which chance says first, a byte at a time.
OUTCOMES = 256
CHANCE_NODES = 8
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
NOT_GIVEN = ""  # stands for an option that has no default
FRACTION = 1 << 53  # as fine as a random number of floating point is


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
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
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game) -> dict[str, int | str | bool]:
    """The parameters of a game with their defaults: players, actions and its own options."""
    return {
        "players": game.default_seats,
        "actions": "moves",
        **{one.name: NOT_GIVEN if one.bare else one.allowed[0] for one in game.declared},
    }


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters chosen; each game has a class of its own that names it."""

    name: ClassVar[str]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        game = GAMES[self.name]
        chosen = {**parameters_of(game), **(given or {})}
        players = chosen.pop("players")
        actions = chosen.pop("actions")
        options = {one: value for one, value in chosen.items() if value != NOT_GIVEN}
        self.blank = episode_of(self.name, players, actions, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.blank.answers,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.blank.bound(),
        )
        super().__init__(type_of(game), info, given or {})

    def new_initial_state(self) -> "SpielState":
        """A game before it is dealt."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Who looks at a state for a player."""
        if params:
            raise ValueError(f"an observer of {self.blank.game.name} takes no parameters")
        if kind is not None and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observer sees what one player knows, no less and no more")
        return Observer(self.blank)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance is asked."""
        return CHANCE_NODES


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in play: chance says the seed, then the seats are asked one by one.

    Sealed choices are made in turn, and nobody sees those made before its own.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.episode: Episode | None = None  # as long as chance is asked

    def current_player(self) -> int:
        """Who is asked: chance, a seat, or nobody any more."""
        if self.episode is None:
            return CHANCE
        return TERMINAL if self.episode.seat == NOBODY else self.episode.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self.episode.seat == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All bytes, each as likely as the others."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.episode
        return episode.legal if episode is not None and player == episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.answer(action)
            return
        self.seed += bytes([action])
        if len(self.seed) == CHANCE_NODES:
            self.episode = self.get_game().blank.dealt(int.from_bytes(self.seed))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.episode is None:
            return f"seed {action:02x}"
        return self.episode.word(action)

    def returns(self) -> list[float]:
        """What the end is worth to each seat, 0 before it."""
        if self.episode is None or self.episode.seat != NOBODY:
            return [0.0] * int(self.num_players())
        return self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to a player."""
        assert self.episode is not None
        other = SpielState(self.get_game())
        other.seed = self.seed
        other.episode = self.episode.imagined(player, from_number(int(sampler() * FRACTION)))
        return other

    def __str__(self) -> str:
        return f"seed {self.seed.hex()}" if self.episode is None else self.episode.whole()


class Observer:
    """What a player knows: a row of the game's features, and the view's wire form as text.

    A view holds what a perfect memory would know, so it stands for the information state too.
    """

    def __init__(self, blank: Episode) -> None:
        self.tensor = np.zeros(blank.size, np.float32)
        self.dict = {}
        at = 0
        for piece in blank.pieces():
            self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor; it holds zeros before the deal."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """No two different views have the same text."""
        return "" if state.episode is None else state.episode.known(player)


def register() -> None:
    """Makes the games known to OpenSpiel."""
    for name, game in GAMES.items():
        # a class: OpenSpiel lets go of it when Python is gone, which only classes outlive
        named = type(f"Spiel{type(game).__name__}", (SpielGame,), {"name": name})
        pyspiel.register_game(type_of(game), named)


register()
