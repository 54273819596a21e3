"""The rules of a room, of the map and of the end a second time, from the rules page alone: the engine must agree.

Cards are words here (`4`, `key`, `ball`), piles are dictionaries; nothing of the engine's own arithmetic is used.
"""

from __future__ import annotations

from typing import NamedTuple

POWER = ("1", "2", "3", "4", "5")
ITEMS = ("torch", "ball", "key", "sword")
ESCAPES = {"wolf-pack": "torch", "necromancer": "ball", "megadragon": "key"}
UNBEATABLE = ("megadragon", "golem", "mummy")
COINS_LOST = {"tax-collector": 3, "vampire": 2}
REWARDS = {"sphinx": 2, "minotaur": 1}
UNWOUNDING = ("tax-collector", "medusa")


class Spec(NamedTuple):
    """What is printed on a room: only what its kind needs."""

    kind: str
    boss: str = ""
    strength: int = 0
    wounds: int = 0
    chests: tuple[int, ...] = ()
    benefits: tuple[str, ...] = ()
    target: str = ""
    by_highest: tuple[int, ...] = ()

    def legal(self) -> set[str]:
        """R-12."""
        cards = {*POWER, "ball"}
        if self.kind in ("monster", "boss"):
            cards.add("sword")
        if self.kind == "treasure":
            cards.add("key")
        return cards | ({ESCAPES[self.boss]} if self.boss in ESCAPES else set())

    def replaced(self, card: str) -> bool:
        """Another card follows a crystal ball, but not with the Necromancer (DR-5.4, R-35)."""
        return card == "ball" and self.boss != "necromancer"

    def value(self, card: str) -> int:
        """Key and sword count 5; the Golem turns 5s into 1s (DR-11.1, DR-11.3, DR-10.30, DR-10.31)."""
        value = int(card) if card in POWER else 5
        return 1 if self.boss == "golem" and value == 5 else value


class Ledger:
    """Who holds what; by seat."""

    def __init__(
        self, coins: list[int], wounds: list[int], hands: list[list[str]], supply: dict[str, int]
    ) -> None:
        self.coins = list(coins)
        self.wounds = list(wounds)
        self.hands = [list(hand) for hand in hands]
        self.supply = dict(supply)
        self.petrified: set[int] = set()

    def change(self, seat: int, coins: int = 0, wounds: int = 0) -> None:
        """Never below 0, never more than 20 coins (DR-12.1, R-23, R-25)."""
        self.coins[seat] = min(20, max(0, self.coins[seat] + coins))
        self.wounds[seat] = max(0, self.wounds[seat] + wounds)

    def use(self, seat: int, card: str) -> None:
        """A card leaves the hand; an item is back in the supply before anyone can draw on it (R-22)."""
        self.hands[seat].remove(card)
        if card in ITEMS:
            self.supply[card] += 1


def resolve(room: Spec, final: list[str], ledger: Ledger) -> None:
    """From each seat's final card. Keys and swords are in no vault's room, so it does not matter when they return."""
    for seat, card in enumerate(final):
        ledger.use(seat, card)
    {"treasure": _treasure, "vault": _vault, "trap": _trap, "monster": _fight, "boss": _fight}[room.kind](
        room, final, ledger
    )


def _treasure(room: Spec, final: list[str], ledger: Ledger) -> None:
    values = [room.value(card) for card in final]
    places = sorted(set(values), reverse=True)
    for chest, place in zip(room.chests, places, strict=False):
        winners = [seat for seat, value in enumerate(values) if value == place]
        for seat in winners:
            ledger.change(seat, coins=chest // len(winners))


def _vault(room: Spec, final: list[str], ledger: Ledger) -> None:
    for benefit in set(room.benefits):
        claimants = [seat for seat, card in enumerate(final) if room.benefits[int(card) - 1] == benefit]
        what, _, number = benefit.partition(" ")
        if what in ITEMS and len(claimants) > ledger.supply[what]:
            continue  # DR-8.3, R-21
        for seat in claimants:
            if what == "coins":
                ledger.change(seat, coins=int(number))
            elif what == "potion":
                ledger.change(seat, wounds=-int(number))
            else:
                ledger.supply[what] -= 1
                ledger.hands[seat].append(what)


def _trap(room: Spec, final: list[str], ledger: Ledger) -> None:
    penalty = room.by_highest[max(int(card) for card in final) - 1]
    held, sought = (
        (ledger.coins, max(ledger.coins))
        if room.target == "most-coins"
        else (ledger.wounds, min(ledger.wounds))
    )
    for seat in [seat for seat, number in enumerate(held) if number == sought]:
        ledger.change(seat, *((-penalty, 0) if room.target == "most-coins" else (0, penalty)))


def _fight(room: Spec, final: list[str], ledger: Ledger) -> None:
    escape = ESCAPES.get(room.boss)
    values = {seat: room.value(card) for seat, card in enumerate(final) if card != escape}
    beaten = room.boss not in UNBEATABLE and sum(values.values()) >= room.strength
    if room.boss in REWARDS and (beaten or len(set(values.values())) > 1):  # DR-10.14, R-32
        for seat in _at(values, max(values.values())):
            ledger.change(seat, coins=REWARDS[room.boss])
    if beaten or not values:
        return
    for seat in _at(values, max(values.values()) if room.boss == "mummy" else min(values.values())):
        ledger.change(seat, -COINS_LOST.get(room.boss, 0), 0 if room.boss in UNWOUNDING else room.wounds)
        if room.boss == "medusa":
            ledger.petrified.add(seat)


def _at(values: dict[int, int], value: int) -> list[int]:
    return [seat for seat in values if values[seat] == value]


def next_map(room: Spec, final: list[str], map: int) -> int:
    """DR-16.7, DR-16.8, R-47."""
    values = [room.value(card) for card in final]
    best = [seat for seat, value in enumerate(values) if value == max(values)]
    return min(best, key=lambda seat: (seat - map) % len(final))


def fainted(wounds: list[int], petrified: set[int]) -> list[int]:
    """DR-15.2 to DR-15.5, R-39 to R-42."""
    alive = [seat for seat in range(len(wounds)) if seat not in petrified]
    most = [seat for seat in alive if wounds[seat] == max(wounds[other] for other in alive)]
    if most == alive or (len(wounds) == 3 and len(most) > 1):
        return []
    return most


def winners(coins: list[int], wounds: list[int], petrified: set[int]) -> list[int]:
    """DR-15.6 to DR-15.8; nobody if Medusa took all (DR-10.8)."""
    out = petrified | set(fainted(wounds, petrified))
    left = [(coins[seat], -wounds[seat]) for seat in range(len(coins)) if seat not in out]
    return [
        seat for seat in range(len(coins)) if seat not in out and (coins[seat], -wounds[seat]) == max(left)
    ]
