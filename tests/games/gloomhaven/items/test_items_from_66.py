"""Items that are designed, found or won, one by one."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.rules.heroes import build_deck
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from taverna.kit.hexes import disc, row
from tests.games.gloomhaven.cards.judging import Foe, Foes, Judged, Scene
from tests.games.gloomhaven.items.wearing import (
    after_walking,
    each,
    immune,
    lends_default,
    not_for,
    of_armour,
    of_attack,
    of_blow,
    of_move,
    of_turn,
    summons,
    wakes,
    worn,
)
from tests.support.gloomhaven.tabletop import attack, do, move

judged = Judged("item")


@judged("66")
def mask_of_terror() -> None:
    scene = worn(66, {"one": (1, 0), "two": (-1, 0)})
    scene.attacks("brute", 2, "one", "two", "item66", (2, 0), "item66", (-2, 0), targets=2)
    scene.sees(hurt={"one": 2, "two": 2}, at={"one": (2, 0), "two": (-2, 0)})
    not_for(66, far=True)


@judged("67")
def balanced_blade() -> None:
    lends_default(67, attack=4)


@judged("69")
def star_earring() -> None:
    wakes(69, "yes", 1, 3, heal=3, hand=[1, 3], discard=[2])
    wakes(69, "yes", 1, "done", heal=3, hand=[1], discard=[2, 3])


@judged("71")
def boots_of_levitation() -> None:
    scene = worn(71, {"foe": (1, 0)}, floor=row(0, 4)).blocks((2, 0)).traps((3, 0))
    scene.does("brute", move(3)).offers((2, 0), (3, 0)).chooses((3, 0)).sees(at=(3, 0))


@judged("72")
def shoes_of_happiness() -> None:
    after_walking(72, 6, "passive", xp=1)


@judged("73")
def blinking_cape() -> None:
    hedge: Foes = {f"foe{q}{r}": (q, r) for q, r in disc(1) if (q, r) != (0, 0)}
    scene = worn(73, hedge).takes_turn("brute", "item73").reaches(4, jump=True).chooses((4, 0))
    scene.sees(at=(4, 0), items=[CONSUMED])


@judged("74")
def swordedge_armour() -> None:
    of_armour(74, "spent", 3, back=1)


@judged("75")
def circlet_of_elements() -> None:
    scene = worn(75, {"foe": (5, 0)}, strong="fire ice").takes_turn("brute", "item75", "ice", "dark")
    scene.sees(consumes="ice", becomes_strong="dark", items=[SPENT])
    worn(75, {"foe": (5, 0)}).takes_turn("brute").sees()


BLADES = {77: "ice", 78: "air", 79: "fire", 80: "earth", 81: "light", 82: "dark"}


def blade(number: int) -> None:
    """2 more for one melee attack, as often as its element is there."""
    element = BLADES[number]
    scene = worn(number, {"one": (1, 0), "two": (0, 1)}, strong=element)
    scene.attacks("brute", 2, "one", "two", f"item{number}", targets=2)
    scene.sees(hurt={"one": 4, "two": 2}, consumes=element)
    scene.attacks("brute", 2, "one").sees(hurt={"one": 2})
    scene.makes(element).attacks("brute", 2, "one", f"item{number}").sees(hurt={"one": 4}, consumes=element)
    not_for(number, far=True, strong=element)


each(judged, list(BLADES), blade)

WANDS = {83: "ice", 84: "air", 85: "fire", 86: "earth", 87: "light", 88: "dark"}


def wand(number: int) -> None:
    of_turn(number, "spent", becomes_strong=WANDS[number])


each(judged, list(WANDS), wand)


@judged("91")
def steel_ring() -> None:
    of_blow(91, "consumed", 4)


@judged("94")
def scroll_of_healing() -> None:
    allies = {"tinkerer": (4, 0), "scoundrel": (5, 0)}
    scene = worn(94, {"foe": (5, -5)}, allies, at=(-1, 0)).hurts(brute=9, tinkerer=9)
    scene.takes_turn("brute", "item94").offers("brute", "tinkerer").chooses("tinkerer")
    scene.sees(heal={"tinkerer": 3}, items=[CONSUMED])


@judged("95")
def scroll_of_stamina() -> None:
    allies = {"tinkerer": (4, 0), "scoundrel": (5, 0)}

    def scene() -> Scene:
        made = worn(95, {"foe": (5, -5)}, allies, at=(-1, 0)).hands("tinkerer", [], [30, 31, 32], [33])
        return made.hands("brute", [], [1, 2]).hands("scoundrel", [], [88])

    used = scene().takes_turn("brute", "item95").offers("tinkerer").chooses("tinkerer", 30, 32)
    used.sees(hand={"tinkerer": [30, 32]}, discard={"tinkerer": [31]}, items=[CONSUMED])
    one = scene().takes_turn("brute", "item95", "tinkerer", 31, "done")
    one.sees(hand={"tinkerer": [31]}, discard={"tinkerer": [30, 32]}, items=[CONSUMED])


@judged("96")
def rocket_boots() -> None:
    of_move(96, 3, jump=True)


@judged("97")
def endurance_footwraps() -> None:
    after_walking(97, 4, "passive", "yes", heal=1)


@judged("98")
def drakescale_boots() -> None:
    scene = worn(98, {"foe": (0, 5)}, floor=[*row(0, 4), (0, 5)])
    for at, terrain in (((1, 0), DIFFICULT), ((2, 0), HAZARD)):
        scene.table.board.put(scene.cell(at), terrain)
    scene.does("brute", move(3)).offers((1, 0), (2, 0), (3, 0)).chooses((2, 0)).sees(at=(2, 0))


@judged("100")
def robes_of_summoning() -> None:
    scene = worn(100, {"foe": (0, 5)}, {"tinkerer": (4, 0)})
    scene.does("tinkerer", do("summon", summon="decoy"), (5, 0)).sees(joins={"decoy": ((5, 0), 6)})
    scene.hurts(decoy=4, brute=3).takes_turn("brute", "item100").offers("decoy").chooses("decoy")
    scene.sees(heal={"decoy": 2}, items=[SPENT])


@judged("101")
def second_skin() -> None:
    scene = worn(101)
    build_deck(scene.table, 0)
    assert len(scene.hero("brute").deck.draw) == 18


@judged("102")
def sacrificial_robes() -> None:
    foes: Foes = {"one": (2, 0), "two": (0, 2), "three": (-2, 0)}
    scene = worn(102, foes)
    scene.watches()
    scene.performs("brute", attack(2, targets=2, range=2), attack(2, range=2))
    scene.chooses("item102", "one", "two", "three")
    scene.sees(hurt={"brute": 3, "one": 3, "two": 3, "three": 3}, items=[SPENT])
    not_for(102, far=False)


@judged("103")
def drakescale_armour() -> None:
    immune(103, "poison", "wound")


@judged("104")
def steam_armour() -> None:
    of_armour(104, "consumed", 5)


@judged("105")
def flea_bitten_shawl() -> None:
    """Equally near, monsters take the other one, whatever the true initiative."""
    for number, chosen in ((105, "tinkerer"), (24, "brute")):
        scene = worn(number, {"foe": (1, 0)}, {"tinkerer": (2, 0)})
        scene.hero("brute").initiative, scene.hero("tinkerer").initiative = 10, 50
        scene.table.order = [0, 1]
        number_figures(scene.table)
        scene.draws(do("attack", n=2))
        scene.acts("foe")
        assert scene.lost(chosen) == 2


@judged("107")
def horned_helm() -> None:
    scene = worn(107, {"foe": (5, 0)}).does("brute", move(4), (4, 0)).sees(at=(4, 0))
    scene.attacks("brute", 2, "foe", "item107").sees(hurt={"foe": 3})
    scene.attacks("brute", 2, "foe").sees(hurt={"foe": 2})  # the next attack only
    scene.turn_ends().sees()
    scene.hero("brute").used = 0
    scene.attacks("brute", 2, "foe", range=3).sees(hurt={"foe": 2})  # a ranged attack
    short = worn(107, {"foe": (4, 0)}).does("brute", move(3), (3, 0)).sees(at=(3, 0))
    short.attacks("brute", 2, "foe").sees(hurt={"foe": 2})


@judged("108")
def drakescale_helm() -> None:
    scene = worn(108, {"foe": (1, 0)}).strikes("foe", "brute", 1, conditions=["muddle"])
    scene.sees(hurt=1, gains="strengthen")


@judged("112")
def ancient_drill() -> None:
    foes: Foes = {"one": Foe((1, 0), hp=20, shield=3), "two": (0, 1), "three": (-1, 0)}
    scene = worn(112, foes)
    scene.watches()
    scene.performs("brute", attack(2, targets=2), attack(2))
    scene.chooses("item112", "one", "two", "three")
    scene.sees(hurt={"one": 3, "two": 4, "three": 4}, items=[CONSUMED])
    not_for(112, far=True)


@judged("113")
def skullbane_axe() -> None:
    not_for(113, far=False)
    bones = worn(113, {"foe": (2, 0)})
    bones.table.rules.groups[0].slug = "living-bones"
    bones.attacks("brute", 2, "foe", range=2).sees(hurt={"foe": 2})
    for slug in ("living-bones", "living-corpse", "living-spirit"):
        scene = worn(113, {"foe": (1, 0)})
        scene.table.rules.groups[0].slug = slug
        scene.attacks("brute", 2, "foe", "item113").sees(hurt={"foe": 7}, items=[SPENT])


@judged("114")
def staff_of_xorn() -> None:
    of_attack(114, "consumed", far=True, gains="poison muddle")
    not_for(114, far=False)


@judged("115")
def mountain_hammer() -> None:
    summons(115, "warrior-spirit", 4, 1, 3)


@judged("117")
def bloody_axe() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "three": (-1, 0)}
    scene = worn(117, foes)
    scene.watches()
    scene.performs("brute", attack(2, targets=2), attack(2))
    scene.chooses("item117", "one", "two", "three")
    scene.sees(hurt={"brute": 2, "one": 3, "two": 3, "three": 3}, items=[SPENT])
    not_for(117, far=True)


@judged("118")
def staff_of_elements() -> None:
    of_turn(118, "spent", "light", becomes_strong="light")


@judged("119")
def skull_of_hatred() -> None:
    foes: Foes = {"one": (1, 0), "two": (0, 1), "far": (2, 0)}
    of_turn(119, "consumed", foes=foes, curses={"monsters": 2})


@judged("120")
def staff_of_summoning() -> None:
    scene = worn(120, {"foe": (0, 5)}, {"tinkerer": (4, 0), "scoundrel": (1, 0)})
    scene.does("tinkerer", do("summon", summon="decoy"), (3, 0)).sees(joins={"decoy": ((3, 0), 6)})
    scene.does("tinkerer", do("summon", summon="kill-bot"), (4, -1)).sees(joins={"kill-bot": ((4, -1), 6)})
    scene.takes_turn("brute", "item120").offers("decoy").chooses("decoy").reaches(3).chooses((3, -3))
    scene.sees(at={"decoy": (3, -3)}, items=[SPENT])


@pytest.mark.parametrize("item", judged.halves)
def test_item(item: str) -> None:
    judged.run(item)
