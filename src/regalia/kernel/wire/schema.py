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
    """The JSON Schema of all that a seat of this game is sent: positions, moves and events."""
    parts = {
        "table": game.shapes.table,
        "prompt": dict[str, Prompt],
        "memory": game.shapes.memory,
        "past": game.shapes.past,
        "derived": game.shapes.derived,
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
    """The union of a game's event types, discriminated by name."""
    return functools.reduce(operator.or_, [event_struct(event) for event in game.events])


def event_struct(event: EventType) -> type[Struct]:
    """The struct of one type of event."""
    name = "".join(word.capitalize() for word in event.name.split("-"))
    fields = [
        (fact, fact_type(kind, fact in event.secret_facts)) for fact, kind in event.facts.items()
    ]
    facts = msgspec.defstruct(f"{name}Facts", fields, forbid_unknown_fields=True)
    return msgspec.defstruct(
        name, [("facts", facts)], tag_field="name", tag=event.name, forbid_unknown_fields=True
    )


def fact_type(kind: FactKind, secret: bool) -> Any:
    """The type of a fact, titled by its kind; a secret one may be null."""
    one: Any = Annotated[int, Meta(title=kind.name)]
    if kind.names:
        names = [name for name in kind.names if name]
        one = Annotated[str, Meta(title=kind.name, extra_json_schema={"enum": names})]
    elif kind.name == SEAT.name:
        one = Annotated[int, Meta(ge=0, title=kind.name)]
    found = list[one] if kind.is_list else one
    return found | None if secret else found


# the same for people, as tables


class Field(NamedTuple):
    """A field of a struct: its path, its type in words, and its description."""

    path: str
    kind: str
    description: str


def schema_tables(game: Game) -> str:
    """The wire form as tables in Markdown: every field, and every event with its facts."""
    lines: list[str] = []
    for name in ("table", "memory", "past", "derived"):
        fields = list(walk_fields(getattr(game.shapes, name), ""))
        if fields:
            lines += ["", f"`{name}`:", "", "| field | is | |", "|---|---|---|"]
            lines += [
                f"| `{field.path}` | {field.kind} | {field.description} |" for field in fields
            ]
    lines += ["", "Events:", "", "| event | facts |", "|---|---|"]
    lines += [f"| `{event.name}` | {facts_as_markdown(event)} |" for event in game.events]
    return "\n".join(lines).strip() + "\n"


def facts_as_markdown(event: EventType) -> str:
    """The facts of an event and their kinds; secret ones are in brackets."""
    texts = {
        fact: f"`{fact}` " + (f"list of {kind.name}s" if kind.is_list else kind.name)
        for fact, kind in event.facts.items()
    }
    return ", ".join(
        f"[{text}]" if fact in event.secret_facts else text for fact, text in texts.items()
    )


def walk_fields(struct: type[Struct], path: str) -> Iterator[Field]:
    """Every field of a struct, each followed by those of the struct it holds."""
    for field in msgspec.structs.fields(struct):
        kind, description = strip_annotations(field.type)
        yield Field(f"{path}{field.name}", type_as_markdown(kind), description)
        inner, step = find_struct_in_type(kind)
        if inner is not None:
            yield from walk_fields(inner, f"{path}{field.name}{step}")


def strip_annotations(kind: Any) -> tuple[Any, str]:
    """A type without its annotations, and the description they give."""
    description = ""
    while get_origin(kind) is Annotated:
        kind, *notes = get_args(kind)
        description = next((note.description for note in notes if note.description), description)
    return kind, description


def find_struct_in_type(kind: Any) -> tuple[type[Struct] | None, str]:
    """The struct that a type holds, directly or in a list or an object, and the path to it."""
    kind, _ = strip_annotations(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind, "."
    for one in get_args(kind)[::-1]:
        found, step = find_struct_in_type(one)
        if found is not None:
            way = "[]." if get_origin(kind) is list else ".*." if get_origin(kind) is dict else step
            return found, way
    return None, ""


def type_as_markdown(kind: Any) -> str:
    """A type in a word or two."""
    kind, _ = strip_annotations(kind)
    choices = [one for one in get_args(kind) if one is not UnsetType]
    if get_origin(kind) is list:
        return f"list of {type_as_markdown(choices[0])}"
    if get_origin(kind) is dict:
        return f"object of {type_as_markdown(choices[1])}"
    if choices:
        return " or ".join(type_as_markdown(one) for one in choices)
    if kind is type(None):
        return "null"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return "object"
    return {int: "number", str: "text", bool: "true or false"}.get(kind, str(kind))
