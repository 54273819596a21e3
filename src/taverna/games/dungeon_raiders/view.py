"""What a seat may see, built up field by field; and the worlds it can't tell from the real one."""

from __future__ import annotations

from typing import cast

from taverna.games.dungeon_raiders import cards, codes, end
from taverna.games.dungeon_raiders.cards import (
    BALL_BIT,
    FIRST_ITEM,
    HIGHEST,
    ITEM_COUNT,
    ITEMS,
    NO_CARD,
    POWER_BITS,
)
from taverna.games.dungeon_raiders.content import LEVELS, ORDINARY_ROOMS, ROOMS_PLAYED
from taverna.games.dungeon_raiders.schema import BOSS, KINDS, ROOMS_IN_ROW, TRAP, TREASURE, VAULT, Room
from taverna.games.dungeon_raiders.state import NO_SEAT, REPLACE, STEPS, Table
from taverna.games.dungeon_raiders.view_types import (
    LastRoom,
    PlaceView,
    PlayerView,
    ResultView,
    RoomLines,
    RoomView,
    TableView,
)
from taverna.kernel import NO_ANSWER, Rng, Sight
from taverna.kit.piles import shuffle


class DungeonRaidersSight(Sight[Table]):
    """What lies open, and what torches have shown."""

    def view(self, table: Table, seat: int | None) -> dict[str, object]:
        """R-3 says what is public."""
        shown: TableView = {
            "seat": seat,
            "phase": phase(table),
            "asked": [decision.seat for decision in table.pending],
            "level": table.level() + 1,
            "place": min(table.place(), ROOMS_IN_ROW - 1) + 1,
            "row": [place_in_row(table, place, seat) for place in range(ROOMS_IN_ROW)],
            "pile": max(ROOMS_PLAYED - (table.level() + 1) * ROOMS_IN_ROW, 0),
            "boss": boss(table, seat),
            "supply": {ITEMS[item]: table.supply[item] for item in range(ITEM_COUNT)},
            "map": None if table.map == NO_SEAT else table.map,
            "players": [player(table, other) for other in range(table.seats)],
            "fainting": end.fainted(table),
            "hand": [] if seat is None else self.hand(table, seat),
            "sealed": None if seat is None else card_name(own_answer(table, seat)),
            "last": last(table),
            "result": None if table.agenda else result(table),
            "options": dict(table.rules.options),
        }
        return cast(dict[str, object], shown)

    def hand(self, table: Table, seat: int) -> list[str]:
        """Without the card that is sealed."""
        held = [cards.name(card) for card in codes.CODES[table.hands[seat] & POWER_BITS]]
        for item in range(ITEM_COUNT):
            held += [ITEMS[item]] * table.item_count(seat, FIRST_ITEM + item)
        sealed = own_answer(table, seat)
        if sealed != NO_CARD:
            held.remove(cards.name(sealed))
        return held

    def determinize(self, table: Table, seat: int, rng: Rng) -> Table:
        """Draw anew: rooms, boss and levels that the seat has not seen, and what others have sealed.

        Which items the others hold follows from what everyone has seen (R-3), so hands stay as they are.
        """
        other = table.clone()
        other.quiet()
        other.rng = rng.fork()
        determinize_rooms(other, seat, rng)
        determinize_levels(other, rng)
        if other.answers:
            determinize_answers(other, seat, rng)
        return other


def phase(table: Table) -> str:
    """The name of what the table waits for; 'over' at the end."""
    return STEPS[table.agenda[-1][0]] if table.agenda else "over"


def card_name(card: int) -> str | None:
    return None if card == NO_CARD else cards.name(card)


# Rooms


def place_in_row(table: Table, place: int, seat: int | None) -> PlaceView:
    """A dark room shows itself only to a seat whose torch has shown it, and to that seat alone (R-10)."""
    dark = table.is_dark(place)
    seen = dark and seat is not None and table.has_looked(seat)
    here = table.place()
    state = "resolved" if place < here else "current" if place == here else "dark" if dark else "up"
    room = print_room(table, table.row()[place]) if not dark or seen else None
    return {"place": place + 1, "state": state, "seen": seen, "room": room}


def print_room(table: Table, room: Room) -> RoomView:
    """What stands on the card, for this number of players."""
    return {
        "id": room.id,
        "face": room.face,
        "kind": KINDS[room.kind],
        **print_lines(table, room),
        "legal": [cards.name(card) for card in codes.CODES[room.legal]],
        "rule": room.rule,
    }


