"""What the open question is about, for the words of its options: who acts, what a bonus costs, which way it goes."""

from __future__ import annotations

from taverna.games.gloomhaven import content, events, steps
from taverna.games.gloomhaven.effects import hurting
from taverna.games.gloomhaven.effects.attack import result, windows
from taverna.games.gloomhaven.effects.attack.stages import OFFER
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import CONDITIONS, ELEMENTS, WILD
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.rules import action
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
    if kind == "bonus":
        return _bonus(table)
    if kind == "damage" and table.hurts:
        return {"number": table.hurts[-1].amount}
    if kind == "redraw" and table.agenda[-1][0] == steps.REDRAW:
        _, seat, place = table.agenda[-1]
        return {"card": table.cards_of(seat)[place].name}
    return {}


def acting_figure(table: Table) -> int:
    op, slot, _ = table.agenda[-1]
    if op in (steps.MONSTER_TURN, steps.DROP):
        return slot
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


def _offered(table: Table) -> Lasting | None:
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
    args["number"] = place + 1
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
    if kind == "reduce" and table.hurts:
        effects = hurting.open_reductions(table)
        if place < len(effects):
            args.update(events.source_of(table, ABILITIES[effects[place].ability].key))
    return args, []


def goal(table: Table, seat: int, place: int) -> Args:
    goals = table.heroes[seat].goals if seat < table.seats else []
    return {"number": place + 1, "goal": content.battle_goals()[goals[place]].id if goals else ""}
