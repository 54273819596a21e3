"""The draw, the sum, the damage, and what comes after it (GH-S-ATK-07 to 13, GH-S-RET)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.figures import ASLEEP
from taverna.games.gloomhaven.effects import elements, item_windows, lasting, waiting
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.attack import orders
from taverna.games.gloomhaven.effects.attack.origins import origin_of
from taverna.games.gloomhaven.effects.attack.stages import ANSWER_BLOW, DRAW, EFFECTS, FORCE, NEXT, ORDER, SUM
from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.giving import give
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.shoving import shove
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.effects.waking import wake
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import CONSUMED_ITEMS, SPENT_ITEMS, Ability
from taverna.games.gloomhaven.language.modifiers import (
    ADVANTAGE,
    CURSE_CARD,
    DISADVANTAGE,
    DOUBLE,
    NORMAL_DRAW,
    NOTHING,
    TAMED_DOUBLE,
    Order,
    draw,
    tame,
)
from taverna.games.gloomhaven.language.registry import ABILITIES, MODIFIERS, register
from taverna.games.gloomhaven.language.vocabulary import (
    GRANTS,
    IGNORES_RETALIATE,
    INFUSE,
    MUDDLE,
    NEGATIVE,
    ON_CURSE_NULLS_ATTACK,
    ON_RETALIATE,
    REFRESH_ITEMS,
    RETALIATE,
    SHIELD,
    STRENGTHEN,
    UNTIL_ROUND,
    WILD,
)
from taverna.games.gloomhaven.state.figures import HERO, MONSTER, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK, BY_RETALIATE, Attack
from taverna.games.gloomhaven.state.table import Table


def mode_of(table: Table, attack: Attack, actor: Figure, target: Figure) -> int:
    """GH-S-ADV-04, 09."""
    better = attack.now_advantage or actor.sheet.advantage or actor.conditions & STRENGTHEN != 0
    worse = attack.now_disadvantage or target.sheet.disadvantage or actor.conditions & MUDDLE != 0
    at = origin_of(attack, actor)
    if not attack.melee and table.distance(at, table.part_facing(at, target)) == 1:
        worse = True  # GH-S-ATK-03
    if better == worse:
        return NORMAL_DRAW
    return ADVANTAGE if better else DISADVANTAGE


def put_in_order(table: Table, attack: Attack, actor: Figure) -> None:
    """Step 1 of the sum; asks in which order only if that makes a difference (GH-S-ATK-08)."""
    found = orders.of_attacker(attack, actor)
    if len(found) > 1 and not attack.now_kill:
        orders.ask(table, attack, actor, len(found))
        return
    attack.value = found[0].value
    attack.stage = DRAW


def strike(table: Table, attack: Attack, actor: Figure) -> None:
    """The draw."""
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
    mode = mode_of(table, attack, actor, target)
    helmet = item_windows.tames_double(table, target)
    tamed = (TAMED_DOUBLE if helmet else 0) | _tamed(table, actor, target)
    drawn = draw(table.deck_of(actor), mode, attack.value, table.rules.reduced, table.rng, tamed)
    attack.drawn = drawn.cards
    attack.used = [tame(card, tamed) for card in drawn.used]
    events.drew(table, actor.slot, drawn.cards, attack.used, mode)
    if attack.used != drawn.used and not (helmet and DOUBLE in drawn.cards):
        events.about(table, "counts-as-zero", "GH-S-BON-03", actor.slot)
    if helmet and DOUBLE in drawn.cards:
        events.item(table, "tamed", "GH-S-ITM-05", target.slot, helmet)
    attack.stage = SUM


def _tamed(table: Table, actor: Figure, target: Figure) -> int:
    """Which cards of this draw count as +0 by what lasts for either of them."""
    found = 0
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if passive is None or not passive.special:
            continue
        if effect.owner == target.slot:
            found |= odd_card(passive.special).tames_attackers
        if effect.owner == actor.slot:
            found |= odd_card(passive.special).tames_own
    return found


def open_orders(table: Table) -> list[Order]:
    """The orders that the attacking player is asked about just now."""
    attack = table.attacks[-1]
    actor = table.figures[attack.actor]
    if attack.stage == ORDER:
        return orders.of_attacker(attack, actor)
    return orders.of_cards(table, attack, actor)


def answer_order(table: Table, attack: Attack, actor: Figure, place: int) -> None:
    order = open_orders(table)[place]
    orders.tell(table, actor, order)
    if attack.stage == ORDER:
        attack.value = order.value
        attack.stage = DRAW
    else:
        _deal(table, attack, actor, order.value)


def add_up(table: Table, attack: Attack, actor: Figure) -> None:
    """Step 2; asks in which order only if different damage would come of it (GH-S-ATK-08)."""
    found = orders.of_cards(table, attack, actor)
    if len(found) > 1:
        shield = max(0, _shield(table, attack) - _pierce(attack))
        if max(0, found[0].value - shield) != max(0, found[-1].value - shield):
            orders.ask(table, attack, actor, len(found))
            return
    _deal(table, attack, actor, found[0].value if found else NOTHING)


def _shield(table: Table, attack: Attack) -> int:
    return 0 if attack.now_ignore else shield_of(table, table.figures[attack.target]) + attack.now_shield


def _pierce(attack: Attack) -> int:
    pierce = attack.pierce + attack.now_pierce
    for number in attack.used:
        pierce += MODIFIERS[number].pierce
    return pierce


def _deal(table: Table, attack: Attack, actor: Figure, value: int) -> None:
    """Step 3, and the damage."""
    target = table.figures[attack.target]
    attack.stage = EFFECTS
    pierce, shield = _pierce(attack), _shield(table, attack)
    if pierce and shield:
        events.between(table, "pierced", "GH-S-PRC-01", actor.slot, target.slot, min(pierce, shield))
    # What it does not pierce here is left for a shield raised against the damage (GH-S-PRC-01).
    attack.now_pierce = max(0, pierce - shield) - attack.pierce
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
    if target.side == ASLEEP:
        wake(table, target)
    hurt(table, target, attack.value, BY_ATTACK, actor.slot, table.figures[table.acts[-1].viewer].owner)
    if table.lasting and value <= NOTHING // 2 and CURSE_CARD in attack.used:
        for effect in lasting.waiting(table, ON_CURSE_NULLS_ATTACK, actor, target.slot):
            waiting.set_off(table, effect, actor)


def take_effect(table: Table, attack: Attack, actor: Figure) -> None:
    target = table.figures[attack.target]
    act = table.acts[-1]
    attack.damage = table.suffered
    act.damage = table.suffered
    ability = ABILITIES[attack.ability]
    if ability.xp_per_target and len(attack.attacked) % ability.xp_every == 0:
        gain_xp(table, actor.owner, ability.xp_per_target, "GH-S-EXP-04")
    if ability.xp_per_damage:
        gain_xp(table, actor.owner, table.suffered // ability.xp_per_damage, "GH-S-EXP-04")
    if ability.xp_per_kill and not target.present:
        gain_xp(table, actor.owner, ability.xp_per_kill, "GH-S-EXP-02")
    conditions = attack.conditions | attack.now_conditions
    # What comes from elsewhere than the ability is a push or pull of its own (GH-S-PSH-09).
    pushes = [hexes for hexes in (attack.push, attack.now_push) if hexes]
    pulls = [hexes for hexes in (attack.pull, attack.now_pull) if hexes]
    for number in attack.used:
        card = MODIFIERS[number]
        conditions |= card.conditions
        if card.push:
            pushes.append(card.push)
        if card.pull:
            pulls.append(card.pull)
        _on_attacker(table, attack, actor, number)
    if actor.sheet.infuse >= 0:
        _infuse(table, actor)
    if target.present and target.hp > 0:
        instead = _instead(table, actor, target, conditions)
        give(table, actor, target, conditions & ~NEGATIVE if instead else conditions, "GH-S-CON-02")
        attack.pushes = pushes
        attack.pulls = pulls
        act.target_cell = target.cell
        if instead:
            start_list(table, actor.slot, instead, target.slot)
    attack.stage = FORCE
    if attack.after:
        start_list(table, actor.slot, attack.after, target.slot)


def _instead(table: Table, actor: Figure, target: Figure, conditions: int) -> list[int]:
    """What a scenario lets the figure do where it would give a hero negative conditions."""
    if target.kind != HERO or actor.kind != MONSTER or not conditions & NEGATIVE:
        return []
    return table.rules.groups[actor.group].instead


def _infuse(table: Table, actor: Figure) -> None:
    """What a figure creates with each attack; any element is its owner's choice (GH-S-ELE-08)."""
    if actor.sheet.infuse == WILD:
        start_list(table, actor.slot, [ANY_ELEMENT.number]).performed = True
    else:
        elements.infuse(table, actor.sheet.infuse)


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
        start_list(table, actor.slot, [REFRESH_ONE.number])


