"""From a scenario file to the plan of a game: names become numbers, figures of the scenario become groups."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.content.scenarios import words as words
from taverna.games.gloomhaven.content.scenarios.file import PLATE as PLATES, Scenario
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Selector
from taverna.games.gloomhaven.language.cards import Half, MonsterCard
from taverna.games.gloomhaven.language.registry import register
from taverna.games.gloomhaven.monsters.escorting import ESCORT
from taverna.games.gloomhaven.state.figures import ALLIED, Sheet
from taverna.games.gloomhaven.state.plan import Escort, Goal, Lock, Plan, Spawn
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck, Ruleset
from taverna.kit.hexes import Hex


def _line(key: str, op: int) -> Ability:
    ability = Ability(op)
    ability.n = Amount(0, v.STAT)
    return register(f"npc/{key}", ability)


def _attack(key: str, everyone: bool) -> Ability:
    ability = Ability(v.ATTACK)
    ability.n = Amount(0, v.STAT)
    ability.to = Selector(v.ENEMY, v.ALL, 1) if everyone else Selector(v.ENEMY)
    ability.range = None if everyone else Amount(0, v.STAT)
    return register(f"npc/{key}", ability)


def _escort() -> Ability:
    ability = _line("escort", v.SPECIAL)
    ability.special = ESCORT
    return ability


TOWARD: Final = _escort()
MOVE: Final = _line("move", v.MOVE)
ATTACK: Final = _attack("attack", False)
ATTACK_ALL: Final = _attack("attack-all", True)


def make_plan(rules: Ruleset, scenario: Scenario) -> Plan:
    plan = Plan()
    for npc in scenario.npcs:
        plan.escorts.append(_add_npc(rules, scenario, npc))
    plan.goals = [_goal(rules, scenario, goal) for goal in scenario.goals]
    plan.losses = [_loss(rules, scenario, loss) for loss in scenario.losses]
    for rule in scenario.rules:
        if rule.kind == words.SPAWN:
            plan.spawns += _spawns(rules, scenario, rule)
        elif rule.kind == words.LOCK:
            plates = _plates(rules, scenario, rule.plates[rules.players])
            plan.locks.append(Lock(_doors(scenario, rule.doors), rule.opens, plates))
        elif rule.kind == words.DOOR_CYCLE:
            plan.cycle = _doors(scenario, rule.doors)
        elif rule.kind == words.GOAL_LOOT_ACTION:
            plan.goal_loot_action = True
        elif rule.kind == words.ALLIES:
            for group in _groups(rules, scenario, rule.monsters):
                rules.groups[group].side = CHARACTERS
    return plan


# Names to numbers


def _groups(rules: Ruleset, scenario: Scenario, monsters: list[str]) -> list[int]:
    return [rules.group_of(scenario.variants.get(monster, monster)) for monster in monsters]


def _doors(scenario: Scenario, labels: list[str]) -> list[int]:
    """Several doors may share a label."""
    found: list[int] = []
    for label in labels:
        found += [door.number for door in scenario.doors_labelled(label)]
    return found


def _cells(rules: Ruleset, hexes: list[Hex]) -> list[int]:
    return [rules.map.cell(hex) for hex in hexes]


def _marker(rules: Ruleset, scenario: Scenario, name: str) -> list[int]:
    return _cells(rules, scenario.markers[name]) if name else []


def _plates(rules: Ruleset, scenario: Scenario, labels: list[str]) -> list[int]:
    found: list[int] = []
    for overlay in scenario.overlays:
        if overlay.kind == PLATES and overlay.label in labels:
            found += _cells(rules, overlay.hexes)
    return found


def _goal(rules: Ruleset, scenario: Scenario, goal: words.Goal) -> Goal:
    found = Goal(goal.kind)
    found.groups = _groups(rules, scenario, goal.monsters)
    found.count = goal.count.value(rules.players, rules.levels.level)
    found.room = scenario.room_named(goal.room) if goal.room else -1
    found.cells = _marker(rules, scenario, goal.marker)
    found.group = rules.group_of(goal.npc) if goal.npc else -1
    found.adjacent = goal.adjacent
    return found


def _loss(rules: Ruleset, scenario: Scenario, loss: words.Loss) -> Goal:
    found = Goal(loss.kind)
    found.groups = _groups(rules, scenario, loss.monsters)
    found.count = loss.count
    found.group = rules.group_of(loss.npc) if loss.npc else -1
    return found


def _spawns(rules: Ruleset, scenario: Scenario, rule: words.Rule) -> list[Spawn]:
    rank = rule.ranks[rules.players]
    count = rule.count[rules.players]
    if rank < 0 or not count:
        return []
    found: list[Spawn] = []
    for group in _groups(rules, scenario, rule.monsters):
        spawn = Spawn(rule.when, group, rank, count, _marker(rules, scenario, rule.at))
        spawn.doors = _doors(scenario, [rule.when.door] if rule.when.door else [])
        spawn.from_doors = _doors(scenario, [rule.when.from_door] if rule.when.from_door else [])
        spawn.until_doors = _doors(scenario, [rule.when.until_door] if rule.when.until_door else [])
        found.append(spawn)
    return found


# Figures of the scenario itself: each kind is a group that acts by one card, always the same


def _add_npc(rules: Ruleset, scenario: Scenario, npc: words.Npc) -> Escort:
    level = rules.levels.level
    attack = npc.attack.value(rules.players, level)
    hp = npc.hp.value(rules.players, level)
    sheet = Sheet(f"npc/{npc.id}", npc.id, hp, npc.move or -1, attack or -1, npc.range)
    sheet.rank = v.BOSS
    lines: list[Ability] = []
    if npc.move:
        lines.append(TOWARD if npc.toward else MOVE)
    if attack:
        lines.append(ATTACK_ALL if npc.all_adjacent else ATTACK)
    card = MonsterCard(1, npc.initiative, False, Half(lines))
    rules.decks.append(MonsterDeck(npc.id, [card]))
    group = Group(len(rules.groups), npc.id, len(rules.decks) - 1, npc.count, [sheet])
    group.kind = ALLIED
    group.side = CHARACTERS
    rules.groups.append(group)
    escort = Escort(group.number, _marker(rules, scenario, npc.start), _marker(rules, scenario, npc.toward))
    escort.opens_doors = npc.opens_doors
    escort.springs_traps = npc.springs_traps
    return escort
