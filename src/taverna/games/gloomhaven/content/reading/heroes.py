"""Classes: hand size, hit points, perks, modifier cards, summons and ability cards."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.abilities import (
    to_abilities,
    to_drafts,
    to_half,
    to_modifier,
    to_standing,
)
from taverna.games.gloomhaven.content.reading.fields import mask, unknown, word
from taverna.games.gloomhaven.content.reading.values import amount_field
from taverna.games.gloomhaven.content.unhandled import Lack, of_half, of_summon
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.cards import SUPPLY_CARD, Card, Half, Modifier, SummonSheet
from taverna.games.gloomhaven.language.registry import (
    register,
    register_action,
    register_modifier,
)
from taverna.kernel.fields import Fields, bad

LEVELS: Final = 9
LEVEL_X: Final = 0
SUPPLY: Final = SUPPLY_CARD
NO_VALUE: Final = -1
BASIC: Final = ("-2", "-1", "+0", "+1", "+2")
SUMMON_DOTS: Final = ("hp", "move", "attack", "range")
IGNORES: Final = ("items", "scenario")


class Perk:
    """What one tick does to the class's modifier deck. `remove` and `add` are kinds of cards, each once for each card.

    A perk that ignores covers negative effects of items or of the scenario (GH-S-CMP-30, GH-S-ITM-09).
    """

    __slots__ = ("add", "boxes", "ignores_items", "ignores_scenario", "number", "remove")

    def __init__(self, data: object, path: str, number: int, known: dict[str, Modifier]) -> None:
        fields = Fields(data, path)
        self.number = number
        self.boxes = fields.integer("boxes", 1, 3)
        self.remove = _cards(fields, "remove", known)
        self.add = _cards(fields, "add", known)
        ignored = fields.texts("ignore", ())
        for name in ignored:
            if name not in IGNORES:
                raise unknown(f"{path}.ignore", "effect", name, IGNORES)
        self.ignores_items = "items" in ignored
        self.ignores_scenario = "scenario" in ignored
        fields.done()
        if not self.remove and not self.add and not ignored:
            raise bad(path, "does nothing")


class HeroClass:
    """One class. `hp` is by level (0 is not used); `cards` in the order of their numbers, `place` being the index."""

    __slots__ = (
        "cards", "copies", "doubts", "gives", "hand", "hp", "id", "is_locked", "modifiers", "path", "perks", "race",
        "summons", "supplies",
    )  # fmt: skip

    def __init__(self, data: object, path: str, tail: str = "") -> None:
        """`tail` tells the keys of a house's version from the printed ones."""
        fields = Fields(data, path)
        self.path = path
        self.id = fields.text("id")
        self.is_locked = fields.flag("locked", False)
        self.race = fields.text("race")
        self.hand = fields.integer("hand", 2, 14)
        self.hp = [0, *fields.integers("hp", 1, 40)]
        if len(self.hp) != LEVELS + 1:
            raise fields.bad("hp", f"must hold {LEVELS} levels, not {len(self.hp) - 1}")
        self.doubts: list[tuple[str, str]] = []
        """(card and half, what to check in the printed game)"""
        self.modifiers: dict[str, Modifier] = {}
        self.copies: dict[str, int] = {}
        self._read_modifiers(fields)
        self.perks = [
            Perk(row, f"{path}.perks[{number}]", number, self.modifiers)
            for number, row in enumerate(fields.items("perks"))
        ]
        self.summons: dict[str, SummonSheet] = {}
        for number, row in enumerate(fields.items("summons", ())):
            sheet = to_summon(row, f"{path}.summons[{number}]")
            self.summons[sheet.key] = sheet
        self.cards: list[Card] = []
        self.supplies: dict[int, int] = {}
        """Cards that are handed out: number of the card, copies."""
        self.gives: list[tuple[str, str]] = []
        self._read_cards(fields)
        for place, name in self.gives:
            if name not in [card.name for card in self.cards if card.level == SUPPLY]:
                raise bad(place, f"there is no card {name!r} in the supply of the class")
        fields.done()
        self._register(tail)

    def _register(self, tail: str) -> None:
        """Only what was read to its end has a number."""
        for sheet in self.summons.values():
            register_summon(sheet, self.id, tail)
        for card in self.cards:
            register_action(f"{self.id}/{card.no}/top{tail}", card.top)
            register_action(f"{self.id}/{card.no}/bottom{tail}", card.bottom)

    def _read_modifiers(self, fields: Fields) -> None:
        for number, row in enumerate(fields.items("modifiers")):
            path = f"{fields.path}.modifiers[{number}]"
            card = register_modifier(to_modifier(row, path))
            if card.key in self.modifiers:
                raise bad(f"{path}.id", f"{card.key!r} is there twice")
            self.modifiers[card.key] = card
            self.copies[card.key] = Fields(row, path).integer("copies", 1, 20)

    def _read_cards(self, fields: Fields) -> None:
        for number, row in enumerate(fields.items("cards")):
            path = f"{fields.path}.cards[{number}]"
            card = self._card(row, path)
            if any(known.no == card.no for known in self.cards):
                raise bad(f"{path}.no", f"two cards are numbered {card.no}")
            card.place = number
            self.cards.append(card)

    def _card(self, data: object, path: str) -> Card:
        fields = Fields(data, path)
        no = fields.integer("no", 1, 999)
        level = self._level(fields)
        initiative = fields.integer("initiative", 1, 99)
        name = fields.text("id")
        top = self._half(fields, "top", no)
        bottom = self._half(fields, "bottom", no)
        if level == SUPPLY:
            self.supplies[no] = fields.integer("supply", 1, 9)
            top.returns = bottom.returns = True
        fields.done()
        return Card(no, name, level, initiative, top, bottom)

    def _level(self, fields: Fields) -> int:
        value = fields.value("level")
        if value == "X":
            return LEVEL_X
        return SUPPLY if value == "M" else fields.integer("level", 1, LEVELS)

    def _half(self, fields: Fields, side: str, no: int) -> Half:
        path = f"{fields.path}.{side}"
        half = to_half(fields.value(side), path)
        for ability in half.abilities:
            if ability.summon and ability.summon not in self.summons:
                raise unknown(path, "summon", ability.summon, list(self.summons))
        for ability in half.abilities:
            if ability.gives:
                self.gives.append((path, ability.gives))
        if half.check:
            self.doubts.append((f"{self.id}/{no}/{side}", half.check))
        return half

    def lacks(self) -> list[Lack]:
        """What of its cards and summons nobody carries out; with any of it the class can't be played."""
        found: list[Lack] = []
        for number, card in enumerate(self.cards):
            found += of_half(card.top, f"{self.path}.cards[{number}].top")
            found += of_half(card.bottom, f"{self.path}.cards[{number}].bottom")
        for number, sheet in enumerate(self.summons.values()):
            found += of_summon(sheet, f"{self.path}.summons[{number}]")
        return found


