"""The heroes of a written position: figure, cards in their piles, items, decks, what is active and summoned."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import to_hex, unknown
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.equipping import has_room, left_over, more_hands, wear
from taverna.games.gloomhaven.effects.summoning import sheet_of
from taverna.games.gloomhaven.rules.heroes import add_hero, deck_cards
from taverna.games.gloomhaven.rules.preparing import GOAL
from taverna.games.gloomhaven.saving.written.cards import Cards, read_cards
from taverna.games.gloomhaven.saving.written.decks import read_modifiers
from taverna.games.gloomhaven.saving.written.words import (
    cell_of,
    conditions_field,
    id_field,
    told,
    words_field,
)
from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPARE, SPENT, SUMMONED, Figure, Hero
from taverna.games.gloomhaven.state.table import SUMMONED_BY_HEROES, Table
from taverna.kernel.fields import Fields, bad

MOST: Final = 9999


def read_heroes(table: Table, fields: Fields) -> list[Cards]:
    """All heroes, on the map unless they are exhausted; a seat without one has an exhausted hero."""
    rows = fields.items("heroes")
    for seat in range(table.seats):
        add_hero(table, seat, table.rules.hero_levels[seat])
    found: list[Cards] = []
    for seat in range(table.seats):
        data = rows[seat] if seat < len(rows) else {"exhausted": True}
        part = Fields(data, f"{fields.path}.heroes[{seat}]")
        part.value("class")
        part.value("level")
        found.append(_read_hero(table, part, table.heroes[seat]))
        part.done()
    return found


def _read_hero(table: Table, fields: Fields, hero: Hero) -> Cards:
    hero.prep = GOAL
    hero.exhausted = fields.flag("exhausted", False)
    _read_items(table, fields, hero)
    _read_perks(table, fields, hero)
    hero.deck = read_modifiers(table, fields, "deck", deck_cards(table, hero.seat))
    hero.xp = fields.integer("xp", 0, MOST, 0)
    hero.money = fields.integer("gold", 0, MOST, 0)
    hero.tokens = fields.integer("coins", 0, MOST, 0)
    if fields.has("goal"):
        goals = [goal.id for goal in content.battle_goals()]
        hero.goal = goals.index(id_field(fields, "goal", "battle goal", goals))
        hero.goals = [hero.goal, (hero.goal + 1) % len(goals)]
    cards = read_cards(table, fields, hero)
    _read_figure(table, fields, hero)
    if not hero.exhausted:
        _start_lasting(table, hero, cards)
        _read_summons(table, fields, hero, cards)
    return cards


def _read_figure(table: Table, fields: Fields, hero: Hero) -> None:
    figure = table.figures[hero.figure]
    if hero.exhausted:
        for name in ("hex", "hp", "conditions", "active", "summons"):
            if fields.has(name):
                raise fields.bad(name, "is not for an exhausted hero, who has left the map")
        figure.acted = True
        return
    put_figure(table, figure, fields)


def put_figure(table: Table, figure: Figure, fields: Fields) -> None:
    """Hit points, conditions and the hex of any figure."""
    figure.hp = fields.integer("hp", 1, figure.max_hp, figure.max_hp)
    figure.conditions = conditions_field(fields, figure.sheet)
    table.board.figures.invisible[figure.slot] = table.is_hidden(figure)
    path = f"{fields.path}.hex"
    hex = to_hex(fields.value("hex"), path)
    cell = cell_of(table, hex, path)
    other = table.board.occupant[cell]
    if other >= 0:
        raise bad(path, f"{table.figures[other].sheet.name!r} stands on {told(hex)} already")
    if table.obstacles[cell] and not figure.sheet.flying:
        raise bad(path, f"an obstacle stands on {told(hex)}")
    table.put(figure, cell)


# Items and perks


def _read_items(table: Table, fields: Fields, hero: Hero) -> None:
    names = {sheet.name: number for number, sheet in table.rules.items.items()}
    for place, item in enumerate(fields.items("items", ())):
        path = f"{fields.path}.items[{place}]"
        number = item if isinstance(item, int) and not isinstance(item, bool) else names.get(str(item), 0)
        if number not in table.rules.items:
            raise unknown(path, "item", str(item), list(names))
        if number in hero.items:
            raise bad(path, f"{item!r} is there twice")
        if not has_room(table.rules, hero.items, number, hero.level, more_hands(table, hero.seat)):
            raise bad(path, f"no room is left for {item!r} ({table.rules.items[number].slot})")
        hero.items = hero.items + [number]
    over = left_over(table.rules, hero.items, hero.level)
    hero.item_states = [SPARE if place in over else READY for place in range(len(hero.items))]
    hero.item_uses = [0] * len(hero.items)
    for name, state in (("spent", SPENT), ("consumed", CONSUMED)):
        for item in words_field(fields, name):
            if names.get(item, 0) not in hero.items:
                own = [table.rules.items[number].name for number in hero.items]
                raise unknown(f"{fields.path}.{name}", "item of this hero", item, own)
            hero.item_states[hero.items.index(names[item])] = state
    wear(table, hero.seat)


def _read_perks(table: Table, fields: Fields, hero: Hero) -> None:
    """By their place on the sheet, from 1 on; each as often as it has boxes."""
    known = table.rules.shelf.hero_class(table.rules.classes[hero.seat].slug).perks
    hero.perks = [number - 1 for number in fields.integers("perks", 1, len(known), ())]
    for number in hero.perks:
        if hero.perks.count(number) > known[number].boxes:
            raise fields.bad("perks", f"perk {number + 1} has only {known[number].boxes} boxes")


# The active area


def _start_lasting(table: Table, hero: Hero, cards: Cards) -> None:
    for kept in cards.kept:
        for ability in kept.half.abilities:
            if lasting.is_lasting(ability):
                figure = table.figures[hero.figure]
                effect = lasting.start(table, figure, ability, ability.n.plus, hero.seat, kept.place)
                effect.used = kept.used


def _read_summons(table: Table, fields: Fields, hero: Hero, cards: Cards) -> None:
    """By the id of what is summoned; the card that summons it is active."""
    known = table.rules.classes[hero.seat].summons
    for number, row in enumerate(fields.items("summons", ())):
        part = Fields(row, f"{fields.path}.summons[{number}]")
        key = part.text("type")
        figure = Figure(0, SUMMONED, 0, sheet_of(table, hero.seat, known[key]))
        figure.owner = hero.seat
        for kept in cards.kept:
            if any(ability.summon == key for ability in kept.half.abilities):
                figure.card = kept.place
        table.counts[SUMMONED_BY_HEROES] += 1
        figure.number = table.counts[SUMMONED_BY_HEROES]
        table.add(figure)
        put_figure(table, figure, part)
        part.done()
