"""Before the first round: items for the purse, cards for the hand."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.bot.cards import hand_worth
from taverna.games.gloomhaven.bot.gear import item_worth, perk_worth
from taverna.games.gloomhaven.content.reading.rewards import ITEM_USES
from taverna.games.gloomhaven.rules import preparing
from taverna.games.gloomhaven.state.figures import Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision

KEPT: Final = 0.5
FIRST_LISTED: Final = 1e-6
"""Of equals the one that is listed first: what a bot takes is what is recommended to people."""


def rate_prepare(table: Table, decision: Decision) -> list[float]:
    cards = table.rules.classes[decision.seat].cards
    known = table.rules.shelf.hero_class(table.rules.classes[decision.seat].slug)
    found: list[float] = []
    for code in decision.options:
        if code == codes.CUSTOM:
            found.append(1.0)
        elif code == codes.NEXT:
            found.append(KEPT)
        elif codes.GOAL <= code < codes.INTERACT:
            found.append(_goal_worth(table.heroes[decision.seat], (code - codes.GOAL) % 2))
        elif codes.PERK <= code < codes.HAND:
            found.append(1.0 + perk_worth(known, known.perks[(code - codes.PERK) % codes.CLASS_SIZE]))
        elif codes.HAND <= code < codes.BUY:
            found.append(hand_worth(table, cards[(code - codes.HAND) % codes.CLASS_SIZE]))
        elif code >= codes.BUY:
            worth = item_worth(code - codes.BUY)
            found.append(max(worth, 1.0) if table.rules.brought else worth)  # what is owned costs nothing
        else:
            found.append(0.0)
    return [worth - FIRST_LISTED * place for place, worth in enumerate(found)]


def _goal_worth(hero: Hero, place: int) -> float:
    """A goal that forbids items is not for who has bought some."""
    goal = content.battle_goals()[hero.goals[place]]
    return -1.0 if goal.measure == ITEM_USES and hero.items else 0.0


def recommended(table: Table, seat: int) -> Hero:
    """The hero as a bot would prepare it, from the start: its perks, items, cards and battle goal."""
    trial = table.clone()
    trial.quiet()
    hero = trial.heroes[seat]
    preparing.start_again(trial, seat)
    while hero.prep != preparing.GOAL:
        options = preparing.options(trial, seat)
        worth = rate_prepare(trial, Decision(seat, "prepare", options))
        preparing.do_free_action(trial, seat, options[worth.index(max(worth))])
    hero.goal = hero.goals[1 if _goal_worth(hero, 1) > _goal_worth(hero, 0) else 0]
    return hero
