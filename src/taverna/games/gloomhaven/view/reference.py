"""What lies in the box, for whoever wants to look it up: cards, decks, monsters, items; and the maps of the scenarios.

Sentences are lists of phrases: `taverna.i18n.reference` says them in a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content import names, provenance
from taverna.games.gloomhaven.content.campaign import LAST_SCENARIO, world_table
from taverna.games.gloomhaven.content.reading.items import USES, Item
from taverna.games.gloomhaven.content.reading.monsters import AbilityDeck, Monster, StatLine
from taverna.games.gloomhaven.content.scenarios import limits
from taverna.games.gloomhaven.content.scenarios.dungeon import PENALTIES
from taverna.games.gloomhaven.content.scenarios.file import OVERLAYS, Scenario
from taverna.games.gloomhaven.content.shelf import Shelf, houses
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.language.vocabulary import RANKS
from taverna.games.gloomhaven.scenario.building import DIFFICULTIES, HERO_LEVELS, recommended_level
from taverna.games.gloomhaven.state.ruleset import Levels
from taverna.games.gloomhaven.view.wording import cards, faces, items as item_words, scenarios, tales
from taverna.games.gloomhaven.view.wording.losses import losses
from taverna.kernel import Components, Inventory
from taverna.kit.hexes import Hex, neighbours

COMPONENTS: Final = "components"
SCENARIOS: Final = "scenarios"
CAMPAIGN: Final = "campaign"
TALE: Final = "tale-"
PARTY: Final = "party-"
CLASS: Final = "class-"
FOES: Final = "foes-"
TASK: Final = "task-"
ITEMS: Final = "items"
CLASSES: Final = "classes"
HARDER: Final = "harder"
NO_DATA: Final[dict[str, object]] = {}
MOST_HEROES: Final = 4
PARTIES: Final = (2, 3, 4)
DUNGEON: Final = "random-dungeon"


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
        if part == CAMPAIGN:
            return _campaign()
        if part.startswith(TALE) and part.removeprefix(TALE) in content.scenario_ids():
            return tales.around(content.scenario(part.removeprefix(TALE)))
        if part.startswith(CLASS) and part.removeprefix(CLASS) in content.playable_classes():
            return one_class(part.removeprefix(CLASS))
        if part.startswith(FOES) and part.removeprefix(FOES) in content.scenario_ids():
            return foes(content.scenario(part.removeprefix(FOES)))
        if part.startswith(TASK) and part.removeprefix(TASK) in content.scenario_ids():
            return _tasks([part.removeprefix(TASK)])
        if part == ITEMS:
            return _items()
        if part == CLASSES:
            return _classes()
        if part.startswith(PARTY):
            return _challenge(part.removeprefix(PARTY).split("-", 2))
        return {}


def _campaign() -> dict[str, object]:
    """What can be ticked on the sheets of a campaign: names that are printed on the box and its map, no contents."""
    table = world_table()
    return {
        "world": table.global_achievements,
        "party": table.party_achievements,
        "classes": [id for id in table.classes if id not in content.STARTING_CLASSES],
        "starting": list(content.STARTING_CLASSES),
        "scenarios": LAST_SCENARIO,
    }


def _challenge(asked: list[str]) -> dict[str, object]:
    """`1.1.2-very-hard-harder`: the recommended level of these heroes and what it sets (GH-S-LVL-02 to 11)."""
    harder = asked[-1].endswith(HARDER)
    difficulty = "-".join(asked[1:]).removesuffix(f"-{HARDER}")
    heroes = asked[0].split(".")
    if difficulty not in DIFFICULTIES or len(heroes) > MOST_HEROES or set(heroes) - set(HERO_LEVELS):
        return {}
    levels = Levels(recommended_level([int(level) for level in heroes], difficulty, harder), harder)
    return {
        "level": levels.level,
        "monsters": levels.monsters,
        "gold": levels.gold,
        "trap": levels.trap,
        "hazard": levels.hazard,
        "xp": levels.bonus_xp,
    }


def one_class(slug: str) -> dict[str, object]:
    """`class-brute`: its cards and its sheet, for whoever needs no more of the box."""
    return {"cards": _cards_of(slug), "classes": {slug: _class(slug)}}


def foes(scenario: Scenario) -> dict[str, object]:
    """`foes-1`: stat cards and ability decks of the monsters that a scenario may bring."""
    types = content.types_in_play(scenario)
    decks = sorted({content.monster(slug).deck for slug in types})
    return {
        "monsters": {slug: _monster(content.monster(slug)) for slug in types},
        "decks": {slug: _deck(content.deck(slug)) for slug in decks},
    }


def _classes() -> dict[str, object]:
    return {"classes": {slug: _class(slug) for slug in content.playable_classes()}}


def _tasks(ids: list[str]) -> dict[str, object]:
    return {"tasks": {id: _task(content.scenario(id)) for id in ids}}


def _items() -> dict[str, object]:
    items: dict[str, object] = {item.id: _item(item) for item in map(content.item, content.item_numbers())}
    for house in houses():
        for item in house.items.values():
            items.setdefault(item.id, _item(item))
    return {"items": items}


def _cards_of(slug: str) -> dict[str, object]:
    known = content.hero_class(slug)
    printed = _printed(slug)
    return {card.name: card_info(slug, card, known.summons, printed.get(card.no, {})) for card in known.cards}


def components() -> dict[str, object]:
    """Of the classes, those that can be played. A locked one says so, for screens that keep it for later."""
    cards: dict[str, object] = {}
    for slug in content.playable_classes():
        cards.update(_cards_of(slug))
    decks: dict[str, object] = {slug: _deck(content.deck(slug)) for slug in content.deck_ids()}
    monsters: dict[str, object] = {slug: _monster(content.monster(slug)) for slug in content.monster_ids()}
    for house in houses():
        _add_new(house, cards, decks, monsters)
    return {
        "cards": cards,
        **_classes(),
        "decks": decks,
        "monsters": monsters,
        **_items(),
        "dungeon": _dungeon(),
        **_tasks(content.scenario_ids()),
    }


def _dungeon() -> dict[str, object]:
    """What the penalties of the room cards and the treasures of the monster cards do."""
    scenario = content.scenario(DUNGEON)
    cards = content.dungeon_cards()
    named = [f"{room.id}-{penalty}" for room in cards.rooms for penalty in PENALTIES[1:]]
    return {card: scenarios.of_card(scenario, card, PARTIES[0]) for card in named + cards.rewards}


def _add_new(
    house: Shelf, cards: dict[str, object], decks: dict[str, object], monsters: dict[str, object]
) -> None:
    """What a content file has under ids of its own. What it changes keeps its printed entry."""
    for slug, known in house.classes.items():
        for card in known.cards:
            cards.setdefault(card.name, card_info(slug, card, known.summons, {}))
    for slug, deck in house.decks.items():
        decks.setdefault(slug, _deck(deck))
    for slug, monster in house.monsters.items():
        monsters.setdefault(slug, _monster(monster))


def _task(scenario: Scenario) -> dict[str, object]:
    """What a scenario asks for; goals and rules by number of characters. One not yet playable tells its goals only."""
    parties = (1,) if scenario.solo else PARTIES
    goals = {str(party): scenarios.objectives(scenario, party, 1) for party in parties}
    if content.lacking(scenario):
        return {"goals": goals, "losses": [], "rules": {}}
    rules = {str(party): scenarios.special_rules(scenario, party) for party in parties}
    return {"goals": goals, "losses": losses(scenario), "rules": rules}


def card_info(
    slug: str, card: Card, summons: cards.Summons, printed: Mapping[str, Mapping[str, object]]
) -> dict[str, object]:
    return {
        "class": slug,
        "no": card.no,
        "level": card.level,
        "initiative": card.initiative,
        "top": cards.half(card.top, summons),
        "bottom": cards.half(card.bottom, summons),
        "lost": [card.top.lost, card.bottom.lost],
        "faces": [
            faces.face(half, printed.get(side, NO_DATA), summons)
            for side, half in (("top", card.top), ("bottom", card.bottom))
        ],
    }


def _printed(slug: str) -> dict[int, dict[str, dict[str, object]]]:
    """The cards of a class as its file has them, by number."""
    rows = content.printed("classes", slug)["cards"]
    assert isinstance(rows, list)
    return {row["no"]: row for row in rows}


def _class(slug: str) -> dict[str, object]:
    known = content.hero_class(slug)
    return {"hand": known.hand, "hp": known.hp[1:], "race": known.race, "locked": known.is_locked}


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
        "solo": scenario.solo,
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


def first_room(scenario: Scenario) -> dict[str, object]:
    """The same map, as far as it is seen from the start: nothing of what lies behind a closed door."""
    rooms = [room for room in scenario.rooms if room.is_start]
    seen = {hex for room in rooms for hex in room.floor}
    doors = [door.at for door in scenario.doors if any(near in seen for near in neighbours(door.at))]
    shown = seen | set(doors)
    return {
        **_scenario(scenario),
        "rooms": [_flat(room.floor) for room in rooms],
        "first": list(range(len(rooms))),
        "doors": [_flat([door]) for door in doors],
        "walls": [_flat([one, other]) for one, other in scenario.walls if one in shown and other in shown],
        "start": _flat([hex for hex in scenario.start if hex in seen]),
        "things": [
            [OVERLAYS[overlay.kind], overlay.art, _flat([hex for hex in overlay.hexes if hex in seen])]
            for overlay in scenario.overlays
            if any(hex in seen for hex in overlay.hexes)
        ],
        "money": _flat([hex for hex in scenario.money if hex in seen]),
        "treasures": [_flat([one.at]) for one in scenario.treasures if one.at in seen],
        "monsters": [
            [spot.monster, _flat([spot.at]), spot.ranks] for spot in scenario.spots if spot.at in seen
        ],
    }


def _flat(hexes: list[Hex]) -> list[int]:
    return [number for hex in hexes for number in hex]
