"""The random dungeon: a room is drawn and laid when the door to it opens, and its penalty strikes (GH-C-RDD).

Until then the room does not exist: no map, no view and no plan knows of it, only the order of the two decks.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.content.scenarios.dungeon import (
    NO_PENALTY,
    PENALTIES,
    SPOTS,
    Dungeon,
    MonsterCard,
    RoomCard,
    penalty_number,
    register_of,
)
from taverna.games.gloomhaven.content.scenarios.file import GOAL_TREASURE, Door, Overlay
from taverna.games.gloomhaven.language.moments import PENALTY
from taverna.games.gloomhaven.scenario.furnishing import add_overlay
from taverna.games.gloomhaven.scenario.laying import NO_EXIT, LaidRoom, Layout
from taverna.games.gloomhaven.state.dungeon import NOT_CHOSEN, DungeonDecks, Laid
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler, Rng
from taverna.kit.hexes import Hex, neighbours
from taverna.kit.piles import shuffle

OBSTACLES_OF_A_ROOM: Final = 100
"""Numbers that obstacles of one room may have, with those that are made while it is the last."""
NEAR: Final = 2
"""Hexes from the entrance within which characters begin (GH-C-RDD-07)."""
KEPT: Final = 60
"""Maps of one game that are kept for those who look ahead."""

# Parts of the step `dungeon`.
ENTRANCE: Final = 0
WHO_SUFFERS: Final = 1


# The decks


def new_decks(rules: Ruleset, rng: Rng) -> DungeonDecks:
    """Both shuffled; the first room is drawn (GH-C-RDD-03)."""
    known = _dungeon(rules)
    decks = DungeonDecks(known.rooms[:], known.monsters[:])
    shuffle(decks.rooms, rng)
    shuffle(decks.monsters, rng)
    card = known.cards.rooms[decks.rooms.pop()]
    entrance = 0 if len(card.entrances) == 1 else NOT_CHOSEN
    decks.laid = [Laid(card.number, decks.monsters.pop(), entrance, NO_EXIT)]
    return decks


def _draw(table: Table, decks: DungeonDecks, exit: int) -> None:
    """The next room: cards without the entrance, or that can't lie there, are discarded (GH-C-RDD-08, 16)."""
    known = _dungeon(table.rules)
    letter = known.cards.rooms[decks.laid[-1].room].exits[exit].letter
    for _ in range(2):
        while decks.rooms:
            card = known.cards.rooms[decks.rooms.pop()]
            laid = decks.laid + [Laid(card.number, decks.monsters[-1], card.entrance(letter), exit)]
            if laid[-1].entrance >= 0 and _layout(table.rules, laid) is not None:
                decks.monsters.pop()
                decks.laid = laid
                return
            decks.discard.append(card.number)
        decks.rooms, decks.discard = decks.discard, []
        shuffle(decks.rooms, table.rng)
    raise AssertionError(
        f"no room card has an entrance {letter} that fits: {[one.key() for one in decks.laid]}"
    )


# From cards to rules


def rules_for(rules: Ruleset, laid: list[Laid]) -> Ruleset:
    """These rules on the map of these rooms."""
    key = " ".join([one.key() for one in laid])
    if key not in rules.grown:
        if len(rules.grown) >= KEPT:
            rules.grown.clear()
        rules.grown[key] = _build(rules, laid)
    return rules.grown[key]


def _layout(rules: Ruleset, laid: list[Laid]) -> Layout | None:
    known = _dungeon(rules)
    found = Layout(known.cards.rooms[laid[0].room])
    for number, one in enumerate(laid[1:], 2):
        room = known.cards.rooms[one.room]
        if not 0 <= one.exit < len(found.exits) or not 0 <= one.entrance < len(room.entrances):
            return None
        if not found.lay(room, one.entrance, found.exits[one.exit], number == known.count):
            return None
    return found


def can_lie(rules: Ruleset, laid: list[Laid]) -> bool:
    """Whether these rooms can be laid one after another."""
    return _layout(rules, laid) is not None


def _build(rules: Ruleset, laid: list[Laid]) -> Ruleset:
    known = _dungeon(rules)
    layout = _layout(rules, laid)
    assert layout is not None, [one.key() for one in laid]
    found = rules.with_map(layout.map())
    found.walls = layout.walls()
    found.is_whole = len(laid) == known.count
    found.exits = [] if found.is_whole else layout.exits
    for number, one in enumerate(laid):
        goal = known.has_goal and number == known.count - 1
        _furnish(found, number, layout.rooms[number], known.cards.monsters[one.monsters], goal)
    for number, hex in enumerate(layout.doors):
        room = layout.rooms[layout.joins[number][0]]
        told = {"at": hex, "rooms": ["before", "behind"], "label": _letter(room, hex)}
        found.doors.append(Door(told, "dungeon", number))
    if laid[0].entrance != NOT_CHOSEN:
        found.start = _start(found, layout.rooms[0], layout.rooms[0].entrances[laid[0].entrance])
    return found


def _letter(room: LaidRoom, hex: Hex) -> str:
    for gate, at in zip(room.card.exits + room.card.entrances, room.exits + room.entrances, strict=True):
        if at == hex:
            return gate.letter
    return ""


