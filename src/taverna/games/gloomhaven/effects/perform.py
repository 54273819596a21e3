"""The interpreter: abilities in printed order, each optional unless it harms (GH-S-TRN-05 to 08)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import (
    attacking,
    elements,
    item_windows,
    lasting,
    moving,
    picking,
    placements,
    special_cases,
)
from taverna.games.gloomhaven.effects.bonuses import (
    costs,
    in_force,
    is_for_target,
    of_half,
    reward,
    reward_half,
)
from taverna.games.gloomhaven.effects.cards import discard, lose_card
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.looting import loot, monster_loot
from taverna.games.gloomhaven.effects.starting import DEFAULT_ATTACK
from taverna.games.gloomhaven.effects.testing import amount, holds
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import ABILITIES, ACTIONS, JUMP, STRAIGHT, Ability, Bonus
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.monsters.lines import is_fed
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, NO_CARD, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act, Walk
from taverna.games.gloomhaven.state.table import Table

BEGIN: Final = 0
BUY: Final = 1
DO: Final = 2
PICK: Final = 3
EACH: Final = 4
AFTER: Final = 5
MAKE: Final = 6
PLAN: Final = 7
CONVERT: Final = 8
OWN_WAY: Final = 9
LOOT: Final = 10

ON_FIGURES: Final = (
    v.HEAL, v.SHIELD, v.RETALIATE, v.CONDITION, v.PUSH, v.PULL, v.DAMAGE, v.KILL, v.CLEANSE, v.REMOVE_CONDITION,
    v.COMMAND, v.RECOVER, v.LOSE_CARDS, v.REFRESH_ITEMS, v.BETRAY_TURN,
)  # fmt: skip


def run(table: Table) -> None:
    act = table.acts[-1]
    actor = table.figures[act.actor]
    if not actor.present or act.index >= len(act.todo):
        if act.index < len(act.todo):
            reward(table, act, ABILITIES[act.todo[act.index]])
        finish(table, act)
        return
    ability = ABILITIES[act.todo[act.index]]
    if act.stage == BEGIN:
        _begin(table, act, actor, ability)
    elif act.stage == BUY:
        _buy(table, act, actor, ability)
    elif act.stage == DO:
        act.stage = AFTER
        _do(table, act, actor, ability)
    elif act.stage == PICK:
        if not picking.ask(table, act, ability):
            act.stage = EACH
            act.at = 0
    elif act.stage == EACH:
        if act.at < len(act.picked):
            act.at += 1
            picking.affect(table, act, ability, table.figures[act.picked[act.at - 1]])
        else:
            act.stage = AFTER
    elif act.stage == MAKE:
        if not placements.ask(table, act, ability):
            act.stage = AFTER
    elif act.stage == PLAN:
        if not acting.ask(table, act, ability):
            act.stage = AFTER
    elif act.stage == CONVERT:
        table.ask(table.decider(act.seat), "convert", [codes.DONE, codes.YES])
    elif act.stage == OWN_WAY:
        if not special_cases.ask(table, act, ability):
            act.stage = AFTER
    elif act.stage == LOOT:
        found = _loot_items(table, act, actor, ability)
        table.ask(table.decider(act.seat), "loot", [codes.DONE] + found)
    else:
        _after(table, act, ability)


def answer(table: Table, code: int) -> None:
    act = table.acts[-1]
    ability = ABILITIES[act.todo[act.index]]
    if act.stage == BUY:
        _answer_buy(table, act, ability, code)
    elif act.stage == PICK:
        picking.answer(table, act, ability, code)
    elif act.stage == PLAN:
        acting.answer(table, act, ability, code)
    elif act.stage == OWN_WAY:
        special_cases.answer(table, act, ability, code)
    elif act.stage == LOOT:
        act.stage = AFTER
        if code != codes.DONE:
            passive = item_windows.use(table, table.figures[act.actor].owner, code - codes.ITEM, v.ON_LOOT)
            if passive is not None and passive.gain is not None and passive.gain.set_n is not None:
                act.plus = passive.gain.set_n.plus - amount(table, ability.n, act.actor)
        _loot(table, act, table.figures[act.actor], ability)
    elif act.stage == CONVERT:
        act.stage = AFTER
        if code == codes.YES:
            _move_as_attack(table, act, ability)
        else:
            _move(table, act, table.figures[act.actor], ability)
    else:
        placements.answer(table, act, ability, code)


# Before an ability


def _begin(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.bonus = 0
    act.bought = 0
    act.picked = []
    act.at = 0
    act.chosen = -1
    act.plus = 0
    act.factor = 1
    act.stage = BUY
    if _is_barred(table, act, actor, ability):
        if _brings_bonuses(act) and not actor.conditions & v.STUN:
            act.bonus = len(ability.bonuses)
        else:
            act.stage = AFTER


def _is_barred(table: Table, act: Act, actor: Figure, ability: Ability) -> bool:
    return bool(
        _is_idle_harm(act, ability)
        or (ability.tests and not holds(table, ability.tests, act.actor, act.target))
        or (actor.conditions & v.STUN and _is_held_back(table, act, actor, ability))
        or (ability.op == v.MOVE and actor.conditions & v.IMMOBILIZE)
        or (ability.op == v.ATTACK and actor.conditions & v.DISARM)
    )


def _brings_bonuses(act: Act) -> bool:
    """Bonuses of the whole action are offered with its first ability, even if that one can't be performed."""
    return act.index == 0 and bool(of_half(act))


