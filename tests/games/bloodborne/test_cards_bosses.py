"""Gascoigne, the Watchdog, Ebrietas and the Cleric Beast (BB-R.58 to R.60, R.69, R.159)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import cards, codes
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    altered,
    asks,
    finish,
    hand,
    hands,
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
    picks = ("Ludwig's Rifle", "Cannon", "Kirkhammer")
    position = table("Watchdog of the Old Lords", 12, hands=hands(*picks), rolls="0")
    play(position, *picks)
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
    """Of Chikage's blow Eileen takes 4 by Ebrietas, halved to 2; then its owner takes 1."""
    position = table("Ebrietas", 12, hands=hands("Chikage", "Dream", "Dream"), rolls="0")
    play(position, "Chikage", "Dream", "Dream")
    hurt = [event.args["cause"] for event in position.events if event.kind.startswith("hurt")]
    assert hurt == ["mirror", "own-card"]
    assert told(position, "hurt-halved").args["number"] == 2


def test_what_did_nothing_is_not_blamed_for_a_death() -> None:
    """The roar's 1 is halved to nothing; of the blow at Ebrietas 1 arrives and kills Eileen."""
    position = table(
        "Ebrietas", 12, hp=[6, 1, 6], hands=hands("Hunter Axe", "Dream", "Beast Roar"), rolls="0"
    )
    play(position, "Hunter Axe", "Dream", "Beast Roar")
    died = told(position, "died")
    assert (died.args["seat"], died.args["cause"], died.args["other"]) == (EILEEN, "mirror", HENRYK)


# What no printed boss does any more, but a house's may


def test_a_boss_may_let_nobody_heal_but_in_the_dream() -> None:
    position = table("Cleric Beast", 10, hp=[3, 3, 3], hands=hands("Blood Vial", "Dream", "Dream"), rolls="0")
    altered(position).forbids_healing = True
    play(position, "Blood Vial", "Dream", "Dream")
    finish(position)
    assert position.hp == [3, 6, 6]
    assert "healed" not in kinds_told(position)
    assert told(position, "not-healed").args["seat"] == HENRYK


def test_a_boss_may_hit_harder() -> None:
    position = table("The One Reborn", 12, row="Cannon", rolls="2+ 1")
    altered(position).attack_bonus = 1
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert position.hp == [2, 4, 4]
    raised = told(position, "attacks-raised")
    assert (raised.args["number"], raised.args["raised"]) == (4, 1)


def test_a_boss_may_hit_utility_cards_harder_but_not_transform() -> None:
    position = table(
        "Martyr Logarius",
        10,
        seats=4,
        hands=["Bold Hunter's Mark, Dream", "Transform, Hunter Axe, Dream", "Dream", "Cannon, Dream"],
        row="Cannon",
        rolls="1",
    )
    boss = altered(position)
    boss.attack_bonus, boss.attack_bonus_cond = 1, cards.TARGET_UTILITY
    play(position, "Bold Hunter's Mark", "Transform", "Dream", "Cannon")
    reveal(position, "Hunter Axe")
    assert position.hp == [4, 5, 5, 5]
    assert [event.args["seat"] for event in all_told(position, "raised-for")] == [HENRYK, LUDWIG]


# The Cleric Beast


@pytest.mark.rule("BB-R.69")
def test_under_the_cleric_beast_nothing_is_halved_or_ignored() -> None:
    position = table(
        "Cleric Beast",
        12,
        hands=hands("Dream", "Repeating Pistol", "Molotov Cocktail"),
        row="Cannon",
        rolls="3",
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


@pytest.mark.rule("BB-R.69", "BB-R.159", "BB-8.2")
def test_with_the_cleric_beast_dead_protection_works_again() -> None:
    """The pistol kills it; the Beast Roar after it is halved for the dreamer."""
    position = table("Cleric Beast", 1, hands=hands("Hunter Pistol", "Beast Roar", "Dream"), row="Cannon")
    play(position, "Hunter Pistol", "Beast Roar", "Dream")
    assert told(position, "hurt-halved").args["number"] == 0


@pytest.mark.rule("BB-R.159")
def test_under_the_cleric_beast_the_dream_keeps_its_step_7() -> None:
    position = table(
        "Cleric Beast", 12, collected=[4, 0, 0], used=["Hunter Axe", "", ""], row="Cannon", rolls="3"
    )
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    take(position, "Cannon")
    assert (position.banked[HENRYK], position.hp[HENRYK]) == (4, 6)
    assert {"hunter-axe", "cannon"} <= hand(position, HENRYK)
