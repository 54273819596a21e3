"""Step 7: Hunter's Dream, for dreamers and for the dead (BB-4.36 to 4.44, BB-R.32, R.33)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.state import Table
from tests.support.bloodborne.positions import (
    DJURA,
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asked,
    asks,
    finish,
    hand,
    kinds_told,
    play,
    random_game,
    table,
    take,
    told,
    used,
)


def kinds_about(position: Table, seat: int, since: str) -> list[str]:
    """What is told about a hunter, from the first event of that kind on."""
    events = position.events
    start = [event.kind for event in events].index(since)
    return [event.kind for event in events[start:] if event.args.get("seat") == seat]


@pytest.mark.rule("BB-4.36")
def test_bank_recover_upgrade_heal_in_this_order() -> None:
    position = table("Hunter's Minion", 7, hp=[3, 6, 6], collected=[2, 0, 0], row="Cannon", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    take(position, "Cannon")
    assert kinds_about(position, HENRYK, "escaped")[:4] == ["banked", "recovered", "upgraded", "rested"]


@pytest.mark.rule("BB-4.36", "BB-5.2")
@pytest.mark.parametrize("first", range(4))
def test_dreaming_and_dead_hunters_act_in_one_turn_order(first: int) -> None:
    position = table(
        "Hunter's Minion",
        7,
        seats=4,
        first=first,
        hp=[1, 6, 1, 6],
        row="Cannon, Chikage, Kirkhammer, Beast Roar",
        rolls="1",
    )
    play(position, "Saw Cleaver", "Dream", "Hunter Axe", "Dream")
    order = []
    while asks(position) == "upgrade":
        order.append(asked(position))
        take(position, None)
    assert order == [(first + left) % 4 for left in range(4)]


@pytest.mark.rule("BB-4.37", "BB-4.38")
def test_banked_blood_is_safe_for_ever() -> None:
    position = table(
        "Hunter's Minion", 7, hp=[6, 6, 6], collected=[4, 1, 0], rolls="0, yellow 3", deck="Garden of Eyes"
    )
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    finish(position)
    assert (position.collected[HENRYK], position.banked[HENRYK]) == (0, 4)
    position.hp[HENRYK] = 1
    play(position, "Hunter Axe", "Hunter Axe", "Hunter Axe")
    assert told(position, "died").args == {
        "seat": HENRYK,
        "number": 0,
        "banked": 4,
        "last": 0,
        "cause": "attack",
        "monster": "garden-of-eyes",
    }
    assert position.banked[HENRYK] == 4


@pytest.mark.rule("BB-4.39", "BB-4.44")
def test_the_used_pile_and_the_dream_come_back() -> None:
    position = table("Hunter's Minion", 7, used=["Hunter Axe, Transform", "Hunter Axe", ""], rolls="0")
    play(position, "Dream", "Saw Cleaver", "Dream")
    finish(position)
    assert hand(position, HENRYK) == {
        "saw-cleaver",
        "hunter-axe",
        "hunter-pistol",
        "transform",
        "hunters-dream",
    }
    assert used(position, HENRYK) == set()
    assert told(position, "recovered", HENRYK).args["cards"] == ["hunter-axe", "transform", "hunters-dream"]
    # Nothing else brings cards back.
    assert used(position, EILEEN) == {"hunter-axe", "saw-cleaver"}


@pytest.mark.rule("BB-4.44")
def test_only_a_round_with_a_dream_makes_a_used_pile_smaller() -> None:
    recovered = 0
    for seed in range(6):
        before: list[int] = []
        for position in random_game(3, seed):
            piles = [len(pile) for pile in position.used]
            for seat in range(3):
                removed = [event for event in position.events if event.kind in ("removed", "eliminated")]
                if before and piles[seat] < before[seat] and not removed:
                    recovered += 1
                    assert any(
                        event.kind == "recovered" and event.args["seat"] == seat for event in position.events
                    )
            before = piles
            position.drain()
    assert recovered


@pytest.mark.rule("BB-4.40")
def test_one_upgrade_into_the_hand() -> None:
    position = table("Hunter's Minion", 7, row="Cannon, Kirkhammer", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    take(position, "Kirkhammer")
    assert "kirkhammer" in hand(position, HENRYK)
    assert asks(position) == "pick"


@pytest.mark.rule("BB-4.41")
@pytest.mark.parametrize(("boss", "most"), [("Vicar Amelia", 6), ("Rom, the Vacuous Spider", 8)])
def test_healing_to_the_maximum(boss: str, most: int) -> None:
    position = table("Hunter's Minion", 7, boss=boss, hp=[2, 5, 5], rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    finish(position)
    assert position.hp == [most, 5, 5]


@pytest.mark.rule("BB-4.42", "BB-D.6")
def test_the_dead_who_did_not_dream_only_upgrade_and_heal() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        collected=[3, 0, 0],
        used=["Hunter Axe", "", ""],
        row="Cannon",
        rolls="1",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert (asks(position), asked(position)) == ("upgrade", HENRYK)
    assert position.hp[HENRYK] == 0
    take(position, None)  # only the upgrade is optional
    assert kinds_about(position, HENRYK, "escaped") == ["declined", "returned", "used"]
    assert (position.hp[HENRYK], position.banked[HENRYK]) == (6, 0)
    assert used(position, HENRYK) == {"hunter-axe", "saw-cleaver"}


@pytest.mark.rule("BB-4.43")
def test_the_dead_who_dreamt_also_recover() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        collected=[3, 0, 0],
        used=["Hunter Axe", "", ""],
        row="Cannon",
        rolls="3",
    )
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    take(position, "Cannon")
    assert kinds_about(position, HENRYK, "escaped")[:3] == ["recovered", "upgraded", "returned"]
    assert told(position, "died").args["number"] == 3
    assert (position.banked[HENRYK], position.collected[HENRYK]) == (0, 0)
    assert used(position, HENRYK) == set()
    assert "hunters-dream" in hand(position, HENRYK)


@pytest.mark.rule("BB-R.32")
def test_each_hunter_finishes_before_the_next_begins() -> None:
    position = table("Hunter's Minion", 7, collected=[1, 0, 2], row="Cannon, Chikage", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Dream")
    assert position.banked == [1, 0, 0]
    assert "rested" not in kinds_told(position)
    take(position, "Cannon")
    assert position.banked == [1, 0, 2]
    order = [
        event.args["seat"] for event in position.events if event.kind in ("banked", "recovered", "upgraded")
    ]
    assert order == [HENRYK, HENRYK, HENRYK, LUDWIG, LUDWIG]


@pytest.mark.rule("BB-R.33")
@pytest.mark.parametrize("card", ["Dream", "Repeating Pistol"])
def test_halving_and_ignoring_do_not_reach_step_8(card: str) -> None:
    hands = [f"{card}, Dream" if card != "Dream" else "Dream", "Dream", "Dream"]
    position = table("Hunter's Minion", 7, hands=hands, rolls="3", deck="Beast Patient")
    play(position, card, "Dream", "Dream")
    finish(position)
    assert told(position, "ability-on-reveal").args["monster"] == "beast-patient"
    assert position.hp == [5, 5, 5]


@pytest.mark.rule("BB-4.36")
def test_who_fought_and_lives_does_nothing_in_step_7() -> None:
    position = table(
        "Hunter's Minion", 7, seats=4, hp=[3, 6, 6, 6], collected=[5, 0, 0, 0], row="Cannon", rolls="0"
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver", "Dream")
    assert [event.args["seat"] for event in all_told(position, "banked")] == [DJURA]
    assert (position.hp[HENRYK], position.collected[HENRYK]) == (3, 6)
    assert asked(position) == DJURA
    assert GAME.view(position, None)["phase"] == "upgrade"
