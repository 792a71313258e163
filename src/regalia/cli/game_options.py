"""A game's own options on the command line, and random seeds."""

import secrets

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import Game
from regalia.kernel.options import Options
from regalia.kernel.rng import SEED_DIGITS


def parse_game_options(game: Game, seats: int | None, option_words: list[str]) -> Options:
    """Parses words like `--edition pl`; without `seats` the game has its fewest."""
    chosen: dict[str, object] = {"seats": game.seats[0] if seats is None else seats}
    known = {option.name: option for option in game.declared_options}
    rest = [
        part for word in option_words for part in (word.split("=", 1) if "=" in word else [word])
    ]
    for name, value in zip(rest[::2], [*rest[1::2], None], strict=False):
        option = known.get(name.removeprefix("--").replace("-", "_"))
        if not name.startswith("--") or option is None:
            others = ", ".join(f"--{one}" for one in known) or "none"
            raise BadRecord(f"{quote(name)} is no option here; {game.name} has {others}")
        if value is None:
            raise BadRecord(f"{name} needs a value: {option.values_text}")
        chosen[option.name] = option.parse(value)
    return game.read_options(chosen)


def command_help_with_game_options(description: str) -> str:
    """The help of a command: what it does, then a line with the options of each game."""
    lines = [f"{description}\n\n\b\nOptions of the games:"]
    for game in GAMES.values():
        most = f"--seats {game.seats[0]} to {game.seats[-1]}"
        own = [f"--{option.name} {option.values_text}" for option in game.declared_options]
        lines.append(f"  {game.name}: " + "; ".join([most, *own]))
    return "\n".join(lines)


def split_arguments_and_options(words: list[str]) -> tuple[list[str], list[str]]:
    """Splits mixed words into plain ones and options like `--edition pl` or `--edition=pl`."""
    plain: list[str] = []
    named: list[str] = []
    for word in words:
        needs_value = len(named) % 2 == 1
        if needs_value:
            named.append(word)
        elif word.startswith("-"):
            named += word.split("=", 1)
        else:
            plain.append(word)
    return plain, named


def new_random_seed() -> str:
    """A new seed from the system's secure generator."""
    return secrets.token_hex(SEED_DIGITS // 2)
