"""Lasting effects in play: shields, retaliations, passives; their use slots and the cards that keep them (GH-S-BON)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.board import OBSTACLE
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.selecting import matches
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability, Gain, Selector
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.language.vocabulary import (
    AT_ONCE,
    ATTACK_MELEE,
    FLIES,
    GRANTS,
    GROUND,
    LIMIT_ONCE,
    LIMIT_PER_ACTION,
    LIMIT_PER_TURN,
    PASSIVE,
    RETALIATE,
    SHIELD,
    STEERS_SUMMONS,
    UNTIL_ROUND,
    UNTIL_TURN,
    USES,
)
from taverna.games.gloomhaven.state.figures import NO_CARD, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import Lasting
from taverna.games.gloomhaven.state.table import Table

# Marks of an effect.
USED_THIS_TURN: Final = 1
USED: Final = 2
USED_THIS_ACTION: Final = 8
PAID: Final = 4  # with elements, for an attack that has not been made yet

TAGS: Final = 38


def start(table: Table, figure: Figure, ability: Ability, value: int, seat: int, card: int) -> Lasting:
    """The ability lasts from now on for the figure; `card` of `seat` keeps it going (NO_CARD: nothing does)."""
    until = ability.until
    if until == AT_ONCE:
        until = ACTIONS[ability.action].until if ability.action >= 0 else UNTIL_ROUND
        if until == AT_ONCE:
            until = UNTIL_ROUND
    elif card != NO_CARD and (ability.action < 0 or ACTIONS[ability.action].until == AT_ONCE):
        card = NO_CARD
    effect = begin(table, figure, ability, until, seat, card)
    effect.value = value
    events.lasts(table, figure, ability.op, value, ability.key)
    return effect


def begin(table: Table, figure: Figure, ability: Ability, until: int, seat: int, card: int) -> Lasting:
    effect = Lasting(figure.slot, ability.number, until, seat, card)
    effect.tag = _free_tag(table)
    table.lasting.append(effect)
    if ability.op == GROUND or (ability.passive is not None and ability.passive.grant & FLIES):
        see_to_flight(table, figure)
    return effect


def _free_tag(table: Table) -> int:
    """The next number, or the least one that is free: frames remember what they have seen as bits below TAGS."""
    taken = [effect.tag for effect in table.lasting]
    following = max(taken) + 1 if taken else 0
    if following < TAGS:
        return following
    for tag in range(TAGS):
        if tag not in taken:
            return tag
    return TAGS - 1


def grants(table: Table, figure: Figure, grant: int) -> bool:
    """Whether a lasting effect lets the figure do that."""
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.owner == figure.slot and passive is not None and passive.grant & grant:
            return True
    return False


def steered(table: Table, figure: Figure) -> bool:
    """Whether the owner of a summon steers it instead of the monster rules."""
    if figure.kind != SUMMONED or not table.lasting:
        return False
    return grants(table, table.hero_figure(figure.owner), STEERS_SUMMONS)


def can_fly(table: Table, figure: Figure) -> bool:
    """By itself or by a card, unless it was brought to the ground."""
    for effect in table.lasting:
        if effect.owner == figure.slot and ABILITIES[effect.ability].op == GROUND:
            return False
    return figure.sheet.flying or grants(table, figure, FLIES)


def see_to_flight(table: Table, figure: Figure) -> None:
    """Something about its flight has changed; over an obstacle it may fall (GH-S-FLY-03)."""
    known = table.board.figures.flying
    flies = can_fly(table, figure)
    falls = known[figure.slot] and not flies
    known[figure.slot] = flies
    if falls and figure.present and table.board.terrain[figure.cell] & OBSTACLE:
        table.push(steps.DROP, figure.slot, 0)


def retaliation(table: Table, figure: Figure, distance: int) -> int:
    """What an attacker so far away suffers (GH-S-RET-01, 02, 05)."""
    total = figure.sheet.retaliate if distance <= figure.sheet.retaliate_range else 0
    for effect in table.lasting:
        if effect.owner == figure.slot:
            ability = ABILITIES[effect.ability]
            if ability.op == RETALIATE:
                reach = 1 if ability.range is None else ability.range.plus
                if distance <= reach:
                    total += effect.value
    return total


def waiting(table: Table, event: int, figure: Figure, other: int = NOBODY) -> list[Lasting]:
    """Passives that wait for this event of the figure; `other` is the target or the attacker in it."""
    if not table.lasting:
        return []
    found: list[Lasting] = []
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if passive is None or passive.on != event or not concerns(table, effect, figure):
            continue
        if _is_used_up(effect, passive.limit):
            continue
        if passive.makers and other != table.heroes[effect.seat].figure:
            continue
        tests = passive.tests
        if tests and _is_extended(table, effect):
            tests = [test for test in tests if test.kind != ATTACK_MELEE]
        if tests and not holds(table, tests, effect.owner, other):
            continue
        found.append(effect)
    return found


def _is_used_up(effect: Lasting, limit: int) -> bool:
    if limit == LIMIT_ONCE:
        return effect.mark & USED != 0
    if limit == LIMIT_PER_TURN:
        return effect.mark & USED_THIS_TURN != 0
    return limit == LIMIT_PER_ACTION and effect.mark & USED_THIS_ACTION != 0


def _is_extended(table: Table, effect: Lasting) -> bool:
    """Whether another active card makes the effects of its group count for ranged attacks too."""
    group = group_of(effect)
    if not group:
        return False
    for other in table.lasting:
        passive = ABILITIES[other.ability].passive
        if other.owner == effect.owner and passive is not None and passive.extend_group == group:
            return True
    return False


def group_of(effect: Lasting) -> int:
    """The group of active cards that it belongs to, if it belongs to one."""
    action = ABILITIES[effect.ability].action
    return ACTIONS[action].group if action >= 0 else 0


def of_group(table: Table, owner: Figure, group: int) -> list[Lasting]:
    """Passives of a figure's active cards of a group."""
    return [
        effect
        for effect in table.lasting
        if effect.owner == owner.slot
        and group_of(effect) == group
        and ABILITIES[effect.ability].passive is not None
    ]


