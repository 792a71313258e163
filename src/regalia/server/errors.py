"""Errors that refuse a request, with a sentence for the person and an HTTP status."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia.kernel.errors import BadRecord
from regalia.wire.reading import BadMessage


class RequestError(Exception):
    """A request is refused: `sentence` says why, `rule` is the id of the rule that forbids it."""

    status = 400

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


class BadRequest(RequestError):
    """The request is malformed."""


class Unauthorized(RequestError):
    """A token is missing or unknown."""

    status = 401


class Forbidden(RequestError):
    """The token is valid, but for something else."""

    status = 403


class NotFound(RequestError):
    """The resource does not exist."""

    status = 404


class Conflict(RequestError):
    """The request is not possible in the current state."""

    status = 409


class TooManyRequests(RequestError):
    """The client has exceeded a rate limit."""

    status = 429


class ClientGone(RequestError):
    """The client has disconnected before its request was complete; nobody reads the answer."""

    status = 499


class StoreUnavailable(RequestError):
    """The database does not answer."""

    status = 503


@contextmanager
def bad_input_as_bad_request() -> Iterator[None]:
    """Turns the errors of reading records and messages into BadRequest."""
    try:
        yield
    except (BadRecord, BadMessage) as error:
        raise BadRequest(str(error)) from None
