"""The Beast Tyrant's cards of levels 2 to 9, half by half."""

from __future__ import annotations

import pytest

from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Judged, Scene, far, goes, heals, summons
from tests.games.gloomhaven.cards.tyrants import bear_attacks, bear_covers, bear_goes, tyrant
from tests.support.gloomhaven.tabletop import Foe, do

judged = Judged("two-mini")

WEDGE = [(1, -1), (1, 0), (0, 1)]


@judged("490/top")
def the_bear_attacks_4_and_is_strengthened() -> None:
    scene = tyrant("490/top", {"foe": (3, 0)}).plays("foe", "yes")
    scene.sees(hurt={"foe": 4}, gains={"bear": "strengthen"}, xp=1)


@judged("490/bottom")
def heal_1_for_all_allies() -> None:
    scene = tyrant("490/bottom", allies={"brute": (5, 0)}).hurts(two_mini=3, bear=3, brute=3).plays()
    scene.sees(heal={"bear": 1, "brute": 1})


@judged("491/top")
def attack_3_range_2_immobilize_with_earth() -> None:
    scene = Scene("two-mini/491/top", far(2)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "immobilize"}, infuses="earth")


@judged("491/bottom")
def shield_2_and_retaliate_2_for_all_summons() -> None:
    scene = tyrant("491/bottom", {"foe": (3, 0)}).plays()
    both = "bear retaliate 2 round, bear shield 2 round"
    scene.sees(lasts=both, xp=2, card="lost active")
    scene.strikes("foe", "bear", 3).sees(hurt={"bear": 1, "foe": 2})
    scene.strikes("foe", "two-mini", 3, range=3).sees(hurt=3)
    scene.round_ends().sees(over=both, card="lost")


@judged("492/top")
def summon_swamp_alligator() -> None:
    summons("two-mini/492/top", "swamp-alligator", 5, 2, 3, gains={"foe": "immobilize"})


@judged("492/bottom")
def the_bear_attacks_2_at_two() -> None:
    scene = tyrant("492/bottom", {"foe": (3, 0), "other": (2, 1), "mine": (-1, 0)}).plays()
    scene.offers("foe", "other").chooses("foe", "other").sees(hurt={"foe": 2, "other": 2}, xp=1)


@judged("493/top")
def the_bear_attacks_3_in_a_wedge_harder_with_earth() -> None:
    bear_covers("493/top", WEDGE, 3)
    bear_covers("493/top", WEDGE, 4, "yes", strong="earth", consumes="earth", xp=1)


@judged("493/bottom")
def move_5() -> None:
    goes("two-mini/493/bottom", 5)


@judged("494/top")
def attack_2_range_4_disarm_at_two() -> None:
    scene = Scene("two-mini/494/top", {"foe": (4, 0), "other": (0, 2), "beyond": (5, 0)}).plays()
    scene.offers("foe", "other").chooses("foe", "other")
    scene.sees(hurt={"foe": 2, "other": 2}, gains={"foe": "disarm", "other": "disarm"}, xp=1)


@judged("494/bottom")
def heal_4_range_4() -> None:
    heals("two-mini/494/bottom", 4, 4)


@judged("495/top")
def the_bear_attacks_3_pierce_4() -> None:
    scene = tyrant("495/top", {"foe": Foe((3, 0), hp=20, shield=5)}).plays("foe")
    scene.sees(hurt={"foe": 2}, xp=1)


@judged("495/bottom")
def move_3_and_stronger_commands_this_round() -> None:
    scene = tyrant("495/bottom", {"foe": (3, 0)}).plays().reaches(3).chooses((0, 2))
    scene.sees(at=(0, 2), lasts="two-mini attack round", card="discard active")
    scene.takes_turn("bear").sees(hurt={"foe": 2})  # its own attack is no command
    scene.attacks("two-mini", 1, "foe", range=5).sees(hurt={"foe": 1})
    scene.hero("two-mini").active = 0
    scene.turns_to("two-mini/482/bottom").plays("foe").sees(hurt={"foe": 3}, xp=1)


