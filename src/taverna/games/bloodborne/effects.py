"""What cards do: Instants, attacks with what rides on them, abilities that act at a moment.

All that one card does at one moment is one effect: it hits everybody at the same time, then deaths are looked for
(BB-R.19). Every effect is data (`cards.Effect`); nothing here knows a card by name.
"""

from __future__ import annotations

from taverna.games.bloodborne import cards, events
from taverna.games.bloodborne.cards import NO_CARD, NO_MONSTER, ActionCard, Effect
from taverna.games.bloodborne.death import hurt, settle
from taverna.games.bloodborne.state import NO_SEAT, TROPHY, Table
from taverna.games.bloodborne.trophies import slay

# Instants (step 3)


def resolve_instants(table: Table, seat: int) -> None:
    """Every Instant of the hunter's revealed cards (BB-4.12)."""
    for kind in (table.played[seat], table.weapons[seat]):
        card = table.rules.kinds[kind]
        if card.instants and table.agenda and table.alive >> seat & 1:
            resolve_instant(table, seat, card)


def resolve_instant(table: Table, seat: int, card: ActionCard) -> None:
    told = False
    since = 0
    for effect in card.instants:
        if effect.op == cards.DEAL_NOW:
            deal_now(table, effect, seat, card)
        elif holds(table, effect, seat, card.kind):
            if not told:
                events.instant(table, seat, card.kind)
                since = len(table.events)
            told = True
            act(table, effect, seat, events.BY_CARD, card.kind, effect.rule or "BB-4.12")
    if told:
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
    if not table.agenda or table.agenda[-1][0] >= TROPHY:
        return  # the game is over; or the monster is dying already, of the same hunter's other card
    if table.monster != NO_MONSTER and table.blood == 0:
        events.slain(table)
        slay(table)


def holds(table: Table, effect: Effect, seat: int, kind: int) -> bool:
    """Conditions about the hunter who played the card; those about its targets are looked at for each of them."""
    cond = effect.cond
    if cond == cards.ONLY_REVEALER:
        return is_only_revealer(table, kind)
    if cond == cards.AGAINST_BOSS:
        return table.monster != NO_MONSTER and table.rules.monsters[table.monster].group != cards.MONSTER
    if cond == cards.BY_TRANSFORM:
        return table.weapons[seat] == kind
    return True


def is_only_revealer(table: Table, kind: int) -> bool:
    """By card name, and the dead count too: the card was played (BB-R.15, R.70)."""
    return table.played.count(kind) + table.weapons.count(kind) == 1


# Attacks (step 5, or earlier by an Instant)


def attack(table: Table, seat: int, kind: int) -> None:
    """A weapon deals its damage, and what rides on it follows at once (BB-4.23, BB-R.60)."""
    deal_damage(table, seat, table.rules.kinds[kind])
    finish(table)


def deal_damage(table: Table, seat: int, card: ActionCard) -> None:
    monster = table.rules.monsters[table.monster]
    amount = card.damage
    for effect in card.bonuses:
        if holds(table, effect, seat, card.kind):
            amount += effect.amount
            events.bonus(table, seat, card.kind, effect.amount, effect.rule)
    if -1 < monster.caps[card.type] < amount:
        amount = monster.caps[card.type]
        events.capped(table, seat, card.kind, amount)
    taken = take_blood(table, seat, card, amount, "BB-4.26")
    if taken and monster.mirrors >> card.type & 1:
        neighbour = table.left_of(seat)
        if neighbour != NO_SEAT and table.alive >> neighbour & 1:
            hurt(table, neighbour, taken, events.BY_MIRROR, table.monster, seat, monster.rule or "BB-R.60")
    for effect in card.riders:
        if taken or effect.cond != cards.DEALT_DAMAGE:
            act(table, effect, seat, events.BY_CARD, card.kind, effect.rule or "BB-3.17")


def take_blood(table: Table, seat: int, card: ActionCard, amount: int, rule: str) -> int:
    """As much as the damage, or what is there: never less (BB-4.26 to 4.28, BB-R.27). Returns how much."""
    taken = amount if amount < table.blood else table.blood
    table.blood -= taken
    table.collected[seat] += taken
    table.dealt[seat] += taken
    events.took(table, seat, card.kind, amount, taken, rule)
    if taken and card.weapon and table.rules.monsters[table.monster].removes_weapons:
        table.doomed |= 1 << seat
    return taken


# One effect and its targets


