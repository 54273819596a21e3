"""Elements: infused, consumed, waning (GH-S-ELE)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects import elements
from taverna.games.gloomhaven.language.vocabulary import EARTH, FIRE, ICE
from taverna.games.gloomhaven.state.table import INERT, STRONG, WANING
from tests.games.gloomhaven.effects.stage import strike, table
from tests.support.gloomhaven.tabletop import attack, do

# Elements


@pytest.mark.rule("GH-S-ELE-01")
@pytest.mark.rule("GH-S-ELE-02")
@pytest.mark.rule("GH-S-ELE-03")
@pytest.mark.rule("GH-S-ELE-04")
def test_an_element_created_is_strong_after_the_turn_and_not_before() -> None:
    top = table()
    top.performs("brute", do("shield", n=1, until="round"), do("infuse", elements=["fire"]))
    assert top.table.elements[FIRE] == INERT
    assert not elements.can_consume(top.table, [FIRE])
    elements.end_turn(top.table)
    assert top.table.elements[FIRE] == STRONG


@pytest.mark.rule("GH-S-ELE-02")
def test_nothing_performed_creates_nothing() -> None:
    top = table()
    top.performs("brute", attack(3), do("infuse", elements=["fire"])).answer(codes.DONE)
    assert top.table.infused == 0


@pytest.mark.rule("GH-S-ELE-02")
def test_any_part_performed_creates_the_element() -> None:
    """The attack is skipped, the shield is raised: that is part enough."""
    top = table()
    parts = [attack(3), do("shield", n=1, until="round"), do("infuse", elements=["fire"])]
    top.performs("brute", *parts).answer(codes.DONE)
    assert top.table.infused == 1 << FIRE


@pytest.mark.rule("GH-S-ELE-05")
@pytest.mark.rule("GH-S-ELE-07")
@pytest.mark.rule("GH-S-EX-12")
@pytest.mark.parametrize("state", [WANING, STRONG])
def test_consuming_is_a_choice_and_spends_the_element(state: int) -> None:
    wounds = [{"consume": ["fire"], "gain": {"conditions": ["wound"]}}]
    for code, wounded in ((codes.YES, True), (codes.DONE, False)):
        top = table()
        top.table.elements[FIRE] = state
        top.performs("brute", attack(3, range=2, bonuses=wounds))
        assert top.asked == "consume"
        top.answer(code, top.at("foe"))
        assert top.has("foe", "wound") == wounded
        assert top.table.elements[FIRE] == (INERT if wounded else state)


@pytest.mark.rule("GH-S-EXP-01", "GH-S-EXP-02", "GH-S-TRN-08")
def test_consuming_for_an_action_that_is_not_performed_gives_no_experience() -> None:
    taught = [{"consume": ["fire"], "gain": {"attack": 1, "xp": 1}}]
    top = table()
    top.table.elements[FIRE] = STRONG
    top.performs("brute", attack(3, bonuses=taught)).answer(codes.YES, codes.DONE)
    assert (top.hero("brute").xp, top.table.elements[FIRE]) == (0, INERT)
    top.table.elements[FIRE] = STRONG
    top.performs("brute", attack(3, bonuses=taught)).answer(codes.YES, top.at("foe"))
    assert (top.hero("brute").xp, top.lost("foe")) == (1, 4)


@pytest.mark.rule("GH-S-ELE-05")
def test_without_the_element_nothing_is_asked() -> None:
    wounds = [{"consume": ["fire"], "gain": {"conditions": ["wound"]}}]
    assert table().performs("brute", attack(3, bonuses=wounds)).asked == "target"


@pytest.mark.rule("GH-S-ELE-06")
def test_an_augment_with_several_elements_needs_all_of_them() -> None:
    both = [{"consume": ["fire", "ice"], "gain": {"attack": 2}}]
    top = table()
    top.table.elements[FIRE] = STRONG
    assert top.performs("brute", attack(3, bonuses=both)).asked == "target"
    top = table()
    top.table.elements[FIRE] = STRONG
    top.table.elements[ICE] = WANING
    top.performs("brute", attack(3, bonuses=both)).answer(codes.YES, top.at("foe"))
    assert top.lost("foe") == 5
    assert top.table.elements == [INERT] * 6


@pytest.mark.rule("GH-S-ELE-07")
def test_augments_are_chosen_independently() -> None:
    two = [{"consume": ["fire"], "gain": {"attack": 2}}, {"consume": ["ice"], "gain": {"pierce": 1}}]
    top = table()
    top.table.elements[FIRE] = STRONG
    top.table.elements[ICE] = STRONG
    top.performs("brute", attack(3, bonuses=two)).answer(codes.DONE, codes.YES, top.at("foe"))
    assert top.lost("foe") == 3
    assert (top.table.elements[FIRE], top.table.elements[ICE]) == (STRONG, INERT)


@pytest.mark.rule("GH-S-ELE-08")
def test_any_element() -> None:
    top = table()
    top.table.elements[FIRE] = STRONG
    top.table.elements[EARTH] = STRONG
    more = [{"consume": ["wild"], "gain": {"attack": 1}}]
    top.performs("brute", attack(3, bonuses=more))
    assert top.options == [codes.ELEMENT + FIRE, codes.ELEMENT + EARTH, codes.DONE]
    top.answer(codes.ELEMENT + EARTH, top.at("foe"))
    assert (top.table.elements[FIRE], top.table.elements[EARTH]) == (STRONG, INERT)
    top.performs("brute", do("shield", n=1, until="round"), do("infuse", elements=["wild"]))
    assert top.options == [codes.ELEMENT + number for number in range(6)]
    top.answer(codes.ELEMENT + ICE)
    assert top.table.infused == 1 << ICE


@pytest.mark.rule("GH-S-ELE-09")
def test_elements_wane() -> None:
    top = table()
    top.table.elements = [STRONG, WANING, INERT, INERT, INERT, INERT]
    elements.end_round(top.table)
    assert top.table.elements[:3] == [WANING, INERT, INERT]


@pytest.mark.rule("GH-S-ELE-04")
@pytest.mark.rule("GH-S-EX-40")
def test_an_element_that_was_there_can_be_consumed_and_comes_back() -> None:
    top = table()
    top.table.elements[FIRE] = STRONG
    top.performs("brute", do("shield", n=1, until="round"), do("infuse", elements=["fire"]))
    more = [{"consume": ["fire"], "gain": {"attack": 1}}]
    top.performs("brute", attack(3, bonuses=more)).answer(codes.YES, top.at("foe"))
    assert top.table.elements[FIRE] == INERT
    elements.end_turn(top.table)
    assert top.table.elements[FIRE] == STRONG


@pytest.mark.rule("GH-S-ELE-10")
@pytest.mark.rule("GH-S-ELE-11")
@pytest.mark.rule("GH-S-EX-26")
def test_a_type_consumes_once_and_all_have_the_benefit() -> None:
    top = table()
    top.table.elements[FIRE] = WANING
    more = [{"consume": ["fire"], "gain": {"attack": 2}}]
    top.draws(strike(0, bonuses=more))
    top.acts("foe")
    assert top.table.elements[FIRE] == INERT
    top.table.elements[FIRE] = STRONG
    top.acts("two")
    assert top.table.elements[FIRE] == STRONG
    assert top.lost("brute") + top.lost("tinkerer") == 8


@pytest.mark.rule("GH-S-ELE-12")
def test_players_choose_what_an_any_element_icon_of_monsters_consumes() -> None:
    top = table()
    top.table.elements[FIRE] = STRONG
    top.table.elements[ICE] = STRONG
    top.draws(do("consume", consume=["wild"], perform=[do("infuse", elements=["earth"])]))
    top.acts("foe")
    assert top.asked == "monster-element"
    top.answer(codes.ELEMENT + ICE)
    assert top.table.elements[FIRE] == STRONG
    assert top.table.elements[EARTH] == STRONG


@pytest.mark.rule("GH-S-ELE-13")
@pytest.mark.rule("GH-S-ELE-14")
def test_a_monsters_element_is_strong_after_its_own_turn() -> None:
    top = table()
    top.draws(do("infuse", elements=["fire"]))
    top.acts("foe")
    assert top.table.elements[FIRE] == STRONG
    assert elements.can_consume(top.table, [FIRE])
