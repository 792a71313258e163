"""What is agreed when a table is made, and never changes."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.record import Record
from regalia.kernel.text.names import check_name
from regalia.server.bots import available_bots
from regalia.server.errors import BadRequest
from regalia.wire.requests import ClockRule, Continued, GameTold, NewTable, OptionTold, WantedSeat

MAX_LISTED_VALUES = 8  # values of an option that are worth listing


class InitialHolder(msgspec.Struct, frozen=True):
    """Who a seat was meant for: a bot, a person by name, or whoever comes."""

    bot: str | None = None
    name: str | None = None


class ContinuationOrigin(msgspec.Struct, frozen=True):
    """Where a continuation branches off: the deal of a finished game, and the moves that stand."""

    seed: str | None
    deal: dict[str, Any] | None
    moves: list[str]


class TableSettings(msgspec.Struct, frozen=True):
    """The terms of a table; `secret` fixes the shuffle and is shown when the game is over.

    A continuation was shuffled elsewhere: there the secret fixes nothing but the chance of bots.
    """

    game: str
    rules: int
    options: dict[str, Value]
    seats: list[InitialHolder]
    salts: list[str]
    secret: str
    listed: bool
    chat: bool
    undo: bool
    hints: bool
    help: bool
    pace: bool
    clock: ClockRule | None
    absence: int | None
    origin: ContinuationOrigin | None = None

    def resolve_game(self) -> Game:
        """The game that is played."""
        return GAMES[self.game]

    def parsed_options(self) -> Options:
        """The options, as the game reads them."""
        return self.resolve_game().options(self.options)


def settings_from_request(wanted: NewTable, secret: str) -> TableSettings:
    """The terms of the table that somebody wants; Bad says what cannot be had."""
    game = find_game(wanted.game)
    seats = [read_holder(game, one, seat) for seat, one in enumerate(wanted.seats)]
    options = read_options(game, wanted)
    people = [seat for seat, one in enumerate(seats) if one.name is not None]
    if wanted.salt is not None and not people:
        raise BadRequest("salt: only a person adds salt, and no seat here is a person's")
    salts = [""] * len(seats)
    if wanted.salt is not None:
        salts[people[0]] = wanted.salt
    return TableSettings(
        game=game.name,
        rules=game.version,
        options=options.written(),
        seats=seats,
        salts=salts,
        secret=secret,
        listed=wanted.listed,
        chat=wanted.chat,
        undo=wanted.undo,
        hints=wanted.hints,
        help=wanted.help,
        pace=wanted.pace,
        clock=check_clock(wanted.clock),
        absence=wanted.absence,
    )


def settings_for_continuation(record: Record, wanted: Continued, secret: str) -> TableSettings:
    """The terms of a finished game that goes on from one of its positions, against bots."""
    game, seats = record.game, int(record.options.seats)
    if wanted.seat >= seats:
        raise BadRequest(f"seat: there are only seats 0 to {seats - 1} in this game")
    if wanted.moves >= len(record.moves):
        raise BadRequest(
            f"moves: after {len(record.moves)} moves this game is over, so fewer must stand"
        )
    person = read_holder(game, WantedSeat(person=wanted.name), wanted.seat)
    bot = read_holder(game, WantedSeat(bot=wanted.bot), wanted.seat)
    deal = None if record.deal is None else dict(record.deal)
    return TableSettings(
        game=game.name,
        rules=game.version,
        options=record.options.written(),
        seats=[person if seat == wanted.seat else bot for seat in range(seats)],
        salts=[""] * seats,
        secret=secret,
        listed=False,
        chat=False,
        undo=True,
        hints=True,
        help=True,
        pace=wanted.pace,
        clock=None,
        absence=None,
        origin=ContinuationOrigin(record.seed, deal, record.moves[: wanted.moves]),
    )


def find_game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise BadRequest(f"game: {quoted(name)} is none of the games ({', '.join(GAMES)})")
    return GAMES[name]


def read_options(game: Game, wanted: NewTable) -> Options:
    """The options wanted; the number of seats is the length of their list."""
    count = len(wanted.seats)
    given = dict(wanted.options)
    repeated = given.setdefault("seats", count)
    if type(repeated) is not int or repeated != count:
        raise BadRequest(f"options: seats is {quoted(repeated)}, but {count} seats are described")
    try:
        return game.options(given)
    except BadRecord as bad:
        raise BadRequest(str(bad)) from None


def read_holder(game: Game, wanted: WantedSeat, seat: int) -> InitialHolder:
    """Who a seat is meant for."""
    given = [one for one in (wanted.person, wanted.bot, wanted.open) if one is not UNSET]
    if len(given) != 1:
        raise BadRequest(f"seats: seat {seat} is for a person, for a bot or open: one of the three")
    if isinstance(wanted.person, str):
        return InitialHolder(name=check_person_name(wanted.person))
    if isinstance(wanted.bot, str):
        return InitialHolder(bot=check_bot(game, wanted.bot, "seats"))
    return InitialHolder()


def check_bot(game: Game, bot: str, field: str) -> str:
    """A bot that may sit at a table here."""
    bots = available_bots(game)
    if bot not in bots:
        raise BadRequest(f"{field}: {quoted(bot)} is no bot here; there are {', '.join(bots)}")
    return bot


def check_clock(rule: ClockRule | None) -> ClockRule | None:
    """The clock wanted: for every move, or for the whole game."""
    if rule is None:
        return None
    if (rule.move is UNSET) == (rule.game is UNSET):
        raise BadRequest("clock: it has seconds for every move, or for the whole game")
    if rule.increment is not UNSET and rule.game is UNSET:
        raise BadRequest("clock: an increment belongs to seconds for the whole game")
    return rule


def check_person_name(name: str) -> str:
    """A name that can be shown."""
    try:
        check_name(name, "name")
    except BadRecord as bad:
        raise BadRequest(str(bad)) from None
    if not name.strip():
        raise BadRequest("name: it has no letter that one could see")
    return name


def describe_games() -> list[GameTold]:
    """All games that can be played here, and with what."""
    return [
        GameTold(
            name,
            list(game.seats),
            [describe_option(one) for one in game.declared],
            available_bots(game),
        )
        for name, game in GAMES.items()
    ]


def describe_option(option: Option) -> OptionTold:
    """One option for who has to choose."""
    default = None if option.bare else option.allowed[0]
    if len(option.allowed) <= MAX_LISTED_VALUES:
        return OptionTold(option.name, default, choices=list(option.allowed))
    return OptionTold(option.name, default, kind=option.says)


def settings_for_rematch(
    settings: TableSettings, holders: Sequence[InitialHolder], secret: str, salts: list[str]
) -> TableSettings:
    """The terms of a rematch: everyone sits one seat on, the last one on the first."""
    seats = [holders[seat - 1] for seat in range(len(holders))]
    moved = [salts[seat - 1] for seat in range(len(salts))]
    return msgspec.structs.replace(
        settings, seats=seats, salts=moved, secret=secret, rules=settings.resolve_game().version
    )