def concerns(table: Table, effect: Lasting, figure: Figure) -> bool:
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    if passive.whose is None:
        return effect.owner == figure.slot
    owner = table.figures[effect.owner]
    return owner.present and matches(table, owner, passive.whose, figure)


def use(table: Table, effect: Lasting) -> None:
    """The effect was triggered: mark it, move its marker, end it after the last slot (GH-S-BON-01, 02, 04)."""
    effect.mark |= USED | USED_THIS_TURN
    passive = ABILITIES[effect.ability].passive
    if passive is not None and passive.limit == LIMIT_PER_ACTION:
        effect.mark |= USED_THIS_ACTION
    if effect.until != USES or effect.card == NO_CARD:
        return
    slots = ACTIONS[ABILITIES[effect.ability].action].slots
    if effect.used < len(slots) and slots[effect.used]:
        gain_xp(table, effect.seat, slots[effect.used], "GH-S-BON-04")
    effect.used += 1
    if effect.used < len(slots):
        return
    if table.heroes[effect.seat].active >> effect.card & 1:
        end_card(table, effect.seat, effect.card, "GH-S-BON-02")
    else:
        # The action of its card is still being performed; the card then goes to its pile.
        _drop(table, [effect])


def immunity(table: Table, figure: Figure) -> int:
    """Conditions that lasting effects keep from the figure."""
    found = 0
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if passive is not None and passive.immune and concerns(table, effect, figure):
            found |= passive.immune
    return found


def new_targets(table: Table, event: int, figure: Figure) -> Selector | None:
    """Whom a lasting effect puts in the place of the targets of the figure's ability."""
    for effect in waiting(table, event, figure):
        more = gain_of(effect)
        if more.set_to is not None:
            return more.set_to
    return None


def end_card(table: Table, seat: int, card: int, rule: str) -> None:
    """A card leaves the active area: what it kept going ends (GH-S-ZON-05, GH-S-SUM-02)."""
    hero = table.heroes[seat]
    if not hero.active >> card & 1:
        return
    hero.active &= ~(1 << card)
    events.card(table, "active-ended", rule, seat, card)
    _drop(table, [effect for effect in table.lasting if effect.card == card and effect.seat == seat])
    for figure in table.figures:
        if figure.kind == SUMMONED and figure.owner == seat and figure.card == card and figure.present:
            events.about(table, "left", "GH-S-SUM-02", figure.slot)
            remove_figure(table, figure)


