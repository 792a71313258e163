"""`regalia verify`: whether the shuffle of a game played at a server was fair."""

from typing import Annotated

import typer

from regalia.cli.arguments import record_in
from regalia.kernel.errors import BadRecord, quoted
from regalia.kernel.records.fairness import unfair

NOT_FAIR = 1


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - is the input.")],
) -> None:
    """Check the proof of a fair shuffle that a record brings."""
    record = record_in(file)
    if record.fair is None:
        raise BadRecord(f"{quoted(file, 200)}: there is no proof of a fair shuffle to check")
    wrong = unfair(record)
    if wrong:
        print(f"Not fair: {wrong}.")
        raise typer.Exit(NOT_FAIR)
    print("Fair: the seed follows from secret and salts, and the commitment is the secret's.")
