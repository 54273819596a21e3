"""Every final boss (BB-R.53 to R.57)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from tests.support.bloodborne.positions import (
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
    hands,
    id_of,
    kind_of,
    kinds_told,
    living,
    monster,
    play,
    table,
    take,
    told,
    tracks,
    view,
)


@pytest.mark.rule("BB-R.53")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_gehrman_gives_2_more_blood_to_all_but_himself(seats: int) -> None:
    more = seats - 3
    for deck, hp in (("Carrion Crow", 7), ("Ebrietas", 8)):
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
        "Hunter's Minion",
        7,
        boss=AMELIA,
        hp=[1, 1, 1],
        hands=hands("Blood Vial", "Dream", "Dream"),
        rolls="0",
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
        rolls="2",
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
    assert position.first == EILEEN
    # Nothing is told to be safe that the next sentence takes away.
    assert told(position, "died").args["last"] == 1


@pytest.mark.rule("BB-R.55", "BB-R.34", "BB-R.23")
def test_rom_takes_a_hunter_at_a_reveal_who_has_just_got_the_marker() -> None:
    """Eileen leaves before round 2: the marker stays at her seat until step 8, turn order goes on at Ludwig."""
    position = table(
        "Hunter's Minion",
        7,
        boss=ROM,
        hp=[8, 1, 8],
        deaths=[0, 1, 0],
        deck="Beast Patient, Garden of Eyes",
        rolls="0, green 0",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert told(position, "eliminated").args["seat"] == EILEEN
    assert [decision.seat for decision in position.pending] == [HENRYK, LUDWIG]
    assert (position.first, view(position)["order"]) == (EILEEN, [LUDWIG, HENRYK])
    play(position, "Hunter Axe", "Hunter Axe")
    attacks = [event.args["seat"] for event in all_told(position, "took")]
    assert attacks[-2:] == [LUDWIG, HENRYK]
    assert position.first == LUDWIG


@pytest.mark.rule("BB-R.55", "BB-R.50")
def test_when_the_last_hunters_leave_together_nobody_wins_even_with_the_final_blow() -> None:
    """The Molotov takes Rom's last blood, and the second life of all three."""
    position = table(
        ROM,
        1,
        boss=ROM,
        hp=[1, 1, 1],
        deaths=[1, 1, 1],
        banked=[9, 0, 0],
        hands=hands("Molotov Cocktail", "Hunter Axe", "Hunter Axe"),
    )
    play(position, "Molotov Cocktail", "Hunter Axe", "Hunter Axe")
    assert position.over
    assert GAME.outcome(position).winners == []


@pytest.mark.rule("BB-R.55")
def test_the_first_death_under_rom_is_an_ordinary_one() -> None:
    position = table("Hunter's Minion", 7, boss=ROM, hp=[1, 8, 8], row="Cannon", rolls="1")
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
        deck="Carrion Crow",
        step="end-round",
    )
    assert position.blood == 8
    assert position.first == LUDWIG


GONE = ["Dream", "", "Dream", "Dream"]


