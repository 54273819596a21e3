"""Conditions, bless and curse, elements, heal (sections 13, 14 and 16)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.conditions import end_of_turn, gain
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.language.cards import Modifier
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.registry import register_modifier
from taverna.games.gloomhaven.state.table import INERT
from taverna.kit.hexes import disc
from tests.games.gloomhaven.effects.stage import strike, table
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, bit, do, move


@pytest.mark.rule("GH-S-CON-01")
@pytest.mark.rule("GH-S-CON-03")
@pytest.mark.rule("GH-S-EX-21")
def test_a_condition_gained_outside_the_own_turn_ends_with_the_next_one() -> None:
    top = table()
    brute = top.figure("brute")
    gain(top.table, brute, bit("stun"))
    top.table.turn = brute.slot
    end_of_turn(top.table, brute)
    assert not top.has("brute", "stun")


@pytest.mark.rule("GH-S-CON-03")
@pytest.mark.rule("GH-S-EX-21")
def test_a_condition_gained_in_the_own_turn_outlasts_it() -> None:
    top = table()
    brute = top.figure("brute")
    top.table.turn = brute.slot
    gain(top.table, brute, bit("strengthen"))
    end_of_turn(top.table, brute)
    assert top.has("brute", "strengthen")
    end_of_turn(top.table, brute)
    assert not top.has("brute", "strengthen")


@pytest.mark.rule("GH-S-CON-01")
def test_gaining_a_condition_again_renews_it() -> None:
    top = table()
    brute = top.figure("brute")
    gain(top.table, brute, bit("muddle"))
    top.table.turn = brute.slot
    gain(top.table, brute, bit("muddle"))
    end_of_turn(top.table, brute)
    assert top.has("brute", "muddle")


@pytest.mark.rule("GH-S-CON-05")
def test_immunity() -> None:
    top = table()
    top.figure("foe").sheet.immune = bit("stun")
    gain(top.table, top.figure("foe"), bit("stun", "muddle"))
    assert top.has("foe", "muddle")
    assert not top.has("foe", "stun")


@pytest.mark.rule("GH-S-POI-02")
@pytest.mark.rule("GH-S-POI-03")
@pytest.mark.rule("GH-S-WND-02")
@pytest.mark.rule("GH-S-WND-03")
@pytest.mark.rule("GH-S-WND-05")
@pytest.mark.parametrize(
    ("conditions", "healed"), [([], 2), (["poison"], 0), (["wound"], 2), (["poison", "wound"], 0)]
)
def test_heal_and_poison_and_wound(conditions: list[str], healed: int) -> None:
    top = table()
    brute = top.figure("brute")
    brute.hp = 3
    top.give("brute", *conditions)
    end_of_turn(top.table, brute)
    assert top.has("brute", *conditions)
    assert heal(top.table, brute, 2) == healed
    assert brute.hp == 3 + healed
    assert brute.conditions == 0


@pytest.mark.rule("GH-S-HEA-01")
def test_heal_does_not_go_beyond_the_maximum() -> None:
    top = table()
    top.figure("brute").hp = 9
    top.performs("brute", do("heal", n=5, to={"who": "self"})).answer(codes.YES)
    assert top.hp("brute") == 10


@pytest.mark.rule("GH-S-HEA-02")
def test_heal_at_a_range_reaches_oneself_or_one_ally() -> None:
    top = table()
    top.figure("tinkerer").hp = 1
    top.performs("brute", do("heal", n=3, range=2))
    assert top.offered_figures() == {"brute", "tinkerer"}
    top.answer(top.at("tinkerer"))
    assert top.hp("tinkerer") == 4


@pytest.mark.rule("GH-S-HEA-03")
def test_a_heal_on_a_modifier_card_meets_poison_like_any_other() -> None:
    card = Modifier("test heal", 0)
    card.heal_self = 2
    top = table()
    top.figure("brute").hp = 3
    top.give("brute", "poison")
    top.hero("brute").deck.draw.append(register_modifier(card).number)
    top.performs("brute", attack(1)).answer(top.at("foe"))
    assert (top.hp("brute"), top.has("brute", "poison")) == (3, False)


@pytest.mark.rule("GH-S-WND-01")
@pytest.mark.rule("GH-S-WND-04")
@pytest.mark.rule("GH-S-TRN-01")
def test_wound_hurts_at_the_start_of_a_turn_and_can_kill_before_it() -> None:
    top = table()
    top.figure("foe").hp = 1
    top.figure("foe").sheet.shield = 3
    top.give("foe", "wound")
    top.draws(strike())
    top.acts("foe")
    assert top.where("foe") is None
    assert top.lost("brute") == 0
    assert [hero.kills for hero in top.table.heroes] == [0, 0]


@pytest.mark.rule("GH-S-IMM-01")
def test_an_immobilized_figure_does_not_move() -> None:
    top = table()
    top.give("brute", "immobilize")
    assert top.performs("brute", move(3)).asked == ""


@pytest.mark.rule("GH-S-DIS-01")
def test_a_disarmed_figure_does_not_attack() -> None:
    top = table()
    top.give("brute", "disarm")
    assert top.performs("brute", attack(3)).asked == ""


@pytest.mark.rule("GH-S-STN-04")
def test_a_stunned_monster_performs_nothing() -> None:
    top = table()
    top.give("foe", "stun")
    top.draws(do("infuse", elements=["fire"]), strike(), do("shield", n=2))
    top.acts("foe")
    assert top.lost("brute") == 0
    assert top.table.elements == [INERT] * 6
    assert top.table.lasting == []
    assert not top.has("foe", "stun")


@pytest.mark.rule("GH-S-STN-05")
def test_bonuses_in_play_work_for_a_stunned_figure() -> None:
    top = table()
    top.performs("brute", do("shield", n=2, until="round"))
    top.give("brute", "stun")
    top.draws(strike(1))
    top.acts("foe")
    assert top.lost("brute") == 1


@pytest.mark.rule("GH-S-CUR-01")
@pytest.mark.rule("GH-S-BLS-02")
@pytest.mark.rule("GH-S-CMP-04")
@pytest.mark.rule("GH-S-CMP-05")
def test_curses_go_into_the_deck_of_the_cursed() -> None:
    top = table()
    everyone = {"who": "enemy", "pick": "all", "within": 2}
    top.performs("brute", do("condition", conditions=["curse"], to=everyone))
    assert top.table.monster_deck.count(CURSE_CARD) == 2
    gain(top.table, top.figure("brute"), bit("curse"))
    assert top.hero("brute").deck.count(CURSE_CARD) == 1


@pytest.mark.rule("GH-S-BLS-01")
def test_bless_goes_into_the_own_deck() -> None:
    top = table()
    top.performs("brute", do("condition", conditions=["bless"])).answer(codes.YES)
    assert top.hero("brute").deck.count(BLESS_CARD) == 1
    assert top.hero("brute").deck.draw.count(BLESS_CARD) == 1


@pytest.mark.rule("GH-S-CMP-13")
@pytest.mark.rule("GH-S-CMP-14")
@pytest.mark.rule("GH-S-CMP-16")
@pytest.mark.rule("GH-S-EX-34")
def test_ten_curses_for_all_heroes_together_and_ten_for_monsters() -> None:
    top = table()
    for number in range(12):
        gain(top.table, top.figure("brute" if number % 2 else "tinkerer"), bit("curse"))
    assert sum(hero.deck.count(CURSE_CARD) for hero in top.table.heroes) == 10
    gain(top.table, top.figure("foe"), bit("curse"))
    assert top.table.monster_deck.count(CURSE_CARD) == 1


@pytest.mark.rule("GH-S-CMP-15")
def test_ten_blesses_for_everybody() -> None:
    top = table()
    for number in range(12):
        gain(top.table, top.figure("brute" if number % 2 else "foe"), bit("bless"))
    assert top.table.blesses_left() == 0
    assert top.hero("brute").deck.count(BLESS_CARD) + top.table.monster_deck.count(BLESS_CARD) == 10


@pytest.mark.rule("GH-S-INV-01")
def test_an_invisible_figure_is_no_target_but_still_an_ally() -> None:
    top = table()
    top.give("foe", "invisible")
    assert top.performs("brute", attack(3)).offered_figures() == {"two"}
    top = table()
    top.give("brute", "invisible")
    top.performs("tinkerer", do("heal", n=3, range=2))
    assert top.offered_figures() == {"brute", "tinkerer"}


@pytest.mark.rule("GH-S-INV-03")
def test_untargeted_damage_reaches_the_invisible() -> None:
    top = table()
    top.give("foe", "invisible")
    top.performs("brute", do("damage", n=2, to={"who": "enemy", "pick": "all", "within": 1}))
    assert top.lost("foe") == 2


@pytest.mark.rule("GH-S-INV-01", "GH-S-MON-22")
def test_what_targets_all_enemies_in_reach_misses_the_invisible() -> None:
    """Conditions and pushes name their targets; a monster's card does not reach an invisible hero with them."""
    near = {"who": "enemy", "pick": "all", "within": 1}
    for line in (
        do("condition", conditions=["muddle"], to=near),
        do("condition", conditions=["muddle"], to={"who": "enemy", "pick": "all", "within": 2}),
        do("push", n=1, to=near),
    ):
        top = Tabletop(disc(3), {"brute": (1, 0), "tinkerer": (-1, 0)}, {"foe": Foe((0, 0))})
        top.give("brute", "invisible")
        top.draws(line)
        top.acts("foe")
        while top.asked:
            top.answer(top.options[0])
        assert (top.has("brute", "muddle"), top.where("brute")) == (False, (1, 0))
        assert top.has("tinkerer", "muddle") or top.where("tinkerer") != (-1, 0)
