"""A written position becomes a table: map and things, heroes, monsters, decks, then how far the round has gone."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content, steps
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.shelf import shelf
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.rules.selection import can_rest, can_select
from taverna.games.gloomhaven.saving.written import decks, things
from taverna.games.gloomhaven.saving.written.cards import Cards, choose
from taverna.games.gloomhaven.saving.written.heroes import read_heroes
from taverna.games.gloomhaven.saving.written.maps import Ground, read_map
from taverna.games.gloomhaven.saving.written.monsters import MONSTERS, read_monsters, types_of
from taverna.games.gloomhaven.saving.written.words import id_field
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, NO_CARD, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import INERT, STRONG, WANING, Table
from taverna.kernel import Rng, Setting
from taverna.kernel.fields import Fields, bad

SELECT: Final = "select"
END: Final = "end"
STRENGTHS: Final = {"inert": INERT, "waning": WANING, "strong": STRONG}
MOST_ROUNDS: Final = 999
AMONG_OPTIONS: Final = ("scenario", "level")
"""Fields that have become options by now; they are still named among the known ones."""


def read_table(fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
    for name in AMONG_OPTIONS:
        fields.has(name)
    table = Table(_rules(fields, seats, options), seats, rng)
    things.lay_out(table, fields)
    heroes = read_heroes(table, fields)
    read_monsters(table, fields)
    table.round = fields.integer("round", 1, MOST_ROUNDS, 1)
    _read_elements(table, fields)
    table.monster_deck = decks.read_modifiers(table, fields, "monster_deck", table.rules.shelf.monster_cards)
    decks.read_stacks(table, fields)
    _read_turn(table, fields, heroes)
    return table


def _rules(fields: Fields, seats: int, options: dict[str, Setting]) -> Ruleset:
    """The ruleset of the options, with the map of the position and the monsters that its scenario lacks."""
    scenario: Scenario | None = None
    ground: Ground = {}
    if fields.has("map"):
        scenario, ground = read_map(fields.value("map"), f"{fields.path}.map")
    printed = scenario or content.scenario(str(options["scenario"]))
    if printed.dungeon is not None:
        raise fields.bad("options.scenario", "a random dungeon has no map; say `map`, or save one in play")
    known = shelf(str(options["content"]))
    there = known.types_in_play(printed, []) + [own.id for own in printed.figures]
    types = [slug for slug in types_of(fields) if slug not in there]
    for slug in types:
        if slug not in known.monster_ids():
            place = [row.get("type") if isinstance(row, dict) else None for row in fields.items(MONSTERS)]
            path = f"{fields.path}.{MONSTERS}[{place.index(slug)}].type"
            raise unknown(path, "monster", slug, known.monster_ids())
    return building.ruleset(options, seats, building.Brought(scenario, ground, types))


def _read_elements(table: Table, fields: Fields) -> None:
    part = Fields(fields.value("elements", {}), f"{fields.path}.elements")
    known = v.ELEMENTS[: len(table.elements)]
    for name in part.data:
        if name not in known:
            raise unknown(f"{part.path}.{name}", "element", str(name), known)
        word = id_field(part, str(name), "state of an element", list(STRENGTHS))
        table.elements[known.index(name)] = STRENGTHS[word]


# How far the round has gone


def _read_turn(table: Table, fields: Fields, heroes: list[Cards]) -> None:
    """Cards are still to be chosen, unless something says that they are: whose turn it is, or what was played."""
    chosen = [cards for cards in heroes if cards.chosen]
    drawn = [stack for stack in table.stacks if stack.card != NO_CARD]
    default = "" if chosen or drawn else SELECT
    turn = fields.text("turn", default)
    if turn == SELECT:
        _select(table, fields, heroes)
        return
    for cards in heroes:
        choose(cards)
    table.carded = turn_order.groups_on_map(table)
    decks.draw_missing(table)
    names = names_of(table)
    if turn and turn != END and turn not in names:
        raise unknown(f"{fields.path}.turn", "turn of", turn, [SELECT, END, *names])
    slot = names.get(turn, NOBODY)
    _put_in_order(table, slot)
    if turn:
        _mark_acted(table, fields, slot, heroes)
    table.agenda = [(steps.CLEAN_UP if turn == END else steps.NEXT_TURN, 0, 0)]


def _select(table: Table, fields: Fields, heroes: list[Cards]) -> None:
    for cards in heroes:
        if cards.chosen:
            raise bad(f"{cards.path}.play", f"nobody has chosen cards yet: the turn is {SELECT!r}")
        seat = cards.hero.seat
        if not cards.hero.exhausted and not can_select(table, seat) and not can_rest(table, seat):
            raise bad(cards.path, "can neither choose two cards nor rest: say `exhausted`")
    for number, stack in enumerate(table.stacks):
        if stack.card != NO_CARD:
            name = table.rules.decks[number].slug
            raise fields.bad(f"cards.{name}", f"no card is drawn yet: the turn is {SELECT!r}")
    if all(cards.hero.exhausted for cards in heroes):
        raise fields.bad("heroes", "all are exhausted: the scenario is over")
    table.agenda = [(steps.SELECT, 0, 0)]
    turn_order.number_figures(table)


def names_of(table: Table) -> dict[str, int]:
    """The figures on the map by name: `brute`, `bandit-guard 2`, `bandit-guard` for the first of them to act."""
    found: dict[str, int] = {}
    for figure in sorted((figure for figure in table.figures if figure.present), key=_by_activation):
        if figure.kind == HERO:
            found[figure.sheet.name] = figure.slot
            continue
        found.setdefault(figure.sheet.name, figure.slot)
        if figure.kind in BY_CARD:
            found[f"{figure.sheet.name} {figure.number}"] = figure.slot
    return found


def _by_activation(figure: Figure) -> tuple[int, int]:
    """Elites first, then by number (GH-S-INI-09)."""
    return (0 if figure.sheet.rank >= ELITE or figure.kind in (HERO, SUMMONED) else 1, figure.number)


def _entry(figure: Figure) -> int:
    """In the order of the round: the seat, or the group of monsters."""
    return figure.owner if figure.owner != NOBODY else turn_order.FIRST_GROUP + figure.group


def _put_in_order(table: Table, slot: int) -> None:
    """By initiative; of equals, who has the turn acts first: the others come after it."""
    turn_order.put_in_order(table)
    if slot != NOBODY:
        mine = _entry(table.figures[slot])
        order = table.order[:]
        place = order.index(mine)
        while place and turn_order.key_of(table, order[place - 1]) == turn_order.key_of(table, mine):
            place -= 1
        order.remove(mine)
        order.insert(place, mine)
        table.order = order
        turn_order.number_figures(table)


def _mark_acted(table: Table, fields: Fields, slot: int, heroes: list[Cards]) -> None:
    """Whoever comes before the turn has acted, and the cards it played are discarded."""
    if slot != NOBODY and table.figures[slot].acted:
        raise fields.bad("turn", "has acted in this round already")
    for figure in table.figures:
        if figure.present and (slot == NOBODY or _comes_before(table, figure, table.figures[slot])):
            figure.acted = True
    for cards in heroes:
        hero = cards.hero
        if table.figures[hero.figure].acted and not hero.exhausted:
            hero.discard |= hero.played
            hero.played = 0


def _comes_before(table: Table, one: Figure, other: Figure) -> bool:
    first, second = table.order.index(_entry(one)), table.order.index(_entry(other))
    if first != second:
        return first < second
    if one.owner != NOBODY:
        return one.kind == SUMMONED and (other.kind == HERO or one.number < other.number)
    return _by_activation(one) < _by_activation(other)
