"""Everybody chooses in secret at once, bells may be rung at any time, signals are given; and all of it without a board.

Played with Pearl Divers, which the client knows nothing of: its words come from the server, its table is a plain one.
"""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.support.browser.company import curtain, lift
from tests.support.browser.launch import PEARLS
from tests.support.browser.looks import examine
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import MOST_CHOICES, Visitor

RING = "button.choice[data-key=ring]"


def test_two_people_choose_at_once(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(701)
    host, guest = visit(game=PEARLS), visit("es", PHONE, game=PEARLS)
    set_the_table(host, guest)
    watching = visit(game=PEARLS)
    watching.page.goto(host.page.url)
    assert host.asked()
    assert guest.asked()
    a_decision_is_seen_and_can_be_changed(host, watching)
    a_bell_is_rung_by_who_is_not_asked(host, guest)
    a_signal_is_read_in_the_own_language(guest, host, watching)
    cards(guest).first.click()
    expect(host.page.get_by_text(host.words("ui-decided"))).to_have_count(0)
    play_to_the_end(host, guest)
    shown = [visitor.result.locator(".score").all_inner_texts() for visitor in (host, guest)]
    assert shown[0] == shown[1]
    for visitor in (host, guest):
        me = visitor.result.get_by_role("listitem").filter(has_text=visitor.words("ui-you"))
        expect(me).to_have_count(1)
    assert host.result.locator("li.me .name").inner_text().startswith("Ana")


def set_the_table(host: Visitor, guest: Visitor) -> None:
    """By a form made from the game's options: a switch and a pick."""
    host.pick()
    host.page.get_by_label(host.words("ui-nickname")).fill("Ana")
    host.press("ui-play-friends")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text(host.words("ui-options")).click()
    dialog.get_by_role("switch", name=host.words("setting-bells")).check(force=True)
    dialog.get_by_label(host.words("setting-rounds")).select_option("2")
    dialog.locator("input[name=watch]").check(force=True)
    host.press("ui-create")
    expect(host.page.get_by_text(f"{host.words('setting-rounds')}: 2")).to_be_visible()
    guest.page.goto(host.page.get_by_label(host.words("ui-link")).input_value())
    guest.page.get_by_label(guest.words("ui-nickname")).fill("Rui")
    guest.press("ui-sit")
    host.press("ui-start")


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator("button.choice[data-key=play][aria-disabled=false]")


def done(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("img", name=visitor.words("ui-done", name=name))


def a_decision_is_seen_and_can_be_changed(host: Visitor, watching: Visitor) -> None:
    expect(watching.page.get_by_text(watching.words("ui-waiting-for", names="Ana and Rui"))).to_be_visible()
    cards(host).first.click()
    expect(host.page.get_by_text(host.words("ui-decided"))).to_be_visible()
    for visitor in (host, watching):
        expect(visitor.page.get_by_text(visitor.words("ui-waiting-for", names="Rui"))).to_be_visible()
        expect(done(visitor, "Ana")).to_be_visible()
        expect(done(visitor, "Rui")).to_have_count(0)
    host.page.get_by_role("button", name=host.words("ui-undo-sealed")).click()
    expect(cards(host)).to_have_count(2)
    expect(done(watching, "Ana")).to_have_count(0)
    cards(host).last.click()
    expect(done(watching, "Ana")).to_be_visible()
    assert examine(watching) == []


def a_bell_is_rung_by_who_is_not_asked(host: Visitor, guest: Visitor) -> None:
    """It rings once a game, so it is asked about first. The other one's question stays open."""
    bell = host.page.locator(RING)
    expect(host.page.get_by_text(host.words("ui-offers"))).to_be_visible()
    bell.click()
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text(host.words("confirm-ring"))
    host.press("ui-confirm-no")
    expect(dialog).to_have_count(0)
    bell.click()
    dialog.get_by_role("button", name=host.words("option-ring"), exact=True).click()
    expect(bell).to_have_count(0)
    expect(guest.log.last).to_contain_text(guest.words("event-rang", seat="Ana"))
    expect(guest.page.locator(RING)).to_be_visible()
    expect(cards(guest)).to_have_count(2)


def a_signal_is_read_in_the_own_language(guest: Visitor, host: Visitor, watching: Visitor) -> None:
    guest.press("ui-signals")  # a phone has them behind a button
    guest.page.locator(".bar [data-signal=deep]").click()
    bubble = host.page.locator(".seat", has_text="Rui").locator(".bubble")
    expect(bubble).to_have_text(host.words("signal-deep"))
    expect(host.page.locator(".chat li")).to_have_text(f"Rui {host.words('signal-deep')}")
    expect(guest.page.locator(".chat li")).to_have_text(f"Rui {guest.words('signal-deep')}")
    assert watching.page.locator("[data-signal]").count() == 0
    host.page.locator(".chat [data-signal=shallow]").click()
    expect(guest.page.locator(".chat li").last).to_have_text(f"Ana {guest.words('signal-shallow')}")


def play_to_the_end(host: Visitor, guest: Visitor) -> None:
    for _ in range(MOST_CHOICES):
        for visitor in (host, guest):
            if not visitor.waits() and not visitor.result.count():
                visitor.choices.first.click()
                answer_again(visitor)
        if host.result.count() and guest.result.count():
            return
    raise AssertionError("this game does not end")


def answer_again(visitor: Visitor) -> None:
    """Who is asked whether they mean it means it."""
    sure = visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.words("option-ring"))
    if sure.count():
        sure.click()


def test_at_one_screen_nobody_sees_the_other_card(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(702)
    ana = visit("en", PHONE, game=PEARLS)
    ana.pick()
    ana.page.get_by_label(ana.words("ui-nickname")).fill("Ana")
    ana.page.locator(".hero .settings summary").click()
    ana.page.get_by_label(ana.words("ui-shared-people")).fill("Bia")
    ana.page.locator("input[name=bots][value='0']").check(force=True)
    ana.press("ui-play-shared")
    assert ana.asked()
    hands = [hand_of(ana, seat) for seat in (0, 1)]
    only_hand(ana, hands, 0)
    cards(ana).first.click()
    expect(curtain(ana)).to_be_visible()
    assert examine(ana) == []
    only_hand(ana, hands, None)
    ana.press("ui-curtain-regret", name="Ana")
    expect(cards(ana)).to_have_count(2)
    only_hand(ana, hands, 0)
    cards(ana).last.click()
    lift(ana, "Bia")
    assert ana.asked()
    only_hand(ana, hands, 1)
    ana.page.reload()  # and whoever did that may be anyone
    expect(curtain(ana)).to_be_visible()
    only_hand(ana, hands, None)
    lift(ana, "Bia")
    cards(ana).first.click()
    for _ in range(MOST_CHOICES):
        expect(ana.choices.or_(ana.result).or_(curtain(ana)).first).to_be_visible()
        if ana.result.count():
            return
        (curtain(ana).get_by_role("button") if curtain(ana).count() else ana.choices).first.click()
    raise AssertionError("this game does not end")


def hand_of(visitor: Visitor, seat: int) -> list[str]:
    dealt = visitor.views(seat)[0]["hand"]
    return [visitor.words("card-card", n=int(card.rpartition("-")[2])) for card in dealt]


def only_hand(visitor: Visitor, hands: list[list[str]], seat: int | None) -> None:
    """Whole words: "Pearl 1" is not "Pearl 12"."""
    page = visitor.page.locator("#app").inner_text() + " "
    for owner, hand in enumerate(hands):
        for card in hand:
            shown = any(f"{card}{end}" in page for end in " \n.,")
            assert shown == (owner == seat), (card, owner, seat)
