"""The Nightshroud's cards of level 1 and X, half by half."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Choice, Foe, Foes, Judged, Scene, far, goes
from tests.support.gloomhaven.tabletop import move

judged = Judged("eclipse")

ME = "eclipse"


def struck(
    key: str, value: int, *choices: str, strong: str = "", hidden: bool = False, **told: object
) -> None:
    """A melee attack on the only enemy next to the attacker, hidden or seen."""
    scene = Scene(key, far(1), strong=strong)
    if hidden:
        scene.gives(eclipse="invisible")
    scene.plays(*choices).offers("foe").chooses("foe").sees(hurt={"foe": value}, **told)


def worse_for_attackers(key: str, *choices: Choice, **told: Any) -> None:
    """Attackers have disadvantage until the end of the round."""
    scene = Scene(key, {"foe": (3, -3)}, {"brute": (2, -3)})
    lasting = f"{ME} targeted round"
    scene.plays(*choices).sees(lasts=lasting, card="discard active", **told)
    scene.stacks("foe", "+2", "-1")
    scene.strikes("foe", ME, 3, range=9).sees(hurt=2)
    scene.stacks("foe", "+2", "-1")
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 5})
    scene.round_ends().sees(over=lasting, card="discard")


@judged("261/top")
def four_attacks_while_hidden_are_followed_by_another() -> None:
    lasting = f"{ME} attackAction uses"
    foes: Foes = {"foe": (1, 0), "far": (3, 0), "beyond": (4, 0)}
    scene = Scene(f"{ME}/261/top", foes, {"brute": (0, 1)}).plays().sees(lasts=lasting, card="lost active")
    scene.attacks(ME, 1, "foe").sees(hurt={"foe": 1})
    scene.gives(eclipse="invisible")
    scene.attacks(ME, 1, "foe").offers("foe", "far").chooses("far").sees(
        hurt={"foe": 1, "far": 2}, used=1, xp=1
    )
    both = scene.attacks(ME, 1, "all", to={"who": "enemy", "pick": "all", "within": 3})
    both.chooses("far").sees(hurt={"foe": 1, "far": 3}, used=2, xp=1)
    scene.attacks("brute", 1, "foe").sees(hurt={"foe": 1})
    scene.attacks(ME, 1, "foe", "done").sees(hurt={"foe": 1}, used=3, xp=1)
    scene.attacks(ME, 1, "foe", "foe")
    # Range 3 against a neighbour: the attack has disadvantage, which a deck of +0 does not show.
    scene.sees(hurt={"foe": 3}, over=lasting, xp=1, card="lost")


@judged("261/bottom")
def attack_2_muddle() -> None:
    struck(f"{ME}/261/bottom", 2, gains={"foe": "muddle"}, xp=1)


@judged("262/top")
def attack_1_and_dark() -> None:
    struck(f"{ME}/262/top", 1, infuses="dark")


@judged("262/bottom")
def move_3_and_invisible_for_dark() -> None:
    Scene(f"{ME}/262/bottom").plays().reaches(3).chooses((3, 0)).sees(at=(3, 0))
    scene = Scene(f"{ME}/262/bottom", strong="dark").plays("yes").reaches(3).chooses((3, 0), "yes")
    scene.sees(at=(3, 0), gains="invisible", consumes="dark", xp=1)
    Scene(f"{ME}/262/bottom", strong="dark").plays("done", (3, 0)).sees(at=(3, 0))


@judged("263/top")
def attack_2_and_moves_count_twice_for_dark() -> None:
    struck(f"{ME}/263/top", 2)
    scene = Scene(f"{ME}/263/top", far(1), {"brute": (0, 1)}, strong="dark").plays("yes", "foe")
    scene.sees(hurt={"foe": 2}, lasts=f"{ME} moveAction turn", consumes="dark", xp=1)
    scene.does("brute", move(2)).reaches(2).chooses("done").sees()
    scene.does(ME, move(2)).reaches(4).chooses((0, -4)).sees(at=(0, -4))
    scene.turn_ends().sees(over=f"{ME} moveAction turn")
    scene.does(ME, move(2)).reaches(2).chooses("done").sees()


@judged("263/bottom")
def move_2_and_attacks_count_twice_for_dark() -> None:
    Scene(f"{ME}/263/bottom").plays().reaches(2).chooses((2, 0)).sees(at=(2, 0))
    scene = Scene(f"{ME}/263/bottom", {"foe": (3, 0)}, {"brute": (3, -1)}, strong="dark").plays("yes", (2, 0))
    scene.sees(at=(2, 0), lasts=f"{ME} attack turn", consumes="dark", xp=1)
    scene.attacks(ME, 3, "foe").sees(hurt={"foe": 6})
    scene.attacks("brute", 3, "foe").sees(hurt={"foe": 3})
    scene.turn_ends().sees(over=f"{ME} attack turn")
    scene.attacks(ME, 3, "foe").sees(hurt={"foe": 3})


@judged("264/top")
def attack_1_range_3_muddle_and_dark() -> None:
    scene = Scene(f"{ME}/264/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "muddle"}, infuses="dark", xp=1)


@judged("264/bottom")
def move_3_and_curse_a_neighbour() -> None:
    scene = Scene(f"{ME}/264/bottom", {"foe": (4, 0), "far": (1, 1)}).plays().reaches(3).chooses((3, 0))
    scene.offers("foe").chooses("foe").sees(at=(3, 0), curses={"monsters": 1})


@judged("265/top")
def attack_4_wound_heal_4_and_dark() -> None:
    scene = Scene(f"{ME}/265/top", far(1)).hurts(eclipse=9).plays().offers("foe").chooses("foe", "yes")
    scene.sees(hurt={"foe": 4}, gains={"foe": "wound"}, heal=4, infuses="dark", xp=2, card="lost")


@judged("265/bottom")
def move_4() -> None:
    goes(f"{ME}/265/bottom", 4)


@judged("266/top")
def attack_3_or_kill_for_dark() -> None:
    struck(f"{ME}/266/top", 3)
    scene = Scene(f"{ME}/266/top", far(1), strong="dark").plays("yes", "foe")
    scene.sees(dead="foe", consumes="dark", xp=1)
    scene = Scene(f"{ME}/266/top", {"elite": Foe((1, 0), hp=20, rank=1)}, strong="dark").plays("yes", "elite")
    scene.sees(hurt={"elite": 3}, consumes="dark", xp=1)
    struck(f"{ME}/266/top", 3, "done", strong="dark")


@judged("266/bottom")
def move_6_and_dark() -> None:
    scene = Scene(f"{ME}/266/bottom", floor=row(-1, 8)).plays().reaches(6).chooses((6, 0))
    scene.sees(at=(6, 0), infuses="dark", xp=1, card="lost")


@judged("267/top")
def move_3_attack_1() -> None:
    scene = Scene(f"{ME}/267/top", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0)).offers("foe")
    scene.chooses("foe").sees(at=(3, 0), hurt={"foe": 1})


@judged("267/bottom")
def attackers_have_disadvantage_and_dark() -> None:
    worse_for_attackers(f"{ME}/267/bottom", infuses="dark")


@judged("268/top")
def attack_3_and_2_more_while_invisible() -> None:
    struck(f"{ME}/268/top", 3)
    struck(f"{ME}/268/top", 5, hidden=True, xp=1)


@judged("268/bottom")
def move_6_and_loot_1() -> None:
    scene = Scene(f"{ME}/268/bottom", floor=row(-1, 8)).pays({(5, 0): 1, (7, 0): 2, (4, 0): 1}).plays()
    scene.reaches(6).chooses((6, 0)).sees(
        at=(6, 0), tokens=3, coins={(5, 0): None, (7, 0): None}, card="lost"
    )


@judged("269/top")
def move_1_attack_2_or_3_and_4_for_dark() -> None:
    scene = Scene(f"{ME}/269/top", {"foe": (2, 0)}).plays().reaches(1).chooses((1, 0)).offers("foe")
    scene.chooses("foe").sees(at=(1, 0), hurt={"foe": 2})
    scene = (
        Scene(f"{ME}/269/top", {"foe": (4, 0)}, strong="dark").plays("yes").reaches(3).chooses((3, 0), "foe")
    )
    scene.sees(at=(3, 0), hurt={"foe": 4}, consumes="dark", xp=1)


@judged("269/bottom")
def move_1_and_dark() -> None:
    scene = Scene(f"{ME}/269/bottom").plays().reaches(1).chooses((1, 0))
    scene.sees(at=(1, 0), infuses="dark")


@judged("270/top")
def attack_1_and_invisible() -> None:
    scene = Scene(f"{ME}/270/top", far(1)).plays().offers("foe").chooses("foe", "yes")
    scene.sees(hurt={"foe": 1}, gains="invisible")


@judged("270/bottom")
def move_2_before_four_attacks() -> None:
    lasting = f"{ME} attackAction uses"
    scene = Scene(f"{ME}/270/bottom", {"foe": (3, 0)}, {"brute": (4, 0)}).plays()
    scene.sees(lasts=lasting, card="lost active")
    scene.attacks(ME, 2).reaches(2).chooses((2, 0)).offers("foe").chooses("foe")
    scene.sees(at=(2, 0), hurt={"foe": 2}, used=1, xp=1)
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2})
    scene.attacks(ME, 2, "done", "foe").sees(hurt={"foe": 2}, used=2, xp=1)
    scene.attacks(ME, 2, "done", "foe").sees(hurt={"foe": 2}, used=3, xp=1)
    scene.attacks(ME, 2, "done", "foe").sees(hurt={"foe": 2}, over=lasting, xp=1, card="lost")


@judged("271/top")
def attack_4_or_a_wide_one_for_dark() -> None:
    struck(f"{ME}/271/top", 4, card="lost")
    wide = {"a": (1, -1), "b": (1, 0), "c": (0, 1), "d": (2, -1), "e": (2, 0), "f": (1, 1)}
    scene = Scene(f"{ME}/271/top", {**wide, "out": (-1, 0), "off": (3, 0)}, strong="dark").plays("yes")
    scene.chooses(*wide).sees(hurt=dict.fromkeys(wide, 4), consumes="dark", xp=2, card="lost")


@judged("271/bottom")
def move_4_or_appear_anywhere_for_dark() -> None:
    goes(f"{ME}/271/bottom", 4, card="lost")
    floor = [(0, 0), (1, 0), (2, 0), (5, 0), (6, 0), (7, 0)]
    scene = Scene(f"{ME}/271/bottom", {"foe": (1, 0)}, {"brute": (6, 0)}, floor=floor, strong="dark")
    scene.blocks((5, 0)).traps((7, 0), damage=2).plays("yes").offers((2, 0), (7, 0)).chooses((7, 0))
    scene.sees(at=(7, 0), hurt=2, trap={(7, 0): None}, consumes="dark", card="lost")
    Scene(f"{ME}/271/bottom", strong="dark").plays("done").reaches(4).chooses((4, 0)).sees(
        at=(4, 0), card="lost"
    )


@judged("272/top")
def attack_3_curse() -> None:
    struck(f"{ME}/272/top", 3, curses={"monsters": 1})


@judged("272/bottom")
def muddle_all_neighbours_and_dark() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "far": (0, 2)}
    scene = Scene(f"{ME}/272/bottom", foes, {"brute": (0, 1)}).plays()
    scene.sees(gains={"one": "muddle", "two": "muddle"}, infuses="dark")


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
