"""The generator gives the same numbers everywhere, and fair ones."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.rng import Rng, rng_from_number, rng_from_seed

WORD = 1 << 32
TURNED = (0x9E3779B9, 0x243F6A88, 0xB7E15162, 0x85EBCA6B)  # what each word of a seed is turned by

# first words by seed; a change here changes every deal ever recorded
FIRST_WORDS = {
    "00000000000000000000000000000000": [0xD07D65D0, 0xF848273B, 0xA43FC2C1, 0x39AAA799],
    "ffffffffffffffffffffffffffffffff": [0x81B4C400, 0x6A838F61, 0xA5AEE1DD, 0xB07CACF2],
    "0123456789abcdeffedcba9876543210": [0xC9F8E589, 0xFBC47B22, 0x3F9012DB, 0x5A77B4FA],
}


def words(rng: Rng, count: int) -> list[int]:
    """The next words."""
    return [int(rng.next_word()) for _ in range(count)]


def sfc32_reference(seed: str, count: int) -> list[int]:
    """Small Fast Chaotic 32 as its author describes it, 16 words of warm-up left out."""
    a, b, c, counter = (
        int(seed[8 * at : 8 * at + 8], 16) ^ turned for at, turned in enumerate(TURNED)
    )
    found = []
    for _ in range(16 + count):
        out = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b, c = b ^ (b >> 9), 9 * c % WORD, ((c << 21 | c >> 11) + out) % WORD
        found.append(out)
    return found[16:]


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_the_first_words_of_a_seed_never_change(seed: str) -> None:
    assert words(rng_from_seed(seed), 4) == FIRST_WORDS[seed]


def test_the_generator_is_the_published_one() -> None:
    seeds = rng_from_number(1)
    for _ in range(50):
        seed = "".join(f"{word:08x}" for word in words(seeds, 4))
        assert words(rng_from_seed(seed), 100) == sfc32_reference(seed, 100)


def test_neighbouring_seeds_have_streams_of_their_own() -> None:
    streams = [words(rng_from_number(number), 40) for number in range(8)]
    for number, stream in enumerate(streams):
        for other in streams[number + 1 :]:
            assert not set(stream) & set(other)


def test_every_bit_of_the_seed_matters() -> None:
    number = 0x0123456789ABCDEFFEDCBA9876543210
    streams = {tuple(words(rng_from_number(number ^ 1 << bit), 4)) for bit in range(128)}
    assert len(streams) == 128
    assert tuple(words(rng_from_number(number), 4)) not in streams


def test_a_number_is_a_seed_of_32_hex_digits() -> None:
    assert words(rng_from_number(255), 9) == words(rng_from_seed(f"{255:032x}"), 9)
    assert words(rng_from_number(255 + (1 << 128)), 9) == words(rng_from_number(255), 9)
    assert words(rng_from_number(-1), 9) == words(rng_from_seed("f" * 32), 9)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 60, 1000])
def test_below_is_below_and_every_number_is_as_likely(bound: int) -> None:
    rng = rng_from_number(bound)
    each = 400
    seen = Counter(int(rng.below(bound)) for _ in range(each * bound))
    assert set(seen) == set(range(bound))
    surprise = sum((count - each) ** 2 / each for count in seen.values())
    freedom = bound - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 1


def test_below_throws_away_the_words_that_would_be_unfair() -> None:
    # the bound goes twice into all words, and a quarter of them is left over
    bound = 3 * WORD // 8
    rng = rng_from_number(4)
    seen = Counter(int(rng.below(bound)) * 3 // bound for _ in range(6000))
    assert set(seen) == {0, 1, 2}
    assert all(abs(count - 2000) < 200 for count in seen.values())


def test_below_one_is_nothing() -> None:
    rng = rng_from_number(5)
    assert [int(rng.below(1)) for _ in range(20)] == [0] * 20


def test_below_the_greatest_bound_every_number_is_as_likely() -> None:
    rng = rng_from_number(12)
    seen = Counter(int(rng.below(1 << 31)) >> 29 for _ in range(4000))
    assert set(seen) == {0, 1, 2, 3}
    assert all(abs(count - 1000) < 150 for count in seen.values())


@pytest.mark.parametrize("bound", [0, -1, (1 << 31) + 1, 1 << 32, 1 << 33, -(1 << 62)])
def test_a_bound_beyond_what_can_be_drawn_is_refused(bound: int) -> None:
    rng = rng_from_number(5)
    with pytest.raises(ValueError, match=f"from 1 to 2147483648, not {bound}"):
        rng.below(bound)
    assert words(rng, 3) == words(rng_from_number(5), 3)


def test_a_copy_goes_on_exactly_alike_and_alone() -> None:
    rng = rng_from_number(6)
    words(rng, 3)
    copy = rng.copy()
    ahead = words(copy, 50)
    assert words(rng, 50) == ahead


def test_a_fork_is_a_stream_of_its_own_fixed_by_its_parent() -> None:
    parent, same = rng_from_number(7), rng_from_number(7)
    fork, twin = parent.fork(), same.fork()
    of_fork, of_parent = words(fork, 1000), words(parent, 1000)
    assert words(twin, 1000) == of_fork
    assert words(same, 1000) == of_parent
    assert not set(of_fork) & set(of_parent)
    alike = sum((one ^ other).bit_count() for one, other in zip(of_fork, of_parent, strict=True))
    assert abs(alike - 16_000) < 5 * (32_000 / 4) ** 0.5


def test_using_a_fork_leaves_the_parent_alone() -> None:
    used, unused = rng_from_number(8), rng_from_number(8)
    words(used.fork(), 100)
    unused.fork()
    assert words(used, 10) == words(unused, 10)


def test_forks_of_one_parent_differ() -> None:
    parent = rng_from_number(9)
    forks = {tuple(words(parent.fork(), 4)) for _ in range(100)}
    assert len(forks) == 100


def test_a_shuffle_keeps_the_things_and_touches_only_its_stretch() -> None:
    rng = rng_from_number(10)
    items = vec[i64](list(range(10)))
    rng.shuffle(items, 2, 8)
    shuffled = list(items)
    assert shuffled[:2] == [0, 1]
    assert shuffled[8:] == [8, 9]
    assert sorted(shuffled) == list(range(10))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = rng_from_number(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items, 0, 4)
        orders[tuple(int(item) for item in items)] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 60


@pytest.mark.parametrize(
    ("start", "stop"),
    [(-1, 2), (0, 4), (2, 1), (0, -1), (0, -(1 << 63)), (0, 1 << 62), (4, 4), (1 << 62, 1 << 62)],
)
def test_a_stretch_that_is_not_there_is_not_shuffled(start: int, stop: int) -> None:
    with pytest.raises(ValueError, match=f"within the 3 items, not {start} to {stop}"):
        rng_from_number(1).shuffle(vec[i64]([1, 2, 3]), start, stop)


@pytest.mark.parametrize("seed", ["", "0" * 31, "0" * 33, "0" * 400])
def test_a_seed_has_32_digits(seed: str) -> None:
    with pytest.raises(ValueError, match=f"32 hex digits, not {len(seed)}"):
        rng_from_seed(seed)
