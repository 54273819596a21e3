"""Positions as people write them: what is left out, what follows, what is refused, and that play goes on."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from taverna.games.gloomhaven import content, steps
from taverna.games.gloomhaven.board.board import CLOSED, LOCKED, MONEY, OBSTACLE, OPENED, TRAP
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language.abilities import MODIFIERS
from taverna.games.gloomhaven.language.clauses import LOCK
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, ELEMENTS
from taverna.games.gloomhaven.scenario.building import SCENARIOS
from taverna.games.gloomhaven.state.figures import CONSUMED, HERO, READY, SPENT, SUMMONED, Figure, Hero
from taverna.games.gloomhaven.state.table import STRONG, TRAP_OF_LEVEL, WANING, Table
from taverna.games.gloomhaven.state.traps import trap_conditions, trap_damage
from taverna.kernel import BadData, BadOption, Rng, TavernaError
from tests.games.gloomhaven.saving.test_damaged_positions import JUNK, damaged, nodes
from tests.support.gloomhaven import invariants
from tests.support.gloomhaven.tabletop import GAME, bit

Data = dict[str, Any]
BRUTE: Data = {"class": "brute", "hex": [3, 0]}
TINKERER: Data = {"class": "tinkerer", "hex": [-3, 0]}
GUARD: Data = {"type": "bandit-guard", "hex": [0, 0]}


def free(**more: object) -> Data:
    """An open floor with two heroes and a guard."""
    data: Data = {"map": {"floor": {"radius": 4}}, "heroes": [BRUTE, TINKERER], "monsters": [GUARD]}
    return copy.deepcopy({**data, **more})


def brute(**more: object) -> Data:
    return free(heroes=[{**BRUTE, **more}, TINKERER])


def guard(**more: object) -> Data:
    return free(monsters=[{**GUARD, **more}])


def hero_of(table: Table, seat: int = 0) -> Hero:
    return table.heroes[seat]


def monsters(table: Table) -> list[Figure]:
    return [figure for figure in table.figures if figure.kind not in (HERO, SUMMONED)]


def names(table: Table, zone: int, seat: int = 0) -> set[str]:
    return {table.cards_of(seat)[place].name for place in places(zone)}


def modifiers(cards: list[int]) -> list[str]:
    return [MODIFIERS[card].key for card in cards]


def refused(data: Data) -> str:
    with pytest.raises((BadData, BadOption)) as caught:
        GAME.load(data)
    return str(caught.value)


# What is left out


@pytest.mark.rule("GH-S-SET-02", "GH-S-SET-06", "GH-S-SET-09", "GH-S-SET-10")
def test_two_heroes_and_their_hexes_are_a_whole_position() -> None:
    table = GAME.load(
        {"heroes": [{"class": "brute", "hex": [3, 1]}, {"class": "spellweaver", "hex": [2, 2]}]}
    )
    assert table.rules.slug == "1"
    assert [decision.kind for decision in table.pending] == ["select", "select"]
    assert [(figure.hp, figure.conditions) for figure in table.figures[:2]] == [(10, 0), (6, 0)]
    assert [hero_of(table, seat).hand.bit_count() for seat in (0, 1)] == [10, 8]
    # Scenario 1 for two characters has three guards in its first room, one of them elite.
    assert [(figure.sheet.name, figure.sheet.rank, figure.number) for figure in monsters(table)] == [
        ("bandit-guard", 0, 1),
        ("bandit-guard", 1, 2),
        ("bandit-guard", 0, 3),
    ]
    assert table.elements == [0] * 6
    assert sorted(modifiers(table.monster_deck.draw)) == sorted(
        ["+0"] * 6 + ["+1"] * 5 + ["-1"] * 5 + ["+2", "-2", "null", "x2"]
    )
    invariants.check(table)


def test_a_lone_hero_sits_beside_an_exhausted_one() -> None:
    table = GAME.load(free(heroes=[BRUTE]))
    assert table.seats == 2
    assert [hero.exhausted for hero in table.heroes] == [False, True]
    assert hero_of(table, 1).lost == hero_of(table, 1).cards
    invariants.check(table)


def test_numbers_of_standees_are_the_lowest_that_are_free() -> None:
    written = [{**GUARD, "hex": [q, 0]} for q in (0, 1, 2)]
    written[1]["number"] = 1
    table = GAME.load(free(monsters=written))
    assert [figure.number for figure in monsters(table)] == [2, 1, 3]


# Exactly what is written


def test_figures_stand_as_written() -> None:
    data = free(
        heroes=[
            {**BRUTE, "hp": 4, "conditions": ["poison", "strengthen"], "xp": 5, "gold": 7, "coins": 2},
            TINKERER,
        ],
        monsters=[
            {**GUARD, "rank": "elite", "number": 5, "hp": 3, "conditions": "wound", "spawned": True},
            {"type": "ooze", "hex": [1, 0]},
        ],
        round=4,
    )
    table = GAME.load(data)
    figure, hero = table.figures[0], hero_of(table)
    assert (figure.hp, figure.max_hp, figure.conditions) == (4, 10, bit("poison", "strengthen"))
    assert (hero.xp, hero.money, hero.tokens) == (5, 7, 2)
    guard, ooze = monsters(table)
    assert (guard.number, guard.hp, guard.conditions, guard.spawned) == (5, 3, bit("wound"), True)
    assert (guard.sheet.rank, guard.max_hp) == (1, 9)
    assert table.rules.map.hex(ooze.cell) == (1, 0)
    assert table.round == 4
    invariants.check(table)


@pytest.mark.parametrize("name", [name for name in CONDITIONS if name not in ("bless", "curse")])
def test_every_condition_can_be_written(name: str) -> None:
    assert GAME.unplayed(guard(conditions=[name])).figures[2].conditions == bit(name)


def test_invisible_figures_are_invisible_to_monsters() -> None:
    table = GAME.unplayed(brute(conditions=["invisible"]))
    assert table.board.figures.invisible[:3] == [True, False, False]


def test_elements_are_named() -> None:
    table = GAME.load(free(elements={"fire": "strong", "dark": "waning", "air": "inert"}))
    wanted = {"fire": STRONG, "dark": WANING}
    assert table.elements == [wanted.get(name, 0) for name in ELEMENTS[:6]]


@pytest.mark.parametrize(("level", "trap"), [(0, 2), (1, 3), (2, 4), (3, 5)])
@pytest.mark.rule("GH-S-LVL-03", "GH-S-LVL-04")
def test_the_level_chooses_the_difficulty(level: int, trap: int) -> None:
    table = GAME.load(free(level=level))
    assert (table.rules.levels.level, table.rules.levels.trap) == (level, trap)


# Cards


def test_cards_lie_where_they_are_named_and_the_rest_in_the_hand() -> None:
    table = GAME.load(brute(discard=["trample"], lost=["grab-and-go", "shield-bash"]))
    hero = hero_of(table)
    assert names(table, hero.discard) == {"trample"}
    assert names(table, hero.lost) == {"grab-and-go", "shield-bash"}
    assert (hero.hand.bit_count(), hero.cards.bit_count()) == (7, 10)
    assert hero.seen == hero.discard | hero.lost


def test_a_hand_that_is_written_out_leaves_the_rest_in_the_discard_pile() -> None:
    table = GAME.load(brute(hand=["trample", "shield-bash"]))
    hero = hero_of(table)
    assert names(table, hero.hand) == {"trample", "shield-bash"}
    assert (hero.discard.bit_count(), hero.lost) == (8, 0)


@pytest.mark.parametrize("pile", ["hand", "discard", "lost"])
def test_the_rest_lies_where_it_says(pile: str) -> None:
    others = {
        name: [card]
        for name, card in (("hand", "trample"), ("discard", "shield-bash"), ("lost", "grab-and-go"))
    }
    table = GAME.unplayed(brute(**{**others, pile: "rest"}, resting=True))
    sizes = {name: getattr(hero_of(table), name).bit_count() for name in others}
    assert sizes == {name: 8 if name == pile else 1 for name in others}


@pytest.mark.rule("GH-S-INI-02", "GH-S-SEL-07")
def test_the_two_cards_of_the_round_wait_before_the_hero() -> None:
    table = GAME.load(brute(play=["shield-bash", "trample"]))
    hero = hero_of(table)
    assert names(table, hero.played) == {"shield-bash", "trample"}
    assert (hero.initiative, hero.hand.bit_count()) == (15, 8)
    assert (table.pending[0].seat, table.pending[0].kind) == (0, "turn")
    invariants.check(table)


@pytest.mark.rule("GH-S-INI-02")
def test_an_initiative_finds_its_card() -> None:
    table = GAME.load(brute(initiative=15))
    assert table.cards_of(0)[hero_of(table).lead].name == "shield-bash"
    assert hero_of(table).initiative == 15


@pytest.mark.rule("GH-S-ZON-04", "GH-S-BON-01")
def test_an_active_card_lasts_and_lies_in_its_pile() -> None:
    known = content.hero_class("brute").cards
    card = next(card for card in known if card.level == 1 and card.top.until and not card.top.lost)
    table = GAME.load(brute(active={card.name: "top"}))
    hero = hero_of(table)
    assert hero.active == 1 << card.place == hero.discard
    assert [effect.card for effect in table.lasting] == [card.place]
    invariants.check(table)


@pytest.mark.rule("GH-S-SUM-01", "GH-S-SUM-02")
def test_a_summon_stands_with_its_card_active() -> None:
    data = free(heroes=[BRUTE, {**TINKERER, "summons": [{"type": "decoy", "hex": [-2, 0], "hp": 2}]}])
    table = GAME.load(data)
    decoy = next(figure for figure in table.figures if figure.kind == SUMMONED)
    assert (decoy.sheet.name, decoy.hp, decoy.owner, decoy.side) == ("decoy", 2, 1, 0)
    assert names(table, hero_of(table, 1).active, 1) == {"harmless-contraption"}
    invariants.check(table)


def test_items_are_worn_spent_and_consumed() -> None:
    data = brute(
        items=["boots-of-striding", "minor-healing-potion", 4],
        spent=["boots-of-striding"],
        consumed="minor-healing-potion",
    )
    hero = hero_of(GAME.load(data))
    assert hero.items == [1, 12, 4]
    assert hero.item_states == [SPENT, CONSUMED, READY]


@pytest.mark.rule("GH-S-CMP-07")
def test_perks_change_the_deck() -> None:
    """The first perk of the brute removes two -1 cards."""
    hero = hero_of(GAME.load(brute(level=2, perks=[1])))
    assert modifiers(hero.deck.draw).count("-1") == 3
    assert len(hero.deck.draw) == 18


# Decks


def test_the_next_cards_of_a_deck_come_first() -> None:
    table = GAME.load(free(monster_deck=["x2", "null", "curse", "rest"]))
    draw = modifiers(table.monster_deck.draw)
    assert draw[::-1][:3] == ["x2", "null", "curse"]
    assert sorted(draw) == sorted(["+0"] * 6 + ["+1"] * 5 + ["-1"] * 5 + ["+2", "-2", "null", "x2", "curse"])


def test_without_the_rest_the_others_are_discarded() -> None:
    table = GAME.load(brute(deck=["+1", "-1"]))
    deck = hero_of(table).deck
    assert modifiers(deck.draw) == ["-1", "+1"]
    assert len(deck.discard) == 18
    assert deck.reshuffle


def test_a_discard_pile_is_written_beside_what_is_left() -> None:
    table = GAME.load(free(monster_deck={"discard": ["+2", "-2"]}))
    assert modifiers(table.monster_deck.discard) == ["+2", "-2"]
    assert len(table.monster_deck.draw) == 18
    assert not table.monster_deck.reshuffle


def test_ability_cards_are_named_by_their_number() -> None:
    table = GAME.unplayed(free(cards={"guard": {"card": 525, "draw": [529, 524, "rest"], "discard": [531]}}))
    cards = table.rules.decks[0].cards
    stack = table.stacks[0]
    assert cards[stack.card].id == 525
    assert [cards[card].id for card in stack.draw[::-1]][:2] == [529, 524]
    assert [cards[card].id for card in stack.discard] == [531]
    assert len(stack.draw) == 6


def test_who_has_no_card_in_mid_round_gets_a_plain_one() -> None:
    """Two cards of the guards have just Move +0, Attack +0: 527 and 528."""
    table = GAME.unplayed(free(turn="bandit-guard"))
    assert table.rules.decks[0].cards[table.stacks[0].card].id == 527


# Whose turn


@pytest.mark.rule("GH-S-INI-03", "GH-S-INI-09")
def test_whoever_comes_before_the_turn_has_acted() -> None:
    data = free(
        heroes=[{**BRUTE, "initiative": 15}, {**TINKERER, "initiative": 74}],
        monsters=[
            {**GUARD, "number": 1},
            {**GUARD, "hex": [0, 2], "number": 3, "rank": "elite"},
            {**GUARD, "hex": [0, 1], "number": 2},
        ],
        cards={"guard": 527},
        turn="bandit-guard 2",
    )
    table = GAME.unplayed(data)
    assert table.order == [0, 4, 1]
    assert [figure.acted for figure in table.figures] == [True, False, True, True, False]
    assert (hero_of(table).played, hero_of(table).discard.bit_count()) == (0, 2)
    assert hero_of(table, 1).played.bit_count() == 2


def test_of_equals_the_one_with_the_turn_acts_first() -> None:
    data = free(
        monsters=[GUARD, {"type": "bandit-archer", "hex": [0, 1]}, {"type": "city-guard", "hex": [1, 1]}]
    )
    data["turn"] = "city-guard"
    table = GAME.unplayed(data)
    groups = [table.rules.groups[entry - 4].slug for entry in table.order if entry >= 4]
    assert groups.index("city-guard") < groups.index("bandit-guard")


def test_the_end_of_the_round_is_cleaned_up() -> None:
    table = GAME.unplayed(free(turn="end"))
    assert all(figure.acted for figure in table.figures)
    assert table.agenda == [(steps.CLEAN_UP, 0, 0)]
    asked = GAME.load(free(turn="end"))
    assert (asked.round, asked.order) == (1, [])  # cards are put away; short rests come before the next round
    assert asked.agenda[-1][0] == steps.SHORT_REST


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


# Both forms


ROUND_TRIPS: list[Data] = [
    free(),
    free(turn="bandit-guard"),
    free(map={"rooms": {"hall": {"radius": 3}, "cell": [[0, 5, 7]]}, "doors": [[4, 0]]}, open=[[4, 0]]),
    free(traps=[[1, 0]], coins=[[1, 1]], monsters=[{"type": "cultist", "hex": [0, 0]}], turn="tinkerer"),
    {"scenario": 3, "heroes": [{"class": "brute", "hex": list(content.scenario("3").start[0])}]},
    brute(items=["winged-shoes"], active={"warding-strength": "bottom"}, deck=["bless", "rest"]),
]


@pytest.mark.parametrize("data", ROUND_TRIPS, ids=range(len(ROUND_TRIPS)))
def test_a_written_position_is_dumped_exactly_and_loads_again(data: Data) -> None:
    table = GAME.load(data)
    exact = json.loads(json.dumps(GAME.dump(table)))
    again = GAME.load(exact)
    assert GAME.dump(again) == GAME.dump(table)
    assert str(again.pending) == str(table.pending)
    assert str(GAME.parse(GAME.line(table)).pending) == str(table.pending)


def test_what_is_random_follows_from_the_position() -> None:
    """The same position is shuffled the same way, loaded or only looked at; another `rng` shuffles it otherwise."""
    data = free(rng=5)
    cards = GAME.load(data).monster_deck.draw
    assert GAME.load(data).monster_deck.draw == cards == GAME.unplayed(data).monster_deck.draw
    assert any(GAME.load(free(rng=number)).monster_deck.draw != cards for number in range(6, 12))


def test_positions_on_the_same_map_share_it() -> None:
    one, other = GAME.load(free()), GAME.load(free(traps=[[1, 0]]))
    assert one.rules is other.rules


# Play goes on


def random_position(rng: Rng) -> Data:
    """A position that somebody might write: figures on distinct hexes, some terrain, somebody's turn or none."""
    hexes = [[q, r] for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]

    def some_hex() -> list[int]:
        return hexes.pop(rng.below(len(hexes)))

    classes = list(content.STARTING_CLASSES)
    heroes: list[Data] = []
    for _ in range(2 + rng.below(3)):
        hero: Data = {"class": classes.pop(rng.below(len(classes))), "hex": some_hex()}
        hero["level"] = 1 + rng.below(9)
        if rng.below(2):
            hero["hp"] = 1 + rng.below(6)
        if rng.below(3) == 0:
            hero["conditions"] = [("poison", "wound", "muddle", "invisible", "stun")[rng.below(5)]]
        if rng.below(3) == 0:
            hero["deck"] = ["bless", "rest"]
        heroes.append(hero)
    types = [id for id in content.monster_ids() if not content.monster(id).is_boss]
    monsters: list[Data] = []
    for _ in range(1 + rng.below(5)):
        monster: Data = {"type": types[rng.below(len(types))], "hex": some_hex()}
        if rng.below(2):
            monster["rank"] = "elite"
        monsters.append(monster)
    data: Data = {"map": {"floor": {"radius": 4}}, "heroes": heroes, "monsters": monsters}
    for name in ("obstacles", "traps", "hazards", "difficult", "coins"):
        data[name] = [some_hex() for _ in range(rng.below(4))]
    if rng.below(2):
        data["turn"] = (heroes[0]["class"], monsters[0]["type"])[rng.below(2)]
    data["rng"] = 1 + rng.below(1000)
    return data


