"""From a written position to the options of its game: who plays, at which level, which scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.saving.written.words import id_field
from taverna.games.gloomhaven.scenario import building
from taverna.kernel.fields import Fields, bad

PATH: Final = "position"
EXACT: Final = ("figures", "stacks", "board", "standees", "counts", "acts", "agenda")
"""Fields that only the exact form has: what `dump` gives is never taken for a written position."""
MOST_HEROES: Final = 4
LEVELS: Final = 9


def is_written(data: Mapping[str, object]) -> bool:
    return isinstance(data, Mapping) and not any(name in data for name in EXACT)


def completed(data: Mapping[str, object]) -> dict[str, object]:
    """The position with the seats and options that follow from its heroes, its scenario and its level."""
    fields = Fields(data, PATH)
    rows = fields.items("heroes")
    if not 1 <= len(rows) <= MOST_HEROES:
        raise fields.bad("heroes", f"must be 1 to {MOST_HEROES}, not {len(rows)}")
    classes: list[str] = []
    levels: list[int] = []
    for seat, row in enumerate(rows):
        hero = Fields(row, f"{PATH}.heroes[{seat}]")
        slug = id_field(hero, "class", "class", content.playable_classes())
        if slug in classes:
            raise hero.bad("class", f"there is a {slug!r} already; at most one of each class plays")
        classes.append(slug)
        levels.append(hero.integer("level", 1, LEVELS, 1))
    if len(classes) == 1 and not _is_solo(
        fields
    ):  # nobody else plays alone: the other seat's hero is exhausted
        classes.append(next(slug for slug in content.STARTING_CLASSES if slug != classes[0]))
        levels.append(levels[0])
    seats = fields.integer("seats", 1, MOST_HEROES, len(classes))
    if seats != len(classes):
        raise fields.bad("seats", f"must be {len(classes)}, one for each hero")
    derived: dict[str, object] = {f"class_{seat + 1}": slug for seat, slug in enumerate(classes)}
    derived |= {f"level_{seat + 1}": str(level) for seat, level in enumerate(levels)}
    given = dict(Fields(fields.value("options", {}), f"{PATH}.options").data)
    _add_scenario(fields, derived)
    _add_difficulty(fields, given, derived, levels)
    for name, value in derived.items():
        if name in given and given[name] != value:
            raise bad(
                f"{PATH}.options.{name}", f"must be {value!r} as the position has it, not {given[name]!r}"
            )
    rest = {name: value for name, value in data.items() if name not in ("scenario", "level")}
    return {**rest, "seats": seats, "options": {**given, **derived}}


def _is_solo(fields: Fields) -> bool:
    id = str(fields.value("scenario", ""))
    return id in content.scenario_ids() and bool(content.scenario(id).solo)


def _add_scenario(fields: Fields, derived: dict[str, object]) -> None:
    if not fields.has("scenario"):
        return
    if fields.has("map"):
        raise fields.bad("scenario", "and `map` can't both be there: a map of your own has no scenario")
    derived["scenario"] = str(fields.value("scenario"))


def _add_difficulty(
    fields: Fields, given: dict[str, object], derived: dict[str, object], levels: list[int]
) -> None:
    """`level` is that of the scenario; the heroes' levels and the difficulty must come to it (GH-S-LVL-02, 03)."""
    if not fields.has("level"):
        return
    harder = given.get("solo") is True or given.get("open_information") is True
    wanted = fields.integer("level", 0, 7)
    reached = {
        building.recommended_level(levels, difficulty, harder): difficulty
        for difficulty in reversed(building.DIFFICULTIES)
    }
    if wanted not in reached:
        known = ", ".join(str(level) for level in sorted(reached))
        raise fields.bad("level", f"heroes of these levels play at {known}; raise or lower their `level`")
    derived["difficulty"] = reached[wanted]
