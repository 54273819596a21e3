"""An extra turn: what the hero had for the round waits meanwhile, and the round goes on as if nothing had been."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.state.figures import NO_CARD
from tests.games.gloomhaven.cards.judging import Scene, card_of
from tests.support.gloomhaven.tabletop import GAME


def place(number: int) -> int:
    return card_of(f"brute/{number}/top").place


def offered() -> Scene:
    Scene.performed = {}
    scene = Scene("sun/190/top", {"foe": (2, 0)}, {"brute": (1, 0)})
    return scene.hands("brute", [1, 2, 3, 4, 5])


@pytest.mark.rule("GH-S-TRN-01")
def test_who_has_not_acted_yet_still_will() -> None:
    scene = offered()
    brute = scene.hero("brute")
    lead, second = place(4), place(5)
    brute.hand &= ~(1 << lead | 1 << second)
    brute.played = 1 << lead | 1 << second
    brute.lead, brute.second = lead, second
    brute.initiative = 87
    scene.plays("brute", 1, 2)
    assert (brute.lead, brute.second) == (place(1), place(2))
    assert scene.table.turn == brute.figure
    scene.answer(codes.DONE)
    assert (brute.lead, brute.second, brute.used, brute.initiative) == (lead, second, 0, 87)
    assert brute.played == 1 << lead | 1 << second
    assert brute.discard == 1 << place(1) | 1 << place(2)
    assert not scene.figure("brute").acted


@pytest.mark.rule("GH-S-TRN-01")
def test_who_rests_this_round_still_rests() -> None:
    scene = offered()
    brute = scene.hero("brute")
    brute.resting = True
    scene.plays("brute", 1, 2)
    assert scene.asked == "turn"
    scene.answer(codes.DONE)
    assert brute.resting
    assert (brute.lead, brute.second) == (NO_CARD, NO_CARD)


def test_who_has_acted_does_not_act_again() -> None:
    scene = offered()
    scene.figure("brute").acted = True
    scene.plays("brute", 1, 2)
    scene.answer(codes.DONE)
    assert scene.figure("brute").acted


@pytest.mark.rule("GH-S-WND-01")
def test_a_wound_bleeds_and_a_timed_condition_ends() -> None:
    scene = offered().gives(brute="wound muddle")
    scene.plays("brute", 1, 2)
    if scene.asked == "damage":
        scene.answer(codes.DONE)
    assert scene.lost("brute") == 1
    scene.answer(codes.DONE)
    assert scene.has("brute", "wound")
    assert not scene.has("brute", "muddle")


@pytest.mark.rule("GH-S-ELE-03")
def test_elements_of_the_turn_around_it_wait_for_its_own_end() -> None:
    scene = offered()
    scene.table.infused = 1
    scene.plays("brute", 1, 2)
    scene.answer(codes.DONE)
    assert scene.table.infused == 1
    assert scene.table.elements[0] == 0


def test_who_is_exhausted_in_it_leaves_nothing_behind() -> None:
    scene = offered()
    scene.figure("brute").hp = 1
    scene.gives(brute="wound")
    brute = scene.hero("brute")
    scene.plays("brute", 1, 2)
    if scene.asked == "damage":
        scene.answer(codes.DONE)
    assert brute.exhausted
    assert not scene.table.pending
    assert not scene.table.agenda
    assert brute.lost.bit_count() == 5


def test_it_can_be_saved_between_its_two_cards() -> None:
    scene = offered()
    scene.plays("brute", 1)
    assert [op for op, _, _ in scene.table.agenda][-2:] == [steps.EXTRA_END, steps.EXTRA_TURN]
    kept = scene.table.clone()
    scene.chooses(2)
    assert GAME.saving.dump_table(kept) != GAME.saving.dump_table(scene.table)
