"""The round in its eight steps, over and over until the final boss is slain (BB-4.1, 4.2)."""

from __future__ import annotations

from taverna.games.bloodborne import events, late_events
from taverna.games.bloodborne.abilities import use_ability
from taverna.games.bloodborne.attacks import attack, resolve_instant
from taverna.games.bloodborne.cards import ALWAYS, MONSTER, NO_CARD, NO_MONSTER
from taverna.games.bloodborne.death import hurt, settle
from taverna.games.bloodborne.end import end_hopeless, is_hopeless
from taverna.games.bloodborne.lasting import fits
from taverna.games.bloodborne.state import (
    DREAM,
    ESCAPE,
    HUNTERS_ATTACK,
    INSTANTS,
    MONSTER_ATTACKS,
    NO_SEAT,
    PICK,
    START_ROUND,
    STEPS,
    TRANSFORM,
    Table,
)
from taverna.games.bloodborne.trophies import (
    remove_monster,
)
from taverna.kernel import NO_ANSWER

# Step 1: choose and play


def start_round(table: Table) -> None:
    table.round += 1
    events.began(table)
    if is_hopeless(table):
        end_hopeless(table)
        return
    boss = table.rules.monsters[table.final_boss]
    if boss.round_start:
        use_ability(table, table.final_boss, boss.round_start, "round-start", boss.rule or "BB-R.57")
        if not table.agenda:
            return
    table.agenda[-1] = (PICK, 0, 0)


def ask_picks(table: Table) -> None:
    """All the living at the same time, in secret (BB-4.4); the dead pick nothing (BB-R.12)."""
    if not table.alive:
        events.nobody_alive(table)
        table.agenda[-1] = (MONSTER_ATTACKS, 0, 0)
        return
    table.ask_all(STEPS[PICK], [pick_options(table, seat) for seat in range(table.seats)])


def pick_options(table: Table, seat: int) -> list[int]:
    """Each card in hand; Transform only with a weapon beside it (BB-R.14)."""
    if not table.alive >> seat & 1:
        return []
    kinds = table.rules.kinds
    options: list[int] = []
    armed = False
    last = NO_CARD
    for kind in table.hands[seat]:
        if kind != last:
            options.append(kind)
            armed = armed or kinds[kind].weapon
            last = kind
    return options if armed else [kind for kind in options if not kinds[kind].transform]


def reveal_picks(table: Table) -> None:
    """All at the same time (BB-4.5)."""
    answers, kinds = table.answers, table.rules.kinds
    table.answers = []
    transforms = False
    for seat in range(table.seats):
        kind = answers[seat]
        if kind == NO_ANSWER:
            continue
        table.take_from_hand(seat, kind)
        table.played[seat] = kind
        card = kinds[kind]
        if card.transform:
            transforms = True
        elif card.dream:
            table.dreamt |= 1 << seat
    if table.telling:
        for seat in table.order():
            if table.played[seat] != NO_CARD:
                events.revealed(table, seat, table.played[seat])
    table.agenda[-1] = (TRANSFORM if transforms else INSTANTS, 0, 0)


# Step 2: transform


def weapon_options(table: Table, seat: int) -> list[int]:
    """Whoever revealed Transform must choose a weapon from hand (BB-4.8)."""
    kinds = table.rules.kinds
    if not kinds[table.played[seat]].transform or not table.alive >> seat & 1:
        return []
    return sorted({kind for kind in table.hands[seat] if kinds[kind].weapon})


def reveal_weapons(table: Table) -> None:
    """Again all at the same time (BB-4.9)."""
    answers = table.answers
    table.answers = []
    for seat in table.order():
        kind = answers[seat]
        if kind != NO_ANSWER:
            table.take_from_hand(seat, kind)
            table.weapons[seat] = kind
            events.transformed(table, seat, kind)
    table.agenda[-1] = (INSTANTS, 0, 0)


# Step 3: instant effects


def instants(table: Table) -> None:
    """In turn order (BB-4.13). With the monster dead, the next three steps are skipped (BB-4.3)."""
    kinds, seats = table.rules.kinds, table.seats
    _, left, part = table.agenda[-1]
    while left < seats:
        seat = (table.first + left) % seats
        while part < 2:
            card = kinds[table.weapons[seat] if part else table.played[seat]]
            part += 1
            if card.instants and table.alive >> seat & 1:  # the dead resolve no more (BB-R.18)
                table.agenda[-1] = (INSTANTS, left, part) if part < 2 else (INSTANTS, left + 1, 0)
                resolve_instant(table, seat, card)
                if not table.agenda or table.agenda[-1][0] != INSTANTS:
                    return
        left, part = left + 1, 0
    table.agenda[-1] = (DREAM if table.monster == NO_MONSTER else MONSTER_ATTACKS, 0, 0)


# Step 4: the monster attacks


def monster_attacks(table: Table) -> None:
    """One roll for all hunters, who take the damage at the same time (BB-4.17 to 4.20, BB-R.21)."""
    table.agenda[-1] = (HUNTERS_ATTACK, 0, 0)
    monster = table.rules.monsters[table.monster]
    total = roll_die(table, monster.die)
    raised = monster.attack_bonus if monster.attack_bonus_cond == ALWAYS else 0
    events.attacks(table, total + raised, raised)
    seats = table.seats
    for left in range(seats):
        seat = (table.first + left) % seats
        if table.alive >> seat & 1:
            damage = total + raised
            if monster.attack_bonus and not raised and fits(table, monster.attack_bonus_cond, seat):
                damage += monster.attack_bonus
                events.raised_for(table, seat, monster.attack_bonus)
            hurt(table, seat, damage, events.BY_ATTACK, table.monster, NO_SEAT, "BB-4.20")
    settle(table)