def _furnish(rules: Ruleset, number: int, room: LaidRoom, card: MonsterCard, goal: bool) -> None:
    """What the two cards put into a room (GH-C-RDD-05, 06). `goal`: a goal treasure lies on the last spot."""
    content = rules.rooms[number]
    gone = SPOTS if goal else 0
    pieces: list[dict[str, object]] = [
        {"kind": piece.kind, "art": piece.art, "at": room.hexes(piece.hexes)} for piece in room.card.pieces
    ]
    for spot, told in card.overlays:
        if spot != gone:
            pieces.append({**told, "at": [room.spot(spot)]})
    for at, data in enumerate(pieces):
        overlay = Overlay(data, card.path)
        rules.overlays.append(overlay)
        add_overlay(rules, overlay, number * OBSTACLES_OF_A_ROOM + at + 1)
    for spot in card.money:
        if spot != gone:
            content.coins.append(rules.map.cell(room.spot(spot)))
    for spot, reward in card.treasures:
        if spot != gone:
            content.treasures.append((rules.map.cell(room.spot(spot)), reward))
    if goal:
        content.treasures.append((rules.map.cell(room.spot(SPOTS)), GOAL_TREASURE))
    for placed in card.monsters:
        if placed.spot != gone:
            group = rules.group_of(placed.type)
            content.spots.append((rules.map.cell(room.spot(placed.spot)), group, placed.ranks))


def _start(rules: Ruleset, room: LaidRoom, entrance: Hex) -> list[int]:
    """Empty hexes near the entrance; if there are too few, the next ones (GH-C-RDD-07)."""
    content = rules.rooms[0]
    taken = [cell for cell, _, _, _ in content.overlays] + content.coins
    taken += [cell for cell, _ in content.treasures]
    taken += [cell for cell, _, ranks in content.spots if ranks[rules.players] >= 0]
    found: list[int] = []
    seen = [entrance]
    ring = [entrance]
    far = 0
    while ring and (far < NEAR or len(found) < rules.players):
        far += 1
        ring = [hex for at in ring for hex in neighbours(at) if hex in room.floor and hex not in seen]
        ring = list(dict.fromkeys(ring))
        seen += ring
        found += [rules.map.cell(hex) for hex in ring if rules.map.cell(hex) not in taken]
    return found


def _dungeon(rules: Ruleset) -> Dungeon:
    assert rules.scenario is not None
    assert rules.scenario.dungeon is not None
    return rules.scenario.dungeon


# On the table


def begin(table: Table) -> None:
    """Lay the first room; its doors but the exits stay closed."""
    table.dungeon = new_decks(table.rules, table.rng)
    _grow(table, table.dungeon)


def lay_next(table: Table, door: int) -> None:
    """Behind an exit the next room is drawn; the other exit stays closed (GH-C-RDD-08 to 10)."""
    decks = table.dungeon
    if decks is None or door not in table.rules.exits:
        return
    others = [other for other in table.rules.exits if other != door]
    _draw(table, decks, table.rules.exits.index(door))
    _grow(table, decks)
    for other in others:
        table.board.lock_door(other, True)


def _grow(table: Table, decks: DungeonDecks) -> None:
    before = len(table.board.doors)
    table.grow(rules_for(table.rules, decks.laid))
    for door in range(before, len(table.board.doors)):
        if door not in table.rules.exits:
            table.board.lock_door(door, True)


def tell_room(table: Table, room: int) -> None:
    """Its name: the adjective of the one card and the noun of the other (GH-C-RDD-04)."""
    card, monsters = cards_of(table, room)
    penalty = PENALTIES[table.rules.penalties[room]]
    told = {"adjective": monsters.id, "noun": card.id, "penalty": penalty}
    events.tell(table, "room-laid", "GH-C-RDD-04", dict(told), True)


def cards_of(table: Table, room: int) -> tuple[RoomCard, MonsterCard]:
    assert table.dungeon is not None
    cards = _dungeon(table.rules).cards
    laid = table.dungeon.laid[room]
    return cards.rooms[laid.room], cards.monsters[laid.monsters]


def punish(table: Table, room: int, by: int) -> None:
    """The penalty of a room that has just been revealed (GH-C-RDD-12)."""
    penalty = table.rules.penalties[room]
    if penalty == NO_PENALTY:
        return
    card, _ = cards_of(table, room)
    register = register_of(f"{card.id}-{PENALTIES[penalty]}")
    if register in table.rules.plan.registers:
        table.write(table.rules.plan.registers.index(register), 1)
    table.at(PENALTY, by, penalty_number(card.number, penalty))


class DungeonStep(Handler[Table]):
    """What the players choose together before the first round: the entrance, who suffers the first penalty."""

    def run(self, table: Table, part: int, second: int) -> None:
        assert table.dungeon is not None
        if part == ENTRANCE and table.dungeon.laid[0].entrance == NOT_CHOSEN:
            doors = range(len(cards_of(table, 0)[0].entrances))
            table.ask(
                table.arbiter(), "entrance", [codes.CELL + table.rules.map.doors[door] for door in doors]
            )
        elif part == ENTRANCE:
            table.pop()
        elif cards_of(table, 0)[0].names_the_opener(table.rules.penalties[0]):
            heroes = [codes.FIGURE + hero.figure for hero in table.heroes]
            table.ask(table.arbiter(), "sufferer", heroes)
        else:
            table.pop()
            punish(table, 0, NOBODY)

    def answer(self, table: Table, part: int, second: int, code: int) -> None:
        """GH-C-RDD-07, 13."""
        table.pop()
        decks = table.dungeon
        assert decks is not None
        if part == WHO_SUFFERS:
            punish(table, 0, code - codes.FIGURE)
            return
        entrance = table.rules.map.door_at[code - codes.CELL]
        first = decks.laid[0]
        decks.laid = [Laid(first.room, first.monsters, entrance, first.exit)]
        table.rules = rules_for(table.rules, decks.laid)
