"""Abilities that act on figures: what they do to each of those picked (picking.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.effects import (
    dooms,
    extra_turns,
    handing,
    lasting,
)
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.cards import ANY_CARDS, EVERY_CARD
from taverna.games.gloomhaven.effects.conditions import gain, remove
from taverna.games.gloomhaven.effects.dying import exhaust, fall
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.giving import give
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.shoving import shove
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.effects.swapping import swap
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import (
    CLEANSES,
    OTHERS_CARD,
    Ability,
)
from taverna.games.gloomhaven.language.registry import ACTIONS
from taverna.games.gloomhaven.state.figures import HERO, NO_CARD, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT, Act
from taverna.games.gloomhaven.state.table import Table


def value_of(table: Table, act: Act, ability: Ability, figure: Figure) -> int:
    value = amount(table, ability.n, act.actor, figure.slot)
    for bonus in in_force(table, act, ability):
        more = bonus.gain
        if more.set_n is not None:
            value = amount(table, more.set_n, act.actor, figure.slot)
        if ability.op == v.HEAL:
            value += more.heal
        elif ability.op == v.SHIELD:
            value += more.shield
        elif ability.op == v.RETALIATE:
            value += more.retaliate
        elif ability.op == v.PUSH:
            value += more.push
        elif ability.op == v.PULL:
            value += more.pull
        elif ability.op == v.DAMAGE:
            value += more.damage
    return value


def affect(table: Table, act: Act, ability: Ability, figure: Figure) -> None:
    if not figure.present or (ability.op == v.SWAP and len(act.picked) < ability.to.pick):
        return
    act.performed = True
    if not _speaks_of_target(ability):
        act.target = figure.slot
        act.target_cell = figure.cell
    AFFECTED_BY[ability.op](table, act, ability, figure, value_of(table, act, ability, figure))


def _speaks_of_target(ability: Ability) -> bool:
    """An order that names the target of what came before it."""
    return ability.op == v.COMMAND and ability.perform[0].to.who == v.PREVIOUS_TARGET


def _heal(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    if act.at == 1:
        # What waits for a heal serves all its targets and is used once.
        for effect in lasting.waiting(table, v.ON_HEAL_ACTION, table.figures[act.actor]):
            act.plus += lasting.gain_of(effect).heal
            if lasting.gain_of(effect).cleanses:
                for slot in act.picked:
                    remove(table, table.figures[slot], v.NEGATIVE, "GH-S-CON-01")
            lasting.use(table, effect)
    value += act.plus + handing.more_heal(table, act)
    if ability.flags & CLEANSES:
        remove(table, figure, v.NEGATIVE, "GH-S-CON-01")
    heal(table, figure, figure.max_hp if value >= v.FULL else value * act.factor)
    gain(table, figure, ability.conditions)


def _condition(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    actor = table.figures[act.actor]
    mask = ability.conditions
    for bonus in in_force(table, act, ability):
        if (
            bonus.gain.kill is not None
            and bonus.instead
            and holds(table, bonus.gain.kill, actor.slot, figure.slot)
        ):
            _kill(table, act, ability, figure, value)
            return
        mask |= bonus.gain.conditions
    give(table, actor, figure, mask)
    if ability.push:
        shove(table, figure, actor, act.seat, ability.push, False, ability.flags)


def _kill(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    actor = table.figures[act.actor]
    if ability.xp_per_kill:
        gain_xp(table, actor.owner, ability.xp_per_kill, "GH-S-EXP-02")
    fall(table, figure, actor.slot, actor.owner, BY_EFFECT)


def _command(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """Another figure performs something; who steers it decides."""
    other = act.target if _speaks_of_target(ability) else NOBODY
    if _speaks_of_target(ability) and (other == NOBODY or not table.figures[other].present):
        return
    order = start_list(table, figure.slot, [part.number for part in ability.perform], other)
    order.origin = act.actor
    if ability.by == v.BY_ME:
        order.seat = act.seat
        order.controlled = True
    elif ability.by == v.BY_THEM and (figure.kind == HERO or lasting.steered(table, figure)):
        order.seat = figure.owner
    else:
        order.seat = NOBODY
        if figure.kind == SUMMONED:
            figure.focus = NOBODY  # it looks for one as in its turn (GH-S-SUM-04)


def _shove(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    actor = table.figures[act.actor]
    centre = act.chosen if act.chosen >= 0 else actor.cell
    shove(table, figure, actor, act.seat, value, ability.op == v.PULL, ability.flags, centre)
    gain(table, figure, ability.conditions)


def _damage(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    hurt(table, figure, value, BY_EFFECT, act.actor, table.figures[act.actor].owner)
    gain(table, figure, ability.conditions)


def _last(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """A shield or a retaliation."""
    lasting.start(table, figure, ability, value, table.figures[act.actor].owner, act.card)
    if ability.conditions:
        gain(table, figure, ability.conditions)  # by an enhancement (GH-C-ENH-12)


def _betray(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """In its next turn the figure fights its own side, steered by the player or by the rules."""
    steering = act.seat if ability.by == v.BY_ME else NOBODY
    lasting.start(table, figure, ability, steering, table.figures[act.actor].owner, act.card)


def _cleanse(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    if value > 0:
        table.push(steps.CLEANSE, figure.slot, value)
    else:
        remove(table, figure, v.NEGATIVE, "GH-S-CON-01")


def _remove_condition(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    remove(table, figure, ability.conditions, "GH-S-CON-01")


def _recover(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    if ability.flags & OTHERS_CARD:
        table.push(steps.TAKE, figure.owner)
    else:
        table.push(steps.RECOVER, figure.owner, EVERY_CARD if value < 0 else value)


def _lose_cards(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    table.push(steps.LOSE_CARDS, figure.owner, ANY_CARDS + value)


def _refresh_items(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    table.push(steps.REFRESH, figure.owner, EVERY_CARD if value < 0 else value)


def _extra_turn(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    extra_turns.offer(table, figure)


def _set_hp(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """No damage: nothing lessens it."""
    figure.hp = max(1, value)
    events.about(table, "hp-set", "GH-S-DMG-01", figure.slot, figure.hp)


def _exhaust(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """The action was performed, so that it still gives its experience (GH-S-EXP-01)."""
    if act.action >= 0:
        gain_xp(table, figure.owner, ACTIONS[act.action].xp)
    exhaust(table, figure.owner, "GH-S-EXH-01")


def _attach(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """The card lies on the figure from now on, which has what the card grants until it leaves (GH-S-BON-01)."""
    seat = table.figures[act.actor].owner
    for part in ability.perform:
        lasting.start(table, figure, part, amount(table, part.n, figure.slot), seat, act.card)


def _ground(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """It can't fly any more, for as long as it lives."""
    if table.board.figures.flying[figure.slot]:
        lasting.start(table, figure, ability, 0, NOBODY, NO_CARD)


