"""The table as data that a person can read: abilities, cards and sheets are named, never numbered."""

from __future__ import annotations

from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.registry import (
    ABILITIES,
    ACTIONS,
    MODIFIERS,
)
from taverna.games.gloomhaven.saving.frames import (
    ACT,
    ATTACK,
    FIGURE,
    HERO_FIELDS,
    dump_fields,
)
from taverna.games.gloomhaven.state.figures import KINDS, Figure, Hero
from taverna.games.gloomhaven.state.frames import Act, Attack
from taverna.games.gloomhaven.state.table import Table


def with_ability(data: dict[str, object], number: int) -> dict[str, object]:
    data["ability"] = ABILITIES[number].key
    return data


def dump_board(table: Table) -> dict[str, object]:
    board = table.board
    return {
        "doors": board.doors[:],
        "revealed": [1 if shown else 0 for shown in board.revealed],
        "terrain": board.terrain[:],
        "obstacles": table.obstacles[:],
        "traps": table.traps[:],
        "coins": table.coins[:],
        "treasure": table.treasure[:],
    }


def dump_hero(table: Table, hero: Hero) -> dict[str, object]:
    found = dump_fields(hero, HERO_FIELDS)
    found["deck"] = dump_deck(hero.deck)
    return found


def dump_deck(deck: Deck) -> dict[str, object]:
    return {
        "draw": [MODIFIERS[card].key for card in deck.draw],
        "discard": [MODIFIERS[card].key for card in deck.discard],
        "reshuffle": deck.reshuffle,
    }


def dump_figure(figure: Figure) -> dict[str, object]:
    found = dump_fields(figure, FIGURE)
    found["kind"] = KINDS[figure.kind]
    found["sheet"] = figure.sheet.name
    found["rank"] = figure.sheet.rank
    return found


def dump_act(act: Act) -> dict[str, object]:
    found = dump_fields(act, ACT)
    found["todo"] = [ABILITIES[number].key for number in act.todo]
    found["action"] = ACTIONS[act.action].key if act.action >= 0 else ""
    return found


def dump_attack(attack: Attack) -> dict[str, object]:
    found = dump_fields(attack, ATTACK)
    found["ability"] = ABILITIES[attack.ability].key
    found["after"] = [ABILITIES[number].key for number in attack.after]
    found["answers"] = [ABILITIES[number].key for number in attack.answers]
    found["drawn"] = [MODIFIERS[card].key for card in attack.drawn]
    found["used"] = [MODIFIERS[card].key for card in attack.used]
    return found