def push_and_pull(table: Table, attack: Attack) -> None:
    """Pushes and pulls, each a separate effect (GH-S-PSH-09)."""
    target = table.figures[attack.target]
    actor = table.figures[attack.actor]
    if target.present and target.hp > 0:
        flags = ABILITIES[attack.ability].flags
        if attack.pushes:
            left = attack.pushes[0]
            attack.pushes = attack.pushes[1:]
            shove(table, target, actor, attack.seat, left, False, flags, origin_of(attack, actor))
            return
        if attack.pulls:
            left = attack.pulls[0]
            attack.pulls = attack.pulls[1:]
            shove(table, target, actor, attack.seat, left, True, flags, origin_of(attack, actor))
            return
    attack.stage = ANSWER_BLOW


def retaliate(table: Table, attack: Attack, actor: Figure) -> None:
    """GH-S-RET-03, 04, 07; then what the target's items do to the attacker."""
    target = table.figures[attack.target]
    attack.stage = NEXT
    if not target.present or target.hp <= 0:
        return
    if attack.answers:
        start_list(table, target.slot, attack.answers, actor.slot)
    if table.lasting and lasting.grants(table, actor, IGNORES_RETALIATE):
        return
    distance = table.distance(target.cell, origin_of(attack, actor))
    back = lasting.retaliation(table, target, distance)
    if attack.now_retaliate and distance <= attack.now_retaliate_range:
        back += attack.now_retaliate
    if back and table.lasting:
        for effect in lasting.waiting(table, ON_RETALIATE, target, actor.slot):
            back += lasting.gain_of(effect).retaliate
            lasting.use(table, effect)
    if back:
        events.between(table, "retaliates", "GH-S-RET-01", target.slot, actor.slot, back)
        _retaliation_xp(table, target)
        hurt(table, actor, back, BY_RETALIATE, target.slot, target.owner)


