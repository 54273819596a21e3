"""A table as data that a person can read, and back. Abilities, cards and sheets are named, never numbered."""

from __future__ import annotations

from collections.abc import Mapping

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.shelf import shelf
from taverna.games.gloomhaven.saving import checks
from taverna.games.gloomhaven.saving.dumping import (
    dump_act,
    dump_attack,
    dump_board,
    dump_deck,
    dump_figure,
    dump_hero,
    with_ability,
)
from taverna.games.gloomhaven.saving.frame_checks import check_frames
from taverna.games.gloomhaven.saving.frames import (
    HURT,
    LASTING,
    SHOVE,
    TABLE_LISTS,
    TABLE_NUMBERS,
    WALK,
    dump_fields,
)
from taverna.games.gloomhaven.saving.loading import read_table
from taverna.games.gloomhaven.saving.written import form, reading
from taverna.games.gloomhaven.saving.written.maps import read_map
from taverna.games.gloomhaven.scenario import building
from taverna.games.gloomhaven.scenario.building import Brought
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Fields, Rng, Saving, Setting


class GloomhavenSaving(Saving[Table]):
    """The table field by field; also a position as people write it (docs/gloomhaven-positions.md)."""

    def complete(self, data: Mapping[str, object]) -> Mapping[str, object]:
        return form.completed(data) if form.is_written(data) else data

    def dump_table(self, table: Table) -> dict[str, object]:
        found: dict[str, object] = {name: getattr(table, name) for name in TABLE_NUMBERS}
        for name in TABLE_LISTS:
            found[name] = list(getattr(table, name))
        plan = table.rules.plan
        if plan.registers:
            found["registers"] = {name: table.registers[place] for place, name in enumerate(plan.registers)}
        if table.rules.ground:
            found["map"] = table.rules.ground
        if table.rules.types:
            found["types"] = list(table.rules.types)
        found["board"] = dump_board(table)
        found["heroes"] = [dump_hero(table, hero) for hero in table.heroes]
        found["figures"] = [dump_figure(figure) for figure in table.figures]
        found["monster_deck"] = dump_deck(table.monster_deck)
        found["stacks"] = [
            {"draw": stack.draw[:], "discard": stack.discard[:], "card": stack.card} for stack in table.stacks
        ]
        found["acts"] = [dump_act(act) for act in table.acts]
        found["attacks"] = [dump_attack(attack) for attack in table.attacks]
        found["walks"] = [with_ability(dump_fields(walk, WALK), walk.ability) for walk in table.walks]
        found["hurts"] = [dump_fields(hurt, HURT) for hurt in table.hurts]
        found["shoves"] = [dump_fields(shove, SHOVE) for shove in table.shoves]
        found["lasting"] = [
            with_ability(dump_fields(effect, LASTING), effect.ability) for effect in table.lasting
        ]
        return found

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        if form.is_written(fields.data):
            return reading.read_table(fields, seats, rng, options)
        rules = building.ruleset(options, seats, _read_brought(fields, options))
        return read_table(fields, rules, seats, rng)

    def check_agenda(self, table: Table) -> None:
        checks.check_counts(table)
        checks.check_figures(table)
        checks.check_decks(table)
        checks.check_order(table)
        check_frames(table)
        checks.check_agenda(table)


def _read_brought(fields: Fields, options: dict[str, Setting]) -> Brought:
    """The map and the monsters that a position brings beside its options."""
    known = shelf(str(options["content"])).monster_ids()
    types = fields.texts("types", ())
    for number, slug in enumerate(types):
        if slug not in known:
            raise unknown(f"{fields.path}.types[{number}]", "monster", slug, known)
    if not fields.has("map"):
        return Brought(None, {}, types)
    scenario, ground = read_map(fields.value("map"), f"{fields.path}.map")
    return Brought(scenario, ground, types)
