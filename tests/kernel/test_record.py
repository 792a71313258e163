"""Records are read strictly: every fault is a sentence that names the field or the move."""

import json
import time

import pytest
from tests.chance import drawn_options, random_record, seed_of
from tests.majesty.tables import standard_deal

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.play.table import Table, replay_states
from regalia.kernel.records.record import MAX_RECORD_BYTES, Record, read_record
from regalia.kernel.rng import rng_from_number

SEED = "9f0c0000000000000000000000000001"
DEAL = standard_deal("brewer/witch", "miller", "guard")

GOOD: dict[str, object] = {
    "regalia": 1,
    "game": "majesty",
    "options": {"seats": 2},
    "seed": None,
    "deal": DEAL,
    "names": ["Anna", "Борис"],
    "moves": ["0 3", "1 1:witch", "0 1"],
}


def text_of(**fields: object) -> str:
    """A good record with some fields replaced."""
    return json.dumps({**GOOD, **fields})


def without(name: str) -> str:
    """A good record that lacks a field."""
    return json.dumps({key: value for key, value in GOOD.items() if key != name})


def table_from_text(text: str | bytes) -> Table:
    """The table of a record, all moves made."""
    return Table(read_record(text if isinstance(text, bytes) else text.encode(), GAMES))


def record_refusal(text: str | bytes) -> str:
    """Why a record is refused, in one line."""
    with pytest.raises(BadRecord) as error:
        table_from_text(text)
    said = str(error.value)
    assert said.isprintable()
    assert len(said) < 300
    return said


# good records


def test_a_good_record_is_read() -> None:
    record = read_record(text_of().encode(), GAMES)
    assert record.game is GAMES["majesty"]
    assert record.names == ["Anna", "Борис"]
    assert record.moves == GOOD["moves"]
    assert record.options.to_dict() == {
        "seats": 2,
        "edition": "ru",
        "sides": "AAAAAAAA",
        "deck": "standard",
    }


def test_names_may_be_left_out() -> None:
    record = read_record(without("names").encode(), GAMES)
    assert record.names is None
    assert "names" not in json.loads(record.to_json())


def test_a_record_may_have_a_seed_a_deal_or_both() -> None:
    table_from_text(text_of(seed=SEED, deal=None, moves=[]))
    table_from_text(text_of(seed=None))
    table_from_text(text_of(seed=SEED))


def test_a_deal_replaces_the_shuffle_of_the_seed() -> None:
    with_seed = read_record(text_of(seed=SEED).encode(), GAMES).deal_state()
    assert with_seed == read_record(text_of().encode(), GAMES).deal_state()


def test_the_order_of_fields_and_white_space_do_not_matter() -> None:
    turned = json.dumps(dict(reversed(GOOD.items())), indent=3)
    assert (
        read_record(turned.encode(), GAMES).to_json()
        == read_record(text_of().encode(), GAMES).to_json()
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_record_reads_back_as_written(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        record = random_record(game, game.read_options({"seats": seats}), seed_of(seats))
        record.names = [f'Имя «{seat}» \\ " ' for seat in range(seats)]
        again = read_record(record.to_json().encode(), GAMES)
        assert again.to_json() == record.to_json()
        assert again.names == record.names
        assert again.moves == record.moves


def test_a_replay_gives_every_position_from_the_deal_on() -> None:
    record = read_record(text_of().encode(), GAMES)
    turns = [state.table_as_dict()["turn"] for state, _ in replay_states(record)]
    assert turns == [0, 1, 2, 3]
    told = [[event.event_type.name for event in log] for _, log in replay_states(record)]
    assert told[0] == []
    assert all(log[0] == "took" for log in told[1:])


# the text


def test_a_byte_order_mark_is_refused() -> None:
    assert "byte-order mark" in record_refusal(b"\xef\xbb\xbf" + text_of().encode())


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
def test_other_encodings_are_refused(encoding: str) -> None:
    text = json.dumps({**GOOD, "names": ["Änna", "Bo"]}, ensure_ascii=False)
    record_refusal(text.encode(encoding))


@pytest.mark.parametrize("text", ["", " ", "null", "[]", "1", '"majesty"', "[{}]", "true"])
def test_a_record_is_one_object(text: str) -> None:
    assert "a record is" in record_refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        text_of()[:-1],
        text_of() + "x",
        text_of() + text_of(),
        text_of().replace('"', "'"),
        "{,}",
    ],
)
def test_a_record_is_json(text: str) -> None:
    assert record_refusal(text).startswith("a record is JSON")


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("name", GOOD)
def test_there_is_no_nan_and_no_infinity(name: str, word: str) -> None:
    fields = {key: json.dumps(value) for key, value in GOOD.items()} | {name: word}
    text = "{" + ",".join(f'"{key}":{value}' for key, value in fields.items()) + "}"
    assert record_refusal(text) == f"a record is JSON, which has no {word}"


