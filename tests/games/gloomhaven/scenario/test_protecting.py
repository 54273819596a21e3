"""Captives and a crystal that cards protect, and who is freed: 44, 84 (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import LOCKED, OPENED
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.moments import ROUND_START, TURN_START
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import settle
from tests.games.gloomhaven.scenario.test_things import saved
from tests.support.gloomhaven.own import register
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    fell,
    fell_all,
    hardy,
    monsters,
    of_type,
    open_all,
    play_to_turn,
    run,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

FIRST = (-1, -2)
"""Where the captive of the second room is."""


def opened(seats: int = 2) -> Table:
    return open_all(hardy(begin(44, seats)))


def captive(table: Table, hex: tuple[int, int] = FIRST) -> Figure:
    [found] = [figure for figure in of_type(table, "captive") if at(table, figure) == hex]
    return found


def struck(table: Table, victim: Figure, n: int) -> Table:
    """Attacked for so much by an enemy."""
    foe = of_type(table, "inox-archer")[0]
    hurt(table, victim, n, BY_ATTACK, foe.slot)
    return run(table)


def test_44_nine_captives_and_redthorn_fight_for_the_characters() -> None:
    table = opened()
    level = table.rules.levels.level
    assert [figure.hp for figure in of_type(table, "captive")] == [4 + 2 * level] * 9
    [redthorn] = of_type(table, "redthorn")
    assert (redthorn.hp, redthorn.sheet.attack, redthorn.sheet.move, redthorn.sheet.range) == (
        6 + 3 * level,
        3,
        3,
        3,
    )
    foe = of_type(table, "inox-archer")[0]
    assert table.are_enemies(foe, captive(table))
    assert table.are_enemies(foe, redthorn)


@pytest.mark.rule("GH-S-SPC-07")
def test_44_a_card_of_the_hand_saves_a_captive_from_one_source() -> None:
    table = opened()
    victim = captive(table)
    hero = table.heroes[1]
    struck(table, victim, 2)
    assert (table.pending[0].kind, table.pending[0].seat) == ("protect", 0)
    answer(table, codes.DONE)
    assert (table.pending[0].kind, table.pending[0].seat) == ("protect", 1)
    card = table.pending[0].options[1]
    answer(table, card)
    assert victim.hp == victim.max_hp
    assert hero.lost >> (card - codes.CARD) & 1
    struck(table, victim, 2)
    assert table.pending[0].kind == "protect", "as often as there are cards"
    answer(answer(table, codes.DONE), codes.DONE)
    assert victim.max_hp - victim.hp == 2


def test_44_nobody_saves_redthorn() -> None:
    table = opened()
    [redthorn] = of_type(table, "redthorn")
    struck(table, redthorn, 2)
    assert redthorn.max_hp - redthorn.hp == 2


def test_44_the_question_is_saved_and_loaded() -> None:
    table = struck(opened(), captive(opened()), 2)
    answer(table, codes.DONE)
    loaded = saved(table)
    assert [(one.kind, one.seat) for one in loaded.pending] == [("protect", 1)]


def test_44_is_lost_with_the_first_captive() -> None:
    table = opened()
    struck(table, captive(table), 99)
    assert answer(answer(table, codes.DONE), codes.DONE).ended == LOST


@pytest.mark.rule("GH-S-SPC-07")
def test_44_an_action_frees_a_captive_and_redthorn_strikes_harder() -> None:
    table = play_to_turn(fell_all(hardy(begin(44))), 0)
    [redthorn] = of_type(table, "redthorn")
    before_them = len(of_type(table, "captive"))
    near = table.board.shape.near[captive(table, (4, -5)).cell]
    table.put(table.hero_figure(0), next(cell for cell in near if table.board.occupant[cell] < 0))
    run(table)
    assert codes.INTERACT in table.pending[0].options
    before = table.heroes[0].played.bit_count()
    answer(table, codes.INTERACT)
    answer(table, table.pending[0].options[0])
    assert len(of_type(table, "captive")) == before_them - 1
    assert (register(table, "freed"), table.heroes[0].played.bit_count()) == (1, before - 1)
    assert table.ended == RUNNING, "freed is not killed"
    table.at(TURN_START, redthorn.slot)
    assert redthorn.sheet.attack == 4
    loaded = GAME.load(GAME.dump(table))
    assert of_type(loaded, "redthorn")[0].sheet.attack == 4


def test_44_far_from_captives_nobody_is_freed() -> None:
    table = play_to_turn(opened(), 0)
    assert codes.INTERACT not in table.pending[0].options


def test_44_is_won_when_every_enemy_is_dead() -> None:
    assert fell_all(opened()).ended == WON


def test_44_exhausted_heroes_are_not_asked() -> None:
    table = opened()
    exhaust(table, 0, "GH-S-EXH-01")
    struck(table, captive(table), 1)
    assert table.pending[0].seat == 1


# 84: the crystal


def crystal(table: Table) -> Figure:
    [found] = of_type(table, "crystal")
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_84_hit_points_by_characters_and_level(seats: int) -> None:
    table = begin(84, seats)
    assert crystal(table).hp == 4 + seats + 2 * table.rules.levels.level


def test_84_twice_a_card_saves_the_crystal() -> None:
    table = hardy(begin(84))
    stone = crystal(table)
    for _ in range(2):
        hurt(table, stone, 3, BY_ATTACK, of_type(table, "flame-demon")[0].slot)
        run(table)
        assert table.pending[0].kind == "protect"
        answer(table, table.pending[0].options[1])
    assert stone.hp == stone.max_hp
    hurt(table, stone, 3, BY_ATTACK, of_type(table, "flame-demon")[0].slot)
    run(table)
    assert stone.max_hp - stone.hp == 3, "there is no third time"


@pytest.mark.rule("GH-S-DOR-07", "GH-S-SPC-07")
def test_84_walls_open_at_the_start_of_rounds_4_6_and_9() -> None:
    table = hardy(begin(84))
    assert set(table.board.doors) == {LOCKED}
    opened_by: dict[int, list[str]] = {}
    assert table.rules.scenario is not None
    for number in range(1, 11):
        table.round = number
        table.at(ROUND_START)
        run(table)
        labels = {
            door.label for door in table.rules.scenario.doors if table.board.doors[door.number] == OPENED
        }
        opened_by[number] = sorted(labels)
    assert [opened_by[number] for number in (3, 4, 5, 6, 8, 9)] == [
        [], ["b"], ["b"], ["b", "c"], ["b", "c"], ["b", "c", "d"],
    ]  # fmt: skip
    assert all(state == OPENED for state in table.board.doors)


@pytest.mark.rule("GH-S-SPC-07")
def test_84_monsters_go_for_the_crystal_if_they_can_get_at_it() -> None:
    table = hardy(begin(84))
    demon = of_type(table, "earth-demon")[0]
    for figure in monsters(table):
        if figure not in (demon, crystal(table)):
            table.put(figure, -1)
    table.monster_deck = Deck([ZERO] * 20)
    cells = [cell for cell in table.board.shape.near[crystal(table).cell] if table.board.walk[cell] == 1]
    free = [cell for cell in cells if table.board.occupant[cell] < 0]
    table.put(demon, free[0])
    beside = [cell for cell in table.board.shape.near[free[0]] if table.board.walk[cell] == 1]
    table.put(table.hero_figure(0), next(cell for cell in beside if table.board.occupant[cell] < 0))
    stack_card(table, "earth-demon", 42)
    take_turn(table, demon)
    settle(table)
    assert demon.focus == crystal(table).slot
    assert table.hero_figure(0).hp == table.hero_figure(0).max_hp


def test_84_is_won_when_every_enemy_is_dead_and_lost_with_the_crystal() -> None:
    table = hardy(begin(84))
    other = table.clone()
    assert fell_all(open_all(table)).ended == WON
    fell(other, crystal(other))
    assert other.ended == LOST
