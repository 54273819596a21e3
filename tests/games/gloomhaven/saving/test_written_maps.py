"""Written positions: their maps, and what is refused."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED, MONEY, OBSTACLE, OPENED, TRAP
from taverna.games.gloomhaven.language.clauses import LOCK
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL
from taverna.games.gloomhaven.state.traps import trap_conditions, trap_damage
from taverna.kernel import BadData
from tests.support.gloomhaven import invariants
from tests.support.gloomhaven.tabletop import GAME, bit
from tests.support.gloomhaven.written import (
    BRUTE,
    GUARD,
    TINKERER,
    Data,
    brute,
    free,
    guard,
    monsters,
    refused,
)

# The map


def test_a_map_of_ones_own_has_rooms_doors_and_walls() -> None:
    data = free(
        map={
            "rooms": {"hall": {"radius": 3}, "cell": [[0, 5, 7], [6, 1]]},
            "doors": [[4, 0]],
            "walls": [[[0, 0], [1, 0]]],
        }
    )
    table = GAME.load(data)
    assert table.board.doors == [CLOSED]
    assert table.board.revealed == [True, False]
    here, there = table.rules.map.cell((0, 0)), table.rules.map.cell((1, 0))
    assert there not in table.board.shape.near[here]
    opened = GAME.load({**data, "open": [[4, 0]]})
    assert (opened.board.doors, opened.board.revealed) == ([OPENED], [True, True])


@pytest.mark.rule("GH-S-SET-04")
def test_a_printed_scenario_lies_as_printed_in_what_is_revealed() -> None:
    heroes = [{"class": "brute", "hex": [3, 1]}, {"class": "spellweaver", "hex": [2, 2]}]
    closed = GAME.load({"scenario": "1", "heroes": heroes})
    opened = GAME.load({"scenario": "1", "heroes": heroes, "open": [[-2, 3]]})
    assert len(monsters(opened)) > len(monsters(closed))
    assert opened.board.revealed == [True, True, False]
    bare = GAME.load({"scenario": "1", "heroes": heroes, "open": [[-2, 3]], "monsters": [], "coins": []})
    assert (monsters(bare), sum(bare.coins)) == ([], 0)


def test_things_lie_as_written() -> None:
    data = free(
        obstacles=[[1, 1], [[2, -1], [2, -2]]],
        traps=[
            [0, 1],
            {"hex": [0, 2], "damage": 4, "conditions": ["poison"]},
            {"hex": [0, 3], "conditions": ["stun"]},
        ],
        hazards=[[-1, 0]],
        difficult=[[-1, 1]],
        coins=[[1, 0], [1, 0]],
        treasures=[{"hex": [2, 0], "number": 7}],
    )
    table = GAME.load(data)
    at = table.rules.map.cell
    assert table.obstacles[at((2, -1))] == table.obstacles[at((2, -2))] != table.obstacles[at((1, 1))]
    assert all(table.board.terrain[at(hex)] & OBSTACLE for hex in [(1, 1), (2, -1), (2, -2)])
    traps = [table.traps[at((0, r))] for r in (1, 2, 3)]
    assert [trap_damage(trap) for trap in traps] == [TRAP_OF_LEVEL, 4, 0]
    assert [trap_conditions(trap) for trap in traps] == [0, bit("poison"), bit("stun")]
    assert (table.coins[at((1, 0))], table.board.terrain[at((1, 0))] & MONEY) == (2, MONEY)
    assert table.treasure[at((2, 0))] == 7
    invariants.check(table)


def test_a_list_of_terrain_takes_the_place_of_what_is_printed() -> None:
    heroes = [{"class": "brute", "hex": [3, 1]}, {"class": "spellweaver", "hex": [2, 2]}]
    doors = [[-2, 3], [-7, 5]]
    printed = GAME.load({"heroes": heroes, "open": doors, "monsters": []})
    bare = GAME.load({"heroes": heroes, "open": doors, "monsters": [], "traps": [], "obstacles": []})
    assert any(bits & (TRAP | OBSTACLE) for bits in printed.board.terrain)
    assert not any(bits & (TRAP | OBSTACLE) for bits in bare.board.terrain)


@pytest.mark.rule("GH-S-DOR-07")
def test_locked_doors_of_a_scenario_are_locked_unless_open() -> None:
    for id in GAME.options[0].choices:
        locks = [line for clause in content.scenario(id).clauses for line in clause.lines if line.op == LOCK]
        if locks:
            start = content.scenario(id).start
            heroes = [
                {"class": name, "hex": list(start[seat])} for seat, name in enumerate(("brute", "tinkerer"))
            ]
            table = GAME.load({"scenario": id, "heroes": heroes})
            labels = {label for line in locks for label in line.doors}
            locked = {door.number for door in content.scenario(id).doors if door.label in labels}
            assert {door for door, how in enumerate(table.board.doors) if how == LOCKED} == locked
            return
    raise AssertionError("no scenario has a locked door")


# What is refused

WALL = [[0, 0], [2, 0]]
REFUSED: list[tuple[Data, str, str]] = [
    ({}, "position.heroes", "is missing; must be a list"),
    ({"map": {"floor": {"radius": 4}}, "monsters": [GUARD]}, "position.heroes", "is missing; must be a list"),
    (free(heroes=[]), "position.heroes", "must be 1 to 4"),
    (free(heroes=[BRUTE, BRUTE]), "position.heroes[1].class", "there is a 'brute' already"),
    (free(heroes=[{**BRUTE, "class": "brut"}]), "position.heroes[0].class", "did you mean 'brute'? Known: brute"),
    (brute(level=10), "position.heroes[0].level", "between 1 and 9"),
    (brute(hex=[9, 9]), "position.heroes[0].hex", "[9, 9] is not on the map; the nearest hexes are"),
    (brute(hex="C7"), "position.heroes[0].hex", "must be a hex [q, r]"),
    (brute(hex=[-3, 0]), "position.heroes[1].hex", "'brute' stands on [-3, 0] already"),
    (brute(hp=11), "position.heroes[0].hp", "between 1 and 10"),
    (brute(hp=0), "position.heroes[0].hp", "between 1 and 10"),
    (brute(conditions=["poisoned"]), "position.heroes[0].conditions", "did you mean 'poison'? Known: poison, wound"),
    (brute(conditions=["bless"]), "position.heroes[0].conditions", "is a card"),
    (brute(discard=["tramp"]), "position.heroes[0].discard", "did you mean 'trample'?"),
    (brute(hand=["trample"], lost=["trample"]), "position.heroes[0].lost", "lies elsewhere too"),
    (brute(hand="rest", lost="rest"), "position.heroes[0].lost", "stands in 'hand' already"),
    (brute(play=["trample"]), "position.heroes[0].play", "must be two cards"),
    (brute(play=["trample", "shield-bash"], initiative=15), "position.heroes[0].initiative", "must be 72"),
    (brute(play=["trample", "shield-bash"], discard=["trample"]), "position.heroes[0].play", "lies in a pile too"),
    (brute(initiative=19), "position.heroes[0].initiative", "no card of the brute has 19; those it may play have 10"),
    (brute(resting=True, initiative=10), "position.heroes[0].resting", "plays no cards"),
    (brute(active={"trample": "top"}), "position.heroes[0].active.trample", "nothing of its top lasts"),
    (brute(active={"shield-bash": "left"}), "position.heroes[0].active.shield-bash.half", "Known: top, bottom"),
    (brute(summons=[{"type": "decoy", "hex": [1, 0]}]), "position.heroes[0].summons[0].type", "there is no summon"),
    (brute(items=["boots"]), "position.heroes[0].items[0]", "there is no item 'boots'"),
    (brute(items=[1, 1]), "position.heroes[0].items[1]", "is there twice"),
    (brute(items=["boots-of-striding", "winged-shoes"]), "position.heroes[0].items[1]", "no room is left"),
    (brute(spent=["winged-shoes"]), "position.heroes[0].spent", "there is no item of this hero"),
    (brute(perks=[99]), "position.heroes[0].perks", "between 1 and"),
    (brute(perks=[1, 1]), "position.heroes[0].perks", "has only 1 boxes"),
    (brute(deck=["+2", "+2", "rest"]), "position.heroes[0].deck", "there are only 1 cards '+2'"),
    (brute(deck=["+9"]), "position.heroes[0].deck", "there is no modifier card of this deck '+9'"),
    (brute(deck=["rest", "+1"]), "position.heroes[0].deck", "must be the last"),
    (brute(deck={"discard": ["bless"]}), "position.heroes[0].deck.discard", "is never discarded"),
    (brute(deck=["bless"] * 11 + ["rest"]), "position.heroes[0].deck", "there are only 10"),
    (brute(goal="streamline"), "position.heroes[0].goal", "did you mean 'streamliner'?"),
    (brute(exhausted=True), "position.heroes[0].hex", "has left the map"),
    (brute(hand=["trample"], discard=["shield-bash"], lost="rest"), "position.heroes[0]", "say `exhausted`"),
    (brute(colour="red"), "position.heroes[0].colour", "is not a known field"),
    (guard(type="bandit"), "position.monsters[0].type", "there is no monster 'bandit'"),
    (guard(rank="boss"), "position.monsters[0].rank", "Known: normal, elite"),
    (guard(type="jekserah", rank="elite"), "position.monsters[0].rank", "neither normal nor elite"),
    (guard(number=7), "position.monsters[0].number", "between 1 and 6"),
    (guard(hex=[3, 0]), "position.monsters[0].hex", "'brute' stands on [3, 0] already"),
    (guard(hp=7), "position.monsters[0].hp", "between 1 and 6"),
    (guard(size=2), "position.monsters[0].size", "is not a known field"),
    (free(monsters=[{**GUARD, "number": 1}, {**GUARD, "number": 1, "hex": [1, 0]}]), "position.monsters[1].number",
     "there is a 'bandit-guard' 1 already"),
    (free(monsters=[{**GUARD, "hex": [q, 0]} for q in range(-2, 3)] + [{**GUARD, "hex": [q, 1]} for q in (0, 1)]),
     "position.monsters[6].type", "there are only 6 standees"),
    (free(obstacles=[[0, 0]]), "position.monsters[0].hex", "an obstacle stands on [0, 0]"),
    (free(obstacles=[[1, 0]], traps=[[1, 0]]), "position.traps[0]", "[1, 0] is an obstacle already"),
    (free(traps=[{"hex": [1, 0], "damage": 0}]), "position.traps[0]", "does nothing"),
    (free(treasures=[{"hex": [1, 0], "number": 99}]), "position.treasures[0].number", "between 0 and 75"),
    (free(open=[[1, 0]]), "position.open[0]", "no door stands on [1, 0]"),
    (free(revealed=["vault"]), "position.revealed", "there is no room 'vault'"),
    (free(elements={"water": "strong"}), "position.elements.water", "Known: fire, ice"),
    (free(elements={"fire": "weak"}), "position.elements.fire", "Known: inert, waning, strong"),
    (free(cards={"guards": 525}), "position.cards.guards", "did you mean 'guard'?"),
    (free(cards={"guard": 99}), "position.cards.guard", "Known: 524, 525"),
    (free(cards={"guard": {"card": 525, "discard": [525]}}), "position.cards.guard.discard", "lies elsewhere"),
    (free(turn="guard"), "position.turn", "Known: select, end, "),
    (free(turn="select", cards={"guard": 525}), "position.cards.guard", "no card is drawn yet"),
    (free(heroes=[{**BRUTE, "initiative": 15}, TINKERER], turn="select"), "position.heroes[0].play", "chosen"),
    (free(monsters=[{**GUARD, "acted": True}], turn="bandit-guard"), "position.turn", "has acted"),
    (free(monster_deck=["x2", "x2", "rest"]), "position.monster_deck", "there are only 1 cards 'x2'"),
    (free(round=0), "position.round", "between 1 and 999"),
    (free(level=5), "position.level", "play at 0, 1, 2, 3"),
    (free(scenario="1"), "position.scenario", "can't both be there"),
    (free(seats=3), "position.seats", "must be 2"),
    (free(options={"class_1": "mindthief"}), "position.options.class_1", "must be 'brute'"),
    (free(map={}), "position.map", "must have `floor`"),
    (free(map={"floor": []}), "position.map.floor", "at least one hex"),
    (free(map={"floor": [[0, 3, 1]]}), "position.map.floor[0]", "starts at 3, after its end 1"),
    (free(map={"floor": [7]}), "position.map.floor[0]", "must be a hex [q, r] or a row [r, first q, last q]"),
    (free(map={"floor": [["a", 1]]}), "position.map.floor[0]", "two whole numbers"),
    (free(map={"floor": {"radius": 40}}), "position.map", "1 to 2000 hexes"),
    (free(map={"floor": {"radius": 4}, "walls": [WALL]}), "position.map.walls[0]", "are no neighbours"),
    (free(map={"floor": {"radius": 4}, "doors": [[5, 0]]}), "position.map.doors[0]", "touches 1 rooms"),
    (free(map={"floor": {"radius": 4}, "rooms": {}}), "position.map", "must have `floor`"),
    (free(weather="rain"), "position.weather", "is not a known field"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "place", "problem"), REFUSED, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_contradicts_is_refused_with_its_place(data: Data, place: str, problem: str) -> None:
    told = refused(data)
    assert told.startswith(f"{place}: "), told
    assert problem in told


def test_the_fields_that_become_options_are_among_the_known_ones() -> None:
    told = refused(free(weather="rain"))
    known = told.split("Known: ")[1].split(", ")
    assert {"scenario", "level", "map", "heroes"} <= set(known)


def test_the_explanation_refuses_unknown_fields_too() -> None:
    with pytest.raises(BadData, match=r"position\.trun: is not a known field"):
        GAME.unplayed(free(trun="bandit-guard"))


def test_an_unknown_scenario_is_answered_with_the_known_ones() -> None:
    told = refused({"scenario": "777", "heroes": [BRUTE]})
    assert "777" in told
    assert "1, 2, 3" in told


def test_a_hex_behind_a_closed_door_says_which_door() -> None:
    heroes = [{"class": "brute", "hex": [3, 1]}, {"class": "spellweaver", "hex": [-4, 3]}]
    told = refused({"scenario": 1, "heroes": heroes})
    assert told.startswith("position.heroes[1].hex: [-4, 3] lies in room 'R2', which is not revealed")
    assert "[-2, 3]" in told
    heroes[1]["hex"] = [-2, 3]
    assert "is a closed door" in refused({"scenario": 1, "heroes": heroes})
