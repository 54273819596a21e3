"""How often each seat has taken a choice back. There is an end to it: every step is kept, also one taken back."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.server.common.problems import Refused
from taverna.server.store.rows import Step
from taverna.wire.codes import Code


class Undos:
    """Counted from the steps, so that a restart forgives nothing. `allowed`: whether this table wants any."""

    def __init__(self, limit: int, steps: Iterable[Step], allowed: bool = True) -> None:
        self._limit = limit if allowed else 0
        self._used: dict[int, int] = {}
        for step in steps:
            self.count(step.seat, step.code)

    def count(self, seat: int, code: int | None) -> None:
        if code is None:
            self._used[seat] = self._used.get(seat, 0) + 1

    def any_left(self, seat: int) -> bool:
        return self._used.get(seat, 0) < self._limit

    def check(self, seat: int) -> None:
        if not self.any_left(seat):
            raise Refused(
                Code.TOO_MANY_UNDOS, f"{self._limit} choices taken back already", {"limit": self._limit}
            )
