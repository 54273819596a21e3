"""The order of the round, and its first two steps: choose and play, transform (BB-4.1 to 4.11)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, codes
from taverna.kernel import Match
from tests.support.bloodborne.positions import (
    DJURA,
    EILEEN,
    HENRYK,
    LUDWIG,
    MERGO,
    all_told,
    asks,
    finish,
    kind_of,
    kinds_told,
    monster,
    offered,
    play,
    random_game,
    refused,
    reveal,
    table,
    take,
    told,
    used,
    view,
)

# The round


@pytest.mark.rule("BB-4.1")
def test_eight_steps_in_their_order() -> None:
    """Transform, an Instant, the roll, attacks, an escape, a dream, the end of the round: one of each, in order."""
    position = table(
        "Rabid Dog",
        5,
        seats=4,
        hands=["Transform, Saw Cleaver, Dream", "Hunter Pistol, Dream", "Dream", "Hunter Axe, Dream"],
        deck="Carrion Crow",
        row="Cannon",
        rolls="1",
    )
    play(position, "Transform", "Hunter Pistol", "Dream", "Hunter Axe")
    reveal(position, "Saw Cleaver")
    take(position, "Cannon")
    order = [
        "revealed",
        "transformed",
        "instant",
        "rolled",
        "attacks",
        "took",
        "escaped",
        "ability-if-escapes",
        "banked",
        "refilled",
        "used",
        "marker",
        "entered",
        "round",
    ]
    kinds = kinds_told(position)
    places = [
        len(kinds) - 1 - kinds[::-1].index("took") if kind == "took" else kinds.index(kind) for kind in order
    ]
    assert places == sorted(places)


@pytest.mark.rule("BB-4.1")
def test_the_view_names_the_step() -> None:
    position = table("Hunter's Minion", 7, row="Cannon", rolls="0")
    assert (view(position)["step"], view(position)["phase"]) == (1, "pick")
    play(position, "Transform", "Dream", "Dream")
    assert (view(position)["step"], view(position)["phase"]) == (2, "transform")
    reveal(position, "Hunter Axe")
    assert (view(position)["step"], view(position)["phase"]) == (7, "upgrade")


@pytest.mark.rule("BB-4.2")
def test_rounds_repeat_until_the_final_boss_is_slain() -> None:
    position = table("Vicar Amelia", 3, round=11, rolls="0, yellow 0")
    play(position, "Saw Cleaver", "Saw Cleaver", "Dream")
    finish(position)
    assert (asks(position), position.round) == ("pick", 12)
    play(position, "Hunter Axe", "Dream", "Dream")
    assert asks(position) == "over"


@pytest.mark.rule("BB-4.3")
def test_a_monster_that_dies_in_step_3_skips_the_next_three_steps() -> None:
    position = table("Hunter's Minion", 1, row="Cannon", deck="Carrion Crow")
    play(position, "Hunter Pistol", "Hunter Axe", "Dream")
    for skipped in ("rolled", "attacks", "escaped", "too-late"):
        assert skipped not in kinds_told(position)
    assert (asks(position), position.pending[0].seat) == ("upgrade", LUDWIG)
    finish(position)
    assert monster(position) == "carrion-crow"
    assert used(position, EILEEN) == {"hunter-axe"}


@pytest.mark.rule("BB-R.8")
def test_final_boss_then_monster_then_hunters_in_turn_order() -> None:
    """Blood by the final boss's ability comes before what the monster does on reveal; Instants follow turn order."""
    position = table(
        None, boss="Gehrman, the First Hunter", deck="Beast Patient", step="end-round", hp=[8, 8, 8]
    )
    kinds = kinds_told(position)
    assert kinds.index("entered") < kinds.index("ability-on-reveal")
    assert told(position, "entered").args["boss"] == 2
    position = table(
        "Hunter's Minion", 7, first=EILEEN, hands=["Molotov Cocktail, Dream"] * 2 + ["Beast Roar, Dream"]
    )
    play(position, "Molotov Cocktail", "Molotov Cocktail", "Beast Roar")
    assert [event.args["seat"] for event in all_told(position, "instant")] == [EILEEN, LUDWIG, HENRYK]


@pytest.mark.rule("BB-R.9")
def test_nothing_is_asked_but_cards_upgrades_removals_trophies_and_discards() -> None:
    kinds = set()
    for seed in range(40):
        for position in random_game(3 + seed % 3, seed):
            kinds.update([decision.kind for decision in position.pending])
    chosen = {"trophy", "any-trophy", "lose-trophy", "discard"}
    assert kinds <= {"pick", "transform", "upgrade", "remove", *chosen}
    assert {"pick", "transform", "upgrade", "remove"} <= kinds


