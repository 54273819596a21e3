"""The cards of level 1 and X of the class circles, half by half, and its summons."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.kit.hexes import disc, row
from tests.games.gloomhaven.cards.judging import (
    Foe,
    Foes,
    Judged,
    Scene,
    covers,
    far,
    goes,
    heals,
    loots,
    summons,
)

judged = Judged("circles")


def conjured(
    key: str, beast: str, at: tuple[int, int] = (1, 0), foes: Foes | None = None, **more: Any
) -> Scene:
    """The summoner with one of its summons, and the card of that summon still active."""
    scene = Scene(key, foes, **more)
    card = {"iron-beast": 233, "thorn-shooter": 234, "nail-sphere": 253}[beast]
    scene.turns_to(f"circles/{card}/top").plays((1, 0))
    while scene.asked:
        scene.chooses("done")
    scene.figure(beast).acted = False
    Scene.performed.pop("unseen", None)
    scene.played_now = False
    scene.table.put(scene.figure(beast), scene.cell(at))
    return scene.turns_to(key)


def joined(key: str, beasts: int, hp: int, xp: int) -> list[int]:
    """Several summons with one card, each in a hex of its own next to the summoner."""
    places = [(1, 0), (0, 1), (-1, 0)][:beasts]
    scene = Scene(key, {"foe": (5, 0)}).plays(*places)
    found = [figure for figure in scene.table.figures if figure.kind == 1]
    assert [scene.table.board.map.hex(figure.cell) for figure in found] == places
    assert [(figure.hp, figure.acted, figure.number) for figure in found] == [
        (hp, True, number) for number in range(1, beasts + 1)
    ]
    hero = scene.hero("circles")
    assert hero.xp == xp
    assert hero.lost & hero.active == 1 << scene.card.place
    Scene.performed.pop("unseen", None)
    for left, figure in enumerate(reversed(found)):
        assert hero.active
        scene.slots["last"] = figure.slot
        scene.settles().strikes("foe", "last", 9, range=9, pierce=9)
        Scene.performed.pop("unseen", None)
        assert not figure.present
        assert bool(hero.active) == (left + 1 < beasts)
    return [figure.slot for figure in found]


@judged("233/top")
def summon_iron_beast() -> None:
    summons("circles/233/top", "iron-beast", 5, 2, 1, shield=1)


@judged("233/bottom")
def shield_1_for_summons_too() -> None:
    scene = conjured("circles/233/bottom", "thorn-shooter", (4, 0), {"foe": (5, 0)}, allies={"brute": (0, 1)})
    scene.plays()
    both = "circles shield 1 round, thorn-shooter shield 1 round"
    scene.sees(lasts=both, infuses="earth", card="lost active")
    scene.strikes("foe", "thorn-shooter", 2).sees(hurt={"thorn-shooter": 1})
    scene.strikes("foe", "circles", 3, range=5).sees(hurt=2)
    scene.strikes("foe", "brute", 3, range=6).sees(hurt={"brute": 3})
    scene.round_ends().sees(over=both, card="lost")


@judged("234/top")
def summon_thorn_shooter() -> None:
    summons("circles/234/top", "thorn-shooter", 2, 1, 2, 4, gains={"foe": "poison"})


@judged("234/bottom")
def move_5_with_air() -> None:
    goes("circles/234/bottom", 5, infuses="air")


@judged("235/top")
def summon_two_shadow_wolves() -> None:
    joined("circles/235/top", 2, 3, 2)
    scene = Scene("circles/235/top", {"foe": Foe((5, 0), hp=20, shield=3)}, floor=row(0, 5)).plays((1, 0))
    scene.sees(joins={"shadow-wolf": ((1, 0), 3)}, xp=2, card="lost active")
    scene.takes_turn("shadow-wolf").sees(at={"shadow-wolf": (4, 0)}, hurt={"foe": 1})  # 2 - (3 - pierce 2)


@judged("235/bottom")
def attackers_of_summons_have_disadvantage() -> None:
    scene = conjured("circles/235/bottom", "iron-beast", (4, 0), {"foe": (5, -1)}, allies={"brute": (0, 1)})
    scene.plays().sees(lasts="circles targeted round", infuses="dark", card="discard active")
    for victim, hurt in (("circles", 3), ("iron-beast", 2), ("brute", 4)):
        scene.table.monster_deck.draw = scene.table.monster_deck.draw[:4]
        scene.stacks("foe", "+0", "-1")
        back = {"foe": 1} if victim == "iron-beast" else {}  # Shield 1, Retaliate 1
        scene.strikes("foe", victim, 4, range=9).sees(hurt={victim: hurt, **back})
    scene.round_ends().sees(over="circles targeted round", card="discard")


@judged("236/top")
def summon_lava_golem() -> None:
    summons(
        "circles/236/top", "lava-golem", 7, 2, 3,
        xp=6, gains={"foe": "wound"}, infuses="fire", becomes_strong="fire",
    )  # fmt: skip
    scene = Scene("circles/236/top", {"foe": (3, 0), "far": (4, 0)}).plays((1, 0))
    scene.sees(joins={"lava-golem": ((1, 0), 7)}, xp=6, card="lost active")
    scene.strikes("foe", "lava-golem", 1, range=2).sees(hurt={"lava-golem": 1, "foe": 2})
    scene.strikes("far", "lava-golem", 1, range=3).sees(hurt={"lava-golem": 1})


@judged("236/bottom")
def recover_four_lost_cards() -> None:
    scene = Scene("circles/236/bottom").hands("circles", [], [233], [234, 235, 237, 238, 239])
    scene.plays(234, 235, 237, 238).sees(hand=[234, 235, 237, 238], lost=[239], card="lost")


@judged("237/top")
def heal_3_range_3() -> None:
    heals("circles/237/top", 3, 3, xp=1)


@judged("237/bottom")
def an_enemy_is_moved_1() -> None:
    scene = Scene("circles/237/bottom", far(4)).plays().offers("foe").chooses("foe").reaches(1)
    scene.chooses((3, 0)).sees(at={"foe": (3, 0)})


@judged("238/top")
def a_summon_beside_moves_and_attacks() -> None:
    foes: Foes = {"foe": (5, 0), "other": (-3, 0)}
    scene = conjured("circles/238/top", "thorn-shooter", (1, 0), foes).plays().offers("thorn-shooter")
    scene.chooses("thorn-shooter").reaches(1).chooses((0, 1)).offers("other").chooses("other")
    scene.sees(at={"thorn-shooter": (0, 1)}, hurt={"other": 2}, gains={"other": "poison"}, xp=1)
    far_away = conjured("circles/238/top", "iron-beast", (2, 0), {"foe": (3, 0)})
    far_away.plays().sees()


@judged("238/bottom")
def jump_4() -> None:
    goes("circles/238/bottom", 4, jump=True)


@judged("239/top")
def a_summon_beside_moves_and_attacks_again() -> None:
    scene = conjured("circles/239/top", "iron-beast", (1, 0), {"foe": (4, 0)}).plays("iron-beast")
    scene.reaches(2).chooses((3, 0)).offers("foe").chooses("foe")
    scene.sees(at={"iron-beast": (3, 0)}, hurt={"foe": 1}, xp=1)


@judged("239/bottom")
def loot_1() -> None:
    loots("circles/239/bottom", 1)


@judged("240/top")
def attack_2_range_3_air_pushes() -> None:
    Scene("circles/240/top", far(3)).plays().offers("foe").chooses("foe").sees(hurt={"foe": 2})
    scene = Scene("circles/240/top", {"foe": (3, 0)}, strong="air").plays("yes", "foe", (4, 0), (5, 0))
    scene.sees(hurt={"foe": 3}, at={"foe": (5, 0)}, consumes="air", xp=1)


@judged("240/bottom")
def heal_3_range_3_again() -> None:
    heals("circles/240/bottom", 3, 3)


@judged("241/top")
def attack_1_range_5_two_targets_fire_wounds() -> None:
    foes: Foes = {"one": (5, 0), "two": (0, 5), "three": (-5, 0), "beyond": (6, 0)}
    scene = Scene("circles/241/top", foes, floor=disc(6)).plays().offers("one", "two", "three")
    scene.chooses("one", "two").sees(hurt={"one": 1, "two": 1})
    scene = Scene("circles/241/top", foes, floor=disc(6), strong="fire").plays("yes", "one", "two")
    scene.sees(hurt={"one": 1, "two": 1}, gains={"one": "wound", "two": "wound"}, consumes="fire", xp=1)


@judged("241/bottom")
def move_3_and_muddle_all_around() -> None:
    foes: Foes = {"one": (4, 0), "two": (4, -1), "far": (-3, 0)}
    scene = Scene("circles/241/bottom", foes).plays().reaches(3).chooses((3, 0))
    scene.sees(at=(3, 0), gains={"one": "muddle", "two": "muddle"})


@judged("242/top")
def summon_bat_swarm() -> None:
    summons("circles/242/top", "bat-swarm", 4, 2, 2, infuses="air", becomes_strong="air")
    scene = Scene("circles/242/top", {"foe": (4, 0)}, floor=row(0, 4)).blocks((2, 0)).plays((1, 0))
    scene.sees(joins={"bat-swarm": ((1, 0), 4)}, xp=2, card="lost active")
    scene.takes_turn("bat-swarm").sees(
        at={"bat-swarm": (3, 0)}, hurt={"foe": 2}, infuses="air", becomes_strong="air"
    )  # it flies


@judged("242/bottom")
def strengthen_all_around() -> None:
    scene = conjured(
        "circles/242/bottom", "iron-beast", (1, 0), allies={"brute": (0, 1), "scoundrel": (0, 2)}
    )
    scene.plays().sees(gains={"brute": "strengthen", "iron-beast": "strengthen"})


@judged("243/top")
def summon_living_bomb() -> None:
    foes: Foes = {"foe": (5, 0), "near": (3, 0), "edge": (1, 2), "beyond": (4, 0)}
    scene = Scene("circles/243/top", foes, {"brute": (0, 1)}).plays((1, 0))
    scene.sees(joins={"living-bomb": ((1, 0), 1)}, xp=2, card="lost active")
    scene.strikes("foe", "living-bomb", 2, range=9)
    scene.sees(dead="living-bomb", hurt={"near": 3, "edge": 3}, infuses="fire", card="lost")
    scene = Scene("circles/243/top", {"foe": (5, 0)}, floor=row(0, 5)).plays((1, 0))
    scene.sees(joins={"living-bomb": ((1, 0), 1)}, xp=2, card="lost active")
    scene.takes_turn("living-bomb").sees(at={"living-bomb": (4, 0)}, hurt={"foe": 2})


@judged("243/bottom")
def attack_2_range_3_with_fire() -> None:
    scene = Scene("circles/243/bottom", far(3)).plays().offers("foe").chooses("foe")
    scene.sees(hurt={"foe": 2}, infuses="fire")


@judged("244/top")
def attack_1_immobilize_in_a_triangle() -> None:
    covers("circles/244/top", [(3, 0), (4, 0), (4, -1)], 1, reach=4, gains="immobilize")


@judged("244/bottom")
def move_2_and_heal_summons_around() -> None:
    scene = conjured("circles/244/bottom", "iron-beast", (3, 0), allies={"brute": (2, 1)})
    scene.hurts(**{"iron-beast": 3, "brute": 3}).plays().reaches(2).chooses((2, 0))
    scene.sees(at=(2, 0), heal={"iron-beast": 1})


@pytest.mark.parametrize("half", judged.halves)
def test_half(half: str) -> None:
    judged.run(half)
