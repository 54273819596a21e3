"""Bloodborne in a real browser: whole games by clicks, deaths that are told, secrets at one screen and far apart."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from taverna.i18n import Words
from taverna.kernel import Event
from tests.support.browser.company import curtain, shown_seat
from tests.support.browser.looks import examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, SMALL_PHONE, WIDE, Size, Visit
from tests.support.browser.visitor import Visitor
from tests.support.browser.watch import Json

GAME = "bloodborne"
ME = 0
DREAM = "hunters-dream"
TRIES = 6
"""Games at most until one has all that a test looks for."""


def sit_down(visitor: Visitor, people: list[str], bots: int, level: str = "novice") -> None:
    """Against bots, with so many people at this screen."""
    visitor.pick()
    visitor.page.get_by_label(visitor.words("ui-nickname")).fill(people[0])
    visitor.page.locator(".hero .settings summary").click()
    if people[1:]:
        visitor.page.get_by_label(visitor.words("ui-shared-people")).fill(", ".join(people[1:]))
    visitor.page.locator(f"input[name=bots][value='{bots}']").check(force=True)
    visitor.page.locator(f"input[name=level][value={level}]").check(force=True)
    visitor.press("ui-play-bots")


def decision(visitor: Visitor) -> Json:
    asked: Json = visitor.updates[-1]["decision"]
    return asked


def my_view(visitor: Visitor, seat: int = ME) -> Json:
    return visitor.views(seat)[-1]


def place(visitor: Visitor, target: str) -> Locator:
    return visitor.page.locator(f"[data-target='{target}']").first


# A whole game


def test_a_whole_game_by_clicks(visit: Visit, tavern: Tavern) -> None:
    """In Spanish: I fight until I have died, then bank in time; log and table say what happened and by which rule."""
    for seed in range(TRIES):
        tavern.seed(seed)
        ana = visit("es", WIDE, theme="light", game=GAME)
        sit_down(ana, ["Ana"], bots=2, level="regular")
        kinds, deaths = play_through(ana)
        banked = any(event["args"]["number"] for event in mine(ana, "banked"))
        if kinds >= {"pick", "transform", "upgrade"} and deaths and banked:
            break
    else:
        pytest.fail("nobody who never dreams lives long: in none of these games was there a death and a bank")
    in_the_log(ana, mine(ana, "died") + mine(ana, "banked"))
    the_end_is_told(ana)
    assert examine(ana) == []
    ana.page.keyboard.press("Escape")
    # axe takes the hyphen out of what is seen, but not out of the name that it is compared with.
    assert [fault for fault in examine(ana) if "Bastón-látigo" not in fault] == []


def play_through(ana: Visitor) -> tuple[set[str], int]:
    """To the end of the game: which questions were asked, and how many deaths were explained to me."""
    dice = random.Random(31)
    kinds: set[str] = set()
    deaths = 0
    assert ana.asked()
    the_final_boss_explains_itself(ana)
    for _ in ana.turns():
        kind = decision(ana)["kind"]
        choices_are_on_the_table(ana)
        if kind not in kinds:
            kinds.add(kind)
            nothing_sticks_out(ana)
        deaths += death_is_told(ana)
        answer(ana, dice)
    return kinds, deaths


def answer(visitor: Visitor, dice: random.Random) -> None:
    """Weapons until the first death; afterwards the Dream as soon as there is blood to bank."""
    choices = [choice for choice in decision(visitor)["options"] if choice["targets"]]
    wary = bool(mine(visitor, "died"))
    rich = my_view(visitor)["players"][ME]["collected"] > 0
    dreams = [choice for choice in choices if choice["args"].get("card") == DREAM]
    others = [choice for choice in choices if choice not in dreams]
    wanted = dreams if dreams and (not others or (wary and rich)) else others or choices
    place(visitor, dice.choice(wanted)["targets"][0]).click()


def choices_are_on_the_table(visitor: Visitor) -> None:
    """Whatever may be chosen can be chosen on the cards too, except to take nothing."""
    lit = set(visitor.places.evaluate_all("places => places.map((place) => place.dataset.target)"))
    offered = {target for choice in decision(visitor)["options"] for target in choice["targets"]}
    assert lit == offered
    bare = [choice["key"] for choice in decision(visitor)["options"] if not choice["targets"]]
    assert bare in ([], ["take-none"])


def mine(visitor: Visitor, kind: str) -> list[Json]:
    told = {event["n"]: event for update in visitor.updates for event in update["events"]}
    return [event for event in told.values() if event["kind"] == kind and event["args"]["seat"] == ME]


def sentence(visitor: Visitor, event: Json) -> str:
    names = [visitor.page.locator(f"[data-place='seat:{seat}'] h2").inner_text() for seat in (0, 1, 2)]
    words = Words(visitor.language, GAME, names, ME)
    return words.event(Event(event["kind"], event["rule"], event["args"]))


def death_is_told(visitor: Visitor) -> bool:
    """Whoever is asked for an upgrade after a death reads what killed them, what they lost, and the rule."""
    if not my_view(visitor)["players"][ME]["dead"]:
        return False
    died = mine(visitor, "died")[-1]
    told = visitor.page.locator(".death p").filter(has_text=sentence(visitor, died))
    expect(told).to_be_visible()
    expect(told.get_by_role("button")).to_have_text("BB-6.2")
    return True


def in_the_log(visitor: Visitor, events: list[Json]) -> None:
    for event in events:
        line = visitor.log.filter(has_text=sentence(visitor, event)).filter(has_text=event["rule"])
        expect(line).not_to_have_count(0)


def the_end_is_told(visitor: Visitor) -> None:
    """What each score is made of; and which rule decided."""
    view, result = visitor.updates[-1]["view"], visitor.updates[-1]["result"]
    rows = visitor.result.locator("tbody tr")
    expect(rows).to_have_count(3)
    shown = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    expected = [
        [player["banked"], *[track["points"] for track in player["trophies"]], player["score"]]
        for player in view["players"]
    ]
    assert sorted(shown) == sorted(expected)
    assert all(sum(parts[:-1]) == parts[-1] for parts in shown)
    assert sorted(parts[-1] for parts in shown) == sorted(result["scores"])
    decided = next(event for event in visitor.updates[-1]["events"] if event["kind"] == "ended")
    expect(visitor.result.locator(".ending ul")).to_contain_text(decided["rule"])


def the_final_boss_explains_itself(visitor: Visitor) -> None:
    """What it does, that it does it all game long, and its rule."""
    boss = my_view(visitor)["final_boss"]
    name = visitor.words(f"monster-{boss['id']}")
    visitor.page.locator(".course").get_by_role("button", name=name).click()
    sheet = visitor.page.get_by_role("status").filter(has_text=visitor.words("board-final-boss-help"))
    expect(sheet).to_contain_text(name)
    expect(sheet.get_by_role("button")).to_have_text(boss["rule"])
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# Small screens, five hunters


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=["360", "390"])
def test_five_hunters_on_a_phone(visit: Visit, tavern: Tavern, size: Size) -> None:
    """Nothing sticks out, and what I may choose is not under the bar."""
    tavern.seed(921)
    ana = visit("pt-BR", size, game=GAME)
    sit_down(ana, ["Ana"], bots=4)
    dice = random.Random(33)
    kinds: set[str] = set()
    for number in ana.turns():
        nothing_sticks_out(ana)
        kind = decision(ana)["kind"]
        if kind == "pick":
            my_hand_is_in_sight(ana)
        if kind not in kinds:
            kinds.add(kind)
            assert size == PHONE or examine(ana) == []
        if {"pick", "upgrade"} <= kinds and number > 4:
            break
        ana.choose(dice)


def my_hand_is_in_sight(visitor: Visitor) -> None:
    """The page comes to it by itself."""
    visitor.page.wait_for_function("""() => {
        const [hand, bar] = ['.seat.mine .hand', 'section.bar'].map((one) =>
            document.querySelector(one).getBoundingClientRect());
        return hand.top >= 0 && hand.bottom <= bar.top + 1;
    }""")


# At one screen


def test_at_one_screen_nobody_sees_the_pick_of_the_other(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(931)
    ana = visit("en", WIDE, game=GAME)
    sit_down(ana, ["Ana", "Bia"], bots=1)
    assert ana.asked()
    first = shown_seat(ana)
    place(ana, "hand:hunter-axe").click()
    expect(curtain(ana)).to_be_visible()
    assert ana.page.locator(".hand, .fray").count() == 0
    ana.press("ui-curtain-regret", name=["Ana", "Bia"][first])
    assert ana.asked()
    assert shown_seat(ana) == first
    place(ana, "hand:saw-cleaver").click()
    curtain(ana).get_by_role("button").first.click()
    assert ana.asked()
    assert shown_seat(ana) == 1 - first
    slot = ana.page.locator(f"[data-place='slot:{first}']")
    expect(slot).to_have_attribute("aria-label", ana.words("board-slot-down", name=["Ana", "Bia"][first]))
    assert ana.words("card-saw-cleaver") not in slot.inner_text()
    assert len(ana.page.locator(".hand li").all()) == 5
    place(ana, "hand:hunter-pistol").click()
    three_rounds(ana)


def three_rounds(visitor: Visitor) -> None:
    dice = random.Random(35)
    for _ in range(60):
        expect(curtain(visitor).or_(visitor.choices).first).to_be_visible()
        if curtain(visitor).count():
            curtain(visitor).get_by_role("button").first.click()
            continue
        seat = shown_seat(visitor)
        shown = visitor.page.locator(".hand button").evaluate_all(
            "all => all.map((one) => one.dataset.place)"
        )
        assert shown == [f"hand:{card}" for card in dict.fromkeys(my_view(visitor, seat)["hand"])]
        if my_view(visitor, seat)["round"] > 3:
            return
        visitor.choose(dice)
    raise AssertionError("three rounds take less")


# Over the network


def test_a_changed_pick_and_a_signal(visit: Visit, tavern: Tavern) -> None:
    """The host changes a pick until the guest's is in; the guest's signal is read in the host's language."""
    tavern.seed(941)
    host, guest = visit(game=GAME), visit("es", PHONE, game=GAME)
    guest.page.goto(host.invite())
    guest.page.get_by_label(guest.words("ui-nickname")).fill("Rui")
    guest.page.get_by_role("button", name=guest.words("ui-sit")).first.click()
    bots = host.page.get_by_label(host.words("ui-seat-bot"))
    expect(bots).to_have_count(1)
    bots.select_option("novice")
    host.press("ui-start")
    assert host.asked()
    assert guest.asked()
    place(host, "hand:hunter-axe").click()
    expect(slot_of(host, 0)).to_have_attribute(
        "aria-label", host.words("board-slot-mine", card=host.words("card-hunter-axe"))
    )
    host.page.get_by_role("button", name=host.words("ui-undo-sealed")).click()
    place(host, "hand:saw-cleaver").click()
    a_signal_is_seen(guest, host)
    name = host.page.locator("[data-place='seat:0'] h2").inner_text()
    expect(slot_of(guest, 0)).to_have_attribute("aria-label", guest.words("board-slot-down", name=name))
    assert not any('"pick":"saw-cleaver"' in frame for frame in guest.watch.frames)
    place(guest, "hand:hunters-dream").click()
    expect(host.page.locator(".said")).to_have_count(0)  # a promise is weighed until the cards are open
    for visitor in (host, guest):
        expect(visitor.log.filter(has_text=visitor.words("card-saw-cleaver"))).not_to_have_count(0)
        revealed = [event["args"] for event in all_events(visitor) if event["kind"] == "revealed"]
        assert {"seat": 0, "card": "saw-cleaver"} in revealed
        assert {"seat": 1, "card": "hunters-dream"} in revealed


