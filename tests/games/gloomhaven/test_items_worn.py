"""Items that are found and those of later shops: every window, prices, and what a worn item does all the time."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, TRAP
from taverna.games.gloomhaven.content_sheets import item_sheet
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.equipping import wear
from taverna.games.gloomhaven.figures import CONSUMED, READY, SPENT, SUMMONED
from taverna.games.gloomhaven.modifiers import EXTRA_MINUS, MINUS_ONE
from taverna.games.gloomhaven.rules.initiative import number_figures
from taverna.games.gloomhaven.rules.preparing import items_for
from taverna.games.gloomhaven.setup import build_deck
from taverna.games.gloomhaven.state import INERT, STRONG, WANING
from taverna.games.gloomhaven.vocabulary import AIR, DARK, FIRE, ICE, LIGHT, MUDDLE, POISON, STRENGTHEN, STUN
from taverna.kernel import Rng
from taverna.kit.hexes import disc
from tests.games.gloomhaven.tabletop import GAME, Data, Foe, Tabletop, attack, do, half, move


def strike(mod: int = 0, **more: object) -> Data:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def wearing(*items: int, foes: dict[str, Foe] | None = None) -> Tabletop:
    """The brute at (0, 0) with these items, the scoundrel far off, a foe next to the brute."""
    top = Tabletop(disc(5), {"brute": (0, 0), "scoundrel": (-5, 0)}, foes or {"foe": Foe((1, 0), hp=20)})
    top.table.rules.items = {number: item_sheet(content.item(number)) for number in items}
    hero = top.hero("brute")
    hero.items = list(items)
    hero.item_states = [READY] * len(items)
    hero.item_uses = [0] * len(items)
    wear(top.table, 0)
    return top


def state_of(top: Tabletop, place: int = 0) -> int:
    return top.hero("brute").item_states[place]


def attacked(top: Tabletop, *cards: str) -> Tabletop:
    """The foe attacks; the brute has not been asked anything yet."""
    top.stacks("foe", *cards)
    top.draws(strike())
    return top.acts("foe")


# The first shop, where tests of windows leave something open


@pytest.mark.rule("GH-S-ITM-04")
def test_5_the_cloak_makes_invisible_and_is_consumed() -> None:
    top = in_turn(wearing(5))
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.has("brute", "invisible")
    assert state_of(top) == CONSUMED


def test_6_the_goggles_give_advantage_to_all_attacks_of_the_action() -> None:
    top = wearing(6)
    top.stacks("brute", "-1", "+1", "-1", "+2", "-1")
    action = half(attack(2), attack(2))
    top.plays("brute", action)
    top.answer(codes.ITEM, top.at("foe"))
    assert top.lost("foe") == 3
    assert codes.ITEM not in top.options
    top.answer(top.at("foe"))
    assert top.lost("foe") == 3 + 4
    assert state_of(top) == SPENT
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 3 + 4 + 1


@pytest.mark.rule("GH-S-ITM-12")
def test_14_the_potion_counts_for_every_target_and_every_attack_of_the_action() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1))}
    top = wearing(14, foes=foes)
    top.plays("brute", half(attack(2, targets=2), attack(1)))
    top.answer(codes.ITEM, top.at("one"), top.at("two"))
    assert (top.lost("one"), top.lost("two")) == (3, 3)
    top.answer(top.at("one"))
    assert top.lost("one") == 3 + 2


def test_10_the_hammer_is_for_melee_and_stuns_every_target() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1))}
    top = wearing(10, foes=foes).performs("brute", attack(2, range=3))
    assert codes.ITEM not in top.options
    top.answer(codes.DONE)
    top.performs("brute", attack(2, targets=2))
    top.answer(codes.ITEM, top.at("one"), top.at("two"))
    assert top.has("one", "stun")
    assert top.has("two", "stun")


def test_11_the_dagger_poisons_one_target_only() -> None:
    foes = {"one": Foe((1, 0)), "two": Foe((0, 1))}
    top = wearing(11, foes=foes).performs("brute", attack(2, targets=2))
    top.answer(top.at("one"), top.at("two"))
    top.answer(codes.ITEM)
    assert top.has("one", "poison")
    assert not top.has("two", "poison")
    assert state_of(top) == SPENT


def test_7_the_helmet_is_never_a_question() -> None:
    top = attacked(wearing(7, foes={"foe": Foe((1, 0), attack=3)}), "x2")
    assert top.asked == ""
    assert top.lost("brute") == 3


# Items of treasures in scenarios 1 to 20


@pytest.mark.rule("GH-S-ITM-06")
@pytest.mark.rule("GH-S-ITM-08")
def test_23_chainmail_stops_one_point_three_times() -> None:
    top = wearing(23, foes={"foe": Foe((1, 0), attack=2)})
    for expected in (READY, READY, SPENT):
        attacked(top)
        assert top.asked == ""
        assert state_of(top) == expected
    assert top.lost("brute") == 3
    attacked(top)
    assert top.lost("brute") == 5


@pytest.mark.rule("GH-S-ITM-06")
def test_slots_are_not_used_by_an_attack_without_damage() -> None:
    top = attacked(wearing(23, foes={"foe": Foe((1, 0), attack=2)}), "null")
    assert top.hero("brute").item_uses == [0]


@pytest.mark.rule("GH-S-BON-07")
@pytest.mark.rule("GH-S-ITM-11")
@pytest.mark.parametrize(("shield_first", "slots", "lost"), [(True, 0, 0), (False, 1, 0)])
def test_the_defender_chooses_whether_armour_or_shield_comes_first(
    shield_first: bool, slots: int, lost: int
) -> None:
    """One point of damage: who uses the shield first saves a slot of the armour."""
    top = attacked(wearing(23, 8, foes={"foe": Foe((1, 0), attack=1)}))
    assert top.asked == "reduce"
    assert top.options == [codes.ITEM, codes.ITEM + 1]
    top.answer(codes.ITEM + 1 if shield_first else codes.ITEM)
    assert top.hero("brute").item_uses[0] == slots
    assert (state_of(top, 1) == SPENT) == shield_first
    assert top.lost("brute") == lost


@pytest.mark.rule("GH-S-ITM-07")
def test_a_potion_while_somebody_is_chosen() -> None:
    top = wearing(12)
    top.figure("brute").hp = 4
    top.performs("brute", do("heal", n=2, range=9)).answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 7
    assert top.asked == "choose"
    top.answer(top.at("brute"))
    assert top.hp("brute") == 9


@pytest.mark.rule("GH-S-ITM-09")
@pytest.mark.parametrize(("item", "cards"), [(3, 2), (23, 3), (22, 1), (24, 0)])
def test_items_bring_their_minus_cards(item: int, cards: int) -> None:
    top = wearing(item)
    build_deck(top.table, 0)
    assert top.hero("brute").deck.draw.count(EXTRA_MINUS) == cards
    assert len(top.hero("brute").deck.draw) == 20 + cards


def test_a_perk_may_ignore_those_cards() -> None:
    top = wearing(23)
    perks = content.hero_class("brute").perks
    [number] = [number for number, perk in enumerate(perks) if perk.ignores_items]
    top.hero("brute").perks = [number]
    build_deck(top.table, 0)
    assert top.hero("brute").deck.draw.count(EXTRA_MINUS) == 0


def test_24_the_amulet_heals_one_and_is_spent() -> None:
    top = wearing(24)
    top.figure("brute").hp = 5
    in_turn(top).answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 6
    assert state_of(top) == SPENT
    assert codes.ITEM not in top.options


def test_101_second_skin_takes_two_minus_cards_out() -> None:
    top = wearing(101)
    build_deck(top.table, 0)
    assert top.hero("brute").deck.draw.count(MINUS_ONE) == 3
    assert len(top.hero("brute").deck.draw) == 18


@pytest.mark.rule("GH-S-ITM-05")
@pytest.mark.rule("GH-S-ITM-11")
def test_107_the_horned_helm_strengthens_one_melee_attack_after_four_hexes() -> None:
    top = wearing(107)
    top.figure("brute").moved = 3
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 2
    top.figure("brute").moved = 4
    top.performs("brute", attack(2, range=3)).answer(top.at("foe"))
    assert top.lost("foe") == 4
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.asked == "attack"
    top.answer(codes.ITEM)
    assert top.lost("foe") == 7
    assert state_of(top) == READY
    top.performs("brute", attack(2)).answer(top.at("foe"))
    assert top.lost("foe") == 9


def test_113_the_skullbane_axe_hits_the_undead() -> None:
    for slug, plus in (("living-bones", 5), ("living-corpse", 5), ("living-spirit", 5), ("cultist", 0)):
        top = wearing(113)
        top.table.rules.groups[0].slug = slug
        top.performs("brute", attack(2)).answer(top.at("foe"))
        if plus:
            assert top.asked == "attack"
            top.answer(codes.ITEM)
            assert state_of(top) == SPENT
        assert top.lost("foe") == 2 + plus


@pytest.mark.rule("GH-S-SUM-01")
@pytest.mark.rule("GH-S-SUM-03")
def test_123_the_ring_of_skulls_summons_a_skeleton() -> None:
    top = in_turn(wearing(123))
    top.answer(codes.ITEM)
    assert top.asked == "place"
    top.answer(top.to(0, -1))
    [skeleton] = [figure for figure in top.table.figures if figure.kind == SUMMONED]
    assert (skeleton.hp, skeleton.sheet.move, skeleton.sheet.attack, skeleton.sheet.range) == (3, 2, 2, 0)
    assert skeleton.acted
    assert state_of(top) == CONSUMED
    fall(top.table, skeleton, -1, -1, 0)
    assert not skeleton.present


# Windows


def in_turn(top: Tabletop) -> Tabletop:
    """Up to the brute's turn, with two cards played."""
    top.deal("brute", 6, 3)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=99)
    top.begins().selects("brute", 0, 1).selects("scoundrel", 2, 3)
    while not (top.asked == "turn" and top.table.turn == top.slots["brute"]):
        top.answer(codes.DONE)
    return top


