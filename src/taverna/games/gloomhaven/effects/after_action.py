"""Items for the moment after an action of a group: a song, a command (`actionEnd`); and after a turn (`turnEnd`)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects import item_windows
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.vocabulary import ON_ACTION_END, ON_TURN_END
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

BELOW: Final = 1 << 30
"""In the step: the action was a bottom one; the bits under it are the items."""
TURN: Final = 1 << 31
"""In the step: it is the end of the turn."""


def offer(table: Table, act: Act, seat: int, below: bool) -> None:
    """The action is over, but what items ask for is still about it."""
    table.acts.append(act)
    found = 0
    for place in item_windows.usable(table, table.hero_figure(seat), ON_ACTION_END):
        found |= 1 << place
    table.acts.pop()
    if found:
        table.push(steps.AFTER_ACTION, seat, found | (BELOW if below else 0))


def offer_at_end(table: Table, seat: int, found: int) -> None:
    """The turn is over but for these items."""
    table.push(steps.AFTER_ACTION, seat, found | TURN)


class AfterActionStep(Handler[Table]):
    """Of a seat: items that may be used now."""

    def run(self, table: Table, seat: int, second: int) -> None:
        hero = table.heroes[seat]
        found = [place for place in places(second & ~(BELOW | TURN)) if place < len(hero.items)]
        if not found or hero.exhausted or not table.hero_figure(seat).present:
            table.pop()
        else:
            table.ask(seat, "after-action", [codes.DONE] + [codes.ITEM + place for place in found])

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        if code == codes.DONE:
            table.pop()
            return
        place = code - codes.ITEM
        table.next(steps.AFTER_ACTION, seat, second & ~(1 << place))
        event = ON_TURN_END if second & TURN else ON_ACTION_END
        passive = item_windows.passive_for(table, table.heroes[seat].items[place], event)
        assert passive is not None
        item_windows.perform(table, seat, place, event)
        if passive.special:
            act = table.acts[-1]
            act.todo = odd_card(passive.special).after_action(act.todo, second & BELOW != 0)


handled.WINDOWS.add(ON_ACTION_END)
