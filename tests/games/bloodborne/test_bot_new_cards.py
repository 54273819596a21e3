"""What the greedy hunter makes of abilities that reward, rob or teach, and of cards that last a round."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.bot_values import step_gain, trophy_gain, worths
from tests.support.bloodborne.advice import choice, decision_of, reasons
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    ROM,
    asked,
    asks,
    choose_any_trophy,
    discard,
    kind_of,
    play,
    table,
)

# Cards of the round


def test_executioner_makes_who_carries_much_go_home_or_kill() -> None:
    """With 9 collected and 8 HP, an escape would cost everything; halved, it is survived."""
    rich = table("Executioner", 12, boss=ROM, hp=[8, 8, 8], collected=[9, 0, 0], banked=[0, 9, 9])
    assert choice(rich, HENRYK) == "hunters-dream"
    poor = table("Executioner", 12, boss=ROM, hp=[8, 8, 8], banked=[0, 9, 9])
    assert choice(poor, HENRYK) != "hunters-dream"


def test_saw_spear_is_worth_more_the_harder_the_monster_hits() -> None:
    """A red die deals about 3, which make the spear the better weapon; a green one about 1."""
    cards = ["Burial Blade, Saw Spear, Dream", "Dream", "Dream"]
    red = table("Bloody Crow of Cainhurst", 12, boss=ROM, hp=[8, 8, 8], hands=cards)
    assert choice(red, HENRYK) == "saw-spear"
    green = table("Carrion Crow", 12, boss=ROM, hp=[8, 8, 8], hands=cards)
    assert choice(green, HENRYK) == "burial-blade"


def test_threaded_cane_brings_its_blood_even_to_the_last_in_line() -> None:
    """2 blood, and two axes come first: the cane still brings 2, the cleaver nothing."""
    position = table(
        "Hunter's Minion",
        2,
        first=EILEEN,
        hands=["Hunter Axe, Threaded Cane, Dream", "Hunter Axe, Dream", "Hunter Axe, Dream"],
    )
    assert choice(position, HENRYK) == "threaded-cane"


def test_a_blunderbuss_on_the_table_makes_melee_weapons_weaker() -> None:
    """After Transform Henryk sees it: 2 by the rifle is more than 3 less 1 of a blade that gains nothing else."""
    position = table(
        "Hunter's Minion",
        12,
        hands=["Transform, Hunter Axe, Cannon, Dream", "Hunter Blunderbuss, Dream", "Dream"],
    )
    play(position, "Transform", "Hunter Blunderbuss", "Dream")
    assert choice(position, HENRYK) == "cannon"


def test_a_flamesprayer_on_the_table_makes_melee_weapons_dangerous() -> None:
    """Red die, 3 HP, 6 blood to lose: with an axe the doubled roll kills far more often than with the pistol."""
    position = table(
        "Bloody Crow of Cainhurst",
        9,
        hp=[4, 6, 6],
        collected=[8, 0, 0],
        hands=["Transform, Hunter Axe, Cannon, Dream", "Flamesprayer, Dream", "Dream"],
    )
    play(position, "Transform", "Flamesprayer", "Dream")
    assert choice(position, HENRYK) == "cannon"


def test_the_one_reborn_is_worth_a_small_blow() -> None:
    """A Molotov takes 1 and brings 2 more; against another boss a dream looks better."""
    cards = ["Molotov Cocktail, Dream", "Dream", "Dream"]
    reborn = table("The One Reborn", 11, hands=cards, hp=[6, 6, 6])
    beast = table("Ebrietas", 11, hands=cards, hp=[6, 6, 6])
    one, other = [
        GAME.judgement.rate_options(position, decision_of(position, HENRYK)) for position in (reborn, beast)
    ]
    assert one[1] - one[0] > other[1] - other[0] + 1.0


# Other choices


def test_trophies_go_where_the_next_space_brings_most() -> None:
    """From 3 to 5 is more than from 0 to 1; a full track brings nothing."""
    position = table("Martyr Logarius", 1, tracks=[[4, 2, 0], [0] * 3, [0] * 3], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")  # now 8, 3 and 1
    assert choice(position, HENRYK) == "humanoid"


@pytest.mark.rule("BB-R.47")
def test_steps_on_the_track_grow_in_worth() -> None:
    points = GAME.sets[0].points
    gains = [step_gain(points, place, 5) for place in range(6)]
    assert gains == sorted(gains[:5]) + [0.0]
    position = table(tracks=[[3, 0, 0], [0] * 3, [0] * 3])
    assert trophy_gain(position, HENRYK, [0], 0, 0) == gains[3]
    assert (
        trophy_gain(position, HENRYK, [0], 1, 1) == gains[3] + gains[4] + gains[0]
    )  # one of any type comes first


def test_a_weapon_that_comes_back_at_once_may_go_and_the_weakest_otherwise() -> None:
    position = table(
        "Brainsucker",
        9,
        hands=[
            "Saw Cleaver, Hunter Axe, Kirkhammer, Cannon, Dream",
            "Kirkhammer, Cannon, Saw Cleaver, Dream",
            "Dream",
        ],
        rolls="0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert (asks(position), asked(position)) == ("discard", HENRYK)
    assert choice(position, HENRYK) == "hunter-axe"
    assert "weakest" in reasons(position, HENRYK, "hunter-axe")
    assert "weakest" not in reasons(position, HENRYK, "kirkhammer")
    discard(position, "Hunter Axe")
    discard(position, "Cannon")
    assert asked(position) == EILEEN
    assert set(GAME.judgement.rate_options(position, decision_of(position, EILEEN))) == {0.0}
    assert "comes-back" in reasons(position, EILEEN, "kirkhammer")


def test_new_upgrades_are_worth_having() -> None:
    """Each is worth more than a plain weapon of the same damage."""
    worth = worths(table())
    axe = worth[kind_of("Hunter Axe")]
    for card in ("Saw Spear", "Threaded Cane", "Hunter Blunderbuss", "Flamesprayer", "Stake Driver"):
        assert worth[kind_of(card)] > axe


# Reasons


def test_reasons_speak_of_what_the_cards_do() -> None:
    position = table(
        "The One Reborn",
        11,
        collected=[0, 3, 3],
        hands=[
            "Saw Spear, Threaded Cane, Hunter Blunderbuss, Flamesprayer, Blood Vial, Hunter Axe, Dream",
            "Dream",
            "Dream",
        ],
    )
    assert reasons(position, HENRYK, "hunter-axe")["reward"] == {"monster": "the-one-reborn", "number": 2}
    assert "wounds" in reasons(position, HENRYK, "saw-spear")
    assert "shortfall" in reasons(position, HENRYK, "threaded-cane")
    assert reasons(position, HENRYK, "hunter-blunderbuss")["weaken"] == {"number": 1}
    assert "double" in reasons(position, HENRYK, "flamesprayer")
    assert reasons(position, HENRYK, "blood-vial")["steal"] == {"number": 2}
    witch = table("The Witch of Hemwick", 9)
    assert reasons(witch, HENRYK, "hunter-axe")["trophy-now"] == {"monster": "the-witch-of-hemwick"}
    play(witch, "Hunter Axe", "Dream", "Dream")
    assert reasons(witch, HENRYK, "kin")["track"] == {"number": 1}
    choose_any_trophy(witch, "kin")
    boar = table("Maneater Boar", 9, tracks=[[4, 4, 0], [0] * 3, [0] * 3], rolls="0")
    play(boar, "Saw Cleaver", "Dream", "Dream")
    assert reasons(boar, HENRYK, "kin")["costs"] == {"number": 2}
