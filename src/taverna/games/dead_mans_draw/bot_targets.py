"""What a good player answers when a card asks: what to hook, dig up, steal, shoot or recall; which pirate to keep."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import codes, targets
from taverna.games.dead_mans_draw.bot_promises import liking, promises
from taverna.games.dead_mans_draw.bot_values import (
    Stake,
    bonus,
    gain,
    loss,
    meaning,
    missing_half,
    points,
    random_cards,
    rivalry,
    standings,
)
from taverna.games.dead_mans_draw.cards import ANCHOR, CANNON, KRAKEN, SUIT_COUNT, SWORD
from taverna.games.dead_mans_draw.state import (
    ASK_CANNON,
    ASK_HOOK,
    ASK_LOCKER,
    ASK_MAP,
    ASK_MERMAID,
    ASK_PIRATE,
    ASK_PLUNDER,
    STEPS,
    Table,
)
from taverna.kernel import Decision

UNBANKED: Final = 0.8
"""How much of its worth a card has while it lies in the play area and not in the bank."""

FORESEEN: Final = 0.7
"""How much of the worth of a theft counts before the Sword is even placed."""

SHIELD: Final = 0.15
"""How much of what is exposed an Anchor saves in the end, for each card that must still come, and one more."""

FORCED_CARD: Final = 1.5
"""What a card is worth that a Kraken demands, if it does not bust."""

MORE_RISK: Final = 0.09
"""How much every card placed adds to the risk of the next one."""

BUST: Final = 5.0
"""What a bust costs beyond what is already exposed."""


def rate_targets(table: Table, decision: Decision) -> list[float]:
    kind, options = decision.kind, decision.options
    if kind == STEPS[ASK_PIRATE]:
        return [liking(code - codes.PIRATE, table.seats) for code in options]
    if kind == STEPS[ASK_LOCKER]:
        return [recklessness(table, table.left_of(decision.seat, code - codes.SEAT)) for code in options]
    if kind == STEPS[ASK_PLUNDER]:
        return [plunder(table, table.left_of(table.active, code - codes.SEAT)) for code in options]
    if kind == STEPS[ASK_CANNON]:
        return shots(table, options)
    placing = Placing(table)
    if kind == STEPS[ASK_HOOK]:
        return [placing.hooked(code - codes.STACK) for code in options]
    if kind == STEPS[ASK_MAP]:
        return [placing.mapped((code - codes.CARD) << 1) for code in options]
    if kind == STEPS[ASK_MERMAID]:
        return [placing.recalled((code - codes.CARD) << 1) for code in options]
    return placing.thefts(options)


# Cards for the play area


class Placing:
    """Weighs cards that could be placed now: no bust if it can be helped, then what the effect brings."""

    __slots__ = ("foreseen", "promise", "stake", "table", "trait")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stake = Stake(table)
        self.promise = promises(table)
        self.trait = table.traits[table.active]
        self.foreseen: dict[int, float] = {}

    def hooked(self, suit: int) -> float:
        """A card of one's own comes into danger, for the sake of its effect."""
        table = self.table
        card = table.top(table.active, suit)
        at_risk = loss(table, table.active, suit, 1 << (card & 15)) * (1.0 - self.kept(card))
        return self.entering(card, True) + meaning(table, table.active, -at_risk)

    def mapped(self, card: int) -> float:
        return self.entering(card, True) + self.own_gain(card)

    def thefts(self, options: list[int]) -> list[float]:
        """The thief's gain, the victim's loss, and the effect."""
        weights = rivalry(self.table, self.table.active)
        return [self.theft(code, weights, True) for code in options]

    def theft(self, code: int, weights: list[float], thorough: bool) -> float:
        table = self.table
        left, suit = divmod(code - codes.STACK, SUIT_COUNT)
        victim = table.left_of(table.active, left)
        card = targets.struck(table, victim, suit)
        hurt = meaning(table, victim, -loss(table, victim, suit, 1 << (card & 15)))
        return self.entering(card, thorough) + self.own_gain(card) - hurt * weights[victim]

    def entering(self, card: int, thorough: bool) -> float:
        """What follows when the card enters the play area, whatever it is worth itself."""
        table, suit = self.table, card >> 4
        if suit == self.trait.intercepts:
            return 0.0
        if table.would_bust(card):
            return -self.stake.exposed(table)
        if suit == missing_half(table.play):
            return self.promise[suit] + bonus(table, self.stake.tops, len(table.play) + 1)
        return self.effect(suit) if thorough else self.promise[suit]

    def kept(self, card: int) -> float:
        """How much of a card's worth is left to the player who places it."""
        if card >> 4 == self.trait.intercepts:
            return 1.0
        return 0.0 if self.table.would_bust(card) else UNBANKED

    def own_gain(self, card: int) -> float:
        return meaning(self.table, self.table.active, gain(self.stake.tops, card) * self.kept(card))

    def effect(self, suit: int) -> float:
        """What the suit's effect promises here and now."""
        if suit not in self.foreseen:
            self.foreseen[suit] = self.foresee(suit)
        return self.foreseen[suit]

    def foresee(self, suit: int) -> float:
        """Looks closely at those effects whose best outcome can be told."""
        table = self.table
        if suit == CANNON:
            return max(shots(table, targets.cannon_options(table)), default=0.0)
        if suit == SWORD:
            weights = rivalry(table, table.active)
            found = [self.theft(code, weights, False) for code in targets.sword_options(table)]
            return max(found, default=0.0) * FORESEEN
        if suit == ANCHOR:
            return self.promise[suit] + self.stake.exposed(table) * SHIELD * (1 + table.owed)
        if suit == KRAKEN:
            return self.kraken()
        return self.promise[suit]

    def kraken(self) -> float:
        """So many more cards must come: will they bust?"""
        table = self.table
        demand = table.rules.kraken_demand
        for seat in table.opponents():
            demand = max(demand, table.traits[seat].opponents_kraken_demand)
        busting = len([card for card in table.draw if table.would_bust(card)])
        risk = busting / len(table.draw) if table.draw else 0.0
        surviving = 1.0
        for _ in range(demand):
            surviving *= 1.0 - risk
            risk = min(1.0, risk + MORE_RISK)
        return surviving * demand * FORCED_CARD - (1.0 - surviving) * (self.stake.exposed(table) + BUST)

    def recalled(self, card: int) -> float:
        """A Mermaid makes the card act again, unless a Siren takes it or a Casanova brings it home (DMD-41)."""
        table = self.table
        own = gain(standings(table, table.active), card)
        for seat in table.opponents():
            if table.traits[seat].takes_recalled:
                return -own - gain(standings(table, seat), card) / (table.seats - 1)
        return own if self.trait.keeps_recalled else self.effect(card >> 4)