@pytest.mark.parametrize("depth", [10, 500, 980, 1000, 5000, 100_000])
@pytest.mark.parametrize(("opens", "closes"), [("[", "]"), ('{"a":', "}")])
@pytest.mark.parametrize("name", GOOD)
def test_deep_nesting_is_refused(name: str, opens: str, closes: str, depth: int) -> None:
    fields = {key: json.dumps(value) for key, value in GOOD.items()}
    fields[name] = opens * depth + "1" + closes * depth
    record_refusal("{" + ",".join(f'"{key}":{value}' for key, value in fields.items()) + "}")


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5000, "-" + "9" * 30, "1e999", "-0.0"])
@pytest.mark.parametrize("name", GOOD)
def test_huge_numbers_are_refused(name: str, number: str) -> None:
    fields = {key: json.dumps(value) for key, value in GOOD.items()} | {name: number}
    record_refusal("{" + ",".join(f'"{key}":{value}' for key, value in fields.items()) + "}")


def test_a_record_has_a_greatest_size() -> None:
    largest = text_of().encode().ljust(MAX_RECORD_BYTES)
    assert read_record(largest, GAMES).moves == GOOD["moves"]
    assert record_refusal(largest + b" ") == "a record has at most 4000000 bytes, not 4000001"


# the fields


@pytest.mark.parametrize("name", [name for name in GOOD if name != "names"])
def test_every_field_but_names_is_required(name: str) -> None:
    assert record_refusal(without(name)) == f"the field {name} is missing"


@pytest.mark.parametrize("name", ["comment", "Regalia", "move", "", "\n", "é", "x" * 500])
def test_an_unknown_field_is_refused(name: str) -> None:
    assert record_refusal(text_of(**{name: 1})).startswith("there is no field «")


@pytest.mark.parametrize("name", GOOD)
def test_a_field_given_twice_is_refused(name: str) -> None:
    text = text_of()[:-1] + f", {json.dumps(name)}: {json.dumps(GOOD[name])}}}"
    assert record_refusal(text) == f"the field «{name}» is given twice"


@pytest.mark.parametrize(
    ("once", "twice", "name"),
    [
        ('"seats": 2', '"seats": 2, "seats": 2', "seats"),
        ('"first": 0', '"first": 0, "first": 0', "first"),
        ('"names": ["Anna"', '"names": [{"a": 1, "\\u0061": 1}', "a"),
        ('"moves": [', '"moves": [[[{"b": {}, "b": {}}]], ', "b"),
    ],
)
def test_a_field_given_twice_is_refused_at_any_depth(once: str, twice: str, name: str) -> None:
    assert once in text_of()
    assert record_refusal(text_of().replace(once, twice)) == f"the field «{name}» is given twice"


def test_a_field_given_twice_among_very_many_is_found_at_once() -> None:
    many = ",".join(f'"{number}":1' for number in range(200_000))
    start = time.perf_counter()
    assert record_refusal(f'{{{many},"199999":1}}') == "the field «199999» is given twice"
    assert time.perf_counter() - start < 10


@pytest.mark.parametrize("version", [0, 2, -1, 1.0, "1", True, None, [1]])
def test_the_version_is_one(version: object) -> None:
    assert record_refusal(text_of(regalia=version)).startswith("regalia: the version is 1, not ")


