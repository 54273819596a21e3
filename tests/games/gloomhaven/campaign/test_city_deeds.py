"""What is done in Gloomhaven: trade, donations, retirement, perks at work (GH-C-ITM, CIT, RET, PRK-02)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, quests, retiring, trading, visiting
from taverna.games.gloomhaven.campaign.arranging import arrange
from taverna.games.gloomhaven.campaign.world import RETIRED, SET_ASIDE
from taverna.games.gloomhaven.language.modifiers import MINUS_ONE, PLUS_ONE
from taverna.kernel import BadData, IllegalChoice
from tests.games.gloomhaven.campaign.sheets import hero as sheet, start
from tests.games.gloomhaven.campaign.worlds import add_hero, new_world, one_party, why_not_now, win

BOOTS, POTION = 1, 12


@pytest.mark.rule("GH-C-ITM-03", "GH-C-ITM-04", "GH-C-ITM-05", "GH-C-ITM-07")
def test_buying_and_selling() -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel", reputation=8, gold=40)
    first, second, third = world.members(party)
    trading.buy(world, party, first, BOOTS)
    assert (first.gold, first.items) == (22, [BOOTS])
    with pytest.raises(IllegalChoice) as refused:
        trading.buy(world, party, first, BOOTS)
    assert refused.value.rule == "GH-C-ITM-05"
    trading.buy(world, party, second, BOOTS)
    with pytest.raises(IllegalChoice) as refused:
        trading.buy(world, party, third, BOOTS)
    assert refused.value.rule == "GH-C-ITM-07"
    trading.sell(first, BOOTS)
    assert (first.gold, first.items) == (32, [])
    trading.buy(world, party, third, BOOTS)
    with pytest.raises(IllegalChoice) as refused:
        trading.sell(first, BOOTS)
    assert refused.value.rule == "GH-C-ITM-04"


@pytest.mark.rule("GH-C-ITM-03")
def test_what_cannot_be_paid_is_not_bought() -> None:
    world, party = one_party(gold=19)
    with pytest.raises(IllegalChoice) as refused:
        trading.buy(world, party, world.members(party)[0], BOOTS)
    assert (refused.value.code, refused.value.values) == ("too-little-gold", {"price": 20})


@pytest.mark.rule("GH-C-CIT-03", "GH-C-RUL-17", "GH-C-MOD-09")
def test_each_hero_donates_once_in_a_visit() -> None:
    world, party = one_party(gold=30)
    first, second = world.members(party)  # of one player
    trading.donate(world, party, first)
    trading.donate(world, party, second)
    assert (first.gold, first.start.bless, world.donations) == (20, 2, 20)
    with pytest.raises(IllegalChoice) as refused:
        trading.donate(world, party, first)
    assert refused.value.rule == "GH-C-CIT-03"
    visiting.begin_visit(party)
    trading.donate(world, party, first)
    party.casual = True
    visiting.begin_visit(party)
    with pytest.raises(IllegalChoice) as refused:
        trading.donate(world, party, first)
    assert refused.value.rule == "GH-C-MOD-09"


@pytest.mark.rule("GH-C-RET-03", "GH-C-RET-04", "GH-C-RET-06", "GH-C-ITM-10", "GH-C-PRO-07", "GH-C-EX-08")
@pytest.mark.rule("GH-C-WLD-04")
def test_a_retirement() -> None:
    world, party = one_party(quest=512, gold=200, items=[BOOTS])
    world.prosperity = 3
    hero, other = world.members(party)
    retiring.retire(world, hero)
    assert (hero.standing, hero.gold, hero.items, hero.quest) == (RETIRED, 0, [], 0)
    assert party.members == [other.id]
    assert world.prosperity == 4
    assert sorted(world.stock)[-7:] == list(range(15, 22))
    assert "three-spears" in world.classes
    assert world.persons[0].retired == 1
    assert world.stock[BOOTS] == 2


@pytest.mark.rule("GH-C-RET-01")
def test_nobody_retires_before_the_quest_is_fulfilled() -> None:
    world, party = one_party(quest=512, gold=199)
    with pytest.raises(IllegalChoice) as refused:
        retiring.retire(world, world.members(party)[0])
    assert refused.value.rule == "GH-C-RET-01"


@pytest.mark.rule("GH-C-RET-05")
def test_a_box_that_is_open_gives_other_things() -> None:
    world, party = one_party(quest=512, gold=200)
    world.classes.append("three-spears")
    designs, sides = len(world.designs), len(world.side_scenarios)
    retiring.retire(world, world.members(party)[0])
    assert (len(world.designs), len(world.side_scenarios)) == (designs - 1, sides - 1)


@pytest.mark.rule("GH-C-RET-07", "GH-C-RET-10")
def test_after_retiring_a_new_hero_of_any_class_with_a_perk_more() -> None:
    world, party = one_party(quest=512, gold=200)
    add_hero(world, "scoundrel", player="Bo")
    retiring.retire(world, world.members(party)[0])
    heroes.draw_quests(world, world.persons[0])
    again = heroes.create(world, world.persons[0], "brute", "Grumm II", 1, 0)
    assert heroes.perks_due(world, again) == 1
    assert heroes.perks_due(world, world.heroes[2]) == 0


@pytest.mark.rule("GH-C-RET-01")
def test_companions_help_each_other() -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel", quest=532)
    helper, first, second = world.members(party)
    for hero in (first, second):
        hero.quest, hero.gold = 512, 200
        assert not quests.is_fulfilled(helper)
        retiring.retire(world, hero)
    assert quests.is_fulfilled(helper)


@pytest.mark.rule("GH-C-RET-12", "GH-C-ITM-11")
def test_who_is_set_aside_brings_nothing() -> None:
    world, party = one_party(items=[BOOTS], gold=7)
    before = world.prosperity
    arrange(world, "Ana", {"do": "set-aside", "hero": "h1"})
    hero = world.heroes[0]
    assert (hero.standing, hero.items, hero.gold) == (SET_ASIDE, [BOOTS], 7)
    assert (world.prosperity, world.persons[0].retired, party.members) == (before, 0, ["h2"])


@pytest.mark.rule("GH-C-PAR-02", "GH-C-PAR-03", "GH-C-RUL-05")
def test_heroes_are_swapped_in_between_scenarios() -> None:
    world, party = one_party("brute", "tinkerer")
    add_hero(world, "scoundrel", player="Bo", arrived=True)
    win(world, party, 1)
    arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h3"]})
    assert (party.members, party.location) == (["h1", "h3"], "1")
    world.heroes[1].standing = RETIRED
    with pytest.raises(IllegalChoice) as refused:
        arrange(world, "Ana", {"do": "members", "party": "Us", "heroes": ["h1", "h2"]})
    assert refused.value.rule == "GH-C-RET-03"


@pytest.mark.rule("GH-C-PRK-02", "GH-C-EX-02")
def test_a_perk_changes_the_deck() -> None:
    """The Brute's second perk puts a +1 in the place of a -1."""
    deck = start(sheet("brute", perks=[1]), sheet("tinkerer")).heroes[0].deck
    assert (deck.count(MINUS_ONE), deck.count(PLUS_ONE), len(deck.draw)) == (4, 6, 20)


