"""A question put to a seat, what one of its options means, and why another is refused."""

from __future__ import annotations

from taverna.kernel.subclassing import mypyc_attr

Arg = int | str | list[int] | list[str]
"""What texts are filled with: numbers, seats (by name of the argument), component names, lists of these."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """`options` is never empty and has no duplicates. Shared between clones: never change one, make a new one."""

    __slots__ = ("kind", "options", "sealed", "seat")

    def __init__(self, seat: int, kind: str, options: list[int], sealed: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.sealed = sealed

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.options})"


class Option:
    """An option code explained: text key, values for the text, what to highlight on the table, the rule."""

    __slots__ = ("args", "key", "rule", "targets")

    def __init__(self, key: str, args: dict[str, Arg], targets: list[str], rule: str) -> None:
        self.key = key
        self.args = args
        self.targets = targets
        self.rule = rule

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.args})"


class Refusal:
    """Why a choice is not allowed: text key, values for the text, and the rule."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", args: dict[str, object] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, object] = args or {}
