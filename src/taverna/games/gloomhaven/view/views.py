"""What a seat may see, built up field by field; and the worlds it can't tell from the real one."""

from __future__ import annotations

from typing import Final, cast

from taverna.games.gloomhaven import content, steps
from taverna.games.gloomhaven.board.maps import SOLID
from taverna.games.gloomhaven.content.scenarios.dungeon import PENALTIES
from taverna.games.gloomhaven.content.scenarios.file import UNSEEN
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.attack.gains import attack_stat
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP, key_of
from taverna.games.gloomhaven.events import condition_names, modifier_name
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.registry import ABILITIES, MODIFIERS
from taverna.games.gloomhaven.language.vocabulary import ALL, DURATIONS, ELEMENTS, RANKS
from taverna.games.gloomhaven.scenario.dungeon import cards_of
from taverna.games.gloomhaven.scenario.objectives import progress
from taverna.games.gloomhaven.state.figures import KINDS, NO_CARD, Figure, Hero
from taverna.games.gloomhaven.state.table import NO_TREASURE, Table
from taverna.games.gloomhaven.state.traps import damage_at, trap_conditions
from taverna.games.gloomhaven.view import view_types as types
from taverna.games.gloomhaven.view.determinize import determinize_others
from taverna.games.gloomhaven.view.foresight import foresee
from taverna.games.gloomhaven.view.preparation import Recommend, prepared
from taverna.games.gloomhaven.view.seen import choosing, doing
from taverna.games.gloomhaven.view.signs import signs
from taverna.kernel import NO_ANSWER, Decision, Rng, Rules, Sight
from taverna.kit.piles import shuffle

FORESIGHT: Final = 20
"""The chance of imagined worlds: always the same, so that it tells nothing of the real one."""


class GloomhavenSight(Sight[Table]):
    """What lies open, own hands and choices; orders of decks and what others hold are nobody's."""

    def __init__(self, rules: Rules[Table], recommend: Recommend) -> None:
        self.rules = rules
        self.recommend = recommend

    def view(self, table: Table, seat: int | None) -> dict[str, object]:
        return self.view_with(table, seat, self.shared(table))

    def view_with(self, table: Table, seat: int | None, shared: dict[str, object]) -> dict[str, object]:
        """Only a seat's own heroes look different to it."""
        shown = dict(shared)
        if seat is not None:
            heroes = cast(list[types.HeroView], shared["heroes"])
            shown["seat"] = seat
            shown["heroes"] = [
                self._own(table, hero) if hero.seat == seat else heroes[place]
                for place, hero in enumerate(table.heroes)
            ]
        return shown

    def _own(self, table: Table, hero: Hero) -> types.HeroView:
        """A hero as its owner sees it, with its sheet before the game begins."""
        shown = _hero(table, hero, hero.seat)
        if not _plays(table, hero):
            shown["prepared"] = prepared(table, hero, self.recommend)
        return shown

    def shared(self, table: Table) -> dict[str, object]:
        """As a spectator sees it."""
        shown: types.TableView = {
            "seat": None,
            "scenario": table.rules.slug,
            "round": table.round,
            "phase": steps.STEPS[table.agenda[-1][0]] if table.agenda else "over",
            "asked": [decision.seat for decision in table.pending],
            "ended": table.ended,
            "level": table.rules.levels.level,
            "monster_level": table.rules.levels.monsters,
            "numbers": _numbers(table),
            "progress": [progress(table, goal) for goal in table.rules.plan.win],
            "elements": {ELEMENTS[number]: table.elements[number] for number in range(6)},
            "created": [ELEMENTS[number] for number in range(6) if table.infused >> number & 1],
            "turn": table.turn,
            "order": [_entry(table, entry) for entry in table.order],
            "board": _board(table),
            "figures": [_figure(table, figure) for figure in table.figures if figure.present],
            "heroes": [_hero(table, hero, None) for hero in table.heroes],
            "monster_deck": _deck(table.monster_deck),
            "cards": [
                _stack(table, number) for number in range(len(table.stacks)) if _is_known(table, number)
            ],
            "lasting": [_lasting(table, number) for number in range(len(table.lasting))],
            "attack": _attack(table),
            "doing": doing(table),
            "choosing": choosing(table),
            "options": dict(table.rules.options),
        }
        if table.dungeon is not None:
            shown["dungeon"] = _dungeon(table)
        return cast(dict[str, object], shown)

    def headline(self, table: Table) -> dict[str, object]:
        return {"scenario": table.rules.slug, "number": table.round}

    def hand(self, table: Table, seat: int) -> list[str]:
        return _names(table, table.heroes[seat], table.heroes[seat].hand)

    def determinize(self, table: Table, seat: int, rng: Rng) -> Table:
        """Draw anew what the seat can't know: orders of decks, others' hands, choices and battle goals."""
        other = table.clone()
        other.quiet()
        other.rng = rng.fork()
        # Sorted first: what is imagined must not depend on the order that is true.
        other.monster_deck.draw.sort()
        shuffle(other.monster_deck.draw, rng)
        for stack in other.stacks:
            stack.draw.sort()
            shuffle(stack.draw, rng)
        for hero in other.heroes:
            hero.deck.draw.sort()
            shuffle(hero.deck.draw, rng)
        if other.dungeon is not None:
            other.dungeon.rooms.sort()
            shuffle(other.dungeon.rooms, rng)
            other.dungeon.monsters.sort()
            shuffle(other.dungeon.monsters, rng)
        determinize_others(other, seat, rng)
        if other.pending and not other.pending[0].sealed and other.pending[0].seat != seat:
            # Another hand has other options: the step on top asks anew.
            other.pending = []
            self.rules.run(other)
        return other

    def forecast(self, table: Table, seat: int, code: int) -> dict[str, object]:
        imagined = self.determinize(table, seat, Rng(FORESIGHT))
        return cast(dict[str, object], foresee(self.rules, imagined, code))

    def signs(self, table: Table, decision: Decision) -> dict[str, list[int]]:
        return signs(self.rules, self.determinize(table, decision.seat, Rng(FORESIGHT)), decision)


