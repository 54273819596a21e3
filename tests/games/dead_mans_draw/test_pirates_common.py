"""What is common to all pirates (DMD-20)."""

from __future__ import annotations

import pytest

from taverna.games.dead_mans_draw import GAME, codes
from taverna.kernel import Rng
from tests.support.dead_mans_draw.positions import (
    CLARA,
    DENISE,
    bank,
    choose,
    draw,
    happened,
    in_bank,
    in_discard,
    in_play,
    kind,
    known,
    loot,
    offered,
    shielded,
    table,
    told,
)

PERSONAL = [
    "golden-scales", "casanova", "plunderer", "treasure-hunter", "navigator", "master-gunner", "scavenger", "mystic",
    "swordsman", "miser", "captains-hook", "safe-harbor", "fisherman",
]  # fmt: skip
NAMING_OPPONENTS = ["beastmaster", "misfire", "parry", "davy-jones-locker", "siren"]
MERMAID_EFFECT: dict[str, object] = {"mermaid_effect": True}
TURNS = 80


# Always active, never optional


@pytest.mark.rule("DMD-20.1")
def test_trait_is_active_the_whole_game() -> None:
    """A Fisherman banks the Kraken of the first turn, of the next one, and the last card of the game."""
    position = table(draw="Kraken 3, Key 4, Kraken 5, Chest 4, Kraken 7", rest="aside", pirates=["fisherman"])
    for expected in ("Kraken 3", "Kraken 3, 5", "Kraken 3, 5, 7"):
        draw(position)
        assert in_bank(position, DENISE) == loot(expected)
        bank(position)
        if position.pending:
            draw(position)
            bank(position)
    assert kind(position) == "over"


@pytest.mark.rule("DMD-20.1")
def test_trait_counts_at_the_end_of_the_game_too() -> None:
    position = table(play="Mermaid 6", draw="", rest="aside", pirates=["golden-scales"])
    bank(position)
    assert GAME.outcome(position).scores == [11, 0]


@pytest.mark.rule("DMD-20.2")
@pytest.mark.parametrize(("pirate", "rule"), [("master-gunner", "DMD-26.1"), ("scavenger", "DMD-27.1")])
def test_trait_is_applied_without_asking(pirate: str, rule: str) -> None:
    """One stack to shoot at: the Cannon fires at once, and it is the pirate's way."""
    position = table(draw="Cannon 4", banks=["", "Key 6, 5"], pirates=[pirate])
    draw(position)
    assert rule in [found for _, found in told(position)]
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-20.2")
def test_trait_is_applied_even_if_it_hurts() -> None:
    """The second card of a Captain's Hook busts."""
    position = table(play="Key 3", draw="Hook 4", banks=["Key 6 | Oracle 5"], pirates=["captains-hook"])
    draw(position)
    choose(position, "Oracle 5")
    assert in_discard(position) >= loot("Key 3, Hook 4, Oracle 5, Key 6")
    assert position.active == CLARA


