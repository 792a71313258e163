"""A whole game of Thirty-One goes as it went when somebody last read it through."""

from pathlib import Path

from tests.golden import lines
from thirtyone.game import ThirtyOne

from regalia.kernel.records.record import read_record

KEPT = Path(__file__).parent / "playthroughs"


def test_a_game_goes_as_written() -> None:
    record = read_record((KEPT / "four.json").read_bytes(), {"thirtyone": ThirtyOne()})
    assert record.seed is None
    assert "\n".join(lines(record)) + "\n" == (KEPT / "four.txt").read_text("utf-8")
