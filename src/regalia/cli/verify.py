"""`regalia verify`: checks that the shuffle of a server's game was fair."""

from typing import Annotated

import typer

from regalia.cli.arguments import read_record_file
from regalia.cli.exit_codes import FAILED
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.records.fairness import describe_unfairness


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - is the input.")],
) -> None:
    """Check the proof of a fair shuffle that a record brings."""
    record = read_record_file(file)
    if record.fair is None:
        raise BadRecord(f"{quote(file, 200)}: there is no proof of a fair shuffle to check")
    wrong = describe_unfairness(record)
    if wrong:
        print(f"Not fair: {wrong}.")
        raise typer.Exit(FAILED)
    print("Fair: the seed follows from secret and salts, and the commitment is the secret's.")
