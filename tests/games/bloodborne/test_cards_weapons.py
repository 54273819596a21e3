"""Every weapon with a text (BB-R.61, R.62, R.70, R.101 to R.107, R.144 to R.154)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import cards
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    MERGO,
    ROM,
    all_told,
    altered_card,
    effect,
    finish,
    hands,
    kinds_told,
    play,
    reveal,
    table,
    told,
    tracks,
    view,
)


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
    position = table("Hunter's Minion", 7, hands=hands(card, "Dream", "Dream"), rolls="0")
    play(position, card, "Dream", "Dream")
    assert position.collected == [taken, 0, 0]
    kinds = kinds_told(position)
    assert kinds.index("rolled") < kinds.index("took")


@pytest.mark.rule("BB-R.106", "BB-R.149")
def test_saw_spear_strikes_harder_for_every_wound_of_the_round() -> None:
    """Henryk reveals it by Transform and loses 3 of his 6 HP; Eileen, with 2, loses no more than these."""
    position = table(
        "Garden of Eyes",
        20,
        hp=[6, 6, 6],
        hands=["Saw Spear, Transform, Dream", "Saw Spear, Dream", "Dream"],
        rolls="3",
    )
    play(position, "Transform", "Saw Spear", "Dream")
    reveal(position, "Saw Spear")
    assert position.collected == [5, 5, 0]
    assert told(position, "bonus", HENRYK).args["number"] == 3


@pytest.mark.rule("BB-R.149")
def test_saw_spear_counts_what_arrived_and_nothing_without_a_wound() -> None:
    """A roar of 1 and a roll of 0: one HP lost. Without it the spear deals its 2, and no bonus is told."""
    position = table(
        "Garden of Eyes", 20, hands=hands("Saw Spear", "Beast Roar", "Dream"), row="Cannon", rolls="0"
    )
    play(position, "Saw Spear", "Beast Roar", "Dream")
    assert position.collected[HENRYK] == 3
    plain = table("Garden of Eyes", 20, hands=hands("Saw Spear", "Dream", "Dream"), rolls="0")
    play(plain, "Saw Spear", "Dream", "Dream")
    assert plain.collected[HENRYK] == 2
    assert "bonus" not in kinds_told(plain)


@pytest.mark.rule("BB-R.150", "BB-R.65")
def test_saw_spear_counts_the_reveal_and_not_the_round_before() -> None:
    """3 by the roll of the last round, 1 by the Beast Patient's reveal; healing would not lower the count."""
    position = table(
        "Garden of Eyes",
        20,
        boss=MERGO,
        hp=[8, 8, 8],
        hands=["Saw Cleaver, Saw Spear, Dream", "Dream", "Dream"],
        deck="Beast Patient",
        rolls="3, green 0",
    )
    play(position, "Saw Cleaver", "Dream", "Dream")
    finish(position)
    assert position.wounds == [1, 1, 1]
    assert position.hp == [8 - 3 - 1 + 1, 8, 8]  # the Wet Nurse has healed 1
    assert view(position)["players"][HENRYK]["wounds"] == 1
    play(position, "Saw Spear", "Dream", "Dream")
    assert told(position, "bonus").args["number"] == 1


@pytest.mark.parametrize(("name", "taken"), [("Hunter's Minion", 3), ("Ebrietas", 4), ("Vicar Amelia", 4)])
def test_ludwigs_holy_blade_strikes_bosses_harder(name: str, taken: int) -> None:
    position = table(name, 9, hands=hands("Ludwig's Holy Blade", "Dream", "Dream"), rolls="0")
    play(position, "Ludwig's Holy Blade", "Dream", "Dream")
    assert position.collected[HENRYK] == taken


@pytest.mark.rule("BB-R.151")
@pytest.mark.parametrize(("blood", "taken", "more"), [(1, 1, 1), (2, 2, 0), (7, 2, 0)])
def test_threaded_cane_takes_what_is_missing_from_the_supply(blood: int, taken: int, more: int) -> None:
    position = table("Hunter's Minion", blood, hands=hands("Threaded Cane", "Dream", "Dream"), rolls="0")
    play(position, "Threaded Cane", "Dream", "Dream")
    assert position.collected[HENRYK] == 2
    assert [event.args["number"] for event in all_told(position, "shortfall")] == [more] * (more > 0)
    finish(position)
    assert tracks(position, HENRYK)[1] == (1 if blood <= 2 else 0)


