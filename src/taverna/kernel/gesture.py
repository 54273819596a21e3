"""Several choices of a seat in one go: a way over the map, the targets of an attack. Taken back as one.

They are made one after another until something happens that whoever planned them could not foresee; what "unforeseen"
means is the list below, and docs/bot-api.md says it to those who write clients.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.errors import BadCall
from taverna.kernel.event import Event

MOST_CODES: Final = 64
"""Of one gesture."""

OVER: Final = "over"  # the game has ended
CHANCE: Final = "chance"  # a result was drawn
REVEALED: Final = "revealed"  # somebody, not necessarily this seat, has learned something
SECRET: Final = "secret"  # an answer given in secret is a gesture of its own
OTHERS: Final = "others"  # this seat is asked no more, or another one is asked something new
DECISION: Final = "decision"  # this seat is asked for a decision of another kind
REFUSED: Final = "refused"  # the next code is not among the options

REASONS: Final = (OVER, CHANCE, REVEALED, SECRET, OTHERS, DECISION, REFUSED)
"""Looked for in this order; the first that holds is told, so that codes after a surprise are not even looked at."""


class Gesture:
    """What became of it: `applied` of its codes, from the first on; `stopped` says why not all, "" if all were."""

    __slots__ = ("applied", "events", "stopped")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.applied = 0
        self.stopped = ""


def check_codes(codes: list[int]) -> None:
    if not 1 <= len(codes) <= MOST_CODES:
        raise BadCall("bad-gesture", f"a gesture has 1 to {MOST_CODES} option codes, not {len(codes)}")
    for number, code in enumerate(codes):
        if type(code) is not int:
            raise BadCall("bad-code", f"codes[{number}]: an option code is a whole number, not {code!r}")
