"""A finished scenario, item by item: what each hero earned, and how it adds up."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import quests
from taverna.games.gloomhaven.campaign.results import HeroResult, ScenarioResult
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld
from taverna.games.gloomhaven.content import campaign as tables
from taverna.games.gloomhaven.state.ruleset import Levels
from taverna.kernel.saga_entry import Entry
from taverna.wire.campaigns import GoalReached, QuestGain, Settled

BROUGHT_HOME = "brought-home"


def settled(world: GloomhavenWorld, entry: Entry, person: str) -> list[Settled]:
    """Nothing, for what is no scenario played here. Quests are told to their players alone."""
    names = [str(event.args["hero"]) for event in entry.events if event.kind == BROUGHT_HOME]
    if not entry.result or not names:
        return []
    result = ScenarioResult(entry.result, len(names))
    rows: Any = entry.result["heroes"]
    found: list[Settled] = []
    for seat, name in enumerate(names):
        hero = next((one for one in world.heroes if one.name == name), None)
        line = _line(result, seat, rows[seat])
        if hero is not None:
            line.hero = hero.id
            line.goal = _goal(rows[seat], hero)
            line.quest = _quest(hero, seat, result) if hero.player == person else []
        found.append(line)
    return found


def _line(result: ScenarioResult, seat: int, row: dict[str, Any]) -> Settled:
    mine, levels = result.heroes[seat], Levels(result.level)
    bonus = min(mine.xp, levels.bonus_xp) if result.won else 0
    coins = int(row.get("coins", 0))
    return Settled(
        hero="",
        xp=mine.xp,
        bonus=bonus,
        gold=mine.gold,
        coins=coins,
        worth=levels.gold,
        found=mine.gold - coins * levels.gold if "coins" in row else 0,
        checks=mine.checks,
        treasures=mine.treasures,
        items=[content.item(number).id for number in mine.items],
        kills=_kills(mine),
        exhausted=mine.exhausted,
    )


def _kills(mine: HeroResult) -> int:
    return sum(mine.kills.values())


def _goal(row: dict[str, Any], hero: Character) -> GoalReached | None:
    """GH-S-END-06. Results of earlier versions say which goal it was, and no more."""
    goal = next((one for one in content.battle_goals() if one.id == row.get("goal")), None)
    if goal is None or "reached" not in row:
        return None
    least = goal.least + hero.level if goal.and_level else goal.least
    return GoalReached(id=goal.id, reached=row["reached"], least=least, most=goal.most)


def _quest(hero: Character, seat: int, result: ScenarioResult) -> list[QuestGain]:
    quest = tables.quests().get(hero.quest)
    if quest is None:
        return []
    return [
        QuestGain(gained=gained, now=min(step.n, quests.progress(hero, step)), of=step.n)
        for step, gained in zip(quest.steps, quests.gained(hero, seat, result), strict=True)
    ]
