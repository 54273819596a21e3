"""Conditions of `if` and filters of `where`: the table of them by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven.effects.amounts import allies_next_to, amount, isolated, negative_count
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Test
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import HAZARD_ENTERED, MONSTER, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.table import STRONG, Table


def holds(table: Table, tests: list[Test], actor: int, target: int) -> bool:
    """Whether all tests hold for the actor and, where they speak of one, the target."""
    figure = table.figures[actor]
    for test in tests:
        alone = _tests.get(test.kind)
        if alone is not None:
            if not alone(table, test, figure, target):
                return False
        elif target == NOBODY or not _target_tests[test.kind](table, test, figure, table.figures[target]):
            return False
    return True


# Of the actor, its action and its attack


def _is_melee(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return bool(table.attacks) and table.attacks[-1].melee


def _is_ranged(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return bool(table.attacks) and not table.attacks[-1].melee


def _has_single_target(table: Table, test: Test, actor: Figure, target: int) -> bool:
    """No pattern, no further targets."""
    if not table.attacks:
        return False
    attack = table.attacks[-1]
    ability = ABILITIES[attack.ability]
    return attack.limit == 1 and ability.area is None and not attack.pattern and not ability.path_targets


def _actor_has(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.conditions & test.value != 0


def _is_below_half(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.hp * 2 < actor.max_hp + actor.max_hp % 2


def _hp_is(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.hp == test.value


def _would_drop(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return bool(table.hurts) and table.hurts[-1].amount >= actor.hp


def _has_moved(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.moved >= test.value


def _moved_at_most(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.moved <= test.value


def _entered_hazard(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.owner != NOBODY and table.heroes[actor.owner].used & HAZARD_ENTERED != 0


def _actions_done(table: Table, test: Test, actor: Figure, target: int) -> bool:
    """Both cards of the turn are played."""
    if actor.owner == NOBODY:
        return False
    hero = table.heroes[actor.owner]
    return not hero.played and not hero.resting


def later_cards(table: Table, seat: int) -> int:
    """Cards in a hand of two or more that would make its hero act later than it does."""
    hero = table.heroes[seat]
    found = 0
    if hero.hand.bit_count() > 1:
        for place, card in enumerate(table.cards_of(seat)):
            if hero.hand >> place & 1 and card.initiative > hero.initiative:
                found |= 1 << place
    return found


def _has_later_card(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return actor.owner != NOBODY and later_cards(table, actor.owner) != 0


def _is_available(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return table.available(test.value)


def _is_strong(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return table.elements[test.value] == STRONG


def _is_not_strong(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return table.elements[test.value] != STRONG


def _moved_straight(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return bool(table.acts) and table.acts[-1].straight


def _ends_at_start(table: Table, test: Test, actor: Figure, target: int) -> bool:
    if not table.acts:
        return False
    act = table.acts[-1]
    return bool(act.path) and act.path[-1] == act.start


def _used_item(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return bool(table.acts) and table.acts[-1].used_item


def _has_no_target(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return not table.acts or table.acts[-1].target == NOBODY


def _is_of_group(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return bool(table.acts) and table.acts[-1].group == test.value


def _is_other(table: Table, test: Test, actor: Figure, target: int) -> bool:
    return target != actor.slot


# Of the target


def _is_doomed(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    """Carries a doom of the actor's; those on one target are all there are."""
    return table.is_marked(actor.owner, target.slot)


