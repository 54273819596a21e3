"""What a good hunter thinks of options and positions. Reads only what its seat may know.

Options are rated in points of the final score, positions by the share of the victory.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import bot, bot_reasons, bot_rollout, bot_values, codes
from taverna.games.bloodborne.bot_chances import chances
from taverna.games.bloodborne.state import (
    ANY_TROPHY,
    DISCARD,
    LOSE_TROPHY,
    PICK,
    REMOVE,
    STEPS,
    TRANSFORM,
    TROPHY,
    Table,
)
from taverna.kernel import NO_ANSWER, Decision, Judgement, Option, Rng

LEVELS: Final = {
    "regular": "greedy:spread=0.1",
    "strong": "search:policy=greedy,opponent_noise=0.2,depth=1,iterations=400,sealed=mixed,opponent_search_rate=0.5",
    "master": "search:policy=greedy,opponent_noise=0.2,depth=1,iterations=2000,sealed=mixed,opponent_search_rate=0.5",
}
"""Who plays the levels: `regular` at a glance, but not always the same card; those above to the end of the round, where
half of the others think as well."""

RATINGS: Final = {
    "novice": 820,
    "regular": 1000,
    "strong": 1230,
    "master": 1310,
    "prudencia": 1200,
    "midas": 1100,
    "vendetta": 1170,
    "zigzag": 1070,
    "bravo": 1190,
}
"""How levels and characters play against each other (docs/bots.md)."""


class BloodborneJudgement(Judgement[Table]):
    """Cards of the round, upgrades and trophies, and what an unfinished game promises."""

    def rate_options(self, table: Table, decision: Decision) -> list[float]:
        """How good each option looks, in points."""
        if len(decision.options) == 1:
            return [0.0]
        kind, seat = decision.kind, decision.seat
        if kind in (STEPS[PICK], STEPS[TRANSFORM]):
            forecast = bot.RoundForecast(table, seat)
            return [forecast.rate(code - codes.PLAY) for code in decision.options]
        if kind == STEPS[REMOVE]:
            return [-bot.kept(table, code) for code in decision.options]
        if kind in (STEPS[TROPHY], STEPS[ANY_TROPHY]):
            return [bot.next_step(table, seat, code - codes.TROPHY) for code in decision.options]
        if kind == STEPS[LOSE_TROPHY]:
            return [-bot.last_step(table, seat, code - codes.LOSE_TROPHY) for code in decision.options]
        if kind == STEPS[DISCARD]:
            return [-bot.missed(table, seat, code - codes.DISCARD) for code in decision.options]
        rounds = bot_values.rounds_left(table)
        return [
            0.0
            if code == codes.NO_UPGRADE
            else bot_values.upgrade_gain(table, seat, code - codes.TAKE, rounds)
            for code in decision.options
        ]

    def rollout_choice(self, table: Table, decision: Decision, rng: Rng) -> int:
        options, kind = decision.options, decision.kind
        if kind == STEPS[PICK]:
            return bot_rollout.pick(table, decision.seat, options, rng)
        if kind == STEPS[TRANSFORM]:
            return bot_rollout.strongest(table, decision.seat, options, rng)
        if kind == STEPS[REMOVE]:
            return bot_rollout.least(table, options)
        if kind in (STEPS[TROPHY], STEPS[ANY_TROPHY]):
            return bot_rollout.best_track(table, decision.seat, options)
        if kind == STEPS[LOSE_TROPHY]:
            return options[0]
        if kind == STEPS[DISCARD]:
            return bot_rollout.worst_weapon(table, options)
        return bot_rollout.upgrade(table, decision.seat, options)

    def estimate(self, table: Table) -> list[float]:
        """The share of the victory, or the chances of it."""
        return chances(table) if table.agenda else self.rules.outcome(table).rewards()

    def is_quiet(self, table: Table) -> bool:
        """A round begins."""
        return table.agenda[-1][0] == PICK and table.answers.count(NO_ANSWER) == len(table.answers)

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Option]:
        seat, kind = decision.seat, decision.kind
        if kind in (STEPS[PICK], STEPS[TRANSFORM]):
            return bot_reasons.about_card(
                bot.RoundForecast(table, seat), table.rules.kinds[code - codes.PLAY]
            )
        if kind == STEPS[REMOVE]:
            return bot_reasons.about_removal(table, decision, code)
        if kind in (STEPS[TROPHY], STEPS[ANY_TROPHY]):
            return bot_reasons.about_trophy(table, seat, code - codes.TROPHY)
        if kind == STEPS[LOSE_TROPHY]:
            return bot_reasons.about_loss(table, seat, code - codes.LOSE_TROPHY)
        if kind == STEPS[DISCARD]:
            return bot_reasons.about_discard(table, decision, code)
        return bot_reasons.about_upgrade(table, seat, code)
