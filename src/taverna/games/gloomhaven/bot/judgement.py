"""What a good hero looks at, question by question. Worth is counted in hit points.

It reads only what the seat may know: the board, open cards, piles and decks as heaps, and its own hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.bot import chances, puzzles, rollout
from taverna.games.gloomhaven.bot.aim import rate_as_heal, rate_choose, rate_target, rate_window
from taverna.games.gloomhaven.bot.minor_decisions import (
    rate_cards,
    rate_damage,
    rate_damage_moved,
    rate_defend,
    rate_focus,
    rate_long_rest,
    rate_loot_from,
    rate_origin,
    rate_place,
    rate_protect,
    rate_push,
    rate_redraw,
    rate_reduce,
    rate_sequence,
    rate_short_rest,
    rate_start,
    rate_transfer,
)
from taverna.games.gloomhaven.bot.paying import rate_bearers, rate_pay
from taverna.games.gloomhaven.bot.prepare import rate_prepare
from taverna.games.gloomhaven.bot.select import rate_select
from taverna.games.gloomhaven.bot.turn import rate_move, rate_turn
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import RUNNING, WON, Table
from taverna.kernel import NO_ANSWER, Decision, Judgement, Rng, Setting
from taverna.kernel.roles import MOST_STAKES

LEVELS: Final = {
    "novice": "greedy:overlooks=0.05",
    "regular": "search:policy=greedy,depth=1,width=3,prior_margin=1.5,stakes=1,iterations=10",
    "strong": "search:policy=greedy,depth=1,width=6,prior_margin=1.5,iterations=96",
    "master": "search:policy=greedy,depth=1,width=8,prior_margin=1.5,iterations=384",
}
"""To the end of the round, no further: whole scenarios are too long to look ahead. A hero decides a hundred times and
more, so a novice who overlooked as much as in other games would never succeed."""

RATINGS: Final = {"novice": 610, "regular": 1000, "strong": 1190, "master": 1230}
"""How parties of them do (docs/bots.md)."""


class GloomhavenJudgement(Judgement[Table]):
    """A hero's choices by kind of question, and the chance of success."""

    def rate_options(self, table: Table, decision: Decision) -> list[float]:
        """How good each option looks to the seat that is asked."""
        if len(decision.options) == 1:
            return [0.0]
        kind = decision.kind
        if kind == "select":
            return rate_select(table, decision)
        if kind == "turn":
            return rate_turn(table, decision)
        if kind == "move":
            return rate_move(table, decision)
        if kind == "target":
            return rate_target(table, decision)
        if kind == "choose":
            return rate_choose(table, decision)
        if kind == "damage":
            return rate_damage(table, decision)
        if kind == "reduce":
            return rate_reduce(table, decision)
        if kind == "defend":
            return rate_defend(table, decision)
        if kind == "attack" or kind == "revealed":
            return rate_window(table, decision)
        return _other(table, decision)

    def rollout_choice(self, table: Table, decision: Decision, rng: Rng) -> int:
        options = decision.options
        kind = decision.kind
        if kind == "turn":
            return rollout.turn(table, decision, rng)
        if kind == "move":
            return rollout.move(table, decision, rng)
        if kind == "target":
            return rollout.target(table, decision, rng)
        if kind == "damage":
            return rollout.damage(table, decision, rng)
        if kind == "select":
            return rollout.select(table, decision, rng)
        if kind == "short-rest":
            return codes.REST if table.heroes[decision.seat].hand.bit_count() < 2 else codes.DONE
        if kind == "prepare" and codes.QUICK in options:
            return codes.QUICK
        if kind in ("redraw", "push", "pull", "take-damage", "as-heal") and codes.DONE in options:
            return codes.DONE
        if kind == "order":  # the best comes first
            return options[0]
        if kind == "transfer":
            spare = table.hero_figure(decision.seat).hp - table.hurts[-1].amount
            return codes.YES if spare > table.hurts[-1].amount else codes.DONE
        wanted = [code for code in options if code != codes.DONE]
        return wanted[rng.below(len(wanted))] if wanted else options[0]

    def estimate(self, table: Table) -> list[float]:
        """All succeed or none (GH-S-END-02)."""
        if table.ended != RUNNING:
            return [1.0 if table.ended == WON else 0.0] * table.seats
        return [1.0 / (1.0 + exp(-chances.logit(table)))] * table.seats

    def is_quiet(self, table: Table) -> bool:
        """A round begins: nobody has chosen a card yet."""
        if not table.agenda or table.agenda[-1][0] != steps.SELECT:
            return False
        if table.answers.count(NO_ANSWER) < len(table.answers):
            return False
        for hero in table.heroes:  # noqa: SIM110 - a loop is faster
            if hero.lead != NO_CARD:
                return False
        return True

    def stakes(self, table: Table, decision: Decision) -> int:
        """The cards of a round, or a rest, before all; then what is done with them."""
        kind = decision.kind
        if kind == "select":
            return MOST_STAKES if table.heroes[decision.seat].lead == NO_CARD else 0
        if kind == "turn":
            return MOST_STAKES - 1
        return MOST_STAKES - 2 if kind in ("move", "target", "damage") else 0

    def puzzle_options(self, rng: Rng) -> dict[str, Setting]:
        """One of the first scenarios, for two heroes."""
        options = puzzles.party(rng)
        options["scenario"] = puzzles.SCENARIOS[rng.below(len(puzzles.SCENARIOS))]
        return options

    def is_puzzle(self, table: Table, decision: Decision) -> bool:
        return puzzles.is_one(decision)

    def gains(self, before: Table, after: Table) -> dict[str, int]:
        """Heroes still standing, enemies felled, their hit points gone, the heroes' hit points and cards kept."""
        standing = [after.hero_figure(hero.seat) for hero in after.heroes if not hero.exhausted]
        return {
            "standing": len(standing) - len(after.heroes),
            "felled": puzzles.felled(before, after),
            "harm": puzzles.hp_of_foes(before, before) - puzzles.hp_of_foes(before, after),
            "health": sum([figure.hp for figure in standing]),
            "cards": sum([(hero.cards & ~hero.lost).bit_count() for hero in after.heroes]),
        }


