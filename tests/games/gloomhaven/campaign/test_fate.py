"""Events of city and road: outcomes by their conditions, what they do, and what is left to the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from taverna.games.gloomhaven.campaign import arranging, decks, fate, saving
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.content.campaign import DECKS
from taverna.games.gloomhaven.content.events import OPTIONS, EventCard, cards, event_card
from taverna.kernel import BadData
from tests.games.gloomhaven.campaign.worlds import new_world, one_party


def resolve(world: GloomhavenWorld, party: Party, deck: str, number: int, option: str) -> None:
    """As when that card was on top."""
    found = decks.deck_of(world, deck)
    if number in found:
        found.remove(number)
    fate.choose(world, party, event_card(deck, number), option)


def settle(world: GloomhavenWorld, party: Party, **answer: object) -> None:
    change: Mapping[str, object] = {"do": "settle", "party": party.name, **answer}
    arranging.arrange(world, world.members(party)[0].player, change)


@pytest.mark.rule("GH-C-EVT-01")
def test_both_decks_start_with_thirty_cards_in_no_order() -> None:
    world = new_world()
    for deck in DECKS:
        found = decks.deck_of(world, deck)
        assert sorted(found) == list(range(1, 31))
        assert found != sorted(found)
        assert found != sorted(found, reverse=True)


def test_every_card_of_the_box_is_there() -> None:
    assert sorted(cards("city")) == list(range(1, 82))
    assert sorted(cards("road")) == list(range(1, 70))


@pytest.mark.rule("GH-C-EVT-02")
@pytest.mark.rule("GH-C-EVT-14")
def test_a_returned_card_is_the_last_to_come_again_and_a_removed_one_never_comes() -> None:
    world, party = one_party()
    resolve(world, party, "road", 1, "a")
    assert world.road_events[0] == 1  # decks have their top card last
    resolve(world, party, "road", 5, "a")
    assert 5 not in world.road_events


@pytest.mark.rule("GH-C-EVT-02")
def test_an_added_card_is_shuffled_in() -> None:
    places = set()
    for seed in range(12):
        world = new_world(seed)
        decks.add_event(world, "city", 70)
        places.add(world.city_events.index(70))
    assert len(places) > 4


@pytest.mark.rule("GH-C-EVT-04")
@pytest.mark.rule("GH-C-EVT-06")
@pytest.mark.rule("GH-C-EX-12")
@pytest.mark.parametrize(("reputation", "gold"), [(-6, 10), (-5, 10), (-4, 5), (0, 5)])
def test_every_outcome_whose_condition_holds_applies(reputation: int, gold: int) -> None:
    world, party = one_party("brute", "tinkerer", "scoundrel", reputation=reputation)
    resolve(world, party, "city", 5, "b")
    assert [hero.gold for hero in world.members(party)] == [gold] * 3


@pytest.mark.rule("GH-C-EVT-06")
@pytest.mark.parametrize(("reputation", "gold"), [(9, 2), (10, 3), (20, 3)])
def test_a_good_name_from_its_bound_on(reputation: int, gold: int) -> None:
    """Road event 4, option A: 2 gold each, 1 more from reputation 10 on."""
    world, party = one_party(reputation=reputation)
    resolve(world, party, "road", 4, "a")
    assert [hero.gold for hero in world.members(party)] == [gold] * 2


@pytest.mark.rule("GH-C-EVT-13")
@pytest.mark.rule("GH-C-EX-13")
def test_no_perk_set_is_undone() -> None:
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.checks, tinkerer.checks = 3, 4
    resolve(world, party, "city", 5, "a")
    assert (brute.checks, tinkerer.checks) == (3, 3)
    assert (party.reputation, world.prosperity) == (1, 1)


@pytest.mark.rule("GH-C-EVT-15")
@pytest.mark.rule("GH-C-EX-14")
def test_everyone_starts_the_next_scenario_with_what_the_road_did() -> None:
    world, party = one_party("brute", "tinkerer")
    resolve(world, party, "road", 1, "a")
    assert [hero.start.conditions for hero in world.members(party)] == [["poison"]] * 2
    resolve(world, party, "road", 1, "b")
    assert [hero.start.damage for hero in world.members(party)] == [3, 3]


@pytest.mark.rule("GH-C-EVT-07")
@pytest.mark.rule("GH-C-EVT-08")
@pytest.mark.rule("GH-C-EX-15")
def test_collective_gold_is_paid_if_it_is_there() -> None:
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.gold, tinkerer.gold = 4, 5
    resolve(world, party, "city", 3, "a")
    assert (brute.gold, tinkerer.gold, party.choices) == (4, 5, [])  # otherwise: nothing
    assert 3 in world.city_events
    tinkerer.gold = 7
    resolve(world, party, "city", 3, "a")
    settle(world, party, shares={"h1": 4, "h2": 6})
    assert (brute.gold, tinkerer.gold) == (0, 1)
    settle(world, party, hero="h2")
    assert tinkerer.items == [125]
    assert world.achievements["ancient-technology"] == 1
    assert 3 not in world.city_events


@pytest.mark.rule("GH-C-EVT-07")
def test_nobody_gives_more_than_they_have_and_the_sum_must_be_right() -> None:
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.gold, tinkerer.gold = 4, 9
    resolve(world, party, "city", 2, "a")
    for shares in ({"h1": 5, "h2": 5}, {"h1": 4, "h2": 5}, {"h1": 4, "h2": 7}, {"h1": 4, "h9": 6}):
        with pytest.raises(BadData):
            settle(world, party, shares=shares)
    assert (brute.gold, tinkerer.gold, len(party.choices)) == (4, 9, 1)


@pytest.mark.rule("GH-C-EVT-05")
@pytest.mark.parametrize(
    ("classes", "prosperity"), [(("brute", "mindthief"), 0), (("brute", "cragheart"), 1)]
)
def test_a_class_of_the_party_opens_an_outcome(classes: tuple[str, ...], prosperity: int) -> None:
    world, party = one_party(*classes)
    resolve(world, party, "city", 29, "a")
    assert world.prosperity == prosperity


@pytest.mark.rule("GH-C-EVT-04")
@pytest.mark.rule("GH-C-EVT-08")
@pytest.mark.parametrize(
    ("classes", "reputation", "prosperity"),
    [(("brute", "mindthief"), 0, 0), (("tinkerer", "brute"), 2, 0), (("tinkerer", "spellweaver"), 2, 1)],
)
def test_two_outcomes_may_hold_at_once(classes: tuple[str, ...], reputation: int, prosperity: int) -> None:
    world, party = one_party(*classes)
    resolve(world, party, "city", 40, "a")
    assert (party.reputation, world.prosperity) == (reputation, prosperity)


@pytest.mark.rule("GH-C-EVT-10")
def test_collective_gold_is_shared_out_by_the_players() -> None:
    world, party = one_party("brute", "tinkerer")
    resolve(world, party, "city", 17, "a")
    settle(world, party, shares={"h1": 3, "h2": 7})
    assert [hero.gold for hero in world.members(party)] == [3, 7]


@pytest.mark.rule("GH-C-EVT-12")
def test_who_has_too_little_loses_what_there_is() -> None:
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.gold, tinkerer.gold = 3, 20
    resolve(world, party, "city", 46, "a")  # each loses 5
    assert (brute.gold, tinkerer.gold) == (0, 15)
    resolve(world, party, "city", 19, "a")  # all together lose 20
    assert (brute.gold, tinkerer.gold, party.choices) == (0, 0, [])


@pytest.mark.rule("GH-C-EVT-16")
def test_reputation_ends_at_twenty() -> None:
    world, party = one_party(reputation=19)
    resolve(world, party, "city", 14, "b")
    assert party.reputation == 20


@pytest.mark.rule("GH-C-EVT-11")
def test_an_item_goes_to_one_hero() -> None:
    world, party = one_party("brute", "tinkerer")
    resolve(world, party, "road", 5, "a")
    settle(world, party, hero="h1")
    assert [hero.items for hero in world.members(party)] == [[106], []]


@pytest.mark.rule("GH-C-EVT-18")
def test_consumed_items_stay_consumed_for_the_next_scenario() -> None:
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.items, tinkerer.items = [1, 12], [2]  # boots are not small
    resolve(world, party, "road", 30, "a")
    assert len(party.choices) == 1  # only the brute has something small
    with pytest.raises(BadData):
        settle(world, party, item=1)
    settle(world, party, item=12)
    assert (brute.start.consumed, brute.items, tinkerer.start.consumed) == ([12], [1, 12], [])


@pytest.mark.rule("GH-C-EVT-19")
@pytest.mark.parametrize(
    ("hero", "item", "left", "gold"),
    [
        ("h1", 13, [[], [13], [12]], [[10]]),
        ("h2", 13, [[13], [], [12]], [[10]]),
        ("", 0, [[13], [13], [12]], []),
    ],
)
def test_who_pays_with_an_item_is_the_players_choice(
    hero: str, item: int, left: list[list[int]], gold: list[list[int]]
) -> None:
    """Two could, one can't; nobody has to. The card is removed in any case."""
    world, party = one_party("brute", "tinkerer", "mindthief")
    for member, items in zip(world.members(party), ([13], [13], [12]), strict=True):
        member.items = items
    resolve(world, party, "road", 28, "a")
    assert [choice.kind for choice in party.choices] == ["pay-item"]
    with pytest.raises(BadData):
        settle(world, party, hero="h3", item=13)
    with pytest.raises(BadData):
        settle(world, party, hero="h1", item=12)
    settle(world, party, hero=hero, item=item)
    assert [member.items for member in world.members(party)] == left
    assert [choice.numbers for choice in party.choices] == gold
    assert 28 not in world.road_events


