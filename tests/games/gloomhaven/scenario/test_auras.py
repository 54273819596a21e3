"""What holds while an object stands: gains of attacks, stats of monsters, healing, suffering (GH-S-SPC-07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.content.scenarios.clauses import Clause
from taverna.games.gloomhaven.effects.attack.result import mode_of
from taverna.games.gloomhaven.effects.attack.sequence import aim_at, begin as begin_attack
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Selector
from taverna.games.gloomhaven.language.modifiers import ADVANTAGE, DISADVANTAGE, NORMAL_DRAW
from taverna.games.gloomhaven.language.moments import TURN_START
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number, register
from taverna.games.gloomhaven.language.vocabulary import ATTACK, ENEMY, STAT
from taverna.games.gloomhaven.monsters.lines import reaching
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act, Attack
from taverna.games.gloomhaven.state.table import WON, Table
from taverna.kernel.errors import BadData
from tests.support.gloomhaven.printed import at, begin, fell, fell_all, of_type, open_all, open_door, run
from tests.support.gloomhaven.tabletop import GAME

CORDS = {1: (-3, 6), 2: (-2, 5), 3: (-2, 4), 4: (-1, 2), 5: (0, 1), 6: (0, 0)}
DEMONS = ("earth-demon", "flame-demon", "frost-demon", "wind-demon")


def line(key: str, n: Amount, reach: Amount | None) -> Ability:
    """An attack of a test's own."""
    known = ability_number(f"test/auras/{key}")
    if known >= 0:
        return ABILITIES[known]
    ability = Ability(ATTACK)
    ability.n = n
    ability.to = Selector(ENEMY)
    ability.range = reach
    return register(f"test/auras/{key}", ability)


def attack_of(table: Table, actor: Figure, target: Figure, ability: Ability) -> Attack:
    act = Act(actor.slot, NOBODY, [ability.number])
    table.acts.append(act)
    attack = begin_attack(table, act, ability)
    aim_at(table, attack, actor, target)
    return attack


def mode(table: Table, actor: Figure, target: Figure) -> int:
    attack = attack_of(table, actor, target, line("three", Amount(3), None))
    return mode_of(table, attack, actor, target)


def total(table: Table, actor: Figure, target: Figure, n: int = 3) -> int:
    """Of an attack with so much, before a card is drawn."""
    return attack_of(table, actor, target, line(f"n{n}", Amount(n), None)).attack


def cord(table: Table, label: int) -> Figure:
    [found] = [figure for figure in of_type(table, "cord") if at(table, figure) == CORDS[label]]
    return found


# 42: vocal cords


