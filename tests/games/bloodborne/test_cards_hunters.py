"""Every action card with a text (BB-R.61 to R.64, R.68, R.70)."""

from __future__ import annotations

import pytest

from tests.games.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    kinds_told,
    play,
    reveal,
    table,
    told,
)
from tests.games.bloodborne.test_instants import hands


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("Saw Cleaver", 1),
        ("Hunter Axe", 2),
        ("Kirkhammer", 4),
        ("Burial Blade", 3),
        ("Cannon", 3),
        ("Stake Driver", 2),
    ],
)
def test_plain_damage(card: str, taken: int) -> None:
    position = table("Church Giant", 7, hands=hands(card, "Dream", "Dream"), rolls="0")
    play(position, card, "Dream", "Dream")
    assert position.collected == [taken, 0, 0]
    kinds = kinds_told(position)
    assert kinds.index("rolled") < kinds.index("took")


def test_saw_spear_strikes_harder_by_transform() -> None:
    position = table(
        "Church Giant", 7, hands=["Saw Spear, Transform, Dream", "Saw Spear, Dream", "Dream"], rolls="0"
    )
    play(position, "Transform", "Saw Spear", "Dream")
    reveal(position, "Saw Spear")
    assert position.collected == [3, 2, 0]
    assert told(position, "bonus").args["seat"] == HENRYK


@pytest.mark.parametrize(("name", "taken"), [("Church Giant", 3), ("Ebrietas", 4), ("Vicar Amelia", 4)])
def test_ludwigs_holy_blade_strikes_bosses_harder(name: str, taken: int) -> None:
    position = table(name, 9, hands=hands("Ludwig's Holy Blade", "Dream", "Dream"), rolls="0")
    play(position, "Ludwig's Holy Blade", "Dream", "Dream")
    assert position.collected[HENRYK] == taken


def test_threaded_cane_hurts_the_left_neighbour_if_it_dealt_damage() -> None:
    position = table("Church Giant", 7, hands=hands("Threaded Cane", "Hunter Axe", "Hunter Axe"), rolls="0")
    play(position, "Threaded Cane", "Hunter Axe", "Hunter Axe")
    assert position.hp == [6, 5, 6]
    assert position.collected == [2, 2, 2]
    late = table(
        "Church Giant", 2, first=EILEEN, hands=hands("Threaded Cane", "Hunter Axe", "Dream"), rolls="0"
    )
    play(late, "Threaded Cane", "Hunter Axe", "Dream")
    assert late.hp == [6, 6, 6]


def test_chikage_hurts_its_owner_after_the_attack() -> None:
    position = table("Church Giant", 7, hands=hands("Chikage", "Dream", "Dream"), rolls="0")
    play(position, "Chikage", "Dream", "Dream")
    assert (position.collected[HENRYK], position.hp[HENRYK]) == (4, 5)
    assert told(position, "hurt").args["cause"] == "own-card"
    last = table("Church Giant", 7, hp=[1, 6, 6], hands=hands("Chikage", "Dream", "Dream"), rolls="0")
    play(last, "Chikage", "Dream", "Dream")
    assert told(last, "died").args["number"] == 4
    assert told(last, "escaped").args["number"] == 3


@pytest.mark.rule("BB-R.62")
def test_repeating_pistol_ignores_every_source_and_still_shoots_in_step_5() -> None:
    """The roar of step 3, the roll, the cane of step 5 and the escape: nothing arrives."""
    position = table(
        "Rabid Dog",
        5,
        seats=4,
        hands=[*hands("Threaded Cane", "Repeating Pistol", "Beast Roar"), "Dream"],
        rolls="3",
    )
    play(position, "Threaded Cane", "Repeating Pistol", "Beast Roar", "Dream")
    assert position.hp[EILEEN] == 6
    ignored = all_told(position, "hurt-ignored")
    assert [event.args["base"] for event in ignored] == [1, 3, 1, 2]
    assert {event.rule for event in ignored} == {"BB-R.62"}
    assert position.collected[EILEEN] == 1
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert order.index(("rolled", HENRYK)) < order.index(("took", EILEEN))


