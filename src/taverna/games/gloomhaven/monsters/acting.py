"""A turn by the monster rules: consume, focus, then the card line by line (GH-S-MON, GH-S-SUM-04, GH-S-ELE-10).

Whom to focus, where to go and whom to hit is worked out by focus.py, movement.py and targets.py; here it is done.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.areas import MELEE
from taverna.games.gloomhaven.board.board import NEGATIVE
from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.effects import for_allies, lasting, moving
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.effects.attack.stages import NEXT
from taverna.games.gloomhaven.effects.choice_by_rules import first_by_focus
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.selecting import candidates
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import JUMP, Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.monsters.feeding import (
    FOCUS,
    TOLD,
    answer_feeding,
    consume_for_type,
    offer_to_consume,
)
from taverna.games.gloomhaven.monsters.focus import FocusSearch, find_focus, look, tell_plan
from taverna.games.gloomhaven.monsters.lines import (
    mode_of,
    planned,
    points_of,
    preferred,
    reaching,
    todo_of,
)
from taverna.games.gloomhaven.monsters.movement import End, destinations
from taverna.games.gloomhaven.monsters.reasons import Reason
from taverna.games.gloomhaven.monsters.targets import bits_of, can_attack, target_sets
from taverna.games.gloomhaven.state.figures import MONSTER, NO_CELL, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act, Lasting, Walk
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Arg, Handler

ACT: Final = 101
OVER: Final = 102
"""Stages of a turn; below these, the consume icon that is next."""


class MonsterTurnStep(Handler[Table]):
    """Of a figure, and how far it has gone."""

    def run(self, table: Table, slot: int, stage: int) -> None:
        figure = table.figures[slot]
        if stage == 0 and figure.present and figure.kind == MONSTER and _betrayal(table, figure) is not None:
            turn_coat(table, figure, CHARACTERS)
        if not figure.present or stage == OVER or (stage < ACT and figure.conditions & v.STUN):
            table.pop()
            if figure.kind == MONSTER and _betrayal(table, figure) is not None:
                turn_coat(table, figure, table.rules.groups[figure.group].side)
        elif stage < FOCUS:
            consume_for_type(table, figure, stage)
        elif stage >= TOLD:
            offer_to_consume(table, figure, stage - TOLD)
        elif stage == FOCUS and lasting.steered(table, figure):
            figure.focus = NOBODY
            table.next(steps.MONSTER_TURN, slot, ACT)
        elif stage == FOCUS:
            _focus(table, figure)
        else:
            table.next(steps.MONSTER_TURN, slot, OVER)
            act = start_list(table, slot, todo_of(table, figure))
            act.seat = figure.owner if lasting.steered(table, figure) else NOBODY
            traitor = _betrayal(table, figure)
            if traitor is not None and traitor.value != NOBODY:
                act.seat = traitor.value

    def answer(self, table: Table, slot: int, stage: int, code: int) -> None:
        if stage == FOCUS:
            table.figures[slot].focus = code - codes.FIGURE
            table.next(steps.MONSTER_TURN, slot, ACT)
        else:
            answer_feeding(table, table.figures[slot], stage, code)


def _betrayal(table: Table, figure: Figure) -> Lasting | None:
    """A hero's card that makes the figure fight its own side in this turn."""
    for effect in table.lasting:
        if effect.owner == figure.slot and ABILITIES[effect.ability].op == v.BETRAY_TURN:
            return effect
    return None


def turn_coat(table: Table, figure: Figure, side: int) -> None:
    figure.side = side
    table.board.figures.side[figure.slot] = side


# Focus


def _look(table: Table, figure: Figure, todo: list[int], start: int) -> FocusSearch:
    attack = planned(table, figure, todo, start)
    return look(table.board, figure.slot, mode_of(table, figure, todo), MELEE if attack is None else attack)


def _focus(table: Table, figure: Figure) -> None:
    """GH-S-MON-05."""
    why: list[Reason] | None = [] if table.telling else None
    todo = todo_of(table, figure)
    search = _look(table, figure, todo, 0)
    if why is not None:
        tell_plan(search, planned(table, figure, todo, 0) is not None, why)
    found = preferred(table, figure, search, todo)
    if found and table.telling:
        names = [events.name(table, slot) for slot in found]
        events.tell(table, "scenario-focus", "GH-S-SPC-07", {"slot": figure.slot, "figures": names})
    found = found or [search.aim.enemies[enemy] for enemy in find_focus(search, why)]
    if why is not None and not found:
        why.append(Reason("GH-S-FOC-13", "no-focus"))
    _explain(table, figure, why)
    if len(found) > 1:
        seat = table.decider(figure.owner)
        table.ask(seat, "focus", [codes.FIGURE + slot for slot in found])
        return
    figure.focus = found[0] if found else NOBODY
    table.next(steps.MONSTER_TURN, figure.slot, ACT)


