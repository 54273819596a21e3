"""What things are worth to a hunter, in points of the final score: cards, health, blood carried, time left."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.bot_odds import chain, deals_now, survival
from taverna.games.bloodborne.cards import TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.state import Table

READY: Final = 0.55
"""What a point of damage in hand is worth, for the rounds to come."""
FADE: Final = 0.8
"""The next best weapon is used a round later, if at all."""
HEALTH: Final = 0.3
"""A point of health: so much more can be dared."""
CYCLE: Final = 9.0
"""Rounds from one use of a card to the next."""
WOUNDS: Final = 1.2
"""HP that a hunter who fights has lost by the time of the attack, as a rule."""
GAIN: Final = 0.75
"""How much of its damage a weapon really takes."""
AHEAD: Final = 0.25
"""How much of the following space a step on a track is worth."""
ALL_TYPES: Final = list(range(TROPHY_COUNT))
OUT: Final = 40.0
"""What it costs to leave the game, beyond all points."""
FIRST_DEATH: Final = 8.0
"""What a first death costs under Rom: from now on it is for life."""


_worths: dict[str, list[float]] = {}
_safeties: dict[tuple[str, int, int], list[float]] = {}


def worths(table: Table) -> list[float]:
    """How good it is to own a card, by kind: about the blood that one use of it brings."""
    content = table.rules.set
    if content.id not in _worths:
        _worths[content.id] = [card_worth(card) for card in content.kinds]
    return _worths[content.id]


def card_worth(card: ActionCard) -> float:
    if card.dream:
        return 100.0
    worth = 0.0
    if card.weapon:
        worth = GAIN * card.damage
        if deals_now(card):
            worth += 0.35 + 0.15 * card.damage
        for effect in card.bonuses:
            worth += GAIN * WOUNDS if effect.counts == cards.DAMAGE_TAKEN else 0.35 * effect.amount
        worth += 0.9 * card.extra_trophies
        if card.collects_shortfall:
            worth += (1.0 - GAIN) * card.damage
    if card.transform:
        worth += 1.1
    if card.ignores:
        worth += 1.6
    elif card.halves:
        worth += 0.9
    worth += 0.4 * card.reduces
    worth += 0.5 * len(card.doubles)
    for effect in card.weakens:
        worth += 0.4 * min(effect.amount, 4)
    for effect in card.instants + card.riders:
        worth += _act_worth(effect.op, effect.target, min(effect.amount, 4))
    return worth


def _act_worth(op: int, target: int, amount: int) -> float:
    """What an effect on hunters is worth to its owner; on others, what they lose is a little of one's own gain."""
    own = target in (cards.SELF, cards.EVERYONE)
    others = target in (cards.OTHERS, cards.LEFT, cards.MOST, cards.EVERYONE)
    if op == cards.DAMAGE:
        if target == cards.THE_MONSTER:
            return 0.8 * amount
        return amount * ((0.25 if others else 0.0) - (0.4 if own else 0.0))
    if op == cards.HEAL:
        return amount * (0.3 if own else 0.0)
    if op == cards.STEAL_BLOOD:
        return 0.9 * amount
    if op in (cards.GAIN_BLOOD, cards.BANK):
        return 0.5 * amount if own else -0.2 * amount
    return 0.4 if others and op in (cards.LOSE_BLOOD, cards.CANCEL_ATTACK) else 0.0


def rounds_left(table: Table) -> float:
    """About how many rounds are still to come after this one: bosses take two or three."""
    rules = table.rules
    pace = 1.5 * max(1, table.alive.bit_count())
    left = 1.3 * len(table.deck)
    if table.monster == table.final_boss:
        return table.blood / pace
    boss = rules.monsters[table.final_boss]
    left += 0.5 + boss.hp / pace
    if table.monster >= 0 and rules.monsters[table.monster].group == cards.BOSS:
        left += table.blood / pace - 1.0
    return max(left, 0.0)


def readiness(table: Table, kinds: list[int], rounds: float) -> float:
    """What a hand promises for the next rounds: the best weapon first, the others later."""
    worth, dream = worths(table), table.rules.dream
    sizes = sorted([worth[kind] for kind in kinds if kind != dream])
    total, weight = 0.0, READY
    for size in sizes[::-1]:
        if rounds <= 0.0:
            break
        total += weight * size * min(1.0, rounds)
        weight *= FADE
        rounds -= 1.0
    return total


def weakest(table: Table, kinds: list[int]) -> float:
    """The worth of the card that would have to go."""
    worth = worths(table)
    return min([worth[kind] for kind in kinds])


def upgrade_gain(table: Table, seat: int, kind: int, rounds: float) -> float:
    """What a new card adds over the rest of the game: it is used now and then, in the place of a weaker one."""
    owned = table.hands[seat] + table.used[seat] + table.in_play(seat)
    fresh = worths(table)[kind]
    uses = rounds / CYCLE
    if len(owned) >= table.rules.card_limit:
        return (fresh - weakest(table, owned)) * uses
    typical = 0.6 * weakest(table, owned)
    return (fresh - typical) * uses


def best_upgrade(table: Table, seat: int, rounds: float) -> float:
    """What the row promises; somebody else may be faster."""
    gains = sorted([upgrade_gain(table, seat, kind, rounds) for kind in table.row])
    if not gains:
        return 0.0
    second = gains[-2] if len(gains) > 1 else 0.0
    return max(0.0, 0.7 * gains[-1] + 0.3 * second)


def safety(table: Table, stays: bool) -> list[float]:
    """By HP, the chance to bring blood home: by a Dream in the next round, against this boss or whoever comes."""
    die = table.rules.monsters[table.monster].die if stays else -1
    key = (table.rules.set.id, die, table.max_hp())
    if key not in _safeties:
        dice = table.rules.dice if die < 0 else [table.rules.dice[die]]
        _safeties[key] = [
            sum([survival(chain(one), hp, True) for one in dice]) / len(dice)
            for hp in range(table.max_hp() + 1)
        ]
    return _safeties[key]


def trophy_gain(table: Table, seat: int, types: list[int], extra: int, any_type: int) -> float:
    """The points that the trophies of a monster add: one of each type, some more of these, some of any type."""
    tracks = table.tracks[seat * TROPHY_COUNT : seat * TROPHY_COUNT + TROPHY_COUNT]
    gain = 0.0
    for type in types:
        gain += _advance(table, tracks, [type])
    for _ in range(extra):
        gain += _advance(table, tracks, types)
    for _ in range(any_type):
        gain += _advance(table, tracks, ALL_TYPES)
    return gain


def _advance(table: Table, tracks: list[int], types: list[int]) -> float:
    """Moves the best of these markers; returns what that adds."""
    points, last = table.rules.points, table.rules.last_space
    best, found = 0.0, types[0]
    for type in types:
        gain = step_gain(points, tracks[type], last)
        if gain > best:
            best, found = gain, type
    tracks[found] = min(last, tracks[found] + 1)
    return best


def step_gain(points: list[int], place: int, last: int) -> float:
    """The points of one more space, and a little of those that the next one will bring."""
    if place >= last:
        return 0.0
    following = points[place + 2] - points[place + 1] if place + 1 < last else 0
    return points[place + 1] - points[place] + AHEAD * following
