"""What an enhancement costs, and whether it may be placed (GH-C-ENH-01 to 09, 17, 18)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import prosperity
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld
from taverna.games.gloomhaven.content.enhancing import (
    ANY_ELEMENT,
    ELEMENTS,
    HEX,
    JUMP,
    MAIN,
    PLUS_ONE,
    Slot,
    enhanced_cards,
    slots,
)
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability

PLUS_ONE_COSTS: Final = {
    "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30, "retaliate": 100,
    "heal": 30, "targets": 50,
}  # fmt: skip
"""GH-C-ENH-03."""
SUMMON_COSTS: Final = {"move": 100, "attack": 100, "range": 50, "hp": 50}
"""GH-C-ENH-04."""
OTHER_COSTS: Final = {
    "poison": 75, "wound": 75, "muddle": 50, "immobilize": 100, "disarm": 150, "curse": 75, "strengthen": 50,
    "bless": 50, JUMP: 50, ANY_ELEMENT: 150, **dict.fromkeys(ELEMENTS, 100),
}  # fmt: skip
"""GH-C-ENH-05."""
AREA: Final = 200
LEVEL_COSTS: Final = 25
EARLIER_COSTS: Final = 75
POWER: Final = "the-power-of-enhancement"


def cost(hero_class: str, stickers: dict[str, str], place: str, sticker: str) -> int:
    """base, doubled for several figures, + the card's level + earlier ones on the same action (GH-C-ENH-02)."""
    slot = slots(hero_class)[place]
    cards = enhanced_cards(content.hero_class(hero_class), stickers)
    card = next(one for one in cards if one.no == slot.card)
    level = max(1, card.level)  # X counts as 1 (GH-C-ENH-07)
    earlier = len([1 for other in stickers if _same_action(slots(hero_class)[other], slot)])
    way = [] if slot.summon else abilities_to(hero_class, slot, stickers)
    base = base_cost(slot, sticker, way[-1] if way else None)
    if sticker != HEX and any(affects_several(ability) for ability in way):
        base *= 2  # GH-C-ENH-09
    return base + LEVEL_COSTS * (level - 1) + EARLIER_COSTS * earlier


def base_cost(slot: Slot, sticker: str, ability: Ability | None) -> int:
    if sticker == HEX:
        assert ability is not None
        assert ability.area is not None
        return AREA // len(ability.area.hexes)  # GH-C-ENH-06
    if sticker != PLUS_ONE:
        return OTHER_COSTS[sticker]
    if slot.summon:
        return SUMMON_COSTS[slot.line]
    assert ability is not None
    return PLUS_ONE_COSTS[v.OPS[ability.op] if slot.line == MAIN else slot.line]


def affects_several(ability: Ability) -> bool:
    """An area, Target 2 and more, "all ..." (GH-C-ENH-09)."""
    return ability.area is not None or ability.targets > 1 or ability.to.pick > 1 or ability.to.pick == v.ALL


def _same_action(other: Slot, slot: Slot) -> bool:
    """Top and bottom are counted apart (GH-C-ENH-08)."""
    return (other.card, other.side) == (slot.card, slot.side)


def ability_at(hero_class: str, slot: Slot, stickers: dict[str, str]) -> Ability:
    return abilities_to(hero_class, slot, stickers)[-1]


def abilities_to(hero_class: str, slot: Slot, stickers: dict[str, str]) -> list[Ability]:
    """The ability of a place last; before it the one that lets others perform it, if any.

    As they stand before the new sticker. Lines that elements have added are left out, so that places stay.
    """
    kept = {place: one for place, one in stickers.items() if one not in ELEMENTS and one != ANY_ELEMENT}
    cards = enhanced_cards(content.hero_class(hero_class), kept)
    card = next(one for one in cards if one.no == slot.card)
    half = card.top if slot.side == "top" else card.bottom
    found = [half.abilities[slot.way[0]]]
    for step in slot.way[1:]:
        found.append(found[-1].perform[step])
    return found


def enhance(world: GloomhavenWorld, hero: Character, place: str, sticker: str) -> int:
    """Place a sticker: what it cost. It stays for all later heroes of the class (GH-C-ENH-18)."""
    stickers = world.enhancements.get(hero.hero_class, {})
    _check(world, hero, stickers, place, sticker)
    price = cost(hero.hero_class, stickers, place, sticker)
    if hero.gold + hero.enhance_gold < price:
        raise refused("too-little-gold", "GH-C-ENH-01", f"it costs {price} gold", {"price": price})
    set_aside = min(hero.enhance_gold, price)
    hero.enhance_gold -= set_aside
    hero.gold -= price - set_aside
    world.enhancements[hero.hero_class] = {**stickers, place: sticker}
    hero.count("enhance")
    return price


def _check(
    world: GloomhavenWorld, hero: Character, stickers: dict[str, str], place: str, sticker: str
) -> None:
    known = slots(hero.hero_class)
    if POWER not in world.achievements:
        raise refused("no-enhancing", "GH-C-CIT-06", "nobody can enhance cards yet")
    if place not in known or sticker not in known[place].accepts:
        raise refused("sticker-does-not-fit", "GH-C-ENH-01", f"{sticker!r} does not go on {place!r}")
    if place in stickers:
        raise refused("slot-taken", "GH-C-ENH-20", "that place is taken")
    number = known[place].card
    card = next(one for one in content.hero_class(hero.hero_class).cards if one.no == number)
    if card.level > 1 and number not in hero.pool:
        raise refused("card-not-in-pool", "GH-C-ENH-01", "only cards of the own pool are enhanced")
    enhanced = {known[other].card for other in stickers}
    if number not in enhanced and len(enhanced) >= prosperity.level(world):
        raise refused(
            "too-many-enhanced", "GH-C-ENH-17", "the city is not prosperous enough for another card"
        )
