"""Whether a loaded table can be played on: everything that points somewhere points at something that is there.

Positions written by hand are bad data, never a crash: each complaint names the field and the problem.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content, steps
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects.attack_stages import CHOOSE, NEXT, OFFER, SUM
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import MODIFIERS
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.monsters.acting import OVER as TURN_OVER
from taverna.games.gloomhaven.state.figures import (
    BY_CARD,
    CONSUMED,
    HERO,
    NO_CARD,
    NOBODY,
    SUMMONED,
    Figure,
    Hero,
)
from taverna.games.gloomhaven.state.frames import DAMAGE_SOURCES, Act, Attack, Hurt, Lasting, Shove, Walk
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import COUNTS, LOST, STRONG, Table
from taverna.kernel.fields import bad

PATH: Final = "position"
MOST: Final = 9999
LEVELS: Final = 9
PREPARED: Final = 4
STAGES: Final = 10
ON_FIGURES: Final = (3, 4)
"""Stages of an act in which figures are picked, and affected; later, hexes may be."""
OF_SEATS: Final = (
    steps.PLACE, steps.HERO_TURN, steps.LONG_REST, steps.SHORT_REST, steps.REDRAW, steps.END_REST, steps.LOSE_CARDS,
    steps.RECOVER, steps.KEEP_ACTIVE, steps.REFRESH, steps.PAY, steps.REVEALED, steps.TAKE, steps.LIMIT,
    steps.INTERACT,
)  # fmt: skip
BEGINNINGS: Final = (
    steps.ROUND, steps.NEXT_TURN, steps.CLEAN_UP, steps.SELECT, steps.REVEAL, steps.TIES, steps.FINISH,
)  # fmt: skip
OF_FIGURES: Final = (
    steps.TURN, steps.END_TURN, steps.MONSTER_TURN, steps.ENTER, steps.DROP, steps.DEATH, steps.FEED,
    steps.CLEANSE,
)  # fmt: skip


def _within(path: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise bad(path, f"must lie between {low} and {high}, not {value}")


def _all_within(path: str, values: list[int], low: int, high: int) -> None:
    for number, value in enumerate(values):
        _within(f"{path}[{number}]", value, low, high)


# Heroes, before their figures are made


def check_hero(rules: Ruleset, hero: Hero, seat: int) -> None:
    path = f"{PATH}.heroes[{seat}]"
    _within(f"{path}.seat", hero.seat, seat, seat)
    _within(f"{path}.level", hero.level, 1, LEVELS)
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
        _within(f"{path}.{name}", getattr(hero, name), 0, MOST)
    _within(f"{path}.prep", hero.prep, 0, PREPARED)
    _within(f"{path}.initiative", hero.initiative, 1, 99)
    _within(f"{path}.used", hero.used, 0, 1 << 40)
    _within(f"{path}.marks", hero.marks, 0, 1 << 40)
    _check_cards(rules, hero, path)
    _check_items(rules, hero, path)
    goals = len(content.battle_goals()) - 1
    _within(f"{path}.goal", hero.goal, NOBODY, goals)
    _all_within(f"{path}.goals", hero.goals, 0, goals)
    if hero.prep < PREPARED and len(hero.goals) < 2:
        raise bad(f"{path}.goals", "must be two to choose from")
    perks = len(rules.shelf.hero_class(rules.classes[seat].slug).perks) - 1
    _all_within(f"{path}.perks", hero.perks, 0, perks)
    for number in hero.treasures:
        if number and number not in content.treasure_numbers():
            raise bad(f"{path}.treasures", f"there is no treasure {number}")


def _check_cards(rules: Ruleset, hero: Hero, path: str) -> None:
    """Cards are bits by their place; those of others lie at the last places."""
    _all_within(f"{path}.borrowed", hero.borrowed, 0, len(rules.classes) * CLASS_SIZE - 1)
    for card in hero.borrowed:
        if card % CLASS_SIZE >= len(rules.classes[card // CLASS_SIZE].cards):
            raise bad(f"{path}.borrowed", f"there is no card {card}")
    known = (1 << len(rules.classes[hero.seat].cards)) - 1
    for number in range(len(hero.borrowed)):
        known |= 1 << CLASS_SIZE - 1 - number
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
    _all_within(f"{path}.item_states", hero.item_states, 0, CONSUMED)
    _all_within(f"{path}.item_uses", hero.item_uses, 0, MOST)


# The table


def check(table: Table) -> None:
    _check_counts(table)
    _check_figures(table)
    _check_decks(table)
    _check_order(table)
    _check_frames(table)
    _check_agenda(table)


def _check_figures(table: Table) -> None:
    taken: dict[int, int] = {}
    passing = [walk.actor for walk in table.walks] + [shove.target for shove in table.shoves]
    for seat, hero in enumerate(table.heroes):
        path = f"{PATH}.heroes[{seat}].figure"
        _within(path, hero.figure, 0, len(table.figures) - 1)
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
    _within(f"{path}.max_hp", figure.max_hp, 1, MOST)
    _within(f"{path}.hp", figure.hp, -MOST, figure.max_hp)
    _within(f"{path}.conditions", figure.conditions, 0, (1 << len(v.CONDITIONS)) - 1)
    _within(f"{path}.kept", figure.kept, 0, (1 << len(v.CONDITIONS)) - 1)
    _within(f"{path}.focus", figure.focus, NOBODY, len(table.figures) - 1)
    _within(f"{path}.number", figure.number, 0, MOST)
    _within(f"{path}.moved", figure.moved, 0, MOST)
    if figure.kind == HERO or figure.kind == SUMMONED:
        _within(f"{path}.owner", figure.owner, 0, table.seats - 1)
        _within(f"{path}.group", figure.group, NOBODY, NOBODY if figure.kind == HERO else CLASS_SIZE - 1)
    else:
        _within(f"{path}.owner", figure.owner, NOBODY, NOBODY)
        _within(f"{path}.group", figure.group, NOBODY, len(table.rules.groups) - 1)
    if figure.kind in BY_CARD and figure.present and not table.standees[figure.group] >> figure.number & 1:
        raise bad(f"{path}.number", f"standee {figure.number} is not in play")


def _check_decks(table: Table) -> None:
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


def _check_counts(table: Table) -> None:
    groups = len(table.rules.groups)
    for name, wanted in (
        ("counts", COUNTS),
        ("elements", len(v.ELEMENTS) - 1),
        ("fed", groups),
        ("standees", groups),
    ):
        if len(getattr(table, name)) != wanted:
            raise bad(f"{PATH}.{name}", f"must hold {wanted} numbers")
    _all_within(f"{PATH}.elements", table.elements, 0, STRONG)
    _all_within(f"{PATH}.counts", table.counts, 0, 1 << 40)
    for group in table.rules.groups:
        _within(
            f"{PATH}.standees[{group.number}]", table.standees[group.number], 0, (2 << group.standees) - 1
        )
    if len(table.memory) > groups:
        raise bad(f"{PATH}.memory", f"must not hold more than {groups} numbers")
    _all_within(f"{PATH}.memory", table.memory, 0, MOST)
    _within(f"{PATH}.round", table.round, 0, MOST)
    _within(f"{PATH}.ended", table.ended, 0, LOST)
    _within(f"{PATH}.infused", table.infused, 0, (1 << len(v.ELEMENTS) - 1) - 1)
    _within(f"{PATH}.carded", table.carded, 0, (1 << groups) - 1)
    _within(f"{PATH}.turn", table.turn, NOBODY, len(table.figures) - 1)
    _within(f"{PATH}.suffered", table.suffered, 0, MOST)


def _check_order(table: Table) -> None:
    for name in ("order", "tie"):
        entries: list[int] = getattr(table, name)
        _all_within(f"{PATH}.{name}", entries, 0, 3 + len(table.rules.groups))
        if len(set(entries)) != len(entries):
            raise bad(f"{PATH}.{name}", "names somebody twice")
        for entry in entries:
            if entry < 4 and entry >= table.seats:
                raise bad(f"{PATH}.{name}", f"there is no seat {entry}")
            if entry >= 4 and table.stacks[table.rules.groups[entry - 4].deck].card == NO_CARD:
                raise bad(f"{PATH}.{name}", f"no card is drawn for {table.rules.groups[entry - 4].slug!r}")


# Frames


def _check_frames(table: Table) -> None:
    for number, act in enumerate(table.acts):
        _check_act(table, act, f"{PATH}.acts[{number}]")
    for number, attack in enumerate(table.attacks):
        _check_attack(table, attack, f"{PATH}.attacks[{number}]")
    for number, walk in enumerate(table.walks):
        _check_walk(table, walk, f"{PATH}.walks[{number}]")
    for number, hurt in enumerate(table.hurts):
        _check_hurt(table, hurt, f"{PATH}.hurts[{number}]")
    for number, shove in enumerate(table.shoves):
        _check_shove(table, shove, f"{PATH}.shoves[{number}]")
    for number, effect in enumerate(table.lasting):
        _check_lasting(table, effect, f"{PATH}.lasting[{number}]")


def _check_walk(table: Table, walk: Walk, path: str) -> None:
    cells = table.rules.map.size - 1
    _within(f"{path}.actor", walk.actor, 0, len(table.figures) - 1)
    _within(f"{path}.seat", walk.seat, NOBODY, table.seats - 1)
    _within(f"{path}.points", walk.points, 0, MOST)
    _within(f"{path}.start", walk.start, 0, cells)
    _all_within(f"{path}.entered", walk.entered, 0, cells)
    _all_within(f"{path}.way", walk.way, 0, cells)


def _check_hurt(table: Table, hurt: Hurt, path: str) -> None:
    _within(f"{path}.victim", hurt.victim, 0, len(table.figures) - 1)
    _within(f"{path}.by", hurt.by, NOBODY, len(table.figures) - 1)
    _within(f"{path}.credit", hurt.credit, NOBODY, table.seats - 1)
    _within(f"{path}.source", hurt.source, 0, len(DAMAGE_SOURCES) - 1)
    _within(f"{path}.amount", hurt.amount, 0, MOST)
    _within(f"{path}.stage", hurt.stage, 0, 2)
    _within(f"{path}.seen", hurt.seen, 0, 1 << 62)


def _check_shove(table: Table, shove: Shove, path: str) -> None:
    _within(f"{path}.target", shove.target, 0, len(table.figures) - 1)
    _within(f"{path}.actor", shove.actor, 0, len(table.figures) - 1)
    _within(f"{path}.centre", shove.centre, 0, table.rules.map.size - 1)
    _within(f"{path}.seat", shove.seat, NOBODY, table.seats - 1)
    _within(f"{path}.left", shove.left, 0, MOST)
    _within(f"{path}.flags", shove.flags, 0, 1 << 40)


def _check_lasting(table: Table, effect: Lasting, path: str) -> None:
    _within(f"{path}.owner", effect.owner, 0, len(table.figures) - 1)
    _within(f"{path}.seat", effect.seat, NOBODY, table.seats - 1)
    _within(f"{path}.card", effect.card, NO_CARD, CLASS_SIZE - 1)
    _within(f"{path}.until", effect.until, 0, len(v.DURATIONS) - 1)
    _within(f"{path}.used", effect.used, 0, MOST)
    _within(f"{path}.value", effect.value, -MOST, MOST)
    _within(f"{path}.tag", effect.tag, 0, 62)
    if effect.card != NO_CARD and effect.seat == NOBODY:
        raise bad(f"{path}.seat", "must be whose card it is")


def _check_act(table: Table, act: Act, path: str) -> None:
    last, cells = len(table.figures) - 1, table.rules.map.size - 1
    _within(f"{path}.actor", act.actor, 0, last)
    _within(f"{path}.origin", act.origin, 0, last)
    _within(f"{path}.seat", act.seat, NOBODY, table.seats - 1)
    _within(f"{path}.target", act.target, NOBODY, last)
    _within(f"{path}.card", act.card, NO_CARD, CLASS_SIZE - 1)
    _within(f"{path}.index", act.index, 0, len(act.todo))
    _within(f"{path}.stage", act.stage, 0, STAGES)
    _within(f"{path}.at", act.at, 0, MOST)
    for name in ("bonus", "bought", "half_bought", "items"):
        _within(f"{path}.{name}", getattr(act, name), 0, 1 << 40)
    for name in ("aid", "factor", "plus"):
        _within(f"{path}.{name}", getattr(act, name), 0, MOST)
    _all_within(f"{path}.hurt", act.hurt, 0, last)
    _all_within(f"{path}.picked", act.picked, 0, last if act.stage in ON_FIGURES else max(last, cells))
    for name in ("path", "area", "cells"):
        _all_within(f"{path}.{name}", getattr(act, name), 0, cells)
    for name in ("began", "start", "target_cell", "killed_at", "chosen"):
        _within(f"{path}.{name}", getattr(act, name), -1, cells)
    _all_within(f"{path}.planned", act.planned, 0, max(last, cells))
    if act.stage and act.index >= len(act.todo):
        raise bad(f"{path}.index", "must be that of an ability")


def _check_attack(table: Table, attack: Attack, path: str) -> None:
    last = len(table.figures) - 1
    _within(f"{path}.actor", attack.actor, 0, last)
    _within(f"{path}.seat", attack.seat, NOBODY, table.seats - 1)
    _within(f"{path}.stage", attack.stage, 0, SUM)
    aimed = attack.stage not in (CHOOSE, NEXT, OFFER)
    _within(f"{path}.target", attack.target, 0 if aimed else NOBODY, last)
    _within(f"{path}.bonuses_seen", attack.bonuses_seen, 0, 1 << 62)
    _within(f"{path}.offered", attack.offered, 0, 15)
    if attack.pattern and attack.pattern not in table.rules.items:
        raise bad(f"{path}.pattern", f"there is no item {attack.pattern} in this game")
    for name in ("chosen", "attacked"):
        _all_within(f"{path}.{name}", getattr(attack, name), 0, last)
    for name in ("adds", "now_adds"):
        _all_within(f"{path}.{name}", getattr(attack, name), -MOST, MOST)
    _all_within(f"{path}.area", attack.area, 0, table.rules.map.size - 1)
    for name in (
        "attack",
        "range",
        "value",
        "damage",
        "now_attack",
        "now_factor",
        "factor",
        "limit",
        "added",
    ):
        _within(f"{path}.{name}", getattr(attack, name), -MOST, MOST)
    for name in ("conditions", "now_conditions"):
        _within(f"{path}.{name}", getattr(attack, name), 0, (1 << len(v.CONDITIONS)) - 1)
    if not table.acts:
        raise bad(path, "belongs to an act")


def _check_agenda(table: Table) -> None:
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
        _within(path, second, 0, 1 << 40)
        if op in OF_SEATS:
            _within(path, first, 0, table.seats - 1)
        elif op in OF_FIGURES:
            _within(path, first, 0, len(table.figures) - 1)
            if op == steps.MONSTER_TURN:
                _within(path, second, 0, TURN_OVER)
        elif op == steps.PLACE_REVEALED:
            _within(path, first, 0, table.rules.map.rooms - 1)
            _within(path, second, 0, len(table.figures) - 1)
        elif op == steps.SPAWN:
            _within(path, first, 0, len(table.rules.plan.spawns) - 1)
        elif op == steps.CLAUSE:
            _within(path, first, 0, len(table.rules.plan.lines) - 1)
            _within(path, second, 0, len(table.figures))
        elif op == steps.TIES:
            _within(path, first, 0, MOST)
        if op == steps.DEATH:
            _within(path, second, 0, table.seats)
        elif op in (steps.REDRAW, steps.END_REST):
            _within(path, second, 0, 2 * CLASS_SIZE - 1)
        elif op == steps.TAKE:
            _within(path, second, 0, table.seats)
        elif op == steps.LIMIT:
            _within(path, second, 0, CLASS_SIZE - 1)
        elif op == steps.ENTER:
            _within(path, second, 0, (1 << len(v.CONDITIONS)) - 1)
    if ops and ops[0] not in BEGINNINGS:
        raise bad(path, "must begin with a step of the round")
