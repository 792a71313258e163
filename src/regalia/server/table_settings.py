"""The settings of a table, fixed when it is made; and the checks of what clients ask for."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from regalia.games import GAMES
from regalia.kernel.errors import quote
from regalia.kernel.game import Game, find_game
from regalia.kernel.options import Option, Options, Value
from regalia.kernel.records.record import Record
from regalia.kernel.text.names import check_name
from regalia.server.bots import available_bots
from regalia.server.errors import BadRequest, bad_input_as_bad_request
from regalia.wire.requests import ClockRule, Continued, GameTold, NewTable, OptionTold, WantedSeat

CHOSEN_SETTINGS = ("listed", "chat", "undo", "hints", "help", "pace", "clock", "absence")
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

    A table that continues another game has its deal; there the secret only seeds the bots.
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
        """The game of this name."""
        return GAMES[self.game]

    def parsed_options(self) -> Options:
        """The options, parsed by the game."""
        return self.resolve_game().read_options(self.options)


def chosen_settings(source: NewTable | TableSettings) -> dict[str, Any]:
    """The settings that the maker of a table chooses and everyone may know, by their names."""
    return {name: getattr(source, name) for name in CHOSEN_SETTINGS}


def settings_from_request(wanted: NewTable, secret: str) -> TableSettings:
    """The settings a client asks for; BadRequest says what is not possible."""
    game = find_requested_game(wanted.game)
    seats = [requested_holder(one, seat) for seat, one in enumerate(wanted.seats)]
    options = read_options(game, wanted)
    people = [seat for seat, one in enumerate(seats) if one.name is not None]
    if wanted.salt is not None and not people:
        raise BadRequest("salt: only a person adds salt, and no seat here is a person's")
    check_clock(wanted.clock)
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
        **chosen_settings(wanted),
    )


def settings_for_continuation(record: Record, wanted: Continued, secret: str) -> TableSettings:
    """The settings of a table that continues a finished game against bots."""
    game, seats = record.game, int(record.options.seats)
    if wanted.seat >= seats:
        raise BadRequest(f"seat: there are only seats 0 to {seats - 1} in this game")
    if wanted.moves >= len(record.moves):
        raise BadRequest(
            f"moves: after {len(record.moves)} moves this game is over, so fewer must stand"
        )
    person = requested_holder(WantedSeat(person=wanted.name), wanted.seat)
    bot = requested_holder(WantedSeat(bot=wanted.bot), wanted.seat)
    deal = None if record.deal is None else dict(record.deal)
    return TableSettings(
        game=game.name,
        rules=game.version,
        options=record.options.to_dict(),
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


def find_requested_game(name: str) -> Game:
    """The game of this name; BadRequest if there is none."""
    with bad_input_as_bad_request():
        return find_game(GAMES, name)


def read_options(game: Game, wanted: NewTable) -> Options:
    """The options a client asks for; the number of seats is the length of the seat list."""
    count = len(wanted.seats)
    given = dict(wanted.options)
    repeated = given.setdefault("seats", count)
    if type(repeated) is not int or repeated != count:
        raise BadRequest(f"options: seats is {quote(repeated)}, but {count} seats are described")
    with bad_input_as_bad_request():
        return game.read_options(given)


def requested_holder(wanted: WantedSeat, seat: int) -> InitialHolder:
    """Who a seat is reserved for."""
    given = [one for one in (wanted.person, wanted.bot, wanted.open) if one is not UNSET]
    if len(given) != 1:
        raise BadRequest(f"seats: seat {seat} is for a person, for a bot or open: one of the three")
    if isinstance(wanted.person, str):
        return InitialHolder(name=check_person_name(wanted.person))
    if isinstance(wanted.bot, str):
        return InitialHolder(bot=check_bot(wanted.bot, "seats"))
    return InitialHolder()


def check_bot(bot: str, field: str) -> str:
    """The name of a bot, if it is available here."""
    bots = available_bots()
    if bot not in bots:
        raise BadRequest(f"{field}: {quote(bot)} is no bot here; there are {', '.join(bots)}")
    return bot


def check_clock(rule: ClockRule | None) -> None:
    """Refuses a clock without seconds per move or for the whole game, or with both."""
    if rule is None:
        return
    if (rule.move is UNSET) == (rule.game is UNSET):
        raise BadRequest("clock: it has seconds for every move, or for the whole game")
    if rule.increment is not UNSET and rule.game is UNSET:
        raise BadRequest("clock: an increment belongs to seconds for the whole game")


def check_person_name(name: str) -> str:
    """The name of a person, if it can be displayed."""
    with bad_input_as_bad_request():
        check_name(name, "name")
    if not name.strip():
        raise BadRequest("name: it has no letter that one could see")
    return name


def describe_games() -> list[GameTold]:
    """All games that can be played here, with their options and bots."""
    return [
        GameTold(
            name,
            list(game.seats),
            [describe_option(one) for one in game.declared_options],
            available_bots(),
        )
        for name, game in GAMES.items()
    ]


def describe_option(option: Option) -> OptionTold:
    """An option for a client that offers it as a choice."""
    default = None if option.may_be_absent else option.allowed[0]
    if len(option.allowed) <= MAX_LISTED_VALUES:
        return OptionTold(option.name, default, choices=list(option.allowed))
    return OptionTold(option.name, default, kind=option.values_text)


def seat_at_rematch(seat: int, seats: int) -> int:
    """The seat that whoever sits here has at the rematch: one further, the last at the first."""
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
