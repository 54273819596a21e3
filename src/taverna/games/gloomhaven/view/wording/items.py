"""What items and perks do, told by their own data."""

from __future__ import annotations

from taverna.games.gloomhaven.content.reading.heroes import Perk
from taverna.games.gloomhaven.content.reading.items import USES as ITEM_USES, Item
from taverna.games.gloomhaven.events import condition_names, modifier_name
from taverna.games.gloomhaven.view.wording.cards import NO_SUMMONS, of_passive
from taverna.games.gloomhaven.view.wording.parts import (
    phrase,
    plain,
)
from taverna.kit.phrases import Phrase


def of_item(item: Item) -> list[Phrase]:
    """What an item does, how it is used up, what it costs its wearer."""
    summons = {item.summon.key: item.summon} if item.summon is not None else NO_SUMMONS
    found = [of_passive(passive, summons) for passive in item.passives]
    for key, number in (
        ("small-slots", item.small_slots), ("default-move", item.default_move), ("default-attack", item.default_attack),
        ("remove-minus-ones", item.remove_minus_ones), ("focus-initiative", item.focus_initiative),
        ("melee-reach", item.melee_reach), ("shield-among", item.shield_among),
    ):  # fmt: skip
        if number:
            found.append(phrase(f"item-{key}", number))
    for key, on in (
        ("flying", item.flying), ("phases", item.phases), ("unmovable", item.unmovable),
        ("ignores-difficult", item.ignores_difficult), ("ignores-hazards", item.ignores_hazards),
        ("while-stunned", item.while_stunned),
    ):  # fmt: skip
        if on:
            found.append(plain(f"item-{key}"))
    if item.immune:
        found.append(Phrase("ability-item-immune", {"conditions": condition_names(item.immune)}))
    if item.turns:
        names: dict[str, object] = {
            "conditions": condition_names(item.turns),
            "new-conditions": condition_names(item.into),
        }
        found.append(Phrase("ability-item-turns", names))
    if item.slots:
        found.append(phrase("item-slots", item.slots))
    if item.minus_ones:
        found.append(phrase("item-minus-ones", item.minus_ones))
    return found + [plain(f"item-{ITEM_USES[item.use]}")]


def of_perk(perk: Perk) -> Phrase:
    ignores = ["items"] if perk.ignores_items else []
    if perk.ignores_scenario:
        ignores.append("scenario")
    args: dict[str, object] = {
        "removed-modifiers": [modifier_name(key) for key in perk.remove],
        "added-modifiers": [modifier_name(key) for key in perk.add],
        "ignores": ignores,
    }
    return Phrase("perk", args)
