"""What comes over the wire is read strictly, and what is wrong with it is a sentence."""

import msgspec
import pytest

from regalia.wire.messages import decoder
from regalia.wire.reading import BadMessage, decode_message
from regalia.wire.requests import NewTable, Sitting

TABLE = msgspec.json.Decoder(NewTable)
SITTING = msgspec.json.Decoder(Sitting)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "that is no JSON"),
        ("{", "that is no JSON"),
        ('{"name": "\\ud800"}', "that is no JSON"),
        (b'{"name": "\xff"}', "that is no JSON"),
        ("[" * 100_000, "an object is needed, not a list"),
        ("[]", "an object is needed, not a list"),
        ("{}", "the field name is missing"),
        ('{"name": 5}', "name: a text is needed, not a whole number"),
        ('{"name": true}', "name: a text is needed, not true or false"),
        ('{"name": ""}', "name: a text with at least 1 characters is needed"),
        (
            '{"name": "' + "x" * 41 + '"}',
            "name: a text with at most 40 characters is needed",
        ),
        ('{"name": "A", "seat": 1.0}', "seat: a whole number or null is needed, not a number"),
        ('{"name": "A", "seat": -1}', "seat: a number of at least 0 is needed"),
        ('{"name": "A", "colour": "red"}', "there is no field «colour»"),
    ],
)
def test_a_bad_body_is_told_in_a_sentence(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadMessage) as bad:
        decode_message(text, SITTING)
    assert str(bad.value) == sentence


def test_a_deep_nest_is_refused() -> None:
    with pytest.raises(BadMessage, match=r"nested too deeply|no JSON|is needed"):
        decode_message('{"game": "majesty", "seats": [], "options": ' + '{"a":' * 50_000, TABLE)


def test_where_it_is_wrong_is_told() -> None:
    with pytest.raises(BadMessage) as bad:
        decode_message('{"game": "majesty", "seats": [{"person": "A"}, {"bot": 3}]}', TABLE)
    assert str(bad.value) == "seats[1].bot: a text is needed, not a whole number"


def test_no_sentence_is_long() -> None:
    with pytest.raises(BadMessage) as bad:
        decode_message('{"name": "A", "' + "x" * 5000 + '": 1}', SITTING)
    assert len(str(bad.value)) <= 200


def test_an_unknown_type_of_message_is_told() -> None:
    with pytest.raises(BadMessage) as bad:
        decode_message('{"type": "shout"}', decoder)
    assert str(bad.value) == "type: 'shout' is none of the values allowed"
