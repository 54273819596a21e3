"""Treasure tiles: goals of the scenario, and what the index says about a number (GH-S-TRE)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.scenarios.dungeon import FIRST_REWARD
from taverna.games.gloomhaven.effects.conditions import gain, remove
from taverna.games.gloomhaven.effects.equipping import wear
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.moments import LOOTED, TREASURE
from taverna.games.gloomhaven.state.belongings import GOAL, owns
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.table import GOALS_LOOTED, Table


def may_take(table: Table, seat: int, number: int, by_action: bool) -> bool:
    """Some scenarios give their goal treasures to a loot action only, or one to each character (GH-S-SPC-07)."""
    if number != GOAL:
        return True
    plan = table.rules.plan
    if plan.one_goal_each and GOAL in table.heroes[seat].treasures:
        return False
    return not plan.goal_turn_end if by_action else not plan.goal_loot_action


def open_treasure(table: Table, seat: int, number: int, cell: int) -> None:
    """What concerns the looter happens at once (GH-S-TRE-02); designs and scenarios are for the campaign.

    A treasure of the random dungeon has nothing for the campaign (GH-C-RDD-15)."""
    if number == GOAL:
        table.counts[GOALS_LOOTED] += 1
        table.heroes[seat].treasures = table.heroes[seat].treasures + [number]
        if table.rules.plan.no_items_before_goal or table.rules.plan.holder_immune:
            wear(table, seat)
            figure = table.hero_figure(seat)
            remove(table, figure, figure.sheet.immune, "GH-S-CON-05")  # ignored from now on
        table.at(LOOTED, table.heroes[seat].figure, cell)
        return
    hero = table.heroes[seat]
    if number >= FIRST_REWARD:
        table.at(TREASURE, hero.figure, number)
        return
    reward = content.treasure(number)
    hero.money += reward.gold
    for item in reward.items:
        if owns(table, seat, item):
            hero.money += table.rules.shelf.item(item).cost // 2  # GH-S-TRE-06
    hero.treasures = hero.treasures + [number]
    gain_xp(table, seat, reward.xp, "GH-S-TRE-02")
    figure = table.hero_figure(seat)
    gain(table, figure, reward.conditions, "GH-S-TRE-02")
    hurt(table, figure, reward.damage, BY_EFFECT)
