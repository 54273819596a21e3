"""A Brute that wears items at a table, and what happens around it."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.effects.equipping import wear
from taverna.games.gloomhaven.state.figures import READY
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.kit.hexes import disc
from tests.support.gloomhaven.tabletop import Data, Foe, Tabletop, do


def strike(mod: int = 0, **more: object) -> Data:
    return {"do": "attack", "n": {"x": "stat", "plus": mod}, **more}


def wearing(*items: int, foes: dict[str, Foe] | None = None) -> Tabletop:
    """The brute at (0, 0) with these items, the scoundrel far off, a foe next to the brute."""
    top = Tabletop(disc(5), {"brute": (0, 0), "scoundrel": (-5, 0)}, foes or {"foe": Foe((1, 0), hp=20)})
    top.table.rules.items = {number: item_sheet(content.item(number)) for number in items}
    hero = top.hero("brute")
    hero.items = list(items)
    hero.item_states = [READY] * len(items)
    hero.item_uses = [0] * len(items)
    wear(top.table, 0)
    return top


def state_of(top: Tabletop, place: int = 0) -> int:
    return top.hero("brute").item_states[place]


def attacked(top: Tabletop, *cards: str) -> Tabletop:
    """The foe attacks; the brute has not been asked anything yet."""
    top.stacks("foe", *cards)
    top.draws(strike())
    return top.acts("foe")


def in_turn(top: Tabletop) -> Tabletop:
    """Up to the brute's turn, with two cards played."""
    top.deal("brute", 6, 3)
    top.deal("scoundrel", 6)
    top.draws(do("shield", n=1), initiative=99)
    top.begins().selects("brute", 0, 1).selects("scoundrel", 2, 3)
    while not (top.asked == "turn" and top.table.turn == top.slots["brute"]):
        top.answer(codes.DONE)
    return top
