"""A table as data that a person can read, and back. Abilities, cards and sheets are named, never numbered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven.board.board import Board, new_board
from taverna.games.gloomhaven.board.figures import ENEMIES
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.shelf import shelf
from taverna.games.gloomhaven.effects.equipping import sheet_of_hero
from taverna.games.gloomhaven.effects.lasting import can_fly
from taverna.games.gloomhaven.effects.summoning import sheet_of
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.registry import (
    ABILITIES,
    ACTIONS,
    MODIFIERS,
)
from taverna.games.gloomhaven.saving import checks
from taverna.games.gloomhaven.saving.checks import check_hero
from taverna.games.gloomhaven.saving.dungeon import dump_dungeon, read_dungeon
from taverna.games.gloomhaven.saving.frame_checks import check_frames
from taverna.games.gloomhaven.saving.frame_reader import modifier_cards, read_frames
from taverna.games.gloomhaven.saving.frames import (
    ACT,
    ATTACK,
    FIGURE,
    HERO_FIELDS,
    HURT,
    LASTING,
    SHOVE,
    WALK,
    dump_fields,
    load_fields,
)
from taverna.games.gloomhaven.saving.written import form, reading
from taverna.games.gloomhaven.saving.written.maps import read_map
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.scenario.building import Brought
from taverna.games.gloomhaven.scenario.dungeon import rules_for
from taverna.games.gloomhaven.scenario.given import read_given
from taverna.games.gloomhaven.state.figures import (
    BY_CARD,
    HERO,
    KINDS,
    NOBODY,
    OBJECT,
    SUMMONED,
    Figure,
    Hero,
    Sheet,
)
from taverna.games.gloomhaven.state.frames import Act, Attack
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import NO_TREASURE, Stack, Table
from taverna.games.gloomhaven.steps import ROUND
from taverna.kernel import Fields, Rng, Saving, Setting

NUMBERS: Final = ("carded", "ended", "infused", "round", "suffered", "turn")
LISTS: Final = ("counts", "elements", "fed", "memory", "order", "standees", "tie")
LARGE: Final = 1 << 62
FORMER_COUNTS: Final = 9


class GloomhavenSaving(Saving[Table]):
    """The table field by field; also a position as people write it (docs/gloomhaven-positions.md)."""

    def complete(self, data: Mapping[str, object]) -> Mapping[str, object]:
        return form.completed(data) if form.is_written(data) else data

    def dump_table(self, table: Table) -> dict[str, object]:
        found: dict[str, object] = {name: getattr(table, name) for name in NUMBERS}
        for name in LISTS:
            found[name] = list(getattr(table, name))
        plan = table.rules.plan
        if plan.registers:
            found["registers"] = {name: table.registers[place] for place, name in enumerate(plan.registers)}
        if table.rules.ground:
            found["map"] = table.rules.ground
        if table.rules.types:
            found["types"] = list(table.rules.types)
        if table.rules.given:
            found["given"] = table.rules.given
            found["slain"] = list(table.slain)
        if table.dungeon is not None:
            found["dungeon"] = dump_dungeon(table, table.dungeon)
        found["board"] = _dump_board(table)
        found["heroes"] = [_dump_hero(table, hero) for hero in table.heroes]
        found["figures"] = [_dump_figure(figure) for figure in table.figures]
        found["monster_deck"] = _dump_deck(table.monster_deck)
        found["stacks"] = [
            {"draw": stack.draw[:], "discard": stack.discard[:], "card": stack.card} for stack in table.stacks
        ]
        found["acts"] = [_dump_act(act) for act in table.acts]
        found["attacks"] = [_dump_attack(attack) for attack in table.attacks]
        found["walks"] = [_with_ability(dump_fields(walk, WALK), walk.ability) for walk in table.walks]
        found["hurts"] = [dump_fields(hurt, HURT) for hurt in table.hurts]
        found["shoves"] = [dump_fields(shove, SHOVE) for shove in table.shoves]
        found["lasting"] = [
            _with_ability(dump_fields(effect, LASTING), effect.ability) for effect in table.lasting
        ]
        return found

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        if form.is_written(fields.data):
            return reading.read_table(fields, seats, rng, options)
        rules = building.ruleset(options, seats, _read_brought(fields, options, seats))
        if rules.scenario is None or rules.scenario.dungeon is None:
            return read_table(fields, rules, seats, rng)
        decks = read_dungeon(fields, rules, rules.scenario.dungeon)
        table = read_table(fields, rules_for(rules, decks.laid), seats, rng)
        table.dungeon = decks
        return table

    def check_agenda(self, table: Table) -> None:
        checks.check_counts(table)
        checks.check_figures(table)
        checks.check_decks(table)
        checks.check_order(table)
        check_frames(table)
        checks.check_agenda(table)


def _with_ability(data: dict[str, object], number: int) -> dict[str, object]:
    data["ability"] = ABILITIES[number].key
    return data


def _dump_board(table: Table) -> dict[str, object]:
    board = table.board
    return {
        "doors": board.doors[:],
        "revealed": [1 if shown else 0 for shown in board.revealed],
        "terrain": board.terrain[:],
        "obstacles": table.obstacles[:],
        "traps": table.traps[:],
        "coins": table.coins[:],
        "treasure": table.treasure[:],
    }


def _dump_hero(table: Table, hero: Hero) -> dict[str, object]:
    found = dump_fields(hero, HERO_FIELDS)
    found["deck"] = _dump_deck(hero.deck)
    return found


def _dump_deck(deck: Deck) -> dict[str, object]:
    return {
        "draw": [MODIFIERS[card].key for card in deck.draw],
        "discard": [MODIFIERS[card].key for card in deck.discard],
        "reshuffle": deck.reshuffle,
    }


def _dump_figure(figure: Figure) -> dict[str, object]:
    found = dump_fields(figure, FIGURE)
    if figure.kind == SUMMONED:
        found["group"] = figure.card  # where documents have always kept it
    found["kind"] = KINDS[figure.kind]
    found["sheet"] = figure.sheet.name
    found["rank"] = figure.sheet.rank
    return found


def _dump_act(act: Act) -> dict[str, object]:
    found = dump_fields(act, ACT)
    found["todo"] = [ABILITIES[number].key for number in act.todo]
    found["action"] = ACTIONS[act.action].key if act.action >= 0 else ""
    return found


def _dump_attack(attack: Attack) -> dict[str, object]:
    found = dump_fields(attack, ATTACK)
    found["ability"] = ABILITIES[attack.ability].key
    found["after"] = [ABILITIES[number].key for number in attack.after]
    found["answers"] = [ABILITIES[number].key for number in attack.answers]
    found["drawn"] = [MODIFIERS[card].key for card in attack.drawn]
    found["used"] = [MODIFIERS[card].key for card in attack.used]
    return found


# And back


def _read_brought(fields: Fields, options: dict[str, Setting], seats: int) -> Brought:
    """The map and the monsters that a position brings beside its options, and what a campaign gave."""
    known = shelf(str(options["content"])).monster_ids()
    types = fields.texts("types", ())
    for number, slug in enumerate(types):
        if slug not in known:
            raise unknown(f"{fields.path}.types[{number}]", "monster", slug, known)
    if fields.has("given"):
        given = Fields(fields.value("given"), f"{fields.path}.given")
        return Brought(None, {}, types, read_given(given, seats))
    if not fields.has("map"):
        return Brought(None, {}, types)
    scenario, ground = read_map(fields.value("map"), f"{fields.path}.map")
    return Brought(scenario, ground, types)


def read_table(fields: Fields, rules: Ruleset, seats: int, rng: Rng) -> Table:
    """The table of a document, with a ruleset that fits it."""
    board = _load_board(fields, rules)
    table = Table(rules, seats, rng, board)
    _load_things(fields, table)
    for name in NUMBERS:
        setattr(table, name, fields.integer(name, -1, LARGE, getattr(table, name)))
    for name in LISTS:
        setattr(table, name, fields.integers(name, -1, LARGE, getattr(table, name)))
    if rules.brought:
        table.slain = fields.integers("slain", 0, LARGE)
        if len(table.slain) != len(rules.groups) * seats:
            raise fields.bad("slain", f"must hold {len(rules.groups) * seats} numbers")
    _load_registers(fields, table)
    rows = fields.items("heroes")
    if len(rows) != seats:
        raise fields.bad("heroes", f"must be {seats}, one for each seat")
    for seat, row in enumerate(rows):
        table.heroes.append(_load_hero(Fields(row, f"{fields.path}.heroes[{seat}]"), seat))
        check_hero(rules, table.heroes[seat], seat)
    cells = [
        _load_figure(table, Fields(row, f"{fields.path}.figures[{number}]"))
        for number, row in enumerate(fields.items("figures"))
    ]
    table.monster_deck = _load_deck(fields, "monster_deck")
    for number, row in enumerate(fields.items("stacks", [])):
        table.stacks.append(_load_stack(Fields(row, f"{fields.path}.stacks[{number}]")))
    read_frames(fields, table)
    for effect in table.lasting:
        if 0 <= effect.owner < len(table.figures):
            table.board.figures.flying[effect.owner] = can_fly(table, table.figures[effect.owner])
    _place(table, cells)
    table.agenda = [(ROUND, 0, 0)]
    number_figures(table)
    rules.story.resume(table)
    return table


def _load_registers(fields: Fields, table: Table) -> None:
    """By name. Before there were registers, the counts kept a boss's way and who had arrived."""
    plan = table.rules.plan
    part = Fields(fields.value("registers", {}), f"{fields.path}.registers")
    table.registers = [
        part.integer(name, -LARGE, LARGE, plan.starts[place]) for place, name in enumerate(plan.registers)
    ]
    part.done()
    if len(table.counts) == FORMER_COUNTS:
        *table.counts, way, arrived = table.counts
        if plan.cycle:
            table.write(plan.cycle_register, way)
        for place, test in enumerate(plan.win):
            if test in plan.noted:
                table.write(test.register, arrived >> place & 1)


