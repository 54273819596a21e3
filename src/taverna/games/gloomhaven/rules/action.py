"""The interpreter: abilities in printed order, each optional unless it harms (GH-S-TRN-05 to 08)."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import (
    affecting,
    after_action,
    elements,
    lasting,
    paying,
    picking,
    placements,
)
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.bonuses import costs, is_for_target, of_half, reward, reward_half
from taverna.games.gloomhaven.effects.cards import discard, lose_card
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.effects.waiting import consumed
from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import IF_USED, Ability, Bonus, Pay
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.monsters import acting
from taverna.games.gloomhaven.monsters.lines import is_fed
from taverna.games.gloomhaven.rules import operations
from taverna.games.gloomhaven.rules.stages import (
    AFTER,
    BEGIN,
    BUY,
    DO,
    EACH,
    PAY,
    Stage,
)
from taverna.games.gloomhaven.state.figures import BY_CARD, NO_CARD, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


class ActStep(Handler[Table]):
    """The abilities of the top act."""

    def run(self, table: Table, first: int, second: int) -> None:
        act = table.acts[-1]
        actor = table.figures[act.actor]
        if not actor.present or act.index >= len(act.todo):
            if act.index < len(act.todo):
                reward(table, act, ABILITIES[act.todo[act.index]])
            finish(table, act)
        else:
            BY_STAGE[act.stage].ask(table, act, actor, ABILITIES[act.todo[act.index]])

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        act = table.acts[-1]
        BY_STAGE[act.stage].answer(table, act, table.figures[act.actor], ABILITIES[act.todo[act.index]], code)


# Before an ability


class Begin(Stage):
    """Nothing of it is bought or chosen yet."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        act.bonus = 0
        act.bought = 0
        act.picked = []
        act.at = 0
        act.chosen = -1
        act.plus = 0
        act.factor = 1
        act.paid = 0
        if _is_judged_alone(act, ability):
            act.before = act.before or act.performed
            act.performed = False
        if act.triggered > 0 and act.seat != NOBODY:
            act.triggered = 0
        act.stage = BUY if ability.pay is None or act.seat == NOBODY else PAY
        if _is_barred(table, act, actor, ability):
            if _brings_bonuses(act) and not actor.conditions & v.STUN:
                act.bonus = len(ability.bonuses)
            else:
                act.stage = AFTER


def _is_judged_alone(act: Act, ability: Ability) -> bool:
    """Whether it matters that this very ability is used: for its own experience, or an element stuck to it."""
    if ability.flags & IF_USED:
        return False
    return bool(ability.xp) or _is_sticker(act, act.index + 1)


def _is_sticker(act: Act, index: int) -> bool:
    return index < len(act.todo) and bool(ABILITIES[act.todo[index]].flags & IF_USED)


def _after_stickers(act: Act) -> int:
    index = act.index
    while _is_sticker(act, index):
        index += 1
    return index


