"""Others' secrets drawn anew: hands, chosen cards, battle goals, preparations."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.effects.borrowing import is_lent
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.rules import preparing, selection
from taverna.games.gloomhaven.state.figures import NO_CARD, Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import NO_ANSWER, Rng
from taverna.kit.piles import shuffle


def determinize_others(table: Table, seat: int, rng: Rng) -> None:
    _determinize_goals(table, seat, rng)
    op = table.agenda[-1][0] if table.agenda else -1
    for hero in table.heroes:
        if hero.seat == seat:
            continue
        if op == steps.PREPARE:
            _determinize_preparation(table, hero, rng)
        elif not table.rules.open_hands:
            _determinize_hand(table, hero, rng)
            if op == steps.SELECT:
                _determinize_selection(table, hero, rng)
    if op == steps.PREPARE:
        preparing.ask(table)
    elif op == steps.SELECT:
        selection.ask(table)


def _determinize_goals(table: Table, seat: int, rng: Rng) -> None:
    if table.rules.open_hands or not table.agenda:
        return
    goals = [
        number for number in range(len(content.battle_goals())) if number not in table.heroes[seat].goals
    ]
    shuffle(goals, rng)
    for hero in table.heroes:
        if hero.seat != seat and hero.goals:
            hero.goals = [goals.pop(), goals.pop()]
            if hero.goal >= 0:
                hero.goal = hero.goals[rng.below(2)]


def _determinize_hand(table: Table, hero: Hero, rng: Rng) -> None:
    """Cards that nobody has seen may be any others of the class that the hero could have."""
    unknown = hero.hand & ~hero.seen
    if not unknown or hero.exhausted:
        return
    size = hero.cards.bit_count()
    kept = hero.cards & ~unknown
    hero.cards = kept
    while hero.cards.bit_count() < size:
        pool = [
            place for place in preparing.cards_for(table, hero.seat) if not is_lent(table, hero.seat, place)
        ]
        hero.cards |= 1 << pool[rng.below(len(pool))]
    hero.hand = (hero.hand & ~unknown) | (hero.cards & ~kept)


def _determinize_selection(table: Table, hero: Hero, rng: Rng) -> None:
    answered = bool(table.answers) and table.answers[hero.seat] != NO_ANSWER
    if hero.exhausted:
        return
    may_select = selection.can_select(table, hero.seat)
    may_rest = selection.can_rest(table, hero.seat)
    hero.lead = NO_CARD
    if not answered:
        if may_select and rng.below(2):
            hand = places(hero.hand)
            hero.lead = hand[rng.below(len(hand))]
        return
    code = codes.REST
    if may_select and not (may_rest and rng.below(4) == 0):
        hand = places(hero.hand)
        shuffle(hand, rng)
        hero.lead = hand[0]
        code = codes.of_seat(codes.SECOND, hero.seat, hand[1])
    _answer(table, hero.seat, code)


def _determinize_preparation(table: Table, hero: Hero, rng: Rng) -> None:
    answered = bool(table.answers) and table.answers[hero.seat] != NO_ANSWER
    preparing.start_again(table, hero.seat)
    if answered and rng.below(2):
        hero.prep = preparing.GOAL
        while hero.cards.bit_count() < table.rules.classes[hero.seat].hand_size:
            pool = preparing.cards_for(table, hero.seat)
            hero.cards |= 1 << pool[rng.below(len(pool))]
        _answer(table, hero.seat, codes.GOAL + 2 * hero.seat + rng.below(2))
    elif answered:
        _answer(table, hero.seat, codes.QUICK)


def _answer(table: Table, seat: int, code: int) -> None:
    answers = table.answers[:]
    answers[seat] = code
    table.answers = answers
