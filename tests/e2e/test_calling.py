"""Calling somebody who looks elsewhere: the title, a notification, a sound; and who leaves their seat to a bot."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.support.browser.company import sit_down_together
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PATIENCE, Visit
from tests.support.browser.visitor import Visitor

LOOKS_ELSEWHERE = """
  let away = false;
  Object.defineProperty(document, 'hidden', {get: () => away});
  Object.defineProperty(document, 'visibilityState', {get: () => away ? 'hidden' : 'visible'});
  window.lookAway = (wanted) => { away = wanted; document.dispatchEvent(new Event('visibilitychange')); };
  window.called = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return this.permission = 'granted'; }
    constructor(title, {body}) { window.called.push([title, body]); }
    close() {}
  };
"""
LISTENS = """
  window.sounds = 0;
  const node = () => new Proxy(function () {}, {
    get: (_, name) => {
      if (name === 'context') return window.audio;
      if (name === 'getChannelData') return () => [];
      return name === Symbol.toPrimitive ? () => 0 : node();
    },
    apply: () => node(),
    set: () => true,
  });
  window.AudioContext = class {
    currentTime = 0; sampleRate = 8000; destination = {};
    constructor() { window.audio = this; }
    async resume() {}
    createOscillator() { window.sounds++; return node(); }
    createBufferSource() { window.sounds++; return node(); }
    createBuffer() { return node(); }
    createBiquadFilter() { return node(); }
    createGain() { return node(); }
  };
"""


def test_the_title_and_a_notification_call_me_back(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(801)
    ana = visit("pt-BR")
    ana.context.add_init_script(LOOKS_ELSEWHERE)
    ana.go("/")
    switch(ana, "ui-notify", True)
    ana.press("ui-play-bots")
    assert ana.asked()
    mine = f"● {ana.words('game-title')} · Taverna"
    expect(ana.page).to_have_title(mine)
    assert ana.page.evaluate("called") == [], "who looks at the table needs no call"
    ana.page.evaluate("lookAway(true)")
    ana.choose(random.Random(24))
    assert ana.asked()
    for _ in range(PATIENCE // 50):  # the policy of the page forbids the browser to wait for it
        if ana.page.evaluate("called.length"):
            break
        ana.page.wait_for_timeout(50)
    asked = ana.words(f"ask-{ana.updates[-1]['decision']['kind']}")
    assert ana.page.evaluate("called.at(-1)") == [ana.words("game-title"), asked]
    expect(ana.page).to_have_title(mine)
    ana.page.evaluate("lookAway(false)")
    switch(ana, "ui-notify", False)
    ana.page.evaluate("lookAway(true)")
    before = ana.page.evaluate("called.length")
    for _ in range(3):
        if ana.asked():
            ana.choose(random.Random(25))
    assert ana.page.evaluate("called.length") == before


def the_note_leaves_room_for_the_name(visitor: Visitor, name: str) -> None:
    """Also in a narrow place, where both don't fit into a line."""
    usual = visitor.page.viewport_size
    assert usual is not None
    visitor.page.set_viewport_size({"width": 320, "height": 740})
    place = visitor.page.locator(".seat", has_text=name)
    called, note = place.locator(".name").bounding_box(), place.locator(".note").bounding_box()
    assert called is not None
    assert note is not None
    assert called["width"] > 25
    assert note["y"] >= called["y"] + called["height"]
    visitor.page.set_viewport_size(usual)


def test_the_title_says_nothing_while_others_think(visit: Visit, tavern: Tavern) -> None:
    """And what becomes of the seat of somebody who goes: a bot stands in, until they take it back."""
    tavern.seed(802)
    host, guest = visit(), visit("es")
    sit_down_together(host, guest)
    assert guest.asked()
    expect(guest.page).to_have_title(f"● {guest.words('game-title')} · Taverna")
    host.choices.first.click()
    assert host.waits()
    expect(host.page).to_have_title(f"{host.words('game-title')} · Taverna")
    guest.press("ui-leave-game")
    guest.press("ui-leave-seat")
    expect(guest.page.get_by_text(guest.words("ui-stand-in"))).to_be_visible()
    away = host.page.locator(".seat", has_text="Rui").get_by_text(host.words("ui-seat-stand-in"))
    expect(away).to_be_visible()
    the_note_leaves_room_for_the_name(host, "Rui")
    for _ in range(3):  # the game goes on
        assert host.asked()
        host.choose(random.Random(26), on_table=False)
    guest.press("ui-take-back")
    expect(guest.page.get_by_text(guest.words("ui-stand-in"))).to_have_count(0)
    expect(away).to_have_count(0)
    dice = random.Random(27)
    for _ in range(40):
        if not host.waits():
            host.choose(dice, on_table=False)
        elif not guest.waits():
            break
    assert guest.asked(), "Rui's choices are Rui's again"
    guest.choose(dice)


def test_sounds_only_for_those_who_want_them(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(803)
    ana = visit()
    ana.context.add_init_script(LISTENS)
    ana.play_bots()
    dice = random.Random(28)
    play_some(ana, dice)
    assert heard(ana) == 0
    switch(ana, "ui-sound", True)
    sample = heard(ana)
    assert sample > 0, "it is heard at once how it sounds"
    play_some(ana, dice)
    assert heard(ana) > sample
    ana.page.reload()
    assert ana.asked()
    play_some(ana, dice)
    assert heard(ana) > 0, "the browser remembers"
    switch(ana, "ui-sound", False)
    before = heard(ana)
    play_some(ana, dice)
    assert heard(ana) == before


def switch(visitor: Visitor, text_id: str, wanted: bool) -> None:
    visitor.press("ui-settings")
    toggle = visitor.page.get_by_role("switch", name=visitor.words(text_id))
    toggle.set_checked(wanted, force=True)
    expect(toggle).to_be_checked(checked=wanted)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def play_some(visitor: Visitor, dice: random.Random) -> None:
    for _ in range(3):
        assert visitor.asked()
        visitor.choose(dice, on_table=False)
    assert visitor.asked()


def heard(visitor: Visitor) -> int:
    count: int = visitor.page.evaluate("sounds")
    return count