@pytest.mark.rule("BB-R.152", "BB-R.28")
def test_threaded_cane_still_attacks_a_monster_that_died_in_step_5() -> None:
    """In turn, and for the whole number; another weapon comes too late. A blunderbuss takes 1 off all the same."""
    picks = ("Hunter Axe", "Threaded Cane", "Saw Cleaver")
    position = table("Hunter's Minion", 2, hands=hands(*picks), rolls="0", deck="Carrion Crow")
    play(position, *picks)
    assert position.collected == [2, 2, 0]
    assert [event.args["seat"] for event in all_told(position, "too-late")] == [LUDWIG]
    assert [tracks(position, seat)[1] for seat in range(3)] == [1, 0, 0]
    picks = ("Cannon", "Threaded Cane", "Hunter Blunderbuss")
    weak = table("Hunter's Minion", 3, hands=hands(*picks), rolls="0", deck="Carrion Crow")
    play(weak, *picks)
    assert weak.collected == [3, 1, 0]


@pytest.mark.rule("BB-R.153")
def test_threaded_cane_gives_nothing_to_the_dead_nor_after_a_death_in_step_3() -> None:
    dead = table(
        "Hunter's Minion", 1, hp=[1, 6, 6], hands=hands("Threaded Cane", "Dream", "Dream"), rolls="1"
    )
    play(dead, "Threaded Cane", "Dream", "Dream")
    assert dead.collected[HENRYK] == 0
    early = table("Hunter's Minion", 1, hands=hands("Threaded Cane", "Hunter Pistol", "Dream"))
    play(early, "Threaded Cane", "Hunter Pistol", "Dream")
    assert early.collected == [0, 1, 0]


@pytest.mark.rule("BB-R.153", "BB-R.50")
def test_threaded_cane_and_the_final_boss() -> None:
    """Killing it, the shortfall is taken and banked; after its death there is no attack any more."""
    kills = table("Vicar Amelia", 1, hands=hands("Threaded Cane", "Dream", "Dream"), rolls="0")
    play(kills, "Threaded Cane", "Dream", "Dream")
    assert kills.banked == [2, 0, 0]
    late = table(
        "Vicar Amelia", 1, first=EILEEN, hands=hands("Threaded Cane", "Hunter Axe", "Dream"), rolls="0"
    )
    play(late, "Threaded Cane", "Hunter Axe", "Dream")
    assert late.banked == [0, 1, 0]


@pytest.mark.rule("BB-R.154")
def test_a_shortfall_is_no_damage() -> None:
    """Ebrietas passes on 1 of the cane's 2; Gascoigne, slain before, does not take the cane away."""
    mirror = table(
        "Ebrietas", 1, hands=hands("Threaded Cane", "Hunter Axe", "Dream"), row="Cannon", rolls="0"
    )
    play(mirror, "Threaded Cane", "Hunter Axe", "Dream")
    assert (mirror.collected, mirror.hp) == ([2, 0, 0], [6, 5, 6])
    slain = table(
        "Father Gascoigne",
        2,
        first=EILEEN,
        hands=hands("Threaded Cane", "Hunter Axe", "Dream"),
        row="Cannon",
        rolls="0",
    )
    play(slain, "Threaded Cane", "Hunter Axe", "Dream")
    assert slain.collected == [2, 2, 0]
    finish(slain)
    assert [event.args["seat"] for event in all_told(slain, "weapon-lost")] == [EILEEN]
    assert tracks(slain, HENRYK) == [0, 0, 0]


def test_chikage_hurts_its_owner_after_the_attack() -> None:
    position = table("Hunter's Minion", 7, hands=hands("Chikage", "Dream", "Dream"), rolls="0")
    play(position, "Chikage", "Dream", "Dream")
    assert (position.collected[HENRYK], position.hp[HENRYK]) == (4, 5)
    assert told(position, "hurt").args["cause"] == "own-card"
    last = table("Hunter's Minion", 7, hp=[1, 6, 6], hands=hands("Chikage", "Dream", "Dream"), rolls="0")
    play(last, "Chikage", "Dream", "Dream")
    assert told(last, "died").args["number"] == 4
    assert told(last, "escaped").args["number"] == 3


