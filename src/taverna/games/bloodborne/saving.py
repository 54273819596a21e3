"""A table as data that a person can read and write, and back.

What is left out takes its default. Every component must lie somewhere; `"rest": "box"` says that what is not named is
out of the way: monsters in the box, upgrades under the upgrade deck, starting cards out of the game.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne.cards import NO_CARD, NO_MONSTER, TROPHY_COUNT
from taverna.games.bloodborne.content import CardSet, Rulesets
from taverna.games.bloodborne.saving_checks import check_hunters, check_over, check_steps, fewest_deaths
from taverna.games.bloodborne.state import PICK, Table
from taverna.kernel import Fields, Rng, Saving, Setting
from taverna.kernel.errors import suggestion
from taverna.kernel.fields import bad

BOX: Final = "box"


class BloodborneSaving(Saving[Table]):
    """The table by the ids of cards and monsters."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets

    def dump_table(self, table: Table) -> dict[str, object]:
        seats = range(table.seats)
        tracks = table.tracks
        return {
            "round": table.round,
            "first": table.first,
            "final_boss": _monster_id(table, table.final_boss),
            "monster": None if table.monster == NO_MONSTER else _monster_id(table, table.monster),
            "blood": table.blood,
            "entered": table.entered,
            "deck": [_monster_id(table, number) for number in table.deck[::-1]],
            "inserted": table.inserted,
            "box": [_monster_id(table, number) for number in table.box],
            "met": [_monster_id(table, number) for number in table.met],
            "upgrades": _ids(table, table.upgrades[::-1]),
            "row": _ids(table, table.row),
            "removed": _ids(table, table.removed),
            "hp": table.hp[:],
            "collected": table.collected[:],
            "banked": table.banked[:],
            "tracks": [tracks[seat * TROPHY_COUNT : seat * TROPHY_COUNT + TROPHY_COUNT] for seat in seats],
            "hands": [_ids(table, hand) for hand in table.hands],
            "used": [_ids(table, pile) for pile in table.used],
            "played": [_card_id(table, kind) for kind in table.played],
            "weapons": [_card_id(table, kind) for kind in table.weapons],
            "deaths": table.deaths[:],
            "gone": _seats_of(table, table.gone),
            "dealt": table.dealt[:],
            "wounds": table.wounds[:],
            "dreamt": _seats_of(table, table.dreamt),
            "fired": _seats_of(table, table.fired),
            "cancelled": _seats_of(table, table.cancelled),
            "doomed": _seats_of(table, table.doomed),
            "rewarded": _seats_of(table, table.rewarded),
            "roll": table.roll[:],
        }

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        table = Table(self.rulesets.of(options), seats, rng)
        table.round = fields.integer("round", 0, 1 << 20, 1)
        table.first = fields.integer("first", 0, seats - 1, 0)
        fill = fields.text("rest", "")
        if fill not in ("", BOX):
            raise fields.bad("rest", f"must be {BOX!r}, not {fill!r}")
        _load_dungeon(fields, table, fill == BOX)
        _load_hunters(fields, table)
        _load_cards(fields, table, fill == BOX)
        _load_round(fields, table)
        check_hunters(fields, table)
        table.agenda = [(PICK, 0, 0)]
        return table

    def check_agenda(self, table: Table) -> None:
        """An agenda read from data must fit the table it came with."""
        if table.agenda:
            check_steps(table)
        else:
            check_over(table)


def _monster_id(table: Table, number: int) -> str:
    return table.rules.monsters[number].id


def _card_id(table: Table, kind: int) -> str | None:
    return None if kind == NO_CARD else table.rules.kinds[kind].id


def _ids(table: Table, kinds: list[int]) -> list[str]:
    return [table.rules.kinds[kind].id for kind in kinds]


def _seats_of(table: Table, mask: int) -> list[int]:
    return [seat for seat in range(table.seats) if mask >> seat & 1]


# The dungeon


