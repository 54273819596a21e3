"""What lies in the box, for whoever wants to look it up: cards, decks, monsters, items; and the maps of the scenarios.

Sentences are lists of phrases: `taverna.i18n.reference` says them in a language.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import names, provenance
from taverna.games.gloomhaven.content.reading.items import USES, Item
from taverna.games.gloomhaven.content.reading.monsters import AbilityDeck, Monster, StatLine
from taverna.games.gloomhaven.content.scenarios import limits
from taverna.games.gloomhaven.content.scenarios.file import OVERLAYS, Scenario
from taverna.games.gloomhaven.content.shelf import Shelf, houses
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.language.vocabulary import RANKS
from taverna.games.gloomhaven.view.wording import cards, items as item_words, scenarios
from taverna.kernel import Components, Inventory
from taverna.kit.hexes import Hex

COMPONENTS: Final = "components"
SCENARIOS: Final = "scenarios"
PARTIES: Final = (2, 3, 4)


class GloomhavenComponents(Components):
    """Cards, monsters, items and scenarios; what they rest on, and what can be looked up."""

    def facts(self) -> list[tuple[str, str, str]]:
        return content.facts() + names.facts()

    def provenance(self) -> Inventory:
        return provenance.inventory()

    def reference(self, part: str) -> dict[str, object]:
        if part == COMPONENTS:
            return components()
        if part == SCENARIOS:
            return {id: _scenario(content.scenario(id)) for id in content.scenario_ids()}
        return {}


def components() -> dict[str, object]:
    """The locked classes stay locked: who opens them has the box."""
    cards: dict[str, object] = {}
    for slug in content.STARTING_CLASSES:
        known = content.hero_class(slug)
        for card in known.cards:
            cards[card.name] = _card(slug, card, known.summons)
    decks: dict[str, object] = {slug: _deck(content.deck(slug)) for slug in content.deck_ids()}
    monsters: dict[str, object] = {slug: _monster(content.monster(slug)) for slug in content.monster_ids()}
    items: dict[str, object] = {item.id: _item(item) for item in map(content.item, content.item_numbers())}
    for house in houses():
        _add_new(house, cards, decks, monsters, items)
    return {
        "cards": cards,
        "classes": {slug: _class(slug) for slug in content.STARTING_CLASSES},
        "decks": decks,
        "monsters": monsters,
        "items": items,
        "tasks": {id: _task(content.scenario(id)) for id in content.scenario_ids()},
    }


def _add_new(
    house: Shelf,
    cards: dict[str, object],
    decks: dict[str, object],
    monsters: dict[str, object],
    items: dict[str, object],
) -> None:
    """What a content file has under ids of its own. What it changes keeps its printed entry."""
    for slug, known in house.classes.items():
        for card in known.cards:
            cards.setdefault(card.name, _card(slug, card, known.summons))
    for slug, deck in house.decks.items():
        decks.setdefault(slug, _deck(deck))
    for slug, monster in house.monsters.items():
        monsters.setdefault(slug, _monster(monster))
    for item in house.items.values():
        items.setdefault(item.id, _item(item))


def _task(scenario: Scenario) -> dict[str, object]:
    """What a scenario asks for; goals and rules by number of characters. One not yet playable tells its goals only."""
    goals = {str(party): scenarios.objectives(scenario, party, 1) for party in PARTIES}
    if content.lacking(scenario):
        return {"goals": goals, "losses": [], "rules": {}}
    rules = {str(party): scenarios.special_rules(scenario, party) for party in PARTIES}
    return {"goals": goals, "losses": scenarios.losses(scenario), "rules": rules}


def _card(slug: str, card: Card, summons: cards.Summons) -> dict[str, object]:
    return {
        "class": slug,
        "no": card.no,
        "level": card.level,
        "initiative": card.initiative,
        "top": cards.half(card.top, summons),
        "bottom": cards.half(card.bottom, summons),
        "lost": [card.top.lost, card.bottom.lost],
    }


def _class(slug: str) -> dict[str, object]:
    known = content.hero_class(slug)
    return {"hand": known.hand, "hp": known.hp[1:], "race": known.race}


def _deck(deck: AbilityDeck) -> dict[str, object]:
    return {
        str(card.id): {
            "initiative": card.initiative,
            "shuffle": card.shuffle,
            "text": cards.half(card.action),
        }
        for card in deck.cards
    }


def _monster(monster: Monster) -> dict[str, object]:
    lines = {
        RANKS[rank]: [_line(line) for line in found] for rank, found in enumerate(monster.lines) if found
    }
    return {
        "deck": monster.deck,
        "flying": monster.flying,
        "immune": condition_names(monster.immune),
        "lines": lines,
        "specials": [cards.half(special) for special in monster.specials],
    }


def _line(line: StatLine) -> dict[str, object]:
    """What is not as usual, targets and range of a retaliation as more than one; a boss's hit points are a formula."""
    found: dict[str, object] = {"hp": line.hp.text, "move": line.move, "attack": line.attack.text}
    more: dict[str, object] = {
        "range": line.range,
        "targets": line.targets - 1,
        "shield": line.shield,
        "retaliate": line.retaliate,
        "retaliate_range": line.retaliate_range - 1,
        "pierce": line.pierce,
    }
    found.update({name: number for name, number in more.items() if number})
    if line.conditions:
        found["conditions"] = condition_names(line.conditions)
    if line.advantage:
        found["advantage"] = True
    if line.disadvantage:
        found["disadvantage"] = True
    return found


def _item(item: Item) -> dict[str, object]:
    return {
        "no": item.number,
        "slot": item.slot,
        "cost": item.cost,
        "use": USES[item.use],
        "text": item_words.of_item(item),
    }


def _scenario(scenario: Scenario) -> dict[str, object]:
    lacking = content.lacking(scenario)
    return {
        "name": scenario.name,
        "playable": not lacking,
        "gaps": limits.gaps(scenario, lacking),
        "rooms": [_flat(room.floor) for room in scenario.rooms],
        "first": [room.number for room in scenario.rooms if room.is_start],
        "doors": [_flat([door.at]) for door in scenario.doors],
        "walls": [_flat([one, other]) for one, other in scenario.walls],
        "start": _flat(scenario.start),
        "things": [
            [OVERLAYS[overlay.kind], overlay.art, _flat(overlay.hexes)] for overlay in scenario.overlays
        ],
        "money": _flat(scenario.money),
        "treasures": [_flat([treasure.at]) for treasure in scenario.treasures],
        "monsters": [[spot.monster, _flat([spot.at]), spot.ranks] for spot in scenario.spots],
    }


def _flat(hexes: list[Hex]) -> list[int]:
    return [number for hex in hexes for number in hex]
