"""What the pages of a hero ask for: the shop's undo, cards with stickers, the scenarios of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.gloomhaven.seasoned import PARTY, seasoned
from tests.support.server.campaigns import act, chapter_of, hero_of, play_out, ready, show
from tests.support.server.people import Person
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


async def brought(person: Person, seed: int = 5) -> Json:
    """A campaign some evenings old, of which Ana is the host."""
    text = seasoned(seed).to_json()
    return await person.post("/api/campaigns/file", file=text, name=PARTY, person="Ana")


async def test_what_was_bought_is_taken_back_until_the_party_leaves(server: Serving) -> None:
    ana = await server.person("Ana")
    campaign = await brought(ana)
    bought = await act(ana, campaign, do="buy", hero="h1", item=1)
    assert bought["guide"]["heroes"]["h1"]["receipts"] == [{"item": 1, "gold": 19, "sale": False, "why": ""}]
    back = await act(ana, campaign, do="take-back", hero="h1", item=1)
    assert (hero_of(back, "Ana")["gold"], hero_of(back, "Ana")["items"]) == (150, [])
    where = f"/api/campaigns/{campaign['summary']['id']}/deeds"
    again = {"change": {"do": "take-back", "hero": "h1", "item": 1}}
    problem = await ana.refused("POST", where, 400, "illegal-choice", json=again)
    assert problem["why"] == "nothing-to-take-back"


async def test_the_enhancer_tells_dots_prices_and_the_card_to_come(server: Serving) -> None:
    ana = await server.person("Ana")
    campaign = await brought(ana)
    path = f"/api/campaigns/{campaign['summary']['id']}/heroes/h1/cards"
    found = await ana.get(path)
    assert found["cards"] == {}
    dot = next(one for one in found["dots"] if one["line"] == "attack")
    assert {"sticker": "+1", "price": 50} in dot["takes"]  # GH-C-ENH-03, a card of level 1
    query = {"place": dot["place"], "sticker": "+1"}
    preview = (await ana.http.get(path, params=query)).json()
    assert list(preview["cards"]) == [dot["card"]]
    after = await act(ana, campaign, do="enhance", hero="h1", place=dot["place"], sticker="+1")
    assert hero_of(after, "Ana")["gold"] == 100
    kept = await ana.get(path)
    assert kept["cards"] == preview["cards"]
    placed = next(one for one in kept["dots"] if one["place"] == dot["place"])
    assert (placed["placed"], placed["takes"]) == ("+1", [])
    for wrong in ({"place": "nowhere", "sticker": "+1"}, {"place": dot["place"], "sticker": "stun"}):
        assert (await ana.http.get(path, params=wrong)).status_code == 400
    assert (await ana.http.get(path.replace("h1", "h9"))).status_code == 400


async def test_the_book_is_read_page_by_page_and_its_scenarios_alone(server: Serving) -> None:
    ana, _, campaign = await ready(server)
    await play_out(server, ana, await chapter_of(ana, campaign, absent=["Ana", "Rui"]))
    path = f"/api/campaigns/{campaign['summary']['id']}/book"
    lines = (await ana.get(path))["lines"]
    numbers = [line["number"] for line in lines]
    assert numbers == list(range(len(lines)))
    earlier = (await ana.http.get(path, params={"before": numbers[-1]})).json()["lines"]
    assert earlier == lines[:-1]
    played = (await ana.http.get(path, params={"played": "true"})).json()["lines"]
    assert [line["number"] for line in played] == [
        line["number"] for line in lines if line["kind"] == "played"
    ]
    assert len(played) == 1
    assert (await ana.http.get(path, params={"before": "-1"})).status_code == 400
    assert (await show(ana, campaign))["summary"]["closed"] == 1


# Events


async def drawn(server: Serving) -> tuple[Person, Person, Json]:
    """Two people before an event of the city."""
    ana, rui = await server.person("Ana"), await server.person("Rui")
    campaign = await brought(ana)
    await rui.post(f"/api/invitations/{campaign['invitation']}", person="Rui")
    return ana, rui, await act(ana, campaign, do="city-event", party=PARTY)


async def vote(person: Person, campaign: Json, option: str, party: str = PARTY) -> Json:
    response = await person.http.put(
        f"/api/campaigns/{campaign['summary']['id']}/vote", json={"party": party, "option": option}
    )
    found: Json = response.json()
    assert response.status_code == 200, found
    return found


async def test_everyone_votes_and_the_leader_sees_it_until_somebody_decides(server: Serving) -> None:
    ana, rui, campaign = await drawn(server)
    assert campaign["guide"]["parties"][PARTY]["leader"] == "Ana"
    await vote(rui, campaign, "b")
    await vote(rui, campaign, "a")
    shown = await show(ana, campaign)
    assert shown["guide"]["parties"][PARTY]["votes"] == {"Rui": "a"}
    notes = await act(rui, campaign, do="notes", party=PARTY, notes="Careful!")
    assert notes["guide"]["parties"][PARTY]["votes"] == {"Rui": "a"}
    decided = await act(ana, campaign, do="option", party=PARTY, option="a")
    assert decided["guide"]["parties"][PARTY]["votes"] == {}
    where = f"/api/campaigns/{campaign['summary']['id']}/vote"
    wanted = {"party": PARTY, "option": "a"}
    await rui.refused("PUT", where, 400, "illegal-choice", json=wanted)
    await rui.refused("PUT", where, 400, "illegal-choice", json={**wanted, "party": "Nobody"})
    assert (await rui.http.put(where, json={**wanted, "option": "c"})).status_code == 400


async def test_kinds_of_outcomes_are_told_by_a_house_rule_alone(server: Serving) -> None:
    ana, _, campaign = await drawn(server)
    assert campaign["guide"]["parties"][PARTY]["event"]["kinds"] == {}
    agreed = await act(ana, campaign, do="agree", rule="outcomes")
    kinds = agreed["guide"]["parties"][PARTY]["event"]["kinds"]
    assert set(kinds) == {"a", "b"}
    assert all(kinds.values())
    assert agreed["view"]["house_rules"]["outcomes"] is True


# More than one party, and heroes from elsewhere


async def test_a_second_party_lives_in_the_same_world(server: Serving) -> None:
    ana = await server.person("Ana")
    campaign = await brought(ana)
    await act(ana, campaign, do="party", party="Owls")
    await act(ana, campaign, do="welcome", sheet={"class": "tinkerer", "name": "Tess"})
    both = await show(ana, campaign)
    assert [party["name"] for party in both["view"]["parties"]] == [PARTY, "Owls"]
    assert set(both["guide"]["parties"]) == {PARTY, "Owls"}


async def test_a_hero_takes_its_sheet_to_another_world(server: Serving) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    sheet = (await brought(ana))["guide"]["heroes"]["h1"]["sheet"]
    other = await rui.post("/api/campaigns", name="Elsewhere")
    after = await act(rui, other, do="welcome", sheet=sheet)
    bram = hero_of(after, "Rui")
    assert (bram["name"], bram["gold"], bram["xp"], bram["quest"]["id"]) == (
        "Bram",
        150,
        60,
        "piety-in-all-things",
    )
    assert after["view"]["parties"][0]["members"] == []  # a new party takes new heroes only (GH-C-PAR-01)


async def test_treasures_left_behind_are_told_where_the_party_has_won(server: Serving) -> None:
    ana = await server.person("Ana")
    campaign = await brought(ana)
    assert campaign["guide"]["missed"] == {"1": [7], "2": [67]}
    again = await brought(await server.person("Bia"), 6)
    assert set(again["guide"]["missed"]) == {"1", "2"}
