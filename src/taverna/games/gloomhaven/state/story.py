"""What a scenario has to say when something happens. The rules call it by moment; the room `scenario` tells it.

It has no state of its own: one object serves all tables of a rule set, and what it remembers stands in registers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taverna.games.gloomhaven.language.abilities import Gain
    from taverna.games.gloomhaven.state.figures import Figure
    from taverna.games.gloomhaven.state.plan import OwnFigure
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

    def more_move(self, table: Table, figure: Figure) -> int:
        """What characters and their summons have more for a move, or less."""
        return 0

    def gains_against(self, table: Table, actor: Figure, target: Figure) -> list[Gain]:
        """What it adds to an attack on just that target."""
        return []

    def shield_against(self, table: Table, target: Figure, actor: Figure) -> int:
        """The shield that it gives the target against just that attacker."""
        return 0

    def march(self, table: Table, figure: Figure) -> OwnFigure | None:
        """Where the scenario lets a monster go instead of the moves of its card."""
        return None

    def resume(self, table: Table) -> None:
        """A position has been loaded: what is worked out and not kept is worked out again."""

    def before_door(self, table: Table, door: int) -> None:
        """A door is about to be opened: there may be no room behind it yet."""

    def permanent(self, table: Table, figure: Figure) -> int:
        """Conditions of the figure that nothing takes away."""
        return 0

    def forbids_consuming(self, table: Table) -> bool:
        """Whether characters can't consume elements just now."""
        return False

    def check(self, table: Table) -> None:
        """Whether the scenario has just been won or lost (GH-S-END-02, 03)."""
