"""Options with whole numbers, parsed more strictly than by Typer."""

import re

import typer
from typer.models import OptionInfo

from regalia.kernel.errors import quote

WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")


def whole_number_option(help_text: str) -> OptionInfo:
    option: OptionInfo = typer.Option(parser=parse_whole_number, metavar="NUMBER", help=help_text)
    return option


def parse_whole_number(given: str | int) -> int:
    """A number written in digits alone, unlike 1.0 or 1_0; a default is a number already."""
    if isinstance(given, str) and not WHOLE_NUMBER.fullmatch(given):
        raise typer.BadParameter(f"{quote(given)} is no whole number of up to 18 digits")
    return int(given)
