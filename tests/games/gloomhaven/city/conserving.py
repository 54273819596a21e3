"""A ledger beside the rules: what a deed may do to gold, items, quests, checkmarks and event cards of a world."""

from __future__ import annotations

from collections import Counter
from typing import Any

from taverna.games.gloomhaven import content

Dump = dict[str, Any]
FREE = (
    "card", "perk", "level-up", "rise", "members", "draw", "return", "city-event", "join", "party",
)  # fmt: skip
PRICES = (
    (19, -5),
    (15, -4),
    (11, -3),
    (7, -2),
    (3, -1),
    (-2, 0),
    (-6, 1),
    (-10, 2),
    (-14, 3),
    (-18, 4),
    (-20, 5),
)
"""GH-C-REP-02: from this reputation on, so much is added to the price."""


def check_deed(before: Dump, after: Dump, change: Dump) -> None:
    _check_gold(before, after, change)
    _check_items(before, after, change)
    _check_cards(before, after, change)
    assert all(0 <= hero["checks"] <= 18 for hero in after["heroes"])
    if change["do"] != "option" and change["do"] != "settle":
        assert _by_hero(before, "checks") == _by_hero(after, "checks")


def _check_gold(before: Dump, after: Dump, change: Dump) -> None:
    do = change["do"]
    assert all(hero["gold"] >= 0 for hero in after["heroes"])
    spent = _gold(before) - _gold(after)
    if do == "buy":
        price = content.item(change["item"]).cost + _modifier(before["parties"][0]["reputation"])
        assert spent == max(0, price)
    elif do == "sell":
        assert spent == -(content.item(change["item"]).cost // 2)
    elif do == "donate":
        assert spent == 10 == after["donations"] - before["donations"]
    elif do == "create":
        assert spent == -15 * (change["level"] + 1)
    elif do == "retire":
        hero = _hero(before, change["hero"])
        assert spent == hero["gold"] + hero["enhance_gold"]
    elif do == "enhance":
        assert spent >= 30
        assert _stickers(after) == _stickers(before) + 1
    elif do == "travel":  # what had to be spent at once is lost (scenario 27)
        assert spent == sum(hero["enhance_gold"] for hero in before["heroes"])
    elif do in FREE:
        assert spent == 0
    elif do == "settle":
        kind, number, *_ = before["parties"][0]["choices"][0]
        if kind in ("gold", "pay"):
            assert spent == (number if kind == "pay" else -number)


def _check_items(before: Dump, after: Dump, change: Dump) -> None:
    owned, now = _items(before), _items(after)
    if change["do"] == "buy":
        assert now - owned == Counter([change["item"]])
        assert not owned - now
    elif change["do"] == "sell":
        assert owned - now == Counter([change["item"]])
    elif change["do"] == "retire":
        assert owned - now == Counter(_hero(before, change["hero"])["items"])
    elif change["do"] not in ("settle", "option"):
        assert owned == now
    assert all(number <= after["stock"][str(item)] for item, number in now.items())
    assert all(copies <= content.item(int(item)).copies for item, copies in after["stock"].items())
    assert all(len(set(hero["items"])) == len(hero["items"]) for hero in after["heroes"])


def _check_cards(before: Dump, after: Dump, change: Dump) -> None:
    """Quests leave with who retires; an event card leaves when its option was chosen. None is there twice."""
    gone = _quests(before) - _quests(after)
    assert len(gone) == (1 if change["do"] == "retire" else 0)
    assert not _quests(after) - _quests(before)
    there, now = _events(before), _events(after)
    assert len(set(now)) == len(now)
    lost = set(there) - set(now)
    assert lost <= ({before["parties"][0]["event"]} if change["do"] == "option" else set())


def _gold(dump: Dump) -> int:
    return sum(hero["gold"] + hero["enhance_gold"] for hero in dump["heroes"])


def _items(dump: Dump) -> Counter[int]:
    return Counter(item for hero in dump["heroes"] for item in hero["items"])


def _by_hero(dump: Dump, name: str) -> dict[str, int]:
    return {hero["id"]: hero[name] for hero in dump["heroes"] if hero[name]}


def _hero(dump: Dump, id: str) -> Dump:
    return next(hero for hero in dump["heroes"] if hero["id"] == id)


def _stickers(dump: Dump) -> int:
    return sum(len(stickers) for stickers in dump["enhancements"].values())


def _quests(dump: Dump) -> Counter[int]:
    held = [hero["quest"] for hero in dump["heroes"] if hero["quest"]]
    offered = [card for one in dump["people"] for card in one["offer"]]
    return Counter([*dump["quests"], *held, *offered])


def _events(dump: Dump) -> list[str]:
    decks = [f"{deck}-{card}" for deck in ("city", "road") for card in dump[f"{deck}_events"]]
    return decks + [party["event"] for party in dump["parties"] if party["event"]]


def _modifier(reputation: int) -> int:
    return next(more for low, more in PRICES if reputation >= low)
