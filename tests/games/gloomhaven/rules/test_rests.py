"""Long and short rests, and cards recovered (section 19)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.state.figures import SPENT
from taverna.kit.hexes import disc
from tests.support.gloomhaven.duo import duo, to_short_rest
from tests.support.gloomhaven.tabletop import Tabletop, do, half


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
    from taverna.games.gloomhaven.state.sheets import item_sheet

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


@pytest.mark.rule("GH-S-RST-05", "GH-S-ITM-07")
@pytest.mark.parametrize("stunned", [False, True])
def test_an_item_may_be_used_before_the_rest_and_refreshed_by_it_again_after_it(stunned: bool) -> None:
    """The Amulet of Life heals 1 and is spent."""
    from taverna.games.gloomhaven import content
    from taverna.games.gloomhaven.state.sheets import item_sheet

    top = duo()
    hero = top.deal("brute", 0, 3)
    top.table.rules.items = {24: item_sheet(content.item(24))}
    hero.items, hero.item_states, hero.item_uses = [24], [0], [0]
    top.figure("brute").hp = 5
    if stunned:
        top.give("brute", "stun")
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert (codes.ITEM in top.options) != stunned
    if not stunned:
        top.answer(codes.ITEM, codes.YES)
        assert (top.hp("brute"), hero.item_states) == (6, [SPENT])
    top.answer(codes.CARD)
    assert hero.item_states == [0]
    if not stunned:
        assert (top.asked, top.hp("brute")) == ("turn", 8)
        assert top.options == [codes.ITEM, codes.DONE]
        top.answer(codes.ITEM, codes.YES)
        assert (top.hp("brute"), hero.item_states) == (9, [SPENT])
    assert (top.asked, top.table.pending[0].seat) == ("short-rest", 1), "the turn is over"


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


@pytest.mark.rule("GH-S-RST-01", "GH-S-RST-06", "GH-S-DMG-08")
def test_a_short_rest_loses_a_card_also_if_only_an_active_one_is_left() -> None:
    """Two of three further discards negate the damage; the third is active, comes along, and is the one lost."""
    top = duo()
    top.deal("brute", 2, 1)
    top.plays("brute", half(do("shield", n=1), until=3), card=5)
    to_short_rest(top).answer(codes.REST, codes.YES, codes.LOSE_DISCARDS)
    hero = top.hero("brute")
    assert codes.CARD + 5 in top.options
    others = [code for code in top.options if code != codes.CARD + 5]
    top.answer(others[0], others[1])
    assert top.lost("brute") == 0
    assert (hero.lost.bit_count(), hero.lost >> 5 & 1) == (3, 1)
    assert (hero.hand.bit_count(), hero.discard, hero.active) == (1, 0, 0)
    assert top.table.lasting == []


@pytest.mark.rule("GH-S-RST-06")
def test_at_a_long_rest_the_player_says_which_active_card_comes_along() -> None:
    top = duo()
    top.deal("brute", 2, 1)
    top.plays("brute", half(do("shield", n=1), until=3), card=5)
    top.plays("brute", half(do("retaliate", n=1), until=3), card=6)
    top.begins().rests("brute").selects("scoundrel", 0, 1)
    while top.asked != "long-rest":
        top.answer(codes.DONE)
    assert top.options == [codes.CARD + 5, codes.CARD + 6]
    top.answer(codes.CARD + 6)
    hero = top.hero("brute")
    assert hero.active == 1 << 5
    assert top.options == [codes.CARD + 2, codes.CARD + 6, codes.CARD + 5]
    top.answer(codes.CARD + 6)
    assert (hero.lost, hero.discard, hero.active) == (1 << 6, 1 << 5, 1 << 5)
    assert hero.hand == 0b111


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


@pytest.mark.rule("GH-S-REC-01")
def test_a_recovered_active_card_ends_its_effect() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {})
    top.deal("brute", 0, 1)
    top.plays("brute", half(do("shield", n=1), until=3), card=5)
    top.performs("brute", do("recover", n=1, pile="discard", to={"who": "self"}))
    assert top.options == [codes.CARD, codes.CARD + 5]
    top.answer(codes.CARD + 5)
    hero = top.hero("brute")
    assert (hero.hand, hero.discard, hero.active) == (1 << 5, 1, 0)
    assert top.table.lasting == []


@pytest.mark.rule("GH-S-REC-03", "GH-S-TRN-06")
def test_the_card_of_the_first_action_can_be_recovered_by_the_second() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {})
    top.plays("brute", half(do("shield", n=1, until="round")), card=3)
    assert top.hero("brute").discard == 1 << 3
    top.plays("brute", half(do("recover", n=1, pile="discard", to={"who": "self"})), card=7)
    assert (top.hero("brute").hand, top.hero("brute").discard) == (1 << 3, 1 << 7)
