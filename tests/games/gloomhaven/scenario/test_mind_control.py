"""Scenario 79: golems that sleep until the plates are occupied, a fish at its post, a boss that takes a mind."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.board.figures import ASIDE, CHARACTERS, MONSTERS
from taverna.games.gloomhaven.bot.duties import plates_to_fill
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP
from taverna.games.gloomhaven.language.clauses import CONTROL
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.moments import ROUND_END, TURN_END, TURN_START
from taverna.games.gloomhaven.language.vocabulary import ELITE, IMMOBILIZE, NORMAL
from taverna.games.gloomhaven.scenario.operations import carry_out
from taverna.games.gloomhaven.state.figures import MONSTER, NOBODY, SUMMONED, Figure, Sheet
from taverna.games.gloomhaven.state.plan import Line
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from taverna.kit.hexes import Hex
from tests.games.gloomhaven.scenario.meeting import SPECIAL_1, SPECIAL_2, acts, lost, settle
from tests.games.gloomhaven.scenario.test_marching import alone
from tests.support.gloomhaven.invariants import check
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    end_turn,
    fell,
    first_answers,
    hardy,
    of_type,
    open_door,
    put,
    run,
)
from tests.support.gloomhaven.tabletop import GAME

BOSS = "the-betrayer"
PLATES: dict[int, list[Hex]] = {
    2: [(-4, 0), (9, 0)],
    3: [(-4, 0), (9, 0), (-4, 4)],
    4: [(-4, 0), (9, 0), (-4, 4), (5, 4)],
}
"""Without the one on which the fish stands."""


def temple(seats: int = 2) -> Table:
    table = hardy(begin(79, seats))
    table.answers = []
    return table


def lair(*hexes: Hex) -> tuple[Table, Figure]:
    """The door stands open; the boss, the fish and heroes on these hexes are left."""
    table = temple(len(hexes))
    open_door(table, 0)
    [boss] = of_type(table, BOSS)
    alone(table, boss, *of_type(table, "fish"))
    for seat in range(len(hexes)):
        table.put(table.hero_figure(seat), -1)
    for seat, hex in enumerate(hexes):
        put(table, table.hero_figure(seat), hex)
    return table, boss


# Golems and plates


@pytest.mark.rule("GH-S-SPC-07")
def test_79_golems_are_out_of_play_at_first() -> None:
    table = temple()
    for golem in of_type(table, "stone-golem"):
        assert golem.side == ASIDE
    assert FIRST_GROUP + table.rules.group_of("stone-golem") not in table.order


@pytest.mark.rule("GH-S-SPC-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_79_they_wake_when_every_plate_in_play_is_occupied_at_the_end_of_a_turn(seats: int) -> None:
    table = temple(seats)
    for seat, hex in enumerate(PLATES[seats]):
        assert {golem.side for golem in of_type(table, "stone-golem")} == {ASIDE}
        put(table, table.hero_figure(seat), hex)
        end_turn(table, table.hero_figure(seat))
    assert {golem.side for golem in of_type(table, "stone-golem")} == {MONSTERS}
    put(table, table.hero_figure(0), (2, 0))
    end_turn(table, table.hero_figure(0))
    assert {golem.side for golem in of_type(table, "stone-golem")} == {MONSTERS}  # for good


def test_79_the_fish_occupies_a_plate_too() -> None:
    table = temple()
    table.put(of_type(table, "fish")[0], table.rules.map.cell((1, 0)))
    for seat, hex in enumerate(PLATES[2]):
        put(table, table.hero_figure(seat), hex)
    end_turn(table, table.hero_figure(0))
    assert {golem.side for golem in of_type(table, "stone-golem")} == {ASIDE}


@pytest.mark.rule("GH-S-COR-03")
@pytest.mark.parametrize(("kind", "side", "owner"), [(SUMMONED, CHARACTERS, 1), (MONSTER, MONSTERS, NOBODY)])
def test_79_a_summon_or_monster_on_a_plate_wakes_nobody(kind: int, side: int, owner: int) -> None:
    table = temple()
    put(table, table.hero_figure(0), PLATES[2][0])
    stranger = Figure(0, kind, side, Sheet("stranger", "stranger", 3, 2, 1, 0))
    stranger.owner = owner
    table.add(stranger)
    put(table, stranger, PLATES[2][1])
    end_turn(table, table.hero_figure(0))
    assert {golem.side for golem in of_type(table, "stone-golem")} == {ASIDE}


def test_79_door_1_opens_when_all_golems_are_dead() -> None:
    table = temple()
    for seat, hex in enumerate(PLATES[2]):
        put(table, table.hero_figure(seat), hex)
    end_turn(table, table.hero_figure(0))
    golems = of_type(table, "stone-golem")
    for golem in golems:
        assert not table.board.revealed[1]
        fell(table, golem)
    assert table.board.revealed[1]
    assert of_type(table, BOSS)


def test_79_heroes_who_look_ahead_go_to_plates_of_their_own() -> None:
    table = temple()
    cells = [plates_to_fill(table, table.hero_figure(seat)) for seat in range(2)]
    assert sorted(cells) == sorted([[table.rules.map.cell(hex)] for hex in PLATES[2]])
    put(table, table.hero_figure(0), PLATES[2][0])
    assert plates_to_fill(table, table.hero_figure(0)) == [table.rules.map.cell(PLATES[2][0])]


# The fish


@pytest.mark.rule("GH-S-SPC-07")
def test_79_the_fish_goes_back_to_its_hex_and_attacks_all_beside_it() -> None:
    table = temple()
    [fish] = of_type(table, "fish")
    assert fish.max_hp == 6 + 2 * table.rules.levels.level
    assert at(table, fish) == (2, 1)
    golems = of_type(table, "stone-golem")[:2]
    alone(table, fish, *golems)
    table.write(table.rules.plan.registers.index("awake"), 1)
    for golem, hex in zip(golems, ((1, 1), (3, 0)), strict=True):
        golem.side = MONSTERS
        table.board.figures.side[golem.slot] = MONSTERS
        table.put(golem, -1)
        put(table, golem, hex)
    put(table, fish, (4, 1))
    table.put(table.hero_figure(0), table.rules.map.cell((5, -3)))
    before = [golem.hp for golem in golems]
    acts(table, fish, 99)
    assert at(table, fish) == (2, 1)
    assert all(golem.hp < hp for golem, hp in zip(golems, before, strict=True))


@pytest.mark.rule("GH-S-END-02")
def test_79_is_lost_with_the_fish() -> None:
    table = temple()
    fell(table, of_type(table, "fish")[0])
    assert table.ended == LOST


@pytest.mark.rule("GH-S-END-02")
def test_79_is_won_when_the_boss_is_dead() -> None:
    table, boss = lair((7, -6), (6, -6))
    assert table.ended == RUNNING
    fell(table, boss)
    assert table.ended == WON


# Driven about


@pytest.mark.rule("GH-S-BOS-05")
@pytest.mark.parametrize(("seats", "ranks"), [(2, [ELITE]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])])
def test_79_the_first_special_summons_vipers(seats: int, ranks: list[int]) -> None:
    table, boss = lair(*[(7, -5), (6, -5), (5, -5), (4, -5)][:seats])
    acts(table, boss, SPECIAL_1)
    first_answers(table, "place", "monster-place")
    settle(table)
    assert [figure.sheet.rank for figure in of_type(table, "giant-viper")] == ranks


@pytest.mark.rule("GH-S-BOS-05")
def test_79_the_first_special_drives_everybody_four_hexes_away() -> None:
    table, boss = lair((7, -7), (6, -7))
    acts(table, boss, SPECIAL_1)
    for seat in range(2):
        assert table.distance(table.hero_figure(seat).cell, boss.cell) == 5
    assert table.hero_figure(0).acted is False
    check(table)


def test_79_who_is_immobilized_is_not_driven() -> None:
    table, boss = lair((7, -7), (8, -8))
    table.hero_figure(0).conditions |= IMMOBILIZE
    acts(table, boss, SPECIAL_1)
    assert at(table, table.hero_figure(0)) == (7, -7)


@pytest.mark.rule("GH-S-BOS-05")
def test_79_the_second_special_calls_everybody_to_the_boss() -> None:
    table, boss = lair((7, -5), (9, -12))
    acts(table, boss, SPECIAL_2)
    for seat in range(2):
        assert table.adjacent(table.hero_figure(seat), boss)
    check(table)


def test_79_saved_while_a_player_chooses_where_to_flee() -> None:
    table, boss = lair((7, -7), (8, -8))
    table.order = []
    table.push(steps.CLAUSE, _line(table, "drive").number, boss.slot + 1)
    run(table)
    assert table.pending[0].kind == "place"
    table.answers = []  # the selection of cards that this came before
    again = GAME.load(GAME.dump(table))
    assert GAME.dump(again) == GAME.dump(table)
    answer(again, again.pending[0].options[-1])
    first_answers(again, "place")
    assert again.distance(again.hero_figure(0).cell, boss.cell) == 5


def _line(table: Table, word: str) -> Line:
    """The one that drives away, or that takes a mind."""
    if word == "drive":
        return next(line for line in table.rules.plan.lines if line.is_away)
    return next(line for line in table.rules.plan.lines if line.op == CONTROL)


# A mind that is not its own


def place_of(table: Table, seat: int, id: str) -> int:
    return next(number for number, card in enumerate(table.cards_of(seat)) if card.name == id)


def chooses(table: Table, seat: int, lead: str, second: str) -> None:
    hero = table.heroes[seat]
    hero.lead, hero.second = place_of(table, seat, lead), place_of(table, seat, second)
    bits = 1 << hero.lead | 1 << hero.second
    hero.cards |= bits
    hero.played = bits
    hero.hand &= ~bits
    hero.deck = Deck([ZERO] * 20)


def controlled(lead: str = "trample", *hexes: Hex) -> Table:
    """The turn of the first hero, a Brute, whose mind is the boss's."""
    table, _ = lair(*(hexes or ((7, -6), (7, -9))))
    chooses(table, 0, lead, "eye-for-an-eye")
    table.write(table.rules.plan.control, 1)
    table.order = [1, 0]
    table.push(steps.TURN, table.hero_figure(0).slot)
    return run(table)


