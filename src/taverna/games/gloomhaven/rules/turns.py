"""Turns: whose is next, a hero's two actions, the end of a turn (GH-S-TRN, GH-S-INI-08 to 10, GH-S-REV-05)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.board.figures import ASIDE
from taverna.games.gloomhaven.effects import after_action, elements, item_windows, lasting
from taverna.games.gloomhaven.effects.cards import discard, options as card_options
from taverna.games.gloomhaven.effects.conditions import end_of_turn
from taverna.games.gloomhaven.effects.equipping import default_attack, default_move
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.looting import take
from taverna.games.gloomhaven.effects.starting import start, start_half, start_list
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP
from taverna.games.gloomhaven.effects.waiting import perform_waiting, set_off
from taverna.games.gloomhaven.effects.wounds import wound_damage
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.language.moments import TURN_END, TURN_START
from taverna.games.gloomhaven.language.vocabulary import (
    ELITE,
    ON_TURN,
    ON_TURN_END,
    ON_TURN_START,
    STUN,
    WOUND,
)
from taverna.games.gloomhaven.state.figures import (
    BOTTOM_USED,
    BY_CARD,
    HERO,
    NO_CARD,
    NOBODY,
    SUMMONED,
    TOP_USED,
    Figure,
)
from taverna.games.gloomhaven.state.frames import BY_WOUND, Lasting
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


class NextTurnStep(Handler[Table]):
    """Whose turn comes next."""

    def run(self, table: Table, first: int, second: int) -> None:
        """The first in order that has not acted.

        Looking from the start each time lets revealed monsters of lower initiative act at once, and each figure once
        (GH-S-REV-05 to 08).
        """
        for entry in table.order:
            slot = (
                _next_of_hero(table, entry)
                if entry < FIRST_GROUP
                else _next_of_group(table, entry - FIRST_GROUP)
            )
            if slot != NOBODY:
                table.push(steps.TURN, slot)
                return
        table.next(steps.CLEAN_UP)


def _next_of_hero(table: Table, seat: int) -> int:
    """Summons in the order of their summoning, then the hero (GH-S-INI-08, GH-S-SUM-05)."""
    hero = table.heroes[seat]
    if hero.exhausted:
        return NOBODY
    best = NOBODY
    for figure in table.figures:
        if figure.kind != SUMMONED or figure.owner != seat or figure.cell < 0 or figure.acted:
            continue
        if best == NOBODY or figure.number < table.figures[best].number:
            best = figure.slot
    if best != NOBODY:
        return best
    figure = table.figures[hero.figure]
    return NOBODY if figure.acted else figure.slot


def _next_of_group(table: Table, group: int) -> int:
    """Elites by number, then normals by number (GH-S-INI-09)."""
    best = NOBODY
    best_key = 0
    for figure in table.figures:
        if figure.side >= ASIDE or figure.group != group:
            continue
        if figure.kind in BY_CARD and not figure.acted and (figure.cell >= 0 or table.is_away(figure)):
            key = figure.number + (0 if figure.sheet.rank >= ELITE else 100)
            if best == NOBODY or key < best_key:
                best, best_key = figure.slot, key
    return best


class TurnStep(Handler[Table]):
    """Of a figure."""

    def run(self, table: Table, slot: int, second: int) -> None:
        """GH-S-TRN-01."""
        figure = table.figures[slot]
        table.turn = slot
        figure.acted = True
        figure.moved = 0
        events.about(table, "turn", "GH-S-INI-03", slot)
        table.next(steps.END_TURN, slot, 0)
        if figure.kind == HERO:
            hero = table.heroes[figure.owner]
            hero.turn_damage = 0
            table.push(steps.LONG_REST if hero.resting else steps.HERO_TURN, figure.owner)
        else:
            table.push(steps.MONSTER_TURN, slot, 0)
            if figure.kind == SUMMONED and table.lasting and table.is_companion(figure):
                table.push(steps.BEFORE_TURN, slot, 0)
        perform_waiting(table, figure, ON_TURN_START)
        if figure.conditions & WOUND:
            hurt(table, figure, wound_damage(table, figure), BY_WOUND)
        table.at(TURN_START, slot)


def _perform_worn(table: Table, figure: Figure) -> None:
    """Items that do something at the end of a turn all by themselves; others are offered."""
    offered = 0
    for place in item_windows.usable(table, figure, ON_TURN_END):
        passive = item_windows.passive_for(table, table.heroes[figure.owner].items[place], ON_TURN_END)
        if passive is not None and passive.may:
            offered |= 1 << place
        elif passive is not None:
            start_list(table, figure.slot, [part.number for part in passive.perform])
    if offered:
        after_action.offer_at_end(table, figure.owner, offered)


# A hero's turn


class HeroTurnStep(Handler[Table]):
    """Of a seat."""

    def run(self, table: Table, seat: int, second: int) -> None:
        hero = table.heroes[seat]
        figure = table.hero_figure(seat)
        if hero.exhausted or not figure.present:
            table.pop()
            return
        if figure.conditions & STUN:
            # GH-S-STN-02
            cures = item_windows.options(table, figure, ON_TURN)
            if cures:
                table.ask(seat, "turn", cures + [codes.DONE])
            else:
                end_actions(table, seat)
            return
        found = options(table, seat)
        if not found:
            end_actions(table, seat)
            return
        table.ask(seat, "turn", found + [codes.DONE])

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        hero = table.heroes[seat]
        if code == codes.DONE:
            end_actions(table, seat)
        elif codes.PLAY <= code < codes.GOAL:
            play(table, seat, code - codes.PLAY)
        elif codes.INTERACT <= code < codes.STEP:
            table.rules.story.interact(table, seat, code)
        elif codes.ITEM <= code < codes.FIGURE:
            item_windows.perform(table, seat, code - codes.ITEM)
        elif codes.CHOICE <= code < codes.CARD:
            set_off(table, open_effects(table, seat)[code - codes.CHOICE], table.hero_figure(seat))
        else:
            assert hero.active >> (code - codes.CARD) & 1
            lasting.end_card(table, seat, code - codes.CARD, "GH-S-ZON-05")


def options(table: Table, seat: int) -> list[int]:
    """Halves still open, items, active cards that may be ended (GH-S-TRN-02, 03, 09, GH-S-ZON-05)."""
    hero = table.heroes[seat]
    found: list[int] = []
    for second, place in ((False, hero.lead), (True, hero.second)):
        if place == NO_CARD or not hero.played >> place & 1:
            continue
        if not hero.used & TOP_USED and not is_forbidden(table, seat, place, codes.TOP):
            found.append(codes.play(second, codes.TOP))
        if not hero.used & BOTTOM_USED and not is_forbidden(table, seat, place, codes.BOTTOM):
            found.append(codes.play(second, codes.BOTTOM))
        if not hero.used & TOP_USED:
            found.append(codes.play(second, codes.ATTACK_2))
        if not hero.used & BOTTOM_USED:
            found.append(codes.play(second, codes.MOVE_2))
    found += item_windows.options(table, table.hero_figure(seat), ON_TURN)
    found += table.rules.story.offers(table, seat)
    if table.lasting:
        found += [codes.CHOICE + number for number in range(len(open_effects(table, seat)))]
    if found and hero.active:
        found += card_options(hero.active)
    return found


def is_forbidden(table: Table, seat: int, place: int, way: int) -> bool:
    """Whether the scenario lets nobody perform that half."""
    if not table.rules.plan.forbidden:
        return False
    card = table.cards_of(seat)[place]
    return (card.top if way == codes.TOP else card.bottom).number in table.rules.plan.forbidden


def play(table: Table, seat: int, choice: int) -> None:
    """Perform one half of a card, or its default action (GH-S-TRN-02, 03)."""
    hero = table.heroes[seat]
    place = hero.second if choice >= 4 else hero.lead
    way = choice % 4
    card = table.cards_of(seat)[place]
    hero.used |= TOP_USED if way in (codes.TOP, codes.ATTACK_2) else BOTTOM_USED
    if table.telling:
        events.tell(table, "played", "GH-S-TRN-02", {"seat": seat, "card": card.name, "way": way})
    if way == codes.ATTACK_2:
        start(table, hero.figure, seat, None, place, [default_attack(table, hero)])
    elif way == codes.MOVE_2:
        start(table, hero.figure, seat, None, place, [default_move(table, hero)])
    else:
        half: Half = card.top if way == codes.TOP else card.bottom
        start_half(table, seat, half, place)


def open_effects(table: Table, seat: int) -> list[Lasting]:
    """Lasting effects that a hero may use at any time of its own turn."""
    return lasting.waiting(table, ON_TURN, table.hero_figure(seat))


def end_actions(table: Table, seat: int) -> None:
    """Cards not used are discarded (GH-S-TRN-08)."""
    hero = table.heroes[seat]
    table.pop()
    for place in (hero.lead, hero.second):
        if place != NO_CARD and hero.played >> place & 1:
            discard(table, seat, place, "GH-S-TRN-08")


# The end of a turn


class EndTurnStep(Handler[Table]):
    """Of a figure, and how far it has gone."""

    def run(self, table: Table, slot: int, stage: int) -> None:
        """GH-S-TRN-10: elements, loot, plates, conditions."""
        figure = table.figures[slot]
        if stage == 0:
            table.next(steps.END_TURN, slot, 1)
            if figure.present:
                if figure.sheet.turn_end:
                    start_list(table, slot, [ability.number for ability in figure.sheet.turn_end])
                perform_waiting(table, figure, ON_TURN_END)
                _perform_worn(table, figure)
            return
        table.pop()
        elements.end_turn(table)
        if figure.present and figure.kind == HERO:
            take(table, figure.owner, figure.cell, "GH-S-LOT-03")
        table.at(TURN_END, slot)
        if figure.present:
            end_of_turn(table, figure)
        lasting.end_turn(table)
        table.turn = NOBODY
        table.check()


handled.EVENTS.add_all([ON_TURN_START, ON_TURN_END, ON_TURN])
handled.WINDOWS.add(ON_TURN_END)
