"""The end of a round (GH-S-END-01)."""

from __future__ import annotations

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.effects import elements, lasting
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.rules import initiative
from taverna.games.gloomhaven.state.table import RUNNING, Table


def clean_up(table: Table) -> None:
    for hero in table.heroes:
        if hero.deck.end_round(table.rng):
            events.about(table, "shuffled", "GH-S-END-01", hero.figure)
    if table.monster_deck.end_round(table.rng) and table.telling:
        events.tell(table, "monsters-shuffled", "GH-S-END-01", {})
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
            table.push(steps.SHORT_REST, hero.seat)
    table.at(ROUND_END)
