"""The client plays on over interruptions, and says nothing twice."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from tests.server.running_server import ANNA, BORIS, RunningServer
from websockets.sync.server import ServerConnection, serve

from regalia.adapters.remote_seat import RemoteSeat
from regalia.kernel.errors import Unable
from regalia.kernel.wire.shapes import Offer
from regalia.tui.remote_game import RemoteGame
from regalia.wire.client import SeatConnection, ServerClient, new_message_id
from regalia.wire.messages import Move, Pong, Refuse, Step, Sync, encoder
from regalia.wire.remote_table import RemoteTable
from regalia.wire.requests import NewTable, TableTold, WantedSeat
from regalia.wire.schema import ToldPosition

ANNA_AND_OPEN = NewTable("majesty", [WantedSeat(person="Anna"), WantedSeat(open=True)])


def test_a_game_is_played_over_a_killed_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as running:
        server = ServerClient(running.address)
        table = server.create_table(ANNA_AND_OPEN)
        taken = server.take_seat(table.table, "Boris")
        tokens = [table.seats[0].token, taken.token]
        connection = SeatConnection(server, table.table, tokens, "en")
        versions: list[int] = []
        asked: set[int] = set()
        for message in connection.receive_messages(idle_timeout_s=20):
            assert not isinstance(message, Refuse), message
            if not isinstance(message, Sync | Step) or message.version in versions:
                continue
            versions.append(message.version)
            position = next(iter(message.views.values()))
            if msgspec.json.decode(position, type=ToldPosition).over:
                break
            for seat, offers in message.moves.items():
                if message.beat not in asked:
                    asked.add(message.beat)
                    move = msgspec.json.decode(offers, type=list[Offer])[0].move
                    connection.send_request(Move(new_message_id(), int(seat), message.beat, move))
            if message.version in (5, 11):
                running.kill()
                running.start()
        connection.close()
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert server.table_info(table.table).state == "over"


def test_what_is_refused_is_a_sentence(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as running:
        server = ServerClient(running.address)
        with pytest.raises(Unable, match="there is no such table"):
            server.table_info("nowhere")
        with pytest.raises(Unable, match="none of the games"):
            server.create_table(NewTable("chess", [WantedSeat(person="Anna")]))
        table = server.create_table(ANNA_AND_OPEN).table
        stranger = SeatConnection(server, table, ["wrong"]).receive_messages(idle_timeout_s=5)
        refused = next(stranger)
        assert isinstance(refused, Refuse)
        assert refused.error == "a token opens no seat at this table"
        with pytest.raises(Unable, match="cannot be reached"):
            next(stranger)
    with pytest.raises(Unable, match="does not answer"):
        ServerClient(f"http://127.0.0.1:{running.port}").list_tables()
    with pytest.raises(Unable, match="http://"):
        ServerClient("majesty")


def test_the_terminal_and_the_language_model_stand_on_one_client(tmp_path: Path) -> None:
    """Both read the same table from the same class, and know the same of it."""
    with RunningServer(tmp_path / "data") as running:
        made = running.make("majesty", [ANNA, BORIS])
        server = ServerClient(running.address)
        terminal = RemoteGame(server, made.table, made.tokens[0], "en")
        terminal.wait_for_start()
        seat = RemoteSeat(RemoteTable(server, made.table, made.tokens[0], "en"))
        seat.wait_for_first_state()
        assert type(terminal.table) is type(seat.table) is RemoteTable
        assert terminal.view == seat.table.view
        assert terminal.seat == seat.seat == 0
        assert (terminal.table.version, terminal.table.beat) == (
            seat.table.version,
            seat.table.beat,
        )
        assert terminal.table.offers == seat.table.offers
        terminal.table.connection.close()
        seat.table.connection.close()


# servers of another version


@contextmanager
def fake_feed(*frames: bytes) -> Iterator[ServerClient]:
    """A server whose every feed sends these frames and nothing else."""

    def send_frames(socket: ServerConnection) -> None:
        socket.recv()  # hello
        for frame in frames:
            socket.send(frame.decode())
        with pytest.raises(Exception):  # noqa: B017, PT011 - until the client leaves
            socket.recv()

    with serve(send_frames, "127.0.0.1", 0) as feeds:
        thread = Thread(target=feeds.serve_forever)
        thread.start()
        try:
            yield ServerClient(f"http://127.0.0.1:{feeds.socket.getsockname()[1]}")
        finally:
            feeds.shutdown()
            thread.join()


def test_messages_and_fields_of_a_newer_server_are_ignored() -> None:
    table = {"table": "t", "game": "majesty", "options": {}, "names": ["Anna"], "open": 0}
    table |= {"state": "running", "version": 3, "commitment": "c", "kinds": ["person"]}
    table |= dict.fromkeys(("listed", "chat", "undo", "hints", "help", "pace"), True)
    table |= {"clock": {"move": 9, "byoyomi": 3}, "absence": None, "season": "spring"}
    sync = {"type": "sync", "version": 3, "beat": 1, "table": table, "views": {}, "moves": {}}
    sync |= {"events": [], "turns": [], "movers": [], "undo": None, "weather": {"rain": True}}
    frames = [{"type": "fireworks", "colour": "red"}, sync, {"type": "pong", "id": "p", "at": 1}]
    with fake_feed(*map(encoder.encode, frames)) as server:
        connection = SeatConnection(server, "t")
        messages = list(connection.receive_messages(idle_timeout_s=1))
        connection.close()
    assert [type(message) for message in messages] == [Sync, Pong]
    assert isinstance(messages[0], Sync)
    assert messages[0].table.names == ["Anna"]
    assert msgspec.convert(table, TableTold).clock == messages[0].table.clock


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        (b"{}", "the field type is missing"),
        (b'{"type"', "that is no JSON"),
        (b'{"type": "pong"}', "the field id is missing"),
        (b'{"type": "pong", "id": 7}', "id: a text is needed, not a whole number"),
    ],
)
def test_what_cannot_be_read_is_reported_in_a_sentence(frame: bytes, why: str) -> None:
    with fake_feed(frame) as server:
        connection = SeatConnection(server, "t")
        with pytest.raises(Unable, match=f"another version of the wire: {why}"):
            next(connection.receive_messages(idle_timeout_s=5))
        connection.close()
