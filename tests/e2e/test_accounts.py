"""Accounts in the browser: by password and by passkey, on two devices, recovered, and deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.members import SECRET, fill, new_name, sign_in, sign_out, take
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_guest_becomes_an_account_in_mid_game_and_goes_on_with_a_phone(
    visit: Visit, tavern: Tavern
) -> None:
    tavern.seed(31)
    desk, name = visit(), new_name("Ana")
    desk.play_bots()
    assert desk.asked()
    table = desk.page.url
    desk.go("/account")
    assert examine(desk) == []
    fill(desk, "ui-account-name", name)
    desk.page.locator("input[type=password]").fill(SECRET)
    desk.press("ui-do-register")
    expect(desk.page.locator(".codes li")).to_have_count(10)
    assert examine(desk) == []
    desk.press("ui-codes-kept")
    expect(desk.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    desk.page.goto(table)
    assert desk.asked()
    phone = visit("es", PHONE)
    sign_in(phone, name)
    nothing_sticks_out(phone)
    assert examine(phone) == []
    phone.page.goto(table)
    assert phone.asked()
    desk.choices.first.click()
    expect(phone.log).not_to_have_count(0)
    end_the_phones_session(desk, phone)


def end_the_phones_session(desk: Visitor, phone: Visitor) -> None:
    """What the phone shows after that is what a stranger sees."""
    desk.go("/account")
    expect(desk.page.locator(".sessions li")).to_have_count(2)
    desk.page.locator(".sessions").get_by_role("button").click()
    expect(desk.page.locator(".sessions li")).to_have_count(1)
    phone.go("/account")
    expect(phone.button("ui-do-register")).to_be_visible()


def test_a_passkey_makes_an_account_and_opens_it_again(visit: Visit) -> None:
    ana, name = visit(), new_name("Bia")
    ana.url = ana.url.replace("127.0.0.1", "localhost")
    devtools = ana.context.new_cdp_session(ana.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    ana.go("/account")
    fill(ana, "ui-account-name", name)
    ana.press("ui-passkey-register")
    ana.press("ui-codes-kept")
    expect(ana.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    sign_out(ana, name)
    ana.go("/account")
    take(ana, "login")
    ana.press("ui-passkey-login")
    expect(ana.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    ana.watch.forgive("409")
    ana.page.get_by_role("button", name=ana.words("ui-passkey-remove", device="Chrome, Linux")).click()
    expect(ana.page.get_by_text("only way into your account")).to_be_visible()


def test_a_recovery_code_opens_the_account_and_everything_can_be_deleted(visit: Visit) -> None:
    ana, name = visit("pt-BR", PHONE), new_name("Clara")
    ana.go("/account")
    fill(ana, "ui-account-name", name)
    ana.page.locator("input[type=password]").fill(SECRET)
    ana.press("ui-do-register")
    code = ana.page.locator(".codes li").nth(4).inner_text()
    nothing_sticks_out(ana)
    ana.press("ui-codes-kept")
    sign_out(ana, name)
    ana.go("/account")
    take(ana, "recover")
    fill(ana, "ui-account-name", name)
    fill(ana, "ui-code", code.lower())
    ana.page.locator("input[type=password]").fill("another phrase")
    ana.press("ui-do-recover")
    expect(ana.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name=ana.words("ui-data-export")).click()
    assert name in saved.value.path().read_text(encoding="utf-8")
    ana.press("ui-forget")
    ana.page.get_by_role("dialog").locator("input[type=password]").fill("another phrase")
    ana.press("ui-forget-yes")
    expect(ana.page.get_by_text(ana.words("ui-forgotten"))).to_be_visible()
    ana.watch.forgive("401")
    ana.go("/account")
    take(ana, "login")
    fill(ana, "ui-account-name", name)
    ana.page.locator("input[type=password]").fill("another phrase")
    ana.press("ui-do-login")
    expect(ana.page.locator(".toast")).to_be_visible()
    expect(ana.button("ui-do-login")).to_be_visible()