@pytest.mark.rule("GH-S-BOS-05")
@pytest.mark.parametrize(
    ("order", "acted", "resting", "taken"),
    [
        ([1, 2, 0], [], [], 0),
        ([0, 2, 1], [], [], 1),
        ([1, 2, 0], [], [0], 2),  # who rests plays no cards
        ([1, 2, 0], [0], [], 2),  # who has had its turn plays none any more
        ([1, 2, 0], [0, 1, 2], [], -1),
    ],
)
def test_79_the_last_one_with_two_cards_to_play_loses_its_mind(
    order: list[int], acted: list[int], resting: list[int], taken: int
) -> None:
    table, boss = lair((7, -7), (8, -8), (6, -7))
    table.order = [*order[:2], FIRST_GROUP + boss.group, order[2]]
    for seat in range(3):
        table.hero_figure(seat).acted = seat in acted
        table.heroes[seat].resting = seat in resting
    carry_out(table, _line(table, "control"), boss.slot)
    assert table.registers[table.rules.plan.control] == taken + 1


@pytest.mark.rule("GH-S-BOS-05")
def test_79_it_moves_2_toward_its_friends_and_must_attack_them() -> None:
    """Two hexes lead from (7, -5) beside the other hero; the boss stands farther away."""
    table = controlled("trample", (7, -5), (8, -7))
    settle_turn(table, "focus", "monster-move")
    assert table.distance(table.hero_figure(0).cell, table.hero_figure(1).cell) == 1
    assert table.hero_figure(0).side == MONSTERS
    assert table.pending[0].kind == "target"
    assert table.pending[0].options == [codes.FIGURE + table.hero_figure(1).slot]
    settle_turn(table, "target", "damage", "defend", "bonus", "offer")
    assert lost(table, 1) == 3
    assert table.hero_figure(0).side == CHARACTERS


