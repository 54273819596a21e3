"""What an attacker adds: bonuses of cards, passives and items, for all targets or for one (GH-S-ATK-07, step 1)."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.effects import elements, item_windows, lasting
from taverna.games.gloomhaven.effects.amounts import COUNTED, amount
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language.abilities import Gain
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import ACTION_USED_ITEM, ALL, ON_ATTACK_ACTION
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Attack, Lasting
from taverna.games.gloomhaven.state.table import Table


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
        attack.add(amount(table, more.attack, attack.actor))
    attack.range += more.range
    attack.pierce += more.pierce
    attack.push += more.push
    attack.pull += more.pull
    attack.conditions |= more.conditions
    attack.factor *= more.multiply
    attack.advantage = attack.advantage or more.advantage
    attack.disadvantage = attack.disadvantage or more.disadvantage
    attack.ignore_shield = attack.ignore_shield or more.ignore_shield
    if ABILITIES[attack.ability].area is not None:
        attack.added += more.targets  # beside the pattern (GH-S-TGT-02)
    elif attack.limit != ALL:
        attack.limit += more.targets
        attack.limit = max(attack.limit, more.set_targets)
    attack.range = max(1, attack.range)


def add_action_passives(table: Table, attack: Attack, actor: Figure) -> None:
    """GH-S-BON-03."""
    for effect in _for_action(table, actor):
        add_gain(table, attack, lasting.gain_of(effect))
        new = lasting.gain_of(effect).set_to
        if new is not None and new.pick == ALL and ABILITIES[attack.ability].area is None:
            attack.limit = ALL
    for gain in table.rules.story.gains(table, ON_ATTACK_ACTION, actor):
        add_gain(table, attack, gain)
    if table.acts[-1].items:
        _add_items(table, attack, actor)
    if table.acts[-1].used_item and table.lasting:
        add_item_passives(table, attack, actor)


def use_action_passives(table: Table, actor: Figure) -> None:
    """They are triggered by the first attack that is made: an action without a target is none (GH-S-BON-01)."""
    paid = [effect for effect in table.lasting if effect.mark & lasting.PAID]
    for effect in _for_action(table, actor) + paid:
        effect.mark &= ~lasting.PAID
        gain_xp(table, table.figures[effect.owner].owner, lasting.gain_of(effect).xp, "GH-S-EXP-02")
        lasting.use(table, effect)


def forget_paid(table: Table) -> None:
    """The attack was not made after all."""
    for effect in table.lasting:
        effect.mark &= ~lasting.PAID


def _for_action(table: Table, actor: Figure) -> list[Lasting]:
    """Those that cost nothing; of the others the player decides (GH-S-ELE-07)."""
    found: list[Lasting] = []
    for effect in lasting.waiting(table, ON_ATTACK_ACTION, actor):
        passive = ABILITIES[effect.ability].passive
        if passive is None or passive.consume or passive.pay is not None:
            continue
        if passive.when or _waits_for_item(effect):
            continue
        found.append(effect)
    return found


def add_item_passives(table: Table, attack: Attack, actor: Figure) -> None:
    """What an item in the action adds to the attack, be it used before or while it is made."""
    for effect in lasting.waiting(table, ON_ATTACK_ACTION, actor):
        if _waits_for_item(effect):
            add_gain(table, attack, lasting.gain_of(effect))
            lasting.use(table, effect)


def _waits_for_item(effect: Lasting) -> bool:
    passive = ABILITIES[effect.ability].passive
    return passive is not None and any(test.kind == ACTION_USED_ITEM for test in passive.tests)


def _add_items(table: Table, attack: Attack, actor: Figure) -> None:
    """Items used for an earlier attack of the same action, whose effect is for all of them."""
    for place, number in enumerate(table.heroes[actor.owner].items):
        passive = item_windows.passive_for(table, number, ON_ATTACK_ACTION)
        if passive is None or passive.gain is None or not table.acts[-1].items >> place & 1:
            continue
        if holds(table, passive.tests, actor.slot, NOBODY):
            add_gain(table, attack, passive.gain)


def gain_now(
    table: Table,
    attack: Attack,
    actor: Figure,
    target: Figure,
    more: Gain,
    source: str,
    holder: int = NOBODY,
    kept: int = 0,
    again: bool = False,
) -> None:
    """A gain for the present target alone. `holder`: whose card gives it, if not the attacker's.

    `kept`: what it counted when it began to last. `again`: it was paid for once and has been rewarded.
    """
    if more.attack is not None:
        mine = actor.slot if holder == NOBODY else holder
        plus = kept if more.attack.name in COUNTED else amount(table, more.attack, mine, target.slot)
        attack.add_now(plus)
        events.step(table, "attack-plus", "GH-S-ATK-07", actor.slot, plus, source)
    if more.multiply != 1:
        attack.now_factor *= more.multiply
        events.step(table, "attack-times", "GH-S-ATK-07", actor.slot, more.multiply, source)
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
    if more.xp and not again:
        whose = table.acts[-1].origin if holder == NOBODY else holder  # who gives the order, or has the card
        gain_xp(table, table.figures[whose].owner, more.xp, "GH-S-EXP-02")
    for element in more.infuse:
        elements.infuse(table, element)
    attack.after = attack.after + [part.number for part in more.also]
