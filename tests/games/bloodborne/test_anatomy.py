"""What is printed on the cards (BB-3)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from tests.support.bloodborne.positions import (
    BOSS_IDS,
    EILEEN,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    all_told,
    finish,
    id_of,
    kind_of,
    play,
    reveal,
    table,
    told,
    view,
)

BOX = GAME.sets[0]

MONSTERS = {
    # id: (group, hp, die, trophies, moments)
    "scourge-beast": ("monster", 6, "red", "beast", "on-reveal"),
    "winter-lantern": ("monster", 6, "red", "kin", "if-escapes"),
    "executioner": ("monster", 5, "yellow", "humanoid", "if-escapes"),
    "beast-possessed-soul": ("monster", 7, "yellow", "beast", ""),
    "huntsman": ("monster", 4, "green", "humanoid", "on-reveal"),
    "yurie-the-last-scholar": ("monster", 3, "red", "humanoid", "on-reveal"),
    "beast-patient": ("monster", 4, "green", "beast", "on-reveal"),
    "bloody-crow-of-cainhurst": ("monster", 6, "red", "humanoid", ""),
    "carrion-crow": ("monster", 7, "green", "beast", ""),
    "garden-of-eyes": ("monster", 7, "yellow", "kin", ""),
    "rabid-dog": ("monster", 5, "yellow", "beast", "if-escapes"),
    "brainsucker": ("monster", 5, "yellow", "kin", "if-escapes"),
    "fluorescent-flower": ("monster", 4, "green", "kin", "on-reveal"),
    "church-servant": ("monster", 5, "green", "humanoid", "on-reveal"),
    "hunters-minion": ("monster", 7, "yellow", "humanoid", ""),
    "maneater-boar": ("monster", 3, "red", "beast", "if-escapes"),
    "scholars": ("monster", 3, "green", "kin", "on-reveal"),
    "celestial-minion": ("monster", 4, "yellow", "kin", ""),
    "father-gascoigne": ("boss", 8, "red", "humanoid beast", "while-in-play"),
    "watchdog-of-the-old-lords": ("boss", 12, "red", "kin beast", "while-in-play"),
    "ebrietas": ("boss", 8, "yellow", "kin beast", "while-in-play"),
    "cleric-beast": ("boss", 7, "red", "humanoid beast", "while-in-play"),
    "martyr-logarius": ("boss", 13, "yellow", "kin humanoid beast", "while-in-play"),
    "the-one-reborn": ("boss", 11, "yellow", "kin humanoid", "while-in-play"),
    "the-witch-of-hemwick": ("boss", 9, "green", "kin humanoid", "while-in-play"),
    "gehrman-the-first-hunter": ("final-boss", 14, "yellow", "kin humanoid beast", "all-game"),
    "vicar-amelia": ("final-boss", 12, "yellow", "kin humanoid beast", "all-game"),
    "rom-the-vacuous-spider": ("final-boss", 12, "yellow", "kin humanoid beast", "all-game"),
    "micolash-host-of-the-nightmare": ("final-boss", 14, "yellow", "kin humanoid beast", "all-game"),
    "mergos-wet-nurse": ("final-boss", 17, "yellow", "kin humanoid beast", "round-start"),
}

CARDS = {
    # id: (type, damage, instant)
    "saw-cleaver": ("melee", 1, False),
    "hunter-axe": ("melee", 2, False),
    "hunter-pistol": ("ranged", 1, True),
    "transform": ("utility", None, False),
    "hunters-dream": ("utility", None, False),
    "kirkhammer": ("melee", 4, False),
    "stake-driver": ("melee", 2, False),
    "saw-spear": ("melee", 2, False),
    "ludwigs-holy-blade": ("melee", 3, False),
    "threaded-cane": ("melee", 2, False),
    "chikage": ("melee", 4, False),
    "burial-blade": ("melee", 3, False),
    "repeating-pistol": ("ranged", 2, False),
    "ludwigs-rifle": ("ranged", 2, True),
    "hunter-blunderbuss": ("ranged", 2, False),
    "flamesprayer": ("ranged", 2, False),
    "cannon": ("ranged", 3, False),
    "blood-vial": ("utility", None, True),
    "molotov-cocktail": ("utility", None, True),
    "beast-roar": ("utility", None, True),
    "bold-hunters-mark": ("utility", None, True),
}


# Monsters


@pytest.mark.rule("BB-3.1", "BB-3.8", "BB-3.9")
@pytest.mark.parametrize("id", MONSTERS)
def test_a_monster_shows_hp_lantern_trophies_and_ability(id: str) -> None:
    group, hp, die, trophies, moments = MONSTERS[id]
    if group == "final-boss":
        card = view(table(boss=id))["final_boss"]
    else:
        card = view(table(id))["monster"]
    assert (card["id"], card["group"], card["hp"], card["die"]) == (id, group, hp, die)
    assert card["trophies"] == trophies.split()
    assert card["moments"] == moments.split()


def test_these_are_all_the_monsters_and_cards() -> None:
    assert [monster.id for monster in BOX.monsters if monster.id] == list(MONSTERS)
    assert [card.id for card in BOX.kinds if card.id] == list(CARDS)


@pytest.mark.rule("BB-3.7")
def test_every_boss_has_an_ability_and_not_every_monster() -> None:
    assert all(BOX.monsters[number].moments() == ["while-in-play"] for number in BOX.bosses)
    assert any(BOX.monsters[number].moments() == [] for number in BOX.normal)


@pytest.mark.rule("BB-3.6")
def test_an_ability_works_at_its_own_time() -> None:
    """On reveal, on escape, while it is in play."""
    position = table("Carrion Crow", 7, deck="Beast Patient, Rabid Dog, The One Reborn", rolls=ZEROES)
    play(position, "Dream", "Dream", "Dream")
    assert position.hp == [5, 5, 5]  # Beast Patient, on reveal
    play(position, "Dream", "Dream", "Dream")
    finish(position)
    assert all_told(position, "ability-if-escapes") == []
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")  # the Rabid Dog escapes
    assert told(position, "ability-if-escapes").args["monster"] == "rabid-dog"
    assert position.hp == [4, 4, 4]
    play(position, "Hunter Axe", "Hunter Axe", "Hunter Axe")  # whoever hurts The One Reborn gains 2 blood
    assert position.collected == [5, 5, 5]


ZEROES = "green 0, green 0, yellow 0, yellow 0"


# Blood


@pytest.mark.rule("BB-3.2", "BB-3.3")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
@pytest.mark.parametrize("id", [id for id, row in MONSTERS.items() if row[0] == "monster"])
def test_a_monster_enters_with_its_hp_in_blood_and_more_for_players(id: str, seats: int, more: int) -> None:
    position = table(None, seats=seats, deck=id, step="end-round")
    assert position.blood == position.entered == MONSTERS[id][1] + more
    entered = told(position, "entered")
    assert (entered.args["printed"], entered.args["players"], entered.args["boss"]) == (
        MONSTERS[id][1],
        more,
        0,
    )


@pytest.mark.rule("BB-3.4")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 1), (5, 2)])
def test_bosses_and_final_bosses_get_more_blood_too(seats: int, more: int) -> None:
    assert table(None, seats=seats, deck="Ebrietas", step="end-round").blood == 8 + more
    for boss in BOSS_IDS:
        assert table(None, seats=seats, boss=boss, step="end-round").blood == MONSTERS[boss][1] + more


@pytest.mark.rule("BB-3.5")
@pytest.mark.parametrize(("die", "expected"), [("green", 1.25), ("yellow", 2.0), ("red", 3.0)])
def test_the_lantern_names_a_die_and_red_is_worst(die: str, expected: float) -> None:
    """The mean of a chain of rolls is the mean of a face, divided by the share of faces without a +."""
    found = next(found for found in BOX.dice if found.id == die)
    stops = found.combos.count(False)
    assert sum(found.values) / stops == expected
    monster = {"green": "Carrion Crow", "yellow": "Hunter's Minion", "red": "Bloody Crow of Cainhurst"}[die]
    position = table(monster)
    play(position, "Dream", "Dream", "Dream")
    assert all_told(position, "rolled")[0].args["die"] == die


# Action cards


@pytest.mark.rule("BB-3.10", "BB-3.11", "BB-3.12", "BB-3.13")
@pytest.mark.parametrize("id", CARDS)
def test_an_action_card_has_a_type_and_a_weapon_its_damage(id: str) -> None:
    type, damage, instant = CARDS[id]
    card = view(table())["cards"][id]
    assert (card["type"], card["damage"], card["instant"]) == (type, damage, instant)


@pytest.mark.rule("BB-3.13")
def test_the_starting_set() -> None:
    assert [BOX.kinds[kind].id for kind in BOX.starting] == list(CARDS)[:5]


@pytest.mark.rule("BB-3.14")
def test_a_lone_hunter_pistol_fires_at_once_and_not_again() -> None:
    position = table("Hunter's Minion", 7, rolls="0")
    play(position, "Hunter Pistol", "Saw Cleaver", "Saw Cleaver")
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert order.index(("took", HENRYK)) < order.index(("rolled", HENRYK)) < order.index(("took", EILEEN))
    assert position.collected == [1, 1, 1]


@pytest.mark.rule("BB-3.15")
def test_hunters_dream_halves_all_damage_then_banks_recovers_upgrades_and_heals() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hp=[6, 2, 6],
        collected=[0, 4, 0],
        hands=["Molotov Cocktail, Dream", "Dream", "Dream"],
        used=["", "Hunter Axe", ""],
        row="Cannon, Kirkhammer",
        rolls="3",
    )
    play(position, "Molotov Cocktail", "Dream", "Dream")
    # 1 from the Molotov is halved to 0, 3 from the roll to 1
    assert [
        event.args["number"] for event in all_told(position, "hurt-halved") if event.args["seat"] == EILEEN
    ] == [0, 1]
    GAME.apply(position, EILEEN, 40 + kind_of("Cannon"))
    kinds = [event.kind for event in position.events if event.args.get("seat") == EILEEN]
    assert kinds[-4:] == ["banked", "recovered", "upgraded", "rested"]
    assert (position.banked[EILEEN], position.hp[EILEEN]) == (4, 6)


@pytest.mark.rule("BB-3.16")
def test_transform_reveals_a_weapon_after_all_cards_are_seen() -> None:
    position = table()
    play(position, "Transform", "Hunter Axe", "Dream")
    assert [player["played"] for player in view(position, HENRYK)["players"]] == [
        ["transform"],
        ["hunter-axe"],
        ["hunters-dream"],
    ]
    reveal(position, "Saw Cleaver")
    assert told(position, "transformed").args == {"seat": HENRYK, "card": "saw-cleaver"}


@pytest.mark.rule("BB-3.17")
def test_types_have_no_rule_of_their_own_but_what_the_text_says() -> None:
    """A ranged weapon without a text, the Cannon, strikes in step 5 like any other and stops nobody."""
    position = table("Hunter's Minion", 7, hands=["Cannon, Dream", "Hunter Axe, Dream", "Dream"], rolls="0")
    play(position, "Cannon", "Hunter Axe", "Dream")
    order = [(event.kind, event.args.get("seat")) for event in position.events]
    assert order.index(("rolled", HENRYK)) < order.index(("took", HENRYK))
    assert position.collected == [3, 2, 0]


@pytest.mark.rule("BB-3.18", "BB-D.3")
def test_total_is_collected_and_banked_without_trophies() -> None:
    """With trophies Ludwig would be the richest; the Huntsman gives blood to him alone."""
    position = table(
        None,
        deck="Huntsman",
        step="end-round",
        collected=[4, 1, 0],
        banked=[3, 6, 6],
        tracks=[[0, 0, 0], [0, 0, 0], [5, 5, 5]],
    )
    assert position.collected == [4, 1, 3]
    assert position.total(LUDWIG) == 9


@pytest.mark.rule("BB-3.9")
def test_a_final_bosss_ability_changes_the_whole_game() -> None:
    position = table(None, boss=GEHRMAN, deck="Carrion Crow, Huntsman", step="end-round", rolls="")
    assert position.blood == 9
    assert view(position)["final_boss"]["id"] == id_of(GEHRMAN)
