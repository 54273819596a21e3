"""The installed app without a connection: it opens, says so, and still has its tutorials and rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser.visiting import PHONE, Visit

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open('taverna-1');
  const rules = await cache.match('/api/rules/dead-mans-draw/pt-BR');
  return Boolean(rules && (await cache.match('/')));
}"""


def test_tutorials_and_rules_need_no_connection(visit: Visit) -> None:
    ana = visit("pt-BR", PHONE, installed=True)
    ana.go("/")
    expect(ana.button("ui-play-bots")).to_be_visible()
    ana.page.wait_for_function(KEPT, timeout=60_000)
    # Without a connection requests fail; and a game of the tests has no rules page.
    ana.watch.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "/api/games", "pearl-divers")
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_text(ana.words("ui-no-connection"))).to_be_visible()
    ana.page.get_by_role("link", name=ana.words("ui-no-connection-what")).click()
    ana.page.get_by_role("link", name="Dead Man's Draw", exact=True).click()
    expect(ana.page.locator("[id='DMD-17.1']")).to_be_visible()
    ana.go("/learn/dead-mans-draw")
    expect(ana.page.locator(".guide h1")).to_be_visible()
    expect(ana.places.first).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(ana.words("ui-no-connection"))).to_have_count(0)
