"""Texts for bots, options and shares in reports and tables."""

from collections.abc import Sequence

from regalia.arena.tournament import Tournament
from regalia.kernel.options import format_value


def distinct_labels(bots: Sequence[str]) -> list[str]:
    """A different label for every bot: the second of two equal ones is `greedy (2)`."""
    labels: list[str] = []
    for number, bot in enumerate(bots):
        earlier = bots[:number].count(bot)
        labels.append(f"{bot} ({earlier + 1})" if earlier else bot)
    return labels


def describe_options(tournament: Tournament) -> list[str]:
    """The number of seats, and every option that differs from its default."""
    defaults = tournament.game.read_options({"seats": int(tournament.options.seats)}).values
    return [
        f"{tournament.options.seats} seats",
        *(
            f"{name} {value if isinstance(value, str) else format_value(value)}"
            for name, value in tournament.options.values.items()
            if name not in defaults or defaults[name] != value
        ),
    ]


def format_percent(share: float) -> str:
    """A share as text in per cent."""
    return f"{100 * share:.1f} %"
