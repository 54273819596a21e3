"""What can be told about a game of Dead Man's Draw: one function for each kind of event, with its rule.

Nothing is built while the table is quiet. Texts for the kinds are `event-<kind>` in `text/`.
"""

from __future__ import annotations

from taverna.games.dead_mans_draw.cards import SUITS, name, names
from taverna.games.dead_mans_draw.content import PIRATES
from taverna.games.dead_mans_draw.state import Table
from taverna.kernel import EVERYONE, Arg, Event, all_but, only


def tell(
    table: Table,
    kind: str,
    rule: str,
    args: dict[str, Arg],
    reveals: bool = False,
    audience: int = EVERYONE,
) -> None:
    table.events.append(Event(kind, rule, args, reveals, audience))


# Setting up


def offered(table: Table, seat: int, pirates: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "pirates": [PIRATES[pirate].id for pirate in pirates]}
        tell(table, "offered", "DMD-2.6", args, True, only(seat))


def kept(table: Table, seat: int, pirate: int) -> None:
    if table.telling:
        tell(table, "kept", "DMD-2.7", {"seat": seat, "pirate": PIRATES[pirate].id}, True)


def locker_named(table: Table, seat: int, other: int) -> None:
    if table.telling:
        tell(table, "locker-named", "DMD-37.2", {"seat": seat, "other": other})


def started(table: Table, seat: int) -> None:
    if table.telling:
        tell(table, "started", "DMD-2.5", {"seat": seat}, True)


# A turn


def turn(table: Table) -> None:
    if table.telling:
        tell(table, "turn", "DMD-2.11", {"seat": table.active})


def drew(table: Table, card: int) -> None:
    if table.telling:
        tell(table, "drew", "DMD-3.3", {"seat": table.active, "card": name(card)}, True)


def intercepted(table: Table, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "intercepted", rule, {"seat": table.active, "card": name(card)})


def void(table: Table, suit: int, rule: str) -> None:
    if table.telling:
        tell(table, "void", rule, {"seat": table.active, "suit": SUITS[suit]})


def banked(table: Table, cards: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": table.active, "cards": names(cards), "number": len(cards)}
        tell(table, "banked", "DMD-5.1", args)


def bonus(table: Table, cards: list[int], rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": table.active, "cards": names(cards), "number": len(cards)}
        tell(table, "bonus", rule, args, True)


def no_bonus(table: Table, rule: str) -> None:
    if table.telling:
        tell(table, "no-bonus", rule, {"seat": table.active})


def plundered(table: Table, other: int, cards: list[int], rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "seat": table.active,
            "other": other,
            "cards": names(cards),
            "number": len(cards),
        }
        tell(table, "plundered", rule, args, True)


# A bust


def busted(table: Table, card: int) -> None:
    if table.telling:
        by_value = table.rules.bust_on_value
        kind, rule = ("busted-by-value", "DMD-65.1") if by_value else ("busted", "DMD-4.1")
        tell(table, kind, rule, {"seat": table.active, "card": name(card)})


def saved(table: Table, cards: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": table.active, "cards": names(cards), "number": len(cards)}
        tell(table, "saved", "DMD-4.5", args)


def lost(table: Table, cards: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": table.active, "cards": names(cards), "number": len(cards)}
        tell(table, "lost", "DMD-4.3", args)


def lost_to(table: Table, other: int, cards: list[int], rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "seat": table.active,
            "other": other,
            "cards": names(cards),
            "number": len(cards),
        }
        tell(table, "lost-to", rule, args)


# Effects


def anchored(table: Table, cards: list[int], rule: str) -> None:
    if table.telling:
        tell(
            table,
            "anchored",
            rule,
            {"seat": table.active, "cards": names(cards), "number": len(cards)},
        )


def hooked(table: Table, card: int) -> None:
    if table.telling:
        tell(table, "hooked", "DMD-11.1", {"seat": table.active, "card": name(card)})


def shot(table: Table, other: int, cards: list[int], rule: str) -> None:
    if table.telling:
        tell(table, "shot", rule, {"seat": table.active, "other": other, "cards": names(cards)})


def scavenged(table: Table, other: int, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "scavenged", rule, {"seat": table.active, "other": other, "card": name(card)})


def misfired(table: Table, other: int, card: int, rule: str) -> None:
    """`other` is whose Misfire turned the shot around."""
    if table.telling:
        tell(table, "misfired", rule, {"seat": table.active, "other": other, "card": name(card)})


def map_showed(table: Table, cards: list[int]) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": table.active, "cards": names(cards), "number": len(cards)}
        tell(table, "map-showed", "DMD-14.1", args, True)


def mapped(table: Table, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "mapped", rule, {"seat": table.active, "card": name(card)})


def foresaw(table: Table, cards: list[int], rule: str) -> None:
    """To everyone; or to the active player alone, while the others learn only that there was a look (DMD-80.3)."""
    if not table.telling:
        return
    seat = table.active
    args: dict[str, Arg] = {"seat": seat, "cards": names(cards), "number": len(cards)}
    if table.rules.private_oracle:
        tell(table, "foresaw", rule, args, True, only(seat))
        tell(
            table,
            "foresaw-in-secret",
            "DMD-80.3",
            {"seat": seat, "number": len(cards)},
            False,
            all_but(seat),
        )
    else:
        tell(table, "foresaw", rule, args, True)


def stole(table: Table, other: int, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "stole", rule, {"seat": table.active, "other": other, "card": name(card)})


def demanded(table: Table, rule: str) -> None:
    if table.telling:
        tell(table, "demanded", rule, {"seat": table.active, "number": table.owed})


def satisfied(table: Table) -> None:
    if table.telling:
        tell(table, "satisfied", "DMD-17.4", {"seat": table.active})


def waived(table: Table) -> None:
    if table.telling:
        tell(table, "waived", "DMD-17.9", {"seat": table.active, "number": table.owed})


def recalled(table: Table, card: int) -> None:
    if table.telling:
        tell(table, "recalled", "DMD-40.6", {"seat": table.active, "card": name(card)})


def recalled_to_bank(table: Table, card: int, rule: str) -> None:
    if table.telling:
        tell(table, "recalled-to-bank", rule, {"seat": table.active, "card": name(card)})


def siren_took(table: Table, other: int, card: int, rule: str) -> None:
    """`other` is the Siren's owner."""
    if table.telling:
        tell(table, "siren-took", rule, {"seat": table.active, "other": other, "card": name(card)})


# The end


def won_at_once(table: Table, seat: int, score: int) -> None:
    if table.telling:
        tell(table, "won-at-once", table.rules.variation_rule, {"seat": seat, "number": score})


def score(table: Table, seat: int, points: int, size: int) -> None:
    if table.telling:
        tell(table, "score", "DMD-51.2", {"seat": seat, "number": points, "size": size})


def ended(table: Table, winners: list[int], rule: str) -> None:
    if table.telling:
        tell(table, "ended", rule, {"seats": winners, "number": len(winners)})
