"""How bots, options and shares are called wherever a person reads them."""

from collections.abc import Sequence

from regalia.arena.tournament import Tournament
from regalia.kernel.options import shown


def labels(bots: Sequence[str]) -> list[str]:
    """A name of its own for every bot: the second of two equal ones is `greedy (2)`."""
    found: list[str] = []
    for at, bot in enumerate(bots):
        before = bots[:at].count(bot)
        found.append(f"{bot} ({before + 1})" if before else bot)
    return found


def options_said(tournament: Tournament) -> list[str]:
    """The number of seats, and every option that is not as usual."""
    usual = tournament.game.options({"seats": int(tournament.options.seats)}).values
    return [
        f"{tournament.options.seats} seats",
        *(
            f"{name} {value if isinstance(value, str) else shown(value)}"
            for name, value in tournament.options.values.items()
            if name not in usual or usual[name] != value
        ),
    ]


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"
