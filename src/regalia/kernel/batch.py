"""Many tables of one game, stepped together, with what learners observe in flat vectors.

The vectors stay the same objects from step to step, so NumPy can use their memory without a copy.
The batch only writes them: if a learner changes a number in them, the games do not change.
Each deal has a seed of its own: the seed of the batch, the number of the table and the number of
the deal are the words of its generator.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rewards import place_rewards
from regalia.kernel.rng import Rng, rng_from_words
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State
from regalia.kernel.tokens import NO_MOVE, SPELLED_TOKEN_BITS, SPELLED_TOKEN_MASK, Speller

NUMBER_BYTES: Final = 8
CHOICE_STREAM: Final = -1  # in the place of a deal's number: the generator of random choices


class BatchTable:
    """One table of a batch: its state, the number of its deal, and what may be chosen now."""

    def __init__(self, state: State, speller: Speller, choice_rng: Rng) -> None:
        self.state = state
        self.speller = speller
        self.choice_rng = choice_rng
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
        self.allowed = vec[u8]([0] * game.tokens.size)  # all 0 but while a random token is drawn
        self.seat = vec[i64]([0] * count)
        self.done = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.scores = vec[i64]([0] * (count * self.seats))
        self.tables: list[BatchTable] = []
        index: i64 = 0
        while index < count:
            choice_rng = self.rng_of_deal(index, CHOICE_STREAM)
            speller = Speller(game.tokens)
            self.tables.append(BatchTable(self.state_of_deal(index, 0), speller, choice_rng))
            self.start_decision(index)
            index += 1

    def rng_of_deal(self, table_index: i64, deal_number: i64) -> Rng:
        """The random generator for one deal of a table."""
        return rng_from_words(self.seed >> 32, self.seed, self.first + table_index, deal_number)

    def state_of_deal(self, table_index: i64, deal_number: i64) -> State:
        """A new state of a table, by the seed of its deal."""
        return self.game.deal(self.options, self.rng_of_deal(table_index, deal_number))

    def step(self, choices: bytes) -> None:
        """Makes one choice at every table, given as little-endian integers of eight bytes.

        ValueError names an illegal choice; then none is made.
        """
        if len(choices) != self.count * NUMBER_BYTES:
            raise ValueError(f"there are {self.count} tables, each of which needs one choice")
        index: i64 = 0
        while index < self.count:
            choice = read_i64_le(choices, index * NUMBER_BYTES)
            if not self.allows_choice(index, choice):
                table = self.first + index
                seat = lowest_seat(self.tables[index].state.pending)
                raise ValueError(f"table {table}: seat {seat} may not choose {choice} now")
            index += 1
        index = 0
        while index < self.count:
            self.step_table(index, read_i64_le(choices, index * NUMBER_BYTES))
            index += 1

    def allows_choice(self, table_index: i64, move_or_token: i64) -> bool:
        """Whether a choice may be made at a table now."""
        table = self.tables[table_index]
        if self.uses_tokens:
            return table.speller.allows_token(move_or_token)
        for move in table.legal:  # noqa: SIM110 - a generator would be an object
            if move == move_or_token:
                return True
        return False

    def step_table(self, table_index: i64, move_or_token: i64) -> None:
        """Applies a move, or the next token of one, and writes what the next decision observes.

        A game that ends is followed by a new deal.
        """
        table = self.tables[table_index]
        self.clear_result(table_index)
        self.clear_mask(table_index, table)
        if self.uses_tokens:
            speller = table.speller
            move = speller.add_token(move_or_token)
            if move == NO_MOVE:
                self.features[table_index * self.row_size + self.feature_size + move_or_token] = u8(
                    1
                )
                speller.mark_allowed_tokens(self.mask, table_index * self.choice_count, 1)
                return
            self.clear_spelled_tokens(table_index, speller.spellings[0])
            move_or_token = move
        state = table.state
        state.apply(lowest_seat(state.pending), move_or_token)
        self.start_decision(table_index)

    def start_decision(self, table_index: i64) -> None:
        """Finds the next decision of a table; deals a new game first if the last one is over."""
        table = self.tables[table_index]
        self.play_bots(table_index)
        while not table.state.pending:
            self.write_result(table_index, table.state)
            self.deal_next_game(table_index)
            self.play_bots(table_index)
        self.write_observation(table_index)

    def play_bots(self, table_index: i64) -> None:
        """Lets bots move until a learner decides or the game is over; this class has no bots."""

    def deal_next_game(self, table_index: i64) -> None:
        """Replaces the game of a table by its next deal."""
        table = self.tables[table_index]
        table.deal_number += 1
        table.state = self.state_of_deal(table_index, table.deal_number)

    def reset_table(self, table_index: i64) -> None:
        """Abandons a game without a result, and deals the next one."""
        table = self.tables[table_index]
        self.clear_result(table_index)
        self.clear_mask(table_index, table)
        if self.uses_tokens and table.speller.shift:
            self.clear_spelled_tokens(table_index, table.speller.spellings[0])
        self.deal_next_game(table_index)
        self.start_decision(table_index)

    def write_observation(self, table_index: i64) -> None:
        """Writes the features and the mask of the seat that chooses next."""
        table = self.tables[table_index]
        state = table.state
        c = state.cells
        pending = state.pending
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        self.seat[table_index] = seat
        offset = table_index * self.choice_count
        if self.uses_tokens:
            table.speller.start_move(c, seat, legal)
            table.speller.mark_allowed_tokens(self.mask, offset, 1)
        else:
            table.legal = legal
            mask = self.mask
            for move in legal:
                mask[offset + move] = u8(1)
        self.game.features.fill_row(self.features, table_index * self.row_size, c, seat, pending)

    def clear_mask(self, table_index: i64, table: BatchTable) -> None:
        """Clears the mask of a table."""
        offset = table_index * self.choice_count
        if self.uses_tokens:
            table.speller.mark_allowed_tokens(self.mask, offset, 0)
            return
        mask = self.mask
        for move in table.legal:
            mask[offset + move] = u8(0)

    def clear_spelled_tokens(self, table_index: i64, spelling: i64) -> None:
        """Clears the tokens of a finished move from the row."""
        offset = table_index * self.row_size + self.feature_size
        while spelling:
            self.features[offset + (spelling & SPELLED_TOKEN_MASK) - 1] = u8(0)
            spelling >>= SPELLED_TOKEN_BITS

    def write_result(self, table_index: i64, state: State) -> None:
        """Writes how a game has ended."""
        self.done[table_index] = u8(1)
        won = place_rewards(state)
        scores = state.scores()
        offset = table_index * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[offset + seat] = won[seat]
            self.scores[offset + seat] = scores[seat]
            seat += 1

    def clear_result(self, table_index: i64) -> None:
        """Clears the result of the previous game, if the last step ended one."""
        if not self.done[table_index]:
            return
        self.done[table_index] = u8(0)
        offset = table_index * self.seats
        end = offset + self.seats
        while offset < end:
            self.rewards[offset] = 0.0
            self.scores[offset] = 0
            offset += 1

    def random_choices(self) -> vec[i64]:
        """A legal choice of every table, all equally likely."""
        found = vec[i64]([0] * self.count)
        index: i64 = 0
        while index < self.count:
            table = self.tables[index]
            if self.uses_tokens:
                found[index] = self.random_token(table)
            else:
                legal = table.legal
                found[index] = legal[table.choice_rng.below_unchecked(len(legal))]
            index += 1
        return found

    def random_token(self, table: BatchTable) -> i64:
        """A token that may come next; the mask is not asked, since learners may write there."""
        allowed = self.allowed
        table.speller.mark_allowed_tokens(allowed, 0, 1)
        count: i64 = 0
        token: i64 = 0
        while token < self.choice_count:
            count += i64(allowed[token])
            token += 1
        skipped = table.choice_rng.below_unchecked(count)
        token = 0
        while skipped or not allowed[token]:
            skipped -= i64(allowed[token])
            token += 1
        table.speller.mark_allowed_tokens(allowed, 0, 0)
        return token

    def heuristic_choices(self) -> vec[i64]:
        """What the game's heuristics would choose at every table."""
        found = vec[i64]([0] * self.count)
        heuristics = self.game.heuristics
        index: i64 = 0
        while index < self.count:
            table = self.tables[index]
            state = table.state
            seat = lowest_seat(state.pending)
            speller = table.speller
            legal = speller.moves if self.uses_tokens else table.legal
            left = speller.candidate_count if self.uses_tokens else len(legal)
            best = heuristics.score_move(state, seat, legal[0])
            chosen: i64 = 0
            at: i64 = 1
            while at < left:
                score = heuristics.score_move(state, seat, legal[at])
                if score > best:
                    best = score
                    chosen = at
                at += 1
            if self.uses_tokens:
                spelling = speller.spellings[chosen]
                found[index] = ((spelling >> speller.shift) & SPELLED_TOKEN_MASK) - 1
            else:
                found[index] = legal[chosen]
            index += 1
        return found
