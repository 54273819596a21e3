"""Items with a moment of their own: patterns for a single target, kills, loot, obstacles, a card from the hand."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes, content, steps
from taverna.games.gloomhaven.board.board import HAZARD
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from taverna.kit.hexes import Hex, disc
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene
from tests.games.gloomhaven.items import (
    test_items_from_66,
    test_items_from_121,
    test_items_of_classes,
    test_items_of_second_chances,
    test_items_to_65,
)
from tests.games.gloomhaven.items.wearing import not_for, worn
from tests.support.gloomhaven.tabletop import attack, do, move

judged = Judged("item")

CROWD: Foes = {f"{q},{r}": (q, r) for q, r in disc(4) if (q, r) != (0, 0)}


def pattern(number: int, state: int, hexes: list[Hex], far: bool = False) -> None:
    """An Attack 2 on a single target hits exactly these hexes instead."""
    names = [f"{q},{r}" for q, r in hexes]
    more = {"range": 3} if far else {}
    scene = worn(number, CROWD).attacks("brute", 2, f"item{number}", *names, **more)
    scene.sees(hurt=dict.fromkeys(names, 2), items=[state])
    not_for(number, far=not far)
    # Not for an attack that has more targets or a pattern already.
    foes: Foes = {"foe": (2, 0) if far else (1, 0)}
    wide = {"at": "range" if far else "self", "hit": [[1, 0]]}
    for other in ({"targets": 2}, {"area": wide}):
        scene = worn(number, foes).attacks("brute", 2, **other, **more)
        assert codes.ITEM not in scene.options
        scene.chooses("foe").sees(hurt={"foe": 2})


@judged("18")
def battle_axe() -> None:
    pattern(18, CONSUMED, [(1, -1), (1, 0)])


@judged("26")
def long_spear() -> None:
    pattern(26, SPENT, [(1, 0), (2, 0)])
    # It may bring the only target within reach.
    scene = worn(26, {"foe": (2, 0)}).attacks("brute", 2, "item26", "foe")
    scene.sees(hurt={"foe": 2}, items=[SPENT])


@judged("33")
def volatile_bomb() -> None:
    pattern(33, CONSUMED, [(3, 0), (2, 1), (3, 1)], far=True)


def after_the_turn(number: int) -> Scene:
    """Both cards are played; Shield Bash and Grab and Go are still in hand."""
    scene = worn(number, {"foe": (1, 0)}).hands("brute", [6, 8], [1, 2])
    scene.takes_turn("brute")
    return scene


def not_before_both_cards(number: int) -> None:
    scene = worn(number, {"foe": (1, 0)}).hands("brute", [6, 8], [1])
    hero = scene.hero("brute")
    hero.played, hero.lead = 1 << 4, 4
    scene.takes_turn("brute")
    assert scene.asked == "turn"
    assert codes.ITEM not in scene.options
    scene.chooses("done").sees(discard=[1, 5])


@judged("42")
def ring_of_haste() -> None:
    scene = after_the_turn(42).chooses("item42", 6).reaches(4).chooses((-4, 0))
    scene.sees(at=(-4, 0), hand=[8], discard=[1, 2, 6], items=[CONSUMED])
    after_the_turn(42).chooses("done").sees()
    not_before_both_cards(42)


@judged("47")
def reaping_scythe() -> None:
    pattern(47, CONSUMED, [(0, -1), (1, -1), (1, 0)])


@judged("50")
def steel_sabatons() -> None:
    for length in (0, 1, 2):
        scene = worn(50, {"foe": (0, 4)})
        scene.figure("brute").moved = length
        scene.figure("brute").acted = True
        scene.watches()
        scene.table.turn = 0
        scene.table.push(steps.END_TURN, 0, 0)
        scene._run()
        scene.sees(**({"lasts": "brute shield 1 round"} if length < 2 else {}))


@judged("56")
def ring_of_brutality() -> None:
    not_before_both_cards(56)
    scene = after_the_turn(56).chooses("item56", 8, "foe")
    scene.sees(hurt={"foe": 4}, gains={"foe": "stun"}, xp=2, hand=[6], lost=[8], items=[CONSUMED])


@judged("60")
def unstable_explosives() -> None:
    pattern(60, CONSUMED, [(2, 0), (3, 0), (2, 1), (3, 1)], far=True)
    foes: Foes = {"one": (2, 0), "two": (3, 1)}
    scene = worn(60, foes, {"tinkerer": (3, 0), "scoundrel": (-1, 0)})
    scene.attacks("brute", 2, "item60", "one", "two", range=3)
    scene.sees(hurt={"one": 2, "two": 2, "tinkerer": 3}, items=[CONSUMED])


@judged("68")
def halberd() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 2), "far": (3, 0)}
    scene = worn(68, foes)
    scene.stacks("brute", "-1", "+1")  # no disadvantage next to the target
    scene.attacks("brute", 2).offers("one", "two").chooses("one").sees(hurt={"one": 1})
    scene.attacks("brute", 2, "two").sees(hurt={"two": 3})
    scene.attacks("brute", 2, targets=2).offers("one").chooses("one").sees(hurt={"one": 2})


@judged("76")
def chain_hood() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "three": (2, 0)}
    scene = worn(76, foes).strikes("one", "brute", 3).sees(hurt=3)
    scene.stands("three", (-1, 0)).strikes("one", "brute", 3).sees(hurt=2)


@judged("89")
def minor_cure_potion() -> None:
    scene = worn(89, {"foe": (5, 0)}).gives(brute="stun poison").takes_turn("brute", "item89")
    assert scene.asked == "cleanse"
    scene.answer(codes.CHOICE + CONDITIONS.index("stun"))
    scene.sees(loses="stun", items=[CONSUMED])
    one = worn(89, {"foe": (5, 0)}).gives(brute="poison").takes_turn("brute", "item89")
    one.sees(loses="poison", items=[CONSUMED])


@judged("90")
def major_cure_potion() -> None:
    scene = (
        worn(90, {"foe": (5, 0)}).gives(brute="stun poison muddle strengthen").takes_turn("brute", "item90")
    )
    scene.sees(
        loses="stun poison muddle strengthen", items=[CONSUMED]
    )  # strengthened until the end of the turn
    stunned = worn(90, {"foe": (5, 0)}, None, 12).gives(brute="stun").hurts(brute=5).takes_turn("brute")
    assert len(stunned.options) == 2  # no other item
    stunned.chooses("done").sees(loses="stun")


@judged("93")
def scroll_of_power() -> None:
    foes: Foes = {"one": (2, 0), "two": (1, 1)}
    scene = worn(93, foes, {"tinkerer": (1, 0)}).attacks("tinkerer", 2)
    assert (scene.asked, scene.table.pending[0].seat) == ("attack", 0)
    scene.chooses("item93", "one").sees(hurt={"one": 3}, items=[CONSUMED])
    scene.attacks("tinkerer", 2, "one").sees(hurt={"one": 2})
    scene = worn(93, foes, {"tinkerer": (1, 0)}).attacks("tinkerer", 2, "done", "one").sees(hurt={"one": 2})
    scene.attacks("brute", 2, "two", range=2).sees(hurt={"two": 2})  # not for its own attacks
    # All attacks of the action.
    twice = worn(93, foes, {"tinkerer": (1, 0)})
    twice.watches()
    twice.performs("tinkerer", attack(2), attack(2))
    twice.chooses("item93", "one", "two").sees(hurt={"one": 3, "two": 3}, items=[CONSUMED])


@judged("99")
def magma_waders() -> None:
    scene = worn(99, {"foe": (0, 4)}).hurts(brute=9)
    scene.table.board.put(scene.cell((1, 0)), HAZARD)
    scene.does("brute", move(1))
    assert codes.ITEM not in scene.options
    scene.chooses((-1, 0)).sees(at=(-1, 0))
    scene.does("brute", move(2), "E", "E", "done").sees(at=(1, 0))
    scene.does("brute", move(1), "item99", "yes", "done").sees(heal=2)


def celebrates(number: int, **told: object) -> None:
    """A kill in the own turn; not another's, and not outside the turn."""
    foes: Foes = {"one": Foe((1, 0), hp=1), "two": Foe((0, 1), hp=1), "three": Foe((-1, 0), hp=1)}
    scene = worn(number, foes, {"tinkerer": (-1, 1)}).hurts(brute=9)
    scene.attacks("brute", 2, "one").sees(dead="one", **told)
    scene.attacks("tinkerer", 2, "two").sees(dead="two")
    scene.does("brute", do("retaliate", n=5, to={"who": "self"}, until="round"))
    scene.sees(lasts="brute retaliate 5 round")
    shield = 1 if "lasts" in told else 0
    scene.strikes("three", "brute", 3).sees(hurt=3 - shield, dead="three")


