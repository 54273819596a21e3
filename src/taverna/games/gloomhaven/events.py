"""What can be told about a scenario: one function for each kind of event, with its rule and its numbers.

Nothing is built while the table is quiet. Figures are named `brute`, `bandit-guard-3`, `bandit-guard-elite-4`,
`decoy-1`; cells by number. Modifier cards have the names of `modifier_name`, so that every language can say them.
"""

from __future__ import annotations

from taverna.games.gloomhaven.language.modifiers import ADVANTAGE, NORMAL_DRAW
from taverna.games.gloomhaven.language.registry import MODIFIERS
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, ELEMENTS, ELITE, OPS
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import EVERYONE, Arg, Event, only


def tell(
    table: Table, kind: str, rule: str, args: dict[str, Arg], reveals: bool = False, audience: int = EVERYONE
) -> None:
    if table.telling:
        table.events.append(Event(kind, rule, args, reveals, audience))


def name(table: Table, slot: int) -> str:
    """A name for a figure that stays the same while it is on the map."""
    if slot == NOBODY:
        return ""
    return name_of(table.figures[slot])


def name_of(figure: Figure) -> str:
    if figure.kind == HERO:
        return figure.sheet.name
    rank = "-elite" if figure.sheet.rank == ELITE else ""
    return f"{figure.sheet.name}{rank}-{figure.number}"


def hex_name(table: Table, cell: int) -> str:
    return table.rules.map.names[cell] if cell >= 0 else ""


def hex_names(table: Table, cells: list[int]) -> list[str]:
    return [hex_name(table, cell) for cell in cells]


def modifier_name(key: str) -> str:
    """`r+0:push2` -> `rolling-push-0-2`: kind, effect, value, size. Plain cards keep their key: `+1`, `x2`."""
    rolls = key.startswith("r")
    value, _, effect = key.removeprefix("r").partition(":")
    if value[0] not in "+-" or not (rolls or effect):
        return key
    parts = ["rolling" if rolls else "minus" if value[0] == "-" else "plus"]
    word = effect.rstrip("0123456789")
    if word:
        parts.append("".join(["-" + letter.lower() if letter.isupper() else letter for letter in word]))
    parts.append(value[1:])
    if effect != word:
        parts.append(effect[len(word) :])
    return "-".join(parts)


def condition_names(mask: int) -> list[str]:
    return [word for bit, word in enumerate(CONDITIONS) if mask >> bit & 1]


def about(table: Table, kind: str, rule: str, slot: int, number: int = 0) -> None:
    """An event about one figure and a number."""
    if table.telling:
        tell(table, kind, rule, {"figure": name(table, slot), "slot": slot, "number": number})


def at(table: Table, kind: str, rule: str, slot: int, cell: int) -> None:
    """An event about one figure and a hex."""
    if table.telling:
        hex = hex_name(table, cell)
        tell(table, kind, rule, {"figure": name(table, slot), "slot": slot, "number": cell, "hex": hex})


def trap(table: Table, kind: str, rule: str, slot: int, cell: int, damage: int, conditions: int) -> None:
    """A figure, the hex of a trap, and what the trap does."""
    if table.telling:
        args: dict[str, Arg] = {"figure": name(table, slot), "slot": slot, "number": cell}
        args.update(
            {"hex": hex_name(table, cell), "damage": damage, "conditions": condition_names(conditions)}
        )
        tell(table, kind, rule, args)


def placed(table: Table, figure: Figure) -> None:
    """A hero on its first hex, and whose hero that is."""
    if table.telling:
        args: dict[str, Arg] = {"figure": name_of(figure), "slot": figure.slot, "seat": figure.owner}
        args.update({"class": figure.sheet.name, "number": figure.cell, "hex": hex_name(table, figure.cell)})
        tell(table, "placed", "GH-S-SET-08", args)


def hexes(table: Table, kind: str, rule: str, cells: list[int]) -> None:
    if table.telling:
        tell(table, kind, rule, {"cells": cells, "hexes": hex_names(table, cells)})


def between(table: Table, kind: str, rule: str, one: int, other: int, number: int = 0) -> None:
    """An event between two figures."""
    if table.telling:
        tell(
            table,
            kind,
            rule,
            {
                "figure": name(table, one),
                "slot": one,
                "target-figure": name(table, other),
                "to": other,
                "number": number,
            },
        )


def moved(table: Table, figure: Figure, start: int, rule: str, forced: bool = False) -> None:
    if table.telling:
        kind = "forced" if forced else "moved"
        args: dict[str, Arg] = {
            "figure": name_of(figure),
            "slot": figure.slot,
            "from": start,
            "cell": figure.cell,
            "hex": hex_name(table, figure.cell),
        }
        tell(table, kind, rule, args)


