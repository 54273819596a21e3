"""Those who look on, and those who look back: spectators, replays, records; and the rules and settings."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from taverna.kernel import Record, replay
from tests.support.browser.looks import examine
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, SMALL_PHONE, Visit
from tests.support.browser.visitor import Visitor


def test_a_spectator_sees_the_game_but_no_secret(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(501)
    ana, eva = visit(), visit("es")
    ana.play_bots()
    assert ana.asked()
    offered = ana.updates[-1]["view"]["offers"]
    eva.page.goto(ana.page.url)
    expect(eva.page.get_by_text(eva.words("ui-watching"))).to_be_visible()
    assert not eva.choices.count()
    assert not eva.places.count()
    for pirate in offered:
        assert not any(pirate in frame for frame in eva.watch.frames)
        assert eva.words(f"pirate-{pirate}") not in eva.page.content()
    assert examine(eva) == []
    onlookers_may_talk(eva, ana)
    dice = random.Random(16)
    for number in ana.turns():
        if number == 6:
            break
        ana.choose(dice)
    ana.asked()
    expect(eva.log).to_have_count(ana.log.count() - 1)  # what I was offered is told to me alone
    assert eva.updates[-1]["view"]["players"] == ana.updates[-1]["view"]["players"]


def onlookers_may_talk(eva: Visitor, ana: Visitor) -> None:
    """Also one who has told nobody her name yet. They know no secret; and it is seen that they only look on."""
    field = eva.page.get_by_label(eva.words("ui-chat-say"))
    field.fill("¡Suerte!")
    field.press("Enter")
    for visitor in (ana, eva):
        said = visitor.page.locator(".chat li")
        expect(said).to_contain_text("¡Suerte!")
        expect(said).to_contain_text(visitor.words("ui-onlooker"))


def test_a_problem_is_reported_while_the_game_goes_on(visit: Visit, tavern: Tavern, tmp_path: Path) -> None:
    """The file holds what my seat knows and no more."""
    tavern.seed(505)
    ana = visit()
    ana.play_bots()
    assert ana.asked()
    with ana.page.expect_download() as waiting:
        ana.page.locator(".side").get_by_role("link", name=ana.words("ui-report")).click()
    expect(ana.page.get_by_text(ana.words("ui-report-next"))).to_be_visible()
    waiting.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    now = ana.updates[-1]
    assert (report["seat"], report["step"], report["record"]) == (0, now["step"], None)
    assert (report["view"], report["decision"]) == (now["view"], now["decision"])
    assert "seed" not in report


def test_a_finished_game_is_replayed_and_its_record_goes_round(
    visit: Visit, tavern: Tavern, tmp_path: Path
) -> None:
    tavern.seed(502)
    ana = visit("en", PHONE)
    ana.play_bots()
    ana.play_on(random.Random(17))
    file = download(ana, "ui-record-download", tmp_path)
    record = Record.from_dict(json.loads(file.read_text()))
    match = replay(record)
    assert match.outcome().scores == ana.updates[-1]["result"]["scores"]
    report = json.loads(download(ana, "ui-report", tmp_path).read_text())
    assert report["record"] == json.loads(file.read_text())
    ana.result.get_by_role("link", name=ana.words("ui-replay")).click()
    timeline_goes_from_first_to_last(ana, len(record.steps))
    a_strong_bot_looks_into_it(ana, len(record.steps))
    assert examine(ana) == []
    eva = visit("es")
    eva.go("/replay")
    a_file_that_is_no_record_is_refused(eva, tmp_path)
    eva.page.locator("input[type=file]").set_input_files(file)
    timeline_goes_from_first_to_last(eva, len(record.steps))
    assert scores_on_table(eva) == match.outcome().scores


def a_file_that_is_no_record_is_refused(visitor: Visitor, folder: Path) -> None:
    """And the page stays, for another one."""
    visitor.watch.forgive("400")
    other = folder / "other.json"
    other.write_text('{"game": "dead-mans-draw"}')
    visitor.page.locator("input[type=file]").set_input_files(other)
    expect(visitor.page.get_by_text(visitor.words("plain-damaged"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("ui-replay-pick"))).to_be_visible()


def download(visitor: Visitor, text_id: str, folder: Path) -> Path:
    with visitor.page.expect_download() as waiting:
        visitor.result.get_by_role("link", name=visitor.words(text_id)).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def timeline_goes_from_first_to_last(visitor: Visitor, steps: int) -> None:
    at = visitor.page.get_by_role("slider", name=visitor.words("ui-timeline"))
    expect(at).to_have_value("0")
    expect(at).to_have_attribute("max", str(steps))
    assert set(scores_on_table(visitor)) == {0}
    visitor.press("ui-replay-forward")
    expect(at).to_have_value("1")
    visitor.press("ui-replay-back")
    expect(at).to_have_value("0")
    visitor.press("ui-replay-play")
    expect(at).not_to_have_value("0")
    at.fill(str(steps // 2))  # whoever takes the timeline in hand stops the play
    expect(visitor.button("ui-replay-play")).to_be_visible()
    expect(at).to_have_attribute(
        "aria-valuetext", visitor.words("ui-replay-at", step=steps // 2, steps=steps)
    )
    visitor.page.keyboard.press("End")
    expect(at).to_have_value(str(steps))
    expect(visitor.page.locator(".verdict")).to_be_visible()


def a_strong_bot_looks_into_it(visitor: Visitor, steps: int) -> None:
    """A line for everyone along the whole game; whoever clicks on a choice that cost something is there."""
    visitor.press("ui-analysis-start")
    costs = visitor.page.locator("details", has_text=visitor.words("ui-analysis-costs"))
    costs.locator("summary").click(timeout=120_000)
    lines = visitor.page.get_by_role("img", name=visitor.words("ui-analysis-course")).locator("polyline")
    expect(lines).to_have_count(len(visitor.updates[-1]["view"]["players"]))
    assert len((lines.first.get_attribute("points") or "").split()) == steps + 1
    worst = costs.get_by_role("button").first
    step = int(worst.inner_text().partition(".")[0])
    worst.click()
    expect(visitor.page.get_by_role("slider", name=visitor.words("ui-timeline"))).to_have_value(str(step - 1))


def the_guide_hides_nothing(visitor: Visitor) -> None:
    shelf = visitor.page.locator(".seat.mine .shelf").bounding_box()
    guide = visitor.page.locator(".guide").bounding_box()
    assert shelf is not None
    assert guide is not None
    assert shelf["y"] + shelf["height"] <= guide["y"] + 1


def scores_on_table(visitor: Visitor) -> list[int]:
    """By seat: that is the order in which a spectator sees them."""
    return [int(points) for points in visitor.page.locator(".seat .points").all_inner_texts()]


def test_the_rules_are_searched(visit: Visit) -> None:
    ana = visit("pt-BR")
    ana.go("/")
    ana.page.get_by_role("link", name=ana.words("ui-rules-why")).click()
    search = ana.page.get_by_role("searchbox", name=ana.words("ui-rules-search"))
    entries = ana.page.locator(".entry")
    expect(entries.first).to_be_visible()
    everything = entries.count()
    search.fill("ancora")  # nobody types the accent of "âncora"
    expect(entries).not_to_have_count(everything)
    for section in ana.page.locator("main section").all():
        title = section.get_by_role("heading").inner_text()
        for entry in section.locator(".entry").all_inner_texts():
            assert "âncora" in f"{title} {entry}".lower()
    assert 0 < entries.count() < everything
    search.fill("DMD-17.1")
    expect(ana.page.locator("[id='DMD-17.1']")).to_be_visible()
    search.fill("xyzzy")
    expect(ana.page.get_by_text(ana.words("ui-rules-none", words="xyzzy"))).to_be_visible()


def test_the_log_and_refusals_show_their_rule(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(503)
    ana = visit()
    ana.play_bots()
    dice = random.Random(18)
    for _ in ana.turns():
        refused = ana.page.locator("button.choice.refused")
        if refused.count():
            break
        ana.choose(dice, on_table=False)
    ana.press("ui-final")  # the lock explains itself to fingers and keys too
    expect(
        ana.page.get_by_text(ana.words("ui-final-all")).or_(ana.page.get_by_text(ana.words("ui-final-some")))
    ).to_be_visible()
    ana.page.keyboard.press("Escape")
    refused.first.click(force=True)  # it looks disabled, and says why when clicked all the same
    toast = ana.page.locator(".toast")
    expect(toast).to_be_visible()
    rule = toast.locator(".rule").inner_text()
    toast.locator(".rule").click()
    dialog = ana.page.get_by_role("dialog", name=ana.words("ui-rule", rule=rule))
    expect(dialog).to_contain_text(rule)
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_language_changes_without_a_new_page(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(504)
    ana = visit("en")
    ana.play_bots()
    assert ana.asked()
    ana.page.evaluate("() => { window.sameAsBefore = true; }")
    for language in ("es", "pt-BR"):
        ana.press("ui-settings")
        ana.page.get_by_role("combobox", name=ana.words("ui-language")).select_option(language)
        ana.language = language
        expect(ana.page.get_by_role("dialog", name=ana.words("ui-settings"))).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(ana.badge).to_have_text(ana.words("ui-turn-mine"))
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
    assert ana.page.evaluate("() => window.sameAsBefore")
    assert ana.asked()


def test_light_and_dark(visit: Visit) -> None:
    ana = visit(theme="light")
    ana.go("/")
    morning = background(ana)
    ana.press("ui-settings")
    ana.page.get_by_label(ana.words("ui-theme-dark")).check(force=True)
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    night = background(ana)
    assert brightness(morning) > 180 > 60 > brightness(night)
    ana.page.reload()
    expect(ana.button("ui-play-bots")).to_be_visible()
    assert background(ana) == night


def background(visitor: Visitor) -> str:
    colour: str = visitor.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    return colour


def brightness(colour: str) -> float:
    numbers = [float(part) for part in colour.partition("(")[2].rstrip(")").replace(",", " ").split()[:3]]
    return sum(numbers) / 3


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_the_tutorial_leads_to_a_game(visit: Visit, language: str) -> None:
    ana = visit(language, SMALL_PHONE)
    ana.go("/")
    ana.page.get_by_role("link", name=ana.words("ui-learn")).click()
    progress = ana.page.get_by_role("progressbar")
    last = int(progress.get_attribute("max") or 0)
    for step in range(1, last):
        expect(progress).to_have_attribute("value", str(step))
        the_guide_hides_nothing(ana)
        unwise = ana.page.locator("button.place.open.busting")
        if unwise.count():
            unwise.click()
            expect(ana.page.get_by_text(ana.words("lesson-hook-no"))).to_be_visible()
        ana.page.locator("button.place.open:not(.busting)").first.click()
    expect(progress).to_have_attribute("value", str(last))
    ana.press("ui-lesson-play")
    assert ana.asked()
