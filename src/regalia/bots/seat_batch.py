"""Many tables stepped together; at each table a learner has one seat and bots have the others."""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.bots.bot import Bot, Budget
from regalia.kernel.batch import NUMBER_BYTES, TableBatch
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State

ANY_SEAT: Final = -1


class SeatBatch(TableBatch):
    """A batch of tables that stops only at decisions of the learner's seats, `own_seat`.

    With ANY_SEAT as the learner's seat it changes from deal to deal. There is one bot for each
    other seat, in order. `final_features` has the learner's row at the end of the last game. An
    illegal choice loses the game at once.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: i64,
        count: i64,
        uses_tokens: bool,
        learner_seat: i64,
        bots: list[tuple[Bot, Budget]],
    ) -> None:
        tokens: i64 = game.tokens.size if uses_tokens else 0
        self.learner_seat = learner_seat
        self.bots = bots
        self.own_seat = vec[i64]([0] * count)
        self.final_features = vec[u8]([0] * (count * (game.features.size + tokens)))
        super().__init__(game, options, seed, 0, count, uses_tokens)

    def step(self, choices: bytes) -> None:
        """Makes one choice at each table; raises ValueError if one is not a number."""
        if len(choices) != self.count * NUMBER_BYTES:
            raise ValueError(f"there are {self.count} tables, each of which needs one choice")
        index: i64 = 0
        while index < self.count:
            choice = read_i64_le(choices, index * NUMBER_BYTES)
            if choice < 0 or choice >= self.choice_count:
                raise ValueError(
                    f"table {index}: a choice is a whole number from 0 to"
                    f" {self.choice_count - 1}, not {choice}"
                )
            index += 1
        index = 0
        while index < self.count:
            choice = read_i64_le(choices, index * NUMBER_BYTES)
            if self.allows_choice(index, choice):
                self.step_table(index, choice)
            else:
                self.forfeit_table(index)
            index += 1

    def play_bots(self, index: i64) -> None:
        table = self.tables[index]
        state = table.state
        own = self.learner_seat
        if own == ANY_SEAT:
            own = (index + table.deal_number) % self.seats
        self.own_seat[index] = own
        while state.pending:
            seat = lowest_seat(state.pending)
            if seat == own:
                return
            bot, budget = self.bots[seat if seat < own else seat - 1]
            state.apply(seat, bot.decide(state.view(seat), budget))

    def write_result(self, index: i64, state: State) -> None:
        super().write_result(index, state)
        self.write_final_features(index, state)

    def write_final_features(self, index: i64, state: State) -> None:
        """Writes the features of the learner's seat at the end of its game."""
        self.game.features.fill_row(
            self.final_features,
            index * self.row_size,
            state.cells,
            self.own_seat[index],
            state.pending,
        )

    def forfeit_table(self, index: i64) -> None:
        """Ends a game that the learner loses by an illegal choice, and deals the next one."""
        state = self.tables[index].state
        own = self.own_seat[index]
        self.write_final_features(index, state)
        self.reset_table(index)
        self.done[index] = u8(1)
        scores = state.scores()
        offset = index * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[offset + seat] = 1.0 / float(self.seats - 1)
            self.scores[offset + seat] = scores[seat]
            seat += 1
        self.rewards[offset + own] = -1.0
