"""The puzzle of the day: solved on the board, once; and a game of mine looked at from my own seat."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.support.browser.looks import examine
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import Visit
from tests.support.browser.visitor import Visitor
from tests.support.server.people import Json

MAKING = 120_000


def test_the_puzzle_is_answered_once_on_the_board(visit: Visit) -> None:
    ana = visit("es", game="dungeon-raiders")
    ana.pick()
    ana.page.get_by_role("link", name=ana.words("ui-puzzle")).click()
    expect(ana.places.first).to_be_visible(timeout=MAKING)
    assert examine(ana) == []
    ana.places.first.click()
    told = ana.page.locator(".bar-place [role=status]")
    right = told.get_by_text(ana.words("ui-puzzle-right"))
    expect(right.or_(told.get_by_text(ana.words("ui-puzzle-wrong")))).to_be_visible()
    expect(ana.places).to_have_count(0)
    before = told.inner_text()
    ana.page.reload()
    expect(told).to_have_text(before, use_inner_text=True)


def thought_of(ana: Visitor, table: str) -> Json:
    """What a bot would say of the game whose only mistake was my first choice: no bot has to think for it."""
    asked = {"table": table, "eyes": 0}
    replay = ana.page.request.post(f"{ana.url}/api/replay", data=asked).json()
    frames = replay["frames"]
    mine = next(
        at
        for at, frame in enumerate(frames[1:])
        if frame["seat"] == 0 and len(frames[at]["decision"]["options"]) > 1
    )
    chosen, best = sorted(
        frames[mine]["decision"]["options"], key=lambda option: option["code"] != frames[mine + 1]["code"]
    )[:2]
    spoken = [{key: one[key] for key in ("code", "key", "args", "rule")} for one in (chosen, best)]
    verdicts = [
        {
            "step": step,
            "seat": 0 if step == mine else 1,
            "chances": [0.6, 0.2, 0.2] if step <= mine else [0.2, 0.4, 0.4],
            "errors": [0.01] * 3,
            "chosen": spoken[0],
            "best": spoken[1] if step == mine else None,
            "cost": 0.4 if step == mine else 0.0,
            "revealed": [],
        }
        for step in range(replay["steps"])
    ]
    return {"steps": replay["steps"], "verdicts": verdicts, "end": [0.2, 0.4, 0.4], "end_errors": [0.01] * 3}


def learn(ana: Visitor) -> None:
    """The mistake is asked once more, and what was best is told."""
    ana.press("ui-analysis-start")
    ana.press("ui-lesson-mine-start", count=1)
    lesson = ana.page.get_by_label(ana.words("ui-lesson-mine"))
    expect(lesson.get_by_text(ana.words("ui-lesson-mine-at", step=1, steps=1))).to_be_visible()
    ana.choices.first.click()
    told = ana.words("ui-puzzle-right"), ana.words("ui-puzzle-wrong")
    expect(lesson.get_by_text(told[0]).or_(lesson.get_by_text(told[1]))).to_be_visible()
    expect(ana.choices).to_have_count(0)
    ana.press("ui-lesson-next")
    expect(lesson.get_by_text(ana.words("ui-lesson-mine-end"))).to_be_visible()
    ana.press("ui-lesson-mine-leave")


def test_my_game_is_seen_from_my_seat_and_linked_to_at_a_step(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(506)
    ana = visit(game="dungeon-raiders")
    ana.pick()
    ana.press("ui-play-bots")
    dice = random.Random(4)
    for _ in ana.turns():
        ana.choose(dice, on_table=False)
    table = ana.page.url.rpartition("/")[2]
    thought = thought_of(ana, table)
    ana.page.route("**/api/analysis", lambda route: route.fulfill(json=thought))
    ana.press("ui-analysis-turned")
    turn = ana.result.locator("ol a[href*='step=']")
    expect(turn).to_have_count(1)
    turned = next(one["step"] for one in thought["verdicts"] if one["cost"])
    expect(turn).to_have_attribute("href", f"/replay/{table}?step={turned}")
    ana.go("/replay")
    ana.page.locator("main a[href^='/replay/']").first.click()
    eyes = ana.page.get_by_label(ana.words("ui-replay-eyes"))
    expect(eyes).to_have_value("0")
    expect(ana.page.locator("ol.hand")).to_have_count(1)
    eyes.select_option("1")
    expect(eyes).to_have_value("1")
    expect(ana.page.locator("ol.hand")).to_have_count(1)
    eyes.select_option("")
    expect(ana.page.locator("ol.hand")).to_have_count(0)
    hands = ana.page.locator("dd", has=ana.page.locator(".card"))
    expect(hands).to_have_count(0)
    ana.page.get_by_label(ana.words("ui-replay-hands")).check()
    expect(hands).to_have_count(3)
    eyes.select_option("0")
    expect(hands).to_have_count(3)
    learn(ana)
    rate = ana.page.locator(".rate")
    for shown in ("1×", "2×", "4×", "1×"):
        expect(rate).to_have_text(shown)
        rate.click()
    ana.page.goto(ana.page.url + "?step=7")
    slider = ana.page.get_by_role("slider", name=ana.words("ui-timeline"))
    expect(slider).to_have_value("7")
