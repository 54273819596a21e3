"""The character sheet before the first round: what is chosen, what may be, and what a good player would take.

Codes stand beside what they choose, so that a whole sheet can be handed in at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.equipping import more_hands
from taverna.games.gloomhaven.events import modifier_name
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.rules import preparing
from taverna.games.gloomhaven.state.figures import Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import view_types as types

Recommend = Callable[[Table, int], Hero]
"""The seat's hero as a bot would prepare it."""

FREE: Final = -1
"""Of gold: what the hero owns costs nothing."""
BOTH_HANDS: Final = 2


def prepared(table: Table, hero: Hero, recommend: Recommend) -> types.Prepared:
    """For the owner alone."""
    return {
        "part": hero.prep,
        "perks": hero.perks,
        "items": hero.items,
        "cards": _cards(table, hero),
        "recommended": _loadout(table, recommend(table, hero.seat)),
        "next": codes.NEXT,
        "boxes": len(hero.perks) if table.rules.brought else hero.level - 1,
        "sheet": _perks(table, hero),
        "deck": sorted([modifier_name(MODIFIERS[card].key) for card in table.rules.shelf.hero_cards]),
        "gold": FREE if table.rules.brought else preparing.gold(hero.level),
        "slots": _slots(table, hero),
        "wares": [_ware(table, number) for number in _wares(table, hero)],
        "pool": _pool(table, hero),
        "at_most": _at_most(table, hero),
    }


def _loadout(table: Table, hero: Hero) -> types.Loadout:
    return {
        "perks": hero.perks,
        "items": [table.rules.items[number].name for number in hero.items],
        "cards": _cards(table, hero),
        "goal": hero.goals.index(hero.goal),
    }


def _cards(table: Table, hero: Hero) -> list[str]:
    known = table.cards_of(hero.seat)
    return [known[place].name for place in places(hero.cards)]


def _perks(table: Table, hero: Hero) -> list[types.PerkView]:
    known = table.rules.shelf.hero_class(table.rules.classes[hero.seat].slug).perks
    return [
        {
            "code": codes.of_seat(codes.PERK, hero.seat, perk.number),
            "boxes": perk.boxes,
            "removed": [modifier_name(key) for key in perk.remove],
            "added": [modifier_name(key) for key in perk.add],
            "ignores": ["items"] * perk.ignores_items + ["scenario"] * perk.ignores_scenario,
        }
        for perk in known
    ]


def _slots(table: Table, hero: Hero) -> dict[str, int]:
    """How many of each may be taken along (GH-S-ITM-01)."""
    hands = BOTH_HANDS + more_hands(table, hero.seat)
    return {"head": 1, "body": 1, "legs": 1, "hand": hands, "small": (hero.level + 1) // 2}


def _wares(table: Table, hero: Hero) -> list[int]:
    """What is on sale; in a campaign what the hero owns."""
    if table.rules.brought:
        return [number for number in table.rules.brought[hero.seat].items if number in table.rules.items]
    return table.rules.on_sale


def _ware(table: Table, number: int) -> list[object]:
    item = table.rules.items[number]
    return [codes.BUY + number, item.name, item.small_slots, item.minus_ones, item.remove_minus_ones]


def _pool(table: Table, hero: Hero) -> list[list[object]]:
    """Every card that could come along."""
    known = table.rules.classes[hero.seat].cards
    if table.rules.brought:
        able = places(table.rules.brought[hero.seat].pool)
    else:
        able = [card.place for card in known if 0 <= card.level <= hero.level]
    names = table.cards_of(hero.seat)
    return [[codes.of_seat(codes.HAND, hero.seat, place), names[place].name] for place in able]


def _at_most(table: Table, hero: Hero) -> list[list[int]]:
    """Of a level or higher only so many cards: one was gained at each level (GH-S-SET-02). A pool has what it has."""
    if table.rules.brought:
        return []
    return [[level, hero.level - level + 1] for level in range(2, hero.level + 1)]
