"""Whether what is under way on a loaded table can go on: acts, attacks, moves, damage, shoves, lasting effects."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.content.unhandled import of_abilities
from taverna.games.gloomhaven.effects.attack.stages import CHOOSE, DIVERT, NEXT, OFFER, ORIGIN
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.rules.operations import is_stage_of
from taverna.games.gloomhaven.rules.stages import EACH, PICK, STAGES
from taverna.games.gloomhaven.saving.ranges import MOST, PATH, all_within, within
from taverna.games.gloomhaven.state.figures import NO_CARD, NOBODY
from taverna.games.gloomhaven.state.frames import DAMAGE_SOURCES, Act, Attack, Hurt, Lasting, Shove, Walk
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel.fields import bad

ON_FIGURES: Final = (PICK, EACH)
"""Stages of an act in which figures are picked, and affected; later, hexes may be."""


def check_frames(table: Table) -> None:
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
    within(f"{path}.actor", walk.actor, 0, len(table.figures) - 1)
    within(f"{path}.seat", walk.seat, NOBODY, table.seats - 1)
    within(f"{path}.points", walk.points, 0, MOST)
    within(f"{path}.start", walk.start, 0, cells)
    all_within(f"{path}.entered", walk.entered, 0, cells)
    all_within(f"{path}.way", walk.way, 0, cells)


def _check_hurt(table: Table, hurt: Hurt, path: str) -> None:
    within(f"{path}.victim", hurt.victim, 0, len(table.figures) - 1)
    within(f"{path}.by", hurt.by, NOBODY, len(table.figures) - 1)
    within(f"{path}.credit", hurt.credit, NOBODY, table.seats - 1)
    within(f"{path}.source", hurt.source, 0, len(DAMAGE_SOURCES) - 1)
    within(f"{path}.amount", hurt.amount, 0, MOST)
    within(f"{path}.stage", hurt.stage, 0, 2)
    within(f"{path}.seen", hurt.seen, 0, 1 << 62)


def _check_shove(table: Table, shove: Shove, path: str) -> None:
    within(f"{path}.target", shove.target, 0, len(table.figures) - 1)
    within(f"{path}.actor", shove.actor, 0, len(table.figures) - 1)
    within(f"{path}.centre", shove.centre, 0, table.rules.map.size - 1)
    within(f"{path}.seat", shove.seat, NOBODY, table.seats - 1)
    within(f"{path}.left", shove.left, 0, MOST)
    within(f"{path}.flags", shove.flags, 0, 1 << 40)


def _check_lasting(table: Table, effect: Lasting, path: str) -> None:
    within(f"{path}.owner", effect.owner, 0, len(table.figures) - 1)
    within(f"{path}.seat", effect.seat, NOBODY, table.seats - 1)
    within(f"{path}.card", effect.card, NO_CARD, CLASS_SIZE - 1)
    within(f"{path}.until", effect.until, 0, len(v.DURATIONS) - 1)
    within(f"{path}.used", effect.used, 0, MOST)
    within(f"{path}.value", effect.value, -MOST, MOST)
    within(f"{path}.tag", effect.tag, 0, 62)
    if effect.card != NO_CARD and effect.seat == NOBODY:
        raise bad(f"{path}.seat", "must be whose card it is")
    _check_ability(table, ABILITIES[effect.ability], f"{path}.ability")


def _check_act(table: Table, act: Act, path: str) -> None:
    last, cells = len(table.figures) - 1, table.rules.map.size - 1
    within(f"{path}.actor", act.actor, 0, last)
    within(f"{path}.origin", act.origin, 0, last)
    within(f"{path}.seat", act.seat, NOBODY, table.seats - 1)
    within(f"{path}.target", act.target, NOBODY, last)
    within(f"{path}.card", act.card, NO_CARD, CLASS_SIZE - 1)
    within(f"{path}.index", act.index, 0, len(act.todo))
    within(f"{path}.stage", act.stage, 0, STAGES - 1)
    within(f"{path}.at", act.at, 0, MOST)
    for name in ("bonus", "bought", "half_bought", "items"):
        within(f"{path}.{name}", getattr(act, name), 0, 1 << 40)
    within(f"{path}.triggered", act.triggered, -1, 1 << 62)
    for name in ("aid", "factor", "paid", "plus"):
        within(f"{path}.{name}", getattr(act, name), 0, MOST)
    all_within(f"{path}.hurt", act.hurt, 0, last)
    all_within(f"{path}.attacked", act.attacked, 0, last)
    all_within(f"{path}.picked", act.picked, 0, last if act.stage in ON_FIGURES else max(last, cells))
    for name in ("path", "area", "cells"):
        all_within(f"{path}.{name}", getattr(act, name), 0, cells)
    for name in ("began", "start", "target_cell", "killed_at", "chosen"):
        within(f"{path}.{name}", getattr(act, name), -1, cells)
    all_within(f"{path}.planned", act.planned, 0, max(last, cells))
    if act.stage and act.index >= len(act.todo):
        raise bad(f"{path}.index", "must be that of an ability")
    for number in act.todo:
        _check_ability(table, ABILITIES[number], f"{path}.todo")
    if not is_stage_of(table, act):
        raise bad(f"{path}.stage", f"{act.stage} is no stage of {ABILITIES[act.todo[act.index]].key!r}")


def _check_ability(table: Table, ability: Ability, path: str) -> None:
    """Every word of it has a handler, or the scenario tells what it means."""
    told = table.rules.scenario.told_specials() if table.rules.scenario is not None else []
    for _, word in of_abilities([ability], path):
        if word not in told:
            raise bad(path, f"the {word} of {ability.key!r} is not carried out yet")


def _check_attack(table: Table, attack: Attack, path: str) -> None:
    last = len(table.figures) - 1
    within(f"{path}.actor", attack.actor, 0, last)
    within(f"{path}.seat", attack.seat, NOBODY, table.seats - 1)
    within(f"{path}.stage", attack.stage, 0, DIVERT)
    aimed = attack.stage not in (CHOOSE, NEXT, OFFER, ORIGIN)
    within(f"{path}.target", attack.target, 0 if aimed else NOBODY, last)
    within(f"{path}.bonuses_seen", attack.bonuses_seen, 0, 1 << 62)
    within(f"{path}.offered", attack.offered, 0, 15)
    within(f"{path}.link", attack.link, 0, MOST)
    for name in ("leaps_from", "origin"):
        within(f"{path}.{name}", getattr(attack, name), -1, table.rules.map.size - 1)
    if attack.pattern and attack.pattern not in table.rules.items:
        raise bad(f"{path}.pattern", f"there is no item {attack.pattern} in this game")
    for name in ("chosen", "attacked"):
        all_within(f"{path}.{name}", getattr(attack, name), 0, last)
    for name in ("adds", "now_adds"):
        all_within(f"{path}.{name}", getattr(attack, name), -MOST, MOST)
    all_within(f"{path}.area", attack.area, 0, table.rules.map.size - 1)
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
        within(f"{path}.{name}", getattr(attack, name), -MOST, MOST)
    for name in ("conditions", "now_conditions"):
        within(f"{path}.{name}", getattr(attack, name), 0, (1 << len(v.CONDITIONS)) - 1)
    if not table.acts:
        raise bad(path, "belongs to an act")
