"""Positions in the notation of the rules: a floor, figures by name, and one of them ("M") about to act.

`Scene(disc(5), {"M": monster(0, 0), "Brute": hero(2, 0, 20)}).turn(move=3)` -> focus, ends, attacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from taverna.games.gloomhaven.board.areas import Attack
from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD, OBSTACLE, TRAP, Board, new_board
from taverna.games.gloomhaven.board.figures import CHARACTERS, MONSTERS
from taverna.games.gloomhaven.board.maps import FAR, Map
from taverna.games.gloomhaven.board.paths import FLY, JUMP, WALK
from taverna.games.gloomhaven.language.patterns import AROUND, FREE, Pattern
from taverna.games.gloomhaven.monsters.ability import Ability
from taverna.games.gloomhaven.monsters.focus import look
from taverna.games.gloomhaven.monsters.turn import Plan, plan
from taverna.kit.hexes import Hex

Walls = Sequence[tuple[Hex, Hex]]


@dataclass(frozen=True)
class Spot:
    at: Hex
    side: int
    initiative: float = 50
    invisible: bool = False
    flying: bool = False


def hero(q: int, r: int, initiative: float = 50, invisible: bool = False) -> Spot:
    return Spot((q, r), CHARACTERS, initiative, invisible)


def monster(q: int, r: int, initiative: float = 50, flying: bool = False) -> Spot:
    return Spot((q, r), MONSTERS, initiative, flying=flying)


@dataclass(frozen=True)
class Skill:
    """What is about to be done, in the words of the JSON format."""

    move: int = 0
    range: int = 0
    targets: int = 1
    around: Sequence[Hex] = ()
    free: Sequence[Hex] = ()
    jump: bool = False
    flying: bool = False
    attack: bool = True
    muddled: bool = False

    def ability(self) -> Ability:
        mode = FLY if self.flying else JUMP if self.jump else WALK
        return Ability(self.move, mode, self.strike() if self.attack else None)

    def strike(self) -> Attack:
        area = (
            Pattern(AROUND, self.around) if self.around else Pattern(FREE, self.free) if self.free else None
        )
        return Attack(self.range, self.targets, area, self.muddled)

    def json(self) -> dict[str, object]:
        found: dict[str, object] = {
            name: getattr(self, name)
            for name in ("move", "range", "targets", "jump", "flying", "attack", "muddled")
        }
        pattern = self.around or self.free
        origin = "attacker" if self.around else "free"
        found["area"] = {"origin": origin, "hexes": [list(hex) for hex in pattern]} if pattern else None
        return found


@dataclass(frozen=True)
class Turn:
    """A plan by names and hexes. `attacks` has the sets of targets by end."""

    focus: list[str]
    attacks: dict[Hex, list[list[str]]]
    paths: dict[Hex, list[list[Hex]]]
    rules: list[str]

    @property
    def ends(self) -> set[Hex]:
        return set(self.attacks)

    def targets(self, end: Hex) -> set[str]:
        """Whom it attacks from there, where there is nothing to choose."""
        (only,) = self.attacks[end]
        return set(only)


@dataclass
class Scene:
    floor: Sequence[Hex]
    figures: Mapping[str, Spot]
    obstacles: Iterable[Hex] = ()
    traps: Iterable[Hex] = ()
    hazards: Iterable[Hex] = ()
    difficult: Iterable[Hex] = ()
    walls: Walls = ()
    board: Board = field(init=False)
    names: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.board = new_board(Map([self.floor], (), self.walls))
        for hexes, kind in (
            (self.obstacles, OBSTACLE), (self.traps, TRAP), (self.hazards, HAZARD), (self.difficult, DIFFICULT),
        ):  # fmt: skip
            for hex in hexes:
                self.board.put(self.cell(hex), kind)
        self.names = list(self.figures)
        order = sorted({spot.initiative for spot in self.figures.values()})
        for spot in self.figures.values():
            slot = self.board.figures.add(
                spot.side, order.index(spot.initiative), spot.invisible, spot.flying
            )
            self.board.place(slot, self.cell(spot.at))

    def cell(self, hex: Hex) -> int:
        found = self.board.map.cell(hex)
        assert found >= 0, f"{hex} is not on the floor"
        return found

    def hex(self, cell: int) -> Hex:
        return self.board.map.hex(cell)

    def slot(self, name: str) -> int:
        return self.names.index(name)

    def sees(self, one: Hex, other: Hex) -> bool:
        return self.board.shape.sees(self.cell(one), self.cell(other))

    def range(self, one: Hex, other: Hex) -> int | None:
        found = self.board.shape.ranges(self.cell(one))[self.cell(other)]
        return None if found >= FAR else found

    def turn(self, acting: str = "M", explain: bool = True, **skill: Any) -> Turn:
        return self.named(plan(self.board, self.slot(acting), Skill(**skill).ability(), explain))

    def named(self, found: Plan) -> Turn:
        attacks: dict[Hex, list[list[str]]] = {}
        paths: dict[Hex, list[list[Hex]]] = {}
        for option in found.options:
            end = self.hex(option.end)
            targets = [self.names[figure] for figure in option.targets]
            path = [self.hex(cell) for cell in option.path]
            for known, one in ((attacks.setdefault(end, []), targets), (paths.setdefault(end, []), path)):
                if one not in known:
                    known.append(one)  # type: ignore[arg-type]
        focus = [self.names[figure] for figure in found.focus]
        return Turn(focus, attacks, paths, [reason.rule for reason in found.why])

    def key(self, enemy: str, acting: str = "M", **skill: Any) -> tuple[int, int] | None:
        """The focus key of an enemy: negative hexes and movement cost; None without a way."""
        ability = Skill(**skill).ability()
        search = look(self.board, self.slot(acting), ability.mode, ability.planned)
        price = search.price[search.aim.enemies.index(self.slot(enemy))]
        return None if price >= FAR else divmod(price, 1 << 12)

    def json(self, acting: str = "M", **skill: Any) -> dict[str, object]:
        """The same as the command reads it."""
        return {
            "floor": [list(hex) for hex in self.floor],
            "walls": [[list(one), list(other)] for one, other in self.walls],
            "wall_hexes": [],
            "obstacles": [list(hex) for hex in self.obstacles],
            "traps": [list(hex) for hex in self.traps],
            "hazards": [list(hex) for hex in self.hazards],
            "difficult": [list(hex) for hex in self.difficult],
            "figures": [
                {
                    "id": name,
                    "side": "monster" if spot.side == MONSTERS else "character",
                    "at": list(spot.at),
                    "initiative": spot.initiative,
                    "flying": spot.flying,
                    "invisible": spot.invisible,
                }
                for name, spot in self.figures.items()
            ],
            "acting": acting,
            "ability": Skill(**skill).json(),
        }
