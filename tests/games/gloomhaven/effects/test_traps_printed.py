"""What every trap of the printed scenarios does: the legend of the scenario book, in content and in play."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import TRAP as TRAP_TERRAIN
from taverna.games.gloomhaven.board.maps import NO_CELL
from taverna.games.gloomhaven.content.reading.abilities import to_ability
from taverna.games.gloomhaven.content.scenarios.file import TRAP, Overlay
from taverna.games.gloomhaven.effects.entering import enter_terrain
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.registry import register
from taverna.games.gloomhaven.state.figures import MONSTER, NOBODY, Figure
from taverna.games.gloomhaven.state.table import TRAP_OF_LEVEL, Table
from taverna.games.gloomhaven.state.traps import damage_at, pack_trap, trap_conditions
from taverna.games.gloomhaven.view.wording import scenarios
from taverna.i18n import LANGUAGES, Words
from taverna.i18n.phrases import say
from tests.support.gloomhaven.printed import begin, hardy, monsters, open_all, run
from tests.support.gloomhaven.tabletop import GAME, Foe, Tabletop, bit

LEGEND: dict[int, list[tuple[str, int, str]]] = {
    1: [("any", 2, "damage")],
    2: [("any", 2, "stun")],
    3: [("any", 3, "damage")],
    4: [("any", 5, "damage")],
    5: [("any", 4, "damage")],
    6: [("any", 4, "damage poison")],
    7: [("any", 4, "poison stun")],
    8: [("any", 3, "damage")],
    9: [("any", 3, "stun")],
    10: [("any", 3, "damage")],
    11: [("any", 2, "stun")],
    12: [("any", 2, "stun")],
    13: [("any", 3, "damage muddle")],
    14: [("any", 2, "stun")],
    15: [("bear", 4, "damage poison"), ("spike", 4, "damage wound")],
    16: [("any", 4, "damage")],
    17: [("any", 3, "damage")],
    18: [("any", 1, "stun")],
    19: [("any", 3, "damage")],
    20: [("any", 4, "stun")],
    23: [("any", 3, "damage")],
    24: [("any", 4, "stun")],
    25: [("any", 4, "damage stun")],
    26: [("any", 4, "stun")],
    30: [("any", 2, "damage immobilize")],
    31: [("any", 6, "damage curse")],
    32: [("spike", 6, "damage wound"), ("poison", 3, "damage poison")],
    33: [("any", 6, "damage")],
    35: [("any", 5, "damage stun")],
    36: [("any", 5, "damage stun")],
    37: [("any", 5, "damage immobilize")],
    38: [("any", 5, "damage")],
    39: [("any", 3, "damage immobilize")],
    40: [("spike", 6, "damage"), ("poison", 4, "poison stun")],
    41: [("any", 6, "damage poison")],
    43: [("any", 6, "stun")],
    44: [("any", 4, "poison immobilize")],
    45: [("any", 3, "damage poison")],
    46: [("any", 6, "stun")],
    50: [("any", 4, "damage disarm")],
    52: [("any", 4, "damage poison")],
    53: [("any", 6, "poison immobilize")],
    54: [("poison", 6, "damage poison"), ("spike", 6, "immobilize disarm")],
    57: [("any", 4, "damage")],
    58: [("any", 3, "stun")],
    59: [("any", 3, "damage immobilize")],
    60: [("any", 2, "immobilize muddle")],
    61: [("any", 2, "damage stun")],
    62: [("any", 5, "damage")],
    64: [("any", 3, "damage")],
    65: [("any", 2, "damage")],
    66: [("any", 4, "damage")],
    67: [("any", 6, "damage stun")],
    69: [("any", 4, "damage")],
    70: [("any", 5, "damage")],
    71: [("any", 5, "damage")],
    73: [("any", 3, "damage stun")],
    75: [("any", 3, "stun")],
    76: [("any", 6, "stun")],
    77: [("any", 3, "damage stun")],
    79: [("spike", 6, "damage"), ("poison", 2, "poison immobilize")],
    80: [("any", 5, "damage immobilize")],
    81: [("any", 6, "poison immobilize")],
    82: [("any", 5, "damage wound")],
    84: [("any", 3, "damage")],
    85: [("any", 5, "damage")],
    87: [("any", 4, "poison immobilize")],
    88: [("any", 4, "damage muddle")],
    89: [("bear", 6, "damage"), ("poison", 2, "poison")],
    90: [("any", 3, "damage")],
    91: [("any", 6, "damage wound")],
    92: [("any", 2, "damage")],
    93: [("any", 3, "damage stun")],
    94: [("any", 6, "damage")],
    95: [("spike", 4, "damage"), ("poison", 4, "poison stun")],
}
"""Scenario: how it looks ("any": all of them), how many lie there, what it does ("damage": that of the level)."""
KINDS = [(scenario, look, does) for scenario, kinds in LEGEND.items() for look, _, does in kinds]
MOVE_3 = register("test/printed-traps", to_ability({"do": "move", "n": 3}, "test")).number
PLAYABLE = [kind for kind in KINDS if str(kind[0]) in content.playable_scenarios()]


def does_of(overlay: Overlay) -> str:
    order = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")
    conditions = sorted(condition_names(overlay.conditions), key=order.index)
    return " ".join(["damage"] * overlay.deals_damage + conditions)


def traps_of(scenario: int) -> list[Overlay]:
    return [overlay for overlay in content.scenario(str(scenario)).overlays if overlay.kind == TRAP]


def test_the_legend_is_whole() -> None:
    assert len(LEGEND) == 75
    assert len(KINDS) == 82
    assert sum(count for kinds in LEGEND.values() for _, count, _ in kinds) == 326
    playable = {int(id) for id in content.playable_scenarios() if id.isdigit()}
    assert {kind[0] for kind in PLAYABLE} == playable & set(LEGEND)


@pytest.mark.rule("GH-S-TRP-04")
@pytest.mark.parametrize("scenario", [number for number in range(1, 96) if number != 55])
def test_what_the_traps_of_a_scenario_do(scenario: int) -> None:
    kinds = LEGEND.get(scenario, [])
    alike = len(kinds) == 1
    found = Counter(("any" if alike else trap.art, does_of(trap)) for trap in traps_of(scenario))
    assert found == Counter({(look, does): count for look, count, does in kinds})


def laid(scenario: int, look: str, level: str = "1") -> tuple[Table, int]:
    """A table with all rooms open, and a cell with such a trap beside which somebody can stand."""
    table = open_all(hardy(begin(scenario, level_1=level, level_2=level)))
    assert table.rules.scenario is not None
    for overlay in table.rules.scenario.overlays:
        if overlay.kind == TRAP and look in ("any", overlay.art):
            cell = table.board.map.cell(overlay.hexes[0])
            if table.board.occupant[cell] == NOBODY and beside(table, cell) != NO_CELL:
                return table, cell
    raise AssertionError(f"no {look} trap of scenario {scenario} can be entered")


def beside(table: Table, cell: int) -> int:
    """An empty neighbour of the cell."""
    for other in table.board.shape.near[cell]:
        if not table.board.terrain[other] and table.board.occupant[other] == NOBODY:
            return other
    return NO_CELL


def walks_in(table: Table, cell: int) -> Figure:
    """The first hero moves onto the cell and suffers what comes."""
    hero = table.hero_figure(0)
    start = beside(table, cell)
    table.put(hero, start)
    table.turn = hero.slot
    hero.conditions = 0
    start_list(table, hero.slot, [MOVE_3])
    run(table)
    way = table.board.map.neighbour[6 * start : 6 * start + 6].index(cell)
    GAME.apply(table, 0, codes.STEP + way)
    while table.pending and table.pending[0].kind == "damage":
        GAME.apply(table, table.pending[0].seat, codes.DONE)
    return hero


@pytest.mark.rule("GH-S-TRP-01", "GH-S-TRP-03", "GH-S-TRP-04", "GH-S-TRP-07")
@pytest.mark.parametrize(("level", "damage"), [("1", 3), ("4", 4)])
@pytest.mark.parametrize(("scenario", "look", "does"), PLAYABLE)
def test_a_hero_walks_into_it(scenario: int, look: str, does: str, level: str, damage: int) -> None:
    """Level 1 heroes play at level 1, where traps deal 2 + 1; two heroes of level 4 at level 2."""
    table, cell = laid(scenario, look, level)
    words = does.split()
    before = table.hero_figure(0).hp
    curses = table.heroes[0].deck.count(CURSE_CARD)
    hero = walks_in(table, cell)
    assert before - hero.hp == (damage if "damage" in words else 0)
    assert table.heroes[0].deck.count(CURSE_CARD) - curses == words.count("curse"), "a card, no condition"
    gained = bit(*[word for word in words if word not in ("damage", "curse")])
    assert hero.conditions & gained == gained
    assert not table.traps[cell]
    assert not table.board.terrain[cell] & TRAP_TERRAIN
    holds = bool(gained & bit("stun", "immobilize"))
    assert bool(table.walks) != holds, "who is stunned or immobilized goes no further"


ALL_FLY = (71,)
"""Nobody but heroes and what they summon walks here: wind demons, sun demons and spitting drakes."""


@pytest.mark.rule("GH-S-TRP-01", "GH-S-TRP-08")
@pytest.mark.parametrize(("scenario", "look", "does"), [kind for kind in PLAYABLE if kind[0] not in ALL_FLY])
def test_a_monster_is_struck_as_a_hero_is(scenario: int, look: str, does: str) -> None:
    """A shield does not help it."""
    table, cell = laid(scenario, look)
    figure = next(
        one
        for one in monsters(table)
        if one.kind == MONSTER and not one.sheet.flying and not one.sheet.immune
    )
    figure.hp = figure.max_hp = 20
    curses = table.monster_deck.count(CURSE_CARD)
    table.put(figure, cell)
    enter_terrain(table, figure, NOBODY)
    run(table)
    words = does.split()
    assert 20 - figure.hp == (3 if "damage" in words else 0)
    assert table.monster_deck.count(CURSE_CARD) - curses == words.count("curse"), "a card, no condition"
    gained = bit(*[word for word in words if word not in ("damage", "curse")])
    assert figure.conditions & gained == gained


@pytest.mark.rule("GH-S-TRP-02")
@pytest.mark.parametrize("scenario", ALL_FLY)
def test_where_all_monsters_fly_none_can_spring_a_trap(scenario: int) -> None:
    table, _ = laid(scenario, "any")
    assert {figure.sheet.name for figure in monsters(table)} == {"wind-demon", "sun-demon", "spitting-drake"}
    assert all(figure.sheet.flying and table.board.figures.flying[figure.slot] for figure in monsters(table))


@pytest.mark.rule("GH-S-TRP-04")
@pytest.mark.parametrize(("scenario", "look", "does"), PLAYABLE)
def test_everybody_sees_what_it_does(scenario: int, look: str, does: str) -> None:
    table, cell = laid(scenario, look)
    words = does.split()
    board = GAME.view(table, 1)["board"]
    assert isinstance(board, dict)
    [(damage, conditions)] = [(row[1], row[2]) for row in board["traps"] if row[0] == cell]
    assert damage == (3 if "damage" in words else 0)
    assert sorted(conditions) == sorted(word for word in words if word != "damage")
    assert damage_at(table, cell) == damage
    assert trap_conditions(table.traps[cell]) == bit(*conditions)


@pytest.mark.rule("GH-S-TRP-03", "GH-S-TRP-04", "GH-S-CUR-01")
@pytest.mark.parametrize("does", sorted({does for _, _, does in KINDS}))
def test_every_effect_strikes_whoever_walks_in(does: str) -> None:
    """Also those of scenarios that can't be played yet. A curse is a card more in the deck."""
    words = does.split()
    gained = bit(*[word for word in words if word not in ("damage", "curse")])
    for name in ("brute", "foe"):
        top = Tabletop([(0, 0), (1, 0), (2, 0)], {"brute": (0, 0)}, {"foe": Foe((2, 0))}, level=2)
        cell = top.cell((1, 0))
        conditions = [word for word in words if word != "damage"]
        top.table.board.put(cell, TRAP_TERRAIN)
        top.table.traps[cell] = pack_trap(TRAP_OF_LEVEL if "damage" in words else 0, bit(*conditions))
        top.table.put(top.figure(name), cell)
        cards = len(top.table.deck_of(top.figure(name)).draw)
        enter_terrain(top.table, top.figure(name), NOBODY)
        run(top.table)
        while top.asked == "damage":
            top.answer(codes.DONE)
        assert top.lost(name) == (4 if "damage" in words else 0)
        assert top.figure(name).conditions == gained
        assert len(top.table.deck_of(top.figure(name)).draw) == cards + ("curse" in words)


