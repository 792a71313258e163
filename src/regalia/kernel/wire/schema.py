"""The wire form of a game as JSON Schema, and as tables for people."""

import functools
import operator
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, UnsetType

from regalia.kernel.event import SEAT, EventType, FactKind
from regalia.kernel.game import Game
from regalia.kernel.wire.shapes import Offer, Prompt

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


def game_schema(game: Game) -> dict[str, Any]:
    """All that a seat of this game is sent: the parts of a position, moves and events."""
    parts = {
        "table": game.shapes.table,
        "prompt": dict[str, Prompt],
        "memory": game.shapes.memory,
        "past": game.shapes.past,
        "move": Offer,
        "event": event_union(game),
    }
    found, components = msgspec.json.schema_components(parts.values(), ref_template=REF)
    return {
        "$schema": DIALECT,
        "title": f"Regalia on the wire: {game.name}, rules version {game.version}",
        "type": "object",
        "properties": dict(zip(parts, found, strict=True)),
        "$defs": components,
    }


def event_union(game: Game) -> Any:
    """The type of all events of a game, told apart by their names."""
    return functools.reduce(operator.or_, [event_struct(row) for row in game.events])


def event_struct(row: EventType) -> type[Struct]:
    """The type of one sort of event, as it is written."""
    name = "".join(word.capitalize() for word in row.name.split("-"))
    fields = [(fact, fact_type(kind, fact in row.secret_facts)) for fact, kind in row.facts.items()]
    facts = msgspec.defstruct(f"{name}Facts", fields, forbid_unknown_fields=True)
    return msgspec.defstruct(
        name, [("facts", facts)], tag_field="name", tag=row.name, forbid_unknown_fields=True
    )


def fact_type(kind: FactKind, secret: bool) -> Any:
    """The type of a fact, titled by its kind; what may be veiled may be null."""
    one: Any = Annotated[int, Meta(title=kind.name)]
    if kind.names:
        names = [name for name in kind.names if name]
        one = Annotated[str, Meta(title=kind.name, extra_json_schema={"enum": names})]
    elif kind.name == SEAT.name:
        one = Annotated[int, Meta(ge=0, title=kind.name)]
    found = list[one] if kind.is_list else one
    return found | None if secret else found


# for people


class Field(NamedTuple):
    """A field of a struct, told to a person."""

    path: str
    kind: str
    says: str


def schema_tables(game: Game) -> str:
    """The wire form as tables in Markdown: every field, and every event with its facts."""
    lines: list[str] = []
    for name in ("table", "memory", "past"):
        fields = list(walk_fields(getattr(game.shapes, name), ""))
        if fields:
            lines += ["", f"`{name}`:", "", "| field | is | |", "|---|---|---|"]
            lines += [f"| `{field.path}` | {field.kind} | {field.says} |" for field in fields]
    lines += ["", "Events:", "", "| event | facts |", "|---|---|"]
    lines += [f"| `{row.name}` | {facts_text(row)} |" for row in game.events]
    return "\n".join(lines).strip() + "\n"


def facts_text(row: EventType) -> str:
    """The facts of an event and their kinds; those in brackets are null for most eyes."""
    told = [f"`{fact}` {kind_text(kind)}" for fact, kind in row.facts.items()]
    return ", ".join(
        f"[{one}]" if fact in row.secret_facts else one
        for fact, one in zip(row.facts, told, strict=True)
    )


def kind_text(kind: FactKind) -> str:
    """A kind of fact in a word or two."""
    return f"list of {kind.name}s" if kind.is_list else kind.name


def walk_fields(struct: type[Struct], path: str) -> Iterator[Field]:
    """Every field of a struct, those of the structs in it after it."""
    for field in msgspec.structs.fields(struct):
        kind, says = unwrap_optional(field.type)
        yield Field(f"{path}{field.name}", type_text(kind), says)
        inner, step = element_struct(kind)
        if inner is not None:
            yield from walk_fields(inner, f"{path}{field.name}{step}")


def unwrap_optional(kind: Any) -> tuple[Any, str]:
    """A type without its annotations, and what they say of it."""
    says = ""
    while get_origin(kind) is Annotated:
        kind, *notes = get_args(kind)
        says = next((note.description for note in notes if note.description), says)
    return kind, says


def element_struct(kind: Any) -> tuple[type[Struct] | None, str]:
    """The struct that a type holds, directly or in a list or an object, and the way to it."""
    kind, _ = unwrap_optional(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind, "."
    for one in get_args(kind)[::-1]:
        found, step = element_struct(one)
        if found is not None:
            way = "[]." if get_origin(kind) is list else ".*." if get_origin(kind) is dict else step
            return found, way
    return None, ""


def type_text(kind: Any) -> str:
    """A type in a word or two."""
    kind, _ = unwrap_optional(kind)
    choices = [one for one in get_args(kind) if one is not UnsetType]
    if get_origin(kind) is list:
        return f"list of {type_text(choices[0])}"
    if get_origin(kind) is dict:
        return f"object of {type_text(choices[1])}"
    if choices:
        return " or ".join(type_text(one) for one in choices)
    if kind is type(None):
        return "null"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return "object"
    return {int: "number", str: "text", bool: "true or false"}.get(kind, str(kind))
