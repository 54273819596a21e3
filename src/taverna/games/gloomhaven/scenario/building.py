"""From options to the rules in force: the scenario's map, its monsters at their level, the heroes' classes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.maps import Map
from taverna.games.gloomhaven.content.enhancing import enhanced_cards, enhanced_summons
from taverna.games.gloomhaven.content.reading.monsters import Monster
from taverna.games.gloomhaven.content.scenarios.dungeon import PENALTIES, Dungeon
from taverna.games.gloomhaven.content.scenarios.file import Overlay, Scenario, Wall
from taverna.games.gloomhaven.content.scenarios.traits import Traits
from taverna.games.gloomhaven.content.shelf import PRINTED_ID, shelf
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.cards import Half, MonsterCard
from taverna.games.gloomhaven.scenario.furnishing import add_overlay, room_of
from taverna.games.gloomhaven.scenario.given import options_of
from taverna.games.gloomhaven.scenario.own.base import story_of
from taverna.games.gloomhaven.scenario.own_figures import steady_card
from taverna.games.gloomhaven.scenario.planning import make_plan
from taverna.games.gloomhaven.state.brought import Given
from taverna.games.gloomhaven.state.ruleset import Group, Levels, MonsterDeck, Ruleset
from taverna.games.gloomhaven.state.sheets import hero_sheet, item_sheet, monster_sheet
from taverna.kernel import Demand, GameOption, Setting
from taverna.kernel.fields import bad
from taverna.kit.hexes import neighbours
from taverna.kit.own_content import OwnContentOption

DIFFICULTIES: Final = ("easy", "normal", "hard", "very-hard")
DEFAULT_PARTY: Final = ("brute", "spellweaver", "scoundrel", "tinkerer")
PROSPERITY: Final = 1  # of the city in which new characters buy
HERO_LEVELS: Final = tuple(str(level) for level in range(1, 10))
DECIDERS: Final = "deciders"
EVERYONE: Final = "all"
SOME_SEATS: Final = (
    "1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "234",
)  # fmt: skip
"""Which seats decide for the monsters what is left to the players: those of people, if bots play along."""


PENALIZED: Final = (1, 2, 3)
"""Rooms of the random dungeon."""
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
    GameOption("penalty_1", "none", "GH-C-RDD-12", PENALTIES),
    GameOption("penalty_2", "minor", "GH-C-RDD-12", PENALTIES),
    GameOption("penalty_3", "major", "GH-C-RDD-12", PENALTIES),
    GameOption(DECIDERS, EVERYONE, "GH-S-MON-18", (EVERYONE, *SOME_SEATS), by_table=True),
    OwnContentOption("content", "GH-S-CMP-01", (PRINTED_ID,), CONTENT_FILES),
)


def deciders(seats: int, people: list[int]) -> str:
    """The value of the option for a table with people at these seats."""
    named = "".join([str(seat + 1) for seat in sorted(people)])
    return named if len(people) < seats and named in SOME_SEATS else EVERYONE


def options_with(own_scenarios: Sequence[str], houses: Sequence[str]) -> tuple[GameOption, ...]:
    """The options, with scenarios and components of one's own beside the printed ones that can be played."""
    printed = [id for id in content.playable_scenarios() if content.scenario(id).is_printed]
    classes = tuple(content.playable_classes())
    choices = (*printed, *own_scenarios)
    alone = {id: _alone(content.scenario(id).solo) for id in choices if content.scenario(id).solo}
    own: dict[str, GameOption] = {
        "scenario": GameOption("scenario", "1", "GH-S-SET-01", choices, demands=alone),
        "content": OwnContentOption("content", "GH-S-CMP-01", (PRINTED_ID, *houses), CONTENT_FILES),
    }
    for seat, usual in enumerate(DEFAULT_PARTY, 1):
        own[f"class_{seat}"] = GameOption(f"class_{seat}", usual, "GH-S-CMP-02", classes)
    return tuple([own.get(option.name, option) for option in OPTIONS])


def _alone(slug: str) -> Demand:
    """A solo scenario is for one character of its class that has come far enough."""
    return Demand(range(1, 2), {"class_1": (slug,), "level_1": HERO_LEVELS[content.SOLO_LEVEL - 1 :]})


LAST: Final = 99
_rulesets: Final[dict[str, Ruleset]] = {}


class Brought:
    """What a position brings beside its options: a map of its own, monsters that its scenario lacks, and what a
    campaign gave."""

    def __init__(
        self,
        scenario: Scenario | None,
        ground: dict[str, object],
        types: list[str],
        given: Given | None = None,
    ) -> None:
        self.scenario = scenario
        self.ground = ground
        self.types = types
        self.given = given


NOTHING_BROUGHT: Final = Brought(None, {}, [])


def ruleset(options: dict[str, Setting], seats: int, brought: Brought = NOTHING_BROUGHT) -> Ruleset:
    """The one shared ruleset of these options; what a campaign gives is for one game alone."""
    if brought.given is not None:
        return build(options_of(brought.given, options), seats, brought)
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
    if brought.given is not None:
        _bring(rules, brought.given, scenario.solo)
    rules.start = [rules.map.cell(hex) for hex in scenario.starts[seats]]
    _add_groups(rules, scenario)
    rules.overlays, rules.doors, rules.walls = scenario.overlays, scenario.doors, scenario.walls
    rules.plan = make_plan(rules, scenario)
    rules.story = story_of(scenario.own, scenario.path)
    _add_things(rules, scenario)
    if scenario.dungeon is not None:
        rules.is_whole = False
        rules.penalties = penalties_of(scenario.dungeon, options)
    for number in rules.shelf.item_numbers():
        item = rules.shelf.item(number)
        if item.is_playable:
            rules.items[number] = item_sheet(item)
            if item.prosperity == PROSPERITY:
                rules.on_sale.append(number)
    return rules


