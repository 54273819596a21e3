"""What an effect may reach: stacks, cards, and the opponents whose traits turn a card against its player."""

from __future__ import annotations

from taverna.games.dead_mans_draw import codes
from taverna.games.dead_mans_draw.cards import MERMAID, NO_SUIT, SUIT_COUNT, bottom_of, top_of
from taverna.games.dead_mans_draw.state import Table
from taverna.kit.piles import each_once


def hook_options(table: Table) -> list[int]:
    """The top card of each of one's own stacks (DMD-11.1)."""
    start = table.active * SUIT_COUNT
    found = [codes.STACK + suit for suit in range(SUIT_COUNT) if table.banks[start + suit]]
    return _safe(table, found) if table.rules.safe_choices else found


def cannon_options(table: Table) -> list[int]:
    if misfire(table) >= 0:
        return stacks_of(table, 0)
    return opposing_stacks(table)


def misfire(table: Table) -> int:
    """The first opponent whose trait turns the active player's Cannon around (DMD-35.1); -1 if none."""
    if table.rules.pirates:
        for left in range(1, table.seats):
            seat = table.left_of(table.active, left)
            if table.traits[seat].opponents_misfire:
                return seat
    return -1


def map_options(table: Table) -> list[int]:
    """The faces that may be placed: those revealed, or with a Navigator those of the whole pile (DMD-14.1, 25.1)."""
    source = table.discard if table.traits[table.active].map_any else table.revealed
    if table.rules.safe_choices:
        source = [card for card in source if not table.would_bust(card)]
    return each_once([codes.CARD + (card >> 1) for card in source])


def sword_options(table: Table) -> list[int]:
    found = stealable(table)
    return _safe(table, found) if table.rules.safe_choices else found


def stealable(table: Table) -> list[int]:
    """Opponents' stacks of a suit missing from one's own bank (DMD-16.2), unless a trait says otherwise."""
    found = opposing_stacks(table)
    guard = parry(table)
    if guard >= 0:
        dictated = table.traits[guard].opponents_must_steal
        found = [code for code in found if (code - codes.STACK) % SUIT_COUNT == dictated]
    elif not table.traits[table.active].sword_any:
        start = table.active * SUIT_COUNT
        found = [code for code in found if not table.banks[start + (code - codes.STACK) % SUIT_COUNT]]
    return found


def parry(table: Table) -> int:
    """The first opponent whose trait dictates what the active player's Sword steals (DMD-36.1); -1 if none."""
    if table.rules.pirates:
        for left in range(1, table.seats):
            seat = table.left_of(table.active, left)
            if table.traits[seat].opponents_must_steal != NO_SUIT:
                return seat
    return -1


def mermaid_options(table: Table) -> list[int]:
    """Every other card of the play area but Mermaids (DMD-40.4, 40.13)."""
    return [codes.CARD + (card >> 1) for card in table.play if card >> 4 != MERMAID]


def stacks_of(table: Table, left: int) -> list[int]:
    start = table.left_of(table.active, left) * SUIT_COUNT
    base = codes.STACK + left * SUIT_COUNT
    return [base + suit for suit in range(SUIT_COUNT) if table.banks[start + suit]]


def opposing_stacks(table: Table) -> list[int]:
    found: list[int] = []
    for left in range(1, table.seats):
        found += stacks_of(table, left)
    return found


def _safe(table: Table, found: list[int]) -> list[int]:
    """Only the stacks whose card would not bust (option `safe_choices`, DMD-80.1)."""
    return [code for code in found if not table.would_bust(stack_card(table, code))]


def stack_card(table: Table, code: int) -> int:
    """The card that a stack code would bring: one's own top card, or what a Sword takes of another's stack."""
    left, suit = divmod(code - codes.STACK, SUIT_COUNT)
    if left == 0:
        return table.top(table.active, suit)
    return struck(table, table.left_of(table.active, left), suit)


def struck(table: Table, seat: int, suit: int) -> int:
    """The card that a Cannon or Sword takes of a stack: the top one, or the lowest by option (DMD-80.2)."""
    stack = table.stack(seat, suit)
    return suit * 16 + (bottom_of(stack) if table.rules.bottom_feeder else top_of(stack))
