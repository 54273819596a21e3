"""Who looks at which campaign in this process, and at which of its places."""

from __future__ import annotations


class Presence:
    """A visitor is a list of two: person and place. The place changes while they walk about."""

    def __init__(self) -> None:
        self._visitors: dict[str, list[list[str]]] = {}

    def enter(self, campaign_id: str, person: str) -> list[str]:
        visitor = [person, ""]
        self._visitors.setdefault(campaign_id, []).append(visitor)
        return visitor

    def leave(self, campaign_id: str, visitor: list[str]) -> None:
        left = [other for other in self._visitors.get(campaign_id, []) if other is not visitor]
        if left:
            self._visitors[campaign_id] = left
        else:
            self._visitors.pop(campaign_id, None)

    def here(self, campaign_id: str) -> dict[str, str]:
        return {visitor[0]: visitor[1] for visitor in self._visitors.get(campaign_id, [])}
