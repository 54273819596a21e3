"""A search never sees what its seat can't: secrets are swapped by hand, and every option must be judged as before.

The games' own way to imagine worlds is no part of the swapping, so it can't hide a leak of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import taverna
from taverna.bots import bot
from taverna.kernel import AnyGame, Rng, State

Dump = dict[str, Any]
COMPARED = 6
OTHER_CHANCE = Rng(4711).dump()


def _loot(dump: Dump) -> None:
    """The draw pile, but for what an Oracle showed."""
    known = max(dump["known"])
    dump["draw"] = dump["draw"][:known] + dump["draw"][:known:-1] + dump["draw"][known : known + 1]


def _dungeon(dump: Dump) -> None:
    """The rooms to come, those that stay out of the game, the boss at the end, the levels."""
    *rooms, _ = dump["pile"]
    dump["pile"] = [*dump["removed"][: len(rooms)], *rooms[len(dump["removed"]) :], "golem"]
    dump["removed"] = [*rooms[: len(dump["removed"])], *dump["removed"][len(rooms) :]]
    shown = dump["level"]
    dump["levels"] = dump["levels"][:shown] + dump["levels"][shown:][::-1]


def _hunt(dump: Dump) -> None:
    for name in ("deck", "upgrades", "box"):
        dump[name] = dump[name][::-1]


def _crypt(dump: Dump) -> None:
    """The orders of all decks."""
    for deck in [dump["monster_deck"], *dump["stacks"], *(hero["deck"] for hero in dump["heroes"])]:
        deck["draw"] = deck["draw"][::-1]


SWAPS: dict[str, Callable[[Dump], None]] = {
    "dead-mans-draw": _loot,
    "dungeon-raiders": _dungeon,
    "bloodborne": _hunt,
    "gloomhaven": _crypt,
}


def judged(name: str, game: AnyGame, state: State, seat: int) -> list[tuple[int, float, float | None]]:
    decision = next(asked for asked in state.pending if asked.seat == seat)
    found = bot(name, iterations=16).judge(game, state, decision, Rng(3))
    return [(one.code, one.share, one.expected) for one in found]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game_id", "seats", "name"),
    [
        ("dead-mans-draw", 2, "strong"),
        ("dead-mans-draw", 4, "search:policy=random"),
        ("dungeon-raiders", 4, "strong"),
        ("dungeon-raiders", 3, "midas"),
        ("bloodborne", 3, "zigzag"),
        ("dead-mans-draw", 2, "bravo"),
        ("dead-mans-draw", 2, "strong:estimate=learned"),
        ("dungeon-raiders", 3, "search:expand_after=2"),
        ("bloodborne", 3, "search:policy=greedy,opponent_noise=0.2,depth=1,rivals=8"),
        ("bloodborne", 4, "search:depth=20"),
        ("gloomhaven", 2, "search:depth=12"),
    ],
)
def test_swapped_secrets_change_no_judgement(game_id: str, seats: int, name: str) -> None:
    game, rng = taverna.game(game_id), Rng(8)
    state = game.setup(seats, 11)
    state.quiet()
    compared = step = 0
    while state.pending and compared < COMPARED:
        decision = state.pending[rng.below(len(state.pending))]
        if step % 5 == 0 and len(decision.options) > 1:
            before = game.dump(state)
            other = swapped(game, state)
            assert [before[key] for key in before if key != "rng"] != [
                other[key] for key in before if key != "rng"
            ]
            world = game.load(other)
            assert game.view(world, decision.seat) == game.view(state, decision.seat), "the swap is no secret"
            assert judged(name, game, world, decision.seat) == judged(name, game, state, decision.seat)
            compared += 1
        game.apply(state, decision.seat, decision.options[rng.below(len(decision.options))])
        step += 1
    assert compared >= COMPARED // 2


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game_id", "seats"), [("dead-mans-draw", 2), ("dungeon-raiders", 3), ("bloodborne", 3)]
)
def test_what_another_has_sealed_changes_no_judgement(game_id: str, seats: int) -> None:
    game, rng = taverna.game(game_id), Rng(5)
    state = game.setup(seats, 3)
    state.quiet()
    compared = 0
    while state.pending and compared < 4:
        first, *others = state.pending
        sealed = [code for code in first.options if first.sealed and code < game.first_free_code]
        if len(sealed) > 1 and others:
            worlds = [state.clone() for _ in range(2)]
            for world, code in zip(worlds, sealed, strict=False):
                game.apply(world, first.seat, code)
            one, two = (judged("search:depth=4", game, world, others[0].seat) for world in worlds)
            assert one == two
            compared += 1
        game.apply(state, first.seat, first.options[rng.below(len(first.options))])
    assert compared


def swapped(game: AnyGame, state: State) -> Dump:
    """Also what chance will bring is another, as far as the seat could read it from the generator."""
    dump: Dump = game.dump(state)
    SWAPS[game.id](dump)
    dump["rng"] = OTHER_CHANCE
    return dump