@pytest.mark.rule("GH-S-ITM-07")
@pytest.mark.rule("GH-S-TRN-09")
@pytest.mark.rule("GH-S-MOV-06")
def test_a_potion_in_the_middle_of_a_move() -> None:
    top = wearing(12)
    top.table.board.put(top.cell((-1, 0)), TRAP)
    top.table.traps[top.cell((-1, 0))] = 4
    top.figure("brute").hp = 8
    top.performs("brute", move(3))
    top.answer(codes.STEP + 3)
    while top.asked == "damage":
        top.answer(codes.DONE)
    hurt = top.hp("brute")
    assert hurt < 8
    assert top.asked == "move"
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == hurt + 3
    assert top.asked == "move"
    top.answer(top.to(-3, 0))
    assert top.where("brute") == (-3, 0)


@pytest.mark.rule("GH-S-ITM-07")
def test_a_potion_between_the_choice_of_an_attack_and_its_target() -> None:
    top = wearing(12)
    top.figure("brute").hp = 4
    top.performs("brute", attack(2)).answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 7
    top.answer(top.at("foe"))
    assert top.lost("foe") == 2


def test_items_of_the_own_turn_are_not_for_another_figures_turn() -> None:
    top = wearing(12)
    top.figure("brute").hp = 4
    top.table.turn = top.slots["scoundrel"]
    top.performs("brute", attack(2), turn=False)
    assert codes.ITEM not in top.options