def _is_held_back(table: Table, act: Act, actor: Figure, ability: Ability) -> bool:
    """The stunned perform nothing, be it their own card, begun or not, or another's order (GH-S-STN-01, 04).

    What they have begun still creates its elements (GH-S-ELE-02), and a death has its effect.
    """
    if ability.op == v.CLEANSE or (ability.op == v.INFUSE and act.performed):
        return False
    return not any(op == steps.DEATH and first == actor.slot for op, first, _ in table.agenda)


def _is_idle_harm(act: Act, ability: Ability) -> bool:
    """Harm to the own side is the price of an action; who performs nothing of it pays nothing (GH-S-TRN-07, 08)."""
    if act.performed or act.index == 0 or act.action < 0 or act.seat == NOBODY:
        return False
    if ability.to.who not in (v.SELF, v.ALLY, v.PREVIOUS_TARGET):
        return False
    return ability.op in (v.DAMAGE, v.LOSE_CARDS) or (
        ability.op == v.CONDITION and ability.conditions & v.NEGATIVE != 0
    )


def _next_bonus(act: Act, ability: Ability) -> Bonus | None:
    """Bonuses of the ability by number; those of the half come with its first ability."""
    if act.bonus < len(ability.bonuses):
        return ability.bonuses[act.bonus]
    whole = of_half(act)
    place = act.bonus - len(ability.bonuses)
    if act.index == 0 and place < len(whole):
        return whole[place]
    return None


def open_bonus(table: Table) -> Bonus | None:
    """The bonus that the player is asked about just now."""
    if not table.acts or table.acts[-1].stage != BUY:
        return None
    act = table.acts[-1]
    return _next_bonus(act, ABILITIES[act.todo[act.index]])


