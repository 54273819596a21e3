"""What the greedy hunter sees: the dice, who is faster, when to go home, which card is worth having."""

from __future__ import annotations

from itertools import product

import pytest

from taverna.bots import bot, play as play_out
from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.bot_odds import chain, survival
from taverna.kernel import Rng
from tests.support.bloodborne.advice import GREEDY, choice, reasons
from tests.support.bloodborne.positions import (
    EILEEN,
    FACES,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    ROM,
    asks,
    choose_trophy,
    hands,
    play,
    remove,
    table,
    take,
)

# The dice


@pytest.mark.parametrize("die", ["green", "yellow", "red"])
def test_the_chances_of_a_chain_are_exact(die: str) -> None:
    """Counted by hand over all chains of up to five faces: what is longer adds less than 0.5 %."""
    counted: dict[int, float] = {}
    for length in range(1, 6):
        for faces in product(FACES[die], repeat=length):
            again = [face.endswith("+") for face in faces]
            if again == [True] * (length - 1) + [False]:
                total = sum(int(face.rstrip("+")) for face in faces)
                counted[total] = counted.get(total, 0.0) + 6.0**-length
    odds = chain(next(found for found in GAME.sets[0].dice if found.id == die))
    assert sum(odds) == pytest.approx(1.0)
    for total, chance in counted.items():
        assert odds[total] == pytest.approx(chance, abs=0.005)
    assert sum(total * chance for total, chance in enumerate(odds)) == pytest.approx(
        {"green": 1.25, "yellow": 2.0, "red": 3.0}[die], abs=1e-5
    )


def test_a_dream_survives_twice_as_much() -> None:
    """Red: 0, 1+0, 2: with 3 HP one survives totals up to 2, in the Dream up to 5."""
    odds = chain(GAME.sets[0].dice[2])
    assert survival(odds, 3, False) == pytest.approx(sum(odds[:3]))
    assert survival(odds, 3, True) == pytest.approx(sum(odds[:6]))


# Cards


def test_who_carries_much_and_is_weak_goes_home() -> None:
    position = table(
        "Beast-Possessed Soul", 5, hp=[2, 6, 6], collected=[9, 0, 0], used=["Hunter Axe, Transform", "", ""]
    )
    assert choice(position, HENRYK) == "hunters-dream"


def test_who_is_fresh_and_fast_strikes_hard() -> None:
    position = table("Carrion Crow", 6, hands=["Saw Cleaver, Kirkhammer, Dream", "Dream", "Dream"])
    assert choice(position, HENRYK) == "kirkhammer"


def test_a_heavy_weapon_is_not_wasted_on_the_last_drop() -> None:
    position = table(
        "Cleric Beast", 1, hp=[6, 6, 6], hands=["Saw Cleaver, Kirkhammer, Dream", "Dream", "Dream"]
    )
    assert choice(position, HENRYK) == "saw-cleaver"


def test_against_gascoigne_a_weak_weapon_is_better_than_a_strong_one_for_the_same_blood() -> None:
    position = table("Father Gascoigne", 1, hands=["Saw Cleaver, Kirkhammer, Dream", "Dream", "Dream"])
    assert choice(position, HENRYK) == "saw-cleaver"


def test_the_last_in_turn_order_shoots_first() -> None:
    """2 blood, and two axes come before Henryk: only the pistol takes any."""
    position = table(
        "Hunter's Minion",
        2,
        first=EILEEN,
        hands=["Hunter Axe, Hunter Pistol, Dream", "Hunter Axe, Dream", "Hunter Axe, Dream"],
    )
    assert choice(position, HENRYK) == "hunter-pistol"


def test_transform_sees_the_other_pistol() -> None:
    """With Eileen's pistol on the table, Henryk's would come late; his axe takes more."""
    position = table("Hunter's Minion", 7)
    play(position, "Transform", "Hunter Pistol", "Dream")
    assert choice(position, HENRYK) == "hunter-axe"
    last = table("Hunter's Minion", 1, first=EILEEN)
    play(last, "Transform", "Hunter Axe", "Dream")
    assert choice(last, HENRYK) == "hunter-pistol"  # before Eileen's axe takes the last blood


def test_the_mark_saves_blood_that_would_be_lost() -> None:
    position = table(
        "Cleric Beast",
        12,
        hp=[1, 6, 6],
        collected=[3, 0, 0],
        hands=hands("Bold Hunter's Mark", "Dream", "Dream"),
    )
    assert choice(position, HENRYK) == "bold-hunters-mark"


def test_under_rom_a_second_death_is_avoided() -> None:
    position = table("Beast-Possessed Soul", 5, boss=ROM, hp=[2, 8, 8], deaths=[1, 0, 0], banked=[10, 0, 0])
    assert choice(position, HENRYK) == "hunters-dream"


