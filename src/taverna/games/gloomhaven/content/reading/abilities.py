"""Abilities, actions and modifier cards in content files, read into the typed classes of `ability`.

What a field means here where the name alone does not tell: of a trap, `n` is the damage and `xpPerUse` what its maker
gains when an enemy springs it; of obstacles and traps, `within` is where they may lie and `toWithin` where a moved one
may go; `flags` are the words of `ability.FLAGS`. `dots` and `plus` (places for enhancements) are checked only.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import mask, number_of, ranks_field, unknown, word, words
from taverna.games.gloomhaven.content.reading.values import (
    amount_field,
    elements_field,
    tests_field,
    to_area,
    to_pay,
    to_selector,
)
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import (
    FLAGS,
    Ability,
    Amount,
    Bonus,
    Gain,
    Passive,
    Selector,
    Unit,
)
from taverna.games.gloomhaven.language.cards import Half, Modifier
from taverna.games.gloomhaven.language.links import Link
from taverna.kernel.errors import BadData
from taverna.kernel.fields import Fields, bad

DOTS: Final = ("main", "range", "targets", "push", "pull", "pierce")
ITEM_SLOTS: Final = ("head", "body", "legs", "onehand", "twohand", "small")
AGAINST_ENEMIES: Final = (v.ATTACK, v.PUSH, v.PULL, v.KILL)


def to_abilities(fields: Fields, name: str) -> list[Ability]:
    return [
        to_ability(item, f"{fields.path}.{name}[{number}]")
        for number, item in enumerate(fields.items(name, ()))
    ]


def to_ability(value: object, path: str) -> Ability:
    fields = Fields(value, path)
    ability = Ability(number_of(fields, "do", "ability", v.OPS))
    if fields.has("n"):
        ability.n = amount_field(fields, "n")
    if fields.has("range"):
        ability.range = amount_field(fields, "range")
    ability.conditions = mask(fields, "conditions")
    _read_targets(ability, fields)
    _read_effects(ability, fields)
    _read_costs(ability, fields)
    _read_rest(ability, fields)
    if ability.op == v.PASSIVE:
        ability.passive = _read_passive(fields)
    fields.done()
    _needs(ability, path)
    return ability


def _read_targets(ability: Ability, fields: Fields) -> None:
    if fields.has("targets") and isinstance(fields.value("targets"), dict):
        ability.targets_x = amount_field(fields, "targets")
    else:
        ability.targets = fields.integer("targets", 1, 9, 1)
    if fields.has("to"):
        ability.to = to_selector(fields.value("to"), f"{fields.path}.to")
    else:
        ability.to = _usual_target(ability)
    if fields.has("area"):
        ability.area = to_area(fields.value("area"), f"{fields.path}.area")
    ability.within = fields.integer("within", 1, 9, 1)
    ability.size = fields.integer("size", 1, 3, 1)
    ability.onto = fields.integer("toWithin", 0, 9, 0)
    ability.reach = fields.integer("reach", 1, 9, 1)
    ability.chain = _chain(fields)
    ability.path_targets = fields.flag("alongPath", False)


def _chain(fields: Fields) -> list[Link]:
    found: list[Link] = []
    for number, item in enumerate(fields.items("chain", ())):
        part = Fields(item, f"{fields.path}.chain[{number}]")
        found.append(Link(part.integer("attack", -9, 9), part.integer("within", 1, 9)))
        part.done()
    return found


def _usual_target(ability: Ability) -> Selector:
    """Whom an ability concerns that names nobody: enemies if it harms, else oneself or, at a range, an ally too."""
    harms = ability.op == v.CONDITION and ability.conditions & v.NEGATIVE != 0
    if harms or ability.op in AGAINST_ENEMIES:
        return Selector(v.ENEMY, ability.targets)
    if ability.range is not None and ability.op in (v.HEAL, v.CONDITION):
        return Selector(v.SELF_OR_ALLY, ability.targets)
    return Selector(v.SELF)


def _read_effects(ability: Ability, fields: Fields) -> None:
    ability.push = fields.integer("push", 0, 9, 0)
    ability.pull = fields.integer("pull", 0, 9, 0)
    ability.pierce = fields.integer("pierce", 0, 9, 0)
    for number, name in enumerate(fields.texts("flags", ())):
        if name not in FLAGS:
            raise unknown(f"{fields.path}.flags[{number}]", "flag", name, FLAGS)
        ability.flags |= 1 << FLAGS.index(name)
    ability.elements = elements_field(fields, "elements")
    ability.bonuses = to_bonuses(fields)
    ability.special = fields.text("special", "")
    if fields.has("repeat"):
        ability.repeat = amount_field(fields, "repeat")
    ability.perform = to_abilities(fields, "perform") if ability.op != v.PASSIVE else []


def _read_costs(ability: Ability, fields: Fields) -> None:
    ability.tests = tests_field(fields, "if") if ability.op != v.PASSIVE else []
    ability.consume = elements_field(fields, "consume") if ability.op != v.PASSIVE else []
    ability.may = fields.flag("may", False) if ability.op != v.PASSIVE else False
    if fields.has("pay") and ability.op != v.PASSIVE:
        ability.pay = to_pay(fields.value("pay"), f"{fields.path}.pay")
    ability.xp_per_target = fields.integer("xpPerTarget", 0, 9, 0)
    ability.xp_every = fields.integer("xpEvery", 1, 9, 1)
    ability.xp_per_kill = fields.integer("xpPerKill", 0, 9, 0)
    ability.xp_per_damage = fields.integer("xpPerDamage", 0, 99, 0)
    ability.xp_per_performer = fields.integer("xpPerPerformer", 0, 9, 0)
    ability.xp_per_use = fields.integer("xpPerUse", 0, 9, 0)
    ability.xp = fields.integer("xp", 0, 9, 0)


def _read_rest(ability: Ability, fields: Fields) -> None:
    ability.until = number_of(fields, "until", "duration", v.DURATIONS, "once")
    ability.by = number_of(fields, "by", "steering", v.STEERING, "them")
    ability.forced = fields.flag("forced", False)
    ability.gives = fields.text("gives", "")
    ability.summon = fields.text("summon", "")
    ability.units = [
        _unit(item, f"{fields.path}.units[{number}]") for number, item in enumerate(fields.items("units", ()))
    ]
    ability.pile = number_of(fields, "pile", "pile", v.PILES, "discard")
    ability.up_to = fields.flag("upTo", False)
    ability.cap = fields.integer("cap", 0, 9, 0)
    for slot in fields.texts("slots", ()):
        if slot not in ITEM_SLOTS:
            raise unknown(f"{fields.path}.slots", "slot", slot, ITEM_SLOTS)
        ability.slots.append(slot)
    if fields.has("dots"):
        dots = Fields(fields.value("dots"), f"{fields.path}.dots")
        for name in DOTS:
            dots.integer(name, 0, 3, 0)
        dots.done()


def _unit(value: object, path: str) -> Unit:
    fields = Fields(value, path)
    unit = Unit(fields.text("monster"), ranks_field(fields, "ranks", "nnn"), fields.integer("count", 1, 9, 1))
    unit.copies_hp = fields.flag("copiesHp", False)
    fields.done()
    return unit


def _needs(ability: Ability, path: str) -> None:
    """What an operation can't do without."""
    lacks = ""
    if ability.op == v.CONDITION and ability.conditions == 0:
        lacks = "conditions"
    elif ability.op == v.INFUSE and not ability.elements:
        lacks = "elements"
    elif ability.op == v.SUMMON and not ability.summon and not ability.units:
        lacks = "summon"
    elif ability.op in (v.COMMAND, v.CONSUME, v.ON_DEATH, v.ATTACH) and not ability.perform:
        lacks = "perform"
    elif ability.op == v.CONSUME and not ability.consume:
        lacks = "consume"
    elif ability.op == v.SPECIAL and not ability.special:
        lacks = "special"
    elif ability.op == v.GIVE_CARD and not ability.gives:
        lacks = "gives"
    if lacks:
        raise bad(f"{path}.{lacks}", f"is needed by {v.OPS[ability.op]!r}")