@judged("106")
def necklace_of_teeth() -> None:
    celebrates(106, heal=1)


@judged("109")
def thiefs_hood() -> None:
    scene = worn(109).pays({(1, 0): 1, (2, 0): 2, (3, 0): 4}).does("brute", do("loot", n=1), "item109")
    scene.sees(tokens=3, coins={(1, 0): None, (2, 0): None}, items=[CONSUMED])
    scene = worn(109).pays({(1, 0): 1, (2, 0): 2}).does("brute", do("loot", n=1), "done")
    scene.sees(tokens=1, coins={(1, 0): None})
    # Only for Loot 1.
    worn(109).pays({(3, 0): 4}).does("brute", do("loot", n=2)).sees()


@judged("110")
def helm_of_the_mountain() -> None:
    scene = worn(110, {"foe": (1, 0)}, strong="earth").strikes("foe", "brute", 2).chooses("item110")
    scene.sees(hurt=2, gains={"foe": "immobilize"})
    worn(110, {"foe": (1, 0)}, strong="earth").strikes("foe", "brute", 2).chooses("done").sees(hurt=2)
    worn(110, {"foe": (1, 0)}).strikes("foe", "brute", 2).sees(hurt=2)


@judged("111")
def wave_crest() -> None:
    scene = (
        worn(111, {"foe": (1, 0)}, strong="ice").strikes("foe", "brute", 2).chooses("item111", (2, 0), (3, 0))
    )
    scene.sees(hurt=2, at={"foe": (3, 0)})
    worn(111, {"foe": (1, 0)}).strikes("foe", "brute", 2).sees(hurt=2)


