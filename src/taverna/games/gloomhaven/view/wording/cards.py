"""What a card, a monster's card or a boss special does, told by its own data: a list of phrases.

There is no text for each card: the same data that the rules carry out are put into words, so that the two can't differ.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.effects.odd.base import sentence_of
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability, Bonus, Gain, Passive
from taverna.games.gloomhaven.language.cards import Half, SummonSheet
from taverna.games.gloomhaven.view.wording.ability_parts import parts_of
from taverna.games.gloomhaven.view.wording.parts import (
    amount,
    area,
    chain,
    condition,
    conditions,
    element_names,
    is_oneself,
    meaning,
    phrase,
    plain,
    price,
    sequence,
    signed,
    slug,
    whom,
    with_parts,
)
from taverna.games.gloomhaven.view.wording.things import cards, handed, immune, trap
from taverna.kit.phrases import Phrase

Summons = dict[str, SummonSheet]
NO_SUMMONS: Final[Summons] = {}
HANDED: Final = (v.GIVE_CARD, v.LEND_CARD, v.MARK, v.TRANSFER_GROUP)
COUNTED: Final = (
    v.DESTROY_OBSTACLE, v.CLEANSE, v.CREATE_OBSTACLE, v.MOVE_OBSTACLE, v.DISARM_TRAP, v.BOSS_SPECIAL,
)  # fmt: skip
"""Operations that are told with how many; 0 stands for all."""
ALL_TARGETS: Final = 9
"""As the targets of a summon: every enemy that it reaches."""


def half(what: Half, summons: Summons = NO_SUMMONS) -> list[Phrase]:
    """Top or bottom of a card, a monster's card, a boss special."""
    found: list[Phrase] = [plain(f"by-{what.actor}")] if what.actor else []
    for ability in what.abilities:
        found += of_ability(ability, summons)
    for bonus in what.bonuses:
        found.append(of_bonus(bonus, summons))
    return found + _ending(what)


def _ending(what: Half) -> list[Phrase]:
    """How long it lasts, what it is worth, where the card goes."""
    found: list[Phrase] = []
    if what.group:
        found.append(Phrase("ability-group", {"group": v.GROUPS[what.group]}))
    if what.until == v.USES and any(what.slots):
        steps = [str(xp) for xp in what.slots]
        found.append(Phrase("ability-lasts-uses-xp", {"n": len(what.slots), "steps": steps}))
    elif what.until == v.USES:
        found.append(phrase("lasts-uses", len(what.slots)))
    elif what.until != v.AT_ONCE:
        found.append(plain(f"lasts-{v.DURATIONS[what.until]}"))
    if what.xp:
        found.append(phrase("xp", what.xp))
    if what.returns:
        found.append(plain("returns"))
    if what.lost:
        found.append(plain("lost-for-good" if what.unrecoverable else "lost"))
    return found


# One ability


def of_ability(ability: Ability, summons: Summons = NO_SUMMONS) -> list[Phrase]:
    """A sentence for the ability, and one for each of its bonuses."""
    parts = _main(ability, summons) + parts_of(ability) + meaning(ability.n)
    if ability.range is None or ability.range.name != ability.n.name:
        parts += meaning(ability.range)
    # A monster's stand-alone consume icon is told by the operation itself.
    consumed = [] if ability.op == v.CONSUME else ability.consume
    gates = condition(ability.tests) + price(consumed, ability.pay)
    line = with_parts("line", "parts", parts)
    if gates:
        line = Phrase("ability-when", {"gates": gates, "then": parts})
    # The bonuses of a lasting effect are told by the effect.
    bonuses = [] if ability.op == v.PASSIVE else ability.bonuses
    return [line] + [of_bonus(bonus, summons) for bonus in bonuses]


def _either(abilities: list[Ability], summons: Summons) -> list[Phrase]:
    """One or another."""
    found = _nested(abilities[:1], summons)
    for ability in abilities[1:]:
        found = [Phrase("ability-or", {"head": found, "item": _nested([ability], summons)})]
    return found


def _nested(abilities: list[Ability], summons: Summons) -> list[Phrase]:
    found: list[Phrase] = []
    for ability in abilities:
        found += of_ability(ability, summons)
    return sequence(found)


