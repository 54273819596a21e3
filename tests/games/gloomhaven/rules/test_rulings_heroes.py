"""Rulings about heroes' cards and items (section 27)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects import item_windows
from taverna.games.gloomhaven.language.vocabulary import FIRE, ON_TURN
from taverna.games.gloomhaven.state.belongings import found_items
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import duo, strike
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, half, move


def wears(top: Tabletop, name: str, *numbers: int) -> None:
    top.table.rules.items.update({number: item_sheet(content.item(number)) for number in numbers})
    hero = top.hero(name)
    hero.items, hero.item_states, hero.item_uses = list(numbers), [0] * len(numbers), [0] * len(numbers)


@pytest.mark.rule("GH-S-RUL-13", "GH-S-TRE-03", "GH-S-ITM-03")
def test_an_item_found_is_owned_and_not_worn() -> None:
    """Treasure 5 holds item 23."""
    top = Tabletop(disc(2), {"brute": (0, 0)}, {})
    top.table.rules.items[23] = item_sheet(content.item(23))
    top.table.treasure[top.cell((1, 0))] = 5
    top.performs("brute", do("loot", n=1))
    assert found_items(top.table, 0) == [23]
    assert top.hero("brute").items == []
    assert item_windows.options(top.table, top.figure("brute"), ON_TURN) == []


@pytest.mark.rule("GH-S-RUL-15", "GH-S-TRN-08", "GH-S-ZON-03", "GH-S-ELE-02", "GH-S-EXP-01")
def test_loss_elements_and_experience_need_a_part_of_the_action() -> None:
    for moves in (False, True):
        top = Tabletop(row(0, 3), {"brute": (0, 0)}, {"foe": Foe((3, 0))})
        top.plays("brute", half(move(1), attack(3), do("infuse", elements=["fire"]), lost=True, xp=2), card=4)
        top.answer(top.to(1, 0) if moves else codes.DONE)
        hero = top.hero("brute")
        assert (hero.lost, hero.discard, hero.xp) == ((1 << 4, 0, 2) if moves else (0, 1 << 4, 0))
        assert top.table.infused == (1 << FIRE if moves else 0)


@pytest.mark.rule("GH-S-RUL-29", "GH-S-BON-02")
@pytest.mark.parametrize("lost", [False, True])
def test_a_used_up_card_goes_by_its_lost_symbol(lost: bool) -> None:
    card = half(do("passive", on="attack", gain={"attack": 1}), until=4, slots=[0], lost=lost)
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0))}).plays("brute", card, 3)
    top.performs("brute", attack(1)).answer(top.at("foe"))
    hero = top.hero("brute")
    assert top.lost("foe") == 2
    assert (hero.active, hero.discard, hero.lost) == (0, 0 if lost else 1 << 3, 1 << 3 if lost else 0)


@pytest.mark.rule("GH-S-RUL-29", "GH-S-BON-07")
def test_damage_that_is_nothing_any_more_uses_up_nothing_more() -> None:
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=2)})
    for card in (0, 1):
        top.plays(
            "brute", half(do("passive", on="damaged", negate=True), until=4, slots=[0, 0], lost=True), card
        )
    top.draws(strike())
    top.acts("foe").answer(codes.CHOICE)
    assert [effect.used for effect in top.table.lasting] == [1, 0]
    assert top.lost("brute") == 0


@pytest.mark.rule("GH-S-RUL-34", "GH-S-ZON-04", "GH-S-RST-06", "GH-S-DMG-07")
def test_an_active_card_counts_as_discarded_for_rests_and_damage() -> None:
    top = duo(foe=Foe((1, 0), attack=3))
    top.deal("brute", 0, 1)
    top.plays("brute", half(do("shield", n=1), until=3), card=1)
    top.draws(strike(), initiative=5)
    assert top.begins().seat_options("brute") == [codes.REST]
    top.rests("brute").selects("scoundrel", 0, 1)
    assert top.asked == "damage"
    top.answer(codes.LOSE_DISCARDS, codes.CARD, codes.CARD + 1)
    hero = top.hero("brute")
    assert (hero.lost, hero.active, top.lost("brute")) == (0b11, 0, 0)


@pytest.mark.rule("GH-S-RUL-34", "GH-S-ZON-04")
def test_an_active_card_with_the_lost_symbol_does_not_count_as_discarded() -> None:
    top = duo()
    top.deal("brute", 0, 1)
    top.plays("brute", half(do("shield", n=1), until=3, lost=True), card=1)
    top.begins()
    assert top.hero("brute").exhausted


@pytest.mark.rule("GH-S-RUL-47", "GH-S-ATK-15")
def test_items_for_an_attack_come_before_the_draw() -> None:
    """Goggles (6) of the attacker, and leather armour (4) of a defender: both ask before a card is turned."""
    top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    wears(top, "brute", 6, 4)
    top.performs("brute", attack(3))
    assert (top.asked, codes.ITEM in top.options) == ("target", True)
    top.answer(codes.ITEM, top.at("foe"))
    assert len(top.told("drew-modifier")) == 1
    assert top.told("drew-modifier")[0].args["mode"] == 1
    top.draws(strike())
    top.acts("foe")
    assert (top.asked, codes.ITEM + 1 in top.options) == ("defend", True)
    assert len(top.told("drew-modifier")) == 1


@pytest.mark.rule("GH-S-RUL-47", "GH-S-ATK-15", "GH-S-DMG-02")
def test_items_against_damage_come_after_the_draw() -> None:
    """The heater shield (8) is used once the amount is known; against no damage it is not offered."""
    for card, asked in (("+1", "damage"), ("null", "")):
        top = Tabletop(disc(2), {"brute": (0, 0)}, {"foe": Foe((1, 0), attack=2)})
        wears(top, "brute", 8)
        top.stacks("foe", card)
        top.draws(strike())
        top.acts("foe")
        assert top.asked == asked
        assert len(top.told("drew-modifier")) == 1
        if asked:
            assert top.table.hurts[-1].amount == 3
            top.answer(codes.ITEM)
            if top.asked:
                top.answer(codes.DONE)
            assert top.lost("brute") == 2


@pytest.mark.rule("GH-S-CMP-26", "GH-S-SUM-12")
@pytest.mark.parametrize(("at", "lost"), [((2, 0), 3), ((-1, 0), 1)])
def test_a_summon_is_an_ally_and_nobody_is_its_own(at: tuple[int, int], lost: int) -> None:
    """+2 against an enemy next to an ally: the attacker beside it does not count, its summon does."""
    top = Tabletop(disc(3), {"tinkerer": (0, 0)}, {"foe": Foe((1, 0))})
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=5)
    top.answer(top.to(-1, 0))
    top.table.put(top.table.figures[-1], top.cell(at))
    more = [{"if": ["target.nextToMyAlly"], "gain": {"attack": 2}}]
    top.performs("tinkerer", attack(1, bonuses=more)).answer(top.at("foe"))
    assert top.lost("foe") == lost
