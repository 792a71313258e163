"""The wire form of a game as JSON Schema, and as tables for people."""

import functools
import operator
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, UnsetType

from regalia.kernel.event import SEAT, Kind, Row
from regalia.kernel.game import Game
from regalia.kernel.wire.shapes import Offer, Prompt

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


def schema(game: Game) -> dict[str, Any]:
    """All that a seat of this game is sent: the parts of a position, moves and events."""
    parts = {
        "table": game.shapes.table,
        "prompt": dict[str, Prompt],
        "memory": game.shapes.memory,
        "past": game.shapes.past,
        "move": Offer,
        "event": event_type(game),
    }
    found, components = msgspec.json.schema_components(parts.values(), ref_template=REF)
    return {
        "$schema": DIALECT,
        "title": f"Regalia on the wire: {game.name}, rules version {game.version}",
        "type": "object",
        "properties": dict(zip(parts, found, strict=True)),
        "$defs": components,
    }


def event_type(game: Game) -> Any:
    """The type of all events of a game, told apart by their names."""
    return functools.reduce(operator.or_, [struct_of(row) for row in game.events])


def struct_of(row: Row) -> type[Struct]:
    """The type of one sort of event, as it is written."""
    name = "".join(word.capitalize() for word in row.name.split("-"))
    fields = [(fact, type_of(kind, fact in row.secret)) for fact, kind in row.facts.items()]
    facts = msgspec.defstruct(f"{name}Facts", fields, forbid_unknown_fields=True)
    return msgspec.defstruct(
        name, [("facts", facts)], tag_field="name", tag=row.name, forbid_unknown_fields=True
    )


def type_of(kind: Kind, secret: bool) -> Any:
    """The type of a fact, titled by its kind; what may be veiled may be null."""
    one: Any = Annotated[int, Meta(title=kind.name)]
    if kind.names:
        names = [name for name in kind.names if name]
        one = Annotated[str, Meta(title=kind.name, extra_json_schema={"enum": names})]
    elif kind.name == SEAT.name:
        one = Annotated[int, Meta(ge=0, title=kind.name)]
    found = list[one] if kind.many else one
    return found | None if secret else found


# for people


class Field(NamedTuple):
    """A field of a struct, told to a person."""

    path: str
    kind: str
    says: str


def tables(game: Game) -> str:
    """The wire form as tables in Markdown: every field, and every event with its facts."""
    lines: list[str] = []
    for name in ("table", "memory", "past"):
        fields = list(fields_of(getattr(game.shapes, name), ""))
        if fields:
            lines += ["", f"`{name}`:", "", "| field | is | |", "|---|---|---|"]
            lines += [f"| `{field.path}` | {field.kind} | {field.says} |" for field in fields]
    lines += ["", "Events:", "", "| event | facts |", "|---|---|"]
    lines += [f"| `{row.name}` | {facts_of(row)} |" for row in game.events]
    return "\n".join(lines).strip() + "\n"


def facts_of(row: Row) -> str:
    """The facts of an event and their kinds; those in brackets are null for most eyes."""
    told = [f"`{fact}` {kind_said(kind)}" for fact, kind in row.facts.items()]
    return ", ".join(
        f"[{one}]" if fact in row.secret else one for fact, one in zip(row.facts, told, strict=True)
    )


def kind_said(kind: Kind) -> str:
    """A kind of fact in a word or two."""
    return f"list of {kind.name}s" if kind.many else kind.name


def fields_of(struct: type[Struct], path: str) -> Iterator[Field]:
    """Every field of a struct, those of the structs in it after it."""
    for field in msgspec.structs.fields(struct):
        kind, says = bare(field.type)
        yield Field(f"{path}{field.name}", said(kind), says)
        inner, step = within(kind)
        if inner is not None:
            yield from fields_of(inner, f"{path}{field.name}{step}")


def bare(kind: Any) -> tuple[Any, str]:
    """A type without its annotations, and what they say of it."""
    says = ""
    while get_origin(kind) is Annotated:
        kind, *notes = get_args(kind)
        says = next((note.description for note in notes if note.description), says)
    return kind, says


def within(kind: Any) -> tuple[type[Struct] | None, str]:
    """The struct that a type holds, directly or in a list or an object, and the way to it."""
    kind, _ = bare(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind, "."
    for one in get_args(kind)[::-1]:
        found, step = within(one)
        if found is not None:
            way = "[]." if get_origin(kind) is list else ".*." if get_origin(kind) is dict else step
            return found, way
    return None, ""


def said(kind: Any) -> str:
    """A type in a word or two."""
    kind, _ = bare(kind)
    choices = [one for one in get_args(kind) if one is not UnsetType]
    if get_origin(kind) is list:
        return f"list of {said(choices[0])}"
    if get_origin(kind) is dict:
        return f"object of {said(choices[1])}"
    if choices:
        return " or ".join(said(one) for one in choices)
    if kind is type(None):
        return "null"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return "object"
    return {int: "number", str: "text", bool: "true or false"}.get(kind, str(kind))
