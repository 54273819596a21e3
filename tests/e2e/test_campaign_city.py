"""An evening in the city, some scenarios later: everything that is done between two scenarios, by two at once."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Response, expect

from tests.support.browser.campaigners import link, press, settle, word
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, WIDE, Visit
from tests.support.browser.visitor import Visitor
from tests.support.gloomhaven.seasoned import UNLOCKS, seasoned

GAME = "gloomhaven"
LOST = ("ERR_CONNECTION", "WebSocket connection", "ERR_INCOMPLETE", "ERR_EMPTY")


class Ears:
    """Every message about campaigns that a person's browser gets."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._told: list[str] = []
        visitor.context.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/campaigns" in response.url and response.ok and "/file" not in response.url:
            self._told.append(response.text())

    def heard(self) -> str:
        return "\n".join([*self._told, *self._visitor.watch.frames])


def bring(visitor: Visitor, file: Path) -> str:
    """A campaign from a file, by the home page: its address."""
    visitor.pick()
    visitor.page.get_by_label(visitor.words("ui-nickname")).fill("Ana")
    visitor.page.locator("input[type=file]").last.set_input_files(file)
    visitor.page.get_by_role("button", name="Ana", exact=True).click()
    expect(visitor.page.locator(".street")).to_be_visible()
    return visitor.page.url.rstrip("/").removesuffix("/city")


