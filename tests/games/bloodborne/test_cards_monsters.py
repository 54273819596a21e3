"""Every normal monster with an ability, and those without (BB-R.36, R.67)."""

from __future__ import annotations

import pytest

from tests.games.bloodborne.positions import (
    EILEEN,
    HENRYK,
    all_told,
    finish,
    id_of,
    kinds_told,
    monster,
    play,
    table,
    told,
    tracks,
)

# On reveal


def test_scourge_beast_hits_the_fullest_hands() -> None:
    position = table(
        None,
        deck="Scourge Beast",
        hands=["Saw Cleaver, Dream", "Hunter Axe, Dream", "Dream"],
        step="end-round",
    )
    assert position.hp == [4, 4, 6]
    assert all_told(position, "hurt")[0].args["cause"] == "ability"


def test_merciless_watcher_hits_the_emptiest_hands() -> None:
    position = table(
        None, deck="Merciless Watcher", hands=["Saw Cleaver, Dream", "Dream", "Dream"], step="end-round"
    )
    assert position.hp == [6, 5, 5]


def test_winter_lantern_hits_the_richest_in_total() -> None:
    position = table(None, deck="Winter Lantern", collected=[3, 0, 1], banked=[0, 4, 3], step="end-round")
    assert position.hp == [6, 4, 4]


def test_lesser_amygdala_hits_who_carries_most() -> None:
    position = table(None, deck="Lesser Amygdala", collected=[3, 0, 1], banked=[0, 4, 3], step="end-round")
    assert position.hp == [4, 6, 6]


def test_beast_patient_hits_everyone() -> None:
    assert table(None, deck="Beast Patient", step="end-round").hp == [5, 5, 5]


@pytest.mark.rule("BB-R.67")
def test_yahargul_hunter_gives_blood_to_the_poorest_into_the_collected_area() -> None:
    position = table(
        None, deck="yahargul-hunter", collected=[1, 0, 2], banked=[0, 1, 0], step="end-round", rolls=""
    )
    assert position.collected == [4, 3, 2]
    assert position.dealt == [0, 0, 0]
    gained = told(position, "gained", HENRYK)
    assert (gained.args["number"], gained.rule) == (3, "BB-R.67")
    assert position.blood == position.entered == 4


@pytest.mark.rule("BB-R.67")
def test_gained_blood_is_no_damage_and_earns_no_trophy() -> None:
    position = table(None, deck="yahargul-hunter", banked=[0, 5, 5], step="end-round")
    assert position.collected == [3, 0, 0]
    play(position, "Dream", "Hunter Axe", "Hunter Axe")
    assert told(position, "slain").args["monster"] == "yahargul-hunter"
    assert [tracks(position, seat)[1] for seat in range(3)] == [0, 1, 1]


# If it escapes


@pytest.mark.rule("BB-R.26", "BB-R.36")
def test_executioner_hits_the_weakest_when_it_escapes() -> None:
    position = table("Executioner", 5, hp=[5, 3, 3], rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [5, 1, 1]


@pytest.mark.parametrize(("name", "lost"), [("Rabid Dog", 2), ("Bell Ringer", 1), ("Fluorescent Flower", 1)])
def test_some_hit_everyone_when_they_escape(name: str, lost: int) -> None:
    position = table(name, rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6 - lost] * 3


def test_brainsucker_takes_collected_blood_when_it_escapes() -> None:
    position = table("Brainsucker", 5, collected=[3, 0, 0], banked=[4, 4, 4], rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Dream")
    finish(position)
    assert position.collected == [3, 0, 0]
    assert position.banked == [4, 4, 4]
    assert [event.args["seat"] for event in all_told(position, "lost-blood")] == [HENRYK, EILEEN]


# Nothing special


@pytest.mark.parametrize(
    "name", ["Beast-Possessed Soul", "Bloody Crow of Cainhurst", "Carrion Crow", "Garden of Eyes"]
)
@pytest.mark.parametrize("other", ["Labyrinth Rat", "Church Giant", "Celestial Minion"])
def test_monsters_without_an_ability_do_nothing_special(name: str, other: str) -> None:
    position = table(name, 9, rolls="0", deck=other)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 6, 6]
    assert monster(position) == id_of(other)
    assert not [kind for kind in kinds_told(position) if kind.startswith("ability")]
