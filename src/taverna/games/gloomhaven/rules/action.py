"""The interpreter: abilities in printed order, each optional unless it harms (GH-S-TRN-05 to 08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import elements, lasting, picking, placements
from taverna.games.gloomhaven.effects.bonuses import costs, is_for_target, of_half, reward, reward_half
from taverna.games.gloomhaven.effects.cards import discard, lose_card
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability, Bonus
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.monsters.lines import is_fed
from taverna.games.gloomhaven.rules import operations
from taverna.games.gloomhaven.rules.stages import (
    AFTER,
    BEGIN,
    BUY,
    CONVERT,
    DO,
    EACH,
    LOOT,
    MAKE,
    OWN_WAY,
    PICK,
    PLAN,
    STAGES,
)
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, NO_CARD, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

Ask = Callable[[Table, Act, Figure, Ability], None]
Answer = Callable[[Table, Act, Figure, Ability, int], None]


def run(table: Table) -> None:
    act = table.acts[-1]
    actor = table.figures[act.actor]
    if not actor.present or act.index >= len(act.todo):
        if act.index < len(act.todo):
            reward(table, act, ABILITIES[act.todo[act.index]])
        finish(table, act)
    else:
        _asks[act.stage](table, act, actor, ABILITIES[act.todo[act.index]])


def answer(table: Table, code: int) -> None:
    act = table.acts[-1]
    _answers[act.stage](table, act, table.figures[act.actor], ABILITIES[act.todo[act.index]], code)


# Before an ability


def _begin(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    act.bonus = 0
    act.bought = 0
    act.picked = []
    act.at = 0
    act.chosen = -1
    act.plus = 0
    act.factor = 1
    act.stage = BUY
    if _is_barred(table, act, actor, ability):
        if _brings_bonuses(act) and not actor.conditions & v.STUN:
            act.bonus = len(ability.bonuses)
        else:
            act.stage = AFTER


def _is_barred(table: Table, act: Act, actor: Figure, ability: Ability) -> bool:
    return bool(
        _is_idle_harm(act, ability)
        or (ability.tests and not holds(table, ability.tests, act.actor, act.target))
        or (actor.conditions & v.STUN and _is_held_back(table, act, actor, ability))
        or (ability.op == v.MOVE and actor.conditions & v.IMMOBILIZE)
        or (ability.op == v.ATTACK and actor.conditions & v.DISARM)
    )


def _brings_bonuses(act: Act) -> bool:
    """Bonuses of the whole action are offered with its first ability, even if that one can't be performed."""
    return act.index == 0 and bool(of_half(act))


def _is_held_back(table: Table, act: Act, actor: Figure, ability: Ability) -> bool:
    """The stunned perform nothing, be it their own card, begun or not, or another's order (GH-S-STN-01, 04).

    What they have begun still creates its elements (GH-S-ELE-02), and a death has its effect.
    """
    if ability.op == v.CLEANSE or (ability.op == v.INFUSE and act.performed):
        return False
    return not any(op == steps.DEATH and first == actor.slot for op, first, _ in table.agenda)


def _is_idle_harm(act: Act, ability: Ability) -> bool:
    """Harm to the own side is the price of an action; who performs nothing of it pays nothing (GH-S-TRN-07, 08)."""
    if act.performed or act.index == 0 or act.action < 0 or act.seat == NOBODY:
        return False
    if ability.to.who not in (v.SELF, v.ALLY, v.PREVIOUS_TARGET):
        return False
    return ability.op in (v.DAMAGE, v.LOSE_CARDS) or (
        ability.op == v.CONDITION and ability.conditions & v.NEGATIVE != 0
    )


def _next_bonus(act: Act, ability: Ability) -> Bonus | None:
    """Bonuses of the ability by number; those of the half come with its first ability."""
    if act.bonus < len(ability.bonuses):
        return ability.bonuses[act.bonus]
    whole = of_half(act)
    place = act.bonus - len(ability.bonuses)
    if act.index == 0 and place < len(whole):
        return whole[place]
    return None


def open_bonus(table: Table) -> Bonus | None:
    """The bonus that the player is asked about just now."""
    if not table.acts or table.acts[-1].stage != BUY:
        return None
    act = table.acts[-1]
    return _next_bonus(act, ABILITIES[act.todo[act.index]])


