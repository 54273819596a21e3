"""Where the special rules of a scenario take hold. Each function is called at the moment it is named after."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.content.scenarios.words import (
    ADD_CARDS,
    AT_START,
    GAIN,
    ROUND_END,
    ROUND_START,
    SetupEffect,
)
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.scenario import locks, objectives, spawning
from taverna.games.gloomhaven.state.figures import Figure
from taverna.games.gloomhaven.state.table import Table


def set_up(table: Table) -> None:
    """While the map is built."""
    locks.lock_doors(table)


def game_starts(table: Table) -> None:
    """Everybody stands on the map: negative effects of the scenario (GH-S-SET-01), and who appears at once."""
    scenario = table.rules.scenario
    if scenario is not None:
        for effect in scenario.setup:
            _carry_out(table, effect)
    spawning.begin(table, AT_START)


def round_starts(table: Table) -> None:
    """Before card selection, which is on top of the agenda."""
    spawning.begin(table, ROUND_START)


def round_ends(table: Table) -> None:
    """After round bonuses have ended, before short rests (GH-S-END-01, RUL-43), which are on top of the agenda."""
    spawning.begin(table, ROUND_END)


def turn_ends(table: Table, figure: Figure) -> None:
    """After looting: pressure plates (GH-S-COR-02), escorts. The figure may have left the map."""
    if figure.present:
        objectives.note_turn_end(table, figure)
    if table.rules.plan.locks:
        locks.look_at_plates(table, figure)


# Set-up effects


def _carry_out(table: Table, effect: SetupEffect) -> None:
    """On every hero that no perk protects (GH-S-CMP-30)."""
    seats = [hero.seat for hero in table.heroes if not _is_protected(table, hero.seat)]
    if effect.kind == GAIN:
        for seat in seats:
            gain(table, table.hero_figure(seat), effect.conditions, "GH-S-SET-01")
        return
    assert effect.kind == ADD_CARDS
    card = CURSE_CARD if effect.card == "curse" else EXTRA_MINUS
    before = [len(hero.deck.draw) for hero in table.heroes]
    # One each in turn, because the supply of curses may run out (GH-S-CMP-14, 16).
    for _ in range(effect.count):
        for seat in seats:
            _add_card(table, seat, card)
    for seat in seats:
        more = len(table.heroes[seat].deck.draw) - before[seat]
        events.cards_added(table, table.hero_figure(seat), card, more)


def _is_protected(table: Table, seat: int) -> bool:
    known = table.rules.shelf.hero_class(table.rules.classes[seat].slug).perks
    return any(known[number].ignores_scenario for number in table.heroes[seat].perks)


def _add_card(table: Table, seat: int, card: int) -> None:
    if card != CURSE_CARD or table.curses_left(False) > 0:
        table.heroes[seat].deck.add(card, table.rng)
