"""What is different about monsters in a scenario, in words: their traits, and other stats while something holds."""

from __future__ import annotations

from taverna.games.gloomhaven.content.scenarios.clauses import (
    ALWAYS_PROTECTED,
    STATS,
    Line,
    OwnFigure,
    Whom,
)
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.games.gloomhaven.content.scenarios.traits import Traits
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.games.gloomhaven.view.wording import cards
from taverna.games.gloomhaven.view.wording.whom import is_own, of_whom
from taverna.kit.phrases import Phrase


def of_traits(scenario: Scenario) -> list[Phrase]:
    """What is different about types of monsters."""
    traits = scenario.traits.items()
    allies = [name for name, own in traits if own.side == c.CHARACTERS_SIDE]
    third = [name for name, own in traits if own.side == c.THIRD_SIDE]
    still = [name for name, own in traits if own.is_immovable]
    unhurt = [name for name, own in traits if not own.can_be_hurt]
    idle = [name for name, own in traits if not own.acts]
    told = (
        ("rule-idle", idle), ("rule-allies", allies),
        ("rule-third-side", third), ("rule-immovable", still), ("rule-unhurt", unhurt),
    )  # fmt: skip
    found = [Phrase(key, {"monsters": names}) for key, names in told if names]
    asleep = [name for name, own in traits if own.is_asleep]
    if asleep:
        found.append(Phrase("rule-asleep", {"monsters": asleep}))
    for focus in dict.fromkeys(own.focus for _, own in traits if own.focus):
        eager = [name for name, own in traits if own.focus == focus]
        key, kind = ("rule-focus-npc", "npc") if is_own(scenario, [focus]) else ("rule-focus", "monster")
        found.append(Phrase(key, {"monsters": eager, kind: focus}))
    args: dict[str, object]
    for name, own in traits:
        if own.perches:
            found.append(Phrase("rule-perches", {"monsters": [name], "labels": own.perches}))
        if own.immune:
            found.append(
                Phrase("rule-monster-immune", {"monsters": [name], "conditions": condition_names(own.immune)})
            )
        if own.charges:
            args = {"monsters": [name], "thing": scenario.thing, "register": own.charges}
            found.append(Phrase("rule-charges", args))
        if not own.leaves_money:
            found.append(Phrase("rule-moneyless", {"monsters": [name]}))
        if own.hp_times > 1:
            found.append(Phrase("rule-hp-times", {"monsters": [name], "n": own.hp_times}))
        if own.level:
            key = "rule-monster-level" if own.level > 0 else "rule-monster-level-lower"
            found.append(Phrase(key, {"monsters": [name], "n": abs(own.level)}))
        found += _acting(name, own)
        for summons in own.summons:
            args = {
                "monsters": [name],
                "monster": summons.monster,
                "rank": v.RANKS[summons.rank],
            }
            found.append(Phrase("rule-summons", {**args, "instead-monster": summons.instead_of}))
    return found


def _acting(name: str, own: Traits) -> list[Phrase]:
    """When and how it acts, where that is not as its cards say."""
    found: list[Phrase] = []
    args: dict[str, object] = {"monsters": [name]}
    if own.initiative:
        found.append(Phrase("rule-steady", {**args, "n": own.initiative}))
    if own.before:
        found.append(Phrase("rule-type-before", {**args, "monster": own.before}))
    if own.draws_for_character:
        found.append(Phrase("rule-modifiers", args))
    if own.instead:
        does = [phrase for line in own.instead for phrase in cards.of_ability(line)]
        found.append(Phrase("rule-instead-of-conditions", {**args, "does": does}))
    return found


def of_own_figure(figure: OwnFigure) -> list[Phrase]:
    """How characters may deal with a figure of the scenario itself."""
    found: list[Phrase] = []
    if figure.protected >= ALWAYS_PROTECTED:
        found.append(Phrase("rule-protected", {"npc": figure.id}))
    elif figure.protected:
        found.append(Phrase("rule-protected-often", {"npc": figure.id, "n": figure.protected}))
    if figure.hp_of:
        found.append(Phrase("rule-hp-of", {"npc": figure.id, "monster": figure.hp_of}))
    if figure.before:
        found.append(Phrase("rule-before", {"npc": figure.id, "monster": figure.before}))
    if figure.draws_for_character:
        found.append(Phrase("rule-npc-modifiers", {"npc": figure.id}))
    if figure.lender:
        found.append(Phrase("rule-npc-lender", {"npc": figure.id}))
    if figure.is_dug:
        found.append(Phrase("rule-dug", {"npc": figure.id}))
    if figure.side == c.NO_SIDE:
        found.append(Phrase("rule-no-side", {"npc": figure.id}))
    elif not figure.can_be_hurt:
        found.append(Phrase("rule-npc-unhurt", {"npc": figure.id}))
    return found


def of_stats(scenario: Scenario, line: Line, args: dict[str, object]) -> Phrase:
    """Only what differs; for each of some figures, or by a register."""
    changed = [(word, line.stats[place]) for place, word in enumerate(STATS) if line.stats[place]]
    told = {**args, "stats": [Phrase(f"stat-{word}", {"n": f"{more:+d}"}) for word, more in changed]}
    if line.each is not None:
        return Phrase("rule-stats-each", {**told, "each": [of_whom(scenario, line.each)]})
    if line.register:
        return Phrase("rule-stats-per", {**told, "register": line.register})
    return Phrase("rule-stats", told)


def of_march(scenario: Scenario, line: Line, whom: Whom) -> Phrase:
    """Where they go instead of the moves of their card, and whether they do more than that."""
    parts = [Phrase("march-points", {"n": line.points}) if line.points else Phrase("march-own-move")]
    if line.opens_doors:
        parts.append(Phrase("march-doors"))
    if line.carries:
        parts.append(Phrase("march-carries", {"npc": line.carries}))
    parts.append(Phrase("march-alone" if line.is_alone else "march-card"))
    meant = of_whom(scenario, whom)
    if whom.nearest is not None:
        meant = Phrase("whom-nearest", {"whom": [meant]})
    return Phrase("rule-march", {"whom": [meant], "parts": parts})