@pytest.mark.rule("BB-R.62")
def test_repeating_pistol_ignores_every_source_and_still_shoots_in_step_5() -> None:
    """The roar of step 3, the roll and the escape: nothing arrives."""
    position = table(
        "Rabid Dog",
        5,
        seats=4,
        hands=[*hands("Saw Cleaver", "Repeating Pistol", "Beast Roar"), "Dream"],
        rolls="3",
    )
    play(position, "Saw Cleaver", "Repeating Pistol", "Beast Roar", "Dream")
    assert position.hp[EILEEN] == 6
    ignored = all_told(position, "hurt-ignored")
    assert [event.args["base"] for event in ignored] == [1, 3, 2]
    assert {event.rule for event in ignored} == {"BB-R.62"}
    assert position.collected[EILEEN] == 2
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert order.index(("rolled", HENRYK)) < order.index(("took", EILEEN))


@pytest.mark.rule("BB-R.70")
def test_ludwigs_rifle_is_instant_for_its_only_revealer() -> None:
    position = table("Hunter's Minion", 7, hands=hands("Ludwig's Rifle", "Hunter Pistol", "Dream"), rolls="0")
    play(position, "Ludwig's Rifle", "Hunter Pistol", "Dream")
    assert [event.args["card"] for event in all_told(position, "instant")] == [
        "ludwigs-rifle",
        "hunter-pistol",
    ]
    assert position.collected == [2, 1, 0]
    both = table(
        "Hunter's Minion", 7, hands=hands("Ludwig's Rifle", "Ludwig's Rifle", "Hunter Pistol"), rolls="0"
    )
    play(both, "Ludwig's Rifle", "Ludwig's Rifle", "Hunter Pistol")
    assert [event.args["seat"] for event in all_told(both, "spoiled")] == [HENRYK, EILEEN]
    assert told(both, "instant").args["seat"] == LUDWIG
    assert both.collected == [2, 2, 1]


@pytest.mark.rule("BB-R.147", "BB-R.101")
def test_hunter_blunderbuss_takes_1_off_every_melee_weapon() -> None:
    position = table(
        "Hunter's Minion",
        9,
        seats=4,
        hands=[*hands("Hunter Blunderbuss", "Hunter Axe", "Saw Cleaver"), "Cannon, Dream"],
        rolls="0",
    )
    play(position, "Hunter Blunderbuss", "Hunter Axe", "Saw Cleaver", "Cannon")
    assert position.collected == [2, 1, 0, 3]
    assert [event.args["seat"] for event in all_told(position, "weakened")] == [EILEEN, LUDWIG]
    assert {event.rule for event in all_told(position, "weakened")} == {"BB-R.147"}


@pytest.mark.rule("BB-R.148")
def test_a_weapon_brought_to_0_has_no_consequences() -> None:
    """No trophy, no mirror, no removal; and it sets off no ability."""
    picks = ("Saw Cleaver", "Hunter Blunderbuss", "Dream")
    ebrietas = table("Ebrietas", 2, hands=hands(*picks), row="Cannon", rolls="0")
    play(ebrietas, *picks)
    assert ebrietas.hp == [6, 6, 6]
    finish(ebrietas)
    assert (tracks(ebrietas, HENRYK), tracks(ebrietas, EILEEN)) == ([0, 0, 0], [1, 0, 1])
    gascoigne = table("Father Gascoigne", 8, hands=hands(*picks), row="Cannon", rolls="0")
    play(gascoigne, *picks)
    finish(gascoigne)
    assert [event.args["seat"] for event in all_told(gascoigne, "weapon-lost")] == [EILEEN]
    reborn = table("The One Reborn", 8, hands=hands(*picks), row="Cannon", rolls="0")
    play(reborn, *picks)
    assert reborn.collected == [0, 4, 0]


