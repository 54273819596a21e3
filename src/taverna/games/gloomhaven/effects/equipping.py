"""What worn items do all the time: a hero's sheet, default actions, room for more (section 18)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.starting import DEFAULT_ATTACK, DEFAULT_MOVE
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Selector
from taverna.games.gloomhaven.language.registry import register
from taverna.games.gloomhaven.language.vocabulary import ATTACK, ENEMY, MOVE
from taverna.games.gloomhaven.state.belongings import GOAL
from taverna.games.gloomhaven.state.figures import SPARE, Hero, Sheet
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Table

STRONGEST: Final = 4
HANDS: Final = {"onehand": 1, "twohand": 2}
FAR: Final = 99
ARM: Final = "arm"


def _defaults(op: int, key: str) -> list[int]:
    """Default actions by value, from 3 on."""
    found: list[int] = []
    for value in range(3, STRONGEST + 1):
        ability = Ability(op)
        ability.n = Amount(value)
        if op == ATTACK:
            ability.to = Selector(ENEMY)
        found.append(register(f"default/{key}/{value}", ability).number)
    return found


ATTACKS: Final = [DEFAULT_ATTACK, *_defaults(ATTACK, "attack")]
MOVES: Final = [DEFAULT_MOVE, *_defaults(MOVE, "move")]


def worn(rules: Ruleset, hero: Hero) -> list[int]:
    """Items that do something for the hero: none, while the scenario takes that from it (GH-S-SPC-07)."""
    if rules.plan.no_items_before_goal and GOAL not in hero.treasures:
        return []
    if SPARE in hero.item_states:
        return [number for place, number in enumerate(hero.items) if hero.item_states[place] != SPARE]
    return hero.items


def fits(worn: list[str], slot: str, level: int, more: int = 0) -> bool:
    """GH-S-ITM-01. `more` small items are allowed by other items."""
    if slot == "small":
        return worn.count("small") < (level + 1) // 2 + more
    if slot == "twohand":
        return "onehand" not in worn and "twohand" not in worn
    if slot == "onehand":
        return worn.count("onehand") < 2 and "twohand" not in worn
    return slot not in worn


def left_over(rules: Ruleset, items: list[int], level: int) -> list[int]:
    """Places of the items for which there is no room, taken in their order."""
    taken: list[str] = []
    found: list[int] = []
    more = small_slots(rules, items)
    for place, number in enumerate(items):
        slot = rules.items[number].slot
        if fits(taken, slot, level, more):
            taken.append(slot)
        else:
            found.append(place)
    return found


def hands_of(rules: Ruleset, items: list[int]) -> int:
    return sum([HANDS.get(rules.items[number].slot, FAR) for number in items])


def has_room(rules: Ruleset, items: list[int], number: int, level: int, hands: int) -> bool:
    """Whether one more item may be taken along: worn, or as a weapon for so many hands that a card may give."""
    over = [(items + [number])[place] for place in left_over(rules, items + [number], level)]
    return not over or hands_of(rules, over) <= hands


def more_hands(table: Table, seat: int) -> int:
    """For how many hands a card that the hero may play gives room (effects/odd/arm.py)."""
    found = 0
    for card in table.rules.classes[seat].cards:
        if table.rules.brought:
            known = table.rules.brought[seat].pool >> card.place & 1 != 0
        else:
            known = 0 <= card.level <= table.heroes[seat].level
        if known:
            for ability in card.top.abilities + card.bottom.abilities:
                if ability.special == ARM:
                    found = max(found, ability.n.plus)
    return found


def sheet_of_hero(rules: Ruleset, hero: Hero) -> Sheet:
    """The sheet of a hero with the items it wears."""
    known = rules.classes[hero.seat]
    sheet = Sheet(f"hero/{known.slug}", known.slug, known.hp[hero.level], 0, 0, 0)
    for number in worn(rules, hero):
        item = rules.items[number]
        sheet.immune |= item.immune
        sheet.flying = sheet.flying or item.flying
        sheet.phases = sheet.phases or item.phases
        sheet.no_push = sheet.no_push or item.unmovable
        sheet.ignores |= item.ignores
    if rules.plan.holder_immune and GOAL in hero.treasures:
        sheet.immune |= rules.plan.holder_immune
    return sheet


def wear(table: Table, seat: int) -> None:
    """Clones of earlier positions keep the sheet they have."""
    hero = table.heroes[seat]
    if hero.items or table.rules.plan.holder_immune:
        figure = table.figures[hero.figure]
        figure.sheet = sheet_of_hero(table.rules, hero)
        table.board.figures.flying[figure.slot] = figure.sheet.flying
        table.board.figures.invisible[figure.slot] = table.is_hidden(figure)


def default_attack(table: Table, hero: Hero) -> int:
    """The ability that takes the place of a top action (GH-S-TRN-03)."""
    return ATTACKS[
        max([2] + [table.rules.items[number].default_attack for number in worn(table.rules, hero)]) - 2
    ]


def default_move(table: Table, hero: Hero) -> int:
    return MOVES[
        max([2] + [table.rules.items[number].default_move for number in worn(table.rules, hero)]) - 2
    ]


def turned(table: Table, hero: Hero, mask: int) -> int:
    """Conditions about to be gained, where an item puts another in their place."""
    for number in worn(table.rules, hero):
        item = table.rules.items[number]
        if mask & item.turns:
            mask = mask & ~item.turns | item.into
    return mask


def focus_initiative(table: Table, hero: Hero) -> int:
    """What monsters take for the hero's initiative; 0: the true one."""
    return max([0] + [table.rules.items[number].focus_initiative for number in worn(table.rules, hero)])


def small_slots(rules: Ruleset, items: list[int]) -> int:
    return sum([rules.items[number].small_slots for number in items])


def melee_reach(table: Table, hero: Hero) -> int:
    """How far the hero's single-target melee attacks reach."""
    return max([1] + [table.rules.items[number].melee_reach for number in worn(table.rules, hero)])
