"""Instants and attacks: what a hunter's card does to the monster, what follows from it, and who dies of it.

All that one card does at one moment is one effect (BB-R.19): first what it does to the monster, then what it does to
hunters, then the dead are looked for. In between the monster's ability may ask for a choice (BB-R.110).
"""

from __future__ import annotations

from taverna.games.bloodborne import cards, events
from taverna.games.bloodborne.cards import NO_MONSTER, ActionCard, Effect
from taverna.games.bloodborne.death import hurt, settle
from taverna.games.bloodborne.effects import act, holds, take_blood
from taverna.games.bloodborne.lasting import weakening
from taverna.games.bloodborne.state import AFTER_BLOOD, AFTER_STRIKE, INSTANTS, NO_SEAT, Table
from taverna.games.bloodborne.trophies import slay

# Instants (step 3)


def resolve_instant(table: Table, seat: int, card: ActionCard) -> None:
    """Every Instant of a revealed card (BB-4.12)."""
    depth, told = len(table.agenda), False
    for effect in card.instants:
        if effect.op == cards.DEAL_NOW:
            deal_now(table, effect, seat, card)
        elif effect.target == cards.THE_MONSTER and holds(table, effect, seat, card.kind):
            if not told:
                events.instant(table, seat, card.kind)
                told = True
            if table.monster != NO_MONSTER:  # else it does nothing (BB-R.17)
                rule = effect.rule or "BB-4.12"
                take_blood(table, seat, card, effect.amount, rule, AFTER_BLOOD)
    if len(table.agenda) == depth:
        finish_instant(table, seat, card, told)


def finish_instant(table: Table, seat: int, card: ActionCard, told: bool) -> None:
    """What it does to hunters, all at the same time (BB-R.19); `told` is whether it was announced already."""
    since = -1 if told else 0
    for effect in card.instants:
        if effect.op == cards.DEAL_NOW or effect.target == cards.THE_MONSTER:
            continue
        if holds(table, effect, seat, card.kind):
            if since == 0:
                events.instant(table, seat, card.kind)
                since = len(table.events)
            act(table, effect, seat, events.BY_CARD, card.kind, effect.rule or "BB-4.12")
    if since > 0:
        events.no_effect(table, since, card.rule or "BB-4.12")
    finish(table)


def deal_now(table: Table, effect: Effect, seat: int, card: ActionCard) -> None:
    """The weapon's damage now instead of in step 5 (BB-3.14); not at all, if the monster is dead (BB-R.17)."""
    if table.monster == NO_MONSTER:
        events.too_late(table, seat, card.kind, "BB-R.17")
    elif not holds(table, effect, seat, card.kind):
        events.spoiled(table, seat, card.kind)
    elif table.cancelled >> seat & 1:
        events.stopped(table, seat, card.kind)
    else:
        table.fired |= 1 << seat
        events.instant(table, seat, card.kind)
        deal_damage(table, seat, card)


def finish(table: Table) -> None:
    """The whole effect is done: who died of it, hunters first (BB-R.19, R.50)."""
    settle(table)
    if table.agenda and table.monster != NO_MONSTER and table.blood == 0:
        events.slain(table)
        slay(table)


# Attacks (step 5, or earlier by an Instant)


def attack(table: Table, seat: int, kind: int) -> None:
    """A weapon deals its damage, and what rides on it follows at once (BB-4.23, BB-R.60)."""
    depth = len(table.agenda)
    deal_damage(table, seat, table.rules.kinds[kind])
    if len(table.agenda) == depth:
        finish(table)


def deal_damage(table: Table, seat: int, card: ActionCard) -> None:
    depth, taken = len(table.agenda), 0
    amount = weapon_damage(table, seat, card, table.telling)
    if table.monster != NO_MONSTER:  # else the whole is a shortfall (BB-R.152)
        taken = take_blood(table, seat, card, amount, "BB-4.26", AFTER_STRIKE)
    if len(table.agenda) == depth:
        follow_up(table, seat, card, amount, taken)


def weapon_damage(table: Table, seat: int, card: ActionCard, telling: bool) -> int:
    """Printed number, additions, subtractions, cap (BB-R.101)."""
    amount = card.damage
    for effect in card.bonuses:
        more = table.wounds[seat] if effect.counts == cards.DAMAGE_TAKEN else effect.amount
        if more and holds(table, effect, seat, card.kind):
            amount += more
            if telling:
                events.bonus(table, seat, card.kind, more, effect.rule)
    less = weakening(table, seat, card.type)
    if less:
        amount = amount - less if amount > less else 0
        if telling:
            events.weakened(table, seat, card.kind, less, amount)
    monster = table.rules.monsters[table.monster]
    if -1 < monster.caps[card.type] < amount:
        amount = monster.caps[card.type]
        if telling:
            events.capped(table, seat, card.kind, amount)
    return amount


def follow_up(table: Table, seat: int, card: ActionCard, amount: int, taken: int) -> None:
    """What comes of an attack once the blood is taken: the shortfall, Ebrietas's mirror, what the card adds."""
    if card.collects_shortfall and amount > taken:
        table.collected[seat] += amount - taken
        events.shortfall(table, seat, card, amount - taken)
    monster = table.rules.monsters[table.monster]
    if taken and monster.mirrors >> card.type & 1:
        neighbour = table.left_of(seat)
        if neighbour != NO_SEAT and table.alive >> neighbour & 1:
            hurt(table, neighbour, taken, events.BY_MIRROR, table.monster, seat, monster.rule or "BB-R.60")
    for effect in card.riders:
        if taken or effect.cond != cards.DEALT_DAMAGE:
            act(table, effect, seat, events.BY_CARD, card.kind, effect.rule or "BB-3.17")


# After a choice in the middle of an effect


def go_on(table: Table) -> None:
    """The monster's ability is done: the rest of the card that set it off (BB-R.110)."""
    op, seat, kind = table.agenda.pop()
    card = table.rules.kinds[kind]
    if (
        op == AFTER_STRIKE
    ):  # the hunter's first blood of the round (BB-R.109): what was taken is what was dealt
        follow_up(table, seat, card, weapon_damage(table, seat, card, False), table.dealt[seat])
    if table.agenda[-1][0] == INSTANTS:
        finish_instant(table, seat, card, True)
    else:
        finish(table)