@pytest.mark.rule("GH-C-EVT-19")
def test_nobody_is_asked_for_what_nobody_has() -> None:
    world, party = one_party("brute", "tinkerer")
    resolve(world, party, "road", 28, "a")
    assert party.choices == []


@pytest.mark.rule("GH-C-EVT-08", "GH-C-EVT-19")
@pytest.mark.parametrize(("pays", "reputation", "prosperity"), [(True, 0, 1), (False, 1, 0)])
def test_otherwise_holds_if_the_players_keep_their_item(pays: bool, reputation: int, prosperity: int) -> None:
    """One payment pays once, however many outcomes ask for it."""
    paid = {"if": {"pay_items": [13]}, "do": [{"do": "prosperity", "n": 1}], "card": "return"}
    otherwise = {"if": {"otherwise": True}, "do": [{"do": "reputation", "n": 1}], "card": "return"}
    card = EventCard({"number": 1, "a": [paid, paid, otherwise], "b": []}, "card", "city")
    world, party = one_party("brute", "tinkerer")
    world.members(party)[0].items = [13]
    world.city_events.remove(1)
    payment = fate.payments(world, party, card, "a")[0] if pays else None
    fate.resolve(world, party, card, "a", payment)
    assert (party.reputation, world.prosperity) == (reputation, prosperity)


