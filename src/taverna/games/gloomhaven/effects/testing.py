"""Conditions of `if`, filters of `where`, and the numbers that expressions stand for."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.conditions import negative_count
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import ABILITIES, Amount, Test
from taverna.games.gloomhaven.state.figures import HAZARD_ENTERED, HERO, MONSTER, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import Act, Attack
from taverna.games.gloomhaven.state.table import STRONG, Table


def holds(table: Table, tests: list[Test], actor: int, target: int) -> bool:
    """Whether all tests hold for the actor and, where they speak of one, the target."""
    for test in tests:  # noqa: SIM110 - a loop is faster
        if not _holds(table, test, actor, target):
            return False
    return True


def _holds(table: Table, test: Test, actor: int, target: int) -> bool:
    kind = test.kind
    if kind == v.ATTACK_MELEE or kind == v.ATTACK_RANGED:
        return bool(table.attacks) and table.attacks[-1].melee == (kind == v.ATTACK_MELEE)
    if kind == v.SELF_HAS:
        return table.figures[actor].conditions & test.value != 0
    if kind == v.SELF_HP_BELOW_HALF:
        figure = table.figures[actor]
        return figure.hp * 2 < figure.max_hp + figure.max_hp % 2
    if kind == v.SELF_WOULD_DROP:
        return bool(table.hurts) and table.hurts[-1].amount >= table.figures[actor].hp
    if kind == v.ELEMENT_AVAILABLE:
        return table.available(test.value)
    if kind == v.ELEMENT_NOT_STRONG:
        return table.elements[test.value] != STRONG
    if kind == v.MOVE_STRAIGHT:
        return bool(table.acts) and table.acts[-1].straight
    if kind == v.MOVE_ENDS_AT_START:
        return bool(table.acts) and _ends_at_start(table.acts[-1])
    if kind == v.ACTION_USED_ITEM:
        return bool(table.acts) and table.acts[-1].used_item
    if kind == v.ACTION_GROUP:
        return bool(table.acts) and table.acts[-1].group == test.value
    if kind == v.OTHER_THAN_ACTOR:
        return target != actor
    if kind == v.SELF_MOVED:
        return table.figures[actor].moved >= test.value
    if kind in LATER_TESTS:
        return _holds_later(table, test, table.figures[actor])
    return target != NOBODY and _target_holds(table, test, table.figures[actor], table.figures[target])


LATER_TESTS: Final = (
    v.ATTACK_SINGLE_TARGET,
    v.SELF_MOVED_AT_MOST,
    v.SELF_HP_IS,
    v.ELEMENT_STRONG,
    v.SELF_ENTERED_HAZARD,
    v.SELF_ACTIONS_DONE,
)


def _holds_later(table: Table, test: Test, actor: Figure) -> bool:
    """Those of which items speak."""
    kind = test.kind
    if kind == v.ATTACK_SINGLE_TARGET:
        return bool(table.attacks) and _has_single_target(table.attacks[-1])
    if kind == v.SELF_MOVED_AT_MOST:
        return actor.moved <= test.value
    if kind == v.SELF_HP_IS:
        return actor.hp == test.value
    if kind == v.ELEMENT_STRONG:
        return table.elements[test.value] == STRONG
    if actor.owner == NOBODY:
        return False
    hero = table.heroes[actor.owner]
    if kind == v.SELF_ENTERED_HAZARD:
        return hero.used & HAZARD_ENTERED != 0
    return not hero.played and not hero.resting


def _has_single_target(attack: Attack) -> bool:
    """No pattern, no further targets."""
    ability = ABILITIES[attack.ability]
    return attack.limit == 1 and ability.area is None and not attack.pattern and not ability.path_targets


def _ends_at_start(act: Act) -> bool:
    return bool(act.path) and act.path[-1] == act.start


def _target_holds(table: Table, test: Test, actor: Figure, target: Figure) -> bool:
    kind = test.kind
    if kind == v.TARGET_NEXT_TO_MY_ALLY:
        return allies_next_to(table, actor, target) > 0
    if kind == v.TARGET_ISOLATED:
        return isolated(table, target)
    if kind == v.TARGET_HAS:
        return target.conditions & test.value != 0
    if kind == v.TARGET_UNDAMAGED:
        return target.hp >= target.max_hp
    if kind == v.TARGET_HP_AT_MOST:
        return target.hp <= test.value
    if kind == v.TARGET_HP_BELOW:
        return test.amount is not None and target.hp < amount(table, test.amount, actor.slot, target.slot)
    if kind == v.TARGET_RANK:
        return target.kind == MONSTER and test.value >> target.sheet.rank & 1 != 0
    if kind == v.TARGET_DAMAGE_TAKEN:
        return target.max_hp - target.hp >= test.value
    if kind == v.TARGET_NEGATIVE_CONDITIONS:
        return negative_count(target) >= test.value
    if kind == v.TARGET_ADJACENT:
        return table.adjacent(actor, target)
    if kind == v.TARGET_UNDEAD:
        return target.group != NOBODY and table.rules.groups[target.group].slug in v.UNDEAD
    if kind == v.MOVED_THROUGH:
        return bool(table.acts) and target.cell in table.acts[-1].path
    return False


def allies_next_to(table: Table, actor: Figure, target: Figure) -> int:
    """How many of the actor's allies stand next to the target."""
    count = 0
    for cell in table.board.shape.near[target.cell]:
        slot = table.board.occupant[cell]
        if slot != NOBODY and table.are_allies(actor, table.figures[slot]):
            count += 1
    return count


