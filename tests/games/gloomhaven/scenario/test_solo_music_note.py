"""Battle of the Bards: a band of one's own, weaker than the guards, that plays the same tune each round."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from tests.games.gloomhaven.scenario.meeting import settle
from tests.support.gloomhaven.printed import begin, fell, fell_all, hardy, of_type, open_all, put, take_turn

ID = "solo-music-note"
BAND = ("bandit-guard", "bandit-archer")
BOSS = "song-of-the-deep"


def group(table: Table, slug: str) -> int:
    return table.rules.group_of(slug)


def test_it_is_won_by_the_song_and_by_nothing_else() -> None:
    table = open_all(begin(ID, 1))
    [boss] = of_type(table, BOSS)
    assert boss.sheet.rank == ELITE
    fell_all(table, "city-guard")
    fell_all(table, "city-archer")
    assert table.ended == RUNNING
    fell(table, boss)
    assert table.ended == WON


def test_the_band_is_on_the_characters_side_two_levels_lower() -> None:
    """A hero of level 5 plays at level 3: the band has level 1, the city's people level 3."""
    table = begin(ID, 1)
    hero = table.hero_figure(0)
    for slug, hp in (("bandit-guard", 6), ("bandit-archer", 5)):
        figures = of_type(table, slug)
        assert {figure.hp for figure in figures} == {hp}
        assert all(table.are_allies(hero, figure) for figure in figures)
    assert {guard.hp for guard in of_type(table, "city-guard")} == {8}
    assert all(table.are_enemies(hero, guard) for guard in of_type(table, "city-guard"))
    assert {guard.sheet.rank for guard in of_type(table, "bandit-guard")} == {NORMAL}


def test_the_guards_act_at_49_and_the_archers_just_after_them() -> None:
    table = begin(ID, 1)
    take_turn(table, of_type(table, "bandit-guard")[0])
    for slug in BAND:
        stack = table.stacks[table.rules.groups[group(table, slug)].deck]
        assert table.rules.card(group(table, slug), stack.card).initiative == 49
    places = [table.order.index(FIRST_GROUP + group(table, slug)) for slug in BAND]
    assert places[0] + 1 == places[1]


def test_a_guard_moves_and_attacks_as_its_stat_card_says() -> None:
    """At level 1 a bandit guard has Move 2 and Attack 2; no enemy but one is left."""
    table = hardy(begin(ID, 1))
    table.heroes[0].deck = Deck([ZERO] * 20)
    enemy, other = of_type(table, "city-guard")
    fell(table, other)
    enemy.hp = enemy.max_hp = 50
    guard = of_type(table, "bandit-guard")[0]
    for figure in [*of_type(table, "bandit-guard")[1:], *of_type(table, "bandit-archer")]:
        table.put(figure, -1)
    put(table, table.hero_figure(0), (1, -3))
    put(table, guard, (0, -2))
    table.put(enemy, table.rules.map.cell((-2, 0)))
    take_turn(table, guard)
    settle(table)
    assert table.adjacent(guard, enemy)
    assert enemy.hp == 50 - max(0, 2 - enemy.sheet.shield)


def test_the_band_draws_from_the_characters_deck() -> None:
    table = begin(ID, 1)
    for slug in BAND:
        for figure in of_type(table, slug):
            assert table.deck_of(figure) is table.heroes[0].deck
    for figure in of_type(table, "city-guard"):
        assert table.deck_of(figure) is table.monster_deck