def _main(ability: Ability, summons: Summons) -> list[Phrase]:
    """What is done: `Attack 3`."""
    op = ability.op
    name = slug(v.OPS[op])
    if op == v.PASSIVE:
        assert ability.passive is not None
        return [of_passive(ability.passive, summons)]
    if op == v.CONDITION:
        return conditions(ability.conditions)
    if op == v.INFUSE:
        return [Phrase("ability-do-infuse", {"elements": element_names(ability.elements)})]
    if op == v.SUMMON:
        return _summoned(ability, summons)
    if op == v.HEAL and ability.n.name == v.FIXED and ability.n.plus == v.FULL:
        return [plain("do-heal-fully")]
    if op == v.DAMAGE and is_oneself(ability.to):
        return [Phrase("ability-do-suffer", {"amount": amount(ability.n)})]
    if op == v.CREATE_TRAP:
        return trap(ability) + _burst(ability, summons)
    if op in (v.RECOVER, v.REFRESH_ITEMS, v.LOSE_CARDS):
        return cards(ability)
    if op in COUNTED:
        return [phrase(f"do-{name}", 0 if ability.n.plus == v.ALL else max(ability.n.plus, 1))]
    if op in (v.COMMAND, v.ON_DEATH, v.ATTACH):
        return [_commanded(ability, summons)]
    if op == v.CONSUME:
        elements = element_names(ability.consume)
        return [
            Phrase("ability-do-consume", {"elements": elements, "then": _nested(ability.perform, summons)})
        ]
    if op in (v.KILL, v.BETRAY_TURN, v.EXTRA_TURN):
        return [Phrase(f"ability-do-{name}", {"whom": whom(ability.to, ability.targets)})]
    if op == v.SWAP:
        key = "do-swap-with" if ability.to.pick == 1 else "do-swap"
        return [with_parts(key, "whom", whom(ability.to))]
    if op in HANDED:
        return handed(ability, name)
    if op == v.TELEPORT and not is_oneself(ability.to):
        return [with_parts("do-teleport-next-to", "whom", whom(ability.to))]
    if op == v.SPECIAL and ability.perform:
        return _either(ability.perform, summons)
    if op == v.SPECIAL:
        return [phrase(sentence_of(ability.special), ability.n.plus)]
    if op in (v.EXHAUST, v.CHOOSE_ANY, v.MODIFIER_DECK, v.TELEPORT, v.GROUND):
        return [plain(f"do-{name}")]
    if op == v.REMOVE_CONDITION:
        return [with_parts("do-remove-condition", "conditions", conditions(ability.conditions))]
    return [Phrase(f"ability-do-{name}", {"amount": amount(ability.n)})]


def _commanded(ability: Ability, summons: Summons) -> Phrase:
    then = _nested(ability.perform, summons)
    if ability.op == v.ON_DEATH:
        return with_parts("do-on-death", "then", then)
    name = slug(v.OPS[ability.op])
    return Phrase(f"ability-do-{name}", {"whom": whom(ability.to, ability.targets), "then": then})


def _burst(ability: Ability, summons: Summons) -> list[Phrase]:
    """What it does around it."""
    return [with_parts("trap-burst", "then", _nested(ability.perform, summons))] if ability.perform else []


# Summons


def _summoned(ability: Ability, summons: Summons) -> list[Phrase]:
    if ability.summon:
        found = [Phrase("ability-do-summon", {"summon": ability.summon})]
        if ability.summon in summons:
            found += of_summon(summons[ability.summon], summons)
        return found
    found = []
    for unit in ability.units:
        ranks = unit.ranks[2:] if len(unit.ranks) > 3 else unit.ranks
        args: dict[str, object] = {"n": unit.count, "monster": unit.monster}
        found.append(Phrase("ability-do-summon-monster", args))
        names = ["none" if rank < 0 else v.RANKS[rank] for rank in ranks]
        if len(set(names)) > 1:
            found.append(Phrase("ability-ranks", {"ranks": names}))
        elif names and names[0] != "boss":
            found.append(Phrase("ability-rank", {"rank": names[0]}))
        if unit.copies_hp:
            found.append(plain("copies-hp"))
    return found