def _other(table: Table, decision: Decision) -> list[float]:
    kind = decision.kind
    if kind == "short-rest":
        return rate_short_rest(table, decision)
    if kind == "redraw":
        return rate_redraw(table, decision)
    if kind == "long-rest":
        return rate_long_rest(table, decision)
    if kind in ("lose", "recover", "forgo", "start-discard", "extra", "discard"):
        return rate_cards(table, decision)
    if kind == "sufferer":  # who can bear it best
        return [float(table.figures[code - codes.FIGURE].hp) for code in decision.options]
    if kind == "push" or kind == "pull":
        return rate_push(table, decision)
    if kind == "place" or kind == "monster-place":
        return rate_place(table, decision)
    if kind == "origin":
        return rate_origin(table, decision)
    if kind == "loot-from":
        return rate_loot_from(table, decision)
    if kind == "sequence":
        return rate_sequence(table, decision)
    if kind == "transfer":
        return rate_transfer(table, decision)
    if kind == "start":
        return rate_start(table, decision)
    if kind == "focus":
        return rate_focus(table, decision)
    if kind == "prepare":
        return rate_prepare(table, decision)
    if kind == "bonus" and table.agenda[-1][0] == steps.BEFORE_TURN:
        return [1.0 if code == codes.DONE else 0.0 for code in decision.options]  # an action is worth more
    if kind == "as-heal":
        return rate_as_heal(table, decision)
    if kind == "take-damage" or kind == "give-damage":
        return rate_damage_moved(table, decision)
    if kind == "pay":
        return rate_pay(table, decision)
    if kind == "bonus" and any(codes.FIGURE <= code < codes.ENTITY for code in decision.options):
        return rate_bearers(table, decision)
    if kind == "order":  # the best comes first
        return [-float(place) for place in range(len(decision.options))]
    if kind == "protect":
        return rate_protect(table, decision)
    if kind == "hand-over":
        return [1.0 if code == codes.DONE else 0.0 for code in decision.options]
    # Bonuses and refreshes are taken; where nothing speaks for one, any will do.
    return [0.0 if code == codes.DONE else 1.0 for code in decision.options]
