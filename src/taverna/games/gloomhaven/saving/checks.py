"""Whether a loaded table can be played on: everything that points somewhere points at something that is there.

Positions written by hand are bad data, never a crash: each complaint names the field and the problem.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content, steps
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects.healing import most_hp
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.monsters.feeding import MOST_TOLD
from taverna.games.gloomhaven.saving.ranges import MOST, PATH, all_within, within
from taverna.games.gloomhaven.state.figures import (
    BY_CARD,
    HERO,
    NO_CARD,
    NOBODY,
    SPARE,
    SUMMONED,
    Figure,
    Hero,
)
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import COUNTS, LOST, STRONG, Table
from taverna.kernel.fields import bad

LEVELS: Final = 9
PREPARED: Final = 4
OF_SEATS: Final = (
    steps.PLACE, steps.HERO_TURN, steps.LONG_REST, steps.SHORT_REST, steps.REDRAW, steps.END_REST, steps.LOSE_CARDS,
    steps.RECOVER, steps.REFRESH, steps.PAY, steps.REVEALED, steps.TAKE, steps.LIMIT, steps.INTERACT,
    steps.EXTRA_TURN, steps.EXTRA_END, steps.DISCARD, steps.HAND_OVER,
    steps.DOOMS, steps.AFTER_ACTION, steps.CONTROLLED,
)  # fmt: skip
FORMER: Final = (steps.ACTION_END, steps.KEEP_ACTIVE, steps.FEED)
BEGINNINGS: Final = (
    steps.ROUND, steps.NEXT_TURN, steps.CLEAN_UP, steps.SELECT, steps.REVEAL, steps.TIES, steps.FINISH,
)  # fmt: skip
OF_FIGURES: Final = (
    steps.TURN, steps.END_TURN, steps.MONSTER_TURN, steps.ENTER, steps.DROP, steps.DEATH, steps.CLEANSE,
    steps.BEFORE_TURN,
)  # fmt: skip


def check_hero(rules: Ruleset, hero: Hero, seat: int) -> None:
    path = f"{PATH}.heroes[{seat}]"
    within(f"{path}.seat", hero.seat, seat, seat)
    within(f"{path}.level", hero.level, 1, LEVELS)
    for name in (
        "xp",
        "tokens",
        "money",
        "kills",
        "elite_kills",
        "overkill",
        "clean_kills",
        "turn_damage",
        "bank",
    ):
        within(f"{path}.{name}", getattr(hero, name), 0, MOST)
    within(f"{path}.prep", hero.prep, 0, PREPARED)
    within(f"{path}.initiative", hero.initiative, 1, 99)
    within(f"{path}.used", hero.used, 0, 1 << 40)
    within(f"{path}.marks", hero.marks, 0, 1 << 40)
    _check_cards(rules, hero, path)
    _check_items(rules, hero, path)
    goals = len(content.battle_goals()) - 1
    within(f"{path}.goal", hero.goal, NOBODY, goals)
    all_within(f"{path}.goals", hero.goals, 0, goals)
    if hero.prep < PREPARED and len(hero.goals) < 2:
        raise bad(f"{path}.goals", "must be two to choose from")
    perks = len(rules.shelf.hero_class(rules.classes[seat].slug).perks) - 1
    all_within(f"{path}.perks", hero.perks, 0, perks)
    for number in hero.treasures:
        if number and number not in content.treasure_numbers():
            raise bad(f"{path}.treasures", f"there is no treasure {number}")


def _check_cards(rules: Ruleset, hero: Hero, path: str) -> None:
    """Cards are bits by their place; those of others lie at the last places."""
    all_within(f"{path}.borrowed", hero.borrowed, NO_CARD, len(rules.classes) * CLASS_SIZE - 1)
    for card in hero.borrowed:
        if card != NO_CARD and card % CLASS_SIZE >= len(rules.classes[card // CLASS_SIZE].cards):
            raise bad(f"{path}.borrowed", f"there is no card {card}")
    known = (1 << len(rules.classes[hero.seat].cards)) - 1
    for number, card in enumerate(hero.borrowed):
        known |= 1 << CLASS_SIZE - 1 - number if card != NO_CARD else 0
    taken = 0
    for name in ("hand", "discard", "lost", "played"):
        cards: int = getattr(hero, name)
        if cards < 0 or cards & ~known:
            raise bad(f"{path}.{name}", "names a card that the class does not have")
        if cards & taken:
            raise bad(f"{path}.{name}", "names a card that lies elsewhere too")
        taken |= cards
    for name in ("active", "cards", "seen"):
        cards = getattr(hero, name)
        if cards < 0 or cards & ~known:
            raise bad(f"{path}.{name}", "names a card that the class does not have")
    for name in ("lead", "second"):
        place: int = getattr(hero, name)
        if place != NO_CARD and (place < 0 or not known >> place & 1):
            raise bad(f"{path}.{name}", f"the class has no card {place}")


def _check_items(rules: Ruleset, hero: Hero, path: str) -> None:
    for number in hero.items:
        if number not in rules.items:
            raise bad(f"{path}.items", f"there is no item {number} in this game")
    shopping = not hero.deck.draw and not hero.deck.discard and not hero.item_states
    if not shopping and not len(hero.items) == len(hero.item_states) == len(hero.item_uses):
        raise bad(f"{path}.item_states", "and `item_uses` must have an entry for each item")
    all_within(f"{path}.item_states", hero.item_states, 0, SPARE)
    all_within(f"{path}.item_uses", hero.item_uses, 0, MOST)


def check_figures(table: Table) -> None:
    taken: dict[int, int] = {}
    passing = [walk.actor for walk in table.walks] + [shove.target for shove in table.shoves]
    for seat, hero in enumerate(table.heroes):
        path = f"{PATH}.heroes[{seat}].figure"
        within(path, hero.figure, 0, len(table.figures) - 1)
        figure = table.figures[hero.figure]
        if figure.kind != HERO or figure.owner != seat:
            raise bad(path, f"figure {hero.figure} is not this hero's")
    for figure in table.figures:
        path = f"{PATH}.figures[{figure.slot}]"
        _check_figure(table, figure, path)
        if figure.cell < 0 or figure.slot in passing:
            continue
        if not table.board.exists(figure.cell):
            raise bad(f"{path}.cell", f"nobody can stand on cell {figure.cell}")
        if figure.cell in taken:
            raise bad(f"{path}.cell", f"figure {taken[figure.cell]} stands on cell {figure.cell} too")
        taken[figure.cell] = figure.slot


def _check_figure(table: Table, figure: Figure, path: str) -> None:
    within(f"{path}.max_hp", figure.max_hp, 1, MOST)
    within(f"{path}.hp", figure.hp, -MOST, most_hp(table, figure))
    within(f"{path}.conditions", figure.conditions, 0, (1 << len(v.CONDITIONS)) - 1)
    within(f"{path}.kept", figure.kept, 0, (1 << len(v.CONDITIONS)) - 1)
    within(f"{path}.focus", figure.focus, NOBODY, len(table.figures) - 1)
    within(f"{path}.number", figure.number, 0, MOST)
    within(f"{path}.moved", figure.moved, 0, MOST)
    if figure.kind == HERO or figure.kind == SUMMONED:
        within(f"{path}.owner", figure.owner, 0, table.seats - 1)
        within(f"{path}.group", figure.group, NOBODY, NOBODY)
        within(f"{path}.group", figure.card, NO_CARD, NO_CARD if figure.kind == HERO else CLASS_SIZE - 1)
    else:
        within(f"{path}.owner", figure.owner, NOBODY, NOBODY)
        within(f"{path}.group", figure.group, NOBODY, len(table.rules.groups) - 1)
    if figure.kind in BY_CARD and figure.present and not table.standees[figure.group] >> figure.number & 1:
        raise bad(f"{path}.number", f"standee {figure.number} is not in play")


def check_decks(table: Table) -> None:
    if len(table.stacks) != len(table.rules.decks):
        raise bad(f"{PATH}.stacks", f"must be {len(table.rules.decks)}, one for each ability deck")
    for number, stack in enumerate(table.stacks):
        cards = stack.draw + stack.discard + ([] if stack.card == NO_CARD else [stack.card])
        if sorted(cards) != list(range(len(table.rules.decks[number].cards))):
            raise bad(f"{PATH}.stacks[{number}]", "must hold every card of its deck once")
    for group in table.rules.groups:
        if table.carded >> group.number & 1 and table.stacks[group.deck].card == NO_CARD:
            raise bad(f"{PATH}.carded", f"no card is drawn for {group.slug!r}")
    _check_deck(f"{PATH}.monster_deck", table.monster_deck)
    dealt = not table.agenda or table.agenda[-1][0] != steps.PREPARE
    for seat, hero in enumerate(table.heroes):
        if dealt:
            _check_deck(f"{PATH}.heroes[{seat}].deck", hero.deck)


def _check_deck(path: str, deck: Deck) -> None:
    """Drawing must come to an end: with a card that is neither rolling nor taken out when drawn."""
    for card in deck.draw + deck.discard:
        if not MODIFIERS[card].rolling and not MODIFIERS[card].removed:
            return
    raise bad(path, "must hold a card that is neither rolling nor bless or curse")


def check_counts(table: Table) -> None:
    groups = len(table.rules.groups)
    for name, wanted in (
        ("counts", COUNTS),
        ("elements", len(v.ELEMENTS) - 1),
        ("fed", groups),
        ("standees", groups),
    ):
        if len(getattr(table, name)) != wanted:
            raise bad(f"{PATH}.{name}", f"must hold {wanted} numbers")
    all_within(f"{PATH}.elements", table.elements, 0, STRONG)
    all_within(f"{PATH}.counts", table.counts, 0, 1 << 40)
    for group in table.rules.groups:
        within(f"{PATH}.standees[{group.number}]", table.standees[group.number], 0, (2 << group.standees) - 1)
    if len(table.memory) > groups:
        raise bad(f"{PATH}.memory", f"must not hold more than {groups} numbers")
    all_within(f"{PATH}.memory", table.memory, 0, MOST)
    within(f"{PATH}.round", table.round, 0, MOST)
    within(f"{PATH}.ended", table.ended, 0, LOST)
    within(f"{PATH}.infused", table.infused, 0, (1 << len(v.ELEMENTS) - 1) - 1)
    within(f"{PATH}.carded", table.carded, 0, (1 << groups) - 1)
    within(f"{PATH}.turn", table.turn, NOBODY, len(table.figures) - 1)
    within(f"{PATH}.suffered", table.suffered, 0, MOST)


def check_order(table: Table) -> None:
    for name in ("order", "tie"):
        entries: list[int] = getattr(table, name)
        all_within(f"{PATH}.{name}", entries, 0, 3 + len(table.rules.groups))
        if len(set(entries)) != len(entries):
            raise bad(f"{PATH}.{name}", "names somebody twice")
        for entry in entries:
            if entry < 4 and entry >= table.seats:
                raise bad(f"{PATH}.{name}", f"there is no seat {entry}")
            if entry >= 4 and table.stacks[table.rules.groups[entry - 4].deck].card == NO_CARD:
                raise bad(f"{PATH}.{name}", f"no card is drawn for {table.rules.groups[entry - 4].slug!r}")


def _boulders(table: Table, path: str, op: int, first: int) -> None:
    most = len(table.rules.plan.lines) if op == steps.ROLL else table.rules.map.size
    within(path, first, 0, most - 1)


def check_agenda(table: Table) -> None:
    """Every step has what it works with."""
    path = f"{PATH}.agenda"
    ops = [op for op, _, _ in table.agenda]
    for name, op in (
        ("acts", steps.ACT),
        ("attacks", steps.ATTACK),
        ("walks", steps.WALK),
        ("hurts", steps.HURT),
        ("shoves", steps.SHOVE),
    ):
        if len(getattr(table, name)) != ops.count(op):
            raise bad(path, f"must hold as many steps {steps.STEPS[op]!r} as there are {name}")
    for op, first, second in table.agenda:
        if op in FORMER:
            raise bad(path, f"nothing does the step {steps.STEPS[op]!r} any more")
        within(path, second, 0, 1 << 40)
        if op in OF_SEATS:
            within(path, first, 0, table.seats - 1)
        elif op in OF_FIGURES:
            within(path, first, 0, len(table.figures) - 1)
            if op == steps.MONSTER_TURN:
                within(path, second, 0, MOST_TOLD)
        elif op == steps.PLACE_REVEALED:
            within(path, first, 0, table.rules.map.rooms - 1)
            within(path, second, 0, len(table.figures) - 1)
        elif op in (steps.ROLL, steps.BOULDER):
            _boulders(table, path, op, first)
        elif op == steps.SPAWN:
            within(path, first, 0, len(table.rules.plan.spawns) - 1)
        elif op == steps.CLAUSE:
            within(path, first, 0, len(table.rules.plan.lines) - 1)
            within(path, second, 0, len(table.figures))
        elif op == steps.TIES:
            within(path, first, 0, MOST)
        if op == steps.DEATH:
            within(path, second, 0, table.seats)
        elif op in (steps.REDRAW, steps.END_REST):
            within(path, second, 0, 2 * CLASS_SIZE - 1)
        elif op == steps.TAKE:
            within(path, second, 0, table.seats)
        elif op == steps.LIMIT:
            within(path, second, 0, CLASS_SIZE - 1)
        elif op == steps.OFFERED:
            within(path, first, 0, 62)
            within(path, second, 0, len(table.figures) - 1)
        elif op == steps.ENTER:
            within(path, second, 0, (1 << len(v.CONDITIONS)) - 1)
    if ops and ops[0] not in BEGINNINGS:
        raise bad(path, "must begin with a step of the round")
