"""The end of a round (GH-S-END-01)."""

from __future__ import annotations

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.effects import elements, lasting
from taverna.games.gloomhaven.effects.waiting import perform_waiting
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.vocabulary import GRANTS, ON_ROUND_END, RESTS_LONG
from taverna.games.gloomhaven.rules import initiative
from taverna.games.gloomhaven.state.table import RUNNING, Table
from taverna.kernel import Handler


def _rests_long(table: Table, slot: int) -> bool:
    """Whether a card of this round makes its short rest a long one."""
    return lasting.grants(table, table.figures[slot], RESTS_LONG)


class CleanUpStep(Handler[Table]):
    """The round ends."""

    def run(self, table: Table, first: int, second: int) -> None:
        for hero in table.heroes:
            if hero.deck.end_round(table.rng):
                events.about(table, "shuffled", "GH-S-END-01", hero.figure)
        if table.monster_deck.end_round(table.rng) and table.telling:
            events.tell(table, "monsters-shuffled", "GH-S-END-01", {})
        long = (
            [hero.seat for hero in table.heroes if _rests_long(table, hero.figure)] if table.lasting else []
        )
        initiative.clear(table)
        elements.end_round(table)
        lasting.end_round(table)
        table.check()
        if table.ended != RUNNING:
            table.next(steps.FINISH)
            return
        table.next(steps.ROUND)
        for hero in reversed(table.heroes):
            if not hero.exhausted and hero.discard.bit_count() >= 2:
                table.push(steps.SHORT_REST, hero.seat, 1 if hero.seat in long else 0)
        table.at(ROUND_END)
        if table.lasting:
            for hero in reversed(table.heroes):
                if not hero.exhausted:
                    perform_waiting(table, table.hero_figure(hero.seat), ON_ROUND_END)


handled.EVENTS.add(ON_ROUND_END)
handled.GRANTS.add(GRANTS.index("longRest"))
