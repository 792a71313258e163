"""A table is its settings and its steps: rebuilt from them, it is the same."""

from itertools import count

import msgspec
import pytest

from regalia.games import GAMES
from regalia.kernel.errors import Refused
from regalia.kernel.rng import Rng, rng_from_number
from regalia.server.errors import BadRequest, Conflict
from regalia.server.frames import (
    Subscription,
    encode_missed_steps,
    encode_step_again,
    encode_sync,
)
from regalia.server.steps import (
    AnyStep,
    BotHired,
    MoveMade,
    MoveUndone,
    PersonLeft,
    PersonSat,
    SeatHandedOver,
    StepEntry,
    decoder,
    encoder,
)
from regalia.server.table import DuplicateStep, ServedTable, restore_table
from regalia.server.table_settings import settings_from_request
from regalia.wire.requests import NewTable, WantedSeat

SECRET = "0123456789abcdef" * 2
PERSON = WantedSeat(person="Anna")
OPEN = WantedSeat(open=True)


def table_of(game: str, seats: list[WantedSeat], undo: bool = False) -> ServedTable:
    """A new table."""
    settings = settings_from_request(NewTable(game=game, seats=seats, undo=undo), SECRET)
    return ServedTable("t", settings, 1000)


def take(table: ServedTable, step: AnyStep) -> None:
    """Takes a step."""
    table.apply_entry(StepEntry(table.version + 1, 1000 + table.version, step))


def any_move(table: ServedTable, rng: Rng, number: int) -> None:
    """Some pending seat makes a random move."""
    pending = table.pending_seats()
    seat = pending[rng.below(len(pending))]
    legal = table.require_started_table().state.legal(seat)
    take(
        table, table.propose_move(seat, table.beat, int(legal[rng.below(len(legal))]), f"m{number}")
    )


