"""A table is its terms and its steps: put together again, it is the same."""

from itertools import count

import pytest

from regalia.games import GAMES
from regalia.kernel.errors import Refused
from regalia.kernel.rng import Rng, from_number
from regalia.server.errors import Bad, NotNow
from regalia.server.frames import Holding, missed, sync, told_again
from regalia.server.steps import Entry, Handed, Sat, Taken, decoder, encoder
from regalia.server.table import ServedTable, TakenBefore, restored
from regalia.server.terms import agreed
from regalia.server.undo import barrier
from regalia.wire.requests import NewTable, WantedSeat

SECRET = "0123456789abcdef" * 2
PERSON = WantedSeat(person="Anna")
OPEN = WantedSeat(open=True)


def table_of(game: str, seats: list[WantedSeat], undo: bool = False) -> ServedTable:
    """A new table."""
    terms = agreed(NewTable(game=game, seats=seats, undo=undo), SECRET)
    return ServedTable("t", terms, 1000)


def take(table: ServedTable, step: Taken) -> None:
    """Takes a step."""
    table.apply(Entry(table.version + 1, 1000 + table.version, step))


def any_move(table: ServedTable, rng: Rng, number: int) -> None:
    """Some pending seat makes a random move."""
    pending = table.pending()
    seat = pending[rng.below(len(pending))]
    legal = table.started().state.legal(seat)
    take(table, table.moved(seat, table.beat, int(legal[rng.below(len(legal))]), f"m{number}"))


def lookers(table: ServedTable) -> list[Holding]:
    """Everyone who may look, and a screen for two."""
    return [Holding(), *(Holding((seat,)) for seat in range(table.seats)), Holding((0, 1))]


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_table_says_what_the_live_one_said(game: str) -> None:
    seats = GAMES[game].seats[0]
    rng = from_number(7)
    table = table_of(game, [OPEN] * seats)
    for seat in range(seats):
        take(table, table.sat(f"Player {seat}", f"salt {seat}", None))
    for number in count():
        if not table.pending() or number == 80:
            break
        any_move(table, rng, number)
        if number == 20:
            take(table, table.handed(1, away=True))
            take(table, table.handed(1, away=False))
    stored = [decoder.decode(encoder.encode(entry.step)) for entry in table.entries]
    entries = [
        Entry(one.version, one.at, step) for one, step in zip(table.entries, stored, strict=True)
    ]
    again = restored("t", table.terms, 1000, entries, None)
    for holding in lookers(table):
        assert sync(again, holding, []) == sync(table, holding, [])
        assert missed(again, holding, 3) == missed(table, holding, 3)
    assert (again.version, again.beat, again.ids) == (table.version, table.beat, table.ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_told_again_is_the_step_that_was_told(game: str) -> None:
    table = table_of(game, [PERSON] * GAMES[game].seats[0])
    rng = from_number(3)
    for number in range(12):
        any_move(table, rng, number)
    once = missed(table, Holding((0,)), 0)
    for version, frame in enumerate(once, 1):
        again = told_again(table, Holding((0,)), version, "x")
        assert again == frame.replace(b'"ack":null', b'"ack":"x"', 1)


def test_an_id_is_taken_once() -> None:
    table = table_of("majesty", [PERSON, PERSON])
    rng = from_number(1)
    any_move(table, rng, 0)
    seat = table.entries[0].step.seat
    with pytest.raises(TakenBefore) as before:
        table.moved(seat, table.beat, "1", "m0")
    assert before.value.version == 1


def test_a_proposal_changes_nothing() -> None:
    table = table_of("majesty", [PERSON, OPEN])
    before = sync(table, Holding(), [])
    table.sat("Boris", None, None)
    assert sync(table, Holding(), []) == before


def test_nobody_sits_on_a_taken_seat() -> None:
    table = table_of("majesty", [PERSON, OPEN, OPEN])
    with pytest.raises(NotNow, match="seat 0 is taken"):
        table.sat("Boris", None, 0)
    with pytest.raises(NotNow, match="only seats 0 to 2"):
        table.sat("Boris", None, 3)
    take(table, table.sat("Boris", None, 2))
    take(table, table.sat("Clara", None, None))
    with pytest.raises(NotNow, match="no seat is open"):
        table.sat("Dora", None, None)
    assert table.names == ["Anna", "Clara", "Boris"]


def test_who_gets_up_before_the_start_leaves_an_open_seat_without_salt() -> None:
    table = table_of("majesty", [PERSON, OPEN, OPEN])
    take(table, table.sat("Boris", "pepper", 1))
    take(table, table.left(1))
    assert table.names == ["Anna", None, None]
    assert table.salts == ["", "", ""]


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back() -> None:
    table = table_of("majesty", [PERSON, PERSON])
    seat = table.pending()[0]
    step = table.left(seat)
    assert isinstance(step, Handed)
    take(table, step)
    assert table.bots_to_move() == [seat]
    assert table.told().kinds[seat] == "bot"
    with pytest.raises(NotNow):
        table.handed(seat, away=True)
    take(table, table.handed(seat, away=False))
    assert table.bots_to_move() == []


def test_beats_grow_over_an_undo_and_the_old_beat_is_stale() -> None:
    table = table_of("castle", [PERSON, PERSON], undo=True)
    rng = from_number(1)
    for number in count():
        any_move(table, rng, number)
        seat = table.entries[-1].step.seat
        if barrier(table.started()) is None:
            break
    step = table.undone(seat, "back")
    moves = list(table.started().record.moves)
    beat = table.beat
    take(table, step)
    assert table.started().record.moves == moves[:-1]
    assert table.beat == beat + 1
    with pytest.raises(Refused) as stale:
        table.moved(seat, beat, moves[-1].partition(" ")[2], "again")
    assert stale.value.id == "stale"


def test_terms_are_checked() -> None:
    def refused(**wanted: object) -> str:
        fields = {"game": "majesty", "seats": [PERSON, PERSON], **wanted}
        with pytest.raises(Bad) as bad:
            agreed(NewTable(**fields), SECRET)  # type: ignore[arg-type]
        return bad.value.sentence

    assert "none of the games" in refused(game="chess")
    assert "2 seats are described" in refused(options={"seats": 3})
    assert "no option" in refused(options={"colour": "red"})
    assert "one of the three" in refused(seats=[PERSON, WantedSeat()])
    assert "is no bot here" in refused(seats=[PERSON, WantedSeat(bot="os:system")])
    assert "only a person adds salt" in refused(seats=[OPEN, OPEN], salt="x")
    assert "no letter" in refused(seats=[PERSON, WantedSeat(person="  ")])
    assert "control character" in refused(seats=[PERSON, WantedSeat(person="a\x1b[2J")])


def test_a_sat_step_reads_back() -> None:
    step = Sat(1, name="Zoë", salt="")
    assert decoder.decode(encoder.encode(step)) == step
