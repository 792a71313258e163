"""What commands are given by name: a game's own options, seeds."""

import secrets

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rng import SEED_DIGITS


def options_of(game: Game, seats: int | None, given: list[str]) -> Options:
    """The game's options from words like `--edition pl`; the fewest seats if none are named."""
    chosen: dict[str, object] = {"seats": game.seats[0] if seats is None else seats}
    known = {option.name: option for option in game.declared}
    rest = [part for word in given for part in (word.split("=", 1) if "=" in word else [word])]
    for name, value in zip(rest[::2], [*rest[1::2], None], strict=False):
        option = known.get(name.removeprefix("--").replace("-", "_"))
        if not name.startswith("--") or option is None:
            others = ", ".join(f"--{one}" for one in known) or "none"
            raise BadRecord(f"{quoted(name)} is no option here; {game.name} has {others}")
        if value is None:
            raise BadRecord(f"{name} needs a value: {option.says}")
        chosen[option.name] = option.parse(value)
    return game.options(chosen)


def options_help(start: str) -> str:
    """What a command does, and below it the options of every game, a line for each."""
    lines = [f"{start}\n\n\b\nOptions of the games:"]
    for game in GAMES.values():
        most = f"--seats {game.seats[0]} to {game.seats[-1]}"
        own = [f"--{option.name} {option.says}" for option in game.declared]
        lines.append(f"  {game.name}: " + "; ".join([most, *own]))
    return "\n".join(lines)


def told_apart(words: list[str]) -> tuple[list[str], list[str]]:
    """Plain words, and words like `--edition pl` or `--edition=pl`, however they are mixed."""
    plain: list[str] = []
    named: list[str] = []
    for word in words:
        wanting = bool(named) and len(named) % 2 == 1
        if wanting:
            named.append(word)
        elif word.startswith("-"):
            named += word.split("=", 1)
        else:
            plain.append(word)
    return plain, named


def new_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(SEED_DIGITS // 2)
