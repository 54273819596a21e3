"""Which attributes of figures, heroes and frames are saved, and how: numbers, switches and lists of numbers by name."""

from __future__ import annotations

from typing import Final

from taverna.kernel import Fields

Names = tuple[str, ...]

FIGURE: Final[Names] = (
    "acted", "cell", "conditions", "focus", "group", "hp", "kept", "left_in", "max_hp", "moved", "number", "owner",
    "side", "slot", "spawned",
)  # fmt: skip
HERO_FIELDS: Final[Names] = (
    "active", "bank", "borrowed", "cards", "clean_kills", "discard", "elite_kills", "exhausted", "figure", "goal",
    "goals", "hand", "initiative", "item_states", "item_uses", "items", "kills", "lead", "level", "lost", "marks",
    "money", "overkill", "perks", "played", "prep", "resting", "seat", "second", "seen", "tokens", "treasures",
    "turn_damage", "used", "xp",
)  # fmt: skip
ACT: Final[Names] = (
    "actor", "aid", "area", "at", "attacked", "before", "began", "bonus", "bought", "card", "cells", "chosen",
    "controlled", "damage", "factor", "group", "half_bought", "hurt", "index", "items", "killed_at", "moved", "origin",
    "paid", "path", "performed", "picked", "planned", "plus", "seat", "stage", "start", "straight", "target",
    "target_cell", "triggered", "used_item",
)  # fmt: skip
ATTACK: Final[Names] = (
    "actor", "added", "adds", "advantage", "area", "area_turn", "attack", "attacked", "bonuses_seen", "chosen",
    "conditions", "damage", "disadvantage", "factor", "ignore_shield", "leaps_from", "limit", "link", "melee",
    "now_adds", "now_advantage", "now_attack", "now_conditions", "now_disadvantage", "now_factor", "now_ignore",
    "now_kill", "now_pierce", "now_pull", "now_push", "now_retaliate", "now_retaliate_range", "now_shield", "offered",
    "origin", "pattern", "pierce", "pull", "pulls", "push", "pushes", "range", "seat", "stage", "target", "value",
)  # fmt: skip
WALK: Final[Names] = (
    "actor",
    "entered",
    "flying",
    "going",
    "jump",
    "points",
    "seat",
    "start",
    "straight",
    "way",
)
HURT: Final[Names] = ("amount", "by", "credit", "seen", "source", "stage", "victim")
SHOVE: Final[Names] = ("actor", "centre", "done", "flags", "left", "pull", "seat", "target")
LASTING: Final[Names] = ("card", "mark", "owner", "seat", "tag", "until", "used", "value")
LARGE: Final = 1 << 62


def dump_fields(thing: object, names: Names) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names:
        value = getattr(thing, name)
        found[name] = list(value) if isinstance(value, list) else value
    return found


def load_fields(thing: object, names: Names, fields: Fields) -> None:
    for name in names:
        default = getattr(thing, name)
        if isinstance(default, bool):
            setattr(thing, name, fields.flag(name, default))
        elif isinstance(default, int):
            setattr(thing, name, fields.integer(name, -LARGE, LARGE, default))
        else:
            setattr(thing, name, fields.integers(name, -LARGE, LARGE, default))
