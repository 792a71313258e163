"""A language model sits at a table: it is told what its seat may know, and plays whole games."""

import asyncio
import random
import re
import sys
from collections.abc import Awaitable, Callable
from importlib import reload
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer
from mcp_types import TextContent
from tests.command import environment

from regalia.adapters import mcp as adapter
from regalia.adapters.here import HereChair
from regalia.games import GAMES
from regalia.kernel.errors import Unable
from regalia.kernel.game import Game
from regalia.kernel.rng import from_number

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


def over_stdio() -> StdioServerParameters:
    """The command, as a client would start it."""
    return StdioServerParameters(
        command=sys.executable, args=["-m", "regalia", "mcp"], env=environment()
    )


async def listed(call: Call, table: str) -> list[str]:
    """The legal moves as the tool lists them."""
    told = await call("moves", table=table)
    many = re.match(r"\d+ moves: (.*)", told)
    return many[1].split(", ") if many else LISTED.findall(told)


@every_game
def test_a_whole_game_is_played_over_stdio(game: Game) -> None:
    chance = random.Random(game.name)

    async def story(call: Call) -> None:
        bots = ["random"] * (game.seats[0] - 1)
        told = await call("new_table", game=game.name, bots=bots, name="Model")
        table = f"{game.name}-1"
        assert f"You sit at the table {table}." in told
        while "It is your move." in told:
            moves = await listed(call, table)
            told = await call("move", table=table, move=chance.choice(moves))
            assert not told.startswith("!"), told
        assert "The game is over." in told
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

    talk(story, adapter.server())


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

    talk(story, adapter.server())


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
        await chair.answer()
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
        await chair.answer()
        heard: list[str] = []
        for _ in range(8):
            heard += await chair.news()
            assert await chair.news() == []
            await chair.move((await chair.notations())[0])
        heard += await chair.news()
        steps = chair.table.steps
        assert heard == [chair.voice.tell(one) for step in steps for one in step.seen_by(1)]

    asyncio.run(story())


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

    talk(story, adapter.server())


def test_a_missing_mcp_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "mcp.server.mcpserver", None)
        with pytest.raises(Unable, match=r"pip install 'regalia\[mcp\]' brings it"):
            reload(adapter)
    reload(adapter)
