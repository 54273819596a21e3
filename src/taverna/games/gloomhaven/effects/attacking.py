"""An attack ability from its targets to the last retaliation (GH-S-ATK, TGT, AOE, PRC, SHD, RET).

The stages of a frame follow the order of the rulebook; whatever asks or hurts is a step of its own on top.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.ability import ABILITIES, MODIFIERS, WITH_GROUP_EFFECTS, Ability, Gain, register
from taverna.games.gloomhaven.effects import elements, lasting, using
from taverna.games.gloomhaven.effects.aiming import (
    ask_targets,
    take_all_targets,
    take_target,
    targets_left,
)
from taverna.games.gloomhaven.effects.bonuses import in_force, is_for_target, times
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.obstacles import destroy, is_removable
from taverna.games.gloomhaven.effects.shoving import shove
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.effects.testing import amount, holds, shield_of
from taverna.games.gloomhaven.figures import HERO, NOBODY, SPENT, Figure
from taverna.games.gloomhaven.frames import BY_ATTACK, BY_RETALIATE, Act, Attack, Lasting
from taverna.games.gloomhaven.modifiers import (
    ADVANTAGE,
    DISADVANTAGE,
    DOUBLE,
    NORMAL_DRAW,
    NOTHING,
    ZERO,
    apply,
    draw,
)
from taverna.games.gloomhaven.state import Table
from taverna.games.gloomhaven.vocabulary import (
    ALL,
    AUGMENT,
    MUDDLE,
    ON_ATTACK,
    ON_ATTACK_ACTION,
    ON_TARGETED,
    POISON,
    RETALIATE,
    SHIELD,
    STRENGTHEN,
    UNTIL_ROUND,
)

CHOOSE: Final = 0
NEXT: Final = 1
WINDOW: Final = 2
DEFEND: Final = 3
DRAW: Final = 4
EFFECTS: Final = 5
FORCE: Final = 6
ANSWER_BLOW: Final = 7


# The ability


def begin(table: Table, act: Act, ability: Ability) -> Attack:
    """Work out what holds for all targets; who is attacked is still open."""
    actor = table.figures[act.actor]
    attack = Attack(act.actor, act.seat, ability.number)
    sheet = actor.sheet
    attack.attack = max(0, amount(table, ability.n, act.actor, NOBODY, attack_stat(table, actor)))
    if ability.range is not None:
        reach = amount(table, ability.range, act.actor, NOBODY, sheet.range)
        attack.melee = reach <= 0
        attack.range = max(1, reach)
    if ability.area is not None and ability.area.own:
        attack.melee = True
        attack.range = 1
    attack.limit = ability.targets if ability.to.pick != ALL else ALL
    if attack.limit == 1 and sheet.targets > 1:
        attack.limit = sheet.targets
    attack.pierce = ability.pierce + sheet.pierce
    attack.push = ability.push + sheet.push
    attack.pull = ability.pull
    attack.conditions = ability.conditions | sheet.conditions
    for bonus in in_force(table, act, ability):
        if not is_for_target(bonus):
            add_gain(table, attack, bonus.gain)
    table.attacks.append(attack)
    table.push(steps.ATTACK)
    _add_action_passives(table, attack, actor)
    return attack


def attack_stat(table: Table, actor: Figure) -> int:
    sheet = actor.sheet
    if sheet.attack_amount is not None:
        return amount(table, sheet.attack_amount, actor.slot)
    if sheet.attack_formula is not None:
        levels = table.rules.levels
        scouts = len([1 for other in table.figures if other.present and other.sheet.name == "vermling-scout"])
        return sheet.attack_formula.value(table.rules.players, levels.level, actor.moved, scouts)
    return sheet.attack


def add_gain(table: Table, attack: Attack, more: Gain) -> None:
    """A gain for all targets of the ability."""
    if more.attack is not None:
        attack.attack += amount(table, more.attack, attack.actor)
    attack.range += more.range
    attack.pierce += more.pierce
    attack.push += more.push
    attack.pull += more.pull
    attack.conditions |= more.conditions
    attack.factor *= more.multiply
    attack.advantage = attack.advantage or more.advantage
    attack.disadvantage = attack.disadvantage or more.disadvantage
    attack.ignore_shield = attack.ignore_shield or more.ignore_shield
    if attack.limit != ALL:
        attack.limit += more.targets
        attack.limit = max(attack.limit, more.set_targets)
    attack.range = max(1, attack.range)


def _add_action_passives(table: Table, attack: Attack, actor: Figure) -> None:
    """GH-S-BON-03."""
    for effect in lasting.waiting(table, ON_ATTACK_ACTION, actor):
        passive = ABILITIES[effect.ability].passive
        assert passive is not None
        if passive.consume:
            if not elements.can_consume(table, passive.consume):
                continue
            for element in passive.consume:
                elements.consume(table, element)
        if passive.gain is not None:
            add_gain(table, attack, passive.gain)
        lasting.use(table, effect)


# Stages


def run(table: Table) -> None:
    attack = table.attacks[-1]
    actor = table.figures[attack.actor]
    stage = attack.stage
    if not actor.present or (actor.hp <= 0 and not _is_dying_act(table, actor)):
        # GH-S-ATK-20
        finish(table, attack)
    elif stage == CHOOSE:
        if not ask_targets(table, attack):
            attack.stage = NEXT
    elif stage == NEXT:
        _next_target(table, attack, actor)
    elif stage == WINDOW:
        _attackers_window(table, attack, actor)
    elif stage == DEFEND:
        _defenders_window(table, attack, actor)
    elif stage == DRAW:
        _draw(table, attack, actor)
    elif stage == EFFECTS:
        _effects(table, attack, actor)
    elif stage == FORCE:
        _force(table, attack)
    else:
        _retaliate(table, attack, actor)


def _is_dying_act(table: Table, actor: Figure) -> bool:
    """What a figure does with its death it does before it is removed."""
    return any(op == steps.DEATH and first == actor.slot for op, first, _ in table.agenda)


def answer(table: Table, code: int) -> None:
    attack = table.attacks[-1]
    actor = table.figures[attack.actor]
    if attack.stage == CHOOSE:
        if code == codes.DONE:
            attack.stage = NEXT
        elif code == codes.REST_ALL:
            take_all_targets(table, attack)
            attack.stage = NEXT
        elif codes.ITEM <= code < codes.FIGURE:
            _use_item(table, attack, actor.owner, code - codes.ITEM, ON_ATTACK_ACTION)
        else:
            take_target(table, attack, code - codes.FIGURE)
    elif attack.stage == WINDOW:
        if code == codes.DONE and _open_passive(table, attack, actor) is not None:
            decline_passive(table)
        elif code == codes.DONE:
            attack.stage = DEFEND
        elif code == codes.YES:
            _buy_passive(table, attack, actor, True)
        elif code >= codes.CELL:
            destroy(table, code - codes.CELL)
            _buy_passive(table, attack, actor, True)
        else:
            _use_item(table, attack, actor.owner, code - codes.ITEM, ON_ATTACK)
    elif code == codes.DONE:
        attack.stage = DRAW
    else:
        _use_item(table, attack, table.figures[attack.target].owner, code - codes.ITEM, ON_TARGETED)


# One target


def _next_target(table: Table, attack: Attack, actor: Figure) -> None:
    while attack.chosen:
        slot = attack.chosen[0]
        attack.chosen = attack.chosen[1:]
        target = _redirected(table, actor, table.figures[slot])
        if target.present and target.hp > 0:
            _aim_at(table, attack, actor, target)
            return
    if attack.added and attack.attacked and targets_left(table, attack):
        attack.added -= 1
        attack.limit = 1
        attack.stage = CHOOSE
        return
    finish(table, attack)


def _redirected(table: Table, actor: Figure, target: Figure) -> Figure:
    """Another may step in for an ally that an enemy attacks."""
    for effect in lasting.waiting(table, ON_TARGETED, target, actor.slot):
        passive = ABILITIES[effect.ability].passive
        owner = table.figures[effect.owner]
        if passive is not None and passive.special == "redirect" and table.are_enemies(actor, owner):
            events.between(table, "redirected", "GH-S-ATK-01", owner.slot, target.slot)
            return owner
    return target


def _aim_at(table: Table, attack: Attack, actor: Figure, target: Figure) -> None:
    """Step 1 of the sum: everything the attacker adds (GH-S-ATK-07)."""
    attack.target = target.slot
    attack.attacked = attack.attacked + [target.slot]
    attack.now_attack = 0
    attack.now_factor = attack.factor
    attack.now_pierce = 0
    attack.now_push = 0
    attack.now_pull = 0
    attack.now_conditions = 0
    attack.now_advantage = attack.advantage
    attack.now_disadvantage = attack.disadvantage
    attack.now_ignore = attack.ignore_shield
    attack.now_kill = False
    attack.now_retaliate = 0
    attack.now_retaliate_range = 1
    attack.bonuses_seen = 0
    attack.after = []
    events.between(table, "attack", "GH-S-ATK-01", actor.slot, target.slot, attack.attack)
    ability = ABILITIES[attack.ability]
    act = table.acts[-1]
    for bonus in in_force(table, act, ability):
        if is_for_target(bonus) and holds(table, bonus.tests, actor.slot, target.slot):
            for _ in range(times(table, bonus, actor, target)):
                _gain_now(table, attack, actor, target, bonus.gain, "bonus")
    if target.conditions & POISON:
        attack.now_attack += 1
        events.step(table, "attack-plus", "GH-S-POI-01", actor.slot, 1, "poison")
    attack.stage = WINDOW


def _gain_now(table: Table, attack: Attack, actor: Figure, target: Figure, more: Gain, source: str) -> None:
    """A gain for the present target alone."""
    if more.attack is not None:
        plus = amount(table, more.attack, actor.slot, target.slot)
        attack.now_attack += plus
        events.step(table, "attack-plus", "GH-S-ATK-07", actor.slot, plus, source)
    attack.now_factor *= more.multiply
    attack.now_pierce += more.pierce
    attack.now_push += more.push
    attack.now_pull += more.pull
    attack.now_conditions |= more.conditions
    attack.now_advantage = attack.now_advantage or more.advantage
    attack.now_disadvantage = attack.now_disadvantage or more.disadvantage
    attack.now_ignore = attack.now_ignore or more.ignore_shield
    attack.now_retaliate += more.retaliate
    if more.kill is not None and holds(table, more.kill, actor.slot, target.slot):
        attack.now_kill = True
    if more.xp:
        gain_xp(table, actor.owner, more.xp, "GH-S-EXP-02")
    for element in more.infuse:
        elements.infuse(table, element)
    attack.after = attack.after + [part.number for part in more.also]


def _attackers_window(table: Table, attack: Attack, actor: Figure) -> None:
    """Passives that must be used, those that cost something, and items (GH-S-BON-03, GH-S-ATK-15)."""
    target = table.figures[attack.target]
    for effect in _passives(table, attack, actor):
        bit = 1 << table.lasting.index(effect)
        if attack.bonuses_seen & bit:
            continue
        passive = ABILITIES[effect.ability].passive
        assert passive is not None
        if passive.consume or passive.may or passive.bonuses or passive.pay is not None:
            if attack.seat == NOBODY or not _can_pay(table, effect):
                attack.bonuses_seen |= bit
                if passive.bonuses:
                    _apply_passive(table, attack, actor, target, effect, False)
                return
            table.ask(table.decider(attack.seat), "bonus", _prices(table, actor, effect) + [codes.DONE])
            return
        attack.bonuses_seen |= bit
        _apply_passive(table, attack, actor, target, effect, False)
        return
    found = using.options(table, actor, ON_ATTACK, target.slot) if attack.seat == actor.owner else []
    if found:
        table.ask(attack.seat, "attack", [codes.DONE] + found)
        return
    attack.stage = DEFEND


def _can_pay(table: Table, effect: Lasting) -> bool:
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    if passive.consume:
        return elements.can_consume(table, passive.consume)
    if passive.bonuses:
        return elements.can_consume(table, passive.bonuses[0].consume)
    return passive.pay is None or bool(_obstacles_for(table, effect))


def _obstacles_for(table: Table, effect: Lasting) -> list[int]:
    """Obstacles that may be destroyed to pay for the effect."""
    passive = ABILITIES[effect.ability].passive
    if passive is None or passive.pay is None or not passive.pay.destroy_obstacle:
        return []
    ranges = table.board.shape.ranges(table.figures[effect.owner].cell)
    return [
        cell
        for cell in range(table.board.map.size)
        if ranges[cell] <= passive.pay.within and is_removable(table, cell)
    ]


def _prices(table: Table, actor: Figure, effect: Lasting) -> list[int]:
    there = _obstacles_for(table, effect)
    return [codes.CELL + cell for cell in there] if there else [codes.YES]


def _passives(table: Table, attack: Attack, actor: Figure) -> list[Lasting]:
    """Those of the attacker; and those of another's group, where the ability lends them."""
    found = lasting.waiting(table, ON_ATTACK, actor, attack.target)
    if ABILITIES[attack.ability].flags & WITH_GROUP_EFFECTS:
        owner = table.figures[table.acts[-1].origin]
        found = found + lasting.of_group(table, owner, AUGMENT)
    return found