def drew(table: Table, slot: int, cards: list[int], used: list[int], mode: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "figure": name(table, slot),
            "slot": slot,
            "modifiers": [modifier_name(MODIFIERS[card].key) for card in cards],
            "used-modifiers": [modifier_name(MODIFIERS[card].key) for card in used],
            "mode": mode,
        }
        tell(table, "drew-modifier", _draw_rule(mode), args, True)


def _draw_rule(mode: int) -> str:
    if mode == NORMAL_DRAW:
        return "GH-S-ADV-01"
    return "GH-S-ADV-02" if mode == ADVANTAGE else "GH-S-ADV-03"


def door_closed(table: Table, door: int) -> None:
    """It is locked again."""
    tell(table, "door-closed", "GH-S-SPC-07", {"door": door}, True)


def cards_added(table: Table, figure: Figure, card: int, count: int) -> None:
    """The scenario makes the figure's modifier deck worse."""
    if table.telling and count:
        args: dict[str, Arg] = {"figure": name_of(figure), "slot": figure.slot, "number": count}
        args["modifier"] = modifier_name(MODIFIERS[card].key)
        tell(table, "cards-added", "GH-S-SET-01", args)


def cards_brought(table: Table, figure: Figure, card: int, count: int) -> None:
    """A hero of a campaign arrives with more cards in its modifier deck."""
    if table.telling:
        args: dict[str, Arg] = {"figure": name_of(figure), "slot": figure.slot, "number": count}
        args["modifier"] = modifier_name(MODIFIERS[card].key)
        tell(table, "cards-brought", "GH-C-TRV-05", args)


def gained(table: Table, figure: Figure, mask: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "figure": name_of(figure),
            "slot": figure.slot,
            "conditions": condition_names(mask),
        }
        tell(table, "condition-gained", rule, args)


def ended(table: Table, figure: Figure, mask: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "figure": name_of(figure),
            "slot": figure.slot,
            "conditions": condition_names(mask),
        }
        tell(table, "condition-ended", rule, args)


def element(table: Table, kind: str, rule: str, number: int) -> None:
    """`element-created`, `element-consumed`, `element-strong`."""
    if table.telling:
        tell(table, kind, rule, {"element": ELEMENTS[number]})


def waned(table: Table, number: int) -> None:
    """What is left of it: 1 for waning, 0 for inert."""
    if table.telling:
        args: dict[str, Arg] = {"element": ELEMENTS[number], "number": table.elements[number]}
        tell(table, "element-waned", "GH-S-ELE-09", args)


def seat(table: Table, kind: str, rule: str, who: int, number: int = 0, reveals: bool = False) -> None:
    if table.telling:
        tell(table, kind, rule, {"seat": who, "number": number}, reveals)


def card(
    table: Table, kind: str, rule: str, who: int, place: int, reveals: bool = False, secret: bool = False
) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": who, "card": table.cards_of(who)[place].name}
        tell(table, kind, rule, args, reveals, only(who) if secret else EVERYONE)


def item(table: Table, kind: str, rule: str, slot: int, worn: str) -> None:
    """An item does something by itself."""
    if table.telling:
        tell(table, kind, rule, {"figure": name(table, slot), "slot": slot, "item": worn})


def step(table: Table, kind: str, rule: str, slot: int, number: int, source: str) -> None:
    """One line of the sum of an attack: a base, a modifier with its source, a shield, the damage.

    `source` is a word or the key of an ability; of a hero's card, the card comes along.
    """
    if table.telling:
        args: dict[str, Arg] = {"figure": name(table, slot), "slot": slot, "number": number}
        args.update(source_of(table, source))
        tell(table, kind, rule, args)


def lasts(table: Table, figure: Figure, op: int, value: int, source: str) -> None:
    """An effect is there to stay: which one, how much of it, and from where."""
    if table.telling:
        args: dict[str, Arg] = {"figure": name_of(figure), "slot": figure.slot, "number": value}
        args["effect"] = OPS[op]
        args.update(source_of(table, source))
        tell(table, "lasting", "GH-S-BON-01", args)


def source_of(table: Table, source: str) -> dict[str, Arg]:
    """The card or the word behind the key of an ability."""
    owner, slash, rest = source.partition("/")
    if not slash:
        return {"source": source}
    for known in table.rules.classes:
        if known.slug == owner:
            for card in known.cards:
                if str(card.no) == rest.split("/")[0]:
                    return {"source": "card", "card": card.name}
    return {"source": owner}
