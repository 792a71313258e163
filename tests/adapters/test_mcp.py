"""A language model plays whole games by MCP and is shown what its seat may know."""

import asyncio
import itertools
import random
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from importlib import reload
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer
from mcp_types import TextContent
from msgspec import Raw
from tests.command import environment
from tests.server.running_server import RunningServer

from regalia.adapters import mcp as adapter
from regalia.adapters.brief_text import list_moves, merge_sentences_by_subject
from regalia.adapters.local_seat import LocalLobby, LocalSeat
from regalia.adapters.player_seat import MoveDescription
from regalia.adapters.remote_seat import RemoteLobby, RemoteSeat
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.rng import rng_from_number
from regalia.wire.client import ServerClient
from regalia.wire.messages import Step
from regalia.wire.requests import NewTable, WantedSeat

Call = Callable[..., Awaitable[str]]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MOVE_LINE = re.compile(r"^(\S.*?)(?: —.*)?$", re.MULTILINE)


def run_with_client(
    story: Callable[[Call], Awaitable[None]], server: MCPServer[Any] | StdioServerParameters
) -> None:
    """Lets a story call the tools of a server; the text of a refusal gets a `!` in front."""

    async def session() -> None:
        async with Client(server) as client:

            async def call(tool: str, **given: object) -> str:
                answer = await client.call_tool(tool, given)
                text = "".join(
                    part.text for part in answer.content if isinstance(part, TextContent)
                )
                return f"!{text}" if answer.is_error else text

            await story(call)

    asyncio.run(session())