def roll_die(table: Table, number: int) -> int:
    """Again and again while a + comes up (BB-4.18); the sum is the damage (BB-4.19)."""
    die = table.rules.dice[number]
    roll = [number, table.round]
    total = 0
    again = True
    while again:
        face = table.rng.below(6)
        roll.append(face)
        total += die.values[face]
        again = die.combos[face]
        events.rolled(table, number, face, total)
    table.roll = roll
    return total


# Step 5: the hunters attack


def hunters_attack(table: Table) -> None:
    """In turn order, each living hunter with a weapon that has not fired yet (BB-4.23)."""
    seats = table.seats
    left = table.agenda[-1][1]
    while left < seats:
        seat = (table.first + left) % seats
        left += 1
        if not table.alive >> seat & 1 or table.fired >> seat & 1:
            continue
        kind = table.weapon_of(seat)
        if kind == NO_CARD:
            continue
        if table.cancelled >> seat & 1:
            events.stopped(table, seat, kind)
        elif table.monster == NO_MONSTER and not table.rules.kinds[kind].collects_shortfall:
            events.too_late(table, seat, kind, "BB-R.28")
        else:
            table.agenda[-1] = (HUNTERS_ATTACK, left, 0)
            attack(table, seat, kind)
            if not table.agenda or table.agenda[-1][0] != HUNTERS_ATTACK:
                return
    table.agenda[-1] = (ESCAPE, 0, 0)


# Step 6: the monster escapes


def escape(table: Table, used: int) -> None:
    """A normal monster that still lives is gone (BB-4.31); a boss stays with the blood it has left (BB-4.35)."""
    monster = table.rules.monsters[table.monster]
    if not used and table.monster != NO_MONSTER:
        if monster.group == MONSTER:
            events.escaped(table)
            if monster.escapes:
                table.agenda[-1] = (ESCAPE, 1, 0)
                use_ability(table, table.monster, monster.escapes, "if-escapes", monster.rule or "BB-4.34")
                return
        else:
            events.stays(table)
    table.agenda[-1] = (DREAM, 0, 0)
    if table.monster != NO_MONSTER and monster.group == MONSTER:
        remove_monster(table)
        if table.rules.monsters[table.final_boss].inserts:
            insert_monster(table)


def insert_monster(table: Table) -> None:
    """Micolash: a random normal monster of the box goes on top of the deck, unseen (BB-R.56)."""
    pool = [number for number in table.box if table.rules.monsters[number].group == MONSTER]
    if pool:
        number = pool[table.rng.below(len(pool))]
        table.box.remove(number)
        table.deck.append(number)
        table.inserted += 1
    events.inserted(table, bool(pool))


# Step 8: the end of the round


def end_round(table: Table, setting_up: int) -> None:
    """Played cards are used, the marker passes, the next monster comes (BB-4.45 to 4.47); at set-up only the last."""
    table.agenda[-1] = (START_ROUND, 0, 0)
    if not setting_up:
        for seat in range(table.seats):
            use_cards(table, seat)
        pass_marker(table)
        clear_round(table)
    if table.monster == NO_MONSTER:
        reveal_monster(table)


def use_cards(table: Table, seat: int) -> None:
    """To the own used pile (BB-4.45), or out of the game: by Gascoigne (BB-R.58), or with their owner (BB-R.55)."""
    spent = table.in_play(seat)
    if table.gone >> seat & 1:
        table.removed += spent
        return
    if table.doomed >> seat & 1:
        weapon = table.weapon_of(seat)
        if weapon != NO_CARD:
            spent.remove(weapon)
            table.removed.append(weapon)
            late_events.weapon_lost(table, seat, weapon)
    if spent:
        table.used[seat] = sorted(table.used[seat] + spent)
        late_events.used(table, seat, spent)


def pass_marker(table: Table) -> None:
    """To the left (BB-4.46); it skips who left the game (BB-R.55)."""
    table.first = table.left_of(table.first) if table.left_of(table.first) != NO_SEAT else table.first
    late_events.marker(table)


def clear_round(table: Table) -> None:
    """What counted for the round that is over (BB-R.65)."""
    seats = table.seats
    table.played = [NO_CARD] * seats
    table.weapons = [NO_CARD] * seats
    table.dealt = [0] * seats
    table.wounds = [0] * seats
    table.dreamt = 0
    table.fired = 0
    table.cancelled = 0
    table.doomed = 0
    table.rewarded = 0


def reveal_monster(table: Table) -> None:
    """The next of the deck; after the last, the final boss (BB-4.47, 4.49). It gets its blood (BB-3.2 to 3.4)."""
    if table.deck:
        table.monster = table.deck.pop()
        table.inserted = max(table.inserted - 1, 0)
    else:
        table.monster = table.final_boss
    monster = table.rules.monsters[table.monster]
    players, boss = table.more_blood()
    table.entered = table.blood = monster.hp + players + boss
    events.entered(table, players, boss)
    if monster.reveals:
        use_ability(table, table.monster, monster.reveals, "on-reveal", monster.rule or "BB-R.34")
