"""Random table ids, seat tokens and shuffle secrets; only hashes of tokens are stored."""

import secrets
from hashlib import sha256

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that look different
TABLE_ID_LETTERS = 16  # 80 bits, too many to guess
SECRET_BYTES = 16


def new_table_id() -> str:
    """A table id that cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID_LETTERS))


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table id."""
    return len(text) == TABLE_ID_LETTERS and set(text) <= set(ALPHABET)


def new_token() -> str:
    """A random token: whoever has it holds a seat, or may use a link that moves a seat."""
    return secrets.token_urlsafe(24)


def new_shuffle_secret() -> str:
    """The secret that determines a shuffle: 32 hex digits."""
    return secrets.token_hex(SECRET_BYTES)


def hash_token(token: str) -> str:
    """The hash under which a token is stored. Tokens are long and random, so no salt is needed."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
