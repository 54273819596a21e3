"""Where a monster goes for its focus (section 22 of the scenario rules)."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import COST, NEGATIVE
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.monsters.focus import Outlook
from taverna.games.gloomhaven.monsters.reasons import Reason, Reasons
from taverna.games.gloomhaven.monsters.targets import Pick, most_targets, pick


def destinations(outlook: Outlook, focus: int, negatives: int, points: int, why: Reasons = None) -> list[int]:
    """The cells, equally good, among which players choose where the monster ends. Its own means that it stays.

    `focus` is counted as in the aim; `negatives` is k*, how many negative hexes the focus is worth (GH-S-FOC-15).
    """
    reach = outlook.reach
    # Another attack than the one that found the focus may need fewer: none is entered without need.
    negatives = min(negatives, outlook.price[focus] // NEGATIVE)
    now = _attack_cells(outlook, focus, negatives, points)
    if now:
        if why is not None:
            why.append(Reason("GH-S-MMV-02", "in-reach", cells=now, values={"points": points}))
        best = _cheapest(outlook, _best_for_attack(outlook, focus, now, why), why)
        _tell_destination(best, reach.start, why)
        return best
    goals = _attack_cells(outlook, focus, negatives, COST)
    if not goals:
        return [reach.start]
    goals = _best_for_attack(outlook, focus, goals, None)
    if why is not None:
        why.append(
            Reason("GH-S-MMV-06", "out-of-reach", [outlook.aim.enemies[focus]], goals, {"points": points})
        )
    return _approach(outlook, goals, negatives, points, why)


def _attack_cells(outlook: Outlook, focus: int, negatives: int, points: int) -> list[int]:
    """Where the monster may end and could attack its focus, within the points (GH-S-MMV-02).

    None of them takes fewer negative hexes: that would be a better way to the focus.
    """
    high = negatives * NEGATIVE + points
    price, aim = outlook.reach.price, outlook.aim
    row, limit, at = aim.rows[focus], aim.attack.limit, aim.cells[focus]
    found: list[int] = []
    for cell in outlook.reach.ends:
        if price[cell] > high:
            break
        if row[cell] <= limit and aim.shape.sees(cell, at):
            found.append(cell)
    return found


# Ranking (GH-S-MMV-03)


def _best_for_attack(outlook: Outlook, focus: int, cells: list[int], why: Reasons) -> list[int]:
    """The cells that are best by the criteria (1) to (4)."""
    aim = outlook.aim
    if len(cells) > 1 and aim.attack.ranged:
        clear = [cell for cell in cells if not aim.is_spoilt(cell, focus)]
        cells = _narrowed(cells, clear, "no-disadvantage", why)
    if len(cells) > 1 and aim.attack.several and len(aim.cells) > 1:
        cells = _best_by_targets(outlook, focus, cells, why)
    return cells


def _best_by_targets(outlook: Outlook, focus: int, cells: list[int], why: Reasons) -> list[int]:
    aim = outlook.aim
    counts = [most_targets(aim, cell, focus) for cell in cells]
    most = max(counts)
    if most == 1:
        return cells
    kept = [cells[number] for number, count in enumerate(counts) if count == most]
    cells = _narrowed(cells, kept, "most-targets", why, most)
    ranks = outlook.ranks()
    picks = [pick(aim, cell, focus, ranks) for cell in cells]
    others = min([found.others for found in picks])
    keep = [number for number, found in enumerate(picks) if found.others == others]
    cells, picks = _kept(cells, picks, keep, "better-targets", 0, why)
    spoilt = [found.spoilt(aim, cells[number], focus) for number, found in enumerate(picks)]
    fewest = min(spoilt)
    keep = [number for number, count in enumerate(spoilt) if count == fewest]
    return _kept(cells, picks, keep, "fewest-spoilt", fewest, why)[0]


def _kept(
    cells: list[int], picks: list[Pick], keep: list[int], key: str, number: int, why: Reasons
) -> tuple[list[int], list[Pick]]:
    kept = _narrowed(cells, [cells[place] for place in keep], key, why, number)
    return kept, [picks[place] for place in keep]


def _narrowed(cells: list[int], kept: list[int], key: str, why: Reasons, number: int = 0) -> list[int]:
    """The cells kept, unless that is none of them; told if it makes a difference."""
    if not kept:
        return cells
    if why is not None and len(kept) < len(cells):
        why.append(Reason("GH-S-MMV-03", key, cells=kept, values={"number": number}))
    return kept


def _cheapest(outlook: Outlook, cells: list[int], why: Reasons) -> list[int]:
    """Criterion (5). All have the same negative hexes, so that the price decides by cost."""
    price = outlook.reach.price
    least = min([price[cell] for cell in cells])
    kept = [cell for cell in cells if price[cell] == least]
    return _narrowed(cells, kept, "least-movement", why, least & COST)


# Out of reach (GH-S-MMV-07)


def _approach(outlook: Outlook, goals: list[int], negatives: int, points: int, why: Reasons) -> list[int]:
    """As near as the points allow to the nearest goal, in movement still to be paid; then the cheapest."""
    reach = outlook.reach
    price, remaining = reach.price, reach.remaining(goals)
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
    if why is not None and found == [reach.start]:
        why.append(Reason("GH-S-MMV-08", "stays-away", cells=found))
    return found


def _tell_destination(cells: list[int], start: int, why: Reasons) -> None:
    if why is None:
        return
    if cells == [start]:
        why.append(Reason("GH-S-MMV-05", "stays", cells=cells))
    else:
        why.append(Reason("GH-S-MMV-04", "destination", cells=cells))
