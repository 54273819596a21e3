"""What search plays on with: a quick choice that beats chance, and what an unfinished game promises."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from taverna.games.bloodborne.state import Table
from taverna.kernel import Rng
from tests.support.bloodborne.positions import (
    HENRYK,
    ROM,
    hands,
    kind_of,
    play,
    random_game,
    table,
    take,
)

SEVEN = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Dream, Cannon, Chikage"


def usual(position: Table) -> int:
    """What is chosen most often."""
    decision = position.pending[0]
    rng = Rng(3)
    found = [GAME.judgement.rollout_choice(position, decision, rng) for _ in range(200)]
    return max(set(found), key=found.count)


def test_every_quick_choice_is_an_option_and_changes_nothing() -> None:
    rng = Rng(1)
    kinds = set()
    for seed in range(6):
        for position in random_game(3 + seed % 3, seed):
            for decision in position.pending:
                before = GAME.dump(position)
                assert GAME.judgement.rollout_choice(position, decision, rng) in decision.options
                assert GAME.dump(position) == before
                kinds.add(decision.kind)
    assert {"pick", "transform", "upgrade", "remove"} <= kinds


def test_the_heaviest_weapon_that_is_needed() -> None:
    position = table(
        "Carrion Crow", 7, hands=["Saw Cleaver, Kirkhammer, Hunter Axe, Dream", "Dream", "Dream"]
    )
    assert usual(position) == kind_of("Kirkhammer")
    position = table(
        "Carrion Crow", 2, hands=["Saw Cleaver, Kirkhammer, Hunter Axe, Dream", "Dream", "Dream"]
    )
    assert usual(position) == kind_of("Hunter Axe")
    capped = table("Watchdog of the Old Lords", 9, hands=["Cannon, Hunter Axe, Dream", "Dream", "Dream"])
    assert usual(capped) == kind_of("Hunter Axe")


@pytest.mark.parametrize(("hp", "collected", "boss", "deaths"), [(3, 4, "Vicar Amelia", 0), (2, 0, ROM, 1)])
def test_in_danger_one_goes_home(hp: int, collected: int, boss: str, deaths: int) -> None:
    position = table(
        "Beast-Possessed Soul",
        5,
        boss=boss,
        hp=[hp, 6, 6],
        collected=[collected, 0, 0],
        deaths=[deaths, 0, 0],
    )
    assert usual(position) == kind_of("Dream")


def test_upgrades_removals_and_trophies() -> None:
    position = table(
        "Hunter's Minion", 7, hands=[SEVEN, "Dream", "Dream"], row="Beast Roar, Kirkhammer", rolls="0"
    )
    play(position, "Dream", "Dream", "Dream")
    assert usual(position) == codes.TAKE + kind_of("Kirkhammer")
    take(position, "Kirkhammer")
    assert usual(position) == codes.REMOVE + kind_of("Saw Cleaver")
    boss = table(
        "Cleric Beast",
        2,
        hands=hands("Stake Driver", "Dream", "Dream"),
        tracks=[[0, 2, 4], [0] * 3, [0] * 3],
        rolls="0",
    )
    play(boss, "Stake Driver", "Dream", "Dream")  # Humanoids then show 3, Beasts 8, which is the last
    assert usual(boss) == codes.TROPHY + 1


def test_trophies_of_any_type_losses_and_discards() -> None:
    witch = table("The Witch of Hemwick", 9, tracks=[[1, 3, 0], [0] * 3, [0] * 3], rolls="0")
    play(witch, "Saw Cleaver", "Dream", "Dream")
    assert usual(witch) == codes.TROPHY + 1  # from 3 to 5
    boar = table("Maneater Boar", 9, tracks=[[1, 1, 0], [0] * 3, [0] * 3], rolls="0")
    play(boar, "Saw Cleaver", "Dream", "Dream")
    assert usual(boar) in (codes.LOSE_TROPHY, codes.LOSE_TROPHY + 1)
    sucker = table(
        "Brainsucker",
        9,
        hands=["Saw Cleaver, Hunter Axe, Kirkhammer, Cannon, Dream", "Dream", "Dream"],
        rolls="0",
    )
    play(sucker, "Saw Cleaver", "Dream", "Dream")
    assert usual(sucker) == codes.DISCARD + kind_of("Hunter Axe")


def test_nothing_is_taken_that_would_have_to_go_again() -> None:
    seven = "Kirkhammer, Kirkhammer, Chikage, Burial Blade, Dream, Cannon, Ludwig's Holy Blade"
    position = table("Hunter's Minion", 7, hands=[seven, "Dream", "Dream"], row="Beast Roar", rolls="0")
    play(position, "Dream", "Dream", "Dream")
    assert usual(position) == codes.NO_UPGRADE


def test_quick_choices_beat_chance() -> None:
    """By chance one of four wins a quarter of the games; quick choices win more than half of 60."""
    wins = 0.0
    for number in range(60):
        state, rng, me = GAME.setup(4, number), Rng(number), number % 4
        state.quiet()
        while state.pending:
            decision = state.pending[0]
            quick = decision.seat == me
            options = decision.options
            code = (
                GAME.judgement.rollout_choice(state, decision, rng)
                if quick
                else options[rng.below(len(options))]
            )
            GAME.apply(state, decision.seat, code)
        winners = GAME.outcome(state).winners
        wins += 1 / len(winners) if me in winners else 0
    assert wins / 60 > 0.5


# Unfinished games


def test_hopes_are_shares_and_follow_the_points() -> None:
    position = table(banked=[9, 5, 0], tracks=[[0] * 3, [2, 0, 0], [0] * 3])
    chances = GAME.judgement.estimate(position)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] > chances[2] > 0.0
    even = GAME.judgement.estimate(table())
    assert even == pytest.approx([1 / 3] * 3, abs=0.05)
    assert even[0] > even[1] > even[2], "who comes first takes blood first (BB-4.23)"


def test_banked_blood_is_worth_more_than_carried_and_health_brings_it_home() -> None:
    banked, carried, weak = (
        GAME.judgement.estimate(table(banked=[5, 0, 0])),
        GAME.judgement.estimate(table(collected=[5, 0, 0])),
        GAME.judgement.estimate(table(collected=[5, 0, 0], hp=[1, 6, 6])),
    )
    assert banked[HENRYK] > carried[HENRYK] > weak[HENRYK] > 1 / 3


def test_a_lead_counts_more_near_the_end() -> None:
    early = table(banked=[5, 0, 0], deck="Ebrietas, Rabid Dog, Cleric Beast, Huntsman, Garden of Eyes")
    assert GAME.judgement.estimate(table(banked=[5, 0, 0]))[HENRYK] > GAME.judgement.estimate(early)[HENRYK]


def test_who_is_gone_hopes_for_nothing_and_the_end_is_the_end() -> None:
    gone = table(boss=ROM, hp=[8, 0, 8], gone=[1], hands=["Dream", "", "Dream"])
    left = GAME.judgement.estimate(gone)
    assert left[1] == 0.0
    assert left == pytest.approx([0.5, 0.0, 0.5], abs=0.05)
    position = table("Vicar Amelia", 1, banked=[0, 30, 0], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert GAME.judgement.estimate(position) == [0.0, 1.0, 0.0]


def test_whoever_is_left_alone_under_rom_hopes_for_more_the_sooner_it_ends() -> None:
    """Nobody wins if all have left (BB-R.55)."""
    long, short = (
        GAME.judgement.estimate(
            table(ROM, blood, boss=ROM, hp=[8, 0, 0], gone=[1, 2], hands=["Dream", "", ""])
        )
        for blood in (12, 3)
    )
    assert long[1:] == short[1:] == [0.0, 0.0]
    assert 0.5 < long[0] < short[0] < 1.0


def test_a_hand_full_of_weapons_promises_more_than_an_empty_one() -> None:
    armed = table(hands=["Dream, Saw Cleaver, Hunter Axe", "Dream", "Dream"])
    assert (
        GAME.judgement.estimate(armed)[HENRYK] > GAME.judgement.estimate(table(hands=["Dream"] * 3))[HENRYK]
    )


def test_a_position_is_settled_when_a_round_begins() -> None:
    position = table()
    assert GAME.judgement.is_quiet(position)
    GAME.apply(position, 0, position.pending[0].options[0])
    assert not GAME.judgement.is_quiet(position)
