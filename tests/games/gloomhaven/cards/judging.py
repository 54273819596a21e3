"""Halves of cards judged whole: a scene is set, the half is performed, and everything that changed is told.

`scene = Scene("brute/1/top", {"foe": (1, 0)})`, `scene.plays("foe")`, `scene.sees(hurt={"foe": 3})`. What `sees` is not
told must not have changed: hit points, conditions, places, cards, experience, elements, money, traps, obstacles, decks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.board.board import MONEY, OBSTACLE, TRAP
from taverna.games.gloomhaven.effects import elements, lasting
from taverna.games.gloomhaven.effects.equipping import wear
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.language.vocabulary import ELEMENTS
from taverna.games.gloomhaven.state.sheets import item_sheet
from taverna.games.gloomhaven.state.table import STRONG
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kit.hexes import DIRECTIONS, Hex, add, disc, distance, row
from tests.games.gloomhaven.cards.seeing import Seen, Stage, expected, snapshot
from tests.support.gloomhaven.printed import printed_card
from tests.support.gloomhaven.tabletop import GAME, Data, Foe, attack, bit

Choice = str | Hex | int
"""A figure, `yes`, `done`, `all`, an element, a direction, `item12`; a hex; the number of a card."""
Foes = dict[str, Foe | Hex]
NOWHERE = (40, 0)
COMPASS = ("E", "NE", "NW", "W", "SW", "SE")
WORDS = {"done": codes.DONE, "yes": codes.YES, "all": codes.REST_ALL}


def card_of(key: str) -> Card:
    slug, no, _ = key.split("/")
    return printed_card(slug, int(no))


class Judged:
    """The judged halves of one class, each once, by `number/side`."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.halves: dict[str, Callable[[], None]] = {}

    def __call__(self, name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
        def keep(judge: Callable[[], None]) -> Callable[[], None]:
            key = f"{self.slug}/{name}"
            assert key not in self.halves, f"{key} is judged twice"
            self.halves[key] = judge
            return judge

        return keep

    def run(self, key: str) -> None:
        """Judge one half; to set a scene and not perform it is no judgement."""
        Scene.performed = {}
        self.halves[key]()
        assert Scene.performed.get(key, 0) > 0, f"{key} was not performed"
        assert "unseen" not in Scene.performed, "the last step was not looked at"


class Scene(Stage):
    """A table for one half. Heroes have no cards unless dealt, so that damage is not asked about."""

    performed: ClassVar[dict[str, int]] = {}

    def __init__(
        self,
        key: str,
        foes: Mapping[str, Foe | Hex] | None = None,
        allies: Mapping[str, Hex] | None = None,
        at: Hex = (0, 0),
        floor: Sequence[Hex] = (),
        strong: str = "",
        level: int = 1,
        hero_level: int = 9,
        walls: Sequence[tuple[Hex, Hex]] = (),
    ) -> None:
        self.key = key
        self.slug = key.split("/")[0]
        made = {name: foe if isinstance(foe, Foe) else Foe(foe, hp=20) for name, foe in (foes or {}).items()}
        heroes = {self.slug: at, **(allies or {})}
        # Nobody sees or reaches the lurker; it tells of harm that goes too far.
        made["lurker"] = Foe(NOWHERE, hp=20)
        super().__init__([*(floor or disc(5)), NOWHERE], heroes, made, level, hero_level, walls)
        self.card = card_of(key)
        self.before: Seen = {}
        self.played_now = False
        for element in strong.split():
            self.table.elements[ELEMENTS.index(element)] = STRONG

    # Setting

    def hurts(self, **lost: int) -> Scene:
        """Figures that have lost hit points before."""
        for name, number in lost.items():
            self.figure(name.replace("_", "-")).hp -= number
        return self.settles()

    def gives(self, **conditions: str) -> Scene:
        for name, words in conditions.items():
            self.give(name, *words.split())
        return self.settles()

    def makes(self, *names: str) -> Scene:
        """Elements that are strong from now on."""
        for name in names:
            self.table.elements[ELEMENTS.index(name)] = STRONG
        return self.settles()

    def stands(self, name: str, at: Hex) -> Scene:
        self.table.put(self.figure(name), self.cell(at))
        return self.settles()

    def blocks(self, *hexes: Hex | Sequence[Hex]) -> Scene:
        """Obstacles; a list of hexes is one obstacle."""
        for group in hexes:
            number = max(self.table.obstacles) + 1
            for at in [group] if isinstance(group[0], int) else group:
                self.table.board.put(self.cell(at), OBSTACLE)  # type: ignore[arg-type]
                self.table.obstacles[self.cell(at)] = number  # type: ignore[arg-type]
        return self.settles()

    def traps(self, *hexes: Hex, damage: int = 3, conditions: str = "") -> Scene:
        for at in hexes:
            self.table.board.put(self.cell(at), TRAP)
            self.table.traps[self.cell(at)] = pack_trap(damage, bit(*conditions.split()))
        return self.settles()

    def pays(self, coins: Mapping[Hex, int]) -> Scene:
        for at, number in coins.items():
            self.table.coins[self.cell(at)] = number
            self.table.board.put(self.cell(at), MONEY)
        return self.settles()

    def hands(
        self, name: str, hand: Sequence[int] = (), discard: Sequence[int] = (), lost: Sequence[int] = ()
    ) -> Scene:
        """Cards of a hero by number."""
        hero = self.hero(name)
        zones = [self._zone(name, cards) for cards in (hand, discard, lost)]
        hero.hand, hero.discard, hero.lost = zones
        hero.cards = hero.hand | hero.discard | hero.lost
        return self.settles()

    def equips(self, name: str, *numbers: int) -> Scene:
        hero = self.hero(name)
        hero.items = list(numbers)
        hero.item_states = [0] * len(numbers)
        hero.item_uses = [0] * len(numbers)
        for number in numbers:
            self.table.rules.items[number] = item_sheet(content.item(number))
        wear(self.table, hero.seat)
        return self.settles()

    def _zone(self, name: str, numbers: Sequence[int]) -> int:
        found = 0
        for number in numbers:
            found |= 1 << self._place(name, number)
        return found

    def _place(self, name: str, number: int) -> int:
        return card_of(f"{self.table.rules.classes[self.figure(name).owner].slug}/{number}/top").place

    def settles(self) -> Scene:
        """What was arranged is no change to be told."""
        if self.before:
            self.before = snapshot(self)
        return self

    def turns_to(self, key: str) -> Scene:
        """Another card of the same hero is looked at from now on."""
        self.key = key
        self.card = card_of(key)
        return self.settles()

    # Doing

    def plays(self, *choices: Choice) -> Scene:  # type: ignore[override]
        """The hero performs the half, and the player chooses so."""
        half = self.card.top if self.key.endswith("/top") else self.card.bottom
        hero = self.hero(self.slug)
        bits = 1 << self.card.place
        assert not hero.active & bits, "its card is still active"
        hero.hand |= bits
        hero.discard &= ~bits
        hero.lost &= ~bits
        self.watches()
        self.played_now = True
        Scene.performed[self.key] = Scene.performed.get(self.key, 0) + 1
        super().plays(self.slug, half, self.card.place)
        return self.chooses(*choices)

    def attacks(self, name: str, value: int, *choices: Choice, **more: object) -> Scene:
        """A hero attacks with another card, so that what lasts can be seen at work."""
        return self.does(name, attack(value, **more), *choices)

    def does(self, name: str, ability: Data, *choices: Choice) -> Scene:
        """A hero performs an ability of another card in its turn."""
        self.watches()
        self.performs(name, ability)
        return self.chooses(*choices)

    def strikes(self, name: str, target: str, value: int, **more: object) -> Scene:
        """A foe attacks a figure."""
        self.watches()
        self.figure(name).focus = self.slots[target]
        self.performs(name, attack(value, **more))
        self._learn()
        return self

    def takes_turn(self, name: str, *choices: Choice) -> Scene:
        """A whole turn without cards: what waits for its start and its end happens."""
        self.watches()
        self.figure(name).acted = False
        self.table.push(steps.TURN, self.slots[name])
        self._run()
        return self.chooses(*choices)

    def round_ends(self) -> Scene:
        self.watches()
        lasting.end_round(self.table)
        for figure in self.table.figures:
            figure.acted = False
        return self

    def turn_ends(self) -> Scene:
        """Elements made in it become strong."""
        self.watches()
        elements.end_turn(self.table)
        lasting.end_turn(self.table)
        return self

    def chooses(self, *choices: Choice) -> Scene:
        self._learn()
        for choice in choices:
            assert self.table.pending, f"nothing is asked, {choice!r} can't be chosen"
            self.answer(self._code(choice))
            self._learn()
        return self

    def chooses_card_of(self, name: str, number: int) -> Scene:
        """A card of another hero."""
        self.answer(codes.CARD + self._place(name, number))
        return self

    def _code(self, choice: Choice) -> int:
        if isinstance(choice, tuple):
            return codes.CELL + self.cell(choice)
        if isinstance(choice, int):
            slug = self.table.rules.classes[self.table.pending[0].seat].slug
            return codes.CARD + card_of(f"{slug}/{choice}/top").place
        if choice in WORDS:
            return WORDS[choice]
        if choice in ELEMENTS:
            return codes.ELEMENT + ELEMENTS.index(choice)
        if choice in COMPASS:
            return codes.STEP + COMPASS.index(choice)
        if choice.startswith("effect"):
            return codes.CHOICE + int(choice[6:])
        if choice.startswith("item"):
            return codes.ITEM + self.table.heroes[self.table.pending[0].seat].items.index(int(choice[4:]))
        if choice.startswith("choice"):
            return codes.CHOICE + int(choice[6:])
        return self.at(choice)

    def _learn(self) -> None:
        """New figures are called by what they are; whatever is asked, the table can be copied and written down."""
        assert GAME.saving.dump_table(self.table.clone()) == GAME.saving.dump_table(self.table)
        known = set(self.slots.values())
        for figure in self.table.figures:
            if figure.slot not in known and figure.present:
                self.slots[figure.sheet.name] = figure.slot

    def watches(self) -> None:
        """From now on every change has to be told."""
        assert "unseen" not in Scene.performed, "what happened before was not looked at"
        if not self.before:
            self.before = snapshot(self)
        Scene.performed["unseen"] = 1

    # Seeing

    def offers(self, *choices: Choice) -> Scene:
        """Exactly these figures and hexes may be chosen now."""
        wanted = {self._code(choice) for choice in choices}
        given = {code for code in self.options if codes.FIGURE <= code < codes.SECOND}
        assert given == wanted, f"{self.asked}: {self.offered_figures()} {sorted(self.offered_cells())}"
        return self

    def reaches(self, points: int, jump: bool = False) -> Scene:
        """The move that is asked about goes exactly so far over floor without difficult terrain."""
        assert self.asked == "move", self.asked
        figure = self.table.figures[self.table.walks[-1].actor]
        board = self.table.board
        start = self.map.hex(figure.cell)
        taken = {self.map.hex(other.cell): other.side for other in self.table.figures if other.present}
        blocked = {self.map.hex(cell) for cell in range(self.map.size) if board.terrain[cell] & OBSTACLE}
        seen = {start}
        edge = {start}
        for _ in range(points):
            edge = {add(at, way) for at in edge for way in DIRECTIONS} - seen
            edge = {at for at in edge if self.map.cell(at) >= 0}
            if not jump:
                edge = {at for at in edge if at not in blocked and taken.get(at, figure.side) == figure.side}
            seen |= edge
        ends = seen - set(taken) - blocked
        assert self.offered_cells() == ends, f"{sorted(self.offered_cells() ^ ends)}"
        return self

    def sees(self, **told: Any) -> Scene:
        """Everything that changed since the last look, and nothing else."""
        asked = told.pop("asked", "")
        assert self.asked == asked, f"asked for {self.asked!r}: {self.table.pending}"
        wanted = expected(self, self.before, told, self.played_now)
        seen = snapshot(self)
        wrong = {
            name: (wanted.get(name), seen.get(name))
            for name in {**wanted, **seen}
            if wanted.get(name) != seen.get(name)
        }
        assert not wrong, f"(expected, seen): {wrong}"
        self.before = seen
        self.played_now = False
        Scene.performed.pop("unseen", None)
        return self


# Often wanted


def goes(key: str, points: int, jump: bool = False, **told: Any) -> None:
    """A move alone: so far and no further, over others only if it jumps."""
    slug = key.split("/")[0]
    scene = Scene(key, floor=disc(points + 1)).plays()
    scene.reaches(points).chooses((points, 0)).sees(at={slug: (points, 0)}, **told)
    hedge = {f"foe{number}": way for number, way in enumerate(DIRECTIONS)}
    scene = Scene(key, hedge, floor=disc(points + 1)).plays()
    if jump:
        scene.reaches(points, jump=True).chooses((0, points)).sees(at={slug: (0, points)}, **told)
    else:
        scene.sees()


def far(points: int) -> Foes:
    """A foe at that range, and one beyond it."""
    return {"foe": (points, 0), "beyond": (-points - 1, 0)}


def heals(key: str, value: int, reach: int, **told: Any) -> None:
    """The healer or an ally so near, never above the maximum."""
    slug = key.split("/")[0]
    near, beyond = [other for other in ("brute", "cragheart", "scoundrel") if other != slug][:2]
    scene = Scene(key, allies={near: (reach, 0), beyond: (-reach - 1, 0)})
    scene.hurts(**{slug: 9, near: 9, beyond: 9}).plays()
    scene.offers(slug, near).chooses(near).sees(heal={near: value}, **told)
    Scene(key).hurts(**{slug: value - 1}).plays(slug).sees(heal=value - 1, **told)


def loots(key: str, reach: int, **told: Any) -> None:
    """All tokens within reach, none beyond."""
    coins = {(0, 0): 1, (1, 0): 2, (reach, -reach): 1, (reach + 1, 0): 4}
    if reach == 1:
        coins.pop((1, 0))
    taken = {at: None for at in coins if distance((0, 0), at) <= reach}
    scene = Scene(key).pays(coins).plays()
    scene.sees(tokens=sum(coins[at] for at in taken), coins=taken, **told)


def covers(key: str, hexes: Sequence[Hex], value: int, *first: Choice, reach: int = 0, **told: Any) -> None:
    """In a crowd, the pattern hits exactly these hexes; at range, it can hit whoever is so near and nobody else."""
    crowd: Foes = {f"{q},{r}": (q, r) for q, r in disc(5) if (q, r) != (0, 0)}
    names = [f"{q},{r}" for q, r in hexes]
    scene = Scene(key, crowd).plays(*first)
    if reach:
        near = {name for name, at in crowd.items() if distance((0, 0), at) <= reach}  # type: ignore[arg-type]
        assert scene.offered_figures() == near
    if "gains" in told:
        told["gains"] = dict.fromkeys(names, told["gains"])
    scene.chooses(*names).sees(hurt=dict.fromkeys(names, value), **told)


def summons(key: str, name: str, hp: int, move: int, attack: int, reach: int = 1, **hit: Any) -> None:
    """A summon with these values: put next to the hero, idle this round, then moving and attacking by itself."""
    xp, shield = hit.pop("xp", 2), hit.pop("shield", 0)
    near = 1 + move + reach
    for more in (0, 1):
        scene = Scene(key, {"foe": (near + more, 0)}, floor=row(0, near + 1)).plays().offers((1, 0))
        scene.chooses((1, 0)).sees(joins={name: ((1, 0), hp)}, xp=xp, card="lost active")
        assert scene.figure(name).acted
        wounds: dict[str, Any] = {} if more or not attack else {"hurt": {"foe": attack}, **hit}
        scene.takes_turn(name).sees(at={name: (1 + move, 0)}, **wounds)
    scene.round_ends().sees()
    scene.strikes("foe", name, hp + shield, range=9).sees(dead=name, card="lost")


__all__ = ["Foe", "Foes", "Judged", "Scene", "covers", "far", "goes", "heals", "loots", "summons"]
