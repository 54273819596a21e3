"""What speaks for an option, in the words of a good player: texts `reason-<key>`. Reads only what its seat may know."""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import cards, codes, targets
from taverna.games.dead_mans_draw.bot import NextCard
from taverna.games.dead_mans_draw.bot_values import Stake, loss, points, standings
from taverna.games.dead_mans_draw.cards import SUIT_COUNT
from taverna.games.dead_mans_draw.state import (
    Table,
)
from taverna.kernel import Arg, Option

SMALL_RISK: Final = 25
"""Below so many of a hundred a risk is called small."""


def reason(key: str, args: dict[str, Arg], rule: str) -> Option:
    return Option(key, args, [], rule)


# Drawing and banking


def of_drawing(table: Table) -> list[Option]:
    shown = table.known_to(table.active)
    if shown:
        card: dict[str, Arg] = {"card": cards.name(shown[0])}
        return [reason("next-busts" if table.would_bust(shown[0]) else "next-is-safe", card, "DMD-15.2")]
    stake = Stake(table)
    risk = _risk(table, stake)
    found = [reason("small-risk" if risk < SMALL_RISK else "risk", {"number": risk}, "DMD-4.1")]
    at_stake = round(max(0.0, stake.banked - stake.saved))
    if table.protected:
        found.append(reason("protected", {"number": len(table.protected)}, "DMD-10.1"))
    elif at_stake <= risk // 10:
        found.append(reason("little-to-lose", {"number": at_stake}, "DMD-4.3"))
    return found


def of_banking(table: Table) -> list[Option]:
    stake = Stake(table)
    found = [reason("points", {"number": stake.points}, "DMD-5.1")] if stake.points else []
    shown = table.known_to(table.active)
    if shown and table.would_bust(shown[0]):
        return [reason("next-busts", {"card": cards.name(shown[0])}, "DMD-15.2"), *found]
    if not shown and table.draw:
        found.append(reason("risk", {"number": _risk(table, stake)}, "DMD-4.1"))
    return found


def _risk(table: Table, stake: Stake) -> int:
    """Of a hundred next cards, how many would bust."""
    return round(100 * NextCard(table, stake).risk) if table.draw else 0


# Targets


def of_a_target(table: Table, code: int, stolen: bool) -> list[Option]:
    left, suit = divmod(code - codes.STACK, SUIT_COUNT)
    victim = table.left_of(table.active, left)
    card = targets.struck(table, victim, suit)
    found = of_a_gain(table, card) if stolen else []
    costs = int(loss(table, victim, suit, 1 << (card & 15)))
    if left and costs > 0:
        found.append(reason("costs", {"other": victim, "number": costs}, "DMD-51.1"))
    if left:
        found += of_a_rival(table, victim)
    if stolen:
        found += of_an_effect(table, card)
    return found


def of_a_rival(table: Table, rival: int) -> list[Option]:
    scores = [points(table, seat) for seat in table.opponents()]
    if table.seats > 2 and points(table, rival) == max(scores):
        return [reason("leads", {"other": rival, "number": points(table, rival)}, "DMD-51.1")]
    return []


def of_a_gain(table: Table, card: int) -> list[Option]:
    more = cards.value_of(card) - standings(table, table.active)[card >> 4]
    return [reason("gain", {"number": more}, "DMD-51.1")] if more > 0 else []


def of_an_effect(table: Table, card: int) -> list[Option]:
    if table.would_bust(card):
        return []
    return [reason("effect", {"card": cards.name(card)}, "DMD-3.6")]
