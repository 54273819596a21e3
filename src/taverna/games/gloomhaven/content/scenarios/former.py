"""Scenario files in the words of before (`goal`, `loss`, `effect`, `rule`, `npcs`), read as what they mean today.

A file that somebody wrote for an earlier version still plays, and a game recorded on it can be replayed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown, word
from taverna.kernel.fields import Fields, bad

Data = dict[str, object]

FORMER: Final = ("setup", "rules", "npcs", "variants")
"""Fields that only files of before have."""
TODAY: Final = ("clauses", "traits", "figures", "interactions", "registers", "standing", "cycle", "own")
"""Fields that only files of today have: what is said in both languages would be heard in one."""
GOALS: Final = {
    "kill-all": "dead",
    "kill": "dead",
    "kill-count": "killed",
    "kill-revealed": "cleared",
    "reveal": "revealed",
    "loot-goals": "looted",
    "each-loots-goal": "each-looted",
    "escort": "arrived",
    "escape": "on",
    "survive": "rounds-over",
    "destroy": "dead",
    "occupy": "filled",
    "end-turn-on": "arrived",
    "open-doors": "opened",
}
FIELDS: Final = {
    "win": ("goal", "monsters", "count", "room", "marker", "npc", "adjacent", "plates", "thing"),
    "lose": ("loss", "npc", "count", "marker", "room", "monsters", "from_door"),
    "setup": ("effect", "card", "count", "conditions"),
    "rules": (
        "rule", "when", "doors", "opens", "plates", "at", "monsters", "ranks", "count", "amount", "who", "within",
        "strong", "inert", "art",
    ),
    "npcs": (
        "id", "name", "hp", "ally", "figure", "healed", "initiative", "count", "start", "door", "move", "toward",
        "opens_doors", "springs_traps", "attack", "range", "all_adjacent",
    ),
}  # fmt: skip
LOSSES: Final = (
    "npc-killed", "exhausted", "exhausted-off-exit", "round-limit", "enemy-on-marker", "room-empty", "killed",
)  # fmt: skip
RULES: Final = (
    "spawn", "lock", "allies", "third-side", "goal-loot-action", "door-cycle", "monster-level", "elements",
    "two-starts", "immovable",
)  # fmt: skip
KINDS: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {
    "win": ("goal", "goal", tuple(GOALS)),
    "lose": ("loss", "loss", LOSSES),
    "setup": ("effect", "set-up effect", ("add-cards", "gain")),
    "rules": ("rule", "rule", RULES),
}
"""Of each list: the field that says what a row is, and the words that mean something today."""
EVENTS: Final = (
    "start", "round-start", "round-end", "door-opened", "turn-start", "turn-end", "goal-looted", "all-dead",
)  # fmt: skip
WHEN: Final = (
    "rounds", "number", "first_round", "door", "from_door", "until_door", "plates", "monsters", "characters",
)  # fmt: skip
OPENERS: Final = ("boss", "plate", "all-on-plates", "event", "destruction")
NEEDED: Final = {
    "kill": "monsters", "killed": "monsters", "enemy-on-marker": "monsters", "npc-killed": "npc", "escort": "npc",
    "destroy": "npc", "occupy": "plates", "end-turn-on": "marker", "spawn": "monsters", "allies": "monsters",
    "third-side": "monsters", "monster-level": "monsters", "immovable": "monsters", "lock": "doors",
    "door-cycle": "doors", "gain": "conditions",
}  # fmt: skip
"""Without it a row would speak of everybody, or of nothing."""
TRAITS: Final[dict[str, Data]] = {
    "allies": {"side": "characters"},
    "third-side": {"side": "third"},
    "monster-level": {},
    "immovable": {"immovable": True},
}
START: Final[Data] = {"start": True}


def is_former(data: Mapping[str, object]) -> bool:
    return bool(_former_words(data))


def _former_words(data: Mapping[str, object]) -> str:
    rows = [row for name in ("win", "lose") for row in _listed(data, name) if isinstance(row, Mapping)]
    found = [name for name in FORMER if name in data]
    return ", ".join(found + [name for name in ("goal", "loss") if any(name in row for row in rows)])


def translated(data: Mapping[str, object], path: str) -> Data:
    """The same scenario in the words of today; what there is no word for stays as it is, and is refused by its name."""
    for name in TODAY:
        if name in data:
            raise bad(f"{path}.{name}", f"does not go together with words of before: {_former_words(data)}")
    found = {name: value for name, value in data.items() if name not in FORMER}
    found["win"] = [_goal(row) for row in _rows(data, "win", path)]
    found["lose"] = [_loss(row) for row in _rows(data, "lose", path)]
    clauses = [_setup(row) for row in _rows(data, "setup", path)]
    traits = {
        name: {"as": other}
        for name, other in Fields(data.get("variants", {}), f"{path}.variants").data.items()
    }
    for row in _rows(data, "rules", path):
        _rule(row, found, clauses, traits)
    figures = [_figure(row) for row in _rows(data, "npcs", path)]
    found.update({"clauses": clauses, "traits": traits, "figures": figures})
    for name in ("lose", "clauses", "traits", "figures"):
        if not found[name]:
            del found[name]
    return found


def _goal(row: Data) -> Data:
    """Also one that is written in the words of today."""
    if "goal" not in row:
        return row
    kind = str(row["goal"])
    found: Data = {"test": GOALS.get(kind, kind)}
    if "count" in row:
        found["count"] = row["count"]
    if row.get("monsters"):
        found["without" if kind == "kill-all" else "of"] = row["monsters"]
    if row.get("room"):
        found["room"] = row["room"]
    if kind in ("destroy", "cleanse", "dig", "save"):
        found["of"] = [row.get("npc", "")]
    if kind == "escort":
        found["who"] = {"types": [row.get("npc", "")]}
    elif kind in ("escape", "occupy", "end-turn-on"):
        found["who"] = "character"
    if kind == "escape":
        found["all"] = True
    if "plates" in row:
        found["at"] = {"plates": row["plates"]}
    elif row.get("marker") or kind == "escape":
        found["at"] = row.get("marker") or START
    if row.get("adjacent"):
        found["within"] = 1
    return found


def _loss(row: Data) -> Data:
    if "loss" not in row:
        return row
    kind = str(row["loss"])
    place = row.get("marker") or START
    if kind == "npc-killed":
        return {"test": "killed", "of": [row.get("npc", "")], "count": row.get("count", 1)}
    if kind == "killed":
        return {"test": "killed", "of": row.get("monsters", [])}
    if kind == "exhausted" and row.get("from_door"):
        return {"all": [{"test": "opened", "doors": [row["from_door"]]}, {"test": "exhausted"}]}
    if kind == "exhausted":
        return {"test": "exhausted"}
    if kind == "exhausted-off-exit":
        return {"test": "exhausted-off", "at": place}
    if kind == "round-limit":
        return {"test": "rounds-over", "count": row.get("count", 1)}
    if kind == "enemy-on-marker":
        return {"test": "on", "who": {"types": row.get("monsters", [])}, "at": place}
    if kind == "room-empty":
        return {
            "test": "present",
            "who": {"who": "character", "on": {"room": row.get("room", "")}},
            "most": 0,
        }
    return {"test": kind}


def _setup(row: Data) -> Data:
    kind = str(row.get("effect", ""))
    if kind == "gain":
        done: Data = {"do": "condition", "conditions": row.get("conditions", [])}
        return {"at": "start", "of": "character", "do": [done]}
    if kind == "add-cards":
        return {"at": "start", "do": [{"do": kind, **_only(row, "card", "count")}]}
    return {"at": "start", "of": "character", "do": [{"do": kind, "count": row.get("count", 1)}]}


def _rule(row: Data, into: Data, clauses: list[Data], traits: dict[str, Data]) -> None:
    kind = str(row.get("rule", ""))
    monsters = row.get("monsters", [])
    if kind == "spawn":
        clauses.append(
            {**_when(row), "do": [{"do": "spawn", **_only(row, "monsters", "ranks", "count", "at")}]}
        )
    elif kind == "lock":
        clauses += _lock(row)
    elif kind == "goal-loot-action" or kind == "two-starts":
        into["standing"] = [*_texts(into, "standing"), kind]
    elif kind == "door-cycle":
        into["cycle"] = row.get("doors", [])
    elif kind == "elements":
        clauses.append({**_when(row), "do": [{"do": "elements", **_only(row, "strong", "inert")}]})
    elif kind in TRAITS and isinstance(monsters, list):
        trait: Data = TRAITS[kind]
        if kind == "monster-level":
            trait = {"level": row.get("count", 1)}
        for monster in monsters:
            traits[monster] = {**traits.get(monster, {}), **trait}
    else:
        clauses.append(
            {**_when(row), "do": [{"do": kind, **{k: row[k] for k in row if k not in ("rule", "when")}}]}
        )


def _lock(row: Data) -> list[Data]:
    doors = row.get("doors", [])
    plates: Data = {"plates": row.get("plates", [])}
    found: list[Data] = [{"at": "set-up", "do": [{"do": "lock", "doors": doors}]}]
    opening: Data = {"do": [{"do": "open", "doors": doors}]}
    opens = row.get("opens", "event")
    if opens == "plate":
        found.append({"at": "turn-end", "of": {"who": "character", "on": plates}, **opening})
    elif opens == "all-on-plates":
        standing: Data = {"test": "on", "who": "character", "at": plates, "all": True}
        found.append({"at": "turn-end", "if": [standing], **opening})
    elif opens == "event":
        found.append({**_when(row), **opening})
    elif opens == "destruction":
        found.append({"at": "killed", "of": {"types": ["door"]}, **opening})
    return found


def _when(row: Data) -> Data:
    when = _object(row, "when")
    found: Data = {"at": when.get("event", "start")}
    tests: list[Data] = []
    rounds: Data = {}
    if when.get("rounds", "every") != "every":
        rounds["is"] = when["rounds"]
    if when.get("number") and found["at"] != "goal-looted":
        rounds["from"] = rounds["until"] = when["number"]
    if "first_round" in when:
        rounds["from"] = when["first_round"]
    if rounds:
        tests.append({"test": "round", **rounds})
    if when.get("from_door"):
        tests.append({"test": "opened", "doors": [when["from_door"]]})
    if when.get("until_door"):
        tests.append({"not": {"test": "opened", "doors": [when["until_door"]]}})
    if "characters" in when:
        tests.append({"test": "characters", "of": when["characters"]})
    if found["at"] == "all-dead":
        found["at"] = "killed"
        tests.append({"test": "dead", "of": when.get("monsters", [])})
    if found["at"] == "goal-looted":
        found["at"] = "looted"
        tests.append({"test": "looted", "count": when.get("number", 1)})
    if when.get("door"):
        found["door"] = when["door"]
    if tests:
        found["if"] = tests
    return found


def _figure(row: Data) -> Data:
    names = {"start": "at", "toward": "toward"}
    dropped = ("ally", "figure", "start", "toward", "door")
    found: Data = {name: value for name, value in row.items() if name not in dropped}
    found.update({new: row[old] for old, new in names.items() if row.get(old)})
    if row.get("door"):
        found["at"] = {"door": row["door"]}
    if not row.get("figure"):
        found["object"] = True
    if not row.get("ally"):
        found["side"] = "monsters"
    return found


def _only(row: Data, *names: str) -> Data:
    return {name: row[name] for name in names if name in row}


def _listed(data: Mapping[str, object], name: str) -> Sequence[object]:
    rows = data.get(name, ())
    return rows if isinstance(rows, (list, tuple)) else ()


def _rows(data: Mapping[str, object], name: str, path: str) -> list[Data]:
    """The rows of a list, each with no other fields than such rows had."""
    if not isinstance(data.get(name, ()), (list, tuple)):
        raise bad(f"{path}.{name}", f"must be a list, not {data[name]!r}")
    found: list[Data] = []
    for number, row in enumerate(_listed(data, name)):
        place = f"{path}.{name}[{number}]"
        if not isinstance(row, Mapping):
            raise bad(place, f"must be an object, not {row!r}")
        if name in FORMER or "goal" in row or "loss" in row:
            _check(name, row, place)
        found.append(dict(row))
    return found


def _check(name: str, row: Mapping[str, object], place: str) -> None:
    """A mistake is told in the words of the file, not of what it is read as."""
    for field in row:
        if field not in FIELDS[name]:
            raise unknown(place, "field", str(field), FIELDS[name])
    if name not in KINDS:
        return
    fields = Fields(row, place)
    kind = word(fields, *KINDS[name])
    fields.texts("monsters", ())
    if kind in NEEDED and not row.get(NEEDED[kind]):
        raise fields.bad(NEEDED[kind], "is needed here")
    if name == "rules":
        word(fields, "opens", "way to open", OPENERS, "event")
        _check_when(Fields(fields.value("when", {"event": "start"}), f"{place}.when"))


def _check_when(fields: Fields) -> None:
    event = word(fields, "event", "event", EVENTS)
    for name, kind in (("door-opened", "door"), ("all-dead", "monsters")):
        if event == name and not fields.data.get(kind):
            raise fields.bad(kind, "is needed here")
    for name in WHEN:
        fields.value(name)
    fields.done()


def _object(data: Mapping[str, object], name: str) -> Data:
    found = data.get(name, {})
    return dict(found) if isinstance(found, Mapping) else {}


def _texts(data: Mapping[str, object], name: str) -> list[object]:
    found = data.get(name, [])
    return list(found) if isinstance(found, list) else []
