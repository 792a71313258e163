"""Several nodes with one record: PostgreSQL keeps it, Redis carries the news."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, sleep
from urllib.parse import quote

import pytest
from deploy.local.server import TIMEOUT_S, retry_until_timeout
from deploy.local.services import Postgres, Redis, Service
from redis import Redis as RedisClient
from tests.server import expected_frames
from tests.server.feed_client import FeedClient, Frame
from tests.server.frame_checks import assert_frames_match
from tests.server.garbage import send_garbage
from tests.server.reconnecting_player import play_under_load
from tests.server.running_server import ANNA, BORIS, BOT, MadeTable, RunningServer

from regalia.server.cluster import MISSED_STEPS_INTERVAL_S, NODE_KEY_RENEWAL_S, lease_key
from regalia.server.store.store import Store
from regalia.wire.requests import Judged, Try

KILLS = 2

Services = tuple[Postgres, Redis]
Nodes = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def nodes(services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Two nodes with one store."""
    postgres, redis = services
    words = ("--no-limits", "--database", postgres.url, "--redis", redis.url)
    with (
        RunningServer(tmp_path_factory.mktemp("node"), *words) as one,
        RunningServer(tmp_path_factory.mktemp("node"), *words) as other,
    ):
        yield one, other


def test_a_review_is_kept_once_for_all_nodes(services: Services) -> None:
    tries = [Try("1", ["row:1"], 0.5, 31.5, [])]
    judged = [Judged(1, "2:witch", [0.25, 0.75], [0.375, 0.625], 0.75, tries, 0.125, None, [])]

    async def read_both_stores() -> tuple[bool, bool, list[Judged] | None, list[Judged] | None]:
        store = Store(services[0].url)
        await store.open_database()
        first = await store.add_review("5eed" * 8, judged)
        again = await store.add_review("5eed" * 8, [])
        found = await store.load_review("5eed" * 8), await store.load_review("0" * 32)
        await store.close_database()
        return first, again, *found

    assert asyncio.run(read_both_stores()) == (True, False, judged, None)


def play(feeds: list[FeedClient], rng: Random, most: int = 10_000) -> None:
    """Plays by chance, whoever is connected where, all being told of every move."""
    while most and any(feed.moves for feed in feeds):
        mover = rng.choice([feed for feed in feeds if feed.moves])
        version = mover.play(*mover.choose_random_move(rng))["version"]
        for feed in feeds:
            feed.wait_for_version(version)
        most -= 1


@contextmanager
def spread(nodes: Nodes, made: MadeTable) -> Iterator[list[FeedClient]]:
    """A connection for every seat, and one for a spectator, at the nodes by turns."""
    feeds = [
        FeedClient(nodes[seat % 2], made.table, token)
        for seat, token in sorted(made.tokens.items())
    ]
    feeds.append(FeedClient(nodes[len(feeds) % 2], made.table))
    try:
        for feed in feeds:
            feed.receive("sync")
        yield feeds
    finally:
        for feed in feeds:
            feed.close()


@pytest.mark.parametrize(("game", "seats"), [("majesty", 4), ("kingme", 3), ("castle", 2)])
def test_a_table_is_played_at_several_nodes(nodes: Nodes, game: str, seats: int) -> None:
    made = nodes[0].make(game, seats)
    with spread(nodes, made) as feeds:
        play(feeds, Random(game))
        answer = nodes[1].get_json(f"/api/tables/{made.table}/record")
        record = expected_frames.parse_record(answer)
        for seat, feed in enumerate(feeds):
            assert_frames_match(feed, record, [seat] if seat < seats else [])