def _open_passive(table: Table, attack: Attack, actor: Figure) -> Lasting | None:
    for effect in _passives(table, attack, actor):
        if not attack.bonuses_seen >> table.lasting.index(effect) & 1:
            return effect
    return None


def _buy_passive(table: Table, attack: Attack, actor: Figure, bought: bool) -> None:
    effect = _open_passive(table, attack, actor)
    if effect is None:
        return
    attack.bonuses_seen |= 1 << table.lasting.index(effect)
    _apply_passive(table, attack, actor, table.figures[attack.target], effect, bought)


def decline_passive(table: Table) -> None:
    """The player does not pay for a passive; what it gives for nothing still counts."""
    attack = table.attacks[-1]
    actor = table.figures[attack.actor]
    effect = _open_passive(table, attack, actor)
    if effect is None:
        return
    attack.bonuses_seen |= 1 << table.lasting.index(effect)
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    if passive.bonuses:
        _apply_passive(table, attack, actor, table.figures[attack.target], effect, False)


def _apply_passive(
    table: Table, attack: Attack, actor: Figure, target: Figure, effect: Lasting, bought: bool
) -> None:
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    more = passive.gain
    if bought:
        paid = passive.consume or (passive.bonuses[0].consume if passive.bonuses else [])
        for element in paid:
            elements.consume(table, element)
        if passive.bonuses and passive.bonuses[0].instead:
            more = passive.bonuses[0].gain
    if more is not None:
        _gain_now(table, attack, actor, target, more, ABILITIES[effect.ability].key)
    attack.after = attack.after + [part.number for part in passive.perform]
    lasting.use(table, effect)


