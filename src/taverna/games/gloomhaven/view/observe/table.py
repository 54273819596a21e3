"""The whole observation of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import DURATIONS
from taverna.games.gloomhaven.scenario.objectives import progress
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.steps import STEPS
from taverna.games.gloomhaven.view.observe import fields as f
from taverna.games.gloomhaven.view.observe.board import write_board, write_figures
from taverna.games.gloomhaven.view.observe.fields import put_print, shifted
from taverna.games.gloomhaven.view.observe.heroes import write_deck, write_hero, write_stacks
from taverna.kernel import GameOption, Observation
from taverna.kernel.layout import put_wide, settings_cells


class GloomhavenObservation(Observation[Table]):
    """All that the view shows, in cells."""

    def __init__(self, options: Sequence[GameOption]) -> None:
        super().__init__(f.L.with_settings(options, "the options of the game, in their order"))
        self.options = options
        self._settings: dict[Ruleset, list[int]] = {}

    def _settings_of(self, rules: Ruleset) -> list[int]:
        """The cells of the options that are 1."""
        settings = self._settings.get(rules)
        if settings is None:
            settings = settings_cells(self.options, rules.options)
            self._settings[rules] = settings
        return settings

    def observe(self, table: Table, seat: int, into: bytearray) -> None:
        seats = table.seats
        for cell in self._settings_of(table.rules):
            into[f.SETTINGS + cell] = 1
        into[f.SEAT + seat] = 1
        into[f.PHASE + (table.agenda[-1][0] if table.agenda else len(STEPS))] = 1
        for decision in table.pending:
            into[f.ASKED + (decision.seat - seat + seats) % seats] = 1
        into[f.ENDED + table.ended] = 1
        put_wide(into, f.ROUND, table.round, f.BASE)
        for element in range(f.ELEMENTS):
            into[f.ELEMENT + element] = table.elements[element]
            into[f.CREATED + element] = table.infused >> element & 1
        into[f.TURN] = table.turn + 1
        _write_order(table, seat, into)
        _write_progress(table, into)
        _write_dungeon(table, into)
        write_board(table, into)
        write_figures(table, seat, into)
        for hero in table.heroes:
            write_hero(table, hero, (hero.seat - seat + seats) % seats, into)
        write_deck(table.monster_deck, f.MAX_SEATS, into)
        write_stacks(table, into)
        _write_lasting(table, into)
        _write_attack(table, into)
        _write_doing(table, into)


def _write_order(table: Table, seat: int, into: bytearray) -> None:
    for place, entry in enumerate(table.order[: f.MAX_ORDER]):
        if entry < FIRST_GROUP:
            into[f.ORDER + place] = 1 + (entry - seat + table.seats) % table.seats
        else:
            into[f.ORDER + place] = 1 + entry


def _write_progress(table: Table, into: bytearray) -> None:
    for place, goal in enumerate(table.rules.plan.win[: f.MAX_TASKS]):
        reached = progress(table, goal)
        if reached:
            put_wide(into, f.PROGRESS + 2 * place, reached[0], f.BASE)


def _write_dungeon(table: Table, into: bytearray) -> None:
    """Penalties are options of the game, or of the scenario."""
    if table.dungeon is None:
        return
    for place, laid in enumerate(table.dungeon.laid[: f.MAX_DUNGEON]):
        into[f.DUNGEON + 2 * place] = 1 + laid.room
        into[f.DUNGEON + 2 * place + 1] = 1 + laid.monsters


def _write_lasting(table: Table, into: bytearray) -> None:
    for number, effect in enumerate(table.lasting[: f.MAX_LASTING]):
        at = f.EFFECT + number * (1 + f.PRINT)
        into[at] = effect.owner + 1
        put_print(into, at + 1, ABILITIES[effect.ability].key)
        into[f.UNTIL + number * len(DURATIONS) + effect.until] = 1
        into[f.WORTH + number * 2] = shifted(effect.used)
        into[f.WORTH + number * 2 + 1] = shifted(effect.value)


def _write_attack(table: Table, into: bytearray) -> None:
    if not table.attacks:
        return
    attack = table.attacks[-1]
    into[f.ATTACK] = attack.actor + 1
    into[f.ATTACK + 1] = attack.target + 1
    into[f.BLOW] = shifted(attack.attack)
    into[f.BLOW + 1] = shifted(attack.range)
    into[f.BLOW + 2] = shifted(attack.now_attack)
    into[f.BLOW + 3] = shifted(attack.pierce + attack.now_pierce)
    into[f.BLOW + 4] = shifted(max(0, attack.limit))  # 0: no limit
    into[f.MELEE] = 1 if attack.melee else 0
    for place, slot in enumerate(attack.chosen):
        into[f.TARGETS + slot * 2] = min(place + 1, 255)
    for place, slot in enumerate(attack.attacked):
        into[f.TARGETS + slot * 2 + 1] = min(place + 1, 255)
    for place, cell in enumerate(attack.area):
        if cell < f.MAX_CELLS:
            into[f.AREA + cell] = min(place + 1, 255)


def _write_doing(table: Table, into: bytearray) -> None:
    if table.acts:
        act = table.acts[-1]
        into[f.DOES] = act.actor + 1
        if act.index < len(act.todo) and act.todo[act.index] >= 0:
            put_print(into, f.DOES + 1, ABILITIES[act.todo[act.index]].key)
    if table.hurts:
        into[f.HURT] = table.hurts[-1].victim + 1
        put_wide(into, f.AMOUNT, 1 + table.hurts[-1].amount, f.BASE)
    if table.shoves:
        shove = table.shoves[-1]
        into[f.SHOVE] = shove.target + 1
        into[f.SHOVE + 1] = 1 + shove.left
        into[f.SHOVE + 2] = 2 if shove.pull else 1