@pytest.mark.parametrize(("seats", "level"), [(2, "normal"), (3, "hard"), (4, "very-hard")])
def test_42_six_cords_with_hit_points_by_level(seats: int, level: str) -> None:
    table = begin(42, seats, difficulty=level)
    assert {at(table, figure) for figure in of_type(table, "cord")} == set(CORDS.values())
    assert {figure.hp for figure in of_type(table, "cord")} == {2 + table.rules.levels.level * seats // 2}


def test_42_attacks_of_monsters_are_stronger_while_the_first_cord_stands() -> None:
    table = begin(42)
    demon, hero = of_type(table, "night-demon")[0], table.hero_figure(0)
    assert total(table, demon, hero) == 4
    fell(table, cord(table, 1))
    assert total(table, demon, hero) == 3


def test_42_attacks_of_monsters_have_advantage_while_the_second_cord_stands() -> None:
    table = begin(42)
    demon, hero = of_type(table, "night-demon")[0], table.hero_figure(0)
    assert mode(table, demon, hero) == ADVANTAGE
    fell(table, cord(table, 2))
    assert mode(table, demon, hero) == NORMAL_DRAW


def test_42_monsters_heal_as_their_turn_starts_while_the_third_cord_stands() -> None:
    table = begin(42)
    demon = of_type(table, "night-demon")[0]
    demon.hp = 1
    table.at(TURN_START, demon.slot)
    assert run(table).figures[demon.slot].hp == 2
    fell(table, cord(table, 3))
    table.at(TURN_START, demon.slot)
    assert run(table).figures[demon.slot].hp == 2


def test_42_heroes_suffer_as_their_turn_starts_while_the_fourth_cord_stands() -> None:
    table = begin(42)
    hero = table.hero_figure(0)
    before = hero.hp
    table.at(TURN_START, hero.slot)
    run(table)
    if table.pending and table.pending[0].kind == "damage":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    assert table.hero_figure(0).hp == before - 1
    fell(table, cord(table, 4))
    table.at(TURN_START, hero.slot)
    assert run(table).hero_figure(0).hp == before - 1


def test_42_attacks_of_heroes_have_disadvantage_while_the_fifth_cord_stands() -> None:
    table = begin(42)
    spirit, hero = of_type(table, "living-spirit")[0], table.hero_figure(0)
    assert mode(table, hero, spirit) == DISADVANTAGE
    fell(table, cord(table, 5))
    assert mode(table, hero, spirit) == NORMAL_DRAW


def test_42_attacks_of_heroes_are_weaker_while_the_sixth_cord_stands() -> None:
    table = begin(42)
    demon, hero = of_type(table, "night-demon")[0], table.hero_figure(0)
    assert total(table, hero, demon) == 2
    fell(table, cord(table, 6))
    assert total(table, hero, demon) == 3


def test_42_is_won_when_all_cords_are_destroyed() -> None:
    table = begin(42)
    for figure in of_type(table, "cord"):
        assert table.ended != WON
        fell(table, figure)
    assert table.ended == WON


# 22: altars


MORE = {0: (4, 2), 1: (3, 2), 2: (2, 1), 3: (1, 1), 4: (0, 0)}
"""By altars destroyed: hit points and attack; move and range, half as much, rounded up."""


@pytest.mark.parametrize("destroyed", [0, 1, 2, 3])
def test_22_demons_are_stronger_by_each_altar_that_stands(destroyed: int) -> None:
    table = open_all(begin(22))
    for altar in of_type(table, "altar")[:destroyed]:
        fell(table, altar)
    plus, half = MORE[destroyed]
    for slug in DEMONS:
        for demon in of_type(table, slug):
            printed = table.rules.groups[demon.group].sheets[demon.sheet.rank]
            assert (demon.max_hp, demon.hp) == (printed.hp + plus, printed.hp + plus)
            assert demon.sheet.attack == printed.attack + plus
            assert demon.sheet.move == printed.move + half
    for cultist in of_type(table, "cultist"):
        assert cultist.sheet is table.rules.groups[cultist.group].sheets[cultist.sheet.rank]


def test_22_altars_that_are_not_revealed_count() -> None:
    table = begin(22)
    open_door(table, 0)
    open_door(table, 1)
    [demon] = of_type(table, "flame-demon")
    assert len(of_type(table, "altar")) == 1
    assert demon.max_hp == table.rules.groups[demon.group].sheets[0].hp + 4


def test_22_a_hurt_demon_keeps_its_hit_points_if_its_maximum_allows_it() -> None:
    table = open_all(begin(22))
    [hurt], [sound] = of_type(table, "flame-demon"), of_type(table, "frost-demon")
    hurt.hp, full = 1, sound.max_hp
    fell(table, of_type(table, "altar")[0])
    assert hurt.hp == 1
    assert (sound.hp, sound.max_hp) == (full - 1, full - 1)


@pytest.mark.parametrize(("printed", "more"), [(3, 2), (0, 0)])
def test_22_ranged_attacks_reach_farther_and_melee_attacks_do_not(printed: int, more: int) -> None:
    """Also where the card names the range."""
    table = open_all(begin(22))
    [demon] = of_type(table, "flame-demon")
    ability = line(f"reach{printed}", Amount(0, STAT), Amount(printed) if printed else None)
    assert reaching(table, demon, ability).reach == printed + more
    attack = attack_of(table, demon, table.hero_figure(0), ability)
    assert attack.range == max(1, printed + more)
    assert attack.melee == (printed == 0)


def test_22_a_saved_game_goes_on_with_the_same_demons() -> None:
    table = open_all(begin(22))
    fell(table, of_type(table, "altar")[0])
    again = GAME.load(GAME.dump(table))
    for one, other in zip(table.figures, again.figures, strict=True):
        assert (one.hp, one.max_hp, one.sheet.attack, one.sheet.move) == (
            other.hp, other.max_hp, other.sheet.attack, other.sheet.move,
        )  # fmt: skip
    fell(again, of_type(again, "altar")[0])
    [demon] = of_type(again, "flame-demon")
    assert demon.max_hp == again.rules.groups[demon.group].sheets[0].hp + 2


def test_22_is_won_when_all_altars_are_destroyed() -> None:
    table = begin(22)
    fell_all(table)
    open_all(table)
    altars = of_type(table, "altar")
    assert [altar.hp for altar in altars] == [4 + 2 * table.rules.levels.level] * 4
    for altar in altars:
        assert table.ended != WON
        fell(table, altar)
    assert table.ended == WON


# Files


@pytest.mark.parametrize(
    ("clause", "problem"),
    [
        ({"at": "always", "of": "enemy", "do": [{"do": "heal", "n": 1}]}, "nothing else, is for `always`"),
        (
            {"at": "round-end", "of": "enemy", "do": [{"do": "stats", "hp": 1}]},
            "nothing else, is for `always`",
        ),
        ({"at": "always", "do": [{"do": "stats", "hp": 1}]}, "of: is needed here"),
        ({"at": "always", "of": "enemy", "do": [{"do": "stats"}]}, "hp: is needed here"),
    ],
)
def test_only_what_can_hold_always_does(clause: dict[str, object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        Clause(clause, "file", "test/auras/clause")
