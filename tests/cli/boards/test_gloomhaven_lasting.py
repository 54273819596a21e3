"""What lasts is told at the terminal beside the figure that has it."""

from __future__ import annotations

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.board import GloomhavenBoard
from taverna.cli.screens.scenes import scene_of
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number
from taverna.games.gloomhaven.language.vocabulary import PERSISTENT
from taverna.games.gloomhaven.state.figures import MONSTER
from taverna.games.gloomhaven.state.table import Table
from tests.cli.boards.test_gloomhaven import play_to, session_of


def test_a_doom_is_told_beside_the_enemy_that_carries_it() -> None:
    session = play_to(session_of("you", "greedy", class_1="angry-face"), "turn")
    table = session.match.state
    assert isinstance(table, Table)
    foe = next(figure for figure in table.figures if figure.kind == MONSTER and figure.present)
    doom = ABILITIES[ability_number("angry-face/376/bottom.0")]
    lasting.begin(table, foe, doom, PERSISTENT, 0, 0)
    scene: Scene = scene_of(session, "en")
    shown = "\n".join(row.plain for row in GloomhavenBoard.closer_look(scene, 90))
    assert "Put this Doom on" in shown