def of_summon(sheet: SummonSheet, summons: Summons) -> list[Phrase]:
    found = [phrase("summon-count", sheet.count)] if sheet.count > 1 else []
    found.append(phrase("summon-hp", sheet.hp))
    if sheet.hp_per_level:
        found.append(phrase("summon-hp-per-level", sheet.hp_per_level))
    found.append(phrase("summon-move", sheet.move) if sheet.move >= 0 else plain("summon-no-move"))
    if sheet.attack is None:
        found.append(plain("summon-no-attack"))
    else:
        found.append(Phrase("ability-summon-attack", {"amount": amount(sheet.attack)}))
        found += meaning(sheet.attack)
    for key, number in (
        ("range", sheet.range), ("targets", sheet.attack_targets), ("pierce", sheet.attack_pierce),
        ("push", sheet.attack_push), ("shield", sheet.shield), ("retaliate", sheet.retaliate),
    ):  # fmt: skip
        if key == "targets" and number >= ALL_TARGETS:
            found.append(plain("summon-targets-all"))
        elif number > (1 if key == "targets" else 0):
            found.append(phrase(f"summon-{key}", number))
    if sheet.retaliate and sheet.retaliate_range > 1:
        found.append(phrase("summon-retaliate-range", sheet.retaliate_range))
    found += conditions(sheet.attack_conditions)
    if sheet.flying:
        found.append(plain("summon-flying"))
    if sheet.infuse >= 0:
        found.append(Phrase("ability-do-infuse", {"elements": [v.ELEMENTS[sheet.infuse]]}))
    if sheet.lends_place:
        found.append(plain("summon-lends-place"))
    if sheet.on_death:
        found.append(with_parts("do-on-death", "then", _nested(sheet.on_death, summons)))
    if sheet.turn_end:
        found.append(with_parts("summon-turn-end", "then", _nested(sheet.turn_end, summons)))
    return found + [of_passive(aura.passive, summons) for aura in sheet.aura if aura.passive is not None]


# Bonuses and gains


def of_bonus(bonus: Bonus, summons: Summons = NO_SUMMONS) -> Phrase:
    gates = condition(bonus.tests) + price(bonus.consume, bonus.pay)
    gains = of_gain(bonus.gain, summons)
    if bonus.per != v.ONCE:
        gains.append(plain(f"per-{slug(v.PER[bonus.per])}"))
    if bonus.instead:
        gains.append(plain("instead"))
    if not gates:
        return with_parts("line", "parts", gains)
    return Phrase("ability-when", {"gates": gates, "then": gains})


def of_gain(gain: Gain, summons: Summons = NO_SUMMONS) -> list[Phrase]:
    found: list[Phrase] = []
    if gain.attack is not None:
        more = [signed(gain.attack.plus)] if gain.attack.name == v.FIXED else [plain("plus-x")]
        found.append(Phrase("ability-gain-attack", {"amount": more}))
        found += meaning(gain.attack)
    for key, number in (("move", gain.move), ("range", gain.range)):
        if number:
            found.append(Phrase(f"ability-gain-{key}", {"amount": [signed(number)]}))
    for key, number in (
        ("heal", gain.heal), ("shield", gain.shield), ("damage", gain.damage), ("targets", gain.targets),
        ("set-targets", gain.set_targets), ("push", gain.push), ("pull", gain.pull), ("pierce", gain.pierce),
        ("xp", gain.xp),
    ):  # fmt: skip
        if number:
            found.append(phrase(key if key in ("push", "pull", "pierce", "xp") else f"gain-{key}", number))
    if gain.retaliate:
        found.append(phrase("gain-retaliate", gain.retaliate))
        if gain.retaliate_range > 1:
            found.append(Phrase("ability-range", {"amount": [phrase("number", gain.retaliate_range)]}))
    return found + _more_gains(gain, summons)


