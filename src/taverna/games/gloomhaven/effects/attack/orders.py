"""The order of additions and multiplications within a step of the sum: the attacker's choice (GH-S-ATK-08)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.language.modifiers import Order, apply, orders
from taverna.games.gloomhaven.state.figures import NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Attack
from taverna.games.gloomhaven.state.table import Table


def wants_most(attack: Attack, actor: Figure) -> bool:
    """Players want the most of their own side's attacks and of those they steer, the least of monsters'."""
    return actor.side == 0 or attack.seat != NOBODY


def of_attacker(attack: Attack, actor: Figure) -> list[Order]:
    """Step 1: what the attacker adds and multiplies."""
    adds = attack.adds + attack.now_adds
    base = attack.attack + attack.now_attack - sum(adds)
    return orders(base, adds, attack.now_factor, wants_most(attack, actor))


def of_cards(table: Table, attack: Attack, actor: Figure) -> list[Order]:
    """Step 2: the modifier cards applied, from the value of step 1. None if one of them is null (GH-S-ATK-10)."""
    return apply(attack.value, attack.used, table.rules.reduced, wants_most(attack, actor))


def ask(table: Table, attack: Attack, actor: Figure, count: int) -> None:
    """The attacking player; for a summon its summoner's, for monsters the players."""
    seat = attack.seat if attack.seat != NOBODY else actor.owner
    table.ask(table.decider(seat), "order", [codes.CHOICE + place for place in range(count)])


def tell(table: Table, actor: Figure, order: Order) -> None:
    events.tell(
        table,
        "attack-order",
        "GH-S-ATK-08",
        {"figure": events.name(table, actor.slot), "sum": order.written(), "number": order.value},
    )
