"""What is wrong with a card file is told with file, place and problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games.bloodborne import own_content
from taverna.kernel import BadData
from tests.support.bloodborne.own_content import BEAST, CARD, ITEM, refusal

REFUSED = [
    ("wrong = 1", "cards.toml: wrong: is not a known field"),
    ('id = "No Good"', "cards.toml: id: 'No Good' may hold"),
    ("x = ", "is not TOML"),
    ("[numbers]\nluck = 3", "cards.toml: numbers.luck: there are only max_hp, card_limit"),
    ('[numbers]\nmax_hp = "many"', "cards.toml: numbers.max_hp.value: must be a whole number"),
    ("[tracks]\nspaces = [3, 1]", "cards.toml: tracks.spaces: must be 1 to 20 numbers that never fall"),
    ('[dice]\nblue = ["1"]', "cards.toml: dice.blue: there are only green, yellow, red"),
    ('[dice]\nred = ["1", "2"]', "faces: must be six texts like"),
    ('[dice]\nred = ["1+", "1+", "1+", "1+", "1+", "1+"]', "one face at least must end the roll"),
    ("[[card]]\ndamage = 1", "cards.toml: card[0].id: is missing; must be a text"),
    (
        '[[card]]\nid = "kirkhammer"\ndamage = "big"',
        "cards.toml: card kirkhammer.damage: must be a whole number",
    ),
    ('[[card]]\nid = "kirkhammer"\ndamge = 3', "cards.toml: card kirkhammer.damge: is not a known field"),
    (CARD + CARD, "cards.toml: card[1].id: 'x' is named twice"),
    (CARD.replace("damage = 1", ""), "cards.toml: card x.damage: is missing; must be a whole number"),
    (CARD.replace("melee", "magic"), "cards.toml: card x.type: must be one of melee, ranged, utility"),
    (ITEM + "damage = 2", "cards.toml: card x.damage: a utility card has none"),
    (CARD + "copies = 10", "cards.toml: card x.copies: must lie between 0 and 9"),
    (CARD + "remove = true", "card[0].remove: needs the 'id' of a known entry, alone"),
    ('[[card]]\nid = "cannon"\nremove = true\ndamage = 2', "needs the 'id' of a known entry, alone"),
    (
        '[[card]]\nid = "hunters-dream"\nremove = true',
        "exactly one starting card must have the effect 'dream'",
    ),
    (
        CARD + 'effects = [{ timing = "later", op = "damage" }]',
        "card x.effects[0].timing: must be one of instant",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "explode" }]',
        "card x.effects[0].op: must be one of damage",
    ),
    (
        CARD + 'effects = [{ timing = "round", op = "damage" }]',
        "card x.effects[0].op: must be one of halve-damage",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "damage", target = "most luck", amount = 1 }]',
        "card x.effects[0].target: must be one of self, everyone",
    ),
    (
        CARD + 'effects = [{ timing = "attack", op = "damage", target = "monster", amount = 1 }]',
        "target: must be one of self",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "heal", target = "self", amount = 0 }]',
        "amount: must lie between",
    ),
    (
        CARD
        + 'effects = [{ timing = "instant", op = "heal", target = "self", amount = 1, cond = "sometimes" }]',
        "cond: must be one of only-revealer",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "deal-now", colour = "red" }]',
        "card x.effects[0].colour: is not a known field",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "deal-now" }]',
        "only a weapon can deal its damage at once",
    ),
    (
        ITEM + 'effects = [{ timing = "attack", op = "weapon-bonus", amount = 1 }]',
        "only a weapon can have an effect",
    ),
    (CARD + 'effects = [{ timing = "dream", op = "dream" }]', "'dream' is for utility cards"),
    (ITEM + 'effects = [{ timing = "dream", op = "dream" }]', "exactly one starting card"),
    (
        CARD
        + 'effects = [{ timing = "instant", op = "cancel-attack", target = "left", weapon = "utility" }]',
        "weapon: must be one of melee, ranged",
    ),
    (BEAST.replace("hp = 4", "hp = 0"), "cards.toml: monster x.hp: must lie between 1 and 99"),
    (BEAST.replace('"red"', '"blue"'), "cards.toml: monster x.die: must be one of green, yellow, red"),
    (BEAST.replace('["kin"]', '["kin", "beast"]'), "trophies: a card of this group has 1 to 1"),
    (BEAST.replace('["kin"]', '["fish"]'), "'fish' is no trophy"),
    (BEAST.replace('"monster"', '"boss"'), "a card of this group has 2 to 3"),
    (BEAST + 'effects = [{ timing = "all-game", op = "eliminate" }]', "'all-game' is for final bosses"),
    (
        BEAST + 'effects = [{ timing = "on-reveal", op = "damage", target = "self", amount = 1 }]',
        "target: must be one of everyone",
    ),
    (
        CARD + 'effects = [{ timing = "round", op = "double-damage", target = "monster" }]',
        "card x.effects[0].target: must be one of self, everyone, others, left, not 'monster'",
    ),
    (
        CARD
        + 'effects = [{ timing = "round", op = "double-damage", target = "left", cond = "by-transform" }]',
        "card x.effects[0].cond: must be one of target-melee, target-utility",
    ),
    (
        CARD + 'effects = [{ timing = "round", op = "reduce-weapon-damage", target = "others" }]',
        "card x.effects[0].amount: is missing; must be a whole number",
    ),
    (
        CARD + 'effects = [{ timing = "attack", op = "weapon-bonus", amount = "much" }]',
        "card x.effects[0].amount: must be a whole number, not 'much'",
    ),
    (
        CARD + 'effects = [{ timing = "attack", op = "collect-shortfall", amount = 1 }]',
        "card x.effects[0].amount: is not a known field",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "steal-blood", target = "everyone", amount = 1 }]',
        "card x.effects[0].target: must be one of others, left",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "gain-trophy", target = "self", amount = 1 }]',
        "card x.effects[0].op: must be one of damage",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "damage", target = "monster", amount = "collected" }]',
        "card x.effects[0].amount: must be a whole number, not 'collected'",
    ),
    (
        BEAST + 'effects = [{ timing = "if-escapes", op = "lose-trophy", target = "everyone", amount = 1 }]',
        "monster x.effects[0].of: is missing; must be a text",
    ),
    (
        BEAST + 'effects = [{ timing = "if-escapes", op = "lose-trophy", target = "everyone", amount = 9, '
        'of = "highest-type" }]',
        "monster x.effects[0].amount: must lie between 1 and 5",
    ),
    (
        BEAST
        + 'effects = [{ timing = "while-in-play", op = "gain-blood", target = "attacker", amount = 1 }]',
        "monster x.effects[0].trigger: is missing; must be a text",
    ),
    (
        BEAST + 'effects = [{ timing = "while-in-play", op = "gain-blood", trigger = "it-rains", '
        'target = "attacker", amount = 1 }]',
        "monster x.effects[0].trigger: must be one of hunter-damages-monster, not 'it-rains'",
    ),
    (
        BEAST
        + 'effects = [{ timing = "while-in-play", op = "gain-blood", trigger = "hunter-damages-monster", '
        'target = "self", amount = 1 }]',
        "least <hp|hand|collected|banked|total>, attacker, not 'self'",
    ),
    (
        BEAST
        + 'effects = [{ timing = "while-in-play", op = "gain-trophy", trigger = "hunter-damages-monster", '
        'target = "attacker", amount = 1, of = "best" }]',
        "monster x.effects[0].of: must be one of any-type, not 'best'",
    ),
    (
        BEAST + 'effects = [{ timing = "trophy", op = "extra-trophy", target = "everyone", amount = 1 }]',
        "monster x.effects[0].target: must be one of earners, not 'everyone'",
    ),
    (BEAST + "single_source = 3", "monster x.single_source: must be a list"),
    ("[numbers]\ndungeon_monsters = 19", "the dungeon needs 19 cards of the group 'monster', there are 18"),
    (
        CARD.replace("upgrade", "starting") + "copies = 1\n[numbers]\ncard_limit = 5",
        "the starting cards are 6",
    ),
    ('[[card]]\nid = "a"\ngroup = "upgrade"\ntype = "melee"\ndamage = 21', "between 0 and 20"),
]


@pytest.mark.parametrize(("text", "problem"), REFUSED)
def test_what_is_wrong_is_told_with_file_place_and_problem(tmp_path: Path, text: str, problem: str) -> None:
    told = refusal(tmp_path, text)
    assert "cards.toml" in told
    assert problem in told


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: can't be read: No such file"):
        own_content.read(tmp_path / "nowhere.toml")


def test_too_many_kinds(tmp_path: Path) -> None:
    text = "".join(CARD.replace('"x"', f'"x{number}"') for number in range(20))
    assert "there is room for 40 kinds" in refusal(tmp_path, text)
