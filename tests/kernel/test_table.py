"""The door: what is refused and how, what a move brings, and what each seat is told of it."""

import json
from collections.abc import Iterator

import pytest
from tests.chance import drawn_options, random_record, seed_of
from tests.kingme import tables as kingme
from tests.majesty.tables import standard_deal

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Refused
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import MAX_MOVE_CHARS, PlayedStep, Table, replay_states
from regalia.kernel.records.record import FairnessProof, Record, read_record
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.seats import seats_in_mask

MAJESTY = GAMES["majesty"]
DEAL = standard_deal("brewer/witch", "miller", "guard")
ODD: tuple[object, ...] = (True, False, None, 1.0, 0.5, "0", b"0", [], [0], {}, 2**63, -(2**63))
WHOLE_GAMES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]

Answer = tuple[str, dict[str, object], str | None]


def two_seats(*moves: str) -> Table:
    """Majesty for two: seat 0 begins, card 1 is a double."""
    return Table(Record(MAJESTY, MAJESTY.read_options({"seats": 2}), None, DEAL, None, list(moves)))


def table_with_nominee(seats: int) -> Table:
    """King Me! in the vote on a nominee: every seat is pending."""
    board = kingme.floors_of("ABON VGP DJ IKLM")
    goals = [list(range(1, seats + 1))]
    options = kingme.options_of(seats, rounds=1, placement="random")
    deal = {"goals": goals, "first": 0, "floors": [board]}
    moves = [f"{turn % seats} I^" for turn in range(3)]
    return Table(Record(GAMES["kingme"], options, None, deal, None, moves))


def random_table(name: str, number: int) -> Table:
    """A random deal with random options."""
    game = GAMES[name]
    options = drawn_options(game, game.seats[number % len(game.seats)], rng_from_number(number))
    return Table(Record(game, options, seed_of(number)))


def choice(table: Table, rng: Rng) -> tuple[int, int]:
    """A random pending seat and one of its moves."""
    seats = seats_in_mask(table.state.pending)
    seat = seats[rng.below(len(seats))]
    legal = table.state.legal(seat)
    return seat, int(legal[rng.below(len(legal))])


def positions(name: str, number: int, every: int = 7) -> Iterator[tuple[Table, Rng]]:
    """A table at some moments of a random game, the last one included."""
    table, rng = random_table(name, number), rng_from_number(number)
    while table.state.pending:
        if len(table.steps) % every == 0:
            yield table, rng
        table.play(*choice(table, rng))
    yield table, rng


def all_of(table: Table) -> str:
    """Everything that a table holds, byte for byte."""
    return repr(
        [
            table.state.to_numbers(),
            table.record.to_json(),
            table.beat,
            [of(one) for one in table.steps],
        ]
    )


def of(step: PlayedStep) -> list[object]:
    """All that a step says."""
    return [step.number, step.seat, step.move, step.text, step.beat, step.events]


def answer(table: Table, seat: object, move: object, beat: object = None) -> Answer:
    """How a move is refused; the table stays as it was."""
    before = all_of(table)
    with pytest.raises(Refused) as refused:
        table.play(seat, move, beat)
    assert all_of(table) == before
    return refused.value.id, refused.value.facts, refused.value.rule


# playing


@pytest.mark.parametrize("name", GAMES)
def test_a_move_as_text_and_by_number_is_the_same_step(name: str) -> None:
    written, counted, rng = random_table(name, 5), random_table(name, 5), rng_from_number(5)
    while counted.state.pending:
        seat, move = choice(counted, rng)
        text = counted.game.notate(counted.state.view(seat), move)
        one, other = counted.play(seat, move), written.play(seat, text)
        assert of(one) == of(other)
        assert (one.number, one.seat, one.move, one.text) == (len(counted.steps), seat, move, text)
        assert counted.record.moves[-1] == f"{seat} {text}"
    assert all_of(written) == all_of(counted)


