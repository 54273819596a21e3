"""What comes with an ability: its range, targets, conditions, flags and experience."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.odd.base import sentence_of
from taverna.games.gloomhaven.language import abilities as a, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.view.wording.parts import (
    amount,
    area,
    chain,
    conditions,
    is_oneself,
    meaning,
    phrase,
    plain,
    slug,
    whom,
    with_parts,
)
from taverna.kit.phrases import Phrase

MOVING_FLAGS: Final = (
    a.JUMP, a.STRAIGHT, a.LOOT_EACH_HEX, a.DESTROY_ON_PATH, a.ENDS_NEXT_TO_OBSTACLE, a.ENDS_NEXT_TO_PERFORMER,
    a.PUSH_INTO_OBSTACLES, a.PUSH_BLOCKED_HURTS, a.CLEANSES, a.AT_KILLED_ENEMY, a.TRIANGLE, a.TOWARD_CHOSEN_HEX,
    a.WITH_GROUP_EFFECTS, a.SUMMON_NEXT_TO_TARGET, a.OTHERS_CARD, a.NEAREST_TO_ENEMY,
    a.SUMMON_CARDS, a.TOWARD_ALLIES, a.IGNORES_TERRAIN, a.FROM_SUMMON,
)  # fmt: skip
"""Flags that are told in words of their own."""
NAMED: Final = (
    v.KILL,
    v.GROUND,
    v.COMMAND,
    v.ATTACH,
    v.BETRAY_TURN,
    v.SWAP,
    v.EXTRA_TURN,
    v.GIVE_CARD,
    v.LEND_CARD,
    v.MARK,
    v.TRANSFER_GROUP,
)
"""Operations whose sentence names whom they concern."""
ANY_RANGE: Final = 50
ON_MAP: Final = (v.CREATE_TRAP, v.DISARM_TRAP, v.CREATE_OBSTACLE, v.DESTROY_OBSTACLE, v.MOVE_OBSTACLE)


def parts_of(ability: Ability) -> list[Phrase]:
    """`Range 3`, `Wound`, `all enemies next to it`."""
    found = _range(ability) + _targets(ability) + area(ability.area) + chain(ability.chain)
    if ability.op not in (v.CONDITION, v.REMOVE_CONDITION):
        found += conditions(ability.conditions)
    found += _shoves(ability)
    for flag in MOVING_FLAGS:
        if ability.flags & flag:
            found.append(plain(f"flag-{slug(a.FLAGS[flag.bit_length() - 1])}"))
    if ability.targets_x is not None:
        found.append(plain("targets-x"))
        found += meaning(ability.targets_x)
    if ability.repeat is not None:
        found.append(plain("repeat-x"))
        found += meaning(ability.repeat)
    if ability.path_targets:
        found.append(plain("path-targets"))
    if ability.special and ability.op not in (v.SPECIAL, v.PASSIVE):
        found.append(phrase(sentence_of(ability.special), 0))
    if ability.cap:
        found.append(phrase("cap", ability.cap))
    if ability.op in (v.COMMAND, v.BETRAY_TURN):
        by_rules = ability.by == v.BY_THEM and ability.to.who in (v.SUMMONED_ALLY, v.OWN_SUMMON)
        found.append(plain(f"by-{v.STEERING[v.BY_RULES if by_rules else ability.by]}"))
    if ability.until not in (v.AT_ONCE, v.USES) and ability.op != v.GROUND:
        found.append(plain(f"lasts-{v.DURATIONS[ability.until]}"))
    return found + _experience(ability)


def _range(ability: Ability) -> list[Phrase]:
    if ability.op in ON_MAP:
        found = [] if ability.flags & a.AT_KILLED_ENEMY else [phrase("within", ability.within)]
        if ability.op == v.CREATE_OBSTACLE and ability.size > 1:
            found.append(phrase("obstacle-size", ability.size))
        if ability.onto:
            found.append(phrase("onto", ability.onto))
        return found
    if ability.reach > 1:
        return [phrase("reach", ability.reach)]
    if ability.range is None or (ability.range.name == v.STAT and not ability.range.plus):
        return []
    if ability.range.name == v.FIXED and ability.range.plus >= ANY_RANGE:
        return [plain("any-range")]
    return [Phrase("ability-range", {"amount": amount(ability.range)})]


def _targets(ability: Ability) -> list[Phrase]:
    op = ability.op
    to = ability.to
    if op in NAMED or (op in ON_MAP and not ability.flags & a.APPLY_TRAP_TO_ENEMY):
        return []
    if ability.flags & a.APPLY_TRAP_TO_ENEMY:
        return [with_parts("trap-on", "whom", whom(to))]
    if is_oneself(to):
        shown = op in (v.HEAL, v.CONDITION)
        return [plain("self")] if shown else []
    usual = to.within == v.NOWHERE and to.exactly == v.NOWHERE and not to.where and to.centre == v.OF_SELF
    count = max(ability.targets, to.pick)
    if usual and to.pick != v.ALL and to.who in (v.ENEMY, v.SELF_OR_ALLY):
        return [phrase("targets", count)] if count > 1 else []
    return whom(to, ability.targets)


def _shoves(ability: Ability) -> list[Phrase]:
    found: list[Phrase] = []
    if ability.push:
        found.append(phrase("push", ability.push))
    if ability.pull:
        found.append(phrase("pull", ability.pull))
    if ability.pierce:
        found.append(phrase("pierce", ability.pierce))
    return found


def _experience(ability: Ability) -> list[Phrase]:
    found: list[Phrase] = []
    if ability.xp:
        found.append(phrase("xp", ability.xp))
    if ability.xp_per_target and ability.xp_every > 1:
        found.append(Phrase("ability-xp-every", {"n": ability.xp_per_target, "every": ability.xp_every}))
    elif ability.xp_per_target:
        found.append(phrase("xp-per-target", ability.xp_per_target))
    if ability.xp_per_damage:
        found.append(phrase("xp-per-damage", ability.xp_per_damage))
    if ability.xp_per_kill:
        found.append(phrase("xp-per-kill", ability.xp_per_kill))
    if ability.xp_per_performer:
        found.append(phrase("xp-per-performer", ability.xp_per_performer))
    if ability.xp_per_use:
        found.append(
            phrase("xp-per-trap" if ability.op == v.CREATE_TRAP else "xp-per-use", ability.xp_per_use)
        )
    return found
