"""The structs of `taverna.wire` as TypeScript, a file for each of its modules.

A struct that refuses unknown fields is one that clients send: what has a default may be left out there. All other
structs come from the server, which always writes every field.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from enum import Enum
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec

import taverna.wire

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}

Schema = dict[str, Any]


def modules() -> dict[str, str]:
    """By the name of the module: its declarations, with what they need of the others."""
    found = {info.name: _module(info.name) for info in pkgutil.iter_modules(taverna.wire.__path__)}
    structs = {name: _structs(module) for name, module in found.items()}
    homes = {struct.__name__: name for name, group in structs.items() for struct in group}
    _, components = msgspec.json.schema_components([one for group in structs.values() for one in group])
    written: dict[str, str] = {}
    for name, group in structs.items():
        own = sorted(struct.__name__ for struct in group)
        parts = [_declaration(struct, components[struct]) for struct in own]
        parts += [
            f"export type {alias} = {' | '.join(members)};\n"
            for alias, members in sorted(_unions(found[name]).items())
        ]
        text = "\n".join(part for part in parts if part)
        if text:
            written[name] = _imports(text, name, homes) + text
    return written


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"taverna.wire.{name}")


def _structs(module: ModuleType) -> list[type]:
    """Its own structs and enumerations."""
    return [
        value for value in vars(module).values() if _is_struct(value) and value.__module__ == module.__name__
    ]


def _unions(module: ModuleType) -> dict[str, list[str]]:
    """Its named unions of structs."""
    return {
        name: [part.__name__ for part in get_args(value)]
        for name, value in vars(module).items()
        if isinstance(value, UnionType) and all(_is_struct(part) for part in get_args(value))
    }


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct | Enum)


def _imports(text: str, module: str, homes: dict[str, str]) -> str:
    code = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", text)
    used = {word for word in re.findall(r"\b[A-Z]\w*", code) if homes.get(word, module) != module}
    lines = [
        f"import type {{ {', '.join(sorted(word for word in used if homes[word] == home))} }} from './{home}';\n"
        for home in sorted({homes[word] for word in used})
    ]
    return "".join(lines) + ("\n" if lines else "")


def _declaration(name: str, schema: Schema) -> str:
    comment = _comment(schema.get("description", ""))
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n" if "enum" in schema else ""
    sent = schema.get("additionalProperties") is False
    required = schema.get("required", [])
    lines = [
        f"  {field}{'?' if sent and field not in required else ''}: {_type(inner)};\n"
        for field, inner in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    return f"/** {' '.join(lines)} */\n" if lines else ""


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return PLAIN[kind] if kind else "unknown"


def _array(schema: Schema) -> str:
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
