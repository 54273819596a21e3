"""What a scenario asks for, how it is lost, and its special rules, told by the data of its file."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios import words as s
from taverna.games.gloomhaven.content.scenarios.file import TRAP, Scenario
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.kit.phrases import Phrase

COUNTED: Final = (s.SURVIVE, s.DESTROY, s.SAVE, s.CLEANSE, s.DIG, s.CHARGE)
"""Goals that name a number or a thing."""
LOOKS: Final = ("bear", "spike", "poison")
SOME: Final = "some"
"""Of traps that can't be told apart by how they look."""


def objectives(scenario: Scenario, characters: int, level: int) -> list[Phrase]:
    """Every one of these must hold."""
    return [_goal(scenario, goal, goal.count.value(characters, level)) for goal in scenario.goals]


def _goal(scenario: Scenario, goal: s.Goal, count: int) -> Phrase:
    key = f"objective-{s.GOALS[goal.kind]}"
    if goal.kind == s.KILL_ALL and goal.monsters:
        return Phrase("objective-kill-all-but", {"monsters": goal.monsters})
    if goal.kind == s.KILL:
        return Phrase(key, {"monsters": goal.monsters})
    if goal.kind == s.KILL_COUNT and goal.monsters:
        return Phrase("objective-kill-count-of", {"n": count, "monsters": goal.monsters})
    if goal.kind in (s.KILL_COUNT, s.LOOT_GOALS):
        return Phrase(key, {"n": count})
    if goal.kind == s.REVEAL and goal.room:
        return Phrase(key, {"n": scenario.room_named(goal.room) + 1})
    if goal.kind == s.REVEAL:
        return Phrase("objective-reveal-all")
    if goal.kind == s.ESCORT:
        return Phrase("objective-escort-near" if goal.adjacent else key, {"npc": goal.npc})
    return Phrase(key, {"n": count, "npc": goal.npc} if goal.kind in COUNTED else {})


def losses(scenario: Scenario) -> list[Phrase]:
    """Any one of these loses; that all characters are exhausted always does."""
    return [Phrase("loss-all-exhausted")] + [
        Phrase(f"loss-{s.LOSSES[loss.kind]}", {"n": loss.count, "npc": loss.npc}) for loss in scenario.losses
    ]


def special_rules(scenario: Scenario, characters: int) -> list[Phrase]:
    """Effects at the start, what the traps do, then the other rules, for this number of characters."""
    found = [_setup(effect) for effect in scenario.setup] + traps(scenario)
    for rule in scenario.rules:
        if rule.kind != s.SPAWN:
            found.append(_rule(rule))
        elif rule.when.characters[characters] and rule.ranks[characters] >= 0 and rule.count[characters]:
            found += _spawns(rule, characters)
    return found


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


def _setup(effect: s.SetupEffect) -> Phrase:
    if effect.kind == s.GAIN:
        return Phrase("rule-setup-gain", {"conditions": _conditions(effect.conditions)})
    if effect.kind == s.ADD_CARDS:
        return Phrase(
            "rule-setup-curse" if effect.card == "curse" else "rule-setup-minus", {"n": effect.count}
        )
    return Phrase(f"rule-setup-{s.SETUPS[effect.kind]}", {"n": effect.count})


def _rule(rule: s.Rule) -> Phrase:
    if rule.kind == s.LOCK:
        return Phrase(f"rule-lock-{s.OPENERS[rule.opens]}", {"labels": rule.doors})
    if rule.kind == s.DOOR_CYCLE:
        return Phrase("rule-door-cycle", {"labels": rule.doors})
    if rule.kind == s.ALLIES:
        return Phrase("rule-allies", {"monsters": rule.monsters})
    return Phrase(f"rule-{s.RULES[rule.kind]}")


def _spawns(rule: s.Rule, characters: int) -> list[Phrase]:
    found: list[Phrase] = []
    for monster in rule.monsters:
        args: dict[str, object] = {
            "when": _when(rule.when),
            "n": rule.count[characters],
            "monster": monster,
            "rank": v.RANKS[rule.ranks[characters]],
            "label": rule.at,
        }
        found.append(Phrase("rule-spawn", args))
    return found


def _when(when: s.When) -> list[Phrase]:
    key = f"when-{s.EVENTS[when.event]}"
    if when.rounds != s.EVERY:
        key += f"-{s.ROUNDS[when.rounds]}"
    found = [Phrase(key, {"label": when.door} if when.door else None)]
    if when.number:
        found.append(Phrase("when-in-round", {"n": when.number}))
    if when.first_round > 1:
        found.append(Phrase("when-from-round", {"n": when.first_round}))
    if when.from_door:
        found.append(Phrase("when-from-door", {"label": when.from_door}))
    if when.until_door:
        found.append(Phrase("when-until-door", {"label": when.until_door}))
    return found
