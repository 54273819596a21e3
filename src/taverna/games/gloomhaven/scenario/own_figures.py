"""Figures of the scenario itself: each kind is a group that acts by one card, always the same; objects never act."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.figures import ASIDE, CHARACTERS, MONSTERS, OBJECTS
from taverna.games.gloomhaven.content.scenarios import clauses as words
from taverna.games.gloomhaven.language import clauses as c, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability, Amount, Selector
from taverna.games.gloomhaven.language.cards import Half, MonsterCard
from taverna.games.gloomhaven.language.registry import register
from taverna.games.gloomhaven.monsters.escorting import ESCORT
from taverna.games.gloomhaven.state.figures import ALLIED, OBJECT, Sheet
from taverna.games.gloomhaven.state.plan import OwnFigure
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck, Ruleset


def _line(key: str, op: int) -> Ability:
    ability = Ability(op)
    ability.n = Amount(0, v.STAT)
    return register(f"npc/{key}", ability)


def _attack(key: str, everyone: bool) -> Ability:
    ability = Ability(v.ATTACK)
    ability.n = Amount(0, v.STAT)
    ability.to = Selector(v.ENEMY, v.ALL, 1) if everyone else Selector(v.ENEMY)
    ability.range = None if everyone else Amount(0, v.STAT)
    return register(f"npc/{key}", ability)


def _escort() -> Ability:
    ability = _line("escort", v.SPECIAL)
    ability.special = ESCORT
    return ability


TOWARD: Final = _escort()
MOVE: Final = _line("move", v.MOVE)
ATTACK: Final = _attack("attack", False)
ATTACK_ALL: Final = _attack("attack-all", True)


def add_figure(rules: Ruleset, figure: words.OwnFigure, cells: list[int], toward: list[int]) -> OwnFigure:
    """A group for it, with a deck of one card."""
    level = rules.levels.level
    attack = figure.attack.value(rules.players, level)
    hp = figure.hp.value(rules.players, level)
    if figure.hp_of:
        hp = rules.groups[rules.group_of(figure.hp_of)].sheets[0].hp
    sheet = Sheet(f"npc/{figure.id}", figure.id, hp, figure.move or -1, attack or -1, figure.range)
    sheet.rank = v.BOSS
    sheet.can_be_healed = figure.can_be_healed
    sheet.can_be_hurt = figure.can_be_hurt
    card = MonsterCard(1, figure.initiative, False, Half(_turn(figure, attack)))
    rules.decks.append(MonsterDeck(figure.id, [card]))
    group = Group(len(rules.groups), figure.id, len(rules.decks) - 1, figure.count, [sheet])
    group.kind = OBJECT if figure.is_object else ALLIED
    group.side = _side(figure)
    group.draws_for_character = figure.draws_for_character or figure.lender != ""
    if figure.before:
        group.before = rules.group_of(figure.before)
    rules.groups.append(group)
    found = OwnFigure(group.number, cells, toward)
    found.is_shunned = figure.is_shunned
    found.opens_doors = figure.opens_doors
    found.springs_traps = figure.springs_traps
    return found


def steady_card(initiative: int) -> MonsterCard:
    """Of monsters that do the same in every round, by their own stats."""
    return MonsterCard(1, initiative, False, Half([MOVE, ATTACK]))


def _side(figure: words.OwnFigure) -> int:
    """What the characters are to destroy is no business of the monsters (GH-S-OBS-05, 07)."""
    if figure.side == c.CHARACTERS_SIDE:
        return CHARACTERS
    if figure.side == c.NO_SIDE:
        return ASIDE
    return OBJECTS if figure.is_object else MONSTERS


def _turn(figure: words.OwnFigure, attack: int) -> list[Ability]:
    lines: list[Ability] = []
    if figure.move:
        lines.append(TOWARD if figure.toward is not None else MOVE)
    if attack:
        lines.append(ATTACK_ALL if figure.all_adjacent else ATTACK)
    return lines
