"""Bots who live in Gloomhaven: every deed is allowed, sensible, and made without what their person can't know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld, Party
from taverna.games.gloomhaven.city.residents import is_ready, next_deed, personal_deed
from taverna.kernel import Rng
from tests.games.gloomhaven.campaign.worlds import add_hero, new_world, one_party, result
from tests.games.gloomhaven.city.conserving import check_deed
from tests.support.conformance.campaigns import HOOKS

PARTY = "Us"


def bots(seed: int, people: int = 4) -> tuple[GloomhavenWorld, Party]:
    world = new_world(seed)
    for number in range(people):
        CAMPAIGN.arrange(world, f"Bot {number}", {"do": "join"})
    CAMPAIGN.arrange(world, "Bot 0", {"do": "party", "party": PARTY})
    return world, world.parties[0]


def live(world: GloomhavenWorld, party: Party, losses: dict[int, int]) -> list[dict[str, Any]]:
    """All deeds until the next scenario. A deed that is not allowed raises."""
    done: list[dict[str, Any]] = []
    while (deed := next_deed(world, party, losses)) is not None:
        CAMPAIGN.arrange(world, deed.person, deed.change)
        done.append(deed.change)
        assert len(done) < 200, done[-10:]
    return done


def personal(world: GloomhavenWorld, party: Party) -> dict[str, Any] | None:
    found = personal_deed(world, party, world.persons[0])
    return None if found is None else found.change


def test_a_new_party_founds_heroes_of_different_classes_shops_and_sets_out() -> None:
    world, party = bots(1)
    done = live(world, party, {})
    assert [change["do"] for change in done[:2]] == ["draw", "create"]
    assert len({hero.hero_class for hero in world.members(party)}) == 4
    assert all(hero.items for hero in world.members(party))
    assert {"buy", "members", "city-event", "travel"} <= {change["do"] for change in done}
    assert is_ready(party)
    assert party.heading == 1


@pytest.mark.rule("GH-C-LEV-02", "GH-C-LEV-03")
def test_who_has_the_experience_gains_a_level_a_card_and_a_perk() -> None:
    world, party = one_party("brute", "tinkerer", xp=45)
    done = [change["do"] for change in live(world, party, {})]
    assert done[:3] == ["level-up", "card", "perk"]
    assert [hero.level for hero in world.members(party)] == [2, 2]


@pytest.mark.rule("GH-C-RET-01")
def test_who_has_fulfilled_a_quest_donates_and_retires_and_somebody_new_comes() -> None:
    world, party = one_party("brute", "tinkerer")
    hero = world.heroes[0]
    hero.quest, hero.gold = 512, 200  # gold
    world.quests.remove(512)
    add_hero(world, "scoundrel", "Bo")
    done = [change["do"] for change in live(world, party, {})]
    assert done[:2] == ["donate", "retire"]
    assert hero.standing == "retired"


def test_who_saves_for_a_quest_buys_nothing() -> None:
    world, party = one_party("brute", "tinkerer", gold=150)
    assert personal(world, party) is not None
    world.heroes[0].quest = world.heroes[1].quest = 512
    assert personal(world, party) is None


def test_what_is_not_worn_is_sold() -> None:
    world, party = one_party("brute", "tinkerer")
    world.heroes[0].items = [12, 13]  # two small ones, room for one
    assert personal(world, party) == {"do": "sell", "hero": "h1", "item": 13}


def test_the_option_of_an_event_does_not_follow_from_its_back() -> None:
    """Only the card's number and the length of the campaign count: nobody has read the back."""
    world, party = one_party()
    for number in (1, 2):
        party.event = f"city-{number}"
        deed = next_deed(world, party, {})
        assert deed is not None
        assert deed.change["option"] == ("a" if number % 2 else "b")


@pytest.mark.parametrize("seed", range(4))
def test_nobody_looks_at_decks_or_others_quests(seed: int) -> None:
    """Whoever acts does the same in a world that they can't tell from this one."""
    world, party = bots(seed)
    compared = 0
    for _ in range(60):
        for person in world.persons:
            dump = json.loads(json.dumps(CAMPAIGN.dump(world)))
            other = CAMPAIGN.load(HOOKS[CAMPAIGN.id].altered(dump, person.name))
            mine = personal_deed(world, party, person)
            same = personal_deed(other, other.parties[0], other.persons[world.persons.index(person)])
            assert (same and same.change) == (mine and mine.change)
            compared += mine is not None
        deed = next_deed(world, party, {})
        if deed is None:
            break
        CAMPAIGN.arrange(world, deed.person, deed.change)
    assert compared > 10


def brought(rng: Rng) -> dict[str, object]:
    monsters = ("bandit-guard", "ooze", "cultist", "forest-imp", "living-bones", "vermling-scout", "lurker")
    return {
        "xp": rng.below(30),
        "gold": rng.below(60),
        "checks": rng.below(3),
        "elites": rng.below(3),
        "exhausted": rng.below(3) == 0,
        "kills": {monsters[rng.below(len(monsters))]: rng.below(5) + 1},
    }


@pytest.mark.rule("GH-C-ITM-07", "GH-C-EVT-14", "GH-C-PRK-04")
@pytest.mark.parametrize("seed", range(2))
def test_a_life_of_eighty_scenarios_conserves_everything(seed: int) -> None:
    """Money, items, cards, checkmarks and event cards: every deed is allowed, and takes as much as it gives."""
    world, party = bots(seed)
    rng = Rng(seed)
    losses: dict[int, int] = {}
    seen: set[str] = set()
    for _ in range(80):
        seen |= {change["do"] for change in lived_through(world, party, losses)}
        if not is_ready(party):
            break
        number = party.heading
        won = rng.below(4) > 0
        rows = {hero.id: brought(rng) for hero in world.members(party)}
        CAMPAIGN.close(world, CAMPAIGN.next(world, PARTY)[0], result(world, party, number, won, **rows))
        world.closed += 1
        if not won:
            losses[number] = losses.get(number, 0) + 1
    assert len(world.completed) > 15
    assert {"retire", "enhance", "donate", "sell", "settle", "level-up", "rise"} <= seen


def lived_through(world: GloomhavenWorld, party: Party, losses: dict[int, int]) -> list[dict[str, Any]]:
    done: list[dict[str, Any]] = []
    while (deed := next_deed(world, party, losses)) is not None:
        before = json.loads(json.dumps(CAMPAIGN.dump(world)))
        CAMPAIGN.arrange(world, deed.person, deed.change)
        done.append(deed.change)
        check_deed(before, CAMPAIGN.dump(world), deed.change)
        assert len(done) < 200, done[-10:]
    return done
