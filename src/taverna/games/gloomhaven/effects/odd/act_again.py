"""`act-again`: two cards from the hand for one more turn of this round, later in the order (GH-S-ITM-07)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects.cards import options
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.effects.tests import later_cards
from taverna.games.gloomhaven.effects.turn_order import put_in_order
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


class ActAgain(OddCard):
    """First the leading card, which must be slower than that of the turn that ends, then the other."""

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        hero = table.heroes[act.seat]
        if act.at == 0:
            table.ask(act.seat, "extra", options(later_cards(table, act.seat)))
        elif act.at == 1:
            table.ask(act.seat, "extra", options(hero.hand))
        return act.at < 2

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        hero = table.heroes[act.seat]
        place = code - codes.CARD
        hero.hand &= ~(1 << place)
        hero.played |= 1 << place
        hero.seen |= 1 << place
        act.at += 1
        if act.at == 1:
            hero.lead, hero.second = place, NO_CARD
            return
        hero.second = place
        hero.used = 0
        cards = table.cards_of(act.seat)
        hero.initiative = cards[hero.lead].initiative
        table.figures[hero.figure].acted = False
        put_in_order(table)
        names = [cards[hero.lead].name, cards[hero.second].name]
        if table.telling:
            events.tell(
                table,
                "act-again",
                "GH-S-ITM-07",
                {"seat": act.seat, "cards": names, "number": hero.initiative},
                True,
            )


register_odd(ActAgain("act-again"))
