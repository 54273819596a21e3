"""Blood Vial, Molotov Cocktail, Beast Roar, Bold Hunter's Mark (BB-R.63, R.64, R.68, R.155 to R.158)."""

from __future__ import annotations

import pytest

from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    hands,
    play,
    table,
    told,
)


@pytest.mark.rule("BB-R.64", "BB-R.68")
def test_blood_vial_heals_its_owner_alone_to_the_maximum() -> None:
    position = table(
        "Hunter's Minion",
        7,
        seats=4,
        hp=[1, 6, 3, 0],
        hands=[*hands("Blood Vial", "Saw Cleaver", "Saw Cleaver"), "Dream"],
        row="Cannon",
        rolls="0",
    )
    play(position, "Blood Vial", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 6, 3, 0]
    assert told(position, "healed").args["number"] == 5


@pytest.mark.rule("BB-R.155", "BB-R.156", "BB-R.157")
def test_blood_vial_takes_1_from_each_who_has_more() -> None:
    """Not from an equal, not from the dead, not from the bank; the dream does not help; it earns no trophy."""
    position = table(
        "Hunter's Minion",
        9,
        seats=5,
        hp=[6, 6, 6, 0, 6],
        collected=[3, 5, 3, 0, 0],
        banked=[0, 0, 0, 9, 8],
        hands=[*hands("Blood Vial", "Dream", "Dream"), "Dream", "Dream"],
        row="Cannon",
        rolls="0",
    )
    play(position, "Blood Vial", "Dream", "Dream", "Dream")
    stolen = told(position, "stolen")
    assert (stolen.args["other"], stolen.args["number"], stolen.args["total"]) == (EILEEN, 1, 4)
    assert position.collected[HENRYK] == 4
    assert position.dealt == [0] * 5
    assert position.banked[4] == 8


@pytest.mark.rule("BB-R.155")
def test_blood_vial_fixes_who_has_more_before_any_blood_moves() -> None:
    """Henryk has 2, the others 3: after the first theft he has as much as Ludwig, who gives all the same."""
    position = table(
        "Hunter's Minion", 9, collected=[2, 3, 3], hands=hands("Blood Vial", "Dream", "Dream"), rolls="0"
    )
    play(position, "Blood Vial", "Dream", "Dream")
    assert position.collected[HENRYK] == 4


@pytest.mark.rule("BB-R.158", "BB-R.17", "BB-R.50")
def test_two_vials_one_after_the_other_and_after_a_death() -> None:
    """Henryk takes 1 from Ludwig; then Eileen, with 0, takes 1 from both. After the final boss nothing is taken."""
    two = table(
        "Hunter's Minion",
        9,
        collected=[0, 0, 5],
        hands=hands("Blood Vial", "Blood Vial", "Saw Cleaver"),
        rolls="0",
    )
    play(two, "Blood Vial", "Blood Vial", "Saw Cleaver")
    assert two.collected == [0, 2, 3 + 1]
    late = table(
        "Hunter's Minion",
        1,
        collected=[5, 0, 0],
        hands=hands("Hunter Pistol", "Blood Vial", "Dream"),
        row="Cannon",
    )
    play(late, "Hunter Pistol", "Blood Vial", "Dream")
    assert late.collected == [5, 1, 0]
    over = table("Vicar Amelia", 1, collected=[5, 0, 0], hands=hands("Hunter Pistol", "Blood Vial", "Dream"))
    play(over, "Hunter Pistol", "Blood Vial", "Dream")
    assert over.banked == [6, 0, 0]


@pytest.mark.rule("BB-R.63")
def test_molotov_hits_all_hunters_and_the_monster_and_only_its_owner_takes_blood() -> None:
    position = table(
        "Hunter's Minion", 7, hands=hands("Molotov Cocktail", "Dream", "Hunter Axe"), row="Cannon", rolls="0"
    )
    play(position, "Molotov Cocktail", "Dream", "Hunter Axe")
    assert position.hp == [5, 6, 5]
    assert position.collected == [1, 0, 2]
    assert told(position, "took", HENRYK).rule == "BB-R.63"


def test_beast_roar_hurts_the_others() -> None:
    position = table("Hunter's Minion", 7, hands=hands("Beast Roar", "Saw Cleaver", "Saw Cleaver"), rolls="0")
    play(position, "Beast Roar", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 5, 5]


@pytest.mark.parametrize(("collected", "banked"), [(5, 3), (3, 3), (1, 1), (0, 0)])
def test_bold_hunters_mark_banks_up_to_3_at_once(collected: int, banked: int) -> None:
    position = table(
        "Hunter's Minion",
        7,
        collected=[collected, 0, 0],
        hands=hands("Bold Hunter's Mark", "Dream", "Dream"),
        rolls="0",
    )
    play(position, "Bold Hunter's Mark", "Dream", "Dream")
    assert (position.collected[HENRYK], position.banked[HENRYK]) == (collected - banked, banked)
    dead = table(
        "Hunter's Minion",
        7,
        hp=[1, 6, 6],
        collected=[5, 0, 0],
        hands=hands("Bold Hunter's Mark", "Dream", "Dream"),
        rolls="1",
    )
    play(dead, "Bold Hunter's Mark", "Dream", "Dream")
    assert dead.banked[HENRYK] == 3  # before the monster strikes
    assert told(dead, "died").args["number"] == 2
