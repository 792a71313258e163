"""The two action encodings: `moves`, by whole moves, and `parts`, by the tokens of a move."""

from collections.abc import Mapping
from typing import Any

from regalia.adapters.arrays import Array, np
from regalia.adapters.episode import NO_SEAT, Episode
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, quote
from regalia.kernel.features import FeatureBlock
from regalia.kernel.game import Game, find_game
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.tokens import MAX_TOKENS_PER_MOVE, NO_MOVE, Speller, make_speller


def make_episode(
    game_name: str, seats: int | None, encoding: str, options: Mapping[str, Any]
) -> Episode:
    """An episode, not yet dealt; `seats` None is the game's default number."""
    game = find_game(GAMES, game_name)
    chosen = game.read_options({"seats": game.default_seats if seats is None else seats, **options})
    if encoding not in ACTION_ENCODINGS:
        raise BadRecord(f"actions: they are {' or '.join(ACTION_ENCODINGS)}, not {quote(encoding)}")
    return ACTION_ENCODINGS[encoding](game, chosen)


class TokenEpisode(Episode):
    """A game in play whose actions are tokens; a sequence of tokens spells one move.

    `spelled_tokens` are the tokens so far of the move being spelled. Only its seat observes them.
    """

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        if not game.tokens.size:
            raise Unable(f"the game {game.name} brings no alphabet to spell moves in")
        self.action_count = int(game.tokens.size)
        self.view_size = self.observation_size
        self.observation_size += self.action_count
        self.spelled_tokens: tuple[int, ...] = ()
        self._speller = Speller(game.tokens)

    def try_action(self, action: object) -> bool:
        token = self._check_action(action)
        if token not in self.legal_actions:
            return False
        move = int(self._speller.add_token(token))
        if move == NO_MOVE:
            self.spelled_tokens += (token,)
            self.legal_actions = self._speller.allowed_tokens()
        else:
            self.apply_move(move)
        return True

    def _start_decision(self) -> None:
        """Sets the seat that decides now, which has spelled no token yet, and its legal tokens."""
        self.spelled_tokens = ()
        self.seat = self.state.seat_to_move() if self.state.pending else NO_SEAT
        self._restore_speller()

    def _restore_speller(self) -> None:
        """Makes a new speller and gives it the tokens spelled so far."""
        self.legal_actions = []
        if self.seat != NO_SEAT:
            self._speller = make_speller(self.game.tokens, self.state.view(self.seat))
            for token in self.spelled_tokens:
                self._speller.add_token(token)
            self.legal_actions = self._speller.allowed_tokens()

    def __deepcopy__(self, memo: object) -> Episode:
        twin = super().__deepcopy__(memo)
        assert isinstance(twin, TokenEpisode)
        twin._restore_speller()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        fields = super().__getstate__()
        del fields["_speller"]
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        super().__setstate__(fields)
        self._speller = Speller(self.game.tokens)
        self._restore_speller()

    def resample(self, seat: int, rng: Rng) -> Episode:
        twin = super().resample(seat, rng)
        assert isinstance(twin, TokenEpisode)
        if seat == self.seat:
            twin.spelled_tokens = self.spelled_tokens
            twin._restore_speller()
        return twin

    def observation(self, seat: int) -> Array:
        """The feature vector of a seat, then a 1 for every token of its move so far."""
        row: Array = np.zeros(self.observation_size, np.uint8)
        row[: self.view_size] = super().observation(seat)
        if seat == self.seat:
            for token in self.spelled_tokens:
                row[self.view_size + token] = 1
        return row

    def action_notation(self, action: int) -> str:
        return self.game.tokens.names[action]

    def information_state_text(self, seat: int) -> str:
        tokens = self._spelled_tokens_text() if seat == self.seat else ""
        return f"{super().information_state_text(seat)}{tokens}"

    def state_text(self) -> str:
        return f"{super().state_text()}{self._spelled_tokens_text()}"

    def _spelled_tokens_text(self) -> str:
        return "".join(f" {self.action_notation(token)}" for token in self.spelled_tokens)

    def max_actions_per_game(self) -> int:
        return MAX_TOKENS_PER_MOVE * super().max_actions_per_game()

    def feature_blocks(self) -> tuple[FeatureBlock, ...]:
        size, text = (self.action_count,), "The tokens said so far of the move being made."
        return (*super().feature_blocks(), FeatureBlock("said", size, 1, text))


ACTION_ENCODINGS: dict[str, type[Episode]] = {"moves": Episode, "parts": TokenEpisode}
