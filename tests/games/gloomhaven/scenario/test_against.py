"""What helps against one enemy alone, and shields that go with bone piles or tokens: 58, 87 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import DIFFICULT
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.looting import loot
from taverna.games.gloomhaven.language.abilities import Amount
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.moments import ROUND_END, TURN_START
from taverna.games.gloomhaven.language.vocabulary import POISON, WOUND
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import Attack
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.test_auras import attack_of, line
from tests.support.gloomhaven.own import register
from tests.support.gloomhaven.printed import (
    begin,
    end_turn,
    fell,
    hardy,
    of_type,
    open_all,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME


def attack(table: Table, actor: Figure, target: Figure) -> Attack:
    return attack_of(table, actor, target, line("three", Amount(3), None))


# 58: bone piles and the dagger


def harvester(seats: int = 2) -> tuple[Table, Figure]:
    table = open_all(hardy(begin(58, seats)))
    table.at(TURN_START, table.heroes[0].figure)
    return table, of_type(table, "the-harvester")[0]


def printed_shield(boss: Figure, table: Table) -> int:
    return table.rules.groups[boss.group].sheets[0].shield


@pytest.mark.rule("GH-S-SPC-07", "GH-S-LVL-01")
def test_58_the_harvester_is_of_a_higher_level_and_shielded_by_each_pile() -> None:
    table, boss = harvester()
    own = printed_shield(boss, table)
    assert shield_of(table, boss) == own + 4
    for left in (3, 2, 1, 0):
        fell(table, of_type(table, "bonepile")[0])
        assert shield_of(table, boss) == own + left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_58_each_pile_heals_the_harvester_at_the_end_of_the_round(seats: int) -> None:
    table, boss = harvester(seats)
    boss.hp, boss.max_hp = 5, 40
    table.at(ROUND_END)
    run(table)
    assert boss.hp == 5 + 4 * (seats - 1)
    for pile in of_type(table, "bonepile")[1:]:
        fell(table, pile)
    boss.hp = 5
    table.at(ROUND_END)
    run(table)
    assert boss.hp == 5 + seats - 1
    fell(table, of_type(table, "bonepile")[0])
    boss.hp = 5
    table.at(ROUND_END)
    run(table)
    assert boss.hp == 5


def test_58_the_dagger_pierces_the_harvester_and_nobody_else() -> None:
    table, boss = harvester()
    hero, imp = table.hero_figure(0), of_type(table, "black-imp")[0]
    assert attack(table, hero, boss).now_pierce == 0
    table.put(hero, table.treasure.index(GOAL))
    end_turn(table, hero)
    assert table.heroes[0].treasures == [GOAL]
    assert attack(table, hero, boss).now_pierce == 4
    assert attack(table, hero, imp).now_pierce == 0
    assert attack(table, table.hero_figure(1), boss).now_pierce == 0


def test_58_is_won_with_the_harvester_and_lost_with_the_heroes() -> None:
    table, boss = harvester()
    other = table.clone()
    assert fell(table, boss).ended == WON
    exhaust(other, 0, "GH-S-EXH-01")
    exhaust(other, 1, "GH-S-EXH-01")
    assert other.ended == LOST


# 87: the giant ooze


def cove(seats: int = 2) -> tuple[Table, Figure]:
    table = open_all(hardy(begin(87, seats)))
    return table, of_type(table, "giant-ooze")[0]


@pytest.mark.rule("GH-S-SPC-07")
def test_87_four_tokens_of_shield_and_one_less_for_each_ooze() -> None:
    table, boss = cove(4)
    own = printed_shield(boss, table)
    assert (register(table, "tokens"), shield_of(table, boss)) == (4, own + 8)
    for tokens in (3, 2, 1, 0, 0):
        fell(table, of_type(table, "ooze")[0])
        assert (register(table, "tokens"), shield_of(table, boss)) == (tokens, own + 2 * tokens)


def test_87_everybody_begins_with_three_curses() -> None:
    table, _ = cove(3)
    assert [hero.deck.count(CURSE_CARD) for hero in table.heroes] == [3, 3, 3]


def bathed() -> tuple[Table, Figure]:
    table, boss = cove()
    hero = table.hero_figure(0)
    put(table, hero, (-8, 13))
    end_turn(table, hero)
    return table, boss


@pytest.mark.rule("GH-S-SPC-07", "GH-S-CON-05")
def test_87_who_ends_a_turn_in_the_water_is_protected_from_oozes_and_poison() -> None:
    table, boss = bathed()
    cell = table.rules.map.cell((-8, 13))
    assert table.heroes[0].treasures == [GOAL]
    assert not table.board.terrain[cell] & DIFFICULT
    for seat, shield in ((0, 2), (1, 0)):
        hero = table.hero_figure(seat)
        assert attack(table, boss, hero).now_shield == shield
        assert attack(table, of_type(table, "ooze")[0], hero).now_shield == shield
        assert attack(table, of_type(table, "black-imp")[0], hero).now_shield == 0
        gain(table, hero, POISON)
        assert bool(hero.conditions & POISON) == (seat == 1)


@pytest.mark.rule("GH-S-SPC-07", "GH-S-CON-05")
def test_87_the_water_ends_poison_and_nothing_else() -> None:
    table, _ = cove()
    hero = table.hero_figure(0)
    for figure in (hero, table.hero_figure(1)):
        gain(table, figure, POISON | WOUND)
    put(table, hero, (-8, 13))
    end_turn(table, hero)
    assert hero.conditions == WOUND
    assert table.hero_figure(1).conditions == POISON | WOUND


def test_87_the_protection_is_saved() -> None:
    table, _ = bathed()
    other = table.clone()
    other.acts, other.attacks, other.answers = [], [], []
    loaded = GAME.load(GAME.dump(other))
    gain(loaded, loaded.hero_figure(0), POISON)
    assert not loaded.hero_figure(0).conditions & POISON


def test_87_once_for_each_character_and_not_by_looting() -> None:
    table, _ = bathed()
    put(table, table.hero_figure(0), (3, 8))
    end_turn(table, table.hero_figure(0))
    assert table.board.terrain[table.rules.map.cell((3, 8))] & DIFFICULT
    put(table, table.hero_figure(1), (2, 9)) if table.board.occupant[
        table.rules.map.cell((2, 9))
    ] < 0 else None
    loot(table, table.hero_figure(1), 3, 0)
    assert table.heroes[1].treasures == []


def test_87_is_won_with_the_giant_ooze_and_lost_with_the_heroes() -> None:
    table, boss = cove()
    other = table.clone()
    fell(table, of_type(table, "ooze")[0])
    assert table.ended == RUNNING
    assert fell(table, boss).ended == WON
    exhaust(other, 0, "GH-S-EXH-01")
    exhaust(other, 1, "GH-S-EXH-01")
    assert other.ended == LOST
