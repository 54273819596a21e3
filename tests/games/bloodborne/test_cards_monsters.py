"""Every normal monster with an ability, and those without (BB-R.36, R.67, R.139 to R.143)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import cards
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    ROM,
    all_told,
    altered,
    effect,
    finish,
    hands,
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


@pytest.mark.parametrize("name", ["Beast Patient", "Fluorescent Flower"])
def test_some_hit_everyone_when_they_come(name: str) -> None:
    assert table(None, deck=name, step="end-round").hp == [5, 5, 5]


@pytest.mark.rule("BB-R.67")
@pytest.mark.parametrize(
    ("name", "number", "hp"),
    [("Huntsman", 3, 4), ("Yurie, The Last Scholar", 3, 3), ("Church Servant", 2, 5)],
)
def test_some_give_blood_to_the_poorest_into_the_collected_area(name: str, number: int, hp: int) -> None:
    position = table(
        None, deck=id_of(name), collected=[1, 0, 2], banked=[0, 1, 0], step="end-round", rolls=""
    )
    assert position.collected == [1 + number, number, 2]
    assert position.dealt == [0, 0, 0]
    gained = told(position, "gained", HENRYK)
    assert (gained.args["number"], gained.rule) == (number, "BB-R.67")
    assert position.blood == position.entered == hp


@pytest.mark.rule("BB-R.67")
def test_gained_blood_is_no_damage_and_earns_no_trophy() -> None:
    position = table(None, deck="Huntsman", banked=[0, 5, 5], step="end-round")
    assert position.collected == [3, 0, 0]
    play(position, "Dream", "Hunter Axe", "Hunter Axe")
    assert told(position, "slain").args["monster"] == "huntsman"
    assert [tracks(position, seat)[1] for seat in range(3)] == [0, 1, 1]


# If it escapes


def test_rabid_dog_hits_everyone_when_it_escapes() -> None:
    position = table("Rabid Dog", rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [4] * 3


@pytest.mark.rule("BB-R.139", "BB-R.140")
def test_executioner_hits_each_for_what_that_hunter_has_collected() -> None:
    """With the blood of this round, without what is banked; with none, no damage."""
    position = table(
        "Executioner",
        5,
        boss=ROM,
        hp=[8, 8, 8],
        collected=[3, 0, 0],
        banked=[0, 9, 9],
        row="Cannon",
        rolls="0",
    )
    play(position, "Hunter Axe", "Saw Cleaver", "Dream")
    assert position.hp[:2] == [8 - 5, 8 - 1]
    assert [event.args["seat"] for event in all_told(position, "hurt")] == [HENRYK, EILEEN]
    assert told(position, "hurt", HENRYK).args["base"] == 5
    assert position.hp[LUDWIG] == 8


@pytest.mark.rule("BB-R.140", "BB-R.144")
def test_executioners_damage_is_doubled_and_kills_at_the_same_time() -> None:
    """Both die of it: what Henryk loses by his death does not change what Eileen takes."""
    position = table(
        "Executioner",
        9,
        boss=ROM,
        hp=[4, 4, 8],
        collected=[2, 4, 0],
        hands=hands("Saw Cleaver", "Beast Roar", "Flamesprayer"),
        row="Cannon",
        rolls="0",
    )
    play(position, "Saw Cleaver", "Beast Roar", "Flamesprayer")
    assert {event.args["seat"]: event.args["base"] for event in all_told(position, "hurt")} == {
        HENRYK: 6,
        EILEEN: 4,
        LUDWIG: 2,
    }
    assert [event.args["seat"] for event in all_told(position, "died")] == [HENRYK, EILEEN]


@pytest.mark.rule("BB-R.143", "BB-R.36")
def test_totals_for_an_escape_are_compared_after_the_attacks_and_before_its_damage() -> None:
    """The ability is given in the test (BB-R.142). By the blood of step 5 Henryk and Eileen are level at 4."""
    position = table("Garden of Eyes", 9, collected=[2, 3, 0], banked=[0, 0, 3], rolls="0")
    altered(position).escapes = [effect(cards.DAMAGE, cards.MOST, 2, cards.TOTAL)]
    play(position, "Hunter Axe", "Saw Cleaver", "Dream")
    finish(position)
    assert [event.args["seat"] for event in all_told(position, "hurt")] == [HENRYK, EILEEN]


@pytest.mark.rule("BB-R.142")
def test_winter_lanterns_ability_comes_from_the_content_and_is_marked_as_doubtful() -> None:
    """Its timing is inferred, the rest is proposed: nothing else is said of it here."""
    position = table("Winter Lantern")
    lantern = position.rules.monsters[position.monster]
    assert lantern.moments() == ["if-escapes"]
    assert lantern.known.doubts == ["effects"]


# Nothing special


@pytest.mark.parametrize(
    "name", ["Beast-Possessed Soul", "Bloody Crow of Cainhurst", "Carrion Crow", "Garden of Eyes"]
)
@pytest.mark.parametrize("other", ["Hunter's Minion", "Celestial Minion"])
def test_monsters_without_an_ability_do_nothing_special(name: str, other: str) -> None:
    position = table(name, 9, rolls="0", deck=other)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 6, 6]
    assert monster(position) == id_of(other)
    assert not [kind for kind in kinds_told(position) if kind.startswith("ability")]
