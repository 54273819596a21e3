"""What a group agrees on besides the rulebook, for its whole campaign; everybody may bring it up."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import GloomhavenWorld
from taverna.games.gloomhaven.content.events import ALSO, ONE_OF, Effect, EventCard
from taverna.kernel import Event, Fields, GameOption

OUTCOMES: Final = "outcomes"
"""What kinds of things an option of an event may bring is known before it is chosen (GH-C-EVT-03 hides it)."""
CARDBOARD: Final = "cardboard"
"""Scenarios are played on a table elsewhere; what they came to is entered by hand."""
ABSENT: Final = "absent"
"""Heroes of people who are away stay behind; without it a bot may lead them for a scenario (GH-C-PAR-02)."""
OPTIONS: Final = (
    GameOption(OUTCOMES, False, "GH-C-EVT-03"),
    GameOption(CARDBOARD, False, "GH-C-CON-01"),
    GameOption(ABSENT, False, "GH-C-PAR-02"),
)


def is_on(world: GloomhavenWorld, rule: str) -> bool:
    return world.options.get(rule) is True


def agree(world: GloomhavenWorld, fields: Fields) -> list[Event]:
    """Switch one on or off."""
    rule, on = fields.text("rule"), fields.flag("on", True)
    fields.done()
    known = [option.name for option in OPTIONS]
    if rule not in known:
        raise fields.bad("rule", f"must be one of {', '.join(known)}, not {rule!r}")
    world.options = {**world.options, rule: on}
    return [Event("house-rule-on" if on else "house-rule-off", "", {"house-rule": rule})]


def check_stand_ins(world: GloomhavenWorld, person: str, absent: list[str]) -> None:
    """A bot may lead one's own hero always, and those of others unless the group has agreed that it may not."""
    if is_on(world, ABSENT) and any(one != person for one in absent):
        raise refused("absent-stay", "GH-C-PAR-02", "heroes of people who are away stay behind")


def kinds(card: EventCard, option: str) -> list[tuple[str, int]]:
    """What an option may bring, each kind once: more (1), less (-1), or neither (0). Not how much, nor when."""
    found: list[tuple[str, int]] = []
    for outcome in card.options[option]:
        condition = outcome.condition
        if condition is not None and (condition.pay or condition.pay_each or condition.pay_items):
            found.append(("pay", -1))
        for effect in outcome.effects:
            found += _kinds_of(card, effect)
    return [kind for at, kind in enumerate(found) if kind not in found[:at]]


def _kinds_of(card: EventCard, effect: Effect) -> list[tuple[str, int]]:
    if effect.do == ALSO:
        return kinds(card, effect.option)
    if effect.do == ONE_OF:
        return [kind for choice in effect.choices for inner in choice for kind in _kinds_of(card, inner)]
    return [(effect.do, (effect.n > 0) - (effect.n < 0))]