def hero_page(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()
    expect(visitor.page.locator(".perks")).to_be_visible()


def crash(tavern: Tavern, *visitors: Visitor) -> None:
    """A power cut; the pages find back by themselves."""
    tavern.kill()
    tavern.open()
    for visitor in visitors:
        visitor.page.reload()


def go_shopping(visitor: Visitor) -> None:
    """What is bought is its own undo; what is bought at last is kept."""
    gold = visitor.page.locator(".purse b")
    expect(gold).to_have_text("150")
    visitor.page.locator(".shelf .primary").first.click()
    expect(visitor.page.locator(".own")).to_have_count(1)
    visitor.page.locator(".undo").click()
    expect(gold).to_have_text("150")
    expect(visitor.page.locator(".own")).to_have_count(0)
    visitor.page.locator(".shelf .primary").first.click()
    expect(visitor.page.locator(".own")).to_have_count(1)


def grow(visitor: Visitor) -> None:
    """A level, its card, its perk: the deck is shown before and after it."""
    press(visitor, "level-up", level=2)
    visitor.page.locator(".pick").first.click()
    visitor.page.locator(".levelup .primary").click()
    expect(visitor.page.locator(".levelup")).to_have_count(0)
    visitor.page.locator(".perks button").first.click()
    expect(visitor.page.locator("table s")).not_to_have_count(0)
    press(visitor, "perk-take")
    expect(visitor.page.locator(".boxes i.on")).to_have_count(1)


def enhance(visitor: Visitor) -> None:
    visitor.page.get_by_role("link", name=word(visitor, "enhancer"), exact=True).click()
    visitor.page.locator("button.dot").first.click()
    visitor.page.locator(".stickers button").first.click()
    expect(visitor.page.locator(".preview")).to_be_visible()
    visitor.page.locator(".bench .primary").click()
    expect(visitor.page.locator(".placed")).to_have_count(1)


def test_an_evening_in_the_city(visit: Visit, tavern: Tavern, tmp_path: Path) -> None:
    file = tmp_path / "Lanterns.json"
    file.write_text(seasoned().to_json(), encoding="utf-8")
    ana, rui = visit("en", WIDE, game=GAME), visit("pt-BR", PHONE, game=GAME)
    ears = [Ears(ana), Ears(rui)]
    for one in (ana, rui):
        one.watch.forgive(*LOST)
    faults: dict[str, list[str]] = {}
    campaign = bring(ana, file)
    link(ana, "party").click()
    invitation = ana.page.get_by_label(word(ana, "invite-link")).input_value()
    rui.go(invitation.removeprefix(rui.url))
    rui.page.get_by_label(rui.words("ui-nickname")).fill("Rui")
    press(rui, "join-as", name="Rui")
    expect(rui.page.locator(".street")).to_be_visible()

    # Both at once, and a power cut in between.
    rui.page.goto(f"{campaign}/shop/h2")
    go_shopping(rui)
    nothing_sticks_out(rui)
    faults["shop on a phone"] = examine(rui)
    hero_page(ana, "Bram")
    grow(ana)
    faults["hero"] = examine(ana)
    crash(tavern, ana, rui)
    enhance(ana)
    faults["enhancer"] = examine(ana)

    faults["event"] = meet_together(ana, rui)
    crash(tavern, ana, rui)
    expect(ana.page.locator(".street")).to_be_visible()
    settle(ana)

    assert not any(f'"{UNLOCKS}"' in ear.heard() for ear in ears)
    faults["moment"] = retire(ana, rui)
    crash(tavern, ana, rui)
    expect(ana.page.locator(f"input[name=class][value={UNLOCKS}]")).to_be_visible()
    exported = ana.context.request.get(f"{campaign.replace('/c/', '/api/campaigns/')}/file").text()
    move_house(ana, exported, tmp_path)
    found = "\n".join(f"{page}: {fault}" for page, some in faults.items() for fault in some)
    assert not found, found


def meet_together(ana: Visitor, rui: Visitor) -> list[str]:
    """An event: one says what they would do, the other leads; both see what came of it."""
    link(rui, "city").click()
    link(ana, "city").click()
    ana.page.locator("button.house").first.click()
    expect(rui.page.locator(".event")).to_be_visible()
    rui.page.locator(".ways button").last.click()
    expect(ana.page.locator(".votes")).to_contain_text("Rui")
    faults = examine(rui)
    ana.page.locator(".ways button").last.click()
    for one in (ana, rui):
        expect(one.page.locator(".told")).to_be_visible()
        press(one, "event-go-on")
    return faults


def retire(ana: Visitor, rui: Visitor) -> list[str]:
    """The last donation of a quest: a hero retires, and a class is new for everybody."""
    mine = ana.page.locator("li.mine")
    mine.get_by_role("button", name=word(ana, "donate", gold=10)).click()
    mine.get_by_role("button", name=word(ana, "retire"), exact=True).click()
    for one in (ana, rui):
        expect(one.page.locator(".moment")).to_contain_text("Bram")
    faults = examine(ana)
    press(ana, "event-go-on")
    expect(ana.page.locator(".moment")).to_contain_text(ana.words(f"class-{UNLOCKS}"))
    press(ana, "event-go-on")
    press(ana, "draw")
    expect(ana.page.locator(f"input[name=class][value={UNLOCKS}]")).to_be_visible()
    return faults


def move_house(visitor: Visitor, exported: str, folder: Path) -> None:
    """The campaign goes on at another server, as it was."""
    home = folder / "elsewhere"
    home.mkdir()
    other = Tavern(home)
    other.open()
    try:
        context = visitor.context.browser.new_context(base_url=other.url)  # type: ignore[union-attr]
        assert context.request.post("/api/me", data={"nickname": "Ana", "language": "en"}).ok
        wanted = {"file": exported, "name": "Lanterns", "person": "Ana"}
        shown = context.request.post("/api/campaigns/file", data=wanted).json()
        heroes = {hero["name"]: hero["standing"] for hero in shown["view"]["heroes"]}
        assert heroes == {"Bram": "retired", "Selma": "playing"}
        assert UNLOCKS in shown["view"]["classes"]
        assert json.loads(exported)["world"]["enhancements"] == shown["view"]["enhancements"] != {}
        context.close()
    finally:
        other.close()


# From cardboard


def fill_hero(visitor: Visitor, place: int, name: str, player: str, hero_class: str) -> None:
    sheet = visitor.page.locator("article").nth(place)
    sheet.get_by_label(word(visitor, "hero-name")).fill(name)
    sheet.get_by_label(word(visitor, "box-player")).fill(player)
    sheet.locator("select").select_option(hero_class)


def tell_result(visitor: Visitor, won: bool, xp: str) -> None:
    """What a scenario on cardboard came to, on the sheet of its place."""
    visitor.page.locator(f"input[name=won][value={str(won).lower()}]").check()
    for field in visitor.page.get_by_label(word(visitor, "record-xp")).all():
        field.fill(xp)
    press(visitor, "record-enter")


def test_a_box_goes_on_here_and_its_scenarios_are_told_by_hand(visit: Visit) -> None:
    ana = visit("es", PHONE, game=GAME)
    ana.watch.forgive("400")
    ana.pick()
    ana.page.get_by_label(ana.words("ui-nickname")).fill("Ana")
    ana.page.get_by_role("link", name=word(ana, "box"), exact=True).click()
    ana.page.get_by_role("button", name="1", exact=True).click()
    fill_hero(ana, 0, "Bram", "Ana", "brute")
    fill_hero(ana, 1, "Tess", "Rui", "tinkerer")
    ana.page.get_by_label(word(ana, "box-prosperity")).fill("65")
    press(ana, "box-found")
    expect(ana.page.get_by_role("alert")).to_contain_text(word(ana, "box-prosperity"))
    faults = examine(ana)
    nothing_sticks_out(ana)
    ana.page.get_by_label(word(ana, "box-prosperity")).fill("4")
    press(ana, "box-found")
    expect(ana.page.locator(".street")).to_be_visible()

    # On cardboard: once lost, then won; it is settled like any other scenario.
    link(ana, "party").click()
    ana.page.locator(".rule input").last.check()
    expect(ana.page.locator(".rule input").last).to_be_checked()
    link(ana, "map").click()
    press(ana, "set-out")
    meet(ana)
    faults += lead_monsters(ana)
    link(ana, "map").click()
    tell_result(ana, False, "3")
    tell_result(ana, True, "12")
    link(ana, "city").click()
    expect(ana.page.locator("#homecoming")).to_contain_text("2")
    expect(ana.page.locator(".heroes .sum", has_text="+12")).to_have_count(2)
    press(ana, "return")
    hero_page(ana, "Bram")
    expect(ana.page.locator(".lost")).to_have_count(1)
    expect(ana.page.locator(".won")).to_have_count(1)
    assert faults + examine(ana) == []


def lead_monsters(visitor: Visitor) -> list[str]:
    """Two rounds of the first scenario: cards are drawn, heroes act when they say, an element wanes, all is kept."""
    page = visitor.page
    link(visitor, "monsters").click()
    press(visitor, "monsters-begin")
    page.get_by_role("checkbox", name=visitor.words("monster-living-bones")).check()
    press(visitor, "monsters-round", number=1)
    expect(page.locator("ol > .monster")).to_have_count(2)
    expect(page.locator("ol > .monster .card li").first).not_to_be_empty()
    page.get_by_label("Bram").fill("1")
    page.get_by_label("Tess").fill("99")
    page.get_by_label("Tess").blur()
    expect(page.locator("ol > li .initiative").first).to_have_text("1")
    expect(page.locator("ol > li .initiative").last).to_have_text("99")
    fire = page.get_by_role("button", name=visitor.words("element-fire"))
    fire.click()
    expect(fire).to_contain_text(visitor.words("strength-2"))
    faults = examine(visitor)
    nothing_sticks_out(visitor)
    press(visitor, "monsters-round", number=2)
    expect(fire).to_contain_text(visitor.words("strength-1"))
    page.reload()
    expect(page.locator("ol > .monster")).to_have_count(2)
    expect(page.locator("ol > .hero")).to_have_count(0)
    return faults


def meet(visitor: Visitor) -> None:
    """Whatever waits on the road, and what it leaves to be settled."""
    record = visitor.page.get_by_role("button", name=word(visitor, "record-enter"))
    event, buttons = visitor.page.locator(".ways button"), visitor.page.locator(".settle button")
    expect(event.first.or_(buttons.first).or_(record)).to_be_visible()
    if event.count():
        event.first.click()
        press(visitor, "event-go-on")
    expect(buttons.first.or_(record)).to_be_visible()
    settle(visitor)
