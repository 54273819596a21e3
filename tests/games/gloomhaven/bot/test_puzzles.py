"""Puzzles: where they come from, and what the heroes have gained by a choice."""

from __future__ import annotations

import taverna
from taverna.games.gloomhaven.board.figures import FOES
from taverna.games.gloomhaven.bot.puzzles import SCENARIOS
from taverna.games.gloomhaven.content import STARTING_CLASSES
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Rng
from tests.support.gloomhaven.printed import begin

JUDGEMENT = taverna.game("gloomhaven").judgement


def gained(before: Table, after: Table) -> dict[str, int]:
    """What is counted when nothing has happened is no gain."""
    none = JUDGEMENT.gains(before, before)
    return {
        key: value - none[key] for key, value in JUDGEMENT.gains(before, after).items() if value != none[key]
    }


def test_every_kind_of_gain_is_counted() -> None:
    before = begin(1)
    foe, other = [figure.slot for figure in before.figures if figure.side in FOES and figure.present][:2]
    wounded = before.clone()
    wounded.figures[foe].hp -= 2
    assert gained(before, wounded) == {"harm": 2}
    dead = before.clone()
    hp = dead.figures[other].hp
    dead.put(dead.figures[other], -1)
    assert gained(before, dead) == {"felled": 1, "harm": hp}
    hurt = before.clone()
    hurt.hero_figure(0).hp -= 3
    assert gained(before, hurt) == {"health": -3}
    poorer = before.clone()
    hero = poorer.heroes[0]
    card = hero.hand & -hero.hand
    hero.hand, hero.lost = hero.hand - card, hero.lost | card
    assert gained(before, poorer) == {"cards": -1}
    fallen = before.clone()
    fallen.heroes[0].exhausted = True
    assert gained(before, fallen) == {"standing": -1, "health": -before.hero_figure(0).hp}


def test_puzzles_come_from_the_first_scenarios_and_the_first_classes() -> None:
    """Two different heroes, and over the days all of them."""
    drawn = [JUDGEMENT.puzzle_options(Rng(seed)) for seed in range(200)]
    assert {one["scenario"] for one in drawn} == set(SCENARIOS)
    assert {one["class_1"] for one in drawn} == {one["class_2"] for one in drawn} == set(STARTING_CLASSES)
    assert all(one["class_1"] != one["class_2"] for one in drawn)
