"""Before the first round: perks, items, hand and battle goal in secret; then the places (GH-S-SET-01, 02, 08)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.board.figures import NOBODY
from taverna.games.gloomhaven.board.placing import nearest_empty
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.equipping import has_room, more_hands
from taverna.games.gloomhaven.effects.summoning import add_companion
from taverna.games.gloomhaven.rules.heroes import build_deck
from taverna.games.gloomhaven.state.brought import BroughtHero
from taverna.games.gloomhaven.state.figures import Hero
from taverna.games.gloomhaven.state.ruleset import HeroSheet
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler

# How far a seat has gone (`Hero.prep`).
FIRST: Final = 0
PERKS: Final = 1
ITEMS: Final = 2
CARDS: Final = 3
GOAL: Final = 4


def ask(table: Table) -> None:
    table.ask_all("prepare", [options(table, seat) for seat in range(table.seats)])


def options(table: Table, seat: int) -> list[int]:
    hero = table.heroes[seat]
    if hero.prep == FIRST:
        return [codes.QUICK, codes.CUSTOM]
    if hero.prep == PERKS:
        return [codes.NEXT] + [codes.of_seat(codes.PERK, seat, number) for number in perks_left(table, seat)]
    if hero.prep == ITEMS:
        return [codes.NEXT] + [codes.BUY + number for number in items_for(table, seat)]
    if hero.prep == CARDS:
        found = [codes.of_seat(codes.HAND, seat, place) for place in cards_for(table, seat)]
        return found if hero.cards else [codes.NEXT] + found
    return [codes.GOAL + 2 * seat, codes.GOAL + 2 * seat + 1]


def do_free_action(table: Table, seat: int, code: int) -> None:
    hero = table.heroes[seat]
    if code == codes.CUSTOM:
        hero.prep = PERKS if perks_left(table, seat) else ITEMS
    elif code == codes.NEXT:
        if hero.prep == CARDS:
            hero.cards = recommended(table, seat)
        hero.prep += 1
    elif code >= codes.BUY:
        hero.items = hero.items + [code - codes.BUY]
    elif code >= codes.HAND:
        hero.cards |= 1 << (code - codes.HAND) % codes.CLASS_SIZE
        if hero.cards.bit_count() == table.rules.classes[seat].hand_size:
            hero.prep = GOAL
    else:
        hero.perks = hero.perks + [(code - codes.PERK) % codes.CLASS_SIZE]
        if not perks_left(table, seat):
            hero.prep = ITEMS


def start_again(table: Table, seat: int) -> None:
    """Nothing is chosen yet; perks that were marked in the city stay."""
    hero = table.heroes[seat]
    hero.prep = FIRST
    hero.perks = table.rules.brought[seat].perks if table.rules.brought else []
    hero.items = []
    hero.cards = 0


def perks_left(table: Table, seat: int) -> list[int]:
    """A perk for each level gained; each as often as it has boxes. In a campaign they were marked in the city."""
    hero = table.heroes[seat]
    if len(hero.perks) >= hero.level - 1 or table.rules.brought:
        return []
    known = table.rules.shelf.hero_class(table.rules.classes[seat].slug).perks
    return [number for number, perk in enumerate(known) if hero.perks.count(number) < perk.boxes]


def gold(level: int) -> int:
    """What a new character of that level has to spend (GH-C)."""
    return 15 * (level + 1)


def items_for(table: Table, seat: int) -> list[int]:
    """What the hero can still afford and wear (GH-S-ITM-01, 02); in a campaign what it owns and can still wear."""
    hero = table.heroes[seat]
    if table.rules.brought:
        return [number for number in table.rules.brought[seat].items if _can_wear(table, hero, number)]
    items = table.rules.items
    left = gold(hero.level) - sum([items[number].cost for number in hero.items])
    hands = more_hands(table, seat)
    return [
        number
        for number in table.rules.on_sale
        if items[number].cost <= left
        and number not in hero.items
        and has_room(table.rules, hero.items, number, hero.level, hands)
    ]


def _can_wear(table: Table, hero: Hero, number: int) -> bool:
    """An item that nobody carries out yet stays in the bag."""
    if number in hero.items or number not in table.rules.items:
        return False
    return has_room(table.rules, hero.items, number, hero.level, more_hands(table, hero.seat))


def cards_for(table: Table, seat: int) -> list[int]:
    """Cards that may join the hand: of the levels gained, one for each (GH-S-SET-02); in a campaign of the pool."""
    hero = table.heroes[seat]
    if table.rules.brought:
        return places(table.rules.brought[seat].pool & ~hero.cards)
    found: list[int] = []
    for card in table.rules.classes[seat].cards:
        if hero.cards >> card.place & 1 or not 0 <= card.level <= hero.level:
            continue
        if card.level < 2 or gained(table, seat, hero.cards | 1 << card.place):
            found.append(card.place)
    return found


def gained(table: Table, seat: int, cards: int) -> bool:
    """One card was gained at each level from 2 on, of that level or a lower one."""
    level = table.heroes[seat].level
    known = table.rules.classes[seat].cards
    chosen = [known[place].level for place in places(cards) if place < len(known)]
    for least in range(2, level + 1):  # noqa: SIM110 - reads better
        if len([other for other in chosen if other >= least]) > level - least + 1:
            return False
    return True


def recommended(table: Table, seat: int) -> int:
    """The first card of each level gained, then those of level 1 in their order (GH-S-SET-12)."""
    known = table.rules.classes[seat]
    hero = table.heroes[seat]
    if table.rules.brought:
        return _from_pool(table.rules.brought[seat], known)
    cards = 0
    for level in range(2, hero.level + 1):
        for card in known.cards:
            if card.level == level:
                cards |= 1 << card.place
                break
    for card in known.cards:
        if card.level == 1 and cards.bit_count() < known.hand_size:
            cards |= 1 << card.place
    return cards


def _from_pool(brought: BroughtHero, known: HeroSheet) -> int:
    """The hand of the sheet; without one the highest cards of the pool, those of level 1 before X."""
    if brought.hand:
        return brought.hand
    cards = [card for card in known.cards if brought.pool >> card.place & 1]
    ranked = [card for level in range(9, -1, -1) for card in cards if card.level == level]
    found = 0
    for card in ranked[: known.hand_size]:
        found |= 1 << card.place
    return found


class PrepareStep(Handler[Table]):
    """All seats at once: perks, items, hand, battle goal."""

    def run(self, table: Table, first: int, second: int) -> None:
        ask(table)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        """All are ready (GH-S-SET-01)."""
        for hero in table.heroes:
            code = table.answers[hero.seat]
            if code == codes.QUICK:
                hero.cards = recommended(table, hero.seat)
                while perks_left(table, hero.seat):
                    hero.perks = hero.perks + [perks_left(table, hero.seat)[0]]
                while table.rules.brought and items_for(table, hero.seat):
                    hero.items = hero.items + [items_for(table, hero.seat)[0]]
            hero.goal = hero.goals[0 if code == codes.QUICK else (code - codes.GOAL) % 2]
            hero.prep = GOAL
            hero.hand = hero.cards
            build_deck(table, hero.seat)
        table.answers = []
        table.pop()
        if table.telling:
            events.tell(table, "prepared", "GH-S-SET-01", {"number": table.seats}, True)


# Places


def start_cells(table: Table) -> list[int]:
    """Where two rooms are to begin in, a room takes half of the characters, rounded up."""
    found = [cell for cell in table.rules.start if table.board.occupant[cell] == NOBODY]
    if not table.rules.plan.two_starts:
        return found
    room = table.board.map.room
    taken = [
        room[table.hero_figure(hero.seat).cell]
        for hero in table.heroes
        if table.hero_figure(hero.seat).present
    ]
    return [cell for cell in found if taken.count(room[cell]) < (table.seats + 1) // 2]


class PlaceStep(Handler[Table]):
    """Of a seat: where its hero starts; once all stand, its companion, which begins beside it
    or where the scenario says."""

    def run(self, table: Table, seat: int, second: int) -> None:
        if second:
            found = [cell for cell in table.rules.plan.companion if table.board.occupant[cell] == NOBODY]
            found = found or nearest_empty(table.board, table.hero_figure(seat).cell)
            table.ask(seat, "place", [codes.CELL + cell for cell in found])
        else:
            table.ask(seat, "start", [codes.CELL + cell for cell in start_cells(table)])

    def answer(self, table: Table, seat: int, second: int, code: int) -> None:
        table.pop()
        if second:
            add_companion(table, seat, code - codes.CELL)
            return
        figure = table.hero_figure(seat)
        table.put(figure, code - codes.CELL)
        events.placed(table, figure)