# Step 1


@pytest.mark.rule("BB-4.4", "BB-4.5")
def test_all_pick_in_secret_and_reveal_together() -> None:
    position = table()
    assert [decision.seat for decision in position.pending] == [HENRYK, EILEEN, LUDWIG]
    assert all(decision.sealed for decision in position.pending)
    before = [view(position, seat)["players"][0]["played"] for seat in (EILEEN, None)]
    GAME.apply(position, HENRYK, kind_of("Hunter Axe"))
    GAME.apply(position, LUDWIG, kind_of("Dream"))
    assert "revealed" not in kinds_told(position)
    assert [view(position, seat)["players"][0]["played"] for seat in (EILEEN, None)] == before == [[], []]
    assert [view(position, seat)["pick"] for seat in (HENRYK, EILEEN, LUDWIG, None)] == [
        "hunter-axe",
        None,
        "hunters-dream",
        None,
    ]
    GAME.apply(position, EILEEN, kind_of("Saw Cleaver"))
    assert [event.args["card"] for event in all_told(position, "revealed")] == [
        "hunter-axe",
        "saw-cleaver",
        "hunters-dream",
    ]


@pytest.mark.rule("BB-4.6")
def test_signals_bind_nobody() -> None:
    """They are words for the table: no signal is an option code, and none changes what may be picked."""
    assert set(GAME.signals) == {"strike", "shoot", "dream", "help", "wait"}
    position = table()
    assert len(position.pending[0].options) == 5


@pytest.mark.rule("BB-4.7")
def test_used_cards_can_not_be_picked() -> None:
    position = table(used=["Hunter Axe, Transform", "", ""])
    assert offered(position, HENRYK) == ["saw-cleaver", "hunter-pistol", "hunters-dream"]
    assert refused(position, HENRYK, kind_of("Hunter Axe")) == ("card-used", "BB-4.7")
    assert refused(position, HENRYK, kind_of("Cannon")) == ("not-in-hand", "BB-4.4")


@pytest.mark.rule("BB-R.10")
def test_a_pick_may_be_changed_until_the_last_hunter_has_picked() -> None:
    match = Match(GAME, 3, 4)
    match.submit(HENRYK, kind_of("Saw Cleaver"))
    match.submit(EILEEN, kind_of("Saw Cleaver"))
    assert match.log[-1].rule == "BB-R.10"
    match.undo(HENRYK)
    match.submit(HENRYK, kind_of("Hunter Axe"))
    match.submit(LUDWIG, kind_of("Hunter Axe"))
    assert [
        event.args["card"] for event in match.log if event.kind == "revealed" and event.args["seat"] == HENRYK
    ] == ["hunter-axe"]
    assert not match.can_undo(HENRYK)


@pytest.mark.rule("BB-R.11")
def test_nobody_passes_and_the_dream_is_always_there() -> None:
    position = table("Hunter's Minion", 7, hands=["Dream", "Dream", "Dream"], rolls="0, yellow 0")
    assert offered(position, HENRYK) == ["hunters-dream"]
    play(position, "Dream", "Dream", "Dream")
    assert asks(position) == "pick"
    assert refused(position, HENRYK, codes.NO_UPGRADE) == ("not-an-option-here", "BB-4.4")
    assert offered(position, HENRYK) == ["hunters-dream"]


@pytest.mark.rule("BB-R.12")
def test_a_dead_hunter_picks_nothing() -> None:
    position = table(hp=[6, 0, 6])
    assert [decision.seat for decision in position.pending] == [HENRYK, LUDWIG]


# Step 2


@pytest.mark.rule("BB-4.8", "BB-4.9")
def test_transformers_choose_weapons_in_secret_and_reveal_together() -> None:
    position = table(seats=4, rolls="0", used=["Hunter Axe", "", "", ""])
    play(position, "Transform", "Hunter Axe", "Transform", "Dream")
    assert [decision.seat for decision in position.pending] == [HENRYK, LUDWIG]
    assert all(decision.sealed for decision in position.pending)
    assert offered(position, HENRYK) == ["saw-cleaver", "hunter-pistol"]
    assert refused(position, HENRYK, kind_of("Hunter Axe")) == ("card-used", "BB-4.7")
    GAME.apply(position, HENRYK, kind_of("Saw Cleaver"))
    assert "transformed" not in kinds_told(position)
    GAME.apply(position, LUDWIG, kind_of("Hunter Axe"))
    assert [event.args["card"] for event in all_told(position, "transformed")] == [
        "saw-cleaver",
        "hunter-axe",
    ]


