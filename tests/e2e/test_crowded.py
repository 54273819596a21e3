"""A full table and many choices at once: all of them have a key, stand by whom they are about, and cover nothing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.support.browser.looks import my_bank_is_in_sight, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import SMALL_PHONE, WIDE, Size, Visit
from tests.support.browser.visitor import Visitor

BANKS = [
    ["hook-3", "cannon-6"],
    ["anchor-6", "hook-4", "cannon-7", "key-3"],
    ["anchor-4", "chest-6"],
    ["anchor-5", "key-4", "oracle-4", "kraken-4", "mermaid-8"],
    ["map-3", "hook-5", "key-5", "sword-6"],
]


@pytest.mark.parametrize("size", [SMALL_PHONE, WIDE], ids=["phone", "wide"])
def test_fifteen_targets_of_a_cannon(visit: Visit, tavern: Tavern, size: Size) -> None:
    """A rare moment: the table is a real one, what lies on it is put there on the way to the page."""
    tavern.seed(901)
    ana = visit("en", size)
    ana.page.route_web_socket("**/ws/**", with_a_cannon)
    sit_down_with_four_bots(ana)
    expect(ana.choices).to_have_count(15)
    keys = ana.choices.evaluate_all("all => all.map((one) => one.getAttribute('aria-keyshortcuts'))")
    assert all(keys)
    assert len(set(keys)) == 15
    names = [seat["name"] for seat in table_of(ana)["seats"]][1:]
    assert ana.page.locator(".choices h3").all_inner_texts() == names
    assert ana.page.locator(".choices ul").count() == 4
    expect(ana.choices.nth(4)).to_have_accessible_name(f"Fire at {names[1]}'s Anchor 4")
    expect(ana.choices.nth(4)).to_contain_text("Anchor 4")
    ana.watch.updates[-1]["decision"] = {"kind": "cannon"}
    ana.watch.updates[-1]["view"]["players"][0]["bank"] = BANKS[0]
    my_bank_is_in_sight(ana)
    nothing_sticks_out(ana)


def sit_down_with_four_bots(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".hero .settings summary").click()
    visitor.page.locator("input[name=bots][value='4']").check(force=True)
    pirates = re.compile(f"^{visitor.words('setting-pirates')} ")
    visitor.page.get_by_role("switch", name=pirates).set_checked(False, force=True)
    visitor.press("ui-play-bots")


def with_a_cannon(page: WebSocketRoute) -> None:
    server = page.connect_to_server()
    page.on_message(lambda message: server.send(message))
    server.on_message(lambda message: page.send(json.dumps(shown_with_a_cannon(json.loads(message)))))


def shown_with_a_cannon(message: dict[str, Any]) -> dict[str, Any]:
    if message["type"] != "update":
        return message
    if "players" not in message["unchanged"]:
        for player, bank in zip(message["view"]["players"], BANKS, strict=True):
            player["bank"] = bank
    message["view"]["play"] = ["cannon-5"]
    targets = [(seat, card) for seat, bank in enumerate(BANKS) if seat for card in bank]
    choices = [cannon(code, seat, card) for code, (seat, card) in enumerate(targets)]
    decision = {"seat": 0, "kind": "cannon", "sealed": False, "ticket": 1, "options": choices, "refused": []}
    return {**message, "decision": decision, "waiting": [0]}


def cannon(code: int, seat: int, card: str) -> dict[str, Any]:
    suit = card.partition("-")[0]
    args = {"other": seat, "card": card, "suit": suit}
    place = f"stack:{seat}:{suit}"
    return {"code": code, "key": "cannon", "args": args, "targets": [place], "rule": "", "undoable": False}


def table_of(visitor: Visitor) -> dict[str, Any]:
    hello = next(json.loads(frame) for frame in visitor.watch.frames if '"type":"hello"' in frame)
    table: dict[str, Any] = hello["table"]
    return table
