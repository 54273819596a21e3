"""What a scenario asks for, and its special rules, told by the data of its file."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.clauses import (
    Clause,
    Line,
    OwnFigure,
    Test,
)
from taverna.games.gloomhaven.content.scenarios.file import GOAL_THING, TRAP, Scenario
from taverna.games.gloomhaven.language import clauses as c, moments, vocabulary as v
from taverna.games.gloomhaven.view.wording import cards
from taverna.games.gloomhaven.view.wording.conditions import of_test
from taverna.games.gloomhaven.view.wording.happenings import happening
from taverna.games.gloomhaven.view.wording.occasions import plates_of, when
from taverna.games.gloomhaven.view.wording.traits import of_march, of_own_figure, of_stats, of_traits
from taverna.games.gloomhaven.view.wording.whom import is_own, of_whom
from taverna.kit.phrases import Phrase

LOOKS: Final = ("bear", "spike", "poison")
SOME: Final = "some"
"""Of traps that can't be told apart by how they look."""
OBJECTIVES: Final = {
    c.CLEARED: "kill-revealed",
    c.LOOTED: "loot-goals",
    c.EACH_LOOTED: "each-loots-goal",
    c.ON: "escape",
    c.FILLED: "occupy",
    c.OPENED: "open-doors",
    c.ROUNDS_OVER: "survive",
    c.ESCAPED: "escaped",
}
OF_GOALS: Final = (c.ONE_GOAL_EACH, c.GOAL_TURN_END)
UNTOLD: Final = (c.SET, c.ADD, c.REMEMBER, c.TAKE_GOAL, c.SET_FREE, c.DROP, c.LOSE)
"""What a register is for is told where it counts, what is taken with the offer, what loses by `losses`."""
DEED: Final = "deed-"
"""Registers of this name tell that something has been done."""


def objectives(scenario: Scenario, characters: int, level: int) -> list[Phrase]:
    """Every one of these must hold."""
    told = [_objective(scenario, test, _bound(test, characters, level)) for test in scenario.win]
    return told or [Phrase("objective-unknown")]


def _bound(test: Test, characters: int = 2, level: int = 1) -> int:
    """How many a test asks for."""
    return (test.least if test.kind == c.REGISTER else test.count).value(characters, level)


def _objective(scenario: Scenario, test: Test, count: int) -> Phrase:
    kind = test.kind
    if kind == c.DEAD:
        return _deaths(scenario, test)
    if kind == c.KILLED and test.types:
        return Phrase("objective-kill-count-of", {"n": count, "monsters": test.types})
    if kind == c.KILLED:
        return Phrase("objective-kill-count", {"n": count})
    if kind == c.REVEALED and test.room:
        return Phrase("objective-reveal", {"n": scenario.room_named(test.room) + 1})
    if kind == c.REVEALED:
        return Phrase("objective-reveal-all")
    if kind == c.ARRIVED:
        return _arrival(scenario, test)
    if kind == c.PRESENT and test.whom is not None and test.whom.treasure:
        return Phrase("objective-present-treasure", {"n": test.whom.treasure})
    if kind == c.PRESENT and test.whom is not None and test.whom.hurt and not test.most.value(2, 1):
        return Phrase("objective-heal-all", {"monsters": test.whom.types})
    if kind == c.PRESENT and test.whom is not None:
        return Phrase("objective-present", {"whom": [of_whom(scenario, test.whom)]})
    if kind == c.REGISTER and test.register.startswith(DEED):
        return Phrase("objective-deed", {"deed": test.register.removeprefix(DEED)})
    if kind == c.REGISTER:
        return Phrase("objective-register", {"n": count, "register": test.register})
    if kind in (c.ALL_OF, c.ANY_OF):
        parts = [_objective(scenario, other, _bound(other)) for other in test.tests]
        return Phrase("objective-all" if kind == c.ALL_OF else "objective-any", {"parts": parts})
    if kind == c.ON and test.is_all and test.place is not None and test.place.room:
        return Phrase("objective-reach-room", {"n": scenario.room_named(test.place.room) + 1})
    if (kind == c.ON and not test.is_all) or (kind == c.OPENED and test.doors) or kind not in OBJECTIVES:
        return Phrase("objective-when", {"parts": [of_test(scenario, test)]})
    return Phrase(f"objective-{OBJECTIVES[kind]}", {"n": count} if kind in (c.LOOTED, c.ROUNDS_OVER) else {})


