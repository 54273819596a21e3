"""The decks and the rooms of a random dungeon as data, by the names of their cards."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.scenarios.dungeon import Dungeon, Gate, RoomCard
from taverna.games.gloomhaven.scenario.dungeon import can_lie
from taverna.games.gloomhaven.scenario.laying import NO_EXIT
from taverna.games.gloomhaven.state.dungeon import NOT_CHOSEN, DungeonDecks, Laid
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Fields

NONE: Final = ""


def dump_dungeon(table: Table, decks: DungeonDecks) -> dict[str, object]:
    assert table.rules.scenario is not None
    assert table.rules.scenario.dungeon is not None
    cards = table.rules.scenario.dungeon.cards
    laid: list[dict[str, object]] = []
    before: list[Gate] = []
    for one in decks.laid:
        room = cards.rooms[one.room]
        laid.append(
            {
                "room": room.id,
                "monsters": cards.monsters[one.monsters].id,
                "entrance": _letter(room.entrances, one.entrance),
                "exit": _letter(before, one.exit),
            }
        )
        before = room.exits
    return {
        "rooms": [cards.rooms[number].id for number in decks.rooms],
        "discard": [cards.rooms[number].id for number in decks.discard],
        "monsters": [cards.monsters[number].id for number in decks.monsters],
        "laid": laid,
    }


def _letter(gates: list[Gate], place: int) -> str:
    return gates[place].letter if place >= 0 else NONE


def read_dungeon(fields: Fields, rules: Ruleset, known: Dungeon) -> DungeonDecks:
    """Every card is somewhere, and the rooms can lie as they do."""
    part = Fields(fields.value("dungeon"), f"{fields.path}.dungeon")
    room_ids, monster_ids = known.cards.room_ids(), known.cards.monster_ids()
    decks = DungeonDecks(
        _numbers(part, "rooms", "room card", room_ids),
        _numbers(part, "monsters", "monster card", monster_ids),
    )
    decks.discard = _numbers(part, "discard", "room card", room_ids)
    before: list[Gate] = []
    laid: list[Laid] = []
    for at, row in enumerate(part.items("laid")):
        found = _read_laid(Fields(row, f"{part.path}.laid[{at}]"), known, before)
        laid.append(found)
        before = known.cards.rooms[found.room].exits
    part.done()
    decks.laid = laid
    if not 1 <= len(laid) <= known.count:
        raise part.bad("laid", f"must be 1 to {known.count} rooms")
    if sorted(decks.rooms + decks.discard + [one.room for one in laid]) != sorted(known.rooms):
        raise part.bad(
            "rooms", "must hold, with those discarded and laid, each room card of the scenario once"
        )
    if sorted(decks.monsters + [one.monsters for one in laid]) != sorted(known.monsters):
        raise part.bad("monsters", "must hold, with those laid, each monster card of the scenario once")
    if not can_lie(rules, laid):
        raise part.bad("laid", "these rooms can't be joined")
    return decks


def _read_laid(fields: Fields, known: Dungeon, before: list[Gate]) -> Laid:
    room = known.cards.rooms[_number(fields, "room", "room card", known.cards.room_ids())]
    monsters = _number(fields, "monsters", "monster card", known.cards.monster_ids())
    entrance, exit = fields.text("entrance"), fields.text("exit")
    fields.done()
    if before:
        letters = [gate.letter for gate in before]
        if exit not in letters or exit != entrance:
            raise fields.bad(
                "exit", f"must be an exit of the room before and the entrance of this one: {letters}"
            )
        return Laid(room.number, monsters, room.entrance(entrance), letters.index(exit))
    if exit != NONE:
        raise fields.bad("exit", "the first room has no room before it")
    if entrance == NONE and len(room.entrances) > 1:
        return Laid(room.number, monsters, NOT_CHOSEN, NO_EXIT)
    if room.entrance(entrance) < 0:
        raise unknown(f"{fields.path}.entrance", "entrance", entrance, _letters(room))
    return Laid(room.number, monsters, room.entrance(entrance), NO_EXIT)


def _letters(room: RoomCard) -> list[str]:
    return [gate.letter for gate in room.entrances]


def _number(fields: Fields, name: str, kind: str, known: list[str]) -> int:
    found = fields.text(name)
    if found not in known:
        raise unknown(f"{fields.path}.{name}", kind, found, known)
    return known.index(found)


def _numbers(fields: Fields, name: str, kind: str, known: list[str]) -> list[int]:
    found: list[int] = []
    for at, id in enumerate(fields.texts(name)):
        if id not in known:
            raise unknown(f"{fields.path}.{name}[{at}]", kind, id, known)
        found.append(known.index(id))
    return found