def _buy(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    bonus = _next_bonus(act, ability)
    if bonus is None:
        barred = _brings_bonuses(act) and _is_barred(table, act, actor, ability)
        act.stage = AFTER if barred else DO
    elif not costs(bonus):
        act.bonus += 1
    elif act.seat == NOBODY or (actor.kind in BY_CARD and not act.controlled):
        # The type has consumed for its card, also when a player steers one of it (GH-S-ELE-10, 11).
        if is_fed(table, actor, ability, act.bonus):
            _own(table, act, ability, bonus)
        act.bonus += 1
    elif bonus.pay is not None or not elements.can_consume(table, bonus.consume):
        act.bonus += 1
    else:
        table.ask(table.decider(act.seat), "consume", _prices(table, bonus))


def _prices(table: Table, bonus: Bonus) -> list[int]:
    """Yes or no; for an any-element icon, which (GH-S-ELE-08)."""
    if v.WILD not in bonus.consume:
        return [codes.YES, codes.DONE]
    fixed = [element for element in bonus.consume if element != v.WILD]
    found = [
        codes.ELEMENT + element for element in range(6) if table.available(element) and element not in fixed
    ]
    return found + [codes.DONE]


def _answer_buy(table: Table, act: Act, ability: Ability, code: int) -> None:
    bonus = _next_bonus(act, ability)
    assert bonus is not None
    if code != codes.DONE:
        for element in bonus.consume:
            elements.consume(table, code - codes.ELEMENT if element == v.WILD else element)
        _own(table, act, ability, bonus)
    act.bonus += 1


def _own(table: Table, act: Act, ability: Ability, bonus: Bonus) -> None:
    """The bonus is in force from now on."""
    of_ability = act.bonus < len(ability.bonuses)
    if of_ability:
        act.bought |= 1 << act.bonus
    else:
        act.half_bought |= 1 << (act.bonus - len(ability.bonuses))
        act.todo = act.todo + [part.number for part in bonus.gain.also]


# The ability


def _do(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    op = ability.op
    if op == v.ATTACK:
        if act.seat == NOBODY:
            act.stage = PLAN
        else:
            attacking.begin(table, act, ability)
    elif op == v.MOVE:
        if act.seat == NOBODY:
            act.stage = PLAN
            act.chosen = -1
        elif _may_convert(table, actor):
            act.stage = CONVERT
        else:
            _move(table, act, actor, ability)
    elif op in ON_FIGURES:
        act.stage = PICK
    elif op == v.LOOT:
        if _loot_items(table, act, actor, ability):
            act.stage = LOOT
        else:
            _loot(table, act, actor, ability)
    elif op == v.PASSIVE or op == v.ON_DEATH:
        lasting.start(table, actor, ability, 0, actor.owner, act.card)
        act.performed = True
    elif op == v.GAIN_XP:
        gain_xp(table, actor.owner, amount(table, ability.n, act.actor))
    elif op == v.GAIN_MONEY:
        table.heroes[actor.owner].money += amount(table, ability.n, act.actor)
        act.performed = True
    elif op == v.CONSUME:
        acting.special(table, act, ability)
    elif op == v.SPECIAL:
        act.stage = OWN_WAY
    else:
        act.stage = MAKE


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


def _may_convert(table: Table, actor: Figure) -> bool:
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.owner == actor.slot and passive is not None and passive.special == "move-as-attack":
            return True
    return False


def _move_as_attack(table: Table, act: Act, ability: Ability) -> None:
    """An attack of the same value instead of the move."""
    value = amount(table, ability.n, act.actor)
    for bonus in in_force(table, act, ability):
        value += bonus.gain.move
    attack = attacking.begin(table, act, ABILITIES[DEFAULT_ATTACK])
    attack.attack = max(0, value)
    attack.adds = []


def _loot_items(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    """Items that make a Loot 1 reach further."""
    if actor.kind != HERO or act.plus or amount(table, ability.n, act.actor) != 1:
        return []
    return item_windows.options(table, actor, v.ON_LOOT)


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


# After an ability


def _after(table: Table, act: Act, ability: Ability) -> None:
    """What a bought bonus adds comes next; then the next ability."""
    reward(table, act, ability)
    act.stage = BEGIN
    act.index += 1
    if ability.xp and act.performed:
        gain_xp(table, table.figures[act.actor].owner, ability.xp, "GH-S-EXP-02")
    if act.bought:
        more: list[int] = []
        for index, bonus in enumerate(ability.bonuses):
            if act.bought >> index & 1 and not (ability.op == v.ATTACK and is_for_target(bonus)):
                more += [part.number for part in bonus.gain.also]
        if more:
            act.todo = act.todo[: act.index] + more + act.todo[act.index :]


def finish(table: Table, act: Act) -> None:
    """The action is over; its card goes where it belongs (GH-S-TRN-06, GH-S-ZON-02, 03)."""
    table.pop()
    table.acts.pop()
    actor = table.figures[act.actor]
    reward_half(table, act)
    if act.card == NO_CARD or actor.kind != HERO:
        return
    seat = actor.owner
    hero = table.heroes[seat]
    if hero.exhausted or not hero.played >> act.card & 1:
        return
    half = ACTIONS[act.action] if act.action >= 0 else None
    if half is None or not act.performed:
        discard(table, seat, act.card, "GH-S-TRN-04" if half is None else "GH-S-TRN-08")
        return
    gain_xp(table, seat, half.xp)
    keeps = lasting.keeps_card(table, seat, act.card)
    if half.lost:
        lose_card(table, seat, act.card, "GH-S-ZON-02")
    else:
        discard(table, seat, act.card, "GH-S-ZON-02")
    if keeps:
        _make_active(table, seat, act, half.group)


def _make_active(table: Table, seat: int, act: Act, group: int) -> None:
    hero = table.heroes[seat]
    hero.active |= 1 << act.card
    events.card(table, "card-active", "GH-S-ZON-02", seat, act.card)
    if group:
        table.push(steps.LIMIT, seat, act.card)
