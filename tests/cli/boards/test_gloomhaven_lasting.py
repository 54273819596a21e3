"""What lasts is told at the terminal beside the figure that has it."""

from __future__ import annotations

import pytest

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.board import GloomhavenBoard
from taverna.cli.screens.scenes import scene_of
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number
from taverna.games.gloomhaven.language.vocabulary import PERSISTENT
from taverna.games.gloomhaven.state.figures import MONSTER, READY, SPARE
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


LASTING = [
    ("envelope-x", "627/top.0", "your summons act as you want"),
    ("envelope-x", "639/bottom.0.p0", "On attacks: Poison"),
    ("envelope-x", "633/bottom.0", "a Wound costs 2 hit points instead of 1"),
    ("music-note", "348/top.0", "Strengthen"),
    ("saw", "433/bottom.1", "at the start of the turn: Heal 1"),
]
"""Class, line of a card, and words of what it does."""


@pytest.mark.parametrize(("slug", "line", "told"), LASTING)
def test_what_holds_for_a_hero_is_told_in_the_words_of_its_card(slug: str, line: str, told: str) -> None:
    session = play_to(session_of("you", "greedy", class_1=slug), "turn")
    table = session.match.state
    assert isinstance(table, Table)
    lasting.begin(table, table.hero_figure(0), ABILITIES[ability_number(f"{slug}/{line}")], PERSISTENT, 0, 0)
    scene: Scene = scene_of(session, "en")
    shown = " ".join(row.plain.strip() for row in GloomhavenBoard.closer_look(scene, 90))
    assert told.lower() in shown.lower()


def test_a_weapon_that_is_only_brought_along_is_shown() -> None:
    session = play_to(session_of("you", "greedy", class_1="envelope-x"), "turn")
    table = session.match.state
    assert isinstance(table, Table)
    hero = table.heroes[0]
    hero.items, hero.item_states, hero.item_uses = [8, 11, 10], [READY, READY, SPARE], [0, 0, 0]
    shown = "\n".join(row.plain for row in GloomhavenBoard.closer_look(scene_of(session, "en"), 90))
    assert "War Hammer" in shown
