"""Cards with stickers as one would see them, and what each of their dots takes (GH-C-ENH)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.enhancing import (
    ANY_ELEMENT,
    ELEMENTS,
    HEX,
    Slot,
    enhanced_cards,
    enhanced_summons,
    slots,
)
from taverna.games.gloomhaven.view.reference import card_info

Row = dict[str, Any]


def enhanced(class_id: str, stickers: Mapping[str, str]) -> dict[str, object]:
    """The cards of a class that have any, by name, as the reference tells printed ones."""
    known = content.hero_class(class_id)
    places = slots(class_id)
    touched = {places[place].card for place in stickers}
    printed = {row["no"]: row for row in _rows(class_id)}
    summons = enhanced_summons(known, stickers)
    found: dict[str, object] = {}
    for card in enhanced_cards(known, stickers):
        if card.no in touched:
            here = [places[place] for place in stickers if places[place].card == card.no]
            row = _without_used_dots(printed[card.no], here, stickers)
            found[card.name] = card_info(class_id, card, summons, row)
    return found


def _rows(class_id: str) -> list[Row]:
    """Copies, to be changed at will."""
    rows: list[Row] = json.loads(json.dumps(content.printed("classes", class_id)["cards"]))
    return rows


def _without_used_dots(row: Row, here: list[Slot], stickers: Mapping[str, str]) -> Row:
    """What later lines get is put first: an element becomes a line of its own."""
    for slot in sorted(here, key=lambda one: ([-step for step in one.way], -one.index)):
        if slot.summon:
            continue
        lines = row[slot.side]["do"]
        for step in slot.way[:-1]:
            lines = lines[step]["perform"]
        ability = lines[slot.way[-1]]
        if slot.line == HEX:
            ability["area"]["plus"].pop(slot.index)
        else:
            ability["dots"][slot.line] -= 1
        if stickers[slot.id] in ELEMENTS or stickers[slot.id] == ANY_ELEMENT:
            lines.insert(slot.way[-1] + 1, {})
    return row