def _explain(table: Table, figure: Figure, why: list[Reason] | None) -> None:
    if why is None:
        return
    for reason in why:
        args: dict[str, Arg] = {
            "slot": figure.slot,
            "figures": [events.name(table, slot) for slot in reason.figures],
            "hexes": events.hex_names(table, reason.cells),
        }
        args.update(reason.values)
        events.tell(table, f"why-{reason.key}", reason.rule, args)


def _ask_focus(table: Table, figure: Figure, search: FocusSearch) -> bool:
    """If the focus has left play, look for a new one (GH-S-FOC-14); True when players have to choose it."""
    if figure.focus == NOBODY or figure.focus in search.aim.enemies:
        return False
    found = [search.aim.enemies[enemy] for enemy in find_focus(search)]
    if len(found) > 1:
        table.ask(table.decider(figure.owner), "focus", [codes.FIGURE + slot for slot in found])
        return True
    figure.focus = found[0] if found else NOBODY
    return False


def _ask_new_focus(table: Table, act: Act, figure: Figure) -> bool:
    """Who acts on an order, outside of its turn, looks for a focus first; True when players have to choose it."""
    search = _look(table, figure, act.todo, act.index)
    found = [search.aim.enemies[enemy] for enemy in find_focus(search)]
    if len(found) > 1:
        table.ask(table.decider(figure.owner), "focus", [codes.FIGURE + slot for slot in found])
        return True
    figure.focus = found[0] if found else NOBODY
    return False


# Lines of the card. `act.at` is 0 until a choice is made; `act.cells` then holds the way.


def ask(table: Table, act: Act, ability: Ability) -> bool:
    """Carry out a move or an attack, asking where the rules leave it open; False when it is done."""
    figure = table.figures[act.actor]
    if act.at:
        return False
    if _is_named(act, ability):
        return _attack_named(table, act, figure, ability)
    if figure.focus == NOBODY and act.origin != act.actor and _ask_new_focus(table, act, figure):
        return True
    if ability.op == v.MOVE:
        return _move(table, act, figure, ability)
    return _attack(table, act, figure, ability)


def answer(table: Table, act: Act, ability: Ability, code: int) -> None:
    figure = table.figures[act.actor]
    if codes.FIGURE <= code < codes.ENTITY:
        figure.focus = code - codes.FIGURE
        return
    if ability.op == v.ATTACK:
        sets = _target_sets(table, act, ability)
        _strike(table, act, ability, sets[code - codes.CHOICE])
        return
    search = _look(table, figure, act.todo, act.index)
    if code >= codes.CELL:
        _go(table, act, figure, ability, search, code - codes.CELL)
    else:
        ways = search.reach.paths(act.chosen)
        _walk(table, act, ability, ways[code - codes.CHOICE])


def open_ways(table: Table) -> list[list[int]]:
    """The equally good ways that the players are asked about just now, each from its first hex to its last."""
    act = table.acts[-1]
    figure = table.figures[act.actor]
    return _look(table, figure, act.todo, act.index).reach.paths(act.chosen)


