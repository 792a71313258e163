"""`regalia play --at`: plays at a server's table."""

import sys

from regalia.cli.exit_codes import INTERRUPTED, ExitCode
from regalia.cli.terminal import (
    NextAction,
    can_show_screen,
    print_encodable_text,
    run_game_screen,
    show_replay_screen,
)
from regalia.games import GAMES
from regalia.home import load_seat_tokens, save_seat_token
from regalia.kernel.errors import BadRecord, Unable, missing_library_error, quote
from regalia.kernel.options import Options
from regalia.kernel.records.record import read_record
from regalia.kernel.text.voice import Voice
from regalia.tui.messages import Messages
from regalia.wire.requests import NewTable, WantedSeat

try:
    from regalia.tui.remote_game import RemoteGame, SeatRefused
    from regalia.wire.client import ServerClient
except ImportError:
    raise missing_library_error("httpx or websockets", "client") from None

TABLE_PATH = "/t/"  # in a link, before the table's id


def play_at_table(
    link: str, person_name: str, wanted_seat: int | None, language: str, light_theme: bool
) -> ExitCode:
    """Plays at the table of a link, or watches if no seat is open; returns the exit code."""
    if not can_show_screen():
        raise BadRecord("at: a server's table is shown on a screen, and there is none here")
    messages = Messages(language)
    server, table = ServerClient(link), table_id_in_link(link)
    token = find_or_take_seat_token(
        server, table, person_name or messages.format("guest"), wanted_seat
    )
    while True:
        game = RemoteGame(server, table, token, language)
        try:
            outcome = wait_for_start_and_play(game, server, table, light_theme)
        except KeyboardInterrupt:
            outcome = "interrupted"
        finally:
            game.table.connection.close()
        if outcome == "replay":
            record = read_record(server.download_record(table), GAMES)
            show_replay_screen(record, language, light_theme)
        elif outcome == "rematch":
            table = join_rematch(server, table, token, game)
        else:
            break
    if not game.has_begun or not game.is_over:
        print_encodable_text(messages.format("left"))
        print_encodable_text(
            messages.format("come-back", command=f"regalia play --at {table_link(server, table)}")
        )
    return INTERRUPTED if outcome == "interrupted" else 0


def wait_for_start_and_play(
    game: RemoteGame, server: ServerClient, table_id: str, light_theme: bool
) -> NextAction:
    """Waits until the game has started, and plays; returns what the person wants next."""
    open_seats = server.table_info(table_id).open
    if open_seats:
        print_encodable_text(game.messages.format("waiting", open=open_seats))
    wait_for_start_or_forget_token(game, table_link(server, table_id))
    from regalia.tui.feed_driver import make_remote_game_screen  # Textual is slow to load

    return run_game_screen(
        game.rules, lambda bots: make_remote_game_screen(game, bots), light_theme
    )


def join_rematch(server: ServerClient, table_id: str, token: str | None, game: RemoteGame) -> str:
    """Joins the rematch of a table, saves the token for it, and returns its id."""
    if token is None:
        return game.table.presence.rematch_table
    rematch = server.create_or_join_rematch(table_id, token).table
    save_token_or_warn(table_link(server, rematch), token)
    return rematch


def wait_for_start_or_forget_token(game: RemoteGame, link: str) -> None:
    """Waits until the game starts; forgets the saved token if its seat has been lost."""
    try:
        game.wait_for_start()
    except SeatRefused:
        save_token_or_warn(link, None)
        raise Unable(
            "the seat you had at this table is yours no more; the same again sits down or watches"
        ) from None


def find_or_take_seat_token(
    server: ServerClient, table_id: str, person_name: str, wanted_seat: int | None
) -> str | None:
    """The saved token of a seat at the table, or that of an open seat; None if all are taken."""
    link = table_link(server, table_id)
    token = load_seat_tokens().get(link)
    if token is not None:
        return token
    if not server.table_info(table_id).open:
        return None
    token = server.take_seat(table_id, person_name, wanted_seat).token
    save_token_or_warn(link, token)
    return token


def save_token_or_warn(link: str, token: str | None) -> None:
    """Saves the token of a seat, or deletes it if it is None; only warns if that fails."""
    try:
        save_seat_token(link, token)
    except Unable as error:
        print(f"regalia: {error}", file=sys.stderr)


def create_table_and_get_link(
    base_url: str, game_name: str, options: Options, person_seat: int, person_name: str, bot: str
) -> str:
    """Creates a table with bots on the other seats; returns its link."""
    server = ServerClient(base_url)
    seats = [WantedSeat(bot=bot)] * options.seats
    seats[person_seat] = WantedSeat(person=person_name)
    wanted = NewTable(game_name, seats, options.to_dict(), undo=True, hints=True)
    created = server.create_table(wanted)
    link = table_link(server, created.table)
    save_token_or_warn(link, created.seats[0].token)
    return link


def print_tables(base_url: str, language: str) -> None:
    """Prints the public tables of a server with their links."""
    server, messages = ServerClient(base_url), Messages(language)
    tables = server.list_tables()
    if not tables:
        print_encodable_text(
            messages.format(
                "no-tables", command=f"regalia play {next(iter(GAMES))} --at {base_url}"
            )
        )
    for table in tables:
        game = table.game
        title = Voice(GAMES[game], language).text("game") if game in GAMES else game
        names = ", ".join(name or "–" for name in table.names)
        line = messages.format("listed-table", game=title, names=names, open=table.open)
        print_encodable_text(f"{table_link(server, table.table)}  {line}")


def table_id_in_link(link: str) -> str:
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


def table_link(server: ServerClient, table_id: str) -> str:
    """The link of a table, as in a browser."""
    return f"{server.address}{TABLE_PATH}{table_id}"
