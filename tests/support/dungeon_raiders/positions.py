"""Positions in the notation of the rules: `table(monster(18, wounds=3), hands=["5", "4 key"])`; A is seat 0, B seat 1.

Rooms have the tests' own numbers (R-37); only what the rulebook itself prints is taken from the content.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files

from taverna.games.dungeon_raiders import GAME, cards, codes, content, schema
from taverna.games.dungeon_raiders.content import Box, Rulesets
from taverna.games.dungeon_raiders.saving import DungeonRaidersSaving, hand_names
from taverna.games.dungeon_raiders.schema import BOSS, Room
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import Event, Fields, IllegalChoice, Rng

A, B, C, D, E = range(5)
ALL = "1 2 3 4 5"
ITEM_NAMES = {"ball": "crystal-ball"}


# Rooms of one's own


def monster(strength: int, wounds: int = 1) -> Room:
    return _room(kind="monster", strength=[strength] * 3, wounds=wounds)


def treasure(*chests: int) -> Room:
    return _room(kind="treasure", chests=list(chests))


def vault(*benefits: str) -> Room:
    """What the power cards 1 to 5 give."""
    return _room(kind="vault", benefits=list(benefits))


def trap(target: str, *by_highest: int) -> Room:
    return _room(kind="trap", target=target, by_highest=list(by_highest), rule="DR-9.1")


def _room(**fields: object) -> Room:
    (room,), _ = schema.read_room(Fields({"face": "own", **fields}, "own"))
    return room


def printed(id: str) -> Room:
    """A card of the content, where the rulebook itself gives its numbers."""
    return content.BOX.rooms[content.BOX.numbers[id]]


def boss(id: str, strength: int = 0, **changes: object) -> Room:
    """A boss of the content with a strength, or wounds, of one's own."""
    row = next(row for row in rows("bosses.toml", "boss") if row["id"] == id)
    own = {"strength": [strength] * 3} if strength else {}
    certain: dict[str, object] = {"doubt": {}, "proposed": [], "single_source": []}
    changed, _ = schema.read_boss(Fields({**row, **own, **changes, **certain}, id))
    return changed


def rows(file: str, kind: str) -> list[dict[str, object]]:
    """The entries of a content file as they are written."""
    text = files("taverna.games.dungeon_raiders").joinpath("content", file).read_text("utf-8")
    found = tomllib.loads(text)[kind]
    assert isinstance(found, list)
    return found


# Positions


def read(text: str) -> list[str]:
    """`1 5 key` -> ["power-1", "power-5", "key"]."""
    return [f"power-{word}" if word.isdecimal() else ITEM_NAMES.get(word, word) for word in text.split()]


def table(
    *row: Room,
    seats: int = 3,
    hands: Sequence[str] = (),
    tactical: bool = False,
    level: int = 0,
    place: int = 0,
    dark: Sequence[int] = (),
    **more: object,
) -> Table:
    """A position in the first of these rooms, or in the boss room; the others lie to its right, up unless in `dark`.

    Hands that are left out hold 1 to 5 and no item.
    """
    for number, room in enumerate(row, 1):
        room.id = f"own-{number}" if room.face == "own" else room.id
    last = row[0].kind == BOSS
    level, place = (5, 5) if last else (level or 1, place or 1)
    others = [room for room in content.BOX.rooms[: content.BOX.first_boss] if room not in row]
    ordinary = [*others[: 30 - (0 if last else len(row))], *([] if last else row)]
    box = Box(
        "own",
        ordinary,
        [row[0]] if last else content.BOX.rooms[content.BOX.first_boss :],
        content.BOX.levels,
        content.BOX.characters,
        content.BOX.copies,
    )
    ids = [room.id for room in others[: place - 1]] + [room.id for room in row]
    given = [read(hand) for hand in hands] + [read(ALL)] * (seats - len(hands))
    data: dict[str, object] = {
        "level": level,
        "place": place,
        "row": ids,
        "dark": list(dark),
        "hands": given,
        **more,
    }
    return _load(data, box, tactical, seats)


