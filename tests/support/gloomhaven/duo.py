"""What tests begin with: a brute and a foe side by side, or a brute and a scoundrel in a round of their own.

Places in the list of the brute: 0 trample 72, 1 eye for an eye 18, 3 provoking roar 10, 4 overwhelming assault 61,
7 shield bash 15, 8 leaping cleave 54.
"""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import Foe, Tabletop, do


def strike(mod: int = 0, **more: object) -> dict[str, object]:
    """An attack line of a monster card."""
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def duel(
    hp: int = 10,
    attack: int = 2,
    shield: int = 0,
    retaliate: int = 0,
    retaliate_range: int = 1,
    rank: int = 0,
) -> Tabletop:
    foe = Foe(
        (1, 0), hp, attack, shield=shield, retaliate=retaliate, retaliate_range=retaliate_range, rank=rank
    )
    return Tabletop(disc(4), {"brute": (0, 0)}, {"foe": foe})


def duo(**foes: Foe) -> Tabletop:
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-1, 0)}, foes or {"foe": Foe((4, 0))})
    top.deal("brute", 10)
    top.deal("scoundrel", 9)
    top.draws(do("shield", n=1), initiative=50)
    return top


def play(second: bool, way: int) -> int:
    return codes.play(second, way)


def order(top: Tabletop) -> list[str]:
    return [
        top.table.rules.classes[entry].slug if entry < 4 else top.table.rules.groups[entry - 4].slug
        for entry in top.table.order
    ]


def turn_of_brute(**foes: Foe) -> Tabletop:
    top = duo(**foes)
    top.draws(do("shield", n=1), initiative=90)
    return top.begins().selects("brute", 4, 7).selects("scoundrel", 0, 1)


def to_short_rest(top: Tabletop) -> Tabletop:
    top.begins().selects("brute", 0, 1).selects("scoundrel", 0, 1)
    while top.asked != "short-rest":
        top.answer(codes.DONE)
    return top