def _deaths(scenario: Scenario, test: Test) -> Phrase:
    if is_own(scenario, test.types):
        dug = any(figure.is_dug for figure in scenario.figures if figure.id in test.types)
        return Phrase("objective-dig" if dug else "objective-destroy", {"npc": test.types[0]})
    if test.types:
        return Phrase("objective-kill", {"monsters": test.types})
    if test.without:
        return Phrase("objective-kill-all-but", {"monsters": test.without})
    return Phrase("objective-kill-all")


def _arrival(scenario: Scenario, test: Test) -> Phrase:
    assert test.whom is not None
    if test.whom.holding:
        return Phrase("objective-bring", {"thing": scenario.thing})
    if test.whom.treasure:
        return Phrase("objective-bring-treasure", {"n": test.whom.treasure})
    if not test.whom.types:
        return Phrase("objective-end-turn-on")
    near = "objective-escort-near" if test.within else "objective-escort"
    return Phrase(near, {"npc": test.whom.types[0]})


def special_rules(scenario: Scenario, characters: int) -> list[Phrase]:
    """Effects at the start, what the traps do, then the other rules, for this number of characters."""
    told = [clause for clause in scenario.clauses if not clause.card]
    opening = [clause for clause in told if clause.moment == moments.START]
    others = [clause for clause in told if clause.moment != moments.START]
    found = [phrase for clause in opening for phrase in _clause(scenario, clause, characters)]
    found += of_dungeon(scenario)
    found += traps(scenario)
    found += _barred(scenario)
    if scenario.starts[characters] != scenario.start:
        found.append(Phrase("rule-starts"))
    if any(overlay.is_impassable for overlay in scenario.overlays):
        found.append(Phrase("rule-impassable"))
    if any(overlay.is_indestructible for overlay in scenario.overlays):
        found.append(Phrase("rule-indestructible"))
    if any(overlay.is_barrier for overlay in scenario.overlays):
        found.append(Phrase("rule-barrier"))
    if scenario.companion:
        found.append(Phrase("rule-companion"))
    for named in scenario.forbidden:
        key = "rule-forbidden-bottom" if named.is_bottom else "rule-forbidden-top"
        found.append(Phrase(key, {"card": named.card}))
    thing: dict[str, object] = {"thing": scenario.thing}
    found += [
        Phrase(f"rule-{c.STANDING[standing]}", thing)
        for standing in scenario.standing
        if standing not in OF_GOALS or scenario.thing == GOAL_THING  # else told by what may be carried
    ]
    found += [Phrase("rule-unkept", {"n": one.number}) for one in scenario.treasures if not one.is_kept]
    found += of_traits(scenario)
    found += [phrase for figure in scenario.figures for phrase in of_own_figure(figure)]
    found += [_way(scenario, figure) for figure in scenario.figures if figure.toward is not None]
    found += [phrase for clause in others for phrase in _clause(scenario, clause, characters)]
    found += _offers(scenario)
    if scenario.own:
        found.append(Phrase(f"rule-own-{scenario.own}"))
    if scenario.cycle:
        found.append(Phrase("rule-door-cycle", {"labels": scenario.cycle}))
    return list(
        {repr(phrase): phrase for phrase in found}.values()
    )  # what several lines say alike is told once


def of_dungeon(scenario: Scenario) -> list[Phrase]:
    """How the rooms come to the table (GH-C-RDD)."""
    dungeon = scenario.dungeon
    if dungeon is None:
        return []
    found = [Phrase("rule-dungeon", {"n": dungeon.count}), Phrase("rule-dungeon-exits")]
    if dungeon.penalties:
        found.append(Phrase("rule-dungeon-penalties", {"penalty_1": dungeon.penalties}))
    if dungeon.has_goal:
        found.append(Phrase("rule-dungeon-goal"))
    return found


def of_card(scenario: Scenario, card: str, characters: int) -> list[Phrase]:
    """What a card of the dungeon does: a penalty of a room, or a treasure."""
    clauses = [clause for clause in scenario.clauses if clause.card == card]
    return [phrase for clause in clauses for phrase in _clause(scenario, clause, characters)]


def _barred(scenario: Scenario) -> list[Phrase]:
    """Doors that open when what bars them is destroyed."""
    return [
        Phrase("rule-barred", {"labels": [figure.place.door], "npc": figure.id})
        for figure in scenario.figures
        if figure.place is not None and figure.place.door
    ]