def _use_item(table: Table, attack: Attack, seat: int, place: int, event: int) -> None:
    passive = using.passive_for(table, table.heroes[seat].items[place], event)
    using.spend(table, seat, place)
    if passive is None:
        return
    actor = table.figures[attack.actor]
    if event == ON_ATTACK_ACTION:
        if passive.gain is not None:
            add_gain(table, attack, passive.gain)
        return
    target = table.figures[attack.target]
    if event == ON_ATTACK and passive.gain is not None:
        _gain_now(table, attack, actor, target, passive.gain, "item")
    if event == ON_TARGETED and passive.attacker_gain is not None:
        _gain_now(table, attack, actor, target, passive.attacker_gain, "item")


def _defenders_window(table: Table, attack: Attack, actor: Figure) -> None:
    target = table.figures[attack.target]
    for effect in lasting.waiting(table, ON_TARGETED, target, actor.slot):
        bit = 1 << table.lasting.index(effect)
        passive = ABILITIES[effect.ability].passive
        if attack.bonuses_seen & bit or passive is None or passive.special:
            continue
        attack.bonuses_seen |= bit
        if passive.gain is not None:
            attack.now_retaliate += passive.gain.retaliate
            attack.now_retaliate_range = max(attack.now_retaliate_range, passive.gain.retaliate_range)
        if passive.attacker_gain is not None:
            _gain_now(table, attack, actor, target, passive.attacker_gain, ABILITIES[effect.ability].key)
        lasting.use(table, effect)
        return
    found = using.options(table, target, ON_TARGETED, actor.slot)
    if found:
        table.ask(target.owner, "defend", [codes.DONE] + found)
        return
    attack.stage = DRAW


