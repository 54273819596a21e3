"""Dungeon Raiders in a real browser: whole games by clicks and keys, secrets at one screen and over the network."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.support.browser.company import curtain, shown_seat
from tests.support.browser.looks import choices_are_on_the_table, examine, nothing_sticks_out
from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import PHONE, Visit
from tests.support.browser.visitor import Visitor
from tests.support.browser.watch import Json
from tests.support.seeds import seed_for

GAME = "dungeon-raiders"
SMALL_PHONE = (360, 740)
LEVELS, ROOMS = 5, 5
TORCH = "button.choice[data-key=look]"


# Alone


def test_a_whole_game_on_a_small_phone(visit: Visit, tavern: Tavern) -> None:
    """Cards are found by the names that a screen reader says, and chosen on the table, in the bar and by key."""
    tavern.seed(811)
    ana = visit("pt-BR", SMALL_PHONE, game=GAME)
    ana.pick()
    ana.press("ui-play-bots")
    dice = random.Random(3)
    for number in ana.turns():
        choices_are_on_the_table(ana)
        nothing_sticks_out(ana)
        if number in (0, 9):
            assert examine(ana) == []
        [by_name, in_the_bar, by_key][number % 3](ana, dice)
    the_end_is_told(ana)
    assert examine(ana) == []


def by_name(visitor: Visitor, dice: random.Random) -> None:
    cards = hand(visitor).locator("button.place.open")
    label = cards.nth(dice.randrange(cards.count())).get_attribute("aria-label")
    assert label
    hand(visitor).get_by_role("button", name=label, exact=True).click()
    say_yes(visitor)


def in_the_bar(visitor: Visitor, dice: random.Random) -> None:
    visitor.choose(dice, on_table=False)
    say_yes(visitor)


def by_key(visitor: Visitor, dice: random.Random) -> None:
    """A power card has its own number as key."""
    powers = [card for card in visitor.updates[-1]["view"]["hand"] if card.startswith("power-")]
    visitor.page.keyboard.press(dice.choice(powers).removeprefix("power-"))


def say_yes(visitor: Visitor) -> None:
    """Whoever would light a torch in vain is asked first."""
    sure = visitor.page.get_by_role("dialog").locator("button.primary")
    if sure.count() and not visitor.result.count():
        sure.click()


def hand(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.words("zone-hand"))


def the_end_is_told(visitor: Visitor) -> None:
    """Everyone in the order of R-45 with coins, wounds and fate; and the sentence that says why."""
    view = visitor.updates[-1]["view"]
    rows = visitor.result.locator(".ending ol > li")
    expect(rows).to_have_count(len(view["players"]))
    for row, seat in zip(rows.all(), view["result"]["ranking"], strict=True):
        player = view["players"][seat]
        expect(row.locator(".score")).to_have_text(str(player["coins"]))
        expect(row.locator(".wounds")).to_have_text(str(player["wounds"]))
        fainted = seat in view["result"]["fainted"]
        expect(row.get_by_text(visitor.words("status-fainted"))).to_have_count(int(fainted))
    told = visitor.result.locator(".ending ul")
    expect(told.get_by_role("button", name=view["result"]["fainting_rule"])).not_to_have_count(0)


def test_what_has_happened_stays_on_the_table_after_a_room(visit: Visit, tavern: Tavern) -> None:
    """The room before: who played what, what it brought, by which rule. By day, in Spanish, with five at the table."""
    tavern.seed(seed_for(GAME, 5, lambda position: position["row"][0].startswith("chests-3-2")))  # two chests
    ana = visit("es", theme="light", game=GAME)
    quick(ana, ["Ana"], bots=4)
    assert ana.asked()
    expect(ana.page.locator(".before")).to_have_count(0)
    ana.choices.first.click()
    before = ana.page.locator(".before")
    expect(before).to_contain_text(ana.words("zone-last"))
    assert ana.asked()
    last = ana.updates[-1]["view"]["last"]["cards"]
    assert before.locator(".card").count() == len(last) == 5
    powers = [card.removeprefix("power-") for card in last if card.startswith("power-")]
    assert sorted(text for text in before.locator(".card").all_inner_texts() if text) == sorted(powers)
    before.locator(".rule").first.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("DR-")
    assert examine(ana) == []


def test_a_torch_in_vain_is_warned_of(visit: Visit, tavern: Tavern) -> None:
    """Once a torch has shown the dark rooms, a second one would show nothing new (R-9)."""
    tavern.seed(seed_for(GAME, 3, torch_for_the_explorer))
    ana = visit(game=GAME)
    quick(ana, ["Ana"], bots=2)
    assert ana.asked()
    ana.page.keyboard.press("1")
    expect(ana.page.locator(".before")).to_be_visible()
    assert ana.asked()
    assert torches(ana) == 2
    ana.page.keyboard.press("0")
    expect(dark_but_seen(ana)).to_have_count(2)
    vain = ana.page.locator("button.choice[data-key=look-in-vain]")
    vain.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.words("confirm-look-in-vain"))
    ana.press("ui-confirm-no")
    expect(dialog).to_have_count(0)
    assert torches(ana) == 1
    vain.click()
    dialog.locator("button.primary").click()
    expect(vain).to_have_count(0)
    assert torches(ana) == 0


def torch_for_the_explorer(position: Json) -> bool:
    """Ana is the Explorer; the first room is a vault with a torch above the 1; rooms 3 and 4 are dark."""
    return (position["characters"][0], position["row"][0], position["dark"]) == (
        "explorer",
        "vault-items-3",
        [3, 4],
    )


def torches(visitor: Visitor) -> int:
    held: list[str] = visitor.updates[-1]["view"]["hand"]
    return held.count("torch")


def dark_but_seen(visitor: Visitor) -> Locator:
    return visitor.page.locator(".tile.dark.seen")


# At one screen


def test_at_one_screen_nobody_sees_the_card_of_the_other(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(821)
    ana = visit("en", PHONE, game=GAME)
    quick(ana, ["Ana", "Bia"], bots=1)
    dice = random.Random(6)
    passed = 0
    while passed < 6:
        expect(curtain(ana).or_(ana.choices).first).to_be_visible()
        if curtain(ana).count():
            assert ana.page.locator(".hand, .laid").count() == 0
            curtain(ana).get_by_role("button").first.click()
            passed += 1
            continue
        only_own_cards(ana, shown_seat(ana))
        by_name(ana, dice)
    assert ana.page.get_by_text(ana.words("board-revealed")).count() == 0


def only_own_cards(visitor: Visitor, seat: int) -> None:
    """My hand is mine, and what the other has laid lies face down."""
    view = latest(visitor, seat)
    shown = hand(visitor).locator("button").evaluate_all("all => all.map((one) => one.dataset.place)")
    assert shown == [f"card:{card}" for card in dict.fromkeys(view["hand"])]
    if view["phase"] != "lay":
        return
    for player in view["players"]:
        slot = visitor.page.locator(f"[data-place='slot:{player['seat']}']")
        assert slot.locator(".turned").count() == 0, "nothing is turned up before all have laid"
        name = (
            ["Ana", "Bia"][player["seat"]]
            if player["seat"] < 2
            else visitor.page.locator(".who").first.inner_text()
        )
        if player["committed"] and player["seat"] < 2:
            expect(slot).to_have_attribute("aria-label", visitor.words("board-slot-down", name=name))


def latest(visitor: Visitor, seat: int | None) -> Json:
    return visitor.views(seat)[-1]


def quick(visitor: Visitor, people: list[str], bots: int) -> None:
    """A table against bots, with so many people at this screen."""
    visitor.pick()
    visitor.page.get_by_label(visitor.words("ui-nickname")).fill(people[0])
    visitor.page.locator(".hero .settings summary").click()
    if people[1:]:
        visitor.page.get_by_label(visitor.words("ui-shared-people")).fill(", ".join(people[1:]))
    visitor.page.locator(f"input[name=bots][value='{bots}']").check(force=True)
    visitor.press("ui-play-bots")


# Over the network


def test_a_torch_after_the_card_is_laid(visit: Visit, tavern: Tavern) -> None:
    """The host has laid a card and then lights a torch: only the host sees the dark rooms, all hear of it."""
    tavern.seed(seed_for(GAME, 3, explorer_before_dark_rooms))
    host, guest = visit(game=GAME), visit("es", PHONE, game=GAME)
    link = host.invite()
    guest.page.goto(link)
    guest.page.get_by_label(guest.words("ui-nickname")).fill("Rui")
    guest.page.get_by_role("button", name=guest.words("ui-sit")).first.click()
    expect(host.page.get_by_label(host.words("ui-seat-bot"))).to_have_count(1)
    host.page.get_by_label(host.words("ui-seat-bot")).select_option("novice")
    host.press("ui-start")
    assert host.asked()
    assert guest.asked()
    hand(host).get_by_role("button", name=host.words("card-power", n=3)).click()
    expect(host.page.get_by_text(host.words("ui-decided"))).to_be_visible()
    expect(host.page.get_by_text(host.words("ui-offers"))).to_be_visible()
    the_sealed_card_is_secret(host, guest)
    hand(host).get_by_role("button", name=host.words("option-look", number=2)).click()
    expect(dark_but_seen(host)).to_have_count(2)
    expect(
        guest.log.filter(has_text=guest.words("event-lit", seat=name_of(host, 0), seatIs="other"))
    ).to_have_count(1)
    expect(dark_but_seen(guest)).to_have_count(0)
    what_the_torch_showed_stays_with_its_owner(host, guest)
    guest.choices.first.click()
    for visitor in (guest, host):
        expect(visitor.page.locator(".before")).to_be_visible()
        assert visitor.updates[-1]["view"]["last"]["cards"][0] == "power-3", "now it is turned up"


def explorer_before_dark_rooms(position: Json) -> bool:
    """The host is the Explorer; two rooms are dark."""
    return (position["characters"][0], len(position["dark"])) == ("explorer", 2)


def name_of(visitor: Visitor, seat: int) -> str:
    return visitor.page.locator(f"[data-place='seat:{seat}'] h2").inner_text()


def the_sealed_card_is_secret(host: Visitor, guest: Visitor) -> None:
    assert latest(host, 0)["sealed"] == "power-3"
    mine = host.page.locator("[data-place='slot:0']")
    expect(mine.locator(".turned")).to_have_count(1)
    theirs = guest.page.locator("[data-place='slot:0']")
    expect(theirs.locator(".flip")).to_have_count(1)
    expect(theirs.locator(".turned")).to_have_count(0)
    assert not any("power-3" in str(update["view"]["players"]) for update in guest.updates)


def what_the_torch_showed_stays_with_its_owner(host: Visitor, guest: Visitor) -> None:
    """Not as a message and not as a word."""
    row = latest(host, 0)["row"]
    secret = [at["room"]["id"] for at in row if at["seen"]]
    assert len(secret) == 2
    for room in secret:
        assert not any(f'"{room}"' in frame for frame in guest.watch.frames), room
    assert not any("torch-showed" in frame for frame in guest.watch.frames)
    host.page.reload()
    expect(dark_but_seen(host)).to_have_count(2)


# Learning


def test_the_tutorial_is_gone_through(visit: Visit) -> None:
    ana = visit("es", PHONE, game=GAME)
    ana.pick()
    ana.go(f"/learn/{GAME}")
    expect(ana.page.get_by_role("heading", name=ana.words("lesson-secret-title"))).to_be_visible()
    assert examine(ana) == []
    card(ana, "power-1").click()
    expect(ana.page.get_by_text(ana.words("lesson-secret-no"))).to_be_visible()
    steps = {
        "secret": "power-5",
        "monster": "power-4",
        "torch": "torch",
        "vault": "power-2",
        "ball": "crystal-ball",
        "replace": "power-3",
        "trap": "power-1",
    }
    for lesson, chosen in steps.items():
        expect(ana.page.get_by_role("heading", name=ana.words(f"lesson-{lesson}-title"))).to_be_visible()
        nothing_sticks_out(ana)
        card(ana, chosen).click()
    ana.press("ui-lesson-next")
    expect(ana.page.get_by_text(ana.words("lesson-end", coins=4))).to_be_visible()
    ana.press("ui-lesson-play")
    assert ana.asked()


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".hand [data-place='card:{name}']")
