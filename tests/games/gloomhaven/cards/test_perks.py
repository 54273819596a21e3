"""What the classes start with: hit points by level, hands, and what every perk does to the modifier deck."""

from __future__ import annotations

from collections import Counter

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS
from taverna.games.gloomhaven.language.registry import MODIFIERS, modifier_number
from taverna.games.gloomhaven.rules.heroes import build_deck
from taverna.games.gloomhaven.state.figures import CONSUMED, SPENT
from tests.games.gloomhaven.cards.judging import Foe, Foes, Scene
from tests.support.gloomhaven.tabletop import Tabletop

TOUGH = (10, 12, 14, 16, 18, 20, 22, 24, 26)
MIDDLING = (8, 9, 11, 12, 14, 15, 17, 18, 20)
FRAIL = (6, 7, 8, 9, 10, 11, 12, 13, 14)
CLASSES = {
    "brute": (10, TOUGH),
    "tinkerer": (12, MIDDLING),
    "spellweaver": (8, FRAIL),
    "scoundrel": (9, MIDDLING),
    "cragheart": (11, TOUGH),
    "mindthief": (10, FRAIL),
    "sun": (11, TOUGH),
    "three-spears": (9, TOUGH),
    "circles": (9, MIDDLING),
    "eclipse": (9, MIDDLING),
    "squidface": (11, FRAIL),
    "lightning": (10, TOUGH),
    "music-note": (9, FRAIL),
    "angry-face": (12, MIDDLING),
    "saw": (10, MIDDLING),
    "triangles": (10, FRAIL),
    "two-mini": (10, FRAIL),
    "envelope-x": (11, MIDDLING),
}
"""Hand size, hit points by level."""
STANDARD = {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1}

