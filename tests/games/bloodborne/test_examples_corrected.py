"""The examples of the corrected cards (BB-EX.36 to 52); 49 and 51 are with the cards they are about."""

from __future__ import annotations

import pytest

from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    ROM,
    all_told,
    asks,
    choose_any_trophy,
    choose_trophy,
    discard,
    finish,
    hand,
    hands,
    monster,
    move_back,
    play,
    table,
    told,
    tracks,
    used,
)


def points(position: object, seat: int) -> list[int]:
    """The numbers under the three markers."""
    places = tracks(position, seat)  # type: ignore[arg-type]
    return [(0, 1, 2, 3, 5, 8)[place] for place in places]


@pytest.mark.rule("BB-EX.36", "BB-R.47", "BB-INV.4")
def test_six_trophies_of_a_type() -> None:
    shown = []
    place = 0
    for _ in range(6):
        position = table("Hunter's Minion", 1, tracks=[[0, place, 0], [0] * 3, [0] * 3], rolls="0")
        play(position, "Saw Cleaver", "Dream", "Dream")
        place = tracks(position, HENRYK)[1]
        shown.append(position.score(HENRYK))
    assert shown == [1, 2, 3, 5, 8, 8]


@pytest.mark.rule("BB-EX.37")
@pytest.mark.parametrize(("eileen", "after"), [((1, 3), [5, 0, 3]), ((0, 4), [4, 0, 3])])
def test_henryks_blood_vial(eileen: tuple[int, int], after: list[int]) -> None:
    position = table(
        "Hunter's Minion",
        9,
        boss=ROM,
        hp=[2, 8, 8],
        collected=[3, eileen[0], 4],
        banked=[0, eileen[1], 0],
        hands=hands("Blood Vial", "Beast Roar", "Beast Roar"),
        rolls="0",
    )
    play(position, "Blood Vial", "Beast Roar", "Beast Roar")
    assert told(position, "healed").args["hp"] == 8
    assert position.collected == after


