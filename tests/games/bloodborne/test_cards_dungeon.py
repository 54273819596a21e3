"""Every card of the Chalice Dungeon with an ability, and every final boss (BB-R.53 to R.60, R.67, R.69)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from tests.games.bloodborne.positions import (
    AMELIA,
    EILEEN,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    MERGO,
    MICOLASH,
    ROM,
    all_told,
    asks,
    finish,
    hand,
    id_of,
    kind_of,
    kinds_told,
    living,
    monster,
    play,
    remove,
    reveal,
    table,
    take,
    told,
    tracks,
    used,
    view,
)
from tests.games.bloodborne.test_instants import hands

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


# Bosses


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


# Final bosses


@pytest.mark.rule("BB-R.53")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gehrman_gives_2_more_blood_to_all_but_himself(seats: int) -> None:
    more = seats - 3
    for deck, hp in (("Labyrinth Rat", 4), ("Ebrietas", 12)):
        position = table(None, boss=GEHRMAN, seats=seats, deck=deck, step="end-round")
        assert position.blood == hp + more + 2
    assert table(None, boss=GEHRMAN, seats=seats, step="end-round").blood == 14 + more


@pytest.mark.rule("BB-R.54")
def test_amelia_lowers_the_maximum_to_6() -> None:
    for seed in range(20):
        start = GAME.setup(4, seed, {"final_boss": id_of(AMELIA)})
        assert max(start.hp) <= 6
        assert [player["max"] for player in view(start)["players"]] == [6] * 4
    position = table(
        "Church Giant", 7, boss=AMELIA, hp=[1, 1, 1], hands=hands("Blood Vial", "Dream", "Dream"), rolls="0"
    )
    play(position, "Blood Vial", "Dream", "Dream")
    assert position.hp == [6, 6, 6]


@pytest.mark.rule("BB-R.55")
def test_rom_takes_a_hunter_at_the_second_death() -> None:
    position = table(
        "Cleric Beast",
        9,
        boss=ROM,
        hp=[1, 8, 8],
        collected=[2, 0, 0],
        banked=[7, 0, 0],
        deaths=[1, 1, 0],
        tracks=[[1, 1, 1], [0] * 3, [0] * 3],
        used=["Hunter Axe", "", ""],
        row="Cannon",
        rolls="0",
    )
    play(position, "Hunter Pistol", "Dream", "Hunter Axe")
    gone = told(position, "eliminated")
    assert (gone.args["seat"], gone.args["number"], gone.rule) == (HENRYK, 7, "BB-R.55")
    assert (position.blood, position.collected) == (6, [0, 0, 2])  # what Henryk shot stays off the monster
    assert asks(position) == "upgrade"
    assert position.pending[0].seat == EILEEN  # no step 7 for Henryk
    finish(position)
    assert [decision.seat for decision in position.pending] == [EILEEN, LUDWIG]
    assert (position.hp[HENRYK], position.banked[HENRYK], tracks(position, HENRYK)) == (0, 0, [0, 0, 0])
    assert position.hands[HENRYK] == position.used[HENRYK] == []
    assert len(position.removed) == 5
    assert view(position)["players"][HENRYK]["gone"]
    assert view(position)["order"] == [EILEEN, LUDWIG]


@pytest.mark.rule("BB-R.55")
def test_the_first_death_under_rom_is_an_ordinary_one() -> None:
    position = table("Church Giant", 7, boss=ROM, hp=[1, 8, 8], row="Cannon", rolls="1")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    take(position, "Cannon")
    assert (position.hp[HENRYK], position.deaths[HENRYK]) == (8, 1)
    assert living(position) == [HENRYK, EILEEN, LUDWIG]


@pytest.mark.rule("BB-R.55")
def test_marker_and_left_skip_who_is_gone_and_the_table_stays_as_large() -> None:
    position = table(
        "Ebrietas",
        12,
        boss=ROM,
        seats=4,
        hp=[8, 0, 8, 8],
        gone=[EILEEN],
        hands=["Hunter Axe, Dream", "", "Hunter Axe, Dream", "Hunter Axe, Dream"],
        rolls="0",
        row="Cannon",
    )
    play(position, "Hunter Axe", "Hunter Axe", "Hunter Axe")
    assert position.hp == [6, 0, 6, 6]  # Henryk's left is Ludwig now
    assert position.first == LUDWIG
    assert len(position.row) == 4  # the row is as long as at set-up
    position = table(
        None,
        boss=ROM,
        seats=4,
        hp=[8, 0, 8, 8],
        gone=[EILEEN],
        hands=GONE,
        deck="Labyrinth Rat",
        step="end-round",
    )
    assert position.blood == 5
    assert position.first == LUDWIG


GONE = ["Dream", "", "Dream", "Dream"]


@pytest.mark.rule("BB-R.55", "BB-R.15")
def test_cards_of_who_just_left_still_spoil_a_pistol() -> None:
    position = table(
        "Church Giant",
        7,
        boss=ROM,
        hp=[8, 1, 8],
        deaths=[0, 1, 0],
        hands=hands("Beast Roar", "Hunter Pistol", "Hunter Pistol"),
        rolls="0",
    )
    play(position, "Beast Roar", "Hunter Pistol", "Hunter Pistol")
    assert told(position, "eliminated").args["seat"] == EILEEN
    assert told(position, "spoiled").args["seat"] == LUDWIG
    assert kind_of("Hunter Pistol") in position.removed


@pytest.mark.rule("BB-R.55")
def test_with_one_hunter_left_the_game_goes_on_and_with_none_it_ends() -> None:
    position = table(
        "Cleric Beast",
        12,
        boss=ROM,
        hp=[8, 0, 1],
        gone=[EILEEN],
        deaths=[0, 2, 1],
        hands=["Saw Cleaver, Dream", "", "Saw Cleaver, Dream"],
        rolls="0, yellow 3",
    )
    play(position, "Saw Cleaver", "Saw Cleaver")
    assert told(position, "eliminated").args["seat"] == LUDWIG
    assert (asks(position), [decision.seat for decision in position.pending]) == ("pick", [HENRYK])
    assert position.first == HENRYK
    position.hp[HENRYK], position.deaths[HENRYK] = 1, 1
    play(position, "Dream")
    assert position.over
    assert GAME.outcome(position).winners == []
    assert told(position, "ended").args["seats"] == []
    assert told(position, "all-gone").rule == "BB-R.55"


@pytest.mark.rule("BB-R.55")
def test_who_is_gone_can_not_win() -> None:
    position = table(
        "Rom, the Vacuous Spider",
        1,
        boss=ROM,
        hp=[8, 0, 8],
        gone=[EILEEN],
        hands=["Saw Cleaver, Dream", "", "Dream"],
        rolls="0",
    )
    play(position, "Saw Cleaver", "Dream")
    outcome = GAME.outcome(position)
    assert (outcome.scores, outcome.winners) == ([4, 0, 0], [HENRYK])


@pytest.mark.rule("BB-R.56")
def test_micolash_puts_another_monster_under_the_deck_after_an_escape() -> None:
    position = table("Rabid Dog", 5, boss=MICOLASH, hp=[8, 8, 8], deck="Ebrietas", rolls="0")
    box = set(position.box)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    kinds = kinds_told(position)
    assert kinds.index("ability-if-escapes") < kinds.index("inserted")
    assert told(position, "inserted").args == {"monster": id_of(MICOLASH)}  # which one is nobody's business
    assert (monster(position), len(position.deck), position.inserted) == ("ebrietas", 1, 1)
    under = position.deck[0]
    assert under in GAME.sets[0].normal
    assert box - set(position.box) == {under}
    assert under not in position.met


@pytest.mark.rule("BB-R.56")
def test_micolash_does_nothing_after_a_kill_or_without_monsters_in_the_box() -> None:
    position = table("Rabid Dog", 1, boss=MICOLASH, hp=[8, 8, 8], deck="Ebrietas", rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert "inserted" not in kinds_told(position)
    everyone = [GAME.sets[0].monsters[number].id for number in GAME.sets[0].normal]
    met = [id for id in everyone if id != "rabid-dog"]
    position = table("Rabid Dog", 5, boss=MICOLASH, hp=[8, 8, 8], deck="Ebrietas", rolls="0", met=met)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert "inserted-none" in kinds_told(position)
    assert position.deck == []


@pytest.mark.rule("BB-R.56")
def test_the_inserted_monster_comes_before_the_final_boss() -> None:
    position = table("Church Giant", 7, boss=MICOLASH, hp=[8, 8, 8], rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.monster in GAME.sets[0].normal
    assert position.inserted == 0


@pytest.mark.rule("BB-R.57")
def test_mergos_wet_nurse_heals_everyone_who_lives_at_the_start_of_a_round() -> None:
    position = table("Cleric Beast", 12, boss=MERGO, hp=[3, 0, 8], step="start-round")
    assert position.hp == [4, 0, 8]
    assert [event.args["seat"] for event in all_told(position, "healed")] == [HENRYK]
    assert told(position, "healed").rule == "BB-R.57"
    kinds = kinds_told(position)
    assert kinds.index("round") < kinds.index("ability-round-start") < kinds.index("healed")
    assert asks(position) == "pick"
