"""Why a request is not granted: a sentence, and the status that goes with it."""


class RequestError(Exception):
    """A request that is not granted."""

    status = 400

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


class BadRequest(RequestError):
    """What was sent makes no sense."""


class Unauthorized(RequestError):
    """No token, or one that opens nothing here."""

    status = 401


class Forbidden(RequestError):
    """Somebody else's."""

    status = 403


class NotFound(RequestError):
    """There is no such thing."""

    status = 404


class Conflict(RequestError):
    """It cannot be done as things stand."""

    status = 409


class TooManyRequests(RequestError):
    """Too many in too short a time."""

    status = 429


class StoreUnavailable(RequestError):
    """The store does not answer."""

    status = 503
