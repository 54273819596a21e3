"""The components and how the game is set up (BB-1, BB-2)."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME
from taverna.kernel import BadCall, BadOption
from tests.support.bloodborne.positions import (
    BOSS_IDS,
    STARTING,
    all_told,
    id_of,
    monster,
    names,
    play,
    table,
    told,
    view,
)

SEEDS = range(40)


# What is in the box


@pytest.mark.rule("BB-1.1", "BB-R.1", "BB-R.2")
def test_blood_is_a_number_without_an_end_to_the_supply() -> None:
    """All 135 printed points of tokens may lie on one board, and more still come."""
    position = table("Hunter's Minion", 7, collected=[135, 0, 0], banked=[135, 0, 0], rolls="0")
    play(position, "Hunter Axe", "Dream", "Dream")
    assert position.collected[0] == 137


@pytest.mark.rule("BB-1.2", "BB-1.6")
def test_each_hunter_has_a_dial_and_a_board_with_two_areas_and_three_tracks() -> None:
    seen = view(table(seats=5, hp=[6, 5, 4, 3, 2], collected=[1, 2, 3, 4, 5], banked=[5, 4, 3, 2, 1]))
    assert [player["hp"] for player in seen["players"]] == [6, 5, 4, 3, 2]
    assert [player["collected"] for player in seen["players"]] == [1, 2, 3, 4, 5]
    assert [player["banked"] for player in seen["players"]] == [5, 4, 3, 2, 1]
    for player in seen["players"]:
        assert [track["trophy"] for track in player["trophies"]] == ["kin", "humanoid", "beast"]
    assert set(seen["dice"]) == {"green", "yellow", "red"}
    assert seen["first"] == 0


@pytest.mark.rule("BB-1.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadCall, match="3 to 5 players"):
        GAME.setup(seats, 1)


@pytest.mark.rule("BB-1.3", "BB-1.4", "BB-1.5")
def test_so_many_cards_of_each_kind() -> None:
    box = GAME.sets[0]
    starting = [card for card in box.kinds if card.id in STARTING]
    upgrades = [card for card in box.kinds if card.id and card.id not in STARTING]
    assert [card.copies for card in starting] == [1] * 5
    assert sum(card.copies for card in upgrades) == 32
    assert (len(box.normal), len(box.bosses), len(box.final_bosses)) == (18, 7, 5)
    assert 5 * len(starting) + 32 + 18 + 7 + 5 == 87


@pytest.mark.rule("BB-R.3")
def test_hunters_differ_in_name_only() -> None:
    players = view(GAME.setup(5, 3))["players"]
    hunters = [player.pop("hunter") for player in players]
    assert len(set(hunters)) == 5
    for player in players:
        player.pop("seat")
        assert player | {"hp": 0, "collected": 0} == players[0] | {"hp": 0, "collected": 0}


# The final boss


@pytest.mark.rule("BB-2.1")
def test_the_final_boss_is_drawn_and_laid_open() -> None:
    found = set()
    for seed in SEEDS:
        start = GAME.setup(3, seed)
        boss = told(start, "final-boss")
        assert boss.rule == "BB-2.1"
        assert view(start)["final_boss"]["id"] == boss.args["monster"]
        found.add(boss.args["monster"])
    assert found == set(BOSS_IDS)


@pytest.mark.rule("BB-2.2", "BB-R.6")
@pytest.mark.parametrize("boss", BOSS_IDS)
def test_players_may_agree_on_a_final_boss_before_the_game(boss: str) -> None:
    for seed in range(8):
        start = GAME.setup(4, seed, {"final_boss": boss})
        assert (told(start, "final-boss").args["monster"], told(start, "final-boss").rule) == (boss, "BB-2.2")
    with pytest.raises(BadOption, match="final_boss"):
        GAME.setup(3, 1, {"final_boss": "father-gascoigne"})


@pytest.mark.rule("BB-2.3")
def test_the_final_boss_works_from_the_start() -> None:
    """Amelia's hunters begin with her maximum; Gehrman's first monster comes with 2 more blood."""
    assert set(GAME.setup(3, 1, {"final_boss": "vicar-amelia"}).hp) <= {6, 5, 4}
    start = GAME.setup(3, 1, {"final_boss": id_of("Gehrman, the First Hunter")})
    assert start.blood == GAME.sets[0].monsters[start.monster].hp + 2


# The dungeon and the upgrades


@pytest.mark.rule("BB-2.4", "BB-2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seven_monsters_and_three_bosses_make_the_dungeon(seats: int) -> None:
    box = GAME.sets[0]
    first_are_bosses = 0
    seen = set()
    for seed in SEEDS:
        start = GAME.setup(seats, seed)
        dungeon = [*start.deck, start.monster]
        assert len([number for number in dungeon if number in box.normal]) == 7
        assert len([number for number in dungeon if number in box.bosses]) == 3
        assert len([number for number in start.box if number in box.normal]) == 11
        assert len([number for number in start.box if number in box.bosses]) == 4
        assert sorted(dungeon + start.box) == sorted(box.normal + box.bosses)
        first_are_bosses += start.monster in box.bosses
        seen |= set(dungeon)
    assert 0 < first_are_bosses < len(SEEDS)  # shuffled together
    assert len(seen) == 25


@pytest.mark.rule("BB-2.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_upgrades_lie_open_as_there_are_players(seats: int) -> None:
    orders = set()
    for seed in SEEDS:
        start = GAME.setup(seats, seed)
        assert len(start.row) == seats
        assert len(start.upgrades) == 32 - seats
        assert sorted(start.row + start.upgrades) == sorted(GAME.sets[0].upgrades)
        orders.add(tuple(start.row + start.upgrades))
    assert len(orders) == len(SEEDS)


# The hunters


@pytest.mark.rule("BB-2.7", "BB-2.8", "BB-2.9", "BB-2.12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_hunter_starts_alike(seats: int) -> None:
    start = next(
        GAME.setup(seats, seed, {"final_boss": "rom-the-vacuous-spider"})
        for seed in range(100)
        if not all_told(
            GAME.setup(seats, seed, {"final_boss": "rom-the-vacuous-spider"}), "ability-on-reveal"
        )
    )
    assert start.hp == [8] * seats
    assert start.tracks == [0] * (3 * seats)
    assert start.collected == start.banked == [0] * seats
    for seat in range(seats):
        assert sorted(names(start.hands[seat])) == sorted(STARTING)
        assert start.used[seat] == []


@pytest.mark.rule("BB-2.10", "BB-R.4")
def test_the_first_player_is_drawn() -> None:
    firsts = [GAME.setup(5, seed).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3, 4}
    start = GAME.setup(4, 2)
    assert (told(start, "started").args["seat"], told(start, "started").rule) == (start.first, "BB-R.4")


@pytest.mark.rule("BB-2.11", "BB-R.7")
def test_the_first_monster_is_there_with_its_blood_and_its_ability_before_round_1() -> None:
    acted = 0
    for seed in SEEDS:
        start = GAME.setup(3, seed, {"final_boss": "rom-the-vacuous-spider"})
        kinds = [event.kind for event in start.events]
        entered = next(kind for kind in kinds if kind.endswith("entered"))
        if monster(start) == "scholars":  # they give upgrades first: see test_gifts.py
            assert "round" not in kinds
            continue
        assert kinds.index(entered) < kinds.index("round")
        assert monster(start) is not None
        assert start.blood == GAME.sets[0].monsters[start.monster].hp
        if "ability-on-reveal" in kinds:
            acted += 1
            assert kinds.index(entered) < kinds.index("ability-on-reveal") < kinds.index("round")
    assert acted


# What is secret


@pytest.mark.rule("BB-R.5")
def test_what_is_public_and_what_is_not() -> None:
    start = GAME.setup(3, 5)
    for eye in (0, 1, None):
        seen = view(start, eye)
        assert (seen["deck"], seen["upgrades"]) == (9, 29)
        assert seen["row"] == names(start.row)
        assert [player["hand"] for player in seen["players"]] == [5, 5, 5]
        assert seen["hand"] == ([] if eye is None else names(start.hands[eye]))
        shown = str({name: value for name, value in seen.items() if name != "cards"})
        for number in [*start.deck, *start.box]:
            assert f"'{GAME.sets[0].monsters[number].id}'" not in shown
