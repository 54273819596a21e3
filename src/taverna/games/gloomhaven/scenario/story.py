"""What a printed scenario does at each moment: who appears, what is locked, when it is won and lost."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.content.scenarios import words
from taverna.games.gloomhaven.content.scenarios.words import ADD_CARDS, AT_START, GAIN, SetupEffect
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.revealing import spawn
from taverna.games.gloomhaven.language import moments
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, EXTRA_MINUS
from taverna.games.gloomhaven.language.vocabulary import NORMAL
from taverna.games.gloomhaven.scenario import ending, locks, objectives, spawning
from taverna.games.gloomhaven.state.figures import BY_CARD
from taverna.games.gloomhaven.state.story import Story
from taverna.games.gloomhaven.state.table import Table


class PrintedStory(Story):
    def at(self, table: Table, moment: int, subject: int = -1, where: int = -1) -> None:
        if moment == moments.SET_UP:
            locks.lock_doors(table)
        elif moment == moments.START:
            game_starts(table)
        elif moment == moments.ROUND_START:
            spawning.begin(table, words.ROUND_START)
        elif moment == moments.ROUND_END:
            spawning.begin(table, words.ROUND_END)
        elif moment == moments.ROOM_REVEALED:
            _place_figures(table, where)
        elif moment == moments.DOOR_OPENED:
            spawning.begin(table, words.DOOR_OPENED, where)
        elif moment == moments.TURN_END:
            _turn_ends(table, subject)
        elif moment == moments.KILLED and table.figures[subject].kind in BY_CARD:
            objectives.note_death(table, table.figures[subject])

    def check(self, table: Table) -> None:
        ending.check(table)


def _place_figures(table: Table, room: int) -> None:
    """Figures of the scenario stand on their markers; their numbers are drawn at random (GH-S-SPC-05, 08)."""
    for escort in table.rules.plan.escorts:
        for cell in escort.cells:
            if table.rules.map.room[cell] == room:
                spawn(table, escort.group, NORMAL, cell)
    if table.round:
        turn_order.draw_for_new(table)


def _turn_ends(table: Table, slot: int) -> None:
    """Pressure plates (GH-S-COR-02), escorts. The figure may have left the map."""
    figure = table.figures[slot]
    if figure.present:
        objectives.note_turn_end(table, figure)
    if table.rules.plan.locks:
        locks.look_at_plates(table, figure)


def game_starts(table: Table) -> None:
    """Negative effects of the scenario (GH-S-SET-01), and who appears at once."""
    scenario = table.rules.scenario
    if scenario is not None:
        for effect in scenario.setup:
            _carry_out(table, effect)
    spawning.begin(table, AT_START)


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
