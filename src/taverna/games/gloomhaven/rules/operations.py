"""What each operation sets going: the table of them, and the ones that need no file of their own.

An operation with a line here is carried out; content with any other is refused (language/handled.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects import (
    affecting,
    elements,
    for_allies,
    item_windows,
    lasting,
    moving,
    placements,
    triggers,
)
from taverna.games.gloomhaven.effects.amounts import COUNTED, amount
from taverna.games.gloomhaven.effects.attack import sequence
from taverna.games.gloomhaven.effects.bonuses import in_force
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.looting import loot, monster_loot
from taverna.games.gloomhaven.effects.odd.base import OddCard, odd_card
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.effects.waiting import consumed
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import FROM_SUMMON, JUMP, STRAIGHT, Ability
from taverna.games.gloomhaven.language.modifiers import CURSE_CARD
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.monsters.lines import is_fed
from taverna.games.gloomhaven.rules.stages import (
    AFTER,
    BEGIN,
    BUY,
    CONVERT,
    DO,
    EACH,
    LOOT,
    MAKE,
    OFFER,
    OWN_WAY,
    PAY,
    PICK,
    PLAN,
    Stage,
)
from taverna.games.gloomhaven.state.figures import HERO, NO_CELL, NOBODY, SUMMONED, Figure
from taverna.games.gloomhaven.state.frames import ALL_TRIGGERED, Act, Lasting, Walk
from taverna.games.gloomhaven.state.table import Table

Operation = Callable[[Table, Act, Figure, Ability], None]
"""Do it, or name the stage that does."""
_operations: Final[dict[int, Operation]] = {}


class Do(Stage):
    """The operation itself, or the stage that it names."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        if table.lasting and triggers.before(table, act, actor, ability):
            return
        act.stage = AFTER
        if act.bought and _is_replaced(act, ability):
            return
        _operations[ability.op](table, act, actor, ability)


def _is_replaced(act: Act, ability: Ability) -> bool:
    """A bonus was bought whose abilities come instead of this one."""
    for index, bonus in enumerate(ability.bonuses):
        if act.bought >> index & 1 and bonus.instead and bonus.gain.also:
            return True
    return False


def is_stage_of(table: Table, act: Act) -> bool:
    """Whether the present ability ever comes to the stage of the act."""
    if act.stage in (BEGIN, BUY, DO, AFTER):
        return True
    op = ABILITIES[act.todo[act.index]].op
    if act.stage in (PICK, EACH):
        return op in affecting.AFFECTED_BY
    if act.stage == MAKE:
        return op == v.INFUSE or op in placements.MADE_BY
    if act.stage == PLAN:
        return op == v.MOVE or op == v.ATTACK
    if act.stage == CONVERT:
        return op in (v.MOVE, v.ATTACK) and _converter(table, table.figures[act.actor], op) is not None
    if act.stage == PAY:
        return ABILITIES[act.todo[act.index]].pay is not None
    if act.stage == OFFER:
        return op == v.MOVE
    return op == (v.SPECIAL if act.stage == OWN_WAY else v.LOOT)


