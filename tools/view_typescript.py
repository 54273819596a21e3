"""The views of a game as TypeScript: from the TypedDicts of its `view_types`, in their order and with their comments.

Rows become tuples with named places, words of a closed list unions. Lists are read-only: a view is never changed.
"""

from __future__ import annotations

import ast
import inspect
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, is_typeddict

from taverna.kernel.shapes import OneOf, Row
from taverna.wire.views import fields, required

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", None: "null"}
EVENT_ARGS = "EventArgs"
"""What is read from an event is what its kind has: no field of this one counts as missing."""


def declarations(module: ModuleType) -> str:
    """All types of the module that are its own, those of rows and words too."""
    names = _names(module)
    body = ast.parse(inspect.getsource(module)).body
    parts: list[str] = []
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef):
            parts.append(_interface(module, node, names))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            comment = _text(body[place + 1]) if place + 1 < len(body) else ""
            parts.append(_assigned(module, node.targets[0].id, comment, names))
    return "\n".join(part for part in parts if part)


def _names(module: ModuleType) -> dict[int, str]:
    """How the aliases of the module are called, by the mark that makes each of them one of its own."""
    return {
        id(value.__metadata__[0]): name
        for name, value in vars(module).items()
        if get_origin(value) is Annotated
    }


def _assigned(module: ModuleType, name: str, comment: str, names: dict[int, str]) -> str:
    value = getattr(module, name)
    if get_origin(value) is Annotated:
        return f"export type {name} = {_marked(value.__metadata__[0], names)};\n"
    if is_typeddict(value):
        return _declared(name, "", comment, [(field, "") for field in fields(value)], value, names)
    return ""


def _interface(module: ModuleType, node: ast.ClassDef, names: dict[int, str]) -> str:
    value = getattr(module, node.name)
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    own = [
        (item.target.id, _text(node.body[place + 1]) if place + 1 < len(node.body) else "")
        for place, item in enumerate(node.body)
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    ]
    return _declared(node.name, extends, _text(node.body[0]), own, value, names)


def _declared(
    name: str, extends: str, text: str, own: list[tuple[str, str]], value: Any, names: dict[int, str]
) -> str:
    always = set(fields(value)) if name == EVENT_ARGS else required(value)
    lines: list[str] = []
    for field, comment in own:
        lines.append(_comment(comment, "  "))
        written = field if field.isidentifier() else f"'{field}'"
        lines.append(f"  {written}{'' if field in always else '?'}: {_type(fields(value)[field], names)};\n")
    return f"{_comment(text)}export interface {name}{extends} {{\n{''.join(lines)}}}\n"


def _text(node: ast.stmt) -> str:
    """What a string that stands by itself says."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return " ".join(node.value.value.split()).replace("None", "null")
    return ""


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""


def _type(hint: Any, names: dict[int, str]) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return names.get(id(hint.__metadata__[0])) or _marked(hint.__metadata__[0], names)
    if origin is NotRequired:
        return _type(parts[0], names)
    if origin in (Union, UnionType):
        return " | ".join(_type(part, names) for part in parts)
    if origin is list:
        inner = _type(parts[0], names)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is dict:
        return f"Record<{_type(parts[0], names)}, {_type(parts[1], names)}>"
    return hint.__name__ if is_typeddict(hint) else PLAIN[hint]


def _marked(mark: OneOf | Row, names: dict[int, str]) -> str:
    if isinstance(mark, OneOf):
        return " | ".join(f"'{word}'" for word in mark.words)
    return f"readonly [{', '.join(f'{name}: {_type(part, names)}' for name, part in mark.parts.items())}]"
