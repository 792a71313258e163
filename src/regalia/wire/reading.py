"""Strict decoding of messages, with errors in plain sentences."""

import re
from typing import TypeVar

import msgspec

T = TypeVar("T")

TYPE_WORDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
PATH_PATTERN = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
WRONG_TYPE_PATTERN = re.compile(r"Expected `([\w| ]+)`, got `(\w+)`")
WRONG_LENGTH_PATTERN = re.compile(r"Expected `(str|array)` of length (<=|>=|==) (\d+)")
OUT_OF_RANGE_PATTERN = re.compile(r"Expected `(?:int|float)` (<=|>=) (-?\d+)")
MISSING_FIELD_PATTERN = re.compile(r"Object missing required field `(\w+)`")
UNKNOWN_FIELD_PATTERN = re.compile(r"Object contains unknown field `(.*)`")
INVALID_VALUE_PATTERN = re.compile(r"Invalid (?:enum )?value (.*)")
MAX_SENTENCE_CHARS = 200


class BadMessage(Exception):
    """A message that cannot be read; the sentence says why."""


def decode_message(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decodes a message; raises BadMessage with a sentence if it is malformed."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise BadMessage(explain_msgspec_error(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadMessage("that is no JSON") from None
    except RecursionError:
        raise BadMessage("that is nested too deeply") from None


def explain_msgspec_error(error: str) -> str:
    """Turns an error of msgspec into a sentence for a person: the place, and what is wrong."""
    at = PATH_PATTERN.search(error)
    what = error[: at.start()] if at else error
    where = f"{at[1]}: " if at and at[1] else ""
    return (where + reword_msgspec_error(what))[:MAX_SENTENCE_CHARS]


def reword_msgspec_error(message: str) -> str:
    """Rewords an error of msgspec in plain words, without names of types."""
    if match := WRONG_TYPE_PATTERN.fullmatch(message):
        wanted = " or ".join(TYPE_WORDS.get(kind, kind) for kind in match[1].split(" | "))
        return f"{wanted} is needed, not {TYPE_WORDS.get(match[2], match[2])}"
    if match := WRONG_LENGTH_PATTERN.fullmatch(message):
        most = {"<=": "at most", ">=": "at least", "==": "exactly"}[match[2]]
        things = "characters" if match[1] == "str" else "things in it"
        return f"{TYPE_WORDS[match[1]]} with {most} {match[3]} {things} is needed"
    if match := OUT_OF_RANGE_PATTERN.fullmatch(message):
        return f"a number of {'at most' if match[1] == '<=' else 'at least'} {match[2]} is needed"
    if "matching regex" in message:
        return "a text has a character that it may not have"
    if match := MISSING_FIELD_PATTERN.fullmatch(message):
        return f"the field {match[1]} is missing"
    if match := UNKNOWN_FIELD_PATTERN.fullmatch(message):
        return f"there is no field «{match[1]}»"
    if match := INVALID_VALUE_PATTERN.fullmatch(message):
        return f"{match[1]} is none of the values allowed"
    return message
