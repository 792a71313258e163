"""A seeded random generator: sfc32, the "small fast chaotic" one by Doty-Humphrey.

All arithmetic is masked, so it gives the same numbers compiled and interpreted.
"""

from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

WORD_MASK: Final = 0xFFFFFFFF
WARM_UP_ROUNDS: Final = 16
SEED_DIGITS: Final = 32
MAX_BOUND: Final = 1 << 31  # a word times a larger bound does not fit 63 bits


class Rng:
    """A stream of random numbers, determined by 128 bits."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a & WORD_MASK
        self.b = b & WORD_MASK
        self.c = c & WORD_MASK
        self.counter = counter & WORD_MASK

    def next_word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD_MASK
        self.counter = (self.counter + 1) & WORD_MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD_MASK
        self.c = ((((c << 21) & WORD_MASK) | (c >> 11)) + out) & WORD_MASK
        return out

    def below(self, bound: i64) -> i64:
        """A uniformly distributed number from 0 to bound - 1, by Lemire's method."""
        if bound < 1 or bound > MAX_BOUND:
            raise ValueError(f"a bound of chance is from 1 to {MAX_BOUND}, not {bound}")
        return self.below_unchecked(bound)

    def below_unchecked(self, bound: i64) -> i64:
        """The same as `below` without a check of the bound, for inner loops."""
        scaled = self.next_word() * bound
        low = scaled & WORD_MASK
        if low < bound:
            threshold = (WORD_MASK + 1 - bound) % bound  # lower products would favour some numbers
            while low < threshold:
                scaled = self.next_word() * bound
                low = scaled & WORD_MASK
        return scaled >> 32

    def shuffle(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Puts items[start:stop] into random order, in place."""
        if not 0 <= start <= stop <= len(items):
            raise ValueError(f"a stretch lies within the {len(items)} items, not {start} to {stop}")
        last = stop - 1
        while last > start:
            other = start + self.below_unchecked(last - start + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def fork(self) -> "Rng":
        """A new generator, seeded by this one."""
        return rng_from_words(
            self.next_word(), self.next_word(), self.next_word(), self.next_word()
        )

    def copy(self) -> "Rng":
        """A generator that continues exactly as this one."""
        return Rng(self.a, self.b, self.c, self.counter)


def rng_from_words(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """A generator whose first words already depend on every bit of the seed.

    Each word is mixed with a constant. Without that, a generator of zeros would only advance its
    counter, and the seed 0 would give the same numbers as the seed 1, one word later.
    """
    rng = Rng(a ^ 0x9E3779B9, b ^ 0x243F6A88, c ^ 0xB7E15162, counter ^ 0x85EBCA6B)
    rounds: i64 = 0
    while rounds < WARM_UP_ROUNDS:
        rng.next_word()
        rounds += 1
    return rng


def rng_from_seed(seed: str) -> Rng:
    """The generator with the seed of a record: 32 hex digits."""
    if len(seed) != SEED_DIGITS:
        raise ValueError(f"a seed has {SEED_DIGITS} hex digits, not {len(seed)}")
    words = [int(seed[start : start + 8], 16) for start in range(0, SEED_DIGITS, 8)]
    return rng_from_words(words[0], words[1], words[2], words[3])


def rng_from_number(number: SupportsIndex) -> Rng:
    """The generator with a whole number as its seed, Python's or NumPy's."""
    return rng_from_seed(f"{index(number) % (1 << 128):032x}")
