"""Focus: the enemy a monster can get at best (section 21 of the scenario rules)."""

from __future__ import annotations

from taverna.games.gloomhaven.board.areas import ALL_TARGETS, Attack
from taverna.games.gloomhaven.board.board import COST, NEGATIVE, Board
from taverna.games.gloomhaven.board.figures import NOWHERE
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.board.paths import Reach, explore
from taverna.games.gloomhaven.language.patterns import AROUND
from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.monsters.reasons import Reason, Reasons
from taverna.kernel.subclassing import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class FocusSearch:
    """How well one figure can get at each enemy with one attack, wherever it would have to go for that.

    By enemy as `aim` counts them: `price` of the best way to a cell from which it could be attacked (FAR: none),
    `range` from where the figure stands, `order` of initiative.
    """

    __slots__ = ("aim", "board", "order", "price", "range", "reach")

    def __init__(self, board: Board, reach: Reach, aim: Aim) -> None:
        self.board = board
        self.reach = reach
        self.aim = aim
        ranges = board.shape.ranges(reach.start)
        self.price = [self._best_price(enemy) for enemy in range(len(aim.enemies))]
        self.range = [ranges[cell] for cell in aim.cells]
        self.order = [board.figures.order[figure] for figure in aim.enemies]

    def _best_price(self, enemy: int) -> int:
        """GH-S-FOC-03 to FOC-07; the ends come cheapest first."""
        row, limit, at = self.aim.rows[enemy], self.aim.attack.limit, self.aim.cells[enemy]
        shape = self.board.shape
        if self.aim.adds:
            for cell in self.reach.ends:
                if self.aim.includes(cell, enemy):
                    return self.reach.price[cell]
            return FAR
        for cell in self.reach.ends:
            if row[cell] <= limit and shape.sees(cell, at):
                return self.reach.price[cell]
        return FAR


def look(board: Board, acting: int, mode: int, attack: Attack) -> FocusSearch:
    return FocusSearch(board, explore(board, acting, mode), Aim(board, acting, attack))


def find_focus(search: FocusSearch, why: Reasons = None) -> list[int]:
    """The enemies, as the aim counts them, of which players choose the focus: mostly one, none without a way."""
    kept = [enemy for enemy, price in enumerate(search.price) if price < FAR]
    if why is not None:
        _tell_ways(search, why)
    if not kept:
        return kept
    if why is not None and len(kept) == 1:
        why.append(Reason("GH-S-FOC-07", "only-focus", _figures(search, kept)))
    negatives = [price // NEGATIVE for price in search.price]
    costs = [price & COST for price in search.price]
    kept = _least(search, kept, negatives, "GH-S-FOC-08", "fewest-negatives", why)
    kept = _least(search, kept, costs, "GH-S-FOC-09", "least-cost", why)
    kept = _least(search, kept, search.range, "GH-S-FOC-10", "nearest", why)
    kept = _least(search, kept, search.order, "GH-S-FOC-11", "earliest", why)
    if why is not None and len(kept) > 1:
        why.append(Reason("GH-S-FOC-12", "focus-tied", _figures(search, kept)))
    return kept


def _least(
    search: FocusSearch, enemies: list[int], values: list[int], rule: str, key: str, why: Reasons
) -> list[int]:
    if len(enemies) == 1:
        return enemies
    least = min([values[enemy] for enemy in enemies])
    kept = [enemy for enemy in enemies if values[enemy] == least]
    if why is not None and len(kept) < len(enemies):
        why.append(Reason(rule, key, _figures(search, kept), values={"number": least}))
    return kept


def _figures(search: FocusSearch, enemies: list[int]) -> list[int]:
    return [search.aim.enemies[enemy] for enemy in enemies]


def tell_plan(search: FocusSearch, has_attack: bool, why: list[Reason]) -> None:
    """Which attack is planned with (GH-S-FOC-01)."""
    attack = search.aim.attack
    values = {"reach": attack.limit, "targets": attack.targets}
    if not has_attack:
        key = "plan-none"
    elif attack.area is not None:
        key = "plan-around" if attack.area.origin == AROUND else "plan-free"
        values["further"] = attack.targets - 1
    elif attack.targets == ALL_TARGETS:
        key = "plan-all"
    else:
        key = "plan-ranged" if attack.ranged else "plan-melee"
    why.append(Reason("GH-S-FOC-01", key, values=values))


def _tell_ways(search: FocusSearch, why: list[Reason]) -> None:
    board, acting = search.board, search.aim.acting
    figures = board.figures
    hidden = [
        other
        for other, cell in enumerate(figures.cell)
        if cell != NOWHERE and figures.enemies(acting, other) and figures.invisible[other]
    ]
    if hidden:
        why.append(Reason("GH-S-INV-01", "invisible", hidden))
    for enemy, price in enumerate(search.price):
        figure = [search.aim.enemies[enemy]]
        if price < FAR:
            values = {"negatives": price // NEGATIVE, "cost": price & COST, "range": search.range[enemy]}
            why.append(Reason("GH-S-FOC-07", "way", figure, values=values))
        else:
            why.append(Reason("GH-S-FOC-07", "no-way", figure))
