"""The components of the game, each read from `content/` when it is first asked for, checked, and shared from then on.

`facts()` lists what is not certain: notes to check against the printed game, what sources tell differently.
`content_provenance` tells what each kind of component rests on.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.reading.heroes import HeroClass
from taverna.games.gloomhaven.content.reading.items import Item
from taverna.games.gloomhaven.content.reading.monsters import AbilityDeck, Monster
from taverna.games.gloomhaven.content.reading.rewards import (
    BattleGoal,
    TreasureReward,
    read_goals,
    read_treasures,
)
from taverna.games.gloomhaven.content.scenarios.checks import check, check_map
from taverna.games.gloomhaven.content.scenarios.dungeon import FILE as DUNGEON_FILE, Cards
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.scenarios.map_checks import Bestiary
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.kernel.fields import Fields, bad

STARTING_CLASSES: Final = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
LOCKED_CLASSES: Final = (
    "sun", "three-spears", "circles", "eclipse", "squidface", "lightning", "music-note", "angry-face", "saw",
    "triangles", "two-mini", "envelope-x",
)  # fmt: skip
"""In the order of their boxes. Words for them are spoilers: screens hide them behind a click."""
PRINTED_CLASSES: Final[tuple[str, ...]] = (*STARTING_CLASSES, *LOCKED_CLASSES)

SOLO: Final = "solo-"
"""How the ids of the printed solo scenarios begin; the class follows."""
SOLO_LEVEL: Final = 5
"""Of the character that may play the solo scenario of its class, at least."""

MARK: Final = 8
"""Digits of the hash in the id of a house's scenario."""

_scenarios: Final[dict[str, Scenario]] = {}
_cards: Final[list[Cards]] = []
_own: Final[list[str]] = []
_monsters: Final[dict[str, Monster]] = {}
_decks: Final[dict[str, AbilityDeck]] = {}
_classes: Final[dict[str, HeroClass]] = {}
_items: Final[dict[int, Item]] = {}
_rows: Final[list[object]] = []
_goals: Final[list[BattleGoal]] = []
_treasures: Final[dict[int, TreasureReward]] = {}
_names: Final[dict[str, list[str]]] = {}
_house_monsters: Final[dict[str, Monster]] = {}
_house_decks: Final[dict[str, AbilityDeck]] = {}
"""New ones of content files, which scenarios of one's own may name."""


def scenario(id: str) -> Scenario:
    if id not in _scenarios:
        if id not in scenario_ids():
            raise unknown("scenario", "scenario", id, scenario_ids())
        name = f"{int(id):02}.json" if id.isdigit() else f"{id}.json"
        data = _read("scenarios", name)
        _scenarios[id] = _checked(Scenario(data, name, True, _cards_for(data)))
    return _scenarios[id]


def scenario_ids() -> list[str]:
    """The printed scenarios by number, the random dungeon, the solo scenarios, then those that were added."""
    listed = _listed("scenarios")
    found = [str(int(name)) if name.isdigit() else name for name in listed if not name.startswith(SOLO)]
    return found + [f"{SOLO}{slug}" for slug in PRINTED_CLASSES if f"{SOLO}{slug}" in listed] + _own


def solo_scenario(hero_class: str) -> str:
    """The id of the class's solo scenario; empty if it has none."""
    return f"{SOLO}{hero_class}" if f"{SOLO}{hero_class}" in scenario_ids() else ""


def playable_scenarios() -> list[str]:
    """Those whose every word has a meaning."""
    return [id for id in scenario_ids() if not lacking(scenario(id))]


def add_scenarios(folder: str, marked: bool = False) -> list[str]:
    """Read every scenario file (.json or .toml) of a folder beside the printed ones; their ids, in order of name.

    `marked`: ids end with a hash of the file; one that is there already is the same.
    """
    place = Path(folder)
    if not place.is_dir():
        raise bad(folder, "is no folder")
    paths = [path for path in sorted(place.iterdir()) if path.suffix in (".json", ".toml")]
    found = [_own_scenario(path, marked) for path in paths]
    ids = scenario_ids()
    if marked:
        ids = [id for id in ids if id not in _own]
    for own in found:
        if own.id in ids:
            raise bad(f"{own.path}.id", f"there is a scenario {own.id!r} already")
        ids.append(own.id)
    for own in found:
        if own.id not in _own:
            _scenarios[own.id] = own
            _own.append(own.id)
    return [own.id for own in found]


def read_own(path: Path) -> tuple[object, str]:
    """A file that somebody wrote, JSON or TOML: what it holds, and the hash that marks it."""
    try:
        text = path.read_text("utf-8")
        data: object = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (
        OSError,
        UnicodeDecodeError,
        json.JSONDecodeError,
        tomllib.TOMLDecodeError,
        RecursionError,
    ) as error:
        raise bad(path.name, f"can't be read: {error}") from error
    return data, sha256(text.encode()).hexdigest()[:MARK]


