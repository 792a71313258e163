"""What is agreed when a table is made, and never changes."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game, find_game
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.record import Record
from regalia.kernel.text.names import check_name
from regalia.server.bots import bots_offered
from regalia.server.errors import Bad
from regalia.wire.requests import ClockRule, Continued, GameTold, NewTable, OptionTold, WantedSeat

FEW = 8  # values of an option that are worth listing


class FirstHolder(msgspec.Struct, frozen=True):
    """Who a seat was meant for: a bot, a person by name, or whoever comes."""

    bot: str | None = None
    name: str | None = None


class Origin(msgspec.Struct, frozen=True):
    """Where a continuation branches off: the deal of a finished game, and the moves that stand."""

    seed: str | None
    deal: dict[str, Any] | None
    moves: list[str]


class Terms(msgspec.Struct, frozen=True):
    """The terms of a table; `secret` fixes the shuffle and is shown when the game is over.

    A continuation was shuffled elsewhere: there the secret fixes nothing but the chance of bots.
    """

    game: str
    rules: int
    options: dict[str, Value]
    seats: list[FirstHolder]
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
    origin: Origin | None = None

    def box(self) -> Game:
        """The game that is played."""
        return GAMES[self.game]

    def chosen(self) -> Options:
        """The options, as the game reads them."""
        return self.box().options(self.options)


def agreed(wanted: NewTable, secret: str) -> Terms:
    """The terms of the table that somebody wants; Bad says what cannot be had."""
    game = game_named(wanted.game)
    seats = [holder_of(game, one, at) for at, one in enumerate(wanted.seats)]
    options = options_of(game, wanted)
    people = [at for at, one in enumerate(seats) if one.name is not None]
    if wanted.salt is not None and not people:
        raise Bad("salt: only a person adds salt, and no seat here is a person's")
    salts = [""] * len(seats)
    if wanted.salt is not None:
        salts[people[0]] = wanted.salt
    return Terms(
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
        clock=clock_of(wanted.clock),
        absence=wanted.absence,
    )


def continued(record: Record, wanted: Continued, secret: str) -> Terms:
    """The terms of a finished game that goes on from one of its positions, against bots."""
    game, seats = record.game, int(record.options.seats)
    if wanted.seat >= seats:
        raise Bad(f"seat: there are only seats 0 to {seats - 1} in this game")
    if wanted.moves >= len(record.moves):
        raise Bad(f"moves: after {len(record.moves)} moves this game is over, so fewer must stand")
    me = holder_of(game, WantedSeat(person=wanted.name), wanted.seat)
    bot = holder_of(game, WantedSeat(bot=wanted.bot), wanted.seat)
    deal = None if record.deal is None else dict(record.deal)
    return Terms(
        game=game.name,
        rules=game.version,
        options=record.options.written(),
        seats=[me if seat == wanted.seat else bot for seat in range(seats)],
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
        origin=Origin(record.seed, deal, record.moves[: wanted.moves]),
    )


def game_named(name: str) -> Game:
    """The game of this name."""
    try:
        return find_game(GAMES, name)
    except BadRecord as bad:
        raise Bad(str(bad)) from None


def options_of(game: Game, wanted: NewTable) -> Options:
    """The options wanted; the number of seats is the length of their list."""
    count = len(wanted.seats)
    given = dict(wanted.options)
    repeated = given.setdefault("seats", count)
    if type(repeated) is not int or repeated != count:
        raise Bad(f"options: seats is {quoted(repeated)}, but {count} seats are described")
    try:
        return game.options(given)
    except BadRecord as bad:
        raise Bad(str(bad)) from None


def holder_of(game: Game, wanted: WantedSeat, at: int) -> FirstHolder:
    """Who a seat is meant for."""
    given = [one for one in (wanted.person, wanted.bot, wanted.open) if one is not UNSET]
    if len(given) != 1:
        raise Bad(f"seats: seat {at} is for a person, for a bot or open: one of the three")
    if isinstance(wanted.person, str):
        return FirstHolder(name=checked_name(wanted.person))
    if isinstance(wanted.bot, str):
        return FirstHolder(bot=checked_bot(game, wanted.bot, "seats"))
    return FirstHolder()


def checked_bot(game: Game, bot: str, field: str) -> str:
    """A bot that may sit at a table here."""
    bots = bots_offered(game)
    if bot not in bots:
        raise Bad(f"{field}: {quoted(bot)} is no bot here; there are {', '.join(bots)}")
    return bot


def clock_of(rule: ClockRule | None) -> ClockRule | None:
    """The clock wanted: for every move, or for the whole game."""
    if rule is None:
        return None
    if (rule.move is UNSET) == (rule.game is UNSET):
        raise Bad("clock: it has seconds for every move, or for the whole game")
    if rule.increment is not UNSET and rule.game is UNSET:
        raise Bad("clock: an increment belongs to seconds for the whole game")
    return rule


def checked_name(name: str) -> str:
    """A name that can be shown."""
    try:
        check_name(name, "name")
    except BadRecord as bad:
        raise Bad(str(bad)) from None
    if not name.strip():
        raise Bad("name: it has no letter that one could see")
    return name


def games_told() -> list[GameTold]:
    """All games that can be played here, and with what."""
    return [
        GameTold(
            name, list(game.seats), [option_told(one) for one in game.declared], bots_offered(game)
        )
        for name, game in GAMES.items()
    ]


def option_told(option: Option) -> OptionTold:
    """One option for who has to choose."""
    default = None if option.bare else option.allowed[0]
    if len(option.allowed) <= FEW:
        return OptionTold(option.name, default, choices=list(option.allowed))
    return OptionTold(option.name, default, kind=option.says)


def passed_on(terms: Terms, holders: Sequence[FirstHolder], secret: str, salts: list[str]) -> Terms:
    """The terms of a rematch: everyone sits one seat on, the last one on the first."""
    seats = [holders[at - 1] for at in range(len(holders))]
    moved = [salts[at - 1] for at in range(len(salts))]
    return msgspec.structs.replace(
        terms, seats=seats, salts=moved, secret=secret, rules=terms.box().version
    )