def _is_near_another(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    """Another enemy of the actor is so near to the target."""
    return any(
        other.present
        and other.slot != target.slot
        and table.are_enemies(actor, other)
        and table.distance(target.cell, other.cell) <= test.value
        for other in table.figures
    )


def _is_next_to_ally(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return allies_next_to(table, actor, target) > 0


def _is_next_to_own_summon(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    for cell in table.board.shape.near[target.cell]:
        slot = table.board.occupant[cell]
        if (
            slot != NOBODY
            and table.figures[slot].kind == SUMMONED
            and table.figures[slot].owner == actor.owner
        ):
            return True
    return False


def _is_next_to_commander(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    """Next to whoever gives the order that is carried out."""
    return bool(table.acts) and table.adjacent(table.figures[table.acts[-1].origin], target)


def _is_isolated(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return isolated(table, target)


def _target_has(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return target.conditions & test.value != 0


def _is_undamaged(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return target.hp >= target.max_hp


def _hp_at_most(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return target.hp <= test.value


def _hp_below(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return test.amount is not None and target.hp < amount(table, test.amount, actor.slot, target.slot)


def _is_of_rank(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return target.kind == MONSTER and test.value >> target.sheet.rank & 1 != 0


def _has_suffered(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return target.max_hp - target.hp >= test.value


def _has_negative(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return negative_count(target) >= test.value


def _is_adjacent(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return table.adjacent(actor, target)


def _is_undead(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return target.group != NOBODY and table.rules.groups[target.group].slug in v.UNDEAD


def _was_passed(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    return bool(table.acts) and target.cell in table.acts[-1].path


Holds = Callable[[Table, Test, Figure, int], bool]
HoldsForTarget = Callable[[Table, Test, Figure, Figure], bool]
_tests: Final[dict[int, Holds]] = {
    v.ATTACK_MELEE: _is_melee,
    v.ATTACK_RANGED: _is_ranged,
    v.ATTACK_SINGLE_TARGET: _has_single_target,
    v.SELF_HAS: _actor_has,
    v.SELF_HP_BELOW_HALF: _is_below_half,
    v.SELF_HP_IS: _hp_is,
    v.SELF_WOULD_DROP: _would_drop,
    v.SELF_MOVED: _has_moved,
    v.SELF_MOVED_AT_MOST: _moved_at_most,
    v.SELF_ENTERED_HAZARD: _entered_hazard,
    v.SELF_ACTIONS_DONE: _actions_done,
    v.SELF_HAS_LATER_CARD: _has_later_card,
    v.ELEMENT_AVAILABLE: _is_available,
    v.ELEMENT_STRONG: _is_strong,
    v.ELEMENT_NOT_STRONG: _is_not_strong,
    v.MOVE_STRAIGHT: _moved_straight,
    v.MOVE_ENDS_AT_START: _ends_at_start,
    v.ACTION_USED_ITEM: _used_item,
    v.ACTION_GROUP: _is_of_group,
    v.ACTION_NO_TARGET: _has_no_target,
    v.OTHER_THAN_ACTOR: _is_other,
}
_target_tests: Final[dict[int, HoldsForTarget]] = {
    v.TARGET_NEXT_TO_MY_ALLY: _is_next_to_ally,
    v.TARGET_ISOLATED: _is_isolated,
    v.TARGET_HAS: _target_has,
    v.TARGET_UNDAMAGED: _is_undamaged,
    v.TARGET_HP_AT_MOST: _hp_at_most,
    v.TARGET_HP_BELOW: _hp_below,
    v.TARGET_RANK: _is_of_rank,
    v.TARGET_DAMAGE_TAKEN: _has_suffered,
    v.TARGET_NEGATIVE_CONDITIONS: _has_negative,
    v.TARGET_ADJACENT: _is_adjacent,
    v.TARGET_UNDEAD: _is_undead,
    v.MOVED_THROUGH: _was_passed,
    v.TARGET_MARKED: _is_doomed,
    v.TARGET_DOOMED: _is_doomed,
    v.VICTIM_DOOMED: _is_doomed,
    v.OTHER_ENEMY_WITHIN: _is_near_another,
    v.TARGET_NEXT_TO_OWN_SUMMON: _is_next_to_own_summon,
    v.TARGET_NEXT_TO_ME: _is_next_to_commander,
}
handled.TESTS.add_all(list(_tests) + list(_target_tests))
