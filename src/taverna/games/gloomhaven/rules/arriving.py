"""How heroes of a campaign arrive: blessed or cursed, hurt, with conditions or fewer cards (GH-C-TRV-05, CIT-03)."""

from __future__ import annotations

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.effects.cards import AT_START
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.state.brought import BroughtHero
from taverna.games.gloomhaven.state.table import Table

RULE = "GH-C-TRV-05"


def arrive(table: Table) -> None:
    """At the end of the set-up, hands are chosen."""
    for seat, hero in enumerate(table.rules.brought):
        _add_cards(table, seat, hero)
        figure = table.hero_figure(seat)
        gain(table, figure, hero.conditions, RULE)
        if hero.damage:
            figure.hp = max(1, figure.hp - hero.damage)
            events.about(table, "arrived-hurt", RULE, figure.slot, hero.damage)
        if hero.discards:
            table.push(steps.LOSE_CARDS, seat, AT_START + hero.discards)


def _add_cards(table: Table, seat: int, hero: BroughtHero) -> None:
    """As far as the common supply goes (GH-C-CIT-05)."""
    figure, deck = table.hero_figure(seat), table.heroes[seat].deck
    for card, wanted, left in (
        (BLESS_CARD, hero.blesses, table.blesses_left()),
        (CURSE_CARD, hero.curses, table.curses_left(False)),
        (EXTRA_MINUS, hero.minus_ones, hero.minus_ones),
    ):
        number = min(wanted, left)
        for _ in range(number):
            deck.add(card, table.rng)
        if number:
            events.cards_brought(table, figure, card, number)
