"""What the penalties and treasures of a random dungeon do that no other rule does (GH-C-RDD-12, 15)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.revealing import SPAWNING, free_standees, spawn
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD
from taverna.games.gloomhaven.language.vocabulary import ELITE, NORMAL
from taverna.games.gloomhaven.scenario import auras
from taverna.games.gloomhaven.scenario.whom import concerned
from taverna.games.gloomhaven.state.figures import CONSUMED, HERO, MONSTER, READY, SPENT, Figure
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.ruleset import CONSUMED_ITEM, PASSIVE_ITEM, SPENT_ITEM
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

RULE: Final = "GH-C-RDD-12"
CHOSEN: Final = (c.PROMOTE, c.RETURN)
"""Lines that wait for a choice."""


def bless_monsters(table: Table, count: int) -> None:
    """As long as there are blessings in the supply (GH-S-CMP-15)."""
    added = min(count, table.blesses_left())
    for _ in range(added):
        table.monster_deck.add(BLESS_CARD, table.rng)
    if table.telling:
        events.tell(table, "monsters-blessed", RULE, {"number": added})


# Items


def use_up(table: Table, line: Line, subject: int) -> None:
    for figure in reversed(concerned(table, line, subject)):
        if figure.kind != HERO:
            continue
        if line.items == c.SMALL_ITEM:
            table.push(steps.USE_UP, figure.owner)
        else:
            _use_up_all(table, figure.owner, line.items == c.ALL_ITEMS)


def _use_up_all(table: Table, seat: int, consumed: bool) -> None:
    """All items that are spent when used; those that are consumed too, if the penalty says so."""
    hero = table.heroes[seat]
    for place, number in enumerate(hero.items):
        use = table.rules.items[number].use
        if hero.item_states[place] == READY and (use == SPENT_ITEM or (consumed and use == CONSUMED_ITEM)):
            _take(table, seat, place)


def _take(table: Table, seat: int, place: int) -> None:
    hero = table.heroes[seat]
    sheet = table.rules.items[hero.items[place]]
    hero.item_states[place] = SPENT if sheet.use == SPENT_ITEM else CONSUMED
    if table.telling:
        events.tell(table, "item-taken", RULE, {"seat": seat, "item": sheet.name})


class UseUpStep(Handler[Table]):
    """Which small item is consumed."""

    def run(self, table: Table, seat: int, second: int) -> None:
        hero = table.heroes[seat]
        found: list[int] = []
        for place, number in enumerate(hero.items):
            sheet = table.rules.items[number]
            if sheet.slot == "small" and sheet.use != PASSIVE_ITEM and hero.item_states[place] == READY:
                found.append(place)
        if len(found) > 1:
            table.ask(seat, "use-up", [codes.ITEM + place for place in found])
            return
        table.pop()
        if found:
            _take(table, seat, found[0])

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        table.pop()
        _take(table, seat, code - codes.ITEM)


# Monsters that become stronger, or come back


def answer(table: Table, line: Line, code: int) -> None:
    """What players choose for a line that waits for them."""
    table.pop()
    if line.op == c.PROMOTE:
        _make_elite(table, table.figures[code - codes.FIGURE])
    else:
        _bring(table, line, code - codes.CELL)


def promote(table: Table, line: Line, subject: int) -> None:
    """A normal enemy of the room just revealed."""
    room = len(table.board.revealed) - 1
    found = [
        figure
        for figure in table.figures
        if figure.present
        and table.is_foe(figure)
        and figure.sheet.rank == NORMAL
        and table.board.map.room[figure.cell] == room
    ]
    if len(found) > 1:
        table.push(steps.CLAUSE, line.number, subject + 1)
        table.ask(table.arbiter(), "promote", [codes.FIGURE + figure.slot for figure in found])
    elif found:
        _make_elite(table, found[0])


def _make_elite(table: Table, figure: Figure) -> None:
    """It keeps the damage that it has suffered."""
    suffered = figure.max_hp - figure.hp
    figure.sheet = table.rules.groups[figure.group].sheets[ELITE]
    figure.max_hp = figure.sheet.hp
    figure.hp = max(1, figure.max_hp - suffered)
    events.about(table, "promoted", RULE, figure.slot, figure.hp)
    if table.rules.plan.has_stats:
        auras.refresh(table)
    turn_order.number_figures(table)


def bring_back(table: Table, line: Line, subject: int) -> None:
    """Dead monsters of the room before, on their spots; of the first room there is none before it (GH-C-RDD-13)."""
    room = len(table.board.revealed) - 2
    found: list[int] = []
    for cell, group, ranks in table.rules.rooms[room].spots if room >= 0 else []:
        if ranks[table.rules.players] == line.rank and _are_some_dead(table, room, group, line.rank):
            found.append(cell)
    if len(found) > 1:
        table.push(steps.CLAUSE, line.number, subject + 1)
        table.ask(table.arbiter(), "return", [codes.CELL + cell for cell in found])
    elif found:
        _bring(table, line, found[0])


def _are_some_dead(table: Table, room: int, group: int, rank: int) -> bool:
    """Fewer of them are left than the room had; those in the new room are others."""
    players = table.rules.players
    spots = table.rules.rooms[room].spots
    had = [cell for cell, other, ranks in spots if other == group and ranks[players] == rank]
    left = [
        figure
        for figure in table.figures
        if figure.present
        and figure.kind == MONSTER
        and figure.group == group
        and figure.sheet.rank == rank
        and table.board.map.room[figure.cell] != room + 1
    ]
    return len(left) < len(had) and free_standees(table, group) > 0


def _bring(table: Table, line: Line, cell: int) -> None:
    room = table.board.map.room[cell]
    for spot, group, _ in table.rules.rooms[room].spots:
        if spot == cell:
            spawn(table, group, line.rank, cell, SPAWNING)
    if table.round:
        turn_order.draw_for_new(table)
    if table.rules.plan.has_stats:
        auras.refresh(table)
