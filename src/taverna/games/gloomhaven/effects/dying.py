"""The end of a figure: monsters leave money, summons just leave, heroes are exhausted (GH-S-ATK-17, 18, GH-S-EXH)."""

from __future__ import annotations

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.board import MONEY, OBSTACLE
from taverna.games.gloomhaven.effects.lasting import end_card, remove_figure
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.moments import EXHAUSTED, KILLED
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import ELITE, ON_DEATH, ON_ENEMY_DIES, STUN
from taverna.games.gloomhaven.state.figures import HERO, MONSTER, NOBODY, OBJECT, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK, Act
from taverna.games.gloomhaven.state.table import FIRST_KILL_BY, KILLS, Table


def fall(table: Table, figure: Figure, by: int, credit: int, source: int) -> None:
    """The figure has no hit points left."""
    if figure.kind == HERO:
        events.about(table, "fell", "GH-S-EXH-01", figure.slot)
        exhaust(table, figure.owner, "GH-S-EXH-01")
        return
    if source == BY_ATTACK and figure.hp >= figure.max_hp and credit != NOBODY:
        table.heroes[credit].clean_kills += 1  # killed outright
    last_words = _on_death(table, figure)
    if last_words and figure.cell >= 0:
        table.push(steps.DEATH, figure.slot, credit + 1)
        act = Act(figure.slot, NOBODY, last_words)
        table.acts.append(act)
        table.push(steps.ACT)
        return
    bury(table, figure, credit)


def _on_death(table: Table, figure: Figure) -> list[int]:
    found = [ability.number for ability in figure.sheet.on_death]
    for effect in table.lasting:
        ability = ABILITIES[effect.ability]
        if effect.owner == figure.slot and ability.op == ON_DEATH:
            found += [part.number for part in ability.perform]
    return found


def run_death(table: Table, slot: int, credit: int) -> None:
    table.pop()
    bury(table, table.figures[slot], credit)


def bury(table: Table, figure: Figure, credit: int) -> None:
    cell = figure.cell
    if cell < 0:
        return
    if table.acts:
        act = table.acts[-1]
        act.killed_at = cell
    remove_figure(table, figure)
    if table.telling:
        events.tell(
            table,
            "killed",
            "GH-S-ATK-17",
            {"figure": events.name_of(figure), "slot": figure.slot, "cell": cell, "credit": credit},
        )
    if figure.kind == MONSTER:
        if not figure.spawned:
            drop_money(table, cell)
        if table.is_foe(figure):
            _count(table, figure, credit)
            if credit != NOBODY:
                _celebrate(table, credit)
    elif figure.kind == OBJECT:
        for part in table.rules.plan.bodies.get(cell, [cell]):
            table.board.clear(part, OBSTACLE)
            table.obstacles[part] = 0
    table.at(KILLED, figure.slot, cell)
    table.check()


def _celebrate(table: Table, seat: int) -> None:
    """Items that do something when their wearer kills in its own turn."""
    hero = table.heroes[seat]
    if not hero.items or table.turn != hero.figure or table.figures[hero.figure].conditions & STUN:
        return
    for number in hero.items:
        for passive in table.rules.items[number].passives:
            if passive.on == ON_ENEMY_DIES:
                start_list(table, hero.figure, [part.number for part in passive.perform])


def drop_money(table: Table, cell: int) -> None:
    """GH-S-ATK-18, 19."""
    table.coins[cell] += 1
    table.board.put(cell, MONEY)
    if table.telling:
        hex = events.hex_name(table, cell)
        events.tell(table, "dropped", "GH-S-ATK-18", {"cell": cell, "hex": hex})


def _count(table: Table, figure: Figure, credit: int) -> None:
    table.counts[KILLS] += 1
    if credit == NOBODY:
        return
    hero = table.heroes[credit]
    hero.kills += 1
    if figure.sheet.rank == ELITE:
        hero.elite_kills += 1
    if not table.counts[FIRST_KILL_BY]:
        table.counts[FIRST_KILL_BY] = credit + 1


def exhaust(table: Table, seat: int, rule: str) -> None:
    """All cards are lost, figure and summons leave the map (GH-S-EXH-02)."""
    hero = table.heroes[seat]
    if hero.exhausted:
        # Permanent death: it had stayed on the map without cards (GH-S-VAR-02, 03).
        if table.hero_figure(seat).hp <= 0:
            remove_figure(table, table.hero_figure(seat))
        return
    hero.exhausted = True
    events.seat(table, "exhausted", rule, seat, reveals=True)
    for place in range(32):
        if hero.active >> place & 1:
            end_card(table, seat, place, "GH-S-EXH-02")
    hero.lost |= hero.hand | hero.discard | hero.played
    hero.seen |= hero.lost
    hero.hand = 0
    hero.discard = 0
    hero.played = 0
    hero.active = 0
    for figure in table.figures:
        if figure.kind == SUMMONED and figure.owner == seat and figure.present:
            remove_figure(table, figure)
    figure = table.hero_figure(seat)
    cell = figure.cell
    # Permanent death: who only lacks cards stays on the map as a target (GH-S-VAR-03).
    if figure.present and (figure.hp <= 0 or not table.rules.permanent_death):
        remove_figure(table, figure)
    table.at(EXHAUSTED, figure.slot, cell)
    table.check()


handled.WINDOWS.add(ON_ENEMY_DIES)
