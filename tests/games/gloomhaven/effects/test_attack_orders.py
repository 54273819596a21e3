"""The order of additions and multiplications in the sum of an attack: asked for where it matters (GH-S-ATK-08)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.modifiers import orders
from taverna.games.gloomhaven.language.registry import register_modifier
from taverna.games.gloomhaven.view import describe
from taverna.kernel import Rng
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import duel, strike
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, attack, do

ROLLING = register_modifier(Modifier("orders rolling +1", 1, True)).number
FIRST, SECOND = codes.CHOICE, codes.CHOICE + 1


def sums(top: Tabletop) -> list[tuple[object, object]]:
    """What the options say."""
    found = [describe.WORDING.describe(top.table, code) for code in top.options]
    assert {option.key for option in found} == {"choice-order"}
    assert {option.rule for option in found} == {"GH-S-ATK-08"}
    return [(option.args["sum"], option.args["number"]) for option in found]


def rolling_and_double(top: Tabletop) -> Tabletop:
    top.stacks("brute", "x2")
    top.hero("brute").deck.draw.append(ROLLING)
    return top


def doubled(top: Tabletop) -> Tabletop:
    top.performs("brute", do("passive", on="attack", gain={"multiply": 2}, until="round"))
    return top


@pytest.mark.rule("GH-S-EX-04", "GH-S-ATK-08", "GH-S-ATK-07")
@pytest.mark.parametrize(("order", "lost"), [(FIRST, 8), (SECOND, 6)])
def test_attackers_modifiers_then_the_card_then_the_shield(order: int, lost: int) -> None:
    """Attack 3, +2 by its card, an active doubling, modifier -1, Shield 1: the player adds or doubles first."""
    top = doubled(duel(shield=1))
    top.stacks("brute", "-1")
    more = [{"if": ["target.adjacent"], "gain": {"attack": 2}}]
    top.performs("brute", attack(3, bonuses=more)).answer(top.at("foe"))
    assert top.asked == "order"
    assert sums(top) == [("(3 + 2) × 2", 10), ("3 × 2 + 2", 8)]
    top.answer(order)
    assert top.lost("foe") == lost
    assert len(top.told("attack-order")) == 1


@pytest.mark.rule("GH-S-EX-41", "GH-S-ATK-08")
@pytest.mark.parametrize(("order", "lost"), [(FIRST, 8), (SECOND, 7)])
def test_a_rolling_card_is_added_before_or_after_the_doubling(order: int, lost: int) -> None:
    top = rolling_and_double(duel())
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.asked == "order"
    assert sums(top) == [("(3 + 1) × 2", 8), ("3 × 2 + 1", 7)]
    top.answer(order)
    assert top.lost("foe") == lost


@pytest.mark.rule("GH-S-ATK-08")
def test_both_steps_may_be_asked_for() -> None:
    """Poison and a doubling, then a rolling +1 and 2x: ((3 + 1) x 2 + 1) x 2."""
    top = doubled(rolling_and_double(duel(hp=30)))
    top.give("foe", "poison")
    top.performs("brute", attack(3)).answer(top.at("foe"), FIRST)
    assert top.asked == "order"
    top.answer(FIRST)
    assert top.lost("foe") == 18


@pytest.mark.rule("GH-S-ATK-08", "GH-S-EX-41", "GH-S-ATK-10")
def test_no_order_is_asked_for_where_it_changes_nothing() -> None:
    """Nothing to multiply; nothing to add; null; and a shield that neither order gets through."""
    top = duel()
    top.hero("brute").deck.draw.append(ROLLING)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == 4
    top = doubled(duel())
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == 6
    top = duel()
    top.stacks("brute", "null")
    top.hero("brute").deck.draw.append(ROLLING)
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == 0
    assert not top.asked
    top = rolling_and_double(duel(shield=9))
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert top.lost("foe") == 0
    assert not top.asked


@pytest.mark.rule("GH-S-ATK-08")
def test_every_value_that_an_order_can_bring_is_offered_once_and_the_best_first() -> None:
    """3, +2, -1, doubled: the most with the loss left for after it, the least the other way round."""
    assert [order.value for order in orders(3, [2, -1], 2, True)] == [9, 8, 7, 6]
    assert [order.value for order in orders(3, [2, -1], 2, False)] == [6, 7, 8, 9]
    assert [order.written() for order in orders(3, [2, -1], 2, True)] == [
        "(3 + 2) × 2 − 1",
        "(3 + 2 − 1) × 2",
        "3 × 2 + 2 − 1",
        "(3 − 1) × 2 + 2",
    ]
    assert [order.value for order in orders(3, [1, 1], 2, True)] == [10, 9, 8]
    assert [order.written() for order in orders(3, [1], 1, True)] == ["3 + 1"]


@pytest.mark.rule("GH-S-ATK-07", "GH-S-ATK-08")
def test_nothing_that_is_added_is_lost_however_much_it_is() -> None:
    assert [order.value for order in orders(3, [1] * 9, 1, True)] == [12]
    assert [order.value for order in orders(3, [1] * 9, 2, True)] == [24, 23, 22, 21, 20, 19, 18, 17, 16, 15]
    assert orders(3, [1, 2, 4, 8, 16, 32, 64], 2, True)[0].value == 260


@pytest.mark.rule("GH-S-ATK-08")
@pytest.mark.parametrize(("order", "lost"), [(FIRST, 5), (SECOND, 6)])
def test_of_a_monsters_attack_the_players_choose(order: int, lost: int) -> None:
    """Attack 2, a rolling +1 and 2x: 2 x 2 + 1 is the better for them and comes first."""
    top = duel(attack=2)
    top.stacks("foe", "x2")
    top.table.monster_deck.draw.append(ROLLING)
    top.draws(strike())
    top.acts("foe")
    assert top.asked == "order"
    assert [number for _, number in sums(top)] == [5, 6]
    top.answer(order)
    assert top.lost("brute") == lost


@pytest.mark.rule("GH-S-ATK-08", "GH-S-CMP-05", "GH-S-SUM-09")
def test_of_a_summons_attack_its_player_chooses() -> None:
    top = Tabletop(disc(4), {"scoundrel": (4, 0), "brute": (0, 0)}, {"foe": Foe((2, 0))})
    top.performs("brute", do("summon", summon="skeleton")).answer(top.to(1, 0))
    skeleton = top.table.figures[-1]
    top.slots["skeleton"] = skeleton.slot
    rolling_and_double(top)
    top.acts("skeleton")
    assert top.asked == "order"
    assert top.table.pending[0].seat == top.figure("brute").owner
    value = skeleton.sheet.attack
    assert [number for _, number in sums(top)] == [(value + 1) * 2, value * 2 + 1]


@pytest.mark.rule("GH-S-ATK-08")
def test_bots_take_the_better() -> None:
    top = rolling_and_double(duel())
    top.performs("brute", attack(3)).answer(top.at("foe"))
    (decision,) = top.table.pending
    found = GAME.judgement.rate_options(top.table, decision)
    assert decision.options[found.index(max(found))] == FIRST
    assert GAME.judgement.rollout_choice(top.table, decision, Rng(1)) == FIRST
