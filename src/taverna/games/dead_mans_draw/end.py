"""How banks are worth points, who wins, and when the game stops."""

from __future__ import annotations

from taverna.games.dead_mans_draw import events
from taverna.games.dead_mans_draw.cards import MERMAID, SUIT_COUNT, in_stack, value_of
from taverna.games.dead_mans_draw.state import NO_SEAT, Table


def score(table: Table, seat: int) -> int:
    """The highest card of each suit counts (DMD-51.1); traits and variations may change that."""
    rules = table.rules
    total = 0
    start = seat * SUIT_COUNT
    for suit in range(SUIT_COUNT):
        stack = table.banks[start + suit]
        if not stack:
            total -= rules.missing_suit_penalty
            continue
        extra = table.traits[seat].mermaid_points if suit == MERMAID else 0
        if rules.every_card_scores:
            total += sum([value_of(card) + extra for card in in_stack(suit, stack)])
        else:
            total += ((stack.bit_length() - 1) >> 1) + 2 + extra
    return total


def check_sudden_death(table: Table) -> None:
    """After a change of a bank: whoever is worth enough wins at once (DMD-63.1, 63.2)."""
    if not table.rules.winning_score:
        return
    for left in range(table.seats):
        seat = table.left_of(table.active, left)
        points = score(table, seat)
        if points >= table.rules.winning_score:
            events.won_at_once(table, seat, points)
            table.champion = seat
            end_game(table)
            return


def end_game(table: Table) -> None:
    table.agenda = []
    if not table.telling:
        return
    for seat in range(table.seats):
        events.score(table, seat, score(table, seat), table.bank_size(seat))
    found = winners(table)
    events.ended(table, found, _deciding_rule(table, found))


def winners(table: Table) -> list[int]:
    """The best scores, then the most cards; whoever is still level shares the victory (DMD-51.4, 52)."""
    if table.champion != NO_SEAT:
        return [table.champion]
    limit = table.rules.score_limit
    scores = [score(table, seat) for seat in range(table.seats)]
    able = [seat for seat in range(table.seats) if not limit or scores[seat] < limit]
    if not able:
        return []
    best = max([scores[seat] for seat in able])
    tied = [seat for seat in able if scores[seat] == best]
    most = max([table.bank_size(seat) for seat in tied])
    return [seat for seat in tied if table.bank_size(seat) == most]


def _deciding_rule(table: Table, found: list[int]) -> str:
    if table.champion != NO_SEAT:
        return table.rules.variation_rule
    if not found:
        return "DMD-66.2"
    if len(found) > 1:
        return "DMD-52.2"
    best = score(table, found[0])
    if len([seat for seat in range(table.seats) if score(table, seat) == best]) > 1:
        return "DMD-52.1"
    return table.rules.variation_rule if table.rules.score_limit else "DMD-51.4"