@judged("496/top")
def the_bear_rampages() -> None:
    scene = tyrant("496/top", {"one": (3, 0), "two": (2, 2)}).plays("one").reaches(2).chooses((2, 1))
    scene.offers("one", "two").chooses("two").reaches(2).chooses("done", "one")
    scene.sees(hurt={"one": 4, "two": 2}, at={"bear": (2, 1)}, xp=2, card="lost")


@judged("496/bottom")
def a_summon_moves_and_attacks_by_its_own_values() -> None:
    scene = tyrant("496/bottom", {"foe": (5, 0)}).plays("bear").reaches(3).chooses((4, 0), "foe")
    scene.sees(at={"bear": (4, 0)}, hurt={"foe": 2})


@judged("497/top")
def summon_monolith() -> None:
    scene = Scene("two-mini/497/top", {"foe": (2, 0)}, floor=row(0, 3)).plays((1, 0))
    scene.sees(joins={"monolith": ((1, 0), 15)}, xp=2, infuses="earth", card="lost active")
    scene.takes_turn("monolith").sees(becomes_strong="earth")
    scene.strikes("foe", "monolith", 5).sees(hurt={"monolith": 3})


@judged("497/bottom")
def the_bear_moves_5() -> None:
    bear_goes("497/bottom", 5)


@judged("498/top")
def heal_2_range_4_for_three() -> None:
    allies = {"brute": (4, 0), "scoundrel": (0, 2), "tinkerer": (5, 0)}
    scene = (
        tyrant("498/top", allies=allies).hurts(two_mini=5, bear=5, brute=5, scoundrel=5, tinkerer=5).plays()
    )
    scene.offers("two-mini", "bear", "brute", "scoundrel").chooses("bear", "brute", "two-mini")
    scene.sees(heal={"bear": 2, "brute": 2, "two-mini": 2}, xp=1)


@judged("498/bottom")
def move_2_change_places_with_the_bear_and_move_2() -> None:
    scene = tyrant("498/bottom").plays().reaches(2).chooses((0, 2)).offers("bear").chooses("bear")
    scene.reaches(2).chooses((4, 0)).sees(at={"two-mini": (4, 0), "bear": (0, 2)})
    scene = Scene("two-mini/498/bottom").plays((0, 2)).reaches(2).chooses((0, 4)).sees(at=(0, 4))


@judged("499/top")
def the_bear_heals_2_with_five_attacks() -> None:
    hunger = "two-mini attack uses"
    scene = tyrant("499/top", {"foe": Foe((3, 0), hp=40)}).hurts(bear=20)
    scene.plays().sees(lasts=hunger, card="lost active")
    scene.attacks("two-mini", 1, "foe", range=3).sees(hurt={"foe": 1})
    for used in range(1, 5):
        more = {"xp": 1} if used % 2 else {}
        scene.takes_turn("bear").sees(hurt={"foe": 2}, heal={"bear": 2}, used=used, **more)
    scene.takes_turn("bear").sees(hurt={"foe": 2}, heal={"bear": 2}, xp=1, over=hunger, card="lost")


@judged("499/bottom")
def the_bear_attacks_3_and_heals_3() -> None:
    scene = tyrant("499/bottom", {"foe": (3, 0)}).hurts(bear=5).plays("foe", "yes")
    scene.sees(hurt={"foe": 3}, heal={"bear": 3}, xp=1)


@judged("500/top")
def summon_wind_totem() -> None:
    foes = {"foe": (2, 0), "other": (2, -1), "far": (4, 0)}
    scene = Scene("two-mini/500/top", foes).plays((1, 0))
    scene.sees(joins={"wind-totem": ((1, 0), 8)}, xp=2, infuses="air", card="lost active")
    scene.takes_turn("wind-totem")
    while scene.asked:
        scene.answer(scene.options[0])
    assert scene.lost("foe") == scene.lost("other") == 1
    assert scene.where("wind-totem") == (1, 0)
    assert scene.lost("far") == 0
    Scene.performed.pop("unseen", None)


@judged("500/bottom")
def the_bear_attacks_4() -> None:
    bear_attacks("500/bottom", 4)


