"""The Tinkerer's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.vocabulary import BOSS, ELITE
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from taverna.kit.hexes import DIRECTIONS, disc
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, covers, far, goes, heals, summons
from tests.support.gloomhaven.tabletop import GAME, do

judged = Judged("tinkerer")

TRIANGLE = [(3, 0), (4, 0), (4, -1)]
"""A ranged triangle whose first hex is at range 3."""


@judged("45/top")
def heal_4_range_3() -> None:
    heals("tinkerer/45/top", 4, 3)


@judged("45/bottom")
def an_ally_recovers_a_lost_card() -> None:
    scene = Scene("tinkerer/45/bottom", allies={"brute": (3, 0), "scoundrel": (4, 0)})
    scene.hands("brute", [], [1], [2, 3]).hands("scoundrel", [], [], [88]).plays().offers("brute")
    scene.chooses("brute", 3).sees(hand={"brute": [3]}, lost={"brute": [2]}, xp=2, card="lost")
    scene.plays("brute", "done").sees(xp=2, card="lost")
    # Once lost it never comes back (GH-S-REC-02).
    scene.does("tinkerer", do("recover", n="all", to={"who": "self"}, pile="lost")).sees()


@judged("46/top")
def stun_two_within_3() -> None:
    foes: Foes = {"one": (3, 0), "two": (0, 3), "three": (-1, 0), "beyond": (4, 0)}
    scene = Scene("tinkerer/46/top", foes).plays().offers("one", "two", "three").chooses("one", "two")
    scene.sees(gains={"one": "stun", "two": "stun"}, xp=2, card="lost")


@judged("46/bottom")
def muddle_all_neighbours_and_move_2() -> None:
    scene = Scene("tinkerer/46/bottom", {"one": (1, 0), "two": (0, 1), "far": (0, -2)}).plays().reaches(2)
    scene.chooses((-2, 0)).sees(at=(-2, 0), gains={"one": "muddle", "two": "muddle"})


@judged("47/top")
def disarm_a_trap() -> None:
    scene = Scene("tinkerer/47/top").traps((1, 0), (0, 1), (2, 0)).plays().offers((1, 0), (0, 1))
    scene.chooses((1, 0)).sees(trap={(1, 0): None}, xp=1)


@judged("47/bottom")
def trap_that_stuns() -> None:
    scene = (
        Scene("tinkerer/47/bottom", {"foe": (2, 0)})
        .plays()
        .offers(*DIRECTIONS)
        .chooses((1, 0))
        .sees(trap={(1, 0): (0, "stun")})
    )
    scene.does("tinkerer", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, gains={"foe": "stun"}, trap={(1, 0): None})


@judged("48/top")
def attack_6_range_5() -> None:
    Scene("tinkerer/48/top", {"foe": (5, 0)}).plays("foe").sees(hurt={"foe": 6}, xp=2, card="lost")
    Scene("tinkerer/48/top", {"foe": (5, 0)}, at=(-1, 0)).plays().sees()


@judged("48/bottom")
def move_4_of_level_3() -> None:
    goes("tinkerer/48/bottom", 4)


@judged("49/top")
def summon_battle_bot() -> None:
    summons("tinkerer/49/top", "battle-bot", 6, 2, 2)


@judged("49/bottom")
def move_4_of_level_4() -> None:
    goes("tinkerer/49/bottom", 4)


@judged("50/top")
def heal_6_range_3() -> None:
    heals("tinkerer/50/top", 6, 3, xp=2, card="lost")


@judged("50/bottom")
def move_3_loot_1() -> None:
    scene = Scene("tinkerer/50/bottom").pays({(3, 0): 1, (4, 0): 2, (5, 0): 4}).plays().reaches(3)
    scene.chooses((3, 0)).sees(at=(3, 0), tokens=3, coins={(3, 0): None, (4, 0): None}, card="lost")


@judged("51/top")
def a_neighbour_refreshes_a_consumed_small_item() -> None:
    scene = Scene("tinkerer/51/top", allies={"brute": (1, 0), "scoundrel": (2, 0)})
    scene.equips("brute", 12, 13, 1, 10).equips("scoundrel", 12)
    scene.hero("brute").item_states = [CONSUMED, CONSUMED, SPENT, SPENT]
    scene.hero("scoundrel").item_states = [CONSUMED]
    scene.plays().offers("brute").chooses("brute", "item13")
    scene.sees(items={"brute": [CONSUMED, 0, SPENT, SPENT]})
    scene.plays("brute", "done").sees()


@judged("51/bottom")
def attack_3_poison_in_a_triangle() -> None:
    covers("tinkerer/51/bottom", TRIANGLE, 3, reach=4, gains="poison", xp=3, card="lost")


@judged("52/top")
def kill_the_weak_in_a_line() -> None:
    # In a crowd of weak ones only the line dies; friends and the stronger are spared.
    crowd: Foes = {f"{q},{r}": Foe((q, r), hp=5) for q, r in disc(5) if (q, r) not in ((0, 0), (0, 1))}
    crowd["3,0"] = Foe((3, 0), hp=1, rank=ELITE)
    allies = {"scoundrel": (0, 1)}
    scene = Scene("tinkerer/52/top", crowd, allies).hurts(scoundrel=19).plays("1,0", "3,0")
    scene.offers("2,0").chooses("2,0").sees(dead="1,0 2,0 3,0", xp=3, card="lost")
    crowd["2,0"] = Foe((2, 0), hp=6)
    Scene("tinkerer/52/top", crowd, allies).plays("3,0", "1,0").sees(dead="1,0 3,0", xp=2, card="lost")
    near: Foes = {"foe": Foe((0, 2), hp=5)}
    Scene("tinkerer/52/top", near, allies).hurts(scoundrel=19).plays().offers("foe").chooses("done").sees()


@judged("52/bottom")
def move_2_disarm_a_neighbour() -> None:
    scene = Scene("tinkerer/52/bottom", {"foe": (3, 0), "far": (0, 2)}).plays().reaches(2).chooses((2, 0))
    scene.offers("foe").chooses("foe").sees(at=(2, 0), gains={"foe": "disarm"})


@judged("53/top")
def trap_of_4_with_muddle() -> None:
    scene = (
        Scene("tinkerer/53/top", {"foe": (2, 0)})
        .plays()
        .offers(*DIRECTIONS)
        .chooses((1, 0))
        .sees(trap={(1, 0): (4, "muddle")})
    )
    scene.does("tinkerer", do("pull", n=1, range=2), "foe", (1, 0))
    scene.sees(at={"foe": (1, 0)}, hurt={"foe": 4}, gains={"foe": "muddle"}, trap={(1, 0): None})


@judged("53/bottom")
def an_ally_recovers_a_discard_at_the_end_of_four_turns() -> None:
    scene = Scene("tinkerer/53/bottom", {"foe": (0, 5)}, {"brute": (3, 0), "scoundrel": (4, 0)})
    scene.hands("brute", [], [1, 2, 3, 4, 5]).hands("scoundrel", [], [88]).plays()
    scene.sees(lasts="tinkerer turnEnd uses", card="lost active")
    scene.takes_turn("tinkerer").offers("brute").chooses("brute", 1)
    scene.sees(hand={"brute": [1]}, discard={"brute": [2, 3, 4, 5]}, used=1)
    scene.takes_turn("tinkerer", "brute", "done").sees(used=2, xp=1)
    scene.takes_turn("tinkerer", "brute", 3).sees(
        hand={"brute": [1, 3]}, discard={"brute": [2, 4, 5]}, used=3
    )
    scene.takes_turn("tinkerer", "brute", 2)
    scene.sees(
        hand={"brute": [1, 2, 3]}, discard={"brute": [4, 5]}, over="tinkerer turnEnd uses", xp=1, card="lost"
    )


@judged("54/top")
def attack_2_range_5_at_the_end_of_five_turns() -> None:
    scene = Scene("tinkerer/54/top", {"foe": (4, 0), "beyond": (5, 0)}, at=(-1, 0)).plays()
    scene.sees(lasts="tinkerer turnEnd uses", card="lost active")
    for use, xp in enumerate((1, 0, 1, 0), 1):
        scene.takes_turn("tinkerer").offers("foe").chooses("foe").sees(hurt={"foe": 2}, xp=xp, used=use)
    scene.takes_turn("tinkerer", "foe")
    scene.sees(hurt={"foe": 2}, xp=1, over="tinkerer turnEnd uses", card="lost")


@judged("54/bottom")
def heal_3_range_4() -> None:
    heals("tinkerer/54/bottom", 3, 4)


@judged("55/top")
def summon_kill_bot() -> None:
    summons("tinkerer/55/top", "kill-bot", 6, 3, 3)


@judged("55/bottom")
def attack_4_range_3() -> None:
    Scene("tinkerer/55/bottom", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 4})


@judged("56/top")
def move_2_heal_2_twice() -> None:
    allies = {"brute": (3, 0), "scoundrel": (-1, 0), "cragheart": (2, -2)}
    scene = Scene("tinkerer/56/top", allies=allies)
    scene.hurts(tinkerer=5, brute=5, scoundrel=5).plays().reaches(2).chooses((2, 0))
    scene.offers("tinkerer", "brute").chooses("brute").reaches(2).chooses((0, 0))
    scene.offers("tinkerer", "scoundrel").chooses("scoundrel").sees(heal={"brute": 2, "scoundrel": 2})


@judged("56/bottom")
def heal_4_range_3_two_targets() -> None:
    scene = Scene("tinkerer/56/bottom", allies={"brute": (3, 0), "scoundrel": (-1, 0), "cragheart": (0, 4)})
    scene.hurts(tinkerer=9, brute=9, scoundrel=9).plays().offers("tinkerer", "brute", "scoundrel")
    scene.chooses("brute", "tinkerer").sees(heal={"brute": 4, "tinkerer": 4}, xp=2, card="lost")


@judged("57/top")
def summons_within_3_move_2_more() -> None:
    scene = Scene("tinkerer/57/top", {"foe": (-1, 0)}, {"brute": (-3, -1)}, at=(-3, 0))
    scene.does("tinkerer", do("summon", summon="decoy"), (-2, 0)).sees(joins={"decoy": ((-2, 0), 6)})
    scene.does("tinkerer", do("summon", summon="kill-bot"), (-3, 1)).sees(joins={"kill-bot": ((-3, 1), 6)})
    scene.stands("decoy", (0, 0)).stands("kill-bot", (1, 0))  # at range 3 and 4
    scene.plays().reaches(4).chooses((0, 4)).sees(at={"decoy": (0, 4)})


@judged("57/bottom")
def jump_8() -> None:
    goes("tinkerer/57/bottom", 8, jump=True, xp=2, card="lost")


@judged("58/top")
def attack_9_and_suffer_2() -> None:
    scene = Scene("tinkerer/58/top", {"foe": (1, 0)}, {"brute": (0, 1)}).plays("foe")
    scene.sees(hurt={"foe": 9, "tinkerer": 2}, xp=2, card="lost")
    # Nothing was performed: nothing is suffered (GH-S-TRN-08).
    Scene("tinkerer/58/top", {"foe": (1, 0)}).plays("done").sees()


@judged("58/bottom")
def allies_next_to_it_suffer_2_and_attack_with_2_more() -> None:
    allies = {"brute": (1, 0), "scoundrel": (0, 2)}
    scene = Scene("tinkerer/58/bottom", {"foe": (1, 1)}, allies).plays()
    scene.sees(hurt={"brute": 2}, lasts="tinkerer attack round", card="discard active")
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 4})
    scene.attacks("scoundrel", 2, "foe").sees(hurt={"foe": 2})
    scene.attacks("tinkerer", 2, "foe", range=2).sees(hurt={"foe": 2})
    scene.round_ends().sees(over="tinkerer attack round", card="discard")


@judged("59/top")
def kill_a_neighbour_but_no_boss() -> None:
    foes: Foes = {
        "foe": (1, 0),
        "elite": Foe((0, 1), rank=ELITE),
        "boss": Foe((-1, 0), rank=BOSS),
        "far": (2, 0),
    }
    scene = Scene("tinkerer/59/top", foes).plays().offers("foe", "elite").chooses("elite")
    scene.sees(dead="elite", xp=2, card="lost")


@judged("59/bottom")
def move_4_and_poison_all_neighbours() -> None:
    foes: Foes = {"one": (4, 0), "two": (4, -1), "far": (3, 2)}
    scene = Scene("tinkerer/59/bottom", foes).plays().reaches(4).chooses((3, 0))
    scene.sees(at=(3, 0), gains={"one": "poison", "two": "poison"})


@judged("60/top")
def a_neighbour_recovers_two_lost_cards_and_loses_two() -> None:
    def scene() -> Scene:
        made = Scene("tinkerer/60/top", allies={"brute": (1, 0), "scoundrel": (0, 2)})
        made.hands("tinkerer", [30], [31], [32, 33])
        return made.hands("brute", [1], [2, 3], [4, 5, 6]).hands("scoundrel", [88, 89], [], [90])

    both = scene().plays().offers("brute").chooses("brute", 4, 6, 1, 2)
    both.sees(hand={"brute": [4, 6]}, discard={"brute": [3]}, lost={"brute": [1, 2, 5]})
    one = scene().plays("brute", 5, "done", 2, 3)
    one.sees(hand={"brute": [1, 5]}, discard={"brute": []}, lost={"brute": [2, 3, 4, 6]})
    scene().plays("done").sees()


@judged("60/bottom")
def an_ally_takes_a_lost_card_of_its_neighbour() -> None:
    allies = {"brute": (3, 0), "scoundrel": (4, -1), "cragheart": (-1, 0)}
    scene = Scene("tinkerer/60/bottom", {"foe": (4, 0)}, allies)  # the Scoundrel itself is at range 4
    scene.hands("scoundrel", [88], [], [89, 93]).hands("cragheart", [], [], [116]).hands(
        "brute", [1], [], [2]
    )
    scene.plays().offers("brute").chooses("brute", "done").sees(xp=2, card="lost")
    scene.plays("brute")
    assert GAME.describe(scene.table, scene.options[0]).args == {"card": "flanking-strike"}
    scene.chooses_card_of("scoundrel", 93).sees(
        hand={"brute": [1, 93]}, lost={"scoundrel": [89]}, xp=2, card="lost"
    )


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