@pytest.mark.rule("BB-R.55", "BB-R.15")
def test_cards_of_who_just_left_still_spoil_a_pistol() -> None:
    position = table(
        "Hunter's Minion",
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
        rolls="2, red 2",
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
def test_micolash_puts_another_monster_on_the_deck_after_an_escape() -> None:
    position = table("Rabid Dog", 5, boss=MICOLASH, hp=[8, 8, 8], deck="Ebrietas", rolls="0")
    box = set(position.box)
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    kinds = kinds_told(position)
    assert kinds.index("ability-if-escapes") < kinds.index("inserted")
    assert told(position, "inserted").args == {"monster": id_of(MICOLASH)}  # which one is nobody's business
    assert len(position.deck) == 1  # Ebrietas waits
    assert position.inserted == 0
    assert position.monster in GAME.sets[0].normal
    assert box - set(position.box) == {position.monster}
    assert position.monster not in position.met


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
    assert (monster(position), position.deck) == ("ebrietas", [])


@pytest.mark.rule("BB-R.56", "BB-R.160", "BB-EX.51")
def test_the_inserted_monster_comes_before_the_final_boss() -> None:
    position = table("Hunter's Minion", 7, boss=MICOLASH, hp=[8, 8, 8], rolls="0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Saw Cleaver")
    assert position.monster in GAME.sets[0].normal
    assert position.inserted == 0
    assert position.blood == GAME.sets[0].monsters[position.monster].hp
    assert all_told(position, "final-boss-entered") == []


@pytest.mark.rule("BB-R.161", "BB-INV.5")
def test_micolash_empties_the_box_of_its_eleven_monsters_and_no_more() -> None:
    """Nobody ever fights: every normal monster escapes, those that Micolash brings too."""
    for seed in range(6):
        position = GAME.setup(3, seed, {"final_boss": id_of(MICOLASH)})
        boxed = {number for number in position.box if number in GAME.sets[0].normal}
        assert len(boxed) == 11
        while position.monster not in GAME.sets[0].bosses and position.monster != position.final_boss:
            for decision in position.pending[:]:
                dream = codes.PLAY + position.rules.dream
                GAME.apply(
                    position, decision.seat, dream if dream in decision.options else decision.options[-1]
                )
        before = [number for number in position.met if number in GAME.sets[0].normal]
        brought = [number for number in before if number in boxed]
        assert len(brought) == min(len(before), 11)


@pytest.mark.rule("BB-R.162", "BB-R.105")
def test_under_rom_hunters_taken_out_by_one_effect_leave_together() -> None:
    """The Flamesprayer's owner dies of the very roll that it doubles: it is doubled for all of its targets."""
    position = table(
        "Hunter's Minion",
        7,
        boss=ROM,
        hp=[2, 1, 8],
        deaths=[1, 1, 0],
        hands=hands("Hunter Axe", "Flamesprayer", "Saw Cleaver"),
        rolls="1",
    )
    play(position, "Hunter Axe", "Flamesprayer", "Saw Cleaver")
    assert [event.args["seat"] for event in all_told(position, "eliminated")] == [HENRYK, EILEEN]
    assert position.hp == [0, 0, 6]


@pytest.mark.rule("BB-R.105")
def test_who_left_the_game_doubles_no_later_damage() -> None:
    """Under Rom the owner is out after the roll; the dog's escape then hits Ludwig for 2, not for 4."""
    position = table(
        "Rabid Dog",
        5,
        boss=ROM,
        hp=[8, 1, 8],
        deaths=[0, 1, 0],
        hands=hands("Dream", "Flamesprayer", "Saw Cleaver"),
        row="Cannon",
        rolls="1",
    )
    play(position, "Dream", "Flamesprayer", "Saw Cleaver")
    assert position.hp[LUDWIG] == 8 - 2 - 2


@pytest.mark.rule("BB-R.57")
def test_mergos_wet_nurse_heals_everyone_who_lives_at_the_start_of_a_round() -> None:
    position = table("Cleric Beast", 12, boss=MERGO, hp=[3, 0, 8], step="start-round")
    assert position.hp == [4, 0, 8]
    assert [event.args["seat"] for event in all_told(position, "healed")] == [HENRYK]
    assert told(position, "healed").rule == "BB-R.57"
    kinds = kinds_told(position)
    assert kinds.index("round") < kinds.index("ability-round-start") < kinds.index("healed")
    assert asks(position) == "pick"


@pytest.mark.rule("BB-R.55", "BB-R.50")
def test_the_last_hunter_falls_with_the_final_boss_and_nobody_wins() -> None:
    position = table(
        "Rom, the Vacuous Spider",
        1,
        boss=ROM,
        hp=[1, 0, 0],
        deaths=[1, 2, 2],
        gone=[EILEEN, LUDWIG],
        hands=["Molotov Cocktail, Dream", "", ""],
    )
    play(position, "Molotov Cocktail")
    assert position.over
    assert GAME.outcome(position).winners == []
    assert len(all_told(position, "ended")) == 1
