"""What can be seen of a scene, and what should be seen after what is told: every part of it by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.language.cards import Card
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import (
    CONDITIONS,
    DURATIONS,
    ELEMENTS,
    EVENTS,
    OPS,
    RETALIATE,
    SHIELD,
)
from taverna.games.gloomhaven.state.figures import MONSTER, NO_CARD, SUMMONED
from taverna.games.gloomhaven.state.frames import Lasting
from taverna.games.gloomhaven.state.table import INERT, NO_TREASURE, Table
from taverna.games.gloomhaven.state.traps import trap_conditions, trap_damage
from tests.support.gloomhaven.tabletop import Tabletop

Seen = dict[str, Any]


class Stage(Tabletop):
    """A table with a hero whose card is looked at."""

    slug: str
    card: Card


# What can be seen


def snapshot(scene: Stage) -> Seen:
    table = scene.table
    names = {slot: name for name, slot in scene.slots.items()}
    seen: Seen = {}
    for figure in table.figures:
        name = names.get(figure.slot, f"?{figure.slot}")
        if not figure.present:
            seen[f"{name}.at"] = None
            continue
        seen[f"{name}.hp"] = figure.hp
        seen[f"{name}.has"] = frozenset(
            word for number, word in enumerate(CONDITIONS) if figure.conditions >> number & 1
        )
        seen[f"{name}.at"] = table.board.map.hex(figure.cell)
        seen[f"{name}.side"] = figure.side
    _see_heroes(scene, seen)
    _see_board(table, seen)
    seen["strong"] = frozenset(ELEMENTS[number] for number in range(6) if table.elements[number] != INERT)
    seen["infused"] = frozenset(ELEMENTS[number] for number in range(6) if table.infused >> number & 1)
    seen["lasting"] = sorted(_words(scene, names, effect) for effect in table.lasting)
    seen["used"] = sum(effect.used for effect in table.lasting)
    seen["curses.monsters"] = table.monster_deck.count(CURSE_CARD)
    seen["blesses.monsters"] = table.monster_deck.count(BLESS_CARD)
    seen["ended"] = table.ended
    return seen


def _see_heroes(scene: Stage, seen: Seen) -> None:
    for hero in scene.table.heroes:
        slug = scene.table.rules.classes[hero.seat].slug
        own = 1 << scene.card.place if slug == scene.slug else 0
        for zone in ("hand", "discard", "lost"):
            bits = getattr(hero, zone) & ~own
            cards = scene.table.cards_of(hero.seat)
            seen[f"{slug}.{zone}"] = [cards[place].no for place in places(bits)]
        if own:
            zones = [
                zone for zone in ("hand", "discard", "lost", "played", "active") if getattr(hero, zone) & own
            ]
            seen["card"] = " ".join(zones)
        seen[f"{slug}.active"] = (hero.active & ~own).bit_count()
        for name in ("xp", "tokens", "money", "exhausted"):
            seen[f"{slug}.{name}"] = getattr(hero, name)
        seen[f"{slug}.items"] = list(hero.item_states)
        seen[f"curses.{slug}"] = hero.deck.count(CURSE_CARD)
        seen[f"blesses.{slug}"] = hero.deck.count(BLESS_CARD)


def _see_board(table: Table, seen: Seen) -> None:
    for cell in range(table.board.map.size):
        at = table.board.map.hex(cell)
        if table.coins[cell]:
            seen[f"coins {at}"] = table.coins[cell]
        if table.traps[cell]:
            trap = table.traps[cell]
            words = [word for number, word in enumerate(CONDITIONS) if trap_conditions(trap) >> number & 1]
            seen[f"trap {at}"] = (trap_damage(trap), " ".join(words))
        if table.obstacles[cell]:
            seen[f"obstacle {at}"] = True
        if table.treasure[cell] != NO_TREASURE:
            seen[f"treasure {at}"] = table.treasure[cell]


def _words(scene: Stage, names: dict[int, str], effect: Lasting) -> str:
    """`brute shield 1 round`, `brute damaged uses`: whose, what, how much, how long."""
    ability = ABILITIES[effect.ability]
    what = OPS[ability.op]
    if ability.passive is not None:
        what = EVENTS[ability.passive.on]
    elif ability.op in (SHIELD, RETALIATE):
        what = f"{what} {effect.value}"
    branded = ability.passive is not None and ability.passive.makers  # by an item
    assert effect.card != NO_CARD or effect.until <= 2 or what == "ground" or branded
    return f"{names[effect.owner]} {what} {DURATIONS[effect.until]}"


# What is expected


def expected(scene: Stage, before: Seen, told: Seen, played: bool) -> Seen:
    """What should be seen now, from what was seen before and what is told."""
    seen = dict(before)
    if played:
        seen["card"] = "discard"
    for name, value in told.items():
        EXPECTING[name](scene, seen, value)
    return seen


def _numbers(scene: Stage, value: Any) -> dict[str, int]:
    return value if isinstance(value, dict) else {scene.slug: value}


def _hurt(scene: Stage, seen: Seen, value: Any) -> None:
    for name, number in _numbers(scene, value).items():
        seen[f"{name}.hp"] -= number


def _heal(scene: Stage, seen: Seen, value: Any) -> None:
    for name, number in _numbers(scene, value).items():
        seen[f"{name}.hp"] += number


def _gains(scene: Stage, seen: Seen, value: Any) -> None:
    for name, words in value.items() if isinstance(value, dict) else [(scene.slug, value)]:
        assert not seen[f"{name}.has"] & set(words.split()), "it had that before"
        seen[f"{name}.has"] |= set(words.split())


def _loses(scene: Stage, seen: Seen, value: Any) -> None:
    for name, words in value.items() if isinstance(value, dict) else [(scene.slug, value)]:
        assert set(words.split()) <= seen[f"{name}.has"], "it had not"
        seen[f"{name}.has"] -= set(words.split())


def _at(scene: Stage, seen: Seen, value: Any) -> None:
    for name, at in value.items() if isinstance(value, dict) else [(scene.slug, value)]:
        seen[f"{name}.at"] = at


def _dead(scene: Stage, seen: Seen, value: Any) -> None:
    """They leave the map; monsters leave a token where they stood."""
    for name in str(value).split():
        figure = scene.figure(name)
        where = seen[f"{name}.at"]
        if figure.kind == MONSTER and not figure.spawned:
            seen[f"coins {where}"] = seen.get(f"coins {where}", 0) + 1
        for part in ("hp", "has", "side"):
            seen.pop(f"{name}.{part}", None)
        seen[f"{name}.at"] = None


def _joins(scene: Stage, seen: Seen, value: Any) -> None:
    """A summon: where it stands and with how many hit points."""
    for name, (at, hp) in value.items():
        assert scene.figure(name).kind == SUMMONED
        seen.update({f"{name}.hp": hp, f"{name}.at": at, f"{name}.has": frozenset(), f"{name}.side": 0})


def _adds(part: str) -> Callable[[Stage, Seen, Any], None]:
    def expect(scene: Stage, seen: Seen, value: Any) -> None:
        for name, number in _numbers(scene, value).items():
            seen[f"{name}.{part}"] += number

    return expect


def _puts(part: str) -> Callable[[Stage, Seen, Any], None]:
    def expect(scene: Stage, seen: Seen, value: Any) -> None:
        for name, cards in value.items() if isinstance(value, dict) else [(scene.slug, value)]:
            seen[f"{name}.{part}"] = cards

    return expect


def _deck(part: str) -> Callable[[Stage, Seen, Any], None]:
    def expect(scene: Stage, seen: Seen, value: Any) -> None:
        for name, number in _numbers(scene, value).items():
            seen[f"{part}.{name}"] += number

    return expect


def _board(part: str) -> Callable[[Stage, Seen, Any], None]:
    def expect(scene: Stage, seen: Seen, value: Any) -> None:
        for at, what in value.items():
            if what is None:
                del seen[f"{part} {at}"]
            else:
                assert seen.get(f"{part} {at}") != what
                seen[f"{part} {at}"] = what

    return expect


def _card(scene: Stage, seen: Seen, value: Any) -> None:
    seen["card"] = value


def _exhausted(scene: Stage, seen: Seen, value: Any) -> None:
    seen[f"{value}.exhausted"] = True


def _used(scene: Stage, seen: Seen, value: Any) -> None:
    seen["used"] = value


def _infuses(scene: Stage, seen: Seen, value: Any) -> None:
    seen["infused"] |= set(str(value).split())


def _becomes_strong(scene: Stage, seen: Seen, value: Any) -> None:
    seen["infused"] -= set(str(value).split())
    seen["strong"] |= set(str(value).split())


def _consumes(scene: Stage, seen: Seen, value: Any) -> None:
    assert set(str(value).split()) <= seen["strong"]
    seen["strong"] -= set(str(value).split())


def _lasts(scene: Stage, seen: Seen, value: Any) -> None:
    seen["lasting"] = sorted([*seen["lasting"], *str(value).split(", ")])


def _over(scene: Stage, seen: Seen, value: Any) -> None:
    left = list(seen["lasting"])
    for words in str(value).split(", "):
        left.remove(words)
    seen["lasting"] = left
    seen["used"] = 0


EXPECTING: dict[str, Callable[[Stage, Seen, Any], None]] = {
    "hurt": _hurt, "heal": _heal, "gains": _gains, "loses": _loses, "at": _at, "dead": _dead, "joins": _joins,
    "xp": _adds("xp"), "tokens": _adds("tokens"), "money": _adds("money"), "card": _card, "used": _used,
    "exhausted": _exhausted,
    "infuses": _infuses, "becomes_strong": _becomes_strong, "consumes": _consumes, "lasts": _lasts, "over": _over,
    "hand": _puts("hand"), "discard": _puts("discard"), "lost": _puts("lost"), "items": _puts("items"),
    "active": _adds("active"),
    "coins": _board("coins"), "trap": _board("trap"), "obstacle": _board("obstacle"),
    "curses": _deck("curses"), "blesses": _deck("blesses"),
}  # fmt: skip
