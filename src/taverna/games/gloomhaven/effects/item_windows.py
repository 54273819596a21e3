"""Items and their windows: which of a hero's items may be used now, and what using one costs (GH-S-ITM).

A window is an event of `vocabulary`; whoever asks a question at that moment adds `options` to it and calls `use` when
one is chosen.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import elements
from taverna.games.gloomhaven.effects.cards import EVERY_CARD
from taverna.games.gloomhaven.effects.equipping import worn
from taverna.games.gloomhaven.effects.lasting import TAGS
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import CONSUMED_ITEMS, SPENT_ITEMS, Passive
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import NO_LIMIT, ON_CARDS_REVEALED, ON_TURN, STUN, WILD
from taverna.games.gloomhaven.state.figures import CONSUMED, HERO, NOBODY, READY, SPENT, Figure, Hero
from taverna.games.gloomhaven.state.frames import BY_EFFECT, Hurt
from taverna.games.gloomhaven.state.ruleset import CONSUMED_ITEM, PASSIVE_ITEM
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

SEEN: Final = TAGS
"""First bit for items among what a frame has seen: an item serves one situation once (GH-S-ITM-08)."""
USED: Final = 8
"""First bit for items in `Hero.used`: those without another limit that were used this turn."""


def usable(table: Table, figure: Figure, event: int, other: int = NOBODY, forced: bool = False) -> list[int]:
    """Places of the hero's items whose window this is. `forced`: those with use slots, which must be used."""
    if figure.kind != HERO:
        return []
    hero = table.heroes[figure.owner]
    if not hero.items or hero.exhausted or not worn(table.rules, hero):
        return []
    found: list[int] = []
    for place, number in enumerate(hero.items):
        if hero.item_states[place] != READY or (table.rules.items[number].slots > 0) != forced:
            continue
        if figure.conditions & STUN and not table.rules.items[number].while_stunned:
            continue  # GH-S-STN-01
        passive = passive_for(table, number, event)
        if passive is None or _is_standing(passive) or _is_used_up(table, hero, place, passive):
            continue
        if passive.consume and not elements.can_consume(table, passive.consume):
            continue
        if not passive.tests or holds(table, passive.tests, figure.slot, other):
            found.append(place)
    return found


def _is_used_up(table: Table, hero: Hero, place: int, passive: Passive) -> bool:
    """An item that is never spent still has its text: once a turn, where that is what it speaks of (GH-S-ITM-05)."""
    if table.rules.items[hero.items[place]].use != PASSIVE_ITEM:
        return False
    return _is_once_a_turn(passive) and hero.used >> (USED + place) & 1 != 0


def _is_once_a_turn(passive: Passive) -> bool:
    return passive.on == ON_TURN or passive.limit != NO_LIMIT


def passive_for(table: Table, number: int, event: int) -> Passive | None:
    for passive in table.rules.items[number].passives:
        if passive.on == event:
            return passive
    return None


def _is_standing(passive: Passive) -> bool:
    return passive.special != "" and odd_card(passive.special).is_standing


def tames_double(table: Table, figure: Figure) -> str:
    """The item that tames doubling cards drawn against the figure, if it has one; not while stunned (GH-S-ITM-07)."""
    if figure.kind != HERO or figure.conditions & STUN:
        return ""
    for number in worn(table.rules, table.heroes[figure.owner]):
        for passive in table.rules.items[number].passives:
            if passive.special and odd_card(passive.special).tames_double:
                return table.rules.items[number].name
    return ""


def options(table: Table, figure: Figure, event: int, other: int = NOBODY, seen: int = 0) -> list[int]:
    """`seen` are bits from SEEN on: what the situation has used already."""
    return [
        codes.ITEM + place for place in usable(table, figure, event, other) if not seen >> (SEEN + place) & 1
    ]


# Using one


def use(table: Table, seat: int, place: int, event: int) -> Passive | None:
    """Use the item in that window: it is spent and paid for; what it does is returned."""
    passive = passive_for(table, table.heroes[seat].items[place], event)
    spend(table, seat, place)
    if passive is not None:
        _pay(table, seat, passive)
    return passive


def spend(table: Table, seat: int, place: int) -> None:
    """The item is used once (GH-S-ITM-04, 06, 08)."""
    hero = table.heroes[seat]
    hero.used |= 1 << (USED + place)
    sheet = table.rules.items[hero.items[place]]
    hero.item_uses[place] += 1
    hero.marks += 1 << 16
    if sheet.slots and hero.item_uses[place] % sheet.slots:
        pass
    elif sheet.use != PASSIVE_ITEM:
        hero.item_states[place] = CONSUMED if sheet.use == CONSUMED_ITEM else SPENT
    if table.acts:
        table.acts[-1].used_item = True
    if table.telling:
        events.tell(table, "item-used", "GH-S-ITM-08", {"seat": seat, "item": sheet.name})


