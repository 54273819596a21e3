"""The sheet of a place on the map, and the settlement after it: everything that may be known, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content.by_bots import trials
from taverna.kernel import Event
from taverna.kernel.saga_entry import PLAYED, Entry
from taverna.server.sagas.settlements import settled
from tests.support.gloomhaven.seasoned import PARTY, seasoned
from tests.support.server.people import Person
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
LAW_BRINGER = 515
"""Kill 20 bandits or cultists."""


async def brought(person: Person) -> str:
    """A campaign some evenings old: where its scenarios are told."""
    text = seasoned().to_json()
    campaign = await person.post("/api/campaigns/file", file=text, name=PARTY, person="Ana")
    return f"/api/campaigns/{campaign['summary']['id']}/scenarios"


async def sheet(person: Person, where: str, number: int) -> Json:
    response = await person.http.get(f"{where}/{number}", params={"party": PARTY})
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


async def test_a_place_says_how_hard_it_is_and_what_it_asks_for(server: Serving) -> None:
    ana = await server.person("Ana")
    found = await sheet(ana, await brought(ana), 3)
    # GH-S-LVL-02, 04 to 08: half of the mean level, rounded up; a hard one is one higher.
    assert found["levels"]["normal"] == {"level": 1, "gold": 2, "trap": 3, "xp": 6}
    assert found["levels"]["hard"] == {"level": 2, "gold": 3, "trap": 4, "xp": 8}
    assert found["goals"] != ""
    need = {"achievement": "the-merchant-flees", "wanted": False, "count": 1, "holds": True}
    assert found["needs"] == [[need]]  # as the scenario book lists it
    assert found["rewards"] == []  # sealed until it is won
    assert found["bots"]["games"] >= found["bots"]["won"]


async def test_of_the_map_only_the_first_room_is_told(server: Serving) -> None:
    ana = await server.person("Ana")
    where = await brought(ana)
    for number in (3, 4):
        shown = (await sheet(ana, where, number))["map"]
        scenario = content.scenario(str(number))
        first = {tuple(hex) for room in scenario.rooms if room.is_start for hex in room.floor}
        assert len(shown["rooms"]) == len([room for room in scenario.rooms if room.is_start])
        assert {tuple(at) for _, at, _ in shown["monsters"]} <= first
        assert len(shown["monsters"]) < len(scenario.spots)
        assert {tuple(at) for at in shown["treasures"]} <= first


async def test_what_is_not_on_the_map_is_not_told(server: Serving) -> None:
    ana, bia = await server.person("Ana"), await server.person("Bia")
    where = await brought(ana)
    for number, party in ((7, PARTY), (96, PARTY), (3, "Nobody")):
        assert (await ana.http.get(f"{where}/{number}", params={"party": party})).status_code == 400
    assert (await bia.http.get(f"{where}/3", params={"party": PARTY})).status_code == 404


async def test_a_reward_is_told_where_the_party_has_won(server: Serving) -> None:
    ana = await server.person("Ana")
    won = await sheet(ana, await brought(ana), 1)
    assert any("First Steps" in line for line in won["rewards"])
    assert any("Barrow Lair" in line for line in won["rewards"])


async def test_missing_achievements_are_named(server: Serving) -> None:
    ana = await server.person("Ana")
    saga = seasoned()
    assert isinstance(saga.world, GloomhavenWorld)
    saga.world.unlocked.append(7)  # Vibrant Grotto asks for two of the world
    campaign = await ana.post("/api/campaigns/file", file=saga.to_json(), name=PARTY, person="Ana")
    found = await sheet(ana, f"/api/campaigns/{campaign['summary']['id']}/scenarios", 7)
    needs = {need["achievement"]: need["holds"] for every in found["needs"] for need in every}
    assert needs == {"the-power-of-enhancement": True, "the-merchant-flees": False}


def test_bots_have_tried_every_scenario() -> None:
    assert sorted(trials()) == list(range(1, 96))


# The settlement


def home(person: str = "Ana", **of_first: Any) -> Json:
    """Scenario 1, won at level 1: what the first hero has brought home, as that person is told."""
    saga = seasoned()
    assert isinstance(saga.world, GloomhavenWorld)
    saga.world.heroes[0].quest = LAW_BRINGER
    saga.world.heroes[0].tally = {"kill:bandit-guard": 8, "kill:cultist": 3}
    row = {"class": "brute", "xp": 0, "gold": 0, "checks": 0, "kills": {}}
    heroes = [{**row, **of_first}, {**row, "class": "spellweaver", "xp": 6}]
    entry = Entry(PLAYED, [])
    entry.result = {"scenario": "1", "won": True, "level": 1, "rounds": 12, "looted": [], "heroes": heroes}
    for name in ("Bram", "Selma"):
        entry.events.append(Event("brought-home", "GH-C-MOD-05", {"hero": name}))
    lines = settled(saga.world, entry, person)
    assert [line.hero for line in lines] == ["h1", "h2"]
    return {name: getattr(lines[0], name) for name in lines[0].__struct_fields__}


def test_experience_is_what_was_earned_and_the_bonus() -> None:
    line = home(xp=19)
    assert (line["xp"], line["bonus"]) == (19, 6)  # GH-S-LVL-08: 4 and twice the level


def test_gold_is_coins_times_their_value_and_what_was_found() -> None:
    line = home(gold=23, coins=4, treasures=[7])
    assert (line["coins"], line["worth"], line["found"]) == (4, 2, 15)


@pytest.mark.parametrize(("reached", "checks"), [(7, 1), (4, 0)])
def test_a_battle_goal_says_how_far_it_was(reached: int, checks: int) -> None:
    line = home(goal="streamliner", reached=reached, checks=checks)
    assert (line["goal"].reached, line["goal"].least, line["checks"]) == (reached, 5, checks)


def test_a_quest_is_told_to_its_player_alone() -> None:
    kills = {"bandit-guard": 2, "living-bones": 4}
    gain = home(kills=kills)["quest"][0]
    assert (gain.gained, gain.now, gain.of) == (2, 11, 20)
    assert home("Rui", kills=kills)["quest"] == []


def test_results_of_earlier_versions_are_read() -> None:
    line = home(gold=8, goal="streamliner")
    assert (line["gold"], line["found"], line["goal"]) == (8, 0, None)
