"""Before the modifier card is drawn: passives that apply or cost something, items of both sides (GH-S-ATK-15)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects import elements, item_windows, lasting
from taverna.games.gloomhaven.effects.attack.gains import add_gain, add_item_passives, gain_now
from taverna.games.gloomhaven.effects.attack.stages import CHOOSE, DEFEND, DIVERT, ORDER
from taverna.games.gloomhaven.effects.giving import give
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.obstacles import is_removable
from taverna.games.gloomhaven.effects.selecting import candidates, targetable
from taverna.games.gloomhaven.effects.waiting import consumed
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import WITH_GROUP_EFFECTS, Ability, Pay
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import (
    AUGMENT,
    ON_ALLY_ATTACK,
    ON_ATTACK,
    ON_ATTACK_ACTION,
    ON_TARGETED,
)
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT, Attack, Lasting
from taverna.games.gloomhaven.state.table import Table


def open_offer(table: Table, attack: Attack, actor: Figure) -> Lasting | None:
    """A passive that serves the whole attack action for an element, not decided about yet (GH-S-ELE-07)."""
    for effect in lasting.waiting(table, ON_ATTACK_ACTION, actor):
        passive = ABILITIES[effect.ability].passive
        if passive is None or attack.bonuses_seen >> effect.tag & 1:
            continue
        if passive.consume and elements.can_consume(table, passive.consume):
            return effect
        if passive.pay is not None and _payers(table, actor, passive.pay):
            return effect
    return None


def _payers(table: Table, actor: Figure, pay: Pay) -> list[Figure]:
    """Allies of whom one bears the price."""
    if pay.to is None:
        return []
    return [other for other in candidates(table, actor, pay.to, 0) if targetable(table, actor, other)]


def _bear(table: Table, actor: Figure, pay: Pay, other: Figure) -> None:
    """Whoever has the condition already suffers damage instead, if the card says so."""
    if pay.or_damage and other.conditions & pay.condition:
        hurt(table, other, pay.or_damage, BY_EFFECT, actor.slot)
    else:
        give(table, actor, other, pay.condition)


def helpers(table: Table, attack: Attack, actor: Figure) -> list[int]:
    """Seats that have an item for an ally's attack and were not asked yet."""
    if attack.seat == NOBODY or actor.kind != HERO:
        return []
    return [
        hero.seat
        for hero in table.heroes
        if hero.items
        and hero.seat != actor.owner
        and not attack.offered >> hero.seat & 1
        and table.hero_figure(hero.seat).present
        and table.are_allies(actor, table.hero_figure(hero.seat))
        and item_windows.options(table, table.hero_figure(hero.seat), ON_ALLY_ATTACK, actor.slot)
    ]


def offer(table: Table, attack: Attack, actor: Figure) -> None:
    """First what the attacker may pay for, then what its allies may add."""
    effect = open_offer(table, attack, actor)
    if effect is not None:
        passive = ABILITIES[effect.ability].passive
        assert passive is not None
        found = elements.prices(table, passive.consume)
        if passive.pay is not None:
            found = [codes.FIGURE + other.slot for other in _payers(table, actor, passive.pay)]
        table.ask(table.decider(attack.seat), "bonus", found + [codes.DONE])
        return
    asked = helpers(table, attack, actor)
    if not asked:
        attack.stage = CHOOSE
        return
    found = item_windows.options(table, table.hero_figure(asked[0]), ON_ALLY_ATTACK, actor.slot)
    table.ask(asked[0], "attack", [codes.DONE] + found)


def answer_offer(table: Table, attack: Attack, actor: Figure, code: int) -> None:
    effect = open_offer(table, attack, actor)
    if effect is None:
        _answer_helper(table, attack, actor, code)
        return
    attack.bonuses_seen |= 1 << effect.tag
    passive = ABILITIES[effect.ability].passive
    if code != codes.DONE and passive is not None and passive.gain is not None:
        if passive.consume:
            consumed(table, actor)
        elements.pay(table, table.decider(attack.seat), passive.consume, code)
        if passive.pay is not None:
            _bear(table, actor, passive.pay, table.figures[code - codes.FIGURE])
        add_gain(table, attack, passive.gain)
        effect.mark |= lasting.PAID


def _answer_helper(table: Table, attack: Attack, actor: Figure, code: int) -> None:
    """An ally's item serves all attacks of the action."""
    seat = helpers(table, attack, actor)[0]
    attack.offered |= 1 << seat
    if code == codes.DONE:
        return
    passive = item_windows.use(table, seat, code - codes.ITEM, ON_ALLY_ATTACK)
    if passive is not None and passive.gain is not None and passive.gain.attack is not None:
        table.acts[-1].aid += passive.gain.attack.plus
        attack.add(passive.gain.attack.plus)


def attackers_window(table: Table, attack: Attack, actor: Figure) -> None:
    """Passives that must be used, those that cost something, and items (GH-S-BON-03, GH-S-ATK-15)."""
    target = table.figures[attack.target]
    for effect in _passives(table, attack, actor):
        bit = 1 << effect.tag
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
    found: list[int] = []
    if attack.seat == actor.owner:
        found = item_windows.options(table, actor, ON_ATTACK, target.slot, attack.bonuses_seen)
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


def open_passive(table: Table, attack: Attack, actor: Figure) -> Lasting | None:
    for effect in _passives(table, attack, actor):
        if not attack.bonuses_seen >> effect.tag & 1:
            return effect
    return None


