"""Tools of the Model Context Protocol (MCP) for language models. Needs the extra `mcp`."""

from asyncio import Lock
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from regalia import __version__
from regalia.adapters.local_seat import BOT_NAMES, LocalLobby
from regalia.adapters.player_seat import Lobby, MoveDescription, PlayerSeat, SeatError, rules_about
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, missing_library_error, quote
from regalia.kernel.game import Game, find_game

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:
    raise missing_library_error("mcp", "mcp") from None

MAX_WAIT_S = 60
MAX_DESCRIBED_MOVES = 40  # if there are more, only their notation is listed
INSTRUCTIONS = (
    "Royal tabletop games. `games` tells what there is, `new_table` deals a game against bots and"
    " seats you; then `look`, ask for `moves` and make them by `move` until the game is over."
    " You are told what your seat may know, and nothing else. A refused move names a rule:"
    " `rule` explains it."
)

Arguments = ParamSpec("Arguments")


def refusals_as_errors(
    tool: Callable[Concatenate["McpTools", Arguments], Awaitable[str]],
) -> Callable[Concatenate["McpTools", Arguments], Awaitable[str]]:
    """Wraps a tool: calls run one at a time, and errors become sentences for the client."""

    @wraps(tool)
    async def call(tools: "McpTools", /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> str:
        try:
            async with tools.turn:
                return await tool(tools, *args, **kwargs)
        except (BadRecord, SeatError, Unable) as error:
            raise ToolError(str(error)) from None

    return call


class McpTools:
    """The tools of one client, and its seats by the names of their tables.

    Method names, parameters and docstrings are what the client is shown of the tools.
    """

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.seats: dict[str, PlayerSeat] = {}
        self.turn = Lock()  # a client may call several tools at once

    @refusals_as_errors
    async def games(self) -> str:
        """The games that can be played, their seats and options, and the bots to play against."""
        return "\n".join([*map(describe_game, GAMES.values()), f"Bots: {', '.join(BOT_NAMES)}."])

    @refusals_as_errors
    async def tables(self) -> str:
        """The tables where you sit, and whose move it is at each; then others one might join."""
        lines = [
            f"{name}: {player.game.name}. {await player.status()}"
            for name, player in self.seats.items()
        ]
        listed = await self.lobby.list_tables()
        return "\n".join([*(lines or ["You sit at no table. new_table deals one."]), *listed])

    @refusals_as_errors
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
        table, player = await self.lobby.new_table(game, bots, seat, options or {}, name)
        return await self._take_seat(table, player)

    @refusals_as_errors
    async def sit(self, table: str, name: str = "guest", token: str = "") -> str:
        """Sits you down at somebody else's table, on an open seat or on the one of your token."""
        return await self._take_seat(table, await self.lobby.sit(table, name, token))

    async def _take_seat(self, table: str, player: PlayerSeat) -> str:
        self.seats[table] = player
        return f"You sit at the table {table}.\n\n{await self._describe_table(player)}"

    @refusals_as_errors
    async def look(self, table: str, wait: int = 0) -> str:
        """What happened since you last looked, the table as you see it, and whose move it is.

        wait: up to so many seconds, at most 60, until it is your move.
        """
        player = self._seat_at(table)
        await player.wait_for_turn(min(max(wait, 0), MAX_WAIT_S))
        return await self._describe_table(player)

    @refusals_as_errors
    async def moves(self, table: str, beginning: str = "") -> str:
        """Your legal moves, what each means and what will surely happen if you make it.

        beginning: only the moves whose notation begins so; where there are very many, narrow them
        this way to be told what they bring.
        """
        player = self._seat_at(table)
        notations = await player.legal_notations()
        found = [notation for notation in notations if notation.startswith(beginning)]
        if not found:
            none = f" that begins with {quote(beginning)}" if notations else ""
            return f"You have no move{none} now. {await player.status()}"
        if len(found) > MAX_DESCRIBED_MOVES:
            narrow = "Give the beginning of some of them to be told what they bring."
            return f"{len(found)} moves: {', '.join(found)}\n{narrow}"
        return format_moves(await player.describe_moves(found))

    @refusals_as_errors
    async def foresee(self, table: str, move: str) -> str:
        """What one legal move means, and what will surely happen if you make it."""
        return format_moves(await self._seat_at(table).describe_moves([move]))

    @refusals_as_errors
    async def move(self, table: str, move: str) -> str:
        """Makes your move, written as `moves` lists it, and tells what happened until your next."""
        player = self._seat_at(table)
        try:
            await player.make_move(move)
        except SeatError as error:
            rule = rules_about(player.game, error.rule) if error.rule else ""
            raise SeatError(f"{error}\n{rule}".strip()) from None
        return await self._describe_table(player)

    @refusals_as_errors
    async def rule(self, game: str, about: str) -> str:
        """The rules of a game about a word, or one rule by its id, as a refusal names it."""
        box = find_game(GAMES, game)
        topics = ", ".join(box.topics)
        return rules_about(box, about) or f"Nothing is known of that. Ask about: {topics}."

    async def _describe_table(self, player: PlayerSeat) -> str:
        status = await player.status()
        parts = ["\n".join(await player.take_news()), await player.picture(), status]
        return "\n\n".join(part for part in parts if part)

    def _seat_at(self, table: str) -> PlayerSeat:
        if table not in self.seats:
            known = ", ".join(self.seats) or "none yet"
            raise SeatError(f"You sit at no table {quote(table)}; yours: {known}.")
        return self.seats[table]


def describe_game(game: Game) -> str:
    """A line about a game: its seats and its options."""
    options = "; ".join(
        f"{option.name} is {option.values_text}" for option in game.declared_options
    )
    return f"{game.name}: {game.seats[0]} to {game.seats[-1]} seats. Options: {options or 'none'}."


def format_moves(moves: Sequence[MoveDescription]) -> str:
    """A line for each move with its meaning, and below it what is certain to follow."""
    lines = []
    for move in moves:
        lines.append(f"{move.move} — {move.meaning}" if move.meaning else move.move)
        lines += [f"    {line}" for line in move.consequences]
    return "\n".join(lines)


def make_server(lobby: Lobby) -> MCPServer[Any]:
    """The MCP server for one client, which has no seat yet."""
    server = MCPServer[Any](
        "regalia", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    tools = McpTools(lobby)
    for tool in (
        tools.games,
        tools.tables,
        tools.new_table,
        tools.sit,
        tools.look,
        tools.moves,
        tools.foresee,
        tools.move,
        tools.rule,
    ):
        server.add_tool(tool, structured_output=False)
    return server


def serve(server_url: str | None) -> None:
    """Serves one client on standard input and output, with local tables or those of a server."""
    if server_url is None:
        make_server(LocalLobby()).run("stdio")
        return
    from regalia.adapters.remote_seat import RemoteLobby

    make_server(RemoteLobby(server_url)).run("stdio")
