"""A bust: what is lost, what is saved, in which order (DMD-4)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    kind,
    loot,
    offered,
    table,
    told,
)


@pytest.mark.rule("DMD-4.1")
@pytest.mark.parametrize("twin", ["Mermaid 9", "Chest 7", "Anchor 7"])
def test_card_that_matches_any_suit_in_play_busts(twin: str) -> None:
    position = table(play="Mermaid 6, Chest 4, Anchor 3", draw=twin)
    draw(position)
    assert ("busted", "DMD-4.1") in told(position)
    assert position.active == CLARA


@pytest.mark.rule("DMD-4.1")
def test_equal_value_of_another_suit_does_not_bust() -> None:
    position = table(play="Mermaid 6, Chest 4, Anchor 3", draw="Key 4")
    draw(position)
    assert in_play(position) == "Mermaid 6, Chest 4, Anchor 3, Key 4"


@pytest.mark.rule("DMD-4.1")
def test_suit_in_the_bank_does_not_bust() -> None:
    position = table(play="Chest 4", draw="Key 4", banks=["Key 6", "Key 7"])
    draw(position)
    assert in_play(position) == "Chest 4, Key 4"


@pytest.mark.rule("DMD-4.2")
@pytest.mark.parametrize(
    ("lying", "busting"), [("Cannon 3", "Cannon 5"), ("Sword 3", "Sword 5"), ("Map 3", "Map 5")]
)
def test_busting_card_does_not_resolve(lying: str, busting: str) -> None:
    position = table(play=lying, draw=busting, banks=["", "Oracle 7"])
    draw(position)
    assert in_bank(position, CLARA) == loot("Oracle 7")
    assert [event for event, _ in told(position)] == ["drew", "busted", "lost", "turn"]


@pytest.mark.rule("DMD-4.3")
def test_play_area_and_busting_card_are_discarded() -> None:
    position = table(play="Mermaid 6, Chest 4", draw="Chest 7")
    before = in_discard(position)
    draw(position)
    assert in_discard(position) - before == loot("Mermaid 6, Chest 4, Chest 7")
    assert in_play(position) == ""
    assert happened(position, "lost").rule == "DMD-4.3"


@pytest.mark.rule("DMD-4.4")
def test_bust_banks_nothing_and_leaves_the_bank_alone() -> None:
    position = table(play="Mermaid 6, Chest 4", draw="Chest 7", banks=["Chest 6 | Key 3"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Chest 6 | Key 3")


@pytest.mark.rule("DMD-4.4")
def test_card_scavenged_before_the_bust_is_kept() -> None:
    position = table(play="Chest 4", draw="Cannon 5, Chest 7", banks=["", "Oracle 7"], pirates=["scavenger"])
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Oracle 7")


@pytest.mark.rule("DMD-4.5")
@pytest.mark.parametrize(
    ("pirate", "drawn", "saved"),
    [
        (None, "Anchor 4, Chest 5", "Key 3"),
        ("safe-harbor", "Anchor 4, Chest 5", "Key 3, Anchor 4, Chest 5"),
        ("miser", "Hook 4, Oracle 5", "Key 3, Hook 4, Oracle 5"),
    ],
)
def test_protected_cards_go_to_the_bank(pirate: str | None, drawn: str, saved: str) -> None:
    position = table(play="Key 3", draw=f"{drawn}, Key 7", discard="", pirates=[pirate])
    draw(position, 3)
    assert in_bank(position, DENISE) == loot(saved)
    assert ("saved", "DMD-4.5") in told(position)


@pytest.mark.rule("DMD-4.6")
def test_busting_card_is_not_protected_by_what_promised_to_protect_it() -> None:
    """A Safe Harbor protects the two cards placed after the Anchor; the second one is never placed."""
    position = table(play="Key 3", draw="Anchor 4, Oracle 5, Key 7", pirates=["safe-harbor"])
    draw(position, 3)
    assert "key-7" not in in_bank(position, DENISE)
    assert "key-7" in in_discard(position)


@pytest.mark.rule("DMD-4.6")
def test_busting_draw_after_a_misers_hook_is_not_protected() -> None:
    position = table(play="Key 3", draw="Hook 4, Key 7", pirates=["miser"])
    draw(position, 2)
    assert in_bank(position, DENISE) == loot("Key 3, Hook 4")
    assert "key-7" in in_discard(position)


# The end of the turn


@pytest.mark.rule("DMD-4.7")
def test_bust_cancels_the_rest_of_the_effect() -> None:
    """A Captain's Hook would place a second card."""
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6 | Oracle 5"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Key 6")
    assert (kind(position), position.active) == ("turn", CLARA)
    assert in_bank(position, DENISE) == loot("Oracle 5")


