"""Moves as sequences of tokens of a small alphabet: autoregressive actions for learners.

A game may leave its alphabet out; then a move is always one action.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from regalia.kernel.view import View

MAX_TOKENS: Final = 255
MAX_TOKENS_PER_MOVE: Final = 7
SPELLED_TOKEN_BITS: Final = 8
SPELLED_TOKEN_MASK: Final = 255
NO_MOVE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tokens:
    """The alphabet of a game, by name; a token is an index into it.

    No spelling of a legal move is a prefix of another.
    """

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        if len(names) > MAX_TOKENS:
            raise ValueError(f"an alphabet has at most {MAX_TOKENS} tokens, not {len(names)}")
        self.names = names
        self.size: i64 = len(names)

    def packed_spelling(self, c: vec[i64], seat: i64, move: i64) -> i64:
        """The tokens of a legal move in one integer: token + 1 in each byte, the first one lowest.

        As in features, seats are counted from the viewing seat. Tokens 4, then 2 are 0x0305.
        """
        raise NotImplementedError

    def spelling(self, view: View, move: i64) -> list[int]:
        """The tokens of a legal move of the view's seat."""
        left = self.packed_spelling(view.cells, view.seat, move)
        found: list[int] = []
        while left:
            found.append((left & SPELLED_TOKEN_MASK) - 1)
            left >>= SPELLED_TOKEN_BITS
        return found


def append_token(spelled: i64, token: i64) -> i64:
    """The packed spelling with one more token at its end."""
    shift: i64 = 0
    while spelled >> shift:
        shift += SPELLED_TOKEN_BITS
    return spelled | (token + 1) << shift


class Speller:
    """A move that is being spelled: which tokens may come next, and the move once it is complete.

    The first `candidate_count` of `moves` and `spellings` are those that fit the tokens so far."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.moves = vec[i64]()
        self.spellings = vec[i64]()
        self.candidate_count: i64 = 0
        self.shift: i64 = 0
        self.move: i64 = NO_MOVE

    def start_move(self, c: vec[i64], seat: i64, legal: vec[i64]) -> None:
        """Starts a new move among the legal ones of a seat; it changes the vector `legal`."""
        tokens = self.tokens
        spellings = vec[i64](capacity=len(legal))
        for move in legal:
            spellings = append(spellings, tokens.packed_spelling(c, seat, move))
        self.moves = legal
        self.spellings = spellings
        self.candidate_count = len(legal)
        self.shift = 0
        self.move = NO_MOVE

    def mark_allowed_tokens(self, mask: vec[u8], offset: i64, value: i64) -> None:
        """Writes a value for every token that may come next into a mask, from an offset on."""
        spellings = self.spellings
        shift = self.shift
        index: i64 = 0
        while index < self.candidate_count:
            mask[offset + ((spellings[index] >> shift) & SPELLED_TOKEN_MASK) - 1] = u8(value)
            index += 1

    def allows_token(self, token: i64) -> bool:
        """Whether a token may come next."""
        shift = self.shift
        index: i64 = 0
        while index < self.candidate_count:
            if (self.spellings[index] >> shift) & SPELLED_TOKEN_MASK == token + 1:
                return self.move == NO_MOVE
            index += 1
        return False

    def allowed_tokens(self) -> list[int]:
        """The tokens that may come next, ascending; none once the move is complete."""
        if self.move != NO_MOVE:
            return []
        mask = vec[u8]([0] * self.tokens.size)
        self.mark_allowed_tokens(mask, 0, 1)
        return [token for token in range(self.tokens.size) if mask[token]]

    def add_token(self, token: i64) -> i64:
        """Adds a token; returns the move if it is complete now, otherwise NO_MOVE."""
        moves = self.moves
        spellings = self.spellings
        shift = self.shift
        kept: i64 = 0
        index: i64 = 0
        while index < self.candidate_count:
            if (spellings[index] >> shift) & SPELLED_TOKEN_MASK == token + 1:
                moves[kept] = moves[index]
                spellings[kept] = spellings[index]
                kept += 1
            index += 1
        if not kept or self.move != NO_MOVE:
            raise ValueError(f"token {token} may not come next, only {self.allowed_tokens()}")
        self.candidate_count = kept
        self.shift = shift + SPELLED_TOKEN_BITS
        if not spellings[0] >> self.shift:
            self.move = moves[0]
        return self.move


def make_speller(tokens: Tokens, view: View) -> Speller:
    """A speller of the legal moves of a view's seat."""
    speller = Speller(tokens)
    speller.start_move(view.cells, view.seat, view.legal())
    return speller