@pytest.mark.parametrize(
    "game", ["chess", "Majesty", "", " majesty", None, 1, True, ["majesty"], {}]
)
def test_an_unknown_game_is_named(game: object) -> None:
    said = record_refusal(text_of(game=game))
    assert said.startswith("game: «")
    assert "majesty" in said


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (None, "options"),
        ([], "options"),
        ("seats", "options"),
        (2, "options"),
        ({}, "seats"),
        ({"seats": 3.0}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": 1}, "seats"),
        ({"seats": 2, "edition": "xx"}, "edition"),
        ({"seats": 2, "edition": None}, "edition"),
        ({"seats": 2, "sides": "AAAA"}, "sides"),
        ({"seats": 2, "deck": "half"}, "deck"),
        ({"seats": 2, "deck": True}, "deck"),
        ({"seats": 2, "tiebreak": "workers"}, "tiebreak"),
        ({"seats": 2, "speed": 1}, "speed"),
    ],
)
def test_bad_options_are_named(options: object, names: str) -> None:
    said = record_refusal(text_of(options=options))
    assert said.startswith("options: ")
    assert names in said


@pytest.mark.parametrize(
    "seed",
    [
        "",
        SEED[:-1],
        SEED + "0",
        SEED.upper(),
        SEED.replace("f", "g"),
        " " + SEED[1:],
        "0x" + SEED[2:],
        "٣" * 32,
        int(SEED, 16),
        True,
        [SEED],
    ],
)
def test_a_seed_is_32_lower_case_hex_digits(seed: object) -> None:
    assert record_refusal(text_of(seed=seed, deal=None)).startswith(
        "seed: 32 lower-case hex digits are needed, not «"
    )


def test_seed_and_deal_are_not_both_null() -> None:
    said = record_refusal(text_of(seed=None, deal=None))
    assert said.startswith("seed and deal are both null")


@pytest.mark.parametrize("deal", [[], "deal", 1, True, 0.5])
def test_a_deal_is_an_object_or_null(deal: object) -> None:
    assert record_refusal(text_of(deal=deal)).startswith("deal: an object or null is needed")


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"deck": None}, "deck"),
        ({"first": 2}, "first"),
        ({"first": True}, "first"),
        ({"first": 0.0}, "first"),
        ({"last": 0}, "last"),
        ({"deck": ["miller"] * 33}, "miller"),
    ],
)
def test_a_bad_deal_is_named(change: dict[str, object], names: str) -> None:
    said = record_refusal(text_of(deal={**DEAL, **change}))
    assert said.startswith("deal: ")
    assert names in said


@pytest.mark.parametrize(
    "names", [None, [], ["Anna"], ["a", "b", "c"], "ab", ["a", 1], ["a", None], {"0": "a"}, True]
)
def test_names_are_a_text_for_each_seat(names: object) -> None:
    assert record_refusal(text_of(names=names)).startswith("names: ")


@pytest.mark.parametrize(
    "letter",
    ["\0", "\n", "\x1b", "\x7f", "\x9b", "\xad", "\u200b", "\u2028", "\u2029", "\u202e", "\ufeff"],
)
def test_a_name_has_no_control_characters(letter: str) -> None:
    said = record_refusal(text_of(names=["Anna", f"Bo{letter}b"]))
    assert said.startswith("names: «Bo\\")
    assert f"has the control character U+{ord(letter):04X}" in said


@pytest.mark.parametrize(
    "name", ["", "n" * 200, "Ж" * 200, "Zoë O’Neill", "می\u200cخواهم", "क्\u200dष", "李 小龙"]
)
def test_a_name_has_any_letters_of_any_alphabet(name: str) -> None:
    assert read_record(text_of(names=[name, "b"]).encode(), GAMES).names == [name, "b"]


@pytest.mark.parametrize("length", [201, 1001, 100_000])
def test_a_name_has_at_most_200_characters(length: int) -> None:
    said = record_refusal(text_of(names=["Anna", "Ж" * length]))
    assert said == f"names: a name has at most 200 characters, not {length}"


