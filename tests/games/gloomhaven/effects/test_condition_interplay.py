"""Conditions in whole rounds and in the middle of things: when they end, what they stop (section 13)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.vocabulary import FIRE
from taverna.games.gloomhaven.state.table import INERT, STRONG
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import Hex, disc, row
from tests.support.gloomhaven.duo import duo, play, strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, bit, do, move

WALK: dict[str, object] = {"do": "move", "n": {"x": "stat", "plus": 0}}


def trap(top: Tabletop, at: Hex, *conditions: str) -> None:
    top.table.board.put(top.cell(at), TRAP)
    top.table.traps[top.cell(at)] = pack_trap(0, bit(*conditions))


# Stunned, disarmed, immobilized on the way


@pytest.mark.rule("GH-S-STN-01", "GH-S-STN-04", "GH-S-TRP-07")
def test_a_monster_that_a_trap_stuns_performs_nothing_more_of_its_card() -> None:
    top = Tabletop(row(0, 3), {"brute": (3, 0)}, {"foe": Foe((0, 0), move=1)})
    trap(top, (1, 0), "stun")
    top.draws(WALK, strike(0, range=2), do("shield", n=1), do("infuse", elements=["fire"]))
    top.acts("foe")
    assert (top.where("foe"), top.lost("brute"), top.table.lasting) == ((1, 0), 0, [])
    assert top.table.elements[FIRE] == STRONG, "the move was a part of the action"
    assert top.has("foe", "stun"), "gained in its own turn, it lasts through the next"
    top.draws(strike(0, range=2), do("infuse", elements=["ice"]))
    top.acts("foe")
    assert top.lost("brute") == 0
    assert not top.has("foe", "stun")


@pytest.mark.rule("GH-S-STN-01", "GH-S-ELE-02")
def test_a_hero_that_a_trap_stuns_ends_its_action_there() -> None:
    top = Tabletop(row(0, 3), {"brute": (0, 0)}, {"foe": Foe((2, 0))})
    trap(top, (1, 0), "stun")
    top.performs("brute", move(2), attack(3), do("infuse", elements=["fire"])).answer(top.to(1, 0))
    assert (top.where("brute"), top.lost("foe"), top.asked) == ((1, 0), 0, "")
    assert top.table.infused == 1 << FIRE


@pytest.mark.rule("GH-S-DIS-01")
def test_a_monster_that_a_trap_disarms_moves_on_and_does_not_attack() -> None:
    top = Tabletop(row(0, 4), {"brute": (4, 0)}, {"foe": Foe((0, 0), move=3)})
    trap(top, (1, 0), "disarm")
    top.draws(WALK, strike(), do("shield", n=1))
    top.acts("foe")
    assert (top.where("foe"), top.lost("brute"), len(top.table.lasting)) == ((3, 0), 0, 1)


@pytest.mark.rule("GH-S-STN-01", "GH-S-DIS-01", "GH-S-IMM-01")
@pytest.mark.parametrize(
    ("condition", "attacks", "moves"),
    [("muddle", True, True), ("stun", False, False), ("disarm", False, True), ("immobilize", True, False)],
)
def test_orders_of_another_do_not_overcome_conditions(condition: str, attacks: bool, moves: bool) -> None:
    """A hero makes an enemy attack another, or move."""
    for ability, wanted, may in ((attack(2), "target", attacks), (move(1), "move", moves)):
        top = Tabletop(disc(3), {"mindthief": (0, 0)}, {"foe": Foe((1, 0)), "other": Foe((2, 0))})
        top.give("foe", condition)
        order = do("command", to={"who": "enemy", "within": 3}, by="me", perform=[ability])
        top.performs("mindthief", order).answer(top.at("foe"))
        assert top.asked == (wanted if may else "")


@pytest.mark.rule("GH-S-STN-01", "GH-S-STN-02", "GH-S-CON-03")
def test_stunned_between_its_two_actions_a_hero_loses_the_second() -> None:
    """The move ends on a stun trap: the other card is discarded, and the next turn is lost as well."""
    top = duo(foe=Foe((2, 0)))
    trap(top, (1, 0), "stun")
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    top.answer(play(True, codes.MOVE_2), top.to(1, 0))
    hero = top.hero("brute")
    assert hero.discard == 1 << 4 | 1 << 7
    assert (top.table.pending[0].seat, top.lost("foe")) == (1, 0)
    assert top.has("brute", "stun")
    _to_selection(top)
    top.selects("brute", 0, 1).selects("scoundrel", 2, 3)
    while top.asked not in ("select", "short-rest"):
        assert top.table.pending[0].seat == 1, "the brute is not asked"
        top.answer(codes.DONE)
    assert hero.discard & 0b11 == 0b11
    assert not top.has("brute", "stun")


def _to_selection(top: Tabletop) -> None:
    number = top.table.round
    while top.table.round == number or top.asked != "select":
        top.answer(codes.DONE)


# When they end


@pytest.mark.rule("GH-S-CON-03", "GH-S-EX-21", "GH-S-RUL-26")
def test_a_condition_of_an_enemys_turn_covers_exactly_the_next_own_turn() -> None:
    """Foes at 5 muddle the brute at 15 in round 1: it is muddled in that turn, and free in round 2."""
    top = duo(foe=Foe((1, 0), hp=30))
    top.draws(strike(-2, conditions=["muddle"]), initiative=5)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    assert top.has("brute", "muddle")
    top.stacks("brute", "+1", "-1", "+1")
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    assert top.lost("foe") == 2 - 1
    top.answer(codes.DONE)
    assert not top.has("brute", "muddle")


@pytest.mark.rule("GH-S-CON-03", "GH-S-INV-01", "GH-S-EX-21")
def test_invisibility_of_the_own_turn_holds_until_the_end_of_the_next_one() -> None:
    """Gained at 15, foes at 50 can't focus the brute in this round; in the next its turn at 15 ends it before them."""
    top = Tabletop(row(0, 4), {"brute": (0, 0), "scoundrel": (4, 0)}, {"foe": Foe((1, 0), move=0)})
    top.deal("brute", 10)
    top.deal("scoundrel", 9)
    top.draws(strike(), initiative=90)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    assert top.table.turn == top.slots["brute"]
    gain(top.table, top.figure("brute"), bit("invisible"))
    top.answer(codes.DONE)
    assert top.has("brute", "invisible")
    _to_selection(top)
    assert (top.lost("brute"), top.table.round) == (0, 2)
    top.selects("brute", 0, 1).selects("scoundrel", 2, 3)
    while top.has("brute", "invisible"):
        top.answer(codes.DONE)
    while top.lost("brute") == 0 and top.table.round == 2 and top.table.pending:
        top.answer(codes.DONE)
    assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-CON-01", "GH-S-CON-03")
