"""Whole numbers as they are typed, read more strictly than Typer reads them."""

import re

import typer
from typer.models import OptionInfo

from regalia.kernel.errors import quoted

WHOLE = re.compile(r"-?[0-9]{1,18}")


def number_option(says: str) -> OptionInfo:
    """An option whose value is a whole number."""
    option: OptionInfo = typer.Option(parser=whole_number, metavar="NUMBER", help=says)
    return option


def whole_number(given: str | int) -> int:
    """A number written in digits alone, as neither 1.0 nor 1_0 is; a default is one already."""
    if isinstance(given, str) and not WHOLE.fullmatch(given):
        raise typer.BadParameter(f"{quoted(given)} is no whole number of up to 18 digits")
    return int(given)
