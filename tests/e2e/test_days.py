"""A game over days, and the ways out of it: everyone sees what was agreed, whose turn it is, what leaving means."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser.company import sit_down_together
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.members import join
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor

DAY = 24 * 3600


def set_a_table_of_days(ana: Visitor) -> str:
    ana.go("/")
    ana.press("ui-play-friends")
    form = ana.page.get_by_role("dialog")
    form.get_by_label(ana.words("ui-clock")).select_option(str(3 * DAY))
    form.get_by_text(ana.words("ui-late-resign"), exact=True).click()
    assert examine(ana) == []
    ana.press("ui-create")
    expect(ana.page.get_by_text(ana.words("ui-agreed"))).to_be_visible()
    return ana.page.url


def test_a_game_over_days_says_whose_turn_it_is(visit: Visit) -> None:
    ana, bia = visit(), visit("es", PHONE)
    join(ana, "Ana")
    join(bia, "Bia")
    link = set_a_table_of_days(ana)
    bia.page.goto(link)
    agreed = bia.words("ui-chip-clock-resign", clock=bia.words("ui-clock-days", days=3))
    expect(bia.page.get_by_text(agreed)).to_be_visible()
    bia.press("ui-sit")
    ana.press("ui-start")
    assert ana.asked()
    assert bia.asked()
    expect(ana.page.locator(".terms")).to_contain_text(ana.words("ui-chip-no-hints"))
    expect(ana.page.get_by_role("timer")).to_have_text(ana.words("ui-left-days", days=3))
    nothing_sticks_out(bia)
    bia.go("/")
    row = bia.page.locator(f"main a[href='{link[link.index('/t/') :]}']")
    expect(row).to_contain_text(bia.words("ui-turn-yours"))
    expect(row).to_contain_text(bia.words("ui-left-days", days=3))
    expect(bia.page).to_have_title("(1) Taverna")
    assert examine(bia) == []
    end_it_together(ana, bia, link)
    as_last_time(ana)


def end_it_together(ana: Visitor, bia: Visitor, link: str) -> None:
    ana.press("ui-leave-game")
    assert examine(ana) == []
    ana.press("ui-quit")
    bia.page.goto(link)
    expect(bia.page.locator(".toast")).to_contain_text("Ana")
    bia.press("ui-leave-game")
    bia.press("ui-quit-agree")
    for visitor in (ana, bia):
        expect(visitor.page.get_by_text(visitor.words("ui-ended-abandoned"))).to_be_visible()
    assert examine(bia) == []


def as_last_time(ana: Visitor) -> None:
    ana.go("/")
    ana.press("ui-play-friends")
    form = ana.page.get_by_role("dialog")
    expect(form.get_by_label(ana.words("ui-clock"))).to_have_value(str(3 * DAY))


def test_who_is_removed_in_mid_game_is_replaced_by_a_bot(visit: Visit) -> None:
    ana, rui = visit(), visit()
    sit_down_together(ana, rui)
    assert rui.asked()
    ana.choices.first.click()
    ana.press("ui-company")
    ana.page.get_by_role("button", name=f"{ana.words('ui-remove-person')}: Rui").click()
    expect(ana.page.get_by_text(ana.words("ui-remove-playing", name="Rui"))).to_be_visible()
    ana.press("ui-remove-yes")
    ana.page.keyboard.press("Escape")
    expect(
        ana.page.locator(".seat", has_text="Rui").get_by_text(ana.words("ui-seat-stand-in"))
    ).to_be_visible()
    assert ana.asked(), "a bot plays on"
    ana.press("ui-leave-game")
    ana.press("ui-resign")
    expect(ana.page.get_by_text(ana.words("ui-ended-resigned"))).to_be_visible()
