"""The 24 battle goals, each met and missed by what happens at the table (GH-S-END-06, GH-S-EX-17)."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import MONEY, TRAP, TREASURE
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.language.vocabulary import ELITE
from taverna.games.gloomhaven.scenario import battle_goals
from taverna.games.gloomhaven.scenario.ending import report
from taverna.games.gloomhaven.state.figures import READY
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.games.gloomhaven.state.table import LOST, WON, Table
from taverna.kit.hexes import disc
from tests.support.gloomhaven.printed import (
    begin,
    fell,
    hardy,
    monsters,
    open_door,
    play_round,
    play_to_turn,
)
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, move

IDS = [goal.id for goal in content.battle_goals()]


def duo(**foes: Foe) -> Tabletop:
    top = Tabletop(disc(4), {"brute": (0, 0), "scoundrel": (-4, 0)}, foes or {"foe": Foe((1, 0))})
    top.deal("brute", 6, 3)
    top.deal("scoundrel", 9)
    return top


def met(table: Table, id: str, seat: int = 0) -> bool:
    """Whether the hero would get the checkmarks of that goal now."""
    table.heroes[seat].goal = IDS.index(id)
    found = battle_goals.checks(table, seat)
    assert found in (0, content.battle_goals()[IDS.index(id)].checks)
    return found > 0


def test_one_or_two_checkmarks() -> None:
    double = {goal.id for goal in content.battle_goals() if goal.checks == 2}
    assert double == {"layabout", "indigent", "aggressor", "purist"}
    assert len(IDS) == 24


@pytest.mark.rule("GH-S-END-06")
@pytest.mark.rule("GH-S-END-07")
@pytest.mark.rule("GH-S-EX-17")
def test_checkmarks_are_for_success_only() -> None:
    top = duo()
    top.deal("brute", 3, 2)
    top.hero("brute").goal = IDS.index("streamliner")
    top.hero("scoundrel").goal = IDS.index("zealot")
    top.table.ended = WON
    assert [home.checks for home in report(top.table)] == [1, 0]
    top.table.ended = LOST
    assert [home.checks for home in report(top.table)] == [0, 0]


# Cards, experience, hit points at the end


@pytest.mark.parametrize(
    ("hand", "discard", "streamliner", "zealot"),
    [
        (3, 2, True, False),
        (0, 5, True, False),
        (4, 0, False, False),
        (2, 1, False, True),
        (0, 0, False, True),
    ],
)
def test_streamliner_and_zealot_count_hand_and_discard(
    hand: int, discard: int, streamliner: bool, zealot: bool
) -> None:
    top = duo()
    top.deal("brute", hand, discard, lost=3)
    assert met(top.table, "streamliner") == streamliner
    assert met(top.table, "zealot") == zealot


@pytest.mark.parametrize(
    ("xp", "layabout", "workhorse"),
    [(7, True, False), (8, False, False), (12, False, False), (13, False, True)],
)
def test_layabout_and_workhorse_count_experience(xp: int, layabout: bool, workhorse: bool) -> None:
    top = duo()
    for _ in range(xp):
        gain_xp(top.table, 0, 1)
    assert met(top.table, "layabout") == layabout
    assert met(top.table, "workhorse") == workhorse


def suffers(top: Tabletop, name: str, amount: int) -> None:
    hurt(top.table, top.figure(name), amount, BY_EFFECT)
    top._run()
    while top.asked == "damage":
        top.answer(codes.DONE)


@pytest.mark.parametrize(
    ("hp", "masochist", "healer", "diehard"),
    [
        (10, False, True, True),
        (9, False, False, True),
        (5, False, False, True),
        (4, False, False, False),
        (2, True, False, False),
    ],
)
def test_masochist_fast_healer_and_diehard(hp: int, masochist: bool, healer: bool, diehard: bool) -> None:
    """The brute of level 1 has 10 hit points."""
    top = duo()
    suffers(top, "brute", 10 - hp)
    assert top.hp("brute") == hp
    assert met(top.table, "masochist") == masochist
    assert met(top.table, "fast-healer") == healer
    assert met(top.table, "diehard") == diehard


def test_diehard_remembers_though_healed() -> None:
    top = duo()
    suffers(top, "brute", 6)
    top.figure("brute").hp = 10
    assert not met(top.table, "diehard")
    assert met(top.table, "fast-healer")


def test_half_of_an_odd_maximum_is_rounded_up() -> None:
    top = duo()
    top.figure("brute").max_hp = top.figure("brute").hp = 11
    suffers(top, "brute", 5)
    assert met(top.table, "diehard")
    suffers(top, "brute", 1)
    assert not met(top.table, "diehard")


# Traps, treasure, doors, money


def trapped(top: Tabletop, q: int, r: int) -> None:
    top.table.board.put(top.cell((q, r)), TRAP)
    top.table.traps[top.cell((q, r))] = 1


def test_neutralizer_springs_a_trap_in_the_own_turn() -> None:
    top = duo()
    trapped(top, -1, 0)
    assert not met(top.table, "neutralizer")
    top.performs("brute", move(2)).answer(codes.STEP + 3)
    assert met(top.table, "neutralizer")


def test_neutralizer_pushes_an_enemy_into_a_trap() -> None:
    top = duo()
    trapped(top, 2, 0)
    top.performs("brute", do("push", n=1)).answer(top.at("foe"))
    top.answer(top.to(2, 0))
    assert met(top.table, "neutralizer")
    assert not met(top.table, "neutralizer", 1)


def test_neutralizer_disarms() -> None:
    top = duo()
    trapped(top, -1, 0)
    top.performs("brute", do("disarmTrap", n=1)).answer(top.to(-1, 0))
    assert met(top.table, "neutralizer")


def test_a_trap_in_a_monsters_turn_is_nobodys() -> None:
    top = duo()
    trapped(top, -1, 0)
    top.draws(do("push", n=1))
    top.acts("foe")
    while top.table.pending:
        wanted = top.to(-1, 0)
        top.answer(wanted if wanted in top.options else codes.DONE)
    assert top.told("trap-sprung")
    assert not met(top.table, "neutralizer")


def lay(top: Tabletop, q: int, r: int, coins: int = 0, treasure: int = -1) -> None:
    cell = top.cell((q, r))
    if coins:
        top.table.coins[cell] = coins
        top.table.board.put(cell, MONEY)
    if treasure >= 0:
        top.table.treasure[cell] = treasure
        top.table.board.put(cell, TREASURE)


def test_plunderer_and_indigent() -> None:
    top = duo()
    assert met(top.table, "indigent")
    assert not met(top.table, "plunderer")
    lay(top, -1, 0, treasure=7)
    top.performs("brute", do("loot", n=1))
    assert met(top.table, "plunderer")
    assert not met(top.table, "indigent")
    assert met(top.table, "indigent", 1)


@pytest.mark.parametrize(("coins", "hoarder"), [(4, False), (5, True)])
def test_hoarder_counts_tokens_not_gold(coins: int, hoarder: bool) -> None:
    top = duo()
    top.hero("brute").money = 50
    lay(top, -1, 0, coins=coins)
    top.performs("brute", do("loot", n=1))
    assert met(top.table, "hoarder") == hoarder
    assert not met(top.table, "indigent")


def test_explorer_opens_a_door_in_the_own_turn() -> None:
    for own in (True, False):
        table = hardy(begin(1))
        play_to_turn(table, 0)
        if not own:
            table.turn = table.heroes[1].figure
        open_door(table, 0, table.hero_figure(0))
        assert met(table, "explorer") == own
        assert not met(table, "explorer", 1)


# Allies and kills


def test_protector_looks_at_the_others() -> None:
    top = duo()
    assert met(top.table, "protector")
    exhaust(top.table, 1, "GH-S-EXH-01")
    assert not met(top.table, "protector")
    assert met(top.table, "protector", 1)


def kills(top: Tabletop, name: str, value: int) -> None:
    top.performs("brute", attack(value, range=9)).answer(top.at(name))
    assert top.where(name) is None


@pytest.mark.parametrize(
    ("dead", "pacifist", "sadist"), [(3, True, False), (4, False, False), (5, False, True)]
)
def test_pacifist_and_sadist_count_kills(dead: int, pacifist: bool, sadist: bool) -> None:
    hexes = [(1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3)]
    top = duo(**{f"foe{index}": Foe(hex, hp=2) for index, hex in enumerate(hexes)})
    for index in range(dead):
        kills(top, f"foe{index}", 2)
    assert met(top.table, "pacifist") == pacifist
    assert met(top.table, "sadist") == sadist


def test_hunter_wants_an_elite() -> None:
    top = duo(one=Foe((1, 0), hp=2), two=Foe((0, 1), hp=2, rank=ELITE), three=Foe((3, 0)))
    kills(top, "one", 2)
    assert not met(top.table, "hunter")
    kills(top, "two", 2)
    assert met(top.table, "hunter")


@pytest.mark.parametrize(("value", "dynamo"), [(5, False), (6, True)])
def test_dynamo_deals_four_more_than_needed(value: int, dynamo: bool) -> None:
    top = duo(foe=Foe((1, 0), hp=2), other=Foe((3, 0)))
    kills(top, "foe", value)
    assert met(top.table, "dynamo") == dynamo


def test_opener_is_who_kills_first() -> None:
    top = duo(one=Foe((1, 0), hp=2), two=Foe((0, 1), hp=2), three=Foe((3, 0)))
    assert not met(top.table, "opener")
    kills(top, "one", 2)
    top.performs("scoundrel", attack(2, range=9)).answer(top.at("two"))
    assert met(top.table, "opener")
    assert not met(top.table, "opener", 1)


def test_executioner_kills_the_undamaged_with_one_attack() -> None:
    top = duo(one=Foe((1, 0), hp=4), two=Foe((0, 1), hp=4), three=Foe((3, 0)))
    top.performs("brute", attack(1)).answer(top.at("one"))
    kills(top, "one", 4)
    assert not met(top.table, "executioner")
    kills(top, "two", 4)
    assert met(top.table, "executioner")


def test_executioner_may_kill_outright() -> None:
    top = duo(foe=Foe((1, 0), hp=9), other=Foe((3, 0)))
    action = attack(1, bonuses=[{"if": ["target.undamaged"], "gain": {"kill": []}}])
    top.performs("brute", action).answer(top.at("foe"))
    assert top.where("foe") is None
    assert met(top.table, "executioner")


def test_retaliation_and_conditions_are_no_attack() -> None:
    top = duo(foe=Foe((1, 0), hp=2), other=Foe((3, 0)))
    top.performs("brute", do("damage", n=2, to={"who": "enemy", "within": 1})).answer(top.at("foe"))
    assert top.where("foe") is None
    assert not met(top.table, "executioner")
    assert met(top.table, "opener")


def test_kills_of_a_summon_are_its_summoners() -> None:
    top = duo(foe=Foe((1, 0), hp=2), other=Foe((3, 0)))
    top.table.rules.items = {123: item_sheet(content.item(123))}
    hero = top.hero("brute")
    hero.items, hero.item_states, hero.item_uses = [123], [READY], [0]
    top.performs("brute", do("summon", summon="skeleton")).answer(top.to(0, 1))
    skeleton = next(figure for figure in top.table.figures if figure.kind == 1)
    top.slots["skeleton"] = skeleton.slot
    top.acts("skeleton")
    while top.asked in ("focus", "monster-move"):
        top.answer(top.options[0])
    assert top.where("foe") is None
    assert met(top.table, "opener")


# Items, rounds, rests


@pytest.mark.parametrize(
    ("level", "uses", "professional"), [(1, 2, False), (1, 3, True), (3, 4, False), (3, 5, True)]
)
def test_professional_and_purist_count_uses(level: int, uses: int, professional: bool) -> None:
    top = duo(foe=Foe((1, 0), attack=2, hp=99))
    hero = top.hero("brute")
    hero.level = level
    assert met(top.table, "purist")
    top.table.rules.items = {8: item_sheet(content.item(8))}
    hero.items, hero.item_states, hero.item_uses = [8], [READY], [0]
    for _ in range(uses):
        hero.item_states = [READY]
        top.draws({"do": "attack", "n": {"x": "stat"}})
        top.acts("foe")
        top.answer(codes.ITEM)
        while top.asked == "damage":
            top.answer(codes.DONE)
        top.figure("brute").hp = 10
    assert met(top.table, "professional") == professional
    assert not met(top.table, "purist")
    assert met(top.table, "purist", 1)


def test_aggressor_wants_monsters_at_the_start_of_every_round() -> None:
    table = hardy(begin(1))
    play_round(table)
    assert met(table, "aggressor")
    for figure in monsters(table):
        fell(table, figure)
    play_round(table)
    assert not met(table, "aggressor")


def rest(top: Tabletop, long: bool) -> Tabletop:
    top.draws(do("shield", n=1), initiative=10)
    top.begins()
    if long:
        top.rests("brute")
    else:
        top.selects("brute", 0, 1)
    top.selects("scoundrel", 0, 1)
    while top.asked not in ("long-rest", "short-rest"):
        top.answer(codes.DONE)
    if long:
        return top.answer(top.options[0])
    while not (top.asked == "short-rest" and top.table.pending[0].seat == 0):
        top.answer(codes.DONE)
    return top.answer(codes.REST)


@pytest.mark.parametrize("long", [True, False])
def test_straggler_and_scrambler(long: bool) -> None:
    top = duo(foe=Foe((4, 0)))
    assert met(top.table, "straggler")
    assert met(top.table, "scrambler")
    rest(top, long)
    assert met(top.table, "straggler") == long
    assert met(top.table, "scrambler") != long


def test_every_goal_has_a_test_here() -> None:
    text = Path(__file__).read_text("utf-8")
    assert [id for id in IDS if f'"{id}")' not in text and f'"{id}", ' not in text] == []