@judged("116")
def fueled_falchion() -> None:
    foes: Foes = {"foe": (1, 0), "beside": (2, 0), "apart": (-1, 0)}
    scene = worn(116, foes, {"tinkerer": (1, 1)}).attacks("brute", 2, "foe", "item116")
    scene.sees(hurt={"foe": 3, "beside": 1}, items=[CONSUMED])
    not_for(116, far=True)
    worn(116, foes).attacks("brute", 2, "foe", "done", targets=2).sees(hurt={"foe": 2})


@judged("125")
def curious_gear() -> None:
    scene = worn(125, {"foe": (5, 0)}).traps((1, 0), (0, 2), (3, 0)).takes_turn("brute", "item125")
    scene.sees(trap={(1, 0): None, (0, 2): None}, items=[CONSUMED])


@judged("134")
def imposing_blade() -> None:
    celebrates(134, lasts="brute shield 1 round")


@judged("135")
def focusing_ray() -> None:
    scene = worn(135, None, {"tinkerer": (1, 0)}).hurts(brute=9, tinkerer=9)
    scene.does("brute", do("heal", n=2, range=1), "item135", "tinkerer")
    scene.sees(heal={"tinkerer": 4}, items=[CONSUMED])
    scene = worn(135, None, {"tinkerer": (1, 0)}).hurts(brute=9)
    scene.does("brute", do("heal", n=2, to={"who": "self"}), "item135", "yes")
    scene.sees(heal=4, items=[CONSUMED])


@judged("136")
def volatile_elixir() -> None:
    scene = worn(136, {"one": (2, 0), "two": (0, 2)})
    scene.stacks("brute", "-1", "+1", "-1", "+0")
    scene.attacks("brute", 2, "item136", "one", "two", range=2, targets=2)
    scene.sees(hurt={"one": 5, "two": 4, "brute": 4}, items=[CONSUMED])
    not_for(136, far=False)


@judged("138")
def stone_charm() -> None:
    make = do("createObstacle", n=1, size=1, within=2)
    scene = worn(138, {"foe": (5, 0)}).does("brute", make, "item138", (1, 0), (0, 2))
    scene.sees(obstacle={(1, 0): True, (0, 2): True}, items=[SPENT])
    scene.does("brute", make, (2, 0)).sees(obstacle={(2, 0): True})


@judged("139")
def psychic_knife() -> None:
    Scene.performed["item/139"] = 1
    gained = {"foe": "muddle poison"}
    scene = Scene("mindthief/156/top", {"foe": (1, 0)}).equips("mindthief", 139).plays("item139", "foe")
    scene.sees(
        hurt={"foe": 2}, gains=gained, lasts="mindthief attack persistent", xp=1, card="discard active"
    )
    scene.attacks("mindthief", 1)
    assert codes.ITEM not in scene.options  # another action
    scene.chooses("foe").sees(hurt={"foe": 2})  # 1 for the poison


@judged("142")
def phasing_idol() -> None:
    scene = worn(142, {"foe": (2, 0)}, {"tinkerer": (-1, 0)}).equips("tinkerer", 142).equips("brute")
    scene.does("tinkerer", do("summon", summon="decoy"), (-1, 1)).sees(joins={"decoy": ((-1, 1), 6)})
    scene.strikes("foe", "decoy", 3, range=9).chooses("item142").sees(items={"tinkerer": [CONSUMED]})
    scene.strikes("foe", "decoy", 3, range=9).sees(hurt={"decoy": 3})


@judged("145")
def mask_of_death() -> None:
    scene = (
        worn(145, {"foe": (1, 0), "far": (2, 0)})
        .hurts(brute=24)
        .attacks("brute", 2, "foe")
        .sees(hurt={"foe": 2})
    )
    scene.hurts(brute=1).attacks("brute", 2, "foe", "item145").sees(hurt={"foe": 4})
    scene.attacks("brute", 2, "far", range=2).sees(hurt={"far": 2})


@pytest.mark.parametrize("item", judged.halves)
def test_item(item: str) -> None:
    judged.run(item)


def test_every_item_that_can_be_played_is_judged_once() -> None:
    known = [f"item/{number}" for number in content.item_numbers() if content.item(number).is_playable]
    found = [*judged.halves, *test_items_to_65.judged.halves, *test_items_from_66.judged.halves]
    found += [*test_items_from_121.judged.halves, *test_items_of_classes.judged.halves]
    found += test_items_of_second_chances.judged.halves
    assert sorted(found) == sorted(known)
    assert len(known) == 151
