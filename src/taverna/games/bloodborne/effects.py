"""What cards do to hunters and to the monster's blood, and whom they touch.

Every effect is data (`cards.Effect`); nothing here knows a card by name. When an effect comes is told in `attacks.py`
for hunters' cards and in `abilities.py` for those of the dungeon.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards, events, late_events
from taverna.games.bloodborne.cards import NO_CARD, NO_MONSTER, ActionCard, Effect
from taverna.games.bloodborne.death import hurt
from taverna.games.bloodborne.lasting import fits
from taverna.games.bloodborne.state import ANY_TROPHY, NO_SEAT, Table
from taverna.games.bloodborne.trophies import ask_extra_trophies, highest_points

LOW_TRACK: Final = 3
"""A marker on a higher number stops the Witch of Hemwick (BB-R.116)."""

# When it holds


def holds(table: Table, effect: Effect, seat: int, kind: int) -> bool:
    """Conditions about the hunter who played the card; those about its targets are looked at for each of them."""
    cond = effect.cond
    if cond == cards.ONLY_REVEALER:
        return is_only_revealer(table, kind)
    if cond == cards.AGAINST_BOSS:
        return table.monster != NO_MONSTER and table.rules.monsters[table.monster].group != cards.MONSTER
    if cond == cards.BY_TRANSFORM:
        return table.weapons[seat] == kind
    if cond == cards.NO_TRACK_ABOVE_3:
        return highest_points(table, seat) <= LOW_TRACK
    return True


def is_only_revealer(table: Table, kind: int) -> bool:
    """By card name, and the dead count too: the card was played (BB-R.15, R.70)."""
    return table.played.count(kind) + table.weapons.count(kind) == 1


# Blood of the monster


def take_blood(table: Table, seat: int, card: ActionCard, amount: int, rule: str, rest: int) -> int:
    """As much as the damage, or what is there: never less (BB-4.26 to 4.28, BB-R.27). Returns how much.

    `rest` is the step that goes on with the card, should the monster's ability ask for a choice first.
    """
    taken = amount if amount < table.blood else table.blood
    first = table.dealt[seat] == 0
    table.blood -= taken
    table.collected[seat] += taken
    table.dealt[seat] += taken
    events.took(table, seat, card.kind, amount, taken, rule)
    if taken:
        monster = table.rules.monsters[table.monster]
        if card.weapon and monster.removes_weapons:
            table.doomed |= 1 << seat
        if first and monster.when_damaged:
            set_off(table, seat, card, rest)
    return taken


def set_off(table: Table, seat: int, card: ActionCard, rest: int) -> None:
    """A hunter has damaged the monster, for the first time this round: what it does for that (BB-R.108 to R.112)."""
    monster = table.rules.monsters[table.monster]
    rule = monster.rule or "BB-R.108"
    trophies = 0
    for effect in monster.when_damaged:
        if not holds(table, effect, seat, card.kind):
            continue
        if effect.op == cards.GAIN_TROPHY:
            trophies += effect.amount
        else:
            act(table, effect, seat, events.BY_ABILITY, table.monster, rule)
    if trophies:
        table.agenda.append((rest, seat, card.kind))
        ask_extra_trophies(table, seat)  # right after it (BB-R.123)
        table.agenda.append((ANY_TROPHY, seat, trophies))


# One effect and its targets


def act(table: Table, effect: Effect, actor: int, cause: int, source: int, rule: str) -> None:
    """Carry out an effect. `actor` is the hunter who played the card; `NO_SEAT` for a monster."""
    op = effect.op
    for seat in targets(table, effect, actor):
        if op == cards.DAMAGE:
            amount = table.collected[seat] if effect.counts == cards.OWN_COLLECTED else effect.amount
            hurt(table, seat, amount, cause, source, actor, rule)
        elif op == cards.HEAL:
            heal(table, seat, effect.amount, rule)
        elif op == cards.GAIN_BLOOD:
            table.collected[seat] += effect.amount
            events.gained(table, seat, effect.amount, rule)
        elif op == cards.LOSE_BLOOD:
            lose_blood(table, seat, effect.amount, rule)
        elif op == cards.BANK:
            bank_some(table, seat, effect.amount, rule)
        elif op == cards.STEAL_BLOOD:
            steal_blood(table, actor, seat, effect.amount, rule)
        else:
            cancel_attack(table, effect, actor, seat, rule)


def targets(table: Table, effect: Effect, actor: int) -> list[int]:
    """The living hunters that an effect touches, in turn order (BB-R.26)."""
    target = effect.target
    if target == cards.SELF:
        return [actor] if table.alive >> actor & 1 else []
    if target == cards.LEFT:
        left = table.left_of(actor)
        return (
            [left] if left != NO_SEAT and table.alive >> left & 1 and fits(table, effect.cond, left) else []
        )
    living = [seat for seat in table.order() if table.alive >> seat & 1]
    if target == cards.MOST or target == cards.LEAST:
        living = extremes(table, effect, living)
    elif target == cards.OTHERS:
        living = [seat for seat in living if seat != actor]
    elif target == cards.RICHER:  # than the hunter who acts, as all stand now (BB-R.155)
        living = [seat for seat in living if table.total(seat) > table.total(actor)]
    return [seat for seat in living if fits(table, effect.cond, seat)]


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


def steal_blood(table: Table, thief: int, seat: int, amount: int, rule: str) -> None:
    """Collected blood only; banked blood can't be lost (BB-R.156, R.157)."""
    stolen = min(amount, table.collected[seat])
    table.collected[seat] -= stolen
    table.collected[thief] += stolen
    if stolen:
        events.stolen(table, thief, seat, stolen, rule)


def bank_some(table: Table, seat: int, amount: int, rule: str) -> None:
    moved = min(amount, table.collected[seat])
    table.collected[seat] -= moved
    table.banked[seat] += moved
    if moved:
        late_events.banked(table, seat, moved, rule)


def cancel_attack(table: Table, effect: Effect, actor: int, seat: int, rule: str) -> None:
    """The target's weapon deals no damage this round, if it is of that type."""
    weapon = table.weapon_of(seat)
    if weapon != NO_CARD and effect.weapons >> table.rules.kinds[weapon].type & 1:
        table.cancelled |= 1 << seat
        events.cancels(table, actor, seat, weapon, rule)