Perk = tuple[int, str, str]
"""Boxes, cards taken out, cards put in; `items` and `scenario` among these: what it ignores."""
PERKS: dict[str, list[Perk]] = {
    "brute": [
        (1, "2 -1", ""), (1, "1 -1", "1 +1"), (2, "", "2 +1"), (1, "", "1 +3"), (2, "", "3 r+0:push1"),
        (1, "", "2 r+0:pierce3"), (2, "", "1 r+0:stun"), (1, "", "1 r+0:disarm, 1 r+0:muddle"),
        (2, "", "1 r+0:addTarget"), (1, "", "1 +1:shieldSelf1"), (1, "", "1 +1, items"),
    ],
    "tinkerer": [
        (2, "2 -1", ""), (1, "1 -2", "1 +0"), (1, "", "2 +1"), (1, "", "1 +3"), (1, "", "2 r+0:fire"),
        (1, "", "3 r+0:muddle"), (2, "", "1 +1:wound"), (2, "", "1 +1:immobilize"), (2, "", "1 +1:healSelf2"),
        (1, "", "1 +0:addTarget"), (1, "", "scenario"),
    ],
    "spellweaver": [
        (1, "4 +0", ""), (2, "1 -1", "1 +1"), (2, "", "2 +1"), (1, "", "1 +0:stun"), (1, "", "1 +1:wound"),
        (1, "", "1 +1:immobilize"), (1, "", "1 +1:curse"), (2, "", "1 +2:fire"), (2, "", "1 +2:ice"),
        (1, "", "1 r+0:earth, 1 r+0:air"), (1, "", "1 r+0:light, 1 r+0:dark"),
    ],
    "scoundrel": [
        (2, "2 -1", ""), (1, "4 +0", ""), (1, "1 -2", "1 +0"), (1, "1 -1", "1 +1"), (2, "1 +0", "1 +2"),
        (2, "", "2 r+1"), (1, "", "2 r+0:pierce3"), (2, "", "2 r+0:poison"), (1, "", "2 r+0:muddle"),
        (1, "", "1 r+0:invisible"), (1, "", "scenario"),
    ],
    "cragheart": [
        (1, "4 +0", ""), (3, "1 -1", "1 +1"), (1, "", "1 -2, 2 +2"), (2, "", "1 +1:immobilize"),
        (2, "", "1 +2:muddle"), (1, "", "2 r+0:push2"), (2, "", "2 r+0:earth"), (1, "", "2 r+0:air"),
        (1, "", "items"), (1, "", "scenario"),
    ],
    "mindthief": [
        (2, "2 -1", ""), (1, "4 +0", ""), (1, "2 +1", "2 +2"), (1, "1 -2", "1 +0"), (2, "", "1 +2:ice"),
        (2, "", "2 r+1"), (1, "", "3 r+0:pull1"), (1, "", "3 r+0:muddle"), (1, "", "2 r+0:immobilize"),
        (1, "", "1 r+0:stun"), (1, "", "1 r+0:disarm, 1 r+0:muddle"), (1, "", "scenario"),
    ],
    "sun": [
        (2, "2 -1", ""), (1, "4 +0", ""), (1, "1 -2", "1 +0"), (1, "1 +0", "1 +2"), (2, "", "2 r+1"),
        (2, "", "2 r+0:healSelf1"), (1, "", "1 r+0:stun"), (2, "", "2 r+0:light"), (1, "", "2 r+0:shieldSelf1"),
        (1, "", "2 +1, items"), (1, "", "scenario"),
    ],
    "three-spears": [
        (2, "2 -1", ""), (1, "4 +0", ""), (2, "1 +0", "1 +2"), (2, "", "2 r+1"), (1, "", "3 r+0:muddle"),
        (1, "", "2 r+0:pierce3"), (1, "", "1 r+0:stun"), (1, "", "1 r+0:addTarget"), (3, "", "1 +0:refreshItem"),
        (1, "", "2 +1, items"),
    ],
    "circles": [
        (1, "2 -1", ""), (1, "1 -2", "1 +0"), (3, "1 -1", "1 +1"), (2, "", "1 +2"), (1, "", "2 r+0:wound"),
        (1, "", "2 r+0:poison"), (3, "", "2 r+0:healSelf1"), (1, "", "1 r+0:fire, 1 r+0:air"),
        (1, "", "1 r+0:dark, 1 r+0:earth"), (1, "", "2 +1, scenario"),
    ],
    "eclipse": [
        (2, "2 -1", ""), (1, "4 +0", ""), (2, "", "1 -1:dark"), (2, "1 -1:dark", "1 +1:dark"),
        (2, "", "1 +1:invisible"), (2, "", "3 r+0:muddle"), (1, "", "2 r+0:healSelf1"), (1, "", "2 r+0:curse"),
        (1, "", "1 r+0:addTarget"), (1, "", "2 +1, scenario"),
    ],
    "squidface": [
        (1, "1 -2", "1 +0"), (2, "1 -1", "1 +1"), (2, "1 +0", "1 +2"), (1, "", "2 +1"), (3, "", "1 +1:air"),
        (1, "", "3 r+0:poison"), (1, "", "2 r+0:curse"), (1, "", "2 r+0:immobilize"), (2, "", "1 r+0:stun"),
        (1, "", "1 +1, scenario"),
    ],
    "lightning": [
        (1, "2 -1", ""), (1, "4 +0", ""), (2, "1 -1", "1 +1"), (2, "1 +0", "1 r+2"), (2, "", "2 r+0:wound"),
        (2, "", "1 r+0:stun"), (1, "", "1 r+1:disarm"), (1, "", "2 r+0:healSelf1"), (2, "", "1 +2:fire"),
        (1, "", "items"),
    ],
    "music-note": [
        (2, "2 -1", ""), (1, "1 -2", ""), (2, "2 +1", "1 +4"), (1, "1 +0", "1 +1:immobilize"),
        (1, "1 +0", "1 +1:disarm"), (1, "1 +0", "1 +2:wound"), (1, "1 +0", "1 +2:poison"), (1, "1 +0", "1 +2:curse"),
        (1, "1 +0", "1 +3:muddle"), (1, "1 -1", "1 +0:stun"), (1, "", "3 r+1"), (2, "", "2 r+0:curse"),
    ],
    "angry-face": [
        (2, "2 -1", ""), (3, "2 +0", "2 +1"), (2, "", "2 r+1"), (1, "", "1 +2:muddle"), (1, "", "1 +1:poison"),
        (1, "", "1 +1:wound"), (1, "", "1 +1:immobilize"), (1, "", "1 +0:stun"), (2, "", "1 r+0:addTarget"),
        (1, "", "scenario"),
    ],
    "saw": [
        (2, "2 -1", ""), (1, "4 +0", ""), (2, "1 +0", "1 +2"), (2, "", "1 r+2"), (2, "", "1 +1:immobilize"),
        (2, "", "2 r+0:wound"), (1, "", "1 r+0:stun"), (2, "", "1 r+0:healSelf3"), (1, "", "1 +0:refreshItem"),
    ],
    "triangles": [
        (2, "2 -1", ""), (1, "1 -1", "1 +1"), (2, "1 +0", "1 +2"), (1, "", "3 +0:fire"), (1, "", "3 +0:ice"),
        (1, "", "3 +0:air"), (1, "", "3 +0:earth"), (1, "2 +0", "1 +0:fire, 1 +0:earth"),
        (1, "2 +0", "1 +0:ice, 1 +0:air"), (1, "", "2 +1:push1"), (1, "", "1 +1:wound"), (1, "", "1 +0:stun"),
        (1, "", "1 +0:addTarget"),
    ],
    "two-mini": [
        (1, "2 -1", ""), (3, "1 -1", "1 +1"), (2, "1 +0", "1 +2"), (2, "", "1 +1:wound"), (2, "", "1 +1:immobilize"),
        (3, "", "2 r+0:healSelf1"), (1, "", "2 r+0:earth"), (1, "", "scenario"),
    ],
    "envelope-x": [
        (1, "1 -2", "1 +0"), (2, "1 -1", "1 +0:wound"), (2, "1 -1", "1 +0:poison"), (1, "1 +0", "1 +1:air"),
        (1, "1 +0", "1 +1:earth"), (1, "1 +0", "1 +1:light"), (1, "1 +0", "1 +1:dark"), (2, "", "1 +2:muddle"),
        (2, "", "2 r+0:healSelf1"), (1, "", "items, 1 +1"), (1, "", "scenario, 1 +1"),
    ],
}  # fmt: skip
TICKS = [(slug, number) for slug, perks in PERKS.items() for number in range(len(perks))]