def _drop(table: Table, ending: list[Lasting]) -> None:
    """These effects are over, and with them what they allowed."""
    table.lasting = [effect for effect in table.lasting if effect not in ending]
    for effect in ending:
        passive = ABILITIES[effect.ability].passive
        if passive is None:
            continue
        owner = table.figures[effect.owner]
        if passive.grant & FLIES:
            see_to_flight(table, owner)
        if passive.overheal:
            owner.hp = min(owner.hp, owner.max_hp)
        if passive.special:
            odd_card(passive.special).ends(table, owner)


def remove_figure(table: Table, figure: Figure) -> None:
    """The figure leaves the map with all that lasts for it."""
    from_cell = figure.cell
    if from_cell < 0:
        return
    table.put(figure, -1)
    figure.left_in = max(1, table.round)
    gone = [effect for effect in table.lasting if effect.owner == figure.slot]
    if gone:
        table.lasting = [effect for effect in table.lasting if effect.owner != figure.slot]
        for effect in gone:
            if effect.card != NO_CARD and not keeps_card(table, effect.seat, effect.card):
                _end_unneeded(table, effect.seat, effect.card)
    if figure.kind == SUMMONED:
        hero = table.heroes[figure.owner]
        kept = figure.card >= 0 and hero.active >> figure.card & 1 != 0  # a summon of an item has no card
        if kept and not keeps_card(table, figure.owner, figure.card):
            hero.active &= ~(1 << figure.card)
            events.card(table, "active-ended", "GH-S-SUM-10", figure.owner, figure.card)
    elif figure.group != NOBODY:
        table.standees[figure.group] &= ~(1 << figure.number)


def _end_unneeded(table: Table, seat: int, card: int) -> None:
    hero = table.heroes[seat]
    if hero.active >> card & 1:
        hero.active &= ~(1 << card)
        events.card(table, "active-ended", "GH-S-BON-01", seat, card)


def keeps_card(table: Table, seat: int, card: int) -> bool:
    """Whether anything in play needs the card in the active area."""
    for effect in table.lasting:
        if effect.seat == seat and effect.card == card:
            return True
    for figure in table.figures:
        if figure.kind == SUMMONED and figure.owner == seat and figure.card == card and figure.present:
            return True
    return False


def end_action(table: Table) -> None:
    for effect in table.lasting:
        effect.mark &= ~USED_THIS_ACTION


def end_turn(table: Table) -> None:
    for effect in table.lasting:
        effect.mark &= ~(USED_THIS_TURN | USED_THIS_ACTION)
    _end(table, UNTIL_TURN)


def end_round(table: Table) -> None:
    """Round bonuses end, and their cards go to their piles (GH-S-BON-06)."""
    _end(table, UNTIL_ROUND)
    _end(table, UNTIL_TURN)


def _end(table: Table, until: int) -> None:
    ending = [effect for effect in table.lasting if effect.until == until]
    if not ending:
        return
    _drop(table, ending)
    for effect in ending:
        if effect.card != NO_CARD and not keeps_card(table, effect.seat, effect.card):
            hero = table.heroes[effect.seat]
            if hero.active >> effect.card & 1:
                hero.active &= ~(1 << effect.card)
                events.card(table, "active-ended", "GH-S-BON-06", effect.seat, effect.card)


def is_lasting(ability: Ability) -> bool:
    return ability.op in (SHIELD, RETALIATE, PASSIVE)


def gain_of(effect: Lasting) -> Gain:
    """What a passive adds; nothing if it has no gain."""
    passive = ABILITIES[effect.ability].passive
    if passive is None or passive.gain is None:
        return NO_GAIN
    return passive.gain


NO_GAIN: Final = Gain()
handled.GRANTS.add(GRANTS.index("flying"))
handled.GRANTS.add(GRANTS.index("steersSummons"))
