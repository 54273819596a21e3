"""A Brute that wears items: who stands around it, and what using an item does in its window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from taverna.games.gloomhaven.figures import CONSUMED, SPENT
from taverna.kit.hexes import DIRECTIONS, Hex, disc
from tests.games.gloomhaven.cards.judging import Choice, Foes, Judged, Scene
from tests.games.gloomhaven.tabletop import move

USED: Mapping[str, int] = {"spent": SPENT, "consumed": CONSUMED}


def worn(
    number: int,
    foes: Foes | None = None,
    allies: Mapping[str, Hex] | None = None,
    *more: int,
    **scene: Any,
) -> Scene:
    """The Brute at (0, 0) wears the item, and more if wanted."""
    made = Scene("brute/10/bottom", foes, allies, **scene).equips("brute", number, *more)
    Scene.performed[f"item/{number}"] = 1
    return made


def turned(number: int, use: str) -> dict[str, Any]:
    """How the item lies after its use."""
    return {"items": [USED[use]]} if use != "passive" else {}


def of_turn(number: int, use: str, *choices: Choice, foes: Foes | None = None, **told: Any) -> None:
    """An item of the own turn, used and (where it is used up) not offered again; and left alone."""
    scene = worn(number, foes).hurts(brute=9)
    scene.takes_turn("brute", f"item{number}", *choices).sees(**turned(number, use), **told)
    if use != "passive" and "gains" not in told:
        scene.takes_turn("brute").sees()
    worn(number, foes).hurts(brute=9).takes_turn("brute", "done").sees()


def of_attack(
    number: int, use: str, hurt: int = 2, far: bool = False, both: bool = True, strong: str = "", **told: Any
) -> None:
    """An item for an Attack 2 on two enemies, `far`: a ranged one; `both`: it serves both targets, else the first."""
    foes: Foes = {"one": (2, 0), "two": (0, 2)} if far else {"one": (1, 0), "two": (0, 1)}
    more: dict[str, Any] = {"range": 2} if far else {}
    scene = worn(number, foes, strong=strong)
    used: tuple[Choice, ...] = (f"item{number}", "one", "two") if both else ("one", "two", f"item{number}")
    scene.attacks("brute", 2, *used, targets=2, **more)
    if scene.asked == "attack":
        scene.chooses("done")
    hits = {"one": hurt, "two": hurt if both else 2}
    if "gains" in told:
        told["gains"] = dict.fromkeys(hits if both else ["one"], told["gains"])
    scene.sees(hurt=hits, **turned(number, use), **told)


def not_for(number: int, far: bool, strong: str = "") -> None:
    """The item is not offered for a ranged (or a melee) attack."""
    scene = worn(number, {"foe": (2, 0) if far else (1, 0)}, strong=strong)
    scene.attacks("brute", 2, "foe", **({"range": 2} if far else {})).sees(hurt={"foe": 2})


def of_blow(number: int, use: str, blocks: int, back: dict[str, int] | None = None) -> None:
    """An item that lessens the damage of an attack worth 5; `back`: what the attacker suffers."""
    scene = worn(number, {"foe": (1, 0)}).strikes("foe", "brute", 5).chooses(f"item{number}")
    scene.sees(hurt={"brute": max(0, 5 - blocks), **(back or {})}, **turned(number, use))
    scene.strikes("foe", "brute", 5).sees(hurt=5)
    worn(number, {"foe": (1, 0)}).strikes("foe", "brute", 5).chooses("done").sees(hurt=5)


def of_armour(number: int, use: str, slots: int, back: int = 0) -> None:
    """Armour with use slots: one point of each attack, until the slots are used up; never a question."""
    scene = worn(number, {"foe": (1, 0)})
    hit = {"brute": 1, "foe": back} if back else {"brute": 1}
    for _ in range(slots - 1):
        scene.strikes("foe", "brute", 2).sees(hurt=hit)
    scene.strikes("foe", "brute", 0).sees()
    scene.strikes("foe", "brute", 2).sees(hurt=hit, items=[USED[use]])
    scene.strikes("foe", "brute", 2).sees(hurt=2)


def of_move(number: int, points: int, jump: bool = False) -> None:
    """Boots that change a Move 2."""
    scene = worn(number, floor=disc(points + 3)).does("brute", move(2))
    scene.reaches(2).chooses(f"item{number}").reaches(2 + points).chooses((2 + points, 0))
    scene.sees(at=(2 + points, 0), items=[SPENT])
    scene.does("brute", move(2)).reaches(2).chooses("done").sees()
    hedge: Foes = {f"foe{way}": at for way, at in enumerate(DIRECTIONS)}
    over = worn(number, hedge, floor=disc(points + 3)).does("brute", move(2))
    over.chooses(f"item{number}")
    if jump:
        over.reaches(2 + points, jump=True).chooses((2, 0)).sees(at=(2, 0), items=[SPENT])
    else:
        over.sees(items=[SPENT])


def each(judged: Judged, numbers: Sequence[int], judge: Callable[[int], None]) -> None:
    """The same judgement for a family of items."""
    for number in numbers:

        def run(number: int = number) -> None:
            judge(number)

        judged(str(number))(run)
