"""Options are read strictly and completed with their defaults."""

from collections.abc import Mapping

import pytest

from regalia.games import GAMES
from regalia.kernel.errors import BadRecord
from regalia.kernel.options import Option, Options, Value, read_options, value_as_json

DECLARED = (
    Option("colour", ("red", "blue")),
    Option("rounds", (3, 1, 5)),
    Option("quick", (False, True)),
    Option("note", ("loud",), may_be_absent=True),
    Option("shape", ("round", "square"), "a shape"),
)
SEATS = range(3, 6)


def read_made_up_options(**given: object) -> dict[str, Value]:
    """Options of a made-up game."""
    return read_options(DECLARED, SEATS, given)


def options_refusal(given: Mapping[str, object]) -> str:
    """Why options are refused."""
    with pytest.raises(BadRecord) as error:
        read_options(DECLARED, SEATS, given)
    return str(error.value)


def test_defaults_are_the_first_values_and_a_bare_option_has_none() -> None:
    assert read_made_up_options(seats=3) == {
        "seats": 3,
        "colour": "red",
        "rounds": 3,
        "quick": False,
        "shape": "round",
    }


def test_given_values_are_kept() -> None:
    given = {"seats": 5, "colour": "blue", "rounds": 5, "quick": True, "note": "loud"}
    assert read_made_up_options(**given) == {**given, "shape": "round"}


def test_seats_are_required() -> None:
    assert options_refusal({}) == "options: seats is missing"
    assert options_refusal({"colour": "red"}) == "options: seats is missing"


@pytest.mark.parametrize("seats", [2, 6, 0, -3, 3.0, "3", True, None, [3], 10**30])
def test_seats_are_a_whole_number_in_range(seats: object) -> None:
    assert options_refusal({"seats": seats}).startswith(
        "options: seats is a number from 3 to 5, not "
    )


def test_unknown_options_are_named() -> None:
    assert options_refusal({"seats": 3, "color": "red"}) == (
        "options: there is no option «color» in this game"
    )


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("colour", "green", 'colour is "red" or "blue", not «green»'),
        ("colour", None, 'colour is "red" or "blue", not «None»'),
        ("colour", "Red", 'colour is "red" or "blue", not «Red»'),
        ("rounds", 2, "rounds is 3 or 1 or 5, not «2»"),
        ("rounds", 3.0, "rounds is 3 or 1 or 5, not «3.0»"),
        ("rounds", True, "rounds is 3 or 1 or 5, not «True»"),
        ("rounds", "3", "rounds is 3 or 1 or 5, not «3»"),
        ("quick", 1, "quick is false or true, not «1»"),
        ("quick", 0, "quick is false or true, not «0»"),
        ("quick", "true", "quick is false or true, not «true»"),
        ("note", "quiet", 'note is "loud", not «quiet»'),
        ("shape", "flat", "shape is a shape, not «flat»"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(
    name: str, value: object, says: str
) -> None:
    assert options_refusal({"seats": 3, name: value}) == f"options: {says}"


def test_what_is_quoted_is_short_and_safe() -> None:
    said = options_refusal({"seats": 3, "colour": "\x1b[31m\n" + "x" * 1000})
    assert said.isprintable()
    assert len(said) < 120


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(0, "blue", "blue"), (1, "5", 5), (2, "true", True), (2, "false", False)],
)
def test_options_can_be_written_as_plain_text(option: int, text: str, value: Value) -> None:
    read = DECLARED[option].parse(text)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(("option", "text"), [(0, '"blue"'), (1, "05"), (1, "5.0"), (2, "True")])
def test_plain_text_is_read_strictly_too(option: int, text: str) -> None:
    with pytest.raises(BadRecord, match="options: "):
        DECLARED[option].parse(text)


def test_values_are_shown_as_in_json() -> None:
    assert [value_as_json(value) for value in (True, False, 3, "x")] == [
        "true",
        "false",
        "3",
        '"x"',
    ]


def test_options_are_written_with_seats_first() -> None:
    assert list(Options(4, {"colour": "red"}).to_dict().items()) == [
        ("seats", 4),
        ("colour", "red"),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_completes_its_options_and_reads_them_back(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        written = game.read_options({"seats": seats}).to_dict()
        assert written["seats"] == seats
        assert game.read_options(written).to_dict() == written
        for option in game.declared_options:
            assert option.may_be_absent == (option.name not in written)
