"""Damage: what reduces it, what a hero may lose instead, and what happens at the end of the hit points (GH-S-DMG)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.figures import ASLEEP
from taverna.games.gloomhaven.effects import item_windows, lasting
from taverna.games.gloomhaven.effects.cards import lose_card, places
from taverna.games.gloomhaven.effects.dooms import is_afterwards, perform, waiting_for_damage
from taverna.games.gloomhaven.effects.dying import fall
from taverna.games.gloomhaven.effects.waking import wake
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import (
    ON_ATTACK_DAMAGE,
    ON_DAMAGED,
    ON_SUMMON_DAMAGED,
)
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import ALLIED, HERO, MONSTER, NOBODY, OBJECT, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import BY_ATTACK, BY_EFFECT, BY_REST, DAMAGE_SOURCES, Hurt, Lasting
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

REDUCE: Final = 0
ASK: Final = 1
SUFFER: Final = 2
ASKED: Final = 56
"""First bit for seats among what the damage to somebody that cards protect has seen."""


def hurt(
    table: Table, victim: Figure, amount: int, source: int, by: int = NOBODY, credit: int = NOBODY
) -> None:
    """The figure is about to suffer damage. Afterwards `table.suffered` is what it suffered."""
    table.suffered = 0
    if amount <= 0 or not victim.present or victim.hp <= 0 or not victim.sheet.can_be_hurt:
        return  # whoever acts with its death can't die of a retaliation once more
    if table.rules.plan.charges and is_guarded(table, victim, by):
        return
    frame = Hurt(victim.slot, amount, source, by, credit)
    plain = victim.kind != HERO and not table.lasting and not _summon_items(table, frame, victim)
    if plain and not (table.rules.plan.protected and protectors(table, frame, victim)):
        _suffer(table, frame)
        return
    table.hurts.append(frame)
    table.push(steps.HURT)


def is_guarded(table: Table, victim: Figure, by: int) -> bool:
    """Of a type that only characters with a goal treasure can hurt, and this is none (GH-S-SPC-07)."""
    if victim.kind != MONSTER or victim.group not in table.rules.plan.charges:
        return False
    actor = table.figures[by] if by != NOBODY else None
    return actor is None or actor.kind != HERO or GOAL not in table.heroes[actor.owner].treasures


class HurtStep(Handler[Table]):
    """The damage on top."""

    def run(self, table: Table, first: int, second: int) -> None:
        frame = table.hurts[-1]
        victim = table.figures[frame.victim]
        if not victim.present:
            _close(table)
            return
        if frame.stage == REDUCE:
            if table.lasting or victim.kind == HERO:
                _reduce(table, frame, victim)
            else:
                frame.stage = ASK
        elif frame.stage == ASK:
            effect = open_transfer(table, frame, victim) if table.lasting else None
            if effect is not None:
                seat = table.figures[effect.owner].owner
                table.ask(table.decider(seat), "transfer", [codes.YES, codes.DONE])
            elif victim.kind == HERO:
                _ask(table, frame, victim)
            elif table.rules.plan.protected and protectors(table, frame, victim):
                _ask_protector(table, protectors(table, frame, victim)[0])
            elif _summon_items(table, frame, victim):
                table.ask(victim.owner, "damage", [codes.DONE] + _summon_items(table, frame, victim))
            else:
                frame.stage = SUFFER
        else:
            _close(table)
            _suffer(table, frame)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        frame = table.hurts[-1]
        victim = table.figures[frame.victim]
        effect = open_transfer(table, frame, victim) if frame.stage == ASK and table.lasting else None
        if effect is not None:
            _answer_transfer(table, frame, victim, effect, code)
        elif frame.stage == ASK and table.rules.plan.protected and protectors(table, frame, victim):
            _protect(table, frame, victim, code)
        elif codes.ITEM <= code < codes.FIGURE:
            _use_item(table, frame, victim, code - codes.ITEM)
        elif frame.stage == REDUCE:
            found = _reductions(table, frame, victim)
            _apply_reduction(table, frame, victim, found[code - codes.CHOICE])
        elif code == codes.DONE:
            frame.stage = SUFFER
        elif code == codes.LOSE_DISCARDS:
            _negate(table, frame)
            table.push(steps.LOSE_CARDS, victim.owner, 2)
        else:
            _negate(table, frame)
            lose_card(table, victim.owner, code - codes.CARD, "GH-S-DMG-01")


# Cards lost for somebody else (GH-S-SPC-07)


def protectors(table: Table, frame: Hurt, victim: Figure) -> list[int]:
    """Seats that may still lose a card of their hand for the victim, if it is one that they can protect."""
    plan = table.rules.plan
    if victim.kind not in (ALLIED, OBJECT) or victim.group not in plan.protected or frame.amount <= 0:
        return []
    register = plan.protected[victim.group]
    if register >= 0 and table.registers[register] <= 0:
        return []
    return [
        hero.seat
        for hero in table.heroes
        if hero.hand and not hero.exhausted and not frame.seen >> (ASKED + hero.seat) & 1
    ]


def _ask_protector(table: Table, seat: int) -> None:
    table.ask(
        seat, "protect", [codes.DONE] + [codes.CARD + place for place in places(table.heroes[seat].hand)]
    )


def _protect(table: Table, frame: Hurt, victim: Figure, code: int) -> None:
    seat = protectors(table, frame, victim)[0]
    frame.seen |= 1 << (ASKED + seat)
    if code == codes.DONE:
        return
    register = table.rules.plan.protected[victim.group]
    if register >= 0:
        table.write(register, table.registers[register] - 1)
    _negate(table, frame)
    lose_card(table, seat, code - codes.CARD, "GH-S-SPC-07")


def _close(table: Table) -> None:
    table.pop()
    table.hurts.pop()
    table.suffered = 0


# What must be used (GH-S-BON-03, 07, GH-S-ITM-06)


def _reduce(table: Table, frame: Hurt, victim: Figure) -> None:
    """The defender chooses the order, also of items that need not be used (GH-S-BON-07)."""
    found = _reductions(table, frame, victim)
    slotted = _items(table, frame, victim, True)
    if frame.amount <= 0 or not (found or slotted):
        frame.stage = ASK if frame.amount > 0 else SUFFER
        return
    choices = [codes.CHOICE + index for index in range(len(found))] + slotted
    choices += _items(table, frame, victim, False)
    if len(choices) > 1 and victim.owner != NOBODY:
        table.ask(table.decider(victim.owner), "reduce", choices)
    elif found:
        _apply_reduction(table, frame, victim, found[0])
    else:
        _use_item(table, frame, victim, slotted[0] - codes.ITEM)


def _reductions(table: Table, frame: Hurt, victim: Figure) -> list[Lasting]:
    found = lasting.waiting(table, ON_DAMAGED, victim, frame.by)
    if frame.source == BY_ATTACK:
        found = found + lasting.waiting(table, ON_ATTACK_DAMAGE, victim, frame.by)
    found = [effect for effect in found if not is_afterwards(effect)]
    return [effect for effect in found if not frame.seen >> effect.tag & 1 and not _transfers(effect)]


def open_reductions(table: Table) -> list[Lasting]:
    """Those that the player is asked about just now."""
    frame = table.hurts[-1]
    return _reductions(table, frame, table.figures[frame.victim])


def _apply_reduction(table: Table, frame: Hurt, victim: Figure, effect: Lasting) -> None:
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    frame.seen |= 1 << effect.tag
    if passive.negate:
        frame.amount = 0
    if passive.gain is not None:
        _shield(table, frame, passive.gain.shield)
        if passive.gain.retaliate and table.attacks:
            attack = table.attacks[-1]
            attack.now_retaliate += passive.gain.retaliate
            attack.now_retaliate_range = max(attack.now_retaliate_range, passive.gain.retaliate_range)
    events.step(table, "reduced", "GH-S-BON-07", victim.slot, frame.amount, ABILITIES[effect.ability].key)
    lasting.use(table, effect)


def _shield(table: Table, frame: Hurt, points: int) -> None:
    """A shield raised once the amount is known: what pierces shields pierces it too (GH-S-PRC-01)."""
    if frame.source == BY_ATTACK and table.attacks:
        attack = table.attacks[-1]
        pierced = min(points, attack.pierce + attack.now_pierce)
        attack.now_pierce -= pierced
        points = 0 if attack.now_ignore else points - pierced
    frame.amount = max(0, frame.amount - points)


# Another may suffer it


def _transfers(effect: Lasting) -> bool:
    passive = ABILITIES[effect.ability].passive
    return passive is not None and passive.transfer


def open_transfer(table: Table, frame: Hurt, victim: Figure) -> Lasting | None:
    """Whose holder may take the damage upon itself and was not asked yet."""
    for effect in lasting.waiting(table, ON_DAMAGED, victim, frame.by):
        if _transfers(effect) and not frame.seen >> effect.tag & 1:
            return effect
    return None


def _answer_transfer(table: Table, frame: Hurt, victim: Figure, effect: Lasting, code: int) -> None:
    frame.seen |= 1 << effect.tag
    if code != codes.YES:
        return
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    left = frame.amount - passive.reduce_by
    frame.amount = 0
    frame.stage = SUFFER
    lasting.use(table, effect)
    events.between(table, "takes-damage", "GH-S-BON-03", effect.owner, victim.slot, max(0, left))
    hurt(table, table.figures[effect.owner], left, BY_EFFECT, frame.by)


# What the player decides (GH-S-DMG-01, 02)


def _ask(table: Table, frame: Hurt, victim: Figure) -> None:
    found = options(table, frame, victim)
    if len(found) == 1:
        frame.stage = SUFFER
        return
    table.ask(victim.owner, "damage", found)


def _items(table: Table, frame: Hurt, victim: Figure, slotted: bool) -> list[int]:
    """Items that may lessen the damage: those with use slots, which must be used, or the others."""
    windows = [ON_DAMAGED, ON_ATTACK_DAMAGE] if frame.source == BY_ATTACK else [ON_DAMAGED]
    found: list[int] = []
    for window in windows:
        found += [
            codes.ITEM + place
            for place in item_windows.usable(table, victim, window, frame.by, slotted)
            if not frame.seen >> (item_windows.SEEN + place) & 1
        ]
    return found


def _summon_items(table: Table, frame: Hurt, victim: Figure) -> list[int]:
    """Items that save a summon of their wearer from an attack."""
    if victim.kind != SUMMONED or frame.source != BY_ATTACK or not table.heroes[victim.owner].items:
        return []
    return item_windows.options(
        table, table.hero_figure(victim.owner), ON_SUMMON_DAMAGED, victim.slot, frame.seen
    )


def options(table: Table, frame: Hurt, victim: Figure) -> list[int]:
    hero = table.heroes[victim.owner]
    found = [codes.DONE] + [
        codes.CARD + place for place in places(hero.hand) if not table.is_supply(hero.seat, place)
    ]
    if _can_lose_discards(table, frame, victim.owner):
        found.append(codes.LOSE_DISCARDS)
    return found + _items(table, frame, victim, False)


def _can_lose_discards(table: Table, frame: Hurt, seat: int) -> bool:
    """Two discards; at a short rest one more must be left to be lost (GH-S-DMG-08)."""
    discards = table.heroes[seat].discard.bit_count()
    return discards >= 4 if frame.source == BY_REST else discards >= 2


def _negate(table: Table, frame: Hurt) -> None:
    events.about(table, "negated", "GH-S-DMG-01", frame.victim, frame.amount)
    frame.amount = 0
    frame.stage = SUFFER


def _use_item(table: Table, frame: Hurt, victim: Figure, place: int) -> None:
    hero = table.heroes[victim.owner]
    frame.seen |= 1 << (item_windows.SEEN + place)
    event = ON_ATTACK_DAMAGE if victim.kind == HERO else ON_SUMMON_DAMAGED
    passive = item_windows.passive_for(table, hero.items[place], event)
    if passive is None or frame.source != BY_ATTACK:
        event = ON_DAMAGED
        passive = item_windows.passive_for(table, hero.items[place], event)
    assert passive is not None
    item_windows.use(table, victim.owner, place, event)
    if passive.negate:
        frame.amount = 0
    if passive.gain is not None:
        _shield(table, frame, passive.gain.shield)
        if passive.gain.retaliate and table.attacks:
            table.attacks[-1].now_retaliate += passive.gain.retaliate
    if frame.amount <= 0:
        frame.stage = SUFFER


def _suffer(table: Table, frame: Hurt) -> None:
    victim = table.figures[frame.victim]
    table.suffered = max(0, frame.amount)
    if frame.amount <= 0:
        return
    victim.hp -= frame.amount
    if table.rules.plan.charges and victim.kind == MONSTER and victim.group in table.rules.plan.charges:
        register = table.rules.plan.charges[victim.group]
        table.write(register, table.registers[register] + frame.amount)
    if table.telling:
        events.tell(
            table,
            "damage",
            "GH-S-DMG-01",
            {
                "figure": events.name_of(victim),
                "slot": victim.slot,
                "number": frame.amount,
                "source": DAMAGE_SOURCES[frame.source],
                "hp": max(0, victim.hp),
            },
        )
    if table.acts:
        act = table.acts[-1]
        act.hurt = act.hurt + [victim.slot]
    if frame.credit != NOBODY and victim.side != table.hero_figure(frame.credit).side:
        table.heroes[frame.credit].turn_damage += frame.amount
    _note(table, frame, victim)
    if victim.side == ASLEEP:
        wake(table, victim)
    waiting = waiting_for_damage(table, victim) if table.lasting else []
    if victim.hp <= 0:
        fall(table, victim, frame.by, frame.credit, frame.source)
    for effect in waiting:
        if effect.owner == victim.slot and _is_attacked(table, frame):
            _answer_later(table, effect)
        else:
            perform(table, effect)


def _is_attacked(table: Table, frame: Hurt) -> bool:
    return frame.source == BY_ATTACK and bool(table.attacks) and table.attacks[-1].target == frame.victim


def _answer_later(table: Table, effect: Lasting) -> None:
    """To an attack, when its effects are over (GH-S-ATK-13)."""
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    attack = table.attacks[-1]
    attack.answers = attack.answers + [part.number for part in passive.perform]
    lasting.use(table, effect)


def _note(table: Table, frame: Hurt, victim: Figure) -> None:
    """What battle goals look at."""
    if victim.kind == HERO and 2 * victim.hp < victim.max_hp + victim.max_hp % 2:
        table.heroes[victim.owner].marks |= 1
    if victim.hp <= 0 and frame.credit != NOBODY and victim.kind == MONSTER:
        hero = table.heroes[frame.credit]
        hero.overkill = max(hero.overkill, -victim.hp)
        if frame.source == BY_ATTACK and victim.hp + frame.amount == victim.max_hp:
            hero.clean_kills += 1


handled.EVENTS.add_all([ON_DAMAGED, ON_ATTACK_DAMAGE])
handled.WINDOWS.add_all([ON_DAMAGED, ON_ATTACK_DAMAGE, ON_SUMMON_DAMAGED])
