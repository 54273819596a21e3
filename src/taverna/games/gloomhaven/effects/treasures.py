"""Treasure tiles: goals of the scenario, and what the index says about a number (GH-S-TRE)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.moments import LOOTED
from taverna.games.gloomhaven.state.belongings import GOAL, owns
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, Table


def may_take(table: Table, number: int, by_action: bool) -> bool:
    """Some scenarios give their goal treasures to a loot action only (GH-S-SPC-07)."""
    return number != GOAL or by_action or not table.rules.plan.goal_loot_action


def open_treasure(table: Table, seat: int, number: int, cell: int) -> None:
    """What concerns the looter happens at once (GH-S-TRE-02); designs and scenarios are for the campaign."""
    if number == GOAL:
        table.counts[GOALS_LOOTED] += 1
        table.heroes[seat].treasures = table.heroes[seat].treasures + [number]
        table.at(LOOTED, table.heroes[seat].figure, cell)
        return
    reward = content.treasure(number)
    hero = table.heroes[seat]
    hero.money += reward.gold
    for item in reward.items:
        if owns(table, seat, item):
            hero.money += table.rules.shelf.item(item).cost // 2  # GH-S-TRE-06
    hero.treasures = hero.treasures + [number]
    gain_xp(table, seat, reward.xp, "GH-S-TRE-02")
    figure = table.hero_figure(seat)
    gain(table, figure, reward.conditions, "GH-S-TRE-02")
    hurt(table, figure, reward.damage, BY_EFFECT)
