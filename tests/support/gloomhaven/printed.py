"""Positions of printed scenarios: begin one, open its doors, move and fell figures, end turns, and look who has won."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.revealing import reveal
from taverna.games.gloomhaven.effects.turn_order import put_in_order
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.rules.initiative import draw_cards
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Event
from taverna.kit.hexes import Hex
from tests.support.gloomhaven.tabletop import GAME


def begin(scenario: int | str, seats: int = 2, seed: int = 3, **options: object) -> Table:
    """The table in the first card selection, everyone set up the quick way."""
    table = GAME.setup(seats, seed, {"scenario": str(scenario), **options})
    for seat in range(seats):
        GAME.apply(table, seat, codes.QUICK)
    for seat in range(seats):
        GAME.apply(table, seat, table.pending[0].options[0])
    return table


def printed_card(slug: str, no: int) -> Card:
    """An ability card of a class by its printed number."""
    return next(card for card in content.hero_class(slug).cards if card.no == no)


def run(table: Table) -> Table:
    table.pending = []
    GAME.rules.run(table)
    return table


def answer(table: Table, code: int) -> Table:
    decision = table.pending[0]
    assert code in decision.options, f"{code} is not among {decision}"
    GAME.apply(table, decision.seat, code)
    return table


def first_answers(table: Table, *kinds: str) -> Table:
    """The first option of every question of these kinds."""
    while table.pending and table.pending[0].kind in kinds:
        answer(table, table.pending[0].options[0])
    return table


def of_type(table: Table, slug: str) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.sheet.name == slug]


def monsters(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if figure.present and figure.group != NOBODY]


def door_labelled(table: Table, label: str) -> int:
    assert table.rules.scenario is not None
    return table.rules.scenario.doors_labelled(label)[0].number


def open_door(table: Table, door: int, by: Figure | None = None) -> Table:
    """As if the first hero had entered it; where players choose hexes, the first offered."""
    enter_door(table, door, by or table.hero_figure(0))
    return first_answers(run(table), "spawn", "reveal")


def open_all(table: Table) -> Table:
    """By its doors, and then what no door leads to (scenario 90)."""
    for door in range(len(table.board.doors)):
        open_door(table, door)
    hidden = [room for room, shown in enumerate(table.board.revealed) if not shown]
    table.board.reveal(hidden)
    reveal(table, hidden, NOBODY)
    return table


def fell(table: Table, figure: Figure, by: int = 0) -> Table:
    """The figure dies, to the credit of a seat."""
    figure.hp = 0
    fall(table, figure, table.heroes[by].figure, by, BY_EFFECT)
    return run(table)


def fell_all(table: Table, slug: str = "") -> Table:
    for figure in monsters(table):
        if figure.side == 1 and slug in ("", figure.sheet.name):
            fell(table, figure)
    return table


def put(table: Table, figure: Figure, at: Hex) -> None:
    cell = table.rules.map.cell(at)
    other = table.board.occupant[cell]
    assert other in (NOBODY, figure.slot), f"figure {other} stands at {at}"
    table.put(figure, cell)


def at(table: Table, figure: Figure) -> Hex:
    return table.rules.map.hex(figure.cell)


def end_turn(table: Table, figure: Figure) -> Table:
    """The last part of the figure's turn: loot, plates, conditions."""
    table.turn = figure.slot
    table.push(steps.END_TURN, figure.slot, 1)
    return run(table)


def take_turn(table: Table, figure: Figure) -> Table:
    """A whole turn by the monster rules, with a card drawn for everybody."""
    if not table.order:
        draw_cards(table)
        put_in_order(table)
    table.push(steps.TURN, figure.slot)
    return run(table)


def told(table: Table, kind: str) -> list[Event]:
    return [event for event in table.events if event.kind == kind]


def hardy(table: Table) -> Table:
    """Heroes that nothing can kill for a while."""
    for hero in table.heroes:
        figure = table.hero_figure(hero.seat)
        figure.hp = figure.max_hp = 99
    return table


def idle(table: Table, seat: int) -> int:
    """What a hero that wants nothing answers; long rests are for those who lack cards."""
    decision = next(decision for decision in table.pending if decision.seat == seat)
    if decision.kind == "short-rest":
        return codes.REST
    for wanted in (codes.LEAD, codes.SECOND):
        found = [code for code in decision.options if wanted <= code < wanted + 128]
        if found:
            return found[0]
    return codes.DONE if codes.DONE in decision.options else decision.options[0]


def play_round(table: Table) -> Table:
    """A whole round of idle heroes, up to the next card selection."""
    number = table.round
    while table.pending and (table.round == number or table.pending[0].kind != "select"):
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    return table


def play_to_turn(table: Table, seat: int) -> Table:
    """Idle heroes, up to the turn of this one."""
    while not (table.pending[0].kind == "turn" and table.pending[0].seat == seat):
        other = table.pending[0].seat
        GAME.apply(table, other, idle(table, other))
    return table


def stack_card(table: Table, slug: str, initiative: int) -> None:
    """The type's next ability card has that initiative."""
    group = table.rules.groups[table.rules.group_of(slug)]
    stack = table.stacks[group.deck]
    cards = table.rules.decks[group.deck].cards
    stack.draw += stack.discard
    stack.discard = []
    wanted = next(number for number in stack.draw if cards[number].initiative == initiative)
    stack.draw.remove(wanted)
    stack.draw.append(wanted)
