"""When the game stops, what everyone scores, and who wins."""

from __future__ import annotations

from taverna.games.bloodborne import cards, late_events
from taverna.games.bloodborne.cards import ActionCard, Monster
from taverna.games.bloodborne.state import Table


def end_game(table: Table) -> None:
    """The final boss is slain: nothing else is played (BB-9.1, BB-R.50). What was collected is banked (BB-9.2)."""
    table.agenda = []
    for seat in table.order():
        number = table.collected[seat]
        if number:
            table.collected[seat] = 0
            table.banked[seat] += number
            late_events.settled(table, seat, number)
    for seat in table.order():
        late_events.scored(table, seat)
    found = winners(table)
    level = [seat for seat in _rivals(table) if table.score(seat) == table.score(found[0])] if found else []
    if len(level) > 1:
        late_events.tied(table, level)
    late_events.ended(table, found, _deciding_rule(level, found))


def end_without_winner(table: Table) -> None:
    """Every hunter has left the game (BB-R.55)."""
    table.agenda = []
    late_events.all_gone(table)
    late_events.ended(table, [], "BB-R.55")


def end_hopeless(table: Table) -> None:
    """The boss in play can never be slain (BB-R.71)."""
    table.agenda = []
    late_events.hopeless(table)
    late_events.ended(table, [], "BB-R.71")


def is_hopeless(table: Table) -> bool:
    """Whether no card that a hunter has, or may still gain, can take blood from the boss in play (BB-R.71)."""
    monster = table.rules.monsters[table.monster]
    if monster.group == cards.MONSTER:
        return False
    for pile in [*table.hands, *table.used, table.row, table.upgrades]:
        for kind in pile:
            if _takes_blood(table.rules.kinds[kind], monster):
                return False
    return True


def _takes_blood(card: ActionCard, monster: Monster) -> bool:
    for effect in card.instants:
        if effect.target == cards.THE_MONSTER:
            return True
    if not card.weapon or monster.caps[card.type] == 0:
        return False
    return card.damage > 0 or len(card.bonuses) > 0


def winners(table: Table) -> list[int]:
    """The best score, then the most banked blood; whoever is still level shares the victory (BB-9.4 to 9.6)."""
    rivals = _rivals(table)
    if not rivals:
        return []
    best = max([table.score(seat) for seat in rivals])
    tied = [seat for seat in rivals if table.score(seat) == best]
    most = max([table.banked[seat] for seat in tied])
    return [seat for seat in tied if table.banked[seat] == most]


def _rivals(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if not table.gone >> seat & 1]


def _deciding_rule(level: list[int], found: list[int]) -> str:
    if len(found) > 1:
        return "BB-9.6"
    return "BB-9.5" if len(level) > 1 else "BB-9.4"