@pytest.mark.parametrize("name", GAMES)
def test_a_resumed_table_goes_on_as_if_it_had_never_rested(name: str) -> None:
    for table, _ in positions(name, 6, every=17):
        again = Table(read_record(table.record.to_json().encode(), GAMES))
        assert [of(step) for step in again.steps] == [of(step) for step in table.steps]
        assert (again.state, again.beat) == (table.state, table.beat)
        assert again.record.moves == table.record.moves
        if table.state.pending:
            seat, move = choice(table, rng_from_number(1))
            another = Table(table.record)
            assert of(again.play(seat, move, table.beat)) == of(another.play(seat, move))


def test_a_table_leaves_the_record_it_was_made_from_alone() -> None:
    record = Record(MAJESTY, MAJESTY.read_options({"seats": 2}), None, DEAL, None, ["0 3"])
    table = Table(record)
    table.play(1, "2")
    assert record.moves == ["0 3"]
    assert table.record.moves == ["0 3", "1 2"]


# refusals


@pytest.mark.parametrize("seat", [-1, -2, 2, 3, 63, 64, 2**31, 2**70, -(2**70), *ODD])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    facts: dict[str, object] = {"seats": 2}
    assert answer(two_seats(), seat, "1:witch") == ("no-such-seat", facts, None)
    assert answer(two_seats(), seat, "1:witch", 1) == ("no-such-seat", facts, None)


def test_a_seat_that_owes_no_move_is_told_who_does() -> None:
    table = two_seats()
    for move in ("3", 240, 10**30, "nonsense", "x" * 999):
        assert answer(table, 1, move) == ("not-pending", {"seat": 1, "others": [0]}, None)
    vote = table_with_nominee(4)
    vote.play(2, "no")
    assert answer(vote, 2, "yes") == ("not-pending", {"seat": 2, "others": [0, 1, 3]}, None)


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_nobody_moves(name: str) -> None:
    game = GAMES[name]
    table = Table(random_record(game, game.read_options({"seats": game.seats[0]}), seed_of(1)))
    for seat in range(table.state.seats):
        for beat in (None, table.beat, 1):
            assert answer(table, seat, 0, beat) == ("over", {}, None)


@pytest.mark.parametrize("beat", [0, 1, 3, -2, 2**64, -(2**64), 2.0, "2", True, [2], b""])
def test_a_move_for_another_decision_is_stale(beat: object) -> None:
    table = two_seats("0 3")
    assert answer(table, 1, "1:witch", beat) == ("stale", {}, None)
    table.play(1, "1:witch", 2)
    assert table.beat == 3


def test_true_is_not_the_first_beat() -> None:
    assert answer(two_seats(), 0, "3", True) == ("stale", {}, None)


@pytest.mark.parametrize(
    "move", [-1, 10**6, 2**31, 2**62, 2**63, 2**64 + 240, -(2**63), -(2**64), 10**300]
)
def test_a_number_that_is_no_legal_move_is_refused(move: int) -> None:
    assert answer(two_seats(), 0, move) == ("no-such-move", {"typed": str(move)}, None)


@pytest.mark.parametrize("move", [True, False, None, 240.0, [], [240], {}, b"3", 1e300])
def test_what_is_neither_text_nor_number_is_refused(move: object) -> None:
    table = two_seats()
    assert 240 in list(table.state.legal(0))
    assert answer(table, 0, move) == ("no-such-move", {"typed": repr(move)}, None)


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_only_another_seat_could_make_is_refused(name: str) -> None:
    tried = 0
    for number in range(4):
        table, rng = random_table(name, number), rng_from_number(number)
        earlier: dict[int, set[int]] = {}
        while table.state.pending and tried < 40:
            seat, move = choice(table, rng)
            mine = set(table.state.legal(seat))
            theirs = set[int]().union(*(earlier[one] for one in earlier if one != seat))
            for foreign in sorted(theirs - mine)[:3]:
                assert answer(table, seat, foreign)[0] == "no-such-move"
                tried += 1
            earlier[seat] = mine
            table.play(seat, move)
    assert tried


