"""The closed set of operations that cards are written in, and how each is read into a typed card.

Nothing else can be said by a card file: an unknown word, or one at the wrong moment, is refused with its place. No card
needs a function of its own; "dream", "play-weapon", "eliminate" and "insert-monster" name what the rules themselves do.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.cards import TYPES, ActionCard, Effect, Monster, Provenance
from taverna.kernel.fields import Fields

ACTS: Final = (
    "damage",
    "heal",
    "gain-blood",
    "lose-blood",
    "bank",
    "deal-now",
    "cancel-attack",
    "steal-blood",
    "gain-trophy",
    "lose-trophy",
    "gain-upgrade",
    "discard-weapons",
    "double-damage",
    "reduce-weapon-damage",
)
"""By the number of the operation in `cards.py`."""
BLOOD_AND_HP: Final = ACTS[:5]
CHOSEN: Final = ("lose-trophy", "gain-upgrade", "discard-weapons")
"""What hunters choose, one after another (BB-R.107)."""

CARD_MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "instant": ACTS[:8],
    "attack": (*BLOOD_AND_HP, "weapon-bonus", "collect-shortfall"),
    "round": ("halve-damage", "ignore-damage", "reduce-damage", "double-damage", "reduce-weapon-damage"),
    "trophy": ("extra-trophy",),
    "transform": ("play-weapon",),
    "dream": ("dream",),
}
MONSTER_MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "on-reveal": (*BLOOD_AND_HP, *CHOSEN),
    "if-escapes": (*BLOOD_AND_HP, *CHOSEN),
    "while-in-play": (
        "cap-weapon-damage",
        "mirror-weapon-damage",
        "remove-damaging-weapons",
        "forbid-heal",
        "forbid-damage-reduction",
        "modify-attack-total",
        *BLOOD_AND_HP,
        "gain-trophy",
    ),
    "trophy": ("extra-trophy",),
    "round-start": BLOOD_AND_HP,
    "all-game": ("modify-monster-hp", "set-max-hp", "eliminate", "insert-monster"),
}
"""The last two are for final bosses only."""
FINAL_BOSS_MOMENTS: Final = ("round-start", "all-game")

TRIGGERS: Final = ("hunter-damages-monster",)
"""What sets off blood, HP and trophies while a monster is in play; the target `attacker` is who did it."""

TARGETS: Final = ("self", "everyone", "others", "left", "monster", "most", "least", "richer")
STATS: Final = ("hp", "hand", "collected", "banked", "total")
CONDITIONS: Final = (
    "after-attack",
    "only-revealer",
    "by-transform",
    "against-boss",
    "dealt-damage",
    "target-melee",
    "target-utility",
    "no-track-above-3",
)
"""By number; the first holds always."""
INSTANT_CONDITIONS: Final = ("only-revealer", "against-boss", "target-melee", "target-utility")
BONUS_CONDITIONS: Final = ("only-revealer", "by-transform", "against-boss")
RIDER_CONDITIONS: Final = ("after-attack", "dealt-damage")
TARGET_CONDITIONS: Final = ("target-melee", "target-utility")

CONFIDENCE: Final = ("none", "low", "medium", "high")
MOST_DAMAGE: Final = 20
MOST_TROPHIES: Final = 5
"""Also the most upgrades at once."""


def one_of(fields: Fields, name: str, allowed: tuple[str, ...], default: str | None = None) -> str:
    value = fields.text(name, default)
    if value not in allowed:
        raise fields.bad(name, f"must be one of {', '.join(allowed)}, not {value!r}")
    return value


def read_known(fields: Fields, rule: str) -> Provenance:
    return Provenance(
        one_of(fields, "confidence", CONFIDENCE, "high"),
        fields.flag("proposed", False),
        fields.texts("doubts", []),
        fields.texts("single_source", []),
        rule,
    )


# Action cards


def read_card_effect(card: ActionCard, fields: Fields, rule: str) -> None:
    timing = one_of(fields, "timing", tuple(CARD_MOMENTS))
    op = one_of(fields, "op", CARD_MOMENTS[timing])
    if timing in ("attack", "trophy") and not card.weapon:
        raise fields.bad("timing", f"only a weapon can have an effect at {timing!r}")
    if op in CARD_MOMENTS["instant"]:
        _read_card_act(card, fields, timing, op, rule)
    elif op == "weapon-bonus":
        card.bonuses.append(_read_bonus(fields, rule))
    elif op == "collect-shortfall":
        card.collects_shortfall = True
    elif op in ("double-damage", "reduce-weapon-damage"):
        _read_round_effect(card, fields, op, rule)
    elif op == "extra-trophy":
        card.extra_trophies += fields.integer("amount", 1, MOST_TROPHIES)
    else:
        _read_card_property(card, fields, op)
    fields.done()


def _read_card_act(card: ActionCard, fields: Fields, timing: str, op: str, rule: str) -> None:
    effect = Effect(ACTS.index(op), rule)
    if op == "deal-now":
        if not card.weapon:
            raise fields.bad("op", "only a weapon can deal its damage at once")
        effect.cond = _condition(fields, ("only-revealer",))
        card.instants.append(effect)
        return
    monster = ("monster",) if op == "damage" and timing == "instant" else ()
    own = () if op == "steal-blood" else ("self", "everyone")
    _read_target(fields, effect, (*own, "others", "left", "most", "least", "richer", *monster))
    if op == "cancel-attack":
        effect.weapons = _weapons(fields)
    else:
        _read_amount(fields, effect, op)
    if timing == "instant":
        effect.cond = _condition(fields, INSTANT_CONDITIONS)
        card.instants.append(effect)
    else:
        effect.cond = _condition(fields, RIDER_CONDITIONS)
        card.riders.append(effect)


def _read_bonus(fields: Fields, rule: str) -> Effect:
    """A number, or what the hunter has lost to damage this round (BB-R.149)."""
    bonus = Effect(cards.DAMAGE, rule)
    if fields.value("amount") == "damage-taken-this-round":
        bonus.counts = cards.DAMAGE_TAKEN
    else:
        bonus.amount = fields.integer("amount", 1, MOST_DAMAGE)
    bonus.cond = _condition(fields, BONUS_CONDITIONS)
    return bonus


def _read_round_effect(card: ActionCard, fields: Fields, op: str, rule: str) -> None:
    """What the card does to hunters for the whole round (BB-R.104)."""
    effect = Effect(ACTS.index(op), rule)
    _read_target(fields, effect, ("self", "everyone", "others", "left"))
    if op == "double-damage":
        effect.cond = _condition(fields, TARGET_CONDITIONS)
        card.doubles.append(effect)
    else:
        effect.weapons = _weapons(fields)
        effect.amount = fields.integer("amount", 1, MOST_DAMAGE)
        card.weakens.append(effect)


def _read_card_property(card: ActionCard, fields: Fields, op: str) -> None:
    if op == "halve-damage":
        card.halves = True
    elif op == "ignore-damage":
        card.ignores = True
    elif op == "reduce-damage":
        card.reduces += fields.integer("amount", 1, MOST_DAMAGE)
    elif card.weapon:
        raise fields.bad("op", f"{op!r} is for utility cards")
    elif op == "play-weapon":
        card.transform = True
    else:
        card.dream = True


# The Chalice Dungeon


def read_monster_effect(monster: Monster, fields: Fields, rule: str) -> None:
    timing = one_of(fields, "timing", tuple(MONSTER_MOMENTS))
    op = one_of(fields, "op", MONSTER_MOMENTS[timing])
    if timing in FINAL_BOSS_MOMENTS and monster.group != cards.FINAL_BOSS:
        raise fields.bad("timing", f"{timing!r} is for final bosses")
    if timing == "while-in-play" and op in ACTS:
        monster.when_damaged.append(_read_triggered(fields, op, rule))
    elif op in ACTS:
        effect = Effect(ACTS.index(op), rule)
        _read_target(fields, effect, ("everyone", "most", "least"))
        _read_amount(fields, effect, op)
        if op == "lose-trophy":
            one_of(fields, "of", ("highest-type",))
        moments = {"on-reveal": monster.reveals, "if-escapes": monster.escapes}
        moments.get(timing, monster.round_start).append(effect)
    elif op == "extra-trophy":
        one_of(fields, "target", ("earners",))
        one_of(fields, "of", ("any-type",))
        monster.extra_trophies += fields.integer("amount", 1, MOST_TROPHIES)
    elif timing == "all-game":
        _read_rule_of_the_game(monster, fields, op)
    else:
        _read_rule_of_the_fight(monster, fields, op)
    fields.done()


def _read_triggered(fields: Fields, op: str, rule: str) -> Effect:
    """What happens when a hunter takes blood from the monster (BB-R.108)."""
    one_of(fields, "trigger", TRIGGERS)
    effect = Effect(ACTS.index(op), rule)
    if op == "gain-trophy":
        one_of(fields, "target", ("attacker",))
        one_of(fields, "of", ("any-type",))
    elif fields.value("target") != "attacker":  # who is the actor, `SELF`
        _read_target(fields, effect, ("everyone", "most", "least"), ("attacker",))
    _read_amount(fields, effect, op)
    effect.cond = _condition(fields, ("no-track-above-3",))
    return effect


def _read_rule_of_the_fight(monster: Monster, fields: Fields, op: str) -> None:
    if op == "cap-weapon-damage":
        for type in _types(_weapons(fields)):
            monster.caps[type] = fields.integer("amount", 0, MOST_DAMAGE)
    elif op == "mirror-weapon-damage":
        monster.mirrors |= _weapons(fields)
    elif op == "remove-damaging-weapons":
        monster.removes_weapons = True
    elif op == "forbid-heal":
        monster.forbids_healing = True
    elif op == "forbid-damage-reduction":
        monster.forbids_prevention = True
    else:
        monster.attack_bonus = fields.integer("amount", 1, MOST_DAMAGE)
        monster.attack_bonus_cond = _condition(fields, TARGET_CONDITIONS)


def _read_rule_of_the_game(monster: Monster, fields: Fields, op: str) -> None:
    if op == "modify-monster-hp":
        for group in fields.texts("groups", ["monster", "boss"]):
            if group not in cards.GROUPS:
                raise fields.bad("groups", f"{group!r} is none of {', '.join(cards.GROUPS)}")
            monster.monster_blood[cards.GROUPS.index(group)] += fields.integer("amount", 1, MOST_DAMAGE)
    elif op == "set-max-hp":
        monster.max_hp = fields.integer("amount", 1, 99)
    elif op == "eliminate":
        monster.eliminates = True
    else:
        monster.inserts = True


# Their parts


def _read_target(
    fields: Fields, effect: Effect, allowed: tuple[str, ...], more: tuple[str, ...] = ()
) -> None:
    """`others`, or a measure with it: `most total`. `more` is told as allowed too."""
    text = fields.text("target")
    word, _, stat = text.partition(" ")
    measured = word in ("most", "least")
    if word not in allowed or (measured and stat not in STATS) or (stat and not measured):
        shown = [f"{name} <{'|'.join(STATS)}>" if name in ("most", "least") else name for name in allowed]
        shown += more
        raise fields.bad("target", f"must be one of {', '.join(shown)}, not {text!r}")
    effect.target = TARGETS.index(word)
    effect.stat = STATS.index(stat) if measured else cards.HP


def _read_amount(fields: Fields, effect: Effect, op: str) -> None:
    """A number; all that there is; or, for damage to hunters, what each of them has collected (BB-R.139)."""
    amount = fields.value("amount")
    if op in ("heal", "lose-blood", "bank") and amount == "full":
        effect.amount = cards.FULL
    elif op == "damage" and effect.target != cards.THE_MONSTER and amount == "collected":
        effect.counts = cards.OWN_COLLECTED
    else:
        most = MOST_TROPHIES if op in ("gain-trophy", "lose-trophy", "gain-upgrade") else MOST_DAMAGE
        effect.amount = fields.integer("amount", 1, most)


def _condition(fields: Fields, allowed: tuple[str, ...]) -> int:
    if not fields.has("cond"):
        return cards.ALWAYS
    return CONDITIONS.index(one_of(fields, "cond", allowed))


def _weapons(fields: Fields) -> int:
    """Which weapons it is about, a bit for each type; both when the file does not say."""
    if not fields.has("weapon"):
        return 3
    return 1 << TYPES.index(one_of(fields, "weapon", TYPES[:2]))


def _types(weapons: int) -> list[int]:
    return [type for type in (cards.MELEE, cards.RANGED) if weapons >> type & 1]
