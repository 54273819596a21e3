"""What an option code means at this table, and why a code is not among the options."""

from __future__ import annotations

from taverna.games.dead_mans_draw import codes, targets, view
from taverna.games.dead_mans_draw.cards import MERMAID, SUIT_COUNT, SUITS, name
from taverna.games.dead_mans_draw.content import PIRATES
from taverna.games.dead_mans_draw.state import (
    ASK_CANNON,
    ASK_HOOK,
    ASK_LOCKER,
    ASK_MAP,
    ASK_MERMAID,
    ASK_PIRATE,
    ASK_PLUNDER,
    ASK_SWORD,
    STEPS,
    TURN,
    Table,
)
from taverna.kernel import Arg, Decision, Option, Refusal, Wording

RULES = {
    STEPS[TURN]: "DMD-3.10",
    STEPS[ASK_HOOK]: "DMD-11.1",
    STEPS[ASK_CANNON]: "DMD-12.1",
    STEPS[ASK_MAP]: "DMD-14.1",
    STEPS[ASK_SWORD]: "DMD-16.1",
    STEPS[ASK_MERMAID]: "DMD-40.4",
    STEPS[ASK_PLUNDER]: "DMD-23.2",
    STEPS[ASK_PIRATE]: "DMD-2.6",
    STEPS[ASK_LOCKER]: "DMD-37.2",
}
"""The rule behind each kind of decision."""


class DeadMansDrawWording(Wording[Table]):
    """Every code, by what the open decision asks."""

    def describe(self, table: Table, code: int) -> Option:
        kind = table.pending[0].kind if table.pending else STEPS[TURN]
        rule = RULES[kind]
        if code == codes.DRAW:
            busting, among = view.risk(table, table.active)
            return Option("draw", {"busting": busting, "among": among}, ["draw"], "DMD-3.3")
        if code == codes.BANK:
            return Option("bank", {"number": len(table.play)}, ["play"], "DMD-5.1")
        if code < codes.CARD:
            return _describe_stack(table, kind, code, rule)
        if code < codes.SEAT:
            return _describe_card(table, kind, code, rule)
        if code < codes.PIRATE:
            asked = table.pending[0].seat if table.pending else table.active
            other = table.left_of(asked, code - codes.SEAT)
            return Option(kind, {"other": other}, [f"seat:{other}"], rule)
        pirate = PIRATES[code - codes.PIRATE]
        trait = table.rules.trait(pirate.number)  # with the mermaid effect Casanova has another (DMD-22.6)
        return Option(kind, {"pirate": pirate.id}, [f"pirate:{pirate.id}"], trait.rule)

    def why_not(self, table: Table, decision: Decision, code: int) -> Refusal:
        kind = decision.kind
        if not 0 <= code < codes.COUNT:
            return Refusal("no-such-option", args={"code": code})
        if kind == STEPS[TURN]:
            return _why_not_turn(table, code)
        if kind == STEPS[ASK_PIRATE]:
            return Refusal("not-offered", "DMD-2.6")
        if code in (codes.DRAW, codes.BANK):
            return Refusal("effect-first", "DMD-3.10", {"kind": kind})
        if _only_unsafe(table, kind, code):
            return Refusal("safe-choices-only", "DMD-80.1")
        if kind == STEPS[ASK_SWORD] and codes.STACK <= code < codes.CARD:
            return _why_not_sword(table, code)
        if kind == STEPS[ASK_CANNON] and codes.STACK <= code < codes.CARD:
            return _why_not_cannon(table, code)
        if kind == STEPS[ASK_MERMAID]:
            return Refusal("not-recallable", "DMD-40.13" if _is_mermaid(code) else "DMD-40.4")
        return Refusal("not-an-option-here", RULES[kind], {"kind": kind})

    def always_shown(self, table: Table, decision: Decision) -> list[int]:
        return [codes.DRAW, codes.BANK] if decision.kind == STEPS[TURN] else []


