"""What cards do for the whole round: whose damage is doubled, whose weapons deal less (BB-R.103 to R.106).

It is read off the cards in play, so it goes on although their owner has died (BB-R.104), and ends when the owner has
left the game (BB-R.105).
"""

from __future__ import annotations

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.cards import NO_CARD, Effect
from taverna.games.bloodborne.state import Table


def doublings(table: Table, seat: int) -> int:
    """How often damage to this hunter is doubled; several cards add up (BB-R.103)."""
    kinds, found = table.rules.kinds, 0
    for owner in range(table.seats):
        picked, weapon = kinds[table.played[owner]], kinds[table.weapons[owner]]
        if (picked.doubles or weapon.doubles) and not table.gone >> owner & 1:
            for effect in picked.doubles + weapon.doubles:
                if _reaches(table, effect, owner, seat) and fits(table, effect.cond, seat):
                    found += 1
    return found


def weakening(table: Table, seat: int, type: int) -> int:
    """How much less a weapon of that type deals in this hunter's hands (BB-R.147)."""
    kinds, found = table.rules.kinds, 0
    for owner in range(table.seats):
        picked, weapon = kinds[table.played[owner]], kinds[table.weapons[owner]]
        if (picked.weakens or weapon.weakens) and not table.gone >> owner & 1:
            for effect in picked.weakens + weapon.weakens:
                if effect.weapons >> type & 1 and _reaches(table, effect, owner, seat):
                    found += effect.amount
    return found


def _reaches(table: Table, effect: Effect, owner: int, seat: int) -> bool:
    target = effect.target
    if target == cards.EVERYONE:
        return True
    if target == cards.LEFT:
        return table.left_of(owner) == seat
    return (target == cards.SELF) == (owner == seat)


def fits(table: Table, cond: int, seat: int) -> bool:
    """What a hunter has in play: a melee weapon (BB-R.146), or a utility card that is not a Transform."""
    kinds = table.rules.kinds
    if cond == cards.TARGET_MELEE:
        weapon = table.weapon_of(seat)
        return weapon != NO_CARD and kinds[weapon].type == cards.MELEE
    if cond == cards.TARGET_UTILITY:
        picked = table.played[seat]
        return picked != NO_CARD and not kinds[picked].weapon and not kinds[picked].transform
    return True
