"""What a view's type says beyond Python's own: rows with a fixed order of parts, and words from a closed list.

Both stand in `Annotated`: to mypy a row is a list, a word a string; the checks and the browser's types read the rest.
"""

from __future__ import annotations


class Row:
    """A list in which every place has its meaning: `Annotated[list[int], Row(cell=int, damage=int)]`."""

    def __init__(self, **parts: object) -> None:
        self.parts = parts


class OneOf:
    """A word of a closed list: `Annotated[str, OneOf(*TROPHIES)]`."""

    def __init__(self, *words: str) -> None:
        self.words = words