def _load_board(fields: Fields, rules: Ruleset) -> Board:
    part = Fields(fields.value("board", {}), f"{fields.path}.board")
    revealed = part.integers("revealed", 0, 1, [0] * rules.map.rooms)
    board = new_board(rules.map, [])
    doors = part.integers("doors", 0, 2, board.doors)
    terrain = part.integers("terrain", 0, 255, board.terrain)
    if len(doors) != len(board.doors) or len(terrain) != rules.map.size or len(revealed) != rules.map.rooms:
        raise part.bad("terrain", "does not fit the map")
    board.doors = doors
    for cell, bits in enumerate(terrain):
        if bits:
            board.put(cell, bits)
    board.reveal([room for room, shown in enumerate(revealed) if shown])
    return board


def _load_things(fields: Fields, table: Table) -> None:
    part = Fields(fields.value("board", {}), f"{fields.path}.board")
    size = table.rules.map.size
    table.obstacles = part.integers("obstacles", 0, 9999, [0] * size)
    table.traps = part.integers("traps", 0, LARGE, [0] * size)
    table.coins = part.integers("coins", 0, 999, [0] * size)
    table.treasure = part.integers("treasure", -1, 999, [NO_TREASURE] * size)
    for name in ("doors", "revealed", "terrain"):
        part.value(name)
    part.done()
    for name in ("obstacles", "traps", "coins", "treasure"):
        if len(getattr(table, name)) != size:
            raise part.bad(name, f"must hold a number for each of the {size} cells")


