"""Rulings about monsters, summons and bosses (section 27), and choices that monsters leave to the players."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.board.board import TRAP
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language.abilities import Amount
from taverna.games.gloomhaven.language.cards import SummonSheet
from taverna.games.gloomhaven.language.moments import ROUND_START
from taverna.games.gloomhaven.language.vocabulary import BOSS, FIRE, NORMAL
from taverna.games.gloomhaven.state.figures import Sheet
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck
from taverna.games.gloomhaven.state.table import STRONG, TRAP_OF_LEVEL, Stack
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import strike
from tests.support.gloomhaven.printed import begin, first_answers, of_type, run
from tests.support.gloomhaven.scenes import Scene, hero, monster
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, half


def walk(mod: int = 0) -> dict[str, object]:
    return {"do": "move", "n": {"x": "stat", "plus": mod}}


# Elements


@pytest.mark.rule("GH-S-RUL-28", "GH-S-ELE-10", "GH-S-ELE-11", "GH-S-ELE-13")
def test_a_type_does_not_feed_on_what_its_first_monster_creates() -> None:
    """Infuse Fire, then an attack that Fire would strengthen: strong after the first turn, but not consumed."""
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"one": Foe((1, 0)), "two": Foe((0, 1))})
    top.figure("brute").hp = top.figure("brute").max_hp = 30
    more = [{"consume": ["fire"], "gain": {"attack": 2}}]
    top.draws(do("infuse", elements=["fire"]), strike(0, bonuses=more))
    top.acts("one")
    assert (top.table.elements[FIRE], top.lost("brute")) == (STRONG, 2)
    top.acts("two")
    assert (top.table.elements[FIRE], top.lost("brute")) == (STRONG, 4)


@pytest.mark.rule("GH-S-RUL-28", "GH-S-ELE-11", "GH-S-STN-04")
def test_a_stunned_monster_does_not_consume_and_a_useless_benefit_is_paid_for() -> None:
    more = [{"consume": ["fire"], "gain": {"attack": 2}}]
    top = Tabletop(
        row(0, 5), {"brute": (0, 0)}, {"one": Foe((1, 0)), "two": Foe((5, 0)), "three": Foe((2, 0))}
    )
    top.table.elements[FIRE] = STRONG
    top.give("one", "stun")
    top.draws(strike(0, bonuses=more))
    top.acts("one")
    assert top.table.elements[FIRE] == STRONG
    top.acts("two")
    assert top.table.elements[FIRE] == 0, "it is out of reach, and consumes all the same"
    top.acts("one")
    assert top.lost("brute") == 4, "the benefit is the whole type's"


# Summons


def helped(at: tuple[int, int] = (1, 0), **foes: Foe) -> Tabletop:
    """A tinkerer with a summon of Move 3, Attack 2."""
    top = Tabletop(row(-3, 5), {"brute": (-3, 0), "tinkerer": (0, 0)}, foes)
    sheet = SummonSheet("helper", "helper", 5, 3, Amount(2), 0)
    top.table.rules.classes[1].summons = {**top.table.rules.classes[1].summons, "helper": sheet}
    top.plays("tinkerer", half(do("summon", summon="helper"), until=3, lost=True), card=5)
    top.answer(top.to(*at))
    top.slots["helper"] = top.table.figures[-1].slot
    return top


@pytest.mark.rule("GH-S-RUL-31", "GH-S-SUM-09", "GH-S-FOC-08")
def test_a_summon_avoids_traps_like_a_monster() -> None:
    top = helped(near=Foe((4, 0)), far=Foe((-2, 0)))
    top.table.board.put(top.cell((2, 0)), TRAP)
    top.table.traps[top.cell((2, 0))] = pack_trap(TRAP_OF_LEVEL, 0)
    top.acts("helper")
    assert top.where("helper") == (-1, 0)
    assert (top.lost("near"), top.lost("far")) == (0, 2)


@pytest.mark.rule("GH-S-RUL-31", "GH-S-SUM-09", "GH-S-FOC-12")
def test_its_own_player_decides_what_is_open_for_a_summon() -> None:
    """Two foes of different types at the same initiative, one on each side: the tinkerer's player is asked."""
    top = helped(east=Foe((4, 0)), west=Foe((-2, 0)))
    rules = top.table.rules
    rules.decks.append(MonsterDeck("other", []))
    rules.groups.append(Group(1, "other", 1, 5, []))
    top.table.stacks.append(Stack([]))
    top.figure("west").group = 1
    number_figures(top.table)
    top.acts("helper")
    assert (top.asked, top.table.pending[0].seat) == ("focus", 1)
    assert top.offered_figures() == {"east", "west"}
    top.answer(top.at("west"))
    assert (top.lost("east"), top.lost("west")) == (0, 2)