def _is_barred(table: Table, act: Act, actor: Figure, ability: Ability) -> bool:
    return bool(
        _is_idle_harm(act, ability)
        or (ability.tests and not holds(table, ability.tests, act.actor, act.target))
        or (ability.repeat is not None and amount(table, ability.repeat, act.actor) <= 0)
        or (actor.conditions & v.STUN and _is_held_back(table, act, actor, ability))
        or (ability.op == v.MOVE and actor.conditions & v.IMMOBILIZE)
        or (ability.op == v.ATTACK and (actor.conditions & v.DISARM or table.is_phased(actor)))
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
    if act.performed or act.before or act.index == 0 or act.action < 0 or act.seat == NOBODY:
        return False
    if ability.to.who not in (v.SELF, v.ALLY, v.PREVIOUS_TARGET):
        return False
    return ability.op in (v.DAMAGE, v.LOSE_CARDS, v.SET_HP, v.EXHAUST) or (
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


class Price(Stage):
    """What the ability itself costs: so much, or as much as its player likes."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        assert ability.pay is not None
        found = [codes.CHOICE + number for number in range(ability.pay.damage_up_to + 1)]
        if not ability.pay.damage_up_to:
            found = [codes.YES, codes.DONE]
        table.ask(table.decider(act.seat), "pay", found)

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        assert ability.pay is not None
        act.stage = AFTER if code == codes.DONE else BUY
        if code == codes.DONE:
            return
        act.paid = ability.pay.damage if code == codes.YES else code - codes.CHOICE
        paying.pay(table, actor, ability.pay, act.paid)


def open_price(table: Table) -> Pay | None:
    """The price that the player is asked about just now."""
    if not table.acts or table.acts[-1].index >= len(table.acts[-1].todo):
        return None
    act = table.acts[-1]
    if act.stage == PAY:
        return ABILITIES[act.todo[act.index]].pay
    bonus = open_bonus(table)
    return None if bonus is None else bonus.pay


class Buy(Stage):
    """What may be paid for more."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
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
        elif bonus.pay is not None:
            table.ask(table.decider(act.seat), "pay", [codes.YES, codes.DONE])
        elif not elements.can_consume(table, bonus.consume):
            act.bonus += 1
        else:
            table.ask(
                table.decider(act.seat), "consume", elements.prices(table, bonus.consume) + [codes.DONE]
            )

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        bonus = _next_bonus(act, ability)
        assert bonus is not None
        if code != codes.DONE:
            consumed(table, actor)
            elements.pay(table, table.decider(act.seat), bonus.consume, code)
            _own(table, act, ability, bonus)
            if bonus.pay is not None:
                paying.pay(table, actor, bonus.pay, bonus.pay.damage)
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


class Pick(Stage):
    """Whom it concerns."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        if not picking.ask(table, act, ability):
            act.stage = EACH
            act.at = 0

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        picking.answer(table, act, ability, code)


class Each(Stage):
    """Those who were picked, one by one."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        if act.at == 0 and ability.repeat is not None:
            act.picked = act.picked * amount(table, ability.repeat, act.actor)
        if act.at < len(act.picked):
            act.at += 1
            affecting.affect(table, act, ability, table.figures[act.picked[act.at - 1]])
        else:
            act.stage = AFTER


class Make(Stage):
    """Where something is put, or which element."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        if not placements.ask(table, act, ability):
            act.stage = AFTER

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        placements.answer(table, act, ability, code)


class Plan(Stage):
    """A monster's move or attack."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        if not acting.ask(table, act, ability):
            act.stage = AFTER

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        acting.answer(table, act, ability, code)


class OwnWay(Stage):
    """An odd card."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        if not odd_card(ability.special).ask(table, act, ability):
            act.stage = AFTER

    def answer(self, table: Table, act: Act, actor: Figure, ability: Ability, code: int) -> None:
        odd_card(ability.special).answer(table, act, ability, code)


# After an ability


class After(Stage):
    """What follows; then the next ability."""

    def ask(self, table: Table, act: Act, actor: Figure, ability: Ability) -> None:
        """What a bought bonus adds comes next; then the next ability."""
        reward(table, act, ability)
        act.stage = BEGIN
        alone = _is_judged_alone(act, ability)
        act.index += 1
        if alone:
            if act.performed:
                gain_xp(table, actor.owner, ability.xp, "GH-S-EXP-02")
            else:
                act.index = _after_stickers(act)  # elements of what was not used (GH-C-ENH-14)
            act.performed = act.performed or act.before
        if act.bought:
            more: list[int] = []
            for index, bonus in enumerate(ability.bonuses):
                if act.bought >> index & 1 and not (ability.op == v.ATTACK and is_for_target(bonus)):
                    more += [part.number for part in bonus.gain.also]
            if more:
                place = _after_stickers(act)
                act.todo = act.todo[:place] + more + act.todo[place:]


def finish(table: Table, act: Act) -> None:
    """The action is over; its card goes where it belongs (GH-S-TRN-06, GH-S-ZON-02, 03)."""
    table.pop()
    table.acts.pop()
    act.performed = act.performed or act.before
    actor = table.figures[act.actor]
    reward_half(table, act)
    if act.origin != act.actor and act.performed and table.acts:
        _reward_order(table, table.acts[-1])
    if act.card == NO_CARD or actor.owner == NOBODY:
        return
    if table.lasting:
        lasting.end_action(table)
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
    if half.group and hero.items:
        after_action.offer(table, act, seat, half.number == table.cards_of(seat)[act.card].bottom.number)
    if keeps:
        _make_active(table, seat, act, half.group)


def _reward_order(table: Table, act: Act) -> None:
    """Somebody has carried out the order that this act gives."""
    if act.index < len(act.todo):
        xp = ABILITIES[act.todo[act.index]].xp_per_performer
        gain_xp(table, table.figures[act.actor].owner, xp, "GH-S-EXP-02")


def _make_active(table: Table, seat: int, act: Act, group: int) -> None:
    hero = table.heroes[seat]
    hero.active |= 1 << act.card
    events.card(table, "card-active", "GH-S-ZON-02", seat, act.card)
    if group:
        table.push(steps.LIMIT, seat, act.card)


# The stages, each with what it asks and who takes the answer


BY_STAGE: Final[list[Stage]] = [
    Begin(),
    Buy(),
    operations.Do(),
    Pick(),
    Each(),
    After(),
    Make(),
    Plan(),
    operations.Convert(),
    OwnWay(),
    operations.Loot(),
    operations.Offer(),
    Price(),
]
"""In the order of their numbers."""
handled.add_flag(IF_USED)