def _buy(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    bonus = _next_bonus(act, ability)
    if bonus is None:
        barred = _brings_bonuses(act) and _is_barred(table, act, actor, ability)
        act.stage = AFTER if barred else DO
    elif not costs(bonus):
        act.bonus += 1
    elif act.seat == NOBODY or (actor.kind in BY_CARD and not act.controlled):
        # The type has consumed for its card, also when a player steers one of it (GH-S-ELE-10, 11).
        if is_fed(table, actor, ability, act.bonus):
            _own(table, act, ability, bonus)
        act.bonus += 1
    elif bonus.pay is not None or not elements.can_consume(table, bonus.consume):
        act.bonus += 1
    else:
        table.ask(table.decider(act.seat), "consume", _prices(table, bonus))


def _prices(table: Table, bonus: Bonus) -> list[int]:
    """Yes or no; for an any-element icon, which (GH-S-ELE-08)."""
    if v.WILD not in bonus.consume:
        return [codes.YES, codes.DONE]
    fixed = [element for element in bonus.consume if element != v.WILD]
    found = [
        codes.ELEMENT + element for element in range(6) if table.available(element) and element not in fixed
    ]
    return found + [codes.DONE]


def _answer_buy(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    bonus = _next_bonus(act, ability)
    assert bonus is not None
    if code != codes.DONE:
        for element in bonus.consume:
            elements.consume(table, code - codes.ELEMENT if element == v.WILD else element)
        _own(table, act, ability, bonus)
    act.bonus += 1


def _own(table: Table, act: Act, ability: Ability, bonus: Bonus) -> None:
    """The bonus is in force from now on."""
    of_ability = act.bonus < len(ability.bonuses)
    if of_ability:
        act.bought |= 1 << act.bonus
    else:
        act.half_bought |= 1 << (act.bonus - len(ability.bonuses))
        act.todo = act.todo + [part.number for part in bonus.gain.also]


# The ability: what other rooms do, stage by stage


def _pick(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if not picking.ask(table, act, ability):
        act.stage = EACH
        act.at = 0


def _answer_pick(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    picking.answer(table, act, ability, code)


def _affect_each(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if act.at < len(act.picked):
        act.at += 1
        picking.affect(table, act, ability, table.figures[act.picked[act.at - 1]])
    else:
        act.stage = AFTER


def _make(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if not placements.ask(table, act, ability):
        act.stage = AFTER


def _answer_make(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    placements.answer(table, act, ability, code)


def _plan(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if not acting.ask(table, act, ability):
        act.stage = AFTER


def _answer_plan(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    acting.answer(table, act, ability, code)


def _go_own_way(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    if not odd_card(ability.special).ask(table, act, ability):
        act.stage = AFTER


def _answer_own_way(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    odd_card(ability.special).answer(table, act, ability, code)


# After an ability


def _after(table: Table, act: Act, actor: Figure, ability: Ability) -> None:
    """What a bought bonus adds comes next; then the next ability."""
    reward(table, act, ability)
    act.stage = BEGIN
    act.index += 1
    if ability.xp and act.performed:
        gain_xp(table, actor.owner, ability.xp, "GH-S-EXP-02")
    if act.bought:
        more: list[int] = []
        for index, bonus in enumerate(ability.bonuses):
            if act.bought >> index & 1 and not (ability.op == v.ATTACK and is_for_target(bonus)):
                more += [part.number for part in bonus.gain.also]
        if more:
            act.todo = act.todo[: act.index] + more + act.todo[act.index :]


def finish(table: Table, act: Act) -> None:
    """The action is over; its card goes where it belongs (GH-S-TRN-06, GH-S-ZON-02, 03)."""
    table.pop()
    table.acts.pop()
    actor = table.figures[act.actor]
    reward_half(table, act)
    if act.card == NO_CARD or actor.kind != HERO:
        return
    seat = actor.owner
    hero = table.heroes[seat]
    if hero.exhausted or not hero.played >> act.card & 1:
        return
    half = ACTIONS[act.action] if act.action >= 0 else None
    if half is None or not act.performed:
        discard(table, seat, act.card, "GH-S-TRN-04" if half is None else "GH-S-TRN-08")
        return
    gain_xp(table, seat, half.xp)
    keeps = lasting.keeps_card(table, seat, act.card)
    if half.lost:
        lose_card(table, seat, act.card, "GH-S-ZON-02")
    else:
        discard(table, seat, act.card, "GH-S-ZON-02")
    if keeps:
        _make_active(table, seat, act, half.group)


def _make_active(table: Table, seat: int, act: Act, group: int) -> None:
    hero = table.heroes[seat]
    hero.active |= 1 << act.card
    events.card(table, "card-active", "GH-S-ZON-02", seat, act.card)
    if group:
        table.push(steps.LIMIT, seat, act.card)


# The stages, each with what it asks and who takes the answer


def _asks_nothing(table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
    raise AssertionError(f"stage {act.stage} of an act asks nothing")


_asks: Final[list[Ask]] = [_begin] * STAGES
_answers: Final[list[Answer]] = [_asks_nothing] * STAGES


def _stage(stage: int, ask: Ask, answered: Answer = _asks_nothing) -> None:
    _asks[stage] = ask
    _answers[stage] = answered


_stage(BEGIN, _begin)
_stage(BUY, _buy, _answer_buy)
_stage(DO, operations.do)
_stage(PICK, _pick, _answer_pick)
_stage(EACH, _affect_each)
_stage(AFTER, _after)
_stage(MAKE, _make, _answer_make)
_stage(PLAN, _plan, _answer_plan)
_stage(CONVERT, operations.ask_convert, operations.answer_convert)
_stage(OWN_WAY, _go_own_way, _answer_own_way)
_stage(LOOT, operations.ask_loot, operations.answer_loot)
