"""Many tables of one game, stepped together, and what learners are shown of them.

All that is shown lies in vectors which are the same ones from step to step, so that NumPy looks at
them where they are. Each table is dealt by a seed of its own: that of the batch, the number of the
table and the number of the deal, side by side.
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
MOST_NUMBERS: Final = 0xFFFFFFFF


class BatchTable:
    """One table of a batch: its state, how often it was dealt, and what may be chosen now."""

    def __init__(self, state: State, speller: Speller) -> None:
        self.state = state
        self.speller = speller
        self.deal: i64 = 0
        self.legal = vec[i64]()


class Batch:
    """So many tables from a first number on; with `spelled` moves are made token by token.

    For every table there is a row of features (with the tokens said so far behind them where moves
    are spelled), a mask of what may be chosen, the seat that is to choose, whether the last step
    ended a game, and then the rewards and scores of that game; a new one is dealt at once.
    """

    def __init__(
        self, game: Game, options: Options, seed: i64, first: i64, count: i64, spelled: bool
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.first = first
        self.count = count
        self.spelled = spelled
        self.known: i64 = game.features.size
        self.size: i64 = self.known + (game.tokens.size if spelled else 0)
        self.width: i64 = game.tokens.size if spelled else game.moves
        self.seats: i64 = options.seats
        self.features = vec[u8]([0] * (count * self.size))
        self.mask = vec[u8]([0] * (count * self.width))
        self.seat = vec[i64]([0] * count)
        self.done = vec[u8]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.scores = vec[i64]([0] * (count * self.seats))
        self.tables: list[BatchTable] = []
        number: i64 = 0
        while number < count:
            self.tables.append(BatchTable(self.dealt(number, 0), Speller(game.tokens)))
            self.show(number)
            number += 1

    def dealt(self, number: i64, deal: i64) -> State:
        """A new table by its seed."""
        rng = rng_from_words(self.seed >> 32, self.seed, self.first + number, deal)
        return self.game.deal(self.options, rng)

    def step(self, chosen: bytes) -> None:
        """Makes a choice at every table, given side by side as integers of eight bytes.

        ValueError says which one may not be chosen; then none is made.
        """
        if len(chosen) != self.count * NUMBER_BYTES:
            raise ValueError(f"there are {self.count} tables, each of which needs one choice")
        number: i64 = 0
        while number < self.count:
            choice = read_i64_le(chosen, number * NUMBER_BYTES)
            if choice < 0 or choice >= self.width or not self.mask[number * self.width + choice]:
                table = self.first + number
                seat = self.seat[number]
                raise ValueError(f"table {table}: seat {seat} may not choose {choice} now")
            number += 1
        number = 0
        while number < self.count:
            self.advance(number, read_i64_le(chosen, number * NUMBER_BYTES))
            number += 1

    def advance(self, number: i64, choice: i64) -> None:
        """Makes a choice at one table, and shows what comes then."""
        table = self.tables[number]
        if self.done[number]:
            self.forget_the_end(number)
        self.unmark(number, table)
        if self.spelled:
            speller = table.speller
            move = speller.say(choice)
            if move == NO_MOVE:
                self.features[number * self.size + self.known + choice] = u8(1)
                speller.mark(self.mask, number * self.width, 1)
                return
            self.unsay(number, speller.spellings[0])
            choice = move
        state = table.state
        state.apply(self.seat[number], choice)
        if not state.pending:
            self.keep_the_end(number, state)
            table.deal += 1
            table.state = self.dealt(number, table.deal)
        self.show(number)

    def show(self, number: i64) -> None:
        """Shows the seat that is to choose what it knows and what it may choose."""
        table = self.tables[number]
        state = table.state
        c = state.cells
        pending = state.pending
        seat = lowest_seat(pending)
        legal = state.legal(seat)
        self.seat[number] = seat
        at = number * self.width
        if self.spelled:
            table.speller.begin(c, seat, legal)
            table.speller.mark(self.mask, at, 1)
        else:
            table.legal = legal
            mask = self.mask
            for move in legal:
                mask[at + move] = u8(1)
        self.game.features.fill(self.features, number * self.size, c, seat, pending)

    def unmark(self, number: i64, table: BatchTable) -> None:
        """Takes out of the mask what was marked there."""
        at = number * self.width
        if self.spelled:
            table.speller.mark(self.mask, at, 0)
            return
        mask = self.mask
        for move in table.legal:
            mask[at + move] = u8(0)

    def unsay(self, number: i64, spelled: i64) -> None:
        """Takes the tokens of a move that is made out of the row."""
        said = number * self.size + self.known
        while spelled:
            self.features[said + (spelled & TOKEN_MASK) - 1] = u8(0)
            spelled >>= TOKEN_BITS

    def keep_the_end(self, number: i64, state: State) -> None:
        """Shows how a game has ended."""
        self.done[number] = u8(1)
        won = rewards(state)
        scores = state.scores()
        at = number * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[at + seat] = won[seat]
            self.scores[at + seat] = scores[seat]
            seat += 1

    def forget_the_end(self, number: i64) -> None:
        """Clears what was shown of a game that has ended."""
        self.done[number] = u8(0)
        at = number * self.seats
        end = at + self.seats
        while at < end:
            self.rewards[at] = 0.0
            self.scores[at] = 0
            at += 1

    def advise(self) -> vec[i64]:
        """What the game's own heuristics would choose at every table."""
        found = vec[i64]([0] * self.count)
        heuristics = self.game.heuristics
        number: i64 = 0
        while number < self.count:
            table = self.tables[number]
            state = table.state
            seat = self.seat[number]
            speller = table.speller
            legal = speller.moves if self.spelled else table.legal
            left = speller.left if self.spelled else len(legal)
            best = heuristics.score_move(state, seat, legal[0])
            chosen: i64 = 0
            one: i64 = 1
            while one < left:
                score = heuristics.score_move(state, seat, legal[one])
                if score > best:
                    best = score
                    chosen = one
                one += 1
            if self.spelled:
                spelling = speller.spellings[chosen]
                found[number] = ((spelling >> speller.shift) & TOKEN_MASK) - 1
            else:
                found[number] = legal[chosen]
            number += 1
        return found