def _own_scenario(path: Path, marked: bool) -> Scenario:
    data, mark = read_own(path)
    own = _checked(Scenario(data, path.name, cards=_cards_for(data)))
    if not own.id.replace("-", "").isalnum() or own.id.isdigit():
        raise bad(f"{path.name}.id", f"must be letters, digits and -, and no number alone, not {own.id!r}")
    if not own.name:
        raise bad(f"{path.name}.name", "is needed by a scenario of your own")
    for problem in _unknown_specials(own):
        raise bad(own.path, problem)
    for problem in _unknown_story(own):
        raise bad(f"{own.path}.own", problem)
    if marked:
        own.id = f"{own.id}-{mark}"
    return own


def dungeon_cards() -> Cards:
    """Both decks of the random dungeon."""
    if not _cards:
        _cards.append(Cards(_read("", DUNGEON_FILE)))
    return _cards[0]


def _cards_for(data: object) -> Cards | None:
    return dungeon_cards() if isinstance(data, dict) and "dungeon" in data else None


def add_written(data: object, path: str) -> Scenario:
    """The map of a written position as a scenario, under an id that no list shows; the same map again is the same."""
    found = Scenario(data, path)
    if found.id not in _scenarios:
        check_map(found, _KnownMonsters())
        _scenarios[found.id] = found
    return _scenarios[found.id]


def lacking(found: Scenario) -> list[str]:
    """What keeps a scenario from being played: words of its file, or of its monsters, that nothing carries out."""
    specials = [f"{found.path}.monsters: {problem}" for problem in _unknown_specials(found)]
    return found.unsaid + specials + [f"{found.path}.own: {problem}" for problem in _unknown_story(found)]


def _unknown_specials(found: Scenario) -> list[str]:
    """Bosses whose special actions need what no scenario has yet."""
    return [
        f"the {word} of {type!r} is not carried out yet"
        for type in types_in_play(found, (), _any_monster, _any_deck)
        for _, word in _any_monster(type).lacks()
        if word not in found.told_specials()
    ]


def _unknown_story(found: Scenario) -> list[str]:
    known = not found.own or found.own in handled.STORIES
    return [] if known else [f"there is no story {found.own!r}"]


def _checked(found: Scenario) -> Scenario:
    check(found, _KnownMonsters())
    return found


class _KnownMonsters(Bestiary):
    def ids(self) -> list[str]:
        return monster_ids() + list(_house_monsters)

    def flies(self, id: str) -> bool:
        return _any_monster(id).flying

    def is_boss(self, id: str) -> bool:
        return _any_monster(id).is_boss

    def cards(self) -> list[str]:
        return [card.name for id in class_ids() for card in hero_class(id).cards]


def _any_monster(id: str) -> Monster:
    return _house_monsters[id] if id in _house_monsters else monster(id)


def _any_deck(id: str) -> AbilityDeck:
    return _house_decks[id] if id in _house_decks else deck(id)


def add_components(monsters: dict[str, Monster], decks: dict[str, AbilityDeck]) -> None:
    """New monsters and decks of a content file: scenarios that are read from now on may name them."""
    _house_monsters.update({id: found for id, found in monsters.items() if id not in monster_ids()})
    _house_decks.update({id: found for id, found in decks.items() if id not in deck_ids()})


Monsters = Callable[[str], Monster]
Decks = Callable[[str], AbilityDeck]
"""How components are looked up by id."""


def types_in_play(
    found: Scenario,
    further: Sequence[str] = (),
    monsters: Monsters | None = None,
    decks: Decks | None = None,
) -> list[str]:
    """Every type of monster the scenario may bring, also by summoning; those of its own spots and rules first, then
    those that a position has besides. `monsters` and `decks`: where to look them up, if not among the printed ones."""
    types = list(dict.fromkeys([*found.monster_types(), *further]))
    for id in types:
        for summoned in summoned_by(id, monsters, decks):
            name = found.summoned_by(id, summoned)
            if name not in types:
                types.append(name)
    return types


def summoned_by(id: str, monsters: Monsters | None = None, decks: Decks | None = None) -> list[str]:
    """What a monster may summon, by its ability deck or its specials."""
    summoner = (monsters or monster)(id)
    actions = [card.action for card in (decks or deck)(summoner.deck).cards] + summoner.specials
    found: list[str] = []
    for action in actions:
        for ability in action.abilities:
            _add_summoned(ability, found)
    return list(dict.fromkeys(found))


