"""Inviting: friends hear of it wherever they are, links say what they lead to, and a host decides who stays."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.members import fill, join
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor


def make_friends(ana: Visitor, bia: Visitor, names: tuple[str, str]) -> None:
    """One asks on the page of friends; the other hears of it at once, and accepts."""
    for visitor in (ana, bia):
        visitor.go("/people")
        expect(visitor.page.get_by_label(visitor.words("ui-friend-name"))).to_be_visible()
    fill(ana, "ui-friend-name", names[1])
    ana.press("ui-friend-ask")
    expect(bia.page.locator(".toast")).to_contain_text(names[0])
    bia.page.get_by_role("button", name=f"{bia.words('ui-accept')}: {names[0]}").click()
    expect(ana.page.get_by_role("button", name=f"{ana.words('ui-remove')}: {names[1]}")).to_be_visible()


def test_a_friend_is_invited_and_sits_down(visit: Visit) -> None:
    ana, bia = visit(), visit("es", PHONE)
    names = (join(ana, "Ana"), join(bia, "Bia"))
    make_friends(ana, bia, names)
    assert examine(ana) + examine(bia) == []
    nothing_sticks_out(bia)
    bia.go("/")
    ana.invite()
    ana.press("ui-friend-invite", name=names[1])
    invitation = bia.page.locator(".toast", has_text=names[0])
    expect(invitation).to_be_visible()
    invitation.get_by_role("link").click()
    expect(bia.page.get_by_text(bia.words("ui-agreed"))).to_be_visible()
    nothing_sticks_out(bia)
    assert examine(bia) == []
    bia.press("ui-sit")
    expect(ana.page.get_by_text(names[1], exact=True)).to_be_visible()
    ana.press("ui-start")
    assert bia.asked()


def test_whom_the_host_removes_watches_and_does_not_sit_down_again(visit: Visit) -> None:
    ana, rui = visit(), visit()
    link = ana.invite()
    rui.page.goto(link)
    fill(rui, "ui-nickname", "Rui")
    rui.press("ui-sit")
    ana.press("ui-company")
    ana.page.get_by_role("button", name=f"{ana.words('ui-remove-person')}: Rui").click()
    assert examine(ana) == []
    ana.press("ui-remove-yes")
    expect(rui.page.get_by_text(rui.words("ui-invited"))).to_be_visible()
    rui.watch.forgive("403")
    rui.press("ui-sit")
    expect(rui.page.locator(".toast")).to_be_visible()
    expect(ana.page.get_by_text("Rui", exact=True)).to_have_count(0)
    rui.press("ui-watch")
    expect(rui.page.get_by_text(rui.words("ui-watching-soon")).first).to_be_visible()


def test_the_waiting_room_says_how_others_get_there(visit: Visit) -> None:
    ana = visit("pt-BR", PHONE)
    ana.invite()
    expect(ana.page.get_by_text(ana.words("ui-reach-machine"))).to_be_visible()
    picture = ana.page.get_by_role("img", name=ana.words("ui-qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
    ana.page.get_by_text(ana.words("ui-agreed-all")).click()
    expect(ana.page.locator("dl dt")).not_to_have_count(0)
    nothing_sticks_out(ana)
    assert examine(ana) == []


def test_links_lead_to_a_game_a_scenario_and_a_step_of_a_replay(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(32)
    ana = visit()
    ana.go("/bloodborne")
    expect(ana.page.locator("[data-game=bloodborne]")).to_have_attribute("aria-pressed", "true")
    ana.go("/gloomhaven?scenario=14")
    ana.page.locator(".hero .customise").click()
    expect(ana.page.locator(".setup select").first).to_have_value("14")
    ana.go("/no-such-game")
    expect(ana.page.get_by_text(ana.words("ui-lost-why"))).to_be_visible()
    ana.go("/dead-mans-draw")
    ana.press("ui-play-bots")
    ana.play_on(random.Random(5))
    table = ana.page.url.rpartition("/")[2]
    bia = visit()
    bia.go(f"/replay/{table}?step=7")
    expect(bia.page.locator("input[type=range]")).to_have_value("7")
    bia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bia.press("ui-copy-step")
    copied = bia.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf".*/replay/{table}\?step=7", copied)
