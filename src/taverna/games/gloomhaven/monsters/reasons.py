"""Why a monster does what it does: one reason for each rule that decided something, told only when asked for."""

from __future__ import annotations


class Reason:
    """The rule, a text key (`why-<key>`), and what the text speaks of: figures, cells and numbers."""

    __slots__ = ("cells", "figures", "key", "rule", "values")

    def __init__(
        self,
        rule: str,
        key: str,
        figures: list[int] | None = None,
        cells: list[int] | None = None,
        values: dict[str, int] | None = None,
    ) -> None:
        self.rule = rule
        self.key = key
        self.figures: list[int] = figures or []
        self.cells: list[int] = cells or []
        self.values: dict[str, int] = values or {}


Reasons = list[Reason] | None
"""None when nobody wants to know."""
