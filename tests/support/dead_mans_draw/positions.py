"""Positions in the notation of the rules: `table(play="Mermaid 6, Cannon 3", banks=["Key 6", ""])`.

Seat 0 is Denise, seat 1 Clara. The draw pile is written top card first; cards not named lie under it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from taverna.games.dead_mans_draw import GAME, cards, codes
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import Event, IllegalChoice, Rng

DENISE, CLARA = 0, 1
EDGARD, FABIO = 2, 3


def read(text: str) -> list[str]:
    """`Sword 6, 3 | Key 4` -> ["sword-6", "sword-3", "key-4"]."""
    found: list[str] = []
    for stack in text.split("|"):
        suit = ""
        for word in stack.split(","):
            *named, value = word.split() or [""]
            suit = named[0].lower() if named else suit
            if value:
                found.append(f"{suit}-{value}")
    return found


def write(names: Sequence[str]) -> str:
    """The other way: ["key-6", "map-5"] -> `Key 6, Map 5`."""
    return ", ".join(name.replace("-", " ", 1).capitalize() for name in names)


def lowest(taken: set[str], mermaid_effect: bool = False) -> list[str]:
    """D0, the starting discard pile, without the cards that the position has elsewhere."""
    mermaid = 2 if mermaid_effect else 4
    pile = [f"{suit}-{mermaid if suit == 'mermaid' else 2}" for suit in cards.SUITS]
    return [name for name in pile if name not in taken]


def table(
    play: str = "",
    draw: str = "",
    discard: str | None = None,
    banks: Sequence[str] = (),
    pirates: Sequence[str | None] = (),
    seats: int = 2,
    active: int = DENISE,
    rest: str = "draw",
    protected: str = "",
    options: dict[str, object] | None = None,
    **more: object,
) -> Table:
    """A position in which `active` has drawn what is in the play area, earlier effects already carried out."""
    held = [read(bank) for bank in banks]
    taken = {name for names in [read(play), read(draw), *held] for name in names}
    mermaid_effect = bool((options or {}).get("mermaid_effect"))
    return GAME.load(
        {
            "seats": seats,
            "active": active,
            "options": options or {},
            "play": read(play),
            "draw": read(draw),
            "discard": lowest(taken, mermaid_effect) if discard is None else read(discard),
            "banks": held,
            "pirates": list(pirates),
            **({"protected": read(protected)} if protected else {}),
            "rest": rest,
            **more,
        }
    )


# What a player does


def draw(table: Table, times: int = 1) -> None:
    for _ in range(times):
        GAME.apply(table, table.active, codes.DRAW)


def bank(table: Table) -> None:
    GAME.apply(table, table.active, codes.BANK)


def choose(table: Table, wanted: str) -> None:
    """Choose the option that reads so: a card, a seat number, a pirate."""
    decision = table.pending[0]
    for code in decision.options:
        if reads(table, code) == wanted:
            GAME.apply(table, decision.seat, code)
            return
    raise AssertionError(f"{wanted!r} is not among {offered(table)}")


def reads(table: Table, code: int) -> str:
    args = GAME.describe(table, code).args
    if "card" in args:
        return write([str(args["card"])])
    return str(args.get("other", args.get("pirate", GAME.describe(table, code).key)))


# What is then seen


def kind(table: Table) -> str:
    return table.pending[0].kind if table.pending else "over"


def offered(table: Table) -> list[str]:
    """The options of the open decision: cards like `Key 6`, or `draw` and `bank`."""
    return [reads(table, code) for code in table.pending[0].options]


def in_play(table: Table) -> str:
    return write(cards.names(table.play))


def in_bank(table: Table, seat: int) -> set[str]:
    return set(cards.names(table.bank_cards(seat)))


def in_discard(table: Table) -> set[str]:
    return set(cards.names(table.discard))


def shielded(table: Table) -> set[str]:
    return set(cards.names(table.protected))


def loot(text: str) -> set[str]:
    return set(read(text))


def told(table: Table) -> list[tuple[str, str]]:
    """The events since the last look: (kind, rule)."""
    return [(event.kind, event.rule) for event in table.drain()]


def known(table: Table, seat: int | None = None) -> str:
    """The draw-pile cards that the seat (None: a spectator) has been shown, next one first."""
    return write(texts(GAME.view(table, seat)["known"]))


def texts(value: object) -> list[str]:
    """A list of a view or an event, as texts."""
    assert isinstance(value, list)
    return [str(item) for item in value]


def on_top(table: Table) -> str:
    """The next card of the draw pile, whether anyone knows it or not."""
    return write(cards.names(table.draw[-1:]))


def happened(table: Table, kind: str) -> Event:
    """The one event of that kind since the last look."""
    found = [event for event in table.events if event.kind == kind]
    assert len(found) == 1, f"{len(found)} times {kind!r} among {table.events}"
    return found[0]


# Choices that are not on offer


def stack_code(table: Table, owner: int, suit: str) -> int:
    """The code of `owner`'s stack of that suit, as the active player names it."""
    return codes.stack((owner - table.active) % table.seats, cards.SUITS.index(suit.lower()))


def card_code(text: str) -> int:
    return codes.card(cards.parse(read(text)[0], "card"))


def refused(table: Table, code: int) -> str:
    """The rule that forbids the choice. The attempt must change nothing."""
    before, pending, events = GAME.dump(table), table.pending, list(table.events)
    try:
        GAME.apply(table, pending[0].seat, code)
    except IllegalChoice as refusal:
        assert (GAME.dump(table), table.pending, table.events) == (before, pending, events)
        return refusal.rule
    raise AssertionError(f"{code} was allowed: {before}")


# Chance


def streams(count: int) -> list[object]:
    """Different chance, for `table(rng=...)`."""
    return [Rng(number).dump() for number in range(count)]


def random_game(seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Table]:
    """A game of random choices: the table before each of them, and at the end."""
    position, rng = GAME.setup(seats, seed, options), Rng(seed)
    while position.pending:
        yield position
        decision = position.pending[0]
        GAME.apply(position, decision.seat, decision.options[rng.below(len(decision.options))])
    yield position
