"""The agenda: for each kind of step who does or asks it, and beside that who takes the answer.

Importing this opens every room, so that all words of the language have registered their handlers.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, setup, steps
from taverna.games.gloomhaven.effects import handlers as of_effects
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.rules import handlers as of_round, preparing, selection
from taverna.games.gloomhaven.scenario import (
    building,
    ending,
    interactions,
    spawning,
    story,
)
from taverna.games.gloomhaven.state.table import WON, Table
from taverna.kernel import AgendaRules, Handler, Outcome, Rng, Setting
from taverna.kit.modules import import_all


class Start(Handler[Table]):
    """Everyone is ready."""

    def run(self, table: Table, first: int, second: int) -> None:
        setup.start(table)


class MonsterTurn(Handler[Table]):
    """Of a figure, and how far it has gone."""

    def run(self, table: Table, first: int, second: int) -> None:
        acting.run(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        acting.answer_turn(table, first, second, code)


class Spawn(Handler[Table]):
    """Where monsters appear."""

    def run(self, table: Table, first: int, second: int) -> None:
        spawning.run(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        spawning.answer(table, first, second, code)


class ClauseLine(Handler[Table]):
    """A line of a scenario's clauses that had to wait."""

    def run(self, table: Table, first: int, second: int) -> None:
        story.run_line(table, first, second - 1)


class Interact(Handler[Table]):
    """What a character gives for what the scenario offers."""

    def run(self, table: Table, first: int, second: int) -> None:
        interactions.ask(table, first, second)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        interactions.answer(table, first, second, code)


class Finish(Handler[Table]):
    """The scenario is over."""

    def run(self, table: Table, first: int, second: int) -> None:
        ending.finish(table)


BY_STEP: Final[dict[int, Handler[Table]]] = {
    steps.PREPARE: of_round.Prepare(),
    steps.PLACE: of_round.Place(),
    steps.START: Start(),
    steps.ROUND: of_round.Round(),
    steps.SELECT: of_round.Select(),
    steps.REVEAL: of_round.Reveal(),
    steps.TIES: of_round.Ties(),
    steps.NEXT_TURN: of_round.NextTurn(),
    steps.TURN: of_round.Turn(),
    steps.HERO_TURN: of_round.HeroTurn(),
    steps.LONG_REST: of_round.LongRest(),
    steps.END_TURN: of_round.EndTurn(),
    steps.CLEAN_UP: of_round.CleanUp(),
    steps.SHORT_REST: of_round.ShortRest(),
    steps.REDRAW: of_round.Redraw(),
    steps.END_REST: of_round.EndRest(),
    steps.ACT: of_round.Act(),
    steps.ATTACK: of_effects.Attack(),
    steps.WALK: of_effects.Walk(),
    steps.HURT: of_effects.Hurt(),
    steps.SHOVE: of_effects.Shove(),
    steps.LOSE_CARDS: of_effects.LoseCards(),
    steps.MONSTER_TURN: MonsterTurn(),
    steps.ENTER: of_effects.Enter(),
    steps.FINISH: Finish(),
    steps.PLACE_REVEALED: of_effects.PlaceRevealed(),
    steps.RECOVER: of_effects.Recover(),
    steps.DROP: of_effects.Drop(),
    steps.DEATH: of_effects.Death(),
    steps.REFRESH: of_effects.Refresh(),
    steps.SPAWN: Spawn(),
    steps.PAY: of_effects.Pay(),
    steps.REVEALED: of_effects.Revealed(),
    steps.TAKE: of_effects.Take(),
    steps.LIMIT: of_effects.Limit(),
    steps.CLEANSE: of_effects.Cleanse(),
    steps.CLAUSE: ClauseLine(),
    steps.INTERACT: Interact(),
}
HANDLERS: Final[list[Handler[Table]]] = [BY_STEP.get(op, Handler()) for op in range(len(steps.STEPS))]

OPENED: Final = [
    import_all(f"taverna.games.gloomhaven.{room}") for room in ("effects.odd", "scenario.own", "scenario")
]
"""Their modules are here to be imported: each registers its odd cards or its story."""
handled.close()


class GloomhavenRules(AgendaRules[Table]):
    """From the deal of a scenario to its end."""

    def __init__(self) -> None:
        super().__init__(HANDLERS)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(building.ruleset(options, seats), seats, rng)

    def settings(self, table: Table) -> dict[str, Setting]:
        return dict(table.rules.options)

    def seated(self, options: dict[str, Setting], seats: int, people: list[int]) -> dict[str, Setting]:
        """If people and bots play together, people decide for the monsters (GH-S-MON-18)."""
        return {**options, building.DECIDERS: building.deciders(seats, people)}

    def free_actions(self, table: Table, seat: int) -> list[int]:
        for decision in table.pending:
            if decision.seat == seat and decision.sealed:
                return [code for code in decision.options if code >= codes.FREE_ACTIONS]
        return []

    def do_free_action(self, table: Table, seat: int, code: int) -> None:
        if table.agenda[-1][0] == steps.PREPARE:
            preparing.do_free_action(table, seat, code)
        else:
            selection.do_free_action(table, seat, code)

    def outcome(self, table: Table) -> Outcome:
        """All win or lose together; the scores are the experience gained."""
        over = not table.agenda
        won = table.ended == WON
        scores = [hero.xp for hero in table.heroes]
        winners = list(range(table.seats)) if over and won else []
        return Outcome(over, scores, winners, won if over else None)