def isolated(table: Table, figure: Figure) -> bool:
    """Next to none of its own allies."""
    return allies_next_to(table, figure, figure) == 0


def within(table: Table, figure: Figure, distance: int, allies: bool) -> int:
    """How many of the figure's allies (or enemies) are so near."""
    ranges = table.board.shape.ranges(figure.cell)
    count = 0
    for other in table.figures:
        if other.cell < 0 or ranges[other.cell] > distance:
            continue
        if table.are_allies(figure, other) if allies else table.are_enemies(figure, other):
            count += 1
    return count


def amount(table: Table, value: Amount, actor: int, target: int = NOBODY, stat: int = 0) -> int:
    """The number that an amount stands for now. `stat` is the printed value of the actor."""
    if value.name == v.FIXED:
        return value.plus
    found = _expression(table, value, table.figures[actor], target, stat) * value.times + value.plus
    if value.div == 1:
        return found
    return -(-found // value.div) if value.up else found // value.div


def _expression(table: Table, value: Amount, actor: Figure, target: int, stat: int) -> int:
    name = value.name
    if name == v.STAT:
        return stat
    if name == v.HEXES_MOVED_THIS_TURN:
        return actor.moved
    if name == v.DAMAGE_DEALT_THIS_TURN:
        return table.heroes[actor.owner].turn_damage if actor.owner != NOBODY else 0
    if name == v.MISSING_HP:
        return actor.max_hp - actor.hp
    if name == v.CURRENT_HP or name == v.SUMMON_CURRENT_HP:
        return max(0, actor.hp)
    if name == v.OWN_LOST_CARDS:
        return table.heroes[actor.owner].lost.bit_count() if actor.owner != NOBODY else 0
    if name == v.ADJACENT_ENEMIES:
        return within(table, actor, 1, False)
    if name == v.ADJACENT_ALLIES:
        return within(table, actor, 1, True)
    if name == v.MY_ALLIES_WITHIN:
        return within(table, actor, value.arg, True)
    if name == v.SUMMONED_ALLIES:
        return len([other for other in table.figures if other.present and other.kind == SUMMONED])
    if name == v.CHARACTERS:
        return table.rules.players
    if name == v.SCENARIO_LEVEL:
        return table.rules.levels.level
    if target != NOBODY and name in (v.TARGET_MAX_HP, v.TARGET_SHIELD, v.RANGE_MINUS_DISTANCE):
        return _of_target(table, name, actor, table.figures[target])
    return _of_action(table, name)


def _of_target(table: Table, name: int, actor: Figure, target: Figure) -> int:
    if name == v.TARGET_MAX_HP:
        return target.max_hp
    if name == v.TARGET_SHIELD:
        return shield_of(table, target)
    reach = table.attacks[-1].range if table.attacks else 1
    return max(0, reach - table.distance(actor.cell, target.cell))


def shield_of(table: Table, target: Figure) -> int:
    """Shields add up (GH-S-SHD-01)."""
    total = target.sheet.shield
    for effect in table.lasting:
        if effect.owner == target.slot and effect.is_shield:
            total += effect.value
    if target.kind == HERO and table.heroes[target.owner].items:
        total += _shield_of_items(table, target)
    return total


def _shield_of_items(table: Table, target: Figure) -> int:
    """Items that shield their wearer in a crowd of monsters."""
    total = 0
    for number in table.heroes[target.owner].items:
        crowd = table.rules.items[number].shield_among
        if crowd and within(table, target, 1, False) >= crowd:
            total += 1
    return total


def _of_action(table: Table, name: int) -> int:
    if not table.acts:
        return 0
    act = table.acts[-1]
    if name == v.HEXES_MOVED_THIS_ACTION:
        return act.moved
    if name == v.DAMAGE_SUFFERED_BY_TARGET:
        return act.damage
    if name == v.HEXES_OF_DESTROYED_OBSTACLES:
        return len(act.cells)
    actor = table.figures[act.actor]
    if name == v.ALLIES_DAMAGED:
        return len([slot for slot in act.hurt if table.are_allies(actor, table.figures[slot])])
    if name == v.ENEMIES_DAMAGED:
        return len([slot for slot in act.hurt if table.are_enemies(actor, table.figures[slot])])
    return 0