@pytest.mark.rule("DMD-20.2")
def test_interception_cannot_be_declined() -> None:
    """The Mermaid would be welcome against the debt."""
    position = table(play="Kraken 3", owed=1, draw="Mermaid 9", pirates=["casanova"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Mermaid 9")
    assert offered(position) == ["draw"]


# Whose plays a trait changes


def middle_of_a_game(seed: int) -> dict[str, object]:
    """The first turn after the twelfth choice of a random game, as data without pirates."""
    position, rng = GAME.setup(2, seed, {"mermaid_effect": True, "pirates": False}), Rng(seed)
    for choice in range(1000):
        if choice > 12 and not position.drew and kind(position) == "turn":
            break
        options = position.pending[0].options
        GAME.apply(position, position.active, options[rng.below(len(options))])
    return {**GAME.dump(position), "options": MERMAID_EFFECT}


def turn_against(pirate: str | None, seed: int) -> list[object]:
    """A turn of random choices against an opponent with that pirate: all that was offered, and how it ended."""
    data = middle_of_a_game(seed)
    pirates = [None, pirate] if data["active"] == DENISE else [pirate, None]
    position, rng = GAME.load({**data, "pirates": pirates, "locker": []}), Rng(seed)
    active, story = position.active, list[object]()
    while position.pending and position.active == active:
        options = position.pending[0].options
        story.append((kind(position), options, known(position, active)))
        code = options[rng.below(len(options))]
        # Bold players meet more effects.
        GAME.apply(position, position.active, codes.DRAW if codes.DRAW in options and rng.below(4) else code)
    after = GAME.dump(position)
    zones = [after[zone] for zone in ("draw", "discard", "banks")]
    return [*story, *zones, GAME.outcome(position).scores[active]]


@pytest.mark.rule("DMD-20.3")
@pytest.mark.parametrize("pirate", PERSONAL)
def test_personal_trait_leaves_the_opponents_turns_as_they_are(pirate: str) -> None:
    for seed in range(TURNS):
        assert turn_against(pirate, seed) == turn_against(None, seed)


@pytest.mark.rule("DMD-20.3")
@pytest.mark.parametrize("pirate", NAMING_OPPONENTS)
def test_trait_that_names_opponents_changes_their_turns(pirate: str) -> None:
    assert any(turn_against(pirate, seed) != turn_against(None, seed) for seed in range(TURNS))


@pytest.mark.rule("DMD-20.3")
@pytest.mark.parametrize(
    ("pirate", "drawn", "banks", "owed"),
    [
        ("beastmaster", "Kraken 3", ["", ""], 2),
        ("misfire", "Cannon 3", ["Map 6", "Key 6"], 0),
        ("parry", "Sword 3", ["", "Key 6"], 0),
    ],
)
def test_trait_that_names_opponents_does_not_bind_its_owner(
    pirate: str, drawn: str, banks: list[str], owed: int
) -> None:
    position = table(draw=drawn, banks=banks, pirates=[pirate])
    draw(position)
    assert in_bank(position, CLARA) == set()
    assert in_bank(position, DENISE) == loot(banks[DENISE])
    assert position.owed == owed


# The order of traits


@pytest.mark.rule("DMD-20.4")
def test_interception_comes_before_the_bust_check() -> None:
    position = table(
        play="Key 5", draw="Kraken 5", pirates=["fisherman"], options={"variation": "strange-lands"}
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Kraken 5")
    assert in_play(position) == "Key 5"


@pytest.mark.rule("DMD-20.4")
def test_interception_comes_before_an_opponents_trait() -> None:
    position = table(draw="Kraken 5", pirates=["fisherman", "beastmaster"])
    draw(position)
    assert (in_bank(position, DENISE), position.owed) == (loot("Kraken 5"), 0)


@pytest.mark.rule("DMD-20.4")
def test_bust_check_comes_before_an_opponents_trait() -> None:
    """A Cannon that busts is not turned around."""
    position = table(play="Cannon 3", draw="Cannon 5", banks=["Key 6"], pirates=[None, "misfire"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 6")


@pytest.mark.rule("DMD-20.4")
def test_protection_marks_come_before_an_opponents_trait() -> None:
    """The Mermaid after a Safe Harbor's Anchor is protected before the Siren's choice is asked."""
    position = table(
        play="Key 5",
        draw="Anchor 4, Mermaid 6",
        pirates=["safe-harbor", "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position, 2)
    assert kind(position) == "mermaid"
    assert shielded(position) == loot("Key 5, Anchor 4, Mermaid 6")


@pytest.mark.rule("DMD-20.4")
@pytest.mark.parametrize("own", ["master-gunner", "scavenger"])
def test_opponents_misfire_comes_before_ones_own_cannon_trait(own: str) -> None:
    position = table(draw="Cannon 5", banks=["Sword 6, 3", "Map 7"], pirates=[own, "misfire"])
    draw(position)
    assert in_bank(position, DENISE) == loot("Sword 3")
    assert in_bank(position, CLARA) == loot("Map 7")
    assert "sword-6" in in_discard(position)
    assert happened(position, "misfired").rule == "DMD-35.1"


@pytest.mark.rule("DMD-20.4")
def test_opponents_parry_comes_before_ones_own_sword_trait() -> None:
    position = table(draw="Sword 5", banks=["Map 2", "Map 7"], pirates=["swordsman", "parry"])
    draw(position)
    assert in_bank(position, CLARA) == loot("Map 7")
    assert ("void", "DMD-36.2") in told(position)


@pytest.mark.rule("DMD-20.4")
def test_opponents_siren_comes_before_ones_own_casanova() -> None:
    position = table(
        play="Key 4, Oracle 3", draw="Mermaid 5", pirates=["casanova", "siren"], options=MERMAID_EFFECT
    )
    draw(position)
    choose(position, "Key 4")
    assert in_bank(position, CLARA) == loot("Key 4")
    assert in_bank(position, DENISE) == set()


# Two copies


@pytest.mark.rule("DMD-20.5")
def test_two_beastmasters_do_not_add_up() -> None:
    position = table(seats=5, draw="Kraken 3", pirates=[None, "beastmaster", None, "beastmaster"])
    draw(position)
    assert position.owed == 4


@pytest.mark.rule("DMD-20.5")
def test_two_misfires_turn_one_shot_around_once() -> None:
    position = table(
        seats=5, draw="Cannon 3", banks=["Key 6, 5", "Map 7"], pirates=[None, "misfire", None, "misfire"]
    )
    draw(position)
    assert in_bank(position, DENISE) == loot("Key 5")
    assert kind(position) == "turn"


@pytest.mark.rule("DMD-20.5")
def test_two_parries_cost_one_kraken() -> None:
    position = table(
        seats=5, draw="Sword 3", banks=["", "Kraken 7, 6"], pirates=[None, "parry", None, "parry"]
    )
    draw(position)
    assert in_play(position) == "Sword 3, Kraken 7"
    assert in_bank(position, CLARA) == loot("Kraken 6")


@pytest.mark.rule("DMD-20.5")
def test_two_sirens_take_one_card() -> None:
    position = table(
        seats=5,
        play="Key 4, Oracle 3",
        draw="Mermaid 5",
        pirates=[None, "siren", None, "siren"],
        options=MERMAID_EFFECT,
    )
    draw(position)
    choose(position, "Key 4")
    assert [position.bank_size(seat) for seat in range(5)] == [0, 1, 0, 0, 0]
    assert in_play(position) == "Oracle 3, Mermaid 5"