# Attacks


@pytest.mark.rule("GH-S-RUL-36", "GH-S-MON-08")
def test_who_can_not_attack_the_focus_attacks_nobody() -> None:
    """Planned as melee, the near hero behind the obstacle ring is no focus; its shot then finds the focus too far."""
    top = Tabletop(row(0, 5), {"brute": (5, 0), "tinkerer": (2, 0)}, {"foe": Foe((0, 0))})
    top.give("tinkerer", "invisible")
    top.draws(strike(0, range=3))
    top.acts("foe")
    assert [top.lost("brute"), top.lost("tinkerer")] == [0, 0]


@pytest.mark.rule("GH-S-RUL-37", "GH-S-MON-10", "GH-S-FOC-14")
def test_all_attacks_of_a_card_strike_the_same_focus() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0), "tinkerer": (2, 0)}, {"foe": Foe((1, 0))})
    top.draws(strike(0), strike(0), strike(-1))
    top.acts("foe")
    assert [top.lost("brute"), top.lost("tinkerer")] == [5, 0]


@pytest.mark.rule("GH-S-FOC-12", "GH-S-FOC-14", "GH-S-MON-10")
def test_players_choose_the_new_focus_where_it_is_open() -> None:
    """The brute falls to the first attack; two heroes without a place in the order stand on either side."""
    heroes = {"brute": (1, 0), "tinkerer": (0, 1), "scoundrel": (0, -1)}
    top = Tabletop(disc(2), heroes, {"foe": Foe((0, 0), attack=3)})
    top.figure("brute").hp = 1
    top.table.order = [0]
    number_figures(top.table)
    top.draws(strike(), strike())
    top.acts("foe")
    assert (top.asked, top.offered_figures()) == ("focus", {"tinkerer", "scoundrel"})
    top.answer(top.at("scoundrel"))
    assert [top.lost("tinkerer"), top.lost("scoundrel")] == [0, 3]


@pytest.mark.rule("GH-S-FOC-14", "GH-S-MMV-01")
def test_a_move_after_the_focus_has_fallen_goes_for_the_new_one() -> None:
    heroes = {"brute": (1, 0), "tinkerer": (-3, 0)}
    top = Tabletop(row(-3, 3), heroes, {"foe": Foe((0, 0), attack=3, move=2)})
    top.figure("brute").hp = 1
    top.draws(strike(), walk(), strike())
    top.acts("foe")
    assert top.where("foe") == (-2, 0)
    assert top.lost("tinkerer") == 3


# Heals


@pytest.mark.rule("GH-S-MON-13", "GH-S-MON-18")
def test_a_heal_is_a_question_only_where_it_makes_a_difference() -> None:
    foes = {"foe": Foe((1, 0)), "two": Foe((2, 0))}
    for wounded, asked in ((False, ""), (True, "monster-choice")):
        top = Tabletop(disc(3), {"brute": (0, 3)}, foes)
        if wounded:
            top.give("two", "wound")
        top.draws(do("heal", n=3, range=3))
        top.acts("foe")
        assert top.asked == asked
        if asked:
            top.answer(top.at("two"))
            assert not top.has("two", "wound")


# Summoned and spawned monsters


def summoner(floor: list[tuple[int, int]], standees: int) -> Tabletop:
    top = Tabletop(floor, {"brute": (4, 0)}, {"foe": Foe((0, 0))})
    top.table.rules.groups[0].sheets = [
        Sheet("foe/normal", "foe", 1, 2, 2, 0),
        Sheet("foe/elite", "foe", 9, 2, 2, 0),
    ]
    top.table.rules.groups[0].standees = standees
    top.table.standees[0] = 0b10
    top.draws(do("summon", units=[{"monster": "foe"}]))
    return top


