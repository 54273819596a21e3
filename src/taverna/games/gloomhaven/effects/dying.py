"""The end of a figure: monsters leave money, summons just leave, heroes are exhausted (GH-S-ATK-17, 18, GH-S-EXH)."""

from __future__ import annotations

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.board import MONEY, OBSTACLE
from taverna.games.gloomhaven.effects.cards import return_supplies
from taverna.games.gloomhaven.effects.dooms import after_death, waiting_for_death
from taverna.games.gloomhaven.effects.dropping import drop_all
from taverna.games.gloomhaven.effects.equipping import worn
from taverna.games.gloomhaven.effects.lasting import end_card, remove_figure
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.moments import EXHAUSTED, KILLED
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import ELITE, ON_DEATH, ON_ENEMY_DIES, STUN
from taverna.games.gloomhaven.state.figures import ESCAPED, HERO, MONSTER, NOBODY, OBJECT, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK, Act
from taverna.games.gloomhaven.state.table import FIRST_KILL_BY, KILLS, Table
from taverna.kernel import Handler


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


class DeathStep(Handler[Table]):
    """Of a figure; by which one, counted from 1."""

    def run(self, table: Table, slot: int, credit: int) -> None:
        table.pop()
        bury(table, table.figures[slot], credit - 1)


def bury(table: Table, figure: Figure, credit: int) -> None:
    cell = figure.cell
    if cell < 0:
        return
    if table.acts:
        act = table.acts[-1]
        act.killed_at = cell
    waiting = waiting_for_death(table, figure) if table.lasting else []
    remove_figure(table, figure)
    if table.telling:
        events.tell(
            table,
            "killed",
            "GH-S-ATK-17",
            {"figure": events.name_of(figure), "slot": figure.slot, "cell": cell, "credit": credit},
        )
    if figure.kind == MONSTER:
        if not figure.spawned and figure.group not in table.rules.plan.moneyless:
            drop_money(table, cell)
        if table.is_foe(figure):
            _count(table, figure, credit)
            if credit != NOBODY:
                _celebrate(table, credit)
    elif figure.kind == OBJECT:
        for part in table.rules.plan.bodies.get(cell, [cell]):
            table.board.clear(part, OBSTACLE)
            table.obstacles[part] = 0
    if waiting:
        after_death(table, figure, cell, waiting)
    table.at(KILLED, figure.slot, cell)
    table.check()


def _celebrate(table: Table, seat: int) -> None:
    """Items that do something when their wearer kills in its own turn."""
    hero = table.heroes[seat]
    if not hero.items or table.turn != hero.figure or table.figures[hero.figure].conditions & STUN:
        return
    for number in worn(table.rules, hero):
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
    if table.slain:
        place = credit * len(table.rules.groups) + figure.group
        table.slain = table.slain[:place] + [table.slain[place] + 1] + table.slain[place + 1 :]
    if figure.sheet.rank == ELITE:
        hero.elite_kills += 1
    if not table.counts[FIRST_KILL_BY]:
        table.counts[FIRST_KILL_BY] = credit + 1


def exhaust(table: Table, seat: int, rule: str) -> None:
    """All cards are lost, those of a supply go back; figure and summons leave the map (GH-S-EXH-02)."""
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
    return_supplies(table, seat, hero.cards)
    hero.lost |= hero.hand | hero.discard | hero.played
    hero.seen |= hero.lost
    hero.hand = 0
    hero.discard = 0
    hero.played = 0
    hero.active = 0
    _remove_summons(table, seat)
    figure = table.hero_figure(seat)
    cell = figure.cell
    # Permanent death: who only lacks cards stays on the map as a target (GH-S-VAR-03).
    if figure.present and (figure.hp <= 0 or not table.rules.permanent_death):
        remove_figure(table, figure)
    if table.rules.plan.goal_carried:
        drop_all(table, seat, cell)
    table.at(EXHAUSTED, figure.slot, cell)
    table.check()


def escape(table: Table, seat: int, rule: str) -> None:
    """It leaves the map alive, with its summons and its cards, and is out of play (GH-S-SPC-07)."""
    hero = table.heroes[seat]
    if hero.exhausted:
        return
    hero.exhausted = True
    hero.marks |= ESCAPED
    events.seat(table, "escaped", rule, seat, reveals=True)
    for place in range(32):
        if hero.active >> place & 1:
            end_card(table, seat, place, rule)
    hero.active = 0
    return_supplies(table, seat, hero.played)
    hero.discard |= hero.played
    hero.played = 0
    hero.seen |= hero.hand
    _remove_summons(table, seat)
    remove_figure(table, table.hero_figure(seat))
    table.check()


def _remove_summons(table: Table, seat: int) -> None:
    for figure in table.figures:
        if figure.kind == SUMMONED and figure.owner == seat and figure.present:
            remove_figure(table, figure)


handled.WINDOWS.add(ON_ENEMY_DIES)
