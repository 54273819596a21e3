"""What a scenario asks for, how it is lost, and its special rules, told by the data of its file."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.clauses import NO_LIMIT, Clause, Line, OwnFigure, Test, Whom
from taverna.games.gloomhaven.content.scenarios.file import TRAP, Scenario
from taverna.games.gloomhaven.language import clauses as c, moments, vocabulary as v
from taverna.games.gloomhaven.view.wording import cards
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
LOSSES: Final = {
    c.EXHAUSTED: "exhausted",
    c.EXHAUSTED_OFF: "exhausted-off-exit",
    c.ROUNDS_OVER: "round-limit",
    c.ON: "enemy-on-marker",
    c.PRESENT: "room-empty",
}


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
        return _arrival(test)
    if kind == c.REGISTER:
        return Phrase("objective-register", {"n": count, "register": test.register})
    if kind in (c.ALL_OF, c.ANY_OF):
        parts = [_objective(scenario, other, _bound(other)) for other in test.tests]
        return Phrase("objective-all" if kind == c.ALL_OF else "objective-any", {"parts": parts})
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
    if test.kind == c.KILLED:
        return Phrase("loss-npc-killed", {"n": test.count.value(2, 1), "npc": test.types[0]})
    if test.kind == c.ALL_OF and test.tests[-1].kind == c.NOT:
        undone = [_objective(scenario, other, _bound(other)) for other in test.tests[-1].tests]
        return Phrase("loss-before", {"loss": [_loss(scenario, test.tests[0])], "parts": undone})
    if test.kind == c.ALL_OF:
        return _loss(scenario, test.tests[-1])
    return Phrase(
        f"loss-{LOSSES[test.kind]}", {"n": test.count.value(2, 1)} if test.kind == c.ROUNDS_OVER else {}
    )


def special_rules(scenario: Scenario, characters: int) -> list[Phrase]:
    """Effects at the start, what the traps do, then the other rules, for this number of characters."""
    opening = [clause for clause in scenario.clauses if clause.moment == moments.START]
    others = [clause for clause in scenario.clauses if clause.moment != moments.START]
    found = [phrase for clause in opening for phrase in _clause(scenario, clause, characters)]
    found += traps(scenario)
    found += [Phrase(f"rule-{c.STANDING[standing]}") for standing in scenario.standing]
    found += _sides(scenario)
    found += [_way(scenario, figure) for figure in scenario.figures if figure.toward is not None]
    found += [phrase for clause in others for phrase in _clause(scenario, clause, characters)]
    found += _offers(scenario)
    if scenario.cycle:
        found.append(Phrase("rule-door-cycle", {"labels": scenario.cycle}))
    return found


def _sides(scenario: Scenario) -> list[Phrase]:
    allies = [name for name, traits in scenario.traits.items() if traits.side == c.CHARACTERS_SIDE]
    unhurt = [name for name, traits in scenario.traits.items() if not traits.can_be_hurt]
    found = [Phrase("rule-allies", {"monsters": allies})] if allies else []
    return found + ([Phrase("rule-unhurt", {"monsters": unhurt})] if unhurt else [])


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
    whom = line.whom or clause.whom
    if line.op == c.DISMISS and whom is not None:
        killed = [_whom(scenario, clause.whom)] if clause.whom is not None else []
        return [Phrase("rule-dismiss", {**args, "killed": killed, "whom": [_whom(scenario, whom)]})]
    if line.op == c.REMOVE and whom is not None:
        return [
            Phrase(
                "rule-remove-of" if whom.place is None else "rule-remove-on",
                {**args, "whom": [_whom(scenario, whom)]},
            )
        ]
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
        "whom": [_whom(scenario, whom)] if whom is not None else [],
        "does": cards.of_ability(line.ability),
    }
    return Phrase("rule-ability", args)


def _whom(scenario: Scenario, whom: Whom) -> Phrase:
    if whom.types and whom.types[0] in scenario.figure_ids:
        return Phrase("whom-npc", {"npc": whom.types[0]})
    args: dict[str, object] = {"who": c.WHO[whom.who], "monsters": whom.types, "within": whom.within}
    return Phrase("whom-types" if whom.types else "whom", args)


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
    args: dict[str, object] = {"label": clause.door} if clause.door else {}
    more: list[Phrase] = []
    for test in clause.tests:
        if test.kind == c.ROUND and test.rounds != c.EVERY:
            key += f"-{c.ROUNDS[test.rounds]}"
        elif _is_one_round(test):
            key += "-in"
            args["n"] = test.first
        more += _if(scenario, test)
    return [Phrase(key, args or None), *more]


def _is_one_round(test: Test) -> bool:
    return test.kind == c.ROUND and 0 < test.first == test.last


def _if(scenario: Scenario, test: Test) -> list[Phrase]:
    if test.kind == c.ROUND:
        if _is_one_round(test):
            return []  # told with the moment
        return [Phrase("when-from-round", {"n": test.first})] if test.first > 1 else []
    if test.kind == c.CHARACTERS:
        return []
    if test.kind == c.REGISTER:
        most = test.most.value(2, 1)
        args: dict[str, object] = {"register": test.register, "n": _bound(test) if most >= NO_LIMIT else most}
        if not most:
            return [Phrase("when-register-none", args)]
        return [Phrase("when-register" if most >= NO_LIMIT else "when-register-most", args)]
    if test.kind == c.OPENED and test.doors:
        return [Phrase("when-from-door", {"label": test.doors[0]})]
    if test.kind == c.NOT and test.tests[0].kind == c.OPENED:
        return [Phrase("when-until-door", {"label": test.tests[0].doors[0]})]
    if test.kind == c.NOT:
        return [Phrase("when-not", {"parts": [_objective(scenario, other, 1) for other in test.tests]})]
    return [Phrase("when-if", {"parts": [_objective(scenario, test, _bound(test))]})]
