"""Records gone wrong: one small random change after another."""

import copy
import json
from random import Random
from typing import Any

# values that a careless reader takes for something else
ODD: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    3,
    3.0,
    1e300,
    10**40,
    "",
    "0",
    " ",
    "null",
    "0 1",
    "é\u0000\ud800",
    "x" * 300,
    [],
    {},
    [None],
    [[]],
    {"": {}},
)
ODD_NUMBERS: tuple[object, ...] = (-1, 7, 1.0, 2**31, 2**32, 2**62, 2**63, -(2**63) - 1, 10**40)
ODD_TEXT = (
    "0",
    "1",
    "9",
    " ",
    ":",
    "+",
    "$",
    "-",
    "/",
    ".",
    "@",
    "^",
    "a",
    "é",
    "\n",
    "\ud800",
    "٣",
)
ODD_BYTES = b'{}[]",:\\0123456789.-+eE nulltrefas \x00\xff\xc3\xef\xbb\xbf'

Spot = tuple[Any, int | str]  # a list or an object, and a place in it


def mutate_record(record: dict[str, object], rng: Random) -> bytes:
    """The text of a record after a few changes: of its fields, of its moves, of its bytes."""
    changed = copy.deepcopy(record)
    kind = rng.randrange(10)
    for _ in range(1 + int(rng.expovariate(1))):
        if kind < 4:
            change_a_field(changed, rng)
        elif kind < 8:
            change_the_moves(changed, rng)
    text = json.dumps(changed, ensure_ascii=rng.random() < 0.5)
    raw = bytearray(text.encode("utf-8", "surrogatepass"))
    if kind >= 8:
        for _ in range(1 + int(rng.expovariate(0.5))):
            change_a_byte(raw, rng)
    return bytes(raw)


def change_a_field(record: dict[str, object], rng: Random) -> None:
    """Replaces, removes, adds or swaps a value anywhere in a record."""
    holder, key = rng.choice(spots(record))
    act = rng.randrange(6)
    if act == 0 and isinstance(holder, dict):
        holder[rng.choice([*holder, "", "extra", "seats", "first"])] = copy.deepcopy(
            rng.choice(ODD)
        )
    elif act == 1:
        del holder[key]
    elif act == 2:
        other, its_key = rng.choice(spots(record))
        value = copy.deepcopy(other[its_key])
        holder[key] = value
    elif act == 3 and isinstance(holder[key], str):
        holder[key] = changed_text(str(holder[key]), rng)
    elif act == 4:
        numbers = [spot for spot in spots(record) if type(spot[0][spot[1]]) is int]
        holder, key = rng.choice(numbers or [(holder, key)])
        holder[key] = rng.choice(ODD_NUMBERS)
    else:
        holder[key] = copy.deepcopy(rng.choice(ODD))


def change_the_moves(record: dict[str, object], rng: Random) -> None:
    """Changes, drops, repeats or swaps moves."""
    moves = record["moves"]
    if not isinstance(moves, list) or not moves:
        return
    at, other = rng.randrange(len(moves)), rng.randrange(len(moves))
    act = rng.randrange(5)
    if act == 0:
        del moves[at]
    elif act == 1:
        moves.insert(at, moves[other])
    elif act == 2:
        moves[at], moves[other] = moves[other], moves[at]
    else:
        moves[at] = changed_text(str(moves[at]), rng)


def changed_text(text: str, rng: Random) -> str:
    """A text with a character or a word changed, dropped or doubled."""
    at = rng.randrange(len(text) + 1)
    act = rng.randrange(4)
    if act == 0:
        return text[:at] + text[at + 1 :]
    if act == 1:
        return text[:at] + rng.choice(ODD_TEXT) + text[at + 1 :]
    if act == 2:
        return text[:at] + rng.choice(ODD_TEXT) + text[at:]
    return text[:at] + text[rng.randrange(len(text) + 1) :]


def change_a_byte(raw: bytearray, rng: Random) -> None:
    """Changes, drops, doubles or inserts bytes anywhere in a text."""
    at = rng.randrange(len(raw) + 1)
    act = rng.randrange(4)
    if act == 0:
        del raw[at : at + 1 + rng.randrange(3)]
    elif act == 1:
        raw[at : at + 1] = bytes([rng.choice(ODD_BYTES)])
    elif act == 2:
        raw[at:at] = bytes([rng.choice(ODD_BYTES)])
    else:
        raw[at:at] = raw[at : at + rng.randrange(40)]


def spots(value: Any) -> list[Spot]:
    """Every place inside a value where something can be put."""
    found: list[Spot] = []
    if isinstance(value, list | dict):
        for key in range(len(value)) if isinstance(value, list) else value:
            found.append((value, key))
            found += spots(value[key])
    return found
