"""The numbers that expressions stand for, and the counts that they and the tests share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven.effects.equipping import worn
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Amount
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import Act, Lasting
from taverna.games.gloomhaven.state.table import Table


def amount(table: Table, value: Amount, actor: int, target: int = NOBODY, stat: int = 0) -> int:
    """The number that an amount stands for now. `stat` is the printed value of the actor."""
    if value.name == v.FIXED:
        return value.plus
    found = stat if value.name == v.STAT else _expression(table, value, table.figures[actor], target)
    if value.most and found > value.most:
        found = value.most
    found = found * value.times + value.plus
    if value.div == 1:
        return found
    return -(-found // value.div) if value.up else found // value.div


def _expression(table: Table, value: Amount, actor: Figure, target: int) -> int:
    own = _of_actor.get(value.name)
    if own is not None:
        return own(table, value, actor)
    of_target = _of_target.get(value.name)
    if of_target is not None:
        return of_target(table, actor, table.figures[target]) if target != NOBODY else 0
    return _of_action[value.name](table, table.acts[-1]) if table.acts else 0


# Counts


def allies_next_to(table: Table, actor: Figure, target: Figure) -> int:
    """How many of the actor's allies stand next to the target."""
    count = 0
    for cell in table.board.shape.near[target.cell]:
        slot = table.board.occupant[cell]
        if slot != NOBODY and table.are_allies(actor, table.figures[slot]):
            count += 1
    return count


def negative_count(figure: Figure) -> int:
    return (figure.conditions & v.NEGATIVE).bit_count()


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


def shield_of(table: Table, target: Figure) -> int:
    """Shields add up (GH-S-SHD-01)."""
    total = target.sheet.shield
    for effect in table.lasting:
        if effect.owner == target.slot:
            if effect.is_shield:
                total += effect.value
        elif effect.shields_allies:
            total += _shield_from(table, effect, target)
    if target.kind == HERO and table.heroes[target.owner].items:
        total += _shield_of_items(table, target)
    return total


def _shield_from(table: Table, effect: Lasting, target: Figure) -> int:
    """What an effect of another gives to allies so near to it."""
    passive = ABILITIES[effect.ability].passive
    owner = table.figures[effect.owner]
    assert passive is not None
    assert passive.gain is not None
    assert passive.whose is not None
    near = owner.present and table.distance(owner.cell, target.cell) <= passive.whose.within
    return passive.gain.shield if near and table.are_allies(owner, target) else 0


def _shield_of_items(table: Table, target: Figure) -> int:
    """Items that shield their wearer in a crowd of monsters."""
    total = 0
    for number in worn(table.rules, table.heroes[target.owner]):
        crowd = table.rules.items[number].shield_among
        if crowd and within(table, target, 1, False) >= crowd:
            total += 1
    return total


# Of the actor, and of the scenario


def _hexes_moved(table: Table, value: Amount, actor: Figure) -> int:
    return actor.moved


def _damage_dealt(table: Table, value: Amount, actor: Figure) -> int:
    return table.heroes[actor.owner].turn_damage if actor.owner != NOBODY else 0


def _missing_hp(table: Table, value: Amount, actor: Figure) -> int:
    return max(0, actor.max_hp - actor.hp)


def _current_hp(table: Table, value: Amount, actor: Figure) -> int:
    return max(0, actor.hp)


def _own_lost_cards(table: Table, value: Amount, actor: Figure) -> int:
    return table.heroes[actor.owner].lost.bit_count() if actor.owner != NOBODY else 0


def _adjacent_enemies(table: Table, value: Amount, actor: Figure) -> int:
    return within(table, actor, 1, False)


def _adjacent_allies(table: Table, value: Amount, actor: Figure) -> int:
    return within(table, actor, 1, True)


def _allies_within(table: Table, value: Amount, actor: Figure) -> int:
    return within(table, actor, value.arg, True)


def _summoned_allies(table: Table, value: Amount, actor: Figure) -> int:
    return len([other for other in table.figures if other.present and other.kind == SUMMONED])


def _adjacent_figures(table: Table, value: Amount, actor: Figure) -> int:
    return within(table, actor, 1, False) + within(table, actor, 1, True)