def cards(text: str) -> Counter[str]:
    """`2 -1, 1 +1`: so many of each kind."""
    found: Counter[str] = Counter()
    for part in text.split(", "):
        if " " in part:
            number, key = part.split(" ")
            found[key] += int(number)
    return found


def deck(slug: str, perks: list[int], *items: int) -> Counter[str]:
    """The modifier deck of a hero with these perks."""
    scene = Scene(f"{slug}/{content.hero_class(slug).cards[0].no}/top").equips(slug, *items)
    scene.hero(slug).perks = perks
    build_deck(scene.table, 0)
    return Counter(MODIFIERS[number].key for number in scene.hero(slug).deck.draw)


@pytest.mark.parametrize("slug", CLASSES)
def test_hand_and_hit_points_by_level(slug: str) -> None:
    hand, hp = CLASSES[slug]
    assert content.hero_class(slug).hand == hand
    for level, wanted in enumerate(hp, 1):
        top = Tabletop([(0, 0)], {slug: (0, 0)}, hero_level=level)
        assert (top.hp(slug), top.figure(slug).max_hp) == (wanted, wanted)


def test_every_perk_is_known() -> None:
    assert set(PERKS) == set(content.class_ids())
    for slug, perks in PERKS.items():
        assert [perk.boxes for perk in content.hero_class(slug).perks] == [boxes for boxes, _, _ in perks]


@pytest.mark.rule("GH-S-CMP-07")
@pytest.mark.parametrize(("slug", "number"), TICKS)
def test_a_perk_changes_the_deck(slug: str, number: int) -> None:
    boxes, removed, added = PERKS[slug][number]
    for ticks in range(1, boxes + 1):
        wanted = Counter(STANDARD)
        for _ in range(ticks):
            wanted.subtract(cards(removed))
            wanted.update(cards(added))
        assert deck(slug, [number] * ticks) == +wanted


@pytest.mark.rule("GH-S-CMP-30")
@pytest.mark.rule("GH-S-ITM-09")
@pytest.mark.parametrize(("slug", "number"), TICKS)
def test_what_a_perk_ignores(slug: str, number: int) -> None:
    added = PERKS[slug][number][2].split(", ")
    perk = content.hero_class(slug).perks[number]
    assert (perk.ignores_items, perk.ignores_scenario) == ("items" in added, "scenario" in added)
    heavy = 23  # an armour with three -1 cards
    assert content.item(heavy).minus_ones == 3
    extra = deck(slug, [number], heavy)[MODIFIERS[EXTRA_MINUS].key]
    assert extra == (0 if "items" in added else 3)


