"""The penalties of the room cards, minor and major, as the cards print them (GH-C-RDD-12, 13)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.conditions import end_of_turn, remove
from taverna.games.gloomhaven.effects.elements import can_consume
from taverna.games.gloomhaven.effects.lasting import retaliation
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.moments import TURN_START
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.dungeons import explore, go_on, ready
from tests.support.gloomhaven.printed import answer, fell, monsters, run
from tests.support.gloomhaven.tabletop import GAME

ALL = ("none", "minor", "major")


def before(room: str) -> tuple[str, int]:
    """A first room from which the other can be entered, and by which exit."""
    for first in content.dungeon_cards().rooms:
        for place, gate in enumerate(first.exits):
            named = content.dungeon_cards().rooms[content.dungeon_cards().room_ids().index(room)]
            if first.id != room and named.entrance(gate.letter) >= 0 and len(first.entrances) == 1:
                return first.id, place
    raise AssertionError(room)


def enter(room: str, penalty: str, level: str = "1") -> Table:
    """The second room of a dungeon, just opened by the first hero."""
    first, exit = before(room)
    return go_on(ready(explore(first, room, penalty_2=penalty, level_1=level, level_2=level)), exit)


def heroes(table: Table) -> list[Figure]:
    return [table.hero_figure(hero.seat) for hero in table.heroes]


@pytest.mark.rule("GH-C-RDD-12")
@pytest.mark.parametrize("penalty", ALL)
def test_a_penalty_strikes_when_its_room_is_revealed(penalty: str) -> None:
    table = enter("corridor", penalty)
    wanted = {"none": 0, "minor": v.IMMOBILIZE, "major": v.STUN}[penalty]
    assert [hero.conditions for hero in heroes(table)] == [wanted, wanted]


@pytest.mark.rule("GH-C-RDD-12")
@pytest.mark.parametrize("penalty", ALL)
def test_the_first_room_may_have_one_too(penalty: str) -> None:
    table = ready(explore("corridor", penalty_1=penalty))
    wanted = {"none": 0, "minor": v.IMMOBILIZE, "major": v.STUN}[penalty]
    assert [hero.conditions for hero in heroes(table)] == [wanted, wanted]


@pytest.mark.rule("GH-C-RDD-13")
def test_players_choose_who_suffers_for_opening_the_first_door() -> None:
    table = explore("burrow", penalty_1="minor")
    for seat in range(2):
        GAME.apply(table, seat, codes.QUICK)
    for _ in range(2):
        answer(table, table.pending[0].options[0])
    assert table.pending[0].kind == "sufferer"
    answer(table, codes.FIGURE + table.heroes[1].figure)
    assert [hero.conditions for hero in heroes(table)] == [0, v.STUN]


@pytest.mark.rule("GH-C-RDD-13")
def test_there_is_no_room_before_the_first() -> None:
    table = ready(explore("road", penalty_1="major"))
    assert table.pending[0].kind == "select"


@pytest.mark.rule("GH-C-RDD-12")
@pytest.mark.parametrize(("penalty", "condition"), [("minor", False), ("major", True)])
@pytest.mark.parametrize(("room", "mask"), [("sewer", v.MUDDLE), ("hovel", v.WOUND)])
def test_permanent_conditions_stay(room: str, mask: int, penalty: str, condition: bool) -> None:
    table = enter(room, penalty)
    hero = heroes(table)[1]
    assert hero.conditions == mask
    end_of_turn(table, hero)
    remove(table, hero, v.NEGATIVE, "GH-S-CON-01")
    assert bool(hero.conditions & mask) == condition


def test_permanent_strength_of_enemies() -> None:
    table = enter("library", "major")
    found = monsters(table)
    assert found
    assert all(figure.conditions & v.STRENGTHEN for figure in found)
    end_of_turn(table, found[0])
    assert found[0].conditions & v.STRENGTHEN


def test_discarded_and_lost_cards() -> None:
    table = enter("crossroads", "minor")
    while table.pending[0].kind == "discard":
        answer(table, table.pending[0].options[0])
    assert [hero.discard.bit_count() for hero in table.heroes] == [2, 2]
    table = enter("crossroads", "major")
    while table.pending[0].kind == "lose":
        answer(table, table.pending[0].options[0])
    assert [hero.lost.bit_count() for hero in table.heroes] == [1, 1]


@pytest.mark.parametrize(("penalty", "cards"), [("minor", 1), ("major", 2)])
def test_only_the_opener_loses_cards_in_a_cabin(penalty: str, cards: int) -> None:
    table = enter("cabin", penalty)
    while table.pending[0].kind == "lose":
        answer(table, table.pending[0].options[0])
    assert [hero.lost.bit_count() for hero in table.heroes] == [cards, 0]


@pytest.mark.parametrize(("room", "penalty", "lost"), [
    ("dead-end", "minor", [3, 3]), ("dead-end", "major", [7, 7]), ("cave", "minor", [6, 0]), ("cave", "major", [6, 0]),
])  # fmt: skip
def test_damage(room: str, penalty: str, lost: list[int]) -> None:
    table = enter(room, penalty, "5")
    while table.pending[0].kind == "damage":
        answer(table, codes.DONE)
    assert [hero.max_hp - hero.hp for hero in heroes(table)] == lost
    assert bool(heroes(table)[0].conditions & v.STUN) == ((room, penalty) == ("cave", "major"))


def test_elites_become_invisible() -> None:
    table = enter("passage", "minor")
    hidden = {foe.sheet.rank: bool(foe.conditions & v.INVISIBLE) for foe in monsters(table)}
    assert hidden == {v.NORMAL: False, v.ELITE: True}


def test_enemies_heal_at_the_start_of_their_turns() -> None:
    table = enter("passage", "major")
    foe = monsters(table)[0]
    foe.hp -= 2
    table.at(TURN_START, foe.slot)
    run(table)
    assert foe.max_hp - foe.hp == 1


@pytest.mark.parametrize(("penalty", "states"), [("minor", [2, 0, 0]), ("major", [2, 2, 1])])
def test_items_are_used_up(penalty: str, states: list[int]) -> None:
    """Two potions, which are consumed, and boots, which are spent."""
    first, exit = before("hallway")
    table = ready(explore(first, "hallway", penalty_2=penalty))
    table.heroes[0].items = [12, 13, 1]
    table.heroes[0].item_states = [0, 0, 0]
    table.heroes[0].item_uses = [0, 0, 0]
    go_on(table, exit)
    if table.pending[0].kind == "use-up":
        answer(table, codes.ITEM)
    assert table.heroes[0].item_states == states


def test_items_that_are_spent() -> None:
    first, exit = before("trail")
    table = ready(explore(first, "trail", penalty_2="minor"))
    table.heroes[0].items, table.heroes[0].item_states, table.heroes[0].item_uses = [12, 1], [0, 0], [0, 0]
    go_on(table, exit)
    assert table.heroes[0].item_states == [0, 1]


@pytest.mark.parametrize(("penalty", "back"), [("minor", 1), ("major", 2)])
def test_dead_monsters_of_the_room_before_come_back(penalty: str, back: int) -> None:
    """`mangy` has three normal vermlings at two characters; all of them are dead."""
    first, exit = before("road")
    table = ready(explore(first, "road", monsters=("mangy", "crushing"), penalty_2=penalty))
    for figure in monsters(table):
        fell(table, figure)
    go_on(table, exit)
    while table.pending[0].kind == "return":
        answer(table, table.pending[0].options[0])
    there = [figure for figure in monsters(table) if table.rules.map.room[figure.cell] == 0]
    assert [figure.sheet.rank for figure in there] == [0] * back


def test_a_dead_elite_comes_back() -> None:
    first, exit = before("encampment")
    table = ready(explore(first, "encampment", monsters=("mangy", "crushing"), penalty_2="major"))
    for figure in monsters(table):
        fell(table, figure)
    go_on(table, exit)
    there = [figure for figure in monsters(table) if table.rules.map.room[figure.cell] == 0]
    assert [(figure.sheet.name, figure.sheet.rank) for figure in there] == [("vermling-shaman", 1)]


def test_a_normal_enemy_becomes_an_elite() -> None:
    first, exit = before("encampment")
    table = ready(explore(first, "encampment", monsters=("crushing", "mangy"), penalty_2="minor"))
    go_on(table, exit)
    assert table.pending[0].kind == "promote"
    foe = table.figures[table.pending[0].options[0] - codes.FIGURE]
    answer(table, table.pending[0].options[0])
    line = content.monster(foe.sheet.name).line(v.ELITE, 1)
    assert (foe.sheet.rank, foe.hp) == (v.ELITE, line.hp.value(2, 1))


def test_elements() -> None:
    first, exit = before("clearing")
    table = ready(explore(first, "clearing", penalty_2="minor"))
    table.elements = [2] * 6
    go_on(table, exit)
    assert table.elements == [0] * 6
    table = ready(explore(first, "clearing", penalty_2="major"))
    table.elements = [2] * 6
    assert can_consume(table, [v.FIRE])
    go_on(table, exit)
    assert not can_consume(table, [v.FIRE])
    assert can_consume(table, [v.FIRE], True)


@pytest.mark.parametrize(("penalty", "count"), [("minor", 3), ("major", 7)])
def test_monsters_are_blessed(penalty: str, count: int) -> None:
    assert enter("altar", penalty).monster_deck.count(BLESS_CARD) == count


@pytest.mark.parametrize(("penalty", "count"), [("minor", 1), ("major", 3)])
def test_characters_are_cursed(penalty: str, count: int) -> None:
    table = enter("tunnel", penalty)
    assert [hero.deck.count(CURSE_CARD) for hero in table.heroes] == [count, count]


@pytest.mark.parametrize(("penalty", "lasts"), [("minor", False), ("major", True)])
def test_shield_and_retaliate_of_enemies(penalty: str, lasts: bool) -> None:
    table = enter("alcove", penalty)
    for foe in monsters(table):
        printed = table.rules.groups[foe.group].sheets[foe.sheet.rank].shield
        assert shield_of(table, foe) == printed + 1
        assert (foe.sheet.shield == printed + 1) == lasts
    table = enter("den", penalty)
    for foe in monsters(table):
        printed = table.rules.groups[foe.group].sheets[foe.sheet.rank].retaliate
        assert retaliation(table, foe, 3) >= 2
        assert (foe.sheet.retaliate == printed + 2) == lasts


def test_stats_of_enemies() -> None:
    table = enter("armory", "major")
    assert [foe.sheet.attack for foe in monsters(table)] == [
        table.rules.groups[foe.group].sheets[foe.sheet.rank].attack + 1 for foe in monsters(table)
    ]
    table = enter("trail", "major")
    assert all(foe.sheet.more_range == 1 for foe in monsters(table))


@pytest.mark.parametrize("penalty", ["minor", "major"])
@pytest.mark.parametrize("room", content.dungeon_cards().room_ids())
def test_every_penalty_can_be_carried_out(room: str, penalty: str) -> None:
    table = enter(room, penalty)
    for _ in range(20):
        if table.pending[0].kind == "select":
            break
        answer(table, table.pending[0].options[0])
    assert table.pending[0].kind == "select"