@pytest.mark.rule("GH-S-RUL-39", "GH-S-MON-14", "GH-S-MON-15")
def test_a_summoned_monster_is_normal_and_needs_a_standee() -> None:
    top = summoner(disc(4), 2)
    top.acts("foe")
    assert top.asked == ""
    new = top.table.figures[-1]
    assert (new.sheet.rank, new.hp, new.acted, new.spawned) == (NORMAL, 1, True, True)
    between = summoner([(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (3, 0), (4, 0)], 1)
    between.table.put(between.figure("brute"), between.cell((1, 1)))
    before = len(between.table.figures)
    between.acts("foe")
    assert between.asked == "", "no question about a hex for nobody"
    assert len(between.table.figures) == before


@pytest.mark.rule("GH-S-RUL-39", "GH-S-MON-19", "GH-S-FOC-11")
def test_a_type_without_a_card_comes_last() -> None:
    top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((2, 0)), "new": Foe((-2, 0))})
    rules = top.table.rules
    rules.decks.append(MonsterDeck("other", []))
    rules.groups.append(Group(1, "other", 1, 5, []))
    top.table.stacks.append(Stack([]))
    top.figure("new").group = 1
    top.draws(strike(), initiative=95)
    top.table.order = [0, 4]
    number_figures(top.table)
    order = top.table.board.figures.order
    assert order[top.slots["foe"]] < order[top.slots["new"]]


@pytest.mark.rule("GH-S-RUL-39", "GH-S-SPC-09")
def test_standees_limit_spawns_too() -> None:
    table = begin(3, 3)
    group = table.rules.group_of("inox-guard")
    before = len(of_type(table, "inox-guard"))
    free = table.rules.groups[group].standees - before
    for _ in range(free + 2):
        table.at(ROUND_START)
        first_answers(run(table), "spawn")
    assert len(of_type(table, "inox-guard")) == before + free == table.rules.groups[group].standees


@pytest.mark.rule("GH-S-RUL-40", "GH-S-BOS-04", "GH-S-ATK-18")
def test_a_boss_leaves_money_and_what_it_summons_does_not() -> None:
    top = Tabletop(
        disc(2), {"brute": (0, 0)}, {"boss": Foe((1, 0), hp=1, rank=BOSS), "pet": Foe((0, 1), hp=1)}
    )
    top.figure("pet").spawned = True
    for name in ("boss", "pet"):
        top.performs("brute", attack(2)).answer(top.at(name))
    assert (top.table.coins[top.cell((1, 0))], top.table.coins[top.cell((0, 1))]) == (1, 0)


# Planning


@pytest.mark.rule("GH-S-RUL-41", "GH-S-FOC-01", "GH-S-FOC-04", "GH-S-MMV-01", "GH-S-POS-20")
def test_a_disarmed_archer_plans_for_melee_and_its_move_does_not_matter_for_focus() -> None:
    top = Tabletop(row(0, 6), {"brute": (6, 0)}, {"foe": Foe((0, 0), range=3, move=2)})
    top.give("foe", "disarm")
    top.draws(walk(3), strike())
    top.acts("foe")
    assert (top.where("foe"), top.lost("brute")) == ((5, 0), 0)
    held = Tabletop(row(0, 6), {"brute": (6, 0)}, {"foe": Foe((0, 0), move=1)})
    held.give("foe", "immobilize")
    held.draws(walk(), strike())
    held.acts("foe")
    assert (held.figure("foe").focus, held.where("foe")) == (held.slots["brute"], (0, 0))


@pytest.mark.rule("GH-S-RUL-42", "GH-S-MMV-03", "GH-S-MMV-06", "GH-S-POS-17")
def test_the_order_of_wishes_holds_out_of_reach_too() -> None:
    """It makes for the hex that hits both, although one that hits only the focus is nearer."""
    figures = {"M": monster(-4, 0), "C1": hero(2, 0, 20), "C2": hero(3, -2, 30)}
    scene = Scene(disc(7), figures)
    assert scene.turn(move=6, targets=2).attacks == {(2, -1): [["C1", "C2"]]}
    assert scene.turn(move=3, targets=2).ends == {(-1, 0), (-1, -1)}
    assert scene.turn(move=3, targets=1).ends == {(-1, 0)}


@pytest.mark.rule("GH-S-MON-12", "GH-S-MON-18")
def test_the_first_hero_in_order_decides_for_monsters() -> None:
    top = Tabletop(disc(3), {"brute": (2, -1), "tinkerer": (-3, 0)}, {"foe": Foe((0, 0))})
    top.table.order = [1, 0]
    top.draws(walk(), strike())
    top.acts("foe")
    assert (top.asked, top.table.pending[0].seat) == ("monster-move", 1)
    assert codes.DONE not in top.options