def _retaliation_xp(table: Table, target: Figure) -> None:
    for effect in table.lasting:
        ability = ABILITIES[effect.ability]
        if effect.owner == target.slot and ability.op == RETALIATE and ability.xp_per_use:
            gain_xp(table, target.owner, ability.xp_per_use, "GH-S-EXP-02")


def _shields() -> list[Ability]:
    found: list[Ability] = []
    for value in range(1, 4):
        ability = Ability(SHIELD, value)
        ability.until = UNTIL_ROUND
        found.append(register(f"modifier/shield/{value}", ability))
    return found


def _refresh() -> Ability:
    ability = Ability(REFRESH_ITEMS, 1)
    ability.flags = SPENT_ITEMS | CONSUMED_ITEMS
    return register("modifier/refresh", ability)


def _any_element() -> Ability:
    ability = Ability(INFUSE)
    ability.elements = [WILD]
    return register("modifier/any-element", ability)


SHIELDS: Final = _shields()
ANY_ELEMENT: Final = _any_element()
REFRESH_ONE: Final = _refresh()
"""GH-S-CMP-11, GH-S-REF-01."""
handled.EVENTS.add_all([ON_CURSE_NULLS_ATTACK, ON_RETALIATE])
handled.GRANTS.add(GRANTS.index("ignoresRetaliate"))