# The sum (GH-S-ATK-07)


def mode_of(table: Table, attack: Attack, actor: Figure, target: Figure) -> int:
    """GH-S-ADV-04, 09."""
    better = attack.now_advantage or actor.sheet.advantage or actor.conditions & STRENGTHEN != 0
    worse = attack.now_disadvantage or target.sheet.disadvantage or actor.conditions & MUDDLE != 0
    if not attack.melee and table.distance(actor.cell, target.cell) == 1:
        worse = True  # GH-S-ATK-03
    if better == worse:
        return NORMAL_DRAW
    return ADVANTAGE if better else DISADVANTAGE


def _draw(table: Table, attack: Attack, actor: Figure) -> None:
    target = table.figures[attack.target]
    attack.stage = EFFECTS
    act = table.acts[-1]
    act.performed = True
    act.target = target.slot
    act.target_cell = target.cell
    if attack.now_kill:
        table.suffered = target.hp
        fall(table, target, actor.slot, actor.owner, BY_ATTACK)
        return
    value = max(0, attack.attack + attack.now_attack) * attack.now_factor
    mode = mode_of(table, attack, actor, target)
    drawn = draw(table.deck_of(actor), mode, value, table.rules.reduced, table.rng)
    attack.drawn = drawn.cards
    attack.used = _helmeted(table, target, drawn.used)
    events.drew(table, actor.slot, drawn.cards, attack.used, mode)
    highest = actor.side == 0
    value = apply(value, attack.used, table.rules.reduced, highest)
    pierce = attack.pierce + attack.now_pierce
    for number in attack.used:
        pierce += MODIFIERS[number].pierce
    shield = shield_of(table, target)
    if attack.now_ignore:
        shield = 0
    shield = max(0, shield - pierce)
    attack.value = 0 if value <= NOTHING // 2 else max(0, value - shield)
    if table.telling:
        events.tell(
            table,
            "attack-value",
            "GH-S-ATK-07",
            {
                "slot": actor.slot,
                "to": target.slot,
                "value": max(value, 0),
                "shield": shield,
                "number": attack.value,
            },
        )
    hurt(table, target, attack.value, BY_ATTACK, actor.slot, table.figures[table.acts[-1].viewer].owner)