def test_renewed_by_an_enemy_before_the_turn_it_still_ends_with_it() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    top.table.turn = top.slots["foe"]
    gain(top.table, top.figure("foe"), bit("immobilize"))
    top.table.turn = top.slots["brute"]
    gain(top.table, top.figure("foe"), bit("immobilize"))
    top.draws(do("shield", n=1))
    top.acts("foe")
    assert not top.has("foe", "immobilize")


@pytest.mark.rule("GH-S-CON-03", "GH-S-STN-01", "GH-S-RST-07")
def test_a_long_rest_is_a_turn_that_ends_them() -> None:
    top = duo()
    top.deal("brute", 0, 3)
    top.figure("brute").hp = 5
    top.give("brute", "stun")
    top.draws(do("shield", n=1), initiative=90)
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    top.answer(codes.CARD)
    assert (top.hp("brute"), top.has("brute", "stun")) == (7, False)


# Poison, wound, heal


@pytest.mark.rule("GH-S-EX-20", "GH-S-WND-03", "GH-S-POI-02")
def test_a_rest_with_poison_and_wound() -> None:
    top = duo()
    top.deal("brute", 0, 3)
    top.figure("brute").hp = 3
    top.give("brute", "poison", "wound")
    top.draws(do("shield", n=1), initiative=90)
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert top.hp("brute") == 2
    top.answer(codes.CARD)
    assert (top.hp("brute"), top.figure("brute").conditions) == (2, 0)


