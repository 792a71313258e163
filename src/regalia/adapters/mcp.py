"""Tools of the Model Context Protocol (MCP) for language models. Needs the extra `mcp`."""

from asyncio import Lock
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import Annotated, Any, Concatenate, Literal, ParamSpec

from regalia import __version__
from regalia.adapters.brief_text import (
    list_beginnings,
    list_moves,
    merge_sentences_by_subject,
    move_line,
)
from regalia.adapters.local_seat import LocalLobby
from regalia.adapters.player_seat import (
    GOAL_TOPICS,
    PlayerLobby,
    PlayerSeat,
    SeatError,
    all_rules,
    rules_about,
)
from regalia.bots.named import bots_for
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable, missing_library_error, quote
from regalia.kernel.game import Game, find_game

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.server.mcpserver.resources import FunctionResource
    from mcp_types import ToolAnnotations
    from pydantic import Field
except ImportError:
    raise missing_library_error("mcp", "mcp") from None

MAX_WAIT_S = 60
MAX_LISTED_CHARACTERS = 1500  # of the moves that are told without being asked for
INSTRUCTIONS = (
    "Royal tabletop games. `new_table` deals a game against bots, seats you and says how it is won;"
    " then choose one of the moves that you are shown and make it by `move` until the game is over."
    " Seats count from 0. You are told what your seat may know, and nothing else. A refused move"
    " names a rule: `rule` explains it; whole rules are resources, regalia://rules/GAME."
)

TableName = Annotated[str, Field(description="The table, as new_table or tables call it.")]
GameName = Annotated[
    str, Field(description="The name of a game.", json_schema_extra={"enum": list(GAMES)})
]
PersonName = Annotated[str, Field(description="Your name at the table.", max_length=40)]

Arguments = ParamSpec("Arguments")