def buy_passive(table: Table, attack: Attack, actor: Figure, bought: bool) -> None:
    effect = open_passive(table, attack, actor)
    if effect is None:
        return
    attack.bonuses_seen |= 1 << effect.tag
    _apply_passive(table, attack, actor, table.figures[attack.target], effect, bought)


def decline_passive(table: Table) -> None:
    """The player does not pay for a passive; what it gives for nothing still counts."""
    attack = table.attacks[-1]
    actor = table.figures[attack.actor]
    effect = open_passive(table, attack, actor)
    if effect is None:
        return
    attack.bonuses_seen |= 1 << effect.tag
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
        elements.consume_all(table, paid)
        if passive.bonuses and passive.bonuses[0].instead:
            more = passive.bonuses[0].gain
    if more is not None:
        gain_now(
            table, attack, actor, target, more, ABILITIES[effect.ability].key, effect.owner, effect.value
        )
    attack.after = attack.after + [part.number for part in passive.perform]
    lasting.use(table, effect)


def use_item(table: Table, attack: Attack, seat: int, place: int, event: int) -> None:
    """Of the attacker, for the whole action or one target; of the defender (GH-S-ITM-12)."""
    passive = item_windows.use(table, seat, place, event)
    if passive is None:
        return
    actor = table.figures[attack.actor]
    if table.lasting:
        add_item_passives(table, attack, actor)
    if event == ON_ATTACK_ACTION:
        if passive.gain is not None:
            add_gain(table, attack, passive.gain)
            if passive.gain.area is not None:
                attack.pattern = table.heroes[seat].items[place]
            _perform_next(table, passive.gain.also)
        if passive.whole_action:
            table.acts[-1].items |= 1 << place
        return
    attack.bonuses_seen |= 1 << (item_windows.SEEN + place)
    if passive.diverts:
        attack.stage = DIVERT
        return
    target = table.figures[attack.target]
    if event == ON_ATTACK and passive.gain is not None:
        gain_now(table, attack, actor, target, passive.gain, "item")
    if event == ON_TARGETED and passive.attacker_gain is not None:
        gain_now(table, attack, actor, target, passive.attacker_gain, "item")
    if event == ON_TARGETED and passive.gain is not None:
        attack.now_shield += passive.gain.shield
    if event == ON_TARGETED:
        attack.answers = attack.answers + [part.number for part in passive.perform]


def _perform_next(table: Table, more: list[Ability]) -> None:
    """What an item adds to the action comes right after the attack."""
    if more:
        act = table.acts[-1]
        after = act.index + 1
        act.todo = act.todo[:after] + [part.number for part in more] + act.todo[after:]


def choose_item(table: Table, attack: Attack, seat: int, place: int) -> None:
    """While targets are chosen: for this attack, or just because it is the hero's turn."""
    if item_windows.passive_for(table, table.heroes[seat].items[place], ON_ATTACK_ACTION) is None:
        item_windows.perform(table, seat, place)
        if table.lasting:
            add_item_passives(table, attack, table.figures[attack.actor])
    else:
        use_item(table, attack, seat, place, ON_ATTACK_ACTION)


def defenders_window(table: Table, attack: Attack, actor: Figure) -> None:
    target = table.figures[attack.target]
    for effect in lasting.waiting(table, ON_TARGETED, target, actor.slot):
        bit = 1 << effect.tag
        passive = ABILITIES[effect.ability].passive
        if attack.bonuses_seen & bit or passive is None or passive.special:
            continue
        attack.bonuses_seen |= bit
        if passive.gain is not None:
            attack.now_retaliate += passive.gain.retaliate
            attack.now_retaliate_range = max(attack.now_retaliate_range, passive.gain.retaliate_range)
            attack.now_disadvantage = attack.now_disadvantage or passive.gain.disadvantage
        if passive.attacker_gain is not None:
            gain_now(table, attack, actor, target, passive.attacker_gain, ABILITIES[effect.ability].key)
        lasting.use(table, effect)
        return
    found = item_windows.options(table, target, ON_TARGETED, actor.slot, attack.bonuses_seen)
    if not diverted(table, attack, actor):
        found = [code for code in found if not _diverts(table, target.owner, code - codes.ITEM)]
    if found:
        table.ask(target.owner, "defend", [codes.DONE] + found)
        return
    attack.stage = ORDER


def _diverts(table: Table, seat: int, place: int) -> bool:
    passive = item_windows.passive_for(table, table.heroes[seat].items[place], ON_TARGETED)
    return passive is not None and passive.diverts


def diverted(table: Table, attack: Attack, actor: Figure) -> list[int]:
    """The attacker's own allies within its reach and sight."""
    shape = table.board.shape
    ranges = shape.ranges(actor.cell)
    return [
        other.slot
        for other in table.figures
        if other.present
        and other.hp > 0
        and table.are_allies(actor, other)
        and ranges[other.cell] <= attack.range
        and shape.sees(actor.cell, other.cell)
    ]


def ask_diverted(table: Table, attack: Attack, actor: Figure) -> None:
    """The player of who was attacked says whom."""
    found = [codes.FIGURE + slot for slot in diverted(table, attack, actor)]
    table.ask(table.decider(table.figures[attack.target].owner), "divert", found)


handled.EVENTS.add_all([ON_ATTACK_ACTION, ON_ATTACK, ON_TARGETED])
handled.WINDOWS.add_all([ON_ATTACK_ACTION, ON_ATTACK, ON_ALLY_ATTACK, ON_TARGETED])
handled.add_flag(WITH_GROUP_EFFECTS)
handled.PRICES.add_all([handled.DESTROY_OBSTACLE, handled.CONDITIONS])
