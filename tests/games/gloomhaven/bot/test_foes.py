"""What the hero bot expects of enemies, whatever was played before in the same process."""

from __future__ import annotations

from taverna.games.gloomhaven.board.figures import FOES
from taverna.games.gloomhaven.bot.foes import NEVER, intent_of
from taverna.games.gloomhaven.bot.situation import LATE, Scene
from taverna.games.gloomhaven.language.cards import Half, MonsterCard
from taverna.games.gloomhaven.scenario.own_figures import steady_card
from tests.support.gloomhaven.printed import begin


def test_cards_that_scenarios_bring_are_told_apart() -> None:
    still = intent_of(MonsterCard(1, 99, False, Half([])))
    steady = intent_of(steady_card(30))
    assert (still.initiative, still.move, still.attack) == (99, NEVER, NEVER)
    assert (steady.initiative, steady.move, steady.attack) == (30, 0, 0)


def test_enemies_that_share_a_cell_are_imagined_to_go_on_alike() -> None:
    table = begin(1, 2)
    near, other = [figure for figure in table.figures if figure.side in FOES][:2]
    other.cell = near.cell
    scene = Scene(table, 0, LATE)
    assert all(scene.foe_cells[foe.cell] >= 0 for foe in scene.foes if foe.cell != near.cell)