def act(table: Table, effect: Effect, actor: int, cause: int, source: int, rule: str) -> None:
    """Carry out an effect. `actor` is the hunter who played the card; `NO_SEAT` for a monster."""
    if effect.target == cards.THE_MONSTER:
        if table.monster != NO_MONSTER:  # else it does nothing (BB-R.17)
            take_blood(table, actor, table.rules.kinds[source], effect.amount, rule)
        return
    op = effect.op
    for seat in targets(table, effect, actor):
        if op == cards.DAMAGE:
            hurt(table, seat, effect.amount, cause, source, actor, rule)
        elif op == cards.HEAL:
            heal(table, seat, effect.amount, rule)
        elif op == cards.GAIN_BLOOD:
            table.collected[seat] += effect.amount
            events.gained(table, seat, effect.amount, rule)
        elif op == cards.LOSE_BLOOD:
            lose_blood(table, seat, effect.amount, rule)
        elif op == cards.BANK:
            bank_some(table, seat, effect.amount, rule)
        else:
            cancel_attack(table, effect, actor, seat, rule)


def targets(table: Table, effect: Effect, actor: int) -> list[int]:
    """The living hunters that an effect touches, in turn order (BB-R.26)."""
    target = effect.target
    if target == cards.SELF:
        return [actor] if table.alive >> actor & 1 else []
    if target == cards.LEFT:
        left = table.left_of(actor)
        return [left] if left != NO_SEAT and table.alive >> left & 1 and _fits(table, effect, left) else []
    living = [seat for seat in table.order() if table.alive >> seat & 1]
    if target == cards.MOST or target == cards.LEAST:
        living = extremes(table, effect, living)
    elif target == cards.OTHERS:
        living = [seat for seat in living if seat != actor]
    return [seat for seat in living if _fits(table, effect, seat)]


def extremes(table: Table, effect: Effect, living: list[int]) -> list[int]:
    """Everyone who is tied for the most, or the least, of something (BB-R.36)."""
    if not living:
        return []
    sizes = [measure(table, seat, effect.stat) for seat in living]
    wanted = max(sizes) if effect.target == cards.MOST else min(sizes)
    return [seat for seat, size in zip(living, sizes, strict=True) if size == wanted]


def measure(table: Table, seat: int, stat: int) -> int:
    if stat == cards.HP:
        return table.hp[seat]
    if stat == cards.HAND:
        return len(table.hands[seat])
    if stat == cards.COLLECTED:
        return table.collected[seat]
    if stat == cards.BANKED:
        return table.banked[seat]
    return table.total(seat)


def _fits(table: Table, effect: Effect, seat: int) -> bool:
    if effect.cond == cards.TARGET_MELEE or effect.cond == cards.TARGET_UTILITY:
        return target_fits(table, effect.cond, seat)
    return True


def target_fits(table: Table, cond: int, seat: int) -> bool:
    """What a hunter has in play: a melee weapon, or a utility card that is not a Transform."""
    kinds = table.rules.kinds
    if cond == cards.TARGET_MELEE:
        weapon = table.weapon_of(seat)
        return weapon != NO_CARD and kinds[weapon].type == cards.MELEE
    picked = table.played[seat]
    return picked != NO_CARD and not kinds[picked].weapon and not kinds[picked].transform


def heal(table: Table, seat: int, amount: int, rule: str) -> None:
    """Never above the maximum (BB-R.64); not at all while a boss forbids it."""
    before = table.hp[seat]
    after = min(table.max_hp(), before + amount)
    if after == before:
        return
    if table.rules.monsters[table.monster].forbids_healing:
        events.not_healed(table, seat)
        return
    table.hp[seat] = after
    events.healed(table, seat, after - before, rule)


def lose_blood(table: Table, seat: int, amount: int, rule: str) -> None:
    lost = min(amount, table.collected[seat])
    table.collected[seat] -= lost
    if lost:
        events.lost_blood(table, seat, lost, rule)


def bank_some(table: Table, seat: int, amount: int, rule: str) -> None:
    moved = min(amount, table.collected[seat])
    table.collected[seat] -= moved
    table.banked[seat] += moved
    if moved:
        events.banked(table, seat, moved, rule)


def cancel_attack(table: Table, effect: Effect, actor: int, seat: int, rule: str) -> None:
    """The target's weapon deals no damage this round, if it is of that type."""
    weapon = table.weapon_of(seat)
    if weapon != NO_CARD and effect.weapons >> table.rules.kinds[weapon].type & 1:
        table.cancelled |= 1 << seat
        events.cancels(table, actor, seat, weapon, rule)
