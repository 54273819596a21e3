"""Blood and trophies for damage, extra trophies, trophies lost (BB-R.108 to R.128)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    ROM,
    all_told,
    asked,
    asks,
    choose_any_trophy,
    choose_trophy,
    finish,
    hands,
    kinds_told,
    move_back,
    offered,
    play,
    refused,
    table,
    told,
    tracks,
    view,
)

WITCH = "The Witch of Hemwick"
REBORN = "The One Reborn"

# Damage sets it off


@pytest.mark.rule("BB-R.108", "BB-R.113", "BB-R.114")
def test_whoever_damages_the_one_reborn_gains_2_blood_from_the_supply() -> None:
    """By weapon or Molotov, in step 3 or 5, however much was taken; it does not come off the boss."""
    picks = ("Molotov Cocktail", "Kirkhammer", "Hunter Pistol")
    position = table(REBORN, 11, hands=hands(*picks), rolls="0")
    play(position, *picks)
    assert position.collected == [1 + 2, 4 + 2, 1 + 2]
    assert position.dealt == [0, 0, 0]  # a new round
    assert position.blood == 11 - 6
    gained = all_told(position, "gained")
    assert [(event.args["seat"], event.args["number"], event.rule) for event in gained] == [
        (HENRYK, 2, "BB-R.113"),
        (LUDWIG, 2, "BB-R.113"),
        (EILEEN, 2, "BB-R.113"),
    ]


@pytest.mark.rule("BB-R.109")
def test_it_is_met_once_a_round_and_again_in_the_next() -> None:
    position = table(REBORN, 11, rolls="0, yellow 0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    finish(position)
    assert position.collected[HENRYK] == 3
    play(position, "Hunter Axe", "Dream", "Dream")
    assert position.collected[HENRYK] == 3 + 4


@pytest.mark.rule("BB-R.110", "BB-R.114")
def test_the_reward_comes_before_later_parts_of_the_card_and_is_lost_by_death() -> None:
    """Chikage takes 4, brings 2, then kills its owner."""
    position = table(
        REBORN, 11, hp=[1, 6, 6], hands=hands("Chikage", "Dream", "Dream"), row="Cannon", rolls="0"
    )
    play(position, "Chikage", "Dream", "Dream")
    kinds = kinds_told(position)
    assert kinds.index("took") < kinds.index("gained") < kinds.index("hurt") < kinds.index("died")
    assert told(position, "died").args["number"] == 6
    assert position.collected[HENRYK] == 0


@pytest.mark.rule("BB-R.111")
def test_the_killing_blow_meets_it_too() -> None:
    position = table(REBORN, 1, rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    kinds = kinds_told(position)
    assert kinds.index("gained") < kinds.index("slain")
    assert position.collected[HENRYK] == 3


@pytest.mark.rule("BB-R.112")
def test_stolen_blood_and_a_weapon_that_takes_nothing_do_not_meet_it() -> None:
    picks = ("Blood Vial", "Hunter Blunderbuss", "Saw Cleaver")
    position = table(REBORN, 11, collected=[0, 0, 4], hands=hands(*picks), rolls="0")
    play(position, *picks)
    assert position.collected == [1, 2 + 2, 3]


# The Witch of Hemwick


@pytest.mark.rule("BB-R.115", "BB-R.119")
def test_the_witch_gives_a_trophy_of_any_type_at_once() -> None:
    """Beasts too, which is no type of hers; it must be taken, before the next hunter attacks."""
    position = table(WITCH, 9, tracks=[[3, 0, 0], [0] * 3, [0] * 3], rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Dream")
    assert (asks(position), asked(position)) == ("any-trophy", HENRYK)
    assert offered(position) == ["kin", "humanoid", "beast"]
    assert view(position)["step"] == 5
    assert [event.args["seat"] for event in all_told(position, "took")] == [HENRYK]
    assert refused(position, HENRYK, codes.NO_UPGRADE) == ("not-an-option-here", "BB-R.119")
    choose_any_trophy(position, "beast")
    given = told(position, "ability-trophy")
    assert (given.args["monster"], given.args["points"], given.rule) == (
        "the-witch-of-hemwick",
        1,
        "BB-R.115",
    )
    assert tracks(position, HENRYK) == [3, 0, 1]
    assert asked(position) == EILEEN


@pytest.mark.rule("BB-R.116")
@pytest.mark.parametrize(("places", "gives"), [([3, 3, 3], True), ([0, 0, 4], False), ([5, 0, 0], False)])
def test_a_marker_above_3_on_any_track_stops_her(places: list[int], gives: bool) -> None:
    """The fourth space shows 5, the fifth 8."""
    position = table(WITCH, 9, tracks=[places, [0] * 3, [0] * 3], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert (asks(position) == "any-trophy") == gives


@pytest.mark.rule("BB-R.117")
def test_her_trophy_is_kept_although_the_hunter_dies() -> None:
    position = table(
        WITCH, 9, hp=[1, 6, 6], hands=hands("Chikage", "Dream", "Dream"), row="Cannon", rolls="0"
    )
    play(position, "Chikage", "Dream", "Dream")
    assert asks(position) == "any-trophy"
    assert position.hp[HENRYK] == 1  # Chikage's damage comes later (BB-R.110)
    choose_any_trophy(position, "kin")
    assert told(position, "died").args["seat"] == HENRYK
    assert tracks(position, HENRYK) == [1, 0, 0]


@pytest.mark.rule("BB-R.110", "BB-R.19")
def test_in_step_3_her_trophy_comes_before_the_deaths_of_the_same_effect() -> None:
    position = table(
        WITCH,
        9,
        hp=[6, 1, 6],
        hands=hands("Molotov Cocktail", "Saw Cleaver", "Dream"),
        row="Cannon",
        rolls="0",
    )
    play(position, "Molotov Cocktail", "Saw Cleaver", "Dream")
    assert (asks(position), asked(position), view(position)["step"]) == ("any-trophy", HENRYK, 3)
    assert position.hp == [6, 1, 6]
    choose_any_trophy(position, "kin")
    assert told(position, "died").args["seat"] == EILEEN
    assert position.hp == [5, 0, 6]


@pytest.mark.rule("BB-R.118")
def test_the_trophies_of_her_death_need_no_low_track() -> None:
    position = table(WITCH, 1, tracks=[[4, 0, 0], [0] * 3, [0] * 3], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    finish(position)
    assert tracks(position, HENRYK) == [5, 1, 0]


@pytest.mark.rule("BB-R.123", "BB-R.61")
def test_her_trophy_gives_the_stake_driver_its_own_once() -> None:
    """Right after it, of her types; when she dies later in the round there is no second one."""
    position = table(WITCH, 3, hands=hands("Stake Driver", "Saw Cleaver", "Dream"), row="Cannon", rolls="0")
    play(position, "Stake Driver", "Saw Cleaver", "Dream")
    choose_any_trophy(position, "beast")
    assert (asks(position), asked(position)) == ("trophy", HENRYK)
    assert offered(position) == ["kin", "humanoid"]
    choose_trophy(position, "kin")
    assert (asks(position), asked(position)) == ("any-trophy", EILEEN)
    choose_any_trophy(position, "kin")
    assert told(position, "slain").args["monster"] == "the-witch-of-hemwick"
    assert asks(position) == "upgrade"
    assert tracks(position, HENRYK) == [1 + 1, 1, 1]
    assert len(all_told(position, "extra-trophy")) == 1


@pytest.mark.rule("BB-R.61", "BB-R.123")
def test_a_stake_driver_that_the_witch_gave_nothing_gets_its_trophy_at_her_death() -> None:
    position = table(
        WITCH,
        2,
        tracks=[[4, 0, 0], [0] * 3, [0] * 3],
        hands=hands("Stake Driver", "Dream", "Dream"),
        rolls="0",
    )
    play(position, "Stake Driver", "Dream", "Dream")
    choose_trophy(position, "humanoid")
    assert tracks(position, HENRYK) == [5, 2, 0]


# Martyr Logarius


@pytest.mark.rule("BB-R.120", "BB-R.122")
def test_logarius_gives_one_more_of_any_type_in_turn_order() -> None:
    """First all plain trophies, then his, then those of weapons."""
    picks = ("Stake Driver", "Saw Cleaver", "Stake Driver")
    position = table("Martyr Logarius", 5, first=EILEEN, hands=hands(*picks), rolls="0", deck="Carrion Crow")
    play(position, *picks)
    assert [tracks(position, seat) for seat in range(3)] == [[1, 1, 1]] * 3
    order = []
    while asks(position) in ("any-trophy", "trophy"):
        order.append((asks(position), asked(position)))
        (choose_any_trophy if asks(position) == "any-trophy" else choose_trophy)(position, "kin")
    assert order == [
        ("any-trophy", EILEEN),
        ("any-trophy", LUDWIG),
        ("any-trophy", HENRYK),
        ("trophy", LUDWIG),
        ("trophy", HENRYK),
    ]
    assert [tracks(position, seat) for seat in range(3)] == [[3, 1, 1], [2, 1, 1], [3, 1, 1]]


@pytest.mark.rule("BB-R.121", "BB-R.42")
def test_a_dead_hunter_gains_and_chooses_logarius_trophy_too() -> None:
    position = table("Martyr Logarius", 2, hp=[6, 1, 6], row="Cannon", rolls="1")
    play(position, "Saw Cleaver", "Hunter Pistol", "Dream")
    assert (asks(position), asked(position)) == ("any-trophy", HENRYK)
    choose_any_trophy(position, "kin")
    assert asked(position) == EILEEN
    choose_any_trophy(position, "beast")
    assert tracks(position, EILEEN) == [1, 1, 2]


@pytest.mark.rule("BB-R.121", "BB-R.55")
def test_whom_rom_has_taken_out_gains_nothing() -> None:
    position = table("Martyr Logarius", 2, boss=ROM, hp=[8, 1, 8], deaths=[0, 1, 0], row="Cannon", rolls="1")
    play(position, "Saw Cleaver", "Hunter Pistol", "Dream")
    assert asked(position) == HENRYK
    choose_any_trophy(position, "kin")
    assert asks(position) == "upgrade"
    assert tracks(position, EILEEN) == [0, 0, 0]


@pytest.mark.rule("BB-R.124")
def test_an_extra_trophy_is_no_ground_for_another() -> None:
    position = table("Martyr Logarius", 1, hands=hands("Stake Driver", "Dream", "Dream"), rolls="0")
    play(position, "Stake Driver", "Dream", "Dream")
    choose_any_trophy(position, "kin")
    choose_trophy(position, "kin")
    finish(position)
    assert asks(position) == "pick"
    assert sum(tracks(position, HENRYK)) == 5


@pytest.mark.rule("BB-R.119", "BB-R.44")
def test_a_full_track_may_be_named_and_nothing_moves() -> None:
    position = table("Martyr Logarius", 1, tracks=[[5, 0, 0], [0] * 3, [0] * 3], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    choose_any_trophy(position, "kin")
    finish(position)
    assert tracks(position, HENRYK) == [5, 1, 1]
    assert len(all_told(position, "trophy-full")) == 2


# Maneater Boar


@pytest.mark.rule("BB-R.125", "BB-R.127")
@pytest.mark.parametrize(
    ("before", "after"),
    [([4, 1, 0], [3, 1, 0]), ([0, 1, 0], [0, 0, 0]), ([0, 0, 0], [0, 0, 0]), ([2, 3, 5], [2, 3, 4])],
)
def test_the_boar_moves_the_best_marker_back(before: list[int], after: list[int]) -> None:
    position = table("Maneater Boar", 3, tracks=[before, [0] * 3, [0] * 3], row="Cannon", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert asks(position) == "upgrade"
    assert tracks(position, HENRYK) == after
    lost = all_told(position, "trophy-lost")
    assert [event.rule for event in lost] == ["BB-R.125"] * (before != after)


@pytest.mark.rule("BB-R.126", "BB-R.107")
def test_of_tied_markers_the_hunter_chooses_one_in_turn_order() -> None:
    position = table(
        "Maneater Boar",
        4,
        first=LUDWIG,
        tracks=[[2, 0, 2], [0] * 3, [1, 1, 1]],
        deck="Carrion Crow",
        rolls="0",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert (asks(position), asked(position), view(position)["step"]) == ("lose-trophy", LUDWIG, 6)
    assert offered(position) == ["kin", "humanoid", "beast"]
    move_back(position, "humanoid")
    assert (asked(position), offered(position)) == (HENRYK, ["kin", "beast"])
    assert refused(position, HENRYK, codes.LOSE_TROPHY + 1) == ("not-highest", "BB-R.125")
    assert GAME.describe(position, codes.LOSE_TROPHY).args["points"] == 1
    move_back(position, "beast")
    assert [tracks(position, seat) for seat in range(3)] == [[2, 0, 1], [0, 0, 0], [1, 0, 1]]
    assert asks(position) == "pick"


@pytest.mark.rule("BB-R.128")
def test_nothing_but_death_spares_a_hunter_the_loss() -> None:
    """The dreamer, the owner of Repeating Pistol and a hunter with a doubled wound lose one space; the dead none."""
    position = table(
        "Maneater Boar",
        9,
        seats=4,
        hp=[6, 6, 6, 1],
        tracks=[[2, 0, 0]] * 4,
        hands=[*hands("Dream", "Repeating Pistol", "Flamesprayer"), "Hunter Axe, Dream"],
        row="Cannon",
        rolls="2",
    )
    play(position, "Dream", "Repeating Pistol", "Flamesprayer", "Hunter Axe")
    assert [tracks(position, seat)[0] for seat in range(4)] == [1, 1, 1, 2]
