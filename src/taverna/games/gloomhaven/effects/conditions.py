"""Gaining and losing conditions; bless and curse as cards (GH-S-CON to GH-S-BLS)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.board.figures import ASLEEP
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.equipping import turned
from taverna.games.gloomhaven.effects.waking import wake
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.vocabulary import BLESS, CONDITIONS, CURSE, INVISIBLE, NEGATIVE, TIMED
from taverna.games.gloomhaven.state.figures import HERO, OBJECT, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def gain(table: Table, figure: Figure, mask: int, rule: str = "GH-S-CON-02") -> None:
    """The figure gains the conditions of the mask that it is not immune to (GH-S-CON-01, 03, 05)."""
    if figure.kind == HERO and mask & NEGATIVE and table.heroes[figure.owner].items:
        mask = turned(table, table.heroes[figure.owner], mask)
    mask &= ~figure.sheet.immune
    if table.lasting and mask:
        mask &= ~lasting.immunity(table, figure)
    if figure.kind == OBJECT:
        mask &= ~NEGATIVE
    if not mask or not figure.present:
        return
    if figure.side == ASLEEP and mask & NEGATIVE:
        wake(table, figure)
    if mask & CURSE:
        _curse(table, figure)
    if mask & BLESS:
        _bless(table, figure)
    mask &= ~(CURSE | BLESS)
    if not mask:
        return
    figure.conditions |= mask
    if mask & INVISIBLE:
        table.board.figures.invisible[figure.slot] = True
    timed = mask & TIMED
    if table.turn == figure.slot:
        figure.kept |= timed
    else:
        figure.kept &= ~timed
    events.gained(table, figure, mask, rule)


def end_of_turn(table: Table, figure: Figure) -> None:
    """What was gained before this turn ends with it (GH-S-CON-03)."""
    over = figure.conditions & TIMED & ~figure.kept
    if over and table.rules.plan.has_permanent:
        over &= ~table.rules.story.permanent(table, figure)
    figure.kept = 0
    if over:
        figure.conditions &= ~over
        if over & INVISIBLE:
            table.board.figures.invisible[figure.slot] = table.is_hidden(figure)
        events.ended(table, figure, over, "GH-S-CON-03")


def remove(table: Table, figure: Figure, mask: int, rule: str) -> None:
    over = figure.conditions & mask
    if over and table.rules.plan.has_permanent:
        over &= ~table.rules.story.permanent(table, figure)
    if over:
        figure.conditions &= ~over
        figure.kept &= ~over
        if over & INVISIBLE:
            table.board.figures.invisible[figure.slot] = table.is_hidden(figure)
        events.ended(table, figure, over, rule)


def _curse(table: Table, figure: Figure) -> None:
    if table.curses_left(not table.draws_for_heroes(figure)) > 0:
        table.deck_of(figure).add(CURSE_CARD, table.rng)
        events.about(table, "cursed", "GH-S-CUR-01", figure.slot)


def _bless(table: Table, figure: Figure) -> None:
    if table.blesses_left() > 0:
        table.deck_of(figure).add(BLESS_CARD, table.rng)
        events.about(table, "blessed", "GH-S-BLS-01", figure.slot)


# Removing some of them


class CleanseStep(Handler[Table]):
    """Which condition goes."""

    def run(self, table: Table, slot: int, left: int) -> None:
        """Which negative conditions go, where not all do."""
        figure = table.figures[slot]
        bad = figure.conditions & NEGATIVE
        if not bad or left <= 0 or not figure.present:
            table.pop()
        elif bad.bit_count() <= left:
            table.pop()
            remove(table, figure, bad, "GH-S-CON-01")
        else:
            options = [codes.CHOICE + number for number in range(len(CONDITIONS)) if bad >> number & 1]
            table.ask(table.decider(figure.owner), "cleanse", options)

    def answer(self, table: Table, slot: int, left: int, code: int) -> None:
        remove(table, table.figures[slot], 1 << code - codes.CHOICE, "GH-S-CON-01")
        table.next(table.agenda[-1][0], slot, left - 1)
