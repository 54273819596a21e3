"""What the open question is about, for the words of its options: who acts, what a bonus costs, which way it goes."""

from __future__ import annotations

from taverna.games.gloomhaven import content, events, steps
from taverna.games.gloomhaven.effects import hurting, waiting
from taverna.games.gloomhaven.effects.attack import result, windows
from taverna.games.gloomhaven.effects.attack.stages import OFFER
from taverna.games.gloomhaven.effects.odd import play_lost
from taverna.games.gloomhaven.language.abilities import Passive
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, ELEMENTS, OPS, PARTS, WHO, WILD
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.rules import action, before_turn, operations, turns
from taverna.games.gloomhaven.rules.stages import OFFER as MOVE_OFFER
from taverna.games.gloomhaven.state.frames import Lasting
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Arg

Args = dict[str, Arg]


def about(table: Table, kind: str) -> Args:
    """What every option of this kind of question carries."""
    if kind in ("focus", "monster-move", "monster-place", "monster-choice", "monster-path"):
        return {"acting-figure": events.name(table, acting_figure(table))}
    if kind in ("push", "pull") and table.shoves:
        return {"figure": events.name(table, table.shoves[-1].target)}
    if kind in ("spawn", "reveal"):
        return {"monster": _newcomer(table)}
    if kind == "consume":
        return {"elements": _price(table)}
    if kind in ("bonus", "offer"):
        return _bonus(table)
    if kind == "pay":
        price = action.open_price(table)
        return {"number": 0 if price is None else price.damage}
    if kind in ("damage", "protect") and table.hurts:
        return {"number": table.hurts[-1].amount}
    if kind == "transfer" and table.hurts:
        return {"number": table.hurts[-1].amount, "figure": events.name(table, table.hurts[-1].victim)}
    if kind == "redraw" and table.agenda[-1][0] == steps.REDRAW:
        _, seat, place = table.agenda[-1]
        return {"card": table.cards_of(seat)[place].name}
    return {}


def acting_figure(table: Table) -> int:
    op, slot, subject = table.agenda[-1]
    if op in (steps.MONSTER_TURN, steps.DROP):
        return slot
    if op == steps.CLAUSE and subject:
        return subject - 1
    if op == steps.CONTROLLED:
        return table.heroes[slot].figure
    return table.acts[-1].actor if table.acts else -1


def _newcomer(table: Table) -> str:
    op, first, _ = table.agenda[-1]
    if op == steps.SPAWN:
        return table.rules.groups[table.rules.plan.spawns[first].group].slug
    return ""


def _price(table: Table) -> list[str]:
    """Elements that the bonus asks for; an icon for any element is the player's choice."""
    bonus = action.open_bonus(table)
    if bonus is None:
        return []
    return [ELEMENTS[element] for element in bonus.consume if element != WILD]


def _bonus(table: Table) -> Args:
    effect = _offered(table)
    if effect is None:
        return {"elements": [], "source": ""}
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    price = passive.consume or (passive.bonuses[0].consume if passive.bonuses else [])
    found: Args = {"elements": [ELEMENTS[element] for element in price]}
    found.update(events.source_of(table, ABILITIES[effect.ability].key))
    return found


def _offered_passive(table: Table) -> Passive | None:
    effect = _offered(table)
    return None if effect is None else ABILITIES[effect.ability].passive


def _offered(table: Table) -> Lasting | None:
    if table.agenda[-1][0] == steps.ACT and table.acts[-1].stage == MOVE_OFFER:
        return operations.open_offer(table, table.acts[-1])
    op, slot, seen = table.agenda[-1]
    if op == steps.BEFORE_TURN:
        return before_turn.open_effect(table, slot, seen)
    if op == steps.OFFERED:
        return waiting.offered(table)
    if not table.attacks:
        return None
    attack = table.attacks[-1]
    actor = table.figures[attack.actor]
    if attack.stage == OFFER:
        return windows.open_offer(table, attack, actor)
    return windows.open_passive(table, attack, actor)


def choice(table: Table, kind: str, place: int) -> tuple[Args, list[str]]:
    """One of several numbered things: what it is, and what to highlight."""
    args = about(table, kind)
    args["number"] = place if kind == "pay" else place + 1
    if kind == "turn" and table.agenda[-1][0] == steps.HERO_TURN:
        effects = turns.open_effects(table, table.agenda[-1][1])
        if place < len(effects):
            args.update(events.source_of(table, ABILITIES[effects[place].ability].key))
    if kind == "half" and table.acts:
        left = play_lost.waiting(table, table.acts[-1])
        if place // 2 < len(left):
            args["card"] = table.cards_of(table.acts[-1].seat)[left[place // 2]].name
            args["way"] = PARTS[place % 2]
            return args, [f"card-{args['card']}"]
    if kind == "one-of" and table.acts:
        act = table.acts[-1]
        parts = ABILITIES[act.todo[act.index]].perform
        args["whom"] = WHO[parts[place].to.who] if place < len(parts) else ""
    if kind == "cleanse":
        args["conditions"] = [CONDITIONS[place]]
    if kind == "monster-targets" and table.acts:
        sets = acting.open_targets(table)
        found = sets[place] if place < len(sets) else []
        args["figures"] = [events.name(table, slot) for slot in found]
        return args, [f"figure-{slot}" for slot in found]
    if kind == "monster-path" and table.acts:
        ways = acting.open_ways(table)
        way = ways[place] if place < len(ways) else []
        args["hexes"] = events.hex_names(table, way)
        return args, [f"cell-{cell}" for cell in way]
    if kind == "order" and table.attacks:
        orders = result.open_orders(table)
        if place < len(orders):
            args["number"] = orders[place].value
            args["sum"] = orders[place].written()
    if kind == "offer":
        passive = _offered_passive(table)
        if passive is not None and place < len(passive.perform):
            args["effect"] = OPS[passive.perform[place].op]
    if kind == "reduce" and table.hurts:
        effects = hurting.open_reductions(table)
        if place < len(effects):
            args.update(events.source_of(table, ABILITIES[effects[place].ability].key))
    return args, []


def goal(table: Table, seat: int, place: int) -> Args:
    goals = table.heroes[seat].goals if seat < table.seats else []
    return {"number": place + 1, "goal": content.battle_goals()[goals[place]].id if goals else ""}
