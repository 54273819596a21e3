"""A card with stickers shows what they add, and one free dot less."""

from __future__ import annotations

import json
from typing import Any

from taverna.games.gloomhaven.content.enhancing import slots
from taverna.games.gloomhaven.view.enhanced import enhanced
from taverna.games.gloomhaven.view.reference import one_class
from taverna.i18n import Words
from taverna.i18n.reference import told


def looks(cards: object) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(json.dumps(told(Words("en", "gloomhaven"), cards)))
    return shown


def dots(card: dict[str, Any]) -> int:
    marks = [mark for face in card["faces"] for row in face["rows"] for mark in row]
    on_lines = [int(mark.get("dots", 0)) for mark in marks]
    return sum(on_lines) + sum([len(mark.get("plus", [])) // 2 for mark in marks])


def test_every_sticker_of_the_brute_takes_the_place_of_a_dot() -> None:
    printed = looks(one_class("brute")["cards"])
    by_number = {card["no"]: (name, card) for name, card in printed.items()}
    for place, slot in slots("brute").items():
        name, before = by_number[slot.card]
        for sticker in slot.accepts:
            after = looks(enhanced("brute", {place: sticker}))
            assert list(after) == [name]
            assert after[name]["faces"] != before["faces"], (place, sticker)
            if dots(before):
                assert dots(after[name]) == dots(before) - 1, (place, sticker)


def test_a_number_is_one_higher() -> None:
    place = next(id for id, slot in slots("brute").items() if slot.line == "main" and "+1" in slot.accepts)
    slot = slots("brute")[place]
    name, card = next((n, c) for n, c in looks(one_class("brute")["cards"]).items() if c["no"] == slot.card)
    side = ("top", "bottom").index(slot.side)
    first = card["faces"][side]["rows"][slot.way[0]][0]
    shown = looks(enhanced("brute", {place: "+1"}))[name]["faces"][side]["rows"][slot.way[0]][0]
    assert int(shown["text"]) == int(first["text"]) + 1