def _own_summons(table: Table, value: Amount, actor: Figure) -> int:
    return len(
        [
            other
            for other in table.figures
            if other.present and other.kind == SUMMONED and other.owner == actor.owner
        ]
    )


def _characters(table: Table, value: Amount, actor: Figure) -> int:
    return table.rules.players


def _scenario_level(table: Table, value: Amount, actor: Figure) -> int:
    return table.rules.levels.level


# Of the target


def _target_max_hp(table: Table, actor: Figure, target: Figure) -> int:
    return target.max_hp


def _target_shield(table: Table, actor: Figure, target: Figure) -> int:
    return shield_of(table, target)


def _range_minus_distance(table: Table, actor: Figure, target: Figure) -> int:
    if not table.attacks:
        return 0
    attack = table.attacks[-1]
    return max(0, attack.range - table.distance(table.figures[attack.actor].cell, target.cell))


# Of the action


def _hexes_of_action(table: Table, act: Act) -> int:
    return act.moved


def _damage_suffered(table: Table, act: Act) -> int:
    return act.damage


def _damage_paid(table: Table, act: Act) -> int:
    return act.paid


def _obstacle_hexes(table: Table, act: Act) -> int:
    return len(act.cells)


def _allies_damaged(table: Table, act: Act) -> int:
    actor = table.figures[act.actor]
    return len([slot for slot in act.hurt if table.are_allies(actor, table.figures[slot])])


def _enemies_damaged(table: Table, act: Act) -> int:
    actor = table.figures[act.actor]
    return len([slot for slot in act.hurt if table.are_enemies(actor, table.figures[slot])])


def _enemies_targeted(table: Table, act: Act) -> int:
    return len(set(act.attacked))


def _attacks_performed(table: Table, act: Act) -> int:
    return len(act.attacked)


COUNTED: Final = (v.ALLIES_DAMAGED, v.ENEMIES_DAMAGED)
"""What an action has done: a lasting effect of it keeps the number (`Lasting.value`)."""
OfActor = Callable[[Table, Amount, Figure], int]
OfTarget = Callable[[Table, Figure, Figure], int]
OfAction = Callable[[Table, Act], int]
_of_actor: Final[dict[int, OfActor]] = {
    v.HEXES_MOVED_THIS_TURN: _hexes_moved,
    v.DAMAGE_DEALT_THIS_TURN: _damage_dealt,
    v.MISSING_HP: _missing_hp,
    v.CURRENT_HP: _current_hp,
    v.SUMMON_CURRENT_HP: _current_hp,
    v.OWN_LOST_CARDS: _own_lost_cards,
    v.ADJACENT_ENEMIES: _adjacent_enemies,
    v.ADJACENT_ALLIES: _adjacent_allies,
    v.MY_ALLIES_WITHIN: _allies_within,
    v.SUMMONED_ALLIES: _summoned_allies,
    v.ADJACENT_FIGURES: _adjacent_figures,
    v.OWN_SUMMONS: _own_summons,
    v.CHARACTERS: _characters,
    v.SCENARIO_LEVEL: _scenario_level,
}
_of_target: Final[dict[int, OfTarget]] = {
    v.TARGET_MAX_HP: _target_max_hp,
    v.TARGET_SHIELD: _target_shield,
    v.RANGE_MINUS_DISTANCE: _range_minus_distance,
}
_of_action: Final[dict[int, OfAction]] = {
    v.HEXES_MOVED_THIS_ACTION: _hexes_of_action,
    v.DAMAGE_SUFFERED_BY_TARGET: _damage_suffered,
    v.DAMAGE_PAID: _damage_paid,
    v.HEXES_OF_DESTROYED_OBSTACLES: _obstacle_hexes,
    v.ALLIES_DAMAGED: _allies_damaged,
    v.ENEMIES_DAMAGED: _enemies_damaged,
    v.ENEMIES_TARGETED: _enemies_targeted,
    v.ATTACKS_PERFORMED: _attacks_performed,
}
handled.EXPRESSIONS.add_all([v.FIXED, v.STAT] + list(_of_actor) + list(_of_target) + list(_of_action))
