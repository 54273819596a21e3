"""Which words of the language are carried out: each handler registers its word here when its module is imported.

Content that uses any other word is refused if it is somebody's own, and listed as not playable if it is printed.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import FLAGS as FLAG_NAMES


class Handled:
    """The words of one list that have a handler."""

    __slots__ = ("kind", "names", "numbers")

    def __init__(self, kind: str, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.names = names
        self.numbers: set[int] = set()

    def add(self, number: int) -> None:
        self.numbers.add(number)

    def add_all(self, numbers: list[int]) -> None:
        self.numbers.update(numbers)

    def lacks(self, number: int) -> str:
        """The word as content writes it, if nobody carries it out."""
        return "" if number in self.numbers else f"{self.kind} {self.names[number]!r}"


OPS: Final = Handled("ability", v.OPS)
EVENTS: Final = Handled("event", v.EVENTS)
"""Of lasting effects."""
WINDOWS: Final = Handled("window", v.EVENTS)
"""Of items."""
TESTS: Final = Handled("test", v.TESTS)
WHO: Final = Handled("figures", v.WHO)
CENTRES: Final = Handled("centre", v.CENTRES)
EXPRESSIONS: Final = Handled("value", v.EXPRESSIONS)
FLAGS: Final = Handled("flag", FLAG_NAMES)
"""By the place of their bit."""
DAMAGE: Final = 0
DAMAGE_UP_TO: Final = 1
DISCARD: Final = 2
DESTROY_OBSTACLE: Final = 3
CONDITIONS: Final = 4
FORGO: Final = 5
PRICE_NAMES: Final = ("damage", "damageUpTo", "discardCards", "destroyObstacle", "conditions", "forgo")
PRICES: Final = Handled("price", PRICE_NAMES)
"""Of lasting effects."""
ITEM_PRICES: Final = Handled("price", PRICE_NAMES)

OF_ABILITY: Final = 0
OF_BONUS: Final = 1
CHAIN: Final = 2
BY_BEAR: Final = 3
FIELDS: Final = Handled("field", ("pay of an ability", "pay of a bonus", "chain", "actor"))
"""Fields that would need a handler of their own."""
GRANTS: Final = Handled("grant", v.GRANTS)
"""By the place of their bit."""
ODD: Final[set[str]] = set()
"""Names of what no operation can say (effects/odd)."""
STORIES: Final[set[str]] = set()
"""Names of scenarios that clauses can't tell (scenario/own)."""

_done: Final[list[bool]] = []


def add_flag(bit: int) -> None:
    FLAGS.add(bit.bit_length() - 1)


def close() -> None:
    """Every room is open and has registered its handlers (agenda.py)."""
    if not _done:
        _done.append(True)


def is_complete() -> bool:
    return bool(_done)
