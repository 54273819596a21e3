"""What the rules do not carry out yet: a scenario of one's own that uses a word of that kind is refused.

Of a printed one its `not_yet` says so, in detail; players are told what kind of thing it is.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.scenarios import words as words
from taverna.games.gloomhaven.content.scenarios.file import Scenario
from taverna.kernel.fields import bad

GOALS: Final = (
    words.KILL_ALL,
    words.KILL,
    words.KILL_COUNT,
    words.KILL_REVEALED,
    words.REVEAL,
    words.LOOT_GOALS,
    words.ESCORT,
)
LOSSES: Final = (words.NPC_KILLED,)
SETUPS: Final = (words.ADD_CARDS, words.GAIN)
RULES: Final = (words.SPAWN, words.LOCK, words.ALLIES, words.GOAL_LOOT_ACTION, words.DOOR_CYCLE)
EVENTS: Final = (words.AT_START, words.ROUND_START, words.ROUND_END, words.DOOR_OPENED)
OPENERS: Final = (words.BY_BOSS, words.BY_PLATE, words.BY_ALL_ON_PLATES)
SPECIALS: Final = (
    "fly-to-next-perch", "hatch-eggs", "lay-eggs", "mind-control", "next-marker", "summon-zephyrs", "throne-moves",
)  # fmt: skip
"""Lines of bosses that speak of perches, eggs or markers of one scenario after 20; without these they do nothing."""
GAPS: Final = ("goal", "loss", "boss", "figures", "doors", "rules")
_BEGINNINGS: Final = (
    ("the goal ", "goal"),
    ("there are two ways to win", "goal"),
    ("the loss ", "loss"),
    ("lost by", "loss"),
    ("boss ", "boss"),
    ("big figure", "boss"),
    ("figures ", "figures"),
    ("locked door", "doors"),
    ("closing door", "doors"),
)
"""How an entry of `not_yet` begins, and which of the GAPS it is; any other is one of the rules."""


def gaps(scenario: Scenario) -> list[str]:
    """Which kinds of thing keep a scenario from being played, without what they are: that would be telling."""
    found = [_gap(why) for why in scenario.not_yet]
    return [gap for gap in GAPS if gap in found]


def _gap(why: str) -> str:
    for beginning, gap in _BEGINNINGS:
        if why.startswith(beginning):
            return gap
    return "rules"


def check_carried_out(scenario: Scenario) -> None:
    """Refuse what can't be played, with its place in the file."""
    for goal in scenario.goals:
        _known(goal.path, "goal", words.GOALS, GOALS, goal.kind)
    for loss in scenario.losses:
        _known(loss.path, "loss", words.LOSSES, LOSSES, loss.kind)
    for number, effect in enumerate(scenario.setup):
        _known(f"{scenario.path}.setup[{number}]", "set-up effect", words.SETUPS, SETUPS, effect.kind)
    for rule in scenario.rules:
        _check_rule(rule)
    for npc in scenario.npcs:
        if not npc.is_figure or not npc.is_ally:
            raise bad(npc.path, "only figures that fight for the characters are carried out yet")
        if not npc.start:
            raise bad(f"{npc.path}.start", "is needed here")
    for spot in scenario.spots:
        if spot.later:
            raise bad(f"{spot.path}.later", "is not carried out yet")


def _check_rule(rule: words.Rule) -> None:
    _known(rule.path, "rule", words.RULES, RULES, rule.kind)
    if rule.kind == words.SPAWN:
        _known(f"{rule.path}.when", "event", words.EVENTS, EVENTS, rule.when.event)
    if rule.kind == words.LOCK:
        _known(f"{rule.path}.opens", "way to open", words.OPENERS, OPENERS, rule.opens)


def _known(path: str, what: str, names: tuple[str, ...], carried_out: tuple[int, ...], kind: int) -> None:
    if kind not in carried_out:
        raise bad(path, f"the {what} {names[kind]!r} is not carried out yet")
