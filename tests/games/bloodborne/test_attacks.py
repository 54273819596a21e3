"""Steps 4, 5 and 6: the monster attacks, the hunters attack, the monster escapes (BB-4.17 to 4.35)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, cards
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    all_told,
    altered,
    asks,
    effect,
    hands,
    kinds_told,
    monster,
    play,
    reveal,
    table,
    take,
    told,
    tracks,
    used,
    view,
)

# Step 4


@pytest.mark.rule("BB-4.17")
def test_the_first_player_rolls_the_monsters_die() -> None:
    position = table("Bloody Crow of Cainhurst", first=LUDWIG, rolls="3")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    roll = told(position, "rolled")
    assert (roll.args["seat"], roll.args["die"], roll.args["number"], roll.rule) == (
        LUDWIG,
        "red",
        3,
        "BB-4.17",
    )


@pytest.mark.rule("BB-4.18", "BB-4.19", "BB-R.22")
def test_a_plus_is_rolled_again_and_all_faces_add_up() -> None:
    position = table(
        "Bloody Crow of Cainhurst",
        9,
        hp=[6, 6, 6],
        hands=["Repeating Pistol, Dream"] * 2 + ["Dream"],
        rolls=CHAIN,
    )
    play(position, "Repeating Pistol", "Repeating Pistol", "Dream")
    assert [event.args["number"] for event in all_told(position, "rolled-combo")] == [2, 1, 2, 2]
    assert told(position, "rolled").args["number"] == 4
    assert told(position, "attacks").args["number"] == 11
    assert view(position)["roll"]["total"] == 11
    assert [face["combo"] for face in view(position)["roll"]["faces"]] == [True] * 4 + [False]


CHAIN = "2+ 1+ 2+ 2+ 4"


@pytest.mark.rule("BB-R.22")
def test_there_is_no_end_to_a_chain() -> None:
    position = table("Beast-Possessed Soul", 9, rolls=" ".join(["2+"] * 50) + " 0")
    play(position, "Dream", "Dream", "Dream")
    assert told(position, "attacks").args["number"] == 100


@pytest.mark.rule("BB-4.20", "BB-R.21")
def test_one_roll_hits_every_hunter_at_the_same_time() -> None:
    position = table("Hunter's Minion", 7, rolls="3")
    play(position, "Saw Cleaver", "Hunter Axe", "Dream")
    assert len(all_told(position, "rolled")) == 1
    lost = {
        event.args["seat"]: event.args["number"] for event in position.events if event.kind.startswith("hurt")
    }
    assert lost == {HENRYK: 3, EILEEN: 3, LUDWIG: 1}
    position = table("Hunter's Minion", 7, hp=[2, 2, 2], rolls="3")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Axe")
    kinds = kinds_told(position)
    last_hurt = len(kinds) - 1 - kinds[::-1].index("hurt")
    assert last_hurt < kinds.index("died")


@pytest.mark.rule("BB-4.21", "BB-D.11")
@pytest.mark.parametrize(
    ("roll", "lost"), [("0", 0), ("1", 0), ("1+ 1", 1), ("3", 1), ("2+ 2+ 1", 2), ("2+ 1+ 3", 3)]
)
def test_a_dreamer_takes_half_rounded_down(roll: str, lost: int) -> None:
    position = table("Hunter's Minion", 7, row="Cannon", rolls=roll)
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert position.hp[HENRYK] == 6 - lost


@pytest.mark.rule("BB-4.22")
@pytest.mark.parametrize("hp", [1, 3])
def test_who_has_no_hp_left_dies_and_does_not_attack(hp: int) -> None:
    position = table("Hunter's Minion", 7, hp=[hp, 6, 6], collected=[2, 0, 0], rolls="3")
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert told(position, "died").args["seat"] == HENRYK
    assert position.collected == [0, 1, 1]


@pytest.mark.rule("BB-R.23")
def test_a_dead_first_player_still_rolls_and_keeps_the_marker() -> None:
    position = table(
        "Hunter's Minion", 7, hp=[1, 6, 6], hands=hands("Saw Cleaver", "Beast Roar", "Hunter Axe"), rolls="1"
    )
    play(position, "Saw Cleaver", "Beast Roar", "Hunter Axe")
    roll = told(position, "rolled")
    assert (roll.args["seat"], roll.args["number"]) == (HENRYK, 1)
    assert kinds_told(position).index("died") < kinds_told(position).index("rolled")
    assert told(position, "marker").args["seat"] == EILEEN


@pytest.mark.rule("BB-R.24")
def test_damage_is_added_to_then_halved_then_ignored() -> None:
    """An ability adds 1 for utility cards before the Dream halves: (2 + 1) / 2 = 1, not 2 / 2 + 1."""
    position = table(
        "Martyr Logarius",
        10,
        hands=hands("Dream", "Repeating Pistol", "Hunter Axe"),
        row="Cannon",
        rolls="1+ 1",
    )
    boss = altered(position)
    boss.attack_bonus, boss.attack_bonus_cond = 1, cards.TARGET_UTILITY
    play(position, "Dream", "Repeating Pistol", "Hunter Axe")
    assert position.hp == [5, 6, 4]
    halved = told(position, "hurt-halved")
    assert (halved.args["base"], halved.args["number"]) == (3, 1)
    assert told(position, "hurt-ignored").args["base"] == 2


@pytest.mark.rule("BB-R.24")
def test_each_instance_is_halved_by_itself() -> None:
    """Three times 1 is three times 0, not a half of 3."""
    position = table(
        "Hunter's Minion", 7, hands=hands("Beast Roar", "Molotov Cocktail", "Dream"), row="Cannon", rolls="1"
    )
    play(position, "Beast Roar", "Molotov Cocktail", "Dream")
    assert [event.args["number"] for event in all_told(position, "hurt-halved")] == [0, 0, 0]
    assert position.hp[LUDWIG] == 6


@pytest.mark.rule("BB-R.25")
def test_hp_stops_at_0() -> None:
    position = table("Bloody Crow of Cainhurst", 6, hp=[2, 6, 6], row="Cannon", rolls="4")
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [0, 2, 2]
    assert view(position)["players"][HENRYK]["dead"]


@pytest.mark.rule("BB-R.26")
def test_the_dead_are_neither_hurt_nor_healed_nor_counted() -> None:
    """Eileen, dead since the reveal, has the least HP and the most cards: nothing finds her."""
    position = table(
        "Garden of Eyes",
        7,
        hp=[6, 0, 4],
        hands=["Saw Cleaver, Dream", "Saw Cleaver, Hunter Axe, Dream", "Dream"],
        rolls="1",
    )
    altered(position).escapes = [
        effect(cards.HEAL, cards.EVERYONE, 1),
        effect(cards.DAMAGE, cards.LEAST, 2, cards.HP),
    ]
    died = position.deaths[EILEEN]
    play(position, "Saw Cleaver", "Dream")
    assert [event.args["seat"] for event in all_told(position, "healed")] == [HENRYK, LUDWIG]
    hit = [event.args["seat"] for event in position.events if event.kind.startswith("hurt")]
    assert hit == [HENRYK, LUDWIG, LUDWIG]  # the roll; then 2 for Ludwig, who has the least HP of the living
    assert position.deaths[EILEEN] == died


# Step 5


@pytest.mark.rule("BB-4.23")
@pytest.mark.parametrize("first", [HENRYK, EILEEN, LUDWIG])
def test_hunters_attack_in_turn_order(first: int) -> None:
    position = table("Hunter's Minion", 7, first=first, rolls="0")
    play(position, "Saw Cleaver", "Hunter Axe", "Saw Cleaver")
    assert [event.args["seat"] for event in all_told(position, "took")] == [
        (first + left) % 3 for left in range(3)
    ]


@pytest.mark.rule("BB-4.24")
def test_utility_cards_do_not_attack_and_a_transformed_weapon_does() -> None:
    position = table(
        "Hunter's Minion",
        7,
        hands=["Blood Vial, Hunter Axe, Dream", "Transform, Hunter Axe, Dream", "Dream"],
        rolls="0",
    )
    play(position, "Blood Vial", "Transform", "Dream")
    reveal(position, "Hunter Axe")
    assert position.dealt == [0, 0, 0]  # the round is over
    assert position.collected == [0, 2, 0]


@pytest.mark.rule("BB-4.25", "BB-4.26", "BB-4.28", "BB-R.27")
def test_damage_moves_that_much_blood_from_the_monster_to_the_hunter() -> None:
    position = table("Cleric Beast", 12, collected=[5, 0, 0], banked=[3, 0, 0], rolls="0")
    play(position, "Hunter Axe", "Saw Cleaver", "Dream")
    assert position.collected == [7, 1, 0]
    assert position.blood == 9
    assert (position.banked[HENRYK], position.banked[LUDWIG]) == (3, 0)


@pytest.mark.rule("BB-4.27", "BB-4.28")
def test_no_more_than_is_there() -> None:
    position = table("Hunter's Minion", 1, rolls="0", deck="Carrion Crow")
    play(position, "Hunter Axe", "Hunter Axe", "Dream")
    assert position.collected == [1, 0, 0]
    assert told(position, "took-less").args["number"] == 1
    assert told(position, "too-late").args["seat"] == EILEEN


@pytest.mark.rule("BB-4.29", "BB-4.30")
def test_a_monster_without_blood_dies_and_gives_trophies_to_all_who_dealt_damage() -> None:
    position = table("Hunter's Minion", 3, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Hunter Axe", "Dream")
    assert told(position, "slain").args["monster"] == "hunters-minion"
    assert [tracks(position, seat) for seat in range(3)] == [[0, 1, 0], [0, 1, 0], [0, 0, 0]]
    assert [GAME.sets[0].monsters[number].id for number in position.met] == ["hunters-minion"]


@pytest.mark.rule("BB-R.28")
def test_after_the_killing_blow_nobody_takes_or_earns_anything() -> None:
    """Ludwig, too late with the axe, earns nothing; had he shot in step 3, he would."""
    position = table("Hunter's Minion", 3, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Axe")
    assert position.collected == [1, 2, 0]
    assert tracks(position, LUDWIG) == [0, 0, 0]
    position = table("Hunter's Minion", 4, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Pistol")
    assert position.collected == [1, 2, 1]
    assert tracks(position, LUDWIG) == [0, 1, 0]


# Step 6


@pytest.mark.rule("BB-4.31", "BB-4.32", "BB-4.33")
def test_a_monster_with_blood_left_escapes_without_trophies() -> None:
    position = table("Hunter's Minion", 7, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Axe")
    escaped = told(position, "escaped")
    assert (escaped.args["number"], escaped.rule) == (2, "BB-4.31")
    assert monster(position) == "carrion-crow"
    assert position.tracks == [0] * 9
    assert position.collected == [1, 2, 2]


@pytest.mark.rule("BB-4.34")
def test_if_it_escapes_resolves_now_and_not_if_it_dies() -> None:
    position = table("Rabid Dog", 4, rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [4, 4, 4]
    position = table("Rabid Dog", 3, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [6, 6, 6]


@pytest.mark.rule("BB-4.35")
@pytest.mark.parametrize("name", ["Cleric Beast", "Vicar Amelia"])
def test_bosses_and_the_final_boss_stay_with_the_blood_they_have_left(name: str) -> None:
    position = table(name, 9, rolls="0")
    play(position, "Saw Cleaver", "Hunter Axe", "Hunter Axe")
    assert told(position, "stays").args["number"] == 4
    assert (monster(position), position.blood) == (GAME.sets[0].monsters[position.monster].id, 4)
    assert "entered" not in kinds_told(position)


@pytest.mark.rule("BB-R.29")
def test_blood_on_an_escaped_monster_is_gone() -> None:
    position = table("Hunter's Minion", 7, rolls="0", deck="Carrion Crow")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.collected == [1, 1, 1]
    assert (position.blood, position.entered) == (7, 7)  # the crow's own


@pytest.mark.rule("BB-R.30")
def test_who_is_killed_by_an_escape_takes_part_in_step_7() -> None:
    position = table("Rabid Dog", 5, hp=[2, 6, 6], row="Cannon", rolls="0", used=["Saw Cleaver", "", ""])
    play(position, "Hunter Axe", "Saw Cleaver", "Saw Cleaver")
    assert told(position, "died").args["cause"] == "ability"
    assert (asks(position), position.pending[0].seat) == ("upgrade", HENRYK)
    take(position, "Cannon")
    assert position.hp[HENRYK] == 6
    assert used(position, HENRYK) == {"saw-cleaver", "hunter-axe"}


@pytest.mark.rule("BB-R.31")
def test_the_dream_halves_what_an_escape_deals() -> None:
    position = table("Rabid Dog", 5, row="Cannon", rolls="0")
    play(position, "Dream", "Saw Cleaver", "Saw Cleaver")
    assert position.hp == [5, 4, 4]
    halved = told(position, "hurt-halved")
    assert (halved.args["base"], halved.args["number"], halved.rule) == (2, 1, "BB-3.15")
