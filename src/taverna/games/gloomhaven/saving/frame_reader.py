"""What is under way, read back from a saved position: acts, attacks, moves, damage, shoves, lasting effects."""

from __future__ import annotations

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language.registry import (
    ability_number,
    action_number,
    modifier_number,
)
from taverna.games.gloomhaven.saving.frames import (
    ACT,
    ATTACK,
    HURT,
    LASTING,
    SHOVE,
    WALK,
    load_fields,
)
from taverna.games.gloomhaven.state.frames import Act, Attack, Hurt, Lasting, Shove, Walk
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Fields


def read_frames(fields: Fields, table: Table) -> None:
    for number, row in enumerate(fields.items("acts", [])):
        table.acts.append(_load_act(Fields(row, f"{fields.path}.acts[{number}]")))
    for number, row in enumerate(fields.items("attacks", [])):
        table.attacks.append(_load_attack(Fields(row, f"{fields.path}.attacks[{number}]")))
    for number, row in enumerate(fields.items("walks", [])):
        part = Fields(row, f"{fields.path}.walks[{number}]")
        walk = Walk(0, 0, _ability(part, "ability"), 0)
        load_fields(walk, WALK, part)
        part.done()
        table.walks.append(walk)
    for number, row in enumerate(fields.items("hurts", [])):
        part = Fields(row, f"{fields.path}.hurts[{number}]")
        hurt = Hurt(0, 0, 0, 0, 0)
        load_fields(hurt, HURT, part)
        part.done()
        table.hurts.append(hurt)
    for number, row in enumerate(fields.items("shoves", [])):
        part = Fields(row, f"{fields.path}.shoves[{number}]")
        shove = Shove(0, 0, 0, 0, False, 0)
        load_fields(shove, SHOVE, part)
        part.done()
        table.shoves.append(shove)
    for number, row in enumerate(fields.items("lasting", [])):
        part = Fields(row, f"{fields.path}.lasting[{number}]")
        effect = Lasting(0, _ability(part, "ability"), 0, 0, 0)
        load_fields(effect, LASTING, part)
        part.done()
        table.lasting.append(effect)


def _load_act(fields: Fields) -> Act:
    act = Act(0, 0, _abilities(fields, "todo"))
    load_fields(act, ACT, fields)
    key = fields.text("action", "")
    act.action = action_number(key) if key else -1
    fields.done()
    return act


def _load_attack(fields: Fields) -> Attack:
    attack = Attack(0, 0, _ability(fields, "ability"))
    load_fields(attack, ATTACK, fields)
    attack.after = _abilities(fields, "after")
    attack.answers = _abilities(fields, "answers")
    attack.drawn = modifier_cards(fields, "drawn")
    attack.used = modifier_cards(fields, "used")
    fields.done()
    return attack


def _ability(fields: Fields, name: str) -> int:
    return _number(fields, name, fields.text(name))


def _abilities(fields: Fields, name: str) -> list[int]:
    return [_number(fields, name, key) for key in fields.texts(name, [])]


def _number(fields: Fields, name: str, key: str) -> int:
    number = ability_number(key)
    if number < 0:
        _load_content(key)
        number = ability_number(key)
    if number < 0:
        raise fields.bad(name, f"there is no ability {key!r}")
    return number


def _load_content(key: str) -> None:
    """Abilities get their numbers when their component is first read."""
    if key.startswith("item/"):
        for number in content.item_numbers():
            content.item(number)


def modifier_cards(fields: Fields, name: str) -> list[int]:
    found: list[int] = []
    for key in fields.texts(name, []):
        number = modifier_number(key)
        if number < 0:
            raise fields.bad(name, f"there is no modifier card {key!r}")
        found.append(number)
    return found
