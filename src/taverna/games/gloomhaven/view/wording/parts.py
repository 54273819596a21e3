"""Pieces of what an ability says: numbers, whom it concerns, conditions, prices, gains. Keys of texts, no language.

Every key begins with `ability-`; the words behind them are in text/<language>.ftl.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Amount, Area, Pay, Selector, Test
from taverna.games.gloomhaven.language.links import Link
from taverna.kit.hexes import DIRECTIONS, Hex, distance
from taverna.kit.phrases import Phrase

NO_BOSS: Final = 1 << v.NORMAL | 1 << v.ELITE
SIGNS: Final = (("<=", "-at-most"), (">=", "-at-least"), ("<half", "-below-half"), (".", "-"), (":", "-"))


def slug(name: str) -> str:
    """`target.nextToMyAlly` -> `target-next-to-my-ally`."""
    for sign, words in SIGNS:
        name = name.replace(sign, words)
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name])


def phrase(key: str, n: int) -> Phrase:
    return Phrase(f"ability-{key}", {"n": n})


def plain(key: str) -> Phrase:
    return Phrase(f"ability-{key}")


def with_parts(key: str, name: str, parts: list[Phrase]) -> Phrase:
    return Phrase(f"ability-{key}", {name: parts})


def sequence(phrases: list[Phrase]) -> list[Phrase]:
    """Several things in a row as one: first this; then that."""
    if not phrases:
        return []
    whole = phrases[0]
    for part in phrases[1:]:
        whole = Phrase("ability-then", {"head": [whole], "item": [part]})
    return [whole]


# Numbers


def amount(value: Amount) -> list[Phrase]:
    """A number; what is added to a printed value; or X, which `meaning` explains."""
    if value.name == v.FIXED:
        return [phrase("number", value.plus)]
    if value.name == v.STAT:
        return [signed(value.plus)]
    return [plain("x")]


def signed(number: int) -> Phrase:
    return phrase("plus", number) if number >= 0 else phrase("minus", -number)


def meaning(value: Amount | None) -> list[Phrase]:
    """What X stands for, where the amount is no number."""
    if value is None or value.name in (v.FIXED, v.STAT):
        return []
    what = phrase(f"value-{slug(v.EXPRESSIONS[value.name])}", value.arg)
    if value.most:
        what = Phrase("ability-value-at-most", {"n": value.most, "what": [what]})
    if value.times != 1:
        what = Phrase("ability-value-times", {"n": value.times, "what": [what]})
    if value.plus:
        what = Phrase("ability-value-plus", {"n": value.plus, "what": [what]})
    if value.div != 1:
        way = "up" if value.up else "down"
        what = Phrase(f"ability-value-divided-{way}", {"n": value.div, "what": [what]})
    return [with_parts("x-is", "what", [what])]


def conditions(mask: int) -> list[Phrase]:
    return [Phrase("ability-conditions", {"conditions": words_of(v.CONDITIONS, mask)})] if mask else []


def element_names(elements: list[int]) -> list[str]:
    return [v.ELEMENTS[number] for number in elements]


def area(pattern: Area | None) -> list[Phrase]:
    if pattern is None:
        return []
    flat = [number for hex in pattern.hexes for number in hex]
    args: dict[str, object] = {"n": len(pattern.hexes), "hexes": flat, "own": pattern.own}
    near = sum(distance((0, 0), hex) == 1 for hex in pattern.hexes) if pattern.own else len(pattern.hexes) - 1
    args.update({"near": near, "far": len(pattern.hexes) - near})
    shape = _from_attacker(pattern.hexes) if pattern.own else _anywhere(pattern.hexes)
    return [Phrase(f"ability-area{shape}", args)]


def _from_attacker(hexes: list[Hex]) -> str:
    """How a pattern lies around the attacker's own hex."""
    if _is_line([(0, 0), *hexes]):
        return "-line-from"
    if any(distance((0, 0), hex) > 1 for hex in hexes):
        return "-beyond"
    if len(hexes) == len(DIRECTIONS):
        return "-around"
    return "-beside" if _is_connected(hexes) else "-both-sides"


def _anywhere(hexes: list[Hex]) -> str:
    """The shape of a pattern that can lie anywhere in range."""
    if len(hexes) > 1 and _is_line(hexes):
        return "-line"
    if any(all(distance(middle, hex) <= 1 for hex in hexes) for middle in hexes) and len(hexes) == 7:
        return "-star"
    if len(hexes) == 3:
        return "-corner"
    return ""


def _is_line(hexes: list[Hex]) -> bool:
    """Side by side in one of the six directions."""
    ordered = sorted(hexes)
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(ordered)}
    return len(steps) == 1 and steps <= set(DIRECTIONS)


