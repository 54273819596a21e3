"""Elemental Secrets: an element for every round, and monsters that show their cards first."""

from __future__ import annotations

from typing import Any

from taverna.games.gloomhaven.language.vocabulary import ELEMENTS
from taverna.games.gloomhaven.state.figures import NO_CARD
from taverna.games.gloomhaven.state.table import INERT, RUNNING, STRONG, WON, Table
from tests.support.gloomhaven.printed import begin, fell_all, hardy, monsters, of_type, open_all, play_round
from tests.support.gloomhaven.tabletop import GAME

ID = "solo-triangles"
CYCLE = ("air", "ice", "earth", "fire")


def strong(table: Table) -> list[str]:
    return [ELEMENTS[number] for number, state in enumerate(table.elements) if state == STRONG]


def cards(table: Table) -> dict[str, int]:
    """The card of this round for each type on the map."""
    groups = {figure.group for figure in monsters(table)}
    return {
        table.rules.groups[group].slug: table.stacks[table.rules.groups[group].deck].card for group in groups
    }


def test_an_element_becomes_strong_at_the_start_of_every_round_in_turn() -> None:
    table = hardy(begin(ID, 1))
    for number in range(6):
        assert strong(table) == [CYCLE[number % 4]], number
        for figure in monsters(table):
            figure.conditions |= 1 << 4  # stunned: nobody creates another
        table.elements = [STRONG if state == STRONG else INERT for state in table.elements]
        table.heroes[0].hand |= table.heroes[0].discard
        table.heroes[0].discard = 0
        play_round(table)
        hardy(table)


def test_the_cards_of_the_monsters_lie_open_when_the_character_chooses() -> None:
    table = begin(ID, 1)
    assert table.pending[0].kind == "select"
    seen = cards(table)
    assert set(seen) == {"earth-demon", "flame-demon", "frost-demon", "wind-demon"}
    assert NO_CARD not in seen.values()
    seen_cards: Any = GAME.view(table, 0)["cards"]
    shown = {stack["deck"]: stack["card"] for stack in seen_cards}
    for slug, card in seen.items():
        group = table.rules.groups[table.rules.group_of(slug)]
        assert shown[slug] == table.rules.card(group.number, card).id


def test_they_act_by_just_those_cards() -> None:
    table = begin(ID, 1)
    seen = cards(table)
    while table.pending[0].kind == "select":
        options = table.pending[0].options
        GAME.apply(table, 0, options[0])
    assert cards(table) == seen


def test_in_other_scenarios_nobody_sees_them_before() -> None:
    table = begin("solo-eclipse", 1)
    assert set(cards(table).values()) == {NO_CARD}


def test_the_open_cards_are_saved() -> None:
    table = begin(ID, 1)
    again = GAME.load(GAME.dump(table))
    assert cards(again) == cards(table)
    assert GAME.dump(again) == GAME.dump(table)


def test_it_is_won_when_all_are_dead() -> None:
    table = fell_all(begin(ID, 1))
    assert table.ended == RUNNING
    assert fell_all(open_all(table)).ended == WON
    assert of_type(table, "wind-demon") == []