def _way(scenario: Scenario, figure: OwnFigure) -> Phrase:
    """Where a figure of the scenario goes."""
    args: dict[str, object] = {"npc": figure.id, "n": figure.move}
    toward = figure.toward
    if toward is None or not toward.monster:
        return Phrase("rule-npc-toward", args)
    return Phrase(
        "rule-npc-after", {**args, "monster": toward.monster, "room": scenario.room_named(toward.room) + 1}
    )


def _offers(scenario: Scenario) -> list[Phrase]:
    """Each once, in however many places it is offered."""
    offered = dict.fromkeys((interaction.name, interaction.cost) for interaction in scenario.interactions)
    return [
        Phrase("rule-interaction", {"interaction": name, "cost": c.COSTS[cost]}) for name, cost in offered
    ]


def traps(scenario: Scenario) -> list[Phrase]:
    """The legend of the map: all traps together if they do the same, else by how they look."""
    kinds: dict[tuple[bool, int], list[str]] = {}
    for overlay in scenario.overlays:
        if overlay.kind == TRAP:
            kinds.setdefault((overlay.deals_damage, overlay.conditions), []).append(overlay.art)
    found: list[Phrase] = []
    for (damage, mask), looks in kinds.items():
        key = f"rule-trap-{'both' if damage and mask else 'damage' if damage else 'conditions'}"
        others = [look for kind, more in kinds.items() if kind != (damage, mask) for look in more]
        names = [look if look in LOOKS and look not in others else SOME for look in looks]
        told = list(dict.fromkeys(names)) if others else ["all"]
        found += [Phrase(key, {"trap": name, "conditions": _conditions(mask)}) for name in told]
    return found


def _conditions(mask: int) -> list[str]:
    return [word for bit, word in enumerate(v.CONDITIONS) if mask >> bit & 1]


# Clauses


def _clause(scenario: Scenario, clause: Clause, characters: int) -> list[Phrase]:
    if any(test.kind == c.CHARACTERS and characters not in test.characters for test in clause.tests):
        return []
    lenders = [figure.lender for figure in scenario.figures if figure.lender]  # told with the figure
    lines = [line for line in clause.lines if line.register not in lenders]
    return [phrase for line in lines for phrase in _line(scenario, clause, line, characters)]


def _line(scenario: Scenario, clause: Clause, line: Line, characters: int) -> list[Phrase]:
    found = happening(scenario, clause, line, characters, {"when": when(scenario, clause)})
    if found:
        return found
    if line.op == c.ABILITY:
        return [_ability(scenario, clause, line)]
    if line.op == c.SPAWN:
        return _spawns(scenario, clause, line, characters)
    if line.op == c.LOCK:
        return [_lock(scenario, line.doors)]
    if line.op in (c.OPEN, c.UNLOCK) and _is_locked(scenario, line.doors):
        return []  # told with the lock
    if line.op == c.OPEN:
        return [Phrase("rule-opens", {"when": when(scenario, clause), "labels": line.doors})]
    if line.op == c.ADD_CARDS:
        return [_added(scenario, clause, line, characters)]
    args: dict[str, object] = {"when": when(scenario, clause)}
    if line.op == c.ELEMENTS:
        return _elements(args, "rule-elements", line.strong) + _elements(
            args, "rule-elements-inert", line.inert
        )
    if line.op == c.STATS:
        assert clause.whom is not None
        return [of_stats(scenario, line, {**args, "whom": [of_whom(scenario, clause.whom)]})]
    if line.op in UNTOLD:
        return []
    whom = line.whom or clause.whom
    if line.op == c.CLOSE and _held_by(scenario, line.doors) is not None:
        return []  # told with the lock
    if line.op == c.CLOSE:
        return [Phrase("rule-close", {**args, "labels": line.doors})]
    if line.op == c.ROLL:
        return [Phrase("rule-roll", {**args, "n": len(line.tracks)})]
    if line.op == c.AVOID and whom is not None and line.place is not None:
        return [Phrase("rule-avoid", {"whom": [of_whom(scenario, whom)], "ground": line.place.overlay})]
    if line.op == c.MARCH and whom is not None:
        return [of_march(scenario, line, whom)]
    if line.op == c.KEEP_OUT and whom is not None:
        return [Phrase("rule-keep-out", {"whom": [of_whom(scenario, whom)], "labels": line.doors})]
    if line.op in (c.ESCAPE, c.DISCARD) and whom is not None:
        told = {**args, "whom": [of_whom(scenario, whom)], "n": line.count[characters]}
        return [Phrase(f"rule-{c.OPERATIONS[line.op]}", told)]
    if line.op == c.REMOVE and whom is not None:
        return [
            Phrase(
                "rule-remove-of" if whom.place is None else "rule-remove-on",
                {**args, "whom": [of_whom(scenario, whom)]},
            )
        ]
    return [Phrase(f"rule-{c.OPERATIONS[line.op]}", args)]


