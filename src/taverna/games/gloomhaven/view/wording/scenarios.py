"""What a scenario asks for, how it is lost, and its special rules, told by the data of its file."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.clauses import NO_LIMIT, Clause, Interaction, Line, Test
from taverna.games.gloomhaven.content.scenarios.file import TRAP, Scenario
from taverna.games.gloomhaven.language import clauses as c, moments, vocabulary as v
from taverna.games.gloomhaven.view.wording import cards
from taverna.games.gloomhaven.view.wording.conditions import of_test, of_whom
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
}
OF_ROUNDS: Final = (moments.ROUND_START, moments.ROUND_END)
"""Moments that have words for odd and even rounds."""
LOSSES: Final = {c.EXHAUSTED: "exhausted", c.EXHAUSTED_OFF: "exhausted-off-exit"}


def objectives(scenario: Scenario, characters: int, level: int) -> list[Phrase]:
    """Every one of these must hold."""
    told = [_objective(scenario, test, test.count.value(characters, level)) for test in scenario.win]
    return told or [Phrase("objective-unknown")]


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
        return _arrival(test)
    if kind == c.REGISTER:
        return Phrase("objective-register", {"n": test.least.value(2, 1), "register": test.register})
    if kind in (c.ALL_OF, c.ANY_OF):
        parts = [_objective(scenario, other, other.count.value(2, 1)) for other in test.tests]
        return Phrase("objective-all" if kind == c.ALL_OF else "objective-any", {"parts": parts})
    if (kind == c.ON and not test.is_all) or (kind == c.OPENED and test.doors) or kind not in OBJECTIVES:
        return Phrase("objective-when", {"parts": [of_test(scenario, test)]})
    return Phrase(f"objective-{OBJECTIVES[kind]}", {"n": count} if kind in (c.LOOTED, c.ROUNDS_OVER) else {})


def _deaths(scenario: Scenario, test: Test) -> Phrase:
    own = [figure.id for figure in scenario.figures]
    if test.types and all(type in own for type in test.types):
        return Phrase("objective-destroy", {"npc": test.types[0]})
    if test.types:
        return Phrase("objective-kill", {"monsters": test.types})
    if test.without:
        return Phrase("objective-kill-all-but", {"monsters": test.without})
    return Phrase("objective-kill-all")


def _arrival(test: Test) -> Phrase:
    assert test.whom is not None
    if not test.whom.types:
        return Phrase("objective-end-turn-on")
    near = "objective-escort-near" if test.within else "objective-escort"
    return Phrase(near, {"npc": test.whom.types[0]})


def losses(scenario: Scenario) -> list[Phrase]:
    """Any one of these loses; that all characters are exhausted always does."""
    return [Phrase("loss-all-exhausted")] + [_loss(scenario, test) for test in scenario.lose]


def _loss(scenario: Scenario, test: Test) -> Phrase:
    count = test.count.value(2, 1)
    if test.kind == c.KILLED and len(test.types) == 1:
        return Phrase("loss-npc-killed", {"n": count, "npc": test.types[0]})
    if test.kind == c.ROUNDS_OVER:
        return Phrase("loss-round-limit", {"n": count})
    if test.kind == c.EXHAUSTED_OFF or (test.kind == c.EXHAUSTED and count == 1):
        return Phrase(f"loss-{LOSSES[test.kind]}")
    return Phrase("loss-when", {"parts": [of_test(scenario, test)]})


def special_rules(scenario: Scenario, characters: int) -> list[Phrase]:
    """Effects at the start, what the traps do, then the other rules, for this number of characters."""
    opening = [clause for clause in scenario.clauses if clause.moment == moments.START]
    others = [clause for clause in scenario.clauses if clause.moment != moments.START]
    found = [phrase for clause in opening for phrase in _clause(scenario, clause, characters)]
    found += traps(scenario)
    found += [Phrase(f"rule-{c.STANDING[standing]}") for standing in scenario.standing]
    found += _traits(scenario)
    found += [phrase for clause in others for phrase in _clause(scenario, clause, characters)]
    found += [_offer(interaction) for interaction in scenario.interactions]
    if scenario.own:
        found.append(Phrase(f"rule-own-{scenario.own}"))
    if scenario.cycle:
        found.append(Phrase("rule-door-cycle", {"labels": scenario.cycle}))
    return found


def _traits(scenario: Scenario) -> list[Phrase]:
    """What is different about types of monsters."""
    traits = scenario.traits.items()
    allies = [name for name, own in traits if own.side == c.CHARACTERS_SIDE]
    third = [name for name, own in traits if own.side == c.THIRD_SIDE]
    still = [name for name, own in traits if own.is_immovable]
    told = (("rule-allies", allies), ("rule-third-side", third), ("rule-immovable", still))
    found = [Phrase(key, {"monsters": names}) for key, names in told if names]
    for name, own in traits:
        if own.level:
            found.append(Phrase("rule-monster-level", {"monsters": [name], "n": own.level}))
        for summons in own.summons:
            args: dict[str, object] = {
                "monsters": [name],
                "monster": summons.monster,
                "rank": v.RANKS[summons.rank],
            }
            found.append(Phrase("rule-summons", {**args, "instead-monster": summons.instead_of}))
    return found


def _offer(interaction: Interaction) -> Phrase:
    return Phrase("rule-interaction", {"interaction": interaction.name, "cost": c.COSTS[interaction.cost]})


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
    return [phrase for line in clause.lines for phrase in _line(scenario, clause, line, characters)]


def _line(scenario: Scenario, clause: Clause, line: Line, characters: int) -> list[Phrase]:
    if line.op == c.ABILITY:
        return [_ability(scenario, clause, line)]
    if line.op == c.SPAWN:
        return _spawns(scenario, clause, line, characters)
    if line.op == c.LOCK:
        return [_lock(scenario, line.doors)]
    if line.op == c.OPEN:
        return []  # told with the lock
    if line.op == c.ADD_CARDS:
        key = "rule-setup-curse" if line.card == "curse" else "rule-setup-minus"
        return [Phrase(key, {"n": line.count[characters]})]
    args: dict[str, object] = {"when": _when(scenario, clause)}
    if line.op == c.ELEMENTS:
        return _elements(args, "rule-elements", line.strong) + _elements(
            args, "rule-elements-inert", line.inert
        )
    if line.op in (c.SET, c.ADD):
        return []  # what a register is for is told where it counts
    return [Phrase(f"rule-{c.OPERATIONS[line.op]}", args)]


def _elements(args: dict[str, object], key: str, elements: list[int]) -> list[Phrase]:
    return [Phrase(key, {**args, "elements": [v.ELEMENTS[one] for one in elements]})] if elements else []


def _ability(scenario: Scenario, clause: Clause, line: Line) -> Phrase:
    assert line.ability is not None
    if clause.moment == moments.START and line.ability.op == v.CONDITION:
        return Phrase("rule-setup-gain", {"conditions": _conditions(line.ability.conditions)})
    whom = line.whom or clause.whom
    args: dict[str, object] = {
        "when": _when(scenario, clause),
        "whom": [of_whom(whom)] if whom is not None else [],
        "does": cards.of_ability(line.ability),
    }
    return Phrase("rule-ability", args)


def _lock(scenario: Scenario, doors: list[str]) -> Phrase:
    """With what opens it, if any clause does."""
    for clause in scenario.clauses:
        for line in clause.lines:
            if line.op == c.OPEN and line.doors == doors:
                return _opened(scenario, clause, doors)
    return Phrase("rule-lock-boss", {"labels": doors})


def _opened(scenario: Scenario, clause: Clause, doors: list[str]) -> Phrase:
    if clause.whom is not None and clause.whom.place is not None and any(clause.whom.place.plates):
        return Phrase("rule-lock-plate", {"labels": doors})
    for test in clause.tests:
        if test.kind == c.ON and test.is_all:
            return Phrase("rule-lock-all-on-plates", {"labels": doors})
    return Phrase("rule-lock-when", {"labels": doors, "when": _when(scenario, clause)})


def _spawns(scenario: Scenario, clause: Clause, line: Line, characters: int) -> list[Phrase]:
    if line.ranks[characters] < 0 or not line.count[characters]:
        return []
    found: list[Phrase] = []
    for monster in line.monsters:
        args: dict[str, object] = {
            "when": _when(scenario, clause),
            "n": line.count[characters],
            "monster": monster,
            "rank": v.RANKS[line.ranks[characters]],
            "label": line.place.marker if line.place is not None else "",
        }
        found.append(Phrase("rule-spawn", args))
    return found


def _when(scenario: Scenario, clause: Clause) -> list[Phrase]:
    key = f"when-{moments.MOMENTS[clause.moment]}"
    if clause.moment == moments.DOOR_OPENED and not clause.door:
        key += "-any"
    more: list[Phrase] = []
    for test in clause.tests:
        if test.kind == c.ROUND and test.rounds != c.EVERY and clause.moment in OF_ROUNDS:
            key += f"-{c.ROUNDS[test.rounds]}"
        more += _if(scenario, clause, test)
    return [Phrase(key, {"label": clause.door} if clause.door else None), *more]


def _if(scenario: Scenario, clause: Clause, test: Test) -> list[Phrase]:
    told_by_moment = clause.moment in OF_ROUNDS or test.rounds == c.EVERY
    if test.kind == c.ROUND and told_by_moment and test.last in (test.first, NO_LIMIT):
        if test.first and test.first == test.last:
            return [Phrase("when-in-round", {"n": test.first})]
        return [Phrase("when-from-round", {"n": test.first})] if test.first > 1 else []
    if test.kind == c.CHARACTERS:
        return []
    if test.kind == c.OPENED and test.doors:
        return [Phrase("when-from-door", {"label": test.doors[0]})]
    if test.kind == c.NOT and test.tests[0].kind == c.OPENED and test.tests[0].doors:
        return [Phrase("when-until-door", {"label": test.tests[0].doors[0]})]
    if test.kind == c.NOT:
        return [Phrase("when-not", {"parts": [of_test(scenario, other) for other in test.tests]})]
    return [Phrase("when-if", {"parts": [of_test(scenario, test)]})]
