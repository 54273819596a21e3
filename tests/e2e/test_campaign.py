"""A first evening: two people on two devices found a campaign, make heroes, play a scenario and go to the city."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from tests.support.browser.campaigners import link, press, settle, word
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, WIDE, Visit
from tests.support.browser.visitor import Visitor

GAME = "gloomhaven"
LONG = 90_000
MOST_BYTES = 200_000


def found_campaign(visitor: Visitor) -> None:
    visitor.pick()
    visitor.page.get_by_label(visitor.words("ui-nickname")).fill("Ana")
    press(visitor, "found")
    visitor.page.get_by_label(word(visitor, "found-name")).fill("Lanterns")
    visitor.page.get_by_label(word(visitor, "found-bots")).select_option("0")
    press(visitor, "found")


def make_hero(visitor: Visitor, hero_class: str, name: str) -> None:
    press(visitor, "draw")
    visitor.page.locator(f"input[name=class][value={hero_class}]").check()
    visitor.page.get_by_label(word(visitor, "hero-name")).fill(name)
    press(visitor, "create")
    expect(visitor.page.locator(".who", has_text=name)).to_be_visible()


def set_out(visitor: Visitor) -> None:
    """To the first place that is open, through whatever is met on the way."""
    link(visitor, "map").click()
    press(visitor, "set-out")
    play = visitor.page.get_by_role("button", name=word(visitor, "play"), exact=True)
    event = visitor.page.locator(".event")
    answers = visitor.page.locator(".settle button")
    expect(event.or_(answers).or_(play).first).to_be_visible()
    if event.is_visible():
        event.locator(".ways button").first.click()
        press(visitor, "event-go-on")
    expect(answers.first.or_(play)).to_be_visible()
    settle(visitor)
    expect(play).to_be_visible()


def play_by_bots(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("checkbox")).to_have_count(2)
    for box in visitor.page.get_by_role("checkbox").all():
        box.check()
    press(visitor, "play")
    back = visitor.page.get_by_role("link", name=visitor.words("ui-campaign-back"))
    expect(back).to_be_visible(timeout=LONG)
    back.click()


def weigh(visitor: Visitor, path: str) -> int:
    """Bytes of a first visit to that page, fonts left out."""
    loaded: list[Request] = []
    tab = visitor.context.new_page()
    tab.on("requestfinished", lambda request: loaded.append(request))
    network = visitor.context.new_cdp_session(tab)
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    tab.goto(visitor.url + path)
    tab.get_by_role("heading", level=1).or_(tab.locator(".street")).first.wait_for()
    tab.wait_for_load_state("networkidle")
    sizes = [one.sizes()["responseBodySize"] for one in loaded if one.resource_type != "font"]
    tab.close()
    return sum(sizes)


def test_a_first_evening_of_two(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(77)
    ana, rui = visit("en", WIDE, game=GAME), visit("es", PHONE, game=GAME)
    faults: dict[str, list[str]] = {}
    found_campaign(ana)
    make_hero(ana, "brute", "Bram")
    link(ana, "party").click()
    invitation = ana.page.get_by_label(word(ana, "invite-link")).input_value()
    faults["party"] = examine(ana)

    rui.go(invitation.removeprefix(rui.url))
    rui.page.get_by_label(rui.words("ui-nickname")).fill("Rui")
    press(rui, "join")
    make_hero(rui, "spellweaver", "Selma")
    nothing_sticks_out(rui)
    faults["city on a phone"] = examine(rui)
    expect(ana.page.locator(".heroes li", has_text="Selma")).to_be_visible()  # live

    # Both are in the city at once: one buys, one donates.
    ana.page.goto(f"{ana.page.url.rsplit('/', 1)[0]}/shop")
    ana.page.locator(".shelf button").first.click()
    expect(ana.page.locator(".own")).to_have_count(1)
    faults["shop"] = examine(ana)
    rui.page.locator("li.mine").get_by_role("button", name=word(rui, "donate", gold=10)).click()
    expect(rui.page.locator("li.mine .done")).to_be_visible()
    link(ana, "city").click()
    expect(ana.page.locator("li", has_text="Selma").locator(".done")).to_be_visible()
    faults["city"] = examine(ana)

    # A scenario, with bots for both; it comes home by itself.
    set_out(ana)
    faults["map"] = examine(ana)
    play_by_bots(ana)
    expect(ana.page.locator("#homecoming")).to_be_visible()
    expect(rui.page.locator("#homecoming")).to_be_visible(timeout=LONG)
    faults["homecoming"] = examine(rui)
    press(rui, "return")
    expect(ana.page.locator("#homecoming")).to_have_count(0)
    link(ana, "log").click()
    expect(ana.page.locator("li.played")).to_have_count(1)
    ana.page.goto(f"{ana.page.url.rsplit('/', 1)[0]}/hero")
    ana.page.locator(".spine").first.click()
    expect(ana.page.locator(".printed").first).to_be_visible()
    faults["hero"] = examine(ana)
    campaign = ana.page.url.removeprefix(ana.url).rpartition("/")[0]
    weights = {place: weigh(ana, f"{campaign}/{place}") for place in ("city", "map", "hero", "shop", "party")}
    assert max(weights.values()) < MOST_BYTES, weights
    found = "\n".join(f"{page}: {fault}" for page, some in faults.items() for fault in some)
    assert not found, found