LEGEND_IN_WORDS = {
    1: ("Traps deal the trap damage of the level.",),
    7: ("Traps deal no damage but bring Poison and Stun.",),
    13: ("Traps deal the trap damage of the level and bring Muddle.",),
    15: (
        "Bear traps deal the trap damage of the level and bring Poison.",
        "Spike traps deal the trap damage of the level and bring Wound.",
    ),
    32: (
        "Spike traps deal the trap damage of the level and bring Wound.",
        "Poison gas traps deal the trap damage of the level and bring Poison.",
    ),
    63: (),
}


@pytest.mark.parametrize("scenario", LEGEND_IN_WORDS)
def test_the_legend_in_words(scenario: int) -> None:
    found = scenarios.traps(content.scenario(str(scenario)))
    assert say(Words("en", "gloomhaven"), found) == " ".join(LEGEND_IN_WORDS[scenario])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", LEGEND)
def test_the_legend_names_every_kind_and_condition(scenario: int, lang: str) -> None:
    words = Words(lang, "gloomhaven")
    told = scenarios.traps(content.scenario(str(scenario)))
    assert len(told) == len(LEGEND[scenario])
    for _, _, does in LEGEND[scenario]:
        for word in does.split():
            if word != "damage":
                assert words.component("condition", word) in say(words, told)


