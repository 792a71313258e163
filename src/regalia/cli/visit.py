"""`regalia play --at`: a person sits down at a server's table."""

import json
import sys

from regalia.cli.table import INTERRUPTED, has_screen, look_back, spoken
from regalia.games import GAMES
from regalia.home import keep_seat, kept_seats
from regalia.kernel.errors import BadRecord, Unable, missing_extra, quoted
from regalia.kernel.options import Options
from regalia.kernel.record import read
from regalia.kernel.voice import Voice
from regalia.tui.words import Words

try:
    from regalia.tui.visit import Unwelcome, Visit
    from regalia.wire.client import Server
except ImportError:
    raise missing_extra("httpx or websockets", "serve") from None

TABLES = "/t/"  # what stands before a table in its link


def visit(link: str, name: str, seat: int | None, language: str, light: bool) -> int:
    """Plays at the table of a link, or watches where nothing is open; tells the exit code."""
    if not has_screen():
        raise BadRecord("at: a server's table is shown on a screen, and there is none here")
    words = Words(language)
    server, table = Server(link), table_of(link)
    token = token_for(server, table, name or words.say("guest"), seat)
    while True:
        visited = Visit(server, table, token, language)
        try:
            outcome = seen(visited, server, table, light)
        except KeyboardInterrupt:
            outcome = "interrupted"
        finally:
            visited.feed.close()
        if outcome == "replay":
            record = server.ask("GET", f"/api/tables/{table}/record")
            look_back(read(json.dumps(record).encode(), GAMES), language, light)
        elif outcome == "rematch":
            table = rematch(server, table, token, visited)
        else:
            break
    if not visited.begun or not visited.over:
        spoken(words.say("left"))
        spoken(words.say("come-back", command=f"regalia play --at {link_of(server, table)}"))
    return INTERRUPTED if outcome == "interrupted" else 0


def seen(visited: Visit, server: Server, table: str, light: bool) -> str:
    """Waits until the game has begun, and plays; tells what is wanted then."""
    open_seats = server.table(table)["open"]
    if open_seats:
        spoken(visited.words.say("waiting", open=open_seats))
    begin(visited, link_of(server, table))
    return on_screen(visited, light)


def rematch(server: Server, table: str, token: str | None, visited: Visit) -> str:
    """The table at which the people of another one go on, with the token kept for it."""
    if token is None:
        return visited.company.rematch
    made = server.rematch(table, token)
    keep(link_of(server, made["table"]), token)
    return str(made["table"])


def begin(visited: Visit, link: str) -> None:
    """Waits for the game; a seat that is somebody else's now is kept no longer."""
    try:
        visited.begin()
    except Unwelcome:
        keep(link, None)
        raise Unable(
            "the seat you had at this table is yours no more; the same again sits down or watches"
        ) from None


def on_screen(visited: Visit, light: bool) -> str:
    """Plays on the screen; tells what is wanted then."""
    from regalia.tui.app import RegaliaApp  # Textual is slow to load, and lists do without
    from regalia.tui.mind import Mind
    from regalia.tui.visiting import VisitScreen

    mind = Mind(visited.game)
    screen = VisitScreen(visited, mind)
    try:
        outcome = RegaliaApp(screen, light).run()
    finally:
        mind.close()
    if outcome is None or screen.failure:
        raise Unable(screen.failure or "the screen was closed by an error")
    return outcome


def token_for(server: Server, table: str, name: str, seat: int | None) -> str | None:
    """The token of the seat taken here before, or of an open one; None if there is none."""
    link = link_of(server, table)
    kept = kept_seats().get(link)
    if kept is not None:
        return kept
    if not server.table(table)["open"]:
        return None
    token = str(server.sit(table, name, seat)["token"])
    keep(link, token)
    return token


def keep(link: str, token: str | None) -> None:
    """Keeps a seat, or says that it cannot be kept: one can play all the same."""
    try:
        keep_seat(link, token)
    except Unable as error:
        print(f"regalia: {error}", file=sys.stderr)


def new_table(at: str, game: str, options: Options, seat: int, name: str, bot: str) -> str:
    """Makes a table with bots on the other seats; its link."""
    server = Server(at)
    chairs = [{"person": name} if one == seat else {"bot": bot} for one in range(options.seats)]
    wanted = {"game": game, "options": options.written(), "seats": chairs}
    made = server.make({**wanted, "undo": True, "hints": True})
    link = link_of(server, made["table"])
    keep(link, made["seats"][0]["token"])
    return link


def list_tables(at: str, language: str) -> None:
    """Lists the tables of a server that one may sit at, with their links."""
    server, words = Server(at), Words(language)
    listed = server.tables()
    if not listed:
        spoken(words.say("no-tables", command=f"regalia play {next(iter(GAMES))} --at {at}"))
    for one in listed:
        known = one["game"] in GAMES
        game = Voice(GAMES[one["game"]], language).say("game") if known else one["game"]
        names = ", ".join(name or "–" for name in one["names"])
        told = words.say("listed-table", game=game, names=names, open=one["open"])
        spoken(f"{link_of(server, one['table'])}  {told}")


def table_of(link: str) -> str:
    """The table that a link leads to; nothing if it leads to the server alone."""
    path = link.removeprefix(Server(link).address)
    if path in ("", "/"):
        return ""
    table = path.removeprefix(TABLES).rstrip("/")
    if not path.startswith(TABLES) or not table or "/" in table:
        raise BadRecord(
            f"at: a table's link ends with {TABLES} and the table, unlike {quoted(link)}"
        )
    return table


def link_of(server: Server, table: str) -> str:
    """The link of a table, as a browser has it."""
    return f"{server.address}{TABLES}{table}"