def _numbers(table: Table) -> types.Numbers:
    """What the scenario level sets (GH-S-LVL-04): gold of a money token, damage of traps and hazards, experience."""
    levels = table.rules.levels
    return {"gold": levels.gold, "trap": levels.trap, "hazard": levels.hazard, "xp": levels.bonus_xp}


def _entry(table: Table, entry: int) -> types.Entry:
    if entry < FIRST_GROUP:
        return {"seat": entry, "initiative": table.heroes[entry].initiative}
    group = table.rules.groups[entry - FIRST_GROUP]
    return {"type": group.slug, "initiative": key_of(table, entry) // 1000}


def _board(table: Table) -> types.BoardView:
    """Cells that exist: number, q, r, terrain; doors; what lies on the floor. Hexes are named from the corner on."""
    board = table.board
    cells = [
        [cell, board.map.q[cell], board.map.r[cell], board.terrain[cell]]
        for cell in range(board.map.size)
        if board.shape.solid[cell] != SOLID
    ]
    doors: list[list[int]] = []
    for door, cell in enumerate(board.map.doors):
        if _is_seen(table, door):
            doors.append([cell, board.map.q[cell], board.map.r[cell], board.doors[door]])
    return {
        "corner": list(board.map.corner),
        "cells": cells,
        "doors": doors,
        "walls": _walls(table),
        "coins": [[cell, count] for cell, count in enumerate(table.coins) if count],
        "treasures": [[cell, number] for cell, number in enumerate(table.treasure) if number != NO_TREASURE],
        "traps": [_trap(table, cell) for cell, trap in enumerate(table.traps) if trap],
        "obstacles": [[cell, number] for cell, number in enumerate(table.obstacles) if number],
        "art": _art(table),
        "signs": _signs(table),
    }


def _trap(table: Table, cell: int) -> list[object]:
    """Cell, damage (0: none), names of the conditions that it brings."""
    return [cell, damage_at(table, cell), condition_names(trap_conditions(table.traps[cell]))]


def _art(table: Table) -> list[list[object]]:
    """What the things on the map look like: cell, name of the picture; doors too."""
    board = table.board
    found: list[list[object]] = []
    for overlay in table.rules.overlays:
        for hex in overlay.hexes:
            cell = board.map.cell(hex)
            if overlay.art and board.exists(cell) and board.terrain[cell]:
                found.append([cell, overlay.art])
    seen = [door for door in table.rules.doors if _is_seen(table, door.number)]
    return found + [[board.map.cell(door.at), door.kind] for door in seen]


def _is_seen(table: Table, door: int) -> bool:
    board = table.board
    return any(board.revealed[room] for room in board.map.rooms_beside(door))


def _signs(table: Table) -> list[list[object]]:
    """Letters and numbers on the map that the scenario's rules speak of: cell, label."""
    board, scenario = table.board, table.rules.scenario
    found: list[list[object]] = []
    if scenario is None:
        return found
    for label, hexes in scenario.markers.items():
        if label.startswith(UNSEEN):
            continue
        found += [[board.map.cell(hex), label] for hex in hexes if board.exists(board.map.cell(hex))]
    for overlay in table.rules.overlays:
        if overlay.label and board.exists(board.map.cell(overlay.hexes[0])):
            found.append([board.map.cell(overlay.hexes[0]), overlay.label])
    seen = [door for door in table.rules.doors if door.label and _is_seen(table, door.number)]
    return found + [[board.map.cell(door.at), door.label] for door in seen]


def _walls(table: Table) -> list[list[int]]:
    """Pairs of cells with a wall line between them, where both are to be seen."""
    board = table.board
    found: list[list[int]] = []
    for one, other in table.rules.walls:
        first, second = board.map.cell(one), board.map.cell(other)
        if first >= 0 and second >= 0 and board.exists(first) and board.exists(second):
            found.append([first, second])
    return found


def _figure(table: Table, figure: Figure) -> types.FigureView:
    return {
        "slot": figure.slot,
        "kind": KINDS[figure.kind],
        "name": figure.sheet.name,
        "number": figure.number,
        "rank": RANKS[figure.sheet.rank],
        "side": figure.side,
        "owner": figure.owner,
        "cell": figure.cell,
        "hp": max(0, figure.hp),
        "max_hp": figure.max_hp,
        "conditions": condition_names(figure.conditions),
        "shield": shield_of(table, figure),
        "retaliate": figure.sheet.retaliate,
        "move": figure.sheet.move,
        "attack": figure.sheet.attack if figure.sheet.attack_amount is None else attack_stat(table, figure),
        "range": figure.sheet.range,
        "flying": table.board.figures.flying[figure.slot],
        "acted": figure.acted,
        "focus": figure.focus,
    }


def _hero(table: Table, hero: Hero, seat: int | None) -> types.HeroView:
    """Hands, chosen cards and battle goals are the owner's alone, unless all is open (GH-S-SEL-06, GH-S-LVL-09)."""
    own = hero.seat == seat or table.rules.open_hands
    mine = hero.seat == seat
    known = table.rules.classes[hero.seat]
    playing = _plays(table, hero)
    found: types.HeroView = {
        "seat": hero.seat,
        "class": known.slug,
        "level": hero.level,
        "exhausted": hero.exhausted,
        "hand_size": hero.hand.bit_count(),
        "hand": _names(table, hero, hero.hand) if own else _names(table, hero, hero.hand & hero.seen),
        "discard": _names(table, hero, hero.discard),
        "lost": _names(table, hero, hero.lost),
        "active": _names(table, hero, hero.active),
        "played": _names(table, hero, hero.played),
        "leading": _name(table, hero, hero.lead) if hero.played else "",
        "chosen": _name(table, hero, hero.lead) if mine and not hero.played else "",
        "sealed": _sealed(table, hero) if mine else -1,
        "resting": hero.resting,
        "initiative": hero.initiative,
        "xp": hero.xp,
        "tokens": hero.tokens,
        "money": hero.money,
        "treasures": hero.treasures,
        "deck": _deck(hero.deck),
        "goals": [content.battle_goals()[number].id for number in hero.goals] if mine and not playing else [],
        "goal": content.battle_goals()[hero.goal].id if hero.goal >= 0 and (own or not table.agenda) else "",
        "items": [
            [table.rules.items[number].name, hero.item_states[place], hero.item_uses[place]]
            for place, number in enumerate(hero.items)
        ]
        if hero.item_states
        else [],
        "prepared": {},
    }
    if hero.has_escaped:
        found["escaped"] = True
    return found


def _sealed(table: Table, hero: Hero) -> int:
    return table.answers[hero.seat] if table.answers and table.answers[hero.seat] != NO_ANSWER else -1


def _plays(table: Table, hero: Hero) -> bool:
    return table.round > 0 or bool(hero.hand)


def _names(table: Table, hero: Hero, zone: int) -> list[str]:
    cards = table.cards_of(hero.seat)
    return [cards[place].name for place in places(zone)]


def _name(table: Table, hero: Hero, place: int) -> str:
    return table.cards_of(hero.seat)[place].name if place != NO_CARD else ""


def _deck(deck: Deck) -> types.DeckView:
    """What is left to draw is known as a heap, not in its order."""
    return {
        "left": sorted([modifier_name(MODIFIERS[card].key) for card in deck.draw]),
        "discard": [modifier_name(MODIFIERS[card].key) for card in deck.discard],
        "reshuffle": deck.reshuffle,
    }


def _stack(table: Table, number: int) -> types.StackView:
    deck = table.rules.decks[number]
    stack = table.stacks[number]
    present = [figure.sheet.name for figure in table.figures if figure.present]
    return {
        "deck": deck.slug,
        "types": [
            group.slug for group in table.rules.groups if group.deck == number and group.slug in present
        ],
        "card": deck.cards[stack.card].id if stack.card != NO_CARD else 0,
        "left": len(stack.draw),
        "discard": [deck.cards[card].id for card in stack.discard],
    }


def _is_known(table: Table, number: int) -> bool:
    """Of a random dungeon only decks that have been drawn from, or whose monsters are there."""
    stack = table.stacks[number]
    if table.dungeon is None or stack.card != NO_CARD or stack.discard:
        return True
    return any(
        figure.present and figure.group >= 0 and table.rules.groups[figure.group].deck == number
        for figure in table.figures
    )


def _dungeon(table: Table) -> list[types.DungeonRoom]:
    """The rooms laid so far, by the names of their cards."""
    found: list[types.DungeonRoom] = []
    for room in range(len(table.dungeon.laid) if table.dungeon is not None else 0):
        card, monsters = cards_of(table, room)
        penalty = PENALTIES[table.rules.penalties[room]]
        found.append({"room": card.id, "monsters": monsters.id, "penalty": penalty})
    return found


def _lasting(table: Table, number: int) -> types.Lasting:
    effect = table.lasting[number]
    return {
        "slot": effect.owner,
        "ability": ABILITIES[effect.ability].key,
        "until": DURATIONS[effect.until],
        "used": effect.used,
        "value": effect.value,
    }


def _attack(table: Table) -> types.AttackView:
    """The attack that is going on."""
    if not table.attacks:
        return {}
    attack = table.attacks[-1]
    return {
        "actor": attack.actor,
        "attack": attack.attack,
        "range": attack.range,
        "melee": attack.melee,
        "limit": 0 if attack.limit == ALL else attack.limit,
        "chosen": attack.chosen,
        "attacked": attack.attacked,
        "target": attack.target,
        "area": attack.area,
        "plus": attack.now_attack,
        "pierce": attack.pierce + attack.now_pierce,
    }
