"""What is different about types of monsters: level, side, firmness, what they summon (GH-S-SPC-07)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS, OBJECTS, THIRD
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.effects.shoving import shove
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.scenario.building import build
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from taverna.games.gloomhaven.view.observe import fields as f
from taverna.games.gloomhaven.view.observe.board import write_figures
from taverna.kernel import BadData
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.printed import (
    begin,
    fell,
    hardy,
    monsters,
    of_type,
    open_all,
    put,
    stack_card,
    take_turn,
)


@pytest.fixture
def house() -> Iterator[str]:
    """The id of a scenario of one's own, which a test fills in."""
    yield "house"
    content._scenarios.pop("house", None)


def told(**more: object) -> dict[str, object]:
    """Scenario 28 with other rules."""
    return {**content.printed("scenarios", "28"), "id": "house", **more}


# The level


@pytest.mark.rule("GH-S-SPC-07", "GH-S-LVL-04")
def test_28_living_corpses_are_two_levels_higher() -> None:
    table = begin(28)
    assert table.rules.levels.monsters == 1
    [corpse] = of_type(table, "living-corpse")
    assert (corpse.max_hp, corpse.sheet.move, corpse.sheet.attack) == (13, 2, 5)  # elite, level 3
    cultists = {figure.sheet.rank: figure.max_hp for figure in of_type(table, "cultist")}
    assert cultists == {0: 5, ELITE: 9}  # level 1 as ever


def test_28_seven_is_the_highest_level() -> None:
    table = begin(28, difficulty="very-hard", level_1="9", level_2="9")
    assert table.rules.levels.monsters == 7
    [corpse] = of_type(table, "living-corpse")
    assert corpse.max_hp == 25
    assert content.scenario("28").traits["living-corpse"].level_from(6) == 7


# What they summon


@pytest.mark.rule("GH-S-SPC-07", "GH-S-MON-14")
def test_89_cultists_summon_elite_vipers() -> None:
    table = open_all(hardy(begin(89)))
    types = [group.slug for group in table.rules.groups]
    assert "living-bones" not in types
    for figure in monsters(table):
        if figure.sheet.name != "cultist-scenario-89":
            fell(table, figure)
    cultist, *others = of_type(table, "cultist-scenario-89")
    for other in others:
        fell(table, other)
    stack_card(table, "cultist-scenario-89", 63)
    take_turn(table, cultist)
    settle(table)
    [viper] = of_type(table, "giant-viper")
    assert viper.sheet.rank == ELITE
    assert viper.spawned


# A third side


def lonely(table: Table, *left: Figure) -> None:
    """Only these and the heroes stay on the map; the heroes as far away as they are."""
    for figure in monsters(table):
        if figure not in left:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)


@pytest.mark.rule("GH-S-SPC-07", "GH-S-FOC-01")
def test_91_the_spirits_fight_the_bandits_too() -> None:
    table = open_all(hardy(begin(91)))
    spirit = of_type(table, "living-spirit")[0]
    guard = of_type(table, "bandit-guard")[0]
    lonely(table, spirit, guard)
    put(table, spirit, (-1, 13))
    put(table, guard, (-1, 14))
    assert (spirit.side, guard.side) == (THIRD, MONSTERS)
    stack_card(table, "living-spirit", 22)
    take_turn(table, spirit)
    settle(table)
    assert spirit.focus == guard.slot
    stack_card(table, "bandit-guard", 50)
    take_turn(table, guard)
    settle(table)
    assert guard.focus == spirit.slot


def test_91_bears_are_friends_and_spirits_are_nobodys() -> None:
    table = open_all(begin(91))
    hero = table.hero_figure(0)
    bear, spirit, guard = (of_type(table, slug)[0] for slug in ("cave-bear", "living-spirit", "bandit-guard"))
    assert not table.are_enemies(hero, bear)
    for one, other in ((hero, spirit), (bear, spirit), (guard, spirit), (guard, bear)):
        assert table.are_enemies(one, other)
        assert table.are_enemies(other, one)
    assert [table.is_foe(figure) for figure in (bear, spirit, guard)] == [False, True, True]


def test_91_the_spirits_have_to_die_too() -> None:
    table = open_all(begin(91))
    for figure in monsters(table):
        if figure.side == MONSTERS:
            fell(table, figure)
    assert table.ended == RUNNING
    for spirit in of_type(table, "living-spirit"):
        assert table.ended == RUNNING
        fell(table, spirit)
    assert table.ended == WON
    assert of_type(table, "cave-bear")


def test_objects_are_no_business_of_the_third_side() -> None:
    table = open_all(begin(91))
    spirit, guard = (of_type(table, slug)[0] for slug in ("living-spirit", "bandit-guard"))
    guard.side = OBJECTS
    assert not table.are_enemies(spirit, guard)


def test_91_everybody_sees_the_sides() -> None:
    table = open_all(begin(91))
    into = bytearray(f.L.size)
    write_figures(table, 0, into)
    for slug, side in (("cave-bear", CHARACTERS), ("living-spirit", THIRD), ("bandit-guard", MONSTERS)):
        start = f.OF_SIDE + of_type(table, slug)[0].slot * f.SIDES
        assert list(into[start : start + f.SIDES]) == [int(side == other) for other in range(f.SIDES)]


# Firmness


@pytest.mark.rule("GH-S-SPC-07", "GH-S-PSH-01")
@pytest.mark.parametrize("firm", [True, False])
def test_an_immovable_monster_is_not_pushed(house: str, firm: bool) -> None:
    data = told(traits={"cultist": {"immovable": firm}})
    content._scenarios[house] = content._checked(Scenario(data, "house.json"))
    table = begin(28)
    rules = build({**table.rules.options, "scenario": house}, 2)
    cultist = of_type(table, "cultist")[0]
    cultist.sheet = rules.groups[rules.group_of("cultist")].sheets[cultist.sheet.rank]
    shove(table, cultist, table.hero_figure(0), 0, 1, False)
    assert len(table.shoves) == (0 if firm else 1)


# What a file may say


@pytest.mark.parametrize(
    ("traits", "problem"),
    [
        ({"level": 8}, r"traits\.cultist\.level"),
        ({"side": "fourth"}, "characters, third"),
        ({"summons": [{"instead_of": "living-bones"}]}, r"summons\[0\]\.monster"),
        ({"summons": [{"instead_of": "living-bones", "monster": "dragon"}]}, "no monster 'dragon'"),
        (
            {"summons": [{"instead_of": "living-bones", "monster": "jekserah"}]},
            "normal is no rank of 'jekserah'",
        ),
    ],
)
def test_a_file_with_traits_that_nobody_can_have(traits: dict[str, object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        content._checked(Scenario(told(traits={"cultist": traits}), "house.json"))
