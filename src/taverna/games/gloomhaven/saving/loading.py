"""The table of a document: what lies on it, whose it is, what is going on. What does not fit is refused."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.board import Board, new_board
from taverna.games.gloomhaven.effects.equipping import sheet_of_hero
from taverna.games.gloomhaven.effects.summoning import sheet_of
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.registry import (
    ability_number,
    action_number,
    modifier_number,
)
from taverna.games.gloomhaven.saving.checks import check_hero
from taverna.games.gloomhaven.saving.frames import (
    ACT,
    ATTACK,
    FIGURE,
    HERO_FIELDS,
    HURT,
    LARGE,
    LASTING,
    SHOVE,
    TABLE_LISTS,
    TABLE_NUMBERS,
    WALK,
    load_fields,
)
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, KINDS, SUMMONED, Figure, Hero, Sheet
from taverna.games.gloomhaven.state.frames import Act, Attack, Hurt, Lasting, Shove, Walk
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import NO_TREASURE, Stack, Table
from taverna.games.gloomhaven.steps import ROUND
from taverna.kernel import Fields, Rng

FORMER_COUNTS: Final = 9


def read_table(fields: Fields, rules: Ruleset, seats: int, rng: Rng) -> Table:
    """The table of a document, with a ruleset that fits it."""
    board = _load_board(fields, rules)
    table = Table(rules, seats, rng, board)
    _load_things(fields, table)
    for name in TABLE_NUMBERS:
        setattr(table, name, fields.integer(name, -1, LARGE, getattr(table, name)))
    for name in TABLE_LISTS:
        setattr(table, name, fields.integers(name, -1, LARGE, getattr(table, name)))
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
    _load_frames(fields, table)
    _place(table, cells)
    table.agenda = [(ROUND, 0, 0)]
    number_figures(table)
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
        for test in plan.noted:
            table.write(test.register, arrived >> plan.win.index(test) & 1)


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
    deck = Deck(_cards(part, "draw"))
    deck.discard = _cards(part, "discard")
    deck.reshuffle = part.flag("reshuffle", False)
    part.done()
    return deck


def _cards(fields: Fields, name: str) -> list[int]:
    found: list[int] = []
    for key in fields.texts(name, []):
        number = modifier_number(key)
        if number < 0:
            raise fields.bad(name, f"there is no modifier card {key!r}")
        found.append(number)
    return found


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
    side = fields.integer("side", 0, 2, 0)
    figure = Figure(0, KINDS.index(kind), side, Sheet("", "", 1, 0, 0, 0))
    load_fields(figure, FIGURE, fields)
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
    if figure.kind in BY_CARD and 0 <= figure.group < len(table.rules.groups):
        sheets = table.rules.groups[figure.group].sheets
        return sheets[rank] if rank < len(sheets) else sheets[0]
    raise fields.bad("sheet", f"there is no {name!r} for such a figure here")


def _load_frames(fields: Fields, table: Table) -> None:
    for number, row in enumerate(fields.items("acts", [])):
        table.acts.append(_load_act(Fields(row, f"{fields.path}.acts[{number}]")))
    for number, row in enumerate(fields.items("attacks", [])):
        table.attacks.append(_load_attack(Fields(row, f"{fields.path}.attacks[{number}]")))
    for number, row in enumerate(fields.items("walks", [])):
        part = Fields(row, f"{fields.path}.walks[{number}]")
        walk = Walk(0, 0, _ability(part, "ability"), 0)
        load_fields(walk, WALK, part)
        part.done()
        table.walks.append(walk)
    for number, row in enumerate(fields.items("hurts", [])):
        part = Fields(row, f"{fields.path}.hurts[{number}]")
        hurt = Hurt(0, 0, 0, 0, 0)
        load_fields(hurt, HURT, part)
        part.done()
        table.hurts.append(hurt)
    for number, row in enumerate(fields.items("shoves", [])):
        part = Fields(row, f"{fields.path}.shoves[{number}]")
        shove = Shove(0, 0, 0, 0, False, 0)
        load_fields(shove, SHOVE, part)
        part.done()
        table.shoves.append(shove)
    for number, row in enumerate(fields.items("lasting", [])):
        part = Fields(row, f"{fields.path}.lasting[{number}]")
        effect = Lasting(0, _ability(part, "ability"), 0, 0, 0)
        load_fields(effect, LASTING, part)
        part.done()
        table.lasting.append(effect)


def _load_act(fields: Fields) -> Act:
    act = Act(0, 0, _abilities(fields, "todo"))
    load_fields(act, ACT, fields)
    key = fields.text("action", "")
    act.action = action_number(key) if key else -1
    fields.done()
    return act


def _load_attack(fields: Fields) -> Attack:
    attack = Attack(0, 0, _ability(fields, "ability"))
    load_fields(attack, ATTACK, fields)
    attack.after = _abilities(fields, "after")
    attack.answers = _abilities(fields, "answers")
    attack.drawn = _cards(fields, "drawn")
    attack.used = _cards(fields, "used")
    fields.done()
    return attack


def _ability(fields: Fields, name: str) -> int:
    return _number(fields, name, fields.text(name))


def _abilities(fields: Fields, name: str) -> list[int]:
    return [_number(fields, name, key) for key in fields.texts(name, [])]


def _number(fields: Fields, name: str, key: str) -> int:
    number = ability_number(key)
    if number < 0:
        _load_content(key)
        number = ability_number(key)
    if number < 0:
        raise fields.bad(name, f"there is no ability {key!r}")
    return number


def _load_content(key: str) -> None:
    """Abilities get their numbers when their component is first read."""
    if key.startswith("item/"):
        for number in content.item_numbers():
            content.item(number)
