"""What a seat can't know is drawn anew in the worlds it imagines, and nothing else is."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Rng
from tests.support.dungeon_raiders.positions import (
    A,
    B,
    boss,
    commit,
    hand,
    lay,
    light,
    monster,
    random_game,
    shown_row,
    table,
    treasure,
)

WORLDS = 200
TORCHES = [[*[f"power-{value}" for value in range(1, 6)], "torch"]] * 3


def worlds(state: Table, seat: int, count: int = WORLDS) -> list[Table]:
    return [GAME.determinize(state, seat, Rng(number)) for number in range(count)]


def dark_level(level: int = 1) -> Table:
    """Rooms 2, 3 and 5 are dark."""
    levels = ["level-a", "level-c", "level-d", "level-e", "level-f"]
    levels[level - 1] = "level-b"
    levels = list(dict.fromkeys(levels))
    return GAME.load({"seats": 3, "level": level, "levels": levels, "hands": TORCHES})


@pytest.mark.rule("R-3", "DR-3.2")
def test_dark_rooms_and_the_pile_are_any_unseen_rooms() -> None:
    state = dark_level()
    seen = {state.pile[place] for place in (0, 3)}
    found = worlds(state, A)
    for index in (1, 2, 4, 5, 12, 23):
        drawn = {world.pile[index] for world in found}
        assert len(drawn) == 28
        assert not drawn & seen
    for world in found:
        assert [world.pile[place] for place in (0, 3)] == [state.pile[place] for place in (0, 3)]
        assert len(set(world.pile)) == 25
    assert {world.pile[24] for world in found} == set(range(BOX.first_boss, len(BOX.rooms)))


@pytest.mark.rule("R-10")
def test_what_the_own_torch_showed_stays_and_others_do_not_know_it() -> None:
    state = dark_level()
    light(state, A)
    for world in worlds(state, A, 30):
        assert world.pile[:5] == state.pile[:5]
        assert shown_row(world, A) == shown_row(state, A)
    assert len({tuple(world.pile[:5]) for world in worlds(state, B, 30)}) > 20


@pytest.mark.rule("R-6")
def test_a_boss_that_was_seen_stays() -> None:
    state = dark_level(5)
    assert len({world.pile[24] for world in worlds(state, A)}) == 10
    light(state, A)
    assert {world.pile[24] for world in worlds(state, A)} == {state.pile[24]}
    assert len({world.pile[24] for world in worlds(state, B)}) == 10


@pytest.mark.rule("R-3", "DR-2.3")
def test_levels_to_come_are_any_of_those_not_used() -> None:
    state = dark_level(3)
    found = worlds(state, A)
    assert {tuple(world.levels[:3]) for world in found} == {tuple(state.levels[:3])}
    assert {world.levels[3] for world in found} == set(range(7)) - set(state.levels[:3])


@pytest.mark.rule("R-3")
def test_others_may_have_sealed_any_legal_card() -> None:
    hands = [
        ["power-1", "power-5", "key", "sword"],
        ["power-2", "power-4", "crystal-ball", "torch"],
        ["power-1", "power-3"],
    ]
    state = GAME.load(
        {
            "seats": 3,
            "row": ["snake-1", "zombie-1", "dragon-1", "chest-4-1"],
            "place": 4,
            "hands": hands,
            "dark": [],
        }
    )
    commit(state, A, "1")
    commit(state, B, "2")
    found = worlds(state, A)
    assert {world.answers[A] for world in found} == {0}
    assert {world.answers[B] for world in found} == {1, 3, 6}
    assert {world.answers[A] for world in worlds(state, 2)} == {0, 4, 7}
    for world in found:
        assert [hand(world, seat) for seat in range(3)] == [hand(state, seat) for seat in range(3)]


@pytest.mark.rule("R-3", "R-13")
def test_others_seal_no_ball_for_a_ball() -> None:
    hands = [["power-1", "power-5", *["crystal-ball"] * 2]] * 3
    state = GAME.load({"seats": 3, "place": 4, "hands": hands})
    lay(state, "ball", "ball", "1")
    commit(state, B, "5")
    assert {world.answers[B] for world in worlds(state, A)} == {0, 4}


@pytest.mark.rule("DR-2.9", "R-8", "INV-8")
def test_what_a_seat_may_do_and_why_not_depends_on_no_other_hand() -> None:
    """Options, refusals, descriptions and offers of A stay the same, whatever B and C hold instead."""
    first = ["1 2 3 4 5 key", "1 2 3 4 5 torch ball", "1 2 3 4 5 sword"]
    second = ["1 2 3 4 5 key", "1 2 3 4 5 sword sword", "1 2 3 4 5 torch ball torch"]
    rooms = [treasure(3), monster(9), boss("wolf-pack", 9), boss("vampire", 9)]
    for room in rooms:
        heard = []
        for hands in (first, second):
            state = table(room, hands=hands)
            decision = state.pending[A]
            refusals = [GAME.refusal(state, A, code) for code in range(GAME.codes)]
            heard.append(
                (
                    decision.options,
                    [(why.key, why.rule, why.args) if why else None for why in refusals],
                    [repr(GAME.describe(state, code)) for code in decision.options],
                    GAME.wording.always_shown(state, decision),
                    GAME.rules.free_actions(state, A),
                )
            )
        assert heard[0] == heard[1]


def test_an_imagined_world_draws_nothing_from_the_real_one() -> None:
    """The same stream imagines the same world, whatever truly lies there."""
    state = dark_level()
    other = GAME.determinize(state, A, Rng(99))
    assert [world.pile for world in worlds(state, A, 20)] == [world.pile for world in worlds(other, A, 20)]


def test_worlds_are_played_to_the_end() -> None:
    for number, state in enumerate(random_game(4, 5)):
        if state.pending and number % 9 == 0:
            world = GAME.determinize(state, number % 4, Rng(number))
            rng = Rng(number)
            while world.pending:
                decision = world.pending[0]
                GAME.apply(world, decision.seat, decision.options[rng.below(len(decision.options))])
            assert world.over


def test_unseen_rooms_are_drawn_evenly() -> None:
    state = dark_level()
    counts = Counter(world.pile[1] for world in worlds(state, A, 2800))
    assert min(counts.values()) > 60
    assert max(counts.values()) < 150
