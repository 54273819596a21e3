"""Positions as people write them, and what is read from them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.state.figures import HERO, SUMMONED, Figure, Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import BadData, BadOption
from tests.support.gloomhaven.tabletop import GAME

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
