"""What a scenario has to say when something happens. The rules call it by moment; the room `scenario` tells it.

It has no state of its own: one object serves all tables of a rule set, and what it remembers stands in registers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taverna.games.gloomhaven.language.abilities import Gain
    from taverna.games.gloomhaven.state.figures import Figure
    from taverna.games.gloomhaven.state.table import Table


class Story:
    """The one of a table without a scenario: nothing happens, and nobody ever wins."""

    def at(self, table: Table, moment: int, subject: int = -1, where: int = -1) -> None:
        """A moment has come. What `subject` (a figure) and `where` mean is told beside the moments."""

    def offers(self, table: Table, seat: int) -> list[int]:
        """Codes of what the scenario offers to this character in its turn."""
        return []

    def interact(self, table: Table, seat: int, code: int) -> None:
        """The character takes an offer."""

    def gains(self, table: Table, event: int, actor: Figure) -> list[Gain]:
        """What the scenario adds to an event of the figure while something holds."""
        return []

    def resume(self, table: Table) -> None:
        """A position has been loaded: what is worked out and not kept is worked out again."""

    def check(self, table: Table) -> None:
        """Whether the scenario has just been won or lost (GH-S-END-02, 03)."""