@pytest.mark.parametrize("slug", PERKS)
def test_all_perks_together(slug: str) -> None:
    """Fifteen boxes; no card is taken out that is not there."""
    ticked = [number for number, (boxes, _, _) in enumerate(PERKS[slug]) for _ in range(boxes)]
    assert len(ticked) == 15
    wanted = Counter(STANDARD)
    for number in ticked:
        wanted.update(cards(PERKS[slug][number][2]))
        wanted.subtract(cards(PERKS[slug][number][1]))
    assert min(wanted.values()) >= 0
    assert deck(slug, ticked) == +wanted


# The cards themselves, each drawn for an Attack 2 (brute/10/bottom); a rolling one is followed by a +0.

FOES: Foes = {"foe": (1, 0), "other": (0, 1)}
SIMPLE: dict[str, dict[str, object]] = {
    "+3": {"hurt": {"foe": 5}},
    "r+1": {"hurt": {"foe": 3}},
    "r+0:stun": {"hurt": {"foe": 2}, "gains": {"foe": "stun"}},
    "r+0:disarm": {"hurt": {"foe": 2}, "gains": {"foe": "disarm"}},
    "r+0:muddle": {"hurt": {"foe": 2}, "gains": {"foe": "muddle"}},
    "r+0:poison": {"hurt": {"foe": 2}, "gains": {"foe": "poison"}},
    "r+0:immobilize": {"hurt": {"foe": 2}, "gains": {"foe": "immobilize"}},
    "r+0:invisible": {"hurt": {"foe": 2}, "gains": {"brute": "invisible"}},
    "+0:stun": {"hurt": {"foe": 2}, "gains": {"foe": "stun"}},
    "+1:wound": {"hurt": {"foe": 3}, "gains": {"foe": "wound"}},
    "+1:immobilize": {"hurt": {"foe": 3}, "gains": {"foe": "immobilize"}},
    "+1:curse": {"hurt": {"foe": 3}, "curses": {"monsters": 1}},
    "+2:muddle": {"hurt": {"foe": 4}, "gains": {"foe": "muddle"}},
    "+2:fire": {"hurt": {"foe": 4}, "infuses": "fire"},
    "+2:ice": {"hurt": {"foe": 4}, "infuses": "ice"},
    "r+0:fire": {"hurt": {"foe": 2}, "infuses": "fire"},
    "r+0:earth": {"hurt": {"foe": 2}, "infuses": "earth"},
    "r+0:air": {"hurt": {"foe": 2}, "infuses": "air"},
    "r+0:light": {"hurt": {"foe": 2}, "infuses": "light"},
    "r+0:dark": {"hurt": {"foe": 2}, "infuses": "dark"},
    "+1:shieldSelf1": {"hurt": {"foe": 3}, "lasts": "brute shield 1 round"},
    "+1:healSelf2": {"hurt": {"foe": 3}, "heal": {"brute": 2}},
    "+4": {"hurt": {"foe": 6}},
    "r+2": {"hurt": {"foe": 4}},
    "r+1:disarm": {"hurt": {"foe": 3}, "gains": {"foe": "disarm"}},
    "r+0:wound": {"hurt": {"foe": 2}, "gains": {"foe": "wound"}},
    "r+0:curse": {"hurt": {"foe": 2}, "curses": {"monsters": 1}},
    "r+0:healSelf1": {"hurt": {"foe": 2}, "heal": {"brute": 1}},
    "r+0:healSelf3": {"hurt": {"foe": 2}, "heal": {"brute": 3}},
    "r+0:shieldSelf1": {"hurt": {"foe": 2}, "lasts": "brute shield 1 round"},
    "+0:air": {"hurt": {"foe": 2}, "infuses": "air"},
    "+0:earth": {"hurt": {"foe": 2}, "infuses": "earth"},
    "+0:fire": {"hurt": {"foe": 2}, "infuses": "fire"},
    "+0:ice": {"hurt": {"foe": 2}, "infuses": "ice"},
    "+1:air": {"hurt": {"foe": 3}, "infuses": "air"},
    "+1:dark": {"hurt": {"foe": 3}, "infuses": "dark"},
    "-1:dark": {"hurt": {"foe": 1}, "infuses": "dark"},
    "+1:disarm": {"hurt": {"foe": 3}, "gains": {"foe": "disarm"}},
    "+1:invisible": {"hurt": {"foe": 3}, "gains": {"brute": "invisible"}},
    "+1:poison": {"hurt": {"foe": 3}, "gains": {"foe": "poison"}},
    "+2:poison": {"hurt": {"foe": 4}, "gains": {"foe": "poison"}},
    "+2:wound": {"hurt": {"foe": 4}, "gains": {"foe": "wound"}},
    "+2:curse": {"hurt": {"foe": 4}, "curses": {"monsters": 1}},
    "+0:wound": {"hurt": {"foe": 2}, "gains": {"foe": "wound"}},
    "+0:poison": {"hurt": {"foe": 2}, "gains": {"foe": "poison"}},
    "+1:earth": {"hurt": {"foe": 3}, "infuses": "earth"},
    "+1:light": {"hurt": {"foe": 3}, "infuses": "light"},
    "+3:muddle": {"hurt": {"foe": 5}, "gains": {"foe": "muddle"}},
}
SPECIAL = (
    "r+0:push1", "r+0:push2", "+1:push1", "r+0:pull1", "r+0:pierce3", "r+0:addTarget", "+0:addTarget",
    "+0:refreshItem",
)  # fmt: skip


