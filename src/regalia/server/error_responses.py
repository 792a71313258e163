"""The responses to requests that are refused or fail."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from regalia.server.errors import RequestError
from regalia.server.pages import not_found_page
from regalia.wire.requests import Error

STATUS_SENTENCES = {
    404: "there is nothing at this address",
    405: "this address is not asked in this way",
    413: "a request has at most 64 KiB",
}

log = logging.getLogger(__name__)


def refusal_response(_: Request[Any, Any, Any], error: RequestError) -> Response[Error]:
    headers = {"www-authenticate": "Bearer"} if error.status == 401 else None
    return Response(Error(error.sentence, error.rule), status_code=error.status, headers=headers)


def http_exception_response(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[Error] | Response[bytes]:
    """The response to an error that the framework has found."""
    page = not_found_page(request) if error.status_code == 404 else None
    if page is not None:
        return page
    sentence = STATUS_SENTENCES.get(error.status_code, error.detail or "this cannot be asked here")
    return Response(Error(sentence, None), status_code=error.status_code)


def internal_error_response(_: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    """The response to a failure of the server itself."""
    log.error("a request could not be answered", exc_info=error)
    return Response(
        Error("something went wrong here, and it has been noted", None), status_code=500
    )


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    RequestError: refusal_response,
    HTTPException: http_exception_response,
    Exception: internal_error_response,
}
