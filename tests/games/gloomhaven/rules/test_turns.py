"""A hero's turn: two halves of cards, where the cards go, the end of the turn (section 6)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.language.vocabulary import FIRE
from taverna.games.gloomhaven.state.table import STRONG
from tests.support.gloomhaven.duo import duo, play, turn_of_brute
from tests.support.gloomhaven.tabletop import Foe, attack, do, half


@pytest.mark.rule("GH-S-TRN-02")
@pytest.mark.rule("GH-S-TRN-03")
def test_the_top_of_one_card_and_the_bottom_of_the_other() -> None:
    top = turn_of_brute()
    assert top.asked == "turn"
    plays = [code for code in top.options if codes.PLAY <= code < codes.GOAL]
    assert sorted(plays) == [codes.PLAY + way for way in range(8)]
    top.answer(play(True, codes.MOVE_2), top.to(1, 0))
    plays = [code for code in top.options if codes.PLAY <= code < codes.GOAL]
    assert plays == [play(False, codes.TOP), play(False, codes.ATTACK_2)]


@pytest.mark.rule("GH-S-TRN-03")
@pytest.mark.rule("GH-S-TRN-04")
@pytest.mark.rule("GH-S-TRN-06")
def test_a_default_action_discards_its_card_whatever_it_bears() -> None:
    top = turn_of_brute(foe=Foe((1, 0)))
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    hero = top.hero("brute")
    assert top.lost("foe") == 2
    assert hero.discard == 1 << 4
    assert hero.xp == 0


@pytest.mark.rule("GH-S-ZON-02")
@pytest.mark.rule("GH-S-EXP-01")
def test_a_lost_symbol_loses_the_card_and_experience_is_gained() -> None:
    top = turn_of_brute(foe=Foe((1, 0)))
    top.answer(play(False, codes.TOP), top.at("foe"))
    hero = top.hero("brute")
    assert top.lost("foe") == 6
    assert (hero.lost, hero.discard, hero.xp) == (1 << 4, 0, 2)


@pytest.mark.rule("GH-S-ZON-03")
@pytest.mark.rule("GH-S-EXP-01")
def test_an_action_of_which_nothing_is_performed_loses_nothing() -> None:
    top = turn_of_brute()
    top.answer(play(False, codes.TOP))
    hero = top.hero("brute")
    assert (hero.lost, hero.discard, hero.xp) == (0, 1 << 4, 0)


@pytest.mark.rule("GH-S-TRN-08")
def test_a_turn_may_end_without_any_action() -> None:
    top = turn_of_brute().answer(codes.DONE)
    assert top.hero("brute").discard == 1 << 4 | 1 << 7
    assert top.table.turn != top.slots["brute"]


@pytest.mark.rule("GH-S-ZON-01")
@pytest.mark.rule("GH-S-ZON-04")
@pytest.mark.rule("GH-S-BON-06")
def test_a_round_bonus_is_active_until_the_end_of_the_round() -> None:
    top = turn_of_brute()
    top.answer(play(True, codes.BOTTOM))
    hero = top.hero("brute")
    assert (hero.active, hero.discard) == (1 << 7, 1 << 7)
    top.answer(codes.DONE)
    while top.table.round == 1 and top.asked not in ("short-rest", "select"):
        top.answer(codes.DONE)
    assert (hero.active, top.table.lasting) == (0, [])


@pytest.mark.rule("GH-S-ZON-05")
@pytest.mark.rule("GH-S-BON-05")
def test_an_active_card_may_be_ended_at_any_time() -> None:
    top = turn_of_brute()
    top.plays("brute", half(do("shield", n=1), until=3), card=9)
    assert codes.CARD + 9 in top.options
    top.answer(codes.CARD + 9)
    hero = top.hero("brute")
    assert (hero.active, hero.discard, top.table.lasting) == (0, 1 << 9, [])


@pytest.mark.rule("GH-S-STN-01")
@pytest.mark.rule("GH-S-STN-02")
@pytest.mark.rule("GH-S-STN-03")
@pytest.mark.rule("GH-S-STN-06")
def test_a_stunned_hero_discards_both_cards_and_still_loots() -> None:
    top = duo()
    top.give("brute", "stun")
    top.table.coins[top.cell((0, 0))] = 2
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)
    hero = top.hero("brute")
    assert hero.discard == 1 << 4 | 1 << 7
    assert hero.tokens == 2
    assert not top.has("brute", "stun")


@pytest.mark.rule("GH-S-LOT-03")
@pytest.mark.rule("GH-S-TRN-10")
def test_at_the_end_of_the_turn_elements_come_and_money_is_taken() -> None:
    top = turn_of_brute()
    top.table.coins[top.cell((0, 0))] = 1
    top.table.infused = 1 << FIRE
    top.answer(codes.DONE)
    assert top.hero("brute").tokens == 1
    assert top.table.elements[FIRE] == STRONG


@pytest.mark.rule("GH-S-EX-45")
@pytest.mark.rule("GH-S-EXH-06")
def test_a_wounded_hero_at_one_hit_point_is_exhausted_before_it_acts() -> None:
    top = duo()
    top.deal("brute", 2)
    top.figure("brute").hp = 1
    top.give("brute", "wound")
    top.table.coins[top.cell((0, 0))] = 1
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    assert top.hero("brute").exhausted
    assert top.hero("brute").tokens == 0
    top = duo()
    top.deal("brute", 3)
    top.figure("brute").hp = 1
    top.give("brute", "wound")
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    assert top.asked == "damage"
    top.answer(codes.CARD + 2)
    assert top.asked == "turn"


def test_attack_two_is_melee() -> None:
    top = turn_of_brute(foe=Foe((2, 0)))
    top.answer(play(False, codes.ATTACK_2))
    assert top.lost("foe") == 0


def test_builders_attack() -> None:
    top = duo(foe=Foe((1, 0)))
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert top.lost("foe") == 1
