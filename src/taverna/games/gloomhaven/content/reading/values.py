"""The small parts of an ability in a content file: amounts, tests, selectors, areas, prices.

`n` may be a number, "all", "full", "+1" (the figure's own value and 1 more), or an expression `{"x": name, ...}`.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import mask, number_of, to_hex, unknown, word
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Amount, Area, Offset, Pay, Selector, Test
from taverna.kernel.fields import Fields, bad

ROUNDINGS: Final = ("down", "up")
DISTANCES: Final = {"any": v.ANYWHERE, "room": v.ROOM}
AREA_KINDS: Final = ("self", "range")


def to_amount(value: object, path: str) -> Amount:
    if isinstance(value, int) and not isinstance(value, bool):
        return Amount(value)
    if isinstance(value, str):
        return _amount_from_text(value, path)
    fields = Fields(value, path)
    name, arg = _name_and_argument(fields.text("x"))
    if name not in v.EXPRESSIONS:
        raise unknown(f"{path}.x", "expression", name, v.EXPRESSIONS)
    amount = Amount(
        fields.integer("plus", -99, 99, 0),
        v.EXPRESSIONS.index(name),
        fields.integer("times", -9, 9, 1),
        fields.integer("div", 1, 9, 1),
        word(fields, "round", "rounding", ROUNDINGS, "down") == "up",
        _whole(arg, f"{path}.x") if arg else 0,
    )
    amount.most = fields.integer("max", 0, 99, 0)
    fields.done()
    return amount


def _amount_from_text(text: str, path: str) -> Amount:
    if text == "all":
        return Amount(v.ALL)
    if text == "full":
        return Amount(v.FULL)
    if text[:1] in ("+", "-"):
        sign = 1 if text[0] == "+" else -1
        return Amount(sign * _whole(text[1:], path), v.STAT)
    raise bad(path, f"must be a number, 'all', 'full', '+1' or an expression, not {text!r}")


def amount_field(fields: Fields, name: str) -> Amount:
    return to_amount(fields.value(name), f"{fields.path}.{name}")


def to_test(value: object, path: str) -> Test:
    """`target.has:poison`, `rank:normal|elite`, `hp<=5`, `isolated`: a name and what it is asked about."""
    if not isinstance(value, str):
        fields = Fields(value, path)
        below = amount_field(fields, "hpBelow")
        fields.done()
        return Test(v.TARGET_HP_BELOW, 0, below)
    for sign in ("<=", ">="):
        if sign in value:
            name, number = value.split(sign, 1)
            return Test(_test_number(name + sign, path), _whole(number, path))
    name, argument = _name_and_argument(value)
    kind = _test_number(name, path)
    return Test(kind, _test_value(kind, argument, path))


def _test_number(name: str, path: str) -> int:
    """Filters of `where` may leave out the `target.` that conditions of `if` spell out."""
    plain = name.replace("hasAny", "has")
    for known in (plain, f"target.{plain}"):
        if known in v.TESTS:
            return v.TESTS.index(known)
    raise unknown(path, "test", name, v.TESTS)


def _test_value(kind: int, argument: str, path: str) -> int:
    if kind in (v.TARGET_HAS, v.SELF_HAS):
        found = 0
        for text in argument.split(","):
            found |= 1 << _place(text, "condition", v.CONDITIONS, path)
        return found
    if kind == v.TARGET_RANK:
        found = 0
        for text in argument.split("|"):
            found |= 1 << _place(text, "rank", v.RANKS, path)
        return found
    if kind in (v.ELEMENT_AVAILABLE, v.ELEMENT_NOT_STRONG, v.ELEMENT_STRONG):
        return _place(argument, "element", v.ELEMENTS, path)
    if kind == v.ACTION_GROUP:
        return _place(argument, "group", v.GROUPS, path)
    return _whole(argument, path) if argument else 0


def tests_field(fields: Fields, name: str) -> list[Test]:
    return [
        to_test(item, f"{fields.path}.{name}[{number}]") for number, item in enumerate(fields.items(name, ()))
    ]


def to_selector(value: object, path: str) -> Selector:
    fields = Fields(value, path)
    selector = Selector(number_of(fields, "who", "figure", v.WHO))
    pick = fields.value("pick", 1)
    selector.pick = v.ALL if pick == "all" else fields.integer("pick", 1, 9, 1)
    within = fields.value("within", v.NOWHERE)
    if isinstance(within, str):
        if within not in DISTANCES:
            raise unknown(f"{path}.within", "distance", within, list(DISTANCES))
        selector.within = DISTANCES[within]
    elif fields.has("within"):
        selector.within = fields.integer("within", 1, 20)
    if fields.has("exactly"):
        selector.exactly = fields.integer("exactly", 1, 20)
    selector.centre = number_of(fields, "of", "centre", v.CENTRES, "self")
    if fields.has("where"):
        selector.where = tests_field(fields, "where")
    fields.done()
    return selector


def to_area(value: object, path: str) -> Area:
    """`plus` are the hexes an enhancement may add; `body` all those of an attacker that covers several."""
    fields = Fields(value, path)
    own = word(fields, "at", "origin", AREA_KINDS) == "self"
    hexes: list[Offset] = [
        to_hex(item, f"{path}.hit[{number}]") for number, item in enumerate(fields.items("hit"))
    ]
    for number, item in enumerate(fields.items("plus", ())):
        if to_hex(item, f"{path}.plus[{number}]") in hexes:
            raise bad(f"{path}.plus[{number}]", f"{item!r} is hit already")
    body: list[Offset] = [
        to_hex(item, f"{path}.body[{number}]") for number, item in enumerate(fields.items("body", ()))
    ]
    fields.done()
    if not hexes or (own and (0, 0) in hexes) or any(hex in body for hex in hexes):
        raise bad(f"{path}.hit", "must hold a hex, and not the figure's own")
    if body and (not own or (0, 0) not in body):
        raise bad(f"{path}.body", "must hold the figure's own hex, of a pattern around it")
    return Area(own, hexes, body)


def to_pay(value: object, path: str) -> Pay:
    fields = Fields(value, path)
    pay = Pay()
    pay.damage = fields.integer("damage", 0, 9, 0)
    pay.damage_up_to = fields.integer("damageUpTo", 0, 9, 0)
    pay.discard = fields.integer("discardCards", 0, 9, 0)
    pay.destroy_obstacle = fields.integer("destroyObstacle", 0, 9, 0)
    pay.within = fields.integer("within", 1, 9, 1)
    pay.condition = mask(fields, "conditions")
    pay.or_damage = fields.integer("orDamage", 0, 9, 0)
    for name in fields.texts("forgo", ()):
        pay.forgo |= 1 << _place(name, "action", v.PARTS, f"{path}.forgo")
    if fields.has("to"):
        pay.to = to_selector(fields.value("to"), f"{path}.to")
    fields.done()
    return pay


def elements_field(fields: Fields, name: str) -> list[int]:
    path = f"{fields.path}.{name}"
    return [_place(text, "element", v.ELEMENTS, path) for text in fields.texts(name, ())]


def _place(text: str, kind: str, known: tuple[str, ...], path: str) -> int:
    if text not in known:
        raise unknown(path, kind, text, known)
    return known.index(text)


def _name_and_argument(text: str) -> tuple[str, str]:
    name, _, argument = text.partition(":")
    return name, argument


def _whole(text: str, path: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise bad(path, f"{text!r} is no whole number")
    return int(text)
