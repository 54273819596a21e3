"""What lies on the table, and small questions about it. `clone` lives here; `dump` and `load` in saving.py."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.board.board import OBSTACLE, Board, new_board
from taverna.games.gloomhaven.board.figures import ENEMIES, FOES, THIRD
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.language.cards import SUPPLY_CARD, Card
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD, SUPPLY, Deck
from taverna.games.gloomhaven.language.vocabulary import INVISIBLE
from taverna.games.gloomhaven.state.dungeon import DungeonDecks
from taverna.games.gloomhaven.state.figures import (
    ALLIED,
    HERO,
    MONSTER,
    NO_CARD,
    NO_CELL,
    NOBODY,
    OBJECT,
    SUMMONED,
    Figure,
    Hero,
)
from taverna.games.gloomhaven.state.frames import Act, Attack, Hurt, Lasting, Shove, Walk
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.kernel import Rng, State

# Elements.
INERT: Final = 0
WANING: Final = 1
STRONG: Final = 2

# How it stands.
RUNNING: Final = 0
WON: Final = 1
LOST: Final = 2

NO_TREASURE: Final = -1
NOT_FED: Final = -1
TRAP_OF_LEVEL: Final = 255
"""As the damage of a trap: that of the scenario level."""


class Stack:
    """An ability deck of monsters: what is left to draw (top last), discards, the card of this round (or NO_CARD)."""

    __slots__ = ("card", "discard", "draw")

    def __init__(self, draw: list[int]) -> None:
        self.draw = draw
        self.discard: list[int] = []
        self.card = NO_CARD

    def clone(self) -> Stack:
        other = Stack(self.draw[:])
        other.discard = self.discard[:]
        other.card = self.card
        return other


class Table(State):
    """A position. Lists marked "replaced" are never changed in place, so that clones may share them."""

    __slots__ = (
        "acts", "attacks", "board", "carded", "coins", "counts", "dungeon", "elements", "ended", "fed", "figures",
        "heroes", "hurts", "infused", "lasting", "memory", "monster_deck", "obstacles", "order", "ordered",
        "registers", "round", "rules", "shoves", "slain", "stacks", "standees", "suffered", "tie",
        "traps", "treasure", "turn", "walks",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, seats: int, rng: Rng, board: Board | None = None) -> None:
        super().__init__(seats, rng)
        cells = rules.map.size
        self.rules = rules
        self.heroes: list[Hero] = []
        self.figures: list[Figure] = []
        self.board: Board = new_board(rules.map, []) if board is None else board
        fresh = board is None
        self.obstacles: list[int] = [0] * cells if fresh else []  # by cell: which obstacle, 0 none
        self.traps: list[int] = [0] * cells if fresh else []
        self.coins: list[int] = [0] * cells if fresh else []
        self.treasure: list[int] = [NO_TREASURE] * cells if fresh else []
        self.elements: list[int] = [INERT] * 6
        self.infused = 0  # bits: created this turn (GH-S-ELE-03)
        self.monster_deck = Deck([])
        self.stacks: list[Stack] = []
        self.carded = 0  # bits: groups that act by a card this round
        self.fed: list[int] = [NOT_FED] * len(rules.groups)  # by group, bits: consume icons paid this round
        self.standees: list[int] = [0] * len(rules.groups)  # by group, bits: numbers on the board
        self.round = 0
        self.turn = NOBODY  # the figure whose turn it is
        self.order: list[int] = []  # replaced; seats, and 4 + group, in order of initiative
        self.ordered = False
        self.tie: list[int] = []  # replaced; those of equal initiative, while players settle it
        self.acts: list[Act] = []
        self.attacks: list[Attack] = []
        self.walks: list[Walk] = []
        self.hurts: list[Hurt] = []
        self.shoves: list[Shove] = []
        self.lasting: list[Lasting] = []
        self.suffered = 0  # by the last damage
        self.ended = RUNNING
        self.counts: list[int] = [0] * COUNTS  # what scenarios and the report count
        self.memory: list[int] = []  # replaced; deaths by group
        self.slain: list[int] = []  # replaced; in a campaign kills by seat and group
        self.dungeon: DungeonDecks | None = None
        self.registers: list[int] = rules.plan.starts  # replaced; by number of the plan's registers

    def clone(self) -> Table:
        other = Table(self.rules, self.seats, self.rng.clone(), self.board.clone())
        other.copy_kernel(self)
        other.heroes = [hero.clone() for hero in self.heroes]
        other.figures = [figure.clone() for figure in self.figures]
        other.obstacles = self.obstacles[:]
        other.traps = self.traps[:]
        other.coins = self.coins[:]
        other.treasure = self.treasure[:]
        other.elements = self.elements[:]
        other.infused = self.infused
        other.monster_deck = self.monster_deck.clone()
        other.stacks = [stack.clone() for stack in self.stacks]
        other.carded = self.carded
        other.fed = self.fed[:]
        other.standees = self.standees[:]
        other.round = self.round
        other.turn = self.turn
        other.order = self.order
        other.ordered = self.ordered
        other.tie = self.tie
        if self.acts:
            other.acts = [act.clone() for act in self.acts]
        if self.attacks:
            other.attacks = [attack.clone() for attack in self.attacks]
        if self.walks:
            other.walks = [walk.clone() for walk in self.walks]
        if self.hurts:
            other.hurts = [hurt.clone() for hurt in self.hurts]
        if self.shoves:
            other.shoves = [shove.clone() for shove in self.shoves]
        if self.lasting:
            other.lasting = [effect.clone() for effect in self.lasting]
        other.suffered = self.suffered
        other.ended = self.ended
        other.counts = self.counts[:]
        other.memory = self.memory
        other.slain = self.slain
        other.registers = self.registers
        if self.dungeon is not None:
            other.dungeon = self.dungeon.clone()
        return other

    def grow(self, rules: Ruleset) -> None:
        """The map has become larger; its old cells keep their numbers."""
        more = rules.map.size - self.rules.map.size
        self.rules = rules
        self.board.grow(rules.map)
        self.obstacles += [0] * more
        self.traps += [0] * more
        self.coins += [0] * more
        self.treasure += [NO_TREASURE] * more

    # Figures

    def hero_figure(self, seat: int) -> Figure:
        return self.figures[self.heroes[seat].figure]

    def cards_of(self, seat: int) -> list[Card]:
        """The cards of a hero by place: those of its class, and from the last place down those of others."""
        known = self.rules.classes[seat].cards
        borrowed = self.heroes[seat].borrowed
        if not borrowed:
            return known
        found = known + [known[0]] * (CLASS_SIZE - len(known))
        for number, card in enumerate(borrowed):
            if card != NO_CARD:
                owner = self.rules.classes[card // CLASS_SIZE]
                found[CLASS_SIZE - 1 - number] = owner.cards[card % CLASS_SIZE]
        return found

    def is_supply(self, seat: int, place: int) -> bool:
        """Whether the card is of a supply, to which it goes back instead of to a pile."""
        return bool(self.heroes[seat].borrowed) and self.cards_of(seat)[place].level == SUPPLY_CARD

    def put(self, figure: Figure, cell: int) -> None:
        """Move a figure to a cell; NO_CELL takes it off the map.

        In the middle of a move the cell may be another's (GH-S-MOV-02); it stays that figure's.
        """
        board = self.board
        before = figure.cell
        if self.rules.plan.great and figure.group in self.rules.plan.great:
            self._put_great(figure, cell)
            return
        if before != NO_CELL and board.occupant[before] == figure.slot:
            board.occupant[before] = NOBODY
        figure.cell = cell
        board.figures.cell[figure.slot] = cell
        if cell != NO_CELL and board.occupant[cell] == NOBODY:
            board.occupant[cell] = figure.slot
        if figure.sheet.phases:
            board.figures.invisible[figure.slot] = self.is_hidden(figure)

    def is_phased(self, figure: Figure) -> bool:
        """Over an obstacle with what makes it invisible there, and unable to attack."""
        return (
            figure.sheet.phases and figure.cell != NO_CELL and self.board.terrain[figure.cell] & OBSTACLE != 0
        )

    def is_hidden(self, figure: Figure) -> bool:
        """Invisible, by the condition or by where it is (GH-S-INV-01)."""
        return figure.conditions & INVISIBLE != 0 or (figure.sheet.phases and self.is_phased(figure))

    def _put_great(self, figure: Figure, cell: int) -> None:
        """One that covers all cells of the place where it stands."""
        board = self.board
        for part in board.body:
            if board.occupant[part] == figure.slot:
                board.occupant[part] = NOBODY
        figure.cell = cell
        board.figures.cell[figure.slot] = cell
        body = self.rules.plan.bodies.get(cell, [cell]) if cell != NO_CELL else []
        for part in body:
            if board.occupant[part] == NOBODY:
                board.occupant[part] = figure.slot
        board.cover(body)

    def add(self, figure: Figure) -> Figure:
        """Give a new figure its slot: one that was left in an earlier round, or a new one."""
        known = self.board.figures
        for old in self.figures:
            if old.cell == NO_CELL and old.kind != HERO and 0 < old.left_in < self.round:
                figure.slot = old.slot
                self.figures[old.slot] = figure
                known.side[old.slot] = figure.side
                known.order[old.slot] = 0
                known.invisible[old.slot] = False
                known.flying[old.slot] = figure.sheet.flying
                return figure
        figure.slot = known.add(figure.side, 0, False, figure.sheet.flying)
        self.figures.append(figure)
        return figure

    def at(self, moment: int, subject: int = NOBODY, where: int = -1) -> None:
        """A moment has come at which the scenario may have something to say."""
        self.rules.story.at(self, moment, subject, where)

    def check(self) -> None:
        """Whether the scenario has just been won or lost."""
        self.rules.story.check(self)

    def write(self, register: int, value: int) -> None:
        """Registers are what a scenario remembers."""
        found = self.registers[:]
        found[register] = value
        self.registers = found

    def is_foe(self, figure: Figure) -> bool:
        """A monster that the heroes have to fight, whatever side a card makes it take for a moment; or a traitor."""
        if figure.kind == ALLIED:
            return figure.side == THIRD
        return figure.kind == MONSTER and self.rules.groups[figure.group].side in FOES

    def is_away(self, figure: Figure) -> bool:
        """A monster that has left the map for a while: it keeps its turns and comes back."""
        if not self.rules.plan.has_leave or figure.kind != MONSTER:
            return False
        return figure.cell < 0 and figure.hp > 0 and not figure.left_in

    def is_controlled(self, seat: int) -> bool:
        """Whether the character fights for the monsters just now: it is its turn, and its mind is not its own."""
        register = self.rules.plan.control
        return (
            register >= 0 and self.registers[register] == seat + 1 and self.turn == self.heroes[seat].figure
        )

    def are_enemies(self, one: Figure, other: Figure) -> bool:
        return ENEMIES[one.side][other.side]

    def are_allies(self, one: Figure, other: Figure) -> bool:
        return one.slot != other.slot and one.side == other.side

    def cells_of(self, figure: Figure) -> list[int]:
        """Those that a figure on the map covers: one, but for great objects and monsters on a perch."""
        if figure.kind != OBJECT and figure.group not in self.rules.plan.great:
            return [figure.cell]
        return self.rules.plan.bodies.get(figure.cell, [figure.cell])

    def part_facing(self, cell: int, figure: Figure) -> int:
        """Of the cells it covers, the nearest that is seen from a cell; else the one it stands on."""
        if figure.kind != OBJECT:
            return figure.cell
        found = figure.cell
        ranges = self.board.shape.ranges(cell)
        seen = self.board.shape.sees(cell, found)
        for part in self.cells_of(figure):
            if self.board.shape.sees(cell, part) and (not seen or ranges[part] < ranges[found]):
                found = part
                seen = True
        return found

    def distance(self, one: int, other: int) -> int:
        """Range between two cells (GH-S-RNG-01)."""
        return self.board.shape.ranges(one)[other]

    def adjacent(self, one: Figure, other: Figure) -> bool:
        return other.cell in self.board.shape.near[one.cell]

    def deck_of(self, figure: Figure) -> Deck:
        """Whose modifier cards the figure draws (GH-S-CMP-04, 05, 29)."""
        if figure.owner != NOBODY:
            return self.heroes[figure.owner].deck
        if not self.draws_for_heroes(figure):
            return self.monster_deck
        lender = self.rules.groups[figure.group].lender
        return self.heroes[max(0, self.registers[lender] - 1) if lender >= 0 else 0].deck

    def draws_for_heroes(self, figure: Figure) -> bool:
        """Whether it draws from a hero's modifier cards: heroes, their summons, some allies of scenarios."""
        if figure.owner != NOBODY:
            return True
        return figure.group != NOBODY and self.rules.groups[figure.group].draws_for_character

    def is_companion(self, figure: Figure) -> bool:
        """Whether it is what its owner's class begins with."""
        return figure.kind == SUMMONED and figure.sheet.name == self.rules.classes[figure.owner].companion

    def companion(self, seat: int) -> int:
        """The figure on the map that a hero's class begins with, or NOBODY."""
        if self.rules.classes[seat].companion:
            for figure in self.figures:
                if figure.owner == seat and figure.present and self.is_companion(figure):
                    return figure.slot
        return NOBODY

    def is_marked(self, seat: int, slot: int) -> bool:
        """Whether the figure carries a doom of that hero."""
        for effect in self.lasting:  # noqa: SIM110 - a loop is faster
            if effect.owner == slot and effect.seat == seat and effect.is_mark:
                return True
        return False

    # Players

    def arbiter(self) -> int:
        """Who decides what the rules leave to the players: the first hero in initiative order, a person's if any."""
        seats = [entry for entry in self.order if entry < 4]
        seats += [hero.seat for hero in self.heroes if hero.seat not in seats]
        playing = [seat for seat in seats if not self.heroes[seat].exhausted]
        if self.rules.deciders:
            people = [seat for seat in playing if seat in self.rules.deciders]
            playing = people or playing
        return playing[0] if playing else 0

    def decider(self, seat: int) -> int:
        """The seat that answers for a figure: its player, or the arbiter."""
        if seat == NOBODY or self.heroes[seat].exhausted:
            return self.arbiter()
        return seat

    # Supplies (GH-S-CMP-13 to 16)

    def curses_left(self, monsters: bool) -> int:
        if monsters:
            return SUPPLY - self.monster_deck.count(CURSE_CARD)
        return SUPPLY - sum([hero.deck.count(CURSE_CARD) for hero in self.heroes])

    def blesses_left(self) -> int:
        used = sum([hero.deck.count(BLESS_CARD) for hero in self.heroes])
        return SUPPLY - used - self.monster_deck.count(BLESS_CARD)

    # Elements

    def available(self, element: int) -> bool:
        return self.elements[element] != INERT

    # The agenda

    def next(self, op: int, first: int = 0, second: int = 0) -> None:
        """Replace the top step."""
        self.agenda[-1] = (op, first, second)

    def push(self, op: int, first: int = 0, second: int = 0) -> None:
        self.agenda.append((op, first, second))

    def pop(self) -> None:
        self.agenda.pop()


# What `counts` counts.
KILLS: Final = 0
FIRST_KILL_BY: Final = 1  # seat + 1
GOALS_LOOTED: Final = 2
ROOMS: Final = 3
QUIET_ROUNDS: Final = 4  # rounds that began without a monster on the map
ENDED_IN: Final = 5
SUMMONED_BY_HEROES: Final = 6
COUNTS: Final = 7