def drawn(key: str, foes: Foes = FOES) -> Scene:
    scene = Scene("brute/10/bottom", foes).hurts(brute=9)
    scene.stacks("brute", key)
    return scene


def test_every_class_card_is_looked_at() -> None:
    known = {key for slug in CLASSES for key in content.hero_class(slug).modifiers}
    assert known == {*SIMPLE, *SPECIAL, "+0", "+1", "+2", "-2"}


@pytest.mark.rule("GH-S-CMP-11")
@pytest.mark.parametrize("key", SIMPLE)
def test_a_class_card(key: str) -> None:
    scene = drawn(key).plays("foe").sees(**SIMPLE[key])
    assert MODIFIERS[modifier_number(key)].rolling == key.startswith("r")
    assert len(scene.hero("brute").deck.discard) == (2 if key.startswith("r") else 1)


@pytest.mark.rule("GH-S-CMP-11")
def test_cards_that_push_and_pull() -> None:
    drawn("r+0:push1").plays("foe", (2, 0)).sees(hurt={"foe": 2}, at={"foe": (2, 0)})
    drawn("r+0:push2").plays("foe", (2, 0), (3, 0)).sees(hurt={"foe": 2}, at={"foe": (3, 0)})
    drawn("+1:push1").plays("foe", (2, 0)).sees(hurt={"foe": 3}, at={"foe": (2, 0)})
    drawn("r+0:push2").plays("foe", "done").sees(hurt={"foe": 2})
    scene = Scene("mindthief/168/bottom", {"foe": (3, 0)})
    scene.stacks("mindthief", "r+0:pull1")
    scene.plays("done", "foe", (2, 0)).sees(hurt={"foe": 3}, at={"foe": (2, 0)}, infuses="ice", xp=1)


@pytest.mark.rule("GH-S-PRC-01")
def test_a_card_that_pierces() -> None:
    drawn("r+0:pierce3", {"foe": Foe((1, 0), shield=4)}).plays("foe").sees(hurt={"foe": 1})


@pytest.mark.rule("GH-S-TGT-02")
@pytest.mark.parametrize("key", ["r+0:addTarget", "+0:addTarget"])
def test_a_card_that_adds_a_target(key: str) -> None:
    drawn(key).plays("foe").offers("other").chooses("other").sees(hurt={"foe": 2, "other": 2})
    drawn(key).plays("foe", "done").sees(hurt={"foe": 2})


@pytest.mark.rule("GH-S-REF-01")
def test_a_card_that_refreshes_an_item() -> None:
    """Spent or consumed: which one is the attacker's choice."""
    scene = drawn("+0:refreshItem").equips("brute", 12, 1, 4)
    scene.hero("brute").item_states = [CONSUMED, SPENT, SPENT]
    scene.plays("foe", "item12").sees(hurt={"foe": 2}, items={"brute": [0, SPENT, SPENT]})
    drawn("+0:refreshItem").equips("brute", 4).plays("foe").sees(hurt={"foe": 2})
