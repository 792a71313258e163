"""Checks of explicit deals that all games share."""

from collections.abc import Mapping

from mypy_extensions import i64

from regalia.kernel.errors import BadRecord, quote


def check_deal_fields(deal: Mapping[str, object], needed: tuple[str, ...]) -> None:
    """Raises BadRecord unless a deal has exactly these fields."""
    for name in deal:
        if name not in needed:
            raise BadRecord(f"deal: there is no field {quote(name)} here")
    for name in needed:
        if name not in deal:
            raise BadRecord(f"deal: the field {name} is missing")


def read_first_seat(deal: Mapping[str, object], seats: i64) -> int:
    """The seat that has the first turn, from the field `first` of a deal."""
    first = deal["first"]
    # compared as Python integers: a record may hold one too large for a machine integer
    if type(first) is not int or not 0 <= first < int(seats):
        raise BadRecord(f"deal: first is a seat from 0 to {seats - 1}, not {quote(first)}")
    return first