def to_bonuses(fields: Fields) -> list[Bonus]:
    found: list[Bonus] = []
    for number, item in enumerate(fields.items("bonuses", ())):
        part = Fields(item, f"{fields.path}.bonuses[{number}]")
        bonus = Bonus(to_gain(part.value("gain"), f"{part.path}.gain"))
        bonus.tests = tests_field(part, "if")
        bonus.consume = elements_field(part, "consume")
        if part.has("pay"):
            bonus.pay = to_pay(part.value("pay"), f"{part.path}.pay")
        bonus.per = number_of(part, "per", "thing to count", v.PER, "once")
        bonus.may = part.flag("may", False)
        bonus.instead = part.flag("instead", False)
        part.done()
        found.append(bonus)
    return found


def to_gain(value: object, path: str) -> Gain:
    fields = Fields(value, path)
    gain = Gain()
    if fields.has("attack"):
        gain.attack = amount_field(fields, "attack")
    gain.move = fields.integer("move", -9, 9, 0)
    gain.heal = fields.integer("heal", 0, 30, 0)
    gain.shield = fields.integer("shield", 0, 9, 0)
    gain.retaliate = fields.integer("retaliate", 0, 9, 0)
    gain.retaliate_range = fields.integer("retaliateRange", 1, 9, 1)
    gain.range = fields.integer("range", -9, 9, 0)
    gain.push = fields.integer("push", 0, 9, 0)
    gain.pull = fields.integer("pull", 0, 9, 0)
    gain.pierce = fields.integer("pierce", 0, 9, 0)
    gain.damage = fields.integer("damage", 0, 9, 0)
    gain.targets = fields.integer("targets", 0, 9, 0)
    gain.set_targets = fields.integer("setTargets", 0, 9, 0)
    gain.multiply = fields.integer("multiply", 1, 3, 1)
    gain.chain = _chain(fields)
    gain.xp = fields.integer("xp", 0, 9, 0)
    _read_gain_flags(gain, fields)
    fields.done()
    return gain


