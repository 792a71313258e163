"""JSON Schema as TypeScript, for the web client and for those who write clients of their own."""

import json
from collections.abc import Mapping
from typing import Any

PRIMITIVE_TYPES = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]


def typescript_module(schema: Schema) -> str:
    """A module that exports the definitions and the properties of a schema as types."""
    properties = {name[0].upper() + name[1:]: one for name, one in schema["properties"].items()}
    types = {**properties, **schema["$defs"]}
    head = f"// Written by `make schema`: {schema['title']}.\n"
    return "\n".join([head, *(declaration(name, one) for name, one in types.items())])


def declaration(name: str, schema: Schema) -> str:
    """The declaration of a named type, with its description as a comment."""
    comment = description_comment(schema, "")
    return f"{comment}export type {name} = {type_expression(schema)};\n"


def description_comment(schema: Schema, indent: str) -> str:
    """The description of a schema as a comment line; empty if it has none."""
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def type_expression(schema: Schema, indent: str = "") -> str:
    """The TypeScript type of a schema; lines after the first are indented."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema or "enum" in schema:
        values = [schema["const"]] if "const" in schema else schema["enum"]
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in values) or "never"
    if "anyOf" in schema:
        choices = [type_expression(choice, indent) for choice in schema["anyOf"]]
        return " | ".join(dict.fromkeys(choices))
    if schema.get("type") == "array":
        return array_type(schema, indent)
    if schema.get("type") == "object":
        return object_type(schema, indent)
    return PRIMITIVE_TYPES.get(str(schema.get("type")), "unknown")


def array_type(schema: Schema, indent: str) -> str:
    """The type of a list, or of a tuple."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_expression(item, indent) for item in schema['prefixItems'])}]"
    item = type_expression(schema["items"], indent) if schema.get("items") else "unknown"
    return f"({item})[]" if " " in item else f"{item}[]"


def object_type(schema: Schema, indent: str) -> str:
    """The type of an object with fields, or with any keys."""
    values = schema.get("additionalProperties")
    if "properties" not in schema and values is not False:
        return f"Record<string, {type_expression(values or {}, indent)}>"
    required = schema.get("required", ())
    inner = indent + "  "
    fields = [
        f"{description_comment(field, inner)}"
        f"{inner}{name}{'' if name in required else '?'}: {type_expression(field, inner)};\n"
        for name, field in schema.get("properties", {}).items()
    ]
    return "{\n" + "".join(fields) + indent + "}" if fields else "Record<string, never>"
