"""Attacks that leap on: each link of a chain attacks an enemy near the previous target that was not attacked before."""

from __future__ import annotations

from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.selecting import targetable
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.links import Link
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import NO_CELL, Figure
from taverna.games.gloomhaven.state.frames import Attack
from taverna.games.gloomhaven.state.table import Table


def links_of(table: Table, attack: Attack) -> list[Link]:
    """Those of the ability, and what a bonus adds to them."""
    ability = ABILITIES[attack.ability]
    if not ability.chain:
        return []
    found = ability.chain[:]
    for bonus in in_force(table, table.acts[-1], ability):
        found += bonus.gain.chain
    return found


def leap(table: Table, attack: Attack) -> bool:
    """Go on to the next link, if the last one was made; False when the chain is over."""
    links = links_of(table, attack)
    if attack.link >= len(links) or len(attack.attacked) != attack.link + 1:
        return False
    before = links[attack.link - 1].plus if attack.link else 0
    attack.add(links[attack.link].plus - before)
    attack.link += 1
    attack.limit = 1
    return True


def in_chain(table: Table, attack: Attack, actor: Figure) -> list[int]:
    """Who may be attacked next: near where the previous target stands or stood, in sight from there."""
    links = links_of(table, attack)
    if attack.chosen or attack.leaps_from == NO_CELL or attack.link > len(links):
        return []
    within = links[attack.link - 1].within
    shape = table.board.shape
    ranges = shape.ranges(attack.leaps_from)
    return [
        other.slot
        for other in table.figures
        if other.cell >= 0
        and ranges[other.cell] <= within
        and other.hp > 0
        and other.slot not in attack.attacked
        and table.are_enemies(actor, other)
        and targetable(table, actor, other)
        and shape.sees(attack.leaps_from, other.cell)
    ]


handled.FIELDS.add(handled.CHAIN)