@pytest.mark.rule("BB-R.101")
def test_additions_come_before_subtractions_and_the_cap_last() -> None:
    """Spear 2, 2 more for wounds, 1 less: 3. A Cannon of 3 against the Watchdog is capped to 1."""
    position = table(
        "Watchdog of the Old Lords",
        12,
        hands=hands("Saw Spear", "Hunter Blunderbuss", "Cannon"),
        rolls="2",
    )
    play(position, "Saw Spear", "Hunter Blunderbuss", "Cannon")
    assert position.collected == [3, 1, 1]


@pytest.mark.rule("BB-R.103")
def test_the_same_effect_of_several_cards_adds_up() -> None:
    """Two blunderbusses take 2 off; two flamesprayers make damage fourfold."""
    picks = ("Kirkhammer", "Hunter Blunderbuss", "Hunter Blunderbuss")
    position = table("Garden of Eyes", 12, hands=hands(*picks), rolls="0")
    play(position, *picks)
    assert position.collected == [2, 2, 2]
    picks = ("Hunter Axe", "Flamesprayer", "Flamesprayer")
    position = table("Garden of Eyes", 12, hands=hands(*picks), rolls="1")
    play(position, *picks)
    assert position.hp == [2, 5, 5]
    assert (told(position, "doubled").args["base"], told(position, "doubled").args["number"]) == (1, 4)


@pytest.mark.rule("BB-R.104")
def test_what_a_card_does_all_round_goes_on_after_its_owners_death() -> None:
    """Eileen dies of the roll; her blunderbuss still weakens the axe, her sprayer still doubles the dog's 2."""
    position = table(
        "Garden of Eyes",
        12,
        hp=[6, 1, 6],
        hands=hands("Hunter Axe", "Hunter Blunderbuss", "Dream"),
        rolls="1",
    )
    play(position, "Hunter Axe", "Hunter Blunderbuss", "Dream")
    assert position.collected == [1, 0, 0]
    position = table(
        "Rabid Dog", 9, boss=ROM, hp=[8, 1, 8], hands=hands("Hunter Axe", "Flamesprayer", "Dream"), rolls="1"
    )
    play(position, "Hunter Axe", "Flamesprayer", "Dream")
    assert position.hp[HENRYK] == 8 - 2 - 4


@pytest.mark.rule("BB-R.144", "BB-R.146", "BB-R.106")
def test_flamesprayer_doubles_all_damage_to_hunters_with_melee_weapons() -> None:
    """The roar, then the roll; a weapon of Transform counts, ranged weapons do not, nor does the monster."""
    position = table(
        "Hunter's Minion",
        12,
        seats=5,
        hands=[
            "Flamesprayer, Dream",
            "Transform, Hunter Axe, Dream",
            "Saw Cleaver, Dream",
            "Cannon, Dream",
            "Beast Roar, Dream",
        ],
        hp=[6, 6, 6, 6, 6],
        rolls="1",
    )
    play(position, "Flamesprayer", "Transform", "Saw Cleaver", "Cannon", "Beast Roar")
    reveal(position, "Hunter Axe")
    assert position.hp == [4, 2, 2, 4, 5]
    assert position.collected == [2, 2, 1, 3, 0]


@pytest.mark.rule("BB-R.145", "BB-R.33")
def test_a_reveal_is_not_doubled() -> None:
    position = table(
        "Hunter's Minion",
        12,
        hands=hands("Flamesprayer", "Saw Cleaver", "Dream"),
        deck="Beast Patient",
        rolls="0",
    )
    play(position, "Flamesprayer", "Saw Cleaver", "Dream")
    finish(position)
    assert position.hp == [5, 5, 5]


@pytest.mark.rule("BB-R.102", "BB-R.24")
def test_doubling_comes_before_halving() -> None:
    """No card puts both on one hunter, so the sprayer here doubles all damage: 3 stays 3."""
    position = table(
        "Garden of Eyes", 12, hands=hands("Dream", "Flamesprayer", "Dream"), row="Cannon", rolls="3"
    )
    sprayer = altered_card(position, "Flamesprayer")
    sprayer.doubles = [effect(cards.DOUBLE_DAMAGE, cards.EVERYONE, 0)]
    play(position, "Dream", "Flamesprayer", "Dream")
    assert told(position, "hurt-halved", HENRYK).args["number"] == 3