@pytest.mark.parametrize("seed", range(60))
def test_random_written_positions_load_and_are_sound(seed: int) -> None:
    data = random_position(Rng(seed))
    table = GAME.load(data)
    invariants.check(table)
    assert GAME.dump(GAME.load(json.loads(json.dumps(GAME.dump(table))))) == GAME.dump(table)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_bots_play_a_written_position_to_its_end(seed: int) -> None:
    table = GAME.load(random_position(Rng(1000 + seed)))
    rng = Rng(seed)
    while table.pending:
        invariants.check(table)
        decision = table.pending[0]
        GAME.apply(table, decision.seat, GAME.judgement.rollout_choice(table, decision, rng))
    assert GAME.outcome(table).over


def test_every_seat_may_imagine_a_written_position() -> None:
    for seed in range(10):
        table = GAME.load(random_position(Rng(seed)))
        for seat in range(table.seats):
            invariants.check(GAME.determinize(table, seat, Rng(seed)))
            GAME.view(table, seat)


def whole() -> Data:
    """A position with every field."""
    return free(
        heroes=[
            {**BRUTE, "level": 2, "hp": 5, "conditions": ["poison"], "hand": "rest", "discard": ["trample"],
             "lost": ["grab-and-go"], "play": ["shield-bash", "leaping-cleave"],
             "active": {"warding-strength": "bottom"}, "items": [1, "minor-healing-potion"],
             "spent": ["boots-of-striding"], "perks": [1], "xp": 3, "gold": 2,
             "coins": 1, "goal": "zealot", "deck": {"draw": ["+1", "rest"], "discard": ["-1"]}},
            {**TINKERER, "initiative": 37, "summons": [{"type": "decoy", "hex": [-2, 0], "hp": 2}]},
        ],
        monsters=[{**GUARD, "rank": "elite", "number": 2, "hp": 3, "conditions": ["wound"], "spawned": True}],
        obstacles=[[1, 1]], traps=[{"hex": [2, 1], "damage": 2, "conditions": ["stun"]}], hazards=[[0, 3]],
        difficult=[[0, 2]], coins=[[1, 0]], treasures=[{"hex": [2, 0], "number": 7}], elements={"fire": "strong"},
        round=3, turn="brute", cards={"guard": {"card": 525, "draw": ["rest"], "discard": [527]}},
        monster_deck=["x2", "rest"], level=1, rng=5,
    )  # fmt: skip


