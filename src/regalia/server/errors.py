"""Why a request is not granted: a sentence, and the status that goes with it."""


class Denied(Exception):
    """A request that is not granted."""

    status = 400

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


class Bad(Denied):
    """What was sent makes no sense."""


class NoToken(Denied):
    """No token, or one that opens nothing here."""

    status = 401


class NotYours(Denied):
    """Somebody else's."""

    status = 403


class NotFound(Denied):
    """There is no such thing."""

    status = 404


class NotNow(Denied):
    """It cannot be done as things stand."""

    status = 409


class TooLarge(Denied):
    """More than anybody needs to send."""

    status = 413


class TooFast(Denied):
    """Too many in too short a time."""

    status = 429


class Busy(Denied):
    """The store does not answer."""

    status = 503
