"""The closed set of operations that cards are written in, and how each is read into a typed card.

Nothing else can be said by a card file: an unknown word, or one at the wrong moment, is refused with its place. No card
needs a function of its own; "dream", "play-weapon", "eliminate" and "insert-monster" name what the rules themselves do.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards
from taverna.games.bloodborne.cards import TYPES, ActionCard, Effect, Monster, Provenance
from taverna.kernel.fields import Fields

ACTS: Final = ("damage", "heal", "gain-blood", "lose-blood", "bank", "deal-now", "cancel-attack")
"""By the number of the operation in `cards.py`."""
BLOOD_AND_HP: Final = ACTS[:5]

CARD_MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "instant": ACTS,
    "attack": (*BLOOD_AND_HP, "weapon-bonus"),
    "round": ("halve-damage", "ignore-damage", "reduce-damage"),
    "trophy": ("extra-trophy",),
    "transform": ("play-weapon",),
    "dream": ("dream",),
}
MONSTER_MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    "on-reveal": BLOOD_AND_HP,
    "if-escapes": BLOOD_AND_HP,
    "while-in-play": (
        "cap-weapon-damage",
        "mirror-weapon-damage",
        "remove-damaging-weapons",
        "forbid-heal",
        "forbid-damage-reduction",
        "modify-attack-total",
    ),
    "round-start": BLOOD_AND_HP,
    "all-game": ("modify-monster-hp", "set-max-hp", "eliminate", "insert-monster"),
}
"""The last two are for final bosses only."""
FINAL_BOSS_MOMENTS: Final = ("round-start", "all-game")

TARGETS: Final = ("self", "everyone", "others", "left", "monster", "most", "least")
STATS: Final = ("hp", "hand", "collected", "banked", "total")
CONDITIONS: Final = (
    "after-attack",
    "only-revealer",
    "by-transform",
    "against-boss",
    "dealt-damage",
    "target-melee",
    "target-utility",
)
"""By number; the first holds always."""
INSTANT_CONDITIONS: Final = ("only-revealer", "against-boss", "target-melee", "target-utility")
BONUS_CONDITIONS: Final = ("only-revealer", "by-transform", "against-boss")
RIDER_CONDITIONS: Final = ("after-attack", "dealt-damage")

CONFIDENCE: Final = ("none", "low", "medium", "high")
MOST_DAMAGE: Final = 20


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
        rule,
    )


# Action cards


def read_card_effect(card: ActionCard, fields: Fields, rule: str) -> None:
    timing = one_of(fields, "timing", tuple(CARD_MOMENTS))
    op = one_of(fields, "op", CARD_MOMENTS[timing])
    if timing in ("attack", "trophy") and not card.weapon:
        raise fields.bad("timing", f"only a weapon can have an effect at {timing!r}")
    if op in ("deal-now", "cancel-attack") or op in BLOOD_AND_HP:
        _read_card_act(card, fields, timing, op, rule)
    elif op == "weapon-bonus":
        bonus = Effect(cards.DAMAGE, rule)
        bonus.amount = fields.integer("amount", 1, MOST_DAMAGE)
        bonus.cond = _condition(fields, BONUS_CONDITIONS)
        card.bonuses.append(bonus)
    elif op == "extra-trophy":
        card.extra_trophies += fields.integer("amount", 1, 5)
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
    _read_target(fields, effect, ("self", "everyone", "others", "left", "most", "least", *monster))
    if op == "cancel-attack":
        effect.weapons = _weapons(fields)
    else:
        effect.amount = _amount(fields, op)
    if timing == "instant":
        effect.cond = _condition(fields, INSTANT_CONDITIONS)
        card.instants.append(effect)
    else:
        effect.cond = _condition(fields, RIDER_CONDITIONS)
        card.riders.append(effect)


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
    if op in BLOOD_AND_HP:
        effect = Effect(ACTS.index(op), rule)
        _read_target(fields, effect, ("everyone", "most", "least"))
        effect.amount = _amount(fields, op)
        moments = {"on-reveal": monster.reveals, "if-escapes": monster.escapes}
        moments.get(timing, monster.round_start).append(effect)
    elif timing == "all-game":
        _read_rule_of_the_game(monster, fields, op)
    else:
        _read_rule_of_the_fight(monster, fields, op)
    fields.done()


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
        monster.attack_bonus_cond = _condition(fields, ("target-melee", "target-utility"))


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


def _read_target(fields: Fields, effect: Effect, allowed: tuple[str, ...]) -> None:
    """`others`, or a measure with it: `most total`."""
    text = fields.text("target")
    word, _, stat = text.partition(" ")
    measured = word in ("most", "least")
    if word not in allowed or (measured and stat not in STATS) or (stat and not measured):
        shown = [f"{name} <{'|'.join(STATS)}>" if name in ("most", "least") else name for name in allowed]
        raise fields.bad("target", f"must be one of {', '.join(shown)}, not {text!r}")
    effect.target = TARGETS.index(word)
    effect.stat = STATS.index(stat) if measured else cards.HP


def _amount(fields: Fields, op: str) -> int:
    if op in ("heal", "lose-blood", "bank") and fields.value("amount") == "full":
        return cards.FULL
    return fields.integer("amount", 1, MOST_DAMAGE)


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
