"""What effects in progress remember: an action, an attack, a move, a damage, a shove. Plain numbers and short lists.

Each kind has its own stack in the table; the step on top of the agenda works with the top frame of its kind.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import ALLY, ALWAYS, MARK, SHIELD
from taverna.games.gloomhaven.state.figures import NO_CARD, NO_CELL, NOBODY
from taverna.kernel.subclassing import mypyc_attr

ALL_TRIGGERED = -1
"""Of what an act was set off by: it comes from a lasting effect itself and sets off no other."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Act:
    """A figure performs a list of abilities: a half of a card, a monster card, what another's ability lets it do."""

    __slots__ = (
        "action", "actor", "aid", "area", "at", "attacked", "before", "began", "bonus", "bought", "card", "cells",
        "chosen", "controlled", "damage", "factor", "group", "half_bought", "hurt", "index", "items", "killed_at",
        "moved", "origin", "paid", "path", "performed", "picked", "planned", "plus", "seat", "stage", "start",
        "straight", "target", "target_cell", "todo", "triggered", "used_item",
    )  # fmt: skip

    def __init__(self, actor: int, seat: int, todo: list[int]) -> None:
        self.actor = actor
        self.seat = seat  # who decides for the actor; NOBODY: the monster rules do
        self.todo = todo  # replaced; numbers of the abilities
        self.index = 0
        self.stage = 0
        self.action = -1  # number of the half, whose experience and lost symbol count
        self.card = NO_CARD
        self.items = 0  # bits: items of the actor that serve all attacks of this action
        self.origin = actor  # whose ability it is, when another performs it
        self.controlled = False  # a monster steered by a player
        self.performed = False
        self.before = False  # performed, before the present ability; only kept for abilities with experience
        self.paid = 0  # damage suffered for the present ability
        self.bonus = 0  # the next bonus to ask for
        self.bought = 0  # bits: bonuses of the present ability that are in force
        self.half_bought = 0  # bits: bonuses of the whole half
        self.plus = 0  # what lasting effects add to all of the present ability
        self.factor = 1  # what items multiply it by
        self.aid = 0  # what items of allies add to all attacks of this action
        self.picked: list[int] = []  # replaced; targets of the present ability
        self.at = 0  # which of them is next
        self.path: list[int] = []  # replaced; cells entered by the last move
        self.start = NO_CELL
        self.straight = False
        self.moved = 0
        self.target = NOBODY
        self.target_cell = NO_CELL
        self.area: list[int] = []  # replaced; cells of the last area
        self.cells: list[int] = []  # replaced; obstacles made, moved or destroyed
        self.killed_at = NO_CELL
        self.chosen = NO_CELL
        self.damage = 0  # suffered by the last target
        self.hurt: list[int] = []  # replaced; figures damaged by this action
        self.attacked: list[int] = []  # replaced; whom it has attacked, once for each attack
        self.used_item = False
        self.group = 0
        self.triggered = (
            0  # bits: lasting effects that came before the present ability; ALL_TRIGGERED: none may
        )
        self.began = NO_CELL  # where the actor stood when this began
        self.planned: list[
            int
        ] = []  # replaced; sets of targets moved for: the cell, how many, the figures, ...

    @property
    def viewer(self) -> int:
        """Whose friends and foes count: those of who steers a figure against its will."""
        return self.origin if self.controlled else self.actor

    def clone(self) -> Act:
        other = Act(self.actor, self.seat, self.todo)
        other.index = self.index
        other.stage = self.stage
        other.action = self.action
        other.card = self.card
        other.items = self.items
        other.origin = self.origin
        other.controlled = self.controlled
        other.performed = self.performed
        other.before = self.before
        other.paid = self.paid
        other.bonus = self.bonus
        other.bought = self.bought
        other.half_bought = self.half_bought
        other.plus = self.plus
        other.factor = self.factor
        other.aid = self.aid
        other.picked = self.picked
        other.at = self.at
        other.path = self.path
        other.start = self.start
        other.straight = self.straight
        other.moved = self.moved
        other.target = self.target
        other.target_cell = self.target_cell
        other.area = self.area
        other.cells = self.cells
        other.killed_at = self.killed_at
        other.chosen = self.chosen
        other.damage = self.damage
        other.hurt = self.hurt
        other.attacked = self.attacked
        other.used_item = self.used_item
        other.group = self.group
        other.triggered = self.triggered
        other.began = self.began
        other.planned = self.planned
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack:
    """An attack ability in progress. The fields from `target` on are about the present target alone."""

    __slots__ = (
        "ability", "actor", "added", "adds", "advantage", "after", "answers", "area", "area_turn", "attack",
        "attacked", "bonuses_seen", "chosen", "conditions", "damage", "disadvantage", "drawn", "factor",
        "ignore_shield", "leaps_from", "limit", "link", "melee", "now_adds", "now_advantage", "now_attack",
        "now_conditions", "now_disadvantage", "now_factor", "now_ignore", "now_kill", "now_pierce", "now_pull",
        "now_push", "now_retaliate", "now_retaliate_range", "now_shield", "offered", "origin", "pattern", "pierce",
        "pull", "pulls", "push", "pushes", "range", "seat", "stage", "target", "used", "value",
    )  # fmt: skip

    def __init__(self, actor: int, seat: int, ability: int) -> None:
        self.actor = actor
        self.seat = seat
        self.ability = ability
        self.stage = 0
        self.attack = 0
        self.range = 1
        self.melee = True
        self.limit = 1  # ALL: no limit
        self.adds: list[int] = []  # replaced; what of it was added to the ability's own
        self.pierce = 0
        self.push = 0
        self.pull = 0
        self.conditions = 0
        self.advantage = False
        self.disadvantage = False
        self.ignore_shield = False
        self.factor = 1
        self.area: list[int] = []  # replaced; the cells of the pattern as laid
        self.area_turn = -1  # orientation already chosen
        self.chosen: list[int] = []  # replaced; targets still to attack
        self.attacked: list[int] = []  # replaced; targets attacked
        self.added = 0  # further targets that modifier cards have added
        self.target = NOBODY
        self.value = 0
        self.now_attack = 0
        self.now_adds: list[int] = []  # replaced; what makes it up
        self.now_factor = 1
        self.now_pierce = self.now_push = self.now_pull = self.now_conditions = 0
        self.now_advantage = False
        self.now_disadvantage = False
        self.now_ignore = False
        self.now_kill = False
        self.now_retaliate = 0
        self.now_retaliate_range = 1
        self.now_shield = 0
        self.bonuses_seen = 0  # bits: what has been offered for this target
        self.drawn: list[int] = []  # replaced
        self.used: list[int] = []  # replaced
        self.damage = 0
        self.pushes: list[int] = []  # replaced; separate pushes still to do (GH-S-PSH-09)
        self.pulls: list[int] = []  # replaced
        self.after: list[int] = []  # replaced; abilities that passives add to this attack
        self.answers: list[int] = []  # replaced; what the target's items do to the attacker
        self.offered = 0  # bits: seats asked whether they help
        self.pattern = 0  # the item whose pattern it uses
        self.link = 0  # how many links of a chain have begun
        self.leaps_from = NO_CELL  # where the last target of a chain was
        self.origin = NO_CELL  # made from there; NO_CELL: from the attacker's own hex

    def add(self, plus: int) -> None:
        """For all targets."""
        self.attack += plus
        self.adds = self.adds + [plus]

    def add_now(self, plus: int) -> None:
        """For the present target."""
        self.now_attack += plus
        self.now_adds = self.now_adds + [plus]

    def clone(self) -> Attack:
        other = Attack(self.actor, self.seat, self.ability)
        other.stage = self.stage
        other.attack = self.attack
        other.range = self.range
        other.melee = self.melee
        other.limit = self.limit
        other.adds = self.adds
        other.pierce = self.pierce
        other.push = self.push
        other.pull = self.pull
        other.conditions = self.conditions
        other.advantage = self.advantage
        other.disadvantage = self.disadvantage
        other.ignore_shield = self.ignore_shield
        other.factor = self.factor
        other.area = self.area
        other.area_turn = self.area_turn
        other.chosen = self.chosen
        other.attacked = self.attacked
        other.added = self.added
        other.target = self.target
        other.value = self.value
        other.now_attack = self.now_attack
        other.now_adds = self.now_adds
        other.now_factor = self.now_factor
        other.now_pierce = self.now_pierce
        other.now_push = self.now_push
        other.now_pull = self.now_pull
        other.now_conditions = self.now_conditions
        other.now_advantage = self.now_advantage
        other.now_disadvantage = self.now_disadvantage
        other.now_ignore = self.now_ignore
        other.now_kill = self.now_kill
        other.now_retaliate = self.now_retaliate
        other.now_retaliate_range = self.now_retaliate_range
        other.now_shield = self.now_shield
        other.bonuses_seen = self.bonuses_seen
        other.drawn = self.drawn
        other.used = self.used
        other.damage = self.damage
        other.pushes = self.pushes
        other.pulls = self.pulls
        other.after = self.after
        other.answers = self.answers
        other.offered = self.offered
        other.pattern = self.pattern
        other.link, other.leaps_from, other.origin = self.link, self.leaps_from, self.origin
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk:
    """A move in progress. `way`: cells still to enter on the chosen path, the next one last."""

    __slots__ = (
        "ability", "actor", "entered", "flying", "going", "jump", "points", "seat", "start", "straight", "way",
    )  # fmt: skip

    def __init__(self, actor: int, seat: int, ability: int, points: int) -> None:
        self.actor = actor
        self.seat = seat
        self.ability = ability
        self.points = points
        self.jump = False
        self.flying = False
        self.straight = False
        self.start = NO_CELL
        self.entered: list[int] = []  # replaced
        self.way: list[int] = []  # replaced
        self.going = False  # a destination was chosen: stop there

    def clone(self) -> Walk:
        other = Walk(self.actor, self.seat, self.ability, self.points)
        other.jump = self.jump
        other.flying = self.flying
        other.straight = self.straight
        other.start = self.start
        other.entered = self.entered
        other.way = self.way
        other.going = self.going
        return other