@pytest.mark.rule("GH-C-PRK-03", "GH-C-RUL-08")
def test_no_list_of_perks_exceeds_the_deck() -> None:
    for slug in content.playable_classes():
        every = [
            number for number, perk in enumerate(content.hero_class(slug).perks) for _ in range(perk.boxes)
        ]
        other = "tinkerer" if slug != "tinkerer" else "brute"
        assert start(sheet(slug, perks=every), sheet(other)).heroes[0].deck.draw


@pytest.mark.rule("GH-C-ITM-06")
def test_there_is_no_way_to_hand_gold_or_items_over() -> None:
    world, _ = one_party()
    for what in ("give", "trade", "lend"):
        with pytest.raises(BadData, match="must be one of"):
            arrange(world, "Ana", {"do": what, "hero": "h1", "to": "h2", "item": 1})


@pytest.mark.rule("GH-C-TRV-01")
def test_after_any_scenario_the_way_is_free() -> None:
    world, party = one_party()
    win(world, party, 1)
    assert party.location == "1"
    assert new_world().parties == []


# As arrangements of people


@pytest.mark.rule("GH-C-CIT-01", "GH-C-RUL-10", "GH-C-TRV-01")
def test_deeds_are_done_in_gloomhaven_in_any_order() -> None:
    world, party = one_party(gold=60)
    hero = world.members(party)[0]
    hero.xp = 100
    arrange(world, "Ana", {"do": "donate", "hero": "h1"})
    arrange(world, "Ana", {"do": "level-up", "hero": "h1"})
    arrange(world, "Ana", {"do": "buy", "hero": "h1", "item": BOOTS})
    arrange(world, "Ana", {"do": "level-up", "hero": "h1"})
    arrange(world, "Ana", {"do": "sell", "hero": "h1", "item": BOOTS})
    assert (hero.gold, hero.level, hero.items, hero.start.bless) == (40, 3, [], 2)
    win(world, party, 1)
    for change in ({"do": "donate"}, {"do": "buy", "item": BOOTS}, {"do": "level-up"}):
        with pytest.raises(IllegalChoice) as refused:
            arrange(world, "Ana", {**change, "hero": "h1"})
        assert refused.value.rule == "GH-C-CIT-01"
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    arrange(world, "Ana", {"do": "donate", "hero": "h1"})
    with pytest.raises(IllegalChoice) as refused:
        arrange(world, "Ana", {"do": "return", "party": "Us"})
    assert refused.value.rule == "GH-C-TRV-01"


def test_a_card_is_enhanced_by_arrangement() -> None:
    world, _ = one_party(gold=60)
    world.achievements["the-power-of-enhancement"] = 1
    arrange(world, "Ana", {"do": "enhance", "hero": "h1", "place": "6/bottom.0.main.1", "sticker": "jump"})
    assert (world.heroes[0].gold, world.enhancements) == (10, {"brute": {"6/bottom.0.main.1": "jump"}})


@pytest.mark.rule("GH-C-RET-02")
def test_what_is_spent_in_the_city_undoes_no_quest() -> None:
    world, party = one_party(quest=512, gold=200)
    world.heroes[1].quest = 0
    party.location = "1"
    arrange(world, "Ana", {"do": "return", "party": "Us"})
    arrange(world, "Ana", {"do": "buy", "hero": "h1", "item": BOOTS})
    assert world.heroes[0].gold < 200
    assert why_not_now(world, party) == ("must-retire", "GH-C-RET-01")
    arrange(world, "Ana", {"do": "retire", "hero": "h1"})
    assert world.heroes[0].standing == RETIRED


@pytest.mark.rule("GH-C-LEV-02")
def test_who_can_rise_must_do_so_in_gloomhaven() -> None:
    world, party = one_party()
    world.heroes[0].xp = 50
    assert why_not_now(world, party) == ("must-level-up", "GH-C-LEV-02")
    party.location = "1"
    assert why_not_now(world, party) == ("", "")


def test_nobody_acts_for_anothers_hero() -> None:
    world, _ = one_party(gold=60)
    arrange(world, "Bo", {"do": "join"})
    with pytest.raises(BadData, match=r"change\.hero: must be a hero of Bo"):
        arrange(world, "Bo", {"do": "donate", "hero": "h1"})
