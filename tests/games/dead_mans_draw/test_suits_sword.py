"""The Sword (DMD-16)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import codes
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    EDGARD,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    kind,
    loot,
    offered,
    refused,
    stack_code,
    table,
    told,
)


@pytest.mark.rule("DMD-16.1")
def test_sword_places_the_top_of_any_opponents_stack() -> None:
    position = table(
        seats=3, draw="Sword 4", banks=["", "Key 6, 5 | Chest 2", "Key 7 | Oracle 3"], discard=""
    )
    draw(position)
    assert offered(position) == ["Key 6", "Chest 2", "Key 7", "Oracle 3"]
    choose(position, "Key 7")
    stolen = happened(position, "stole")
    assert (stolen.rule, stolen.args["other"]) == ("DMD-16.1", EDGARD)
    assert in_play(position) == "Sword 4, Key 7"
    assert in_bank(position, EDGARD) == loot("Oracle 3")
    assert in_bank(position, CLARA) == loot("Key 6, 5 | Chest 2")


@pytest.mark.rule("DMD-16.1")
@pytest.mark.parametrize(("owner", "suit"), [(DENISE, "Map"), (CLARA, "Oracle")])
def test_sword_takes_neither_from_oneself_nor_from_an_empty_stack(owner: int, suit: str) -> None:
    position = table(draw="Sword 4", banks=["Map 3", "Key 6 | Chest 2"])
    draw(position)
    assert refused(position, stack_code(position, owner, suit)) == "DMD-16.1"


@pytest.mark.rule("DMD-16.2")
def test_sword_cannot_steal_a_suit_that_one_owns() -> None:
    position = table(draw="Sword 4", banks=["Key 2", "Key 6 | Chest 2 | Oracle 3"])
    draw(position)
    assert offered(position) == ["Chest 2", "Oracle 3"]
    assert refused(position, stack_code(position, CLARA, "Key")) == "DMD-16.2"


@pytest.mark.rule("DMD-16.3")
def test_sword_is_mandatory_even_if_every_option_busts() -> None:
    position = table(play="Key 3, Chest 4", draw="Sword 4", banks=["", "Key 6 | Chest 5"])
    draw(position)
    assert offered(position) == ["Key 6", "Chest 5"]
    assert refused(position, codes.BANK) == "DMD-3.10"
    choose(position, "Key 6")
    assert in_discard(position) >= loot("Key 3, Chest 4, Sword 4, Key 6")
    assert in_bank(position, CLARA) == loot("Chest 5")


@pytest.mark.rule("DMD-16.4")
def test_stolen_card_resolves_its_own_effect() -> None:
    position = table(draw="Sword 4", banks=["Key 5 | Chest 5", "Hook 6"])
    draw(position)
    assert kind(position) == "hook"
    choose(position, "Key 5")
    assert in_play(position) == "Sword 4, Hook 6, Key 5"


@pytest.mark.rule("DMD-16.5")
@pytest.mark.parametrize("clara", ["", "Key 6, 5"])
def test_sword_is_void_without_a_suit_that_one_lacks(clara: str) -> None:
    position = table(draw="Sword 4", banks=["Key 2", clara])
    draw(position)
    assert ("void", "DMD-16.5") in told(position)
    assert in_play(position) == "Sword 4"
    assert in_bank(position, CLARA) == loot(clara)


@pytest.mark.rule("DMD-16.6")
def test_suit_in_the_play_area_may_be_stolen() -> None:
    position = table(play="Key 3", draw="Sword 4", banks=["Oracle 2", "Key 6 | Chest 5 | Oracle 6"])
    draw(position)
    assert offered(position) == ["Key 6", "Chest 5"]
    choose(position, "Key 6")
    assert position.active == CLARA


@pytest.mark.rule("DMD-16.7")
def test_suit_that_was_hooked_away_is_no_longer_owned() -> None:
    """Denise's only Oracle is hooked; then the Sword may take Clara's."""
    position = table(draw="Hook 3, Sword 4", banks=["Oracle 2", "Oracle 6 | Chest 5"])
    draw(position, 2)
    assert in_play(position) == "Hook 3, Oracle 2, Sword 4"
    assert offered(position) == ["Chest 5", "Oracle 6"]


@pytest.mark.rule("DMD-16.7")
def test_suit_that_was_shot_away_is_no_longer_owned() -> None:
    position = table(
        draw="Cannon 3, Sword 4", banks=["Oracle 2", "Oracle 6 | Chest 5"], pirates=[None, "misfire"]
    )
    draw(position, 2)
    assert offered(position) == ["Chest 5", "Oracle 6"]


@pytest.mark.rule("DMD-16.7")
def test_suit_gained_earlier_in_the_turn_is_owned() -> None:
    """A Scavenger shoots Clara's Oracle 6 into her own bank; Clara's Oracle 5 is then out of reach."""
    position = table(
        draw="Cannon 3, Sword 4", banks=["", "Oracle 6, 5 | Chest 5 | Key 4"], pirates=["scavenger"]
    )
    draw(position)
    choose(position, "Oracle 6")
    draw(position)
    assert offered(position) == ["Key 4", "Chest 5"]
