"""Which open options can't be taken back: each has to be tried, so it is worked out when somebody asks."""

from __future__ import annotations

from taverna.server.matches.match import TableMatch


class Finals:
    """Once for each step: several tabs may ask."""

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
