"""Two people, each at a browser of their own: by link, with secrets, talk and undo, to the end."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.support.browser.company import sit_down_together
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import Visit
from tests.support.browser.visitor import Visitor

WATCH_THE_DOM = """
  const shown = [];
  const observer = new MutationObserver(() => shown.push(document.documentElement.outerHTML));
  observer.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
  window.everShown = () => (observer.disconnect(), shown);
"""


def test_two_people_play_to_the_end(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(201)
    host, guest = visit(), visit("es")
    for visitor in (host, guest):
        visitor.context.add_init_script(WATCH_THE_DOM)
    sit_down_together(host, guest)
    for visitor in (host, guest):
        assert visitor.asked()
    secrets_are_kept(host, guest)
    talk(host, guest)
    take_back(host)
    host.choices.first.click()
    guest.choices.last.click()
    play_in_turn(host, guest, random.Random(8))
    results = [visitor.result.locator(".score").all_inner_texts() for visitor in (host, guest)]
    assert results[0] == results[1]
    rematch(host, guest)


def secrets_are_kept(host: Visitor, guest: Visitor) -> None:
    """What one of them is offered has never reached the other's page: not as a message, not as a word."""
    for reader, other in ((host, guest), (guest, host)):
        offered = other.updates[-1]["view"]["offers"]
        assert len(offered) == 2
        shown = "\n".join([reader.page.content(), *reader.page.evaluate("() => window.everShown()")])
        for pirate in offered:
            assert not any(pirate in frame for frame in reader.watch.frames)
            assert reader.words(f"pirate-{pirate}") not in shown
            assert other.words(f"pirate-{pirate}") in other.page.content()


def talk(host: Visitor, guest: Visitor) -> None:
    said = "Ahoy <b>there</b> & good luck"
    field = guest.page.get_by_label(guest.words("ui-chat-say"))
    field.fill(said)
    field.press("Enter")
    for visitor in (host, guest):
        expect(visitor.page.locator(".chat li")).to_have_text(f"Rui {said}")


def take_back(host: Visitor) -> None:
    """A sealed choice can be taken back while another one is still open."""
    first = host.choices.first.inner_text()
    host.choices.first.click()
    expect(host.choices).to_have_count(0)
    host.page.get_by_role("button", name=host.words("ui-undo-sealed")).click()
    expect(host.choices).to_have_count(2)
    assert host.choices.first.inner_text() == first
    expect(host.page.locator(".log .undone")).not_to_have_count(0)


def play_in_turn(host: Visitor, guest: Visitor, dice: random.Random) -> None:
    visitors = [host, guest]
    for number in range(200):
        # Who is not asked while the game goes on waits for the other one, so the other one is asked.
        if visitors[0].waits():
            visitors.reverse()
        if not visitors[0].asked():
            break
        visitors[0].choose(dice, on_table=number % 2 == 0)
    for visitor in visitors:
        assert not visitor.asked()


def rematch(host: Visitor, guest: Visitor) -> None:
    table = host.page.url
    host.press("ui-rematch")
    host.page.wait_for_url(lambda url: "/t/" in url and url != table)
    guest.press("ui-rematch-join")
    guest.page.wait_for_url(host.page.url)
    host.press("ui-start")
    assert guest.asked()
