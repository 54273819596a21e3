"""Success and failure, and what each hero brings home (GH-S-END, GH-S-EXH-04)."""

from __future__ import annotations

from taverna.games.gloomhaven import content, events, steps
from taverna.games.gloomhaven.language.clauses import SPAWN
from taverna.games.gloomhaven.scenario import battle_goals, objectives
from taverna.games.gloomhaven.state.belongings import found_items
from taverna.games.gloomhaven.state.table import ENDED_IN, LOST, RUNNING, WON, Table
from taverna.kernel import Handler


def check(table: Table) -> None:
    """Whether the scenario has just been won or lost; the round is played on (GH-S-RND-02, GH-S-END-02, 03)."""
    if table.ended != RUNNING:
        return
    if all(hero.exhausted and not hero.has_escaped for hero in table.heroes):
        decide(table, LOST, "GH-S-EXH-04")
    elif table.round and objectives.lost(table):
        decide(table, LOST, "GH-S-END-02")
    elif table.round and objectives.won(table) and not _is_spawning(table):
        decide(table, WON, "GH-S-END-02")


def _is_spawning(table: Table) -> bool:
    """Whether what has just happened brings monsters that are not there yet."""
    if not table.rules.plan.spawns:
        return False
    for op, number, _ in table.agenda:
        if op == steps.SPAWN or (op == steps.CLAUSE and table.rules.plan.lines[number].op == SPAWN):
            return True
    return False


def decide(table: Table, how: int, rule: str) -> None:
    table.ended = how
    table.counts[ENDED_IN] = table.round
    if table.telling:
        events.tell(table, "success" if how == WON else "failure", rule, {"number": table.round})


class FinishStep(Handler[Table]):
    """The scenario is over."""

    def run(self, table: Table, first: int, second: int) -> None:
        """The last round is over (GH-S-END-02)."""
        if table.ended == RUNNING:
            decide(table, LOST, "GH-S-EXH-04")
        table.agenda = []
        if table.telling:
            for home in report(table):
                events.tell(
                    table,
                    "home",
                    "GH-S-END-04",
                    {"seat": home.seat, "xp": home.xp, "gold": home.gold, "checks": home.checks},
                    True,
                )
        for hero in table.heroes:
            hero.deck.end_scenario()
        table.monster_deck.end_scenario()


class Home:
    """What a hero brings home: for the campaign, or as a measure of performance (GH-S-END-04 to 08, 11)."""

    __slots__ = ("checks", "dead", "exhausted", "goal", "gold", "items", "seat", "treasures", "xp")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.xp = 0
        self.gold = 0
        self.checks = 0
        self.goal = ""
        self.exhausted = False
        self.dead = False
        self.treasures: list[int] = []
        self.items: list[int] = []
        """Found in treasures and kept (GH-S-TRE-03); a copy of an item already owned was sold."""


def report(table: Table) -> list[Home]:
    won = table.ended == WON
    levels = table.rules.levels
    found: list[Home] = []
    for hero in table.heroes:
        home = Home(hero.seat)
        home.xp = hero.xp + (levels.bonus_xp if won else 0)
        home.gold = hero.tokens * levels.gold + hero.money
        home.checks = battle_goals.checks(table, hero.seat) if won else 0
        home.goal = content.battle_goals()[hero.goal].id if hero.goal >= 0 else ""
        home.exhausted = hero.exhausted and not hero.has_escaped
        home.dead = table.rules.permanent_death and table.hero_figure(hero.seat).hp <= 0
        missed = table.rules.plan.lost_treasures if table.ended == LOST else []
        home.treasures = [number for number in hero.treasures if number and number not in missed]
        home.items = found_items(table, hero.seat, missed)
        found.append(home)
    return found
