"""Texts for bots, options and shares in reports and tables."""

from collections.abc import Sequence

from regalia.arena.statistics import WinShare
from regalia.arena.tournament import Tournament
from regalia.kernel.options import Value, value_as_typed


def distinct_bot_labels(bots: Sequence[str]) -> list[str]:
    """A different label for every bot: the second of two equal ones is `greedy (2)`."""
    labels: list[str] = []
    for number, bot in enumerate(bots):
        earlier = bots[:number].count(bot)
        labels.append(f"{bot} ({earlier + 1})" if earlier else bot)
    return labels


def describe_options(tournament: Tournament) -> list[str]:
    """The number of seats, and every option that differs from its default."""
    changed = non_default_options(tournament).items()
    return [
        f"{tournament.options.seats} seats",
        *(f"{name} {value_as_typed(value)}" for name, value in changed),
    ]


def non_default_options(tournament: Tournament) -> dict[str, Value]:
    defaults = tournament.game.read_options({"seats": int(tournament.options.seats)}).values
    options = tournament.options.values
    return {name: value for name, value in options.items() if defaults.get(name) != value}


def format_percent(share: float) -> str:
    """A share as a percentage with one decimal."""
    return f"{100 * share:.1f} %"


def format_interval(share: WinShare) -> str:
    """The interval of a share in per cent, without the sign."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"
