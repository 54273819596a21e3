"""Enhancements: where stickers may go on the cards of a class, which ones, and the cards with them (GH-C-ENH).

The places are the `dots` and `plus` hexes of the class's file. A card with stickers is the printed one with its data
changed and read again, so that it plays by the same words as any other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.abilities import to_half
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.reading.heroes import HeroClass, register_summon, to_summon
from taverna.games.gloomhaven.language.cards import Card, Half, SummonSheet
from taverna.games.gloomhaven.language.registry import register_action
from taverna.kernel.fields import Fields

PLUS_ONE: Final = "+1"
JUMP: Final = "jump"
HEX: Final = "hex"
ANY_ELEMENT: Final = "any-element"
ELEMENTS: Final = ("fire", "ice", "air", "earth", "light", "dark")
HARMFUL: Final = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")
HELPFUL: Final = ("strengthen", "bless")
STICKERS: Final = (PLUS_ONE, JUMP, HEX, *HARMFUL, *HELPFUL, *ELEMENTS, ANY_ELEMENT)
"""All that have a price: no stun, no invisibility (GH-C-ENH-19)."""

MAIN: Final = "main"
LINES: Final = ("range", "targets", "push", "pull", "pierce")
ATTACKING: Final = ("attack", "push", "pull")
HELPING: Final = ("heal", "shield", "retaliate")
SIDES: Final = ("top", "bottom")

Row = dict[str, object]


class Slot:
    """A place for one sticker (GH-C-ENH-20): `3/top.1.main.2` is the second dot on the main line of the second ability.

    `way` leads to the ability inside the half, or is empty for a summon's value. `accepts` are the legal stickers.
    """

    __slots__ = ("accepts", "card", "id", "index", "line", "side", "summon", "way")

    def __init__(self, card: int, side: str, way: list[int], line: str, index: int, summon: str = "") -> None:
        self.card = card
        self.side = side
        self.way = way
        self.line = line
        self.index = index
        self.summon = summon
        place = summon or ".".join([str(step) for step in way])
        self.id = f"{card}/{side}.{place}.{line}.{index + 1}"
        self.accepts: list[str] = []


_slots: Final[dict[str, dict[str, Slot]]] = {}
_halves: Final[dict[str, Half]] = {}
_summons: Final[dict[str, SummonSheet]] = {}


def slots(class_id: str) -> dict[str, Slot]:
    """All places on the cards of a class, by their ids, in the order of the cards."""
    if class_id not in _slots:
        data = content.printed("classes", class_id)
        found = [slot for row in _rows(data, "cards") for slot in _slots_of_card(row)]
        for row in _rows(data, "summons"):
            found += _slots_of_summon(row, _rows(data, "cards"))
        _slots[class_id] = {slot.id: slot for slot in found}
    return _slots[class_id]


def check_stickers(class_id: str, stickers: Mapping[str, object], path: str) -> dict[str, str]:
    """Every place is there and takes its sticker."""
    known = slots(class_id)
    found: dict[str, str] = {}
    for place, sticker in stickers.items():
        if place not in known:
            raise unknown(path, "place for an enhancement", str(place), list(known))
        if not isinstance(sticker, str) or sticker not in known[place].accepts:
            raise unknown(f"{path}.{place}", "enhancement that fits here", str(sticker), known[place].accepts)
        found[place] = sticker
    return found


def enhanced_cards(hero: HeroClass, stickers: Mapping[str, str]) -> list[Card]:
    """The cards of a class, those with stickers in place of the printed ones."""
    data = content.printed("classes", hero.id)
    found: list[Card] = []
    for card, row in zip(hero.cards, _rows(data, "cards"), strict=True):
        top = _half(hero.id, card.top, row, card.no, "top", stickers)
        bottom = _half(hero.id, card.bottom, row, card.no, "bottom", stickers)
        if top is not card.top or bottom is not card.bottom:
            place = card.place
            card = Card(card.no, card.name, card.level, card.initiative, top, bottom)
            card.place = place
        found.append(card)
    return found


def enhanced_summons(hero: HeroClass, stickers: Mapping[str, str]) -> dict[str, SummonSheet]:
    """What the class summons, with the values that stickers raise."""
    known = slots(hero.id)
    found = dict(hero.summons)
    for number, row in enumerate(_rows(content.printed("classes", hero.id), "summons")):
        name = str(row["id"])
        lines = [known[place].line for place in sorted(stickers) if known[place].summon == name]
        if not lines:
            continue
        tail = f"+{'+'.join(lines)}"
        if (key := f"{hero.id}/{name}{tail}") not in _summons:
            for line in lines:
                row[line] = _raised(row[line])
            _summons[key] = to_summon(row, f"{hero.path}.summons[{number}]")
            register_summon(_summons[key], hero.id, tail)
        found[name] = _summons[key]
    return found


# The places


def _rows(data: Mapping[str, object], name: str) -> list[Row]:
    """Copies, to be changed at will."""
    rows: list[Row] = json.loads(json.dumps(data.get(name, [])))
    return rows


def _slots_of_card(row: Row) -> list[Slot]:
    found: list[Slot] = []
    for side in SIDES:
        half = Fields(row[side], side)
        for number, ability in enumerate(half.items("do", ())):
            found += _slots_of_ability(_as_row(ability), int(str(row["no"])), side, [number])
    return found


def _slots_of_ability(ability: Row, card: int, side: str, way: list[int]) -> list[Slot]:
    fields = Fields(ability, side)
    found: list[Slot] = []
    dots = Fields(fields.value("dots", {}), f"{side}.dots")
    for line in dots.data:
        for index in range(dots.integer(line, 0, 9)):
            slot = Slot(card, side, way, line, index)
            slot.accepts = _of_main(ability) if line == MAIN else [PLUS_ONE]
            found.append(slot)
    for index, _ in enumerate(_area(ability).items("plus", ())):
        slot = Slot(card, side, way, HEX, index)
        slot.accepts = [HEX]
        found.append(slot)
    for number, part in enumerate(fields.items("perform", ())):
        found += _slots_of_ability(_as_row(part), card, side, [*way, number])
    return found


def _slots_of_summon(row: Row, cards: list[Row]) -> list[Slot]:
    """On the half that summons it."""
    found: list[Slot] = []
    card = int(str(row["card"]))
    bottoms = [Fields(other["bottom"], "bottom").items("do", ()) for other in cards if other["no"] == card]
    summoned = [_as_row(ability).get("summon") for abilities in bottoms for ability in abilities]
    side = "bottom" if row["id"] in summoned else "top"
    for line in Fields(row, "summon").texts("dots", ()):
        slot = Slot(card, side, [], line, 0, str(row["id"]))
        slot.accepts = [PLUS_ONE]
        found.append(slot)
    return found


def _of_main(ability: Row) -> list[str]:
    """What goes on a main line (GH-C-ENH-10 to 14, 16)."""
    found = [PLUS_ONE] if isinstance(ability.get("n"), (int, dict)) else []
    if ability["do"] == "move":
        found.append(JUMP)
    elif _harms(ability):
        found += HARMFUL
    else:
        found += HELPFUL
    return [*found, *ELEMENTS, ANY_ELEMENT]


def _harms(ability: Row) -> bool:
    """Whether it targets enemies; a condition says it by what it brings, where it does not say whom."""
    if ability["do"] in ATTACKING:
        return True
    if ability["do"] in HELPING:
        return False
    conditions = Fields(ability, "ability").texts("conditions", ())
    return not all(name in ("strengthen", "bless", "invisible") for name in conditions)


def _area(ability: Row) -> Fields:
    return Fields(ability.get("area", {}), "area")


def _as_row(value: object) -> Row:
    return dict(Fields(value, "ability").data)


# The stickers


def _half(class_id: str, printed: Half, row: Row, no: int, side: str, stickers: Mapping[str, str]) -> Half:
    known = slots(class_id)
    here = [
        known[place]
        for place in stickers
        if known[place].card == no and known[place].side == side and not known[place].summon
    ]
    if not here:
        return printed
    here.sort(key=_from_behind)
    text = " ".join([f"{slot.id} {stickers[slot.id]}" for slot in here])
    key = f"{class_id}/{no}/{side}+{sha256(text.encode()).hexdigest()[:8]}"
    if key not in _halves:
        half = _as_row(row[side])
        for slot in here:
            _stick(half, slot, stickers[slot.id])
        _halves[key] = register_action(key, to_half(half, key))
    return _halves[key]


def _from_behind(slot: Slot) -> tuple[list[int], int]:
    """Elements become lines of their own, and hexes leave their list: what comes later is done first."""
    return [-step for step in slot.way], -slot.index


def _stick(half: Row, slot: Slot, sticker: str) -> None:
    lines = half["do"]
    assert isinstance(lines, list)
    for step in slot.way[:-1]:
        lines = lines[step]["perform"]
    ability: Row = lines[slot.way[-1]]
    if sticker == PLUS_ONE:
        name = "n" if slot.line == MAIN else slot.line
        ability[name] = _raised(ability[name])
    elif sticker == JUMP:
        _add(ability, "flags", JUMP)
    elif sticker == HEX:
        area = ability["area"]
        assert isinstance(area, dict)
        area["hit"].append(area["plus"].pop(slot.index))
    elif sticker in HARMFUL or sticker in HELPFUL:
        _add(ability, "conditions", sticker)
    else:
        element = "wild" if sticker == ANY_ELEMENT else sticker
        lines.insert(slot.way[-1] + 1, {"do": "infuse", "elements": [element], "flags": ["ifUsed"]})


def _raised(value: object) -> object:
    """A number, or an expression, one higher."""
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, dict)
    return {**value, "plus": int(value.get("plus", 0)) + 1}


def _add(ability: Row, name: str, word: str) -> None:
    found = ability.setdefault(name, [])
    assert isinstance(found, list)
    if word not in found:
        found.append(word)
