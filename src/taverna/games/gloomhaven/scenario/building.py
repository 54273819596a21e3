"""From options to the rules in force: the scenario's map, its monsters at their level, the heroes' classes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.board import BLOCKS_SIGHT, DIFFICULT, HAZARD, OBSTACLE, PLATE, TRAP
from taverna.games.gloomhaven.board.maps import NO_CELL, Map
from taverna.games.gloomhaven.content.scenarios.file import Overlay, Scenario
from taverna.games.gloomhaven.content.shelf import PRINTED_ID, shelf
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.scenario.own.base import story_of
from taverna.games.gloomhaven.scenario.planning import make_plan
from taverna.games.gloomhaven.state.ruleset import Group, Levels, MonsterDeck, Ruleset
from taverna.games.gloomhaven.state.sheets import hero_sheet, item_sheet, monster_sheet
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kernel import GameOption, Setting
from taverna.kit.own_content import OwnContentOption

DIFFICULTIES: Final = ("easy", "normal", "hard", "very-hard")
DEFAULT_PARTY: Final = ("brute", "spellweaver", "scoundrel", "tinkerer")
HERO_LEVELS: Final = tuple(str(level) for level in range(1, 10))
DECIDERS: Final = "deciders"
EVERYONE: Final = "all"
SOME_SEATS: Final = (
    "1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "234",
)  # fmt: skip
"""Which seats decide for the monsters what is left to the players: those of people, if bots play along."""


CONTENT_FILES: Final = "TAVERNA_GLOOMHAVEN_CONTENT"
"""Names content files of an owner's own."""

OPTIONS: Final = (
    GameOption("scenario", "1", "GH-S-SET-01", ("1",)),
    GameOption("difficulty", "normal", "GH-S-LVL-03", DIFFICULTIES),
    GameOption("class_1", DEFAULT_PARTY[0], "GH-S-CMP-02", content.STARTING_CLASSES),
    GameOption("class_2", DEFAULT_PARTY[1], "GH-S-CMP-02", content.STARTING_CLASSES),
    GameOption("class_3", DEFAULT_PARTY[2], "GH-S-CMP-02", content.STARTING_CLASSES),
    GameOption("class_4", DEFAULT_PARTY[3], "GH-S-CMP-02", content.STARTING_CLASSES),
    GameOption("level_1", "1", "GH-S-CMP-03", HERO_LEVELS),
    GameOption("level_2", "1", "GH-S-CMP-03", HERO_LEVELS),
    GameOption("level_3", "1", "GH-S-CMP-03", HERO_LEVELS),
    GameOption("level_4", "1", "GH-S-CMP-03", HERO_LEVELS),
    GameOption("solo", False, "GH-S-LVL-06"),
    GameOption("open_information", False, "GH-S-LVL-09"),
    GameOption("reduced_randomness", False, "GH-S-VAR-01"),
    GameOption("permanent_death", False, "GH-S-VAR-02"),
    GameOption(DECIDERS, EVERYONE, "GH-S-MON-18", (EVERYONE, *SOME_SEATS), by_table=True),
    OwnContentOption("content", "GH-S-CMP-01", (PRINTED_ID,), CONTENT_FILES),
)


def deciders(seats: int, people: list[int]) -> str:
    """The value of the option for a table with people at these seats."""
    named = "".join([str(seat + 1) for seat in sorted(people)])
    return named if len(people) < seats and named in SOME_SEATS else EVERYONE


def options_with(own_scenarios: Sequence[str], houses: Sequence[str]) -> tuple[GameOption, ...]:
    """The options, with scenarios and components of one's own beside the printed ones that can be played."""
    printed = [id for id in content.playable_scenarios() if id.isdigit()]
    own: dict[str, GameOption] = {
        "scenario": GameOption("scenario", "1", "GH-S-SET-01", (*printed, *own_scenarios)),
        "content": OwnContentOption("content", "GH-S-CMP-01", (PRINTED_ID, *houses), CONTENT_FILES),
    }
    return tuple([own.get(option.name, option) for option in OPTIONS])


TERRAIN: Final = (OBSTACLE, TRAP, HAZARD, DIFFICULT, PLATE)
"""By kind of overlay."""

_rulesets: Final[dict[str, Ruleset]] = {}


class Brought:
    """What a written position brings beside its options: a map of its own, monsters that its scenario lacks."""

    def __init__(self, scenario: Scenario | None, ground: dict[str, object], types: list[str]) -> None:
        self.scenario = scenario
        self.ground = ground
        self.types = types


NOTHING_BROUGHT: Final = Brought(None, {}, [])


def ruleset(options: dict[str, Setting], seats: int, brought: Brought = NOTHING_BROUGHT) -> Ruleset:
    """The one shared ruleset of these options."""
    key = f"{seats} {sorted(options.items())}"
    if brought.scenario is not None or brought.types:
        own = "" if brought.scenario is None else brought.scenario.id
        key += f" {own} {brought.types}"
    if key not in _rulesets:
        _rulesets[key] = build(options, seats, brought)
    return _rulesets[key]