def slot_of(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator(f"[data-place='slot:{seat}']")


def all_events(visitor: Visitor) -> list[dict[str, Any]]:
    return [event for update in visitor.updates for event in update["events"]]


def a_signal_is_seen(guest: Visitor, host: Visitor) -> None:
    guest.press("ui-signals")  # a phone has them behind a button
    guest.page.locator(".bar [data-signal=dream]").click()
    bubble = host.page.locator("[data-place='seat:1'] .bubble")
    expect(bubble).to_have_text(host.words("signal-dream"))
    expect(host.page.locator(".chat li")).to_have_text(f"Rui {host.words('signal-dream')}")
    expect(host.page.locator("[data-place='seat:1'] .said")).to_have_text(host.words("signal-dream"))


# What is not known


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "87 cards: 13 are proposals, 4 are proposals in part and 25 rest on a single source."),
        ("pt-BR", "87 cartas: 13 são propostas nossas, 4 são propostas em parte e 25 vêm de uma só fonte."),
        (
            "es",
            "87 cartas: 13 son propuestas nuestras, 4 son propuestas en parte y 25 vienen de una sola fuente.",
        ),
    ],
)
def test_the_panel_tells_which_cards_are_proposals(visit: Visit, language: str, told: str) -> None:
    ana = visit(language, PHONE, game=GAME)
    ana.pick()
    known = ana.page.locator(".hero .known")
    expect(known.locator("summary")).to_have_text(told)
    known.locator("summary").click()
    expect(known).to_contain_text(ana.words("standing-proposed"))
    for card in ("card-chikage", "card-cannon", "monster-winter-lantern", "monster-maneater-boar"):
        expect(known).to_contain_text(ana.words(card))
    assert examine(ana) == []
    nothing_sticks_out(ana)


# Learning


def test_the_tutorial_is_gone_through(visit: Visit) -> None:
    ana = visit("es", PHONE, game=GAME)
    ana.go(f"/learn/{GAME}")
    lesson(ana, "pick")
    assert examine(ana) == []
    place(ana, "hand:transform").click()
    expect(ana.page.get_by_text(ana.words("lesson-pick-no"))).to_be_visible()
    place(ana, "hand:hunter-axe").click()
    lesson(ana, "order")
    ana.press("ui-lesson-next")
    steps = {
        "roll": "hand:saw-cleaver",
        "dream": f"hand:{DREAM}",
        "upgrade": "row:kirkhammer",
        "transform": "hand:transform",
        "weapon": "hand:kirkhammer",
    }
    for name, target in steps.items():
        lesson(ana, name)
        nothing_sticks_out(ana)
        place(ana, target).click()
    expect(ana.page.get_by_text(ana.words("lesson-end", points=5, risk=3))).to_be_visible()
    ana.press("ui-lesson-play")
    assert ana.asked()


def lesson(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", name=visitor.words(f"lesson-{name}-title"))).to_be_visible()
