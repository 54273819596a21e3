"""Thousands of random rooms of every kind and boss, of any size and variant: the engine and the referee must agree."""

from __future__ import annotations

import pytest

from taverna.games.dungeon_raiders import GAME
from taverna.games.dungeon_raiders.schema import Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Rng
from tests.support.dungeon_raiders import positions, referee
from tests.support.dungeon_raiders.positions import code, hand, light, offered, supply, table
from tests.support.dungeon_raiders.referee import ITEMS, POWER, Ledger, Spec

ROOMS = 60
"""For each kind of room, number of players and variant."""

BOSSES = (
    "tax-collector", "medusa", "vampire", "sphinx", "minotaur",
    "wolf-pack", "necromancer", "megadragon", "golem", "mummy",
)  # fmt: skip
BENEFITS = (*ITEMS, *ITEMS, "coins 1", "coins 2", "coins 3", "potion 1", "potion 2")
FIXED = {"tax-collector": 0, "medusa": 0, "vampire": 1, "sphinx": 2, "minotaur": 1}
"""Wounds that the rulebook itself names (DR-10.3 to DR-10.15); those of the others are printed on the cards."""


# Chance


def any_room(kind: str, seats: int, rng: Rng) -> Spec:
    strength, wounds = seats + rng.below(5 * seats), 1 + rng.below(4)
    if kind == "monster":
        return Spec(kind, strength=strength, wounds=wounds)
    if kind == "treasure":
        first = 1 + rng.below(6)
        return Spec(kind, chests=(first, 1 + rng.below(first))[: 1 + rng.below(2)])
    if kind == "vault":
        return Spec(kind, benefits=tuple(BENEFITS[rng.below(len(BENEFITS))] for _ in POWER))
    if kind == "trap":
        target = ("most-coins", "fewest-wounds")[rng.below(2)]
        return Spec(kind, target=target, by_highest=tuple(rng.below(4) for _ in POWER))
    return Spec("boss", kind, strength, FIXED.get(kind, wounds))


def any_hands(seats: int, rng: Rng) -> list[list[str]]:
    """A full set of power cards, and of each item up to six copies somewhere: often all, so that a pile is empty."""
    hands = [list(POWER) for _ in range(seats)]
    for item in ITEMS:
        for _ in range((0, 2, 4, 5, 6)[rng.below(5)]):
            hands[rng.below(seats)].append(item)
    return hands


def any_numbers(seats: int, high: int, rng: Rng) -> list[int]:
    """Now far apart, now close together, so that players tie; at the edges as well as between them."""
    reach = 1 + rng.below(3) if rng.below(2) else high + 1
    low = rng.below(high + 2 - reach)
    return [low + rng.below(reach) for _ in range(seats)]


# The engine's side


def card_of(spec: Spec) -> Room:
    if spec.kind == "monster":
        return positions.monster(spec.strength, spec.wounds)
    if spec.kind == "treasure":
        return positions.treasure(*spec.chests)
    if spec.kind == "vault":
        return positions.vault(
            *(benefit.replace("ball", "crystal-ball").replace(" ", "-") for benefit in spec.benefits)
        )
    if spec.kind == "trap":
        return positions.trap(spec.target, *spec.by_highest)
    strength = 0 if spec.boss in referee.UNBEATABLE else spec.strength
    return positions.boss(spec.boss, strength, wounds=spec.wounds)


def play_room(state: Table, spec: Spec, ledger: Ledger, rng: Rng) -> list[str]:
    """Random legal cards, crystal balls replaced, torches lit in between by anyone who has one. The final cards."""
    final = [""] * state.seats
    while "" in final:
        lighter = rng.below(3 * state.seats)
        if lighter < state.seats and spec.kind != "boss" and "torch" in ledger.hands[lighter]:
            light(state, lighter)
            ledger.use(lighter, "torch")
        decision = state.pending[rng.below(len(state.pending))]
        seat = decision.seat
        allowed = [word for word in offered(state, seat) if not word.startswith("look")]
        held = set(ledger.hands[seat]) & spec.legal() - ({"ball"} if decision.kind == "replace" else set())
        assert set(allowed) == held
        card = allowed[rng.below(len(allowed))]
        GAME.apply(state, seat, code(card))
        if spec.replaced(card):
            ledger.use(seat, card)
        else:
            final[seat] = card
    return final


@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("kind", ["monster", "treasure", "vault", "trap", *BOSSES])
@pytest.mark.rule("DR-5.7", "DR-10.1", "R-12", "R-13", "R-16", "R-22", "R-49")
def test_the_engine_and_the_referee_agree(kind: str, seats: int, tactical: bool) -> None:
    rng = Rng(seats)
    for _ in range(ROOMS):
        spec, hands = any_room(kind, seats, rng), any_hands(seats, rng)
        coins, wounds = any_numbers(seats, 20, rng), any_numbers(seats, 9, rng)
        map = rng.below(seats)
        ledger = Ledger(
            coins, wounds, hands, {item: 6 - sum(held.count(item) for held in hands) for item in ITEMS}
        )
        state = table(
            card_of(spec), seats=seats, hands=[" ".join(held) for held in hands], tactical=tactical,
            coins=coins, wounds=wounds, dark=[] if spec.kind == "boss" else [3], **({"map": map} if tactical else {}),
        )  # fmt: skip
        start = GAME.line(state)
        final = play_room(state, spec, ledger, rng)
        referee.resolve(spec, final, ledger)
        assert (state.coins, state.wounds) == (ledger.coins, ledger.wounds), (spec, final, start)
        assert {item: supply(state, item) for item in ITEMS} == ledger.supply, (spec, final, start)
        if spec.kind == "boss":
            agree_on_the_end(state, ledger)
        else:
            agree_on_the_next_room(state, spec, final, ledger, map if tactical else -1)


def agree_on_the_next_room(state: Table, spec: Spec, final: list[str], ledger: Ledger, map: int) -> None:
    for seat, held in enumerate(ledger.hands):
        assert sorted(hand(state, seat).split()) == sorted(held)
    if map >= 0:
        assert state.map == referee.next_map(spec, final, map)


def agree_on_the_end(state: Table, ledger: Ledger) -> None:
    result = GAME.view(state, None)["result"]
    assert isinstance(result, dict)
    assert result["petrified"] == sorted(ledger.petrified)
    assert result["fainted"] == referee.fainted(ledger.wounds, ledger.petrified)
    assert GAME.outcome(state).winners == referee.winners(ledger.coins, ledger.wounds, ledger.petrified)