Affect = Callable[[Table, Act, Ability, Figure, int], None]
AFFECTED_BY: Final[dict[int, Affect]] = {
    v.HEAL: _heal,
    v.CONDITION: _condition,
    v.PUSH: _shove,
    v.PULL: _shove,
    v.DAMAGE: _damage,
    v.KILL: _kill,
    v.SHIELD: _last,
    v.RETALIATE: _last,
    v.REMOVE_CONDITION: _remove_condition,
    v.CLEANSE: _cleanse,
    v.COMMAND: _command,
    v.RECOVER: _recover,
    v.LOSE_CARDS: _lose_cards,
    v.REFRESH_ITEMS: _refresh_items,
    v.BETRAY_TURN: _betray,
    v.SET_HP: _set_hp,
    v.EXHAUST: _exhaust,
    v.GROUND: _ground,
    v.ATTACH: _attach,
    v.EXTRA_TURN: _extra_turn,
    v.SWAP: swap,
    v.MARK: dooms.mark,
    v.TRANSFER_GROUP: dooms.transfer,
    v.GIVE_CARD: handing.give,
    v.LEND_CARD: handing.lend,
}
"""Operations that are done to one figure after another."""
handled.add_flag(CLEANSES)
handled.add_flag(OTHERS_CARD)
handled.EVENTS.add(v.ON_HEAL_ACTION)
