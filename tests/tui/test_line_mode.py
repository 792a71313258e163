"""A person at a table with bots is told what the person may know, and asked last under seal."""

import pytest

from regalia.games import GAMES
from regalia.kernel.records.record import Record
from regalia.tui.line_mode import LineMode
from regalia.tui.local_game import LocalGame

games = pytest.mark.parametrize("game", sorted(GAMES))


def play_first_moves(name: str, seat: int, seats: int) -> tuple[LineMode, list[str]]:
    """A game whose person always makes the first legal move, and all printed lines."""
    game = GAMES[name]
    names = ["Anna" if at == seat else "random" for at in range(seats)]
    record = Record(game, game.read_options({"seats": seats}), f"{5:032x}", None, names)
    local_game = LocalGame(record, seat, "en", None)
    printed: list[str] = []

    def answer(_: str) -> str:
        return local_game.legal_moves()[0].text

    line_mode = LineMode(local_game, answer, printed.append, 1000)
    line_mode.play()
    return line_mode, printed


@games
def test_the_person_is_told_every_event_as_the_seat_may_know_it(game: str) -> None:
    seats = GAMES[game].seats[-1]
    line_mode, printed = play_first_moves(game, 1, seats)
    told = [
        line_mode.voice.event_text(event)
        for step in line_mode.game.table.steps
        for event in step.events_seen_by(1)
    ]
    rest = iter(printed)
    assert all(line in rest for line in told)  # all of them, in their order
    known = set(told)
    for step in line_mode.game.table.steps:
        for event in step.events:
            whole = line_mode.voice.event_text(event.with_secrets())
            assert whole in known or whole not in printed


def test_in_a_sealed_choice_the_bots_choose_before_the_person() -> None:
    line_mode, _ = play_first_moves("kingme", 0, 3)
    votes = [step.seat for step in line_mode.game.table.steps if step.text in ("yes", "no")]
    assert votes
    assert all(votes[at : at + 3] == [1, 2, 0] for at in range(0, len(votes), 3))
