"""From rules and chance to the first position: decks, heroes, battle goals, the first room (GH-S-SET)."""

from __future__ import annotations

from taverna.games.gloomhaven import content, events, steps
from taverna.games.gloomhaven.effects.equipping import sheet_of_hero, wear
from taverna.games.gloomhaven.effects.revealing import reveal
from taverna.games.gloomhaven.language.abilities import modifier_number
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS, MINUS_ONE, Deck
from taverna.games.gloomhaven.language.moments import SET_UP, START
from taverna.games.gloomhaven.state.figures import HERO, READY, Figure, Hero
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Stack, Table
from taverna.kernel import Rng
from taverna.kit.piles import shuffle


def deal(rules: Ruleset, seats: int, rng: Rng) -> Table:
    table = Table(rules, seats, rng)
    table.monster_deck = Deck(rules.shelf.monster_cards[:])
    shuffle(table.monster_deck.draw, rng)
    for deck in rules.decks:
        stack = Stack(list(range(len(deck.cards))))
        shuffle(stack.draw, rng)
        table.stacks.append(stack)
    for seat in range(seats):
        add_hero(table, seat, rules.hero_levels[seat])
    _deal_goals(table)
    start_rooms = start_rooms_of(rules)
    table.board.reveal(start_rooms)
    reveal(table, start_rooms, -1)
    table.at(SET_UP)
    table.agenda = [(steps.ROUND, 0, 0), (steps.START, 0, 0)]
    table.agenda += [(steps.PLACE, seat, 0) for seat in range(seats - 1, -1, -1)]
    table.agenda.append((steps.PREPARE, 0, 0))
    return table


def start_rooms_of(rules: Ruleset) -> list[int]:
    if rules.scenario is None:
        return list(range(rules.map.rooms))
    return [room.number for room in rules.scenario.rooms if room.is_start]


def add_hero(table: Table, seat: int, level: int) -> Hero:
    hero = Hero(seat, level)
    figure = Figure(0, HERO, 0, sheet_of_hero(table.rules, hero))
    figure.owner = seat
    table.add(figure)
    hero.figure = figure.slot
    table.heroes.append(hero)
    return hero


def _deal_goals(table: Table) -> None:
    """Two each, kept secret (GH-S-SET-01)."""
    goals = list(range(len(content.battle_goals())))
    shuffle(goals, table.rng)
    for hero in table.heroes:
        hero.goals = [goals.pop(), goals.pop()]


def start(table: Table) -> None:
    """Everyone stands on the map; the first round begins."""
    table.pop()
    table.at(START)
    if table.telling:
        events.tell(table, "started", "GH-S-SET-01", {"scenario": table.rules.slug})


def build_deck(table: Table, seat: int) -> None:
    """At the end of the set-up: shuffled, with the items ready."""
    hero = table.heroes[seat]
    cards = deck_cards(table, seat)
    hero.item_states = [READY] * len(hero.items)
    hero.item_uses = [0] * len(hero.items)
    wear(table, seat)
    shuffle(cards, table.rng)
    hero.deck = Deck(cards)


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
    if not ignores_items:
        for number in hero.items:
            cards += [EXTRA_MINUS] * table.rules.items[number].minus_ones
    for number in hero.items:
        for _ in range(table.rules.items[number].remove_minus_ones):
            if MINUS_ONE in cards:
                cards.remove(MINUS_ONE)
    return cards