@pytest.mark.rule("BB-R.70")
def test_ludwigs_rifle_is_instant_for_its_only_revealer() -> None:
    position = table("Church Giant", 7, hands=hands("Ludwig's Rifle", "Hunter Pistol", "Dream"), rolls="0")
    play(position, "Ludwig's Rifle", "Hunter Pistol", "Dream")
    assert [event.args["card"] for event in all_told(position, "instant")] == [
        "ludwigs-rifle",
        "hunter-pistol",
    ]
    assert position.collected == [2, 1, 0]
    both = table(
        "Church Giant", 7, hands=hands("Ludwig's Rifle", "Ludwig's Rifle", "Hunter Pistol"), rolls="0"
    )
    play(both, "Ludwig's Rifle", "Ludwig's Rifle", "Hunter Pistol")
    assert [event.args["seat"] for event in all_told(both, "spoiled")] == [HENRYK, EILEEN]
    assert told(both, "instant").args["seat"] == LUDWIG
    assert both.collected == [2, 2, 1]


def test_hunter_blunderbuss_stops_the_left_neighbours_melee_weapon() -> None:
    position = table(
        "Church Giant", 7, hands=hands("Hunter Blunderbuss", "Hunter Axe", "Hunter Axe"), rolls="0"
    )
    play(position, "Hunter Blunderbuss", "Hunter Axe", "Hunter Axe")
    assert position.collected == [1, 0, 2]
    assert (told(position, "cancels").args["other"], told(position, "stopped").args["seat"]) == (
        EILEEN,
        EILEEN,
    )
    ranged = table("Church Giant", 7, hands=hands("Hunter Blunderbuss", "Cannon", "Hunter Axe"), rolls="0")
    play(ranged, "Hunter Blunderbuss", "Cannon", "Hunter Axe")
    assert ranged.collected == [1, 3, 2]


def test_flamesprayer_burns_the_others_with_melee_weapons() -> None:
    position = table(
        "Church Giant",
        7,
        seats=4,
        hands=["Flamesprayer, Dream", "Transform, Hunter Axe, Dream", "Saw Cleaver, Dream", "Cannon, Dream"],
        rolls="0",
    )
    play(position, "Flamesprayer", "Transform", "Saw Cleaver", "Cannon")
    reveal(position, "Hunter Axe")
    assert position.hp == [6, 5, 5, 6]
    assert position.collected == [1, 2, 1, 3]


@pytest.mark.rule("BB-R.64", "BB-R.68")
def test_blood_vial_heals_all_the_living_to_the_maximum() -> None:
    position = table(
        "Church Giant",
        7,
        seats=4,
        hp=[1, 6, 3, 0],
        hands=[*hands("Blood Vial", "Saw Cleaver", "Saw Cleaver"), "Dream"],
        row="Cannon",
        rolls="0",
    )
    play(position, "Blood Vial", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 6, 6, 0]
    assert [event.args["number"] for event in all_told(position, "healed")] == [5, 3]


@pytest.mark.rule("BB-R.63")
def test_molotov_hits_all_hunters_and_the_monster_and_only_its_owner_takes_blood() -> None:
    position = table(
        "Church Giant", 7, hands=hands("Molotov Cocktail", "Dream", "Hunter Axe"), row="Cannon", rolls="0"
    )
    play(position, "Molotov Cocktail", "Dream", "Hunter Axe")
    assert position.hp == [5, 6, 5]
    assert position.collected == [1, 0, 2]
    assert told(position, "took", HENRYK).rule == "BB-R.63"


def test_beast_roar_hurts_the_others() -> None:
    position = table("Church Giant", 7, hands=hands("Beast Roar", "Saw Cleaver", "Saw Cleaver"), rolls="0")
    play(position, "Beast Roar", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 5, 5]


@pytest.mark.parametrize(("collected", "banked"), [(5, 3), (3, 3), (1, 1), (0, 0)])
def test_bold_hunters_mark_banks_up_to_3_at_once(collected: int, banked: int) -> None:
    position = table(
        "Church Giant",
        7,
        collected=[collected, 0, 0],
        hands=hands("Bold Hunter's Mark", "Dream", "Dream"),
        rolls="0",
    )
    play(position, "Bold Hunter's Mark", "Dream", "Dream")
    assert (position.collected[HENRYK], position.banked[HENRYK]) == (collected - banked, banked)
    dead = table(
        "Church Giant",
        7,
        hp=[1, 6, 6],
        collected=[5, 0, 0],
        hands=hands("Bold Hunter's Mark", "Dream", "Dream"),
        rolls="1",
    )
    play(dead, "Bold Hunter's Mark", "Dream", "Dream")
    assert dead.banked[HENRYK] == 3  # before the monster strikes
    assert told(dead, "died").args["number"] == 2
