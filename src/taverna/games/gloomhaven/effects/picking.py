"""Abilities that act on figures: whom they affect. What they do to each stands in affecting.py."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.areas import Attack as Reaching, placements
from taverna.games.gloomhaven.effects import (
    borrowing,
    choice_by_rules,
    extra_turns,
    handing,
    item_windows,
    lasting,
)
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.selecting import candidates, is_meant, targetable
from taverna.games.gloomhaven.effects.swapping import can_join
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import (
    OTHERS_CARD,
    TOWARD_CHOSEN_HEX,
    Ability,
    Selector,
)
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

NAMED_WHO: Final = (v.SELF, v.PREVIOUS_TARGET, v.THAT_FIGURE, v.HEALED_FIGURE, v.ATTACKED)
"""Figures that need no choice."""


def selector_of(table: Table, act: Act, ability: Ability) -> Selector:
    for bonus in in_force(table, act, ability):
        if bonus.gain.set_to is not None:
            return bonus.gain.set_to
    if table.lasting and ability.op == v.HEAL:
        found = lasting.new_targets(table, v.ON_HEAL_ACTION, table.figures[act.actor])
        if found is not None:
            return found
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
    if ability.op == v.SWAP:
        found = [other for other in found if can_join(table, act, ability, other)]
    if ability.op == v.BETRAY_TURN:
        found = [other for other in found if not other.acted]
    if ability.op in (v.RECOVER, v.LOSE_CARDS, v.REFRESH_ITEMS, v.EXTRA_TURN):
        found = [other for other in found if other.kind == HERO]
    if ability.op in (v.GIVE_CARD, v.LEND_CARD):
        found = [other for other in found if handing.can_take(table, act, ability, other)]
    if ability.op == v.EXTRA_TURN:
        found = [other for other in found if extra_turns.can_take(table, other)]
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


handled.add_flag(TOWARD_CHOSEN_HEX)
handled.WINDOWS.add(v.ON_HEAL_ACTION)
