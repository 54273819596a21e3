"""A room: enter, lay cards, reveal, replace crystal balls, resolve, discard; then the next room, level or the end."""

from __future__ import annotations

from taverna.games.dungeon_raiders import codes, events, setup
from taverna.games.dungeon_raiders.cards import (
    BALL,
    BALL_BIT,
    FIRST_ITEM,
    KEY,
    NO_CARD,
    POWER_BITS,
    SWORD,
    TORCH,
)
from taverna.games.dungeon_raiders.content import ROOMS_PLAYED, Rulesets
from taverna.games.dungeon_raiders.effects import resolve
from taverna.games.dungeon_raiders.end import end_game, winners
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW, Room
from taverna.games.dungeon_raiders.setup import enter, set_up_level
from taverna.games.dungeon_raiders.state import LAY, NO_SEAT, NOTHING, REPLACE, STEPS, Table
from taverna.kernel import NO_ANSWER, Outcome, Rng, Rules, Setting


class DungeonRaidersRules(Rules[Table]):
    """The agenda: what is asked, and what an answer does."""

    def __init__(self, rulesets: Rulesets) -> None:
        self.rulesets = rulesets

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(self.rulesets.of(options), seats, rng)

    def settings(self, table: Table) -> dict[str, Setting]:
        return dict(table.rules.options)

    def step(self, table: Table) -> None:
        """Ask what is on top of the agenda."""
        if table.agenda[-1][0] == REPLACE:
            ask_replacements(table)
        elif table.rules.tactical:
            seat = next_in_order(table, NO_CARD)
            table.ask(seat, STEPS[LAY], choices(table, seat, table.room().legal))
        else:
            legal = table.rules.rooms[table.pile[table.resolved]].legal
            table.ask_all(STEPS[LAY], [choices(table, seat, legal) for seat in range(table.seats)])

    def answer(self, table: Table, code: int) -> None:
        """Carry out the answer to what the top of the agenda asked."""
        if table.agenda[-1][0] == REPLACE:
            replace(table, code)
        elif table.rules.tactical:
            play(table, code)
        else:
            reveal(table)

    def do_free_action(self, table: Table, seat: int, code: int) -> None:
        """A free look at all dark rooms of the row (DR-4.2, R-7); the torch returns at once (DR-4.4)."""
        shown = [place for place in range(ROOMS_IN_ROW) if table.is_dark(place)] if code == codes.LOOK else []
        if shown:
            table.looked |= 1 << seat
        events.lit(table, seat, shown)
        table.spend(seat, TORCH)
        give_back(table, seat, TORCH, "DR-4.4")

    def free_actions(self, table: Table, seat: int) -> list[int]:
        """A torch can be lit whenever anybody is asked (R-7)."""
        return table.torches(seat) if table.pending and 0 <= seat < table.seats else []

    def outcome(self, table: Table) -> Outcome:
        return Outcome(table.over, table.coins[:], winners(table) if table.over else [])


def choices(table: Table, seat: int, legal: int) -> list[int]:
    """Nobody is ever without a card for the room: power cards are legal everywhere, and one is always left (R-14)."""
    assert table.hands[seat] & POWER_BITS, f"seat {seat} has no power card in room {table.resolved + 1}"
    return table.options(seat, legal)


# Laying cards


def reveal(table: Table) -> None:
    """All have laid a card: all are turned up at the same time (DR-5.3)."""
    table.laid = table.answers
    table.answers = []
    for seat, card in enumerate(table.laid):
        events.revealed(table, seat, card)
        table.spend(seat, card)
    for seat, card in enumerate(table.laid):
        if card in (TORCH, BALL):
            give_back(table, seat, card, "DR-5.6" if card == BALL else "R-31")
    after_the_reveal(table)


def after_the_reveal(table: Table) -> None:
    """Crystal balls are replaced, but not in the Necromancer's room (R-35)."""
    if BALL in table.laid and table.room().escape != BALL:
        table.agenda[-1] = (REPLACE, 0, 0)
    else:
        finish_room(table)


