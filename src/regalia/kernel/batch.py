"""Many tables of one game, stepped together, with what learners observe in flat vectors.

The vectors stay the same objects from step to step, so NumPy can use their memory without a copy.
Each deal has a seed of its own: the seed of the batch, the number of the table and the number of
the deal are the words of its generator.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rewards import rewards
from regalia.kernel.rng import rng_from_words
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State
from regalia.kernel.tokens import NO_MOVE, TOKEN_BITS, TOKEN_MASK, Speller

NUMBER_BYTES: Final = 8


class BatchTable:
    """One table of a batch: its state, the number of its deal, and what may be chosen now."""

    def __init__(self, state: State, speller: Speller) -> None:
        self.state = state
        self.speller = speller
        self.deal_number: i64 = 0
        self.legal = vec[i64]()


class TableBatch:
    """`count` tables, numbered from `first`; with `uses_tokens` a choice is one token of a move.

    Every table has a row of `features` (followed by the tokens chosen so far, if it uses them), a
    `mask` of legal choices and the `seat` that chooses. `done` says whether the last step ended
    a game, `rewards` and `scores` how it ended; the next game is dealt at once.
    """

    def __init__(
        self, game: Game, options: Options, seed: i64, first: i64, count: i64, uses_tokens: bool
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.first = first
        self.count = count
        self.uses_tokens = uses_tokens
        self.feature_size: i64 = game.features.size
        self.row_size: i64 = self.feature_size + (game.tokens.size if uses_tokens else 0)
        self.choice_count: i64 = game.tokens.size if uses_tokens else game.move_count
        self.seats: i64 = options.seats
        self.features = vec[u8]([0] * (count * self.row_size))
        self.mask = vec[u8]([0] * (count * self.choice_count))
        self.seat = vec[i64]([0] * count)
        self.done = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.scores = vec[i64]([0] * (count * self.seats))
        self.tables: list[BatchTable] = []
        number: i64 = 0
        while number < count:
            self.tables.append(BatchTable(self.deal_table(number, 0), Speller(game.tokens)))
            self.write_observation(number)
            number += 1

    def deal_table(self, number: i64, deal: i64) -> State:
        """A new state of a table, by the seed of its deal."""
        rng = rng_from_words(self.seed >> 32, self.seed, self.first + number, deal)
        return self.game.deal(self.options, rng)

    def step(self, choices: bytes) -> None:
        """Makes one choice at every table, given as little-endian integers of eight bytes.

        ValueError names an illegal choice; then none is made.
        """
        if len(choices) != self.count * NUMBER_BYTES:
            raise ValueError(f"there are {self.count} tables, each of which needs one choice")
        number: i64 = 0
        while number < self.count:
            choice = read_i64_le(choices, number * NUMBER_BYTES)
            if (
                choice < 0
                or choice >= self.choice_count
                or not self.mask[number * self.choice_count + choice]
            ):
                table = self.first + number
                seat = self.seat[number]
                raise ValueError(f"table {table}: seat {seat} may not choose {choice} now")
            number += 1
        number = 0
        while number < self.count:
            self.step_table(number, read_i64_le(choices, number * NUMBER_BYTES))
            number += 1

    def step_table(self, number: i64, choice: i64) -> None:
        """Makes a choice at one table and writes what its next seat observes."""
        table = self.tables[number]
        if self.done[number]:
            self.clear_result(number)
        self.clear_mask(number, table)
        if self.uses_tokens:
            speller = table.speller
            move = speller.add_token(choice)
            if move == NO_MOVE:
                self.features[number * self.row_size + self.feature_size + choice] = u8(1)
                speller.mark_allowed_tokens(self.mask, number * self.choice_count, 1)
                return
            self.clear_spelled_tokens(number, speller.spellings[0])
            choice = move
        state = table.state
        state.apply(self.seat[number], choice)
        if not state.pending:
            self.write_result(number, state)
            table.deal_number += 1
            table.state = self.deal_table(number, table.deal_number)
        self.write_observation(number)

    def write_observation(self, number: i64) -> None:
        """Writes the features and the mask of the seat that chooses next."""
        table = self.tables[number]
        state = table.state
        c = state.cells
        pending = state.pending
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        self.seat[number] = seat
        offset = number * self.choice_count
        if self.uses_tokens:
            table.speller.start_move(c, seat, legal)
            table.speller.mark_allowed_tokens(self.mask, offset, 1)
        else:
            table.legal = legal
            mask = self.mask
            for move in legal:
                mask[offset + move] = u8(1)
        self.game.features.fill_row(self.features, number * self.row_size, c, seat, pending)

    def clear_mask(self, number: i64, table: BatchTable) -> None:
        """Clears the mask of a table."""
        offset = number * self.choice_count
        if self.uses_tokens:
            table.speller.mark_allowed_tokens(self.mask, offset, 0)
            return
        mask = self.mask
        for move in table.legal:
            mask[offset + move] = u8(0)

    def clear_spelled_tokens(self, number: i64, spelling: i64) -> None:
        """Clears the tokens of a finished move from the row."""
        offset = number * self.row_size + self.feature_size
        while spelling:
            self.features[offset + (spelling & TOKEN_MASK) - 1] = u8(0)
            spelling >>= TOKEN_BITS

    def write_result(self, number: i64, state: State) -> None:
        """Writes how a game has ended."""
        self.done[number] = u8(1)
        won = rewards(state)
        scores = state.scores()
        offset = number * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[offset + seat] = won[seat]
            self.scores[offset + seat] = scores[seat]
            seat += 1

    def clear_result(self, number: i64) -> None:
        """Clears the result of the game before."""
        self.done[number] = u8(0)
        offset = number * self.seats
        end = offset + self.seats
        while offset < end:
            self.rewards[offset] = 0.0
            self.scores[offset] = 0
            offset += 1

    def heuristic_choices(self) -> vec[i64]:
        """What the game's heuristics would choose at every table."""
        found = vec[i64]([0] * self.count)
        heuristics = self.game.heuristics
        number: i64 = 0
        while number < self.count:
            table = self.tables[number]
            state = table.state
            seat = self.seat[number]
            speller = table.speller
            legal = speller.moves if self.uses_tokens else table.legal
            left = speller.candidate_count if self.uses_tokens else len(legal)
            best = heuristics.score_move(state, seat, legal[0])
            chosen: i64 = 0
            index: i64 = 1
            while index < left:
                score = heuristics.score_move(state, seat, legal[index])
                if score > best:
                    best = score
                    chosen = index
                index += 1
            if self.uses_tokens:
                spelling = speller.spellings[chosen]
                found[number] = ((spelling >> speller.shift) & TOKEN_MASK) - 1
            else:
                found[number] = legal[chosen]
            number += 1
        return found