def _helmeted(table: Table, target: Figure, used: list[int]) -> list[int]:
    """An item may turn an attacker's 2x into +0."""
    if target.kind != HERO or DOUBLE not in used:
        return used
    for place in using.usable(table, target, ON_TARGETED):
        passive = using.passive_for(table, table.heroes[target.owner].items[place], ON_TARGETED)
        if passive is not None and passive.special == "replace-x2":
            return [ZERO if card == DOUBLE else card for card in used]
    return used


# What comes after the damage (GH-S-ATK-11 to 14)


def _effects(table: Table, attack: Attack, actor: Figure) -> None:
    target = table.figures[attack.target]
    act = table.acts[-1]
    attack.damage = table.suffered
    act.damage = table.suffered
    ability = ABILITIES[attack.ability]
    if ability.xp_per_target:
        gain_xp(table, actor.owner, ability.xp_per_target, "GH-S-EXP-04")
    if ability.xp_per_kill and not target.present:
        gain_xp(table, actor.owner, ability.xp_per_kill, "GH-S-EXP-02")
    conditions = attack.conditions | attack.now_conditions
    pushes = [attack.push + attack.now_push] if attack.push + attack.now_push else []
    pulls = [attack.pull + attack.now_pull] if attack.pull + attack.now_pull else []
    for number in attack.used:
        card = MODIFIERS[number]
        conditions |= card.conditions
        if card.push:
            pushes.append(card.push)
        if card.pull:
            pulls.append(card.pull)
        _on_attacker(table, attack, actor, number)
    if actor.sheet.infuse >= 0:
        elements.infuse(table, actor.sheet.infuse)
    if target.present and target.hp > 0:
        gain(table, target, conditions, "GH-S-CON-02")
        attack.pushes = pushes
        attack.pulls = pulls
        act.target_cell = target.cell
    attack.stage = FORCE
    if attack.after:
        start_list(table, actor.slot, attack.after, target.slot)


