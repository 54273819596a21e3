"""Every boss (BB-R.58 to R.60, R.69)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import codes
from tests.games.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    MERGO,
    all_told,
    asks,
    finish,
    hand,
    kind_of,
    kinds_told,
    play,
    remove,
    reveal,
    table,
    take,
    told,
    used,
)
from tests.games.bloodborne.test_instants import hands


@pytest.mark.rule("BB-R.58")
def test_gascoigne_takes_the_weapons_that_hurt_him() -> None:
    """Not the weapon of Djura, who was too late, and never a utility card."""
    position = table("Father Gascoigne", 5, seats=4, hands=WEAPONS, rolls="0", deck="Carrion Crow")
    play(position, "Molotov Cocktail", "Transform", "Cannon", "Hunter Axe")
    reveal(position, "Saw Cleaver")
    assert [(event.args["seat"], event.args["card"]) for event in all_told(position, "weapon-lost")] == [
        (EILEEN, "saw-cleaver"),
        (LUDWIG, "cannon"),
    ]
    assert [used(position, seat) for seat in range(4)] == [
        {"molotov-cocktail"},
        {"transform"},
        set(),
        {"hunter-axe"},
    ]
    assert {kind_of("Saw Cleaver"), kind_of("Cannon")} <= set(position.removed)


WEAPONS = ["Molotov Cocktail, Dream", "Transform, Saw Cleaver, Dream", "Cannon, Dream", "Hunter Axe, Dream"]


@pytest.mark.rule("BB-R.58")
def test_gascoigne_takes_a_weapon_of_the_dead_and_it_counts_until_then() -> None:
    seven = "Hunter Pistol, Saw Cleaver, Hunter Axe, Transform, Dream, Cannon, Chikage"
    position = table(
        "Father Gascoigne", 8, hp=[1, 6, 6], hands=[seven, "Dream", "Dream"], row="Kirkhammer", rolls="2"
    )
    play(position, "Hunter Pistol", "Dream", "Dream")
    take(position, "Kirkhammer")
    assert asks(position) == "remove"  # seven and the new one: the doomed pistol still counts
    remove(position, "Chikage")
    finish(position)
    assert position.owned(HENRYK) == 6
    assert "hunter-pistol" not in hand(position, HENRYK) | used(position, HENRYK)


@pytest.mark.rule("BB-R.58", "BB-R.38")
def test_a_doomed_weapon_may_be_the_one_removed() -> None:
    seven = "Hunter Pistol, Saw Cleaver, Hunter Axe, Transform, Dream, Cannon, Chikage"
    position = table(
        "Father Gascoigne", 8, hp=[1, 6, 6], hands=[seven, "Dream", "Dream"], row="Kirkhammer", rolls="2"
    )
    play(position, "Hunter Pistol", "Dream", "Dream")
    take(position, "Kirkhammer")
    remove(position, "Hunter Pistol", codes.REMOVE_PLAYED)
    finish(position)
    assert all_told(position, "weapon-lost") == []
    assert position.owned(HENRYK) == 7


@pytest.mark.rule("BB-R.59")
def test_watchdog_limits_each_ranged_weapon_to_1_in_both_steps() -> None:
    cards = ("Ludwig's Rifle", "Cannon", "Kirkhammer")
    position = table("Watchdog of the Old Lords", 12, hands=hands(*cards), rolls="0")
    play(position, *cards)
    assert position.collected == [1, 1, 4]
    assert [event.args["seat"] for event in all_told(position, "capped")] == [HENRYK, EILEEN]


@pytest.mark.rule("BB-R.60")
def test_ebrietas_passes_melee_damage_on_to_the_left() -> None:
    position = table("Ebrietas", 12, hands=hands("Hunter Axe", "Cannon", "Saw Cleaver"), rolls="0")
    play(position, "Hunter Axe", "Cannon", "Saw Cleaver")
    assert position.hp == [5, 4, 6]  # Ludwig's left is Henryk; the Cannon hurts nobody
    assert position.collected == [2, 3, 1]
    hurt = told(position, "hurt", EILEEN)
    assert (hurt.args["cause"], hurt.args["other"], hurt.args["monster"]) == ("mirror", HENRYK, "ebrietas")


@pytest.mark.rule("BB-R.60")
def test_ebrietas_counts_the_blood_taken_and_spares_the_dead_and_the_protected() -> None:
    position = table(
        "Ebrietas", 1, hp=[6, 6, 6], hands=hands("Kirkhammer", "Dream", "Dream"), row="Cannon", rolls="0"
    )
    play(position, "Kirkhammer", "Dream", "Dream")
    assert told(position, "hurt-halved").args["base"] == 1  # she had only 1 blood left
    position = table(
        "Ebrietas", 12, hands=hands("Kirkhammer", "Repeating Pistol", "Dream"), row="Cannon", rolls="0"
    )
    play(position, "Kirkhammer", "Repeating Pistol", "Dream")
    assert position.hp[EILEEN] == 6
    position = table(
        "Ebrietas", 12, hp=[6, 0, 6], hands=hands("Kirkhammer", "Dream", "Dream"), row="Cannon", rolls="0"
    )
    play(position, "Kirkhammer", "Dream")
    assert "hurt" not in kinds_told(position)
    assert position.hp[LUDWIG] == 6  # a dead neighbour is not skipped


@pytest.mark.rule("BB-R.60", "BB-R.43")
def test_ebrietas_can_kill_the_next_attacker_before_the_own_turn() -> None:
    position = table(
        "Ebrietas", 12, hp=[6, 2, 6], hands=hands("Hunter Axe", "Kirkhammer", "Saw Cleaver"), rolls="0"
    )
    play(position, "Hunter Axe", "Kirkhammer", "Saw Cleaver")
    assert told(position, "died").args["cause"] == "mirror"
    assert position.collected == [2, 0, 1]


@pytest.mark.rule("BB-R.8", "BB-R.60")
def test_the_monsters_ability_comes_before_the_card_that_strikes_it() -> None:
    """Ebrietas and the cane both hurt Eileen, for 2 and for 1: one effect, the monster's part first."""
    position = table("Ebrietas", 12, hp=[6, 3, 6], hands=hands("Threaded Cane", "Dream", "Dream"), rolls="0")
    position.events = []
    play(position, "Threaded Cane", "Dream", "Dream")
    halved = [event.args["cause"] for event in all_told(position, "hurt-halved")]
    assert halved == ["mirror", "card"]
    assert [event.args["number"] for event in all_told(position, "hurt-halved")] == [1, 0]