def print_lines(table: Table, room: Room) -> RoomLines:
    """Chests, benefits, or whom it strikes and how hard."""
    if room.kind == TREASURE:
        return {"chests": list(room.chests)}
    if room.kind == VAULT:
        return {"benefits": room.benefits[1:]}
    if room.kind == TRAP:
        target = "most-coins" if room.strikes_richest else "fewest-wounds"
        return {"target": target, "by_highest": room.by_highest[1:]}
    lines: RoomLines = {"strength": room.strengths[table.seats] or None, "wounds": room.wounds}
    if room.kind == BOSS:
        lines["attacks"] = "highest" if room.attacks_highest else "lowest"
        lines["coins_lost"] = room.coins_lost
        lines["eliminates"] = room.eliminates
        lines["highest_gains"] = room.highest_gains
        lines["escape"] = card_name(room.escape)
        lines["counts"] = {cards.name(card): room.values[card] for card in odd_cards(room)}
    return lines


def odd_cards(room: Room) -> list[int]:
    """Cards that count otherwise here than they say."""
    return [card for card in range(HIGHEST) if room.values[card] != card + 1] + [
        card
        for card in range(FIRST_ITEM, FIRST_ITEM + ITEM_COUNT)
        if room.legal >> card & 1 and room.values[card] not in (0, HIGHEST)
    ]


def boss(table: Table, seat: int | None) -> RoomView | None:
    """The last room of all, for those who know it."""
    known = sees_boss(table, seat)
    return print_room(table, table.rules.rooms[table.pile[-1]]) if known else None


def sees_boss(table: Table, seat: int | None) -> bool:
    if table.level() < LEVELS - 1:
        return False
    return not table.is_dark(ROOMS_IN_ROW - 1) or (seat is not None and table.has_looked(seat))


# Players


def player(table: Table, seat: int) -> PlayerView:
    sealed = own_answer(table, seat) != NO_CARD
    return {
        "seat": seat,
        "character": table.rules.box.characters[table.characters[seat]].id,
        "coins": table.coins[seat],
        "wounds": table.wounds[seat],
        "cards": table.hand_size(seat) - sealed,
        "played": cards.powers(~table.hands[seat] & POWER_BITS),
        "committed": sealed or table.card_of(seat) != NO_CARD,
        "card": card_name(table.card_of(seat)),
        "petrified": table.petrified >> seat & 1 != 0,
    }


def own_answer(table: Table, seat: int) -> int:
    """The card that the seat has laid face down."""
    return table.answers[seat] if table.answers and table.answers[seat] != NO_ANSWER else NO_CARD


def last(table: Table) -> LastRoom | None:
    """The room before this one and the final cards in it."""
    if not table.last or not table.resolved:
        return None
    room = table.rules.rooms[table.pile[table.resolved - 1]]
    return {"room": print_room(table, room), "cards": [card_name(card) for card in table.last]}


def result(table: Table) -> ResultView:
    alive = end.survivors(table)
    return {
        "fainted": end.fainted(table),
        "petrified": [seat for seat in range(table.seats) if seat not in alive],
        "fainting_rule": end.fainting_rule(table) if alive else "DR-10.8",
        "tied": end.richest(table) if len(end.richest(table)) > 1 else [],
        "winners": end.winners(table),
        "ranking": end.ranking(table),
    }


# What a seat can't know


def determinize_rooms(table: Table, seat: int, rng: Rng) -> None:
    hidden = [index for index in range(table.resolved + 1, ORDINARY_ROOMS) if not sees(table, index, seat)]
    box = table.rules.box
    known = [False] * box.first_boss
    for index in range(ORDINARY_ROOMS):
        known[table.pile[index]] = True
    for index in hidden:
        known[table.pile[index]] = False
    unseen = [number for number in range(box.first_boss) if not known[number]]
    shuffle(unseen, rng)
    pile = table.pile[:]
    for index in hidden:
        pile[index] = unseen.pop()
    if not sees_boss(table, seat) and table.resolved < ORDINARY_ROOMS:
        pile[ORDINARY_ROOMS] = box.first_boss + rng.below(len(box.rooms) - box.first_boss)
    table.pile = pile


def sees(table: Table, index: int, seat: int) -> bool:
    """Whether the seat has seen the room at that index of the pile: resolved, in the row and not dark, or by torch."""
    place = index - table.level() * ROOMS_IN_ROW
    return place < ROOMS_IN_ROW and (not table.is_dark(place) or table.has_looked(seat))


def determinize_levels(table: Table, rng: Rng) -> None:
    shown = table.levels[: table.level() + 1]
    unseen = [number for number in range(len(table.rules.box.levels)) if number not in shown]
    shuffle(unseen, rng)
    table.levels = shown + unseen[: LEVELS - len(shown)]


def determinize_answers(table: Table, seat: int, rng: Rng) -> None:
    """Each of the others may have sealed any card that its hand and the room allow."""
    legal = table.room().legal
    if table.agenda[-1][0] == REPLACE:
        legal &= ~BALL_BIT
    answers = table.answers[:]
    for other, code in enumerate(answers):
        if other != seat and code != NO_ANSWER:
            possible = codes.CODES[table.hands[other] & legal]
            answers[other] = possible[rng.below(len(possible))]
    table.answers = answers
