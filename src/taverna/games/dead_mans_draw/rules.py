"""The turn: draw if you dare, bank, or be caught; then the next player, until the draw pile is empty."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import codes, content, effects, events, setup
from taverna.games.dead_mans_draw.banking import collect
from taverna.games.dead_mans_draw.cards import NO_CARD
from taverna.games.dead_mans_draw.end import check_sudden_death, end_game, score, winners
from taverna.games.dead_mans_draw.setup import keep_pirates, name_locker_target, offer_options
from taverna.games.dead_mans_draw.state import (
    ASK_LOCKER,
    ASK_PIRATE,
    END_TURN,
    LOSE_REST,
    NO_SEAT,
    NOTHING,
    START,
    STEPS,
    TURN,
    Table,
)
from taverna.kernel import Outcome, Rng, Rules, Setting

ONLY_DRAW: Final = [codes.DRAW]
DRAW_OR_BANK: Final = [codes.DRAW, codes.BANK]
"""Shared by all who are asked: the options of a decision are never changed."""


class DeadMansDrawRules(Rules[Table]):
    """The agenda: what is asked, and what an answer does."""

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        return setup.deal(content.ruleset(options), seats, rng)

    def settings(self, table: Table) -> dict[str, Setting]:
        return dict(table.rules.options)

    def step(self, table: Table) -> None:
        """Do, or ask, what is on top of the agenda."""
        op, value, _ = table.agenda[-1]
        if op == TURN:
            draw_or_bank(table)
        elif op == END_TURN:
            end_turn(table)
        elif op == LOSE_REST:
            lose_rest(table)
        elif op == START:
            start(table)
        elif op == ASK_PIRATE:
            table.ask_all(STEPS[ASK_PIRATE], offer_options(table))
        elif op == ASK_LOCKER:
            table.ask(value, STEPS[ASK_LOCKER], [codes.seat(left) for left in range(1, table.seats)])
        else:
            ask_effect(table, op)

    def answer(self, table: Table, code: int) -> None:
        """Carry out the answer to what the top of the agenda asked."""
        op, value, _ = table.agenda[-1]
        if op == TURN:
            if code == codes.DRAW:
                draw(table)
            else:
                bank(table)
        elif op == ASK_PIRATE:
            keep_pirates(table)
        elif op == ASK_LOCKER:
            name_locker_target(table, value, code)
        else:
            effects.choose(table, op, code)

    def outcome(self, table: Table) -> Outcome:
        scores = [score(table, seat) for seat in range(table.seats)]
        return Outcome(table.over, scores, winners(table) if table.over else [])


def ask_effect(table: Table, op: int) -> None:
    """Ask the active player; a single option is carried out without asking (DMD-3.17)."""
    options = effects.options(table, op)
    if len(options) > 1:
        table.ask(table.active, STEPS[op], options)
    elif options:
        effects.choose(table, op, options[0])
    else:
        effects.fizzle(table, op)


# The turn


def start(table: Table) -> None:
    table.agenda = [(TURN, 0, 0)]
    events.turn(table)


def draw_or_bank(table: Table) -> None:
    """The first draw is due (DMD-3.2), and so is what a Kraken demands (DMD-3.11), while there are cards."""
    if not table.draw:
        if table.owed:
            events.waived(table)
            table.owed = 0
        table.ask(table.active, STEPS[TURN], [codes.BANK])
    elif table.owed or not table.drew:
        table.ask(table.active, STEPS[TURN], ONLY_DRAW)
    else:
        table.ask(table.active, STEPS[TURN], DRAW_OR_BANK)


def draw(table: Table) -> None:
    card = table.draw.pop()
    table.drew = True
    events.drew(table, card)
    effects.enter(table, card, True)


def bank(table: Table) -> None:
    """Everything in the play area goes to the bank, and the turn ends (DMD-5.1)."""
    events.banked(table, table.play)
    table.agenda.append((END_TURN, 0, 0))
    collect(table, table.play)


def lose_rest(table: Table) -> None:
    """What a bust did not spare is lost, with the card that caused it (DMD-4.3, 4.10)."""
    check_sudden_death(table)
    if not table.agenda:
        return
    lost = [*table.play, table.busting]
    table.play = []
    taker = table.taker_of_lost()
    if taker != NO_SEAT:
        rule = table.rules.variation_rule if table.rules.lost_to_left else table.traits[taker].rule
        for card in lost:
            table.file(taker, card)
        events.lost_to(table, taker, lost, rule)
    else:
        table.discard += lost
        events.lost(table, lost)
    end_turn(table)


def end_turn(table: Table) -> None:
    """Clear the turn away; the player to the left is next (DMD-2.11), or the game ends (DMD-50.1)."""
    table.held = 0
    table.protected = NOTHING
    table.busting = NO_CARD
    table.owed = 0
    table.harbor = 0
    table.miser = False
    table.drew = False
    check_sudden_death(table)
    if not table.agenda:
        return
    if not table.draw:
        end_game(table)
        return
    table.agenda = [(TURN, 0, 0)]
    table.active = table.left_of(table.active)
    events.turn(table)
