"""What every one of the 51 different cards does, as the engine has read it: held against the facts, line by line."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, cards
from taverna.games.bloodborne.cards import ActionCard, Effect, Monster

BOX = GAME.sets[0]

EFFECTS: dict[str, list[str]] = {
    "saw-cleaver": [],
    "hunter-axe": [],
    "hunter-pistol": ["instant: deal now if only revealer"],
    "transform": ["transform"],
    "hunters-dream": ["round: halve damage", "dream"],
    "kirkhammer": [],
    "stake-driver": ["trophy: 1 extra"],
    "saw-spear": ["attack: bonus damage taken"],
    "ludwigs-holy-blade": ["attack: bonus 1 if against boss"],
    "threaded-cane": ["attack: collect shortfall"],
    "chikage": ["attack: damage self 1"],
    "burial-blade": [],
    "repeating-pistol": ["round: ignore damage"],
    "ludwigs-rifle": ["instant: deal now if only revealer"],
    "hunter-blunderbuss": ["round: everyone's melee weapons deal 1 less"],
    "flamesprayer": ["round: double damage to everyone if target melee"],
    "cannon": [],
    "blood-vial": ["instant: heal self full", "instant: steal blood richer 1"],
    "molotov-cocktail": ["instant: damage everyone 1", "instant: damage the monster 1"],
    "beast-roar": ["instant: damage others 1"],
    "bold-hunters-mark": ["instant: bank self 3"],
    "scourge-beast": ["on reveal: damage most hand 2"],
    "winter-lantern": ["if it escapes: damage most total 2"],
    "executioner": ["if it escapes: damage everyone collected"],
    "beast-possessed-soul": [],
    "huntsman": ["on reveal: gain blood least total 3"],
    "yurie-the-last-scholar": ["on reveal: gain blood least total 3"],
    "beast-patient": ["on reveal: damage everyone 1"],
    "bloody-crow-of-cainhurst": [],
    "carrion-crow": [],
    "garden-of-eyes": [],
    "rabid-dog": ["if it escapes: damage everyone 2"],
    "brainsucker": ["if it escapes: discard weapons everyone 2"],
    "fluorescent-flower": ["on reveal: damage everyone 1"],
    "church-servant": ["on reveal: gain blood least total 2"],
    "hunters-minion": [],
    "maneater-boar": ["if it escapes: lose trophy everyone 1"],
    "scholars": ["on reveal: gain upgrade everyone 1"],
    "celestial-minion": [],
    "father-gascoigne": ["in play: removes damaging weapons"],
    "watchdog-of-the-old-lords": ["in play: ranged weapons deal at most 1"],
    "ebrietas": ["in play: mirrors melee weapons"],
    "cleric-beast": ["in play: forbids damage reduction"],
    "martyr-logarius": ["in play: 1 extra trophy of any type"],
    "the-one-reborn": ["when damaged: gain blood self 2"],
    "the-witch-of-hemwick": ["when damaged: gain trophy self 1 if no track above 3"],
    "gehrman-the-first-hunter": ["all game: 2 more blood for monster, boss"],
    "vicar-amelia": ["all game: 6 HP at most"],
    "rom-the-vacuous-spider": ["all game: the second death is the last"],
    "micolash-host-of-the-nightmare": ["all game: a monster of the box after an escape"],
    "mergos-wet-nurse": ["round start: heal everyone 1"],
}

OPS = {
    cards.DAMAGE: "damage",
    cards.HEAL: "heal",
    cards.GAIN_BLOOD: "gain blood",
    cards.BANK: "bank",
    cards.STEAL_BLOOD: "steal blood",
    cards.GAIN_TROPHY: "gain trophy",
    cards.LOSE_TROPHY: "lose trophy",
    cards.GAIN_UPGRADE: "gain upgrade",
    cards.DISCARD_WEAPONS: "discard weapons",
}
TARGETS = {
    cards.SELF: "self",
    cards.EVERYONE: "everyone",
    cards.OTHERS: "others",
    cards.THE_MONSTER: "the monster",
    cards.RICHER: "richer",
}
STATS = {cards.HAND: "hand", cards.TOTAL: "total"}
CONDITIONS = {
    cards.ALWAYS: "",
    cards.ONLY_REVEALER: " if only revealer",
    cards.AGAINST_BOSS: " if against boss",
    cards.TARGET_MELEE: " if target melee",
    cards.NO_TRACK_ABOVE_3: " if no track above 3",
}


def amount(effect: Effect) -> str:
    if effect.counts == cards.OWN_COLLECTED:
        return "collected"
    if effect.counts == cards.DAMAGE_TAKEN:
        return "damage taken"
    return "full" if effect.amount == cards.FULL else str(effect.amount)


def act(effect: Effect) -> str:
    if effect.op == cards.DEAL_NOW:
        return f"deal now{CONDITIONS[effect.cond]}"
    measured = {cards.MOST: "most ", cards.LEAST: "least "}.get(effect.target)
    target = measured + STATS[effect.stat] if measured else TARGETS[effect.target]
    return f"{OPS[effect.op]} {target} {amount(effect)}{CONDITIONS[effect.cond]}"


def of_card(card: ActionCard) -> list[str]:
    found = [f"instant: {act(effect)}" for effect in card.instants]
    found += [f"attack: bonus {amount(effect)}{CONDITIONS[effect.cond]}" for effect in card.bonuses]
    found += ["attack: collect shortfall"] * card.collects_shortfall
    found += [f"attack: {act(effect)}" for effect in card.riders]
    found += ["round: halve damage"] * card.halves + ["round: ignore damage"] * card.ignores
    for effect in card.weakens:
        assert (effect.target, effect.weapons) == (cards.EVERYONE, 1 << cards.MELEE)
        found.append(f"round: everyone's melee weapons deal {effect.amount} less")
    for effect in card.doubles:
        found.append(f"round: double damage to {TARGETS[effect.target]}{CONDITIONS[effect.cond]}")
    assert card.reduces == 0
    found += [f"trophy: {card.extra_trophies} extra"] if card.extra_trophies else []
    return found + ["transform"] * card.transform + ["dream"] * card.dream


def of_monster(monster: Monster) -> list[str]:
    found = [f"on reveal: {act(effect)}" for effect in monster.reveals]
    found += [f"if it escapes: {act(effect)}" for effect in monster.escapes]
    found += [f"round start: {act(effect)}" for effect in monster.round_start]
    found += [f"when damaged: {act(effect)}" for effect in monster.when_damaged]
    for type, cap in enumerate(monster.caps):
        found += [f"in play: {cards.TYPES[type]} weapons deal at most {cap}"] if cap >= 0 else []
        found += [f"in play: mirrors {cards.TYPES[type]} weapons"] * (monster.mirrors >> type & 1)
    found += ["in play: removes damaging weapons"] * monster.removes_weapons
    found += ["in play: forbids damage reduction"] * monster.forbids_prevention
    assert not monster.forbids_healing
    assert not monster.attack_bonus
    if monster.extra_trophies:
        found.append(f"in play: {monster.extra_trophies} extra trophy of any type")
    if any(monster.monster_blood):
        groups = [cards.GROUPS[group] for group, more in enumerate(monster.monster_blood) if more == 2]
        assert sum(monster.monster_blood) == 2 * len(groups)
        found.append(f"all game: 2 more blood for {', '.join(groups)}")
    found += [f"all game: {monster.max_hp} HP at most"] if monster.max_hp else []
    found += ["all game: the second death is the last"] * monster.eliminates
    return found + ["all game: a monster of the box after an escape"] * monster.inserts


@pytest.mark.parametrize("card", [card for card in BOX.kinds if card.id], ids=lambda card: card.id)
def test_an_action_card_does_what_the_facts_say(card: ActionCard) -> None:
    assert of_card(card) == EFFECTS[card.id]


@pytest.mark.parametrize("monster", [one for one in BOX.monsters if one.id], ids=lambda one: one.id)
def test_a_card_of_the_dungeon_does_what_the_facts_say(monster: Monster) -> None:
    assert of_monster(monster) == EFFECTS[monster.id]


@pytest.mark.rule("BB-1.3", "BB-1.4", "BB-1.5")
def test_there_are_87_cards_of_51_kinds() -> None:
    assert len(EFFECTS) == 51
    upgrades = [BOX.kinds[kind].id for kind in BOX.upgrades]
    assert {upgrades.count(id) for id in upgrades} == {2}
    assert (len(BOX.starting) * 5, len(upgrades)) == (25, 32)
    assert (len(BOX.normal), len(BOX.bosses), len(BOX.final_bosses)) == (18, 7, 5)
