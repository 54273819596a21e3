"""What the card of a figure that follows the monster rules lets it do: its lines, what is paid for, its attack."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.areas import ALL_TARGETS, Attack as Reaching
from taverna.games.gloomhaven.board.board import COST
from taverna.games.gloomhaven.board.maps import FAR
from taverna.games.gloomhaven.board.paths import FLY, JUMP as JUMPING, WALK
from taverna.games.gloomhaven.effects import for_allies
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.starting import SUMMON_ATTACK, SUMMON_MOVE
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import JUMP, Ability
from taverna.games.gloomhaven.language.patterns import Pattern
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number
from taverna.games.gloomhaven.monsters.focus import FocusSearch
from taverna.games.gloomhaven.state.figures import BY_CARD, NO_CARD, NOBODY, Figure
from taverna.games.gloomhaven.state.table import Table

MARCH: Final = "npc/escort"
"""The line that is performed instead of a move: it goes where the scenario says."""


def todo_of(table: Table, figure: Figure) -> list[int]:
    """The lines of the figure's card, with a boss's specials in their place."""
    if figure.kind not in BY_CARD:
        found = [SUMMON_MOVE] if figure.sheet.move >= 0 else []
        return found + ([SUMMON_ATTACK] if figure.sheet.attack >= 0 else [])
    stack = table.stacks[table.rules.groups[figure.group].deck]
    if stack.card == NO_CARD:
        return []
    found = []
    for ability in table.rules.card(figure.group, stack.card).action.abilities:
        if ability.op == v.BOSS_SPECIAL and figure.sheet.specials:
            special = figure.sheet.specials[(ability.n.plus - 1) % len(figure.sheet.specials)]
            found += [part.number for part in special.abilities]
        else:
            found.append(ability.number)
    return _marching(table, figure, found) if table.rules.plan.has_march else found


def _marching(table: Table, figure: Figure, todo: list[int]) -> list[int]:
    """Where a scenario tells the figure to go, that takes the place of the moves of its card."""
    march = table.rules.story.march(table, figure)
    if march is None:
        return todo
    others = [number for number in todo if ABILITIES[number].op != v.MOVE and not march.is_alone]
    return [ability_number(MARCH), *others]


handled.OPS.add(v.BOSS_SPECIAL)


def icons(todo: list[int]) -> list[tuple[int, int, list[int]]]:
    """The consume icons in printed order: ability, number of the bonus (-1: the ability itself), elements."""
    found: list[tuple[int, int, list[int]]] = []
    for number in todo:
        ability = ABILITIES[number]
        for index, bonus in enumerate(ability.bonuses):
            if bonus.consume:
                found.append((number, index, bonus.consume))
        if ability.op == v.CONSUME:
            found.append((number, -1, ability.consume))
    return found


def is_fed(table: Table, figure: Figure, ability: Ability, bonus: int) -> bool:
    """Whether the type has paid for that bonus this round."""
    if figure.kind not in BY_CARD or table.fed[figure.group] <= 0:
        return False
    for place, (number, index, _) in enumerate(icons(todo_of(table, figure))):
        if number == ability.number and index == bonus:
            return table.fed[figure.group] >> place & 1 != 0
    return False


def reaching(table: Table, figure: Figure, ability: Ability) -> Reaching:
    """An attack line as the planning sees it."""
    reach = 0
    if ability.range is not None:
        reach = amount(table, ability.range, figure.slot, NOBODY, figure.sheet.range)
        reach += figure.sheet.more_range if reach > 0 else 0
        if reach > 0 and table.lasting:
            reach = max(1, reach + for_allies.more_range(table, figure))
    pattern: Pattern | None = ability.area.pattern if ability.area is not None else None
    targets = ALL_TARGETS if ability.to.pick == v.ALL else max(1, ability.targets)
    if targets == 1:
        targets = figure.sheet.targets
    if ability.special and odd_card(ability.special).is_on_one:
        targets = 1
    within = ability.to.within
    for index, bonus in enumerate(ability.bonuses):
        if is_fed(table, figure, ability, index):
            reach += bonus.gain.range
            targets = max(targets + bonus.gain.targets, bonus.gain.set_targets)
            if bonus.gain.area is not None:
                pattern = bonus.gain.area.pattern
            if bonus.gain.set_to is not None:
                within = bonus.gain.set_to.within
                targets = ALL_TARGETS if bonus.gain.set_to.pick == v.ALL else targets
    if v.NOWHERE < within < v.ROOM:
        reach = within if within > 1 else 0
    impaired = figure.conditions & v.MUDDLE != 0
    return Reaching(max(0, reach), targets, pattern, impaired)


def planned(table: Table, figure: Figure, todo: list[int], start: int) -> Reaching | None:
    """The first attack from there on that the figure is able to make (GH-S-FOC-01, GH-S-MMV-01)."""
    if figure.conditions & v.DISARM:
        return None
    if figure.sheet.attack < 0 and figure.sheet.attack_formula is None:
        return None
    for number in todo[start:]:
        ability = ABILITIES[number]
        if ability.op == v.ATTACK:
            return reaching(table, figure, ability)
        if ability.op == v.CONSUME and is_fed(table, figure, ability, -1):
            for part in ability.perform:
                if part.op == v.ATTACK:
                    return reaching(table, figure, part)
    return None


def mode_of(table: Table, figure: Figure, todo: list[int]) -> int:
    if table.board.figures.flying[figure.slot]:
        return FLY
    for number in todo:
        ability = ABILITIES[number]
        if ability.op == v.MOVE:
            return JUMPING if ability.flags & JUMP else WALK
    return WALK


def points_of(table: Table, figure: Figure, ability: Ability, plus: int = 0) -> int:
    """Of a move; `plus`: what the act adds to its abilities."""
    if figure.sheet.move < 0 or figure.conditions & v.IMMOBILIZE:
        return 0
    points = amount(table, ability.n, figure.slot, NOBODY, figure.sheet.move) + plus
    if table.rules.plan.has_stats and figure.owner != NOBODY:
        points += table.rules.story.more_move(table, figure)
    for index, bonus in enumerate(ability.bonuses):
        if is_fed(table, figure, ability, index):
            points += bonus.gain.move
    if table.lasting:
        points += for_allies.more_move(table, figure)
    return max(0, points)


def preferred(table: Table, figure: Figure, search: FocusSearch, todo: list[int]) -> list[int]:
    """Whom the scenario lets it focus, if it can get at that one in this turn."""
    group = table.rules.groups[figure.group].focus if figure.kind in BY_CARD else NOBODY
    if group == NOBODY:
        return []
    points = 0
    for number in todo:
        if ABILITIES[number].op == v.MOVE:
            points = max(points, points_of(table, figure, ABILITIES[number]))
    found: list[int] = []
    for enemy, slot in enumerate(search.aim.enemies):
        if (
            table.figures[slot].group == group
            and search.price[enemy] & COST <= points
            and search.price[enemy] < FAR
        ):
            found.append(slot)
    return found
