"""What `greedy` chooses for an effect where a good player would not hesitate."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.bot_promises import ADVICE
from taverna.games.dead_mans_draw.content import PIRATES
from tests.support.dead_mans_draw.advice import advice
from tests.support.dead_mans_draw.positions import CLARA, EDGARD, draw, kind, reads, table

# What to choose


@pytest.mark.rule("DMD-11.2")
def test_a_hook_brings_no_bust() -> None:
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6 | Mermaid 9 | Chest 7", ""])
    draw(position)
    assert advice(position) != "Key 6"


@pytest.mark.rule("DMD-11.6")
def test_a_hook_brings_an_effect_of_use() -> None:
    position = table(draw="Hook 4", banks=["Cannon 3 | Mermaid 9 | Kraken 7", "Mermaid 8 | Map 2"])
    draw(position)
    assert advice(position) == "Cannon 3"


@pytest.mark.rule("DMD-13.2")
def test_a_hook_completes_key_and_chest() -> None:
    position = table(play="Key 7", draw="Hook 4", banks=["Chest 3 | Mermaid 5", ""])
    draw(position)
    assert advice(position) == "Chest 3"


@pytest.mark.rule("DMD-12.1")
def test_a_cannon_strikes_where_it_costs_most() -> None:
    position = table(draw="Cannon 4", banks=["", "Key 7, 6, 5 | Map 6 | Hook 5"])
    draw(position)
    assert advice(position) == "Map 6"


@pytest.mark.rule("DMD-26.1")
def test_a_master_gunner_strikes_the_highest_stack() -> None:
    position = table(draw="Cannon 4", banks=["", "Key 7, 6, 5 | Map 6"], pirates=["master-gunner", None])
    draw(position)
    assert advice(position) == "Key 7"


@pytest.mark.rule("DMD-27.1")
def test_a_scavenger_takes_what_it_lacks() -> None:
    banks = ["Mermaid 9", "Mermaid 7 | Map 6"]
    position = table(draw="Cannon 4", banks=banks, pirates=["scavenger", None])
    draw(position)
    assert advice(position) == "Map 6"


@pytest.mark.rule("DMD-35.1")
def test_a_misfire_costs_as_little_as_can_be() -> None:
    position = table(draw="Cannon 4", banks=["Key 7, 6 | Map 3", ""], pirates=[None, "misfire"])
    draw(position)
    assert advice(position) == "Key 7"


def test_with_more_players_the_leader_is_the_target() -> None:
    banks = ["", "Map 6", "Key 6 | Oracle 7 | Sword 7"]
    position = table(draw="Cannon 4", banks=banks, seats=3)
    draw(position)
    worth = dict(
        zip(
            [reads(position, code) for code in position.pending[0].options],
            GAME.judgement.rate_options(position, position.pending[0]),
            strict=True,
        )
    )
    assert worth["Key 6"] > worth["Map 6"]


@pytest.mark.rule("DMD-16.1")
def test_a_sword_makes_the_widest_swing() -> None:
    position = table(draw="Sword 4", banks=["", "Mermaid 9 | Key 7, 6 | Chest 3"])
    draw(position)
    assert advice(position) == "Mermaid 9"


@pytest.mark.rule("DMD-16.3")
def test_a_sword_steals_no_bust() -> None:
    position = table(play="Mermaid 5", draw="Sword 4", banks=["", "Mermaid 9 | Chest 3"])
    draw(position)
    assert advice(position) == "Chest 3"


@pytest.mark.rule("DMD-14.2")
def test_a_map_digs_up_no_bust() -> None:
    position = table(play="Mermaid 5", draw="Map 4", discard="Mermaid 9, Mermaid 8, Chest 2")
    draw(position)
    assert advice(position) == "Chest 2"


@pytest.mark.rule("DMD-25.1")
def test_a_navigator_takes_the_best_of_the_pile() -> None:
    position = table(draw="Map 4", discard="Chest 2, Key 3, Mermaid 9, Kraken 2", pirates=["navigator", None])
    draw(position)
    assert advice(position) == "Mermaid 9"


@pytest.mark.rule("DMD-22.1")
def test_a_casanova_hooks_without_danger() -> None:
    position = table(play="Key 7", draw="Hook 4", banks=["Mermaid 9 | Key 6", ""], pirates=["casanova", None])
    draw(position)
    assert advice(position) == "Mermaid 9"


@pytest.mark.rule("DMD-33.1", "DMD-33.3")
def test_a_fisherman_hooks_a_kraken_without_danger() -> None:
    play, banks = "Key 7, Chest 7, Map 7, Oracle 7, Sword 7", ["Kraken 7 | Mermaid 9", ""]
    position = table(
        play=play, draw="Hook 4", banks=banks, pirates=["fisherman", None], discard="", drew=True
    )
    draw(position)
    assert advice(position) == "Kraken 7"
    ordinary = table(play=play, draw="Hook 4", banks=banks, discard="", drew=True)
    draw(ordinary)
    assert advice(ordinary) == "Mermaid 9"


@pytest.mark.rule("DMD-40.4")
def test_a_mermaid_recalls_what_helps() -> None:
    position = table(
        play="Kraken 3, Key 4, Cannon 2",
        draw="Mermaid 5",
        banks=["", "Map 7 | Chest 7"],
        options={"mermaid_effect": True},
        drew=True,
    )
    draw(position)
    assert advice(position) == "Cannon 2"


@pytest.mark.rule("DMD-41.1")
def test_a_siren_gets_the_least() -> None:
    position = table(
        play="Key 7, Oracle 2, Map 6",
        draw="Mermaid 5",
        pirates=[None, "siren"],
        options={"mermaid_effect": True},
        drew=True,
    )
    draw(position)
    assert advice(position) == "Oracle 2"


@pytest.mark.rule("DMD-23.2")
def test_a_plunderer_goes_to_the_richest() -> None:
    banks = ["", "Map 2 | Hook 3", "Map 7 | Hook 7 | Oracle 7 | Sword 7"]
    position = table(
        play="Key 5, Chest 3", banks=banks, pirates=["plunderer", None, None], seats=3, drew=True
    )
    GAME.apply(position, 0, position.pending[0].options[-1])
    assert kind(position) == "plunder"
    assert advice(position) == str(EDGARD)


def test_it_has_an_opinion_of_every_pirate() -> None:
    assert set(ADVICE) == {pirate.id for pirate in PIRATES}


def test_it_keeps_the_better_pirate() -> None:
    pirates = {"of_two": 2, "of_more": 4}
    for liked, seats in pirates.items():
        likings = {name: getattr(found, liked) for name, found in ADVICE.items()}
        state = GAME.setup(seats, 5)
        decision = state.pending[0]
        offered = [reads(state, code) for code in decision.options]
        assert GAME.judgement.rate_options(state, decision) == [likings[name] for name in offered]


@pytest.mark.rule("DMD-37.2")
def test_a_locker_waits_for_the_unprotected() -> None:
    position = table(
        seats=3,
        pirates=["davy-jones-locker", "captains-hook", "safe-harbor"],
        agenda=[["start"], ["choose-locker"]],
    )
    assert kind(position) == "choose-locker"
    assert advice(position) == str(CLARA)
