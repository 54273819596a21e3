"""Weapons that must be discarded (BB-R.129 to R.132), upgrades that a monster gives (BB-R.133 to R.138)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from taverna.games.bloodborne.state import Table
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    asked,
    asks,
    discard,
    finish,
    hand,
    monster,
    names,
    offered,
    play,
    refused,
    remove,
    table,
    take,
    told,
    used,
    view,
)

# Brainsucker


@pytest.mark.rule("BB-R.129", "BB-R.130")
def test_brainsucker_takes_two_weapons_of_the_hunters_choice() -> None:
    """In turn order; what is in play and utility cards never go."""
    position = table(
        "Brainsucker",
        9,
        first=EILEEN,
        hands=[
            "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Dream",
            "Saw Cleaver, Hunter Axe, Dream",
            "Saw Cleaver, Hunter Axe, Cannon, Chikage, Transform, Dream",
        ],
        rolls="0",
        deck="Carrion Crow",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    # Eileen has one weapon left, Henryk two: nothing is asked of them.
    assert (asks(position), asked(position), view(position)["step"]) == ("discard", LUDWIG, 6)
    assert used(position, EILEEN) == {"hunter-axe"}
    assert offered(position) == ["hunter-axe", "chikage", "cannon"]
    transform, played = GAME.sets[0].kind("transform"), GAME.sets[0].kind("saw-cleaver")
    assert refused(position, LUDWIG, codes.DISCARD + transform) == ("discard-weapons", "BB-R.130")
    assert refused(position, LUDWIG, codes.DISCARD + played) == ("not-in-hand", "BB-R.130")
    discard(position, "Chikage")
    assert offered(position) == ["hunter-axe", "cannon"]
    discard(position, "Hunter Axe")
    assert asks(position) == "pick"
    assert hand(position, HENRYK) == {"transform", "hunters-dream"}
    assert used(position, HENRYK) == {"saw-cleaver", "hunter-axe", "hunter-pistol"}
    assert hand(position, LUDWIG) == {"cannon", "transform", "hunters-dream"}
    assert used(position, LUDWIG) == {"saw-cleaver", "chikage", "hunter-axe"}
    told_of = [(event.args["seat"], event.args["cards"]) for event in all_told(position, "discarded")]
    assert told_of == [
        (EILEEN, ["hunter-axe"]),
        (LUDWIG, ["chikage"]),
        (LUDWIG, ["hunter-axe"]),
        (HENRYK, ["hunter-axe", "hunter-pistol"]),
    ]
    assert {event.rule for event in all_told(position, "discarded")} == {"BB-R.129"}


@pytest.mark.rule("BB-R.131")
def test_discarded_weapons_are_ordinary_used_cards() -> None:
    """They count for the seven cards, and who dreamt takes them back in step 7 of the same round."""
    seven = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Cannon, Chikage, Dream"
    position = table("Brainsucker", 9, hands=[seven, "Dream", "Dream"], row="Kirkhammer", rolls="0")
    play(position, "Dream", "Dream", "Dream")
    discard(position, "Cannon")
    discard(position, "Chikage")
    assert {"cannon", "chikage"} <= hand(position, HENRYK)
    assert used(position, HENRYK) == set()
    take(position, "Kirkhammer")
    assert asks(position) == "remove"


@pytest.mark.rule("BB-R.132")
def test_the_dead_discard_nothing() -> None:
    position = table("Brainsucker", 9, hp=[1, 6, 6], row="Cannon", rolls="1")
    play(position, "Saw Cleaver", "Dream", "Dream")
    while asks(position) == "discard":
        assert asked(position) != HENRYK
        discard(position, "Hunter Axe" if "hunter-axe" in offered(position) else "Saw Cleaver")
    assert {event.args["seat"] for event in all_told(position, "discarded")} == {EILEEN, LUDWIG}


# Scholars


def scholars_come(**more: object) -> Table:
    """The Scholars are revealed at the end of a round; Henryk holds the marker and passes it to Eileen."""
    return table(None, deck="Scholars", step="end-round", row="Cannon, Chikage, Kirkhammer", **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-R.133", "BB-R.34", "BB-R.135")
def test_every_hunter_takes_an_upgrade_in_the_order_of_the_coming_round() -> None:
    position = scholars_come(upgrades="Burial Blade, Saw Spear, Stake Driver, Cannon")
    assert position.blood == position.entered == 3
    order = []
    for card in ("Cannon", "Chikage", "Kirkhammer"):
        order.append((asks(position), asked(position), view(position)["step"]))
        assert len(position.row) == 3 - len(all_told(position, "upgraded"))  # not refilled in between
        take(position, card)
    assert order == [("upgrade", EILEEN, 8), ("upgrade", LUDWIG, 8), ("upgrade", HENRYK, 8)]
    assert {event.rule for event in all_told(position, "upgraded")} == {"BB-R.133"}
    assert (asks(position), names(position.row)) == ("pick", ["burial-blade", "saw-spear", "stake-driver"])


@pytest.mark.rule("BB-R.134", "BB-R.138")
def test_it_is_optional_and_no_visit_to_the_dream() -> None:
    position = scholars_come(hp=[2, 2, 2], collected=[4, 4, 4], used=["Hunter Axe", "", ""])
    take(position, None)
    take(position, "Cannon")
    take(position, None)
    assert [event.args["seat"] for event in all_told(position, "declined")] == [EILEEN, HENRYK]
    assert (position.hp, position.collected, position.banked) == ([2, 2, 2], [4, 4, 4], [0, 0, 0])
    assert used(position, HENRYK) == {"hunter-axe"}
    assert "cannon" in hand(position, LUDWIG)


@pytest.mark.rule("BB-R.135", "BB-5.9")
def test_an_eighth_card_leaves_before_the_next_hunter_chooses() -> None:
    seven = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Saw Spear, Threaded Cane, Dream"
    position = scholars_come(hands=["Dream", seven, "Dream"], hp=[6, 3, 6])
    take(position, "Cannon")
    assert (asks(position), asked(position), view(position)["step"]) == ("remove", EILEEN, 8)
    remove(position, "Saw Cleaver")
    assert (asks(position), asked(position)) == ("upgrade", LUDWIG)
    assert position.owned(EILEEN) == 7
    assert position.hp[EILEEN] == 3


@pytest.mark.rule("BB-R.136")
def test_the_row_may_run_out() -> None:
    position = table(None, deck="Scholars", step="end-round", row="Cannon", upgrades="")
    take(position, "Cannon")
    assert asks(position) == "pick"
    assert [event.args["seat"] for event in all_told(position, "no-upgrade-left")] == [LUDWIG, HENRYK]


@pytest.mark.rule("BB-R.137")
def test_the_new_card_can_be_played_in_the_round_that_follows() -> None:
    position = scholars_come()
    take(position, "Cannon")
    take(position, None)
    take(position, None)
    assert "cannon" in offered(position, EILEEN)


@pytest.mark.rule("BB-R.138", "BB-R.133")
def test_an_upgrade_of_the_step_7_just_before_does_not_matter() -> None:
    position = table("Hunter's Minion", 7, row="Cannon, Chikage, Kirkhammer", deck="Scholars", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    take(position, "Cannon")
    assert (asks(position), asked(position)) == ("upgrade", EILEEN)
    finish(position)
    kinds = [event.kind for event in all_told(position, "declined")]
    assert len(kinds) == 3


@pytest.mark.rule("BB-EX.49", "BB-R.133", "BB-R.137", "BB-R.7")
def test_scholars_are_the_first_monster() -> None:
    """Searched for among the first deals: three upgrades before round 1."""
    for seed in range(1000):
        position = GAME.setup(3, seed)
        if monster(position) == "scholars":
            break
    assert monster(position) == "scholars"
    assert "round" not in [event.kind for event in position.events]
    assert (view(position)["round"], view(position)["step"]) == (1, 1)
    for _ in range(3):
        take(position, position.rules.kinds[position.row[0]].id)
    assert [len(cards) for cards in position.hands] == [6, 6, 6]
    assert (len(position.row), len(position.upgrades)) == (3, 26)
    assert (asks(position), position.round) == ("pick", 1)
    assert told(position, "round").args["number"] == 1