# Cards out of banks


def shots(table: Table, options: list[int]) -> list[float]:
    """Where it hurts the leading rival most; where it hurts oneself least when the shot misfires."""
    weights = rivalry(table, table.active)
    weights[table.active] = -1.0
    tops = standings(table, table.active)
    trait = table.traits[table.active]
    found: list[float] = []
    for code in options:
        left, suit = divmod(code - codes.STACK, SUIT_COUNT)
        target = table.left_of(table.active, left)
        card = targets.struck(table, target, suit)
        whole = trait.cannon_whole_stack and left > 0
        gone = table.stack(target, suit) if whole else 1 << (card & 15)
        worth = -meaning(table, target, -loss(table, target, suit, gone)) * weights[target]
        if trait.cannon_keeps and left > 0:
            worth += meaning(table, table.active, gain(tops, card))
        found.append(worth)
    return found


def plunder(table: Table, victim: int) -> float:
    """The richest bank, and rather the leader's."""
    _, size, _ = table.agenda[-1]
    stock = table.bank_cards(victim)
    taken = random_cards(standings(table, table.active), stock, size)
    hurt = meaning(table, victim, -points(table, victim) * min(1.0, size / len(stock)))
    return meaning(table, table.active, taken) - hurt * rivalry(table, table.active)[victim]


# Before the first turn


def recklessness(table: Table, seat: int) -> float:
    """Whose lost cards a Locker should wait for: whoever is likely to bust, and badly protected when it happens."""
    trait = table.traits[seat]
    found = 0.0
    if trait.hook_protects or trait.anchor_protects_itself:
        found -= 1.0
    if trait.hook_cards > 1:
        found += 1.0
    if trait.intercepts >= 0:
        found -= 0.5
    return found