def test_a_text_has_at_most_200_characters() -> None:
    table = two_seats()
    facts: dict[str, object] = {"most": MAX_MOVE_CHARS}
    assert answer(table, 0, "3" + " " * MAX_MOVE_CHARS) == ("too-long", facts, None)
    assert answer(table, 0, "x" * 10**6) == ("too-long", facts, None)
    assert answer(table, 0, "x" * MAX_MOVE_CHARS)[0] != "too-long"


@pytest.mark.parametrize("name", GAMES)
def test_garbage_is_refused_with_a_rule_of_the_game(name: str) -> None:
    game = GAMES[name]
    rules = {one for ids in game.topics.values() for one in ids}
    for table, _ in positions(name, 8, every=23):
        for seat in seats_in_mask(table.state.pending):
            for text in ("", " ", "\0", "٣", "é" * 50, "\ud800", "${x}", "0 3", "-1", "9" * 99):
                _, _, rule = answer(table, seat, text)
                assert rule in rules, text


@pytest.mark.parametrize("name", GAMES)
def test_whatever_comes_in_is_a_step_or_a_refusal(name: str) -> None:
    odd = (*ODD, 0, 1, 2, -1, 64, 2**70, "", "1", "yes", "draw", "K@3", "x" * 300)
    for table, _ in positions(name, 9, every=101):
        before = all_of(table)
        for seat in (*ODD, -1, 0, 1, 64):
            for move in odd:
                for beat in (None, table.beat + 1, True):
                    if beat is None and type(seat) is int:
                        continue  # this one may be legal
                    with pytest.raises(Refused):
                        table.play(seat, move, beat)
        assert all_of(table) == before


# the beat


@pytest.mark.parametrize(("name", "seats"), WHOLE_GAMES)
def test_the_beat_grows_by_one_with_every_decision_that_opens(name: str, seats: int) -> None:
    game, rng = GAMES[name], rng_from_number(seats)
    table = Table(Record(game, drawn_options(game, seats, rng), seed_of(seats)))
    asked = dict.fromkeys(seats_in_mask(table.state.pending), 1)  # the beat at which each was asked
    while table.state.pending:
        seat, move = choice(table, rng)
        before = table.beat
        assert asked.pop(seat) == before
        step = table.play(seat, move, before)
        assert step.beat == table.beat
        if asked:
            assert table.beat == before
            assert list(asked) == seats_in_mask(table.state.pending)
        else:
            assert table.beat == before + 1
            asked = dict.fromkeys(seats_in_mask(table.state.pending), table.beat)


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_votes_come_in_any_order_at_one_beat(order: tuple[int, ...]) -> None:
    table = table_with_nominee(4)
    beat = table.beat
    assert beat == 4
    for seat in order:
        step = table.play(seat, "no" if seat == 1 else "yes", beat)
        assert step.beat == (beat + 1 if seat == order[-1] else beat)
    assert answer(table, seats_in_mask(table.state.pending)[0], "K^", beat) == ("stale", {}, None)


# looking


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_exactly_what_happened_since_it_looked(name: str) -> None:
    game = GAMES[name]
    record = random_record(game, game.read_options({"seats": game.seats[-1]}), seed_of(7))
    table = Table(record)
    logs = [list(log) for _, log in replay_states(record)][1:]
    for seat in range(SPECTATOR, table.state.seats):
        for since in (0, 1, 2, len(logs) // 2, len(logs) - 1, len(logs), len(logs) + 5, 2**70):
            told = [event.as_seen_by(seat) for log in logs[since:] for event in log]
            seen = table.news_for(seat, since)
            assert seen.events == told
            assert seen.view == table.state.view(seat)
        assert (
            table.news_for(seat).events
            == table.news_for(seat, -1).events
            == table.news_for(seat, 0).events
        )


def test_what_a_seat_is_told_is_veiled() -> None:
    table = table_with_nominee(3)
    table.play(1, "no")
    told = {seat: table.news_for(seat, 3).events[0].facts for seat in range(SPECTATOR, 3)}
    assert told[1] == {"seat": 1, "vote": "no"}
    assert told[0] == told[2] == told[SPECTATOR] == {"seat": 1, "vote": None}


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_the_table_and_has_no_moves(name: str) -> None:
    for table, _ in positions(name, 11, every=31):
        seen = table.news_for(SPECTATOR)
        assert len(seen.legal) == 0
        assert seen.view == table.state.view(SPECTATOR)
        for seat in range(table.state.seats):
            assert list(table.news_for(seat).legal) == list(table.state.legal(seat))


@pytest.mark.parametrize("seat", [-2, 2, 64, 2**70, *ODD])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: object) -> None:
    with pytest.raises(Refused) as refused:
        two_seats().news_for(seat)
    assert (refused.value.id, refused.value.facts) == ("no-such-seat", {"seats": 2})


