"""What is told after the fight: the Dream, the end of a round, the end of the game. `events.py` has the rest."""

from __future__ import annotations

from taverna.games.bloodborne.cards import NO_MONSTER, TROPHIES, TROPHY_COUNT
from taverna.games.bloodborne.events import card_names, tell
from taverna.games.bloodborne.state import Table
from taverna.kernel import Arg

# Hunter's Dream


def banked(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "total": table.banked[seat]}
        tell(table, "banked", rule, args)


def recovered(table: Table, seat: int, kinds: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "cards": card_names(table, kinds), "number": len(kinds)}
        tell(table, "recovered", "BB-4.39", args)


def upgraded(table: Table, seat: int, kind: int, gift: int) -> None:
    """`gift`: by the ability of the monster in play, and not in the Dream (BB-R.133)."""
    if table.telling:
        rule = (table.rules.monsters[table.monster].rule or "BB-R.133") if gift else "BB-4.40"
        args: dict[str, Arg] = {"seat": seat, "card": table.rules.kinds[kind].id, "gift": gift}
        tell(table, "upgraded", rule, args)


def declined(table: Table, seat: int) -> None:
    if table.telling:
        tell(table, "declined", "BB-R.37", {"seat": seat})


def no_upgrade_left(table: Table, seat: int) -> None:
    if table.telling:
        tell(table, "no-upgrade-left", "BB-5.6", {"seat": seat})


def removed(table: Table, seat: int, kind: int, zone: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "card": table.rules.kinds[kind].id, "zone": zone}
        tell(table, "removed", "BB-5.9", args)


def rested(table: Table, seat: int, number: int) -> None:
    if table.telling:
        tell(table, "rested", "BB-4.41", {"seat": seat, "number": number, "hp": table.hp[seat]})


def returned(table: Table, seat: int) -> None:
    if table.telling:
        tell(table, "returned", "BB-6.4", {"seat": seat, "hp": table.hp[seat]})


def refilled(table: Table, kinds: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"cards": card_names(table, kinds), "number": len(kinds)}
        tell(table, "refilled", "BB-5.5", args, True)


# The end of the round


def used(table: Table, seat: int, kinds: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "cards": card_names(table, kinds), "number": len(kinds)}
        tell(table, "used", "BB-4.45", args)


def weapon_lost(table: Table, seat: int, kind: int) -> None:
    """By the boss of this round, who may be dead by now."""
    if table.telling:
        boss = table.rules.monsters[table.monster if table.monster != NO_MONSTER else table.met[-1]]
        args: dict[str, Arg] = {"seat": seat, "card": table.rules.kinds[kind].id, "monster": boss.id}
        tell(table, "weapon-lost", boss.rule or "BB-R.58", args)


def marker(table: Table) -> None:
    if table.telling:
        tell(table, "marker", "BB-4.46", {"seat": table.first})


# The end of the game


def all_gone(table: Table) -> None:
    if table.telling:
        tell(table, "all-gone", "BB-R.55", {})


def hopeless(table: Table) -> None:
    if table.telling:
        tell(table, "hopeless", "BB-R.71", {"monster": table.rules.monsters[table.monster].id})


def settled(table: Table, seat: int, number: int) -> None:
    if table.telling:
        tell(table, "settled", "BB-9.2", {"seat": seat, "number": number, "total": table.banked[seat]})


def scored(table: Table, seat: int) -> None:
    if table.telling:
        points, start = table.rules.points, seat * TROPHY_COUNT
        args: dict[str, Arg] = {"seat": seat, "number": table.score(seat), "banked": table.banked[seat]}
        for type in range(TROPHY_COUNT):
            args[TROPHIES[type]] = points[table.tracks[start + type]]
        tell(table, "score", "BB-9.3", args)


def tied(table: Table, seats: list[int]) -> None:
    if table.telling:
        tell(table, "tied", "BB-9.5", {"seats": seats, "number": table.score(seats[0])})


def ended(table: Table, winners: list[int], rule: str) -> None:
    if table.telling:
        tell(table, "ended", rule, {"seats": winners, "number": len(winners)})
