"""Corrupted Hunt: four beasts with names, and vipers that bite harder."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language.vocabulary import ELITE, INVISIBLE, NORMAL
from taverna.games.gloomhaven.state.table import RUNNING, WON
from tests.support.gloomhaven.printed import begin, end_turn, fell_all, hardy, of_type, open_all, play_round

ID = "solo-angry-face"
LEVELS = range(8)
RANKS = (NORMAL, ELITE)


def test_the_ghost_wolf_is_invisible_from_the_start_of_every_round() -> None:
    table = hardy(begin(ID, 1))
    for _ in range(3):
        [wolf] = of_type(table, "ghost-wolf")
        assert wolf.conditions & INVISIBLE
        play_round(table)
        hardy(table)


def test_its_turn_ends_it() -> None:
    """What was gained before a turn ends with it (GH-S-CON-03)."""
    table = hardy(begin(ID, 1))
    [wolf] = of_type(table, "ghost-wolf")
    end_turn(table, wolf)
    assert not wolf.conditions & INVISIBLE


@pytest.mark.parametrize("level", LEVELS)
def test_deep_earth_has_twice_the_hit_points_of_an_elite_earth_demon(level: int) -> None:
    named = content.monster("deep-earth").line(ELITE, level)
    usual = content.monster("earth-demon").line(ELITE, level)
    assert named.hp.value(1, level) == 2 * usual.hp.value(1, level)
    assert (named.move, named.attack.value(1, level)) == (usual.move, usual.attack.value(1, level))
    assert (named.conditions, named.shield) == (usual.conditions, usual.shield)


@pytest.mark.parametrize("level", LEVELS)
def test_high_flame_has_two_more_of_shield_retaliate_and_its_range(level: int) -> None:
    named = content.monster("high-flame").line(ELITE, level)
    usual = content.monster("flame-demon").line(ELITE, level)
    assert named.hp.value(1, level) == usual.hp.value(1, level)
    assert named.shield == usual.shield + 2
    assert named.retaliate == usual.retaliate + 2
    assert named.retaliate_range == usual.retaliate_range + 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("slug", "usual"),
    [("ghost-wolf", "hound"), ("inox-necromancer", "inox-shaman"), ("song-of-the-deep", "vermling-shaman")],
)
def test_those_that_have_only_a_name_have_the_stat_card_of_their_kind(
    slug: str, usual: str, level: int
) -> None:
    for rank in RANKS:
        one, other = content.monster(slug).line(rank, level), content.monster(usual).line(rank, level)
        assert one.hp.value(1, level) == other.hp.value(1, level)
        assert one.attack.value(1, level) == other.attack.value(1, level)
        assert (one.move, one.range, one.shield, one.retaliate) == (
            other.move,
            other.range,
            other.shield,
            other.retaliate,
        )
    assert content.monster(slug).deck == content.monster(usual).deck


def test_vipers_attack_with_one_more() -> None:
    table = open_all(begin(ID, 1))
    for viper in of_type(table, "giant-viper"):
        printed = content.monster("giant-viper").line(viper.sheet.rank, 3)
        assert viper.sheet.attack == printed.attack.value(1, 3) + 1
        assert viper.sheet.hp == printed.hp.value(1, 3)


def test_it_is_won_when_all_are_dead() -> None:
    table = fell_all(begin(ID, 1))
    assert table.ended == RUNNING
    assert fell_all(open_all(table)).ended == WON