def _read_gain_flags(gain: Gain, fields: Fields) -> None:
    if fields.has("setN"):
        gain.set_n = amount_field(fields, "setN")
    if fields.has("setTo"):
        gain.set_to = to_selector(fields.value("setTo"), f"{fields.path}.setTo")
    gain.conditions = mask(fields, "conditions")
    gain.cleanses = fields.flag("cleanses", False)
    gain.advantage = fields.flag("advantage", False)
    gain.disadvantage = fields.flag("disadvantage", False)
    gain.jump = fields.flag("jump", False)
    gain.ignore_shield = fields.flag("ignoreShield", False)
    gain.path_targets = fields.flag("alongPath", False)
    if fields.has("area"):
        gain.area = to_area(fields.value("area"), f"{fields.path}.area")
    if fields.has("kill"):
        gain.kill = tests_field(fields, "kill")
    gain.infuse = elements_field(fields, "infuse")
    gain.also = to_abilities(fields, "also")


def to_passive(value: object, path: str) -> Passive:
    fields = Fields(value, path)
    passive = _read_passive(fields)
    fields.done()
    return passive


def to_standing(value: object, path: str) -> Ability:
    """A passive that lasts as long as who has it stands on the map."""
    ability = Ability(v.PASSIVE)
    ability.passive = to_passive(value, path)
    ability.until = v.PERSISTENT
    return ability


def _read_passive(fields: Fields) -> Passive:
    path = fields.path
    passive = Passive(number_of(fields, "on", "event", v.EVENTS))
    if fields.has("for"):
        passive.whose = to_selector(fields.value("for"), f"{path}.for")
    passive.tests = tests_field(fields, "if")
    passive.limit = number_of(fields, "limit", "limit", v.LIMITS, "")
    passive.may = fields.flag("may", False)
    passive.consume = elements_field(fields, "consume")
    if fields.has("pay"):
        passive.pay = to_pay(fields.value("pay"), f"{path}.pay")
    passive.instead = fields.flag("instead", False)
    if fields.has("gain"):
        passive.gain = to_gain(fields.value("gain"), f"{path}.gain")
    if fields.has("attackerGain"):
        passive.attacker_gain = to_gain(fields.value("attackerGain"), f"{path}.attackerGain")
    passive.bonuses = to_bonuses(fields)
    passive.perform = to_abilities(fields, "perform")
    passive.when = number_of(fields, "when", "moment", v.TIMES, "")
    passive.theirs = fields.flag("theirs", False)
    passive.makers = fields.flag("makersOnly", False)
    passive.diverts = fields.flag("diverts", False)
    passive.choose = fields.flag("choose", False)
    passive.negate = fields.flag("negate", False)
    passive.immune = mask(fields, "immune")
    passive.countdown = fields.flag("countdown", False)
    passive.transfer = fields.flag("transfer", False)
    passive.reduce_by = fields.integer("reduceBy", 0, 9, 0)
    passive.whole_action = fields.flag("wholeAction", False)
    passive.group_limit = fields.integer("groupLimit", 0, 3, 0)
    passive.limited = number_of(fields, "limited", "group", v.GROUPS, "augment")
    passive.extend_group = number_of(fields, "extendGroup", "group", v.GROUPS, "")
    for name in words(fields, "grant", "grant", v.GRANTS):
        passive.grant |= 1 << v.GRANTS.index(name)
    passive.overheal = fields.integer("overheal", 0, 99, 0)
    passive.special = fields.text("special", "")
    return passive


