"""What enhancements cost, and their limits (GH-C-ENH-02 to 09, 17, GH-C-EX-03 to 07)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.enhancing import PLUS_ONE_COSTS, cost, enhance
from taverna.games.gloomhaven.content.enhancing import slots
from taverna.kernel import IllegalChoice
from tests.games.gloomhaven.campaign.worlds import one_party


@pytest.mark.rule("GH-C-ENH-02", "GH-C-ENH-06", "GH-C-ENH-08", "GH-C-ENH-09")
@pytest.mark.rule("GH-C-EX-03", "GH-C-EX-04", "GH-C-EX-05")
def test_the_examples_of_the_rulebook() -> None:
    """A card of level 3 whose area attack covers three hexes: the Brute's 17."""
    main, first, second = "17/top.0.main.1", "17/top.0.hex.1", "17/top.0.hex.2"
    assert cost("brute", {}, main, "+1") == 150
    assert cost("brute", {main: "+1"}, first, "hex") == 191
    assert cost("brute", {main: "+1", first: "hex"}, second, "hex") == 250


@pytest.mark.rule("GH-C-ENH-03")
def test_plus_one_by_kind_of_line() -> None:
    assert PLUS_ONE_COSTS == {
        "move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30,
        "retaliate": 100, "heal": 30, "targets": 50,
    }  # fmt: skip
    assert cost("brute", {}, "1/top.0.main.1", "+1") == 50
    assert cost("brute", {}, "1/top.0.pierce.1", "+1") == 30
    assert cost("brute", {}, "2/top.0.main.1", "+1") == 100
    assert cost("brute", {}, "2/bottom.0.main.1", "+1") == 30


@pytest.mark.rule("GH-C-ENH-04")
def test_values_of_summons() -> None:
    places = slots("tinkerer")
    card = {one.no: one.level for one in content.hero_class("tinkerer").cards}
    for slot in [slot for slot in places.values() if slot.summon]:
        base = {"move": 100, "attack": 100, "range": 50, "hp": 50}[slot.line]
        assert cost("tinkerer", {}, slot.id, "+1") == base + 25 * (max(1, card[slot.card]) - 1)


@pytest.mark.rule("GH-C-ENH-05")
@pytest.mark.parametrize(
    ("sticker", "base"),
    [
        ("poison", 75), ("wound", 75), ("muddle", 50), ("immobilize", 100), ("disarm", 150), ("curse", 75),
        ("fire", 100), ("any-element", 150),
    ],
)  # fmt: skip
def test_other_stickers(sticker: str, base: int) -> None:
    assert cost("brute", {}, "1/top.0.main.1", sticker) == base


@pytest.mark.rule("GH-C-ENH-07", "GH-C-RUL-13")
@pytest.mark.parametrize("level", range(10))
def test_the_cards_level_costs_25_for_each_above_the_first(level: int) -> None:
    levels = {card.no: card.level for card in content.hero_class("brute").cards}
    moves = [
        slot for slot in slots("brute").values() if "jump" in slot.accepts and levels[slot.card] == level
    ]
    for slot in moves:
        assert cost("brute", {}, slot.id, "jump") == 50 + 25 * max(0, level - 1)


@pytest.mark.rule("GH-C-ENH-08", "GH-C-EX-06")
def test_earlier_ones_on_the_same_action() -> None:
    assert cost("brute", {}, "6/bottom.0.main.1", "jump") == 50
    assert cost("brute", {"6/bottom.0.main.1": "jump"}, "6/bottom.0.main.2", "+1") == 30 + 75
    assert cost("brute", {"1/bottom.0.main.1": "+1"}, "1/top.0.main.1", "+1") == 50


@pytest.mark.rule("GH-C-ENH-09")
def test_several_figures_cost_double() -> None:
    assert cost("brute", {}, "3/bottom.1.main.1", "+1") == 60  # push all adjacent enemies
    assert cost("brute", {}, "3/top.0.main.1", "wound") == 150
    # The Doomstalker's 381: Attack 4, Target 2.
    assert cost("angry-face", {}, "381/top.0.main.1", "+1") == 100
    assert cost("angry-face", {}, "380/top.0.main.1", "+1") == 50
    # The Soothsinger's 371, of level 7: all allies within range 3 attack, one enemy each.
    assert cost("music-note", {}, "371/bottom.0.0.main.1", "+1") == 50 * 2 + 150
    # Its 365, of level 4: one ally does.
    assert cost("music-note", {}, "365/bottom.0.0.main.1", "+1") == 50 + 75


@pytest.mark.rule("GH-C-ENH-01")
def test_only_cards_of_the_pool_are_enhanced() -> None:
    world, party = one_party(gold=999, level=3, pool=[])
    world.achievements["the-power-of-enhancement"] = 1
    hero = world.members(party)[0]
    with pytest.raises(IllegalChoice) as refused:
        enhance(world, hero, "17/top.0.main.1", "+1")  # a card of level 3
    assert (refused.value.code, hero.gold) == ("card-not-in-pool", 999)
    hero.pool = [17]
    assert enhance(world, hero, "17/top.0.main.1", "+1") == 150


@pytest.mark.rule("GH-C-ENH-17", "GH-C-EX-07")
def test_as_many_cards_as_the_prosperity_level() -> None:
    world, party = one_party(gold=999)
    world.achievements["the-power-of-enhancement"] = 1
    hero = world.members(party)[0]
    enhance(world, hero, "6/bottom.0.main.1", "jump")
    with pytest.raises(IllegalChoice) as refused:
        enhance(world, hero, "1/top.0.main.1", "+1")
    assert refused.value.rule == "GH-C-ENH-17"
    enhance(world, hero, "6/bottom.0.main.2", "+1")
    assert hero.gold == 999 - 50 - 105
    assert world.enhancements == {"brute": {"6/bottom.0.main.1": "jump", "6/bottom.0.main.2": "+1"}}


@pytest.mark.rule("GH-C-CIT-06", "GH-C-ENH-01", "GH-C-ENH-20")
def test_what_is_refused() -> None:
    world, party = one_party(gold=60)
    hero = world.members(party)[0]
    for place, sticker, rule in (
        ("6/bottom.0.main.1", "jump", "GH-C-CIT-06"),
        ("6/bottom.0.main.1", "poison", "GH-C-ENH-01"),
        ("6/bottom.0.main.1", "jump", ""),
        ("6/bottom.0.main.1", "+1", "GH-C-ENH-20"),
        ("6/bottom.0.main.2", "+1", "GH-C-ENH-01"),
    ):
        if not rule:
            enhance(world, hero, place, sticker)
            continue
        with pytest.raises(IllegalChoice) as refused:
            enhance(world, hero, place, sticker)
        assert refused.value.rule == rule
        world.achievements["the-power-of-enhancement"] = 1
