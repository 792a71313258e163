"""Secrets that open seats: drawn here, kept as hashes only."""

import secrets
from hashlib import sha256

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that are not mistaken for each other
TABLE_ID_LETTERS = 16  # 80 bits: nobody finds a table by trying
SECRET_BYTES = 16


def new_table_id() -> str:
    """An address that cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID_LETTERS))


def is_table_id(text: str) -> bool:
    """Whether this could be the id of a table."""
    return len(text) == TABLE_ID_LETTERS and set(text) <= set(ALPHABET)


def new_token() -> str:
    """A token of a seat, or the code of a link."""
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """The secret behind a shuffle: 32 hex digits."""
    return secrets.token_hex(SECRET_BYTES)


def hash_token(token: str) -> str:
    """What is kept of a token. It is long and random, so one plain hash is enough."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
