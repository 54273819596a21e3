"""One gesture is one message: stored together, told once, taken back by one undo. Played with Pearl Divers' dives."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from taverna.kernel import Match
from taverna.kernel.gesture import MOST_CODES, REASONS
from taverna.server.common.channel import InRoom, Room
from taverna.server.store import tables
from taverna.server.store.rows import Step
from taverna.wire.table import Surprise
from tests.server.test_upgrades import VERSIONS, opened, person, tables_of
from tests.support.server.people import Json, Person, Player
from tests.support.server.serving import Serving, serving, settings_for
from tests.support.toy_game import RISE, SEARCH, SEAT, SPLIT, TOY

pytestmark = pytest.mark.anyio


def seed_of_a_deep_dive() -> int:
    """Both play their first card, and who has the higher one dives three deep: the dive can be split twice."""
    for seed in range(1000):
        match = Match(TOY, 2, seed)
        for seat in range(2):
            match.submit(seat, match.pending[0].options[0])
        if match.view(None)["dives"][-1][1] == 3:  # type: ignore[index]
            return seed
    raise AssertionError("nobody dives deep")


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch, divers: str) -> str:
    seed = seed_of_a_deep_dive()
    monkeypatch.setattr("taverna.server.lobby.lobby.secrets.randbits", lambda bits: seed)
    return divers


async def deep_table(host: Person, guest: Person, game: str) -> Json:
    table = await host.post("/api/tables", game=game, seats=2, options={})
    await guest.sit(table, 1)
    await host.start(table)
    for one in (host, guest):
        async with one.at(table) as player:
            await player.choose()
            await player.answered()
    return table


@asynccontextmanager
async def diving(server: Serving, game: str) -> AsyncIterator[tuple[Player, Player, Json]]:
    """The one who dives, and the other."""
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await deep_table(ana, rui, game)
    async with ana.at(table) as first, rui.at(table) as second:
        await first.until_asked() if first.update["decision"] else await second.until_asked()
        diver, other = (first, second) if first.update["decision"] else (second, first)
        yield diver, other, table


def seat_of(player: Player) -> int:
    assert player.eyes is not None
    return player.eyes


async def stored(server: Serving, table: Json) -> list[Step]:
    return await server.process.services.store.read(partial(tables.load_steps, table_id=table["id"]))


# As far as it goes


async def test_a_gesture_is_one_message_and_one_update(server: Serving, deep: str) -> None:
    async with diving(server, deep) as (diver, other, table):
        before = diver.update
        await diver.choose(SPLIT, then=[SPLIT], id=9)
        after = await diver.next_step()
        assert after["step"] == before["step"] + 2
        assert after["view"]["dives"][1:] == [[diver.eyes, 2], [diver.eyes, 1], [diver.eyes, 1]]
        heard = await other.next_step()
        assert (heard["step"], heard["events"]) == (after["step"], after["events"])
        await diver.quiet()
        assert not [message for message in diver.received if message["type"] == "stopped"]
        assert (await stored(server, table))[2:] == [
            Step(seat_of(diver), SPLIT),
            Step(seat_of(diver), SPLIT, True),
        ]


async def test_one_undo_takes_all_of_it_back(server: Serving, deep: str) -> None:
    async with diving(server, deep) as (diver, _, table):
        before = diver.update
        await diver.choose(SPLIT, then=[SPLIT])
        after = await diver.next_step()
        assert after["can_undo"]
        await diver.send("undo", step=after["step"])
        back = await diver.next_step()
        assert back["view"] == before["view"]
        assert [event["kind"] for event in back["events"]] == ["undone"]
        assert not back["can_undo"]
        assert (await stored(server, table))[-1] == Step(seat_of(diver), None)


async def test_what_could_not_be_foreseen_ends_it_and_is_said_to_the_sender_only(
    server: Serving, deep: str
) -> None:
    async with diving(server, deep) as (diver, other, table):
        await diver.choose(SPLIT, then=[SEARCH, SPLIT, RISE], id=7)
        after = await diver.next_step()
        assert after["step"] == 4
        stopped = await diver.next()
        assert stopped == {"type": "stopped", "applied": 2, "why": "revealed", "sent": 7}
        await other.quiet()
        assert [message["type"] for message in other.received if message["type"] == "stopped"] == []
        assert len(await stored(server, table)) == 4
        await diver.choose()
        await diver.next_step()


@pytest.mark.parametrize(
    ("rest", "why"), [([20], "refused"), ([9999], "refused"), ([RISE, SEAT + 1], "decision")]
)
async def test_the_answer_says_how_far_it_went_and_why(
    server: Serving, deep: str, rest: list[int], why: str
) -> None:
    async with diving(server, deep) as (diver, _, _):
        await diver.choose(SPLIT, then=rest)
        stopped = await diver.next("stopped")
        assert stopped == {"type": "stopped", "applied": len(rest), "why": why, "sent": None}


async def test_a_refused_rest_tells_nothing_that_the_decision_does_not(server: Serving, deep: str) -> None:
    """After a card was found, whatever was to follow gets the same answer."""
    answers = []
    for rest in (RISE, SPLIT, SEAT + 1, 20, 2**53 - 1):
        async with diving(server, deep) as (diver, _, _):
            await diver.choose(SEARCH, then=[rest])
            answers.append(await diver.next("stopped"))
    assert answers == [{"type": "stopped", "applied": 1, "why": "revealed", "sent": None}] * 5


def test_the_wire_knows_every_reason_of_the_kernel() -> None:
    assert tuple(Surprise) == REASONS


# What loses nothing


async def test_a_reload_in_the_middle_loses_nothing(tmp_path: Path, deep: str) -> None:
    """The page is closed as soon as the gesture was sent, and the server restarts: one undo takes it back."""
    settings = settings_for(tmp_path)
    async with serving(settings) as server:
        ana, rui = await server.person("Ana"), await server.person("Rui")
        table = await deep_table(ana, rui, deep)
        async with ana.at(table) as first, rui.at(table) as second:
            who, diver = (ana, first) if first.update["decision"] else (rui, second)
            before = diver.update["view"]
            await diver.choose(SPLIT, then=[SPLIT])
            await diver.next_step()
    async with serving(settings) as server:
        again = server.stranger()
        again.http.cookies.set(again.cookie_name, who.cookie)
        async with again.at(table, since=0) as diver:
            assert (diver.update["step"], diver.update["can_undo"]) == (4, True)
            await diver.send("undo", step=4)
            assert (await diver.next_step())["view"] == before


async def test_a_gesture_made_at_one_process_is_taken_back_at_another(tmp_path: Path, deep: str) -> None:
    room, settings = Room(), settings_for(tmp_path)
    async with (
        serving(settings, None, InRoom(room)) as left,
        serving(settings, None, InRoom(room)) as right,
        diving(left, deep) as (diver, _, table),
    ):
        for who in (left.stranger(), right.stranger()):
            assert (await who.get(f"/api/tables/{table['id']}"))["state"] == "playing"
        there = right.stranger()
        assert diver.socket.request is not None
        there.http.cookies.set(there.cookie_name, diver.socket.request.headers["cookie"].split("=", 1)[1])
        async with there.at(table) as same:
            before = same.update["view"]
            await diver.choose(SPLIT, then=[SPLIT])
            after = await same.next_step()
            assert (after["step"], after["can_undo"]) == (4, True)
            await same.send("undo", step=4)
            assert (await same.next_step())["view"] == before
            assert (await diver.next("update", lambda update: bool(update["step"] == 5)))["view"] == before


BAD: list[tuple[Any, str]] = [
    ("x", "Expected `array`, got `str` - at `$.then`"),
    ([1.5], "Expected `int`, got `float` - at `$.then[0]`"),
    (["1"], "Expected `int`, got `str` - at `$.then[0]`"),
    ([None], "Expected `int`, got `null` - at `$.then[0]`"),
    ([[SPLIT]], "Expected `int`, got `array` - at `$.then[0]`"),
    ([2**53], "at `$.then[0]`"),
    ([SPLIT] * 2_000, f"Expected `array` of length <= {MOST_CODES - 1} - at `$.then`"),
    ([SPLIT] * MOST_CODES, f"Expected `array` of length <= {MOST_CODES - 1} - at `$.then`"),
]


@pytest.mark.parametrize(("then", "problem"), BAD)
async def test_a_malformed_gesture_is_refused_with_the_place_of_the_fault(
    server: Serving, deep: str, then: object, problem: str
) -> None:
    async with diving(server, deep) as (diver, _, table):
        await diver.choose(SPLIT, then=then, id=5)
        fault = await diver.next("fault")
        assert (fault["code"], fault["sent"]) == ("bad-message", 5)
        assert problem in fault["detail"]
        assert len(await stored(server, table)) == 2
        await diver.choose(SPLIT)
        assert (await diver.next_step())["step"] == 3


async def test_ten_thousand_codes_end_the_connection_and_nothing_else(server: Serving, deep: str) -> None:
    ana, rui = await server.person("Ana"), await server.person("Rui")
    table = await deep_table(ana, rui, deep)
    for who in (ana, rui):
        async with who.at(table) as player:
            if player.update["decision"]:
                await player.choose(SPLIT, then=[1] * 10_000)
                assert await player.closed() == 1009
                async with who.at(table) as again:
                    assert again.update == player.update
                    await again.choose(SPLIT)
                    assert (await again.next_step())["step"] == 3


async def test_no_codes_to_follow_make_a_single_choice(server: Serving, deep: str) -> None:
    async with diving(server, deep) as (diver, _, table):
        await diver.choose(SPLIT, then=[])
        assert (await diver.next_step())["step"] == 3
        assert (await stored(server, table))[-1] == Step(seat_of(diver), SPLIT)


async def test_a_late_or_doubled_gesture_is_refused_as_a_whole(server: Serving, deep: str) -> None:
    async with diving(server, deep) as (diver, _, table):
        ticket = diver.decision["ticket"]
        for number in (1, 2):
            await diver.send("choose", ticket=ticket, code=SPLIT, then=[SPLIT], id=number)
        fault = await diver.next("fault")
        assert (fault["code"], fault["sent"]) == ("stale-choice", 2)
        assert len(await stored(server, table)) == 4


async def test_a_gesture_whose_first_code_is_forbidden_is_refused_as_a_whole(
    server: Serving, deep: str
) -> None:
    async with diving(server, deep) as (diver, other, table):
        await diver.choose(SEAT + 1, then=[SPLIT])
        assert await diver.fault() == "not-an-option-here"
        await other.send("choose", ticket=0, code=SPLIT, then=[SPLIT])
        assert await other.fault() in ("not-asked", "stale-choice")
        assert len(await stored(server, table)) == 2


# Earlier stores, earlier rules


@pytest.mark.parametrize("version", VERSIONS)
async def test_steps_of_earlier_stores_are_a_gesture_each(version: str, tmp_path: Path) -> None:
    async with opened(version, tmp_path) as server:
        for table in tables_of(version, finished=False):
            kept = await server.process.services.store.read(
                partial(tables.load_steps, table_id=table["table"])
            )
            assert kept
            assert not any(step.joined for step in kept)


def steps_of(decision: Json) -> list[int]:
    return [option["code"] for option in decision["options"] if option["key"] == "step"]


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_gesture_under_earlier_rules_is_one_too(version: str, tmp_path: Path) -> None:
    """A hero goes a hex and back again, as often as is needed for a move that allows it."""
    table = next(table for table in tables_of(version, finished=False) if table["game"] == "gloomhaven")
    dice = random.Random(1)
    async with opened(version, tmp_path) as server:
        async with person(server, table).at(table["table"]) as player:
            while decision := await player.until_asked():
                if decision["kind"] == "move" and steps_of(decision):
                    before = player.update
                    first = steps_of(decision)[0]
                    base = min(first, first - _direction(decision, first))
                    back = base + (first - base + 3) % 6
                    await player.choose(first, then=[back])
                    after = await player.next_step()
                    if after["step"] == before["step"] + 2 and after["can_undo"]:
                        break
                else:
                    await player.choose(dice.choice(player.codes))
                    await player.answered()
            assert not player.over
            await player.send("undo", step=after["step"])
            back_again = await player.next_step()
            assert back_again["step"] == after["step"] + 1
            assert back_again["view"] == before["view"]
            place = {"table_id": table["table"], "after": before["step"]}
            kept = await server.process.services.store.read(partial(tables.load_steps, **place))
            assert [step.joined for step in kept] == [False, True, False]
        server.process.forget(table["table"])
        async with person(server, table).at(table["table"]) as player:
            assert player.update["view"] == before["view"], "played again from the store"


def _direction(decision: Json, code: int) -> int:
    number = next(option["args"]["number"] for option in decision["options"] if option["code"] == code)
    return int(number)