@pytest.mark.parametrize("moves", [None, "0 3", {}, 3, True, [3], [None], [["0 3"]], [True]])
def test_moves_are_a_list_of_texts(moves: object) -> None:
    assert record_refusal(text_of(moves=moves)).startswith("moves: ")


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff", "a\\ud83d", "\\ude00\\ud83d"])
def test_half_a_character_is_refused(half: str) -> None:
    assert "half a character" in record_refusal(text_of().replace("Anna", half))
    assert "half a character" in record_refusal(text_of().replace("1 1:witch", half))
    assert record_refusal(text_of().replace("brewer/witch", half)).startswith("deal: ")
    assert record_refusal(text_of().replace('"seed"', f'"{half}"')).startswith("there is no field")
    assert record_refusal(text_of().replace("majesty", half)).startswith("game: ")


# the moves


@pytest.mark.parametrize(
    "move",
    [
        "",
        "3",
        "0",
        "0\t3",
        " 0 3",
        "00 3",
        "+0 3",
        "-1 3",
        "0.0 3",
        "x 3",
        "٠ 3",
        "² 3",
        "0x0 3",
        "1_0 3",
        "9" * 400 + " 3",
    ],
)
def test_a_move_begins_with_a_plain_number_and_one_space(move: str) -> None:
    said = record_refusal(text_of(moves=[move]))
    assert said.startswith("moves: move 1 «")
    assert "the seat's number, one space and the move" in said


@pytest.mark.parametrize("move", ["0  3", "0 3 ", "0 03", "0 3\n", "0 ", "0 7", "0 3:guard", "0 1"])
def test_an_illegal_move_is_named_with_its_number_and_its_rule(move: str) -> None:
    said = record_refusal(text_of(moves=[move]))
    assert said.startswith("moves: move 1 «")
    assert said.endswith(("(M8)", "(M10)"))


def test_move_numbers_count_from_one() -> None:
    assert record_refusal(text_of(moves=["0 3", "1 1:witch", "0 9"])).startswith(
        "moves: move 3 «0 9»: "
    )


def test_a_move_of_a_seat_that_owes_none_is_refused() -> None:
    assert record_refusal(text_of(moves=["1 3"])) == (
        "moves: move 1 «1 3»: it is not for seat 1 to move now, but for seat 0"
    )


@pytest.mark.parametrize("seat", ["2", "9", "123456789"])
def test_a_move_of_a_seat_that_is_not_there_is_refused(seat: str) -> None:
    assert record_refusal(text_of(moves=[f"{seat} 3"])) == (
        f"moves: move 1 «{seat} 3»: a seat of this table is a number below 2"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_move_after_the_end_is_refused(name: str) -> None:
    game = GAMES[name]
    record = random_record(game, game.read_options({"seats": game.seats[0]}), seed_of(3))
    record.moves.append(record.moves[0])
    said = record_refusal(record.to_json())
    assert said.startswith(f"moves: move {len(record.moves)} ")
    assert said.endswith("the game is over")


@pytest.mark.parametrize("name", GAMES)
def test_every_move_counts_not_only_the_first(name: str) -> None:
    game = GAMES[name]
    record = random_record(game, game.read_options({"seats": game.seats[0]}), seed_of(4))
    for number in range(0, len(record.moves), max(1, len(record.moves) // 10)):
        moves = list(record.moves)
        moves[number] = moves[number].partition(" ")[0] + " nonsense"
        wrong = Record(game, record.options, record.seed, None, None, moves)
        assert record_refusal(wrong.to_json()).startswith(f"moves: move {number + 1} ")


def test_nothing_of_a_bad_record_is_returned() -> None:
    with pytest.raises(BadRecord):
        table_from_text(text_of(moves=["0 3", "1 9"]))


def test_options_drawn_at_random_survive_a_record() -> None:
    rng = rng_from_number(1)
    for name, game in GAMES.items():
        for number in range(20):
            seats = game.seats[number % len(game.seats)]
            record = Record(game, drawn_options(game, seats, rng), seed_of(number))
            again = read_record(record.to_json().encode(), GAMES)
            assert again.options.to_dict() == record.options.to_dict(), name
