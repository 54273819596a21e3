"""The Nightshroud's cards from level 2 on, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.state.table import STRONG, WANING
from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes
from tests.games.gloomhaven.cards.test_eclipse import ME, struck, worse_for_attackers
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("eclipse")


def strong_element(scene: Scene, name: str) -> bool:
    return scene.table.elements[5 if name == "dark" else 4] == STRONG


@judged("273/top")
def attack_2_and_dark() -> None:
    struck(f"{ME}/273/top", 2, infuses="dark")


@judged("273/bottom")
def move_2_and_dark() -> None:
    scene = Scene(f"{ME}/273/bottom").plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), infuses="dark")


@judged("274/top")
def attack_1_range_3_wound_and_stun_while_invisible() -> None:
    scene = Scene(f"{ME}/274/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "wound"})
    scene = Scene(f"{ME}/274/top", far(3)).gives(eclipse="invisible").plays("foe")
    scene.sees(hurt={"foe": 1}, gains={"foe": "wound stun"}, xp=1)


@judged("274/bottom")
def attack_6_curse() -> None:
    struck(f"{ME}/274/bottom", 6, curses={"monsters": 1}, card="lost")


@judged("275/top")
def attack_3_push_3() -> None:
    scene = Scene(f"{ME}/275/top", far(1)).plays().offers("foe").chooses("foe", (2, 0), (3, 0), (4, 0))
    scene.sees(hurt={"foe": 3}, at={"foe": (4, 0)})


@judged("275/bottom")
def move_4_and_attackers_have_disadvantage() -> None:
    Scene(f"{ME}/275/bottom").plays().reaches(4).chooses("done").sees(
        lasts=f"{ME} targeted round", card="discard active"
    )
    worse_for_attackers(f"{ME}/275/bottom", (-4, 0), at=(-4, 0))


@judged("276/top")
def attack_4_and_heal_4_for_dark() -> None:
    struck(f"{ME}/276/top", 4)
    scene = Scene(f"{ME}/276/top", far(1), strong="dark").hurts(eclipse=9).plays("yes", "foe", "yes")
    scene.sees(hurt={"foe": 4}, heal=4, consumes="dark", xp=1)


@judged("276/bottom")
def shield_1_and_dark() -> None:
    scene = Scene(f"{ME}/276/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts=f"{ME} shield 1 round", infuses="dark", card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt=2)
    scene.round_ends().sees(over=f"{ME} shield 1 round", card="discard")


@judged("277/top")
def three_turns_end_with_dark() -> None:
    lasting = f"{ME} turnEnd uses"
    scene = Scene(f"{ME}/277/top", allies={"brute": (1, 0)}).plays().sees(lasts=lasting, card="lost active")
    scene.takes_turn("brute").sees()
    scene.takes_turn(ME).sees(infuses="dark", becomes_strong="dark", used=1, xp=1)
    # While it is strong nothing happens.
    scene.takes_turn(ME).sees()
    for used in (2, 3):
        scene.table.elements[5] = WANING
        scene.takes_turn(ME)
        over = {"over": lasting, "card": "lost"} if used == 3 else {"used": used}
        scene.sees(xp=1, **over)
        assert strong_element(scene, "dark")


@judged("277/bottom")
def move_3_attack_2_and_4_for_light() -> None:
    scene = Scene(f"{ME}/277/bottom", {"foe": (4, 0)}).plays().reaches(3).chooses((3, 0), "foe")
    scene.sees(at=(3, 0), hurt={"foe": 2})
    scene = Scene(f"{ME}/277/bottom", {"foe": (4, 0)}, strong="light").plays((3, 0), "yes", "foe")
    scene.sees(at=(3, 0), hurt={"foe": 4}, consumes="light", infuses="dark", xp=1)


@judged("278/top")
def attack_2_and_2_more_while_invisible_then_invisible() -> None:
    scene = Scene(f"{ME}/278/top", far(1)).plays("foe", "yes")
    scene.sees(hurt={"foe": 2}, gains="invisible")
    scene = Scene(f"{ME}/278/top", far(1)).gives(eclipse="invisible").plays("foe", "yes")
    scene.sees(hurt={"foe": 4}, xp=1)


@judged("278/bottom")
def loot_1_and_dark() -> None:
    scene = Scene(f"{ME}/278/bottom").pays({(0, 0): 1, (1, 0): 2, (2, 0): 4}).plays()
    scene.sees(tokens=3, coins={(0, 0): None, (1, 0): None}, infuses="dark")


@judged("279/top")
def attack_2_poison_beside_each_other_and_3_for_any_element() -> None:
    covers(f"{ME}/279/top", [(1, -1), (1, 0)], 2, gains="poison")
    scene = Scene(f"{ME}/279/top", far(1), strong="ice").plays("ice", "foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "poison"}, consumes="ice", infuses="dark", xp=1)


@judged("279/bottom")
def four_moves_while_hidden_end_with_an_attack_all_around() -> None:
    lasting = f"{ME} moveAction uses"
    foes: Foes = {"one": (3, 0), "two": (3, -1), "far": (-3, 0)}
    scene = Scene(f"{ME}/279/bottom", foes, {"brute": (0, 3)}).plays().sees(lasts=lasting, card="lost active")
    scene.does(ME, move(2), (1, 0)).sees(at=(1, 0))
    scene.gives(eclipse="invisible").does(ME, move(2), (2, 0)).offers("one", "two").chooses("all")
    scene.sees(at=(2, 0), hurt={"one": 2, "two": 2}, used=1, xp=1)
    scene.does(ME, move(2), "done").sees()
    scene.does("brute", move(1), (0, 2)).sees(at={"brute": (0, 2)})
    scene.does(ME, move(2), (1, 0)).sees(at=(1, 0), used=2, xp=1)
    scene.does(ME, move(2), (0, 0)).sees(at=(0, 0), used=3, xp=1)
    scene.does(ME, move(2), (2, 0), "one", "done")
    scene.sees(at=(2, 0), hurt={"one": 2}, over=lasting, xp=1, card="lost")


@judged("280/top")
def attack_4_range_4_muddle_curse() -> None:
    scene = Scene(f"{ME}/280/top", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "muddle"}, curses={"monsters": 1}, xp=1)


@judged("280/bottom")
def invisible_and_attack_3_range_3_for_dark() -> None:
    Scene(f"{ME}/280/bottom", far(3)).plays("yes").sees(gains="invisible")
    scene = Scene(f"{ME}/280/bottom", far(3), strong="dark").plays("yes", "yes").offers("foe").chooses("foe")
    scene.sees(gains="invisible", hurt={"foe": 3}, consumes="dark", xp=1)


@judged("281/top")
def attack_3_and_dark() -> None:
    struck(f"{ME}/281/top", 3, infuses="dark")


@judged("281/bottom")
def jump_6() -> None:
    goes(f"{ME}/281/bottom", 6, jump=True)


@judged("282/top")
def attack_2_or_kill_for_dark_and_another() -> None:
    struck(f"{ME}/282/top", 2, strong="dark")
    foes: Foes = {"elite": Foe((1, 0), hp=20, rank=1)}
    scene = Scene(f"{ME}/282/top", foes, strong="dark ice").plays("ice", "elite")
    scene.sees(dead="elite", consumes="dark ice", xp=1)
    foes = {"boss": Foe((1, 0), hp=20, rank=2)}
    scene = Scene(f"{ME}/282/top", foes, strong="dark air").plays("air", "boss")
    scene.sees(hurt={"boss": 2}, consumes="dark air", xp=1)


@judged("282/bottom")
def move_3_and_push_2_all_neighbours() -> None:
    foes: Foes = {"one": (3, 0), "two": (1, 0), "far": (0, -2)}
    scene = Scene(f"{ME}/282/bottom", foes, at=(0, 0)).plays().reaches(3).chooses((2, 0))
    scene.chooses((4, 0), (5, 0), (0, 0), (-1, 0))
    scene.sees(at={ME: (2, 0), "one": (5, 0), "two": (-1, 0)})


@judged("283/top")
def advantage_and_the_invisible_are_targets() -> None:
    lasting = f"{ME} attack persistent, {ME} always persistent"
    foes: Foes = {"foe": (1, 0), "other": (0, 1)}
    scene = Scene(f"{ME}/283/top", foes, {"brute": (2, 0)}).gives(foe="invisible")
    scene.attacks(ME, 2).offers("other").chooses("done").sees()
    scene.plays().sees(lasts=lasting, xp=2, card="lost active")
    scene.stacks(ME, "-1", "+2")
    scene.attacks(ME, 2).offers("foe", "other").chooses("foe").sees(hurt={"foe": 4})
    # Only attacks, and only one's own.
    scene.does(ME, do("condition", conditions=["muddle"])).offers("other").chooses("done").sees()
    scene.attacks("brute", 2).sees()
    scene.round_ends().sees()


@judged("283/bottom")
def move_5_and_muddle_all_neighbours_for_light() -> None:
    goes(f"{ME}/283/bottom", 5)
    foes: Foes = {"one": (4, 0), "two": (4, -1), "far": (-1, 0)}
    scene = Scene(f"{ME}/283/bottom", foes, strong="light").plays("yes", (3, 0))
    scene.sees(at=(3, 0), gains={"one": "muddle", "two": "muddle"}, consumes="light", infuses="dark", xp=1)


@judged("284/top")
def attack_3_more_for_dark_and_while_invisible() -> None:
    struck(f"{ME}/284/top", 3)
    struck(f"{ME}/284/top", 6, "yes", strong="dark", consumes="dark", xp=1)
    struck(f"{ME}/284/top", 5, hidden=True, xp=1)
    struck(f"{ME}/284/top", 8, "yes", strong="dark", hidden=True, consumes="dark", xp=2)


@judged("284/bottom")
def attack_3_move_3() -> None:
    scene = Scene(f"{ME}/284/bottom", far(1)).plays().offers("foe").chooses("foe").reaches(3).chooses((0, 3))
    scene.sees(hurt={"foe": 3}, at=(0, 3))


@judged("285/top")
def attack_3_range_4_poison_curse_three_targets_for_dark() -> None:
    scene = Scene(f"{ME}/285/top", far(4)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "poison"}, curses={"monsters": 1})
    foes: Foes = {"one": (4, 0), "two": (0, 4), "three": (-4, 0), "four": (0, -4)}
    scene = Scene(f"{ME}/285/top", foes, strong="dark").plays("yes", "one", "two", "three")
    hit = ("one", "two", "three")
    told = {"hurt": dict.fromkeys(hit, 3), "gains": dict.fromkeys(hit, "poison")}
    scene.sees(**told, curses={"monsters": 3}, consumes="dark", xp=1)


@judged("285/bottom")
def move_3_and_dark() -> None:
    scene = Scene(f"{ME}/285/bottom").plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), infuses="dark")


@judged("286/top")
def attack_5_with_three_conditions_while_invisible() -> None:
    struck(f"{ME}/286/top", 5)
    struck(f"{ME}/286/top", 5, hidden=True, gains={"foe": "poison muddle wound"}, xp=1)


@judged("286/bottom")
def move_3_and_invisible() -> None:
    scene = Scene(f"{ME}/286/bottom").plays().reaches(3).chooses((3, 0), "yes")
    scene.sees(at=(3, 0), gains="invisible")


@judged("287/top")
def attack_4_all_neighbours_or_kill_them_for_dark() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "elite": Foe((0, 1), hp=20, rank=1), "far": (0, -2)}
    scene = Scene(f"{ME}/287/top", foes).plays().offers("one", "two", "elite").chooses("all")
    scene.sees(hurt={"one": 4, "two": 4, "elite": 4}, xp=2, card="lost")
    scene = Scene(f"{ME}/287/top", foes, strong="dark").plays("yes", "all")
    scene.sees(dead="one two", hurt={"elite": 4}, consumes="dark", xp=4, card="lost")


@judged("287/bottom")
def jump_5_and_kill_a_neighbour_for_dark() -> None:
    goes(f"{ME}/287/bottom", 5, jump=True)
    foes: Foes = {"foe": (3, 0), "elite": Foe((1, 1), hp=20, rank=1), "far": (0, -2)}
    scene = Scene(f"{ME}/287/bottom", foes, strong="dark").plays("yes", (2, 0)).offers("foe").chooses("foe")
    scene.sees(at=(2, 0), dead="foe", consumes="dark", xp=1)


@judged("288/top")
def five_attacks_while_hidden_stun() -> None:
    lasting = f"{ME} attack uses"
    names = ("one", "two", "three", "four", "five", "six")
    spots = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    foes: Foes = dict(zip(names, spots, strict=True))
    scene = Scene(f"{ME}/288/top", foes).plays().sees(lasts=lasting, card="lost active")
    scene.attacks(ME, 1, "six").sees(hurt={"six": 1})
    scene.gives(eclipse="invisible")
    for number, name in enumerate(names[:5], 1):
        scene.attacks(ME, 1, name)
        over = {"over": lasting, "card": "lost"} if number == 5 else {"used": number}
        scene.sees(hurt={name: 1}, gains={name: "stun"}, xp=number % 2, **over)
    scene.attacks(ME, 1, "six").sees(hurt={"six": 1})


@judged("288/bottom")
def move_2_attack_2_and_invisible_for_any_element() -> None:
    scene = Scene(f"{ME}/288/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0), "foe")
    scene.sees(at=(2, 0), hurt={"foe": 2})
    scene = Scene(f"{ME}/288/bottom", {"foe": (3, 0)}, strong="fire").plays((2, 0), "fire", "foe", "yes")
    scene.sees(at=(2, 0), hurt={"foe": 2}, gains="invisible", consumes="fire", infuses="dark", xp=1)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)


def test_what_a_card_performs_after_an_attack_is_followed_by_nothing() -> None:
    """Two cards that follow attacks do not follow each other."""
    foes: Foes = {"foe": (1, 0), "far": (3, 0)}
    scene = Scene(f"{ME}/261/top", foes, floor=row(-1, 4)).gives(eclipse="invisible").plays()
    scene.sees(lasts=f"{ME} attackAction uses", card="lost active")
    scene.turns_to(f"{ME}/270/bottom").plays().sees(lasts=f"{ME} attackAction uses", card="lost active")
    scene.attacks(ME, 1, "done", "foe", "far").sees(hurt={"foe": 1, "far": 2}, used=2, xp=2)