@pytest.mark.rule("DMD-4.7", "DMD-17.12")
def test_bust_cancels_what_is_owed() -> None:
    position = table(play="Key 3, Kraken 4", owed=2, draw="Key 7, Chest 4")
    draw(position)
    assert (position.active, position.owed) == (CLARA, 0)
    draw(position)
    assert offered(position) == ["draw", "bank"]


@pytest.mark.rule("DMD-4.7")
@pytest.mark.parametrize("pirate", ["safe-harbor", "miser"])
def test_bust_ends_a_promise_of_protection(pirate: str) -> None:
    """Both promise to protect cards to come; the next turn of the same player starts without."""
    bringer = {"safe-harbor": "Anchor 4", "miser": "Hook 4"}[pirate]
    position = table(
        play="Key 3", draw=f"{bringer}, Key 7, Oracle 3, Chest 5, Chest 6", discard="", pirates=[pirate]
    )
    draw(position, 2)
    assert position.active == CLARA
    draw(position)
    bank(position)
    draw(position, 2)
    assert in_discard(position) >= loot("Chest 5, Chest 6")


# Cards that a bust takes from elsewhere


@pytest.mark.rule("DMD-4.8")
def test_hooked_card_that_busts_is_lost() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6, 5 | Oracle 7"])
    draw(position)
    choose(position, "Key 6")
    assert in_bank(position, DENISE) == loot("Key 5 | Oracle 7")
    assert "key-6" in in_discard(position)


@pytest.mark.rule("DMD-4.9")
def test_stolen_card_that_busts_does_not_return() -> None:
    position = table(play="Key 3", draw="Sword 4", banks=["", "Key 6"])
    draw(position)
    assert in_bank(position, CLARA) == set()
    assert in_discard(position) >= loot("Key 3, Sword 4, Key 6")


@pytest.mark.rule("DMD-4.9")
def test_mapped_card_that_busts_goes_back_to_the_discard_pile() -> None:
    position = table(play="Key 3", draw="Map 4", discard="Key 2")
    draw(position)
    assert in_discard(position) == loot("Key 2, Key 3, Map 4")


@pytest.mark.rule("DMD-4.9")
def test_stolen_card_that_busts_may_return_on_thieves_island() -> None:
    position = table(
        play="Key 3", draw="Sword 4", banks=["", "Key 6"], options={"variation": "thieves-island"}
    )
    draw(position)
    assert in_bank(position, CLARA) == loot("Key 3, Sword 4, Key 6")


# The order of a bust


@pytest.mark.rule("DMD-4.10")
def test_lost_cards_cannot_come_back_as_bonus() -> None:
    position = table(play="Key 5, Chest 3, Anchor 6", protected="Key 5, Chest 3", draw="Anchor 7", discard="")
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3")
    assert in_discard(position) == loot("Anchor 6, 7")


@pytest.mark.rule("DMD-4.10")
def test_saved_cards_then_bonus_then_lost_cards_then_next_turn() -> None:
    position = table(play="Key 5, Chest 3, Anchor 6", protected="Key 5, Chest 3", draw="Anchor 7")
    draw(position)
    assert [event for event, _ in told(position)] == ["drew", "busted", "saved", "bonus", "lost", "turn"]


@pytest.mark.rule("DMD-4.10")
def test_plunderer_chooses_while_the_lost_cards_still_lie_there() -> None:
    """With the Locker on Denise: what she loses can't be plundered back."""
    position = table(
        seats=3,
        play="Key 5, Chest 3, Anchor 6",
        protected="Key 5, Chest 3",
        draw="Anchor 7",
        banks=["", "Oracle 4", "Map 4"],
        pirates=["plunderer", "davy-jones-locker"],
        locker=[None, DENISE],
    )
    draw(position)
    assert kind(position) == "plunder"
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3")
    assert in_play(position) == "Anchor 6"
    choose(position, str(CLARA))
    assert in_bank(position, DENISE) == loot("Key 5, Chest 3, Oracle 4")
    assert in_bank(position, CLARA) == loot("Anchor 6, 7")
    assert in_bank(position, EDGARD) == loot("Map 4")
    assert position.active == CLARA


@pytest.mark.rule("DMD-4.10", "DMD-63.2")
def test_saved_cards_that_win_at_once_end_the_game_before_the_rest_is_lost() -> None:
    """Such an end can be saved and loaded as well."""
    position = table(
        play="Mermaid 9, Anchor 6",
        protected="Mermaid 9",
        draw="Anchor 7",
        banks=["Key 7 | Chest 7 | Map 7 | Oracle 7 | Sword 7 | Kraken 7"],
        options={"variation": "sudden-death"},
    )
    draw(position)
    outcome = GAME.outcome(position)
    assert (outcome.over, outcome.winners, outcome.scores) == (True, [DENISE], [51, 0])
    assert not in_discard(position) & loot("Anchor 6, 7")
    assert GAME.dump(GAME.load(GAME.dump(position))) == GAME.dump(position)
