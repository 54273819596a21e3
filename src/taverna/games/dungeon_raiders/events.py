"""What can be told about a game of Dungeon Raiders: one function for each kind of event, with its rule.

Nothing is built while the table is quiet. Texts for the kinds are `event-<kind>` in `text/`.
"""

from __future__ import annotations

from taverna.games.dungeon_raiders.cards import FIRST_ITEM, ITEM_COUNT, ITEMS, name
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW, Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import EVERYONE, Arg, Event, only

DARK = "dark"
"""Stands for a room that lies face down."""


def tell(
    table: Table,
    kind: str,
    rule: str,
    args: dict[str, Arg],
    reveals: bool = False,
    audience: int = EVERYONE,
) -> None:
    table.events.append(Event(kind, rule, args, reveals, audience))


# Setting up


def set_up(table: Table) -> None:
    if not table.telling:
        return
    for seat, number in enumerate(table.characters):
        character = table.rules.box.characters[number]
        args: dict[str, Arg] = {
            "seat": seat,
            "character": character.id,
            "coins": character.coins,
            "wounds": character.wounds,
        }
        tell(table, "character", "DR-2.5", args, True)
        for item in range(ITEM_COUNT):
            if character.items[item]:
                given: dict[str, Arg] = {"seat": seat, "item": ITEMS[item], "number": character.items[item]}
                tell(table, "equipped", "DR-2.7", given, True)
    if table.rules.tactical:
        tell(table, "map-drawn", "DR-16.1", {"seat": table.map}, True)


def level(table: Table, card: str) -> None:
    if table.telling:
        rooms = [DARK if table.is_dark(place) else room.id for place, room in enumerate(table.row())]
        args: dict[str, Arg] = {"number": table.level() + 1, "level": card, "rooms": rooms}
        tell(table, "level", "DR-3.2", args, True)


def uncovered(table: Table) -> None:
    if table.telling:
        tell(table, "uncovered", "DR-5.1", {"room": table.room().id, "place": table.place() + 1}, True)


def entered(table: Table) -> None:
    if table.telling:
        room = table.room()
        args: dict[str, Arg] = {"room": room.id, "place": table.place() + 1, "number": table.level() + 1}
        tell(table, "entered-boss" if table.in_boss_room() else "entered", "DR-5.1", args)


# Cards


def lit(table: Table, seat: int, shown: list[int]) -> None:
    """Everyone hears of a torch; what it shows is for its user alone (R-10)."""
    if not table.telling:
        return
    tell(table, "lit", "DR-4.1", {"seat": seat}, True)
    if not shown:
        tell(table, "lit-in-vain", "R-9", {"seat": seat})
        return
    row = table.row()
    args: dict[str, Arg] = {
        "seat": seat,
        "rooms": [row[place].id for place in shown],
        "places": [place + 1 for place in shown],
        "number": len(shown),
    }
    tell(table, "torch-showed", "DR-4.2", args, True, only(seat))


def revealed(table: Table, seat: int, card: int) -> None:
    if table.telling:
        tell(table, "revealed", "DR-5.3", {"seat": seat, "card": name(card)}, True)


def played(table: Table, seat: int, card: int) -> None:
    if table.telling:
        tell(table, "played", "DR-16.2", {"seat": seat, "card": name(card)}, True)


def passed(table: Table, seat: int) -> None:
    if table.telling:
        tell(table, "passed", "DR-16.3", {"seat": seat})


def replaced(table: Table, seat: int, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "replaced", rule, {"seat": seat, "card": name(card)}, True)


def returned(table: Table, seat: int, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "returned", rule, {"seat": seat, "item": ITEMS[card - FIRST_ITEM]})


# Coins and wounds


def gained(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "coins": table.coins[seat]}
        tell(table, "gained", rule, args)


