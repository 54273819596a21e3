"""Long and short rests, and cards recovered (section 19)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.figures import SPENT
from taverna.kit.hexes import disc
from tests.games.gloomhaven.duo import duo, to_short_rest
from tests.games.gloomhaven.tabletop import Tabletop, do, half


@pytest.mark.rule("GH-S-RST-01")
@pytest.mark.rule("GH-S-RST-04")
@pytest.mark.rule("GH-S-RST-05")
@pytest.mark.rule("GH-S-EX-20")
def test_a_long_rest() -> None:
    top = duo()
    top.deal("brute", 1, 3)
    top.figure("brute").hp = 3
    top.give("brute", "poison", "wound")
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert top.hp("brute") == 2
    assert top.options == [codes.CARD + 1, codes.CARD + 2, codes.CARD + 3]
    top.answer(codes.CARD + 2)
    hero = top.hero("brute")
    assert (hero.hand, hero.lost, hero.discard) == (0b1011, 0b100, 0)
    assert top.hp("brute") == 2
    assert top.figure("brute").conditions == 0


@pytest.mark.rule("GH-S-RST-04")
@pytest.mark.rule("GH-S-ITM-04")
@pytest.mark.rule("GH-S-RST-07")
def test_a_long_rest_refreshes_spent_items_even_while_stunned() -> None:
    from taverna.games.gloomhaven import content
    from taverna.games.gloomhaven.content_sheets import item_sheet

    top = duo()
    hero = top.deal("brute", 0, 3)
    top.table.rules.items = {number: item_sheet(content.item(number)) for number in (1, 12)}
    hero.items = [1, 12]
    hero.item_states = [SPENT, 2]
    hero.item_uses = [1, 1]
    top.figure("brute").hp = 5
    top.give("brute", "stun")
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    top.answer(codes.CARD)
    assert hero.item_states == [0, 2]
    assert top.hp("brute") == 7


@pytest.mark.rule("GH-S-RST-02")
@pytest.mark.rule("GH-S-RST-03")
@pytest.mark.rule("GH-S-EX-25")
def test_a_short_rest_loses_a_random_card_and_may_draw_again_once() -> None:
    top = duo()
    top.deal("brute", 2, 1)
    to_short_rest(top).answer(codes.REST)
    drawn = top.told("rest-drew")[-1].args["card"]
    assert top.asked == "redraw"
    top.answer(codes.YES)
    hero = top.hero("brute")
    assert top.lost("brute") == 1
    again = top.told("rest-drew")[-1].args["card"]
    assert drawn != again
    assert hero.hand.bit_count() == 2
    assert hero.lost.bit_count() == 1
    lost = [card.name for card in top.table.rules.classes[0].cards if hero.lost >> card.place & 1]
    assert lost == [again]
    assert top.asked != "redraw"


@pytest.mark.rule("GH-S-RST-02")
def test_a_short_rest_is_optional() -> None:
    top = duo()
    top.deal("brute", 4)
    to_short_rest(top).answer(codes.DONE)
    assert top.hero("brute").discard.bit_count() == 2


@pytest.mark.rule("GH-S-DMG-08")
def test_the_damage_of_a_short_rest_may_be_negated() -> None:
    top = duo()
    top.deal("brute", 3, 2)
    to_short_rest(top).answer(codes.REST, codes.YES)
    assert top.asked == "damage"
    assert codes.LOSE_DISCARDS in top.options
    top.answer(codes.LOSE_DISCARDS)
    assert len(top.options) == 3
    top.answer(top.options[0])
    top.answer(top.options[0])
    hero = top.hero("brute")
    assert (top.lost("brute"), hero.lost.bit_count(), hero.hand.bit_count()) == (0, 3, 2)


@pytest.mark.rule("GH-S-RST-06")
def test_active_cards_count_as_discarded_and_may_be_taken_along() -> None:
    top = duo()
    top.deal("brute", 2, 1)
    top.plays("brute", half(do("shield", n=1), until=3), card=5)
    to_short_rest(top)
    assert codes.CARD + 5 in top.options
    top.answer(codes.CARD + 5)
    assert top.table.lasting == []
    top.answer(codes.REST, codes.DONE)
    hero = top.hero("brute")
    assert (hero.hand.bit_count(), hero.lost.bit_count()) == (3, 1)


# Recover


@pytest.mark.rule("GH-S-REC-01")
@pytest.mark.rule("GH-S-ZON-06")
def test_recover_returns_cards_to_the_hand() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {})
    top.deal("brute", 1, 3, 0, 2)
    top.performs("brute", do("recover", n=2, pile="discard", to={"who": "self"}))
    assert top.asked == "recover"
    top.answer(codes.CARD + 1, codes.CARD + 3)
    hero = top.hero("brute")
    assert (hero.hand, hero.discard) == (0b1011, 0b100)
    top.performs("brute", do("recover", n=2, pile="lost", to={"who": "self"}))
    assert hero.lost == 0


@pytest.mark.rule("GH-S-REC-02")
def test_a_card_that_can_not_be_recovered_stays_lost() -> None:
    top = Tabletop(disc(3), {"spellweaver": (0, 0)}, {})
    cards = top.table.rules.classes[0].cards
    gone = next(card.place for card in cards if card.top.unrecoverable)
    hero = top.hero("spellweaver")
    hero.lost = 1 << gone | 1
    top.performs("spellweaver", do("recover", n=5, pile="lost", to={"who": "self"}))
    assert (hero.hand, hero.lost) == (1, 1 << gone)
