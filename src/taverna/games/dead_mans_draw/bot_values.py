"""What cards are worth to a player, in points. Looks only at what lies open for all to see."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw.cards import CHEST, KEY, MERMAID, NO_SUIT, SUIT_COUNT
from taverna.games.dead_mans_draw.end import score
from taverna.games.dead_mans_draw.state import Table

SPARE: Final = 0.3
"""What any card is worth beyond its points: it decides ties and covers for a better one that is shot or stolen."""

BONUS_CARD: Final = 0.8
"""How much of its points a random bonus card brings: two of a suit count once."""

TOO_RICH: Final = 60.0
"""How many points it costs to reach the limit in Beneath the Waves."""

DISTANCE: Final = 1.0
"""How many points one should stay below it, for each card that a player may still draw."""

LEADER: Final = 2.0
"""How much more the leading rival's points matter than another's."""


def standings(table: Table, seat: int) -> list[int]:
    """By suit: what a card must be worth more than to score. A missing suit stands so low that its extras count."""
    rules = table.rules
    start = seat * SUIT_COUNT
    if rules.every_card_scores:
        tops = [0] * SUIT_COUNT
    else:
        lacking = -rules.missing_suit_penalty
        tops = [
            (stack.bit_length() + 3) >> 1 if stack else lacking
            for stack in table.banks[start : start + SUIT_COUNT]
        ]
    if rules.every_card_scores or not table.banks[start + MERMAID]:
        tops[MERMAID] -= table.traits[seat].mermaid_points
    return tops


def points(table: Table, seat: int) -> int:
    """The seat's score as it stands."""
    if table.rules.every_card_scores:
        return score(table, seat)
    return sum(standings(table, seat)) + table.traits[seat].mermaid_points


# Cards that come


def gain(tops: list[int], card: int) -> float:
    """What one more card adds to a bank that stands like this."""
    more = ((card & 15) >> 1) + 2 - tops[card >> 4]
    return more + SPARE if more > 0 else SPARE


def haul(table: Table, tops: list[int], cards: list[int]) -> int:
    """The points that all these cards add together; `tops` are raised by them."""
    more = 0
    for card in cards:
        suit = card >> 4
        value = ((card & 15) >> 1) + 2
        if value > tops[suit]:
            more += value - tops[suit]
            if not table.rules.every_card_scores:
                tops[suit] = value
    return more


def has_pair(cards: list[int]) -> bool:
    return _halves(cards) == 3


def missing_half(cards: list[int]) -> int:
    """Key or Chest, if it would make a pair with these cards."""
    found = _halves(cards)
    return CHEST if found == 1 else KEY if found == 2 else NO_SUIT


def _halves(cards: list[int]) -> int:
    found = 0
    for card in cards:
        if card >> 4 == KEY:
            found |= 1
        elif card >> 4 == CHEST:
            found |= 2
    return found


def bonus(table: Table, tops: list[int], size: int) -> float:
    """What a Key and a Chest collected with so many cards promise to bring (DMD-13.3)."""
    trait = table.traits[table.active]
    if not trait.bonus_from_bank:
        return random_cards(tops, table.discard, size * trait.bonus_factor)
    return max([random_cards(tops, table.bank_cards(seat), size) for seat in table.opponents()])


def extras(table: Table, tops: list[int], cards: list[int]) -> float:
    """What collecting these cards brings beyond their points."""
    spare = SPARE * len(cards)
    return spare + bonus(table, tops, len(cards)) if has_pair(cards) else spare


def random_cards(tops: list[int], pile: list[int], size: int) -> float:
    """What so many random cards of a pile are worth; the sum is of whole numbers, so their order can't matter."""
    if not pile:
        return 0.0
    more = 0
    for card in pile:
        value = ((card & 15) >> 1) + 2
        if value > tops[card >> 4]:
            more += value - tops[card >> 4]
    return (more / len(pile) * BONUS_CARD + SPARE) * min(size, len(pile))


# Cards that go


def loss(table: Table, seat: int, suit: int, gone: int) -> float:
    """What it costs a seat that the cards `gone`, bits of one of its stacks, leave its bank."""
    stack = table.banks[seat * SUIT_COUNT + suit]
    rest = stack & ~gone
    extra = table.traits[seat].mermaid_points if suit == MERMAID else 0
    if table.rules.every_card_scores:
        less = _sum_of(gone) + extra * gone.bit_count()
    elif rest:
        less = _top(stack) - _top(rest)
    else:
        less = _top(stack) + extra + table.rules.missing_suit_penalty
    return less + SPARE * gone.bit_count()


def _top(stack: int) -> int:
    """The value of the highest card of a stack that is not empty."""
    return (stack.bit_length() + 3) >> 1


def _sum_of(stack: int) -> int:
    total = 0
    while stack:
        total += _top(stack)
        stack ^= 1 << (stack.bit_length() - 1)
    return total


# What points mean


def meaning(table: Table, seat: int, change: float) -> float:
    """What a change of its score is worth to a seat: in Beneath the Waves too much is as bad as too little."""
    if not table.rules.score_limit:
        return change
    now = points(table, seat)
    return afloat(table, now + change) - afloat(table, now)


def afloat(table: Table, score: float) -> float:
    """What a score is worth under a limit (DMD-66.1): the more cards are to come, the more distance one must keep."""
    limit = table.rules.score_limit
    if not limit:
        return score
    safe = limit - 1 - DISTANCE * len(table.draw) / table.seats
    if score <= safe:
        return score
    return safe - (score - safe) - (TOO_RICH if score >= limit else 0.0)


def rivalry(table: Table, seat: int) -> list[float]:
    """By seat: how much of another's loss is this seat's gain. Whoever leads matters most."""
    if table.seats == 2:
        return [1.0, 1.0]
    scores = [points(table, other) for other in range(table.seats)]
    best = max([scores[other] for other in range(table.seats) if other != seat])
    share = 1.0 / (table.seats - 1)
    return [LEADER * share if found == best else share for found in scores]


class Stake:
    """What lies in the play area: points and worth when banked, what a bust would save of it and give a rival."""

    __slots__ = ("banked", "gift", "points", "saved", "tops")

    def __init__(self, table: Table) -> None:
        play, protected = table.play, table.protected
        self.tops = standings(table, table.active)
        self.saved = 0.0
        self.gift = 0.0
        loose = play
        if protected:
            loose = [card for card in play if card not in protected]
            kept = [card for card in play if card in protected]
            tops = self.tops[:]
            self.saved = haul(table, tops, kept) + extras(table, tops, kept)
        self.points = haul(table, self.tops, play)
        self.banked = self.points + extras(table, self.tops, play)
        taker = table.taker_of_lost()
        if taker >= 0:
            lost = haul(table, standings(table, taker), loose) + SPARE * len(loose)
            self.gift = meaning(table, taker, lost) / (table.seats - 1)

    def exposed(self, table: Table) -> float:
        """What a bust would cost."""
        if table.rules.score_limit:
            own = points(table, table.active)
            return afloat(table, own + self.banked) - afloat(table, own + self.saved) + self.gift
        return self.banked - self.saved + self.gift
