"""What happened: the log, the animations and the explanations are all made of these.

The argument names `seat`, `other` and `seats` always mean seats; every other text argument names a component.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.decision import Arg

EVERYONE: Final = -1
SPECTATOR_BIT: Final = 1 << 30


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience of everyone else, spectators included."""
    return ~(1 << seat)


class Event:
    """One thing that happened. `reveals` marks new information: no undo goes back past it."""

    __slots__ = ("args", "audience", "kind", "reveals", "rule")

    def __init__(
        self,
        kind: str,
        rule: str,
        args: dict[str, Arg],
        reveals: bool = False,
        audience: int = EVERYONE,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.reveals = reveals
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        bit = SPECTATOR_BIT if seat is None else 1 << seat
        return self.audience & bit != 0

    def to_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "rule": self.rule, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.args})"