def test_a_step_is_heard_at_the_other_node_by_its_notice(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", 2)
    rng = Random(6)
    delays: list[float] = []
    with spread(nodes, made) as (anna, boris, _):
        while anna.moves or boris.moves:
            mover, other = (anna, boris) if anna.moves else (boris, anna)
            version = mover.play(*mover.choose_random_move(rng))["version"]
            sent = monotonic()
            other.wait_for_version(version)
            delays.append(monotonic() - sent)
    assert median(delays) < MISSED_STEPS_INTERVAL_S / 4  # half of it, if the notices were lost


def test_whoever_sits_down_at_one_node_is_seen_at_the_other(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", [ANNA, {"open": True}], listed=True)
    with FeedClient(nodes[0], made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        _, token = nodes[1].sit(made.table, "Boris")
        assert anna.receive("step")["version"] == 1
        with FeedClient(nodes[1], made.table, token) as boris:
            boris.receive("sync")
            here: list[bool] = []
            while here != [True, True]:
                here = [one["here"] for one in anna.receive("crowd")["seats"]]
            boris.send("say", id="a", seat=1, text="from afar")
            assert anna.receive("said")["text"] == "from afar"
            boris.receive("said")
    assert made.table in [one["table"] for one in nodes[1].get_json("/api/tables")["tables"]]


def test_who_has_got_up_at_one_node_holds_nothing_at_the_other(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", [ANNA, {"open": True}, {"open": True}])
    seat, token = nodes[0].sit(made.table, "Boris")
    with FeedClient(nodes[1], made.table, token) as boris:
        boris.receive("sync")
        path = f"/api/tables/{made.table}/seats/{seat}"
        assert nodes[0].ask("DELETE", path, None, token).status_code == 204
        for name in ("Clara", "Dmitri"):  # one of them has the seat now, and the game begins
            nodes[0].sit(made.table, name)
        assert boris.wait_for_close() == 1008
        assert not any(step["views"] for step in boris.frames("step"))


def test_a_seat_moved_at_one_node_is_gone_at_the_other(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", 2)
    path = f"/api/tables/{made.table}"
    with FeedClient(nodes[1], made.table, made.tokens[0]) as old:
        old.receive("sync")
        link = nodes[0].ask("POST", f"{path}/link", {}, made.tokens[0]).json()
        claimed = nodes[0].ask("POST", f"{path}/claim", {"code": link["code"]}).json()
        assert old.wait_for_close() == 1008
    with FeedClient(nodes[1], made.table, claimed["token"]) as new:
        assert list(new.receive("sync")["views"]) == ["0"]


ODD = ["\x00", "a\x00b", "\U0001f451" * 3, "'; drop table steps; --", "\x7f\u202e", "%00"]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_no_odd_text_is_an_error_of_the_store(nodes: Nodes, odd: str) -> None:
    node = nodes[0]
    made = node.make("majesty", [ANNA, {"open": True}])
    quoted = quote(odd)
    for method, path, body in (
        ("GET", f"/api/tables/{quoted}", None),
        ("GET", f"/api/tables/{quoted}/view", None),
        ("POST", f"/api/tables/{quoted}/claim", {"code": odd}),
        ("GET", f"/api/tables?after=1-{quoted}", None),
        ("POST", f"/api/tables/{made.table}/claim", {"code": odd}),
        ("POST", "/api/tables", {"game": "majesty", "seats": [ANNA, BORIS], "salt": odd}),
        ("POST", f"/api/tables/{made.table}/seats", {"name": odd, "salt": odd}),
    ):
        answer = node.ask(method, path, body)
        assert answer.status_code < 500, (method, path, answer.text)
    made = node.make("majesty", 2)
    with FeedClient(node, made.table, *made.tokens.values()) as feed:
        feed.receive("sync")
        ((seat, moves),) = feed.moves.items()
        feed.send("say", id=odd, seat=int(seat), text=odd)
        feed.send("move", id=odd, seat=int(seat), beat=feed.beat, move=odd)
        feed.send("move", id=odd, seat=int(seat), beat=feed.beat, move=moves[0]["move"])
        feed.frames_before_pong()
        refusals = [frame["error"] for frame in feed.frames("refuse")]
        assert not any("went wrong" in sentence for sentence in refusals)
    for server in nodes:
        assert "Traceback" not in server.log()
        assert '"level": "error"' not in server.log()


def test_nonsense_does_no_harm_to_nodes(nodes: Nodes) -> None:
    send_garbage(nodes[0], 600, "nodes")


def test_one_intention_sent_to_both_nodes_is_one_move(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", 2)
    tokens = list(made.tokens.values())
    with (
        FeedClient(nodes[0], made.table, *tokens) as one,
        FeedClient(nodes[1], made.table, *tokens) as other,
    ):
        screens = (one, other)
        for screen in screens:
            screen.receive("sync")
        for number in range(24):
            ((seat, moves),) = one.moves.items()
            for screen in screens:
                move = moves[0]["move"]
                screen.send("move", id=f"{number}", seat=int(seat), beat=one.beat, move=move)
            for screen in screens:
                assert screen.wait_for_ack(f"{number}")["version"] == number + 1
                screen.wait_for_version(number + 1)
    assert len(nodes[0].get_json(f"/api/tables/{made.table}/record")["moves"]) == 24


def test_two_moves_sent_to_two_nodes_for_one_beat_are_one_move(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", 2)
    tokens = list(made.tokens.values())
    with (
        FeedClient(nodes[0], made.table, *tokens) as one,
        FeedClient(nodes[1], made.table, *tokens) as other,
    ):
        screens = (one, other)
        for screen in screens:
            screen.receive("sync")
        for number in range(24):
            ((seat, moves),) = one.moves.items()
            beat = one.beat
            for name, screen in enumerate(screens):
                move = moves[-name]["move"]
                screen.send("move", id=f"{number} {name}", seat=int(seat), beat=beat, move=move)
            acks = 0
            for screen in screens:
                answers: list[Frame] = []
                while not any(frame["ack"] or frame["type"] == "refuse" for frame in answers):
                    frame = screen.receive("step", "refuse")
                    answers.append({"ack": None, **frame})
                acks += answers[-1]["type"] == "step"
                screen.wait_for_version(number + 1)
                assert screen.version == number + 1
            assert acks == 1


def test_votes_cast_at_two_nodes_at_once_all_count(nodes: Nodes) -> None:
    made = nodes[0].make("kingme", 4, options={"rounds": 1})
    rng = Random(1)
    with spread(nodes, made) as feeds:
        for _ in range(3):
            while sum(bool(feed.moves) for feed in feeds) < 2 and any(f.moves for f in feeds):
                play(feeds, rng, 1)
            voters = [feed for feed in feeds if feed.moves]
            version = feeds[0].version
            for feed in voters:
                seat, move = feed.choose_random_move(rng)
                feed.send("move", id=f"vote {version}", seat=seat, beat=feed.beat, move=move)
            for feed in voters:
                feed.wait_for_ack(f"vote {version}")
            for feed in feeds:
                feed.wait_for_version(version + len(voters))
        play(feeds, rng)
        record = expected_frames.parse_record(nodes[0].get_json(f"/api/tables/{made.table}/record"))
        assert_frames_match(feeds[-1], record, [])


def test_bots_play_once_wherever_people_watch(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", [BOT, ANNA, BOT, BOT], pace=False)
    with (
        FeedClient(nodes[0], made.table, made.tokens[1]) as one,
        FeedClient(nodes[1], made.table, made.tokens[1]) as other,
    ):
        for feed in (one, other):
            feed.receive("sync")
        rng = Random(2)
        thought = sum(node.figure("regalia_bot_seconds_count") for node in nodes)
        known = one.version
        while not one.views["1"]["over"]:
            if one.moves:
                one.play(*one.choose_random_move(rng))
            else:
                one.receive("step")
        other.wait_for_version(one.version)
        heard = [[{**s, "ack": None} for s in feed.frames("step")] for feed in (one, other)]
        assert heard[0][-20:] == heard[1][-20:]
        thought = sum(node.figure("regalia_bot_seconds_count") for node in nodes) - thought
        assert thought < 1.2 * (one.version - known - 12), "two nodes think for the same bots"
    record = nodes[1].get_json(f"/api/tables/{made.table}/record")
    assert len(record["moves"]) == one.version == 48


def test_leases_are_asked_for_again_only_when_their_node_is_gone(
    nodes: Nodes, services: Services
) -> None:
    made = [nodes[0].make("majesty", [ANNA, BOT], pace=False).table for _ in range(20)]
    for table in made:
        nodes[1].get_json(f"/api/tables/{table}")  # now it is in memory there, too
    with RedisClient.from_url(services[1].url) as client:

        def holders() -> set[object]:
            return {client.get(lease_key(table)) for table in made}

        def requests() -> int:
            return int(client.info("commandstats")["cmdstat_evalsha"]["calls"])

        for _ in retry_until_timeout("the leases"):
            if None not in holders():
                break
        sleep(2 * NODE_KEY_RENEWAL_S)
        before, asked = holders(), requests()
        sleep(4 * NODE_KEY_RENEWAL_S)
        assert requests() - asked < 2 * len(made)  # at every heartbeat it would be four times
        nodes[0].kill()
        try:
            for _ in retry_until_timeout("the other node to have the leases"):
                if not holders() & before:
                    break
        finally:
            nodes[0].start()


def test_nodes_are_killed_and_nothing_is_lost(nodes: Nodes) -> None:
    rng = Random(3)
    with play_under_load(nodes, "nodes"):
        for kill in range(KILLS):
            sleep(rng.uniform(0.1, 0.6))
            node = nodes[kill % 2]
            node.kill()
            node.start()


def test_a_node_is_stopped_and_the_other_goes_on(nodes: Nodes) -> None:
    made = nodes[0].make("majesty", [ANNA, BORIS])
    tokens = list(made.tokens.values())
    with (
        FeedClient(nodes[0], made.table, *tokens) as here,
        FeedClient(nodes[1], made.table, *tokens) as there,
    ):
        here.receive("sync")
        there.receive("sync")
        rng = Random(4)
        here.play(*here.choose_random_move(rng))
        there.wait_for_version(1)
        assert nodes[0].stop() == 0
        assert here.wait_for_close() == 1001
        there.play(*there.choose_random_move(rng))
        nodes[0].start()
        with FeedClient(nodes[0], made.table, *tokens, since=1) as back:
            assert back.receive("step")["version"] == 2


def outage(nodes: Nodes, service: Service) -> None:
    """Ends a service for a while: requests are answered all the same, and then all goes on."""
    made = nodes[0].make("majesty", [ANNA, BORIS])
    body = {"game": "majesty", "seats": [ANNA, BORIS]}
    with play_under_load(nodes, type(service).__name__):
        sleep(0.5)
        service.end()
        with ThreadPoolExecutor(4) as pool:
            answers = [
                pool.submit(node.ask, method, path, sent)
                for node in nodes
                for method, path, sent in (
                    ("GET", f"/api/tables/{made.table}", None),
                    ("POST", "/api/tables", body),
                )
            ]
            for answer in answers:
                assert answer.result().status_code in (200, 201, 503), answer.result().text
        for node in nodes:
            assert node.ask("GET", "/health/live").status_code == 200
        service.start()
        for node in nodes:
            for _ in retry_until_timeout("the node to be ready again", TIMEOUT_S):
                if node.ask("GET", "/health/ready").status_code == 200:
                    break
    with spread(nodes, made) as feeds:
        play(feeds, Random(5))


def test_postgres_ends_and_comes_back(nodes: Nodes, services: Services) -> None:
    outage(nodes, services[0])


def test_redis_ends_and_comes_back(nodes: Nodes, services: Services) -> None:
    outage(nodes, services[1])


def test_no_token_is_in_the_database(nodes: Nodes, services: Services) -> None:
    files = [file for file in Path(services[0].folder).rglob("*") if file.is_file()]
    stored = b"".join(file.read_bytes() for file in files)
    tokens = [token for node in nodes for token in node.tokens]
    assert tokens
    assert not any(token.encode() in stored for token in tokens)