def runs_alone_with_tool_errors(
    tool: Callable[Concatenate["McpTools", Arguments], Awaitable[str]],
) -> Callable[Concatenate["McpTools", Arguments], Awaitable[str]]:
    """Decorates a tool: calls run one at a time, and errors become sentences for the client."""

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

    def __init__(self, lobby: PlayerLobby) -> None:
        self.lobby = lobby
        self.seats: dict[str, PlayerSeat] = {}
        self.turn = Lock()  # a client may call several tools at once

    @runs_alone_with_tool_errors
    async def games(self) -> str:
        """The games that can be played, their seats and options, and the bots to play against."""
        return "\n".join(map(describe_game, GAMES.values()))

    @runs_alone_with_tool_errors
    async def tables(self) -> str:
        """The tables where you sit, and whose move it is at each; then others one might join."""
        lines = [
            f"{name}: {player.game.name}. {await player.status()}"
            for name, player in self.seats.items()
        ]
        listed = await self.lobby.list_tables()
        return "\n".join([*(lines or ["You sit at no table. new_table deals one."]), *listed])

    @runs_alone_with_tool_errors
    async def new_table(
        self,
        game: GameName,
        bots: Annotated[
            list[str],
            Field(
                description="A bot for each other seat, in order; games lists them.",
                examples=[["greedy"], ["easy", "hard"]],
            ),
        ],
        seat: Annotated[int, Field(description="Your seat, from 0.", ge=0)] = 0,
        options: Annotated[
            dict[str, Any] | None, Field(description="The game's own options, by name.")
        ] = None,
        name: PersonName = "guest",
    ) -> str:
        """Deals a new game, seats you at it, says how it is won and shows the table."""
        table, player = await self.lobby.new_table(game, bots, seat, options or {}, name)
        return await self._keep_seat_and_describe_table_with_news(table, player)

    @runs_alone_with_tool_errors
    async def sit(
        self,
        table: Annotated[str, Field(description="A table of the server.")],
        name: PersonName = "guest",
        token: Annotated[str, Field(description="The token of your seat, if you have one.")] = "",
    ) -> str:
        """Sits you down at somebody else's table, on an open seat or on the one of your token."""
        return await self._keep_seat_and_describe_table_with_news(
            table, await self.lobby.sit(table, name, token)
        )

    async def _keep_seat_and_describe_table_with_news(self, table: str, player: PlayerSeat) -> str:
        self.seats[table] = player
        goal = rules_about(player.game, "goal")
        said = [
            f"You sit at the table {table}.",
            goal,
            await self._describe_table_with_news(player),
        ]
        return "\n\n".join(part for part in said if part)

    @runs_alone_with_tool_errors
    async def look(
        self,
        table: TableName,
        wait: Annotated[
            int, Field(description="Seconds to wait until it is your move, at most 60.")
        ] = 0,
        form: Annotated[
            Literal["outline", "picture", "data"],
            Field(description="The table in few words, drawn as on a screen, or as JSON."),
        ] = "outline",
    ) -> str:
        """What happened since you last looked, the table as you see it, and your moves."""
        player = self._seat_at(table)
        await player.wait_for_turn(min(max(wait, 0), MAX_WAIT_S))
        return await self._describe_table_with_news(player, form)

    @runs_alone_with_tool_errors
    async def moves(
        self,
        table: TableName,
        beginning: Annotated[
            str, Field(description="Only moves whose notation begins so; then each with a line.")
        ] = "",
    ) -> str:
        """Your legal moves in notation and in words; many are listed as patterns."""
        player = self._seat_at(table)
        legal = await player.legal_moves()
        found = [move for move in legal if move.move.startswith(beginning)]
        if not found:
            none = f" that begins with {quote(beginning)}" if legal else ""
            return f"You have no move{none} now. {await player.status()}"
        if beginning:
            return "\n".join(move_line(*move) for move in found)
        return list_moves(found)

    @runs_alone_with_tool_errors
    async def foresee(
        self, table: TableName, move: Annotated[str, Field(description="A legal move.")]
    ) -> str:
        """What will surely happen if you make a move."""
        player = self._seat_at(table)
        return merge_sentences_by_subject(await player.foresee(move), player.names)

    @runs_alone_with_tool_errors
    async def move(
        self,
        table: TableName,
        move: Annotated[str, Field(description="A legal move in notation, as moves lists it.")],
    ) -> str:
        """Makes your move; tells what happened until your next, the table and your moves then."""
        player = self._seat_at(table)
        try:
            await player.make_move(move)
        except SeatError as error:
            rule = rules_about(player.game, error.rule) if error.rule else ""
            raise SeatError(f"{error}\n{rule}".strip()) from None
        return await self._describe_table_with_news(player)

    @runs_alone_with_tool_errors
    async def rule(
        self,
        game: GameName,
        about: Annotated[
            str, Field(description="goal, win, scoring, turn, another topic, or the id of a rule.")
        ],
    ) -> str:
        """The rules of a game about a topic, or one rule by its id, as a refusal names it."""
        box = find_game(GAMES, game)
        topics = ", ".join([*GOAL_TOPICS, *box.topics])
        return rules_about(box, about) or f"Nothing is known of that. Ask about: {topics}."

    async def _describe_table_with_news(self, player: PlayerSeat, form: str = "outline") -> str:
        position = await player.describe_position(form)
        news = merge_sentences_by_subject(await player.take_unread_event_texts(), player.names)
        parts = [news, position, await player.status()]
        if position and (moves := await player.legal_moves()):
            listed = list_moves(moves)
            if len(listed) > MAX_LISTED_CHARACTERS:
                listed = list_beginnings(moves)
            parts.append(f"Your moves:\n{listed}")
        return "\n".join(part for part in parts if part)

    def _seat_at(self, table: str) -> PlayerSeat:
        if table not in self.seats:
            known = ", ".join(self.seats) or "none yet"
            raise SeatError(f"You sit at no table {quote(table)}; yours: {known}.")
        return self.seats[table]


def describe_game(game: Game) -> str:
    """A line about a game: its seats, its options and the bots that play it."""
    options = "; ".join(
        f"{option.name} is {option.values_text}" for option in game.declared_options
    )
    return (
        f"{game.name}: {game.seats[0]} to {game.seats[-1]} seats. Options: {options or 'none'}."
        f" Bots: {', '.join(bots_for(game))}."
    )


def make_mcp_server(lobby: PlayerLobby) -> MCPServer[Any]:
    """The MCP server for one client, which has no seat yet."""
    server = MCPServer[Any](
        "regalia", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    tools = McpTools(lobby)
    for reading in (tools.games, tools.tables, tools.look, tools.moves, tools.foresee, tools.rule):
        hints = ToolAnnotations(read_only_hint=True, open_world_hint=False)
        server.add_tool(reading, annotations=hints, structured_output=False)
    for acting in (tools.new_table, tools.sit, tools.move):
        hints = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
        server.add_tool(acting, annotations=hints, structured_output=False)
    for game in GAMES.values():
        server.add_resource(
            FunctionResource(
                uri=f"regalia://rules/{game.name}",
                name=f"Rules of {type(game).__name__}",
                mime_type="text/plain",
                fn=partial(all_rules, game),
            )
        )
    return server


def serve(server_url: str | None) -> None:
    """Serves one client on standard input and output, with local tables or those of a server."""
    if server_url is None:
        make_mcp_server(LocalLobby()).run("stdio")
        return
    from regalia.adapters.remote_seat import RemoteLobby

    make_mcp_server(RemoteLobby(server_url)).run("stdio")