def viewers(table: ServedTable) -> list[Subscription]:
    """Everyone who may look, and a screen for two."""
    return [
        Subscription(),
        *(Subscription((seat,)) for seat in range(table.seats)),
        Subscription((0, 1)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_table_says_what_the_live_one_said(game: str) -> None:
    seats = GAMES[game].seats[0]
    rng = rng_from_number(7)
    table = table_of(game, [OPEN] * seats)
    for seat in range(seats):
        take(table, table.propose_sitting(f"Player {seat}", f"salt {seat}", None))
    for number in count():
        if not table.pending_seats() or number == 80:
            break
        any_move(table, rng, number)
        if number == 20:
            take(table, table.propose_handover(1, is_away=True))
            take(table, table.propose_handover(1, is_away=False))
    stored = [decoder.decode(encoder.encode(entry.step)) for entry in table.entries]
    entries = [
        StepEntry(one.version, one.at, step)
        for one, step in zip(table.entries, stored, strict=True)
    ]
    again = restore_table("t", table.settings, 1000, entries, None)
    for subscription in viewers(table):
        assert encode_sync(again, subscription, []) == encode_sync(table, subscription, [])
        assert encode_missed_steps(again, subscription, 3) == encode_missed_steps(
            table, subscription, 3
        )
    assert (again.version, again.beat, again.versions_by_id) == (
        table.version,
        table.beat,
        table.versions_by_id,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_step_told_again_is_the_step_that_was_told(game: str) -> None:
    table = table_of(game, [PERSON] * GAMES[game].seats[0])
    rng = rng_from_number(3)
    for number in range(12):
        any_move(table, rng, number)
    once = encode_missed_steps(table, Subscription((0,)), 0)
    for version, frame in enumerate(once, 1):
        again = encode_step_again(table, Subscription((0,)), version, "x")
        assert again == frame.replace(b'"ack":null', b'"ack":"x"', 1)


def test_an_id_is_taken_once() -> None:
    table = table_of("majesty", [PERSON, PERSON])
    rng = rng_from_number(1)
    any_move(table, rng, 0)
    seat = table.entries[0].step.seat
    with pytest.raises(DuplicateStep) as before:
        table.propose_move(seat, table.beat, "1", "m0")
    assert before.value.version == 1


def test_a_proposal_changes_nothing() -> None:
    table = table_of("majesty", [PERSON, OPEN])
    before = encode_sync(table, Subscription(), [])
    table.propose_sitting("Boris", None, None)
    assert encode_sync(table, Subscription(), []) == before


def test_nobody_sits_on_a_taken_seat() -> None:
    table = table_of("majesty", [PERSON, OPEN, OPEN])
    with pytest.raises(Conflict, match="seat 0 is taken"):
        table.propose_sitting("Boris", None, 0)
    with pytest.raises(Conflict, match="only seats 0 to 2"):
        table.propose_sitting("Boris", None, 3)
    take(table, table.propose_sitting("Boris", None, 2))
    take(table, table.propose_sitting("Clara", None, None))
    with pytest.raises(Conflict, match="no seat is open"):
        table.propose_sitting("Dora", None, None)
    assert table.names == ["Anna", "Clara", "Boris"]


def test_who_gets_up_before_the_start_leaves_an_open_seat_without_salt() -> None:
    table = table_of("majesty", [PERSON, OPEN, OPEN])
    take(table, table.propose_sitting("Boris", "pepper", 1))
    take(table, table.propose_leaving(1))
    assert table.names == ["Anna", None, None]
    assert table.salts == ["", "", ""]


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back() -> None:
    table = table_of("majesty", [PERSON, PERSON])
    seat = table.pending_seats()[0]
    step = table.propose_leaving(seat)
    assert isinstance(step, SeatHandedOver)
    take(table, step)
    assert table.pending_bot_seats() == [seat]
    assert table.public_info().kinds[seat] == "bot"
    with pytest.raises(Conflict):
        table.propose_handover(seat, is_away=True)
    take(table, table.propose_handover(seat, is_away=False))
    assert table.pending_bot_seats() == []


def test_beats_grow_over_an_undo_and_the_old_beat_is_stale() -> None:
    table = table_of("castle", [PERSON, PERSON], undo=True)
    rng = rng_from_number(1)
    for number in count():
        any_move(table, rng, number)
        seat = table.entries[-1].step.seat
        if table.undo_refusal(seat) is None:
            break
    step = table.propose_undo(seat, "back")
    moves = list(table.require_started_table().record.moves)
    beat = table.beat
    take(table, step)
    assert table.require_started_table().record.moves == moves[:-1]
    assert table.beat == beat + 1
    with pytest.raises(Refused) as stale:
        table.propose_move(seat, beat, moves[-1].partition(" ")[2], "again")
    assert stale.value.id == "stale"


def test_table_settings_are_checked() -> None:
    def refusal_of_settings(**wanted: object) -> str:
        fields = {"game": "majesty", "seats": [PERSON, PERSON], **wanted}
        with pytest.raises(BadRequest) as bad:
            settings_from_request(NewTable(**fields), SECRET)  # type: ignore[arg-type]
        return bad.value.sentence

    assert "none of the games" in refusal_of_settings(game="chess")
    assert "2 seats are described" in refusal_of_settings(options={"seats": 3})
    assert "no option" in refusal_of_settings(options={"colour": "red"})
    assert "one of the three" in refusal_of_settings(seats=[PERSON, WantedSeat()])
    assert "is no bot here" in refusal_of_settings(seats=[PERSON, WantedSeat(bot="os:system")])
    assert "only a person adds salt" in refusal_of_settings(seats=[OPEN, OPEN], salt="x")
    assert "needs a letter" in refusal_of_settings(seats=[PERSON, WantedSeat(person="  ")])
    assert "control character" in refusal_of_settings(seats=[PERSON, WantedSeat(person="a\x1b[2J")])


def test_a_sat_step_reads_back() -> None:
    step = PersonSat(1, name="Zoë", salt="")
    assert decoder.decode(encoder.encode(step)) == step


def test_stored_steps_keep_their_tags() -> None:
    written = [
        (PersonSat(0, name="Anna"), "sat"),
        (BotHired(0, bot="easy"), "hired"),
        (PersonLeft(0), "left"),
        (MoveMade(0, move="1"), "moved"),
        (MoveUndone(0), "undone"),
        (SeatHandedOver(0, to="bot"), "handed"),
    ]
    for step, tag in written:
        assert step.kind == tag
        assert encoder.encode(step).startswith(f'{{"step":"{tag}"'.encode())
        assert decoder.decode(encoder.encode(step)) == step


def test_a_proposed_move_is_parsed_once_and_a_stored_one_when_it_is_applied() -> None:
    table = table_of("majesty", [PERSON, PERSON])
    seat = table.pending_seats()[0]
    step = table.propose_move(seat, table.beat, "1", "a1")
    unreadable = msgspec.structs.replace(step, move="nonsense")
    with pytest.raises(Refused):
        table_of("majesty", [PERSON, PERSON]).apply_entry(StepEntry(1, 1000, unreadable))
    msgspec.structs.force_setattr(step, "move", "nonsense")
    take(table, step)
    assert table.require_started_table().record.moves[0].startswith(f"{seat} 1")


def test_another_step_than_the_proposed_one_is_applied_as_it_is() -> None:
    table = table_of("majesty", [PERSON, PERSON])
    seat = table.pending_seats()[0]
    table.propose_move(seat, table.beat, "1", "a1")
    take(table, MoveMade(seat, "b1", move="2"))
    assert table.require_started_table().record.moves[0].startswith(f"{seat} 2")
