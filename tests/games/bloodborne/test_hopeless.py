"""A boss that nobody can hurt any more ends the game (BB-R.71, ours): an engine must not run for ever."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.games.bloodborne.content import PRINTED, CardSet
from taverna.games.bloodborne.game import Bloodborne
from taverna.games.bloodborne.own_content import GAME_ID, changed_set
from taverna.games.bloodborne.state import Table
from taverna.kit.own_content import own_file
from tests.support.bloodborne.positions import HENRYK, ROM, asks, finish, play, table, told

UNARMED = ["Transform, Blood Vial, Dream", "Beast Roar, Dream", "Bold Hunter's Mark, Dream"]


def last_blow(hands: list[str], row: str = "", upgrades: str = "") -> Table:
    """A round against Gascoigne, with 5 blood, in which the hunters only dream."""
    position = table("Father Gascoigne", 5, hands=hands, row=row, upgrades=upgrades, rolls="0, red 0")
    play(position, "Dream", "Dream", "Dream")
    finish(position)
    return position


@pytest.mark.rule("BB-R.71")
def test_with_no_card_left_that_takes_blood_the_game_ends_without_a_winner() -> None:
    """Gascoigne keeps the last weapon: 1 of his 5 blood is taken, and no other card can take any."""
    hands = ["Saw Cleaver, Dream", "Beast Roar, Dream", "Dream"]
    position = table("Father Gascoigne", 5, hands=hands, upgrades="", banked=[9, 4, 0], rolls="0")
    play(position, "Saw Cleaver", "Dream", "Dream")
    assert position.over
    assert told(position, "weapon-lost").args["monster"] == "father-gascoigne"
    assert (told(position, "hopeless").args["monster"], told(position, "hopeless").rule) == (
        "father-gascoigne",
        "BB-R.71",
    )
    assert (told(position, "ended").args["seats"], told(position, "ended").rule) == ([], "BB-R.71")
    outcome = GAME.outcome(position)
    assert (outcome.over, outcome.scores, outcome.winners) == (True, [9, 4, 0], [])
    assert GAME.judgement.estimate(position) == [0.0, 0.0, 0.0]


@pytest.mark.rule("BB-R.71")
@pytest.mark.parametrize(
    ("armed", "row", "upgrades"),
    [
        ("Saw Cleaver, Dream", "", ""),
        ("Molotov Cocktail, Dream", "", ""),  # no weapon, and yet it takes blood
        ("Dream", "Cannon", ""),
        ("Dream", "Beast Roar", "Repeating Pistol"),
    ],
)
def test_one_card_anywhere_keeps_the_hunt_alive(armed: str, row: str, upgrades: str) -> None:
    position = last_blow([armed, "Dream", "Dream"], row, upgrades)
    assert asks(position) == "pick"


@pytest.mark.rule("BB-R.71")
def test_a_used_weapon_comes_back_and_counts() -> None:
    position = table(
        "Ebrietas",
        12,
        hands=["Beast Roar, Dream", "Dream", "Dream"],
        used=["Saw Cleaver", "", ""],
        upgrades="",
        rolls="0",
    )
    play(position, "Beast Roar", "Dream", "Dream")
    assert asks(position) == "pick"


@pytest.mark.rule("BB-R.71")
def test_cards_that_take_no_blood_are_no_hope() -> None:
    position = last_blow(UNARMED, "Blood Vial", "Beast Roar")
    assert position.over
    assert GAME.outcome(position).winners == []


@pytest.mark.rule("BB-R.71", "BB-4.31")
def test_normal_monsters_still_escape_before_the_final_boss_ends_it() -> None:
    position = table(
        "Hunter's Minion", 7, hands=["Dream"] * 3, upgrades="", deck="Carrion Crow", rolls="0, green 0"
    )
    play(position, "Dream", "Dream", "Dream")
    assert asks(position) == "pick"  # the crows escape too
    play(position, "Dream", "Dream", "Dream")
    assert position.over
    assert told(position, "hopeless").args["monster"] == "vicar-amelia"


@pytest.mark.rule("BB-R.71", "BB-R.55")
def test_weapons_of_who_left_the_game_do_not_count() -> None:
    position = table(
        "Cleric Beast",
        12,
        boss=ROM,
        hp=[1, 8, 8],
        deaths=[1, 0, 0],
        hands=["Kirkhammer, Saw Cleaver, Dream", "Dream", "Dream"],
        upgrades="",
        rolls="3",
    )
    play(position, "Kirkhammer", "Dream", "Dream")
    assert told(position, "eliminated").args["seat"] == HENRYK
    assert position.over
    assert GAME.outcome(position).winners == []


@pytest.mark.rule("BB-R.71")
def test_the_end_can_be_saved_and_read_back() -> None:
    position = last_blow(UNARMED)
    again = GAME.parse(GAME.line(position))
    assert again.over
    assert GAME.outcome(again).winners == []


def _house(**changes: object) -> Bloodborne:
    content: CardSet = changed_set(own_file({"id": "stones", **changes}, "stones.toml", "0", GAME_ID))
    return Bloodborne([PRINTED, content])


@pytest.mark.rule("BB-R.71")
def test_a_house_where_nothing_hurts_a_boss_ends_at_the_first_one() -> None:
    """Every boss lets no weapon through, and there is no Molotov: some boss comes, and the hunt is over."""
    bosses = [PRINTED.monsters[number].id for number in PRINTED.bosses]
    stone = {"timing": "while-in-play", "op": "cap-weapon-damage", "amount": 0}
    game = _house(
        monster=[{"id": id, "effects": [stone]} for id in bosses],
        card=[{"id": "molotov-cocktail", "remove": True}],
    )
    for seed in range(5):
        options = {"cards": game.sets[1].id, "final_boss": "gehrman-the-first-hunter"}
        state = game.setup(3, seed, options)
        while state.pending:
            decision = state.pending[0]
            game.apply(state, decision.seat, decision.options[-1])
        assert state.round <= 8  # seven monsters at most come before a boss
        assert game.outcome(state).winners == []
