"""What happens in Majesty, as it is told. Everything here is public."""

from mypy_extensions import i64

from regalia.games.majesty.cards import BUILDINGS, NAMES
from regalia.kernel.event import Event


def took(seat: i64, place: i64, card: i64, paid: i64, gained: i64) -> Event:
    """A card leaves the row."""
    return Event(
        "took",
        {
            "seat": int(seat),
            "place": int(place + 1),
            "card": NAMES[card],
            "paid": int(paid),
            "gained": int(gained),
        },
    )


def turned_up(card: i64) -> Event:
    """The deck's next card becomes the last of the row."""
    return Event("turned-up", {"card": NAMES[card]})


def placed(seat: i64, card: i64, building: i64) -> Event:
    """A card goes under a building."""
    return Event(
        "placed", {"seat": int(seat), "card": NAMES[card], "building": BUILDINGS[building]}
    )


def earned(seat: i64, building: i64, coins: i64) -> Event:
    """A building pays."""
    return Event(
        "earned", {"seat": int(seat), "building": BUILDINGS[building], "coins": int(coins)}
    )


def recruited(seat: i64, building: i64, workers: i64) -> Event:
    """A building sends workers."""
    return Event(
        "recruited", {"seat": int(seat), "building": BUILDINGS[building], "workers": int(workers)}
    )


def traded(seat: i64, workers: i64) -> Event:
    """Coins for workers, or workers for coins."""
    if workers > 0:
        return Event("bought", {"seat": int(seat), "workers": int(workers)})
    return Event("sold", {"seat": int(seat), "workers": int(-workers)})


def healed(seat: i64, card: i64, building: i64) -> Event:
    """A wounded card comes back."""
    return Event(
        "healed", {"seat": int(seat), "card": NAMES[card], "building": BUILDINGS[building]}
    )


def wounded(seat: i64, by: i64, card: i64, building: i64) -> Event:
    """A card goes to the Infirmary."""
    return Event(
        "wounded",
        {
            "seat": int(seat),
            "by": int(by),
            "card": NAMES[card],
            "building": BUILDINGS[building],
        },
    )


def withstood(seat: i64, by: i64) -> Event:
    """An attack does no harm: enough guards."""
    return Event("withstood", {"seat": int(seat), "by": int(by)})


def spared(seat: i64, by: i64) -> Event:
    """An attack does no harm: nobody is there."""
    return Event("spared", {"seat": int(seat), "by": int(by)})


def dismissed(seat: i64, workers: i64) -> Event:
    """Workers without a place on the worker card go home for a coin each."""
    return Event("dismissed", {"seat": int(seat), "workers": int(workers)})


def tended(seat: i64, coins: i64) -> Event:
    """The wounded are paid for at the end."""
    return Event("tended", {"seat": int(seat), "coins": int(-coins)})


def varied(seat: i64, buildings: i64, coins: i64) -> Event:
    """Variety is paid at the end."""
    return Event("varied", {"seat": int(seat), "buildings": int(buildings), "coins": int(coins)})


def led(seat: i64, building: i64, coins: i64) -> Event:
    """A majority is paid at the end."""
    return Event("led", {"seat": int(seat), "building": BUILDINGS[building], "coins": int(coins)})


def finished(winners: list[int]) -> Event:
    """The game is over."""
    return Event("finished", {"seats": winners})