def _load_hero(fields: Fields, seat: int) -> Hero:
    hero = Hero(seat, 1)
    load_fields(hero, HERO_FIELDS, fields)
    hero.deck = _load_deck(fields, "deck")
    fields.done()
    return hero


def _load_deck(fields: Fields, name: str) -> Deck:
    part = Fields(fields.value(name, {}), f"{fields.path}.{name}")
    deck = Deck(modifier_cards(part, "draw"))
    deck.discard = modifier_cards(part, "discard")
    deck.reshuffle = part.flag("reshuffle", False)
    part.done()
    return deck


def _load_stack(fields: Fields) -> Stack:
    stack = Stack(fields.integers("draw", 0, 99, []))
    stack.discard = fields.integers("discard", 0, 99, [])
    stack.card = fields.integer("card", -1, 99, -1)
    fields.done()
    return stack


def _load_figure(table: Table, fields: Fields) -> int:
    """The figure, still off the map; where it belongs."""
    kind = fields.text("kind")
    if kind not in KINDS:
        raise fields.bad("kind", f"must be one of {', '.join(KINDS)}, not {kind!r}")
    side = fields.integer("side", 0, len(ENEMIES) - 1, 0)
    figure = Figure(0, KINDS.index(kind), side, Sheet("", "", 1, 0, 0, 0))
    load_fields(figure, FIGURE, fields)
    if figure.kind == SUMMONED:
        figure.card = figure.group
        figure.group = NOBODY
    cell = figure.cell
    figure.cell = -1
    figure.sheet = _sheet(table, fields, figure)
    fields.done()
    slot = figure.slot
    if slot != len(table.figures):
        raise fields.bad("slot", f"must be {len(table.figures)} here")
    known = table.board.figures
    known.add(side, 0, figure.conditions & 512 != 0, figure.sheet.flying)
    table.figures.append(figure)
    if not -1 <= cell < table.rules.map.size:
        raise fields.bad("cell", f"there is no cell {cell}")
    return cell


def _place(table: Table, cells: list[int]) -> None:
    """Who is just passing through another's hex comes last, so that the hex stays the other's."""
    passing = [walk.actor for walk in table.walks] + [shove.target for shove in table.shoves]
    for slot, cell in enumerate(cells):
        if cell >= 0 and slot not in passing:
            table.put(table.figures[slot], cell)
    for slot in passing:
        if 0 <= slot < len(cells) and cells[slot] >= 0:
            table.put(table.figures[slot], cells[slot])


def _sheet(table: Table, fields: Fields, figure: Figure) -> Sheet:
    name = fields.text("sheet")
    rank = fields.integer("rank", 0, 2, 0)
    if figure.kind == HERO and 0 <= figure.owner < len(table.heroes):
        return sheet_of_hero(table.rules, table.heroes[figure.owner])
    if figure.kind == SUMMONED and 0 <= figure.owner < len(table.heroes):
        summon = table.rules.summon(figure.owner, name)
        if summon is not None:
            return sheet_of(table, figure.owner, summon)
    if (figure.kind in BY_CARD or figure.kind == OBJECT) and 0 <= figure.group < len(table.rules.groups):
        sheets = table.rules.groups[figure.group].sheets
        return sheets[rank] if rank < len(sheets) else sheets[0]
    raise fields.bad("sheet", f"there is no {name!r} for such a figure here")