def _load(data: dict[str, object], box: Box, tactical: bool, seats: int) -> Table:
    fields = Fields({"coins": [5] * seats, "wounds": [2] * seats, **data}, "position")
    saving = DungeonRaidersSaving(Rulesets([box]))
    state = saving.load_table(fields, seats, Rng(1), {"tactical": tactical, "cards": box.id})
    fields.done()
    saving.check_agenda(state)
    GAME.rules.run(state)
    return state


def over(coins: Sequence[int], wounds: Sequence[int], petrified: Sequence[int] = ()) -> Table:
    """A game that has just ended so."""
    return GAME.load(
        {
            "seats": len(coins),
            "level": 5,
            "place": 6,
            "coins": list(coins),
            "wounds": list(wounds),
            "petrified": list(petrified),
        }
    )


# What players do


def code(card: str) -> int:
    return cards.parse(read(card)[0], "card")


def lay(state: Table, *played: str) -> None:
    """Everyone lays a card, seat by seat; all are then turned up."""
    for seat, card in enumerate(played):
        GAME.apply(state, seat, code(card))


def commit(state: Table, seat: int, card: str) -> None:
    GAME.apply(state, seat, code(card))


def play(state: Table, *played: str) -> None:
    """One card after another, by whoever is asked (tactical variant, single crystal ball)."""
    for card in played:
        (decision,) = state.pending
        GAME.apply(state, decision.seat, code(card))


def light(state: Table, seat: int) -> None:
    """Announce a torch, whether or not it shows something new."""
    (code,) = GAME.rules.free_actions(state, seat)
    GAME.apply(state, seat, code)


# What is then seen


def hand(state: Table, seat: int) -> str:
    """`1 5 key`."""
    names = hand_names(state, seat)
    return " ".join(name.removeprefix("power-").replace("crystal-ball", "ball") for name in names)


def supply(state: Table, item: str) -> int:
    return state.supply[cards.item_number(ITEM_NAMES.get(item, item), "item")]


def offered(state: Table, seat: int) -> list[str]:
    """The cards that a seat may lay now; `look` for a torch."""
    decision = next(decision for decision in state.pending if decision.seat == seat)
    words = [*(str(value) for value in range(1, 6)), "torch", "ball", "key", "sword", "look", "look-in-vain"]
    return [words[code] for code in decision.options]


def asked(state: Table) -> list[int]:
    return [decision.seat for decision in state.pending]


def kind(state: Table) -> str:
    return state.pending[0].kind if state.pending else "over"


def refused(state: Table, seat: int, card: int | str) -> str:
    """The rule that forbids the choice. The attempt must change nothing."""
    before, pending, events = GAME.dump(state), state.pending, list(state.events)
    wanted = code(card) if isinstance(card, str) else card
    try:
        GAME.apply(state, seat, wanted)
    except IllegalChoice as refusal:
        assert (GAME.dump(state), state.pending, state.events) == (before, pending, events)
        return refusal.rule
    raise AssertionError(f"{card} was allowed: {before}")


def told(state: Table, kind: str) -> list[Event]:
    """The events of that kind since the last look."""
    return [event for event in state.events if event.kind == kind]


def rules_told(state: Table) -> list[str]:
    return [event.rule for event in state.events]


def view(state: Table, seat: int | None) -> dict[str, object]:
    return GAME.view(state, seat)


def shown_row(state: Table, seat: int | None) -> list[str]:
    """The faces of the row as the seat sees them; `?` for those it can't see."""
    row = view(state, seat)["row"]
    assert isinstance(row, list)
    return [place["room"]["face"] if place["room"] else "?" for place in row]


# Chance


def random_game(seats: int, seed: int, tactical: bool = False) -> Iterator[Table]:
    """A game of random choices: the table before each of them, and at the end."""
    state, rng = GAME.setup(seats, seed, {"tactical": tactical}), Rng(seed)
    while state.pending:
        yield state
        decision = state.pending[rng.below(len(state.pending))]
        GAME.apply(state, decision.seat, decision.options[rng.below(len(decision.options))])
    yield state


def finished(seats: int, seed: int, tactical: bool = False) -> Table:
    """The end of such a game, with all that was told since its start."""
    *_, state = random_game(seats, seed, tactical)
    return state


LOOK, LOOK_IN_VAIN = codes.LOOK, codes.LOOK_IN_VAIN