def _add_summoned(ability: Ability, found: list[str]) -> None:
    found += [unit.monster for unit in ability.units]
    for part in ability.perform:
        _add_summoned(part, found)
    for bonus in ability.bonuses:
        for part in bonus.gain.also:
            _add_summoned(part, found)


def monster(id: str) -> Monster:
    if id not in _monsters:
        _monsters[id] = Monster(_read("monsters", f"{_known(id, 'monsters', 'monster')}.json"), f"{id}.json")
    return _monsters[id]


def monster_ids() -> list[str]:
    return _listed("monsters")


def deck(id: str) -> AbilityDeck:
    if id not in _decks:
        _decks[id] = AbilityDeck(_read("decks", f"{_known(id, 'decks', 'deck')}.json"), f"{id}.json")
    return _decks[id]


def deck_ids() -> list[str]:
    return _listed("decks")


def hero_class(id: str) -> HeroClass:
    if id not in _classes:
        _classes[id] = HeroClass(_read("classes", f"{_known(id, 'classes', 'class')}.json"), f"{id}.json")
    return _classes[id]


def class_ids() -> list[str]:
    """The six starting classes, then the locked ones."""
    return [*STARTING_CLASSES, *[id for id in _listed("classes") if id not in STARTING_CLASSES]]


def playable_classes() -> list[str]:
    """Those whose every word has a handler, in the order of `PRINTED_CLASSES`: the six starting classes come first."""
    return [id for id in PRINTED_CLASSES if id in _listed("classes") and not hero_class(id).lacks()]


def item(number: int) -> Item:
    if number not in _items:
        if not 1 <= number <= len(_item_rows()):
            raise bad("item", f"there is no item {number}")
        path = f"items.json.items[{number - 1}]"
        found = Item(_item_rows()[number - 1], path)
        if found.number != number:
            raise bad(f"{path}.number", f"item {number} must stand here, not {found.number}")
        _items[number] = found
    return _items[number]


def item_numbers() -> list[int]:
    return list(range(1, len(_item_rows()) + 1))


def _item_rows() -> list[object]:
    if not _rows:
        _rows.extend(Fields(_read("", "items.json"), "items.json").items("items"))
    return _rows


def battle_goals() -> list[BattleGoal]:
    if not _goals:
        _goals.extend(read_goals(_read("", "battle_goals.json"), "battle_goals.json"))
    return _goals


def treasure(number: int) -> TreasureReward:
    if not _treasures:
        _treasures.update(read_treasures(_read("", "treasures.json"), "treasures.json"))
    if number not in _treasures:
        raise bad("treasure", f"there is no treasure {number}")
    return _treasures[number]


def campaign_file(name: str) -> object:
    return _read("campaign", f"{name}.json")


def provenance_file() -> Fields:
    return Fields(_read("", "provenance.json"), "provenance.json")


def treasure_numbers() -> list[int]:
    treasure(1)
    return list(_treasures)


def facts() -> list[tuple[str, str, str]]:
    """What is not certain: (component, confidence, why), so that an owner of the box can check it.

    What is known but not carried out yet is no part of it: that is worked out from the handlers
    (unhandled.py); of scenarios `lacking` says it.
    """
    found = [fact for id in scenario_ids() for fact in _scenario_facts(scenario(id))]
    found += [(f"monster {id}", "medium", monster(id).check) for id in monster_ids() if monster(id).check]
    for id in class_ids():
        found += [(f"card {key}", "medium", why) for key, why in hero_class(id).doubts]
    return found


def _scenario_facts(found: Scenario) -> list[tuple[str, str, str]]:
    name = f"scenario {found.id}"
    assumed = [(name, "low", why) for why in found.assumed]
    return assumed + [(name, "medium", why) for why in found.notes]


def _known(id: str, folder: str, kind: str) -> str:
    if id not in _listed(folder):
        raise unknown(kind, kind, id, _listed(folder))
    return id


def _listed(folder: str) -> list[str]:
    """The names of a folder of content, without their ending."""
    if folder not in _names:
        inside = files(__package__).joinpath("data", folder).iterdir()
        _names[folder] = sorted(path.name[: -len(".json")] for path in inside if path.name.endswith(".json"))
    return _names[folder]


def printed(folder: str, id: str) -> dict[str, object]:
    """The data of a printed component, to be changed by a content file."""
    if folder == "items":
        return dict(Fields(_item_rows()[int(id) - 1], id).data)
    return dict(Fields(_read(folder, f"{id}.json"), id).data)


def _read(folder: str, name: str) -> object:
    text = files(__package__).joinpath("data", folder, name).read_text("utf-8")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise bad(name, f"can't be read: {error}") from error
