"""A first evening of two people and a bot: scenario 1 is won, the city between, scenario 2; and all they are told."""

from __future__ import annotations

import json
import secrets
from contextlib import AsyncExitStack
from typing import Any

import pytest

from taverna.games.gloomhaven import content
from taverna.i18n import Words
from tests.support.server.campaigns import act, found, hero_of, make_hero, set_out, show
from tests.support.server.people import Person, Player
from tests.support.server.serving import Serving

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
PARTY = "Lanterns"
SEED = 28
"""Of the campaigns from 1 to 49, the one in which a brute, a cragheart and a spellweaver win soonest: in 11 rounds."""
WORDS = Words("en", "gloomhaven")
START_GOLD = 30  # GH-C-CHR-05
COIN, BONUS = 2, 4 + 2 * 1  # at level 1: GH-S-END-04, GH-S-END-06
FROM_ROOM = {"bandit-archer": 2, "living-bones": 3}
"""Monsters of scenario 1 that are not in its first room. Their decks are laid out at once, as on a table."""
ROOMS, TREASURE_HEX = 3, [-7, 10]
"""Of scenario 1: the treasure lies in the last room."""


class Evening:
    """Two people, what the scenario said to each, and what the book says of it."""

    def __init__(self, ana: Person, rui: Person, campaign: Json) -> None:
        self.ana, self.rui, self.campaign = ana, rui, campaign
        self.where = f"/api/campaigns/{campaign['summary']['id']}"

    async def play(self, number: int) -> list[Player]:
        """Bots lead all heroes; both people look on from their own seats, until it is over."""
        await set_out(self.ana, self.campaign, number)
        absent = ["Ana", "Rui"]
        chapter = f"scenario-{number}"
        table = await self.ana.post(f"{self.where}/chapter", chapter=chapter, party=PARTY, absent=absent)
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(one.at(table)) for one in (self.ana, self.rui)]
            for player in players:
                while not player.over:
                    await player.next("update")
        return players

    async def last_line(self) -> Json:
        lines: list[Json] = (await self.ana.get(f"{self.where}/book", played="true"))["lines"]
        return lines[-1]


@pytest.fixture
async def evening(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)
    ana, rui = await server.person("Ana"), await server.person("Rui")
    campaign = await found(ana, PARTY, bots=["regular"])
    await rui.post(f"/api/invitations/{campaign['invitation']}")
    await make_hero(ana, campaign, "cragheart")
    await make_hero(rui, campaign, "spellweaver")
    return Evening(ana, rui, campaign)


async def test_scenario_1_is_won_and_settled_and_after_the_city_comes_the_next(evening: Evening) -> None:
    ana, rui, campaign = evening.ana, evening.rui, evening.campaign
    await evening.play(1)
    line = await evening.last_line()
    after = await show(ana, campaign)
    assert (line["chapter"], line["result"]["won"], line["result"]["level"]) == ("scenario-1", True, 1)
    for row in line["settled"]:
        hero = next(one for one in after["view"]["heroes"] if one["id"] == row["hero"])
        assert row["bonus"] == BONUS
        assert (row["gold"], row["worth"]) == (row["coins"] * COIN, COIN)
        assert (hero["xp"], hero["checks"]) == (row["xp"], row["checks"])
        if hero["player"] in ("Ana", "Rui"):  # the bot has been shopping
            assert hero["gold"] == START_GOLD + row["gold"]
    party = after["view"]["parties"][0]
    assert (party["achievements"], party["location"]) == (["first-steps"], "1")  # GH-C-CON-01
    known = {one["number"]: one["completed"] for one in after["view"]["scenarios"]}
    assert known == {1: True, 2: False}  # GH-C-CON-02

    # The city between: everybody for their own hero.
    home = await act(rui, campaign, do="return", party=PARTY)
    assert home["guide"]["parties"][PARTY]["in_city"]
    before = hero_of(home, "Ana")
    given = await act(ana, campaign, do="donate", hero=before["id"])
    assert hero_of(given, "Ana")["gold"] == before["gold"] - 10  # GH-C-CIT-03
    mine = hero_of(given, "Rui")
    shop = (await show(rui, campaign))["guide"]["heroes"][mine["id"]]["shop"]
    cheap = next(one for one in shop if not one["why"])
    bought = await act(rui, campaign, do="buy", hero=mine["id"], item=cheap["item"])
    assert cheap["item"] in hero_of(bought, "Rui")["items"]

    await evening.play(2)
    line = await evening.last_line()
    now = await show(rui, campaign)
    assert (line["chapter"], len(line["settled"])) == ("scenario-2", 3)
    assert (now["summary"]["closed"], now["summary"]["running"]) == (2, None)
    assert now["view"]["parties"][0]["location"] == "2"


async def test_the_table_tells_no_seat_what_is_behind_a_door_or_yet_to_be_earned(evening: Evening) -> None:
    for player in await evening.play(1):
        told = [json.dumps(message) for message in player.received]
        heard = "\n".join(told)
        for slug in content.LOCKED_CLASSES:
            assert f'"{slug}"' not in heard, slug
            assert WORDS.text(f"class-{slug}") not in heard, slug
        rooms = 0
        for message, text in zip(player.received, told, strict=True):
            rooms += _revealed(message)
            for monster, room in FROM_ROOM.items():
                assert rooms >= room or monster not in _figures(message), (monster, rooms)
            assert rooms == ROOMS or TREASURE_HEX not in _hexes(message)
            over = message["type"] == "update" and message["result"]["over"]
            for ending in ("first-steps", WORDS.text("achievement-first-steps"), WORDS.text("scenario-2")):
                assert over or ending not in text, ending
        assert rooms == ROOMS
        last = player.update
        assert (TREASURE_HEX in _hexes(last), "living-bones" in heard) == (
            True,
            True,
        )  # where it would have been


def _revealed(message: Json) -> int:
    return sum(1 for event in message.get("events", []) if event["kind"] == "room-revealed")


def _figures(message: Json) -> str:
    """What is told of figures: as they stand, and as they come."""
    return json.dumps([message.get("events"), (message.get("view") or {}).get("figures")])


def _hexes(message: Json) -> list[list[int]]:
    view = message.get("view") or {}
    return [cell[1:3] for cell in view["board"]["cells"]] if view else []
