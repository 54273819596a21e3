"""What speaks for a card, in the words of a good player: texts `reason-<key>`. Reads only what its seat may know."""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import cards, codes
from taverna.games.dungeon_raiders.bot import Plan
from taverna.games.dungeon_raiders.bot_odds import Odds
from taverna.games.dungeon_raiders.cards import FIRST_ITEM, HIGHEST
from taverna.games.dungeon_raiders.numbers import COIN_CAP
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW, TRAP, TREASURE, VAULT, Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Arg, Option

LIKELY: Final = 0.5
POSSIBLE: Final = 0.3
UNLIKELY: Final = 0.15
MOST_REASONS: Final = 3
WORTH_KEEPING: Final = 3
"""From this value on a card is worth saying that it is kept."""


def more_to_come(table: Table) -> bool:
    """Whether a power card that is kept can still be played: after the last room of a level all come back (DR-14.2)."""
    return table.place() < ROOMS_IN_ROW - 1


def reason(key: str, args: dict[str, Arg], rule: str) -> Option:
    return Option(key, args, [], rule)


def of_a_look(table: Table, code: int) -> list[Option]:
    if code == codes.LOOK_IN_VAIN:
        return []
    return [reason("look", {"number": table.dark.bit_count()}, "DR-4.2")]


def of_the_room(table: Table, seat: int, room: Room, code: int) -> list[Option]:
    value = room.values[code]
    if room.kind == TRAP:
        return _of_a_trap(table, seat, room, value)
    if room.kind == VAULT:
        return _of_a_vault(table, seat, room, value)
    odds = Odds(table, seat, room)
    if room.kind == TREASURE:
        return _of_treasure(table, seat, room, odds, value)
    return _of_a_monster(table, seat, room, odds, value)


def _keeps_better(table: Table, seat: int, room: Room, value: int) -> bool:
    """Whether a better card stays in hand that is of use in this level."""
    return more_to_come(table) and value < _best(table, seat, room)


def _best(table: Table, seat: int, room: Room) -> int:
    return max([room.values[card] for card in codes.CODES[table.hands[seat] & room.legal]])


def _of_treasure(table: Table, seat: int, room: Room, odds: Odds, value: int) -> list[Option]:
    if odds.at_most(value) >= LIKELY:
        return [reason("highest", {"chest": room.chests[0]}, "DR-6.2")]
    if len(room.chests) > 1 and sum(odds.second(value)) >= POSSIBLE:
        return [reason("second", {"chest": room.chests[1]}, "DR-6.5")]
    return [reason("gives-up", {}, "DR-5.9")] if _keeps_better(table, seat, room, value) else []


def _of_a_monster(table: Table, seat: int, room: Room, odds: Odds, value: int) -> list[Option]:
    """How likely it is to be attacked; of the own wounds only with a card that keeps new ones away."""
    missing = room.strengths[table.seats] - value
    if odds.sums(0, missing) <= UNLIKELY:
        return [reason("falls", {"room": room.id}, "DR-7.2")]
    if odds.sums(value, missing) <= UNLIKELY:
        return [reason("not-lowest", {"room": room.id}, "DR-7.3"), *_of_wounds(table, seat)]
    if value == _best(table, seat, room):
        return [reason("best-defence", {"room": room.id}, "DR-7.3"), *_of_wounds(table, seat)]
    risk = reason("risks", {"number": room.wounds}, "DR-7.3")
    return [risk] if _keeps_better(table, seat, room, value) else []


def _of_wounds(table: Table, seat: int) -> list[Option]:
    most = max([table.wounds[other] for other in range(table.seats) if other != seat])
    return [reason("most-wounds", {}, "DR-15.2")] if table.wounds[seat] >= most else []


def _of_a_vault(table: Table, seat: int, room: Room, value: int) -> list[Option]:
    """Nothing is said for what would bring nothing: an empty pile, a potion for the unhurt, coins above the most."""
    item = room.items[value]
    idle = (
        table.supply[item] == 0
        if item >= 0
        else table.coins[seat] == COIN_CAP
        if room.coins[value]
        else table.wounds[seat] == 0
    )
    return [] if idle else [reason("benefit", {"benefit": room.benefits[value]}, "DR-8.1")]


def _of_a_trap(table: Table, seat: int, room: Room, value: int) -> list[Option]:
    numbers = table.coins if room.strikes_richest else table.wounds
    worst = max(numbers) if room.strikes_richest else min(numbers)
    victims = [other for other in range(table.seats) if numbers[other] == worst]
    penalty, hardest = room.by_highest[value], room.by_highest[HIGHEST]
    if seat in victims:
        key = "trap-mild" if penalty < hardest else ""
    else:
        key = "trap-strikes" if 2 * penalty > hardest else ""
    return [reason(key, {"room": room.id, "seats": victims}, room.rule)] if key else []


def of_the_future(table: Table, seat: int, code: int) -> list[Option]:
    """The best card that stays in hand, and the room of the row that it is kept for."""
    plan = Plan(table, seat)
    kept = plan.kept(code)
    best = max(kept, default=0)
    if best + 1 < WORTH_KEEPING or (code < FIRST_ITEM and best < code):
        return []
    place = plan.place_for(best, code)
    at = table.place() + 1 + place
    if place < 0 or at >= ROOMS_IN_ROW or (table.is_dark(at) and not table.has_looked(seat)):
        return []
    return [reason("keeps", {"card": cards.name(best), "room": table.row()[at].id}, "DR-5.9")]