def to_half(value: object, path: str) -> Half:
    """Top or bottom of a card. `draft` keeps a printed half of which something can't be said or done yet."""
    fields = Fields(value, path)
    half = Half(to_abilities(fields, "do"))
    half.bonuses = to_bonuses(fields)
    half.xp = fields.integer("xp", 0, 9, 0)
    half.lost = fields.flag("lost", False)
    half.unrecoverable = fields.flag("unrecoverable", False)
    half.until = number_of(fields, "until", "duration", v.DURATIONS, "once")
    half.slots = fields.integers("slots", 0, 9, ())
    half.group = number_of(fields, "group", "group", v.GROUPS, "")
    half.actor = word(fields, "actor", "actor", ("bear",), "")
    half.bespoke = fields.text("bespoke", "")
    half.check = fields.text("check", "")
    half.drafts, half.unread = to_drafts(fields)
    fields.done()
    if not half.abilities and not fields.has("draft"):
        raise bad(f"{path}.do", "must hold an ability")
    if (half.until == v.USES) != (half.slots != []):
        raise bad(f"{path}.slots", "belong to an effect that lasts for a number of uses, and only to it")
    return half


def _named(row: object) -> str:
    """Which ability a draft is about."""
    return f"ability {row['do']!r}: " if isinstance(row, dict) and "do" in row else ""


def to_drafts(fields: Fields) -> tuple[list[tuple[str, Ability]], list[tuple[str, str]]]:
    """What of a draft can be read, and of the rest where it stands and why not."""
    drafts: list[tuple[str, Ability]] = []
    unread: list[tuple[str, str]] = []
    for number, row in enumerate(fields.items("draft", ())):
        path = f"{fields.path}.draft[{number}]"
        try:
            drafts.append((path, to_ability(row, path)))
        except BadData as problem:
            unread.append(
                (str(problem.values.get("path", path)), f"{_named(row)}{problem.values['problem']}")
            )
    return drafts, unread


def to_modifier(value: object, path: str) -> Modifier:
    fields = Fields(value, path)
    card = Modifier(
        fields.text("id"),
        fields.integer("value", -3, 4, 0),
        fields.flag("rolling", False),
        fields.integer("multiply", 0, 2, 1),
    )
    card.conditions = mask(fields, "conditions")
    card.self_conditions = mask(fields, "selfConditions")
    card.push = fields.integer("push", 0, 9, 0)
    card.pull = fields.integer("pull", 0, 9, 0)
    card.pierce = fields.integer("pierce", 0, 9, 0)
    card.add_target = fields.integer("addTarget", 0, 1, 0)
    card.infuse = elements_field(fields, "infuse")
    card.heal_self = fields.integer("healSelf", 0, 9, 0)
    card.shield_self = fields.integer("shieldSelf", 0, 9, 0)
    card.refresh_item = fields.integer("refreshItem", 0, 1, 0)
    card.shuffles = fields.flag("shuffles", False)
    card.removed = fields.flag("removed", False)
    fields.integer("copies", 0, 20, 0)
    fields.done()
    return card


def stat(plus: int = 0) -> Amount:
    """A figure's own printed value, and this much more."""
    return Amount(plus, v.STAT)