def settle_turn(table: Table, *kinds: str) -> None:
    """The first option, or nothing where that is enough."""
    while table.pending and table.pending[0].kind in kinds:
        options = table.pending[0].options
        done = codes.DONE in options and table.pending[0].kind != "target"
        answer(table, codes.DONE if done else options[0])


@pytest.mark.rule("GH-S-BOS-05")
def test_79_the_boss_is_a_friend_to_who_has_lost_its_mind() -> None:
    table = controlled("trample", (7, -7), (4, -5))
    settle_turn(table, "focus", "monster-move")
    [boss] = of_type(table, BOSS)
    options = table.pending[0].options if table.pending and table.pending[0].kind == "target" else []
    assert codes.FIGURE + boss.slot not in options
    assert table.are_allies(boss, table.hero_figure(0)) or boss.hp == boss.max_hp


@pytest.mark.rule("GH-S-BOS-05")
@pytest.mark.parametrize("lead", ["trample", "overwhelming-assault", "shield-bash"])
def test_79_both_cards_are_discarded_even_if_one_would_be_lost(lead: str) -> None:
    table = controlled(lead, (7, -5), (7, -6))
    hero = table.heroes[0]
    for _ in range(60):
        if not table.pending or table.pending[0].kind == "select":
            break
        options = table.pending[0].options
        GAME.apply(table, table.pending[0].seat, codes.DONE if codes.DONE in options else options[0])
    bits = 1 << place_of(table, 0, lead) | 1 << place_of(table, 0, "eye-for-an-eye")
    assert not hero.played
    assert not hero.lost & bits
    assert hero.discard & bits == bits


