"""What an option code means at this table, and why a code is not among the options."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import codes
from taverna.games.bloodborne.abilities import GIFT
from taverna.games.bloodborne.cards import NO_CARD, TROPHIES, TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.state import (
    ANY_TROPHY,
    DISCARD,
    LOSE_TROPHY,
    PICK,
    REMOVE,
    STEPS,
    TRANSFORM,
    TROPHY,
    UPGRADE,
    Table,
)
from taverna.kernel import Arg, Decision, Option, Refusal, Wording

RULES: Final = {
    STEPS[PICK]: "BB-4.4",
    STEPS[TRANSFORM]: "BB-4.8",
    STEPS[UPGRADE]: "BB-5.1",
    STEPS[REMOVE]: "BB-5.9",
    STEPS[TROPHY]: "BB-R.61",
    STEPS[ANY_TROPHY]: "BB-R.119",
    STEPS[LOSE_TROPHY]: "BB-R.125",
    STEPS[DISCARD]: "BB-R.129",
}
"""The rule behind each kind of decision."""


class BloodborneWording(Wording[Table]):
    """Cards, trophies and upgrades, by what the open decision asks."""

    def describe(self, table: Table, code: int) -> Option:
        if code < codes.TAKE:
            return _describe_play(table, code - codes.PLAY)
        if code < codes.NO_UPGRADE:
            return _describe_gain_or_loss(table, code)
        if code == codes.NO_UPGRADE:
            return Option("take-none", {}, [], "BB-R.37")
        if codes.DISCARD <= code < codes.LOSE_TROPHY:
            card = _card(table, code - codes.DISCARD)
            return Option("discard", {"card": card.id}, [f"hand:{card.id}"], "BB-R.129")
        return _describe_trophy(table, code)

    def why_not(self, table: Table, decision: Decision, code: int) -> Refusal:
        kind = decision.kind
        if not 0 <= code < codes.COUNT:
            return Refusal("no-such-option", args={"code": code})
        if kind == STEPS[PICK] and code < codes.TAKE:
            return _why_not_pick(table, decision.seat, code)
        if kind == STEPS[TRANSFORM] and code < codes.TAKE:
            return _why_not_reveal(table, decision.seat, code)
        if kind == STEPS[UPGRADE] and codes.TAKE <= code < codes.REMOVE:
            return Refusal("not-in-row", "BB-5.1")
        if kind == STEPS[REMOVE]:
            return _why_not_remove(table, code)
        if kind == STEPS[DISCARD] and codes.DISCARD <= code < codes.LOSE_TROPHY:
            return _why_not_discard(table, decision.seat, code - codes.DISCARD)
        if kind == STEPS[LOSE_TROPHY] and code >= codes.LOSE_TROPHY:
            return Refusal("not-highest", "BB-R.125", {"trophy": TROPHIES[code - codes.LOSE_TROPHY]})
        if kind == STEPS[TROPHY] and codes.TROPHY <= code < codes.DISCARD:
            return Refusal("not-its-trophy", "BB-R.61", {"trophy": TROPHIES[code - codes.TROPHY]})
        return Refusal("not-an-option-here", RULES.get(kind, "BB-R.9"), {"kind": kind})

    def always_shown(self, table: Table, decision: Decision) -> list[int]:
        """Own cards that can't be chosen here: used ones, an unarmed Transform, the Dream that stays."""
        seat, dream = decision.seat, table.rules.dream
        found: set[int] = set()
        if decision.kind == STEPS[PICK]:
            found.update([codes.PLAY + kind for kind in table.hands[seat] + table.used[seat]])
        elif decision.kind == STEPS[TRANSFORM]:
            weapons = [kind for kind in table.used[seat] if table.rules.kinds[kind].weapon]
            found.update([codes.PLAY + kind for kind in [*weapons, dream]])
        elif decision.kind == STEPS[REMOVE] and dream in table.hands[seat]:
            found.add(codes.REMOVE + dream)
        elif decision.kind == STEPS[DISCARD]:
            found.update([codes.DISCARD + kind for kind in table.hands[seat]])
        return sorted(found.difference(decision.options))


