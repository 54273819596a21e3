"""A Brute that wears items: who stands around it, and what using an item does in its window.

A judgement for each kind of item; what only one item does stands with that item.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects.equipping import default_attack, default_move
from taverna.games.gloomhaven.effects.starting import start
from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPENT
from taverna.kit.hexes import DIRECTIONS, Hex, disc, row
from tests.games.gloomhaven.cards.judging import Choice, Foes, Judged, Scene
from tests.support.gloomhaven.tabletop import attack as attack_of, move, move as move_of

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
    """An item for an action with Attack 2 on two enemies, then Attack 2 on a third; `far`: at range.

    `both`: one use serves all of them, else only the first.
    """
    foes: Foes = {"one": (1, 0), "two": (0, 1), "three": (-1, 0)}
    if far:
        foes = {"one": (2, 0), "two": (0, 2), "three": (-2, 0)}
    more: dict[str, Any] = {"range": 2} if far else {}
    scene = worn(number, foes, strong=strong)
    scene.watches()
    scene.performs("brute", attack_of(2, targets=2, **more), attack_of(2, **more))
    used: tuple[Choice, ...] = (f"item{number}", "one", "two") if both else ("one", "two", f"item{number}")
    scene.chooses(*used, "three")
    hits = {"one": hurt, "two": hurt, "three": hurt} if both else {"one": hurt, "two": 2, "three": 2}
    if "gains" in told:
        told["gains"] = dict.fromkeys(hits if both else ["one"], told["gains"])
    scene.sees(hurt=hits, **turned(number, use), **told)


def not_for(number: int, far: bool, strong: str = "") -> None:
    """The item is not offered for a ranged (or a melee) attack, neither before its target is chosen nor after."""
    scene = worn(number, {"foe": (2, 0) if far else (1, 0)}, strong=strong)
    scene.attacks("brute", 2, **({"range": 2} if far else {}))
    assert codes.ITEM not in scene.options
    scene.chooses("foe").sees(hurt={"foe": 2})


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
    scene = worn(number, floor=disc(points + 3)).does("brute", move_of(2))
    scene.reaches(2).chooses(f"item{number}").reaches(2 + points).chooses((2 + points, 0))
    scene.sees(at=(2 + points, 0), items=[SPENT])
    scene.does("brute", move_of(2)).reaches(2).chooses("done").sees()
    hedge: Foes = {f"foe{way}": at for way, at in enumerate(DIRECTIONS)}
    over = worn(number, hedge, floor=disc(points + 3)).does("brute", move_of(2))
    over.chooses(f"item{number}")
    if jump:
        over.reaches(2 + points, jump=True).chooses((2, 0)).sees(at=(2, 0), items=[SPENT])
    else:
        over.sees(items=[SPENT])


def shifts(number: int, by: int) -> None:
    """Earlier or later, once all cards lie open; never beyond 1 and 99."""
    for choice, before, after in ((0, 50, 50 - by), (1, 50, 50 + by), (0, 5, 1), (1, 95, 99)):
        scene = worn(number, {"foe": (5, 0)})
        scene.hero("brute").initiative = before
        scene.table.push(steps.REVEALED, 0)
        scene.table.order = [0]
        scene._run()
        scene.chooses(f"item{number}")
        scene.answer(codes.CHOICE + choice)
        assert scene.hero("brute").initiative == after
        assert scene.hero("brute").item_states == [SPENT]


def refreshes(number: int, count: int, **told: Any) -> None:
    """Consumed small items become ready again."""
    scene = worn(number, {"foe": (5, 0)}, None, 12, 13, 14, 5, 1)
    scene.hero("brute").item_states = [READY, CONSUMED, CONSUMED, CONSUMED, CONSUMED, SPENT]
    scene.settles()
    scene.takes_turn("brute", f"item{number}")
    assert [code - codes.ITEM for code in scene.options if codes.ITEM <= code < codes.FIGURE] == [1, 2, 3]
    scene.chooses(*["item13", "item14"][:count], "done")
    scene.sees(items=[CONSUMED, CONSUMED, READY, READY if count > 1 else CONSUMED, CONSUMED, SPENT], **told)


def wakes(number: int, *choices: Choice, **told: Any) -> None:
    """All spent items become ready again."""
    scene = worn(number, {"foe": (5, 0)}, None, 12, 1, 4).hurts(brute=9).hands("brute", [], [1, 2, 3])
    scene.hero("brute").item_states = [READY, CONSUMED, SPENT, SPENT]
    scene.settles()
    scene.takes_turn("brute", f"item{number}", *choices)
    scene.sees(items=[CONSUMED, CONSUMED, READY, READY], **told)


def lends_default(number: int, move: int = 2, attack: int = 2) -> None:
    """The default actions of a card are better (GH-S-TRN-03)."""
    scene = worn(number, {"foe": (1, 0)})
    hero = scene.hero("brute")
    scene.watches()
    start(scene.table, 0, 0, None, 0, [default_attack(scene.table, hero)])
    scene._run()
    scene.chooses("foe").sees(hurt={"foe": attack})
    scene.watches()
    start(scene.table, 0, 0, None, 0, [default_move(scene.table, hero)])
    scene._run()
    scene.reaches(move).chooses("done").sees()


def reaches_further(number: int, by: int) -> None:
    """Every attack of the action."""
    scene = worn(number, {"foe": (2 + by, 0), "other": (0, 2 + by), "beyond": (-3 - by, 0)})
    scene.watches()
    scene.performs("brute", attack_of(2, range=2), attack_of(2, range=2))
    scene.chooses(f"item{number}").offers("foe", "other").chooses("foe").offers("foe", "other").chooses(
        "other"
    )
    scene.sees(hurt={"foe": 2, "other": 2}, items=[SPENT])
    not_for(number, far=False)


def summons(number: int, name: str, hp: int, move: int, attack: int, flying: bool = False) -> None:
    near = 2 + move
    for more in (0, 1):
        scene = worn(number, {"foe": (near + more, 0)}, floor=row(0, near + 1))
        scene.takes_turn("brute", f"item{number}").offers((1, 0)).chooses((1, 0))
        scene.sees(joins={name: ((1, 0), hp)}, items=[CONSUMED])
        scene.takes_turn(name).sees(at={name: (1 + move, 0)}, **({} if more else {"hurt": {"foe": attack}}))
    assert scene.figure(name).sheet.flying == flying
    scene.strikes("foe", name, hp, range=9).sees(dead=name)


def immune(number: int, *conditions: str) -> None:
    scene = worn(number, {"foe": (1, 0)})
    scene.strikes("foe", "brute", 1, conditions=list(conditions)).sees(hurt=1)
    scene.strikes("foe", "brute", 1, conditions=["disarm"]).sees(hurt=1, gains="disarm")


def each(judged: Judged, numbers: Sequence[int], judge: Callable[[int], None]) -> None:
    """The same judgement for a family of items."""
    for number in numbers:

        def run(number: int = number) -> None:
            judge(number)

        judged(str(number))(run)


def after_walking(number: int, hexes: int, use: str, *choices: str, **told: object) -> None:
    """An item of the turn that asks for so many hexes moved."""
    for length in (hexes - 1, hexes):
        scene = worn(number, {"foe": (0, 8)}, floor=[*row(0, 8), (0, 8)]).hurts(brute=9)
        scene.does("brute", move(8), (length, 0)).sees(at=(length, 0))
        scene.does("brute", move(1))
        offered = codes.ITEM in scene.options
        assert offered == (length == hexes)
        if not offered:
            scene.chooses("done").sees()
            continue
        scene.chooses(f"item{number}", *choices, "done")
        states = {} if use == "passive" else {"items": [SPENT]}
        scene.sees(**states, **told)
        scene.does("brute", move(1))
        assert codes.ITEM not in scene.options
        scene.chooses("done").sees()
