"""What is different about types of monsters in one scenario, as its file has it."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.abilities import to_abilities
from taverna.games.gloomhaven.content.reading.fields import mask, number_of
from taverna.games.gloomhaven.content.scenarios.parts import DECKS, registered
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.kernel.fields import Fields

MOST_LEVEL: Final = 7


class Traits:
    """What is different about a type of monsters in this scenario: stat card, side, level, what it summons.

    `hurt` false: no damage does anything to it.
    """

    def __init__(self, value: object, path: str, key: str) -> None:
        """`key` names what it performs."""
        fields = Fields(value, path)
        self.path = path
        self.variant = fields.text("as", "")
        self.side = number_of(fields, "side", "side", c.SIDES[: c.NO_SIDE], "monsters")
        self.can_be_hurt = fields.flag("hurt", True)
        self.level = fields.integer("level", -MOST_LEVEL, MOST_LEVEL, 0)
        """So much is added to the monsters' level."""
        self.hp_times = fields.integer("hp_times", 1, 9, 1)
        """So many times the hit points of its stat card."""
        self.draws_for_character = number_of(fields, "modifiers", "deck of modifiers", DECKS, "monsters") == 1
        """It draws from the modifier deck of the character of a solo scenario."""
        self.initiative = fields.integer("initiative", 1, 99, 0) if fields.has("initiative") else 0
        """Always the same; its turn is then Move +0, Attack +0. 0: it acts by the cards of its type."""
        self.is_immovable = fields.flag("immovable", False)
        self.immune = mask(fields, "immune")
        """Conditions that it never has here."""
        self.perches = fields.texts("perches", ())
        """Markers: it covers all hexes of the one where it stands, and attacks and is attacked through any of them."""
        self.acts = fields.flag("acts", True)
        self.before = fields.text("before", "")
        """A type just before which it acts."""
        self.charges = fields.text("charges", "")
        """Only who has a goal treasure can hurt it; the damage is added to this register."""
        self.standees = fields.integer("standees", 0, 30, 0)
        """So many figures of it there are here; 0: as many as the box has."""
        self.leaves_money = fields.flag("money", True)
        self.is_asleep = fields.flag("asleep", False)
        """It does nothing until something wakes it."""
        self.focus = fields.text("focus", "")
        """A type or figure that it focuses whenever it can get at it in its turn."""
        self.summons = [
            Summons(one, f"{path}.summons[{number}]")
            for number, one in enumerate(fields.items("summons", ()))
        ]
        lines = to_abilities(fields, "instead_of_conditions")
        self.instead = [registered(f"{key}.{number}", line) for number, line in enumerate(lines)]
        """What it performs where an attack would give a character negative conditions."""
        fields.done()

    def level_from(self, level: int) -> int:
        """Within what a stat card has (GH-S-LVL-01)."""
        return max(0, min(MOST_LEVEL, level + self.level))


class Summons:
    """Whom a type summons here in the place of another."""

    def __init__(self, value: object, path: str) -> None:
        fields = Fields(value, path)
        self.path = path
        self.instead_of = fields.text("instead_of")
        self.monster = fields.text("monster")
        self.rank = number_of(fields, "rank", "rank", v.RANKS, "normal")
        fields.done()
