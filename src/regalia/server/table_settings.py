"""The settings of a table, fixed when it is made; and the checks of what clients ask for."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from regalia.bots.ladder import CHARACTER_BOTS
from regalia.bots.named import bots_for, check_bot_at_table
from regalia.games import GAMES
from regalia.kernel.errors import quote
from regalia.kernel.game import Game, find_game
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.record import Record
from regalia.kernel.text.names import check_name
from regalia.lessons.lesson import lesson_of_game
from regalia.server.bots import LESSON_BOT
from regalia.server.errors import BadRequest, NotFound, bad_input_as_bad_request
from regalia.wire import requests

HOST_CHOSEN_SETTINGS = ("listed", "chat", "undo", "hints", "help", "pace", "clock", "absence")
MAX_LISTED_VALUES = 8  # of an option; more are described by their kind


class InitialHolder(msgspec.Struct, frozen=True):
    """Who a seat is reserved for: a bot, a person by name, or nobody."""

    bot: str | None = None
    name: str | None = None


class ContinuationOrigin(msgspec.Struct, frozen=True):
    """The deal and the first moves of the finished game that a table continues."""

    seed: str | None
    deal: dict[str, Any] | None
    moves: list[str]


class TableSettings(msgspec.Struct, frozen=True):
    """The settings of a table; `secret` determines the shuffle and is revealed after the end.

    A table that continues another game has its deal; there the secret only seeds the bots. So does
    a `lesson`, a guided first game, which continues a prepared one.
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
    clock: requests.ClockRule | None
    absence: int | None
    origin: ContinuationOrigin | None = None
    lesson: bool = False

    def resolve_game(self) -> Game:
        """The game of this name."""
        return GAMES[self.game]

    def parsed_options(self) -> Options:
        return self.resolve_game().read_options(self.options)


def settings_chosen_by_host(source: requests.NewTable | TableSettings) -> dict[str, Any]:
    """The settings that the maker of a table chooses and everyone may know, by their names."""
    return {name: getattr(source, name) for name in HOST_CHOSEN_SETTINGS}


def settings_from_request(wanted: requests.NewTable, secret: str) -> TableSettings:
    """The settings a client asks for; BadRequest says what is not possible."""
    with bad_input_as_bad_request():
        game = find_game(GAMES, wanted.game)
    seats = [requested_holder(game, wanted.seats, seat) for seat in range(len(wanted.seats))]
    options = read_options(game, wanted)
    people = [seat for seat, one in enumerate(seats) if one.name is not None]
    if wanted.salt is not None and not people:
        raise BadRequest("salt: only a person adds salt, and no seat here is a person's")
    require_valid_clock(wanted.clock)
    salts = [""] * len(seats)
    if wanted.salt is not None:
        salts[people[0]] = wanted.salt
    return TableSettings(
        game=game.name,
        rules=game.version,
        options=options.to_dict(),
        seats=seats,
        salts=salts,
        secret=secret,
        **settings_chosen_by_host(wanted),
    )


def settings_for_continuation(
    record: Record, wanted: requests.Continued, secret: str
) -> TableSettings:
    """The settings of a table that continues a finished game against bots."""
    seats = int(record.options.seats)
    if wanted.seat >= seats:
        raise BadRequest(f"seat: there are only seats 0 to {seats - 1} in this game")
    if wanted.moves >= len(record.moves):
        raise BadRequest(
            f"moves: after {len(record.moves)} moves this game is over, so fewer must stand"
        )
    person = InitialHolder(name=require_displayable_name(wanted.name))
    bot = InitialHolder(bot=check_bot(wanted.bot, "bot", record.game, seats))
    holders = [person if seat == wanted.seat else bot for seat in range(seats)]
    return settings_continuing_record(record, wanted.moves, holders, wanted.pace, secret)


def settings_for_lesson(wanted: requests.NewLesson, secret: str) -> TableSettings:
    """The settings of a guided first game, for one person and the gentlest bots."""
    lesson = lesson_of_game(wanted.game)
    if lesson is None:
        raise NotFound("there is no guided first game of this name here")
    person = InitialHolder(name=require_displayable_name(wanted.name))
    holders = [
        person if seat == lesson.seat else InitialHolder(bot=LESSON_BOT)
        for seat in range(int(lesson.record.options.seats))
    ]
    settings = settings_continuing_record(
        lesson.record, lesson.opening, holders, wanted.pace, secret
    )
    return msgspec.structs.replace(settings, lesson=True)


