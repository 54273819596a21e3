"""Writes web/src/lib/net/wire.ts: the structs of `taverna.wire` as TypeScript. --check fails when the file is stale.

A struct that refuses unknown fields is one that clients send: what has a default may be left out there. All other
structs come from the server, which always writes every field.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

import taverna.wire

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "net" / "wire.ts"
HEAD = (
    "// Made from src/taverna/wire by tools/generate_wire_types.py: change it there, then run that again.\n"
)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}

Schema = dict[str, Any]


def generate() -> str:
    structs, unions = _collect()
    _, components = msgspec.json.schema_components(structs)
    parts = [HEAD]
    parts += [_declaration(name, components[name]) for name in sorted(components)]
    parts += [f"export type {name} = {' | '.join(unions[name])};\n" for name in sorted(unions)]
    return "\n".join(parts)


def _collect() -> tuple[list[type], dict[str, list[str]]]:
    """Every struct and enumeration of the wire modules, and the named unions of structs."""
    structs: list[type] = []
    unions: dict[str, list[str]] = {}
    for info in pkgutil.iter_modules(taverna.wire.__path__):
        module = importlib.import_module(f"taverna.wire.{info.name}")
        for name, value in vars(module).items():
            if isinstance(value, UnionType) and all(_is_struct(part) for part in get_args(value)):
                unions[name] = [part.__name__ for part in get_args(value)]
            elif _is_struct(value) and value.__module__ == module.__name__:
                structs.append(value)
    return structs, unions


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct | Enum)


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare; exit 1 when the file is stale")
    wanted = generate()
    there = TARGET.read_text("utf-8") if TARGET.exists() else ""
    if parser.parse_args().check:
        if there != wanted:
            print(f"{TARGET.name} is stale: run tools/generate_wire_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
