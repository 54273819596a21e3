"""The cards of levels 2 to 9 of the class circles, half by half, and its summons."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.language.modifiers import CURSE_CARD, ZERO
from taverna.kit.hexes import row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene, far, goes, summons
from tests.games.gloomhaven.cards.test_circles import conjured, joined
from tests.support.gloomhaven.tabletop import move

judged = Judged("circles")


@judged("245/top")
def earth_makes_moves_longer() -> None:
    scene = conjured("circles/245/top", "iron-beast", (0, 1), {"foe": (5, 0)}, strong="earth").plays()
    scene.sees(lasts="circles moveAction persistent", card="lost active")
    scene.does("circles", move(1), "done").reaches(1).chooses((1, 0)).sees(at=(1, 0))
    scene.does("circles", move(1), "yes").reaches(3).chooses((0, 0)).sees(at=(0, 0), consumes="earth", xp=1)
    scene.does("circles", move(1)).reaches(1).chooses("done").sees()
    beast = conjured(
        "circles/245/top", "iron-beast", (1, 0), {"foe": (6, 0)}, floor=row(0, 6), strong="earth"
    )
    beast.plays().sees(lasts="circles moveAction persistent", card="lost active")
    beast.takes_turn("iron-beast", "yes")
    beast.sees(at={"iron-beast": (5, 0)}, hurt={"foe": 1}, consumes="earth", xp=1)


@judged("245/bottom")
def jump_5() -> None:
    goes("circles/245/bottom", 5, jump=True)


@judged("246/top")
def attack_2_range_3_curse_dark_stuns() -> None:
    scene = Scene("circles/246/top", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, curses={"monsters": 1})
    scene = Scene("circles/246/top", far(3), strong="dark").plays("yes", "foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "stun"}, curses={"monsters": 1}, consumes="dark", xp=1)


@judged("246/bottom")
def attack_2_range_3_and_heal_2() -> None:
    scene = Scene("circles/246/bottom", far(3)).hurts(circles=5).plays().offers("foe").chooses("foe", "yes")
    scene.sees(hurt={"foe": 2}, heal=2)


@judged("247/top")
def kill_the_weak_all_around() -> None:
    foes: Foes = {
        "weak": Foe((1, 0), hp=5),
        "other": Foe((0, 1), hp=2),
        "strong": Foe((-1, 0), hp=6),
        "elite": Foe((0, -1), hp=3, rank=1),
        "far": Foe((2, 0), hp=1),
    }
    Scene("circles/247/top", foes).plays().sees(dead="weak other", xp=2, card="lost")


@judged("247/bottom")
def heal_4_or_6_for_earth() -> None:
    Scene("circles/247/bottom").hurts(circles=9).plays("yes").sees(heal=4)
    scene = Scene("circles/247/bottom", strong="earth").hurts(circles=9).plays("yes", "yes")
    scene.sees(heal=6, consumes="earth", xp=1)


@judged("248/top")
def summon_slime_spirit() -> None:
    summons("circles/248/top", "slime-spirit", 4, 3, 1, shield=2, gains={"foe": "muddle"})


@judged("248/bottom")
def attack_3_range_3_immobilize_dark_curses() -> None:
    scene = Scene("circles/248/bottom", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "immobilize"})
    scene = Scene("circles/248/bottom", far(3), strong="dark").plays("yes", "foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "immobilize"}, curses={"monsters": 1}, consumes="dark", xp=1)


@judged("249/top")
def summon_rock_colossus() -> None:
    summons("circles/249/top", "rock-colossus", 7, 1, 3, infuses="earth", becomes_strong="earth")


@judged("249/bottom")
def move_2_and_loot_1() -> None:
    scene = Scene("circles/249/bottom").pays({(3, 0): 2, (4, 0): 1}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), tokens=2, coins={(3, 0): None})


@judged("250/top")
def two_summons_move() -> None:
    scene = conjured("circles/250/top", "iron-beast", (2, 0))
    scene.plays().offers("iron-beast").chooses("iron-beast").reaches(2).chooses((4, 0))
    scene.sees(at={"iron-beast": (4, 0)}, xp=1)
    scene.stands("iron-beast", (3, 0)).plays().sees()
    wolves = Scene("circles/235/top").plays((1, 0), (0, 1))
    first, second = [figure.slot for figure in wolves.table.figures if figure.kind == 1]
    wolves.slots.update({"first": first, "second": second})
    del wolves.slots["shadow-wolf"]
    Scene.performed.pop("unseen", None)
    wolves.played_now = False
    wolves.turns_to("circles/250/top").plays("first", "second", (3, 0), (0, 3))
    wolves.sees(at={"first": (3, 0), "second": (0, 3)}, xp=1)


@judged("250/bottom")
def two_summons_attack() -> None:
    scene = conjured(
        "circles/250/bottom", "thorn-shooter", (2, 0), {"foe": (5, 0), "beyond": (-5, 0)}
    ).plays()
    scene.offers("thorn-shooter").chooses("thorn-shooter").offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, gains={"foe": "poison"}, xp=1)
    conjured("circles/250/bottom", "nail-sphere", (2, 0), {"foe": (3, 0)}).plays("nail-sphere").sees(
        xp=1
    )  # it has no attack


@judged("251/top")
def a_summon_beside_does_both_better() -> None:
    scene = conjured("circles/251/top", "iron-beast", (1, 0), {"foe": (5, 0)}).plays("iron-beast")
    scene.reaches(3).chooses((4, 0)).offers("foe").chooses("foe")
    scene.sees(at={"iron-beast": (4, 0)}, hurt={"foe": 2}, xp=1)


@judged("251/bottom")
def attack_as_strong_and_far_as_summons_are_many() -> None:
    foes: Foes = {"foe": (0, 1), "other": (0, 2)}
    conjured("circles/251/bottom", "iron-beast", (1, 0), foes).plays().offers("foe").chooses("foe").sees(
        hurt={"foe": 1}
    )
    scene = conjured("circles/251/bottom", "nail-sphere", (1, 0), foes)
    scene.turns_to("circles/233/top").plays((-1, 0)).sees(
        joins={"iron-beast": ((-1, 0), 5)}, xp=2, card="lost active"
    )
    scene.turns_to("circles/251/bottom").plays().offers("foe", "other").chooses("other").sees(
        hurt={"other": 2}
    )
    Scene("circles/251/bottom", foes).plays().sees()


@judged("252/top")
def summon_healing_sprite() -> None:
    scene = Scene("circles/252/top", {"foe": (6, 0)}, floor=row(0, 6)).plays((1, 0))
    scene.sees(joins={"healing-sprite": ((1, 0), 2)}, xp=3, card="lost active")
    scene.takes_turn("healing-sprite", "done").sees(at={"healing-sprite": (3, 0)}, hurt={"foe": 1})
    scene = Scene("circles/252/top", allies={"brute": (2, 0), "scoundrel": (5, 0)})
    scene.hurts(brute=9, scoundrel=9).plays((1, 0))
    scene.sees(joins={"healing-sprite": ((1, 0), 2)}, xp=3, card="lost active")
    scene.takes_turn("healing-sprite").offers("brute", "circles", "healing-sprite").chooses("brute")
    scene.sees(heal={"brute": 2})


@judged("252/bottom")
def move_5() -> None:
    goes("circles/252/bottom", 5)


@judged("253/top")
def summon_three_nail_spheres() -> None:
    joined("circles/253/top", 3, 4, 3)
    scene = Scene("circles/253/top", {"foe": (5, 0)}, floor=row(0, 5)).plays((1, 0))
    scene.sees(joins={"nail-sphere": ((1, 0), 4)}, xp=3, card="lost active")
    scene.takes_turn("nail-sphere").sees(at={"nail-sphere": (3, 0)})
    scene.stands("foe", (4, 0)).takes_turn("nail-sphere").sees()  # it has no attack
    scene.strikes("foe", "nail-sphere", 2).sees(hurt={"nail-sphere": 1, "foe": 2})


@judged("253/bottom")
def summons_retaliate_2() -> None:
    scene = conjured("circles/253/bottom", "thorn-shooter", (3, 0), {"foe": (4, 0), "mine": (0, 1)}).plays()
    scene.sees(lasts="thorn-shooter retaliate 2 round", card="discard active")
    scene.strikes("foe", "thorn-shooter", 1).sees(hurt={"thorn-shooter": 1, "foe": 2})
    scene.strikes("mine", "circles", 1).sees(hurt=1)
    scene.round_ends().sees(over="thorn-shooter retaliate 2 round", card="discard")


@judged("254/top")
def attack_3_range_3_pierce_3() -> None:
    foes: Foes = {"foe": Foe((3, 0), hp=20, shield=4), "beyond": (-4, 0)}
    Scene("circles/254/top", foes).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    Scene("circles/254/top", foes, strong="air").plays("yes", "foe").sees(hurt={"foe": 4}, consumes="air")


@judged("254/bottom")
def move_3_and_a_summon_moves_3() -> None:
    scene = conjured("circles/254/bottom", "iron-beast", (3, 0), {"foe": (7, 0)}, floor=row(0, 7)).plays()
    scene.chooses((2, 0)).offers("iron-beast").chooses("iron-beast")
    scene.sees(at={"circles": (2, 0), "iron-beast": (6, 0)})  # by itself, toward the nearest enemy


@judged("255/top")
def summon_void_eater() -> None:
    summons("circles/255/top", "void-eater", 5, 3, 2, 2, xp=3, curses={"monsters": 1})


@judged("255/bottom")
def curse_all_around_summons() -> None:
    foes: Foes = {"one": (4, 0), "two": (3, 1), "mine": (0, 1)}
    scene = conjured("circles/255/bottom", "iron-beast", (3, 0), foes).plays()
    scene.sees(curses={"monsters": 2}, infuses="dark")


@judged("256/top")
def attack_5_muddle_fire_wounds() -> None:
    scene = Scene("circles/256/top", far(1)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 5}, gains={"foe": "muddle"})
    scene = Scene("circles/256/top", far(1), strong="fire").plays("yes", "foe")
    scene.sees(hurt={"foe": 6}, gains={"foe": "muddle wound"}, consumes="fire", xp=1)


@judged("256/bottom")
def move_3_and_strengthen_all_around() -> None:
    scene = Scene("circles/256/bottom", allies={"brute": (4, 0), "scoundrel": (0, 1)}).plays().reaches(3)
    scene.chooses((3, 0)).sees(at=(3, 0), gains={"brute": "strengthen"})


@judged("257/top")
def three_times_no_damage_to_summons() -> None:
    scene = conjured("circles/257/top", "thorn-shooter", (3, 0), {"foe": (4, 0)}).plays()
    scene.sees(lasts="circles damaged uses", card="lost active")
    scene.strikes("foe", "circles", 1, range=4).sees(hurt=1)
    scene.strikes("foe", "thorn-shooter", 9).sees(used=1, xp=1)
    scene.strikes("foe", "thorn-shooter", 9).sees(used=2, xp=1)
    scene.strikes("foe", "thorn-shooter", 9).sees(over="circles damaged uses", xp=1, card="lost")
    scene.strikes("foe", "thorn-shooter", 1).sees(hurt={"thorn-shooter": 1})


@judged("257/bottom")
def the_own_deck_is_cleaned() -> None:
    scene = Scene("circles/257/bottom", {"foe": (1, 0)}, {"brute": (0, 1)})
    deck, other = scene.hero("circles").deck, scene.hero("brute").deck
    deck.draw = [ZERO, CURSE_CARD, ZERO, CURSE_CARD]
    deck.discard = [ZERO, ZERO, ZERO]
    other.draw.append(CURSE_CARD)
    scene.table.monster_deck.draw.append(CURSE_CARD)
    scene.plays().sees(curses=-2, infuses="light")
    assert (deck.draw, deck.discard) == ([ZERO] * 5, [])


@judged("258/top")
def a_summon_within_3_attacks_with_venom() -> None:
    scene = conjured("circles/258/top", "iron-beast", (3, 0), {"foe": (4, 0)}).plays().offers("iron-beast")
    scene.chooses("iron-beast").offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 3}, gains={"foe": "wound poison"}, xp=1)


@judged("258/bottom")
def change_places_with_a_summon_and_move_3() -> None:
    scene = conjured("circles/258/bottom", "iron-beast", (5, 0), allies={"brute": (0, 1)})
    scene.plays().offers("iron-beast").chooses("iron-beast").reaches(3).chooses((2, 0))
    scene.sees(at={"circles": (2, 0), "iron-beast": (0, 0)})


@judged("259/top")
def recover_two_lost_cards() -> None:
    scene = Scene("circles/259/top").hands("circles", [], [233], [234, 235, 236])
    scene.plays(234, 235).sees(hand=[234, 235], lost=[236], card="lost")  # 236 can't be recovered


@judged("259/bottom")
def jump_6() -> None:
    goes("circles/259/bottom", 6, jump=True)


@judged("260/top")
def summon_black_unicorn() -> None:
    summons("circles/260/top", "black-unicorn", 6, 4, 4, xp=3)


@judged("260/bottom")
def all_summons_within_3_attack() -> None:
    scene = conjured("circles/260/bottom", "iron-beast", (3, 0), {"foe": (4, 0)})
    scene.turns_to("circles/234/top").plays((1, 0))
    scene.sees(joins={"thorn-shooter": ((1, 0), 2)}, xp=2, card="lost active")
    scene.turns_to("circles/260/bottom").plays("foe", "foe")
    scene.sees(hurt={"foe": 1 + 2}, gains={"foe": "poison"}, xp=1)


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
