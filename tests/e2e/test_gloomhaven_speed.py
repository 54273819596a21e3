"""Gloomhaven keeps up: scenario 20 with four heroes is drawn at once, and the map follows the hand."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import median, quantiles

import pytest
from playwright.sync_api import expect

from tests.support.browser.delver import GAME, MAP, Delver
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import Visit

DESK = (1366, 768)
MOST_TO_PIXELS = 100
"""Milliseconds from a message of the table until its picture is on the screen."""
LONGEST_FRAME = 1000 / 30
CHOICES = 14
STROKES = 50
TIMED = """
window.timesToPixels = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if (!data.includes('"type":"update"')) return;
      const heard = performance.now();
      const painted = new MessageChannel();
      painted.port1.onmessage = () => window.timesToPixels.push(performance.now() - heard);
      requestAnimationFrame(() => painted.port2.postMessage(0));
    });
  }
};
"""
FRAMES = """
window.frames_ = [];
const count = (now) => { window.frames_.push(now); window.counting = requestAnimationFrame(count); };
window.counting = requestAnimationFrame(count);
"""


@pytest.mark.alone
def test_scenario_twenty_is_drawn_at_once_and_follows_the_hand(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(3)
    ana = visit("en", DESK, game=GAME)
    ana.context.add_init_script(TIMED)
    delver = Delver(ana, random.Random(2))
    delver.set_up(mine=1, bots=3, scenario="20")
    for _ in range(CHOICES):
        if delver.waits():
            delver.choose()
    times: list[float] = ana.page.evaluate("window.timesToPixels")
    assert len(times) > CHOICES
    # Whatever else runs on the machine must not decide: the lower quartile is the page's own doing.
    assert quantiles(times, n=4)[0] < MOST_TO_PIXELS, sorted(times)
    intervals = drag(delver)
    assert len(intervals) > STROKES / 4
    assert median(intervals) < LONGEST_FRAME, sorted(intervals)


def drag(delver: Delver) -> list[float]:
    """Milliseconds between one frame and the next while the map is dragged about."""
    page = delver.page
    expect(page.locator(MAP)).to_be_visible()
    box = page.locator(MAP).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.locator(f"{MAP} svg.map").get_attribute("style")
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    for stroke in range(STROKES):
        page.mouse.move(x + 3 * (stroke % 25), y + 2 * (stroke % 30))
    frames: list[float] = page.evaluate("(cancelAnimationFrame(window.counting), window.frames_)")
    page.mouse.up()
    assert page.locator(f"{MAP} svg.map").get_attribute("style") != before, "the map has not moved"
    return [later - earlier for earlier, later in pairwise(frames)]
