"""Choosing the targets of an attack, one by one, before the first is resolved (GH-S-ATK-16, GH-S-AOE, GH-S-TGT)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board import areas
from taverna.games.gloomhaven.effects import item_windows, lasting
from taverna.games.gloomhaven.effects.attack.chains import in_chain
from taverna.games.gloomhaven.effects.attack.origins import origin_of
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.choice_by_rules import first_by_focus
from taverna.games.gloomhaven.effects.selecting import candidates, is_meant, targetable as can_be_seen
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Area, Selector
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import (
    ALL,
    GRANTS,
    HEAL,
    NOWHERE,
    OF_AREA,
    OF_SELF,
    ON_ATTACK_ACTION,
    REPEATS_TARGETS,
    SEES_INVISIBLE,
)
from taverna.games.gloomhaven.state.figures import NO_CELL, NOBODY, OBJECT, Figure
from taverna.games.gloomhaven.state.frames import Attack
from taverna.games.gloomhaven.state.table import Table

TOO_MANY: Final = 99


def targetable(table: Table, actor: Figure, other: Figure) -> bool:
    """The invisible are no targets, unless a card lets the attacker see them (GH-S-INV-01)."""
    return can_be_seen(table, actor, other) or lasting.grants(table, actor, SEES_INVISIBLE)


def area_of(table: Table, attack: Attack) -> Area | None:
    """The pattern of the ability, or the one that a bonus puts in its place."""
    ability = ABILITIES[attack.ability]
    if attack.pattern:
        passive = item_windows.passive_for(table, attack.pattern, ON_ATTACK_ACTION)
        return None if passive is None or passive.gain is None else passive.gain.area
    for bonus in in_force(table, table.acts[-1], ability):
        if bonus.gain.area is not None:
            return bonus.gain.area
    return ability.area


def selector_of(table: Table, attack: Attack) -> Selector:
    ability = ABILITIES[attack.ability]
    for bonus in in_force(table, table.acts[-1], ability):
        if bonus.gain.set_to is not None:
            return bonus.gain.set_to
    if table.lasting:
        found = lasting.new_targets(table, ON_ATTACK_ACTION, table.figures[attack.actor])
        if found is not None:
            return found
    return ability.to


def lays(table: Table, attack: Attack, area: Area) -> list[list[int]]:
    """Every way the pattern may lie, as cells."""
    actor = table.figures[attack.actor]
    reach = 0 if area.own else attack.range
    return areas.placements(table.board.shape, areas.Attack(reach, 1, area.pattern), origin_of(attack, actor))


def targets_left(table: Table, attack: Attack) -> list[int]:
    """Who may still be chosen."""
    actor = table.figures[attack.actor]
    area = area_of(table, attack)
    taken = attack.chosen + attack.attacked
    if attack.link:
        return in_chain(table, attack, actor)
    if area is not None and not attack.attacked:
        return _in_area(table, attack, actor, area) + _beside_area(table, attack, actor, area)
    if attack.limit != ALL and len(attack.chosen) >= attack.limit:
        return []
    near = _in_reach(table, attack, actor)
    if attack.limit > 1 and table.lasting and lasting.grants(table, actor, REPEATS_TARGETS):
        return [other.slot for other in near]
    return [other.slot for other in near if other.slot not in taken]


def _in_reach(table: Table, attack: Attack, actor: Figure) -> list[Figure]:
    """Enemies within range and sight, or those a selector names (GH-S-ATK-01, 02)."""
    selector = selector_of(table, attack)
    viewer = table.figures[table.acts[-1].viewer]
    plain = table.acts[-1].controlled or not selector.where
    special = selector.centre != OF_SELF or not plain or selector.within != NOWHERE
    special = special or selector.exactly != NOWHERE
    shape = table.board.shape
    at = origin_of(attack, actor)
    if special:
        return [
            other
            for other in candidates(table, actor, selector, 0, at)
            if targetable(table, actor, other) and shape.sees(at, table.part_facing(at, other))
        ]
    ranges = shape.ranges(at)
    return [
        other
        for other in table.figures
        if other.cell >= 0
        and (ranges[other.cell] <= attack.range or other.kind == OBJECT)
        and other.hp > 0
        and other.slot != actor.slot
        and is_meant(table, viewer, selector.who, other)
        and targetable(table, viewer, other)
        and _reaches(table, attack, actor, other)
    ]


def _reaches(table: Table, attack: Attack, actor: Figure, other: Figure) -> bool:
    """Within range and sight, if need be by another hex that it covers."""
    shape = table.board.shape
    start = origin_of(attack, actor)
    at = table.part_facing(start, other)
    return shape.ranges(start)[at] <= attack.range and shape.sees(start, at)


def _in_area(table: Table, attack: Attack, actor: Figure, area: Area) -> list[int]:
    """Enemies that the pattern can cover together with those already chosen (GH-S-AOE-03, 04)."""
    covered = _covered(table, attack, area)
    who = ABILITIES[attack.ability].to.who
    return [
        other.slot
        for other in table.figures
        if other.cell >= 0
        and (other.cell in covered or other.kind == OBJECT)
        and other.slot not in attack.chosen
        and is_meant(table, actor, who, other)
        and targetable(table, actor, other)
        and _is_covered(table, origin_of(attack, actor), other, covered)
    ]


def _is_covered(table: Table, start: int, other: Figure, covered: set[int]) -> bool:
    for cell in table.cells_of(other):  # noqa: SIM110 - a loop is faster
        if cell in covered and table.board.shape.sees(start, cell):
            return True
    return False


def _beside_area(table: Table, attack: Attack, actor: Figure, area: Area) -> list[int]:
    """While one more is added (GH-S-TGT-02): targets that no way to lay the pattern covers with those chosen."""
    if not attack.added:
        return []
    covered = _covered(table, attack, area)
    near = _in_reach(table, attack, actor)
    reached = [other.cell for other in near]
    left = [
        other
        for other in near
        if other.slot not in attack.chosen
        and not _is_covered(table, origin_of(attack, actor), other, covered)
    ]
    chosen = _wanted(table, attack)
    for cells in lays(table, attack, area):
        if _outside(cells, chosen, reached) < attack.added:
            return [other.slot for other in left]
    return []


def _outside(cells: list[int], chosen: list[list[int]], reached: list[int]) -> int:
    """How many of the chosen a pattern laid so leaves to be added; too many if one of them is out of reach."""
    count = 0
    for body in chosen:
        if not _holds_part(cells, body):
            count += 1 if body[0] in reached else TOO_MANY
    return count


def lays_for_chosen(table: Table, attack: Attack, area: Area) -> list[list[int]]:
    """The ways to lay the pattern over all that are chosen, but for those that are added beside it."""
    chosen = _wanted(table, attack)
    found = lays(table, attack, area)
    if not attack.added:
        return [cells for cells in found if all(_holds_part(cells, body) for body in chosen)]
    actor = table.figures[attack.actor]
    reached = [other.cell for other in _in_reach(table, attack, actor)]
    return [cells for cells in found if _outside(cells, chosen, reached) <= attack.added]


def _holds_part(cells: list[int], body: list[int]) -> bool:
    for cell in body:  # noqa: SIM110 - a loop is faster
        if cell in cells:
            return True
    return False


def _wanted(table: Table, attack: Attack) -> list[list[int]]:
    """What the pattern must cover, one cell of each: the targets chosen, and allies whom the action helps there."""
    return [table.cells_of(table.figures[slot]) for slot in attack.chosen + table.acts[-1].picked]


def _covered(table: Table, attack: Attack, area: Area) -> set[int]:
    """Cells that the pattern can cover together with what it must."""
    covered: set[int] = set()
    for cells in lays_for_chosen(table, attack, area):
        covered.update(cells)
    return covered


def _helps_in_area(table: Table, attack: Attack) -> bool:
    """Whether a later line of the action heals those in the area of this attack."""
    act = table.acts[-1]
    if attack.seat == NOBODY:
        return False
    for number in act.todo[act.index + 1 :]:
        ability = ABILITIES[number]
        if ability.op == HEAL and ability.to.centre == OF_AREA:
            return True
    return False


def _helped(table: Table, attack: Attack) -> list[int]:
    """Allies that the pattern may be laid over as well: which ones is the player's choice."""
    area = area_of(table, attack)
    if area is None or attack.attacked or not _helps_in_area(table, attack):
        return []
    actor = table.figures[attack.actor]
    covered = _covered(table, attack, area)
    picked = table.acts[-1].picked
    return [
        other.slot
        for other in table.figures
        if table.are_allies(actor, other) and other.cell in covered and other.slot not in picked
    ]


