"""A small table for one rule: a floor, heroes and foes by name, abilities in the words of the content files.

`top = Tabletop(disc(3), {"brute": (0, 0)}, {"foe": Foe((1, 0), hp=10)})`, `top.performs("brute", attack(3))`,
`top.answer(top.at("foe"))`. Modifier cards are all +0 unless `top.stacks("brute", "+1", "x2")` says what comes next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.board.maps import Map
from taverna.games.gloomhaven.content.reading.abilities import to_ability
from taverna.games.gloomhaven.content.reading.monsters import _own_range
from taverna.games.gloomhaven.effects.starting import start_half, start_list
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.game import Gloomhaven
from taverna.games.gloomhaven.language.cards import Half, MonsterCard
from taverna.games.gloomhaven.language.modifiers import ZERO, Deck
from taverna.games.gloomhaven.language.registry import modifier_number, register, register_action
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS
from taverna.games.gloomhaven.rules.heroes import add_hero
from taverna.games.gloomhaven.scenario.story import ClauseStory
from taverna.games.gloomhaven.state.figures import MONSTER, Figure, Hero, Sheet
from taverna.games.gloomhaven.state.ruleset import Group, Levels, MonsterDeck, Ruleset
from taverna.games.gloomhaven.state.sheets import hero_sheet
from taverna.games.gloomhaven.state.table import Stack, Table
from taverna.kernel import Event, Rng
from taverna.kit.hexes import Hex

GAME = Gloomhaven()
_numbers = count()

Data = dict[str, object]


@dataclass(frozen=True)
class Foe:
    at: Hex
    hp: int = 10
    attack: int = 2
    move: int = 2
    range: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    rank: int = 0
    flying: bool = False
    targets: int = 1


def attack(n: int, **more: object) -> Data:
    return {"do": "attack", "n": n, **more}


def move(n: int, **more: object) -> Data:
    return {"do": "move", "n": n, **more}


def do(word: str, **more: object) -> Data:
    return {"do": word, **more}


def bit(*names: str) -> int:
    return sum(1 << CONDITIONS.index(name) for name in names)


class Tabletop:
    def __init__(
        self,
        floor: Sequence[Hex],
        heroes: Mapping[str, Hex],
        foes: Mapping[str, Foe] | None = None,
        level: int = 1,
        hero_level: int = 1,
        walls: Sequence[tuple[Hex, Hex]] = (),
    ) -> None:
        self.map = Map([floor], [], walls)
        rules = Ruleset(self.map, max(2, len(heroes)), Levels(level))
        rules.story = ClauseStory()
        rules.classes = [hero_sheet(content.hero_class(slug)) for slug in heroes]
        rules.decks = [MonsterDeck("test", [])]
        rules.groups = [Group(0, "foe", 0, 10, [])]
        self.table = Table(rules, len(heroes), Rng(1))
        self.table.board.reveal([0])
        self.table.stacks = [Stack([])]
        self.table.round = 1
        self.slots: dict[str, int] = {}
        for seat, (slug, at) in enumerate(heroes.items()):
            hero = add_hero(self.table, seat, hero_level)
            hero.deck = Deck([ZERO] * 20)
            self.slots[slug] = hero.figure
            self.table.put(self.table.figures[hero.figure], self.map.cell(at))
        self.table.monster_deck = Deck([ZERO] * 20)
        self.table.order = list(range(len(heroes)))
        for number, (name, foe) in enumerate((foes or {}).items(), 1):
            self._add_foe(name, foe, number)
        number_figures(self.table)

    def _add_foe(self, name: str, foe: Foe, number: int) -> None:
        sheet = Sheet(f"foe/{name}", name, foe.hp, foe.move, foe.attack, foe.range)
        sheet.shield = foe.shield
        sheet.retaliate = foe.retaliate
        sheet.retaliate_range = foe.retaliate_range
        sheet.rank = foe.rank
        sheet.flying = foe.flying
        sheet.targets = foe.targets
        figure = Figure(0, MONSTER, 1, sheet)
        figure.group = 0
        figure.number = number
        self.table.add(figure)
        self.table.put(figure, self.map.cell(foe.at))
        self.slots[name] = figure.slot

    # Looking

    def figure(self, name: str) -> Figure:
        return self.table.figures[self.slots[name]]

    def hero(self, name: str) -> Hero:
        return self.table.heroes[self.figure(name).owner]

    def hp(self, name: str) -> int:
        return self.figure(name).hp

    def lost(self, name: str) -> int:
        """Hit points lost."""
        figure = self.figure(name)
        return figure.max_hp - figure.hp

    def has(self, name: str, *conditions: str) -> bool:
        mask = bit(*conditions)
        return self.figure(name).conditions & mask == mask

    def where(self, name: str) -> Hex | None:
        cell = self.figure(name).cell
        return None if cell < 0 else self.map.hex(cell)

    def cell(self, at: Hex) -> int:
        found = self.map.cell(at)
        assert found >= 0
        return found

    @property
    def asked(self) -> str:
        return self.table.pending[0].kind if self.table.pending else ""

    @property
    def options(self) -> list[int]:
        return self.table.pending[0].options

    def offered_cells(self) -> set[Hex]:
        return {self.map.hex(code - codes.CELL) for code in self.options if codes.CELL <= code < codes.SECOND}

    def offered_figures(self) -> set[str]:
        return {name for name, slot in self.slots.items() if codes.FIGURE + slot in self.options}

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    # Doing

    def stacks(self, name: str, *keys: str) -> None:
        """The next modifier cards of the figure's deck, first drawn first."""
        numbers = [modifier_number(key) for key in keys]
        assert all(number >= 0 for number in numbers), keys
        self.table.deck_of(self.figure(name)).draw += numbers[::-1]

    def give(self, name: str, *conditions: str) -> None:
        figure = self.figure(name)
        figure.conditions |= bit(*conditions)
        if "invisible" in conditions:
            self.table.board.figures.invisible[figure.slot] = True

    def deal(self, name: str, hand: int = 0, discard: int = 0, played: int = 0, lost: int = 0) -> Hero:
        """Cards of the class by number: the first ones in hand, the next discarded, then played, then lost."""
        hero = self.hero(name)
        zones = []
        first = 0
        for size in (hand, discard, played, lost):
            zones.append(((1 << size) - 1) << first)
            first += size
        hero.hand, hero.discard, hero.played, hero.lost = zones
        hero.cards = (1 << first) - 1
        hero.seen = hero.discard | hero.played | hero.lost
        return hero

    def performs(self, name: str, *abilities: Data, turn: bool = True) -> Tabletop:
        """The figure performs the abilities outside of a card; heroes steer themselves."""
        numbers = [register(f"test/{next(_numbers)}", to_ability(data, "test")).number for data in abilities]
        if turn:
            self.table.turn = self.slots[name]
        start_list(self.table, self.slots[name], numbers)
        self._run()
        return self

    def plays(self, name: str, half: Half, card: int = 0) -> Tabletop:
        """The hero performs a half as the card of that number in its class."""
        figure = self.figure(name)
        hero = self.hero(name)
        hero.played |= 1 << card
        hero.hand &= ~(1 << card)
        hero.cards |= 1 << card
        self.table.turn = figure.slot
        start_half(self.table, figure.owner, half, card)
        self._run()
        return self

    def draws(self, *abilities: Data, initiative: int = 50) -> None:
        """The monsters' card of this round."""
        made = [to_ability(data, "test") for data in abilities]
        for ability in made:
            _own_range(ability)
        half = register_action(f"test/{next(_numbers)}", Half(made))
        card = MonsterCard(len(self.table.rules.decks[0].cards), initiative, False, half)
        self.table.rules.decks[0].cards.append(card)
        self.table.stacks[0].card = len(self.table.rules.decks[0].cards) - 1
        self.table.carded = 1

    def begins(self) -> Tabletop:
        """The next round, from card selection on; the monsters' deck is whatever was drawn before."""
        stack = self.table.stacks[0]
        if stack.card >= 0:
            stack.draw.append(stack.card)
            stack.card = -1
        self.table.round = 0
        self.table.agenda = [(steps.ROUND, 0, 0)]
        self._run()
        return self

    def selects(self, name: str, lead: int, second: int) -> Tabletop:
        """Two cards of the class by place, the first one leading."""
        seat = self.figure(name).owner
        GAME.apply(self.table, seat, codes.of_seat(codes.LEAD, seat, lead))
        GAME.apply(self.table, seat, codes.of_seat(codes.SECOND, seat, second))
        return self

    def rests(self, name: str) -> Tabletop:
        GAME.apply(self.table, self.figure(name).owner, codes.REST)
        return self

    def seat_options(self, name: str) -> list[int]:
        for decision in self.table.pending:
            if decision.seat == self.figure(name).owner:
                return decision.options
        return []

    def acts(self, name: str) -> Tabletop:
        """The whole turn of a figure that follows the monster rules."""
        self.table.push(steps.TURN, self.slots[name])
        self._run()
        return self

    def _run(self) -> None:
        self.table.pending = []
        GAME.rules.run(self.table)

    def answer(self, *chosen: int) -> Tabletop:
        for code in chosen:
            decision = self.table.pending[0]
            assert code in decision.options, f"{code} is not among {decision}"
            GAME.apply(self.table, decision.seat, code)
        return self

    def at(self, name: str) -> int:
        return codes.FIGURE + self.slots[name]

    def to(self, q: int, r: int) -> int:
        return codes.CELL + self.cell((q, r))


def half(*abilities: Data, **more: object) -> Half:
    """A half of a card, numbered."""
    made = Half([to_ability(data, "test") for data in abilities])
    for name, value in more.items():
        setattr(made, name, value)
    return register_action(f"test/{next(_numbers)}", made)