def _cards(fields: Fields, name: str, known: dict[str, Modifier]) -> list[str]:
    """`{"-1": 2}`: two cards of that kind."""
    counts = Fields(fields.value(name, {}), f"{fields.path}.{name}")
    found: list[str] = []
    for key in counts.data:
        if key not in known and key not in BASIC:
            raise unknown(counts.path, "modifier card", str(key), [*known, *BASIC])
        found += [str(key)] * counts.integer(str(key), 1, 9)
    return found


def to_summon(data: object, path: str) -> SummonSheet:
    fields = Fields(data, path)
    key = fields.text("id")
    attack = amount_field(fields, "attack") if fields.has("attack") else None
    move = fields.integer("move", NO_VALUE, 9, NO_VALUE)
    sheet = SummonSheet(
        key,
        key,
        fields.integer("hp", 1, 40),
        move,
        attack,
        fields.integer("range", 0, 9, 0),
    )
    sheet.companion = fields.flag("companion", False)
    sheet.hp_per_level = fields.integer("hpPerLevel", 0, 9, 0)
    sheet.count = fields.integer("count", 1, 9, 1)
    _read_summon_traits(sheet, fields)
    sheet.on_death = to_abilities(fields, "onDeath")
    sheet.turn_end = to_abilities(fields, "turnEnd")
    sheet.aura = [
        to_standing(row, f"{path}.aura[{number}]") for number, row in enumerate(fields.items("aura", ()))
    ]
    fields.integer("card", 0, 999, 0)
    drafts, unread = to_drafts(fields)
    sheet.unread = unread + [(place, f"ability {v.OPS[ability.op]!r}") for place, ability in drafts]
    for dot in fields.texts("dots", ()):
        if dot not in SUMMON_DOTS:
            raise unknown(f"{path}.dots", "summon value", dot, SUMMON_DOTS)
    fields.done()
    return sheet


def _read_summon_traits(sheet: SummonSheet, fields: Fields) -> None:
    sheet.flying = fields.flag("flying", False)
    sheet.shield = fields.integer("shield", 0, 9, 0)
    sheet.retaliate = fields.integer("retaliate", 0, 9, 0)
    sheet.retaliate_range = fields.integer("retaliateRange", 1, 9, 1)
    sheet.attack_conditions = mask(fields, "conditions")
    sheet.attack_pierce = fields.integer("pierce", 0, 9, 0)
    sheet.attack_push = fields.integer("push", 0, 9, 0)
    sheet.attack_targets = fields.integer("targets", 1, 9, 1)
    sheet.special = fields.text("special", "")
    sheet.lends_place = fields.flag("lendsPlace", False)
    if fields.has("infuse"):
        sheet.infuse = v.ELEMENTS.index(word(fields, "infuse", "element", v.ELEMENTS))


def register_summon(sheet: SummonSheet, owner: str, tail: str = "") -> None:
    key = f"summon/{owner}/{sheet.key}{tail}"
    for number, ability in enumerate(sheet.on_death):
        register(f"{key}.death{number}", ability)
    for number, ability in enumerate(sheet.turn_end):
        register(f"{key}.end{number}", ability)
    for number, ability in enumerate(sheet.aura):
        register(f"{key}.aura{number}", ability)
