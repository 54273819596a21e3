"""What a hunter can know and what not (BB-R.5): views, imagined worlds, and what the bot looks at."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.bloodborne import GAME
from taverna.kernel import Rng
from tests.support.bloodborne.positions import (
    EILEEN,
    HENRYK,
    LUDWIG,
    MICOLASH,
    STARTING,
    asks,
    kind_of,
    names,
    play,
    random_game,
    remove,
    table,
    take,
    view,
)

BOX = GAME.sets[0]


@pytest.mark.rule("BB-R.5")
def test_a_removed_card_is_shown_when_it_leaves() -> None:
    seven = "Saw Cleaver, Hunter Axe, Hunter Pistol, Transform, Dream, Cannon, Chikage"
    position = table("Hunter's Minion", 7, hands=[seven, "Dream", "Dream"], row="Kirkhammer", rolls="0")
    play(position, "Dream", "Dream", "Dream")
    take(position, "Kirkhammer")
    remove(position, "Chikage")
    assert "chikage" in view(position, LUDWIG)["removed"]
    assert position.events[-1].audience == -1


@pytest.mark.rule("BB-R.5")
def test_hands_can_be_worked_out_from_what_is_open() -> None:
    """Starting cards and upgrades taken, without those used, in play and removed: that is the hand."""
    lost = 0
    for seed in range(5):
        owned = [Counter(STARTING) for _ in range(3)]
        for position in random_game(3, seed, {"final_boss": "vicar-amelia"}):
            for event in position.drain():
                seat = event.args.get("seat")
                if event.kind == "upgraded" and isinstance(seat, int):
                    owned[seat][str(event.args["card"])] += 1
                elif event.kind in ("removed", "weapon-lost") and isinstance(seat, int):
                    owned[seat][str(event.args["card"])] -= 1
                    lost += 1
            for seat, player in enumerate(view(position)["players"]):
                hand = owned[seat] - Counter(player["used"]) - Counter(player["played"])
                assert Counter(names(position.hands[seat])) == hand
    assert lost


@pytest.mark.rule("BB-R.5")
def test_imagined_worlds_keep_what_everybody_knows() -> None:
    """So many bosses are still to come; hands, row and boards stay; the rest varies."""
    decks, upgrades = set(), set()
    start = GAME.setup(4, 9)
    bosses = len([number for number in start.deck if number in BOX.bosses])
    for number in range(30):
        world = GAME.determinize(start, HENRYK, Rng(number))
        assert len([card for card in world.deck if card in BOX.bosses]) == bosses
        assert len(world.deck) == len(start.deck)
        assert sorted(world.deck + world.box) == sorted(start.deck + start.box)
        assert world.hands == start.hands
        assert world.row == start.row
        assert sorted(world.upgrades) == sorted(start.upgrades)
        decks.add(tuple(world.deck))
        upgrades.add(tuple(world.upgrades))
    assert len(decks) == 30
    assert len(upgrades) == 30


@pytest.mark.rule("BB-R.56")
def test_what_micolash_put_on_the_deck_is_known_to_be_no_boss() -> None:
    """While Ludwig chooses an upgrade in step 7, everyone knows that a normal monster comes next, but not which."""
    position = table(
        "Hunter's Minion",
        7,
        boss=MICOLASH,
        hp=[8] * 3,
        deck="Ebrietas, Rabid Dog, Cleric Beast",
        row="Cannon",
        rolls="0",
    )
    play(position, "Saw Cleaver", "Saw Cleaver", "Dream")
    assert (asks(position), position.inserted, len(position.deck)) == ("upgrade", 1, 4)
    seen = set()
    for number in range(40):
        world = GAME.determinize(position, EILEEN, Rng(number))
        assert world.deck[-1] in BOX.normal
        assert len([card for card in world.deck[:-1] if card in BOX.bosses]) == 2
        seen.add(world.deck[-1])
    assert len(seen) > 5


def test_others_sealed_cards_are_imagined_anew_and_ones_own_is_kept() -> None:
    position = table()
    GAME.apply(position, HENRYK, kind_of("Hunter Axe"))
    GAME.apply(position, EILEEN, kind_of("Hunter Axe"))
    worlds = [GAME.determinize(position, HENRYK, Rng(number)) for number in range(40)]
    assert {world.answers[HENRYK] for world in worlds} == {kind_of("Hunter Axe")}
    assert {world.answers[EILEEN] for world in worlds} == set(position.hands[EILEEN])
    assert {world.answers[LUDWIG] for world in worlds} == {-1}


def test_an_imagined_transform_reveals_a_weapon() -> None:
    position = table(used=["Hunter Axe", "", ""])
    play(position, "Transform", "Transform", "Dream")
    GAME.apply(position, HENRYK, kind_of("Saw Cleaver"))
    found = {GAME.determinize(position, EILEEN, Rng(number)).answers[HENRYK] for number in range(40)}
    assert found == {kind_of("Saw Cleaver"), kind_of("Hunter Pistol")}