def capped(table: Table, seat: int, lost: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": lost, "coins": table.coins[seat]}
        tell(table, "capped", "R-18", args)


def paid(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "coins": table.coins[seat]}
        tell(table, "paid", rule, args)


def forgiven(table: Table, seat: int, number: int) -> None:
    if table.telling:
        tell(table, "forgiven", "R-25", {"seat": seat, "number": number})


def wounded(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "wounds": table.wounds[seat]}
        tell(table, "wounded", rule, args)


def healed(table: Table, seat: int, number: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "wounds": table.wounds[seat]}
        tell(table, "healed", "DR-8.5", args)


def unhurt(table: Table, seat: int) -> None:
    if table.telling:
        tell(table, "unhurt", "R-23", {"seat": seat})


# Treasure


def chest_won(table: Table, chest: int, seat: int, rule: str) -> None:
    if table.telling:
        tell(table, "chest-won", rule, {"seat": seat, "chest": chest})


def chest_shared(table: Table, chest: int, seats: list[int], share: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "seats": seats,
            "chest": chest,
            "number": share,
            "lost": chest - share * len(seats),
        }
        tell(table, "chest-shared", "DR-6.3", args)


def chest_too_small(table: Table, chest: int, seats: list[int]) -> None:
    if table.telling:
        tell(table, "chest-too-small", "DR-6.4", {"seats": seats, "chest": chest})


def chest_unclaimed(table: Table, chest: int) -> None:
    if table.telling:
        tell(table, "chest-unclaimed", "R-17", {"chest": chest})


# Monsters and bosses


def counted(table: Table, seat: int, card: int, value: int, rule: str) -> None:
    if table.telling:
        tell(table, "counted", rule, {"seat": seat, "card": name(card), "number": value})


def escaped(table: Table, seat: int, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "escaped", rule, {"seat": seat, "item": ITEMS[card - FIRST_ITEM]})


def defeated(table: Table, room: Room, total: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {"room": room.id, "number": total, "strength": room.strengths[table.seats]}
        tell(table, "defeated", "DR-7.2", args)


def attacks(table: Table, room: Room, total: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {"room": room.id, "number": total, "strength": room.strengths[table.seats]}
        tell(table, "attacks", "DR-7.3", args)


def always_attacks(table: Table, room: Room) -> None:
    if table.telling:
        tell(table, "always-attacks", room.rule_of("undefeated", "DR-7.3"), {"room": room.id})


def attacked(table: Table, seats: list[int], value: int, room: Room) -> None:
    if table.telling:
        kind = "attacked-highest" if room.attacks_highest else "attacked"
        if len(seats) == 1:
            rule = room.rule_of("attacks", "DR-7.3")
        elif room.attacks_highest:
            rule = "R-36"
        else:
            rule = "R-19" if len(seats) == table.seats else "DR-7.4"
        tell(table, kind, rule, {"seats": seats, "number": value, "room": room.id})


def nobody_attacked(table: Table, room: Room) -> None:
    if table.telling:
        tell(table, "nobody-attacked", "R-30", {"room": room.id})


def petrified(table: Table, seat: int, rule: str) -> None:
    if table.telling:
        tell(table, "petrified", rule, {"seat": seat})


def highest_rewarded(table: Table, seats: list[int], number: int, rule: str) -> None:
    if table.telling:
        tell(table, "highest-rewarded", rule, {"seats": seats, "number": number})


def highest_unrewarded(table: Table, room: Room) -> None:
    if table.telling:
        tell(table, "highest-unrewarded", room.rule_of("all_the_same", "R-32"), {"room": room.id})


# Vaults and traps


def benefit(table: Table, seat: int, value: int, benefit: str) -> None:
    if table.telling:
        tell(table, "benefit", "DR-8.1", {"seat": seat, "number": value, "benefit": benefit})


def took(table: Table, seat: int, item: int) -> None:
    if table.telling:
        tell(table, "took", "DR-8.2", {"seat": seat, "item": ITEMS[item], "number": table.supply[item]})


def short(table: Table, seats: list[int], item: int) -> None:
    """Too few copies for all claimants; none at all for a single one (R-21)."""
    if table.telling:
        rule = "DR-8.3" if len(seats) > 1 else "R-21"
        tell(table, "short", rule, {"seats": seats, "item": ITEMS[item], "number": table.supply[item]})


def harmless(table: Table, room: Room, highest: int) -> None:
    if table.telling:
        tell(table, "harmless", "R-24", {"room": room.id, "number": highest})


def sprung(table: Table, room: Room, highest: int, victims: list[int]) -> None:
    if table.telling:
        penalty = room.by_highest[highest]
        kind = "sprung-richest" if room.strikes_richest else "sprung-unhurt"
        most = table.coins[victims[0]] if room.strikes_richest else table.wounds[victims[0]]
        args: dict[str, Arg] = {
            "room": room.id,
            "highest": highest,
            "number": penalty,
            "seats": victims,
            "held": most,
        }
        tell(table, kind, room.rule if len(victims) == 1 else "DR-9.6", args)


# The map


def map_passed(table: Table, seat: int, tied: bool) -> None:
    if table.telling:
        tell(table, "map-passed", "DR-16.8" if tied else "DR-16.7", {"seat": seat})


def map_kept(table: Table, tied: bool) -> None:
    if table.telling:
        tell(table, "map-kept", "R-47" if tied else "DR-16.7", {"seat": table.map})


# The end of a level, the end of the game


def level_ended(table: Table) -> None:
    if table.telling:
        tell(table, "level-ended", "DR-14.1", {"number": table.resolved // ROOMS_IN_ROW})


def hands_back(table: Table) -> None:
    if table.telling:
        tell(table, "hands-back", "DR-14.2", {})


def score(table: Table, seat: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "coins": table.coins[seat], "wounds": table.wounds[seat]}
        tell(table, "score", "DR-15.1", args)


def fainted(table: Table, seat: int, rule: str) -> None:
    if table.telling:
        tell(table, "fainted", rule, {"seat": seat, "number": table.wounds[seat]})


def nobody_fainted(table: Table, rule: str) -> None:
    if table.telling:
        kind = "nobody-fainted-tie" if rule == "DR-15.4" else "nobody-fainted"
        tell(table, kind, rule, {})


def everybody_lost(table: Table) -> None:
    if table.telling:
        tell(table, "everybody-lost", "DR-10.8", {})


def tied(table: Table, seats: list[int], coins: int) -> None:
    if table.telling:
        tell(table, "tied", "DR-15.7", {"seats": seats, "number": coins})


def ended(table: Table, winners: list[int], rule: str) -> None:
    if table.telling:
        tell(table, "ended", rule, {"seats": winners, "number": len(winners)})
