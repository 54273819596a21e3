"""What a good player chooses when a card asks: what to hook, shoot, steal, dig up or recall, and which pirate to keep."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import codes, effects
from taverna.games.dead_mans_draw.bot_promises import BY_PIRATE, KRAKEN_PERIL, SHIELD, promises
from taverna.games.dead_mans_draw.bot_values import (
    SPARE,
    Stake,
    bonus,
    gain,
    loss,
    meaning,
    points,
    random_cards,
    rivalry,
    standings,
)
from taverna.games.dead_mans_draw.cards import ANCHOR, CHEST, KEY, KRAKEN, SUIT_COUNT
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

AT_RISK: Final = 0.25
"""How much of its worth a card loses by lying in the play area instead of the bank."""

UNBANKED: Final = 0.8
"""How much of its worth a card has that lies in the play area."""

DEBT: Final = 2.0
"""What it is worth to place another card while a Kraken still demands some."""


def worth_of_targets(table: Table, decision: Decision) -> list[float]:
    kind = decision.kind
    if kind == STEPS[ASK_PIRATE]:
        return [BY_PIRATE[code - codes.PIRATE].liking for code in decision.options]
    if kind == STEPS[ASK_LOCKER]:
        return [victim(table, table.left_of(decision.seat, code - codes.SEAT)) for code in decision.options]
    if kind == STEPS[ASK_PLUNDER]:
        return [plunder(table, table.left_of(table.active, code - codes.SEAT)) for code in decision.options]
    if kind == STEPS[ASK_MERMAID]:
        return Recall(table).worth(decision.options)
    if kind == STEPS[ASK_CANNON]:
        return cannon(table, decision.options)
    placing = Placing(table)
    if kind == STEPS[ASK_HOOK]:
        return [placing.hooked(code - codes.STACK) for code in decision.options]
    if kind == STEPS[ASK_MAP]:
        return [placing.mapped((code - codes.CARD) << 1) for code in decision.options]
    return placing.stolen_each(decision.options)


# Cards to place


class Placing:
    """Thinks about a card that would enter the play area: never a bust if it can be helped, then the best effect."""

    __slots__ = ("intercepted", "promise", "stake", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stake = Stake(table)
        self.promise = promises(table)
        self.intercepted = table.traits[table.active].intercepts

    def entering(self, card: int) -> float:
        """What happens by the card's entering, whatever it is worth itself."""
        table, stake = self.table, self.stake
        suit = card >> 4
        exposed = stake.banked - stake.saved
        if suit == self.intercepted:
            return 0.0
        if table.would_bust(card):
            return -exposed - stake.gift
        found = self.promise[suit]
        if suit == ANCHOR:
            found += exposed * SHIELD
        elif suit == KRAKEN:
            found -= exposed * KRAKEN_PERIL
        elif (suit == KEY and table.held >> CHEST & 1) or (suit == CHEST and table.held >> KEY & 1):
            found += bonus(table, stake.tops, len(table.play) + 1)
        return found

    def kept(self, card: int) -> float:
        """How much of a card's worth remains to the player who places it."""
        if card >> 4 == self.intercepted:
            return 1.0
        return 0.0 if self.table.would_bust(card) else UNBANKED

    def hooked(self, suit: int) -> float:
        card = self.table.top(self.table.active, suit)
        at_risk = loss(self.table, self.table.active, suit, 1 << (card & 15)) * (1.0 - self.kept(card))
        return self.entering(card) + meaning(self.table, self.table.active, -at_risk)

    def mapped(self, card: int) -> float:
        worth = gain(self.stake.tops, card) * self.kept(card)
        return self.entering(card) + meaning(self.table, self.table.active, worth)

    def stolen_each(self, options: list[int]) -> list[float]:
        weights = rivalry(self.table, self.table.active)
        return [self.stolen(code, weights) for code in options]

    def stolen(self, code: int, weights: list[float]) -> float:
        """The thief's gain and the victim's loss."""
        left, suit = divmod(code - codes.STACK, SUIT_COUNT)
        victim = self.table.left_of(self.table.active, left)
        card = effects.struck(self.table, victim, suit)
        hurt = meaning(self.table, victim, -loss(self.table, victim, suit, 1 << (card & 15)))
        return self.mapped(card) - hurt * weights[victim]


# Cards to destroy


def cannon(table: Table, options: list[int]) -> list[float]:
    """Where it hurts the leading rival most; where it hurts least when the shot misfires."""
    weights = rivalry(table, table.active)
    weights[table.active] = -1.0
    tops = standings(table, table.active)
    found: list[float] = []
    for code in options:
        left, suit = divmod(code - codes.STACK, SUIT_COUNT)
        target = table.left_of(table.active, left)
        card = effects.struck(table, target, suit)
        trait = table.traits[table.active]
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
    share = min(1.0, size / len(stock))
    hurt = meaning(table, victim, -share * points(table, victim))
    return meaning(table, table.active, taken) - hurt * rivalry(table, table.active)[victim]


# The Mermaid


class Recall:
    """Which card should act again, or be given up to a Siren, or be brought home by a Casanova."""

    __slots__ = ("placing", "siren", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.placing = Placing(table)
        self.siren = -1
        for seat in table.opponents():
            if self.siren < 0 and table.traits[seat].takes_recalled:
                self.siren = seat

    def worth(self, options: list[int]) -> list[float]:
        return [self.recalled((code - codes.CARD) << 1) for code in options]

    def recalled(self, face: int) -> float:
        table, stake = self.table, self.placing.stake
        suit = face >> 4
        own = gain(standings(table, table.active), face)
        if self.siren >= 0:
            return -own - gain(standings(table, self.siren), face) / (table.seats - 1)
        if table.traits[table.active].keeps_recalled:
            return own
        found = self.placing.promise[suit]
        if suit == ANCHOR:
            found += (stake.banked - stake.saved) * SHIELD
        elif suit == KRAKEN:
            found -= (stake.banked - stake.saved) * KRAKEN_PERIL
        return found


# Before the first turn


def victim(table: Table, seat: int) -> float:
    """For the Locker: who is likely to lose cards in a bust, and has the weakest protection against it."""
    trait = table.traits[seat]
    found = 0.0
    if trait.hook_protects or trait.anchor_protects_itself:
        found -= 1.0
    if trait.hook_cards > 1:
        found += 1.0
    if trait.intercepts >= 0:
        found -= 0.5
    return found