@pytest.mark.rule("GH-S-WND-01", "GH-S-ATK-18", "GH-S-WND-04")
def test_a_wounded_monster_dies_at_its_turn_and_the_next_of_its_type_still_acts() -> None:
    top = duo(one=Foe((1, 0), hp=9), two=Foe((0, 1), hp=9))
    top.figure("one").hp = 1
    top.give("one", "wound")
    top.draws(strike(), initiative=5)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    while top.asked == "damage":
        top.answer(codes.DONE)
    assert top.where("one") is None
    assert top.table.coins[top.cell((1, 0))] == 1
    assert len(top.told("attack")) == 1
    assert top.lost("brute") + top.lost("scoundrel") == 2


@pytest.mark.rule("GH-S-POI-01", "GH-S-CON-02")
def test_poison_helps_from_the_second_attack_of_the_same_action_on() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=20)})
    top.performs("brute", attack(2, conditions=["poison"]), attack(2)).answer(top.at("foe"), top.at("foe"))
    assert top.lost("foe") == 2 + 3


@pytest.mark.rule("GH-S-POI-01", "GH-S-ATK-05")
def test_poison_counts_for_each_poisoned_target_and_for_no_other() -> None:
    foes = {"one": Foe((1, 0)), "clean": Foe((0, 1)), "two": Foe((-1, 0))}
    top = Tabletop(disc(2), {"brute": (0, 0)}, foes)
    top.give("one", "poison")
    top.give("two", "poison")
    top.performs("brute", attack(2, targets=3)).answer(*[top.at(name) for name in foes])
    assert [top.lost(name) for name in foes] == [3, 2, 3]


@pytest.mark.rule("GH-S-CUR-01", "GH-S-BLS-01", "GH-S-CMP-17")
def test_bless_and_curse_go_into_what_is_left_to_draw() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    deck = top.hero("brute").deck
    deck.discard, deck.draw = deck.draw, []
    gain(top.table, top.figure("brute"), bit("curse", "bless"))
    assert (len(deck.draw), len(deck.discard)) == (2, 20)


@pytest.mark.rule("GH-S-STN-04", "GH-S-ELE-10")
def test_a_stunned_monster_consumes_nothing_for_its_type() -> None:
    """The first of the type is stunned: the element is left for the next one."""
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"one": Foe((1, 0)), "two": Foe((0, 1))})
    top.give("one", "stun")
    top.table.elements[FIRE] = STRONG
    top.draws(strike(0, bonuses=[{"consume": ["fire"], "gain": {"attack": 2}}]))
    top.acts("one")
    assert (top.table.elements[FIRE], top.lost("brute")) == (STRONG, 0)
    top.acts("two")
    assert (top.table.elements[FIRE], top.lost("brute")) == (INERT, 4)


# Decks at the end of a round


@pytest.mark.rule("GH-S-END-01", "GH-S-RUL-23", "GH-S-CMP-06")
@pytest.mark.parametrize(("drawn", "left"), [("null", 0), ("x2", 0), ("+2", 1), ("curse", 0), ("bless", 0)])
def test_only_null_and_double_bring_the_discards_back_after_the_round(drawn: str, left: int) -> None:
    """The foe attacks once and the brute once; of a bless or a curse nothing is left to bring back."""
    top = duo(foe=Foe((1, 0), hp=30))
    top.stacks("brute", drawn)
    top.draws(strike(), initiative=5)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    while top.asked == "damage":
        top.answer(codes.DONE)
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    deck = top.hero("brute").deck
    assert len(deck.discard) == (0 if drawn in ("curse", "bless") else 1)
    _to_selection(top)
    assert (len(deck.discard), len(deck.draw)) == (left, 21 if drawn in ("null", "x2") else 20)
    assert len(top.table.monster_deck.discard) == 1
