"""Summons of heroes and of monsters (GH-S-SUM, GH-S-MON-14, 15)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.effects import for_allies, lasting
from taverna.games.gloomhaven.effects.revealing import SUMMONING, free_standees, spawn
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language.abilities import Ability, Unit
from taverna.games.gloomhaven.language.cards import SummonSheet
from taverna.games.gloomhaven.language.vocabulary import PERSISTENT
from taverna.games.gloomhaven.state.figures import MONSTER, NO_CARD, SUMMONED, Figure, Sheet
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.sheets import summon_sheet
from taverna.games.gloomhaven.state.table import SUMMONED_BY_HEROES, Table


def sheet_of(table: Table, seat: int, known: SummonSheet) -> Sheet:
    """The sheet of a summon; made once for a game."""
    key = f"{table.rules.classes[seat].slug}/{known.key}"
    found = table.rules.summon_sheets.get(key)
    if found is None:
        found = summon_sheet(known, table.heroes[seat].level)
        table.rules.summon_sheets[key] = found
    return found


def summon_hero_unit(table: Table, act: Act, ability: Ability, cell: int) -> None:
    """GH-S-SUM-01 to 03. It leaves with its card."""
    figure = _add(table, table.figures[act.actor].owner, ability.summon, act.card, cell)
    figure.acted = True
    events.between(table, "summoned", "GH-S-SUM-01", act.actor, figure.slot, cell)


def add_companion(table: Table, seat: int, cell: int) -> None:
    """No card keeps it on the map; it acts from the first round on."""
    figure = _add(table, seat, table.rules.classes[seat].companion, NO_CARD, cell)
    events.placed(table, figure)


def _add(table: Table, seat: int, key: str, card: int, cell: int) -> Figure:
    known = table.rules.summon(seat, key)
    assert known is not None, key
    figure = Figure(0, SUMMONED, table.hero_figure(seat).side, sheet_of(table, seat, known))
    figure.owner = seat
    figure.card = card
    table.counts[SUMMONED_BY_HEROES] += 1
    figure.number = table.counts[SUMMONED_BY_HEROES]
    table.add(figure)
    table.put(figure, cell)
    number_figures(table)
    if table.lasting:
        for_allies.join(table, figure)
    for ability in figure.sheet.aura:
        lasting.begin(table, figure, ability, PERSISTENT, seat, card)
    return figure


def monsters_to_summon(table: Table, act: Act, ability: Ability) -> int:
    """How many stand in the list; no more than are done when no standee is left for any of them (GH-S-MON-14)."""
    units = [unit for unit in ability.units if unit.ranks[table.rules.players] >= 0]
    groups = [_summoned(table, act, unit)[0] for unit in units]
    if not any(group >= 0 and free_standees(table, group) for group in groups):
        return act.at
    return sum([unit.count for unit in units])


def summon_monsters(table: Table, act: Act, ability: Ability, cell: int) -> None:
    """The next unit of the list."""
    wanted = act.at
    for unit in ability.units:
        rank = unit.ranks[table.rules.players]
        if rank < 0:
            continue
        if wanted < unit.count:
            group, rank = _summoned(table, act, unit)
            if group >= 0:
                spawn(
                    table, group, rank, cell, SUMMONING, table.figures[act.actor].hp if unit.copies_hp else 0
                )
                number_figures(table)
            return
        wanted -= unit.count


def _summoned(table: Table, act: Act, unit: Unit) -> tuple[int, int]:
    """Group and rank: what the card names, or what the scenario puts in its place."""
    summoner = table.figures[act.actor]
    if summoner.kind == MONSTER:
        for usual, group, rank in table.rules.groups[summoner.group].summons:
            if usual == unit.monster:
                return group, rank
    return table.rules.group_of(unit.monster), unit.ranks[table.rules.players]
