"""A language model sits at a table: it is told what its seat may know, and plays whole games."""

import asyncio
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
from tests.command import environment
from tests.server.house import House

from regalia.adapters import mcp as adapter
from regalia.adapters.here import Here, HereChair
from regalia.adapters.there import There, ThereChair
from regalia.games import GAMES
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.rng import from_number
from regalia.wire.client import Server

Call = Callable[..., Awaitable[str]]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LISTED = re.compile(r"^(\S.*?)(?: —.*)?$", re.MULTILINE)


def talk(
    story: Callable[[Call], Awaitable[None]], server: MCPServer[Any] | StdioServerParameters
) -> None:
    """Lets a story call the tools of a server; what a tool refuses begins with a bang."""

    async def told() -> None:
        async with Client(server) as client:

            async def call(tool: str, **given: object) -> str:
                answer = await client.call_tool(tool, given)
                text = "".join(
                    part.text for part in answer.content if isinstance(part, TextContent)
                )
                return f"!{text}" if answer.is_error else text

            await story(call)

    asyncio.run(told())


def over_stdio(*words: str) -> StdioServerParameters:
    """The command, as a client would start it."""
    return StdioServerParameters(
        command=sys.executable, args=["-m", "regalia", "mcp", *words], env=environment()
    )


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server, for as long as the tests run."""
    with House(tmp_path_factory.mktemp("house"), "--no-limits") as one:
        yield one.address


async def listed(call: Call, table: str) -> list[str]:
    """The legal moves as the tool lists them."""
    told = await call("moves", table=table)
    many = re.match(r"\d+ moves: (.*)", told)
    return many[1].split(", ") if many else LISTED.findall(told)


@every_game
def test_a_whole_game_is_played_over_stdio(game: Game) -> None:
    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        told = await call("new_table", game=game.name, bots=bots, name="Model")
        table = f"{game.name}-1"
        assert seated(told) == table
        assert "The game is over." in await played(game, table, told, call)
        assert "The game is over." in await call("tables")
        assert (await call("moves", table=table)).startswith("You have no move now.")
        assert (await call("move", table=table, move="1")).startswith("!")

    talk(story, over_stdio())


def test_a_refusal_brings_the_rule_behind_it() -> None:
    async def story(call: Call) -> None:
        await call("new_table", game="majesty", bots=["greedy"])
        refused = await call("move", table="majesty-1", move="7")
        assert refused.startswith("!")
        assert "there is no card «7» in the row (M8)" in refused
        assert (await call("rule", game="majesty", about="M8")) in refused
        assert "M30" in await call("rule", game="majesty", about="attack")
        assert "Ask about: row" in await call("rule", game="majesty", about="chess")

    talk(story, adapter.server(Here()))


def test_moves_are_told_with_what_they_surely_bring() -> None:
    async def story(call: Call) -> None:
        await call("new_table", game="majesty", bots=["greedy"], name="Model")
        told = await call("moves", table="majesty-1", beginning="1")
        assert "\n    Model takes card 1" in told
        move = LISTED.findall(told)[0]
        assert await call("foresee", table="majesty-1", move=move) in told
        assert (await call("foresee", table="majesty-1", move="7")).startswith("!")
        none = await call("moves", table="majesty-1", beginning="9")
        assert none.startswith("You have no move that begins with «9» now.")

    talk(story, adapter.server(Here()))


@every_game
def test_what_is_told_is_a_function_of_the_view(game: Game) -> None:
    """Nothing changes where the table is another one that looks the same."""

    async def told(chair: HereChair) -> list[object]:
        notations = await chair.notations()
        return [
            await chair.picture(),
            await chair.standing(),
            notations,
            await chair.offers(notations[:20]),
        ]

    async def story() -> None:
        bots = ["random"] * (game.seats[0] - 1)
        chair = HereChair(game, bots, 0, {}, "Model", f"{7:032x}")
        await chair.wait(0)
        chance = from_number(1)
        for turn in range(12):
            real = chair.table.state
            here = await told(chair)
            chair.table.state = game.imagine(real.view(0), chance)
            assert chair.table.state != real
            assert await told(chair) == here
            chair.table.state = real
            notations = await chair.notations()
            await chair.move(notations[turn % len(notations)])

    asyncio.run(story())


@every_game
def test_news_are_what_the_seat_may_know_of_every_step(game: Game) -> None:
    async def story() -> None:
        bots = ["random"] * (game.seats[0] - 1)
        chair = HereChair(game, bots, 1, {}, "Model", f"{8:032x}")
        await chair.wait(0)
        heard: list[str] = []
        for _ in range(8):
            heard += await chair.news()
            assert await chair.news() == []
            await chair.move((await chair.notations())[0])
        heard += await chair.news()
        steps = chair.table.steps
        assert heard == [chair.voice.tell(one) for step in steps for one in step.seen_by(1)]

    asyncio.run(story())


def played(game: Game, table: str, told: str, call: Call) -> Awaitable[str]:
    """A game played on at random to its end; what was told last."""
    chance = random.Random(game.name)

    async def story(told: str) -> str:
        while "It is your move." in told:
            moves = await listed(call, table)
            told = await call("move", table=table, move=chance.choice(moves))
            assert not told.startswith("!"), told
        return told

    return story(told)


def seated(told: str) -> str:
    """The table of one who has just sat down."""
    found = re.match(r"You sit at the table (\S+)\.", told)
    assert found is not None, told
    return found[1]


def test_a_whole_game_is_played_at_a_server(served: str) -> None:
    game = GAMES["majesty"]

    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        told = await call("new_table", game=game.name, bots=bots, seat=1, name="Model")
        assert "You are Model on seat 1." in told
        end = await played(game, seated(told), told, call)
        assert "The game is over." in end

    talk(story, over_stdio("--at", served))


@every_game
def test_every_game_is_begun_at_a_server(game: Game, served: str) -> None:
    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        told = await call("new_table", game=game.name, bots=bots, name="Model")
        table = seated(told)
        for _ in range(4):
            assert "It is your move." in told
            assert '":' not in told, "a picture is shown, no data"
            told = await call("move", table=table, move=(await listed(call, table))[0])
        assert "Model" in told

    talk(story, adapter.server(There(served)))


def test_tools_called_at_once_take_turns() -> None:
    async def story(call: Call) -> None:
        await call("new_table", game="majesty", bots=["random"])
        moves = await listed(call, "majesty-1")
        answers = await asyncio.gather(
            *(call("move", table="majesty-1", move=moves[0]) for _ in range(3)),
            call("look", table="majesty-1"),
        )
        assert not answers[0].startswith("!")
        assert not answers[3].startswith("!")

    talk(story, adapter.server(Here()))


def test_an_open_seat_of_a_listed_table_is_taken(served: str) -> None:
    seats = [{"bot": "random"}, {"open": True}, {"open": True}]
    made = Server(served).make({"game": "majesty", "seats": seats, "listed": True})["table"]

    async def story(call: Call) -> None:
        assert f"{made}: majesty, 2 open of 3 seats, open" in await call("tables")
        told = await call("sit", table=made, name="Model")
        assert "has not begun" in told
        assert "has not begun" in await call("tables")
        assert (await call("moves", table=made)).startswith("!")
        other = await asyncio.to_thread(Server(served).sit, made, "Anna")
        told = await call("look", table=made, wait=10)
        assert "Anna" in told
        if "You wait for Anna." in told:
            again = await call("sit", table=made, token=other["token"])
            assert "You are Anna" in again
            assert "It is your move." in again

    talk(story, adapter.server(There(served)))


def test_moves_at_a_server_are_told_with_what_they_surely_bring(served: str) -> None:
    async def story(call: Call) -> None:
        told = await call("new_table", game="majesty", bots=["random"], name="Model")
        table = seated(told)
        moves = await call("moves", table=table, beginning="1")
        assert "row:1" in moves
        assert "\n    Model takes card 1" in moves
        refused = await call("move", table=table, move="7")
        assert "there is no card «7» in the row" in refused
        assert await call("rule", game="majesty", about="M8") in refused
        assert "«7»" in await call("foresee", table=table, move="7")

    talk(story, adapter.server(There(served)))


def test_a_step_that_is_told_again_is_no_news(served: str) -> None:
    async def story() -> None:
        _, chair = await There(served).new_table("majesty", ["random"], 0, {}, "Model")
        assert isinstance(chair, ThereChair)
        step: dict[str, Any] = {"type": "step", "ack": None, "lines": ["Again."]}
        step |= {"views": {}, "moves": {}}
        await chair.news()
        before = await chair.notations()
        chair._take({**step, "version": chair.version})
        assert (await chair.news(), await chair.notations()) == ([], before)
        chair._take({**step, "version": chair.version + 1})
        assert await chair.news() == ["Again."]

    asyncio.run(story())


def test_a_server_is_told_of_when_it_refuses_or_is_not_there(served: str) -> None:
    async def story(call: Call) -> None:
        for tool, given in (
            ("new_table", {"game": "chess", "bots": ["easy"]}),
            ("new_table", {"game": "majesty", "bots": ["nobody"]}),
            ("sit", {"table": "nowhere"}),
        ):
            assert (await call(tool, **given)).startswith("!")
        told = await call("new_table", game="majesty", bots=["random"])
        stranger = {"table": seated(told), "token": "wrong"}
        assert (await call("sit", **stranger)).startswith("!")

    talk(story, adapter.server(There(served)))

    async def alone(call: Call) -> None:
        assert "the server does not answer" in await call("tables")

    talk(alone, adapter.server(There("http://127.0.0.1:9")))
    with pytest.raises(Unable, match="http://"):
        There("somewhere")


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    async def story(call: Call) -> None:
        for given, why in (
            ({"game": "chess", "bots": ["easy"]}, "is none of the games"),
            ({"game": "majesty", "bots": ["os:system"]}, "is none of random, greedy, easy"),
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

    talk(story, adapter.server(Here()))


def test_a_missing_mcp_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "mcp.server.mcpserver", None)
        with pytest.raises(Unable, match=r"pip install '\.\[mcp\]' brings it"):
            reload(adapter)
    reload(adapter)