@judged("501/top")
def attack_3_range_3_stun_with_earth() -> None:
    scene = Scene("two-mini/501/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "stun"}, infuses="earth")


@judged("501/bottom")
def summons_within_3_move_one_hex_less() -> None:
    tyrant("501/bottom").plays().reaches(2).chooses((2, 2)).sees(at={"bear": (2, 2)})
    tyrant("501/bottom", bear=(4, 0)).plays().sees()


@judged("502/top")
def the_bear_attacks_4_all_around() -> None:
    scene = tyrant("502/top", {"foe": (3, 0), "other": (2, 1), "mine": (-1, 0)}).plays()
    scene.offers("foe", "other").chooses("all").sees(hurt={"foe": 4, "other": 4}, xp=1)


@judged("502/bottom")
def the_bear_moves_3_and_pushes_all_around_2() -> None:
    scene = tyrant("502/bottom", {"foe": (2, 2), "other": (1, 2), "mine": (-1, 0)}).plays().reaches(3)
    scene.chooses((2, 1), (2, 3), (0, 3), (0, 4))  # from (2, 3) there is one way on
    scene.sees(at={"bear": (2, 1), "foe": (1, 4), "other": (0, 4)}, xp=1)


@judged("503/top")
def heal_5_range_3_further_with_air() -> None:
    heals("two-mini/503/top", 5, 3)
    scene = tyrant("503/top", bear=(4, 0), strong="air").hurts(bear=9).plays("yes")
    scene.offers("two-mini", "bear").chooses("bear").sees(heal={"bear": 6}, consumes="air", xp=1)


@judged("503/bottom")
def move_4_and_strengthen_a_neighbour() -> None:
    scene = tyrant("503/bottom", allies={"brute": (0, 3)}).plays().reaches(4).chooses((1, 2))
    scene.offers("brute").chooses("brute").sees(at=(1, 2), gains={"brute": "strengthen"})


@judged("504/top")
def the_bear_kills_a_weak_normal_neighbour() -> None:
    foes = {
        "weak": Foe((3, 0), hp=6),
        "strong": Foe((2, 1), hp=7),
        "elite": Foe((1, 1), hp=3, rank=1),
        "mine": Foe((-1, 0), hp=2),
    }
    tyrant("504/top", foes).plays().offers("weak").chooses("weak").sees(dead="weak", xp=1)


@judged("504/bottom")
def the_bear_attacks_pushes_runs_and_attacks() -> None:
    scene = (
        tyrant("504/bottom", {"foe": (3, 0)}).plays("foe", (4, 0), (5, 0)).reaches(3).chooses((4, 0), "foe")
    )
    scene.sees(hurt={"foe": 4}, at={"bear": (4, 0), "foe": (5, 0)}, xp=1)


@judged("505/top")
def summon_spirit_banner() -> None:
    banner = "spirit-banner attack persistent"
    scene = tyrant("505/top", {"foe": (3, 0)}, {"brute": (0, 2)}).plays((1, 0))
    scene.sees(joins={"spirit-banner": ((1, 0), 8)}, xp=2, lasts=banner, card="lost active")
    scene.takes_turn("spirit-banner").sees()
    scene.takes_turn("bear").sees(hurt={"foe": 4})  # next to the banner
    scene.attacks("two-mini", 1, "foe", range=3).sees(hurt={"foe": 3})
    scene.attacks("brute", 1, "foe", range=4).sees(hurt={"foe": 1})
    scene.strikes("foe", "spirit-banner", 8, range=2).sees(dead="spirit-banner", over=banner, card="lost")
    scene.attacks("two-mini", 1, "foe", range=3).sees(hurt={"foe": 1})


@judged("505/bottom")
def recover_two_lost_cards_that_summon() -> None:
    scene = Scene("two-mini/505/bottom").hands("two-mini", lost=[479, 480, 481, 487, 488]).plays(487, 479)
    scene.sees(hand=[479, 487], lost=[480, 481, 488], card="lost")
    scene = Scene("two-mini/505/bottom").hands("two-mini", lost=[481, 488]).plays().sees(card="lost")
    scene = Scene("two-mini/505/bottom").hands("two-mini", lost=[479]).plays("done").sees(card="lost")
    assert scene.does("two-mini", do("heal", n=1)).asked == "perform"
    Scene.performed.pop("unseen", None)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
