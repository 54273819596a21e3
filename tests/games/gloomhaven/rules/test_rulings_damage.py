"""Rulings on damage, exhaustion and permanent death, and what a single scenario does not do."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.scenario.ending import report
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.games.gloomhaven.state.table import LOST
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import duo, play, strike
from tests.support.gloomhaven.printed import begin, of_type
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, do, half

# Damage and exhaustion


@pytest.mark.rule("GH-S-RUL-32", "GH-S-DMG-06", "GH-S-TRN-01")
def test_wound_damage_may_be_negated_once_its_amount_is_known() -> None:
    top = duo()
    top.deal("brute", 3)
    top.give("brute", "wound")
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    assert top.asked == "damage"
    assert top.table.hurts[-1].amount == 1
    top.answer(codes.CARD + 2)
    assert (top.lost("brute"), top.hero("brute").lost) == (0, 0b100)
    assert top.has("brute", "wound")


@pytest.mark.rule("GH-S-RUL-33", "GH-S-EXH-06")
def test_who_falls_in_its_own_turn_loots_nothing() -> None:
    top = duo(foe=Foe((1, 0), retaliate=20))
    top.deal("brute", 2)
    top.table.coins[top.cell((0, 0))] = 2
    top.draws(do("shield", n=1), initiative=90)
    top.begins().selects("brute", 1, 0).selects("scoundrel", 0, 1)
    top.answer(play(False, codes.ATTACK_2), top.at("foe"))
    assert (top.hero("brute").exhausted, top.hero("brute").tokens) == (True, 0)
    assert top.table.coins[top.cell((0, 0))] == 2
    assert top.asked == "turn"
    assert top.table.pending[0].seat == 1


@pytest.mark.rule("GH-S-RUL-44", "GH-S-END-03")
def test_the_first_result_is_final() -> None:
    top = duo(foe=Foe((1, 0), hp=1))
    exhaust(top.table, 0, "GH-S-EXH-01")
    exhaust(top.table, 1, "GH-S-EXH-01")
    assert top.table.ended == LOST
    top.performs("foe", do("damage", n=5, to={"who": "self"}))
    assert top.where("foe") is None
    assert top.table.ended == LOST


# Permanent death


def spent(**foes: Foe) -> Tabletop:
    """The brute has no cards left and stands where it stood."""
    top = duo(**foes)
    top.table.rules.permanent_death = True
    top.deal("brute", 1, 1)
    return top


@pytest.mark.rule("GH-S-VAR-03", "GH-S-VAR-05", "GH-S-RUL-46")
def test_with_permanent_death_who_lacks_cards_stays_as_a_target_without_cards() -> None:
    top = spent(foe=Foe((1, 0), attack=3))
    top.draws(strike(), initiative=5)
    top.begins()
    assert top.where("brute") == (0, 0)
    top.selects("scoundrel", 0, 1)
    assert top.lost("brute") == 3
    assert (top.hero("brute").hand, top.hero("brute").discard) == (0, 0)
    while top.table.round == 1 and top.table.pending:
        assert top.table.pending[0].seat == 1, "it does not act, and is not asked"
        top.answer(top.options[-1] if codes.DONE not in top.options else codes.DONE)
    assert "brute" not in [event.args["figure"] for event in top.told("turn")]


@pytest.mark.rule("GH-S-VAR-03", "GH-S-FOC-11")
def test_for_focus_such_a_figure_counts_as_99() -> None:
    top = Tabletop(row(-2, 2), {"brute": (-1, 0), "scoundrel": (1, 0)}, {"foe": Foe((0, 0))})
    top.table.rules.permanent_death = True
    exhaust(top.table, 0, "GH-S-EXH-01")
    top.table.order = [1]
    number_figures(top.table)
    top.draws(strike())
    top.acts("foe")
    assert (top.lost("brute"), top.lost("scoundrel")) == (0, 2)


@pytest.mark.rule("GH-S-VAR-02", "GH-S-VAR-03", "GH-C-PRM-03")
def test_such_a_figure_can_still_be_killed() -> None:
    top = Tabletop(row(-2, 2), {"brute": (-1, 0), "scoundrel": (2, 0)}, {"foe": Foe((0, 0), attack=20)})
    top.table.rules.permanent_death = True
    exhaust(top.table, 0, "GH-S-EXH-01")
    top.draws(strike())
    top.acts("foe")
    assert top.where("brute") is None
    assert [home.dead for home in report(top.table)] == [True, False]


@pytest.mark.rule("GH-S-VAR-03", "GH-S-EXH-02")
def test_it_uses_no_items_any_more() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0), "scoundrel": (2, 0)}, {"foe": Foe((1, 0), attack=3)})
    top.table.rules.permanent_death = True
    top.table.rules.items = {8: item_sheet(content.item(8))}
    hero = top.hero("brute")
    hero.items, hero.item_states, hero.item_uses = [8], [0], [0]
    top.draws(strike())
    top.acts("foe")
    assert top.asked in ("defend", "damage")
    top.answer(codes.DONE)
    exhaust(top.table, 0, "GH-S-EXH-01")
    top.acts("foe")
    assert top.asked == ""
    assert top.lost("brute") == 6


@pytest.mark.rule("GH-S-VAR-05", "GH-S-RUL-46")
def test_its_summons_leave() -> None:
    top = Tabletop(disc(2), {"tinkerer": (0, 0), "brute": (2, 0)}, {"foe": Foe((-2, 0))})
    top.table.rules.permanent_death = True
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(1, 0))
    decoy = top.table.figures[-1]
    exhaust(top.table, 0, "GH-S-EXH-01")
    assert top.where("tinkerer") == (0, 0)
    assert not decoy.present


@pytest.mark.rule("GH-S-VAR-02", "GH-S-VAR-04")
def test_who_falls_is_dead_and_who_is_left_at_the_end_of_a_failure_lives() -> None:
    top = spent(foe=Foe((1, 0), attack=20))
    top.deal("scoundrel", 1, 1)
    top.figure("brute").hp = 0
    exhaust(top.table, 0, "GH-S-EXH-01")
    exhaust(top.table, 1, "GH-S-EXH-01")
    assert top.table.ended == LOST
    assert [home.dead for home in report(top.table)] == [True, False]
    assert (top.where("brute"), top.where("scoundrel")) == (None, (-1, 0))


# What a single scenario does not do


@pytest.mark.rule("GH-S-VAR-06")
def test_random_dungeons_are_played_like_scenarios() -> None:
    """On their own, and as scenario 55, which has cards and a goal of its own; neither has a map before play."""
    for id in ("55", "random-dungeon"):
        assert id in GAME.options[0].choices
        assert content.scenario(id).rooms == []


@pytest.mark.rule("GH-S-EX-19", "GH-S-SEL-06")
def test_no_number_and_no_title_is_shown_before_cards_are_revealed() -> None:
    top = duo().begins()
    top.selects("brute", 4, 7)
    shown = str(GAME.view(top.table, 1))
    cards = top.table.rules.classes[0].cards
    assert all(card.name not in shown for card in cards)
    assert not top.told("revealed")
    top.selects("scoundrel", 0, 1)
    revealed = {str(event.args["cards"]) for event in top.told("revealed")}
    assert str([cards[4].name, cards[7].name]) in revealed


@pytest.mark.rule("GH-S-RUL-48", "GH-S-CMP-29")
def test_an_ally_without_a_named_deck_draws_from_the_monsters() -> None:
    table = begin(19)
    [hail] = of_type(table, "hail")
    assert table.are_allies(table.hero_figure(0), hail)
    assert table.deck_of(hail) is table.monster_deck