@pytest.mark.rule("GH-C-EVT-19")
def test_a_document_in_which_nobody_could_pay_is_refused() -> None:
    world, party = one_party("brute", "tinkerer")
    world.members(party)[0].items = [13]
    resolve(world, party, "road", 28, "a")
    kept: dict[str, Any] = CAMPAIGN.dump(world)
    for choice in (
        ["pay-item", 2, 28],
        ["pay-item", 2, 28, 2],
        ["pay-item", 2, 99, 1],
        ["pay-item", 3, 28, 1],
    ):
        kept["parties"][0]["choices"] = [choice]
        with pytest.raises(BadData, match="choices"):
            CAMPAIGN.load(kept)
    kept["parties"][0]["choices"] = [["pay-item", 2, 28, 1]]
    kept["road_events"] = [*kept["road_events"], 28]
    with pytest.raises(BadData, match="lies open"):
        CAMPAIGN.load(kept)


def test_a_choice_between_losses_is_the_players() -> None:
    for choice, gold, reputation in ((0, 0, 0), (1, 5, -1)):
        world, party = one_party("brute", "tinkerer", gold=5)
        resolve(world, party, "city", 1, "a")
        assert [hero.xp for hero in world.members(party)] == [10, 10]
        settle(world, party, choice=choice)
        assert ([hero.gold for hero in world.members(party)], party.reputation) == ([gold] * 2, reputation)


@pytest.mark.parametrize(("number", "start"), [(43, "minus_ones"), (36, "discards")])
def test_one_hero_takes_it_on(number: int, start: str) -> None:
    world, party = one_party("brute", "tinkerer")
    resolve(world, party, "road", number, "a" if number == 43 else "b")
    settle(world, party, hero="h2")
    brute, tinkerer = world.members(party)
    assert (getattr(brute.start, start), getattr(tinkerer.start, start) > 0) == (0, True)


def test_an_outcome_may_lead_to_the_other_option() -> None:
    world, party = one_party("sun", "tinkerer")
    resolve(world, party, "city", 31, "b")
    assert 83 in world.unlocked
    assert party.achievements == ["bad-business"]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_of_every_card_can_be_resolved_and_kept(deck: str, option: str) -> None:
    """Rich and poor; whatever is left to settle survives being saved."""
    for number in cards(deck):
        for gold in (0, 50):
            world, party = one_party("brute", "spellweaver", gold=gold)
            world.members(party)[0].items = [12, 13]
            resolve(world, party, deck, number, option)
            kept = CAMPAIGN.load(CAMPAIGN.dump(world))
            assert saving.dump(kept) == saving.dump(world)
            assert all(hero.gold >= 0 for hero in world.heroes)
            assert -20 <= party.reputation <= 20


@pytest.mark.rule("GH-C-EVT-08", "GH-C-EVT-09", "GH-C-RUL-16", "GH-C-EX-21")
@pytest.mark.parametrize(("gold", "left", "reputation", "prosperity"), [(9, 9, 1, 0), (20, 5, 0, 1)])
def test_an_unconditional_outcome_does_not_count_for_otherwise(
    gold: int, left: int, reputation: int, prosperity: int
) -> None:
    """Unconditional X; pay 15: Y; otherwise: Z. With 9 gold X and Z, with 20 fifteen are paid, X and Y."""
    each = {"do": [{"do": "xp", "n": 5}], "card": "return"}
    paid = {"if": {"pay": 15}, "do": [{"do": "prosperity", "n": 1}], "card": "return"}
    otherwise = {"if": {"otherwise": True}, "do": [{"do": "reputation", "n": 1}], "card": "return"}
    card = EventCard({"number": 1, "a": [each, paid, otherwise], "b": []}, "card", "city")
    world, party = one_party("brute", "tinkerer")
    brute, tinkerer = world.members(party)
    brute.gold = gold
    world.city_events.remove(1)
    fate.choose(world, party, card, "a")
    assert (brute.xp, tinkerer.xp) == (5, 5)
    assert (brute.gold, party.reputation, world.prosperity) == (left, reputation, prosperity)