# Where damage comes from.
BY_ATTACK: Final = 0
BY_TRAP: Final = 1
BY_HAZARD: Final = 2
BY_WOUND: Final = 3
BY_RETALIATE: Final = 4
BY_EFFECT: Final = 5
BY_REST: Final = 6
BY_OBSTACLE: Final = 7
DAMAGE_SOURCES: Final = ("attack", "trap", "hazard", "wound", "retaliate", "effect", "rest", "obstacle")


@mypyc_attr(acyclic=True)
class Hurt:
    """Damage about to be suffered. `by`: the figure that causes it; `credit`: the seat that gets a kill."""

    __slots__ = ("amount", "by", "credit", "seen", "source", "stage", "victim")

    def __init__(self, victim: int, amount: int, source: int, by: int, credit: int) -> None:
        self.victim = victim
        self.amount = amount
        self.source = source
        self.by = by
        self.credit = credit
        self.stage = 0
        self.seen = 0  # bits: reductions already offered

    def clone(self) -> Hurt:
        other = Hurt(self.victim, self.amount, self.source, self.by, self.credit)
        other.stage = self.stage
        other.seen = self.seen
        return other


@mypyc_attr(acyclic=True)
class Shove:
    """A push or pull in progress: `left` more hexes away from, or nearer to, `centre`."""

    __slots__ = ("actor", "centre", "done", "flags", "left", "pull", "seat", "target")

    def __init__(self, target: int, actor: int, seat: int, left: int, pull: bool, centre: int) -> None:
        self.target = target
        self.actor = actor
        self.seat = seat
        self.left = left
        self.pull = pull
        self.centre = centre
        self.done = 0
        self.flags = 0

    def clone(self) -> Shove:
        other = Shove(self.target, self.actor, self.seat, self.left, self.pull, self.centre)
        other.done = self.done
        other.flags = self.flags
        return other


