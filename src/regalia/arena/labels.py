"""Texts for bots, options and shares in reports and tables."""

from collections.abc import Sequence

from regalia.arena.tournament import Tournament
from regalia.kernel.options import Value, value_as_typed


def distinct_labels(bots: Sequence[str]) -> list[str]:
    """A different label for every bot: the second of two equal ones is `greedy (2)`."""
    labels: list[str] = []
    for number, bot in enumerate(bots):
        earlier = bots[:number].count(bot)
        labels.append(f"{bot} ({earlier + 1})" if earlier else bot)
    return labels


def describe_options(tournament: Tournament) -> list[str]:
    """The number of seats, and every option that differs from its default."""
    changed = changed_options(tournament).items()
    return [
        f"{tournament.options.seats} seats",
        *(f"{name} {value_as_typed(value)}" for name, value in changed),
    ]


def changed_options(tournament: Tournament) -> dict[str, Value]:
    """The options that differ from their defaults."""
    defaults = tournament.game.read_options({"seats": int(tournament.options.seats)}).values
    options = tournament.options.values
    return {name: value for name, value in options.items() if defaults.get(name) != value}


def format_percent(share: float) -> str:
    """A share as text in per cent."""
    return f"{100 * share:.1f} %"
