"""The client plays on over interruptions, and says nothing twice."""

from pathlib import Path

import pytest
from tests.server.running_server import RunningServer

from regalia.kernel.errors import Unable
from regalia.wire.client import SeatConnection, ServerClient


def test_a_game_is_played_over_a_killed_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "house") as house:
        server = ServerClient(house.address)
        made = server.make({"game": "majesty", "seats": [{"person": "Anna"}, {"open": True}]})
        sat = server.sit(made["table"], "Boris")
        tokens = [made["seats"][0]["token"], sat["token"]]
        seat = SeatConnection(server, made["table"], tokens, "en")
        versions: list[int] = []
        asked: set[int] = set()
        for frame in seat.frames(timeout=20):
            assert frame["type"] != "refuse", frame
            if frame["type"] not in ("sync", "step") or frame["version"] in versions:
                continue
            versions.append(frame["version"])
            if next(iter(frame["views"].values()))["over"]:
                break
            for held, offers in frame["moves"].items():
                if frame["beat"] not in asked:
                    asked.add(frame["beat"])
                    seat.move(int(held), offers[0]["move"], frame["beat"])
            if frame["version"] in (5, 11):
                house.kill()
                house.start()
        seat.close()
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert server.table(made["table"])["state"] == "over"


def test_what_is_refused_is_a_sentence(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "house") as house:
        server = ServerClient(house.address)
        with pytest.raises(Unable, match="there is no such table"):
            server.table("nowhere")
        with pytest.raises(Unable, match="none of the games"):
            server.make({"game": "chess", "seats": [{"person": "Anna"}]})
        made = server.make({"game": "majesty", "seats": [{"person": "Anna"}, {"bot": "random"}]})
        stranger = SeatConnection(server, made["table"], ["wrong"]).frames(timeout=5)
        assert next(stranger)["error"] == "a token opens no seat at this table"
        with pytest.raises(Unable, match="cannot be reached"):
            next(stranger)
    with pytest.raises(Unable, match="does not answer"):
        ServerClient(f"http://127.0.0.1:{house.port}").tables()
    with pytest.raises(Unable, match="http://"):
        ServerClient("majesty")
