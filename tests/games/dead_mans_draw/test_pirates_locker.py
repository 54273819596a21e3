"""Davy Jones' Locker (DMD-37): what others lose in a bust."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    FABIO,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    kind,
    loot,
    offered,
    refused,
    table,
)

LOCKER = "davy-jones-locker"


def before_the_first_turn(seats: int, keepers: dict[int, str], first: int = DENISE) -> Table:
    """All have kept a pirate: those named, and harmless ones."""
    harmless = ["mystic", "navigator", "miser", "swordsman", "scavenger", "fisherman", "misfire", "parry"]
    kept = [keepers.get(seat, harmless[seat]) for seat in range(seats)]
    offers = [pirate for seat in range(seats) for pirate in (kept[seat], harmless[-1 - seat])]
    position = table(
        seats=seats, active=first, offers=offers, agenda=[["start"], ["choose-pirate"]], drew=False
    )
    for pirate in kept:
        choose(position, pirate)
    return position


@pytest.mark.rule("DMD-37.1")
def test_what_an_opponent_loses_goes_to_the_lockers_owner() -> None:
    position = table(play="Oracle 5, Key 3", draw="Key 6", pirates=[None, LOCKER])
    before = in_discard(position)
    draw(position)
    assert in_bank(position, CLARA) == loot("Oracle 5 | Key 3, 6")
    assert in_discard(position) == before
    assert happened(position, "lost-to").rule == "DMD-37.1"


@pytest.mark.rule("DMD-37.1")
def test_the_lockers_owner_loses_cards_as_usual() -> None:
    position = table(play="Oracle 5, Key 3", draw="Key 6", pirates=[LOCKER, None])
    before = in_discard(position)
    draw(position)
    assert in_discard(position) - before == loot("Oracle 5 | Key 3, 6")
    assert in_bank(position, DENISE) == in_bank(position, CLARA) == set()


@pytest.mark.rule("DMD-37.2")
def test_among_three_the_locker_works_against_the_named_one_only() -> None:
    pirates = [None, LOCKER, None]
    position = table(
        seats=3, play="Oracle 5, Key 3", draw="Key 6", pirates=pirates, locker=[None, EDGARD, None]
    )
    before = in_discard(position)
    draw(position)
    assert in_discard(position) - before == loot("Oracle 5 | Key 3, 6")
    draw_of_edgard = table(
        seats=3,
        active=EDGARD,
        play="Oracle 5, Key 3",
        draw="Key 6",
        pirates=pirates,
        locker=[None, EDGARD, None],
    )
    draw(draw_of_edgard)
    assert in_bank(draw_of_edgard, CLARA) == loot("Oracle 5 | Key 3, 6")


@pytest.mark.rule("DMD-37.2", "DMD-2.9")
def test_among_three_the_owner_names_an_opponent_before_the_first_turn() -> None:
    position = before_the_first_turn(3, {CLARA: LOCKER})
    assert kind(position) == "choose-locker"
    assert position.pending[0].seat == CLARA
    assert sorted(offered(position)) == [str(DENISE), str(EDGARD)]
    assert refused(position, 162) == "DMD-37.2"  # herself
    choose(position, str(DENISE))
    assert position.locker == [-1, DENISE, -1]
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-37.3")
def test_between_two_the_only_opponent_is_named_without_asking() -> None:
    position = before_the_first_turn(2, {CLARA: LOCKER})
    assert kind(position) == "turn"
    assert position.locker == [-1, DENISE]


@pytest.mark.rule("DMD-37.3")
def test_among_six_it_is_one_named_opponent_as_well() -> None:
    position = before_the_first_turn(6, {CLARA: LOCKER})
    assert sorted(offered(position)) == ["0", "2", "3", "4", "5"]
    choose(position, "4")
    assert position.locker == [-1, 4, -1, -1, -1, -1]
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-37.3")
def test_the_named_opponent_never_changes() -> None:
    position = table(
        seats=3,
        draw="Key 6, Oracle 3, Oracle 5, Key 7, Chest 3, Mermaid 6, Mermaid 8",
        pirates=[None, LOCKER, None],
        locker=[None, DENISE, None],
        active=EDGARD,
    )
    draw(position)
    bank(position)
    draw(position, 2)  # Denise loses both Oracles to Clara
    assert in_bank(position, CLARA) == loot("Oracle 3, 5")
    draw(position)
    bank(position)
    draw(position, 3)  # Edgard's Mermaids and Chest are nothing to her
    assert position.active == DENISE
    assert in_bank(position, CLARA) == loot("Oracle 3, 5 | Key 7")
    assert position.locker == [-1, DENISE, -1]


@pytest.mark.rule("DMD-37.4")
def test_the_locker_takes_the_busting_card_and_leaves_what_is_protected() -> None:
    position = table(
        play="Oracle 5, Anchor 4, Key 3", protected="Oracle 5", draw="Key 6", pirates=[None, LOCKER]
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Oracle 5")
    assert in_bank(position, CLARA) == loot("Anchor 4 | Key 3, 6")


@pytest.mark.rule("DMD-37.5")
def test_a_key_and_a_chest_give_the_lockers_owner_no_bonus() -> None:
    position = table(play="Chest 5, Key 3", draw="Key 6", pirates=[None, LOCKER])
    draw(position)
    assert in_bank(position, CLARA) == loot("Chest 5 | Key 3, 6")
    assert len(position.discard) == 10


@pytest.mark.rule("DMD-37.5")
def test_cards_have_no_effect_when_they_fall_into_the_locker() -> None:
    position = table(
        play="Hook 5, Cannon 3, Kraken 2", draw="Cannon 6", banks=["Map 5", "Sword 4"], pirates=[None, LOCKER]
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Map 5")
    assert in_bank(position, CLARA) == loot("Sword 4 | Hook 5 | Cannon 3, 6 | Kraken 2")
    assert (position.active, position.owed, kind(position)) == (CLARA, 0, "turn")


@pytest.mark.rule("DMD-37.6")
@pytest.mark.parametrize(("buster", "taker"), [(DENISE, EDGARD), (FABIO, 4)])
def test_of_two_lockers_on_one_target_the_first_to_the_left_takes_all(buster: int, taker: int) -> None:
    position = table(
        seats=5,
        active=buster,
        play="Oracle 5, Key 3",
        draw="Key 6",
        pirates=[None, None, LOCKER, None, LOCKER],
        locker=[None, None, buster, None, buster],
    )
    draw(position)
    assert in_bank(position, taker) == loot("Oracle 5 | Key 3, 6")
    assert position.bank_size(6 - taker) == 0


@pytest.mark.rule("DMD-37.7")
def test_several_lockers_name_in_turn_order_after_the_pirates_are_seen() -> None:
    position = before_the_first_turn(5, {CLARA: LOCKER, 4: LOCKER}, first=FABIO)
    assert position.pirates.count(-1) == 0  # all are revealed by now
    assert position.pending[0].seat == 4
    choose(position, str(DENISE))
    assert happened(position, "locker-named").audience == -1
    assert position.pending[0].seat == CLARA
    choose(position, str(DENISE))
    assert position.locker == [-1, DENISE, -1, -1, DENISE]
    assert (position.active, kind(position)) == (FABIO, "turn")
