"""Items: where they are worn, what they cost, how they are used up, and what they do in which window.

An effect is a passive of `ability`; its event is the window (GH-S-ITM-07). `draft` keeps what no field can say
so far; such an item is in the box but not for sale.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.abilities import ITEM_SLOTS, to_passive
from taverna.games.gloomhaven.content.reading.fields import mask, number_of, unknown, word
from taverna.games.gloomhaven.content.reading.heroes import register_summon, to_summon
from taverna.games.gloomhaven.content.unhandled import Lack, of_item_passive, of_summon
from taverna.games.gloomhaven.language.abilities import Passive
from taverna.games.gloomhaven.language.cards import SummonSheet
from taverna.games.gloomhaven.language.registry import register_passive
from taverna.kernel.errors import BadData
from taverna.kernel.fields import Fields, bad

LAST_ITEM: Final = 151

# How an item is used up (GH-S-ITM-04, 05).
STANDING: Final = 0
SPENT: Final = 1
CONSUMED: Final = 2
USES: Final = ("passive", "spent", "consumed")
TERRAIN: Final = ("difficult", "hazard")


class Item:
    __slots__ = (
        "_is_playable", "copies", "cost", "default_attack", "default_move", "flying", "focus_initiative", "id",
        "ignores_difficult", "ignores_hazards", "immune", "into", "melee_reach", "minus_ones", "number", "passives",
        "path", "phases", "prosperity", "random_design", "remove_minus_ones", "shield_among", "slot", "slots",
        "small_slots", "solo", "summon", "turns", "unmovable", "unread", "unrecoverable", "use", "while_stunned",
    )  # fmt: skip

    def __init__(self, data: object, path: str, tail: str = "") -> None:
        fields = Fields(data, path)
        self.path = path
        self._is_playable: bool | None = None
        self.number = fields.integer("number", 1, LAST_ITEM)
        self.id = fields.text("id")
        self.slot = word(fields, "slot", "slot", ITEM_SLOTS)
        self.cost = fields.integer("cost", 0, 99)
        self.copies = fields.integer("copies", 1, 9)
        self.use = number_of(fields, "use", "kind of use", USES)
        self.slots = fields.integer("slots", 0, 9, 0)
        """Use slots; 0: none. With slots it must be used whenever it applies (GH-S-ITM-06)."""
        self.minus_ones = fields.integer("minus_ones", 0, 9, 0)
        self.unrecoverable = fields.flag("unrecoverable", False)
        self._read_source(fields)
        self._read_traits(fields)
        self.passives: list[Passive] = []
        for number, row in enumerate(fields.items("effects", ())):
            passive = to_passive(row, f"{path}.effects[{number}]")
            if any(known.on == passive.on for known in self.passives):
                raise bad(f"{path}.effects[{number}].on", "an item has one effect in a window")
            self.passives.append(passive)
        self.summon: SummonSheet | None = None
        if fields.has("summon"):
            self.summon = to_summon(fields.value("summon"), f"{path}.summon")
        self.unread = _unread(fields)
        """Drafts that the language can't say yet."""
        fields.done()
        for number, passive in enumerate(self.passives):
            register_passive(f"item/{self.number}/{number}{tail}", passive)
        if self.summon is not None:
            register_summon(self.summon, "item", tail)

    def _read_source(self, fields: Fields) -> None:
        self.prosperity = fields.integer("prosperity", 0, 9, 0)
        """The prosperity at which it comes into the city; 0: found, designed or won."""
        self.random_design = fields.flag("random_design", False)
        self.solo = fields.text("solo", "")
        fields.flag("envelope", False)

    def _read_traits(self, fields: Fields) -> None:
        """What an equipped item does all the time."""
        self.remove_minus_ones = fields.integer("remove_minus_ones", 0, 9, 0)
        self.small_slots = fields.integer("small_slots", 0, 9, 0)
        self.default_move = fields.integer("default_move", 0, 9, 0)
        self.default_attack = fields.integer("default_attack", 0, 9, 0)
        self.melee_reach = fields.integer("melee_reach", 0, 9, 0)
        self.shield_among = fields.integer("shield_among", 0, 9, 0)
        self.while_stunned = fields.flag("while_stunned", False)
        self.flying = fields.flag("flying", False)
        self.phases = fields.flag("phases", False)
        """Over an obstacle its wearer is invisible and can't attack."""
        self.unmovable = fields.flag("unmovable", False)
        self.immune = mask(fields, "immune")
        self.turns = mask(fields, "turns")
        """Conditions in whose place it puts those of `into`."""
        self.into = mask(fields, "into")
        self.focus_initiative = fields.integer("focus_initiative", 0, 99, 0)
        terrain = fields.texts("ignores", ())
        for name in terrain:
            if name not in TERRAIN:
                raise unknown(f"{fields.path}.ignores", "terrain", name, TERRAIN)
        self.ignores_difficult = "difficult" in terrain
        self.ignores_hazards = "hazard" in terrain

    def lacks(self) -> list[Lack]:
        """What nobody carries out, beside what can't be said."""
        found: list[Lack] = []
        for number, passive in enumerate(self.passives):
            found += of_item_passive(passive, f"{self.path}.effects[{number}]")
        if self.summon is not None:
            found += of_summon(self.summon, f"{self.path}.summon")
        return found

    @property
    def is_playable(self) -> bool:
        if self._is_playable is None:
            self._is_playable = not self.unread and not self.lacks()
        return self._is_playable


def _unread(fields: Fields) -> list[Lack]:
    found: list[Lack] = []
    for number, row in enumerate(fields.items("draft", ())):
        path = f"{fields.path}.draft[{number}]"
        try:
            to_passive(row, path)
        except BadData as problem:
            found.append((str(problem.values.get("path", path)), str(problem.values.get("problem", problem))))
        else:
            found.append((path, "an effect"))
    return found
