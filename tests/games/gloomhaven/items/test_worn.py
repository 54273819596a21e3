"""What items cost besides being used up, and what a worn one does all the time."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language.vocabulary import (
    AIR,
    DARK,
    FIRE,
    ICE,
    LIGHT,
    MUDDLE,
    POISON,
    STRENGTHEN,
    STUN,
)
from taverna.games.gloomhaven.rules.heroes import build_deck
from taverna.games.gloomhaven.rules.preparing import items_for
from taverna.games.gloomhaven.state.table import INERT, STRONG, WANING
from taverna.kernel import Rng
from tests.support.gloomhaven.tabletop import GAME, Foe, attack, do, move
from tests.support.gloomhaven.wardrobe import in_turn, wearing

# Prices


def test_20_the_mana_potion_creates_an_element() -> None:
    top = in_turn(wearing(20))
    top.answer(codes.ITEM)
    assert top.asked == "element"
    top.answer(codes.ELEMENT + ICE)
    top.answer(codes.DONE)
    assert [event.args["element"] for event in top.told("element-strong")] == ["ice"]


def test_37_the_robes_consume_any_element() -> None:
    top = wearing(37).performs("brute", attack(2))
    assert codes.ITEM not in top.options
    top.answer(codes.DONE)
    top.table.elements[AIR] = WANING
    top.table.elements[FIRE] = STRONG
    top.performs("brute", attack(2)).answer(codes.ITEM)
    assert top.options == [codes.ELEMENT + FIRE, codes.ELEMENT + AIR]
    top.answer(codes.ELEMENT + AIR, top.at("foe"))
    assert (top.table.elements[AIR], top.table.elements[FIRE]) == (INERT, STRONG)
    assert top.lost("foe") == 3


def test_75_the_circlet_exchanges_elements() -> None:
    top = wearing(75)
    top.table.elements[DARK] = WANING
    top = in_turn(top)
    top.answer(codes.ITEM)
    assert top.table.elements[DARK] == INERT
    top.answer(codes.ELEMENT + LIGHT, codes.DONE)
    assert [event.args["element"] for event in top.told("element-strong")] == ["light"]


def test_121_the_orb_serves_once_a_turn() -> None:
    top = wearing(121)
    top.table.elements[DARK] = STRONG
    top = in_turn(top)
    top.answer(codes.ITEM)
    top.table.elements[DARK] = STRONG
    top._run()
    assert top.asked == "turn"
    assert codes.ITEM not in top.options


def test_77_a_blade_consumes_its_element_for_each_attack() -> None:
    top = wearing(77)
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 2
    top.table.elements[ICE] = WANING
    top.performs("brute", attack(2)).answer(top.at("foe"), codes.ITEM)
    assert top.lost("foe") == 6
    assert top.table.elements[ICE] == INERT


def test_117_the_axe_costs_hit_points() -> None:
    top = wearing(117).performs("brute", attack(2))
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2
    top.answer(top.at("foe"))
    assert top.lost("foe") == 3


# Traits


@pytest.mark.rule("GH-S-ITM-01")
def test_16_pockets_for_two_more_small_items() -> None:
    table = GAME.setup(2, 1)
    hero = table.heroes[0]
    hero.items = [12]
    assert 13 not in items_for(table, 0)
    hero.items = [12, 16]
    table.rules.items[12].cost, cost = 0, table.rules.items[12].cost
    try:
        assert 13 in items_for(table, 0)
    finally:
        table.rules.items[12].cost = cost


@pytest.mark.parametrize(("item", "mask"), [(38, STUN | MUDDLE), (52, POISON), (103, POISON)])
def test_38_52_103_immunity(item: int, mask: int) -> None:
    top = wearing(item)
    gain(top.table, top.figure("brute"), mask)
    assert top.figure("brute").conditions == 0
    gain(top.table, top.figure("scoundrel"), mask)
    assert top.figure("scoundrel").conditions == mask


def test_108_muddle_becomes_strengthen() -> None:
    top = wearing(108)
    gain(top.table, top.figure("brute"), MUDDLE | POISON)
    assert top.figure("brute").conditions == STRENGTHEN | POISON


def test_22_greaves_stand_firm_against_enemies_only() -> None:
    top = wearing(22)
    top.draws(do("push", n=2))
    top.acts("foe")
    assert top.where("brute") == (0, 0)
    top = wearing(22)
    top.table.put(top.figure("scoundrel"), top.cell((-1, 0)))
    top.performs("scoundrel", do("push", n=1, to={"who": "ally", "within": 1}))
    top.answer(top.at("brute"))
    assert top.asked == "push"


@pytest.mark.rule("GH-S-TRN-03")
@pytest.mark.parametrize(("item", "damage"), [(40, 3), (67, 4), (24, 2)])
def test_40_and_67_a_better_default_attack(item: int, damage: int) -> None:
    top = in_turn(wearing(item))
    top.answer(codes.play(False, codes.ATTACK_2), top.at("foe"))
    assert top.lost("foe") == damage


@pytest.mark.parametrize(("item", "reach"), [(29, 3), (57, 4), (24, 2)])
def test_29_and_57_a_better_default_move(item: int, reach: int) -> None:
    top = in_turn(wearing(item))
    top.answer(codes.play(False, codes.MOVE_2))
    assert top.asked == "move"
    far = max(top.table.distance(top.cell((0, 0)), top.cell(hex)) for hex in top.offered_cells())
    assert far == reach


def test_71_boots_of_levitation_fly() -> None:
    top = wearing(71, foes={"foe": Foe((1, 0))})
    top.table.board.put(top.cell((2, 0)), 1)
    top.performs("brute", move(2))
    assert top.to(2, 0) in top.options
    top.answer(top.to(2, 0))
    assert top.where("brute") == (2, 0)
    assert top.table.board.figures.flying[top.slots["brute"]]


def test_98_drakescale_boots_ignore_difficult_and_hazardous_terrain() -> None:
    for item, reached, lost in ((98, True, 0), (24, False, 0)):
        top = wearing(item)
        top.table.board.put(top.cell((-1, 0)), DIFFICULT)
        for r in range(-5, 6):
            if abs(-1 + r) <= 5 and r != 0:
                top.table.board.put(top.cell((-1, r)), 1)
        top.table.board.put(top.cell((-2, 0)), HAZARD)
        top.performs("brute", move(2))
        assert (top.to(-2, 0) in top.options) == reached
        if reached:
            top.answer(top.to(-2, 0))
            assert top.where("brute") == (-2, 0)
        assert top.lost("brute") == lost


def test_105_monsters_take_the_wearer_of_the_shawl_for_the_last() -> None:
    top = wearing(105)
    number_figures(top.table)
    order = top.table.board.figures.order
    assert order[top.slots["brute"]] > order[top.slots["scoundrel"]]


@pytest.mark.rule("GH-S-ITM-10")
@pytest.mark.rule("GH-S-END-05")
def test_nothing_of_a_scenario_is_left_in_the_next() -> None:
    """Games of the same options share their rules; playing one must not change the other."""
    options = {"scenario": "2", "class_1": "mindthief", "class_2": "cragheart"}
    before = GAME.dump(GAME.setup(2, 7, options))
    for seed in (1, 2):
        table = GAME.setup(2, seed, options)
        rng = Rng(seed)
        while table.pending:
            decision = table.pending[rng.below(len(table.pending))]
            GAME.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])
    assert GAME.dump(GAME.setup(2, 7, options)) == before


def test_traits_are_there_again_after_loading() -> None:
    table = GAME.setup(2, 1)
    hero = table.heroes[0]
    hero.items = [71]
    build_deck(table, 0)
    again = GAME.load(GAME.dump(table))
    assert again.hero_figure(0).sheet.flying
    assert not again.hero_figure(1).sheet.flying
