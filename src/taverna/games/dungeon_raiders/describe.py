"""What an option code means at this table, and why a code is not among the options.

An option is described by the room alone, since several seats may be asked at once and all see the same room.
"""

from __future__ import annotations

from taverna.games.dungeon_raiders import cards, codes
from taverna.games.dungeon_raiders.bosses import printed
from taverna.games.dungeon_raiders.cards import BALL, FIRST_ITEM, ITEMS, KEY, SWORD, TORCH, TORCH_BIT
from taverna.games.dungeon_raiders.schema import ROOMS_IN_ROW, VAULT, Room
from taverna.games.dungeon_raiders.state import LAY, REPLACE, STEPS, Table
from taverna.kernel import Arg, Decision, Option, Refusal, Wording

RULES = {STEPS[LAY]: "DR-5.2", STEPS[REPLACE]: "DR-5.4"}
"""The rule behind each kind of decision."""

CARD_RULES = {TORCH: "DR-4.1", BALL: "DR-5.4", KEY: "DR-11.3", SWORD: "DR-11.1"}


class DungeonRaidersWording(Wording[Table]):
    """Cards and torches, in the room where the group stands."""

    def describe(self, table: Table, code: int) -> Option:
        if code >= codes.LOOK:
            return _describe_look(table, code)
        room = table.room()
        targets = [f"card:{cards.name(code)}"]
        args: dict[str, Arg] = {"card": cards.name(code)}
        if code == room.escape:
            return Option("escape", args, targets, room.rule_of("escape", "R-31"))
        if code == BALL:
            return Option("ball", args, targets, CARD_RULES[BALL])
        if code < FIRST_ITEM and room.kind == VAULT:
            return _describe_benefit(room, code, args, targets)
        rule = _card_rule(table, code)
        if room.legal >> code & 1 and room.values[code] != printed(code):
            args["number"] = room.values[code]
            return Option(
                "lay-as", args, targets, room.rule_of("power" if code < FIRST_ITEM else "sword", rule)
            )
        return Option("lay", args, targets, rule)

    def why_not(self, table: Table, decision: Decision, code: int) -> Refusal:
        if not 0 <= code < codes.COUNT:
            return Refusal("no-such-option", args={"code": code})
        if code >= codes.LOOK:
            return _why_not_look(table, decision.seat, code)
        card: dict[str, object] = {"card": cards.name(code)}
        if not table.hands[decision.seat] >> code & 1:
            if code < FIRST_ITEM:
                return Refusal("already-played", "DR-5.9", card)
            return Refusal("not-in-hand", "DR-5.2", card)
        if code == KEY:
            return Refusal("key-only-for-treasure", "DR-11.3")
        if code == SWORD:
            return Refusal("sword-only-for-monsters", "DR-11.1")
        if code == TORCH:
            return Refusal("torch-is-announced", "R-12")
        return Refusal("no-second-ball", "R-13")

    def always_shown(self, table: Table, decision: Decision) -> list[int]:
        """What lies in the hand but is of no use here is shown with its reason; a torch only in the boss room (R-9)."""
        hand = table.hands[decision.seat]
        idle = [card for card in (BALL, KEY, SWORD) if hand >> card & 1 and card not in decision.options]
        if hand & TORCH_BIT and table.in_boss_room() and TORCH not in decision.options:
            idle.append(codes.LOOK_IN_VAIN)
        return idle


def _card_rule(table: Table, code: int) -> str:
    kind = table.pending[0].kind if table.pending else STEPS[LAY]
    return CARD_RULES.get(code, RULES[kind])


def _describe_look(table: Table, code: int) -> Option:
    dark = [place + 1 for place in range(ROOMS_IN_ROW) if table.is_dark(place)]
    if code == codes.LOOK_IN_VAIN:
        return Option("look-in-vain", {}, ["card:torch"], "R-9")
    targets = ["card:torch", *[f"room:{place}" for place in dark]]
    return Option("look", {"number": len(dark)}, targets, "DR-4.2")


def _describe_benefit(room: Room, code: int, args: dict[str, Arg], targets: list[str]) -> Option:
    """A vault gives what is shown above the value."""
    benefit = room.benefits[code + 1]
    args["benefit"] = benefit
    if benefit in ITEMS:
        return Option("claim", args, [*targets, f"supply:{benefit}"], "DR-8.2")
    return Option("claim", args, targets, "DR-8.4" if room.coins[code + 1] else "DR-8.5")


def _why_not_look(table: Table, seat: int, code: int) -> Refusal:
    if not table.hands[seat] & TORCH_BIT:
        return Refusal("no-torch", "DR-4.1")
    if table.in_boss_room():
        return Refusal("no-torch-at-the-boss", "R-9")
    if code == codes.LOOK:
        return Refusal("nothing-new-to-see", "R-9")
    return Refusal("something-to-see", "DR-4.2")
