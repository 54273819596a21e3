"""Special actions of bosses that clauses tell: the Gloom's markers (51), the Winged Horror's eggs (46)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.scenario.objectives import won
from taverna.games.gloomhaven.state.figures import MONSTER, OBJECT
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import SPECIAL_1, SPECIAL_2, acts, beside, lost, meet, settle
from tests.support.gloomhaven.printed import at, begin, end_turn, fell, hardy, of_type, put, run
from tests.support.gloomhaven.tabletop import GAME

# 51: the Gloom

A, B, C = (5, -3), (7, -1), (1, 3)


@pytest.mark.rule("GH-S-BOS-05", "GH-S-SPC-07")
def test_51_the_gloom_goes_from_marker_to_marker() -> None:
    table, boss = meet(51, "the-gloom")
    found = []
    for _ in range(4):
        acts(table, boss, SPECIAL_2)
        found.append(at(table, boss))
    assert found == [A, B, C, A]


def test_51_it_attacks_from_its_new_hex() -> None:
    """Attack +1 at range 5 with poison, wound and stun: 5 + 1 at level 1."""
    table, boss = meet(51, "the-gloom")
    put(table, table.hero_figure(0), (7, -5))
    acts(table, boss, SPECIAL_2)
    assert at(table, boss) == A
    assert lost(table, 0) == 6


def test_51_a_marker_that_is_taken() -> None:
    table, boss = meet(51, "the-gloom")
    put(table, table.hero_figure(0), A)
    acts(table, boss, SPECIAL_2)
    assert boss.cell in table.board.shape.near[table.rules.map.cell(A)]
    table.put(table.hero_figure(0), -1)
    acts(table, boss, SPECIAL_2)
    assert at(table, boss) == B


def test_51_everybody_of_the_party_suffers_at_the_end_of_a_turn() -> None:
    table = hardy(begin(51))
    end_turn(table, table.hero_figure(1))
    settle(table)
    assert (lost(table, 0), lost(table, 1)) == (0, 2)
    [boss] = of_type(table, "the-gloom")
    end_turn(table, boss)
    assert boss.hp == boss.max_hp


def test_51_three_curses_and_pits_that_stay() -> None:
    table = begin(51)
    assert [hero.deck.count(CURSE_CARD) for hero in table.heroes] == [3, 3]
    pits = [table.rules.map.cell(hex) for hex in ((4, -2), (4, -1), (5, 0), (6, 0))]
    assert sorted(table.rules.plan.lasting_cells) == sorted(pits)


@pytest.mark.parametrize(("number", "slug"), [(51, "the-gloom"), (46, "winged-horror")])
def test_won_when_the_boss_is_dead_and_lost_with_the_characters(number: int, slug: str) -> None:
    table, boss = meet(number, slug)
    assert table.ended == RUNNING
    fell(table, boss)
    assert won(table)
    assert table.ended == WON
    other = begin(number)
    for hero in other.heroes:
        hero.exhausted = True
    other.check()
    assert other.ended == LOST


# 46: the Winged Horror


def nest(seats: int = 2) -> Table:
    """The boss has laid eggs once."""
    table, boss = meet(46, "winged-horror", seats)
    beside(table, boss, 0)
    acts(table, boss, SPECIAL_2)
    return table


@pytest.mark.rule("GH-S-MON-14", "GH-S-SPC-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_46_an_egg_for_each_character_next_to_the_boss(seats: int) -> None:
    table, boss = meet(46, "winged-horror", seats)
    beside(table, boss, 0)
    before = boss.cell
    acts(table, boss, SPECIAL_2)
    eggs = of_type(table, "egg")
    assert len(eggs) == seats
    assert all(egg.cell in table.board.shape.near[before] for egg in eggs)
    assert {egg.kind for egg in eggs} == {OBJECT}
    assert {egg.max_hp for egg in eggs} == {3}  # 2 + half of level 1, rounded up
    assert lost(table, 0) == 3


def test_46_eggs_can_be_destroyed_and_are_no_kill() -> None:
    table = nest()
    egg = of_type(table, "egg")[0]
    assert table.are_enemies(table.hero_figure(0), egg)
    hurt(table, egg, 3, BY_ATTACK, table.heroes[0].figure, 0)
    run(table)
    assert len(of_type(table, "egg")) == 1
    assert table.heroes[0].kills == 0


def test_46_after_its_attacks_the_eggs_hatch() -> None:
    """Attack -1 on all that are adjacent, Attack +0 at range 3, then demons in the place of the eggs."""
    table = nest()
    [boss] = of_type(table, "winged-horror")
    places = [egg.cell for egg in of_type(table, "egg")]
    before = lost(table, 0)
    acts(table, boss, SPECIAL_1)
    assert lost(table, 0) == before + 2 + 3
    assert of_type(table, "egg") == []
    demons = of_type(table, "night-demon")
    assert [demon.cell for demon in demons] == places
    assert {(demon.kind, demon.sheet.rank) for demon in demons} == {(MONSTER, NORMAL)}


def test_46_eggs_are_saved_with_the_game() -> None:
    table = nest()
    again = GAME.load(GAME.dump(table))
    assert [egg.cell for egg in of_type(again, "egg")] == [egg.cell for egg in of_type(table, "egg")]


# A boss whose special the scenario does not tell


def test_a_boss_needs_a_scenario_that_tells_its_special() -> None:
    data: Any = content.printed("scenarios", "51")
    data["clauses"] = [clause for clause in data["clauses"] if clause["at"] != "special"]
    found = content._checked(Scenario(data, "51.json", True))
    assert content.lacking(found) == [
        "51.json.monsters: the special 'next-marker' of 'the-gloom' is not carried out yet"
    ]