# records


@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_record_with_a_bad_move_tells_its_number(number: int) -> None:
    moves = ["0 3", "1 1:witch", "0 1", "1 1"]
    moves[number - 1] = moves[number - 1][:2] + "nonsense"
    with pytest.raises(BadRecord, match=f"^moves: move {number} «{moves[number - 1]}»: "):
        two_seats(*moves)


def with_rules(rules: int | None, *moves: str) -> Record:
    """A record played under some version of the rules."""
    options = MAJESTY.read_options({"seats": 2})
    return Record(MAJESTY, options, None, DEAL, None, list(moves), rules)


@pytest.mark.parametrize("rules", [MAJESTY.version + 1, 77])
def test_a_bad_move_of_other_rules_says_which_versions_differ(rules: int) -> None:
    with pytest.raises(BadRecord) as bad:
        Table(with_rules(rules, "0 3", "1 9"))
    assert str(bad.value).endswith(
        f"(M8); it was played under version {rules} of the rules of majesty,"
        f" and these are version {MAJESTY.version}"
    )


@pytest.mark.parametrize("rules", [None, MAJESTY.version])
def test_a_bad_move_of_the_same_rules_is_just_a_bad_move(rules: int | None) -> None:
    with pytest.raises(BadRecord, match=r"\(M8\)$"):
        Table(with_rules(rules, "0 3", "1 9"))


def test_a_record_of_other_rules_that_can_be_played_is_played_and_keeps_its_version() -> None:
    table = Table(read_record(with_rules(7, "0 3").to_json().encode(), GAMES))
    table.play(1, "1:witch")
    assert json.loads(table.record.to_json())["rules"] == 7


def test_the_proof_of_a_fair_shuffle_stays_with_the_record() -> None:
    fair = {"secret": "5" * 32, "salts": ["salz", ""], "commitment": "c0"}
    fields = {**json.loads(two_seats("0 3").record.to_json()), "fair": fair}
    table = Table(read_record(json.dumps(fields).encode(), GAMES))
    assert table.record.fair == FairnessProof("5" * 32, ["salz", ""], "c0")
    table.play(1, "1:witch")
    written = json.loads(table.record.to_json())
    assert written["fair"] == fair
    assert written["moves"] == ["0 3", "1 1:witch"]


@pytest.mark.parametrize(
    "fair",
    [
        None,
        [],
        {},
        {"secret": "", "salts": ["", ""]},
        {"secret": "", "salts": ["", ""], "commitment": "", "seed": ""},
        {"secret": 1, "salts": ["", ""], "commitment": ""},
        {"secret": "", "salts": ["", ""], "commitment": None},
        {"secret": "", "salts": "ab", "commitment": ""},
        {"secret": "", "salts": ["", None], "commitment": ""},
        {"secret": "", "salts": [""], "commitment": ""},
        {"secret": "", "salts": ["", "", ""], "commitment": ""},
    ],
)
def test_a_proof_of_another_shape_is_refused(fair: object) -> None:
    fields = {**json.loads(two_seats().record.to_json()), "fair": fair}
    with pytest.raises(BadRecord, match=r"^fair: "):
        read_record(json.dumps(fields).encode(), GAMES)
