"""What is to be known about open options before one is chosen. They have to be tried, so only when somebody asks."""

from __future__ import annotations

from typing import Any

from taverna.server.matches.match import TableMatch


class Finals:
    """Which can't be taken back. Once for each step: several tabs may ask."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, list[int]]] = {}
        """By seat: after which step, and the codes."""

    def of(self, match: TableMatch, step: int, seat: int, may_undo: bool) -> list[int]:
        """`may_undo`: whether that seat may still take back what the rules let it take back."""
        if not may_undo:
            asked = match.decision_info(seat, False) or match.offers(seat, False)
            return [option.code for option in asked.options] if asked else []
        known, codes = self._known.get(seat, (-1, []))
        if known != step:
            codes = match.finals(seat)
            self._known[seat] = (step, codes)
        return codes


class Foresight:
    """What is easily overlooked about options, and what would follow each: once, until the table has gone on."""

    def __init__(self) -> None:
        self._step = -1
        self._signs: dict[int, dict[str, list[int]]] = {}
        self._forecasts: dict[tuple[int, int], dict[str, Any]] = {}
        """By seat and code."""

    def signs(self, match: TableMatch, step: int, seat: int) -> dict[str, list[int]]:
        self._go_on(step)
        if seat not in self._signs:
            self._signs[seat] = match.signs(seat)
        return self._signs[seat]

    def forecast(self, match: TableMatch, step: int, seat: int, code: int) -> dict[str, Any]:
        self._go_on(step)
        key = (seat, code)
        if key not in self._forecasts:
            self._forecasts[key] = match.forecast(seat, code)
        return self._forecasts[key]

    def _go_on(self, step: int) -> None:
        if step != self._step:
            self._step, self._signs, self._forecasts = step, {}, {}
