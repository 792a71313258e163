"""The request of the operator's page."""

from secrets import compare_digest

from litestar import get
from litestar.datastructures import State

from regalia.server.errors import Forbidden, NotFound
from regalia.server.routes.dependencies import Host, HttpRequest, bearer_token
from regalia.wire.requests import OperatorReport


@get("/api/operator")
async def operator_report(state: State, request: HttpRequest, host: Host) -> OperatorReport:
    """Reports how the server is doing, to those who have the operator's token."""
    token = state["operator_token"]
    if token is None:
        raise NotFound("this server was started without an operator's token")
    given = bearer_token(request) or ""
    if not compare_digest(given.encode(), token.encode()):
        raise Forbidden("this is not the operator's token")
    own = state["watch"].report(host)
    others = await host.cluster.read_reports_of_other_nodes()
    nodes = sorted([own, *others], key=lambda one: (one.started_ms, one.node))
    return OperatorReport(nodes, await host.store.describe())
