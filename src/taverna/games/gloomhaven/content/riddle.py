"""The riddle of envelope X, of our own: six bowls in a row, one for each element, and clues to their order.

Exactly one order fits all clues, and none of them can be spared.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.kernel.fields import Fields

BEFORE: Final = "before"
BESIDE: Final = "beside"
APART: Final = "apart"
NOT_AT: Final = "not-at"
KINDS: Final[tuple[str, ...]] = (BEFORE, BESIDE, APART, NOT_AT)
BOWLS: Final[tuple[str, ...]] = ("fire", "ice", "air", "earth", "light", "dark")


class Clue:
    """What it says, and where it is found: with a part of the town records, in the envelope, or in a treasure."""

    __slots__ = ("element", "in_envelope", "kind", "other", "place", "records", "treasure")

    def __init__(self, data: object, path: str) -> None:
        fields = Fields(data, path)
        self.kind = fields.text("clue")
        if self.kind not in KINDS:
            raise unknown(f"{path}.clue", "clue", self.kind, KINDS)
        self.element = fields.text("element")
        self.other = "" if self.kind == NOT_AT else fields.text("other")
        self.place = fields.integer("place", 1, len(BOWLS)) if self.kind == NOT_AT else 0
        self.records = fields.integer("records", 0, 99, 0)
        self.in_envelope = fields.flag("envelope", False)
        self.treasure = fields.integer("treasure", 0, 99, 0)
        fields.done()
        for element in (self.element, self.other or self.element):
            if element not in BOWLS:
                raise unknown(path, "element", element, BOWLS)

    def fits(self, order: list[str]) -> bool:
        at = order.index(self.element) + 1
        if self.kind == NOT_AT:
            return at != self.place
        other = order.index(self.other) + 1
        if self.kind == BEFORE:
            return at < other
        return (abs(at - other) == 1) == (self.kind == BESIDE)


_clues: Final[list[Clue]] = []


def clues() -> list[Clue]:
    if not _clues:
        rows = Fields(content.campaign_file("riddle"), "riddle.json").items("clues")
        _clues.extend([Clue(row, f"riddle.json.clues[{at}]") for at, row in enumerate(rows)])
    return _clues
