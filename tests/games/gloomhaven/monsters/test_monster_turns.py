"""Monsters carry out their cards (section 20), rooms are revealed (section 8)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.tabletop import Foe, Tabletop, do

GAME = Gloomhaven()


def strike(mod: int = 0, **more: object) -> dict[str, object]:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def walk(mod: int = 0, **more: object) -> dict[str, object]:
    return {"do": "move", "n": {"x": "stat", "plus": mod}, **more}


@pytest.mark.rule("GH-S-MON-01")
@pytest.mark.rule("GH-S-MON-02")
@pytest.mark.rule("GH-S-MON-11")
def test_a_monster_moves_and_attacks_by_its_stats_and_its_card() -> None:
    top = Tabletop(row(0, 6), {"brute": (0, 0)}, {"foe": Foe((4, 0), move=2, attack=2)})
    top.stacks("foe", "+1")
    top.draws(walk(1), strike(-1))
    top.acts("foe")
    assert top.where("foe") == (1, 0)
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-MON-01")
def test_without_a_move_line_it_stays() -> None:
    top = Tabletop(row(0, 6), {"brute": (0, 0)}, {"foe": Foe((4, 0))})
    top.draws(strike(0))
    top.acts("foe")
    assert top.where("foe") == (4, 0)
    assert top.lost("brute") == 0
    assert top.told("no-attack")


@pytest.mark.rule("GH-S-MON-02")
def test_a_stat_without_value_is_never_performed() -> None:
    top = Tabletop(row(0, 6), {"brute": (0, 0)}, {"foe": Foe((2, 0), move=-1, range=3)})
    top.draws(walk(3), strike(0))
    top.acts("foe")
    assert top.where("foe") == (2, 0)
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-MON-03")
def test_the_range_of_the_card_or_of_the_stat_card() -> None:
    for own, card, hits in ((3, {}, True), (0, {}, False), (0, {"range": 3}, True), (3, {"range": 2}, False)):
        top = Tabletop(row(0, 6), {"brute": (0, 0)}, {"foe": Foe((3, 0), range=own)})
        top.draws(strike(0, **card))
        top.acts("foe")
        assert (top.lost("brute") > 0) == hits


@pytest.mark.rule("GH-S-MON-04")
def test_a_pattern_around_the_attacker_is_melee_even_for_archers() -> None:
    top = Tabletop(row(0, 6), {"brute": (0, 0)}, {"foe": Foe((3, 0), range=5)})
    top.draws(strike(0, area={"at": "self", "hit": [[1, 0], [2, 0]]}))
    top.acts("foe")
    assert top.lost("brute") == 0


@pytest.mark.rule("GH-S-MON-05")
@pytest.mark.rule("GH-S-MON-07")
@pytest.mark.rule("GH-S-MON-09")
def test_the_focus_and_as_many_others_as_possible() -> None:
    heroes = {"brute": (0, 0), "tinkerer": (1, -1), "scoundrel": (3, 0)}
    top = Tabletop(disc(4), heroes, {"foe": Foe((1, 0))})
    top.draws(strike(0, targets=2))
    top.acts("foe")
    assert [top.lost(name) for name in heroes] == [2, 2, 0]
    assert top.figure("foe").focus in (top.slots["brute"], top.slots["tinkerer"])


@pytest.mark.rule("GH-S-MON-06")
@pytest.mark.rule("GH-S-INV-02")
def test_without_focus_it_does_the_rest_of_its_card() -> None:
    top = Tabletop(row(0, 6), {"brute": (0, 0)}, {"foe": Foe((2, 0))})
    top.give("brute", "invisible")
    top.draws(walk(0), strike(0), do("shield", n=1))
    top.acts("foe")
    assert top.where("foe") == (2, 0)
    assert len(top.table.lasting) == 1


@pytest.mark.rule("GH-S-MON-08")
def test_it_attacks_nobody_if_it_can_not_attack_its_focus() -> None:
    top = Tabletop(row(-3, 3), {"brute": (0, 0), "tinkerer": (3, 0)}, {"foe": Foe((1, 0))})
    top.draws(strike(0))
    top.table.figures[top.slots["foe"]].focus = top.slots["tinkerer"]
    from taverna.games.gloomhaven import steps
    from taverna.games.gloomhaven.monsters.acting import ACT

    top.table.push(steps.MONSTER_TURN, top.slots["foe"], ACT)
    GAME.rules.run(top.table)
    assert top.lost("brute") == top.lost("tinkerer") == 0


@pytest.mark.rule("GH-S-MON-10")
@pytest.mark.rule("GH-S-FOC-14")
def test_a_second_attack_goes_for_the_same_focus_and_a_new_one_if_it_is_gone() -> None:
    for hp, expected in ((10, [4, 0]), (2, [2, 2])):
        top = Tabletop(disc(3), {"brute": (0, 0), "tinkerer": (2, 0)}, {"foe": Foe((1, 0))})
        top.figure("brute").hp = hp
        top.figure("brute").max_hp = hp
        top.draws(strike(0), strike(0))
        top.acts("foe")
        assert [top.lost("brute"), top.lost("tinkerer")] == expected


@pytest.mark.rule("GH-S-MON-12")
def test_players_choose_where_a_monster_pushes_but_not_whether() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    top.draws(strike(0, push=1))
    top.acts("foe")
    assert top.asked == "push"
    assert codes.DONE not in top.options
    top.answer(top.to(-1, 0))
    assert top.where("brute") == (-1, 0)


@pytest.mark.rule("GH-S-MON-13")
@pytest.mark.rule("GH-S-EX-27")
@pytest.mark.rule("GH-S-MON-18")
def test_a_heal_goes_to_who_has_lost_most() -> None:
    foes = {"foe": Foe((1, 0)), "two": Foe((2, 0)), "three": Foe((1, 1)), "far": Foe((-3, 0))}
    top = Tabletop(disc(4), {"brute": (0, 3)}, foes)
    for name, lost in (("foe", 2), ("two", 5), ("three", 5), ("far", 9)):
        top.figure(name).hp -= lost
    top.draws(do("heal", n=3, range=3))
    top.acts("foe")
    assert top.asked == "monster-choice"
    assert top.offered_figures() == {"two", "three"}
    top.answer(top.at("three"))
    assert top.lost("three") == 2


@pytest.mark.rule("GH-S-MON-16")
@pytest.mark.rule("GH-S-CMP-25")
def test_bonuses_start_when_performed_and_last_the_round() -> None:
    from taverna.games.gloomhaven.effects import lasting
    from taverna.games.gloomhaven.effects.amounts import shield_of

    top = Tabletop(disc(4), {"brute": (0, 3)}, {"foe": Foe((1, 0), shield=1), "two": Foe((2, 0), shield=1)})
    top.draws(do("shield", n=2))
    top.acts("foe")
    shields = [shield_of(top.table, top.figure(name)) for name in ("foe", "two")]
    assert shields == [3, 1]
    lasting.end_round(top.table)
    assert shield_of(top.table, top.figure("foe")) == 1


@pytest.mark.rule("GH-S-MON-21")
def test_attack_all_adjacent_enemies() -> None:
    heroes = {"brute": (0, 0), "tinkerer": (1, -1), "scoundrel": (2, -1)}
    top = Tabletop(disc(4), heroes, {"foe": Foe((1, 0))})
    top.draws(strike(0, to={"who": "enemy", "pick": "all", "within": 1}))
    top.acts("foe")
    assert [top.lost(name) for name in heroes] == [2, 2, 2]


@pytest.mark.rule("GH-S-MON-22")
def test_a_condition_goes_to_the_focus_if_it_can() -> None:
    top = Tabletop(disc(4), {"brute": (-1, 0), "tinkerer": (1, 0)}, {"foe": Foe((0, 0))})
    top.draws(do("condition", conditions=["muddle"], range=2))
    top.acts("foe")
    assert top.has("brute", "muddle") != top.has("tinkerer", "muddle")
    focus = "brute" if top.figure("foe").focus == top.slots["brute"] else "tinkerer"
    assert top.has(focus, "muddle")


@pytest.mark.rule("GH-S-MMV-12")
@pytest.mark.rule("GH-S-POS-03")
def test_traps_on_the_way_are_sprung() -> None:
    top = Tabletop(row(0, 4), {"brute": (4, 0)}, {"foe": Foe((0, 0), move=3, hp=20)})
    for q in (1, 2):
        cell = top.cell((q, 0))
        top.table.board.put(cell, TRAP)
        top.table.traps[cell] = pack_trap(TRAP_OF_LEVEL, 0)
    top.draws(walk(0), strike(0))
    top.acts("foe")
    assert (top.where("foe"), top.lost("foe"), top.lost("brute")) == ((3, 0), 6, 2)


@pytest.mark.rule("GH-S-MMV-04")
@pytest.mark.rule("GH-S-POS-16")
def test_players_choose_between_equal_hexes() -> None:
    top = Tabletop(disc(3), {"brute": (2, -1)}, {"foe": Foe((0, 0))})
    top.draws(walk(0), strike(0))
    top.acts("foe")
    assert top.asked == "monster-move"
    assert top.offered_cells() == {(1, -1), (1, 0)}
    top.answer(top.to(1, 0))
    assert (top.where("foe"), top.lost("brute")) == ((1, 0), 2)


@pytest.mark.rule("GH-S-CMP-26")
def test_a_dying_monster_may_strike_once_more() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=2)})
    around = {"at": "self", "hit": [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]}
    top.draws(do("onDeath", perform=[strike(2, area=around)]))
    top.acts("foe")
    top.performs("brute", {"do": "attack", "n": 3}).answer(top.at("foe"))
    assert top.where("foe") is None
    assert top.lost("brute") == 4


# Rooms, in a real scenario


@pytest.mark.rule("GH-S-DOR-01")
@pytest.mark.rule("GH-S-DOR-02")
@pytest.mark.rule("GH-S-REV-01")
@pytest.mark.rule("GH-S-REV-02")
@pytest.mark.rule("GH-S-REV-04")
@pytest.mark.rule("GH-S-SET-04")
def test_entering_a_door_reveals_the_room_and_the_move_goes_on() -> None:
    from taverna.games.gloomhaven.effects.moving import begin
    from taverna.games.gloomhaven.state.frames import Walk

    table = GAME.setup(2, 5)
    for seat in (0, 1):
        GAME.apply(table, seat, codes.QUICK)
    for seat in (0, 1):
        GAME.apply(table, seat, table.pending[0].options[0])
    table.pending = []
    table.agenda = []
    table.round = 1
    table.answers = []
    hexes = {figure.cell for figure in table.figures if figure.present and figure.group >= 0}
    board = table.board
    door = board.map.doors[0]
    beside = next(
        cell for cell in board.map.neighbour[6 * door : 6 * door + 6] if cell >= 0 and board.exists(cell)
    )
    for figure in table.figures:
        if figure.group >= 0:
            table.put(figure, -1)
    figure = table.hero_figure(0)
    table.put(figure, beside)
    assert not board.exists(door)
    table.order = [0, 1]
    begin(table, Walk(figure.slot, 0, 0, 3))
    GAME.rules.run(table)
    assert codes.CELL + door in table.pending[0].options
    GAME.apply(table, 0, codes.CELL + door)
    assert board.exists(door)
    assert board.revealed == [True, True, False]
    revealed = [other for other in table.figures if other.present and other.group >= 0]
    assert revealed
    assert not {other.cell for other in revealed} & hexes
    assert all(table.carded >> other.group & 1 for other in revealed)
    assert all(4 + other.group in table.order for other in revealed)
    assert table.pending[0].kind == "move"
    assert table.walks[-1].points == 2


@pytest.mark.rule("GH-S-REV-05")
@pytest.mark.rule("GH-S-REV-06")
@pytest.mark.rule("GH-S-REV-07")
@pytest.mark.rule("GH-S-REV-08")
@pytest.mark.rule("GH-S-EX-15")
def test_revealed_monsters_of_lower_initiative_act_at_once_and_others_in_their_place() -> None:
    """Two types: one whose card (25) was used already, one that is new (60); the hero's initiative is 40."""
    from taverna.games.gloomhaven import steps
    from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck
    from taverna.games.gloomhaven.state.table import Stack

    foes = {"early": Foe((4, 0)), "old": Foe((-4, 0)), "late": Foe((4, -4))}
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (0, 1)}, foes)
    top.draws(do("shield", n=1), initiative=25)
    cards = top.table.rules.decks[0].cards
    top.table.rules.decks.append(MonsterDeck("late", []))
    top.table.rules.groups.append(Group(1, "late", 1, 5, []))
    top.draws(do("shield", n=1), initiative=60)
    top.table.rules.decks[1].cards.append(cards.pop())
    top.table.stacks[0].card = 0
    top.table.stacks.append(Stack([]))
    top.table.stacks[1].card = 0
    top.table.carded = 0b11
    top.table.fed = [-1, -1]
    top.figure("late").group = 1
    top.hero("brute").initiative = 40
    top.hero("scoundrel").initiative = 70
    top.hero("brute").second = 0
    top.hero("scoundrel").second = 0
    top.table.order = [4, 0, 5, 1]
    top.figure("old").acted = True
    top.figure("brute").acted = True
    top.table.agenda = [(steps.NEXT_TURN, 0, 0)]
    top.table.pending = []
    GAME.rules.run(top.table)
    acted = [event.args["figure"] for event in top.told("turn")]
    assert acted[:2] == ["early-1", "late-3"]
    assert "old-2" not in acted


@pytest.mark.rule("GH-S-MON-07")
def test_all_attacks_on_one_enemy() -> None:
    heroes = {"brute": (0, 0), "tinkerer": (1, -1)}
    top = Tabletop(disc(4), heroes, {"foe": Foe((1, 0), targets=2)})
    top.draws(strike(0, special="all-attacks-on-one"))
    top.acts("foe")
    assert sorted(top.lost(name) for name in heroes) == [0, 4]
    top = Tabletop(disc(4), heroes, {"foe": Foe((1, 0), targets=2)})
    top.draws(strike(0))
    top.acts("foe")
    assert [top.lost(name) for name in heroes] == [2, 2]