def _load_dungeon(fields: Fields, table: Table, fill: bool) -> None:
    content = table.rules.set
    default = content.monsters[table.rules.agreed_boss].id or content.monsters[content.final_bosses[0]].id
    table.final_boss = _monster(fields, content, "final_boss", fields.text("final_boss", default))
    if table.final_boss not in content.final_bosses or table.rules.agreed_boss not in (
        NO_MONSTER,
        table.final_boss,
    ):
        raise fields.bad("final_boss", "is not a final boss, or not the one that the options agree on")
    current = fields.value("monster")
    if current is not None:
        table.monster = _monster(fields, content, "monster", str(current))
    players, boss = table.more_blood()
    full = 0 if current is None else table.rules.monsters[table.monster].hp + players + boss
    table.blood = fields.integer("blood", 0, 999, full)
    table.entered = fields.integer("entered", table.blood, 999, max(full, table.blood))
    table.deck = _monsters(fields, content, "deck")[::-1]
    table.box = _monsters(fields, content, "box")
    table.met = _monsters(fields, content, "met")
    table.inserted = fields.integer("inserted", 0, len(table.deck), 0)
    _check_dungeon(fields, table, fill)


def _check_dungeon(fields: Fields, table: Table, fill: bool) -> None:
    """Every monster and boss is in one place; a final boss only in play, or met when all is over."""
    content = table.rules.set
    left = content.normal + content.bosses
    final = [table.final_boss]
    piles = [("deck", table.deck), ("box", table.box), ("met", table.met)]
    if table.monster != NO_MONSTER:
        piles.append(("monster", [table.monster]))
    for name, pile in piles:
        for number in pile:
            home = final if number in final and name in ("met", "monster") else left
            if number not in home:
                raise fields.bad(
                    name, f"{_monster_id(table, number)} is not in this game, or lies in two places"
                )
            home.remove(number)
    if not fill and left:
        raise bad(
            fields.path, f"{_monster_id(table, left[0])} lies nowhere; 'rest' can say where such cards are"
        )
    table.box += left
    if table.deck and table.monster == table.final_boss:
        raise fields.bad("deck", "the final boss comes only after the last card of it (BB-8.3)")
    if any(number not in content.normal for number in table.deck[len(table.deck) - table.inserted :]):
        raise fields.bad("inserted", "only normal monsters are put on top of the deck (BB-R.56)")


def _monster(fields: Fields, content: CardSet, name: str, id: str) -> int:
    number = content.monster(id)
    if number == NO_MONSTER:
        known = suggestion(id, [monster.id for monster in content.monsters if monster.id])
        raise fields.bad(name, f"there is no monster {id!r}{known}")
    return number


def _monsters(fields: Fields, content: CardSet, name: str) -> list[int]:
    return [_monster(fields, content, name, id) for id in fields.texts(name, [])]


# The hunters


def _load_hunters(fields: Fields, table: Table) -> None:
    seats, most = table.seats, table.max_hp()
    table.gone = _mask(fields, "gone", seats)
    living = [0 if table.gone >> seat & 1 else most for seat in range(seats)]
    table.hp = _by_seat(fields, "hp", most, living)
    table.collected = _by_seat(fields, "collected", 9999, [0] * seats)
    table.banked = _by_seat(fields, "banked", 9999, [0] * seats)
    table.deaths = _by_seat(fields, "deaths", 9999, [fewest_deaths(table, seat) for seat in range(seats)])
    table.alive = sum([1 << seat for seat in range(seats) if table.hp[seat] > 0])
    rows = fields.items("tracks", [[0] * TROPHY_COUNT] * seats)
    if len(rows) != seats:
        raise fields.bad("tracks", f"must hold an entry for each of the {seats} seats")
    for seat, row in enumerate(rows):
        inner = Fields({"places": row}, f"{fields.path}.tracks[{seat}]")
        places = inner.integers("places", 0, table.rules.last_space)
        if len(places) != TROPHY_COUNT:
            raise fields.bad("tracks", f"seat {seat} needs a place on each of the {TROPHY_COUNT} tracks")
        table.tracks += places


def _by_seat(fields: Fields, name: str, high: int, default: list[int]) -> list[int]:
    values = fields.integers(name, 0, high, default)
    if len(values) != len(default):
        raise fields.bad(name, f"must hold a number for each of the {len(default)} seats")
    return values


def _mask(fields: Fields, name: str, seats: int) -> int:
    mask = 0
    for seat in fields.integers(name, 0, seats - 1, []):
        mask |= 1 << seat
    return mask


# The action cards


