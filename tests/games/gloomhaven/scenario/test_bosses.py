"""The bosses of the scenarios 1 to 20: what sets them apart, and each of their special actions (GH-S-BOS)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.lasting import end_round, retaliation
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.effects.testing import holds
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
from tests.support.gloomhaven.printed import (
    at,
    begin,
    door_labelled,
    fell,
    first_answers,
    hardy,
    of_type,
    open_all,
    open_door,
    play_to_turn,
    stack_card,
    take_turn,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

SPECIAL_1 = 85
SPECIAL_2 = 11
"""Initiatives of boss cards that call for the special."""
OPEN_QUESTIONS = (
    "focus", "monster-move", "monster-path", "monster-targets", "monster-choice", "monster-place", "spawn",
)  # fmt: skip


def meet(number: int, slug: str, seats: int = 2) -> tuple[Table, Figure]:
    """All rooms open, modifier cards all +0, only the boss and hardy heroes left on the map."""
    table = hardy(begin(number, seats))
    open_all(table)
    table.monster_deck = Deck([ZERO] * 20)
    for figure in table.figures:
        if figure.present and figure.group >= 0 and figure.sheet.name != slug:
            table.standees[figure.group] &= ~(1 << figure.number)
            table.put(figure, -1)
    for seat in range(seats):
        table.put(table.hero_figure(seat), -1)
    return table, of_type(table, slug)[0]


def beside(table: Table, figure: Figure, seat: int) -> None:
    """Put a hero on a free hex next to the figure."""
    near = [cell for cell in table.board.shape.near[figure.cell] if table.board.occupant[cell] < 0]
    plain = [cell for cell in near if table.board.walk[cell] == 1]
    table.put(table.hero_figure(seat), plain[0])


def acts(table: Table, boss: Figure, initiative: int) -> None:
    table.order = []
    for stack in table.stacks:
        if stack.card >= 0:
            stack.discard.append(stack.card)
            stack.card = -1
    stack_card(table, boss.sheet.name, initiative)
    take_turn(table, boss)
    settle(table)


def settle(table: Table) -> None:
    """Heroes suffer what comes; what players may decide, the first of them decides for the first option."""
    while table.pending and table.pending[0].kind != "select":
        kind = table.pending[0].kind
        first_answers(table, *OPEN_QUESTIONS)
        if table.pending and table.pending[0].kind == kind and kind not in OPEN_QUESTIONS:
            GAME.apply(table, table.pending[0].seat, codes.DONE)


def lost(table: Table, seat: int) -> int:
    figure = table.hero_figure(seat)
    return figure.max_hp - figure.hp


# All bosses


BOSSES = {
    2: "bandit-commander",
    8: "inox-bodyguard",
    9: "merciless-overseer",
    11: "captain-of-the-guard",
    12: "jekserah",
}


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


# 8: the inox bodyguards


def test_the_bodyguard_sweeps_two_rows() -> None:
    """Move -1, then Attack -1 on (0, 1), (1, 0), (1, 1), (0, 2), (2, 0), turned as it suits: 3 - 1 at level 1."""
    table, boss = meet(8, "inox-bodyguard")
    other = of_type(table, "inox-bodyguard")[1]
    table.put(other, -1)
    near = [cell for cell in table.board.shape.near[boss.cell] if table.board.walk[cell] == 1]
    pairs = [(one, two) for one in near for two in near if two in table.board.shape.near[one]]
    table.put(table.hero_figure(0), pairs[0][0])
    table.put(table.hero_figure(1), pairs[0][1])
    acts(table, boss, SPECIAL_1)
    assert [lost(table, seat) for seat in (0, 1)] == [2, 2]


def test_the_bodyguard_hits_and_retaliates_for_the_round() -> None:
    table, boss = meet(8, "inox-bodyguard")
    beside(table, boss, 0)
    acts(table, boss, SPECIAL_2)
    assert lost(table, 0) == 3
    assert retaliation(table, boss, 1) == 3
    assert retaliation(table, boss, 2) == 0
    other = of_type(table, "inox-bodyguard")[1]
    assert retaliation(table, other, 1) == 0
    end_round(table)
    assert retaliation(table, boss, 1) == 0


# 9: the merciless overseer


def test_the_scouts_act_again_with_the_card_of_the_round() -> None:
    table, boss = meet(9, "merciless-overseer")
    group = table.rules.group_of("vermling-scout")
    near = [cell for cell in table.board.shape.near[boss.cell] if table.board.walk[cell] == 1]
    normal = table.figures[spawn(table, group, NORMAL, near[0])]
    elite = table.figures[spawn(table, group, ELITE, near[1])]
    normal.acted = True
    spot = next(cell for cell in table.board.shape.near[near[0]] if table.board.occupant[cell] < 0)
    table.put(table.hero_figure(0), spot)
    stack_card(table, "vermling-scout", 53)
    acts(table, boss, SPECIAL_1)
    reasons = [event for event in table.events if event.kind.startswith("why-")]
    thought = [event.args["slot"] for event in reasons if event.args["slot"] != boss.slot]
    order = [slot for index, slot in enumerate(thought) if slot not in thought[:index]]
    assert order == [elite.slot, normal.slot]
    attacks = [event.args["slot"] for event in told(table, "attack")]
    assert attacks.count(normal.slot) == 1
    assert boss.slot not in attacks
    assert (normal.acted, elite.acted) == (True, False)


@pytest.mark.parametrize(("seats", "ranks"), [(2, [0, 0]), (3, [0, 1]), (4, [1, 1])])
def test_the_overseer_calls_two_scouts(seats: int, ranks: list[int]) -> None:
    table, boss = meet(9, "merciless-overseer", seats)
    acts(table, boss, SPECIAL_2)
    assert sorted(scout.sheet.rank for scout in of_type(table, "vermling-scout")) == ranks


def test_the_overseer_is_as_strong_as_it_has_scouts() -> None:
    table, boss = meet(9, "merciless-overseer")
    acts(table, boss, SPECIAL_2)
    assert len(of_type(table, "vermling-scout")) == 2
    beside(table, boss, 0)
    acts(table, boss, 36)
    assert lost(table, 0) == 2


# 11: the captain of the guard


def test_the_captain_heals_itself_and_all_its_allies() -> None:
    table = open_all(hardy(begin(11)))
    [boss] = of_type(table, "captain-of-the-guard")
    side = [figure for figure in table.figures if figure.present and figure.side == 1]
    bones = of_type(table, "living-bones") + of_type(table, "living-corpse")
    for figure in [*side, *bones]:
        figure.hp -= 3
    before = {figure.slot: figure.hp for figure in [*side, *bones]}
    acts(table, boss, SPECIAL_1)
    assert len(side) > 1
    assert all(figure.hp == before[figure.slot] + 2 for figure in side)
    assert all(figure.hp == before[figure.slot] for figure in bones)


def test_the_captain_attacks_and_its_allies_hit_harder_until_the_end_of_the_round() -> None:
    table, boss = meet(11, "captain-of-the-guard")
    near = [cell for cell in table.board.shape.near[boss.cell] if table.board.walk[cell] == 1]
    group = table.rules.group_of("city-guard")
    guard = table.figures[spawn(table, group, NORMAL, near[0])]
    table.put(table.hero_figure(0), near[1])
    stack_card(table, "city-guard", 50)
    acts(table, boss, SPECIAL_2)
    assert lost(table, 0) == 4  # 3 + 1 at level 1
    value = guard.sheet.attack
    table.hero_figure(0).hp = 99
    for extra in (1, 0):
        place_next_to(table, guard, near)
        take_turn(table, guard)
        settle(table)
        assert lost(table, 0) == value + extra
        table.hero_figure(0).hp = 99
        end_round(table)


def place_next_to(table: Table, guard: Figure, near: list[int]) -> None:
    free = [cell for cell in table.board.shape.near[guard.cell] if table.board.walk[cell] == 1]
    hero = table.hero_figure(0)
    if hero.cell not in free:
        table.put(hero, next(cell for cell in free if table.board.occupant[cell] < 0))
    assert near


# 12 and 20: Jekserah


@pytest.mark.parametrize("number", [12, 20])
@pytest.mark.parametrize(("seats", "ranks"), [(2, [0, 0]), (3, [0, 1]), (4, [1, 1])])
def test_jekserah_calls_bones_and_hits_all_around(number: int, seats: int, ranks: list[int]) -> None:
    table, boss = meet(number, "jekserah", seats)
    beside(table, boss, 0)
    beside(table, boss, 1)
    acts(table, boss, SPECIAL_1)
    assert sorted(bones.sheet.rank for bones in of_type(table, "living-bones")) == ranks
    assert [lost(table, seat) for seat in (0, 1)] == [2, 2]  # 3 - 1 at level 1


@pytest.mark.parametrize(("seats", "ranks"), [(2, [0, 0]), (3, [0, 1]), (4, [1, 1])])
def test_jekserah_calls_corpses_moves_and_strikes(seats: int, ranks: list[int]) -> None:
    table, boss = meet(20, "jekserah", seats)
    beside(table, boss, 0)
    acts(table, boss, SPECIAL_2)
    assert sorted(corpse.sheet.rank for corpse in of_type(table, "living-corpse")) == ranks
    assert lost(table, 0) == 5  # 3 + 2 at level 1


def test_jekserahs_summons_in_12_are_enemies_of_the_city() -> None:
    table = open_all(hardy(begin(12)))
    [boss] = of_type(table, "jekserah")
    before = [figure.slot for figure in of_type(table, "living-bones")]
    acts(table, boss, SPECIAL_1)
    new = [figure for figure in of_type(table, "living-bones") if figure.slot not in before]
    assert new
    for bones in new:
        assert all(table.are_enemies(bones, guard) for guard in of_type(table, "city-guard"))


def test_every_boss_of_the_first_twenty_scenarios_is_met_above() -> None:
    found = {
        slug
        for number in range(1, 21)
        for slug in content.types_in_play(content.scenario(str(number)))
        if content.monster(slug).is_boss
    }
    assert found == set(BOSSES.values())