def test_what_did_nothing_is_not_blamed_for_a_death() -> None:
    """Of the blow at Ebrietas 1 arrives and kills Eileen; the cane's 1 is halved to nothing."""
    position = table("Ebrietas", 12, hp=[6, 1, 6], hands=hands("Threaded Cane", "Dream", "Dream"), rolls="0")
    play(position, "Threaded Cane", "Dream", "Dream")
    died = told(position, "died")
    assert (died.args["seat"], died.args["cause"], died.args["other"]) == (EILEEN, "mirror", HENRYK)


def test_blood_starved_beast_lets_nobody_heal_but_in_the_dream() -> None:
    position = table(
        "Blood-Starved Beast",
        10,
        boss=MERGO,
        hp=[3, 3, 3],
        hands=hands("Blood Vial", "Dream", "Dream"),
        step="start-round",
        rolls="0",
    )
    assert position.hp == [3, 3, 3]
    play(position, "Blood Vial", "Dream", "Dream")
    finish(position)
    assert position.hp == [3, 8, 8]
    assert "healed" not in kinds_told(position)
    assert {event.args["monster"] for event in all_told(position, "not-healed")} == {"blood-starved-beast"}


def test_cleric_beast_hits_harder() -> None:
    position = table("Cleric Beast", 12, row="Cannon", rolls="2+ 1")
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert position.hp == [2, 4, 4]
    raised = told(position, "attacks-raised")
    assert (raised.args["number"], raised.args["raised"]) == (4, 1)


@pytest.mark.rule("BB-R.69")
def test_under_amygdala_nothing_is_halved_or_ignored() -> None:
    position = table(
        "Amygdala", 12, hands=hands("Dream", "Repeating Pistol", "Molotov Cocktail"), row="Cannon", rolls="3"
    )
    play(position, "Dream", "Repeating Pistol", "Molotov Cocktail")
    assert position.hp == [2, 2, 2]
    assert {"hurt-halved", "hurt-ignored"}.isdisjoint(kinds_told(position))
    # The log says why: for each blow, which card did not help.
    vain = [
        (event.args["seat"], event.args["card"], event.rule) for event in all_told(position, "unshielded")
    ]
    dream, pistol = (HENRYK, "hunters-dream", "BB-R.69"), (EILEEN, "repeating-pistol", "BB-R.69")
    assert vain == [dream, pistol, dream, pistol]


@pytest.mark.rule("BB-R.69", "BB-8.2")
def test_with_amygdala_dead_protection_works_again() -> None:
    """The pistol kills her; the Beast Roar after it is halved for the dreamer."""
    position = table("Amygdala", 1, hands=hands("Hunter Pistol", "Beast Roar", "Dream"), row="Cannon")
    play(position, "Hunter Pistol", "Beast Roar", "Dream")
    assert told(position, "hurt-halved").args["number"] == 0


def test_logarius_hits_utility_cards_harder_but_not_transform() -> None:
    position = table(
        "Martyr Logarius",
        10,
        seats=4,
        hands=["Blood Vial, Dream", "Transform, Hunter Axe, Dream", "Dream", "Cannon, Dream"],
        row="Cannon",
        rolls="1",
    )
    play(position, "Blood Vial", "Transform", "Dream", "Cannon")
    reveal(position, "Hunter Axe")
    assert position.hp == [4, 5, 5, 5]
    assert [event.args["seat"] for event in all_told(position, "raised-for")] == [HENRYK, LUDWIG]