def _bring(rules: Ruleset, given: Given, solo: str) -> None:
    """The heroes of a campaign, with the stickers on their cards (GH-C-ENH-18)."""
    for seat, hero in enumerate(given.heroes):
        if solo and (hero.slug != solo or hero.level < content.SOLO_LEVEL):
            raise bad(
                f"given.heroes[{seat}]", f"must be a {solo!r} of level {content.SOLO_LEVEL} or more here"
            )
    rules.brought = given.heroes
    rules.given = given.data
    rules.looted = given.looted
    rules.earned = given.achievements
    for sheet, hero in zip(rules.classes, given.heroes, strict=True):
        if hero.stickers:
            known = rules.shelf.hero_class(hero.slug)
            sheet.cards = enhanced_cards(known, hero.stickers)
            sheet.summons.update(enhanced_summons(known, hero.stickers))


def penalties_of(dungeon: Dungeon, options: dict[str, Setting]) -> list[int]:
    """As the scenario says, else as the players set them; of further rooms as of the last (GH-C-RDD-12)."""
    named = dungeon.penalties or [str(options[f"penalty_{room}"]) for room in PENALIZED]
    named = named + named[-1:] * (dungeon.count - len(named))
    return [PENALTIES.index(name) for name in named]


def recommended_level(levels: list[int], difficulty: str, harder: bool) -> int:
    """Average divided by two, rounded up once, shifted by the difficulty (GH-S-LVL-02, 03, 08)."""
    normal = -(-sum(levels) // (2 * len(levels)))
    shifted = normal + DIFFICULTIES.index(difficulty) - 1
    return max(0, min(6 if harder else 7, shifted))


def party(options: dict[str, Setting], seats: int) -> list[str]:
    """At most one of each class: a seat whose class is taken has the next free starting class (GH-S-CMP-02)."""
    found: list[str] = []
    for seat in range(seats):
        wanted = str(options[f"class_{seat + 1}"])
        starting = content.STARTING_CLASSES
        first = starting.index(wanted) if wanted in starting else 0
        for slug in (wanted, *starting[first:], *starting[:first]):
            if slug not in found:
                found.append(slug)
                break
    return found


def map_of(scenario: Scenario) -> Map:
    walls = scenario.walls + [wall for overlay in scenario.overlays for wall in _around(overlay)]
    return Map([room.floor for room in scenario.rooms], [door.at for door in scenario.doors], walls)


def _around(overlay: Overlay) -> list[Wall]:
    """What is as good as a wall has one on each side."""
    if not overlay.is_impassable:
        return []
    return [(hex, other) for hex in overlay.hexes for other in neighbours(hex)]


def _add_groups(rules: Ruleset, scenario: Scenario) -> None:
    for slug in rules.shelf.types_in_play(scenario, rules.types):
        monster = rules.shelf.monster(slug)
        traits = scenario.traits_of(slug)
        deck = _deck_of_type(rules, monster, traits)
        level = rules.levels.monsters if traits is None else traits.level_from(rules.levels.monsters)
        ranks = [v.BOSS] * 3 if monster.is_boss else [v.NORMAL, v.ELITE]
        sheets = [monster_sheet(monster, rank, level, rules.players, rules.levels.level) for rank in ranks]
        standees = traits.standees if traits is not None and traits.standees else monster.standees
        rules.groups.append(Group(len(rules.groups), slug, deck, standees, sheets))


def _deck_of_type(rules: Ruleset, monster: Monster, traits: Traits | None) -> int:
    if traits is not None and not traits.acts:
        return still_deck(rules, monster.id)
    if traits is not None and traits.initiative:
        rules.decks.append(MonsterDeck(monster.id, [steady_card(traits.initiative)]))
        return len(rules.decks) - 1
    return _deck(rules, monster.deck)


def still_deck(rules: Ruleset, slug: str) -> int:
    """Of those who never act: one card without a line, after everybody else."""
    rules.decks.append(MonsterDeck(slug, [MonsterCard(1, LAST, False, Half([]))]))
    return len(rules.decks) - 1


def _deck(rules: Ruleset, slug: str) -> int:
    """Types with the same deck share it (GH-S-CMP-20)."""
    for number, deck in enumerate(rules.decks):
        if deck.slug == slug:
            return number
    rules.decks.append(MonsterDeck(slug, rules.shelf.deck(slug).cards))
    return len(rules.decks) - 1


def _add_things(rules: Ruleset, scenario: Scenario) -> None:
    for number, overlay in enumerate(scenario.overlays):
        add_overlay(rules, overlay, number + 1)
    for hex in scenario.money:
        cell = rules.map.cell(hex)
        rules.rooms[room_of(rules, cell)].coins.append(cell)
    for treasure in scenario.treasures:
        cell = rules.map.cell(treasure.at)
        rules.rooms[room_of(rules, cell)].treasures.append((cell, treasure.number))
    for spot in scenario.spots:
        if spot.later:
            continue
        cell = rules.map.cell(spot.at)
        group = rules.group_of(scenario.variant_of(spot.monster))
        rules.rooms[room_of(rules, cell)].spots.append((cell, group, spot.ranks))
