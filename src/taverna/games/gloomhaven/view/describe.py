"""What an option code means at this table, and why a code is not among the options."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects.turn_order import FIRST_GROUP
from taverna.games.gloomhaven.language.clauses import COSTS
from taverna.games.gloomhaven.language.vocabulary import ELEMENTS
from taverna.games.gloomhaven.language.words import is_question
from taverna.games.gloomhaven.state.table import Table
from taverna.games.gloomhaven.view import open_question
from taverna.kernel import Arg, Decision, Option, Refusal, Wording

RULES: Final = {
    "prepare": "GH-S-SET-01",
    "start": "GH-S-SET-08",
    "select": "GH-S-SEL-01",
    "tie": "GH-S-INI-06",
    "turn": "GH-S-TRN-02",
    "consume": "GH-S-ELE-07",
    "element": "GH-S-ELE-08",
    "perform": "GH-S-TRN-07",
    "choose": "GH-S-TRN-07",
    "place": "GH-S-EMP-02",
    "move": "GH-S-MOV-01",
    "target": "GH-S-ATK-16",
    "attack": "GH-S-ATK-15",
    "order": "GH-S-ATK-08",
    "defend": "GH-S-ATK-15",
    "bonus": "GH-S-BON-03",
    "take-damage": "GH-S-DMG-01",
    "give-damage": "GH-S-DMG-01",
    "offer": "GH-S-BON-03",
    "origin": "GH-S-ATK-01",
    "transfer": "GH-S-BON-03",
    "reduce": "GH-S-BON-07",
    "damage": "GH-S-DMG-01",
    "lose": "GH-S-DMG-01",
    "start-discard": "GH-C-TRV-05",
    "recover": "GH-S-REC-01",
    "refresh": "GH-S-REF-01",
    "limit": "GH-S-BON-05",
    "cleanse": "GH-S-CON-01",
    "extra": "GH-S-ITM-07",
    "half": "GH-S-REC-01",
    "sequence": "GH-S-TRN-07",
    "one-of": "GH-S-TRN-07",
    "loot-from": "GH-S-LOT-01",
    "equip": "GH-S-ITM-01",
    "forgo": "GH-S-SPC-07",
    "entrance": "GH-C-RDD-07",
    "sufferer": "GH-C-RDD-13",
    "use-up": "GH-C-RDD-12",
    "promote": "GH-C-RDD-12",
    "return": "GH-C-RDD-12",
    "give": "GH-S-SPC-07",
    "protect": "GH-S-SPC-07",
    "flood": "GH-S-SPC-07",
    "free": "GH-S-SPC-07",
    "hand-over": "GH-S-SPC-07",
    "discard": "GH-S-SPC-07",
    "loot": "GH-S-LOT-01",
    "convert": "GH-S-BON-05",
    "pay": "GH-S-TRN-07",
    "as-heal": "GH-S-BON-05",
    "after-action": "GH-S-ITM-07",
    "divert": "GH-S-ITM-07",
    "dampen": "GH-S-ITM-07",
    "spring": "GH-S-TRP-05",
    "push": "GH-S-PSH-02",
    "pull": "GH-S-PUL-01",
    "long-rest": "GH-S-RST-04",
    "short-rest": "GH-S-RST-02",
    "redraw": "GH-S-RST-03",
    "focus": "GH-S-FOC-12",
    "monster-move": "GH-S-MMV-04",
    "monster-path": "GH-S-MMV-10",
    "monster-targets": "GH-S-MON-18",
    "monster-choice": "GH-S-MON-18",
    "monster-place": "GH-S-MON-14",
    "spawn": "GH-S-SPC-01",
    "drift": "GH-S-SPC-07",
    "roll": "GH-S-SPC-07",
    "make-way": "GH-S-SPC-01",
    "reveal": "GH-S-REV-03",
    "revealed": "GH-S-ITM-07",
    "initiative": "GH-S-ITM-07",
    "monster-element": "GH-S-ELE-12",
}
"""The rule behind each kind of decision."""

WAYS: Final = ("top", "bottom", "attack", "move")


class GloomhavenWording(Wording[Table]):
    """Codes by their range, with what the open question is about."""

    def describe(self, table: Table, code: int) -> Option:
        decision = _decision(table, code)
        kind = decision.kind
        rule = _rule(kind, "GH-S-TRN-07")
        seat = decision.seat
        if codes.PLAY <= code < codes.GOAL:
            return _play(table, seat, code - codes.PLAY, rule)
        if codes.STEP <= code < codes.ELEMENT:
            return _step(table, code - codes.STEP, rule)
        if codes.ELEMENT <= code < codes.CHOICE:
            key = "element-consume" if kind == "consume" else "element"
            return Option(key, {"element": ELEMENTS[code - codes.ELEMENT]}, [], rule)
        if codes.INTERACT <= code < codes.STEP:
            return _interaction(table, code - codes.INTERACT)
        if codes.GOAL <= code < codes.INTERACT:
            seat, place = divmod(code - codes.GOAL, 2)
            return Option("choice-prepare", open_question.goal(table, seat, place), [], "GH-S-SET-01")
        if codes.CHOICE <= code < codes.CARD:
            args, targets = open_question.choice(table, kind, code - codes.CHOICE)
            return Option(f"choice-{kind}", args, targets, rule)
        if codes.CARD <= code < codes.ITEM:
            return _card(
                table, seat, _card_key(table, seat, kind, code - codes.CARD), code - codes.CARD, rule
            )
        if codes.ITEM <= code < codes.FIGURE:
            return _item(
                table, seat, kind if kind in ("refresh", "use-up", "equip") else "item", code - codes.ITEM
            )
        if codes.FIGURE <= code < codes.ENTITY:
            slot = code - codes.FIGURE
            name = events.name(table, slot) if slot < len(table.figures) else ""
            args = {**open_question.about(table, kind), "figure": name, "slot": slot}
            return Option(f"figure-{kind}", args, [f"figure-{slot}"], rule)
        if codes.ENTITY <= code < codes.CELL:
            return _entity(table, code - codes.ENTITY, rule)
        if codes.SECOND <= code < codes.FREE_ACTIONS:
            return _of_seat(table, "second", code - codes.SECOND, rule)
        if codes.CELL <= code < codes.SECOND:
            return _cell(table, kind, code - codes.CELL, rule)
        if code >= codes.FREE_ACTIONS:
            return _announced(table, code, rule)
        return Option(f"{_word(code)}-{kind}", open_question.about(table, kind), [], rule)

    def why_not(self, table: Table, decision: Decision, code: int) -> Refusal:
        """The rule behind the question that is open."""
        if not 0 <= code < codes.CODES:
            return Refusal("no-such-option", args={"code": str(code)})
        args: dict[str, object] = {}
        kind = decision.kind
        if codes.SECOND <= code < codes.TAKE_BACK and kind == "select":
            return Refusal("not-in-hand", "GH-S-SEL-01", args)
        if code == codes.REST and kind == "select":
            return Refusal("no-rest", "GH-S-SEL-03", args)
        if codes.CELL <= code < codes.SECOND and kind == "move":
            return Refusal("out-of-reach", "GH-S-MOV-01", args)
        if codes.FIGURE <= code < codes.ENTITY and kind == "target":
            return Refusal("no-target", "GH-S-ATK-01", args)
        return Refusal("not-now", _rule(kind, "GH-S-RND-01"), args)


WORDING: Final = GloomhavenWording()


def _rule(kind: str, otherwise: str) -> str:
    """Behind a kind of decision; what an operation of a scenario asks is its special rule."""
    return RULES.get(kind, "GH-S-SPC-07" if is_question(kind) else otherwise)


def _interaction(table: Table, number: int) -> Option:
    """What the scenario offers."""
    offered = table.rules.plan.interactions
    args: dict[str, Arg] = {"interaction": str(number + 1), "cost": COSTS[0]}
    if number < len(offered):
        args = {"interaction": offered[number].name, "cost": COSTS[offered[number].cost]}
    return Option("interact", args, [], "GH-S-SPC-07")


def _cell(table: Table, kind: str, cell: int, rule: str) -> Option:
    """With the name that the board gives it."""
    hex = events.hex_name(table, cell) if cell < table.rules.map.size else ""
    args: dict[str, Arg] = {**open_question.about(table, kind), "cell": cell, "hex": hex}
    if kind == "reveal":
        args["monster"] = _to_be_revealed(table, cell)
    return Option(f"cell-{kind}", args, [f"cell-{cell}"], rule)


def _to_be_revealed(table: Table, cell: int) -> str:
    room = table.agenda[-1][1]
    for at, group, _ in table.rules.rooms[room].spots:
        if at == cell:
            return table.rules.groups[group].slug
    return ""


def _step(table: Table, way: int, rule: str) -> Option:
    args: dict[str, Arg] = {"number": way, "hex": ""}
    if table.walks:
        cell = table.board.map.neighbour[6 * table.figures[table.walks[-1].actor].cell + way]
        args["hex"] = events.hex_name(table, cell)
    return Option("step", args, [], rule)


def _word(code: int) -> str:
    words = {
        codes.DONE: "done",
        codes.YES: "yes",
        codes.REST: "rest",
        codes.REST_ALL: "all",
        codes.LOSE_DISCARDS: "lose-discards",
        codes.QUICK: "quick",
    }
    return words.get(code, "other")


def _decision(table: Table, code: int) -> Decision:
    for decision in table.pending:
        if code in decision.options:
            return decision
    return table.pending[0] if table.pending else Decision(0, "over", [])


def _card_key(table: Table, seat: int, kind: str, place: int) -> str:
    """In a turn or a rest, an active card is offered to be ended (GH-S-ZON-05, GH-S-RST-06)."""
    ends = kind in ("turn", "long-rest", "short-rest") and table.heroes[seat].active >> place & 1
    return "end-card" if ends else f"card-{kind}"


def _card(table: Table, seat: int, key: str, place: int, rule: str) -> Option:
    if table.agenda and table.agenda[-1][0] == steps.TAKE:
        seat = table.agenda[-1][2] - 1  # cards of another
    cards = table.cards_of(seat)
    if place >= len(cards):
        return Option(key, {"card": ""}, [], rule)
    return Option(key, {"card": cards[place].name}, [f"card-{cards[place].name}"], rule)


def _play(table: Table, seat: int, choice: int, rule: str) -> Option:
    hero = table.heroes[seat]
    place = hero.second if choice >= 4 else hero.lead
    return _card(table, seat, f"play-{WAYS[choice % 4]}", max(place, 0), rule)


def _item(table: Table, seat: int, key: str, place: int) -> Option:
    items = table.heroes[seat].items
    name = table.rules.items[items[place]].name if place < len(items) else ""
    return Option(key, {"item": name}, [f"item-{name}"] if name else [], "GH-S-ITM-07")


def _entity(table: Table, entry: int, rule: str) -> Option:
    if entry < FIRST_GROUP:
        return Option("first-seat", {"seat": entry}, [], rule)
    group = entry - FIRST_GROUP
    slug = table.rules.groups[group].slug if group < len(table.rules.groups) else ""
    return Option("first-type", {"monster": slug}, [], rule)


def _announced(table: Table, code: int, rule: str) -> Option:
    if code >= codes.BUY:
        number = code - codes.BUY
        name = table.rules.items[number].name if number in table.rules.items else ""
        return Option("buy", {"item": name}, [], "GH-S-ITM-01")
    if code >= codes.HAND:
        return _of_seat(table, "hand", code - codes.HAND, "GH-S-SET-02")
    if code >= codes.PERK:
        return _perk(table, code - codes.PERK)
    if code >= codes.TAKE_BACK:
        word = {codes.TAKE_BACK: "take-back", codes.CUSTOM: "custom"}.get(code, "next")
        return Option(word, {}, [], rule)
    return _of_seat(table, "lead", code - codes.LEAD, rule)


def _of_seat(table: Table, key: str, number: int, rule: str) -> Option:
    """A card of the seat that the code names."""
    seat = number // codes.CLASS_SIZE
    if seat >= table.seats:
        return Option(key, {"card": ""}, [], rule)
    return _card(table, seat, key, number % codes.CLASS_SIZE, rule)


def _perk(table: Table, number: int) -> Option:
    """What a perk takes out of the deck and puts in, so that every language can say it."""
    seat, place = divmod(number, codes.CLASS_SIZE)
    slug = table.rules.classes[seat].slug if seat < table.seats else ""
    perks = table.rules.shelf.hero_class(slug).perks if slug else []
    remove: list[str] = []
    add: list[str] = []
    ignores: list[str] = []
    if place < len(perks):
        remove, add = perks[place].remove, perks[place].add
        if perks[place].ignores_items:
            ignores.append("items")
        if perks[place].ignores_scenario:
            ignores.append("scenario")
    args: dict[str, Arg] = {
        "class": slug,
        "number": place,
        "removed-modifiers": [events.modifier_name(key) for key in remove],
        "added-modifiers": [events.modifier_name(key) for key in add],
        "ignores": ignores,
    }
    return Option("perk", args, [], "GH-S-CMP-07")
