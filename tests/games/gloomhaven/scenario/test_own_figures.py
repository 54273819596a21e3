"""Objects and figures of a scenario itself, its registers, and how they are kept in saved games (GH-S-OBS-05)."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.effects.conditions import gain
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.vocabulary import POISON, STUN, WOUND
from taverna.games.gloomhaven.rules.initiative import draw_cards
from taverna.games.gloomhaven.state.figures import OBJECT, Figure
from taverna.games.gloomhaven.state.table import LOST, RUNNING, WON, Table
from tests.support.gloomhaven.own import (
    DOOR,
    GUARD,
    Data,
    begin_own,
    clause,
    count,
    game_of,
    of_type,
    register,
    row,
)
from tests.support.gloomhaven.printed import (
    at,
    end_turn,
    fell,
    open_door,
    play_round,
    put,
    stack_card,
    take_turn,
    told,
)
from tests.support.gloomhaven.tabletop import GAME

ALTAR: Data = {"id": "altar", "name": "Altar", "hp": "4+C", "object": True, "side": "monsters", "at": "a"}
GATE: Data = {"id": "gate", "name": "Gate", "hp": 8, "object": True, "side": "characters", "at": "a"}


def with_figures(*figures: Data, **more: object) -> Table:
    return begin_own(figures=list(figures), **more)


def the(table: Table, slug: str) -> Figure:
    [found] = of_type(table, slug)
    return found


def test_an_object_stands_with_its_hit_points() -> None:
    table = with_figures(ALTAR)
    altar = the(table, "altar")
    assert (altar.kind, altar.hp, at(table, altar)) == (OBJECT, 6, (2, 3))


def test_an_object_of_a_hidden_room_comes_with_it() -> None:
    table = with_figures({**ALTAR, "at": {"marker": "far"}}, markers={"a": [[2, 3]], "far": [[8, 1]]})
    assert of_type(table, "altar") == []
    assert at(table, the(open_door(table, DOOR), "altar")) == (8, 1)


def test_there_are_as_many_as_the_place_has_hexes() -> None:
    table = with_figures({**ALTAR, "at": "b", "count": 2})
    assert sorted(at(table, figure) for figure in of_type(table, "altar")) == [(3, 2), (3, 3)]


@pytest.mark.rule("GH-S-OBS-05")
def test_an_object_has_no_turn() -> None:
    table = with_figures(ALTAR, GATE | {"at": "b", "count": 2})
    slots = [figure.slot for figure in table.figures if figure.kind == OBJECT]
    play_round(table)
    assert slots
    assert not {event.args["slot"] for event in told(table, "turn")} & set(slots)


@pytest.mark.rule("GH-S-OBS-06")
def test_an_object_is_immune_to_conditions() -> None:
    table = with_figures(ALTAR)
    gain(table, the(table, "altar"), POISON | WOUND | STUN)
    assert the(table, "altar").conditions == 0


@pytest.mark.parametrize(("healed", "expected"), [(True, 5), (False, 3)])
def test_what_can_not_be_healed_is_not(healed: bool, expected: int) -> None:
    table = with_figures(GATE | {"healed": healed})
    gate = the(table, "gate")
    gate.hp = 3
    heal(table, gate, 2, "GH-S-SPC-07")
    assert gate.hp == expected


def test_an_object_can_be_destroyed_and_that_may_win() -> None:
    table = with_figures(ALTAR, win=[{"test": "dead", "of": ["altar"]}])
    assert table.ended == RUNNING
    fell(table, the(table, "altar"))
    assert table.ended == WON
    assert of_type(table, "altar") == []
    put(table, table.hero_figure(0), (2, 3))  # nothing stands there any more


def test_a_destroyed_object_is_no_enemy_killed() -> None:
    table = with_figures(
        ALTAR, registers={"n": 0}, clauses=[clause("killed", count(), of={"types": ["altar"]})]
    )
    fell(table, the(table, "altar"))
    assert register(table, "n") == 1
    assert [hero.kills for hero in table.heroes] == [0, 0]


def test_its_loss_may_lose() -> None:
    table = with_figures(GATE, lose=[{"test": "killed", "of": ["gate"]}])
    fell(table, the(table, "gate"))
    assert table.ended == LOST


def attacked_by_the_guard(figure: Data) -> bool:
    """Whether a guard next to it strikes it, the heroes out of reach."""
    table = with_figures({**figure, "hp": 40})
    table.monster_deck = Deck([ZERO] * 20)
    thing = the(table, str(figure["id"]))
    guard = the(table, GUARD)
    put(table, guard, (3, 3))
    put(table, table.hero_figure(0), (0, 0))
    stack_card(table, GUARD, 50)
    draw_cards(table)
    take_turn(table, guard)
    return thing.hp < 40


def test_monsters_attack_what_the_characters_guard() -> None:
    assert attacked_by_the_guard(GATE)


def test_monsters_leave_alone_what_the_characters_are_to_destroy() -> None:
    assert not attacked_by_the_guard(ALTAR)


@pytest.mark.parametrize("side", ["characters", "monsters"])
def test_a_figure_has_turns_on_its_side(side: str) -> None:
    hermit: Data = {
        "id": "hermit",
        "hp": 9,
        "move": 2,
        "attack": 2,
        "initiative": 40,
        "at": "a",
        "side": side,
    }
    table = with_figures(hermit)
    slot = the(table, "hermit").slot
    assert table.are_enemies(the(table, "hermit"), table.hero_figure(0)) == (side == "monsters")
    play_round(table)
    assert slot in [event.args["slot"] for event in told(table, "turn")]


def test_views_show_an_object_as_one() -> None:
    table = with_figures(ALTAR)
    slot = the(table, "altar").slot
    figures = GAME.view(table, 0)["figures"]
    assert isinstance(figures, list)
    assert [one["kind"] for one in figures if one["slot"] == slot] == ["object"]


# Registers


def test_registers_are_saved_and_loaded() -> None:
    data = {"registers": {"n": 7, "m": -3}, "clauses": [clause("turn-end", count("n"), once=True)]}
    game = game_of(row(**data))
    table = begin_own(**data)
    assert (register(table, "n"), register(table, "m")) == (7, -3)
    end_turn(table, table.hero_figure(0))
    loaded = game.load(game.dump(table))
    assert loaded.registers == table.registers
    assert register(loaded, "n") == 8
    assert game.dump(loaded) == game.dump(table)
    end_turn(loaded, loaded.hero_figure(0))
    assert register(loaded, "n") == 8, "once, also after it was loaded"


@pytest.mark.parametrize(("arrived", "expected"), [(0, 0), (1, 0), (2, 1)])
def test_games_saved_before_there_were_registers(arrived: int, expected: int) -> None:
    """Nine counts: the last one has a bit for each goal at which somebody had arrived."""
    data: Data = {
        "win": [{"test": "cleared"}, {"test": "arrived", "who": "character", "at": "a"}],
        "lose": [{"test": "exhausted-off", "at": "a"}],
    }
    game = game_of(row(**data))
    saved = game.dump(begin_own(**data))
    del saved["registers"]
    counts = saved["counts"]
    assert isinstance(counts, list)
    loaded = game.load({**saved, "counts": [*counts, 0, arrived]})
    assert loaded.registers == [expected, 0]