def _is_connected(hexes: list[Hex]) -> bool:
    reached = [hexes[0]]
    for one in reached:
        reached += [hex for hex in hexes if hex not in reached and distance(one, hex) == 1]
    return len(reached) == len(hexes)


def chain(links: list[Link]) -> list[Phrase]:
    return [Phrase("ability-chain", {"within": link.within, "amount": [signed(link.plus)]}) for link in links]


# Whom it concerns


def whom(selector: Selector, count: int = 0) -> list[Phrase]:
    """`all enemies within range 2`, then what else must be true of them."""
    number = 0 if selector.pick == v.ALL else max(count, selector.pick)
    who = phrase(f"who-{slug(v.WHO[selector.who])}", number)
    near = [] if selector.who in (v.MARKED, v.BEAR) else _near(selector, number)
    asked: list[Test] = []
    for test in selector.where:
        if test.kind in (v.MOVED_THROUGH, v.OTHER_THAN_ACTOR):
            near.append(plain(f"that-{slug(v.TESTS[test.kind])}"))
        else:
            asked.append(test)
    if near:
        who = Phrase("ability-who-near", {"who": [who], "near": near})
    return [who] + condition(asked)


def _near(selector: Selector, number: int) -> list[Phrase]:
    """Where those are whom it concerns; nothing if that is left open."""
    if selector.exactly != v.NOWHERE:
        return [phrase("near-exactly", selector.exactly)]
    if selector.centre == v.OF_AREA:
        return [plain("near-area")]
    if selector.within == v.NOWHERE:
        return []
    if selector.within == v.ROOM:
        return [plain("near-room")]
    if selector.within == v.ANYWHERE:
        return [plain("near-anywhere")]
    if selector.centre != v.OF_SELF:
        return [phrase(f"near-{slug(v.CENTRES[selector.centre])}", selector.within)]
    return [
        phrase("near-adjacent", number) if selector.within == 1 else phrase("near-range", selector.within)
    ]


def is_oneself(selector: Selector) -> bool:
    return selector.who == v.SELF


# Conditions and prices


def condition(tests: list[Test]) -> list[Phrase]:
    """`if this and that`; nothing for no tests."""
    if not tests:
        return []
    return [with_parts("if", "tests", [_test(test) for test in tests])]


def _test(test: Test) -> Phrase:
    key = f"ability-test-{slug(v.TESTS[test.kind])}"
    if test.kind in (v.TARGET_HAS, v.SELF_HAS):
        named = words_of(v.CONDITIONS, test.value)
        return Phrase(key if len(named) == 1 else f"{key}-any", {"conditions": named})
    if test.kind == v.TARGET_RANK:
        if test.value == NO_BOSS:
            return plain("test-rank-no-boss")
        return Phrase(key, {"ranks": words_of(v.RANKS, test.value)})
    if test.kind in (v.ELEMENT_AVAILABLE, v.ELEMENT_NOT_STRONG, v.ELEMENT_STRONG):
        return Phrase(key, {"element": v.ELEMENTS[test.value]})
    if test.kind == v.ACTION_GROUP:
        return Phrase(key, {"group": v.GROUPS[test.value]})
    if test.amount is not None:
        return Phrase(
            key, {"amount": amount(test.amount), "what": meaning(test.amount) or amount(test.amount)}
        )
    return Phrase(key, {"n": test.value})


def words_of(known: tuple[str, ...], mask: int) -> list[str]:
    return [word for bit, word in enumerate(known) if mask >> bit & 1]


def price(consume: list[int], pay: Pay | None) -> list[Phrase]:
    found: list[Phrase] = []
    if consume:
        found.append(Phrase("ability-consume", {"elements": element_names(consume)}))
    if pay is None:
        return found
    if pay.damage:
        found.append(phrase("pay-damage", pay.damage))
    if pay.damage_up_to:
        found.append(phrase("pay-damage-up-to", pay.damage_up_to))
    if pay.discard:
        found.append(phrase("pay-discard", pay.discard))
    if pay.destroy_obstacle:
        found.append(phrase("pay-obstacle", pay.within))
    for part, name in enumerate(v.PARTS):
        if pay.forgo >> part & 1:
            found.append(plain(f"pay-forgo-{name}"))
    if pay.condition:
        found += _borne(pay)
    return found


def _borne(pay: Pay) -> list[Phrase]:
    """A condition as a price, and who bears it."""
    named = words_of(v.CONDITIONS, pay.condition)
    if pay.to is None:
        return [Phrase("ability-pay-condition", {"conditions": named})]
    found = [Phrase("ability-pay-condition-to", {"conditions": named, "whom": whom(pay.to)})]
    if pay.or_damage:
        found.append(phrase("pay-or-damage", pay.or_damage))
    return found