@mypyc_attr(acyclic=True)
class Lasting:
    """A lasting effect in play: an ability (shield, retaliate, passive, ...) for a figure, until when, and its card."""

    __slots__ = ("ability", "card", "mark", "owner", "seat", "tag", "until", "used", "value")

    def __init__(self, owner: int, ability: int, until: int, seat: int, card: int) -> None:
        self.owner = owner  # the figure that has it
        self.ability = ability
        self.until = until
        self.seat = seat  # whose card in the active area keeps it going; NOBODY: none
        self.card = card
        self.used = 0
        self.value = 0
        self.mark = 0  # bits: used this turn, used at all
        self.tag = 0  # tells it from the others in play, whatever comes and goes

    @property
    def is_shield(self) -> bool:
        return ABILITIES[self.ability].op == SHIELD

    @property
    def shields_allies(self) -> bool:
        """Whether allies near its owner have a shield by it."""
        passive = ABILITIES[self.ability].passive
        if passive is None or passive.on != ALWAYS or passive.gain is None or passive.whose is None:
            return False
        return passive.gain.shield > 0 and passive.whose.who == ALLY

    @property
    def is_mark(self) -> bool:
        return ABILITIES[self.ability].op == MARK

    def clone(self) -> Lasting:
        other = Lasting(self.owner, self.ability, self.until, self.seat, self.card)
        other.used = self.used
        other.value = self.value
        other.mark = self.mark
        other.tag = self.tag
        return other
