"""Samples of the printed values, read through the loaders into what the rules use."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language import abilities, clauses as c, moments, vocabulary as v
from taverna.games.gloomhaven.language.cards import Half
from taverna.games.gloomhaven.state import sheets
from tests.support.gloomhaven.printed import printed_card


def deck_card(name: str, id: int) -> Half:
    return next(card.action for card in content.deck(name).cards if card.id == id)


@pytest.mark.parametrize(
    ("id", "rank", "level", "values"),
    [
        ("bandit-guard", v.NORMAL, 0, (5, 2, 2, 0, 0)),
        ("bandit-guard", v.ELITE, 7, (14, 3, 5, 0, 3)),
        ("bandit-archer", v.ELITE, 1, (7, 2, 3, 5, 0)),
        ("living-bones", v.NORMAL, 1, (5, 3, 1, 0, 1)),
        ("ancient-artillery", v.NORMAL, 0, (4, -1, 2, 4, 0)),
    ],
)
def test_stats(id: str, rank: int, level: int, values: tuple[int, ...]) -> None:
    sheet = sheets.monster_sheet(content.monster(id), rank, level, 4, level)
    assert (sheet.hp, sheet.move, sheet.attack, sheet.range, sheet.shield) == values


def test_traits() -> None:
    bones = content.monster("living-bones")
    assert [bones.line(v.ELITE, level).targets for level in range(8)] == [2, 3, 3, 3, 3, 3, 3, 3]
    demon = content.monster("flame-demon")
    assert demon.flying
    assert demon.line(v.NORMAL, 7).retaliate_range == 3
    assert content.monster("night-demon").line(v.NORMAL, 0).disadvantage
    assert content.monster("sun-demon").line(v.NORMAL, 0).advantage
    assert content.monster("bandit-archer").line(v.ELITE, 4).conditions == v.POISON


@pytest.mark.rule("GH-S-BOS-02")
def test_bosses_grow_with_the_party() -> None:
    guard = content.monster("inox-bodyguard")
    sheet = sheets.monster_sheet(guard, v.BOSS, 3, 4, 3)
    assert (sheet.hp, sheet.attack) == (40, 6)
    assert sheet.immune == v.DISARM | v.POISON | v.MUDDLE | v.STUN
    overseer = sheets.monster_sheet(content.monster("merciless-overseer"), v.BOSS, 0, 2, 0)
    assert overseer.hp == 12
    assert overseer.attack_formula is not None
    assert overseer.attack_formula.value(2, 0, scouts=5) == 5
    assert sheets.monster_sheet(content.monster("elder-drake"), v.BOSS, 0, 2, 0).no_push


def test_specials_of_bosses() -> None:
    door, bones = content.monster("bandit-commander").specials
    assert [part.special for part in door.abilities] == ["open-next-door"]
    assert [(unit.monster, unit.ranks[2:], unit.count) for unit in bones.abilities[0].units] == [
        ("living-bones", [v.NORMAL, v.ELITE, v.ELITE], 1)
    ]
    summon, attack = content.monster("jekserah").specials[0].abilities
    assert [(unit.ranks[2:], unit.count) for unit in summon.units] == [
        ([-1, v.NORMAL, -1], 1),
        ([-1, v.ELITE, -1], 1),
        ([v.NORMAL, -1, v.ELITE], 2),
    ]
    assert (attack.n.name, attack.n.plus, attack.to.pick, attack.to.within) == (v.STAT, -1, v.ALL, 1)


def test_a_card_of_an_archer() -> None:
    move, attack = deck_card("archer", 534).abilities
    assert (move.op, move.n.name, move.n.plus) == (v.MOVE, v.STAT, 0)
    assert (attack.op, attack.n.name, attack.n.plus) == (v.ATTACK, v.STAT, 1)
    assert attack.range is not None
    assert (attack.range.name, attack.range.plus) == (v.STAT, -1)
    trap = deck_card("archer", 538).abilities[2]
    assert (trap.op, trap.n.plus, trap.flags) == (v.CREATE_TRAP, 3, abilities.NEAREST_TO_ENEMY)


@pytest.mark.rule("GH-S-MON-03")
def test_an_attack_without_a_range_on_the_card_has_that_of_the_stat_card() -> None:
    attack = deck_card("archer", 533).abilities[1]
    assert attack.range is not None
    assert (attack.range.name, attack.range.plus) == (v.STAT, 0)


@pytest.mark.rule("GH-S-MON-04")
def test_a_pattern_around_the_monster_has_no_range() -> None:
    attack = deck_card("flame-demon", 631).abilities[0]
    assert attack.range is None
    assert attack.area is not None
    assert (attack.area.own, attack.area.hexes) == (True, [(1, -1), (2, -2)])


def test_elements_on_monster_cards() -> None:
    attack = deck_card("earth-demon", 639).abilities[0]
    bonus = attack.bonuses[0]
    assert (bonus.consume, bonus.gain.set_targets) == ([v.EARTH], 2)
    feed = deck_card("earth-demon", 643).abilities[2]
    assert (feed.op, feed.consume, feed.perform[0].elements) == (v.CONSUME, [v.WILD], [v.EARTH])
    shield = deck_card("lurker", 612).abilities[0].bonuses[0]
    assert shield.instead
    assert shield.gain.set_n is not None
    assert shield.gain.set_n.plus == 2


def test_trample() -> None:
    found = printed_card("brute", 1)
    assert (found.name, found.level, found.initiative) == ("trample", 1, 72)
    top = found.top.abilities[0]
    assert (top.op, top.n.plus, top.pierce, top.to.who) == (v.ATTACK, 3, 2, v.ENEMY)
    assert top.range is None
    move, attack = found.bottom.abilities
    assert (move.n.plus, move.flags) == (4, abilities.JUMP)
    assert (attack.to.pick, [test.kind for test in attack.to.where]) == (v.ALL, [v.MOVED_THROUGH])
    assert (found.bottom.xp, found.bottom.lost) == (2, True)


def test_lasting_halves() -> None:
    ward = printed_card("brute", 7).bottom
    assert (ward.until, ward.slots, ward.lost) == (v.USES, [0, 1, 0, 1, 0, 1], True)
    passive = ward.abilities[0].passive
    assert passive is not None
    assert passive.gain is not None
    assert (passive.on, passive.gain.shield) == (v.ON_ATTACK_DAMAGE, 1)
    augment = printed_card("mindthief", 151).top
    assert (augment.group, augment.until) == (v.AUGMENT, v.PERSISTENT)
    assert printed_card("brute", 2).top.until == v.UNTIL_ROUND


def test_whom_an_ability_concerns_when_it_does_not_say() -> None:
    assert printed_card("tinkerer", 37).top.abilities[0].to.who == v.SELF_OR_ALLY
    assert printed_card("tinkerer", 46).top.abilities[0].to.who == v.ENEMY
    assert printed_card("tinkerer", 46).top.abilities[0].to.pick == 2
    assert printed_card("scoundrel", 96).top.abilities[0].to.who == v.SELF
    assert printed_card("brute", 8).bottom.abilities[0].to.who == v.SELF


def test_expressions_and_tests() -> None:
    balanced = printed_card("brute", 12)
    assert balanced.top.abilities[0].n.name == v.HEXES_MOVED_THIS_TURN
    shield = printed_card("scoundrel", 98).top.abilities[0].bonuses[0].gain.attack
    assert shield is not None
    assert (shield.name, shield.times) == (v.TARGET_SHIELD, 2)
    weak = printed_card("scoundrel", 106).bottom.abilities[0].passive
    assert weak is not None
    assert [(test.kind, test.value) for test in weak.tests] == [
        (v.TARGET_HAS, v.DISARM | v.IMMOBILIZE | v.STUN)
    ]
    beam = printed_card("tinkerer", 52).top.abilities[0]
    assert [(test.kind, test.value) for test in beam.to.where] == [(v.TARGET_HP_AT_MOST, 5)]
    end = printed_card("brute", 29).bottom.abilities[0]
    assert [(test.kind, test.value) for test in end.to.where] == [
        (v.TARGET_RANK, 1 << v.NORMAL | 1 << v.ELITE)
    ]


def test_summons() -> None:
    rats = content.hero_class("mindthief").summons
    king = sheets.summon_sheet(rats["rat-king"], 9)
    assert (king.hp, king.move) == (9, 2)
    assert king.attack_amount is not None
    assert (king.attack_amount.name, king.attack_amount.div, king.attack_amount.up) == (
        v.SUMMON_CURRENT_HP,
        2,
        True,
    )
    swarm = sheets.summon_sheet(rats["rat-swarm"], 1)
    assert (swarm.attack, swarm.conditions) == (2, v.POISON)
    decoy = sheets.summon_sheet(content.hero_class("tinkerer").summons["decoy"], 1)
    assert (decoy.hp, decoy.move, decoy.attack) == (6, 2, -1)
    avatar = content.hero_class("spellweaver").summons["burning-avatar"]
    assert (avatar.infuse, avatar.on_death[0].n.plus) == (v.FIRE, 3)


def test_perks() -> None:
    brute = content.hero_class("brute")
    assert brute.perks[0].remove == ["-1", "-1"]
    assert (brute.perks[1].remove, brute.perks[1].add) == (["-1"], ["+1"])
    assert brute.perks[10].ignores_items
    push = brute.modifiers["r+0:push1"]
    assert (push.rolling, push.push, push.value) == (True, 1, 0)
    assert content.hero_class("scoundrel").perks[10].ignores_scenario


def test_items() -> None:
    boots = content.item(1)
    assert (boots.id, boots.slot, boots.cost, boots.copies) == ("boots-of-striding", "legs", 20, 2)
    gain = boots.passives[0].gain
    assert gain is not None
    assert (boots.passives[0].on, gain.move) == (v.ON_MOVE_ACTION, 2)
    hide = content.item(3)
    assert (hide.slots, hide.minus_ones, hide.passives[0].may) == (2, 2, False)
    leather = content.item(4).passives[0].attacker_gain
    assert leather is not None
    assert leather.disadvantage
    assert content.item(6).passives[0].whole_action
    assert content.item(7).passives[0].special == "replace-x2"
    assert content.item(13).passives[0].perform[0].op == v.RECOVER
    assert content.item(101).remove_minus_ones == 2
    skeleton = content.item(123).summon
    assert skeleton is not None
    assert (skeleton.key, skeleton.hp, skeleton.move) == ("skeleton", 3, 2)
    assert [test.kind for test in content.item(113).passives[0].tests] == [v.ATTACK_MELEE, v.TARGET_UNDEAD]


def test_battle_goals() -> None:
    goals = {goal.id: goal for goal in content.battle_goals()}
    assert goals["streamliner"].is_met(5, 1)
    assert not goals["streamliner"].is_met(4, 1)
    assert goals["layabout"].is_met(7, 1)
    assert not goals["layabout"].is_met(8, 1)
    assert goals["professional"].is_met(5, 3)
    assert not goals["professional"].is_met(4, 3)


def test_special_rules() -> None:
    camp = content.scenario("3")
    odd, every = camp.clauses
    assert (odd.moment, every.moment) == (moments.ROUND_END, moments.ROUND_START)
    in_odd_rounds, until_open, for_two = odd.tests
    assert in_odd_rounds.rounds == c.ODD
    assert (until_open.kind, until_open.tests[0].doors) == (c.NOT, ["1"])
    assert (for_two.characters, every.tests[1].characters) == ([2], [3, 4])
    assert camp.win[0].count.value(3, 1) == 15
    strength = content.scenario("15")
    lock_one, one, lock_all, everyone = strength.clauses
    assert [lock_one.lines[0].op, lock_all.lines[0].op] == [c.LOCK, c.LOCK]
    assert one.whom is not None
    assert one.whom.who == c.CHARACTER
    plates = everyone.tests[0].place
    assert everyone.tests[0].is_all
    assert plates is not None
    assert [plates.plates[count] for count in (2, 3, 4)] == [["d"], ["d", "e"], ["d", "e", "f"]]
    hail = content.scenario("19").figures[0]
    assert hail.toward is not None
    assert (hail.hp.value(2, 3), hail.move, hail.toward.marker, hail.initiative) == (10, 2, "b", 99)


def test_what_may_come_into_play() -> None:
    lair = content.scenario("2")
    assert "living-bones" not in lair.monster_types()
    assert "living-bones" in content.types_in_play(lair)
