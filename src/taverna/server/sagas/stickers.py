"""The enhancer: every dot on the cards of a hero with what it takes and costs; and a card with one sticker more."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import enhancing, prosperity
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld
from taverna.games.gloomhaven.content.enhancing import MAIN, Slot, check_stickers, slots
from taverna.games.gloomhaven.language import vocabulary
from taverna.games.gloomhaven.view.enhanced import enhanced
from taverna.i18n import Words
from taverna.i18n.reference import told
from taverna.kernel import Fields, Saga

Json = dict[str, Any]


def hero_cards(saga: Saga, hero_id: str, language: str, place: str, sticker: str) -> Json:
    """`cards`: those with stickers, as they look now, with the one that is asked about."""
    world = saga.world
    assert isinstance(world, GloomhavenWorld)
    hero = world.hero(hero_id)
    if hero is None:
        raise Fields({}, "path").bad("hero", f"there is no hero {hero_id!r}")
    placed = dict(world.enhancements.get(hero.hero_class, {}))
    if place:
        placed |= check_stickers(hero.hero_class, {place: sticker}, "query")
    shown = told(Words(language, "gloomhaven"), enhanced(hero.hero_class, placed))
    return {"cards": shown, "dots": _dots(world, hero)}


def _dots(world: GloomhavenWorld, hero: Character) -> list[Json]:
    """On the cards of the pool (GH-C-ENH-01); `why`: what keeps the whole card from it."""
    cards = {card.no: card for card in content.hero_class(hero.hero_class).cards}
    placed = world.enhancements.get(hero.hero_class, {})
    touched = {slots(hero.hero_class)[place].card for place in placed}
    is_full = len(touched) >= prosperity.level(world)
    found: list[Json] = []
    for slot in slots(hero.hero_class).values():
        if cards[slot.card].level > 1 and slot.card not in hero.pool:
            continue
        why = "too-many-enhanced" if is_full and slot.card not in touched else ""
        found.append(
            {
                "card": cards[slot.card].name,
                "place": slot.id,
                "side": slot.side,
                "line": _line(hero.hero_class, slot),
                "placed": placed.get(slot.id, ""),
                "why": why,
                "takes": [] if slot.id in placed else _prices(world, hero, slot),
            }
        )
    return found


def _line(class_id: str, slot: Slot) -> str:
    """The number that it belongs to: of a main line, what that line does."""
    return vocabulary.OPS[enhancing.ability_at(class_id, slot, {}).op] if slot.line == MAIN else slot.line


def _prices(world: GloomhavenWorld, hero: Character, slot: Slot) -> list[Json]:
    placed = world.enhancements.get(hero.hero_class, {})
    return [
        {"sticker": sticker, "price": enhancing.cost(hero.hero_class, placed, slot.id, sticker)}
        for sticker in slot.accepts
    ]
