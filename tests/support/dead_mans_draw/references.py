"""The rules a second time, slowly and from a spectator's view alone: what the engine is compared with.

Cards are (suit, value) pairs here, banks are plain lists; nothing of the engine's own arithmetic is used.
"""

from __future__ import annotations

from collections.abc import Mapping

from taverna.games.dead_mans_draw import GAME
from taverna.games.dead_mans_draw.state import Table
from tests.support.dead_mans_draw.positions import card_code, stack_code, texts, write

Card = tuple[str, int]


def card(name: str) -> Card:
    suit, value, *_ = name.split("-")
    return suit, int(value)


class Sight:
    """What lies open on the table."""

    def __init__(self, table: Table) -> None:
        view = GAME.view(table, None)
        self.table = table
        options = view["options"]
        assert isinstance(options, Mapping)
        self.options: Mapping[str, object] = options
        self.play = [card(name) for name in texts(view["play"])]
        self.discard = [card(name) for name in texts(view["discard"])]
        self.revealed = [card(name) for name in texts(view["revealed"])]
        self.active = table.active
        players = view["players"]
        assert isinstance(players, list)
        self.banks: list[list[Card]] = [[card(name) for name in player["bank"]] for player in players]
        self.pirates: list[str | None] = [player["pirate"] for player in players]
        self.opponents = [seat for seat in range(table.seats) if seat != table.active]

    def on(self, option: str) -> bool:
        return self.options[option] is True

    def variation(self, name: str) -> bool:
        return self.options["variation"] == name

    @property
    def pirate(self) -> str | None:
        return self.pirates[self.active]

    def opponent_has(self, pirate: str) -> bool:
        return any(self.pirates[seat] == pirate for seat in self.opponents)

    def suits(self, seat: int) -> list[str]:
        return sorted({suit for suit, _ in self.banks[seat]})

    def taken(self, seat: int, suit: str) -> Card:
        """The card of a stack that a Hook, Cannon or Sword of the active player takes."""
        values = [value for other, value in self.banks[seat] if other == suit]
        lowest = self.on("bottom_feeder") and seat != self.active
        return suit, min(values) if lowest else max(values)

    def intercepted(self, suit: str) -> bool:
        casanova = self.pirate == "casanova" and not self.on("mermaid_effect")
        return (suit == "mermaid" and casanova) or (suit == "kraken" and self.pirate == "fisherman")

    def busts(self, found: Card) -> bool:
        if self.intercepted(found[0]):
            return False
        place = 1 if self.variation("strange-lands") else 0
        return found[place] in [other[place] for other in self.play]

    def allowed(self, found: Card) -> bool:
        return not (self.on("safe_choices") and self.busts(found))


def choices(table: Table, effect: str) -> list[int]:
    """The codes that the rules allow for an effect of the active player, in order."""
    sight = Sight(table)
    return sorted(
        {"hook": hook, "cannon": cannon, "sword": sword, "map": read_map, "mermaid": mermaid}[effect](sight)
    )


def hook(sight: Sight) -> set[int]:
    me = sight.active
    return {
        stack_code(sight.table, me, suit) for suit in sight.suits(me) if sight.allowed(sight.taken(me, suit))
    }


def cannon(sight: Sight) -> set[int]:
    targets = [sight.active] if sight.opponent_has("misfire") else sight.opponents
    return {stack_code(sight.table, seat, suit) for seat in targets for suit in sight.suits(seat)}


def sword(sight: Sight) -> set[int]:
    def legal(suit: str) -> bool:
        if sight.opponent_has("parry"):
            return suit == "kraken"
        return sight.pirate == "swordsman" or suit not in sight.suits(sight.active)

    return {
        stack_code(sight.table, seat, suit)
        for seat in sight.opponents
        for suit in sight.suits(seat)
        if legal(suit) and sight.allowed(sight.taken(seat, suit))
    }


def read_map(sight: Sight) -> set[int]:
    source = sight.discard if sight.pirate == "navigator" else sight.revealed
    return {code_of(found) for found in source if sight.allowed(found)}


def mermaid(sight: Sight) -> set[int]:
    return {code_of(found) for found in sight.play if found[0] != "mermaid"}


def code_of(found: Card) -> int:
    return card_code(write([f"{found[0]}-{found[1]}"]))


def score(sight: Sight, seat: int) -> int:
    """What a bank is worth now (DMD-51, 21, 62, 64)."""
    extra = 5 if sight.pirates[seat] == "golden-scales" else 0
    points = 0
    for suit in ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid"):
        values = [
            value + (extra if suit == "mermaid" else 0) for held, value in sight.banks[seat] if held == suit
        ]
        if not values:
            points -= 5 if sight.variation("all-hands-on-deck") else 0
        else:
            points += sum(values) if sight.variation("pile-o-treasure") else max(values)
    return points