def test_a_dream_for_nothing_is_no_choice() -> None:
    """Under Rom, with a death behind: fresh and whole, waiting would never end."""
    position = table("Cleric Beast", 12, boss=ROM, hp=[8, 8, 8], deaths=[1, 1, 1], banked=[20, 0, 0])
    assert choice(position, HENRYK) != "hunters-dream"


# Upgrades, removals, trophies


def test_the_best_upgrade_is_taken_and_the_weakest_card_goes() -> None:
    seven = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Dream, Burial Blade, Cannon"
    position = table(
        "Hunter's Minion",
        7,
        boss=GEHRMAN,
        hp=[8] * 3,
        hands=[seven, "Dream", "Dream"],
        row="Kirkhammer, Beast Roar",
        deck=DECK,
        rolls="0",
    )
    play(position, "Dream", "Dream", "Dream")
    assert choice(position, HENRYK) == "kirkhammer"
    take(position, "Kirkhammer")
    assert choice(position, HENRYK) == "saw-cleaver"
    remove(position, "Saw Cleaver")
    assert asks(position) == "upgrade"


DECK = "Ebrietas, Martyr Logarius, Rabid Dog, Garden of Eyes, Huntsman"


def test_nothing_is_taken_that_is_worse_than_all_one_has() -> None:
    seven = "Kirkhammer, Kirkhammer, Chikage, Burial Blade, Dream, Cannon, Ludwig's Holy Blade"
    position = table(
        "Hunter's Minion", 7, hands=[seven, "Dream", "Dream"], row="Beast Roar", deck=DECK, rolls="0"
    )
    play(position, "Dream", "Dream", "Dream")
    assert choice(position, HENRYK) == "none"


def test_the_trophy_that_scores_most_is_chosen() -> None:
    position = table(
        "Cleric Beast",
        2,
        hands=hands("Stake Driver", "Dream", "Dream"),
        rolls="0",
        tracks=[[4, 3, 0], [0] * 3, [0] * 3],
    )
    play(position, "Stake Driver", "Dream", "Dream")
    # Kin has reached the last space, Humanoids give 2 more, Beasts 2 and have the way before them.
    assert choice(position, HENRYK) in ("humanoid", "beast")
    choose_trophy(position, "beast")


# Reasons


def test_why_to_dream() -> None:
    position = table(
        "Bloody Crow of Cainhurst",
        6,
        hp=[2, 6, 6],
        collected=[5, 0, 0],
        used=["Hunter Axe, Transform", "", ""],
        row="Kirkhammer",
        deck=DECK,
    )
    found = reasons(position, HENRYK, "hunters-dream")
    assert found["bank"] == {"number": 5}
    assert found["recover"] == {"number": 2}
    assert found["heal"] == {"number": 4}
    assert found["upgrade"] == {"card": "kirkhammer"}
    # Red, 2 HP: every total from 2 on kills. 1 - P(0) - P(1) = 1 - 1/6 - 1/36.
    assert found["danger"] == {"percent": 81}


def test_why_to_strike_or_shoot() -> None:
    position = table(
        "Garden of Eyes",
        2,
        boss=GEHRMAN,
        hp=[8] * 3,
        hands=["Hunter Axe, Hunter Pistol, Dream", "Dream", "Dream"],
    )
    strike = reasons(position, HENRYK, "hunter-axe")
    assert strike["blood"] == {"number": 2, "monster": "garden-of-eyes"}
    assert strike["trophies"] == {"percent": 100, "trophys": ["kin"]}
    assert "turn" in strike
    assert "first" in reasons(position, HENRYK, "hunter-pistol")


def test_reasons_do_not_look_at_sealed_cards() -> None:
    position = table()
    GAME.apply(position, EILEEN, 0)
    before = {card: reasons(position, LUDWIG, card) for card in ("hunter-axe", "hunters-dream", "transform")}
    for number in range(8):
        world = GAME.determinize(position, LUDWIG, Rng(number))
        assert {card: reasons(world, LUDWIG, card) for card in before} == before


# Strength


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "least"), [(3, 0.8), (4, 0.85), (5, 0.75)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    """120 games with all final bosses, the greedy hunter in every seat in turn."""
    wins = 0.0
    for number in range(120):
        state = GAME.setup(seats, number // seats)
        state.quiet()
        me = number % seats
        players = [GREEDY if seat == me else bot("random") for seat in range(seats)]
        play_out(GAME, state, players, [Rng(1000 * number + seat) for seat in range(seats)])
        winners = GAME.outcome(state).winners
        wins += 1 / len(winners) if me in winners else 0
    assert wins / 120 >= least