def ask_targets(table: Table, attack: Attack) -> bool:
    """Ask for the next target; False when there is nothing left to choose."""
    left = targets_left(table, attack) + _helped(table, attack)
    if attack.seat == NOBODY:
        return _ask_further(table, attack, left)
    items = _items(table, attack, not left)
    if not left and not items:
        _lay(table, attack)
        return False
    found = [codes.FIGURE + slot for slot in left]
    area = area_of(table, attack)
    if len(left) > 1 and attack.limit == ALL and area is None:
        found.insert(0, codes.REST_ALL)
    if not left or not table.is_controlled(attack.seat):
        found.append(codes.DONE)
    table.ask(table.decider(attack.seat), "target", found + items)
    return True


def _ask_further(table: Table, attack: Attack, left: list[int]) -> bool:
    """A target that a card adds for a figure that follows the monster rules: the next by focus (GH-S-MON-09)."""
    actor = table.figures[attack.actor]
    began = table.acts[-1].began
    start = actor.cell if began == NO_CELL else began
    best = first_by_focus(table, actor, [table.figures[slot] for slot in left], start)
    if len(best) > 1:
        table.ask(table.decider(actor.owner), "target", [codes.FIGURE + other.slot for other in best])
        return True
    attack.chosen = attack.chosen + [other.slot for other in best]
    return False


