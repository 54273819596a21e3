"""How far a scenario is from success, besides the foes that must die: in logits, for searches that stop on the way.

What is asked for is read from the plan of the scenario: things to loot or to charge, places to reach, rounds to
outlast; and what loses it: those who must live, a hero who must not fall, somebody who must not get somewhere.
"""

from __future__ import annotations

from math import log
from typing import Final

from taverna.games.gloomhaven.board.board import OPENED
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.bot.goal import Aims
from taverna.games.gloomhaven.bot.situation import EARLY, Scene
from taverna.games.gloomhaven.bot.stamina import rounds_of
from taverna.games.gloomhaven.bot.wishes import loses_by_exhaustion, seeks_places
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.scenario import objectives
from taverna.games.gloomhaven.scenario.whom import cells_of, those
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.plan import Test
from taverna.games.gloomhaven.state.table import Table

PER_TREASURE: Final = -0.7
PER_DOOR: Final = -0.5
TO_CHARGE: Final = -2.5
"""For the share of a register that is still missing."""
PER_ROUND: Final = -0.12
"""For each round that has to be outlasted."""
TO_AIM: Final = -0.06
"""For each step that a hero is away from what it wants, where that is not a fight."""
FARTHEST: Final = 24

LIVES: Final = 1.0
"""For the log of the health of those by whose death the scenario is lost."""
NO_LESS: Final = 0.08
RUNS_OUT: Final = -1.5
"""For the share of a register or of rounds that lose the scenario when they are full."""
ARRIVING: Final = -3.0
"""For who must not get somewhere: less, the further away it is."""
FRAIL: Final = 0.5
"""For the log of the least health among the heroes, where one who falls loses the scenario."""
TIRED: Final = 0.08
"""For each round that the first of them will be exhausted before the mean of all."""
THREAT: Final = -0.15
"""For what the next attacks of the foes cost, by the hit points of all."""
FALLEN: Final = 0.7
"""For each hero that is exhausted."""
SPARE_HP: Final = 5.0


def asked(table: Table) -> float:
    """What is still to be done."""
    return sum([_missing(table, goal) for goal in table.rules.plan.win])


def _missing(table: Table, goal: Test) -> float:
    kind = goal.kind
    if kind == c.ALL_OF:
        return sum([_missing(table, part) for part in goal.tests])
    if kind == c.ANY_OF:
        return max([_missing(table, part) for part in goal.tests])
    if kind == c.EACH_LOOTED:
        return PER_TREASURE * len(
            [1 for hero in table.heroes if not hero.exhausted and GOAL not in hero.treasures]
        )
    if kind == c.OPENED:
        doors = goal.doors or range(len(table.board.doors))
        return PER_DOOR * len([1 for door in doors if table.board.doors[door] != OPENED])
    done = objectives.progress(table, goal)
    if not done or not done[1]:
        return 0.0
    left = done[1] - done[0]
    if kind == c.LOOTED:
        return PER_TREASURE * left
    if kind == c.REGISTER:
        return TO_CHARGE * left / done[1]
    return PER_ROUND * left if kind == c.ROUNDS_OVER else 0.0


# What loses


def feared(table: Table) -> float:
    """How near the scenario is to being lost, otherwise than by the exhaustion of all."""
    lose = table.rules.plan.lose
    if not lose:
        return 0.0
    found = sum([_nearness(table, test) for test in lose])
    return found + (_frailty(table) if loses_by_exhaustion(table) else 0.0)


def _nearness(table: Table, test: Test) -> float:
    kind = test.kind
    if kind == c.KILLED and test.groups:
        return _health(table, test)
    if kind == c.ON and test.place is not None and test.whom is not None:
        return _arrival(table, test)
    if kind in (c.REGISTER, c.ROUNDS_OVER) and test.least > 0:
        done = objectives.progress(table, test)
        return RUNS_OUT * done[0] / done[1]
    return 0.0


def _health(table: Table, test: Test) -> float:
    """Of as many as may not die any more, those who are nearest to it."""
    allowed = test.least - objectives.progress(table, test)[0]
    shares = sorted(
        [
            figure.hp / max(1, figure.max_hp)
            for figure in table.figures
            if figure.cell >= 0 and figure.hp > 0 and figure.group in test.groups
        ]
    )
    if allowed <= 0 or len(shares) < allowed:
        return 0.0
    return LIVES * log(sum(shares[:allowed]) / allowed + NO_LESS)


def _arrival(table: Table, test: Test) -> float:
    assert test.place is not None
    assert test.whom is not None
    cells = cells_of(table, test.place)
    found = 0.0
    for figure in those(table, test.whom):
        row = table.board.shape.ranges(figure.cell)
        found += ARRIVING / (1.0 + min([row[cell] for cell in cells], default=FAR))
    return found


def _frailty(table: Table) -> float:
    """One hero who falls is enough: the weakest counts, and who runs out of cards first."""
    shares: list[float] = []
    rounds: list[int] = []
    for hero in table.heroes:
        if not hero.exhausted:
            figure = table.figures[hero.figure]
            shares.append(figure.hp / figure.max_hp)
            rounds.append(rounds_of(hero.hand.bit_count(), (hero.discard | hero.played).bit_count()))
    if not shares or not table.round:
        return 0.0
    first = min(rounds) - sum(rounds) / len(rounds)
    return FRAIL * log(min(shares) + NO_LESS) + TIRED * first


# Where the heroes stand


def threatened(table: Table, hp: int) -> float:
    """What the foes are about to do to the party, by the hit points that it has; and who can't act any more."""
    seats = _on_the_map(table)
    if not seats:
        return 0.0
    scene = Scene(table, seats[0], EARLY)
    danger = scene.danger(scene.me.cell) if scene.foes else 0.0
    fallen = len([1 for hero in table.heroes if hero.exhausted and not hero.has_escaped])
    return THREAT * danger / (hp + SPARE_HP) - FALLEN * fallen


def seeks_more(table: Table) -> bool:
    """Whether the heroes get nearer to success by going somewhere, whoever else is about."""
    return bool(table.rules.plan.interactions) or seeks_places(table)


def way_left(table: Table) -> float:
    """For the steps that the heroes have to go to what each of them wants."""
    seats = _on_the_map(table)
    if not seats:
        return 0.0
    total = 0
    for seat in seats:
        scene = Scene(table, seat, EARLY)
        row = Aims(scene).row
        total += min(FARTHEST, row[scene.me.cell]) if row else 0
    return TO_AIM * total / len(seats)


def _on_the_map(table: Table) -> list[int]:
    return [hero.seat for hero in table.heroes if not hero.exhausted and table.figures[hero.figure].cell >= 0]
