"""`regalia play --at`: plays at a server's table."""

import json
import sys

from regalia.cli.exit_codes import INTERRUPTED
from regalia.cli.local_game import has_screen, print_text, show_replay
from regalia.games import GAMES
from regalia.home import keep_seat, kept_seats
from regalia.kernel.errors import BadRecord, Unable, missing_extra, quote
from regalia.kernel.options import Options
from regalia.kernel.records.record import read_record
from regalia.kernel.text.voice import Voice
from regalia.tui.messages import Messages

try:
    from regalia.tui.remote_game import RemoteGame, SeatRefused
    from regalia.wire.client import ServerClient
except ImportError:
    raise missing_extra("httpx or websockets", "client") from None

TABLE_PATH = "/t/"  # in a link, before the table's id


def play_at_table(link: str, name: str, seat: int | None, language: str, light: bool) -> int:
    """Plays at the table of a link, or watches if no seat is open; returns the exit code."""
    if not has_screen():
        raise BadRecord("at: a server's table is shown on a screen, and there is none here")
    words = Messages(language)
    server, table = ServerClient(link), table_in_link(link)
    token = find_or_take_seat(server, table, name or words.format("guest"), seat)
    while True:
        visit = RemoteGame(server, table, token, language)
        try:
            outcome = wait_and_play(visit, server, table, light)
        except KeyboardInterrupt:
            outcome = "interrupted"
        finally:
            visit.feed.close()
        if outcome == "replay":
            record = server.ask("GET", f"/api/tables/{table}/record")
            show_replay(read_record(json.dumps(record).encode(), GAMES), language, light)
        elif outcome == "rematch":
            table = join_rematch(server, table, token, visit)
        else:
            break
    if not visit.has_begun or not visit.is_over:
        print_text(words.format("left"))
        print_text(
            words.format("come-back", command=f"regalia play --at {table_link(server, table)}")
        )
    return INTERRUPTED if outcome == "interrupted" else 0


def wait_and_play(visit: RemoteGame, server: ServerClient, table: str, light: bool) -> str:
    """Waits until the game has started, and plays; returns what the person wants next."""
    open_seats = server.table(table)["open"]
    if open_seats:
        print_text(visit.messages.format("waiting", open=open_seats))
    wait_for_start(visit, table_link(server, table))
    return run_on_screen(visit, light)


def join_rematch(server: ServerClient, table: str, token: str | None, visit: RemoteGame) -> str:
    """Joins the rematch of a table, saves the token for it, and returns its id."""
    if token is None:
        return visit.presence.rematch_table
    created = server.rematch(table, token)
    save_token(table_link(server, created["table"]), token)
    return str(created["table"])


def wait_for_start(visit: RemoteGame, link: str) -> None:
    """Waits until the game starts; forgets the saved token if its seat has been lost."""
    try:
        visit.wait_for_start()
    except SeatRefused:
        save_token(link, None)
        raise Unable(
            "the seat you had at this table is yours no more; the same again sits down or watches"
        ) from None


def run_on_screen(visit: RemoteGame, light: bool) -> str:
    """Plays on the full screen; returns what the person wants next."""
    from regalia.tui.app import RegaliaApp  # Textual is slow to load, and lists do not need it
    from regalia.tui.bot_process import BotProcess
    from regalia.tui.feed_driver import remote_game_screen

    mind = BotProcess(visit.rules)
    screen = remote_game_screen(visit, mind)
    try:
        outcome = RegaliaApp(screen, light).run()
    finally:
        mind.close()
    if outcome is None or screen.failure:
        raise Unable(screen.failure or "the screen was closed by an error")
    return outcome


def find_or_take_seat(server: ServerClient, table: str, name: str, seat: int | None) -> str | None:
    """The saved token of a seat at the table, or that of an open seat; None if all are taken."""
    link = table_link(server, table)
    token = kept_seats().get(link)
    if token is not None:
        return token
    if not server.table(table)["open"]:
        return None
    token = str(server.sit(table, name, seat)["token"])
    save_token(link, token)
    return token


def save_token(link: str, token: str | None) -> None:
    """Saves the token of a seat; a warning if that fails, since one can play all the same."""
    try:
        keep_seat(link, token)
    except Unable as error:
        print(f"regalia: {error}", file=sys.stderr)


def create_table(base_url: str, game: str, options: Options, seat: int, name: str, bot: str) -> str:
    """Creates a table with bots on the other seats; returns its link."""
    server = ServerClient(base_url)
    seats = [
        {"person": name} if number == seat else {"bot": bot} for number in range(options.seats)
    ]
    request = {"game": game, "options": options.to_dict(), "seats": seats}
    created = server.make({**request, "undo": True, "hints": True})
    link = table_link(server, created["table"])
    save_token(link, created["seats"][0]["token"])
    return link


def list_tables(base_url: str, language: str) -> None:
    """Prints the public tables of a server with their links."""
    server, words = ServerClient(base_url), Messages(language)
    listed = server.tables()
    if not listed:
        print_text(
            words.format("no-tables", command=f"regalia play {next(iter(GAMES))} --at {base_url}")
        )
    for table_info in listed:
        game = table_info["game"]
        title = Voice(GAMES[game], language).text("game") if game in GAMES else game
        names = ", ".join(name or "–" for name in table_info["names"])
        line = words.format("listed-table", game=title, names=names, open=table_info["open"])
        print_text(f"{table_link(server, table_info['table'])}  {line}")


def table_in_link(link: str) -> str:
    """The id of the table in a link; empty if it is the server's own address."""
    path = link.removeprefix(ServerClient(link).address)
    if path in ("", "/"):
        return ""
    table = path.removeprefix(TABLE_PATH).rstrip("/")
    if not path.startswith(TABLE_PATH) or not table or "/" in table:
        raise BadRecord(
            f"at: a table's link ends with {TABLE_PATH} and the table, unlike {quote(link)}"
        )
    return table


def table_link(server: ServerClient, table: str) -> str:
    """The link of a table, as in a browser."""
    return f"{server.address}{TABLE_PATH}{table}"