def _on_attacker(table: Table, attack: Attack, actor: Figure, number: int) -> None:
    """Effects of a modifier card that do not act on the target (GH-S-ATK-13)."""
    card = MODIFIERS[number]
    attack.added += card.add_target
    for element in card.infuse:
        elements.infuse(table, element)
    if card.self_conditions:
        gain(table, actor, card.self_conditions, "GH-S-CMP-11")
    if card.heal_self:
        heal(table, actor, card.heal_self, "GH-S-CMP-11")
    if card.shield_self:
        ability = SHIELDS[min(card.shield_self, len(SHIELDS)) - 1]
        lasting.start(table, actor, ability, card.shield_self, NOBODY, -1)
    if card.refresh_item and actor.kind == HERO:
        states = table.heroes[actor.owner].item_states
        if SPENT in states:
            using.refresh(table, actor.owner, states.index(SPENT))


def _force(table: Table, attack: Attack) -> None:
    """Pushes and pulls, each a separate effect (GH-S-PSH-09)."""
    target = table.figures[attack.target]
    actor = table.figures[attack.actor]
    if target.present and target.hp > 0:
        flags = ABILITIES[attack.ability].flags
        if attack.pushes:
            left = attack.pushes[0]
            attack.pushes = attack.pushes[1:]
            shove(table, target, actor, attack.seat, left, False, flags)
            return
        if attack.pulls:
            left = attack.pulls[0]
            attack.pulls = attack.pulls[1:]
            shove(table, target, actor, attack.seat, left, True, flags)
            return
    attack.stage = ANSWER_BLOW


def _retaliate(table: Table, attack: Attack, actor: Figure) -> None:
    """GH-S-RET-03, 04, 07."""
    target = table.figures[attack.target]
    attack.stage = NEXT
    if not target.present or target.hp <= 0:
        return
    distance = table.distance(target.cell, actor.cell)
    back = lasting.retaliation(table, target, distance)
    if attack.now_retaliate and distance <= attack.now_retaliate_range:
        back += attack.now_retaliate
    if back:
        events.between(table, "retaliates", "GH-S-RET-01", target.slot, actor.slot, back)
        _retaliation_xp(table, target)
        hurt(table, actor, back, BY_RETALIATE, target.slot, target.owner)


def _retaliation_xp(table: Table, target: Figure) -> None:
    for effect in table.lasting:
        ability = ABILITIES[effect.ability]
        if effect.owner == target.slot and ability.op == RETALIATE and ability.xp_per_use:
            gain_xp(table, target.owner, ability.xp_per_use, "GH-S-EXP-02")


def finish(table: Table, attack: Attack) -> None:
    table.pop()
    table.attacks.pop()
    if table.acts:
        act = table.acts[-1]
        if attack.area:
            act.area = attack.area
        if attack.attacked:
            act.performed = True


def _shields() -> list[Ability]:
    found: list[Ability] = []
    for value in range(1, 4):
        ability = Ability(SHIELD, value)
        ability.until = UNTIL_ROUND
        found.append(register(f"modifier/shield/{value}", ability))
    return found


SHIELDS: Final = _shields()
