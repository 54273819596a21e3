"""The bosses of the scenarios 8, 9, 11, 12 and 20, and each of their special actions (GH-S-BOS)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.effects.lasting import end_round, retaliation
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.language.vocabulary import (
    ELITE,
    NORMAL,
)
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from tests.games.gloomhaven.scenario.meeting import (
    BOSSES,
    SPECIAL_1,
    SPECIAL_2,
    acts,
    beside,
    lost,
    meet,
    settle,
)
from tests.support.gloomhaven.printed import (
    begin,
    hardy,
    of_type,
    open_all,
    stack_card,
    take_turn,
    told,
)

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
