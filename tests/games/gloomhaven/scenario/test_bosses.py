"""The bosses of the scenarios 1 to 20: what sets them apart, and each of their special actions (GH-S-BOS)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import abilities
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.vocabulary import (
    BOSS,
    CURSE,
    DISARM,
    ELITE,
    IMMOBILIZE,
    MUDDLE,
    NORMAL,
    POISON,
    STUN,
    TARGET_RANK,
    WOUND,
)
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kit.hexes import distance
from tests.games.gloomhaven.scenario.meeting import BOSSES, SPECIAL_1, SPECIAL_2, acts, meet
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    fell,
    hardy,
    of_type,
    open_all,
    open_door,
    play_to_turn,
    stack_card,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

# All bosses


@pytest.mark.rule("GH-S-BOS-01")
@pytest.mark.parametrize(("number", "slug"), BOSSES.items())
def test_a_boss_is_neither_normal_nor_elite(number: int, slug: str) -> None:
    table, boss = meet(number, slug)
    assert boss.sheet.rank == BOSS
    for rank in (NORMAL, ELITE):
        assert not holds(table, [abilities.Test(TARGET_RANK, 1 << rank)], 0, boss.slot)


@pytest.mark.rule("GH-S-BOS-02")
@pytest.mark.parametrize(
    ("number", "slug", "hp"),
    [
        (2, "bandit-commander", 10),
        (8, "inox-bodyguard", 7),
        (9, "merciless-overseer", 8),
        (11, "captain-of-the-guard", 9),
        (12, "jekserah", 7),
    ],
)
def test_hit_points_grow_with_the_number_of_heroes(number: int, slug: str, hp: int) -> None:
    for seats in (2, 3, 4):
        table = open_all(begin(number, seats))
        assert of_type(table, slug)[0].max_hp == hp * seats


@pytest.mark.rule("GH-S-BOS-04")
@pytest.mark.parametrize(("number", "slug"), BOSSES.items())
def test_a_boss_leaves_money(number: int, slug: str) -> None:
    table, boss = meet(number, slug)
    cell = boss.cell
    before = table.coins[cell]
    fell(table, boss)
    assert table.coins[cell] == before + 1


@pytest.mark.rule("GH-S-CMP-23")
@pytest.mark.parametrize(("number", "slug"), BOSSES.items())
def test_all_bosses_act_from_the_boss_deck(number: int, slug: str) -> None:
    table, boss = meet(number, slug)
    assert table.rules.decks[table.rules.groups[boss.group].deck].slug == "boss"


@pytest.mark.parametrize(
    ("number", "slug", "immune"),
    [
        (2, "bandit-commander", STUN | IMMOBILIZE | CURSE),
        (8, "inox-bodyguard", DISARM | POISON | MUDDLE | STUN),
        (9, "merciless-overseer", DISARM | WOUND | CURSE | STUN),
        (11, "captain-of-the-guard", DISARM | WOUND | MUDDLE | STUN),
        (12, "jekserah", DISARM | WOUND | CURSE | STUN),
    ],
)
def test_conditions_that_a_boss_is_immune_to(number: int, slug: str, immune: int) -> None:
    table, boss = meet(number, slug)
    everything = POISON | WOUND | IMMOBILIZE | DISARM | STUN | MUDDLE | CURSE
    before = len(table.monster_deck.draw)
    gain(table, boss, everything)
    assert boss.conditions == everything & ~immune & ~CURSE
    assert len(table.monster_deck.draw) == before + (0 if immune & CURSE else 1)


# 2: the bandit commander


def commander(seats: int = 2) -> tuple[Table, Figure]:
    """Only the first door is open; the rooms behind the others are hidden."""
    table = open_door(hardy(begin(2, seats)), 0)
    [boss] = of_type(table, "bandit-commander")
    for figure in table.figures:
        if figure.present and figure.group >= 0 and figure is not boss:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    table.monster_deck = Deck([ZERO] * 20)
    return table, boss


@pytest.mark.rule("GH-S-BOS-03")
@pytest.mark.rule("GH-S-BOS-05")
def test_the_commander_jumps_to_the_doors_in_turn_and_opens_them() -> None:
    table, boss = commander()
    for label in "abcd":
        door = door_labelled(table, label)
        assert table.board.doors[door] == LOCKED
        acts(table, boss, SPECIAL_1)
        assert boss.cell == table.board.map.doors[door]
        assert table.board.doors[door] == OPENED
        assert all(table.board.revealed[room] for room in table.board.map.rooms_beside(door))
    assert len(told(table, "room-revealed")) == 6
    acts(table, boss, SPECIAL_1)
    assert boss.cell == table.board.map.doors[door_labelled(table, "a")]
    assert len(told(table, "room-revealed")) == 6


def test_the_commander_lands_beside_a_door_that_is_taken() -> None:
    table, boss = commander()
    for _ in "abcd":
        acts(table, boss, SPECIAL_1)
    door = table.board.map.doors[door_labelled(table, "a")]
    table.put(table.hero_figure(0), door)
    acts(table, boss, SPECIAL_1)
    assert table.hero_figure(0).cell == door
    assert table.distance(boss.cell, door) == 1


@pytest.mark.rule("GH-S-REV-09")
@pytest.mark.rule("GH-S-BOS-05")
def test_monsters_of_the_room_the_commander_opens_act_by_its_initiative() -> None:
    """The corpses behind the doors act in this round, whether before or after the boss's 85."""
    table, boss = commander()
    stack_card(table, "bandit-commander", SPECIAL_1)
    play_to_turn(table, 0)
    known = [figure.slot for figure in table.figures if figure.present]
    while table.round == 1:
        seat = table.pending[0].seat
        decision = table.pending[0]
        GAME.apply(table, seat, codes.DONE if codes.DONE in decision.options else decision.options[0])
    new = [figure for figure in table.figures if figure.present and figure.slot not in known]
    turns = [int(str(event.args["slot"])) for event in told(table, "turn")]
    assert new
    for figure in new:
        assert turns.count(figure.slot) == 1
        assert turns.index(figure.slot) > turns.index(boss.slot)


@pytest.mark.rule("GH-S-BOS-03")
@pytest.mark.rule("GH-S-MON-15")
@pytest.mark.parametrize(("seats", "rank"), [(2, NORMAL), (3, ELITE), (4, ELITE)])
def test_the_commander_summons_living_bones(seats: int, rank: int) -> None:
    table, boss = commander(seats)
    acts(table, boss, SPECIAL_2)
    [bones] = of_type(table, "living-bones")
    assert bones.sheet.rank == rank
    assert distance(at(table, bones), at(table, boss)) == 1
    assert bones.acted
    cell = bones.cell
    fell(table, bones)
    assert table.coins[cell] == 0
