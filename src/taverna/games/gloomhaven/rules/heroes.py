"""A hero joins the table: its figure, its deck of attack modifiers, its items (GH-S-SET, GH-S-CMP-07)."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.equipping import left_over, sheet_of_hero, wear
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS, MINUS_ONE, Deck
from taverna.games.gloomhaven.language.registry import modifier_number
from taverna.games.gloomhaven.state.figures import CONSUMED, HERO, READY, SPARE, Figure, Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.kit.piles import shuffle


def add_hero(table: Table, seat: int, level: int) -> Hero:
    hero = Hero(seat, level)
    figure = Figure(0, HERO, 0, sheet_of_hero(table.rules, hero))
    figure.owner = seat
    table.add(figure)
    hero.figure = figure.slot
    if table.rules.brought:
        hero.perks = table.rules.brought[seat].perks
    table.heroes.append(hero)
    return hero


def build_deck(table: Table, seat: int) -> None:
    """At the end of the set-up: shuffled, with the items ready."""
    hero = table.heroes[seat]
    hero.item_states = [READY] * len(hero.items)
    if table.rules.brought:
        gone = table.rules.brought[seat].consumed
        hero.item_states = [CONSUMED if number in gone else READY for number in hero.items]  # GH-C-EVT-18
    for place in left_over(table.rules, hero.items, hero.level):
        if hero.item_states[place] == READY:
            hero.item_states[place] = SPARE
    hero.item_uses = [0] * len(hero.items)
    wear(table, seat)
    cards = deck_cards(table, seat)
    shuffle(cards, table.rng)
    hero.deck = Deck(cards)


def _is_worn(hero: Hero, place: int) -> bool:
    return place >= len(hero.item_states) or hero.item_states[place] != SPARE


def deck_cards(table: Table, seat: int) -> list[int]:
    """The standard cards, changed by perks and items (GH-S-CMP-07, GH-S-ITM-09)."""
    hero = table.heroes[seat]
    cards = table.rules.shelf.hero_cards[:]
    known = table.rules.shelf.hero_class(table.rules.classes[seat].slug)
    ignores_items = False
    for number in hero.perks:
        perk = known.perks[number]
        ignores_items = ignores_items or perk.ignores_items
        for key in perk.remove:
            if modifier_number(key) in cards:
                cards.remove(modifier_number(key))
        cards += [modifier_number(key) for key in perk.add]
    worn = [number for place, number in enumerate(hero.items) if _is_worn(hero, place)]
    if not ignores_items:
        for number in worn:
            cards += [EXTRA_MINUS] * table.rules.items[number].minus_ones
    for number in worn:
        for _ in range(table.rules.items[number].remove_minus_ones):
            if MINUS_ONE in cards:
                cards.remove(MINUS_ONE)
    return cards