@pytest.mark.rule("GH-S-RST-05")
@pytest.mark.rule("GH-S-RST-04")
@pytest.mark.rule("GH-S-ITM-04")
def test_a_long_rest_is_a_turn_for_items_and_refreshes_the_spent_ones() -> None:
    top = wearing(24, 12)
    top.hero("brute").item_states = [READY, CONSUMED]
    top.figure("brute").hp = 4
    top.deal("brute", 2, 3)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=10)
    top.begins().rests("brute").selects("scoundrel", 2, 3)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert codes.ITEM in top.options
    assert codes.ITEM + 1 not in top.options
    top.answer(codes.ITEM)
    if top.asked == "perform":
        top.answer(codes.YES)
    assert top.hp("brute") == 5
    assert top.asked == "long-rest"
    top.answer(codes.CARD + 2)
    assert top.hp("brute") == 7
    assert top.hero("brute").item_states == [READY, CONSUMED]


@pytest.mark.rule("GH-S-ITM-07")
@pytest.mark.parametrize(
    ("item", "choice", "initiative"), [(15, 0, 62), (15, 1, 82), (43, 0, 52), (43, 1, 92)]
)
def test_15_and_43_boots_shift_the_initiative_when_all_cards_lie_open(
    item: int, choice: int, initiative: int
) -> None:
    """The brute leads with 72, the foe has 70."""
    top = wearing(item)
    top.deal("brute", 6)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=70)
    top.begins().selects("brute", 0, 1).selects("scoundrel", 2, 3)
    assert top.asked == "revealed"
    assert top.told("revealed")
    top.answer(codes.ITEM)
    assert top.options == [codes.CHOICE, codes.CHOICE + 1]
    top.answer(codes.CHOICE + choice)
    assert top.hero("brute").initiative == initiative
    order = top.table.order
    assert (order.index(0) < order.index(4)) == (initiative < 70)
    assert state_of(top) == SPENT


def test_15_initiative_stays_between_1_and_99() -> None:
    top = wearing(43)
    top.deal("brute", 6)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=70)
    top.begins().selects("brute", 3, 1).selects("scoundrel", 2, 0)
    top.answer(codes.ITEM, codes.CHOICE)
    assert top.hero("brute").initiative == 1


def test_31_a_longer_reach_may_bring_the_first_target() -> None:
    top = wearing(31, foes={"foe": Foe((4, 0))}).performs("brute", attack(2, range=3))
    assert top.options == [codes.DONE, codes.ITEM]
    top.answer(codes.ITEM, top.at("foe"))
    assert top.lost("foe") == 2


def test_30_studded_leather_is_a_shield_too() -> None:
    top = attacked(wearing(30, foes={"foe": Foe((1, 0), attack=3)}), "+1", "+0")
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2
    assert state_of(top) == SPENT


def test_46_the_spiked_shield_hits_back() -> None:
    top = attacked(wearing(46, foes={"foe": Foe((1, 0), attack=3)}))
    assert top.asked == "damage"
    top.answer(codes.ITEM)
    assert top.lost("brute") == 2
    assert top.lost("foe") == 2


def test_66_the_mask_pushes_once_for_each_target() -> None:
    top = wearing(66).performs("brute", attack(2))
    top.answer(top.at("foe"))
    assert top.options == [codes.DONE, codes.ITEM]
    top.answer(codes.ITEM)
    assert top.asked == "push"


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