def _added(scenario: Scenario, clause: Clause, line: Line, characters: int) -> Phrase:
    """Cards for modifier decks."""
    n = line.count[characters]
    if clause.card:
        return Phrase(f"rule-add-{line.card}", {"when": when(scenario, clause), "n": n})
    return Phrase("rule-setup-curse" if line.card == "curse" else "rule-setup-minus", {"n": n})


def _elements(args: dict[str, object], key: str, elements: list[int]) -> list[Phrase]:
    return [Phrase(key, {**args, "elements": [v.ELEMENTS[one] for one in elements]})] if elements else []


def _ability(scenario: Scenario, clause: Clause, line: Line) -> Phrase:
    assert line.ability is not None
    if clause.moment == moments.START and line.ability.op == v.CONDITION:
        return Phrase("rule-setup-gain", {"conditions": _conditions(line.ability.conditions)})
    whom = line.whom or clause.whom
    args: dict[str, object] = {
        "when": when(scenario, clause),
        "whom": [of_whom(scenario, whom)] if whom is not None else [],
        "does": cards.of_ability(line.ability),
    }
    if line.register:
        return Phrase("rule-ability-per", {**args, "register": line.register})
    return Phrase("rule-ability", args)


def _lock(scenario: Scenario, doors: list[str]) -> Phrase:
    """With what opens it, if any clause does."""
    held = _held_by(scenario, doors)
    if held is not None:
        return Phrase("rule-lock-held", {"labels": doors, "plates": held})
    for clause in scenario.clauses:
        for line in clause.lines:
            if line.op in (c.OPEN, c.UNLOCK) and line.doors == doors:
                return _opened(scenario, clause, doors)
    return Phrase("rule-lock-boss", {"labels": doors})


def _is_locked(scenario: Scenario, doors: list[str]) -> bool:
    """Whether it is told somewhere that they are locked, or closed again."""
    lines = [line for clause in scenario.clauses for line in clause.lines if line.op in (c.LOCK, c.CLOSE)]
    return scenario.cycle != [] or any(door in line.doors for line in lines for door in doors)


def _held_by(scenario: Scenario, doors: list[str]) -> list[str] | None:
    """The plates on which somebody has to stand, if the doors close when nobody does."""
    opening: list[str] | None = None
    closes = False
    for clause in scenario.clauses:
        for line in clause.lines:
            closes = closes or (line.op == c.CLOSE and line.doors == doors)
            for test in clause.tests if line.op == c.OPEN and line.doors == doors else []:
                if test.kind == c.ON and test.place is not None and any(test.place.plates):
                    opening = test.place.plates[2]
    return opening if closes else None


def _opened(scenario: Scenario, clause: Clause, doors: list[str]) -> Phrase:
    if plates_of(clause):
        return Phrase("rule-lock-plate", {"labels": doors})
    for test in clause.tests:
        if test.kind == c.ON and test.is_all:
            return Phrase("rule-lock-all-on-plates", {"labels": doors})
    if any(line.is_next for line in clause.lines if line.op == c.OPEN):
        return Phrase("rule-lock-next", {"labels": doors, "when": when(scenario, clause)})
    return Phrase("rule-lock-when", {"labels": doors, "when": when(scenario, clause)})


def _spawns(scenario: Scenario, clause: Clause, line: Line, characters: int) -> list[Phrase]:
    if line.ranks[characters] < 0 or not line.count[characters]:
        return []
    found: list[Phrase] = []
    for monster in line.monsters:
        args: dict[str, object] = {
            "when": when(scenario, clause),
            "n": line.count[characters],
            "monster": monster,
            "rank": v.RANKS[line.ranks[characters]],
            "label": line.place.marker if line.place is not None else "",
        }
        here = line.place is not None and (line.place.is_here or line.place.hexes != [])
        start = line.place is not None and line.place.is_start
        found.append(
            Phrase("rule-spawn-start" if start else "rule-spawn-here" if here else "rule-spawn", args)
        )
    return found
