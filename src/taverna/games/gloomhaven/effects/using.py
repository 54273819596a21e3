"""Items and their windows: which of a hero's items may be used now, and what using one costs (GH-S-ITM)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.ability import ABILITIES, CONSUMED_ITEMS, SPENT_ITEMS, Passive
from taverna.games.gloomhaven.effects.testing import holds
from taverna.games.gloomhaven.figures import CONSUMED, HERO, NOBODY, READY, SPENT, Figure
from taverna.games.gloomhaven.ruleset import CONSUMED_ITEM, PASSIVE_ITEM
from taverna.games.gloomhaven.state import Table
from taverna.games.gloomhaven.vocabulary import STUN


def usable(table: Table, figure: Figure, event: int, other: int = NOBODY, forced: bool = False) -> list[int]:
    """Places of the hero's items whose window this is. `forced`: those with use slots, which must be used."""
    if figure.kind != HERO or figure.conditions & STUN:
        return []
    hero = table.heroes[figure.owner]
    if not hero.items:
        return []
    found: list[int] = []
    for place, number in enumerate(hero.items):
        if hero.item_states[place] != READY:
            continue
        sheet = table.rules.items[number]
        if (sheet.slots > 0) != forced:
            continue
        passive = passive_for(table, number, event)
        if passive is not None and holds(table, passive.tests, figure.slot, other):
            found.append(place)
    return found


def passive_for(table: Table, number: int, event: int) -> Passive | None:
    for passive in table.rules.items[number].passives:
        if passive.on == event:
            return passive
    return None


def options(table: Table, figure: Figure, event: int, other: int = NOBODY) -> list[int]:
    return [codes.ITEM + place for place in usable(table, figure, event, other)]


def spend(table: Table, seat: int, place: int) -> None:
    """The item is used once (GH-S-ITM-04, 06, 08)."""
    hero = table.heroes[seat]
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
        if wanted and (not ability.slots or table.rules.items[number].slot in ability.slots):
            found.append(place)
    return found


def ask_refresh(table: Table, seat: int, left: int) -> None:
    found = refreshable(table, seat)
    if left <= 0 or not found:
        table.pop()
        return
    table.ask(seat, "refresh", [codes.ITEM + place for place in found] + [codes.DONE])


def answer_refresh(table: Table, seat: int, left: int, code: int) -> None:
    if code == codes.DONE:
        table.pop()
        return
    table.next(table.agenda[-1][0], seat, left - 1)
    refresh(table, seat, code - codes.ITEM)