@pytest.mark.rule("BB-EX.38")
def test_threaded_cane_after_an_axe() -> None:
    cards = ("Hunter Axe", "Threaded Cane", "Dream")
    position = table("Hunter's Minion", 3, hands=hands(*cards), row="Cannon", rolls="0")
    play(position, *cards)
    assert position.collected[:2] == [2, 2]
    assert told(position, "took-less").args["number"] == 1
    assert told(position, "shortfall").args["number"] == 1
    assert [tracks(position, seat)[1] for seat in range(3)] == [1, 1, 0]
    position = table("Hunter's Minion", 1, hands=hands(*cards), row="Cannon", rolls="0")
    play(position, *cards)
    assert position.collected[:2] == [1, 2]
    assert told(position, "shortfall").args["number"] == 2
    assert [tracks(position, seat)[1] for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("BB-EX.39")
def test_a_saw_spear_after_a_reveal_and_a_roll() -> None:
    """The Scourge Beast hits Henryk, who holds most cards, for 2 when it comes; then it rolls 3."""
    position = table(
        None,
        boss=ROM,
        hp=[8, 8, 8],
        first=LUDWIG,
        deck="Scourge Beast",
        hands=["Saw Spear, Saw Cleaver, Dream", "Dream", "Dream"],
        step="end-round",
        rolls="red 3",
    )
    assert position.hp == [6, 8, 8]
    position.blood = position.entered = 12
    play(position, "Saw Spear", "Dream", "Dream")
    assert position.collected[HENRYK] == 2 + 2 + 3


@pytest.mark.rule("BB-EX.40")
def test_a_blunderbuss_beside_melee_weapons() -> None:
    cards = ("Saw Cleaver", "Hunter Axe", "Hunter Blunderbuss")
    position = table("Hunter's Minion", 3, hands=hands(*cards), rolls="0", deck="Carrion Crow")
    play(position, *cards)
    assert position.collected == [0, 1, 2]
    assert [tracks(position, seat)[1] for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("BB-EX.41")
@pytest.mark.parametrize(
    ("name", "lost"), [("Bloody Crow of Cainhurst", [6, 3, 1]), ("Cleric Beast", [6, 3, 3])]
)
def test_a_flamesprayer_and_a_roll_of_3(name: str, lost: list[int]) -> None:
    cards = ("Hunter Axe", "Flamesprayer", "Dream")
    position = table(name, 12, boss=ROM, hp=[8, 8, 8], hands=hands(*cards), row="Cannon", rolls="3")
    play(position, *cards)
    assert [8 - hp for hp in position.hp] == lost


@pytest.mark.rule("BB-EX.42")
@pytest.mark.parametrize(("name", "lost"), [("Bloody Crow of Cainhurst", 0), ("Cleric Beast", 3)])
def test_a_repeating_pistol_and_a_roll_of_3(name: str, lost: int) -> None:
    position = table(name, 12, hands=hands("Repeating Pistol", "Dream", "Dream"), row="Cannon", rolls="3")
    play(position, "Repeating Pistol", "Dream", "Dream")
    assert (position.hp[HENRYK], position.collected[HENRYK]) == (6 - lost, 2)


@pytest.mark.rule("BB-EX.43")
def test_two_axes_slay_the_one_reborn() -> None:
    position = table("The One Reborn", 3, row="Cannon", rolls="0")
    play(position, "Hunter Axe", "Hunter Axe", "Dream")
    assert position.collected[:2] == [2 + 2, 1 + 2]
    assert [tracks(position, seat) for seat in range(3)] == [[1, 1, 0], [1, 1, 0], [0, 0, 0]]


@pytest.mark.rule("BB-EX.44")
def test_henryk_damages_the_witch_twice() -> None:
    position = table("The Witch of Hemwick", 9, tracks=[[3, 0, 0], [0] * 3, [0] * 3], rolls="0, green 0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    choose_any_trophy(position, "kin")
    assert points(position, HENRYK) == [5, 0, 0]
    finish(position)
    play(position, "Hunter Axe", "Dream", "Dream")
    assert asks(position) == "upgrade"
    assert points(position, HENRYK) == [5, 0, 0]


@pytest.mark.rule("BB-EX.45")
def test_henryk_kills_the_witch_with_a_stake_driver() -> None:
    position = table(
        "The Witch of Hemwick",
        1,
        tracks=[[3, 0, 0], [0] * 3, [0] * 3],
        hands=hands("Stake Driver", "Dream", "Dream"),
        row="Cannon",
        rolls="0",
    )
    play(position, "Stake Driver", "Dream", "Dream")
    choose_any_trophy(position, "kin")
    choose_trophy(position, "humanoid")
    assert [event.args["points"] for event in position.events if event.kind.endswith("trophy")] == [
        5,
        1,
        8,
        2,
    ]
    assert points(position, HENRYK) == [8, 2, 0]
    assert asks(position) == "upgrade"


@pytest.mark.rule("BB-EX.46")
def test_ludwig_kills_logarius_with_a_stake_driver() -> None:
    position = table(
        "Martyr Logarius", 2, hands=hands("Dream", "Dream", "Stake Driver"), row="Cannon", rolls="0"
    )
    play(position, "Dream", "Dream", "Stake Driver")
    assert tracks(position, LUDWIG) == [1, 1, 1]
    choose_any_trophy(position, "beast")
    choose_trophy(position, "kin")
    assert tracks(position, LUDWIG) == [2, 1, 2]
    assert asks(position) == "upgrade"


@pytest.mark.rule("BB-EX.47")
def test_a_boar_escapes() -> None:
    position = table(
        "Maneater Boar",
        9,
        hp=[6, 6, 1],
        tracks=[[4, 4, 1], [0, 1, 0], [2, 0, 0]],
        row="Cannon",
        rolls="2",
    )
    play(position, "Saw Cleaver", "Dream", "Saw Cleaver")
    move_back(position, "humanoid")
    assert [points(position, seat) for seat in range(3)] == [[5, 3, 1], [0, 0, 0], [2, 0, 0]]


@pytest.mark.rule("BB-EX.48")
def test_a_brainsucker_escapes() -> None:
    position = table(
        "Brainsucker",
        9,
        hands=[
            "Saw Cleaver, Hunter Pistol, Transform, Dream",
            "Saw Cleaver, Hunter Axe, Hunter Pistol, Dream",
            "Dream",
        ],
        row="Cannon",
        rolls="0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert used(position, HENRYK) == {"hunter-pistol"}
    discard(position, "Hunter Axe")
    assert used(position, EILEEN) == {"hunter-axe"}
    discard(position, "Saw Cleaver")
    assert hand(position, EILEEN) == {"saw-cleaver", "hunter-axe", "hunter-pistol", "hunters-dream"}
    assert hand(position, HENRYK) == {"transform", "hunters-dream"}


@pytest.mark.rule("BB-EX.50", "BB-R.141")
def test_an_executioner_escapes() -> None:
    position = table(
        "Executioner",
        9,
        boss=ROM,
        hp=[8, 8, 8],
        collected=[3, 5, 3],
        hands=hands("Hunter Axe", "Dream", "Repeating Pistol"),
        row="Cannon",
        rolls="0",
    )
    play(position, "Hunter Axe", "Dream", "Repeating Pistol")
    assert position.hp == [3, 6, 8]
    assert [event.args["base"] for event in position.events if event.kind.startswith("hurt")] == [5, 5, 5]
    assert position.banked[EILEEN] == 5


@pytest.mark.rule("BB-EX.52")
def test_a_molotov_against_the_one_reborn() -> None:
    cards = ("Molotov Cocktail", "Hunter Axe", "Hunter Axe")
    position = table(
        "The One Reborn", 9, hp=[1, 6, 6], collected=[4, 0, 0], hands=hands(*cards), row="Cannon", rolls="0"
    )
    play(position, *cards)
    assert told(position, "died").args["number"] == 4 + 1 + 2
    assert position.collected[HENRYK] == 0
    assert position.blood == 9 - 1 - 2 - 2
    slain = table("The One Reborn", 5, hp=[1, 6, 6], hands=hands(*cards), row="Cannon", rolls="0")
    play(slain, *cards)
    assert tracks(slain, HENRYK) == [1, 1, 0]
    assert monster(slain) is None
    assert all_told(slain, "slain") != []