def _pay(table: Table, seat: int, passive: Passive) -> None:
    """Elements that the item names are consumed, of others the player names one; some cost hit points."""
    for element in passive.consume:
        if element != WILD:
            elements.consume(table, element)
    if WILD in passive.consume:
        table.push(steps.PAY, seat, passive.consume.count(WILD))
    if passive.pay is not None and passive.pay.damage:
        slot = table.heroes[seat].figure
        table.hurts.append(Hurt(slot, passive.pay.damage, BY_EFFECT, slot, NOBODY))
        table.push(steps.HURT)


class PayStep(Handler[Table]):
    """Which element."""

    def run(self, table: Table, seat: int, left: int) -> None:
        """GH-S-ELE-08."""
        there = [codes.ELEMENT + element for element in range(6) if table.available(element)]
        if left and len(there) > 1:
            table.ask(seat, "consume", there)
            return
        table.pop()
        if left and there:
            elements.consume(table, there[0] - codes.ELEMENT)

    def answer(self, table: Table, seat: int, left: int, code: int) -> None:
        elements.consume(table, code - codes.ELEMENT)
        table.next(steps.PAY, seat, left - 1)


# The own turn, and the moment after cards are revealed


def in_turn(table: Table, figure: Figure) -> list[int]:
    """Items of a hero's own turn, also in the middle of an action (GH-S-TRN-09, GH-S-ITM-07)."""
    return options(table, figure, ON_TURN) if table.turn == figure.slot else []


def perform(table: Table, seat: int, place: int, event: int = ON_TURN) -> None:
    """What the item says is performed at once."""
    passive = passive_for(table, table.heroes[seat].items[place], event)
    spend(table, seat, place)
    if passive is None:
        return
    act = start_list(table, table.heroes[seat].figure, [part.number for part in passive.perform])
    # An element that an item creates needs no other ability to be performed first (GH-S-ELE-02).
    act.performed = True
    _pay(table, seat, passive)


class RevealedStep(Handler[Table]):
    """An item for whoever has just revealed a card."""

    def run(self, table: Table, seat: int, second: int) -> None:
        """All cards of the round lie open."""
        found = options(table, table.hero_figure(seat), ON_CARDS_REVEALED)
        if not found:
            table.pop()
            return
        table.ask(seat, "revealed", [codes.DONE] + found)

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        if code == codes.DONE:
            table.pop()
        else:
            perform(table, seat, code - codes.ITEM, ON_CARDS_REVEALED)


# Refreshing


def refresh(table: Table, seat: int, place: int) -> None:
    """GH-S-REF-01."""
    hero = table.heroes[seat]
    hero.item_states[place] = READY
    if table.telling:
        sheet = table.rules.items[hero.items[place]]
        events.tell(table, "item-refreshed", "GH-S-REF-01", {"seat": seat, "item": sheet.name})


def refresh_spent(table: Table, seat: int) -> None:
    """GH-S-RST-04."""
    for place, state in enumerate(table.heroes[seat].item_states):
        if state == SPENT:
            refresh(table, seat, place)


def refreshable(table: Table, seat: int) -> list[int]:
    """Items that the ability on top may refresh (GH-S-REF-01, GH-S-REC-02)."""
    act = table.acts[-1]
    ability = ABILITIES[act.todo[act.index]]
    hero = table.heroes[seat]
    found: list[int] = []
    for place, number in enumerate(hero.items):
        state = hero.item_states[place]
        wanted = (state == CONSUMED and ability.flags & CONSUMED_ITEMS) or (
            state == SPENT and (ability.flags & SPENT_ITEMS or not ability.flags & CONSUMED_ITEMS)
        )
        if state == CONSUMED and table.rules.items[number].unrecoverable:
            continue
        if wanted and (not ability.slots or table.rules.items[number].slot in ability.slots):
            found.append(place)
    return found


class RefreshStep(Handler[Table]):
    """Which used items come back."""

    def run(self, table: Table, seat: int, left: int) -> None:
        found = refreshable(table, seat)
        if left <= 0 or not found:
            table.pop()
            return
        if left >= EVERY_CARD:
            table.pop()
            for place in found:
                refresh(table, seat, place)
            return
        table.ask(seat, "refresh", [codes.ITEM + place for place in found] + [codes.DONE])

    def answer(self, table: Table, seat: int, left: int, code: int) -> None:
        if code == codes.DONE:
            table.pop()
            return
        table.next(table.agenda[-1][0], seat, left - 1)
        refresh(table, seat, code - codes.ITEM)


handled.WINDOWS.add_all([ON_TURN, ON_CARDS_REVEALED])
handled.ITEM_PRICES.add(handled.DAMAGE)
handled.add_flag(CONSUMED_ITEMS)
handled.add_flag(SPENT_ITEMS)
