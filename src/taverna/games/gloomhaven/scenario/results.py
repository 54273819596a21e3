"""What a campaign keeps of each hero when a scenario is over: what it brings home, and whom it killed (GH-S-END)."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.scenario import battle_goals
from taverna.games.gloomhaven.scenario.ending import Home
from taverna.games.gloomhaven.state.figures import CONSUMED
from taverna.games.gloomhaven.state.table import Table


def of_hero(table: Table, home: Home) -> dict[str, object]:
    """`kills` by type are counted in a campaign only, for whoever has a quest. `coins` are in `gold` already; `reached`
    is what the battle goal looks at.
    """
    hero = table.heroes[home.seat]
    return {
        "class": table.rules.classes[home.seat].slug,
        "xp": home.xp,
        "gold": home.gold,
        "checks": home.checks,
        "goal": home.goal,
        "reached": _reached(table, home.seat),
        "coins": hero.tokens,
        "exhausted": home.exhausted,
        "dead": home.dead,
        "treasures": home.treasures,
        "items": home.items,
        "worn": list(hero.items),
        "consumed": [item for place, item in enumerate(hero.items) if hero.item_states[place] == CONSUMED],
        "kills": kills_by_type(table, home.seat),
        "elites": hero.elite_kills,
    }


def _reached(table: Table, seat: int) -> int:
    goal = table.heroes[seat].goal
    return battle_goals.measured(table, seat, content.battle_goals()[goal].measure) if goal >= 0 else 0


def kills_by_type(table: Table, seat: int) -> dict[str, int]:
    groups = table.rules.groups
    found: dict[str, int] = {}
    if table.slain:
        for group in groups:
            number = table.slain[seat * len(groups) + group.number]
            if number:
                type = type_of(group.slug)
                found[type] = found.get(type, 0) + number
    return found


def type_of(slug: str) -> str:
    """What a quest counts it as: whose stats alone are another scenario's own, as of its cultists, is of that type."""
    return slug.split("-scenario-", 1)[0]
