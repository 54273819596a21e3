"""What each operation sets going: the table of them, and the ones that need no file of their own.

An operation with a line here is carried out; content with any other is refused (language/handled.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects import item_windows, lasting, moving, picking, placements
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.looting import loot, monster_loot
from taverna.games.gloomhaven.effects.odd.base import OddCard, odd_card
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import JUMP, STRAIGHT, Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.monsters.lines import is_fed
from taverna.games.gloomhaven.rules.stages import (
    AFTER,
    BEGIN,
    BUY,
    CONVERT,
    DO,
    EACH,
    LOOT,
    MAKE,
    OWN_WAY,
    PICK,
    PLAN,
)
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act, Walk
from taverna.games.gloomhaven.state.table import Table

Operation = Callable[[Table, Act, Figure, Ability], None]
"""Do it, or name the stage that does."""
_operations: Final[dict[int, Operation]] = {}


def do(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = AFTER
    _operations[ability.op](table, act, actor, ability)


def is_stage_of(table: Table, act: Act) -> bool:
    """Whether the present ability ever comes to the stage of the act."""
    if act.stage in (BEGIN, BUY, DO, AFTER):
        return True
    op = ABILITIES[act.todo[act.index]].op
    if act.stage in (PICK, EACH):
        return op in picking.AFFECTED_BY
    if act.stage == MAKE:
        return op == v.INFUSE or op in placements.MADE_BY
    if act.stage == PLAN:
        return op == v.MOVE or op == v.ATTACK
    if act.stage == CONVERT:
        return op == v.MOVE and _converter(table, table.figures[act.actor]) is not None
    return op == (v.SPECIAL if act.stage == OWN_WAY else v.LOOT)


def _pick(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = PICK


def _make(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = MAKE


def _go_own_way(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = OWN_WAY


def _attack(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if act.seat == NOBODY:
        act.stage = PLAN
    else:
        sequence.begin(table, act, ability)


def _last(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    lasting.start(table, actor, ability, 0, actor.owner, act.card)
    act.performed = True


def _gain_xp(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    gain_xp(table, actor.owner, amount(table, ability.n, act.actor))


def _gain_money(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    table.heroes[actor.owner].money += amount(table, ability.n, act.actor)
    act.performed = True


def _if_fed(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    """What stands behind a consume icon of a monster's card."""
    if is_fed(table, actor, ability, -1):
        more = [part.number for part in ability.perform]
        act.todo = act.todo[: act.index + 1] + more + act.todo[act.index + 1 :]


# Move


def _start_move(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if act.seat == NOBODY:
        act.stage = PLAN
        act.chosen = -1
    elif _converter(table, actor) is not None:
        act.stage = CONVERT
    else:
        _move(table, act, actor, ability)


def _move(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    points = amount(table, ability.n, act.actor, NOBODY, max(0, actor.sheet.move))
    jump = ability.flags & JUMP != 0
    for bonus in in_force(table, act, ability):
        points += bonus.gain.move
        jump = jump or bonus.gain.jump
    for effect in lasting.waiting(table, v.ON_MOVE_ACTION, actor):
        passive = ABILITIES[effect.ability].passive
        if passive is not None and passive.gain is not None and not passive.consume:
            points += passive.gain.move
            jump = jump or passive.gain.jump
            lasting.use(table, effect)
    if points <= 0:
        return
    walk = Walk(act.actor, act.seat, ability.number, points)
    walk.jump = jump
    walk.straight = ability.flags & STRAIGHT != 0
    moving.begin(table, walk)


def _converter(table: Table, actor: Figure) -> OddCard | None:
    """What lets the figure do something else instead of a move."""
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.owner == actor.slot and passive is not None and passive.special:
            card = odd_card(passive.special)
            if card.replaces_move:
                return card
    return None


def ask_convert(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    table.ask(table.decider(act.seat), "convert", [codes.DONE, codes.YES])


def answer_convert(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    act.stage = AFTER
    if code == codes.YES:
        converter = _converter(table, actor)
        assert converter is not None
        converter.instead_of_move(table, act, ability)
    else:
        _move(table, act, actor, ability)


# Loot


def _start_loot(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if _loot_items(table, act, actor, ability):
        act.stage = LOOT
    else:
        _loot(table, act, actor, ability)


def _loot_items(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    """Items that make a Loot 1 reach further."""
    if actor.kind != HERO or act.plus or amount(table, ability.n, act.actor) != 1:
        return []
    return item_windows.options(table, actor, v.ON_LOOT)


def ask_loot(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    found = _loot_items(table, act, actor, ability)
    table.ask(table.decider(act.seat), "loot", [codes.DONE] + found)


def answer_loot(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    act.stage = AFTER
    if code != codes.DONE:
        passive = item_windows.use(table, actor.owner, code - codes.ITEM, v.ON_LOOT)
        if passive is not None and passive.gain is not None and passive.gain.set_n is not None:
            act.plus = passive.gain.set_n.plus - amount(table, ability.n, act.actor)
    _loot(table, act, actor, ability)


def _loot(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    reach = amount(table, ability.n, act.actor) + act.plus
    for bonus in in_force(table, act, ability):
        if bonus.gain.set_n is not None:
            reach = amount(table, bonus.gain.set_n, act.actor)
    if actor.kind == HERO:
        loot(table, actor, reach, ability.cap)
        act.performed = True
    else:
        monster_loot(table, actor, reach)


# The table


def _does(op: int, operation: Operation) -> None:
    assert op not in _operations, v.OPS[op]
    _operations[op] = operation
    handled.OPS.add(op)


for _op in picking.AFFECTED_BY:
    _does(_op, _pick)
for _op in placements.MADE_BY:
    _does(_op, _make)
_does(v.INFUSE, _make)
_does(v.ATTACK, _attack)
_does(v.MOVE, _start_move)
_does(v.LOOT, _start_loot)
_does(v.PASSIVE, _last)
_does(v.ON_DEATH, _last)
_does(v.GAIN_XP, _gain_xp)
_does(v.GAIN_MONEY, _gain_money)
_does(v.CONSUME, _if_fed)
_does(v.SPECIAL, _go_own_way)


handled.EVENTS.add(v.ON_MOVE_ACTION)
handled.WINDOWS.add(v.ON_LOOT)
handled.add_flag(JUMP)
handled.add_flag(STRAIGHT)
