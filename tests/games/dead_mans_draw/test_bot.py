"""What `greedy` does where a good player would not hesitate, what it must not look at, and how strong it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite

import pytest

from taverna.arena import simulate
from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.bot_promises import ADVICE
from taverna.games.dead_mans_draw.content import PIRATES
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import Rng
from tests.support.dead_mans_draw.positions import CLARA, EDGARD, draw, kind, reads, table

RICH = "Anchor 7 | Hook 7 | Cannon 7 | Chest 7 | Map 7 | Oracle 7"  # 42 points


def advice(position: Table) -> str:
    """The option that looks best; only one may."""
    decision = position.pending[0]
    worth = GAME.worth(position, decision)
    best = [code for code, value in zip(decision.options, worth, strict=True) if value == max(worth)]
    assert len(best) == 1, f"no preference among {[reads(position, code) for code in best]}"
    return reads(position, best[0])


def ending(
    play: str,
    pile: str,
    banks: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    discard: str = "",
) -> Table:
    """A position in which the draw pile holds these cards and no others."""
    return table(
        play=play,
        draw=pile,
        banks=banks,
        options=dict(options or {}),
        discard=discard,
        rest="aside",
        drew=True,
    )


# Draw or bank


def test_it_counts_the_draw_pile() -> None:
    assert advice(ending("Key 7, Map 6", "Key 3, Map 3")) == "bank"
    assert advice(ending("Key 7, Map 6", "Chest 3, Oracle 3")) == "draw"


def test_it_draws_on_while_little_is_at_stake_and_banks_a_treasure() -> None:
    assert advice(table(play="Key 2", drew=True)) == "draw"
    assert advice(table(play="Key 7, Map 7, Mermaid 9, Oracle 7, Hook 7", drew=True)) == "bank"


def test_cards_that_would_not_score_are_no_treasure() -> None:
    play, pile = "Key 4, Map 4, Chest 4, Oracle 4", "Key 6, Map 6, Hook 6, Sword 6, Mermaid 9"
    assert advice(ending(play, pile, ["Key 7 | Map 7 | Chest 7 | Oracle 7 | Hook 7 | Sword 7", ""])) == "draw"
    assert advice(ending(play, pile)) == "bank"


def test_only_what_a_card_adds_is_at_stake() -> None:
    pile = "Key 3, Map 3, Mermaid 9, Oracle 5"
    assert advice(ending("Key 7, Map 7", pile)) == "bank"
    assert advice(ending("Key 7, Map 7", pile, ["Key 6 | Map 6", ""])) == "draw"


def test_cards_that_add_nothing_do_no_harm() -> None:
    assert advice(ending("Key 7", "Mermaid 5", ["Mermaid 9", ""])) == "draw"


def test_cards_that_add_nothing_are_not_worth_a_risk() -> None:
    pile = "Key 3, Mermaid 5, Anchor 5"
    assert advice(ending("Key 7", pile, ["", "Chest 7"])) == "draw"
    assert advice(ending("Key 7", pile, ["Mermaid 9 | Anchor 7", "Chest 7 | Sword 7 | Map 5"])) == "bank"


@pytest.mark.rule("DMD-10.1")
def test_protected_cards_are_no_reason_to_stop() -> None:
    pile = "Key 3, Map 3, Oracle 3, Mermaid 9"
    unprotected = ending("Anchor 2, Key 7, Map 7, Oracle 7", pile)
    protected = ending("Key 7, Map 7, Oracle 7, Anchor 2", pile)
    assert advice(unprotected) == "bank"
    assert advice(protected) == "draw"


@pytest.mark.rule("DMD-15.2")
@pytest.mark.parametrize(("next_card", "wise"), [("Key 7", "bank"), ("Mermaid 9", "draw")])
def test_it_believes_the_oracle(next_card: str, wise: str) -> None:
    position = table(play="Key 3", draw=f"Oracle 5, {next_card}", drew=True)
    draw(position)
    assert advice(position) == wise


@pytest.mark.rule("DMD-17.1")
def test_it_leaves_a_kraken_that_would_drag_a_treasure_down() -> None:
    position = table(
        play="Key 7, Chest 7, Map 7, Mermaid 9, Sword 7", draw="Oracle 7, Kraken 3", discard="", drew=True
    )
    draw(position)
    assert advice(position) == "bank"


@pytest.mark.rule("DMD-13.3")
def test_a_key_makes_a_chest_worth_more() -> None:
    """The bonus is at stake too, so that the same cards are banked sooner."""
    pile, discard = "Oracle 6, Anchor 6, Key 3, Mermaid 6", "Map 7 | Hook 7 | Cannon 7 | Kraken 7"
    assert advice(ending("Key 2, Chest 2", pile, discard=discard)) == "bank"
    assert advice(ending("Key 2, Sword 2", pile, discard=discard)) == "draw"


@pytest.mark.rule("DMD-37.1")
def test_it_dares_less_when_a_rival_would_gain_what_it_loses() -> None:
    def worth_of_drawing(pirate: str | None) -> float:
        locker = [None, 0] if pirate else [None, None]
        position = table(play="Key 6, Map 6", pirates=[None, pirate], locker=locker, drew=True)
        drawing, banking = GAME.worth(position, position.pending[0])
        return drawing - banking

    assert worth_of_drawing("davy-jones-locker") < worth_of_drawing(None)


@pytest.mark.rule("DMD-63.1")
def test_it_takes_a_sudden_victory() -> None:
    sudden = {"variation": "sudden-death"}
    banks = ["Hook 7 | Cannon 7 | Map 7 | Oracle 7 | Sword 7 | Mermaid 9", ""]  # 44 points
    assert advice(ending("Key 6", "Chest 2, Anchor 2", banks, sudden)) == "bank"
    assert advice(ending("Key 5", "Chest 2, Anchor 2", banks, sudden)) == "draw"


@pytest.mark.rule("DMD-66.1")
def test_it_does_not_drown_beneath_the_waves() -> None:
    waves = {"variation": "beneath-the-waves"}
    banks = [f"{RICH} | Sword 7 | Mermaid 8", "Kraken 7"]  # 57 points
    assert advice(ending("Key 7", "Key 5, Key 6, Kraken 3", banks, waves)) == "draw"
    assert advice(ending("Key 2", "Key 5, Key 6, Kraken 3", banks, waves)) == "bank"


@pytest.mark.rule("DMD-66.1")
def test_beneath_the_waves_it_goes_on_until_a_bust_saves_it() -> None:
    banks = [f"{RICH} | Sword 7 | Mermaid 8", "Kraken 7"]
    position = ending("Key 7", "Oracle 3, Hook 3, Key 5, Key 6", banks, {"variation": "beneath-the-waves"})
    draw(position)
    assert advice(position) == "draw", "the Hook that the Oracle shows is safe, but after it come two Keys"


@pytest.mark.rule("DMD-65.1")
def test_in_strange_lands_it_counts_values() -> None:
    strange = {"variation": "strange-lands"}
    assert advice(ending("Key 7", "Chest 7, Oracle 7", options=strange)) == "bank"
    assert advice(ending("Key 7", "Chest 7, Oracle 7")) == "draw"


def test_far_behind_with_the_last_cards_it_risks_everything() -> None:
    play, pile = "Key 3, Mermaid 6", "Key 6, Key 7, Map 7, Hook 6"
    assert advice(ending(play, pile, ["Hook 2", "Anchor 5 | Chest 7"])) == "draw"
    assert advice(ending(play, pile, ["Hook 2 | Anchor 5 | Chest 7", ""])) == "bank"


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
            GAME.worth(position, position.pending[0]),
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
        assert GAME.worth(state, decision) == [likings[name] for name in offered]


@pytest.mark.rule("DMD-37.2")
def test_a_locker_waits_for_the_unprotected() -> None:
    position = table(
        seats=3,
        pirates=["davy-jones-locker", "captains-hook", "safe-harbor"],
        agenda=[["start"], ["choose-locker"]],
    )
    assert kind(position) == "choose-locker"
    assert advice(position) == str(CLARA)


# What it must not look at

VARIETIES: list[tuple[int, dict[str, object]]] = [
    (2, {"pirates": False}),
    (2, {"private_oracle": True}),
    (3, {"variation": "beneath-the-waves", "mermaid_effect": True}),
    (3, {"variation": "thieves-island", "bottom_feeder": True}),
    (4, {"variation": "strange-lands", "mermaid_effect": True}),
    (5, {"variation": "pile-o-treasure"}),
    (6, {"variation": "sudden-death", "safe_choices": True}),
    (8, {"variation": "all-hands-on-deck", "mermaid_effect": True}),
]


@pytest.mark.parametrize(("seats", "options"), VARIETIES)
def test_it_thinks_the_same_of_worlds_that_its_seat_cant_tell_apart(
    seats: int, options: dict[str, object]
) -> None:
    chance, changed = Rng(9), 0
    for seed in range(4):
        state = GAME.setup(seats, seed, options)
        state.quiet()
        while state.pending:
            decision = state.pending[-1]
            worth = GAME.worth(state, decision)
            assert len(worth) == len(decision.options)
            assert all(isfinite(value) for value in worth)
            other = GAME.determinize(state, decision.seat, chance)
            assert GAME.worth(other, decision) == worth
            changed += other.draw != state.draw
            GAME.apply(state, decision.seat, decision.options[chance.below(len(decision.options))])
    assert changed > 100, "the worlds compared must differ"


def test_thinking_changes_nothing() -> None:
    state, chance = GAME.setup(4, 3, {"mermaid_effect": True}), Rng(4)
    while state.pending:
        decision = state.pending[0]
        before = GAME.dump(state)
        GAME.worth(state, decision)
        assert GAME.dump(state) == before
        GAME.apply(state, decision.seat, decision.options[chance.below(len(decision.options))])


# How strong it is


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{"pirates": False}, {}, {"mermaid_effect": True}, {"variation": "strange-lands"}],
    ids=["plain", "pirates", "mermaid effect", "strange lands"],
)
def test_it_beats_random_in_nine_of_ten_games(options: dict[str, object]) -> None:
    summary = simulate("dead-mans-draw", 1000, ["greedy", "random"], options=options, seed=1)
    greedy = summary.bots[0]
    assert greedy.win_rate >= 0.9
    assert greedy.fair_share == 0.5


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "at_least"), [(4, 0.75), (8, 0.6)])
def test_it_beats_many_random_players(seats: int, at_least: float) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    assert simulate("dead-mans-draw", 400, bots, seed=1).bots[0].win_rate >= at_least
