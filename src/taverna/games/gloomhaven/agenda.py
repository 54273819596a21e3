"""The agenda: for each kind of step who does or asks it, and beside that who takes the answer.

Importing this opens every room, so that all words of the language have registered their handlers.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, setup, steps
from taverna.games.gloomhaven.effects import (
    after_action,
    borrowing,
    cards,
    conditions,
    dooms,
    dropping,
    dying,
    entering,
    extra_turns,
    falls,
    groups,
    hurting,
    item_windows,
    moving,
    revealing,
    shoving,
    waiting,
)
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.rules import (
    action,
    before_turn,
    cleaning,
    controlled,
    initiative,
    preparing,
    resting,
    selection,
    turns,
)
from taverna.games.gloomhaven.scenario import (
    building,
    dungeon,
    ending,
    interactions,
    penalties,
    results,
    rolling,
    spawning,
    story,
)
from taverna.games.gloomhaven.scenario.given import read_given
from taverna.games.gloomhaven.state.table import ENDED_IN, WON, Table
from taverna.kernel import AgendaRules, Fields, Handler, Outcome, Rng, Setting
from taverna.kit.modules import import_all

BY_STEP: Final[dict[int, Handler[Table]]] = {
    steps.PREPARE: preparing.PrepareStep(),
    steps.PLACE: preparing.PlaceStep(),
    steps.START: setup.StartStep(),
    steps.ROUND: selection.RoundStep(),
    steps.SELECT: selection.SelectStep(),
    steps.REVEAL: selection.RevealStep(),
    steps.TIES: initiative.TiesStep(),
    steps.NEXT_TURN: turns.NextTurnStep(),
    steps.TURN: turns.TurnStep(),
    steps.HERO_TURN: turns.HeroTurnStep(),
    steps.LONG_REST: resting.LongRestStep(),
    steps.END_TURN: turns.EndTurnStep(),
    steps.CLEAN_UP: cleaning.CleanUpStep(),
    steps.SHORT_REST: resting.ShortRestStep(),
    steps.REDRAW: resting.RedrawStep(),
    steps.END_REST: resting.EndRestStep(),
    steps.ACT: action.ActStep(),
    steps.ATTACK: sequence.AttackStep(),
    steps.WALK: moving.WalkStep(),
    steps.HURT: hurting.HurtStep(),
    steps.SHOVE: shoving.ShoveStep(),
    steps.LOSE_CARDS: cards.LoseCardsStep(),
    steps.DISCARD: cards.DiscardStep(),
    steps.MONSTER_TURN: acting.MonsterTurnStep(),
    steps.ENTER: entering.EnterStep(),
    steps.FINISH: ending.FinishStep(),
    steps.PLACE_REVEALED: revealing.PlaceRevealedStep(),
    steps.RECOVER: cards.RecoverStep(),
    steps.DROP: falls.DropStep(),
    steps.DEATH: dying.DeathStep(),
    steps.REFRESH: item_windows.RefreshStep(),
    steps.SPAWN: spawning.SpawnStep(),
    steps.HAND_OVER: dropping.HandOverStep(),
    steps.PAY: item_windows.PayStep(),
    steps.REVEALED: item_windows.RevealedStep(),
    steps.TAKE: borrowing.TakeStep(),
    steps.LIMIT: groups.LimitStep(),
    steps.CLEANSE: conditions.CleanseStep(),
    steps.CLAUSE: story.ClauseLineStep(),
    steps.DUNGEON: dungeon.DungeonStep(),
    steps.USE_UP: penalties.UseUpStep(),
    steps.ROLL: rolling.RollStep(),
    steps.BOULDER: rolling.BoulderStep(),
    steps.INTERACT: interactions.InteractStep(),
    steps.CONTROLLED: controlled.ControlledStep(),
    steps.OFFERED: waiting.OfferedStep(),
    steps.BEFORE_TURN: before_turn.BeforeTurnStep(),
    steps.DOOMS: dooms.DoomsStep(),
    steps.AFTER_ACTION: after_action.AfterActionStep(),
    steps.EXTRA_TURN: extra_turns.ExtraTurnStep(),
    steps.EXTRA_END: extra_turns.ExtraEndStep(),
}
HANDLERS: Final[list[Handler[Table]]] = [BY_STEP.get(op, Handler()) for op in range(len(steps.STEPS))]

ROOMS: Final = ("effects.odd", "scenario.words", "scenario.own", "scenario")
OPENED: Final = [import_all(f"taverna.games.gloomhaven.{room}") for room in ROOMS]
"""Their modules are here to be imported: each registers its odd cards, its words or its story."""
handled.close()


class GloomhavenRules(AgendaRules[Table]):
    """From the deal of a scenario to its end."""

    def __init__(self) -> None:
        super().__init__(HANDLERS)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(building.ruleset(options, seats), seats, rng)

    def deal_given(self, seats: int, rng: Rng, options: dict[str, Setting], given: Fields) -> Table:
        brought = building.Brought(None, {}, [], read_given(given, seats))
        return setup.deal(building.ruleset(options, seats, brought), seats, rng)

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

    def result(self, table: Table) -> dict[str, object]:
        return {
            "scenario": table.rules.slug,
            "won": table.ended == WON,
            "level": table.rules.levels.level,
            "rounds": table.counts[ENDED_IN],
            "looted": [number for hero in table.heroes for number in hero.treasures if number],
            "heroes": [results.of_hero(table, home) for home in ending.report(table)],
        }