def _move(table: Table, act: Act, figure: Figure, ability: Ability) -> bool:
    points = points_of(table, figure, ability, act.plus)
    if points <= 0 or figure.focus == NOBODY:
        return False
    search = _look(table, figure, act.todo, act.index)
    if _ask_focus(table, figure, search):
        return True
    if figure.focus == NOBODY:
        return False
    if act.chosen >= 0:
        return _go(table, act, figure, ability, search, act.chosen)
    focus = search.aim.enemies.index(figure.focus)
    why: list[Reason] | None = [] if table.telling else None
    ends = destinations(search, focus, search.price[focus] // NEGATIVE, points, _began(act, figure), why)
    _explain(table, figure, why)
    act.planned = _written(ends)
    if len(ends) > 1:
        table.ask(table.decider(figure.owner), "monster-move", [codes.CELL + end.cell for end in ends])
        return True
    return _go(table, act, figure, ability, search, ends[0].cell) if ends else False


def _began(act: Act, figure: Figure) -> int:
    return figure.cell if act.began == NO_CELL else act.began


def _written(ends: list[End]) -> list[int]:
    """The sets of targets that make these ends the best, as an act remembers them."""
    found: list[int] = []
    for end in ends:
        for chosen in end.sets:
            found += [end.cell, len(chosen)] + chosen
    return found


def _planned_sets(planned: list[int], cell: int) -> list[list[int]]:
    found: list[list[int]] = []
    at = 0
    while at + 1 < len(planned):
        after = at + 2 + max(0, planned[at + 1])
        if planned[at] == cell:
            found.append(planned[at + 2 : after])
        at = after
    return found


def _go(table: Table, act: Act, figure: Figure, ability: Ability, search: FocusSearch, end: int) -> bool:
    if end == figure.cell:
        act.at = 1
        act.chosen = -1
        return True
    ways = search.reach.paths(end)
    if len(ways) > 1:
        act.chosen = end
        options = [codes.CHOICE + index for index in range(min(len(ways), 16))]
        table.ask(table.decider(figure.owner), "monster-path", options)
        return True
    _walk(table, act, ability, ways[0])
    return True


def _walk(table: Table, act: Act, ability: Ability, way: list[int]) -> None:
    act.at = 1
    act.chosen = -1
    walk = Walk(act.actor, NOBODY, ability.number, 99)
    walk.jump = ability.flags & JUMP != 0
    walk.way = way[::-1]
    walk.going = True
    if table.lasting:
        for effect in for_allies.free_for_move(table, table.figures[act.actor]):
            lasting.use(table, effect)
    moving.begin(table, walk)


def _target_sets(table: Table, act: Act, ability: Ability) -> list[list[int]]:
    """Those for whom it moved here, if they can still be attacked together; else the best from here (GH-S-MON-09)."""
    figure = table.figures[act.actor]
    aim = Aim(table.board, figure.slot, reaching(table, figure, ability))
    if figure.focus not in aim.enemies:
        return []
    focus = aim.enemies.index(figure.focus)
    for_these = [
        chosen
        for chosen in _planned_sets(act.planned, figure.cell)
        if chosen[:1] == [figure.focus] and can_attack(aim, figure.cell, focus, bits_of(aim, chosen))
    ]
    return for_these or target_sets(aim, figure.cell, focus, _began(act, figure))


def open_targets(table: Table) -> list[list[int]]:
    """The equally good sets of targets that the players are asked about just now."""
    act = table.acts[-1]
    return _target_sets(table, act, ABILITIES[act.todo[act.index]])


def _attack(table: Table, act: Act, figure: Figure, ability: Ability) -> bool:
    """GH-S-MON-07 to 09, 20, 21."""
    if figure.sheet.attack < 0 and figure.sheet.attack_formula is None:
        return False
    if _is_on_death(table, figure):
        figure.focus = _any_enemy(table, figure, ability)
    elif figure.focus != NOBODY and not _is_target(table, figure.focus):
        attack = reaching(table, figure, ability)
        if _ask_focus(
            table, figure, look(table.board, figure.slot, mode_of(table, figure, act.todo), attack)
        ):
            return True
    if figure.focus == NOBODY:
        return False
    sets = _target_sets(table, act, ability)
    if not sets:
        events.about(table, "no-attack", "GH-S-MON-08", figure.slot)
        return False
    if len(sets) > 1:
        options = [codes.CHOICE + index for index in range(min(len(sets), 16))]
        table.ask(table.decider(figure.owner), "monster-targets", options)
        return True
    _strike(table, act, ability, sets[0])
    return True


def _is_named(act: Act, ability: Ability) -> bool:
    """An order to attack somebody that it names: no focus is looked for."""
    named = ability.to.who == v.PREVIOUS_TARGET or bool(ability.to.where)
    return ability.op == v.ATTACK and act.origin != act.actor and named


def _attack_named(table: Table, act: Act, figure: Figure, ability: Ability) -> bool:
    if figure.sheet.attack < 0:
        return False
    reach = max(1, reaching(table, figure, ability).reach)
    found = [
        other
        for other in candidates(table, figure, ability.to, reach)
        if other.hp > 0 and not table.is_hidden(other)
    ]
    best = first_by_focus(table, figure, found, figure.cell)
    if len(best) > 1:
        table.ask(table.decider(figure.owner), "focus", [codes.FIGURE + other.slot for other in best])
        return True
    if best:
        _strike(table, act, ability, [best[0].slot])
    return bool(best)


def _is_on_death(table: Table, figure: Figure) -> bool:
    return figure.hp <= 0


def _is_target(table: Table, slot: int) -> bool:
    """Whether the focus is still one."""
    return table.figures[slot].present and not table.is_hidden(table.figures[slot])


def _any_enemy(table: Table, figure: Figure, ability: Ability) -> int:
    """A figure that attacks with its death needs no focus: whoever it can hit will do."""
    aim = Aim(table.board, figure.slot, reaching(table, figure, ability))
    for enemy, slot in enumerate(aim.enemies):
        if aim.includes(figure.cell, enemy):
            return slot
    return NOBODY


def _strike(table: Table, act: Act, ability: Ability, targets: list[int]) -> None:
    act.at = 1
    act.planned = []
    attack = sequence.begin(table, act, ability)
    attack.added = 0  # those beside an area are among the targets already
    if ability.special and odd_card(ability.special).is_on_one:
        targets = targets[:1] * table.figures[act.actor].sheet.targets
    attack.chosen = targets
    attack.stage = NEXT
