"""The Berserker's cards from level 2 on, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.state.figures import READY, SPENT
from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes
from tests.games.gloomhaven.cards.test_lightning import ME, WEAK, bought, struck
from tests.support.gloomhaven.tabletop import do, move

judged = Judged("lightning")


@judged("332/top")
def attack_4_as_many_as_damage_is_suffered() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "three": (0, 1), "four": (0, -1)}
    Scene(f"{ME}/332/top", foes).plays("choice0").sees()
    for paid in (1, 2, 3):
        hit = ("one", "two", "three")[:paid]
        scene = Scene(f"{ME}/332/top", foes).plays(f"choice{paid}", *hit)
        scene.sees(hurt={ME: paid, **dict.fromkeys(hit, 4)})


@judged("332/bottom")
def melee_attackers_hit_harder_and_retaliate_2() -> None:
    lasting = f"{ME} targeted persistent, {ME} retaliate 2 persistent"
    scene = Scene(f"{ME}/332/bottom", {"foe": (1, 0), "far": (3, 0)}, {"brute": (0, 1)}).plays()
    scene.sees(lasts=lasting, card="lost active")
    scene.strikes("foe", ME, 3).sees(hurt={ME: 4, "foe": 2})
    scene.strikes("far", ME, 3, range=3).sees(hurt=3)
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 3})
    scene.round_ends().sees()


@judged("333/top")
def attack_2_range_3_pull_2_two_targets() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-3, 0), "beyond": (4, 0)}
    scene = Scene(f"{ME}/333/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.chooses((2, 0), (0, 2))
    scene.sees(hurt={"one": 2, "two": 2}, at={"one": (1, 0), "two": (0, 1)})


@judged("333/bottom")
def move_3_and_more_for_fire_and_below_half() -> None:
    floor = row(0, 9)
    for lost, strong, points in ((0, "", 3), (WEAK, "", 5), (0, "fire", 5), (WEAK, "fire", 7)):
        scene = Scene(f"{ME}/333/bottom", floor=floor, strong=strong).hurts(lightning=lost)
        scene.plays(*(["yes"] if strong else [])).reaches(points).chooses((points, 0))
        paid = {"consumes": "fire", "xp": 1} if strong else {}
        scene.sees(at=(points, 0), **paid)


@judged("334/top")
def retaliations_are_2_more() -> None:
    lasting = f"{ME} retaliate round"
    scene = Scene(f"{ME}/334/top", {"foe": (1, 0)}, {"brute": (2, 0)}).plays()
    scene.sees(lasts=lasting, xp=1, card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt=3)
    for name in (ME, "brute"):
        scene.does(name, do("retaliate", n=1, to={"who": "self"}, until="round")).sees(
            lasts=f"{name} retaliate 1 round"
        )
    scene.strikes("foe", ME, 3).sees(hurt={ME: 3, "foe": 3})
    scene.strikes("foe", "brute", 3).sees(hurt={"brute": 3, "foe": 1})
    both = f"{ME} retaliate 1 round, brute retaliate 1 round"
    scene.round_ends().sees(over=f"{lasting}, {both}", card="discard")


@judged("334/bottom")
def move_2_attack_2_all_neighbours() -> None:
    foes: Foes = {"one": (3, 0), "two": (2, 1), "far": (-1, 0)}
    scene = (
        Scene(f"{ME}/334/bottom", foes).plays().reaches(2).chooses((2, 0)).offers("one", "two").chooses("all")
    )
    scene.sees(at=(2, 0), hurt={"one": 2, "two": 2})


@judged("335/top")
def kill_who_has_less_than_half_of_what_is_missing() -> None:
    foes: Foes = {
        "weak": Foe((1, 0), hp=4), "strong": Foe((0, 1), hp=5), "elite": Foe((-1, 0), hp=2, rank=1),
        "far": Foe((2, 0), hp=2),
    }  # fmt: skip
    scene = Scene(f"{ME}/335/top", foes).hurts(lightning=10).plays().offers("weak").chooses("weak")
    scene.sees(dead="weak", infuses="fire", xp=1)


@judged("335/bottom")
def attack_2_move_1_attack_2() -> None:
    scene = (
        Scene(f"{ME}/335/bottom", {"foe": (1, 0), "other": (-2, 0)}).plays("foe").reaches(1).chooses((-1, 0))
    )
    scene.offers("other").chooses("other").sees(at=(-1, 0), hurt={"foe": 2, "other": 2})


@judged("336/top")
def attack_all_within_3_as_strong_as_damage_is_suffered() -> None:
    foes: Foes = {"one": (3, 0), "two": (-1, 2), "beyond": (-4, 0)}
    scene = Scene(f"{ME}/336/top", foes).plays("choice4").offers("one", "two").chooses("all")
    scene.sees(hurt={ME: 4, "one": 4, "two": 4}, xp=2, card="lost")
    scene = Scene(f"{ME}/336/top", foes).plays("choice1", "one", "done")
    scene.sees(hurt={ME: 1, "one": 1}, xp=2, card="lost")


@judged("336/bottom")
def move_5() -> None:
    goes(f"{ME}/336/bottom", 5)


@judged("337/top")
def loot_1_and_shield_1() -> None:
    scene = Scene(f"{ME}/337/top", {"foe": (2, 0)}).pays({(0, 0): 1, (1, 0): 2, (0, 2): 4}).plays()
    told = {"tokens": 3, "coins": {(0, 0): None, (1, 0): None}, "lasts": f"{ME} shield 1 round"}
    scene.sees(**told, card="discard active")
    scene.strikes("foe", ME, 3, range=2).sees(hurt=2)
    scene.round_ends().sees(over=f"{ME} shield 1 round", card="discard")


@judged("337/bottom")
def advantage_for_oneself_disadvantage_for_attackers() -> None:
    lasting = f"{ME} attack round, {ME} targeted round"
    scene = Scene(f"{ME}/337/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts=lasting, infuses="fire", card="discard active")
    scene.stacks(ME, "-1", "+2")
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 4})
    scene.stacks("foe", "+2", "-1")
    scene.strikes("foe", ME, 3).sees(hurt=2)
    scene.round_ends().sees(over=lasting, card="discard")


@judged("338/top")
def attack_4_and_shield_1_below_half() -> None:
    struck(f"{ME}/338/top", 4)
    scene = Scene(f"{ME}/338/top", far(1)).hurts(lightning=WEAK).plays("foe")
    scene.sees(hurt={"foe": 4}, lasts=f"{ME} shield 1 round", xp=1, card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt=2)
    scene.round_ends().sees(over=f"{ME} shield 1 round", card="discard")


@judged("338/bottom")
def attacks_1_more_below_half() -> None:
    scene = Scene(f"{ME}/338/bottom", {"foe": (1, 0)}).plays()
    scene.sees(lasts=f"{ME} attack persistent", xp=2, card="lost active")
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 2})
    scene.hurts(lightning=WEAK).attacks(ME, 2, "foe").sees(hurt={"foe": 3})
    scene.round_ends().sees()


@judged("339/top")
def kill_an_enemy_and_fall_exhausted() -> None:
    foes: Foes = {"elite": Foe((1, 0), hp=20, rank=1), "boss": Foe((0, 1), hp=20, rank=2), "far": (2, 0)}
    scene = Scene(f"{ME}/339/top", foes, {"brute": (-1, 0)}).plays().offers("elite").chooses("elite")
    scene.sees(dead=f"elite {ME}", exhausted=ME, xp=3, card="lost")
    # Who kills nobody stays.
    Scene(f"{ME}/339/top", {"far": (2, 0)}).plays().sees()


@judged("339/bottom")
def move_as_many_as_are_lost_and_attack_3_for_fire() -> None:
    scene = Scene(f"{ME}/339/bottom").hands(ME, [], [], [320, 321, 322]).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0))
    scene = Scene(f"{ME}/339/bottom", {"foe": (3, 0)}, strong="fire").hands(ME, [], [], [320, 321])
    scene.plays("yes", (2, 0)).offers("foe").chooses("foe").sees(at=(2, 0), hurt={"foe": 3}, consumes="fire")


@judged("340/top")
def attack_3_wound_around_and_fire() -> None:
    covers(f"{ME}/340/top", [(1, -1), (1, 0), (0, 1)], 3, gains="wound", infuses="fire")


@judged("340/bottom")
def attack_4() -> None:
    struck(f"{ME}/340/bottom", 4, xp=1)


@judged("341/top")
def attack_4_ignoring_shields_for_damage() -> None:
    bought(f"{ME}/341/top", 4, 0)
    foes: Foes = {"foe": Foe((1, 0), hp=20, shield=3)}
    Scene(f"{ME}/341/top", foes).plays("done", "foe").sees(hurt={"foe": 1})
    Scene(f"{ME}/341/top", foes).plays("yes", "foe").sees(hurt={"foe": 4, ME: 2}, xp=1)


@judged("341/bottom")
def a_short_rest_is_a_long_one() -> None:
    scene = Scene(f"{ME}/341/bottom").hurts(lightning=9).equips(ME, 1).plays()
    scene.sees(lasts=f"{ME} always round", card="discard active")
    hero = scene.hero(ME)
    hero.item_states = [SPENT]
    scene.hands(ME, [319], [320, 321, 322, 341]).watches()
    hero.active = 1 << scene.card.place
    scene.table.push(steps.CLEAN_UP)
    scene._run()
    while scene.asked == "short-rest" and scene.table.pending[0].seat != hero.seat:
        scene.answer(codes.DONE)
    scene.answer(codes.REST)
    assert scene.asked == "long-rest"
    scene.answer(codes.CARD + scene._place(ME, 321))
    # The card that is lost is chosen; 2 hit points and the item come back.
    assert scene.lost(ME) == 7
    assert hero.item_states == [READY]
    assert hero.lost == scene._zone(ME, [321])
    assert hero.hand == scene._zone(ME, [319, 320, 322, 341])
    assert not scene.table.lasting
    scene.performed.pop("unseen")


@judged("342/top")
def attack_3_all_neighbours_or_within_2_for_fire() -> None:
    foes: Foes = {"one": (1, 0), "two": (2, -1), "beyond": (-3, 0)}
    Scene(f"{ME}/342/top", foes).plays().offers("one").chooses("one").sees(hurt={"one": 3})
    scene = Scene(f"{ME}/342/top", foes, strong="fire").plays("yes").offers("one", "two").chooses("all")
    scene.sees(hurt={"one": 3, "two": 3}, consumes="fire")


@judged("342/bottom")
def move_3_and_wound_all_neighbours() -> None:
    foes: Foes = {"one": (4, 0), "two": (3, 1), "far": (-1, 0)}
    scene = Scene(f"{ME}/342/bottom", foes).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), gains={"one": "wound", "two": "wound"})


@judged("343/top")
def move_3_attack_4_and_more_for_wounds() -> None:
    scene = Scene(f"{ME}/343/top", {"foe": (3, 0)}, {"brute": (2, -1), "scoundrel": (-2, 0)}).plays()
    scene.reaches(3).chooses((2, 0), "done", "foe").sees(at=(2, 0), hurt={"foe": 4})
    scene = Scene(f"{ME}/343/top", {"foe": (3, 0)}, {"brute": (2, -1), "scoundrel": (-2, 0)})
    scene.plays((2, 0), "yes", "foe", (4, 0), (5, 0))
    gained = {ME: "wound", "brute": "wound", "foe": "immobilize"}
    scene.sees(at={ME: (2, 0), "foe": (5, 0)}, hurt={"foe": 4}, gains=gained)


@judged("343/bottom")
def no_negative_conditions() -> None:
    scene = Scene(f"{ME}/343/bottom", {"foe": (1, 0)}, {"brute": (2, 0)}).plays()
    scene.sees(lasts=f"{ME} always persistent", xp=2, card="lost active")
    bad = ["poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"]
    scene.strikes("foe", ME, 1, conditions=bad).sees(hurt=1)
    scene.strikes("foe", "brute", 1, conditions=["muddle"]).sees(hurt={"brute": 1}, gains={"brute": "muddle"})
    scene.does(ME, do("condition", conditions=["strengthen"], to={"who": "self"}), "yes").sees(
        gains="strengthen"
    )
    scene.round_ends().sees()


@judged("344/top")
def attack_5_wound_immobilize_and_fire() -> None:
    struck(f"{ME}/344/top", 5, gains={"foe": "wound immobilize"}, infuses="fire")


@judged("344/bottom")
def attack_3_range_4_and_the_target_flies_no_more() -> None:
    Scene(f"{ME}/344/bottom", far(4)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 3})
    floor = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]
    for attacked in (False, True):
        scene = Scene(f"{ME}/344/bottom", {"drake": Foe((4, 0), hp=20, flying=True)}, floor=floor).blocks(
            (2, 0)
        )
        if attacked:
            scene.plays("drake").sees(hurt={"drake": 3}, lasts="drake ground persistent")
        # On foot it can't cross an obstacle.
        scene.watches()
        scene.figure("drake").focus = scene.slots[ME]
        scene.performs("drake", move(3))
        scene.sees(**({} if attacked else {"at": {"drake": (1, 0)}}))
    # It was over an obstacle: it comes down beside it and suffers as from a trap.
    scene = Scene(f"{ME}/344/bottom", {"drake": Foe((2, 0), hp=20, flying=True)}, floor=floor).blocks((2, 0))
    trap = scene.table.rules.levels.trap
    scene.plays("drake", (3, 0)).sees(
        hurt={"drake": 3 + trap}, at={"drake": (3, 0)}, lasts="drake ground persistent"
    )


@judged("345/top")
def five_times_damage_is_answered_by_an_attack() -> None:
    lasting = f"{ME} damaged uses"
    foes: Foes = {"foe": (1, 0), "far": (3, 0)}
    scene = Scene(f"{ME}/345/top", foes, {"brute": (0, 1)}).plays().sees(lasts=lasting, card="lost active")
    scene.strikes("foe", ME, 2).offers("foe").chooses("foe").sees(hurt={ME: 2, "foe": 3}, used=1, xp=1)
    scene.strikes("foe", "brute", 2).sees(hurt={"brute": 2})
    scene.strikes("far", ME, 2, range=3).chooses("done").sees(hurt=2, used=2)
    scene.does(ME, do("damage", n=1, to={"who": "self"}), "foe").sees(hurt={ME: 1, "foe": 3}, used=3, xp=1)
    scene.strikes("foe", ME, 0).sees()
    scene.strikes("foe", ME, 2).chooses("foe").sees(hurt={ME: 2, "foe": 3}, used=4)
    scene.strikes("foe", ME, 2).chooses("foe").sees(hurt={ME: 2, "foe": 3}, over=lasting, xp=1, card="lost")


@judged("345/bottom")
def move_4_and_stronger_attacks_for_fire() -> None:
    goes(f"{ME}/345/bottom", 4)
    lasting = f"{ME} attack round"
    scene = Scene(f"{ME}/345/bottom", {"foe": (5, 0)}, strong="fire").plays("yes", (4, 0))
    scene.sees(at=(4, 0), lasts=lasting, consumes="fire", xp=1, card="discard active")
    scene.attacks(ME, 2, "foe").sees(hurt={"foe": 3})
    scene.round_ends().sees(over=lasting, card="discard")


@judged("346/top")
def five_times_no_damage() -> None:
    lasting = f"{ME} damaged uses"
    scene = Scene(f"{ME}/346/top", {"foe": (1, 0)}).plays().sees(lasts=lasting, card="lost active")
    for used in range(1, 6):
        over = {"over": lasting, "card": "lost"} if used == 5 else {"used": used}
        scene.strikes("foe", ME, 5).sees(xp=used % 2, **over)
    scene.strikes("foe", ME, 5).sees(hurt=5)


@judged("346/bottom")
def move_2_shield_2_and_retaliate_2_for_fire() -> None:
    scene = Scene(f"{ME}/346/bottom", {"foe": (3, 0)}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), lasts=f"{ME} shield 2 round", card="discard active")
    scene = Scene(f"{ME}/346/bottom", {"foe": (3, 0)}, strong="fire").plays((2, 0), "yes")
    both = f"{ME} shield 2 round, {ME} retaliate 2 round"
    scene.sees(at=(2, 0), lasts=both, consumes="fire", card="discard active")
    scene.strikes("foe", ME, 3).sees(hurt={ME: 1, "foe": 2})
    scene.round_ends().sees(over=both, card="discard")


@judged("347/top")
def attack_3_muddle_all_neighbours_and_heal_for_each() -> None:
    foes: Foes = {"one": (1, 0), "two": (-1, 0), "hard": Foe((0, 1), hp=20, shield=3), "far": (0, -2)}
    scene = Scene(f"{ME}/347/top", foes).hurts(lightning=9).plays("all", "yes")
    gained = {"one": "muddle", "two": "muddle", "hard": "muddle"}
    scene.sees(hurt={"one": 3, "two": 3}, gains=gained, heal=4)
    # Each is a heal of its own: the first takes the poison away.
    scene = Scene(f"{ME}/347/top", foes).hurts(lightning=9).gives(lightning="poison").plays("all", "yes")
    scene.sees(hurt={"one": 3, "two": 3}, gains=gained, loses="poison", heal=2)
    scene = Scene(f"{ME}/347/top", {"hard": Foe((0, 1), hp=20, shield=3)}).hurts(lightning=9).plays("hard")
    scene.sees(gains={"hard": "muddle"})


@judged("347/bottom")
def attack_3_range_3_immobilize_and_more_for_damage() -> None:
    for paid in (0, 5):
        scene = Scene(f"{ME}/347/bottom", far(3)).plays(f"choice{paid}").offers("foe").chooses("foe")
        hurt = {"foe": 3 + paid, **({ME: paid} if paid else {})}
        scene.sees(hurt=hurt, gains={"foe": "immobilize"})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