def _pick(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = PICK


def _make(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = MAKE


def _go_own_way(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.stage = OWN_WAY


def _attack(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if act.seat == NOBODY:
        act.stage = PLAN
    elif table.lasting and _converter(table, actor, v.ATTACK) is not None:
        act.stage = CONVERT
    elif ability.n.name != v.STAT or actor.sheet.attack >= 0 or actor.sheet.attack_formula is not None:
        sequence.begin(table, act, ability)  # who has no attack of its own can't be told to make it


def _last(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    holder = actor
    if ability.to.who == v.PREVIOUS_TARGET:
        if act.target == NOBODY:
            return
        holder = table.figures[act.target]  # a card that lies before another
    value = 0
    gain = None if ability.passive is None else ability.passive.gain
    if gain is not None and gain.attack is not None and gain.attack.name in COUNTED:
        value = amount(table, gain.attack, act.actor)
    lasting.start(table, holder, ability, value, actor.owner, act.card)
    act.performed = True


def _gain_xp(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    gain_xp(table, actor.owner, amount(table, ability.n, act.actor))


def _gain_money(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    table.heroes[actor.owner].money += amount(table, ability.n, act.actor)
    act.performed = True


def _choose(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    """Nothing but what its bonuses add."""


def _clean_deck(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    """Every curse leaves the performer's modifier deck, and what was drawn is shuffled back in (GH-S-CMP-17)."""
    deck = table.deck_of(actor)
    deck.draw = [card for card in deck.draw if card != CURSE_CARD]
    deck.reshuffle = True
    deck.end_round(table.rng)
    act.performed = True
    events.about(table, "shuffled", "GH-S-CMP-17", actor.slot)


def _if_fed(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    """What stands behind a consume icon of a monster's card."""
    if is_fed(table, actor, ability, -1):
        more = [part.number for part in ability.perform]
        act.todo = act.todo[: act.index + 1] + more + act.todo[act.index + 1 :]


# Move


def _start_move(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if table.lasting and open_offer(table, act) is not None:
        act.stage = OFFER
    elif act.seat == NOBODY:
        act.stage = PLAN
        act.chosen = -1
    elif table.lasting and _converter(table, actor, v.MOVE) is not None:
        act.stage = CONVERT
    else:
        _move(table, act, actor, ability)


def _move(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    points = amount(table, ability.n, act.actor, NOBODY, max(0, actor.sheet.move)) + act.plus
    if table.rules.plan.has_stats and actor.owner != NOBODY:
        points += table.rules.story.more_move(table, actor)
    jump = ability.flags & JUMP != 0
    factor = 1
    for bonus in in_force(table, act, ability):
        if bonus.tests and not holds(table, bonus.tests, act.actor, act.target):
            continue
        points += bonus.gain.move
        jump = jump or bonus.gain.jump
    for effect in for_allies.free_for_move(table, actor):
        more = lasting.gain_of(effect)
        points += more.move
        factor *= more.multiply
        jump = jump or more.jump
        lasting.use(table, effect)
    points *= factor
    if points <= 0:
        return
    walk = Walk(act.actor, act.seat, ability.number, points)
    walk.jump = jump
    walk.straight = ability.flags & STRAIGHT != 0
    moving.begin(table, walk)


def open_offer(table: Table, act: Act) -> Lasting | None:
    """What makes a move longer for elements and was not decided about yet (GH-S-ELE-07)."""
    if act.triggered == ALL_TRIGGERED:
        return None
    for effect in lasting.waiting(table, v.ON_MOVE_ACTION, table.figures[act.actor]):
        passive = ABILITIES[effect.ability].passive
        if passive is None or passive.gain is None or not passive.consume or act.triggered >> effect.tag & 1:
            continue
        if elements.can_consume(table, passive.consume):
            return effect
    return None


class Offer(Stage):
    """What a lasting effect adds to a move for elements."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        effect = open_offer(table, act)
        passive = None if effect is None else ABILITIES[effect.ability].passive
        if effect is None or passive is None:
            act.stage = DO
            return
        seat = table.figures[effect.owner].owner
        table.ask(table.decider(seat), "bonus", elements.prices(table, passive.consume) + [codes.DONE])

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        act.stage = DO
        effect = open_offer(table, act)
        if effect is None:
            return
        act.triggered |= 1 << effect.tag
        passive = ABILITIES[effect.ability].passive
        if code != codes.DONE and passive is not None and passive.gain is not None:
            seat = table.figures[effect.owner].owner
            consumed(table, actor)
            elements.pay(table, seat, passive.consume, code)
            act.plus += passive.gain.move
            gain_xp(table, seat, passive.gain.xp, "GH-S-EXP-02")
            lasting.use(table, effect)


def _converter(table: Table, actor: Figure, op: int) -> OddCard | None:
    """What lets the figure do something else instead of a move or an attack."""
    for effect in table.lasting:
        passive = ABILITIES[effect.ability].passive
        if effect.owner == actor.slot and passive is not None and passive.special:
            card = odd_card(passive.special)
            if card.replaces_move if op == v.MOVE else card.replaces_attack:
                return card
    return None


class Convert(Stage):
    """Something else instead of a move or an attack."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        converter = _converter(table, actor, ability.op)
        assert converter is not None
        table.ask(table.decider(act.seat), converter.question(), [codes.DONE, codes.YES])

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        act.stage = AFTER
        if code == codes.YES:
            converter = _converter(table, actor, ability.op)
            assert converter is not None
            if ability.op == v.MOVE:
                converter.instead_of_move(table, act, ability)
            else:
                converter.instead_of_attack(table, act, ability)
        elif ability.op == v.MOVE:
            _move(table, act, actor, ability)
        else:
            sequence.begin(table, act, ability)


# Loot


def _start_loot(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if _loot_places(table, act, actor, ability) or _loot_items(table, act, actor, ability):
        act.stage = LOOT
    else:
        _loot(table, act, actor, ability)


def _loot_items(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    """Items that make a Loot 1 reach further."""
    if actor.kind != HERO or act.plus or amount(table, ability.n, act.actor) != 1:
        return []
    return item_windows.options(table, actor, v.ON_LOOT)


def _loot_places(table: Table, act: Act, actor: Figure, ability: Ability) -> list[int]:
    """Hexes of summons from which it may be done, and one's own; nothing once one was chosen."""
    if not ability.flags & FROM_SUMMON or act.chosen != NO_CELL:
        return []
    own = [
        other.cell
        for other in table.figures
        if other.present and other.kind == SUMMONED and other.owner == actor.owner
    ]
    return [actor.cell] + own if own else []


class Loot(Stage):
    """Before looting: from where, and an item."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        places = _loot_places(table, act, actor, ability)
        if places:
            table.ask(table.decider(act.seat), "loot-from", [codes.CELL + cell for cell in places])
            return
        found = _loot_items(table, act, actor, ability)
        if not found:
            act.stage = AFTER
            _loot(table, act, actor, ability)
            return
        table.ask(table.decider(act.seat), "loot", [codes.DONE] + found)

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        if code >= codes.CELL:
            act.chosen = code - codes.CELL
            return
        act.stage = AFTER
        if code != codes.DONE:
            passive = item_windows.use(table, actor.owner, code - codes.ITEM, v.ON_LOOT)
            if passive is not None and passive.gain is not None and passive.gain.set_n is not None:
                act.plus = passive.gain.set_n.plus - amount(table, ability.n, act.actor)
        _loot(table, act, actor, ability)


def _loot(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    reach = amount(table, ability.n, act.actor) + act.plus
    for bonus in in_force(table, act, ability):
        if bonus.gain.set_n is not None:
            reach = amount(table, bonus.gain.set_n, act.actor)
    if actor.owner != NOBODY:
        loot(table, actor, reach, ability.cap, act.chosen)
        act.performed = True
    else:
        monster_loot(table, actor, reach)


# The table


def _does(op: int, operation: Operation) -> None:
    assert op not in _operations, v.OPS[op]
    _operations[op] = operation
    handled.OPS.add(op)


for _op in affecting.AFFECTED_BY:
    _does(_op, _pick)
for _op in placements.MADE_BY:
    _does(_op, _make)
_does(v.INFUSE, _make)
_does(v.ATTACK, _attack)
_does(v.MOVE, _start_move)
_does(v.LOOT, _start_loot)
_does(v.PASSIVE, _last)
_does(v.ON_DEATH, _last)
_does(v.GAIN_XP, _gain_xp)
_does(v.GAIN_MONEY, _gain_money)
_does(v.CONSUME, _if_fed)
_does(v.MODIFIER_DECK, _clean_deck)
_does(v.CHOOSE_ANY, _choose)
_does(v.SPECIAL, _go_own_way)


handled.WINDOWS.add(v.ON_LOOT)
handled.add_flag(JUMP)
handled.add_flag(STRAIGHT)
handled.add_flag(FROM_SUMMON)
