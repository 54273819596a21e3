"""Abilities that act on figures: whom they affect, and what they do to each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.board.areas import Attack as Reaching, placements
from taverna.games.gloomhaven.effects import borrowing, choice_by_rules, item_windows, lasting
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.cards import ANY_CARDS, EVERY_CARD
from taverna.games.gloomhaven.effects.conditions import gain, remove
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.selecting import candidates, is_meant, targetable
from taverna.games.gloomhaven.effects.shoving import shove
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import (
    CLEANSES,
    OTHERS_CARD,
    TOWARD_CHOSEN_HEX,
    Ability,
    Selector,
)
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT, Act
from taverna.games.gloomhaven.state.table import Table

GROUPS_WHO = (
    v.SELF_AND_ALLIES,
    v.ALLIES_AND_ENEMIES,
    v.SELF_AND_SUMMONED_ALLIES,
    v.SELF_AND_OWN_SUMMONS,
)


NAMED_WHO = (v.SELF, v.PREVIOUS_TARGET, v.THAT_FIGURE)
"""One figure that needs no choice."""


def selector_of(table: Table, act: Act, ability: Ability) -> Selector:
    for bonus in in_force(table, act, ability):
        if bonus.gain.set_to is not None:
            return bonus.gain.set_to
    return ability.to


def reach_of(table: Table, act: Act, ability: Ability) -> int:
    if ability.range is None or ability.op in (v.RETALIATE, v.SHIELD):
        return 0
    reach = amount(table, ability.range, act.actor, NOBODY, max(1, table.figures[act.actor].sheet.range))
    for bonus in in_force(table, act, ability):
        reach += bonus.gain.range
    return max(1, reach)


def eligible(table: Table, act: Act, ability: Ability) -> list[Figure]:
    actor = table.figures[act.actor]
    selector = selector_of(table, act, ability)
    reach = reach_of(table, act, ability)
    found = candidates(table, actor, selector, reach)
    near_only = reach == 0 and selector.within == v.NOWHERE and selector.centre == v.OF_SELF
    named = selector.who in NAMED_WHO
    if near_only and not named and not selector.where and selector.exactly == v.NOWHERE:
        # No range stated: adjacent (GH-S-ATK-02).
        found = [other for other in found if table.distance(actor.cell, other.cell) <= 1]
    if ability.area is not None:
        found = _in_pattern(table, act, ability, actor)
    if selector.pick != v.ALL or _names_targets(ability, selector):
        found = [other for other in found if targetable(table, actor, other)]
    if ability.op == v.BETRAY_TURN:
        found = [other for other in found if not other.acted]
    if ability.op in (v.RECOVER, v.LOSE_CARDS, v.REFRESH_ITEMS):
        found = [other for other in found if other.kind == HERO]
    if ability.flags & OTHERS_CARD:
        found = [other for other in found if borrowing.lenders(table, act, other)]
    return found


def _names_targets(ability: Ability, selector: Selector) -> bool:
    """A condition or a push for all enemies in reach targets them; damage, and what befalls an area, does not."""
    return (
        ability.op in (v.CONDITION, v.PUSH, v.PULL)
        and selector.who == v.ENEMY
        and selector.centre == v.OF_SELF
        and selector.within != v.ANYWHERE
        and not selector.where
    )


def _in_pattern(table: Table, act: Act, ability: Ability, actor: Figure) -> list[Figure]:
    """Figures that the pattern can cover together with those already picked (GH-S-AOE-07)."""
    assert ability.area is not None
    reach = 0 if ability.area.own else reach_of(table, act, ability)
    picked = [table.figures[slot].cell for slot in act.picked]
    covered: set[int] = set()
    for cells in placements(table.board.shape, Reaching(reach, 1, ability.area.pattern), actor.cell):
        if all(cell in cells for cell in picked):
            covered.update(cells)
    who, where = ability.to.who, ability.to.where
    return [
        other
        for other in table.figures
        if other.cell >= 0
        and other.cell in covered
        and is_meant(table, actor, who, other)
        and table.board.shape.sees(actor.cell, other.cell)
        and holds(table, where, actor.slot, other.slot)
    ]


def _ask_hex(table: Table, act: Act, ability: Ability) -> None:
    """Toward which hex figures are pulled."""
    actor = table.figures[act.actor]
    shape = table.board.shape
    ranges = shape.ranges(actor.cell)
    cells = [cell for cell in shape.outward(actor.cell) if ranges[cell] <= ability.within]
    found = [codes.CELL + cell for cell in cells if shape.sees(actor.cell, cell)]
    table.ask(table.decider(act.seat), "place", found + [codes.DONE])


def ask(table: Table, act: Act, ability: Ability) -> bool:
    """Ask for the next target; False when nobody is left to choose."""
    if ability.flags & TOWARD_CHOSEN_HEX and act.chosen < 0:
        _ask_hex(table, act, ability)
        return True
    selector = selector_of(table, act, ability)
    found = eligible(table, act, ability)
    if (selector.pick == v.ALL and ability.area is None) or selector.who in NAMED_WHO:
        if act.picked or not found:
            return False
        if act.seat != NOBODY and _is_optional(ability, selector):
            options = [codes.YES, codes.DONE] + _heal_items(table, act, ability)
            table.ask(table.decider(act.seat), "perform", options)
            return True
        act.picked = [other.slot for other in found]
        return False
    if act.seat == NOBODY:
        return choice_by_rules.choose(table, act, ability, found, count_of(table, act, ability))
    left = [other for other in found if other.slot not in act.picked]
    if ability.area is None and len(act.picked) >= count_of(table, act, ability):
        return False
    if not left:
        return False
    options = [codes.FIGURE + other.slot for other in left] + [codes.DONE]
    if act.seat == table.figures[act.actor].owner:
        options += item_windows.in_turn(table, table.figures[act.actor]) + _heal_items(table, act, ability)
    table.ask(table.decider(act.seat), "choose", options)
    return True


def _heal_items(table: Table, act: Act, ability: Ability) -> list[int]:
    """Items for the heal that is about to be performed."""
    actor = table.figures[act.actor]
    if ability.op != v.HEAL or act.seat != actor.owner:
        return []
    return item_windows.options(table, actor, v.ON_HEAL_ACTION)


def _use_item(table: Table, act: Act, place: int) -> None:
    seat = table.figures[act.actor].owner
    if item_windows.passive_for(table, table.heroes[seat].items[place], v.ON_HEAL_ACTION) is None:
        item_windows.perform(table, seat, place)
        return
    passive = item_windows.use(table, seat, place, v.ON_HEAL_ACTION)
    if passive is not None and passive.gain is not None:
        act.factor *= passive.gain.multiply


def count_of(table: Table, act: Act, ability: Ability) -> int:
    count = max(ability.targets, ability.to.pick)
    for bonus in in_force(table, act, ability):
        count = max(count + bonus.gain.targets, bonus.gain.set_targets)
    return count


def _is_optional(ability: Ability, selector: Selector) -> bool:
    """What only does the performer good is worth a question: a heal or a condition for oneself (GH-S-TRN-07)."""
    if selector.who != v.SELF or ability.forced:
        return False
    return ability.op == v.HEAL or (ability.op == v.CONDITION and not ability.conditions & v.NEGATIVE)


def answer(table: Table, act: Act, ability: Ability, code: int) -> None:
    if code == codes.YES:
        act.picked = [other.slot for other in eligible(table, act, ability)]
        act.stage += 1
    elif code == codes.DONE:
        act.stage += 1
    elif codes.ITEM <= code < codes.FIGURE:
        _use_item(table, act, code - codes.ITEM)
    elif code >= codes.CELL:
        act.chosen = code - codes.CELL
    else:
        act.picked = act.picked + [code - codes.FIGURE]


# What it does to one figure


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
    if not figure.present:
        return
    act.performed = True
    act.target = figure.slot
    act.target_cell = figure.cell
    AFFECTED_BY[ability.op](table, act, ability, figure, value_of(table, act, ability, figure))


def _heal(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    if act.at == 1:
        # What waits for a heal serves all its targets and is used once.
        for effect in lasting.waiting(table, v.ON_HEAL_ACTION, table.figures[act.actor]):
            act.plus += lasting.gain_of(effect).heal
            lasting.use(table, effect)
    value += act.plus
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
    gain(table, figure, mask)
    if ability.push:
        shove(table, figure, actor, act.seat, ability.push, False, ability.flags)


def _kill(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    actor = table.figures[act.actor]
    if ability.xp_per_kill:
        gain_xp(table, actor.owner, ability.xp_per_kill, "GH-S-EXP-02")
    fall(table, figure, actor.slot, actor.owner, BY_EFFECT)


def _command(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """Another figure performs something; who steers it decides."""
    order = start_list(table, figure.slot, [part.number for part in ability.perform])
    order.origin = act.actor
    if ability.by == v.BY_ME:
        order.seat = act.seat
        order.controlled = True
    elif ability.by == v.BY_THEM and figure.kind == HERO:
        order.seat = figure.owner
    else:
        order.seat = NOBODY


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
}
"""Operations that are done to one figure after another."""
handled.add_flag(CLEANSES)
handled.add_flag(OTHERS_CARD)
handled.add_flag(TOWARD_CHOSEN_HEX)
handled.EVENTS.add(v.ON_HEAL_ACTION)
handled.WINDOWS.add(v.ON_HEAL_ACTION)