@pytest.mark.rule("BB-4.10")
def test_transform_obliges_to_fight() -> None:
    position = table(hp=[1, 6, 6], collected=[2, 0, 0], used=["Hunter Axe", "", ""], rolls="1")
    play(position, "Transform", "Saw Cleaver", "Saw Cleaver")
    assert "hunters-dream" not in offered(position, HENRYK)
    assert refused(position, HENRYK, kind_of("Dream")) == ("transform-fights", "BB-4.10")
    assert refused(position, HENRYK, kind_of("Transform"))[0] == "not-in-hand"
    reveal(position, "Saw Cleaver")
    # Killed, Henryk still returns, but nothing is banked or recovered (BB-4.42).
    assert told(position, "returned").args["seat"] == HENRYK
    assert position.banked[HENRYK] == 0
    assert used(position, HENRYK) == {"hunter-axe", "transform", "saw-cleaver"}


@pytest.mark.rule("BB-4.10")
def test_only_weapons_are_revealed_by_transform() -> None:
    position = table(hands=["Transform, Hunter Axe, Blood Vial, Dream", "Dream", "Dream"])
    play(position, "Transform", "Dream", "Dream")
    assert offered(position, HENRYK) == ["hunter-axe"]
    assert refused(position, HENRYK, kind_of("Blood Vial")) == ("weapon-needed", "BB-4.8")


@pytest.mark.rule("BB-4.11")
def test_the_transformed_weapon_counts_in_every_respect() -> None:
    """A pistol by Transform spoils another pistol, and a lone one is Instant."""
    position = table(rolls="0")
    play(position, "Transform", "Hunter Pistol", "Dream")
    reveal(position, "Hunter Pistol")
    assert [event.args["seat"] for event in all_told(position, "spoiled")] == [HENRYK, EILEEN]
    assert position.collected == [1, 1, 0]
    alone = table(rolls="0")
    play(alone, "Transform", "Saw Cleaver", "Dream")
    reveal(alone, "Hunter Pistol")
    assert told(alone, "instant").args["card"] == "hunter-pistol"
    assert kinds_told(alone).index("took") < kinds_told(alone).index("rolled")


@pytest.mark.rule("BB-R.13")
def test_transformers_do_not_see_each_others_weapons() -> None:
    position = table(seats=4)
    play(position, "Transform", "Transform", "Saw Cleaver", "Dream")
    before = view(position, EILEEN)
    GAME.apply(position, HENRYK, kind_of("Hunter Axe"))
    after = view(position, EILEEN)
    assert after["players"][HENRYK]["played"] == ["transform"]
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"asked", "players"}
    assert after["players"][HENRYK] == before["players"][HENRYK] | {"picked": True}
    assert after["players"][DJURA]["played"] == ["hunters-dream"]


@pytest.mark.rule("BB-R.14")
def test_transform_needs_a_weapon_beside_it() -> None:
    position = table(hands=["Transform, Blood Vial, Dream", "Transform, Cannon, Dream", "Dream"])
    assert offered(position, HENRYK) == ["hunters-dream", "blood-vial"]
    assert offered(position, EILEEN) == ["transform", "hunters-dream", "cannon"]
    assert refused(position, HENRYK, kind_of("Transform")) == ("transform-unarmed", "BB-R.14")


def test_own_cards_that_can_not_be_chosen_are_shown_with_the_reason() -> None:
    position = table(
        hands=["Transform, Dream", "Transform, Cannon, Dream", "Dream"],
        used=["Hunter Axe", "Saw Cleaver", ""],
    )
    decision = position.pending[0]
    shown = GAME.wording.always_shown(position, decision)
    assert shown == [kind_of("Hunter Axe"), kind_of("Transform")]
    assert [refused(position, HENRYK, code) for code in shown] == [
        ("card-used", "BB-4.7"),
        ("transform-unarmed", "BB-R.14"),
    ]
    play(position, "Dream", "Transform", "Dream")
    shown = GAME.wording.always_shown(position, position.pending[0])
    assert shown == [kind_of("Saw Cleaver"), kind_of("Dream")]
    assert refused(position, EILEEN, shown[1]) == ("transform-fights", "BB-4.10")


@pytest.mark.rule("BB-R.57")
def test_healing_at_the_start_comes_before_the_picks() -> None:
    position = table(boss=MERGO, hp=[5, 8, 7], step="start-round")
    assert position.hp == [6, 8, 8]
    assert asks(position) == "pick"
