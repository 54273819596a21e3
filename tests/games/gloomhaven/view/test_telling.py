"""What happens is told: whoever follows the events alone knows what a spectator sees."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.gloomhaven.effects import elements
from taverna.games.gloomhaven.effects.lasting import end_card
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.state.figures import Sheet
from taverna.games.gloomhaven.state.table import STRONG, Table
from taverna.kernel import Event, Rng
from taverna.kit.hexes import disc, row
from tests.support.gloomhaven.duo import duel
from tests.support.gloomhaven.tabletop import Foe, Tabletop, attack, do, half


def args(events: list[Event], *names: str) -> list[tuple[object, ...]]:
    return [tuple(event.args[name] for name in names) for event in events]


@pytest.mark.rule("GH-S-BON-01")
def test_a_bonus_of_a_monster_is_told_by_name() -> None:
    top = duel()
    top.draws(do("shield", n=2, until="round"), do("retaliate", n=3, until="round"))
    top.acts("foe")
    assert args(top.told("lasting"), "effect", "number") == [("shield", 2), ("retaliate", 3)]


@pytest.mark.rule("GH-S-PRC-01")
def test_what_is_pierced_is_told_before_the_sum() -> None:
    top = duel(shield=3).performs("brute", attack(3, pierce=2))
    top.answer(top.at("foe"))
    assert args(top.told("pierced"), "number") == [(2,)]
    assert args(top.told("attack-value"), "shield", "number") == [(1, 2)]


@pytest.mark.rule("GH-S-ATK-07")
def test_an_attack_that_is_doubled_says_so() -> None:
    top = duel()
    top.performs("brute", do("passive", on="attack", gain={"multiply": 2}, until="round"))
    top.performs("brute", attack(3)).answer(top.at("foe"))
    assert args(top.told("attack-times"), "number") == [(2,)]
    assert top.lost("foe") == 6


@pytest.mark.rule("GH-S-MON-14")
def test_a_summoned_monster_comes_by_the_rule_of_summons() -> None:
    top = Tabletop(row(0, 5), {"brute": (0, 0)}, {"foe": Foe((4, 0), hp=3)})
    top.table.rules.groups[0].sheets = [Sheet("foe/normal", "foe", 5, 2, 2, 0)] * 2
    top.draws(do("summon", units=[{"monster": "foe", "copiesHp": True}]))
    top.acts("foe")
    (event,) = top.told("monster-placed")
    assert (event.rule, event.args["hp"]) == ("GH-S-MON-14", 3)
    assert top.table.figures[-1].hp == 3


@pytest.mark.rule("GH-S-FOC-13")
def test_a_monster_says_that_it_has_no_focus() -> None:
    top = Tabletop(row(0, 1), {"brute": (0, 0)}, {"foe": Foe((1, 0))})
    top.give("brute", "invisible")
    top.draws(attack(2))
    top.acts("foe")
    assert len(top.told("why-no-focus")) == 1
    assert len(top.told("why-plan-melee")) == 1


@pytest.mark.rule("GH-S-ELE-09")
def test_an_element_is_told_to_wane_and_then_to_be_inert() -> None:
    top = duel()
    top.table.elements[0] = STRONG
    for _ in range(3):
        elements.end_round(top.table)
    assert args(top.told("element-waned"), "number") == [(1,), (0,)]


@pytest.mark.rule("GH-S-ATK-18")
def test_a_kill_tells_where_its_money_lies() -> None:
    top = duel(hp=1).performs("brute", attack(3))
    top.answer(top.at("foe"))
    assert args(top.told("dropped"), "cell") == [(top.cell((1, 0)),)]


def _quick(scenario: str, seats: int) -> Table:
    """Everybody takes what is recommended and the first free hex."""
    game = Gloomhaven()
    table = game.setup(seats, 3, {"scenario": scenario})
    while not table.round:
        decision = table.pending[0]
        game.apply(table, decision.seat, decision.options[0])
    return table


@pytest.mark.rule("GH-S-SET-01")
@pytest.mark.parametrize(("scenario", "told"), [("14", ("item-1", 3)), ("2", ("curse", 3)), ("1", None)])
def test_cards_that_a_scenario_adds_to_the_decks_are_told(
    scenario: str, told: tuple[object, ...] | None
) -> None:
    added = [event for event in _quick(scenario, 2).events if event.kind == "cards-added"]
    assert args(added, "modifier", "number") == ([told] * 2 if told else [])


@pytest.mark.rule("GH-S-SUM-02")
def test_a_summon_that_leaves_with_its_card_is_seen_to_go() -> None:
    top = Tabletop(disc(4), {"tinkerer": (0, 0)}, {"foe": Foe((4, 0))})
    top.deal("tinkerer", 8)
    top.plays("tinkerer", half(do("summon", summon="decoy"), until=3, lost=True), card=10)
    top.answer(top.to(-1, 0))
    end_card(top.table, 0, 10, "GH-S-ZON-05")
    assert args(top.told("left"), "figure") == [("decoy-1",)]


# A whole game, followed by its events alone

Known = dict[Any, tuple[int, int, set[str]]]
"""By slot: hit points, cell, conditions."""
GONE = ("killed", "fell", "left")


def seen(table: Table) -> Known:
    return {
        figure.slot: (max(0, figure.hp), figure.cell, set(condition_names(figure.conditions)))
        for figure in table.figures
        if figure.present
    }


def follow(known: Known, event: Event, now: Known) -> None:
    told: dict[str, Any] = dict(event.args)
    slot = told.get("to" if event.kind == "summoned" else "slot", -1)
    if event.kind in ("placed", "summoned"):
        known[slot] = (now[slot][0], told["number"], set())
    elif event.kind == "monster-placed":
        known[slot] = (told["hp"], told["cell"], set())
    elif event.kind in GONE:
        del known[slot]
    elif slot in known:
        hp, cell, conditions = known[slot]
        if event.kind == "damage":
            assert max(0, hp - told["number"]) == told["hp"]
            hp = told["hp"]
        elif event.kind == "healed":
            hp += told["number"]
        elif event.kind in ("moved", "forced"):
            assert told["from"] == cell
            cell = told["cell"]
        elif event.kind == "condition-gained":
            conditions = conditions | set(told["conditions"])
        elif event.kind == "condition-ended":
            conditions = conditions - set(told["conditions"])
        known[slot] = (hp, cell, conditions)


@pytest.mark.parametrize(("scenario", "seats"), [("4", 3), ("8", 2), ("18", 4)])
def test_the_events_of_a_game_explain_every_figure_on_the_map(scenario: str, seats: int) -> None:
    game = Gloomhaven()
    table = _quick(scenario, seats)
    table.events = []
    known, rng = seen(table), Rng(int(scenario))
    for _ in range(300):
        if not table.pending:
            break
        decision = table.pending[0]
        game.apply(table, decision.seat, decision.options[rng.below(len(decision.options))])
        events = table.drain()
        gone = {event.args["slot"] for event in events if event.kind in GONE}
        for event in events:
            if event.kind == "exhausted":  # the figure goes with it
                known = {slot: one for slot, one in known.items() if slot in gone or slot in seen(table)}
            follow(known, event, seen(table))
        assert known == seen(table)