def _more_gains(gain: Gain, summons: Summons) -> list[Phrase]:
    found = conditions(gain.conditions)
    if gain.cleanses:
        found.append(plain("gain-cleanses"))
    if gain.multiply != 1:
        found.append(phrase("gain-multiply", gain.multiply))
    for key, on in (
        ("advantage", gain.advantage), ("disadvantage", gain.disadvantage), ("jump", gain.jump),
        ("ignore-shield", gain.ignore_shield), ("along-path", gain.path_targets),
    ):  # fmt: skip
        if on:
            found.append(plain(f"gain-{key}"))
    found += area(gain.area) + chain(gain.chain)
    if gain.set_n is not None:
        found.append(Phrase("ability-gain-set-n", {"amount": amount(gain.set_n)}))
        found += meaning(gain.set_n)
    if gain.set_to is not None:
        found.append(with_parts("gain-set-to", "whom", whom(gain.set_to)))
    if gain.kill is not None:
        found.append(plain("gain-kill"))
        found += condition(gain.kill)
    if gain.infuse:
        found.append(Phrase("ability-do-infuse", {"elements": element_names(gain.infuse)}))
    return found + _nested(gain.also, summons)


# Lasting effects


def of_passive(passive: Passive, summons: Summons = NO_SUMMONS) -> Phrase:
    """When: what. An effect that waits for nothing only says what it does."""
    gates: list[Phrase] = []
    if passive.on != v.ALWAYS:
        when = f"-{v.TIMES[passive.when]}" if passive.when else ""
        if passive.on == v.ON_DAMAGED and passive.perform and not passive.negate and passive.gain is None:
            when = "-after"
        if passive.on == v.ON_MOVE:
            when = "-away"
        gates.append(plain(f"on-{slug(v.EVENTS[passive.on])}{when}"))
    if passive.whose is not None:
        gates.append(with_parts("for", "whom", whom(passive.whose)))
    gates += condition(passive.tests) + price(passive.consume, passive.pay)
    if passive.makers:
        gates.append(plain("makers-only"))
    if passive.countdown:
        gates.append(plain("countdown"))
    if passive.limit:
        gates.append(plain(f"limit-{slug(v.LIMITS[passive.limit])}"))
    then = _effects(passive, summons)
    if not gates:
        return with_parts("line", "parts", then)
    return Phrase("ability-when", {"gates": gates, "then": then})


def _effects(passive: Passive, summons: Summons) -> list[Phrase]:
    found = [] if passive.gain is None else of_gain(passive.gain, summons)
    if passive.on == v.ON_TARGETED and passive.gain is not None and passive.gain.disadvantage:
        # Of the attacker, not of who is attacked.
        found = [part for part in found if part.key != "ability-gain-disadvantage"]
        found.append(with_parts("attacker-gain", "gains", [plain("gain-disadvantage")]))
    if passive.negate:
        found.append(plain("gain-negate"))
    if passive.diverts:
        found.append(plain("diverts"))
    if passive.on == v.ON_MONSTER_CONSUMES:
        found.append(plain("consume-first"))
    if passive.transfer:
        found.append(phrase("gain-transfer", passive.reduce_by))
    if passive.attacker_gain is not None:
        found.append(with_parts("attacker-gain", "gains", of_gain(passive.attacker_gain, summons)))
    if passive.choose:
        found += _either(passive.perform, summons)
    else:
        found += _nested(passive.perform, summons)
    if passive.whole_action:
        found.append(plain("whole-action"))
    found += [of_bonus(bonus, summons) for bonus in passive.bonuses]
    if passive.immune:
        found.append(immune(passive.immune))
    if passive.instead:
        found.append(plain("instead"))
    if passive.group_limit:
        args: dict[str, object] = {"n": passive.group_limit}
        found.append(Phrase(f"ability-group-limit-{v.GROUPS[passive.limited]}", args))
    for place, name in enumerate(v.GRANTS):
        if passive.grant >> place & 1:
            found.append(plain(f"grant-{slug(name)}"))
    if passive.overheal:
        found.append(phrase("overheal", passive.overheal))
    if passive.extend_group:
        found.append(Phrase("ability-extend-group", {"group": v.GROUPS[passive.extend_group]}))
    if passive.special:
        found.append(phrase(sentence_of(passive.special), 0))
    return found
