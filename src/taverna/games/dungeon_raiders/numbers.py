"""The numbers of the rulebook, and the files of `content/` that hold what stands on the cards."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from taverna.kernel.fields import Fields


def read_content(name: str) -> dict[str, object]:
    return tomllib.loads(files(__package__).joinpath("content", name).read_text("utf-8"))


def _number(name: str) -> int:
    fields = Fields(Fields(read_content("numbers.toml"), "numbers.toml").value(name), f"numbers.toml.{name}")
    return fields.integer("value", 1, 99)


COIN_CAP: Final = _number("coin_cap")
ITEM_VALUE: Final = _number("item_value")
"""What a key or a sword counts."""