def _items(table: Table, attack: Attack, far: bool) -> list[int]:
    """Items for the attack; `far`: only those that may bring a target within reach."""
    actor = table.figures[attack.actor]
    if attack.seat != actor.owner or attack.attacked:
        return []
    found = item_windows.options(table, actor, ON_ATTACK_ACTION)
    if not far:
        return found + item_windows.in_turn(table, actor)
    if attack.chosen:
        return []
    return [code for code in found if _lengthens(table, actor, code - codes.ITEM)]


def _lengthens(table: Table, actor: Figure, place: int) -> bool:
    passive = item_windows.passive_for(table, table.heroes[actor.owner].items[place], ON_ATTACK_ACTION)
    if passive is None or passive.gain is None:
        return False
    return passive.gain.range > 0 or passive.gain.area is not None


def take_target(table: Table, attack: Attack, slot: int) -> None:
    if hits_path(table, attack) and not attack.chosen and not attack.attacked:
        attack.chosen = _on_path(table, attack, slot)
        return
    if table.figures[slot].side == table.figures[attack.actor].side and area_of(table, attack) is not None:
        act = table.acts[-1]
        act.picked = act.picked + [slot]
        _lay(table, attack)
        return
    attack.chosen = attack.chosen + [slot]
    _lay(table, attack)


def hits_path(table: Table, attack: Attack) -> bool:
    """Whether enemies on the way to the target are attacked as well, by the ability or by a bonus of it."""
    ability = ABILITIES[attack.ability]
    if ability.path_targets:
        return True
    for bonus in in_force(table, table.acts[-1], ability):  # noqa: SIM110 - a loop is faster
        if bonus.gain.path_targets:
            return True
    return False


def _on_path(table: Table, attack: Attack, slot: int) -> list[int]:
    """The target and all enemies on a shortest way to it: the way with most of them."""
    actor = table.figures[attack.actor]
    shape = table.board.shape
    start = origin_of(attack, actor)
    ranges = shape.ranges(start)
    goal = table.figures[slot].cell
    best: dict[int, list[int]] = {start: []}
    for cell in shape.outward(start):
        if cell == start or ranges[cell] > ranges[goal]:
            continue
        ways = [
            best[other] for other in shape.near[cell] if other in best and ranges[other] == ranges[cell] - 1
        ]
        longest = max(ways, key=len) if ways else []
        there = table.board.occupant[cell]
        hit = there >= 0 and table.are_enemies(actor, table.figures[there])
        best[cell] = longest + [there] if hit and targetable(table, actor, table.figures[there]) else longest
    return best[goal] if slot in best[goal] else best[goal] + [slot]


def take_all_targets(table: Table, attack: Attack) -> None:
    attack.chosen = attack.chosen + targets_left(table, attack)


def _lay(table: Table, attack: Attack) -> None:
    """Where the pattern lies now: it covers all chosen, and as few of the attacker's side as possible.

    Where the action heals in it, as many.
    """
    area = area_of(table, attack)
    if area is None or attack.attacked:
        return
    chosen = _wanted(table, attack)
    actor = table.figures[attack.actor]
    worth = -1 if _helps_in_area(table, attack) else 1
    best = TOO_MANY * TOO_MANY
    for cells in lays_for_chosen(table, attack, area):
        price = TOO_MANY * _outside(cells, chosen, [body[0] for body in chosen])
        for cell in cells:
            slot = table.board.occupant[cell]
            if slot >= 0 and slot != actor.slot and table.figures[slot].side == actor.side:
                price += worth
        if price < best:
            best = price
            attack.area = cells


handled.GRANTS.add(GRANTS.index("seesInvisible"))
handled.GRANTS.add(GRANTS.index("repeatTargets"))