def test_every_field_at_once() -> None:
    invariants.check(GAME.load(whole()))


@pytest.mark.parametrize("junk", range(len(JUNK)))
def test_damaged_written_positions_are_refused_or_played_never_a_crash(junk: int) -> None:
    for way in nodes(whole()):
        try:
            table = GAME.load(damaged(whole(), way, JUNK[junk]))
        except TavernaError:
            continue
        for _ in range(3):
            if table.pending:
                GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])


# Printed scenarios and the page


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_scenario_is_written_with_its_doors_closed_and_open(id: str) -> None:
    scenario = content.scenario(id)
    classes = content.STARTING_CLASSES
    for seats in (2, 4):
        heroes = [{"class": classes[seat], "hex": list(scenario.start[seat])} for seat in range(seats)]
        doors = [list(door.at) for door in scenario.doors]
        for opened in ([], doors):
            table = GAME.load({"scenario": id, "heroes": heroes, "open": opened})
            invariants.check(table)
            assert all(table.board.revealed) or not opened
            assert GAME.dump(GAME.load(GAME.dump(table))) == GAME.dump(table)


PAGE = (Path(__file__).parents[4] / "docs" / "gloomhaven-positions.md").read_text()


def test_the_page_shows_a_position_that_loads() -> None:
    [block] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert GAME.load(json.loads(block)).round == 1


def test_the_page_tells_every_field() -> None:
    """The tables hold the fields of the position that has them all, and no table holds another."""
    data = whole()
    tables = PAGE.split("\n## ")
    told = [
        set(
            re.findall(
                r"`(\w+)`", " ".join(row.split("|")[1] for row in part.splitlines() if row.startswith("| `"))
            )
        )
        for part in tables
    ]
    top = next(fields for part, fields in zip(tables, told, strict=True) if part.startswith("The table"))
    hero = next(fields for part, fields in zip(tables, told, strict=True) if part.startswith("Heroes"))
    monster = next(fields for part, fields in zip(tables, told, strict=True) if part.startswith("Monsters"))
    assert top == set(data) | {"scenario", "open", "revealed", "options"}
    assert hero == set(data["heroes"][0]) | set(data["heroes"][1]) | {"resting", "consumed", "exhausted"}
    assert monster == set(data["monsters"][0]) | {"acted"}
