"""Battle goals at the end of a scenario (GH-S-END-06, 10)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading import rewards as measures
from taverna.games.gloomhaven.state.figures import Hero
from taverna.games.gloomhaven.state.table import FIRST_KILL_BY, QUIET_ROUNDS, Table


def checks(table: Table, seat: int) -> int:
    hero = table.heroes[seat]
    if hero.goal < 0:
        return 0
    goal = content.battle_goals()[hero.goal]
    return goal.checks if goal.is_met(measured(table, seat, goal.measure), hero.level) else 0


def measured(table: Table, seat: int, measure: int) -> int:
    """What a goal looks at, for one hero."""
    hero = table.heroes[seat]
    figure = table.hero_figure(seat)
    if measure == measures.HAND_AND_DISCARD:
        return (hero.hand | hero.discard).bit_count()
    if measure == measures.XP:
        return hero.xp
    if measure == measures.HP:
        return max(0, figure.hp)
    if measure == measures.MISSING_HP:
        return figure.max_hp - max(0, figure.hp)
    if measure == measures.TRAPS:
        return hero.marks >> 2 & 1
    if measure == measures.TREASURES:
        return len(hero.treasures)
    if measure == measures.OTHERS_EXHAUSTED:
        return len([1 for other in table.heroes if _is_exhausted(other) and other.seat != seat])
    if measure == measures.ROOMS:
        return hero.marks >> 1 & 1
    if measure == measures.TOKENS:
        return hero.tokens
    if measure == measures.LOOT:
        return hero.tokens + len(hero.treasures)
    if measure == measures.KILLS:
        return hero.kills
    if measure == measures.ELITE_KILLS:
        return hero.elite_kills
    return _other(table, seat, measure)


def _is_exhausted(hero: Hero) -> bool:
    return hero.exhausted and not hero.has_escaped


def _other(table: Table, seat: int, measure: int) -> int:
    hero = table.heroes[seat]
    if measure == measures.ITEM_USES:
        return hero.marks >> 16
    if measure == measures.QUIET_ROUNDS:
        return table.counts[QUIET_ROUNDS]
    if measure == measures.FIRST_KILL:
        return 1 if table.counts[FIRST_KILL_BY] == seat + 1 else 0
    if measure == measures.OVERKILL:
        return hero.overkill
    if measure == measures.CLEAN_KILLS:
        return hero.clean_kills
    if measure == measures.BELOW_HALF:
        return hero.marks & 1
    if measure == measures.SHORT_RESTS:
        return hero.marks >> 4 & 1
    assert measure == measures.LONG_RESTS
    return hero.marks >> 3 & 1
