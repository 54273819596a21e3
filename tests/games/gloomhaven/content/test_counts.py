"""What is in the box: numbers of the printed game, and of the fact tables that were checked against it."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.heroes import LEVEL_X, SUPPLY, HeroClass
from taverna.games.gloomhaven.content.scenarios import file
from taverna.games.gloomhaven.language import vocabulary as v

# class: hand, hit points at levels 1 and 9, cards, summons, modifier cards
CLASSES = {
    "brute": (10, 10, 26, 29, 0, 22),
    "tinkerer": (12, 8, 20, 31, 3, 16),
    "spellweaver": (8, 6, 14, 27, 2, 18),
    "scoundrel": (9, 8, 20, 28, 0, 17),
    "cragheart": (11, 10, 26, 30, 0, 18),
    "mindthief": (10, 6, 14, 29, 3, 20),
    "sun": (11, 10, 26, 30, 0, 19),
    "three-spears": (9, 10, 26, 28, 0, 18),
    "circles": (9, 8, 20, 28, 12, 22),
    "eclipse": (9, 8, 20, 28, 0, 19),
    "squidface": (11, 6, 14, 30, 0, 20),
    "lightning": (10, 10, 26, 29, 0, 15),
    "music-note": (9, 6, 14, 28, 0, 16),
    "angry-face": (12, 8, 20, 31, 5, 17),
    "saw": (10, 8, 20, 31, 0, 14),
    "triangles": (10, 6, 14, 29, 2, 24),
    "two-mini": (10, 6, 14, 29, 8, 17),
    "envelope-x": (11, 8, 20, 30, 8, 17),
}
STANDEES_OF_TEN = {
    "black-imp", "deep-terror", "forest-imp", "giant-viper", "living-bones", "ooze", "vermling-scout",
}  # fmt: skip
STANDEES_OF_FOUR = {"cave-bear", "harrower-infester", "inox-shaman", "savvas-icestorm", "savvas-lavaflow"}


@pytest.mark.parametrize("name", CLASSES)
def test_a_class(name: str) -> None:
    hero = content.hero_class(name)
    copies = sum(hero.copies.values())
    found = (hero.hand, hero.hp[1], hero.hp[9], len(hero.cards), len(hero.summons), copies)
    assert found == CLASSES[name]
    assert sum(perk.boxes for perk in hero.perks) == 15
    assert hero.is_locked == (name not in content.STARTING_CLASSES)


@pytest.mark.parametrize("name", CLASSES)
def test_cards_of_each_level(name: str) -> None:
    """As many of level 1 as a hand holds, three of level X, two of each level from 2 to 9."""
    hero = content.hero_class(name)
    levels = Counter(card.level for card in hero.cards)
    assert levels[1] == hero.hand
    assert levels[LEVEL_X] == 3
    assert [levels[level] for level in range(2, 10)] == [2] * 8
    assert levels[SUPPLY] == (2 if name == "saw" else 0)


def test_all_classes_together() -> None:
    heroes = [content.hero_class(name) for name in content.class_ids()]
    assert len(heroes) == 18
    late = content.hero_class("envelope-x")
    assert [card.no for card in late.cards] == list(range(624, 654))
    assert sum(late.copies.values()) == 17
    heroes = [hero for hero in heroes if hero is not late]  # the others are those of the box
    numbers = [card.no for hero in heroes for card in hero.cards]
    assert len(numbers) == len(set(numbers)) == 495
    assert set(numbers) <= set(range(1, 506))
    supplies = sum(copies - 1 for hero in heroes for copies in hero.supplies.values())
    assert 495 + supplies == 504
    assert sum(sum(hero.copies.values()) for hero in heroes) == 312
    starting = [content.hero_class(name) for name in content.STARTING_CLASSES]
    assert sum(len(hero.cards) for hero in starting) == 174
    assert sorted(card.no for hero in starting for card in hero.cards) == list(range(1, 175))


@pytest.mark.parametrize("name", CLASSES)
def test_perks_use_no_more_cards_than_there_are(name: str) -> None:
    hero = content.hero_class(name)
    added = Counter(key for perk in hero.perks for key in perk.add * perk.boxes)
    assert added == Counter(hero.copies)


@pytest.mark.parametrize("name", content.playable_classes())
def test_the_classes_that_can_be_played_are_complete(name: str) -> None:
    hero = content.hero_class(name)
    for card in hero.cards:
        assert 1 <= card.initiative <= 99
        assert card.top.abilities
        assert card.bottom.abilities


def test_halves_that_the_vocabulary_can_not_say_are_of_classes_that_can_not_be_played() -> None:
    empty = [
        hero.id
        for hero in heroes()
        for card in hero.cards
        for half in (card.top, card.bottom)
        if not half.abilities
    ]
    assert not set(empty) & set(content.playable_classes())


def heroes() -> list[HeroClass]:
    return [content.hero_class(name) for name in content.class_ids()]


def test_no_half_is_in_doubt() -> None:
    """Where sources differed, the printed card decided."""
    assert [
        half for hero in heroes() for card in hero.cards for half in (card.top, card.bottom) if half.check
    ] == []
    assert [key for name in content.STARTING_CLASSES for key, _ in content.hero_class(name).doubts] == []


def test_monsters() -> None:
    found = [content.monster(id) for id in content.monster_ids()]
    printed = [monster for monster in found if not monster.variant_of]
    bosses = {monster.id for monster in printed if monster.is_boss}
    assert len(printed) == 34 + 13
    assert len(bosses) == 13
    assert len(found) - len(printed) == 13 + 6  # of the book and of the solo scenarios
    for monster in printed:
        ranks = [v.BOSS] if monster.is_boss else [v.NORMAL, v.ELITE]
        assert [rank for rank, lines in enumerate(monster.lines) if len(lines) == 8] == ranks
        assert len(monster.specials) == (2 if monster.is_boss else 0)
    standees = {monster.id: monster.standees for monster in printed}
    assert {id for id, count in standees.items() if count == 10} == STANDEES_OF_TEN
    assert {id for id, count in standees.items() if count == 4} == STANDEES_OF_FOUR
    assert {id for id, count in standees.items() if count < 4} == bosses
    assert standees["inox-bodyguard"] == 2


def test_ability_decks() -> None:
    decks = [content.deck(id) for id in content.deck_ids()]
    assert len(decks) == 29
    assert [len(deck.cards) for deck in decks] == [8] * 29
    numbers = sorted(card.id for deck in decks for card in deck.cards)
    assert numbers == list(range(516, 748))
    used = {content.monster(id).deck for id in content.monster_ids()}
    assert used == set(content.deck_ids())
    guards = [id for id in content.monster_ids() if content.monster(id).deck == "guard"]
    assert guards == ["bandit-guard", "city-guard", "inox-guard", "lieutenant", "the-harvester"]


def test_every_deck_is_shuffled_now_and_then() -> None:
    for id in content.deck_ids():
        shuffling = [card for card in content.deck(id).cards if card.shuffle]
        assert 1 <= len(shuffling) <= 4, id


def test_items() -> None:
    assert content.item_numbers() == list(range(1, 152))
    items = [content.item(number) for number in content.item_numbers()]
    assert [item.number for item in items if item.prosperity] == list(range(1, 71))
    assert [item.number for item in items if item.random_design] == list(range(71, 96))
    assert len({item.id for item in items}) == 151
    assert sum(item.is_playable for item in items) == 151


def test_items_of_the_first_scenarios_are_complete() -> None:
    given = {
        number
        for id in range(1, 21)
        for tile in content.scenario(str(id)).treasures
        if tile.number
        for reward in [content.treasure(tile.number)]
        for number in [*reward.items, reward.design]
        if number
    }
    given.add(113)  # scenarios 11 and 12 give its design
    assert given == {23, 24, 101, 107, 113, 123}
    for number in [*range(1, 15), *given]:
        assert content.item(number).is_playable, number


def test_goals_and_treasures() -> None:
    goals = content.battle_goals()
    assert [goal.card for goal in goals] == list(range(458, 482))
    assert sum(goal.checks for goal in goals) == 24 + 4
    assert content.treasure_numbers() == list(range(1, 76))
    lying = [
        tile.number for id in content.scenario_ids() for tile in content.scenario(id).treasures if tile.number
    ]
    assert sorted(lying) == list(range(1, 76))
    for id in content.scenario_ids():
        for tile in content.scenario(id).treasures:
            assert not tile.number or content.treasure(tile.number).scenario == id


def test_scenarios() -> None:
    scenarios = [content.scenario(id) for id in content.scenario_ids() if id.isdigit()]
    assert [found.id for found in scenarios] == [str(number) for number in range(1, 96)]
    # 35 and 36 are one room each, with a wall of obstacles across it (9 hexes) and the gate in the place of a door.
    assert sum(len(found.rooms) for found in scenarios) == 336 - 2
    # The portal of 90 is a clause; its altar is one of the obstacles.
    assert sum(len(found.doors) for found in scenarios) == 279 - 2 - 1
    assert sum(len(room.floor) for found in scenarios for room in found.rooms) == 9301 + 2 * 9
    assert sum(len(found.walls) for found in scenarios) == 105
    assert sum(len(found.start) for found in scenarios) == 490
    assert sum(len(found.treasures) for found in scenarios) == 126 + 6  # the tokens of 95
    assert sum(len(found.money) for found in scenarios) == 274
    spots = [spot for found in scenarios for spot in found.spots]
    assert len(spots) == 1825 + 7 + 2  # the bosses of 36 and 48 come later
    kinds = Counter(overlay.kind for found in scenarios for overlay in found.overlays)
    assert [kinds[kind] for kind in range(len(file.OVERLAYS))] == [530 + 8 - 5 - 1 + 1, 326, 67, 253, 31]


FIRST = [str(number) for number in range(1, 21)]


def test_the_first_twenty_can_be_played() -> None:
    assert [id for id in content.playable_scenarios() if id in FIRST] == FIRST


def test_facts_list_what_is_not_certain() -> None:
    """Nothing that is only not carried out yet: the owner of a box can't check that."""
    found = [(component, confidence) for component, confidence, _ in content.facts()]
    noted = {(f"scenario {number}", "medium") for number in (12, 34, 57, 73, 74, 82)}
    assert {*noted, ("monster elder-drake", "medium")} <= set(found)
    assumed = [component for component, confidence in found if confidence == "low"]
    assert {f"scenario {number}" for number in (52, 60, 80)} <= set(assumed), "how a rule is read"
    assert all(why for _, _, why in content.facts())
