"""Special rules of the solo scenarios of the six starting classes (GH-S-SPC)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.board.figures import ASIDE, CHARACTERS, MONSTERS, THIRD
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL, POISON
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.lone import alone, foes, loots_goal, places, round_ends, slay
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.own import register
from tests.support.gloomhaven.printed import (
    at,
    door_labelled,
    end_turn,
    fell,
    fell_all,
    monsters,
    of_type,
    open_all,
    open_door,
    play_round,
    put,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

SPECIAL = pytest.mark.rule("GH-S-SPC-07")
SPAWNS = pytest.mark.rule("GH-S-SPC-01")


# Brute: all monsters are a level lower


@SPECIAL
def test_brute_monsters_are_of_level_2() -> None:
    table = open_all(alone("brute"))
    hit_points = {(figure.sheet.name, figure.sheet.rank): figure.max_hp for figure in monsters(table)}
    assert hit_points == {
        ("bandit-guard", NORMAL): 6, ("bandit-guard", ELITE): 10, ("bandit-archer", NORMAL): 6,
        ("bandit-archer", ELITE): 9, ("living-bones", NORMAL): 5,
    }  # fmt: skip
    assert table.ended == RUNNING
    assert fell_all(table).ended == WON


# Tinkerer: guards to keep alive for twelve rounds


@SPECIAL
def test_tinkerer_guards_are_allies_with_a_shield_less() -> None:
    table = alone("tinkerer")
    guards = of_type(table, "city-guard")
    assert [(guard.side, guard.sheet.shield, guard.max_hp) for guard in guards] == [(CHARACTERS, 0, 8)] * 4


@SPECIAL
def test_tinkerer_guards_draw_from_the_heros_modifier_deck() -> None:
    table = alone("tinkerer")
    guard, scout = of_type(table, "city-guard")[0], of_type(table, "vermling-scout")[0]
    assert table.deck_of(guard) is table.heroes[0].deck
    assert table.deck_of(scout) is table.monster_deck
    put(table, guard, (7, -3))
    table.monster_deck = Deck([])
    before = len(table.heroes[0].deck.draw)
    settle(take_turn(table, guard))
    assert len(table.heroes[0].deck.draw) < before


@SPAWNS
@pytest.mark.parametrize(("number", "more"), [(1, 0), (2, 4), (3, 0), (4, 4), (10, 4), (11, 0)])
def test_tinkerer_scouts_come_after_even_rounds(number: int, more: int) -> None:
    table = alone("tinkerer")
    for scout in of_type(table, "vermling-scout"):
        fell(table, scout)
    round_ends(table, number)
    expected = [(4, -4), (5, -4), (6, -4), (7, -4)] if more else []
    assert places(table, "vermling-scout", NORMAL) == expected


@pytest.mark.rule("GH-S-END-01")
def test_tinkerer_is_lost_with_the_fourth_guard() -> None:
    table = alone("tinkerer")
    guards = of_type(table, "city-guard")
    for guard in guards[:3]:
        fell(table, guard)
    assert table.ended == RUNNING
    assert fell(table, guards[3]).ended == LOST


@pytest.mark.rule("GH-S-END-01")
def test_tinkerer_is_won_after_twelve_rounds() -> None:
    table = alone("tinkerer")
    for guard in of_type(table, "city-guard"):
        guard.hp = guard.max_hp = 99
    table.round = 11
    assert play_round(table).ended == RUNNING
    assert play_round(table).ended == WON


# Spellweaver: a flask, a door that shuts, a golem


def at_the_flask() -> Table:
    """The way to the room of the goal treasure is open, with all its monsters."""
    table = alone("spellweaver")
    open_door(table, 0)
    return open_door(table, door_labelled(table, "b"))


@pytest.mark.rule("GH-S-DOR-07")
def test_spellweaver_the_side_room_is_locked_until_the_golem_is_dead() -> None:
    table = at_the_flask()
    side = door_labelled(table, "a")
    assert table.board.doors[side] == LOCKED
    loots_goal(table)
    assert table.board.doors[side] == LOCKED
    [golem] = of_type(table, "stone-golem")
    assert (at(table, golem), golem.sheet.rank) == ((10, 6), NORMAL)
    fell(table, golem)
    assert table.board.doors[side] == OPENED
    assert places(table, "black-imp", ELITE) == [(-2, 5), (2, 4), (4, 1)]


@SPECIAL
def test_spellweaver_the_door_shuts_behind_the_looter_and_those_beyond_are_dormant() -> None:
    table = at_the_flask()
    way = door_labelled(table, "b")
    near = [figure for figure in foes(table) if at(table, figure) == (7, 6)]
    beyond = [figure for figure in foes(table) if figure not in near]
    assert (len(near), len(beyond)) == (1, 6)
    assert {figure.side for figure in foes(table)} == {MONSTERS}
    loots_goal(table)
    assert table.board.doors[way] == LOCKED
    assert {figure.side for figure in beyond} == {ASIDE}
    assert [figure.side for figure in near + of_type(table, "stone-golem")] == [MONSTERS, MONSTERS]
    saved = GAME.dump(table)
    table = GAME.load(saved)
    assert GAME.dump(table) == saved
    fell(table, of_type(table, "stone-golem")[0])
    assert table.board.doors[way] == OPENED
    assert {figure.side for figure in foes(table)} == {MONSTERS}


@pytest.mark.rule("GH-S-END-01")
@pytest.mark.parametrize(
    ("looted", "end", "how"), [(True, (0, 1), WON), (True, (1, 1), RUNNING), (False, (0, 1), RUNNING)]
)
def test_spellweaver_is_won_on_a_start_hex_with_the_flask(looted: bool, end: Hex, how: int) -> None:
    table = at_the_flask()
    if looted:
        loots_goal(table)
    put(table, table.hero_figure(0), end)
    assert end_turn(table, table.hero_figure(0)).ended == how


# Scoundrel: a partner


@SPECIAL
def test_scoundrel_guards_and_golems_have_heavy_shields() -> None:
    table = open_all(alone("scoundrel"))
    shields = {(figure.sheet.name, figure.sheet.rank): figure.sheet.shield for figure in foes(table)}
    assert shields == {
        ("city-guard", NORMAL): 1 + 3, ("city-guard", ELITE): 2 + 3, ("stone-golem", NORMAL): 2 + 4,
        ("stone-golem", ELITE): 3 + 4, ("ancient-artillery", NORMAL): 0,
    }  # fmt: skip


@SPECIAL
def test_scoundrel_rikharn_is_an_ally_with_the_monsters_cards() -> None:
    table = alone("scoundrel")
    [rikharn] = of_type(table, "rikharn")
    assert (at(table, rikharn), rikharn.max_hp, rikharn.side) == ((1, 2), 15 + 5 * 3, CHARACTERS)
    assert (rikharn.sheet.move, rikharn.sheet.attack) == (4, 4)
    assert table.deck_of(rikharn) is table.monster_deck
    assert not table.is_foe(rikharn)
    group = table.rules.groups[rikharn.group]
    assert [card.initiative for card in table.rules.decks[group.deck].cards] == [49]


@SPECIAL
def test_scoundrel_rikharn_turns_on_everybody_when_the_treasure_is_looted() -> None:
    table = open_all(alone("scoundrel"))
    [rikharn] = of_type(table, "rikharn")
    rikharn.hp = 17
    loots_goal(table)
    assert (rikharn.side, rikharn.hp, table.is_foe(rikharn)) == (THIRD, 17, True)
    for other in (table.hero_figure(0), of_type(table, "city-guard")[0]):
        assert table.are_enemies(rikharn, other)
    saved = GAME.dump(table)
    again = GAME.load(saved)
    assert GAME.dump(again) == saved
    assert again.is_foe(again.figures[rikharn.slot])
    for figure in foes(table):
        if figure is not rikharn:
            fell(table, figure)
    assert table.ended == RUNNING
    assert fell(table, rikharn).ended == WON


@SPECIAL
def test_scoundrel_who_fell_before_needs_not_be_killed_again() -> None:
    table = open_all(alone("scoundrel"))
    fell(table, of_type(table, "rikharn")[0])
    slay(table)
    assert table.ended == RUNNING
    assert loots_goal(table).ended == WON


# Cragheart: six waves


@SPAWNS
def test_cragheart_waves_of_odd_and_even_rounds() -> None:
    table = alone("cragheart")
    round_ends(table, 1)
    assert places(table, "cave-bear", NORMAL) == [(0, 0)]
    assert places(table, "ooze", ELITE) == [(5, 0)]
    slay(table)
    round_ends(table, 2)
    assert places(table, "sun-demon", NORMAL) == [(7, 0)]
    assert places(table, "ooze", NORMAL) == [(2, 0), (3, 0)]
    assert places(table, "cave-bear", NORMAL) == []


@pytest.mark.rule("GH-S-END-01")
def test_cragheart_is_won_when_all_of_six_waves_are_dead() -> None:
    table = alone("cragheart")
    for number in range(1, 7):
        assert table.ended == RUNNING
        round_ends(slay(table), number)
        assert foes(table)
    assert (register(table, "waves"), table.ended) == (6, RUNNING)
    assert slay(table).ended == WON
    other = alone("cragheart")
    assert not foes(round_ends(other, 7))


# Mindthief: poison from three altars, then a demon


def poisoned(table: Table) -> bool:
    return table.hero_figure(0).conditions & POISON != 0


@SPECIAL
def test_mindthief_scouts_are_a_level_lower() -> None:
    table = open_all(alone("mindthief"))
    assert {figure.max_hp for figure in of_type(table, "vermling-scout") if figure.sheet.rank == NORMAL} == {
        3
    }
    assert {figure.max_hp for figure in of_type(table, "vermling-scout") if figure.sheet.rank == ELITE} == {5}
    assert {figure.max_hp for figure in of_type(table, "altar")} == {3 + 3}
    assert places(table, "altar", 2) == [(6, 2), (9, -1), (9, 2)]


@SPECIAL
def test_mindthief_the_first_door_hurts_and_poisons() -> None:
    table = alone("mindthief")
    open_door(table, door_labelled(table, "1"))
    settle(table)
    assert (table.hero_figure(0).hp, poisoned(table)) == (99 - 5, True)


@SPECIAL
def test_mindthief_altars_poison_or_hurt_at_the_end_of_each_round() -> None:
    table = alone("mindthief")
    hero = table.hero_figure(0)
    round_ends(table, 1)
    assert (hero.hp, poisoned(table)) == (99, False)
    open_door(table, door_labelled(table, "1"))
    settle(table)
    hero.hp = 99
    round_ends(table, 2)
    assert (hero.hp, poisoned(table)) == (99 - 3, True)
    hero.hp, hero.conditions = 99, 0
    round_ends(table, 3)
    assert (hero.hp, poisoned(table)) == (99, True)
    for altar in of_type(table, "altar")[:2]:
        fell(table, altar)
    hero.conditions = 0
    assert poisoned(round_ends(table, 4))
    fell(table, of_type(table, "altar")[0])
    hero.conditions = 0
    assert not poisoned(round_ends(table, 5))


@SPAWNS
def test_mindthief_the_demon_comes_when_the_vermlings_are_dead() -> None:
    table = alone("mindthief")
    fell_all(table)
    assert of_type(table, "earth-demon") == []
    open_all(table)
    settle(table)
    for figure in foes(table):
        assert (of_type(table, "earth-demon"), table.ended) == ([], RUNNING)
        fell(table, figure)
    [demon] = of_type(table, "earth-demon")
    assert (at(table, demon), demon.sheet.rank, demon.hp, demon.max_hp) == ((12, -8), ELITE, 2 * 20, 2 * 20)
    assert table.ended == RUNNING
    assert fell(table, demon).ended == WON