def _load_cards(fields: Fields, table: Table, fill: bool) -> None:
    content, seats = table.rules.set, table.seats
    table.upgrades = _kinds(fields, content, "upgrades", fields.items("upgrades", []))[::-1]
    table.row = _kinds(fields, content, "row", fields.items("row", []))
    table.removed = _kinds(fields, content, "removed", fields.items("removed", []))
    nothing: list[object] = [None] * seats
    empty: list[object] = [[] for _ in range(seats)]
    table.played = _one_by_seat(fields, content, "played", fields.items("played", nothing), seats)
    table.weapons = _one_by_seat(fields, content, "weapons", fields.items("weapons", nothing), seats)
    table.used = _piles(fields, content, "used", fields.items("used", empty), seats)
    if fields.has("hands"):
        table.hands = _piles(fields, content, "hands", fields.items("hands"), seats)
    else:
        table.hands = [
            []
            if table.gone >> seat & 1
            else [kind for kind in content.starting if kind not in table.used[seat] + table.in_play(seat)]
            for seat in range(seats)
        ]
        fields.value("hands")
    _check_cards(fields, table, fill)


def _check_cards(fields: Fields, table: Table, fill: bool) -> None:
    """Every action card is in one place (BB-INV.2)."""
    content = table.rules.set
    left = content.upgrades + content.starting * table.seats
    for name, pile in _zones(table):
        for kind in pile:
            if kind not in left:
                raise fields.bad(name, f"{content.kinds[kind].id} is named more often than the game has it")
            left.remove(kind)
    if not fill and left:
        raise bad(
            fields.path, f"{content.kinds[left[0]].id} lies nowhere; 'rest' can say where such cards are"
        )
    starting = [kind for kind in left if kind in content.starting]
    table.upgrades = [kind for kind in left if kind not in content.starting] + table.upgrades
    table.removed += starting


def _zones(table: Table) -> list[tuple[str, list[int]]]:
    zones = [("upgrades", table.upgrades), ("row", table.row), ("removed", table.removed)]
    for seat in range(table.seats):
        zones.append((f"hands[{seat}]", table.hands[seat]))
        zones.append((f"used[{seat}]", table.used[seat]))
        zones.append((f"played[{seat}]", table.in_play(seat)))
    return zones


def _kinds(fields: Fields, content: CardSet, name: str, items: list[object]) -> list[int]:
    found: list[int] = []
    for item in items:
        kind = content.kind(item) if isinstance(item, str) else NO_CARD
        if kind == NO_CARD:
            known = suggestion(str(item), [card.id for card in content.kinds if card.id])
            raise fields.bad(name, f"there is no action card {item!r}{known}")
        found.append(kind)
    return found


def _piles(fields: Fields, content: CardSet, name: str, rows: list[object], seats: int) -> list[list[int]]:
    if len(rows) != seats:
        raise fields.bad(name, f"must hold a list of cards for each of the {seats} seats")
    piles: list[list[int]] = []
    for seat, row in enumerate(rows):
        path = f"{name}[{seat}]"
        piles.append(sorted(_kinds(fields, content, path, Fields({"cards": row}, path).items("cards"))))
    return piles


def _one_by_seat(fields: Fields, content: CardSet, name: str, items: list[object], seats: int) -> list[int]:
    if len(items) != seats:
        raise fields.bad(name, f"must hold a card or null for each of the {seats} seats")
    return [NO_CARD if item is None else _kinds(fields, content, name, [item])[0] for item in items]


# The round


def _load_round(fields: Fields, table: Table) -> None:
    seats = table.seats
    table.dealt = _by_seat(fields, "dealt", 999, [0] * seats)
    table.wounds = _by_seat(fields, "wounds", 9999, [0] * seats)
    dreams = [seat for seat in range(seats) if table.played[seat] == table.rules.dream]
    if not fields.has("dreamt"):
        table.dreamt = sum([1 << seat for seat in dreams])
    else:
        table.dreamt = _mask(fields, "dreamt", seats)
    fields.value("dreamt")
    table.fired = _mask(fields, "fired", seats)
    table.cancelled = _mask(fields, "cancelled", seats)
    table.doomed = _mask(fields, "doomed", seats)
    table.rewarded = _mask(fields, "rewarded", seats)
    table.roll = fields.integers("roll", 0, 1 << 20, [])
    _check_roll(fields, table)


def _check_roll(fields: Fields, table: Table) -> None:
    """Die, round, then the faces; only the last one lacks a + (BB-INV.7)."""
    if not table.roll:
        return
    dice, faces = table.rules.dice, table.roll[2:]
    if len(table.roll) < 3 or table.roll[0] >= len(dice) or max(faces) > 5:
        raise fields.bad("roll", "must be empty, or a die, a round and faces from 0 to 5")
    again = [dice[table.roll[0]].combos[face] for face in faces]
    if again != [True] * (len(faces) - 1) + [False]:
        raise fields.bad("roll", "every face but the last must have a +")
