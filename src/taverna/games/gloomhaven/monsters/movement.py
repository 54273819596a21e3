"""Where a monster goes for its focus (section 22 of the scenario rules)."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import COST, NEGATIVE
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.monsters.focus import FocusSearch
from taverna.games.gloomhaven.monsters.reasons import Reason, Reasons
from taverna.games.gloomhaven.monsters.targets import (
    Pick,
    can_attack,
    figures_of,
    most_targets,
    pick,
    ranks_from,
    spoilt,
)
from taverna.kernel.subclassing import mypyc_attr


@mypyc_attr(acyclic=True)
class End:
    """A cell where the monster may end, and whom it then attacks: equally good sets; none when it is too far away."""

    __slots__ = ("cell", "sets")

    def __init__(self, cell: int, sets: list[list[int]]) -> None:
        self.cell = cell
        self.sets = sets


def destinations(
    search: FocusSearch, focus: int, negatives: int, points: int, began: int, why: Reasons = None
) -> list[End]:
    """The ends, equally good, among which players choose. The monster's own cell means that it stays.

    `focus` is counted as in the aim; `negatives` is k*, how many negative hexes the focus is worth (GH-S-FOC-15);
    `began` is the cell where the turn began.
    """
    reach = search.reach
    # Another attack than the one that found the focus may need fewer: none is entered without need.
    negatives = min(negatives, search.price[focus] // NEGATIVE)
    now = _attack_cells(search, focus, negatives, points)
    if now:
        if why is not None:
            why.append(Reason("GH-S-MMV-02", "in-reach", cells=now, values={"points": points}))
        best = _best(search, focus, now, began, why)
        _tell_destination([end.cell for end in best], reach.start, why)
        return best
    goals = _attack_cells(search, focus, negatives, COST)
    if not goals:
        return [End(reach.start, [])]
    aims = [end.cell for end in _best(search, focus, goals, began, None)]
    if why is not None:
        why.append(
            Reason("GH-S-MMV-06", "out-of-reach", [search.aim.enemies[focus]], aims, {"points": points})
        )
    return _approach(search, aims, negatives, points, why)


def _attack_cells(search: FocusSearch, focus: int, negatives: int, points: int) -> list[int]:
    """Where the monster may end and could attack its focus, within the points, cheapest first (GH-S-MMV-02).

    None of them takes fewer negative hexes: that would be a better way to the focus.
    """
    high = negatives * NEGATIVE + points
    price, aim = search.reach.price, search.aim
    row, limit, at = aim.rows[focus], aim.attack.limit, aim.cells[focus]
    found: list[int] = []
    for cell in search.reach.ends:
        if price[cell] > high:
            break
        if aim.adds:
            if aim.includes(cell, focus):
                found.append(cell)
        elif row[cell] <= limit and aim.shape.sees(cell, at):
            found.append(cell)
    return found


# Ranking (GH-S-MMV-03)


def _best(search: FocusSearch, focus: int, cells: list[int], began: int, why: Reasons) -> list[End]:
    """The cells that are best by the criteria (1) to (5); `cells` are cheapest first."""
    aim = search.aim
    if len(cells) > 1 and aim.attack.ranged:
        clear = [cell for cell in cells if not aim.is_spoilt(cell, focus)]
        cells = _narrowed(cells, clear, "no-disadvantage", why)
    if aim.attack.several and len(aim.cells) > 1:
        counts = [most_targets(aim, cell, focus) for cell in cells]
        most = max(counts)
        if most > 1:
            kept = [cells[number] for number, count in enumerate(counts) if count == most]
            return _best_by_targets(
                search, focus, _narrowed(cells, kept, "most-targets", why, most), began, why
            )
    only = [aim.enemies[focus]]
    return [End(cell, [only]) for cell in _cheapest(search, cells, why)]


def _best_by_targets(
    search: FocusSearch, focus: int, cells: list[int], began: int, why: Reasons
) -> list[End]:
    """The criteria (3) to (5), among cells from which as many as possible can be attacked.

    The sets that cost least to attack are those of the cheapest cells. Dearer cells count only if disadvantage against
    further targets can be avoided there.
    """
    aim, price = search.aim, search.reach.price
    ranks = ranks_from(aim, began)
    cheap = price[cells[0]]
    best = Pick(0, [], [])
    for cell in cells:
        if price[cell] > cheap:
            break
        best.merge(pick(aim, cell, focus, ranks))
    fewest = FAR
    found: list[int] = []
    sets: list[list[int]] = []
    able: list[int] = []
    for cell in cells:
        if fewest == 0 and price[cell] > price[found[0]] and why is None:
            break
        chosen = [some for some in best.sets if can_attack(aim, cell, focus, some)]
        if not chosen:
            continue
        able.append(cell)
        counts = [spoilt(aim, cell, focus, some) for some in chosen]
        least = min(counts)
        if least < fewest:
            fewest, found, sets = least, [], []
        if least == fewest:
            found.append(cell)
            sets.append([some for number, some in enumerate(chosen) if counts[number] == least])
    _narrowed(cells, able, "better-targets", why)
    _narrowed(able, found, "fewest-spoilt", why, fewest)
    ends: list[End] = []
    for cell in _cheapest(search, found, why):
        best_sets = sets[found.index(cell)]
        ends.append(End(cell, [figures_of(aim, focus, some, ranks) for some in best_sets]))
    return ends


def _narrowed(cells: list[int], kept: list[int], key: str, why: Reasons, number: int = 0) -> list[int]:
    """The cells kept, unless that is none of them; told if it makes a difference."""
    if not kept:
        return cells
    if why is not None and len(kept) < len(cells):
        why.append(Reason("GH-S-MMV-03", key, cells=kept, values={"number": number}))
    return kept


def _cheapest(search: FocusSearch, cells: list[int], why: Reasons) -> list[int]:
    """Criterion (5). All have the same negative hexes, so that the price decides by cost."""
    price = search.reach.price
    least = min([price[cell] for cell in cells])
    kept = [cell for cell in cells if price[cell] == least]
    return _narrowed(cells, kept, "least-movement", why, least & COST)


# Out of reach (GH-S-MMV-06 to 08)


def _approach(search: FocusSearch, aims: list[int], negatives: int, points: int, why: Reasons) -> list[End]:
    """For each destination that players may choose, as near to it as the points allow; then the cheapest."""
    found: list[int] = []
    for aim in aims:
        if why is not None and len(aims) > 1:
            why.append(Reason("GH-S-MMV-06", "if-destination", cells=[aim]))
        near = _nearest(search, aim, negatives, points, why)
        found += [cell for cell in near if cell not in found]
    if why is not None and found == [search.reach.start]:
        why.append(Reason("GH-S-MMV-08", "stays-away", cells=found))
    return [End(cell, []) for cell in found]


def _nearest(search: FocusSearch, aim: int, negatives: int, points: int, why: Reasons) -> list[int]:
    """Where to stop on the way to one destination (GH-S-MMV-07)."""
    reach = search.reach
    price, remaining = reach.price, reach.remaining([aim])
    best = FAR
    found: list[int] = []
    for cell in reach.ends:
        spent, still = price[cell], remaining[cell]
        if spent & COST > points or still >= FAR or (spent + still) // NEGATIVE != negatives:
            continue
        key = (still & COST) * NEGATIVE + (spent & COST)
        if key < best:
            best, found = key, []
        if key == best:
            found.append(cell)
    if why is not None:
        why.append(Reason("GH-S-MMV-07", "approach", cells=found, values={"remaining": best // NEGATIVE}))
    return found


def _tell_destination(cells: list[int], start: int, why: Reasons) -> None:
    if why is None:
        return
    if cells == [start]:
        why.append(Reason("GH-S-MMV-05", "stays", cells=cells))
    else:
        why.append(Reason("GH-S-MMV-04", "destination", cells=cells))
