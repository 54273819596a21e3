"""What is offered is allowed, deed by deed, in every corner of a life; and it holds what the bots would do."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.city import offers
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.residents import is_ready, next_deed, open_matter
from taverna.kernel import Rng
from tests.games.gloomhaven.campaign.worlds import one_party, result
from tests.games.gloomhaven.city.test_residents import PARTY, bots, brought


def offered(world: GloomhavenWorld, party: Party) -> list[Deed]:
    """All of it, but for the party's gathering."""
    first = world.persons[0].name
    found = offers.journeys(world, party, first)
    found += offers.event_options(world, party, first)
    found += offers.settlements(world, party, first)
    for person in world.persons:
        if not any(hero.player == person.name and hero.standing == "playing" for hero in world.heroes):
            found += [_named(deed) for deed in offers.creations(world, party, person)]
    for hero in world.members(party):
        found += offers.growth(world, hero) + offers.visits(world, party, hero)
        found += offers.purchases(world, party, hero) + offers.sales(party, hero)
    return found


def _named(deed: Deed) -> Deed:
    named = {"name": "Somebody"} if deed.change["do"] == "create" else {}
    return Deed(deed.person, {**deed.change, **named})


@pytest.mark.parametrize("seed", [1])
def test_every_offer_is_allowed_and_the_bots_take_theirs_from_them(seed: int) -> None:
    world, party = bots(seed, 3)
    rng = Rng(seed)
    seen: set[str] = set()
    for _ in range(6):
        while (deed := next_deed(world, party, {}, 99)) is not None:
            found = offered(world, party)
            if deed.change["do"] not in ("members", "create", "settle", "enhance"):
                assert deed.change in [one.change for one in found]
            one = found[rng.below(len(found))] if found else None
            if one is not None:
                CAMPAIGN.arrange(CAMPAIGN.copy(world), one.person, one.change)
                seen.add(str(one.change["do"]))
            CAMPAIGN.arrange(world, deed.person, deed.change)
        assert is_ready(party)
        rows = {hero.id: brought(rng) for hero in world.members(party)}
        number, won = party.heading, rng.below(3) > 0
        CAMPAIGN.close(world, CAMPAIGN.next(world, PARTY)[0], result(world, party, number, won, **rows))
        world.closed += 1
    assert {"create", "travel", "option", "buy", "return"} <= seen


@pytest.mark.rule("GH-C-ENH-01")
def test_stickers_are_offered_with_their_price_to_who_can_pay() -> None:
    world, party = one_party("brute", "tinkerer", gold=55)
    hero = world.heroes[0]
    assert offers.enhancements(world, party, hero) == []
    world.achievements["the-power-of-enhancement"] = 1
    found = offers.enhancements(world, party, hero)
    assert found
    for deed, gold in found:
        trial = CAMPAIGN.copy(world)
        CAMPAIGN.arrange(trial, deed.person, deed.change)
        assert trial.heroes[0].gold == 55 - gold


@pytest.mark.rule("GH-C-EVT-03")
def test_nothing_but_the_event_is_offered_while_it_waits() -> None:
    world, party = one_party(gold=50)
    party.event = "city-3"
    assert [deed.change["option"] for deed in offered(world, party)] == ["a", "b"]


@pytest.mark.rule("GH-C-EVT-19")
def test_each_who_could_pay_is_offered_with_what_it_brings_and_a_bot_gives_what_it_misses_least() -> None:
    world, party = one_party("brute", "tinkerer")
    for hero in world.members(party):
        hero.items = [13]
    world.road_events.remove(28)
    party.event = "road-28"
    person = world.persons[0].name
    assert [deed.change["option"] for deed in offers.event_options(world, party, person)] == ["a", "b"]
    CAMPAIGN.arrange(world, person, {"do": "option", "party": party.name, "option": "a"})
    found = offers.settlements(world, party, person)
    assert [(deed.change["hero"], deed.change["item"]) for deed in found] == [("h1", 13), ("h2", 13), ("", 0)]
    told = [[event.kind for event in offers.foretold(world, party, deed)] for deed in found]
    assert told == [["fate-item-paid", "fate-shared-gold-gained"]] * 2 + [["fate-item-kept"]]
    assert [choice.kind for choice in party.choices] == ["pay-item"]  # telling has settled nothing
    bot = open_matter(world, party, person)
    assert bot.change in [deed.change for deed in found]


@pytest.mark.rule("GH-C-CHR-07")
def test_another_party_may_have_a_hero_of_the_same_class() -> None:
    world, party = bots(1, 2)
    while (deed := next_deed(world, party, {}, 99)) is not None and len(party.members) < 2:
        CAMPAIGN.arrange(world, deed.person, deed.change)
    others = Party("Others")
    world.parties.append(others)
    person = world.persons[0]
    CAMPAIGN.arrange(world, person.name, {"do": "draw"})
    played = {hero.hero_class for hero in world.members(party)}
    assert len(played) == 2
    assert not played & {deed.change["class"] for deed in offers.creations(world, party, person)}
    assert played <= {deed.change["class"] for deed in offers.creations(world, others, person)}
