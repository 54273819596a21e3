"""The order of the round: who stands where in it, and types that appear in the middle of it (GH-S-INI, GH-S-REV-04)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import events, steps
from taverna.games.gloomhaven.board.figures import ASIDE
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.effects.equipping import focus_initiative
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, MONSTER, NO_CARD, NOBODY, SUMMONED
from taverna.games.gloomhaven.state.table import Table
from taverna.kit.piles import shuffle

FIRST_GROUP: Final = 4
"""Entries of the order from here on are groups of monsters."""


def groups_on_map(table: Table, only_new: bool = False) -> int:
    """A bit for each group with a figure on the map; `only_new`: that has not acted (GH-S-MON-19)."""
    found = 0
    for figure in table.figures:
        if figure.kind not in BY_CARD or figure.side >= ASIDE:
            continue
        if figure.cell < 0 and not table.is_away(figure):
            continue
        if not (only_new and figure.acted):
            found |= 1 << figure.group
    return found


def draw_card(table: Table, group: int) -> None:
    deck = table.rules.groups[group].deck
    stack = table.stacks[deck]
    if stack.card != NO_CARD:
        return
    if not stack.draw:
        stack.draw = stack.discard
        stack.discard = []
        shuffle(stack.draw, table.rng)
    stack.card = stack.draw.pop()
    if table.telling and table.rules.groups[group].kind == MONSTER:
        card = table.rules.card(group, stack.card)
        events.tell(
            table,
            "monster-card",
            "GH-S-INI-01",
            {"deck": table.rules.decks[deck].slug, "card": str(card.id), "number": card.initiative},
            True,
        )


def draw_for_new(table: Table) -> None:
    """Types that appear in the middle of a round draw now and take their place (GH-S-REV-04)."""
    new = groups_on_map(table, True) & ~table.carded
    if new and table.order:
        unsettled = _unsettled(table)
        table.carded |= new
        for group in range(len(table.rules.groups)):
            if new >> group & 1:
                draw_card(table, group)
                _insert(table, FIRST_GROUP + group)
        _reopen_ties(table, new, unsettled)
    number_figures(table)


def _unsettled(table: Table) -> list[int]:
    """Those whose order players will settle after this turn."""
    for op, first, last in table.agenda:
        if op == steps.TIES:
            return table.order[first : last + 1]
    return []


def _reopen_ties(table: Table, new: int, unsettled: list[int]) -> None:
    """A new type as fast as another that is still to act: players settle it after this turn (GH-S-INI-06, 11)."""
    places = [table.order.index(entry) for entry in unsettled]
    for place, entry in enumerate(table.order):
        if entry < FIRST_GROUP or not new >> (entry - FIRST_GROUP) & 1:
            continue
        mine = key_of(table, entry)
        for other_place, other in enumerate(table.order):
            if other != entry and key_of(table, other) == mine and is_waiting(table, other):
                places += [place, other_place]
    for index, (op, _, _) in enumerate(table.agenda):
        if places and op in (steps.NEXT_TURN, steps.TIES):
            table.agenda[index] = (steps.TIES, min(places), max(places))


def is_waiting(table: Table, entry: int) -> bool:
    """Whether a character, or anyone of a type, has still to act in this round."""
    if entry < FIRST_GROUP:
        return not table.hero_figure(entry).acted
    return groups_on_map(table, True) >> (entry - FIRST_GROUP) & 1 != 0


def _insert(table: Table, entry: int) -> None:
    """Among those of equal initiative the latest: characters come first, types drawn before act before."""
    mine = key_of(table, entry)
    order = table.order[:]
    place = len(order)
    while place and key_of(table, order[place - 1]) > mine:
        place -= 1
    order.insert(place, entry)
    table.order = order


def key_of(table: Table, entry: int) -> int:
    """What is compared: initiative, then characters before monsters, then the second card (GH-S-INI-03 to 05)."""
    if entry < FIRST_GROUP:
        hero = table.heroes[entry]
        if hero.initiative >= 99 or hero.second == NO_CARD:
            return 99 * 1000
        second = table.cards_of(entry)[hero.second].initiative
        return hero.initiative * 1000 + second
    group = entry - FIRST_GROUP
    before = table.rules.groups[group].before
    if before != NOBODY and table.stacks[table.rules.groups[before].deck].card != NO_CARD:
        return key_of(table, FIRST_GROUP + before) - 1
    stack = table.stacks[table.rules.groups[group].deck]
    return table.rules.card(group, stack.card).initiative * 1000 + 500


def put_in_order(table: Table) -> None:
    entries = [hero.seat for hero in table.heroes if not hero.exhausted]
    entries += [FIRST_GROUP + group for group in range(len(table.rules.groups)) if table.carded >> group & 1]
    keyed = [(key_of(table, entry), entry) for entry in entries]
    keyed.sort()
    table.order = [entry for _, entry in keyed]
    number_figures(table)


def number_figures(table: Table) -> None:
    """Each figure's place in the order, for monsters that compare their enemies (GH-S-FOC-11, 17)."""
    places = table.board.figures.order
    for figure in table.figures:
        if figure.kind == HERO or figure.kind == SUMMONED:
            place = table.order.index(figure.owner) if figure.owner in table.order else len(table.order)
            if figure.kind == HERO and focus_initiative(table, table.heroes[figure.owner]):
                place = len(table.order)
            places[figure.slot] = place * 1000 - (0 if figure.kind == HERO else 500 - figure.number)
        elif (
            figure.kind in BY_CARD
            and table.carded >> figure.group & 1
            and FIRST_GROUP + figure.group in table.order
        ):
            place = table.order.index(FIRST_GROUP + figure.group)
            places[figure.slot] = place * 1000 + (0 if figure.sheet.rank >= ELITE else 100) + figure.number
        else:
            places[figure.slot] = FAR