def build(options: dict[str, Setting], seats: int, brought: Brought = NOTHING_BROUGHT) -> Ruleset:
    scenario = brought.scenario or content.scenario(str(options["scenario"]))
    harder = options["solo"] is True or options["open_information"] is True
    hero_levels = [int(str(options[f"level_{seat + 1}"])) for seat in range(seats)]
    level = recommended_level(hero_levels, str(options["difficulty"]), harder)
    rules = Ruleset(map_of(scenario), seats, Levels(level, harder))
    rules.hero_levels = hero_levels
    rules.slug = scenario.id
    rules.options = options
    rules.scenario = scenario
    rules.shelf = shelf(str(options["content"]))
    rules.ground = brought.ground
    rules.types = brought.types
    rules.reduced = options["reduced_randomness"] is True
    rules.permanent_death = options["permanent_death"] is True
    if options[DECIDERS] != EVERYONE:
        rules.deciders = [int(seat) - 1 for seat in str(options[DECIDERS])]
    rules.open_hands = options["open_information"] is True
    rules.classes = [hero_sheet(rules.shelf.hero_class(slug), rules.shelf) for slug in party(options, seats)]
    rules.start = [rules.map.cell(hex) for hex in scenario.start]
    _add_groups(rules, scenario)
    rules.plan = make_plan(rules, scenario)
    rules.story = story_of(scenario.own, scenario.path)
    _add_things(rules, scenario)
    for number in rules.shelf.item_numbers():
        item = rules.shelf.item(number)
        if item.is_playable:
            rules.items[number] = item_sheet(item)
    return rules


def recommended_level(levels: list[int], difficulty: str, harder: bool) -> int:
    """Average divided by two, rounded up once, shifted by the difficulty (GH-S-LVL-02, 03, 08)."""
    normal = -(-sum(levels) // (2 * len(levels)))
    shifted = normal + DIFFICULTIES.index(difficulty) - 1
    return max(0, min(6 if harder else 7, shifted))


def party(options: dict[str, Setting], seats: int) -> list[str]:
    """At most one of each class: a seat whose class is taken has the next free one (GH-S-CMP-02)."""
    found: list[str] = []
    for seat in range(seats):
        wanted = content.STARTING_CLASSES.index(str(options[f"class_{seat + 1}"]))
        for shift in range(len(content.STARTING_CLASSES)):
            slug = content.STARTING_CLASSES[(wanted + shift) % len(content.STARTING_CLASSES)]
            if slug not in found:
                found.append(slug)
                break
    return found


def map_of(scenario: Scenario) -> Map:
    return Map([room.floor for room in scenario.rooms], [door.at for door in scenario.doors], scenario.walls)


def _add_groups(rules: Ruleset, scenario: Scenario) -> None:
    for slug in rules.shelf.types_in_play(scenario, rules.types):
        monster = rules.shelf.monster(slug)
        deck = _deck(rules, monster.deck)
        traits = scenario.traits_of(slug)
        level = rules.levels.monsters if traits is None else traits.level_from(rules.levels.monsters)
        ranks = [v.BOSS] * 3 if monster.is_boss else [v.NORMAL, v.ELITE]
        sheets = [monster_sheet(monster, rank, level, rules.players, rules.levels.level) for rank in ranks]
        rules.groups.append(Group(len(rules.groups), slug, deck, monster.standees, sheets))


def _deck(rules: Ruleset, slug: str) -> int:
    """Types with the same deck share it (GH-S-CMP-20)."""
    for number, deck in enumerate(rules.decks):
        if deck.slug == slug:
            return number
    rules.decks.append(MonsterDeck(slug, rules.shelf.deck(slug).cards))
    return len(rules.decks) - 1


def _add_things(rules: Ruleset, scenario: Scenario) -> None:
    for number, overlay in enumerate(scenario.overlays):
        for hex in overlay.hexes:
            cell = rules.map.cell(hex)
            room = _room(rules, cell)
            terrain = TERRAIN[overlay.kind] | (BLOCKS_SIGHT if overlay.blocks_sight else 0)
            obstacle = number + 1 if terrain & OBSTACLE else 0
            rules.rooms[room].overlays.append((cell, terrain, obstacle, _trap(overlay, terrain)))
    for hex in scenario.money:
        cell = rules.map.cell(hex)
        rules.rooms[_room(rules, cell)].coins.append(cell)
    for treasure in scenario.treasures:
        cell = rules.map.cell(treasure.at)
        rules.rooms[_room(rules, cell)].treasures.append((cell, treasure.number))
    for spot in scenario.spots:
        if spot.later:
            continue
        cell = rules.map.cell(spot.at)
        group = rules.group_of(scenario.variant_of(spot.monster))
        rules.rooms[_room(rules, cell)].spots.append((cell, group, spot.ranks))


def _room(rules: Ruleset, cell: int) -> int:
    """The room of a cell; of a door, the first room beside it."""
    assert cell != NO_CELL
    room = rules.map.room[cell]
    return room if room >= 0 else rules.map.rooms_beside(rules.map.door_at[cell])[0]


def _trap(overlay: Overlay, terrain: int) -> int:
    if not terrain & TRAP:
        return 0
    return pack_trap(TRAP_OF_LEVEL if overlay.deals_damage else 0, overlay.conditions)