def over_stdio(*words: str) -> StdioServerParameters:
    """The command, as a client would start it."""
    return StdioServerParameters(
        command=sys.executable, args=["-m", "regalia", "mcp", *words], env=environment()
    )


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server, for as long as the tests run."""
    with RunningServer(tmp_path_factory.mktemp("data"), "--no-limits") as one:
        yield one.address


async def legal_moves(call: Call, table: str) -> list[str]:
    """The legal moves as the tool lists them; a pattern stands for all moves that it fits."""
    return [
        move
        for pattern in MOVE_LINE.findall(await call("moves", table=table))
        for move in moves_of_pattern(pattern)
    ]


def moves_of_pattern(pattern: str) -> list[str]:
    """The moves that a pattern like `swap [king|ghost] knight` stands for."""
    choices = [part.split("|") for part in re.split(r"[\[\]]", pattern)]
    return ["".join(words) for words in itertools.product(*choices)]


@every_game
def test_a_whole_game_is_played_over_stdio(game: Game) -> None:
    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        text = await call("new_table", game=game.name, bots=bots, name="Model")
        table = f"{game.name}-1"
        assert table_name(text) == table
        assert "The game is over." in await play_to_the_end(game, table, text, call)
        assert "The game is over." in await call("tables")
        assert (await call("moves", table=table)).startswith("You have no move now.")
        assert (await call("move", table=table, move="1")).startswith("!")

    run_with_client(story, over_stdio())


def test_a_refusal_brings_the_rule_behind_it() -> None:
    async def story(call: Call) -> None:
        await call("new_table", game="majesty", bots=["greedy"])
        refused = await call("move", table="majesty-1", move="7")
        assert refused.startswith("!")
        assert "there is no card «7» in the row (M8)" in refused
        assert (await call("rule", game="majesty", about="M8")) in refused
        assert "M30" in await call("rule", game="majesty", about="attack")
        assert "Ask about: goal, win, scoring, turn, row" in await call(
            "rule", game="majesty", about="chess"
        )

    run_with_client(story, adapter.make_mcp_server(LocalLobby()))


def test_moves_are_listed_with_what_is_certain_to_follow() -> None:
    async def story(call: Call) -> None:
        await call("new_table", game="majesty", bots=["greedy"], name="Model")
        text = await call("moves", table="majesty-1", beginning="1")
        move = MOVE_LINE.findall(text)[0]
        assert text.startswith(f"{move} — card 1, ")
        assert (await call("foresee", table="majesty-1", move=move)).startswith(
            "Model takes card 1"
        )
        assert (await call("foresee", table="majesty-1", move="7")).startswith("!")
        none = await call("moves", table="majesty-1", beginning="9")
        assert none.startswith("You have no move that begins with «9» now.")

    run_with_client(story, adapter.make_mcp_server(LocalLobby()))


@every_game
def test_all_texts_are_a_function_of_the_view(game: Game) -> None:
    """Another table that looks the same to the seat gives the same texts."""

    async def all_texts(player: LocalSeat) -> list[object]:
        moves = await player.legal_moves()
        return [
            *[await player.describe_position(form) for form in ("outline", "picture", "data")],
            await player.status(),
            moves,
            [await player.foresee(move.move) for move in moves[:20]],
        ]

    async def story() -> None:
        bots = ["random"] * (game.seats[0] - 1)
        player = LocalSeat(game, bots, 0, {}, "Model", f"{7:032x}")
        await player.wait_for_turn(0)
        rng = rng_from_number(1)
        for turn in range(12):
            real = player.table.state
            before = await all_texts(player)
            player.table.state = game.imagine(real.view(0), rng)
            assert player.table.state != real
            assert await all_texts(player) == before
            player.table.state = real
            moves = await player.legal_moves()
            await player.make_move(moves[turn % len(moves)].move)

    asyncio.run(story())


@every_game
def test_news_are_what_the_seat_may_know_of_every_step(game: Game) -> None:
    async def story() -> None:
        bots = ["random"] * (game.seats[0] - 1)
        player = LocalSeat(game, bots, 1, {}, "Model", f"{8:032x}")
        await player.wait_for_turn(0)
        sentences: list[str] = []
        for _ in range(8):
            sentences += await player.take_unread_event_texts()
            assert await player.take_unread_event_texts() == []
            await player.make_move((await player.legal_moves())[0].move)
        sentences += await player.take_unread_event_texts()
        steps = player.table.steps
        assert sentences == [
            player.voice.event_text(event) for step in steps for event in step.events_seen_by(1)
        ]

    asyncio.run(story())


def play_to_the_end(game: Game, table: str, text: str, call: Call) -> Awaitable[str]:
    """Plays random moves to the end; returns the last text."""
    rng = random.Random(game.name)

    async def story(text: str) -> str:
        while ": your move." in text:
            moves = await legal_moves(call, table)
            text = await call("move", table=table, move=rng.choice(moves))
            assert not text.startswith("!"), text
        return text

    return story(text)


def table_name(text: str) -> str:
    """The name of the table where one has just taken a seat."""
    found = re.match(r"You sit at the table (\S+)\.", text)
    assert found is not None, text
    return found[1]


def test_a_whole_game_is_played_at_a_server(server_url: str) -> None:
    game = GAMES["majesty"]

    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        text = await call("new_table", game=game.name, bots=bots, seat=1, name="Model")
        assert "Model, seat 1: " in text
        end = await play_to_the_end(game, table_name(text), text, call)
        assert "The game is over." in end

    run_with_client(story, over_stdio("--at", server_url))


@every_game
def test_every_game_is_begun_at_a_server(game: Game, server_url: str) -> None:
    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        text = await call("new_table", game=game.name, bots=bots, name="Model")
        table = table_name(text)
        for _ in range(4):
            assert ": your move." in text
            assert '":' not in text, "an outline is shown, no data"
            text = await call("move", table=table, move=(await legal_moves(call, table))[0])
        assert "Model" in text

    run_with_client(story, adapter.make_mcp_server(RemoteLobby(server_url)))


def test_tools_called_at_once_take_turns() -> None:
    async def story(call: Call) -> None:
        await call("new_table", game="majesty", bots=["random"])
        moves = await legal_moves(call, "majesty-1")
        answers = await asyncio.gather(
            *(call("move", table="majesty-1", move=moves[0]) for _ in range(3)),
            call("look", table="majesty-1"),
        )
        assert not answers[0].startswith("!")
        assert not answers[3].startswith("!")

    run_with_client(story, adapter.make_mcp_server(LocalLobby()))


def test_an_open_seat_of_a_listed_table_is_taken(server_url: str) -> None:
    seats = [WantedSeat(bot="random"), WantedSeat(open=True), WantedSeat(open=True)]
    made = ServerClient(server_url).create_table(NewTable("majesty", seats, listed=True)).table

    async def story(call: Call) -> None:
        assert f"{made}: majesty, 2 open of 3 seats, open" in await call("tables")
        text = await call("sit", table=made, name="Model")
        assert "has not begun" in text
        assert "has not begun" in await call("tables")
        assert (await call("moves", table=made)).startswith("!")
        other = await asyncio.to_thread(ServerClient(server_url).take_seat, made, "Anna")
        text = await call("look", table=made, wait=10)
        assert "Anna" in text
        if "you wait for Anna." in text:
            again = await call("sit", table=made, token=other.token)
            assert "\nAnna, seat " in again
            assert ": your move." in again

    run_with_client(story, adapter.make_mcp_server(RemoteLobby(server_url)))


def test_moves_at_a_server_are_listed_with_what_is_certain_to_follow(server_url: str) -> None:
    async def story(call: Call) -> None:
        text = await call("new_table", game="majesty", bots=["random"], name="Model")
        table = table_name(text)
        moves = await call("moves", table=table, beginning="1")
        assert " — card 1, " in moves
        move = MOVE_LINE.findall(moves)[0]
        foreseen = await call("foresee", table=table, move=move)
        assert foreseen.startswith("Model takes card 1")
        refused = await call("move", table=table, move="7")
        assert "there is no card «7» in the row" in refused
        assert await call("rule", game="majesty", about="M8") in refused
        assert "«7»" in await call("foresee", table=table, move="7")

    run_with_client(story, adapter.make_mcp_server(RemoteLobby(server_url)))


def test_a_repeated_step_is_no_news(server_url: str) -> None:
    async def story() -> None:
        _, player = await RemoteLobby(server_url).new_table("majesty", ["random"], 0, {}, "Model")
        assert isinstance(player, RemoteSeat)
        version, beat, no_events = player.table.version, player.table.beat, Raw(b"[]")

        def step_again(number: int) -> Step:
            return Step(number, beat, None, "moved", 0, no_events, {}, {}, None, ["Again."])

        await player.take_unread_event_texts()
        before = await player.legal_moves()
        player._handle_message(step_again(version))
        assert (await player.take_unread_event_texts(), await player.legal_moves()) == ([], before)
        player._handle_message(step_again(version + 1))
        assert await player.take_unread_event_texts() == ["Again."]

    asyncio.run(story())


def test_refusals_and_absence_of_a_server_are_reported(server_url: str) -> None:
    async def story(call: Call) -> None:
        for tool, given in (
            ("new_table", {"game": "chess", "bots": ["easy"]}),
            ("new_table", {"game": "majesty", "bots": ["nobody"]}),
            ("sit", {"table": "nowhere"}),
        ):
            assert (await call(tool, **given)).startswith("!")
        text = await call("new_table", game="majesty", bots=["random"])
        stranger = {"table": table_name(text), "token": "wrong"}
        assert (await call("sit", **stranger)).startswith("!")

    run_with_client(story, adapter.make_mcp_server(RemoteLobby(server_url)))

    async def alone(call: Call) -> None:
        assert "the server does not answer" in await call("tables")

    run_with_client(alone, adapter.make_mcp_server(RemoteLobby("http://127.0.0.1:9")))
    with pytest.raises(Unable, match="http://"):
        RemoteLobby("somewhere")


def test_wrong_arguments_are_refused_with_a_sentence() -> None:
    async def story(call: Call) -> None:
        for given, why in (
            ({"game": "chess", "bots": ["easy"]}, "is none of the games"),
            (
                {"game": "majesty", "bots": ["os:system"]},
                "is none of easy, medium, hard",
            ),
            ({"game": "majesty", "bots": []}, "seats is a number from 2 to 4"),
            ({"game": "majesty", "bots": ["easy"], "seat": 2}, "only 0 to 1"),
            ({"game": "majesty", "bots": ["easy"], "options": {"x": 1}}, "no option «x»"),
            ({"game": "majesty", "bots": ["easy"], "name": "a\nb"}, "name"),
        ):
            refused = await call("new_table", **given)
            assert refused.startswith("!")
            assert why in refused
        assert "yours: none yet" in await call("look", table="majesty-1")
        assert (await call("tables")).startswith("You sit at no table.")
        assert "castle: 2 to 5 seats. Options: merchant_finish" in await call("games")

    run_with_client(story, adapter.make_mcp_server(LocalLobby()))


@every_game
def test_every_move_is_in_the_list_once(game: Game) -> None:
    """Patterns stand for the legal moves and for no others."""

    async def story() -> None:
        rng = random.Random(3)
        player = LocalSeat(game, ["random"] * (game.seats[0] - 1), 0, {}, "Model", f"{9:032x}")
        await player.wait_for_turn(0)
        for _ in range(25):
            legal = [move.move for move in await player.legal_moves()]
            if not legal:
                break
            text = list_moves(await player.legal_moves())
            listed = [move for line in MOVE_LINE.findall(text) for move in moves_of_pattern(line)]
            assert sorted(listed) == sorted(legal)
            await player.make_move(rng.choice(legal))

    asyncio.run(story())


@every_game
def test_how_a_game_is_won_is_said_at_the_table_and_on_request(game: Game) -> None:
    async def story(call: Call) -> None:
        goal = await call("rule", game=game.name, about="goal")
        assert len(goal) > 200
        for topic in ("win", "scoring", "turn"):
            assert goal.split("\n")[0] in await call("rule", game=game.name, about=topic)
        bots = ["random"] * (game.seats[0] - 1)
        assert goal in await call("new_table", game=game.name, bots=bots)
        data = await call("look", table=f"{game.name}-1", form="data")
        assert '"seats":[' in data
        drawn = await call("look", table=f"{game.name}-1", form="picture")
        assert len(drawn) > len(await call("look", table=f"{game.name}-1"))

    run_with_client(story, adapter.make_mcp_server(LocalLobby()))


def test_tools_say_what_they_take_and_whether_they_change_anything() -> None:
    async def session() -> None:
        async with Client(adapter.make_mcp_server(LocalLobby())) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            for tool in tools.values():
                assert tool.annotations is not None
                acts = tool.name in ("new_table", "sit", "move")
                assert tool.annotations.read_only_hint is not acts
                for field in tool.input_schema["properties"].values():
                    assert field["description"]
            properties = tools["new_table"].input_schema["properties"]
            assert properties["game"]["enum"] == list(GAMES)
            listed = (await client.list_resources()).resources
            assert [str(one.uri) for one in listed] == [f"regalia://rules/{name}" for name in GAMES]
            rules = (await client.read_resource("regalia://rules/castle")).contents[0]
            assert "C14  " in rules.text  # type: ignore[union-attr]

    asyncio.run(session())


@pytest.mark.parametrize(
    ("name", "seats", "most"),
    [
        ("majesty", 2, 1800),
        ("majesty", 4, 1800),
        ("kingme", 3, 1800),
        ("kingme", 6, 1800),
        ("castle", 2, 1800),
        ("castle", 5, 1800),
    ],
)
def test_a_turn_takes_few_characters(name: str, seats: int, most: int) -> None:
    """All that a model must read for a turn: what happened, the table and its moves."""

    async def story() -> None:
        rng = random.Random(1)
        tools = adapter.McpTools(LocalLobby())
        player = LocalSeat(GAMES[name], ["greedy"] * (seats - 1), 0, {}, "Model", f"{1:032x}")
        await player.wait_for_turn(0)
        await player.take_unread_event_texts()
        tools.seats["here"] = player
        read: list[int] = []
        while (legal := await player.legal_moves()) and len(read) < 40:
            read.append(len(await tools.move("here", rng.choice(legal).move)))
        assert sum(read) / len(read) < most
        assert max(read) < 2500

    asyncio.run(story())


@every_game
def test_turns_of_ten_good_games_of_four_take_few_characters(game: Game) -> None:
    async def characters_a_turn(seed: int) -> float:
        tools = adapter.McpTools(LocalLobby())
        player = LocalSeat(game, ["greedy"] * 3, 0, {}, "Model", f"{seed:032x}")
        bot, budget = make_bot("greedy", game, seed)
        await player.wait_for_turn(0)
        await player.take_unread_event_texts()
        tools.seats["here"] = player
        read: list[int] = []
        while await player.legal_moves() and len(read) < 40:
            view = await player.current_view()
            move = game.notate(view, bot.decide(view, budget))
            read.append(len(await tools.move("here", move)))
        return sum(read) / len(read)

    most = [asyncio.run(characters_a_turn(seed)) for seed in range(10)]
    assert max(most) < 1800, most


def test_a_missing_mcp_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "mcp.server.mcpserver", None)
        with pytest.raises(Unable, match=r"pip install '\.\[mcp\]' brings it"):
            reload(adapter)
    reload(adapter)


def test_what_is_the_same_in_several_events_is_said_once() -> None:
    events = [
        "Anna takes card 1.",
        "Anna gets 2 coins from the Mill.",
        "Anna gets 1 worker from the Mill.",
        "Anna attacks: Bob loses Miller.",
        "New in the row: Miller.",
        "Bob gets 1 coin from the Inn.",
        "Anna gets 1 coin from the Inn.",
        "Bob gets 1 coin from the Inn.",
        "New in the row: Witch.",
        "Bob votes!",
        "Everyone votes.",
        "Everyone votes.",
    ]
    assert merge_sentences_by_subject(events, ["Anna", "Bob"]).split("\n") == [
        "Anna takes card 1; gets 2 coins, 1 worker from the Mill; attacks: Bob loses Miller.",
        "New in the row: Miller, Witch.",
        "Bob gets 1 coin from the Inn; so does Anna.",
        "Bob gets 1 coin from the Inn; votes!",
        "Everyone votes.",
        "Everyone votes.",
    ]
    names = ["Anna", "Bob", "Eve"]
    alike = merge_sentences_by_subject([f"{name} gets 2 coins." for name in names], names)
    assert alike == "Anna gets 2 coins; so do all others."
    guarded = ["Anna attacks, but Bob has guards.", "Anna attacks, but Eve has guards."]
    assert merge_sentences_by_subject(guarded, ["Anna"]) == (
        "Anna attacks, but Bob has guards; attacks, but Eve has guards."
    )
    twice = ["Anna takes card 2, Witch, pays 1 worker.", "Anna lays Witch under the Cottage."]
    twice += ["Anna gets 3 coins from the Cottage.", "Anna gets 1 worker from the Cottage."]
    assert merge_sentences_by_subject(twice, ["Anna"]) == (
        "Anna takes card 2, Witch, pays 1 worker; lays it under the Cottage;"
        " gets 3 coins, 1 worker there."
    )
    struck = [f"Anna attacks: {name} loses Guard from the Inn to the Cellar." for name in names[1:]]
    assert merge_sentences_by_subject([*struck, "Anna gets 3 coins from the Inn."], ["Anna"]) == (
        "Anna attacks: Bob loses Guard, Eve loses Guard from the Inn to the Cellar;"
        " gets 3 coins from the Inn."
    )
    different_places = ["Anna takes the Fool from the hand.", "Anna takes the Fool from the deck."]
    assert merge_sentences_by_subject(different_places, ["Anna"]) == (
        "Anna takes the Fool from the hand, the Fool from the deck."
    )


def test_of_very_many_moves_only_the_beginnings_are_told() -> None:
    """The Schemer of Castle exchanges any two tokens: 666 moves, which took 10,000 characters."""

    async def story() -> None:
        tools = adapter.McpTools(LocalLobby())
        player = LocalSeat(GAMES["castle"], ["greedy"] * 2, 0, {}, "Model", f"{0:032x}")
        bot, budget = make_bot("greedy", player.game, 0)
        await player.wait_for_turn(0)
        tools.seats["here"] = player
        told = ""
        while "Schemer: c2" not in told:
            view = await player.current_view()
            told = await tools.move("here", player.game.notate(view, bot.decide(view, budget)))
        assert len(told) < 2500
        assert "666 moves, which begin so; `moves` lists those of a beginning (tokens a1):" in told
        assert "\ntokens [a1|a3|a4|" in told
        assert "tokens a1 [a3|a4|" in await tools.moves("here")
        beginning = await tools.moves("here", "tokens a1")
        assert len(beginning.split("\n")) == sum(
            move.move.startswith("tokens a1") for move in await player.legal_moves()
        )

    asyncio.run(story())


def test_the_words_that_several_moves_share_are_said_once() -> None:
    meanings = {
        "3:witch": "card 3, Witch/Guard as Witch, pays 2 workers, heals Miller",
        "3:guard": "card 3, Witch/Guard as Guard, pays 2 workers",
        "4": "card 4, Brewer, pays 3 workers",
        "5": "card 5, Brewer",
    }
    assert list_moves([MoveDescription(*move) for move in meanings.items()]).split("\n") == [
        "3:witch — card 3, Witch/Guard as Witch, pays 2 workers, heals Miller",
        "3:guard — … Guard, pays 2 workers",
        "4 — card 4, Brewer, pays 3 workers",
        "5 — card 5, Brewer",
    ]