def _describe_stack(table: Table, kind: str, code: int, rule: str) -> Option:
    left, suit = divmod(code - codes.STACK, SUIT_COUNT)
    owner = table.left_of(table.active, left)
    card = targets.stack_card(table, code)
    args: dict[str, Arg] = {"card": name(card), "other": owner, "suit": SUITS[suit]}
    if kind != STEPS[ASK_CANNON]:
        key = _busting_key(table, kind, card)
        if kind == STEPS[ASK_SWORD] and targets.parry(table) >= 0:
            rule = table.traits[targets.parry(table)].rule
        return Option(key, args, [f"stack:{owner}:{SUITS[suit]}"], rule)
    key, trait = kind, table.traits[table.active]
    if left == 0:
        key, rule = "misfire", table.traits[targets.misfire(table)].rule
        args["card"] = name(targets.struck(table, owner, suit))
    elif trait.cannon_whole_stack:
        key, rule = "cannon-stack", trait.rule
        args["number"] = table.stack(owner, suit).bit_count()
    elif trait.cannon_keeps:
        key, rule = "cannon-keep", trait.rule
    return Option(key, args, [f"stack:{owner}:{SUITS[suit]}"], rule)


def _describe_card(table: Table, kind: str, code: int, rule: str) -> Option:
    zone = {STEPS[ASK_MERMAID]: table.play}.get(kind, table.revealed or table.discard)
    card = next((card for card in zone if codes.card(card) == code), (code - codes.CARD) << 1)
    key, trait = kind, table.traits[table.active]
    if kind == STEPS[ASK_MAP]:
        key = _busting_key(table, kind, card)
        rule = trait.rule if trait.map_any else rule
    return Option(key, {"card": name(card)}, [f"card:{name(card)}"], rule)


def _busting_key(table: Table, kind: str, card: int) -> str:
    """Hook, Map and Sword say so when the card would bust."""
    return f"{kind}-busting" if table.would_bust(card) else kind


def _only_unsafe(table: Table, kind: str, code: int) -> bool:
    """Whether nothing but the option `safe_choices` forbids this."""
    if not table.rules.safe_choices:
        return False
    if kind == STEPS[ASK_HOOK]:
        return code in targets.stacks_of(table, 0)
    if kind == STEPS[ASK_SWORD]:
        return code in targets.stealable(table)
    source = table.discard if table.traits[table.active].map_any else table.revealed
    return kind == STEPS[ASK_MAP] and code in [codes.card(card) for card in source]


def _is_mermaid(code: int) -> bool:
    return codes.CARD <= code < codes.SEAT and (code - codes.CARD) >> 3 == MERMAID


def _why_not_turn(table: Table, code: int) -> Refusal:
    if code == codes.DRAW:
        return Refusal("draw-pile-empty", "DMD-3.12")
    if code != codes.BANK:
        return Refusal("not-an-option-here", "DMD-3.10", {"kind": STEPS[TURN]})
    if not table.drew:
        return Refusal("draw-first", "DMD-3.2")
    return Refusal("kraken-demands", "DMD-3.11", {"number": table.owed})


def _why_not_sword(table: Table, code: int) -> Refusal:
    left, suit = divmod(code - codes.STACK, SUIT_COUNT)
    if left == 0:
        return Refusal("not-your-own", "DMD-16.1")
    if left >= table.seats or not table.stack(table.left_of(table.active, left), suit):
        return Refusal("empty-stack", "DMD-16.1")
    if targets.parry(table) >= 0:
        return Refusal("must-steal-kraken", "DMD-36.1")
    return Refusal("suit-owned", "DMD-16.2", {"suit": SUITS[suit]})


def _why_not_cannon(table: Table, code: int) -> Refusal:
    left, _ = divmod(code - codes.STACK, SUIT_COUNT)
    if left and targets.misfire(table) >= 0:
        return Refusal("must-misfire", "DMD-35.1")
    if left == 0 and targets.misfire(table) < 0:
        return Refusal("not-your-own", "DMD-12.4")
    return Refusal("empty-stack", "DMD-12.1")
