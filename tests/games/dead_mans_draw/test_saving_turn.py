"""What follows from the play area of a written position is derived; what contradicts it is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.cards import HOOK, MERMAID
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import BadData
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    draw,
    kind,
    loot,
    offered,
    random_game,
    shielded,
    table,
)


def refusal(**position: object) -> str:
    with pytest.raises(BadData) as refused:
        table(**position)  # type: ignore[arg-type]
    return str(refused.value)


# Protection


@pytest.mark.rule("DMD-10.1")
def test_an_anchor_protects_what_lies_to_its_left() -> None:
    assert shielded(table(play="Key 3, Map 5, Anchor 4, Chest 6")) == loot("Key 3 | Map 5")
    assert shielded(table(play="Anchor 4, Key 3")) == set()
    assert shielded(table(play="Key 3, Chest 6")) == set()


def test_what_an_anchor_protects_survives_a_bust_in_a_written_position() -> None:
    position = table(play="Key 3, Anchor 4, Chest 6", draw="Chest 7")
    draw(position)
    assert loot("Key 3") <= set(GAME.dump(position)["banks"][DENISE])  # type: ignore[index]


@pytest.mark.rule("DMD-32.2")
def test_a_safe_harbor_protects_the_anchor_and_the_next_two_cards() -> None:
    position = table(play="Key 3, Anchor 4, Chest 6, Map 5, Sword 2", pirates=["safe-harbor"])
    assert shielded(position) == loot("Key 3 | Anchor 4 | Chest 6 | Map 5")
    assert position.harbor == 0
    assert table(play="Anchor 4, Chest 6", pirates=["safe-harbor"]).harbor == 1


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (
            {"play": "Key 3, Map 5", "protected": "Key 3"},
            "nothing protects key-3; what is protected here: nothing",
        ),
        ({"play": "Anchor 4, Key 3", "protected": "Key 3"}, "nothing protects key-3"),
        (
            {"play": "Key 3, Map 5, Anchor 4", "protected": "Key 3"},
            "must hold key-3, map-5: it may be left out",
        ),
        (
            {"play": "Key 3, Anchor 4", "protected": "Key 3, Key 3"},
            "key-3 is not in the play area, or named twice",
        ),
        ({"play": "Key 3, Anchor 4", "protected": "Map 3"}, "map-3 is not in the play area"),
    ],
)
def test_protection_that_contradicts_the_play_area_is_refused(
    position: dict[str, object], problem: str
) -> None:
    told = refusal(**position)
    assert told.startswith("position.protected: ")
    assert problem in told


def test_no_protection_is_a_contradiction_too() -> None:
    data = {"seats": 2, "play": ["key-3", "anchor-4"], "rest": "draw"}
    with pytest.raises(BadData, match=r"position\.protected: must hold key-3"):
        GAME.load({**data, "protected": []})
    assert GAME.dump(GAME.load(data))["protected"] == ["key-3"]


@pytest.mark.rule("DMD-40.6")
def test_a_mermaid_may_have_moved_what_is_protected() -> None:
    options: dict[str, object] = {"mermaid_effect": True}
    moved = table(play="Anchor 3, Mermaid 5, Key 4", protected="Key 4", options=options)
    assert shielded(moved) == loot("Key 4")
    told = refusal(play="Map 3, Mermaid 5, Key 4", protected="Key 4", options=options)
    assert "nothing protects key-4" in told


@pytest.mark.rule("DMD-30.2")
def test_what_a_misers_hook_protects_must_be_said() -> None:
    assert "does not follow from the cards after a Miser's Hook" in refusal(
        play="Hook 4, Key 3", pirates=["miser"]
    )
    said = table(play="Hook 4, Key 3", protected="Hook 4, Key 3", pirates=["miser"])
    assert shielded(said) == loot("Hook 4 | Key 3")
    fresh = table(play="Hook 4", pirates=["miser"], banks=["Map 4 | Key 2"], agenda=[["turn"], ["hook", 1]])
    assert (shielded(fresh), fresh.miser) == (loot("Hook 4"), True)


@pytest.mark.parametrize(("field", "value"), [("harbor", 1), ("miser", True)])
def test_a_promise_that_nobody_made_is_refused(field: str, value: object) -> None:
    assert refusal(play="Key 3, Anchor 4", **{field: value}).startswith(f"position.{field}: ")


# What a Kraken demands


@pytest.mark.rule("DMD-17.1")
@pytest.mark.parametrize(
    ("play", "owed"),
    [("Kraken 4", 2), ("Key 3, Kraken 4, Map 5", 1), ("Kraken 4, Map 5, Key 3", 0), ("Key 3", 0)],
)
def test_what_a_kraken_demands_follows_from_the_cards_after_it(play: str, owed: int) -> None:
    position = table(play=play)
    assert position.owed == owed
    assert offered(position) == (["draw"] if owed else ["draw", "bank"])


@pytest.mark.rule("DMD-17.1")
def test_without_a_kraken_nothing_is_owed() -> None:
    assert (
        refusal(play="Key 3", owed=1)
        == "position.owed: must be 0: there is no Kraken in the play area (DMD-17.1)"
    )
    assert refusal(owed=2).startswith("position.owed: ")
    assert "demands 2 cards here, not 3" in refusal(play="Kraken 3", owed=3)


# The end of the draw pile


@pytest.mark.rule("DMD-50.1")
def test_without_cards_to_draw_or_in_play_the_game_is_over() -> None:
    position = table(rest="discard", banks=["Key 3", "Map 7"])
    assert position.over
    assert GAME.outcome(position).winners == [CLARA]
    told = refusal(rest="discard", agenda=[["turn"]])
    assert told.startswith(
        "position.agenda: must be empty: without cards to draw or in play the game is over"
    )
    assert refusal(rest="discard", drew=True).startswith("position.drew: must be false")


def test_the_last_cards_in_play_can_still_be_banked() -> None:
    assert offered(table(play="Key 3", rest="discard")) == ["bank"]


@pytest.mark.rule("DMD-2.8")
def test_no_game_starts_in_the_middle_of_a_turn() -> None:
    for wrong in ({"play": "Key 3"}, {"rest": "discard"}):
        assert refusal(agenda=[["start"]], **wrong).startswith("position.agenda: the game starts with")


# Other contradictions


@pytest.mark.rule("DMD-3.6")
def test_the_card_that_acts_lies_at_the_right_end() -> None:
    banks = ["Map 6 | Oracle 3", "Chest 6 | Sword 4"]
    for step, suit in (("cannon", "Cannon"), ("sword", "Sword"), ("hook", "Hook")):
        agenda = [["turn"], [step, 1] if step == "hook" else [step]]
        assert kind(table(play=f"Key 3, {suit} 5", banks=banks, agenda=agenda)) == step
        told = refusal(play=f"{suit} 5, Key 3", banks=banks, agenda=agenda)
        assert told == f"position.play: must end with the {step} whose effect is going on"


@pytest.mark.rule("DMD-14.1")
def test_a_map_shows_one_to_three_cards() -> None:
    agenda = [["turn"], ["map"]]
    assert refusal(play="Map 5", agenda=agenda).startswith("position.revealed: must hold 1 to 3 cards")
    four = ["key-4", "chest-4", "sword-4", "oracle-4"]
    assert "must hold 1 to 3 cards" in refusal(play="Map 5", revealed=four, agenda=agenda)
    assert kind(table(play="Map 5", revealed=four[:3], agenda=agenda)) == "map"


@pytest.mark.rule("DMD-20.4")
def test_a_card_that_never_enters_the_play_area_is_refused_there() -> None:
    told = refusal(play="Mermaid 5", pirates=["casanova"])
    assert told.startswith("position.play: mermaid-5 would go to the bank at once")


@pytest.mark.rule("DMD-63.1")
def test_a_champion_has_the_points() -> None:
    options: dict[str, object] = {"variation": "sudden-death"}
    assert "worth less than 50 points" in refusal(banks=["Key 3"], champion=0, options=options)


# What happens on the way


@pytest.mark.rule("DMD-3.17")
def test_a_choice_without_alternative_is_made_and_can_be_heard() -> None:
    """A Cannon with one stack to shoot at does not ask."""
    data = {
        "seats": 2,
        "play": ["cannon-3"],
        "banks": [[], ["map-6"]],
        "agenda": [["turn"], ["cannon"]],
        "rest": "draw",
    }
    assert [event.kind for event in GAME.load(data, telling=True).drain()] == ["shot"]
    assert GAME.load(data).drain() == []


# Real games contradict nothing


VARIANTS: list[dict[str, object]] = [
    {},
    {"mermaid_effect": True},
    {"variation": "strange-lands"},
    {"variation": "sudden-death", "mermaid_effect": True},
    {"variation": "thieves-island"},
    {"safe_choices": True, "private_oracle": True},
]


def positions() -> Iterator[Table]:
    for seed, options in enumerate(VARIANTS):
        for number in range(12):
            yield from random_game(2 + number % 5, seed * 100 + number, options)


def test_every_position_of_real_games_is_loaded_as_it_was() -> None:
    for position in positions():
        data = GAME.dump(position)
        assert GAME.dump(GAME.load(data)) == data


def test_what_is_left_out_is_derived_as_it_was() -> None:
    """Where nothing blurs it: no Mermaid has moved cards, and nobody plays the Miser."""
    derived = 0
    for position in positions():
        suits = [card >> 4 for card in position.play]
        miser = position.traits[position.active].hook_protects and HOOK in suits
        moved = position.rules.mermaid_effect and MERMAID in suits
        if miser or moved or not position.agenda or not position.draw:
            continue
        data = GAME.dump(position)
        fields = ["protected", "owed", "harbor", "miser"]
        if position.play or not position.drew:
            fields.append("drew")
        steps = [step[0] for step in data["agenda"]]  # type: ignore[attr-defined]
        if "end-turn" in steps or "lose-rest" in steps:
            continue
        if steps == ["turn"]:
            fields.append("agenda")
        short = {name: value for name, value in data.items() if name not in fields}
        assert GAME.dump(GAME.load(short)) == data
        derived += bool(position.protected)
    assert derived > 100
