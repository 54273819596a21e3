"""What a good player looks at before drawing or banking. Reads only what its seat may know.

Worth is counted in points of the final score. The draw pile may be counted, since it is what lies nowhere else; its
order is never looked at, but for the cards that an Oracle has shown.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw.bot_promises import promises
from taverna.games.dead_mans_draw.bot_targets import Placing
from taverna.games.dead_mans_draw.bot_values import SPARE, Stake, afloat, bonus, missing_half, points
from taverna.games.dead_mans_draw.cards import NO_SUIT, SUIT_COUNT
from taverna.games.dead_mans_draw.state import Table

DARE: Final = 1.0
"""What another card is worth for itself: the next player can't draw it, and after it one may still go on."""

SURE: Final = 2.0
"""The same for a card that an Oracle has shown to be safe."""

LAST_CARDS: Final = 8
"""When no more cards than this are left for each player, the lead counts more than points."""

VICTORY: Final = 100.0


def draw_or_bank(table: Table) -> list[float]:
    """Bank what lies there, or weigh what the next card may bring against what a bust would cost."""
    stake = Stake(table)
    if wins_at_once(table, stake):
        return [0.0, VICTORY]
    if drowns(table, stake):
        return [VICTORY, 0.0]
    next_card = NextCard(table, stake)
    risk = next_card.risk
    banked, busted = stake.banked, stake.saved - stake.gift
    drawn = banked + next_card.promise
    if counts_the_lead(table):
        lead = Lead(table)
        banked, drawn, busted = lead.after(banked), lead.after(drawn), lead.after(busted)
    return [drawn * (1.0 - risk) + busted * risk, banked]


def wins_at_once(table: Table, stake: Stake) -> bool:
    """Whether banking ends a game of Sudden Death (DMD-63.1)."""
    goal = table.rules.winning_score
    return goal > 0 and points(table, table.active) + stake.points >= goal


def drowns(table: Table, stake: Stake) -> bool:
    """Whether banking is too much in Beneath the Waves (DMD-66.1): then only a bust can help."""
    limit = table.rules.score_limit
    return limit > 0 and points(table, table.active) + stake.points >= limit


class NextCard:
    """What the next card may be: the risk that it busts, and what it promises if it does not."""

    __slots__ = ("promise", "risk")

    def __init__(self, table: Table, stake: Stake) -> None:
        shown = table.known_to(table.active)
        if shown:
            self.risk = 1.0 if table.would_bust(shown[0]) else 0.0
            self.promise = SURE + Placing(table).mapped(shown[0])
        else:
            self._count_the_pile(table, stake)

    def _count_the_pile(self, table: Table, stake: Stake) -> None:
        by_value, held, tops = table.rules.bust_on_value, table.held, stake.tops
        intercepted = table.traits[table.active].intercepts
        safe_by_suit = [0] * SUIT_COUNT
        safe = gained = 0
        for card in table.draw:
            suit = card >> 4
            place = (card & 15) >> 1
            if held >> (place if by_value else suit) & 1 and suit != intercepted:
                continue
            safe += 1
            safe_by_suit[suit] += 1
            if place + 2 > tops[suit]:
                gained += place + 2 - tops[suit]
        self.risk = 1.0 - safe / len(table.draw)
        self.promise = DARE
        if safe:
            self.promise += SPARE + (gained + effects(table, stake, safe_by_suit)) / safe


def effects(table: Table, stake: Stake, found: list[int]) -> float:
    """What the effects of the cards found, so many of each suit, promise altogether."""
    promise = promises(table)
    total = 0.0
    for suit in range(SUIT_COUNT):
        total += found[suit] * promise[suit]
    wanted = missing_half(table.play)
    if wanted != NO_SUIT and found[wanted]:
        total += found[wanted] * bonus(table, stake.tops, len(table.play) + 1)
    return total


def counts_the_lead(table: Table) -> bool:
    """Points are points until the end is near, or where the rules make some of them worth more than others."""
    rules = table.rules
    return len(table.draw) <= LAST_CARDS * table.seats or rules.score_limit > 0 or rules.winning_score > 0


class Lead:
    """How far ahead of the best rival: the fewer cards are left, the less it takes to be sure of the victory."""

    __slots__ = ("best_rival", "own", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.own = points(table, table.active)
        self.best_rival = max([afloat(table, points(table, seat)) for seat in table.opponents()])

    def after(self, change: float) -> float:
        """From -1, hopeless, to 1, certain: with so many points more."""
        lead = afloat(self.table, self.own + change) - self.best_rival
        return lead / (2.0 + len(self.table.draw) + abs(lead))
