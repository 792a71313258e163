"""Fair shuffles: a seed made of a secret that was committed to before, and of a salt per seat."""

from collections.abc import Sequence
from hashlib import sha256

from regalia.kernel.records.record import Record
from regalia.kernel.rng import SEED_DIGITS


def make_commitment(secret: str) -> str:
    """The commitment to a secret, published before any seat adds its salt."""
    return sha256(secret.encode()).hexdigest()


def make_seed(secret: str, salts: Sequence[str]) -> str:
    """The seed made of a secret and the salts of the seats, in order."""
    return sha256(":".join([secret, *salts]).encode()).hexdigest()[:SEED_DIGITS]


def describe_unfairness(record: Record) -> str:
    """What is wrong with the fairness proof of a record; empty if it holds."""
    assert record.fair is not None
    if make_commitment(record.fair.secret) != record.fair.commitment:
        return "the commitment is not that of the secret"
    if make_seed(record.fair.secret, record.fair.salts) != record.seed:
        return "the seed does not follow from the secret and the salts"
    return "" if record.deal is None else "the cards were laid out by hand, whatever the seed"
