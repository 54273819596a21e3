"""What a scenario does to figures at its moments: they go from place to place, are replaced, summoned, sent away."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios.clauses import Clause, Line, Place
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.games.gloomhaven.language.words import word_of_operation
from taverna.games.gloomhaven.view.wording.added import of_added_line
from taverna.games.gloomhaven.view.wording.whom import is_own, of_whom
from taverna.kit.phrases import Phrase

Args = dict[str, object]
COMPASS: Final = ("e", "ne", "nw", "w", "sw", "se")
"""By number of the direction."""


def happening(scenario: Scenario, clause: Clause, line: Line, characters: int, args: Args) -> list[Phrase]:
    """Nothing, if another file has the words for it. `args`: when it happens."""
    whom = line.whom or clause.whom
    if whom is not None:
        args = {**args, "whom": [of_whom(scenario, whom)]}
    added = word_of_operation(line.op)
    if added is not None:
        return [of_added_line(scenario, added, line, characters, args)]
    if line.op == c.ABILITY and line.summoned():
        return _summons(scenario, line, characters, args)
    if line.op in OF_CARDS:
        return [_of_card(line, characters, args)]
    if line.op in (c.DRIVE, c.PORTAL):
        return [_going(line, characters, args)]
    if line.op == c.IMMUNE:
        told = [word for bit, word in enumerate(v.CONDITIONS) if line.conditions >> bit & 1]
        return [Phrase("rule-immune", {**args, "conditions": told})]
    if line.op == c.CURRENT:
        n = line.number.value(characters, 1)
        return [Phrase("rule-current", {**args, "n": n, "monsters": line.monsters})]
    if line.op in THINGS:
        return _thing(scenario, clause, line, args)
    if line.op in (c.JUMP, c.GATHER) and line.place is not None:
        return [_to_a_place(line, line.place, args)]
    if line.op == c.SUSPEND:
        return [Phrase("rule-suspend", args)]
    if line.op in (c.LEAVE, c.DRIFT):
        ways = [Phrase(f"way-{COMPASS[way]}") for way in line.directions]
        return [Phrase(f"rule-{c.OPERATIONS[line.op]}", {**args, "ways": ways})]
    if line.op == c.DRAW:
        number = line.number.value(characters, 1)
        return [Phrase("rule-draw", {**args, "n": line.count[characters], "of": number})]
    if line.op == c.ADD and _is_suffered(scenario, line.register):
        base = line.number.value(characters, 0)
        more = line.number.value(characters, 1) - base
        return [Phrase("rule-count", {**args, "n": base, "more": more, "register": line.register})]
    if line.op == c.SUFFER:
        return [Phrase("rule-suffer", {**args, "register": line.register})]
    if line.op == c.REPLACE:
        rank = v.RANKS[max(0, line.ranks[characters])]
        return [Phrase("rule-replace", {**args, "monster": line.monsters[0], "rank": rank})]
    return []


def _to_a_place(line: Line, place: Place, args: Args) -> Phrase:
    if line.op == c.GATHER:
        return Phrase(
            "rule-gather-start" if place.is_start else "rule-gather", {**args, "label": place.marker}
        )
    key = "rule-jump-way" if line.makes_way else "rule-jump"
    return Phrase(key, {**args, "labels": place.markers or [place.marker]})


def _going(line: Line, characters: int, args: Args) -> Phrase:
    """Who goes through a portal, or where a boss sends everybody."""
    if line.op == c.PORTAL and line.place is not None:
        return Phrase("rule-portal", {"label": line.place.marker})
    args = {**args, "monsters": line.monsters, "n": line.number.value(characters, 1)}
    return Phrase("rule-drive-away" if line.is_away else "rule-drive", args)


OF_CARDS: Final = (c.PERMANENT, c.NO_CONSUMING, c.PROMOTE, c.RETURN, c.USE_UP)


def _of_card(line: Line, characters: int, args: Args) -> Phrase:
    """What only cards of the random dungeon say."""
    if line.op == c.PERMANENT:
        told = [word for bit, word in enumerate(v.CONDITIONS) if line.conditions >> bit & 1]
        return Phrase("rule-permanent", {**args, "conditions": told})
    if line.op == c.USE_UP:
        return Phrase(f"rule-use-up-{c.ITEMS[line.items]}", args)
    if line.op == c.RETURN:
        rank = v.RANKS[max(0, line.ranks[characters])]
        return Phrase("rule-return", {**args, "n": line.count[characters], "rank": rank})
    return Phrase(f"rule-{c.OPERATIONS[line.op]}", {**args, "n": line.count[characters]})


THINGS: Final = (c.GIVE, c.GIVE_UP, c.DROP, c.TRAP, c.FLOOD, c.DRY)


def _thing(scenario: Scenario, clause: Clause, line: Line, args: Args) -> list[Phrase]:
    """Goal treasures, traps and water."""
    args = {**args, "thing": scenario.thing}
    if line.place is not None:
        args = {**args, "label": line.place.marker}
    here = line.place is not None and line.place.is_here
    if line.op == c.DROP:
        return [Phrase("rule-drop-here", args)] if here else []  # else it is seen on the map
    if line.op == c.DRY and here and c.GOAL_TURN_END in scenario.standing:
        return [Phrase("rule-dry-once", args)]
    if line.op == c.DRY:
        return [Phrase("rule-dry-here" if here else "rule-dry-at", args)]
    words = {c.GIVE: "give", c.GIVE_UP: "give-up", c.TRAP: "lay-traps", c.FLOOD: "flood"}
    return [Phrase(f"rule-{words[line.op]}", args)]


def _is_suffered(scenario: Scenario, register: str) -> bool:
    """Whether the register counts damage."""
    lines = [line for clause in scenario.clauses for line in clause.lines if line.op == c.SUFFER]
    return any(line.register == register for line in lines)


def _summons(scenario: Scenario, line: Line, characters: int, args: Args) -> list[Phrase]:
    """Only what comes for this number of characters."""
    assert line.ability is not None
    found: list[Phrase] = []
    for unit in line.ability.units:
        name = Phrase("whom-types", {"monsters": [unit.monster]})
        if is_own(scenario, [unit.monster]):
            name = Phrase("whom-npc", {"npc": unit.monster})
        rank = unit.ranks[characters]
        if rank >= 0:
            key = "rule-summon" if is_own(scenario, [unit.monster]) else "rule-summon-rank"
            found.append(Phrase(key, {**args, "n": unit.count, "whom": [name], "rank": v.RANKS[rank]}))
    return found
