"""What speaks for a card, in the words of a good player: texts `reason-<key>`. Reads only what its seat may know."""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import cards, codes
from taverna.games.dungeon_raiders.bot import Plan
from taverna.games.dungeon_raiders.bot_odds import Odds
from taverna.games.dungeon_raiders.cards import BALL, FIRST_ITEM, HIGHEST, ITEMS, KEY
from taverna.games.dungeon_raiders.content import BOSS, MONSTER, ROOMS_IN_ROW, TRAP, TREASURE, Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Arg, Decision, Option

LIKELY: Final = 0.5
UNLIKELY: Final = 0.15
MOST_REASONS: Final = 3
WORTH_KEEPING: Final = 3
"""From this value on a card is worth saying that it is kept."""


def reasons(table: Table, decision: Decision, code: int) -> list[Option]:
    """The most telling ones first."""
    if code >= codes.LOOK:
        return _of_a_look(table, code)
    room = table.room()
    if code == room.escape:
        return [_reason("escape", {"room": room.id}, room.rule_of("escape", "R-31"))]
    if room.kind == BOSS:
        return [*_of_wounds(table, decision.seat), _reason("chance", {"room": room.id}, "DR-15.6")]
    if code == BALL:
        return [_reason("foresight", {}, "DR-5.4")]
    found = _of_the_room(table, decision.seat, room, code)
    if code >= KEY:
        found.append(_reason("item", {"item": ITEMS[code - FIRST_ITEM]}, "R-15"))
    return (found + _of_the_future(table, decision.seat, code))[:MOST_REASONS]


def _reason(key: str, args: dict[str, Arg], rule: str) -> Option:
    return Option(key, args, [], rule)


def _of_a_look(table: Table, code: int) -> list[Option]:
    if code == codes.LOOK_IN_VAIN:
        return []
    return [_reason("look", {"number": table.dark.bit_count()}, "DR-4.2")]


def _of_the_room(table: Table, seat: int, room: Room, code: int) -> list[Option]:
    odds = Odds(table, seat, room)
    value = room.values[code]
    if room.kind == TREASURE:
        return _of_treasure(room, odds, value)
    if room.kind == MONSTER:
        return [*_of_a_monster(table, room, odds, value), *_of_wounds(table, seat)]
    if room.kind == TRAP:
        return _of_a_trap(table, seat, room, value)
    return [_reason("benefit", {"benefit": room.benefits[value]}, "DR-8.1")]


def _of_treasure(room: Room, odds: Odds, value: int) -> list[Option]:
    beaten = 1.0 - odds.at_most(value)
    if beaten <= LIKELY:
        return [_reason("highest", {"chest": room.chests[0]}, "DR-6.2")]
    if len(room.chests) > 1 and value > 1:
        return [_reason("second", {"chest": room.chests[1]}, "DR-6.5")]
    return [_reason("little-to-win", {}, "DR-6.2")]


def _of_a_monster(table: Table, room: Room, odds: Odds, value: int) -> list[Option]:
    missing = room.strengths[table.seats] - value
    mine, somebody = odds.sums(value, missing), odds.sums(0, missing)
    if somebody <= UNLIKELY:
        return [_reason("falls", {"room": room.id}, "DR-7.2")]
    if mine <= UNLIKELY:
        return [_reason("not-lowest", {"room": room.id}, "DR-7.3")]
    return [_reason("few-wounds", {"number": room.wounds}, "DR-7.3")]


def _of_wounds(table: Table, seat: int) -> list[Option]:
    most = max([table.wounds[other] for other in range(table.seats) if other != seat])
    return [_reason("most-wounds", {}, "DR-15.2")] if table.wounds[seat] >= most else []


def _of_a_trap(table: Table, seat: int, room: Room, value: int) -> list[Option]:
    numbers = table.coins if room.strikes_richest else table.wounds
    worst = max(numbers) if room.strikes_richest else min(numbers)
    victims = [other for other in range(table.seats) if numbers[other] == worst]
    if seat in victims:
        key = "trap-mild" if value < HIGHEST else ""
    else:
        key = "trap-strikes" if room.by_highest[value] else ""
    return [_reason(key, {"room": room.id, "seats": victims}, room.rule)] if key else []


def _of_the_future(table: Table, seat: int, code: int) -> list[Option]:
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
    return [_reason("keeps", {"card": cards.name(best), "room": table.row()[at].id}, "DR-5.9")]