def test_79_a_controlled_mind_is_its_own_again_in_the_next_round() -> None:
    table = temple()
    table.write(table.rules.plan.control, 1)
    table.at(ROUND_END)
    assert table.registers[table.rules.plan.control] == 0


def test_79_saved_in_the_middle_of_a_controlled_turn() -> None:
    table = controlled("trample", (7, -5), (8, -7))
    settle_turn(table, "focus", "monster-move")
    table.answers = []  # the selection of cards that this came before
    again = GAME.load(GAME.dump(table))
    assert GAME.dump(again) == GAME.dump(table)
    assert again.hero_figure(0).side == MONSTERS
    settle_turn(again, "target", "damage", "defend", "bonus", "offer")
    assert lost(again, 1) == 3
    assert again.hero_figure(0).side == CHARACTERS
    check(again)


@pytest.mark.rule("GH-S-BOS-05")
def test_79_its_summons_lose_their_minds_with_it_in_their_own_turns() -> None:
    table, _ = lair((7, -6), (7, -9))
    for owner in (0, 1):
        summon = Figure(0, SUMMONED, CHARACTERS, Sheet("summon", "summon", 3, 2, 1, 0))
        summon.owner = owner
        table.add(summon)
        table.put(summon, table.rules.map.cell((5 + owner, -9)))
        table.write(table.rules.plan.control, 1)
        table.at(TURN_START, summon.slot)
        assert summon.side == (MONSTERS if owner == 0 else CHARACTERS)
        table.at(TURN_END, summon.slot)
        assert summon.side == CHARACTERS
        assert table.registers[table.rules.plan.control] == 1
