"""A seat for language models: tools of the Model Context Protocol. Needs the extra `mcp`."""

from asyncio import Lock
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from regalia import __version__
from regalia.adapters.chair import Chair, House, Offered, Turned, explained
from regalia.adapters.here import BOTS, Here, game_called
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, missing_extra, quoted
from regalia.kernel.game import Game

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:
    raise missing_extra("mcp", "mcp") from None

LONGEST_WAIT = 60
MOST_FORESEEN = 40  # more moves are listed without what they bring
INSTRUCTIONS = (
    "Royal tabletop games. `games` tells what there is, `new_table` deals a game against bots and"
    " seats you; then `look`, ask for `moves` and make them by `move` until the game is over."
    " You are told what your seat may know, and nothing else. A refused move names a rule:"
    " `rule` explains it."
)

Asked = ParamSpec("Asked")


def told(
    tool: Callable[Concatenate["Desk", Asked], Awaitable[str]],
) -> Callable[Concatenate["Desk", Asked], Awaitable[str]]:
    """A tool that waits for its turn, and whose refusals are sentences for the one who called."""

    @wraps(tool)
    async def answered(desk: "Desk", /, *args: Asked.args, **named: Asked.kwargs) -> str:
        try:
            async with desk.turn:
                return await tool(desk, *args, **named)
        except (BadRecord, Turned, Unable) as error:
            raise ToolError(str(error)) from None

    return answered


class Desk:
    """Where one client sits: its chairs, by the names of their tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chairs: dict[str, Chair] = {}
        self.turn = Lock()  # a client may call several tools at once

    @told
    async def games(self) -> str:
        """The games that can be played, their seats and options, and the bots to play against."""
        return "\n".join([*map(game_told, GAMES.values()), f"Bots: {', '.join(BOTS)}."])

    @told
    async def tables(self) -> str:
        """The tables where you sit, and whose move it is at each; then others one might join."""
        lines = [
            f"{name}: {chair.game.name}. {await chair.standing()}"
            for name, chair in self.chairs.items()
        ]
        listed = await self.house.listed()
        return "\n".join([*(lines or ["You sit at no table. new_table deals one."]), *listed])

    @told
    async def new_table(
        self,
        game: str,
        bots: list[str],
        seat: int = 0,
        options: dict[str, Any] | None = None,
        name: str = "guest",
    ) -> str:
        """Deals a new game, seats you at it and shows the table.

        game: its name, as `games` tells it. bots: one for each other seat, in order, for example
        ["greedy", "easy"]. seat: yours, from 0. options: the game's own, by name. name: yours.
        """
        table, chair = await self.house.new_table(game, bots, seat, options or {}, name)
        return await self._seated(table, chair)

    @told
    async def sit(self, table: str, name: str = "guest", token: str = "") -> str:
        """Sits you down at somebody else's table, on an open seat or on the one of your token."""
        return await self._seated(table, await self.house.sit(table, name, token))

    async def _seated(self, table: str, chair: Chair) -> str:
        self.chairs[table] = chair
        return f"You sit at the table {table}.\n\n{await self._seen(chair)}"

    @told
    async def look(self, table: str, wait: int = 0) -> str:
        """What happened since you last looked, the table as you see it, and whose move it is.

        wait: up to so many seconds, at most 60, until it is your move.
        """
        chair = self._chair(table)
        await chair.wait(min(max(wait, 0), LONGEST_WAIT))
        return await self._seen(chair)

    @told
    async def moves(self, table: str, beginning: str = "") -> str:
        """Your legal moves, what each means and what will surely happen if you make it.

        beginning: only the moves whose notation begins so; where there are very many, narrow them
        this way to be told what they bring.
        """
        chair = self._chair(table)
        notations = await chair.notations()
        found = [one for one in notations if one.startswith(beginning)]
        if not found:
            none = f" that begins with {quoted(beginning)}" if notations else ""
            return f"You have no move{none} now. {await chair.standing()}"
        if len(found) > MOST_FORESEEN:
            narrow = "Give the beginning of some of them to be told what they bring."
            return f"{len(found)} moves: {', '.join(found)}\n{narrow}"
        return offers_told(await chair.offers(found))

    @told
    async def foresee(self, table: str, move: str) -> str:
        """What one legal move means, and what will surely happen if you make it."""
        return offers_told(await self._chair(table).offers([move]))

    @told
    async def move(self, table: str, move: str) -> str:
        """Makes your move, written as `moves` lists it, and tells what happened until your next."""
        chair = self._chair(table)
        try:
            await chair.move(move)
        except Turned as turned:
            rule = explained(chair.game, turned.rule) if turned.rule else ""
            raise Turned(f"{turned}\n{rule}".strip()) from None
        return await self._seen(chair)

    @told
    async def rule(self, game: str, about: str) -> str:
        """The rules of a game about a word, or one rule by its id, as a refusal names it."""
        box = game_called(game)
        topics = ", ".join(box.topics)
        return explained(box, about) or f"Nothing is known of that. Ask about: {topics}."

    async def _seen(self, chair: Chair) -> str:
        standing = await chair.standing()
        parts = ["\n".join(await chair.news()), await chair.picture(), standing]
        return "\n\n".join(part for part in parts if part)

    def _chair(self, table: str) -> Chair:
        if table not in self.chairs:
            known = ", ".join(self.chairs) or "none yet"
            raise Turned(f"You sit at no table {quoted(table)}; yours: {known}.")
        return self.chairs[table]


def game_told(game: Game) -> str:
    """A game in a line: its seats and its options."""
    options = "; ".join(f"{option.name} is {option.says}" for option in game.declared)
    return f"{game.name}: {game.seats[0]} to {game.seats[-1]} seats. Options: {options or 'none'}."


def offers_told(offers: Sequence[Offered]) -> str:
    """Moves in lines: the notation, the meaning, and below it what it brings."""
    lines = []
    for offer in offers:
        lines.append(f"{offer.move} — {offer.meaning}" if offer.meaning else offer.move)
        lines += [f"    {line}" for line in offer.brings]
    return "\n".join(lines)


def server(house: House) -> MCPServer[Any]:
    """The server of one client, with nobody seated yet."""
    made = MCPServer[Any](
        "regalia", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    desk = Desk(house)
    for tool in (
        desk.games,
        desk.tables,
        desk.new_table,
        desk.sit,
        desk.look,
        desk.moves,
        desk.foresee,
        desk.move,
        desk.rule,
    ):
        made.add_tool(tool, structured_output=False)
    return made


def serve(address: str | None) -> None:
    """Talks to a client on standard input and output, with tables here or at a server."""
    if address is None:
        server(Here()).run("stdio")
        return
    from regalia.adapters.there import There

    server(There(address)).run("stdio")