def _describe_trophy(table: Table, code: int) -> Option:
    """What the track gives once the marker has moved; on the last space it stays (BB-R.44)."""
    lost = code >= codes.LOSE_TROPHY
    type = code - (codes.LOSE_TROPHY if lost else codes.TROPHY)
    seat = table.pending[0].seat if table.pending else 0
    place = table.tracks[seat * TROPHY_COUNT + type]
    after = max(place - 1, 0) if lost else min(place + 1, table.rules.last_space)
    args: dict[str, Arg] = {"trophy": TROPHIES[type], "points": table.rules.points[after]}
    any_type = bool(table.pending) and table.pending[0].kind == STEPS[ANY_TROPHY]
    rule = "BB-R.126" if lost else "BB-R.119" if any_type else "BB-R.61"
    return Option("lose-trophy" if lost else "trophy", args, [f"trophy:{TROPHIES[type]}"], rule)


def _card(table: Table, kind: int) -> ActionCard:
    """The blank for a code of no card."""
    return table.rules.kinds[kind] if kind < len(table.rules.kinds) else table.rules.kinds[NO_CARD]


def _describe_play(table: Table, kind: int) -> Option:
    card = _card(table, kind)
    args: dict[str, Arg] = {"card": card.id}
    if card.weapon:
        args["damage"] = card.damage
    transforming = bool(table.pending) and table.pending[0].kind == STEPS[TRANSFORM]
    rule = "BB-4.8" if transforming else card.rule or "BB-4.4"
    key = "use" if not card.weapon else "reveal" if transforming else "play"
    return Option(key, args, [f"hand:{card.id}"], rule)


def _describe_gain_or_loss(table: Table, code: int) -> Option:
    block, kind = divmod(code, codes.MAX_KINDS)
    card = _card(table, kind)
    key = ("take", "remove", "remove-used", "remove-played")[block - 1]
    zone = ("row", "hand", "used", "played")[block - 1]
    rule = "BB-5.9"
    if block == 1:
        given = bool(table.agenda) and table.agenda[-1][2] == GIFT
        rule = "BB-R.133" if given else "BB-4.40"
    return Option(key, {"card": card.id}, [f"{zone}:{card.id}"], rule)


# Refusals


def _why_not_pick(table: Table, seat: int, kind: int) -> Refusal:
    if kind in table.hands[seat]:
        return Refusal("transform-unarmed", "BB-R.14")
    return _not_in_hand(table, seat, kind)


def _not_in_hand(table: Table, seat: int, kind: int) -> Refusal:
    if kind in table.used[seat]:
        return Refusal("card-used", "BB-4.7", {"card": table.rules.kinds[kind].id})
    return Refusal("not-in-hand", "BB-4.4")


def _why_not_reveal(table: Table, seat: int, kind: int) -> Refusal:
    if kind not in table.hands[seat]:
        return _not_in_hand(table, seat, kind)
    if table.rules.kinds[kind].dream:
        return Refusal("transform-fights", "BB-4.10")
    return Refusal("weapon-needed", "BB-4.8")


def _why_not_discard(table: Table, seat: int, kind: int) -> Refusal:
    if kind in table.hands[seat]:
        return Refusal("discard-weapons", "BB-R.130")
    return Refusal("not-in-hand", "BB-R.130")


def _why_not_remove(table: Table, code: int) -> Refusal:
    if codes.REMOVE <= code < codes.NO_UPGRADE:
        if code % codes.MAX_KINDS == table.rules.dream:
            return Refusal("keep-the-dream", "BB-5.10")
        return Refusal("not-owned", "BB-5.9")
    return Refusal("must-remove", "BB-5.9", {"number": table.rules.card_limit})
