"""Every request of the wire page, and what it is answered with."""

import hashlib
import json

import pytest
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, TableClients, open_table
from tests.server.running_server import ANNA, BORIS, BOT, OPEN, RunningServer, expect_json

from regalia.bots.spec import is_bot_spec
from regalia.games import GAMES

LISTED = {"table", "game", "options", "names", "open", "state"}


def test_the_games_are_listed_with_seats_options_and_bots(server: RunningServer) -> None:
    answer = server.ask("GET", "/api/games")
    assert answer.status_code == 200
    games = {one["game"]: one for one in answer.json()}
    assert list(games) == list(GAMES)
    for name, game in GAMES.items():
        told = games[name]
        assert told["seats"] == list(game.seats)
        assert "easy" in told["bots"]
        assert all(is_bot_spec(bot) for bot in told["bots"])
        by_name = {option.name: option for option in game.declared_options}
        assert [option["name"] for option in told["options"]] == list(by_name)
        for option in told["options"]:
            declared = by_name[option["name"]]
            assert ("choices" in option) or ("kind" in option)
            if "choices" in option:
                assert option["choices"] == list(declared.allowed)
            assert option["default"] == (None if declared.may_be_absent else declared.allowed[0])


def test_a_table_with_people_only_starts_at_once(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    assert sorted(made.tokens) == [0, 1]
    assert len(set(made.tokens.values())) == 2
    told = server.get_json(f"/api/tables/{made.table}")
    assert told["state"] == "running"
    assert told["version"] == 0
    assert told["names"] == ["Person 0", "Person 1"]
    assert told["commitment"] == made.commitment
    assert told["open"] == 0
    assert told["game"] == "majesty"


def test_only_people_are_given_tokens(server: RunningServer) -> None:
    made = server.make("kingme", [BOT, ANNA, OPEN])
    assert sorted(made.tokens) == [1]


def test_a_commitment_is_a_hash(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    assert len(made.commitment) == 64
    assert int(made.commitment, 16) >= 0
    assert made.commitment == made.commitment.lower()


def test_a_table_has_the_options_it_was_made_with_and_the_defaults(server: RunningServer) -> None:
    made = server.make("majesty", 3, options={"seats": 3, "edition": "de"})
    told = server.get_json(f"/api/tables/{made.table}")
    assert told["options"] == GAMES["majesty"].read_options({"seats": 3, "edition": "de"}).to_dict()


def test_listed_tables_are_listed_newest_first_page_by_page(own_server: RunningServer) -> None:
    made = [own_server.make("majesty", 2, listed=True).table for _ in range(130)]
    hidden = own_server.make("majesty", 2).table
    found: list[str] = []
    pages = 0
    path = "/api/tables"
    while True:
        page = own_server.get_json(path)
        assert set(page) >= {"tables", "next"}
        assert page["tables"]
        for one in page["tables"]:
            assert set(one) >= LISTED
        found += [one["table"] for one in page["tables"]]
        pages += 1
        if page["next"] is None:
            break
        path = f"/api/tables?after={page['next']}"
    assert found == made[::-1]
    assert hidden not in found
    assert pages > 1


def test_a_list_tells_open_seats_and_states(own_server: RunningServer) -> None:
    made = own_server.make("majesty", [ANNA, OPEN], listed=True)

    def listed_table() -> dict[str, object]:
        (one,) = own_server.get_json("/api/tables")["tables"]
        assert isinstance(one, dict)
        return {name: one[name] for name in ("table", "names", "open", "state")}

    assert listed_table() == {
        "table": made.table,
        "names": ["Anna", None],
        "open": 1,
        "state": "open",
    }
    own_server.sit(made.table, "Boris")
    names = ["Anna", "Boris"]
    assert listed_table() == {"table": made.table, "names": names, "open": 0, "state": "running"}


def test_one_sits_down_where_it_is_open(server: RunningServer) -> None:
    made = server.make("majesty", [ANNA, OPEN, OPEN, OPEN])
    assert server.sit(made.table, "Boris", seat=2)[0] == 2
    assert server.sit(made.table, "Clara")[0] == 1
    told = server.get_json(f"/api/tables/{made.table}")
    assert (told["names"], told["version"]) == (["Anna", "Clara", "Boris", None], 2)
    assert server.sit(made.table, "Dmitri")[0] == 3
    told = server.get_json(f"/api/tables/{made.table}")
    assert (told["state"], told["version"]) == ("running", 3)


def test_a_name_may_have_forty_characters_of_any_alphabet(server: RunningServer) -> None:
    made = server.make("majesty", [{"person": "Ж" * 40}, OPEN])
    server.sit(made.table, "Łucja 王")
    assert server.get_json(f"/api/tables/{made.table}")["names"] == ["Ж" * 40, "Łucja 王"]


def test_a_view_is_the_position_of_the_tokens_seat(server: RunningServer) -> None:
    with open_table(server, "kingme", 3, 1, options={"rounds": 1}) as clients:
        shown = [views_by_request(clients)]
        while clients.pending:
            clients.random_move()
            shown.append(views_by_request(clients))
        record = expected_frames.parse_record(clients.record())
        for ply, views in enumerate(shown):
            table = expected_frames.table_after(record, ply)
            assert views == [expected_frames.position(table, seat) for seat in (0, 1, 2, -1)]


def views_by_request(clients: TableClients) -> list[dict[str, object]]:
    """What every seat and a spectator get from the request for a view."""
    path = f"/api/tables/{clients.table}/view"
    tokens = [*clients.made.tokens.values(), None]
    return [clients.server.get_json(path, token) for token in tokens]


def test_a_finished_table_tells_scores_winners_and_its_record(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 2) as clients:
        clients.play_out()
        told = server.get_json(f"/api/tables/{clients.table}")
        record = clients.record()
    table = expected_frames.table_after(expected_frames.parse_record(record), len(record["moves"]))
    assert told["state"] == "over"
    assert told["version"] == 24
    assert told["scores"] == table.state.scores()
    assert told["winners"] == table.state.winners()
    assert record["names"] == ["Person 0", "Person 1"]
    secret = record["fair"]["secret"]
    assert hashlib.sha256(secret.encode()).hexdigest() == told["commitment"]


def test_a_running_table_tells_neither_its_secret_nor_its_seed(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 3) as clients:
        told = server.ask("GET", f"/api/tables/{clients.table}").text
        views = [text for feed in clients.everyone for text in feed.received]
        clients.play_out()
        record = clients.record()
    for secret in (record["seed"], record["fair"]["secret"]):
        assert not any(secret in text for text in [told, *views])


def test_bots_play_by_themselves_and_to_the_end(server: RunningServer) -> None:
    made = server.make("majesty", [BOT, {"bot": "greedy"}, ANNA], pace=False)
    with FeedClient(server, made.table, made.tokens[2]) as anna:
        anna.receive("sync")
        while True:
            if anna.moves:
                anna.play(2, anna.moves["2"][0]["move"])
            elif anna.views["2"]["over"]:
                break
            else:
                anna.receive("step")
    record = server.get_json(f"/api/tables/{made.table}/record")
    assert expected_frames.table_after(expected_frames.parse_record(record), 36).state.pending == 0


@pytest.mark.parametrize("path", ["/health/live", "/health/ready"])
def test_health_is_asked_for(server: RunningServer, path: str) -> None:
    assert server.ask("GET", path).status_code == 200


def test_metrics_are_in_the_words_of_prometheus(server: RunningServer) -> None:
    made = server.make("majesty", 2)
    with FeedClient(server, made.table, made.tokens[0]) as feed:
        feed.receive("sync")
        answer = server.ask("GET", "/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "# TYPE" in answer.text
    for word in ("tables", "connections", "move", "bucket"):
        assert word in answer.text


def test_the_schema_names_every_request(server: RunningServer) -> None:
    schema = server.get_json("/schema")
    assert schema["openapi"].startswith("3.")
    paths = json.dumps(sorted(schema["paths"]))
    for path in ("/api/games", "/api/tables", "/seats", "/view", "/record", "/rematch"):
        assert path in paths


def test_answers_are_json(server: RunningServer) -> None:
    body = {"game": "majesty", "seats": [ANNA, BORIS]}
    made = expect_json(server.ask("POST", "/api/tables", body), 201)
    assert set(made) >= {"table", "seats", "commitment"}


def test_one_request_answers_a_whole_lobby(server: RunningServer) -> None:
    running, waiting = server.make("majesty", 2), server.make("castle", [ANNA, OPEN], listed=True)
    answer = server.ask(
        "POST", "/api/lobby", {"tables": [running.table, "no-such-table", waiting.table]}
    )
    assert answer.status_code == 200
    lobby = answer.json()
    (mover,) = server.get_json(f"/api/tables/{running.table}/view")["pending"]
    assert lobby["tables"] == [
        {"table": running.table, "state": "running", "pending": [mover]},
        {"table": waiting.table, "state": "open", "pending": []},
    ]
    assert lobby["listed"] == server.get_json("/api/tables")["tables"]
    assert waiting.table in [one["table"] for one in lobby["listed"]]
    assert server.ask("POST", "/api/lobby", {"tables": ["x"] * 25}).status_code == 400
    assert server.ask("POST", "/api/lobby", {}).json()["tables"] == []