def settings_continuing_record(
    record: Record, kept_moves: int, holders: list[InitialHolder], pace: bool, secret: str
) -> TableSettings:
    """The settings of a private table that begins after some first moves of a record."""
    deal = None if record.deal is None else dict(record.deal)
    return TableSettings(
        game=record.game.name,
        rules=record.game.version,
        options=record.options.to_dict(),
        seats=holders,
        salts=[""] * len(holders),
        secret=secret,
        listed=False,
        chat=False,
        undo=True,
        hints=True,
        help=True,
        pace=pace,
        clock=None,
        absence=None,
        origin=ContinuationOrigin(record.seed, deal, record.moves[:kept_moves]),
    )


def read_options(game: Game, wanted: requests.NewTable) -> Options:
    """The options a client asks for; the number of seats is the length of the seat list."""
    count = len(wanted.seats)
    given = dict(wanted.options)
    repeated = given.setdefault("seats", count)
    if type(repeated) is not int or repeated != count:
        raise BadRequest(f"options: seats is {quote(repeated)}, but {count} seats are described")
    with bad_input_as_bad_request():
        return game.read_options(given)


def requested_holder(game: Game, seats: Sequence[requests.WantedSeat], seat: int) -> InitialHolder:
    """Who a seat is reserved for, as the request for the table says."""
    wanted = seats[seat]
    given = [one for one in (wanted.person, wanted.bot, wanted.open) if one is not UNSET]
    if len(given) != 1:
        raise BadRequest(f"seats: seat {seat} is for a person, for a bot or open: one of the three")
    if isinstance(wanted.person, str):
        return InitialHolder(name=require_displayable_name(wanted.person))
    if isinstance(wanted.bot, str):
        return InitialHolder(bot=check_bot(wanted.bot, "seats", game, len(seats)))
    return InitialHolder()


def check_bot(bot: str, field: str, game: Game, seats: int) -> str:
    """The name of a bot, if it is available here and plays at such a table.

    A client can neither name a module or a file to load nor choose how long a bot thinks.
    """
    bots = bots_for(game)
    if bot not in bots:
        raise BadRequest(f"{field}: {quote(bot)} is no bot here; there are {', '.join(bots)}")
    with bad_input_as_bad_request():
        check_bot_at_table(bot, game, seats)
    return bot


def require_valid_clock(rule: requests.ClockRule | None) -> None:
    """Refuses a clock without seconds per move or for the whole game, or with both."""
    if rule is None:
        return
    if (rule.move is UNSET) == (rule.game is UNSET):
        raise BadRequest("clock: it has seconds for every move, or for the whole game")
    if rule.increment is not UNSET and rule.game is UNSET:
        raise BadRequest("clock: an increment belongs to seconds for the whole game")


def require_displayable_name(name: str) -> str:
    """The name of a person, if it can be displayed."""
    with bad_input_as_bad_request():
        check_name(name, "name")
    if not name.strip():
        raise BadRequest("name: it needs a letter or a digit that can be seen")
    return name


def describe_games() -> list[requests.GameTold]:
    """All games that can be played here, with their options and bots."""
    return [
        requests.GameTold(
            name,
            list(game.seats),
            [describe_option(one) for one in game.declared_options],
            bots_for(game),
            list(CHARACTER_BOTS),
        )
        for name, game in GAMES.items()
    ]


def describe_option(option: Option) -> requests.OptionTold:
    """An option for a client that offers it as a choice."""
    default = None if option.may_be_absent else option.allowed[0]
    if len(option.allowed) <= MAX_LISTED_VALUES:
        return requests.OptionTold(option.name, default, choices=list(option.allowed))
    return requests.OptionTold(option.name, default, kind=option.values_text)


def rotated_seat_for_rematch(seat: int, seats: int) -> int:
    """The seat at the rematch of who sits here now: the next one; after the last, the first."""
    return (seat + 1) % seats


def settings_for_rematch(
    settings: TableSettings, holders: Sequence[InitialHolder], secret: str, salts: list[str]
) -> TableSettings:
    """The settings of a rematch: everyone moves one seat further, the last to the first."""
    seats = [holders[seat - 1] for seat in range(len(holders))]
    moved = [salts[seat - 1] for seat in range(len(salts))]
    return msgspec.structs.replace(
        settings, seats=seats, salts=moved, secret=secret, rules=settings.resolve_game().version
    )