TOLD = {
    "en": ("Trap: 3 damage.", "Trap: Stun.", "Trap: 3 damage, Poison."),
    "pt-BR": ("Armadilha: 3 de dano.", "Armadilha: Atordoar.", "Armadilha: 3 de dano, Veneno."),
    "es": ("Trampa: 3 de daño.", "Trampa: Aturdir.", "Trampa: 3 de daño, Veneno."),
}


@pytest.mark.parametrize("lang", TOLD)
def test_a_trap_in_words(lang: str) -> None:
    words = Words(lang, "gloomhaven")
    effects: tuple[tuple[int, list[str]], ...] = ((3, []), (0, ["stun"]), (3, ["poison"]))
    found = [words.text("trap-does", damage=damage, conditions=conditions) for damage, conditions in effects]
    assert tuple(found) == TOLD[lang]


@pytest.mark.rule("GH-S-TRP-03")
def test_the_log_tells_what_sprang() -> None:
    table, cell = laid(6, "any")
    table.events = []
    walks_in(table, cell)
    [event] = [event for event in table.events if event.kind == "trap-sprung"]
    assert (event.args["damage"], event.args["conditions"]) == (3, ["poison"])
    told = Words("en", "gloomhaven").event(event)
    assert told.endswith("springs a trap: 3 damage, Poison.")
