"""Names of people, heroes and parties."""

from __future__ import annotations

from typing import Final

from taverna.kernel import Fields

LONGEST_NAME: Final = 40


def is_name(name: str) -> bool:
    return bool(name.strip()) and len(name) <= LONGEST_NAME


def named(fields: Fields, field: str = "name") -> str:
    """The name in a field; a blank or a very long one is refused."""
    name = fields.text(field)
    if not is_name(name):
        raise fields.bad(field, f"must be a name of at most {LONGEST_NAME} letters")
    return name