def play(table: Table, card: int) -> None:
    """Face up, one after another from the starting player; a crystal ball passes for the moment (DR-16.2, DR-16.3)."""
    seat = next_in_order(table, NO_CARD)
    events.played(table, seat, card)
    lay_open(table, seat, card)
    if card in (TORCH, BALL):
        give_back(table, seat, card, "DR-16.5" if card == BALL else "R-31")
    if card == BALL and table.room().escape != BALL:
        events.passed(table, seat)
    if NO_CARD not in table.laid:
        after_the_reveal(table)


def lay_open(table: Table, seat: int, card: int) -> None:
    table.spend(seat, card)
    laid = table.laid[:] or [NO_CARD] * table.seats
    laid[seat] = card
    table.laid = laid


def next_in_order(table: Table, card: int) -> int:
    """Clockwise from the starting player, the first before whom this card lies (or none)."""
    if table.laid:
        for seat in table.in_order():
            if table.laid[seat] == card:
                return seat
        return NO_SEAT
    return table.map


# Crystal balls


def ask_replacements(table: Table) -> None:
    """Another legal card, no second ball (R-13): the owners all at once, or in turn by the variant (R-52, DR-16.4)."""
    legal = table.room().legal & ~BALL_BIT
    owners = [seat for seat, card in enumerate(table.laid) if card == BALL]
    if table.rules.tactical or len(owners) == 1:
        seat = next_in_order(table, BALL) if table.rules.tactical else owners[0]
        table.ask(seat, STEPS[REPLACE], choices(table, seat, legal))
    else:
        options = [choices(table, seat, legal) if seat in owners else [] for seat in range(table.seats)]
        table.ask_all(STEPS[REPLACE], options)


def replace(table: Table, code: int) -> None:
    """The new cards are played face up, having seen the others' (DR-5.4); several are shown together (DR-5.5)."""
    if table.rules.tactical:
        put_instead(table, next_in_order(table, BALL), code, "DR-16.4")
    elif table.answers:
        answers = table.answers
        table.answers = []
        for seat, card in enumerate(answers):
            if card != NO_ANSWER:
                put_instead(table, seat, card, "DR-5.5")
    else:
        put_instead(table, table.laid.index(BALL), code, "DR-5.4")
    if BALL not in table.laid:
        finish_room(table)


def put_instead(table: Table, seat: int, card: int, rule: str) -> None:
    events.replaced(table, seat, card, rule)
    lay_open(table, seat, card)
    if card == TORCH:
        give_back(table, seat, card, "R-31")


def give_back(table: Table, seat: int, card: int, rule: str) -> None:
    """A used item returns to the supply."""
    table.supply[card - FIRST_ITEM] += 1
    events.returned(table, seat, card, rule)


# The room is done


def finish_room(table: Table) -> None:
    """Resolve, return keys and swords, discard the room (DR-5.7, DR-5.8, DR-11.2, DR-11.4)."""
    room = table.room()
    resolve(table, room)
    for seat, card in enumerate(table.laid):
        if card >= KEY:
            give_back(table, seat, card, "DR-11.2" if card == SWORD else "DR-11.4")
    if table.rules.tactical:
        pass_map(table, room)
    table.last = table.laid
    table.laid = NOTHING
    table.resolved += 1
    table.agenda[-1] = (LAY, 0, 0)
    if table.resolved % ROOMS_IN_ROW == 0:
        end_level(table)
    else:
        enter(table)


def pass_map(table: Table, room: Room) -> None:
    """The highest final card starts the next room; among several the nearest to the starting player, who is at distance
    0 (DR-16.7, DR-16.8, R-47, R-48)."""
    if table.resolved == ROOMS_PLAYED - 1:
        return
    values = [room.values[card] for card in table.laid]
    highest = max(values)
    tied = values.count(highest) > 1
    for seat in table.in_order():
        if values[seat] == highest:
            if seat == table.map:
                events.map_kept(table, tied)
            else:
                table.map = seat
                events.map_passed(table, seat, tied)
            return


def end_level(table: Table) -> None:
    """Everyone takes the played power cards back (DR-14.2); then the next level, or the end (DR-14.4)."""
    events.level_ended(table)
    for seat in range(table.seats):
        table.hands[seat] |= POWER_BITS
    events.hands_back(table)
    if table.resolved == ROOMS_PLAYED:
        end_game(table)
    else:
        set_up_level(table)
        enter(table)
