"""An attack ability from its targets to the last retaliation (GH-S-ATK, TGT, AOE, PRC, SHD, RET).

The stages of a frame follow the order of the rulebook; whatever asks or hurts is a step of its own on top.
"""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import item_windows, lasting, triggers
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.attack import origins
from taverna.games.gloomhaven.effects.attack.chains import leap
from taverna.games.gloomhaven.effects.attack.gains import (
    add_action_passives,
    add_gain,
    attack_stat,
    forget_paid,
    gain_now,
    use_action_passives,
)
from taverna.games.gloomhaven.effects.attack.origins import other_places
from taverna.games.gloomhaven.effects.attack.result import (
    add_up,
    answer_order,
    push_and_pull,
    put_in_order,
    retaliate,
    strike,
    take_effect,
)
from taverna.games.gloomhaven.effects.attack.stages import (
    CHOOSE,
    DEFEND,
    DIVERT,
    DRAW,
    EFFECTS,
    FORCE,
    NEXT,
    OFFER,
    ORDER,
    ORIGIN,
    SUM,
    WINDOW,
)
from taverna.games.gloomhaven.effects.attack.targets import ask_targets, take_all_targets, take_target
from taverna.games.gloomhaven.effects.attack.windows import (
    answer_offer,
    ask_diverted,
    attackers_window,
    buy_passive,
    choose_item,
    decline_passive,
    defenders_window,
    helpers,
    offer,
    open_offer,
    open_passive,
    use_item,
)
from taverna.games.gloomhaven.effects.bonuses import costs, in_force, is_for_target, times
from taverna.games.gloomhaven.effects.equipping import melee_reach
from taverna.games.gloomhaven.effects.obstacles import destroy
from taverna.games.gloomhaven.effects.odd.base import odd_card
from taverna.games.gloomhaven.effects.tests import holds
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.moments import STRUCK
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import (
    ALL,
    ATTACK,
    FIXED,
    ON_ATTACK,
    ON_ATTACK_ACTION,
    ON_TARGETED,
    POISON,
    ROOM,
    STAT,
)
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import Act, Attack
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def begin(table: Table, act: Act, ability: Ability) -> Attack:
    """Work out what holds for all targets; who is attacked is still open."""
    actor = table.figures[act.actor]
    attack = Attack(act.actor, act.seat, ability.number)
    sheet = actor.sheet
    attack.attack = max(0, amount(table, ability.n, act.actor, NOBODY, attack_stat(table, actor)))
    if ability.range is not None:
        reach = amount(table, ability.range, act.actor, NOBODY, sheet.range)
        reach += sheet.more_range if reach > 0 else 0
        attack.melee = reach <= 0
        attack.range = max(1, reach)
        if reach <= 0 and ability.range.name not in (FIXED, STAT):
            attack.limit = 0  # a range that counts nothing reaches nobody
    elif actor.kind == HERO and (1 < ability.to.within < ROOM or ability.to.exactly > 1):
        attack.melee = False  # all within some range: a ranged attack (GH-S-ATK-03)
    if ability.reach > 1:
        attack.range = ability.reach
    if ability.area is not None and ability.area.own:
        attack.melee = True
        attack.range = 1
    if attack.limit:
        attack.limit = ability.targets if ability.to.pick != ALL else ALL
    if ability.targets_x is not None:
        attack.limit = amount(table, ability.targets_x, act.actor)
    if attack.limit == 1 and sheet.targets > 1:
        attack.limit = sheet.targets
    attack.pierce = ability.pierce + sheet.pierce
    attack.push = ability.push + sheet.push
    attack.pull = ability.pull
    attack.conditions = ability.conditions | sheet.conditions
    for bonus in in_force(table, act, ability):
        if not is_for_target(bonus):
            add_gain(table, attack, bonus.gain)
    if act.aid:
        attack.add(act.aid)
    if attack.melee and attack.limit == 1 and ability.area is None and actor.kind == HERO:
        attack.range = max(attack.range, melee_reach(table, table.heroes[actor.owner]))
    table.attacks.append(attack)
    table.push(steps.ATTACK)
    add_action_passives(table, attack, actor)
    if (table.lasting and open_offer(table, attack, actor) is not None) or helpers(table, attack, actor):
        attack.stage = OFFER
    if actor.kind == HERO and other_places(table, attack, actor):
        attack.stage = ORIGIN
    return attack


class AttackStep(Handler[Table]):
    """The top attack."""

    def run(self, table: Table, first: int, second: int) -> None:
        attack = table.attacks[-1]
        actor = table.figures[attack.actor]
        stage = attack.stage
        if not actor.present or (actor.hp <= 0 and not _is_dying_act(table, actor)):
            # GH-S-ATK-20
            finish(table, attack)
        elif stage == ORIGIN:
            origins.ask(table, attack, actor)
        elif stage == OFFER:
            offer(table, attack, actor)
        elif stage == CHOOSE:
            if not ask_targets(table, attack):
                attack.stage = NEXT
        elif stage == NEXT:
            _next_target(table, attack, actor)
        elif stage == WINDOW:
            attackers_window(table, attack, actor)
        elif stage == DEFEND:
            defenders_window(table, attack, actor)
        elif stage == DIVERT:
            ask_diverted(table, attack, actor)
        elif stage == ORDER:
            put_in_order(table, attack, actor)
        elif stage == DRAW:
            strike(table, attack, actor)
        elif stage == SUM:
            add_up(table, attack, actor)
        elif stage == EFFECTS:
            take_effect(table, attack, actor)
        elif stage == FORCE:
            push_and_pull(table, attack)
        else:
            retaliate(table, attack, actor)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        attack = table.attacks[-1]
        actor = table.figures[attack.actor]
        if attack.stage == ORIGIN:
            origins.answer(attack, actor, code)
            attack.stage = OFFER
        elif attack.stage == OFFER:
            answer_offer(table, attack, actor, code)
        elif attack.stage == CHOOSE:
            if code == codes.DONE:
                attack.stage = NEXT
            elif code == codes.REST_ALL:
                take_all_targets(table, attack)
                attack.stage = NEXT
            elif codes.ITEM <= code < codes.FIGURE:
                choose_item(table, attack, actor.owner, code - codes.ITEM)
            else:
                take_target(table, attack, code - codes.FIGURE)
        elif attack.stage == WINDOW:
            if code == codes.DONE and open_passive(table, attack, actor) is not None:
                decline_passive(table)
            elif code == codes.DONE:
                attack.stage = DEFEND
            elif code == codes.YES:
                buy_passive(table, attack, actor, True)
            elif code >= codes.CELL:
                destroy(table, code - codes.CELL)
                buy_passive(table, attack, actor, True)
            else:
                use_item(table, attack, actor.owner, code - codes.ITEM, ON_ATTACK)
        elif attack.stage == DIVERT:
            _divert(table, attack, actor, table.figures[code - codes.FIGURE])
        elif attack.stage in (ORDER, SUM):
            answer_order(table, attack, actor, code - codes.CHOICE)
        elif code == codes.DONE:
            attack.stage = ORDER
        else:
            use_item(table, attack, table.figures[attack.target].owner, code - codes.ITEM, ON_TARGETED)


def _is_dying_act(table: Table, actor: Figure) -> bool:
    """What a figure does with its death it does before it is removed."""
    return any(op == steps.DEATH and first == actor.slot for op, first, _ in table.agenda)


def _next_target(table: Table, attack: Attack, actor: Figure) -> None:
    if not attack.attacked:
        attack.added = (
            0  # those that the attack adds beside a pattern are chosen with the others (GH-S-ATK-16)
        )
    if attack.added and attack.attacked:
        # Whom a modifier card adds is chosen when it is drawn, before the others chosen are attacked (GH-S-TGT-02).
        attack.added -= 1
        attack.limit = len(attack.chosen) + 1
        attack.stage = CHOOSE
        return
    while attack.chosen:
        slot = attack.chosen[0]
        attack.chosen = attack.chosen[1:]
        target = _redirected(table, actor, table.figures[slot])
        if target.present and target.hp > 0:
            aim_at(table, attack, actor, target)
            return
    if ABILITIES[attack.ability].chain and leap(table, attack):
        attack.stage = CHOOSE
        return
    finish(table, attack)


def _redirected(table: Table, actor: Figure, target: Figure) -> Figure:
    """Another may step in for an ally that an enemy attacks."""
    for effect in lasting.waiting(table, ON_TARGETED, target, actor.slot):
        passive = ABILITIES[effect.ability].passive
        owner = table.figures[effect.owner]
        if passive is None or not passive.special:
            continue
        if odd_card(passive.special).takes_attack(table, actor, owner):
            events.between(table, "redirected", "GH-S-ATK-01", owner.slot, target.slot)
            return owner
    return target


def _divert(table: Table, attack: Attack, actor: Figure, target: Figure) -> None:
    """Another is attacked in the place of the present target."""
    events.between(table, "diverted", "GH-S-ATK-01", attack.target, target.slot)
    attack.attacked = attack.attacked[:-1]
    aim_at(table, attack, actor, target)


def aim_at(table: Table, attack: Attack, actor: Figure, target: Figure) -> None:
    """Step 1 of the sum: everything the attacker adds (GH-S-ATK-07)."""
    attack.target = target.slot
    if ABILITIES[attack.ability].chain:
        attack.leaps_from = target.cell
    attack.attacked = attack.attacked + [target.slot]
    if len(attack.attacked) == 1:
        use_action_passives(table, actor)
    attack.now_attack = 0
    attack.now_adds = []
    attack.now_factor = attack.factor
    attack.now_pierce = 0
    attack.now_push = 0
    attack.now_pull = 0
    attack.now_conditions = 0
    attack.now_advantage = attack.advantage
    attack.now_disadvantage = attack.disadvantage
    attack.now_ignore = attack.ignore_shield
    attack.now_kill = False
    attack.now_retaliate = 0
    attack.now_retaliate_range = 1
    attack.now_shield = 0
    attack.bonuses_seen = 0
    attack.after = []
    attack.answers = []
    events.between(table, "attack", "GH-S-ATK-01", actor.slot, target.slot, attack.attack)
    ability = ABILITIES[attack.ability]
    act = table.acts[-1]
    for bonus in in_force(table, act, ability):
        if is_for_target(bonus) and holds(table, bonus.tests, actor.slot, target.slot):
            for _ in range(times(table, bonus, actor, target)):
                again = costs(bonus) and len(attack.attacked) > 1
                gain_now(table, attack, actor, target, bonus.gain, "bonus", again=again)
    if act.items:
        attack.after = attack.after + _of_items(table, act, actor)
    if table.rules.plan.has_against:
        for gain in table.rules.story.gains_against(table, actor, target):
            gain_now(table, attack, actor, target, gain, "scenario")
        attack.now_shield += table.rules.story.shield_against(table, target, actor)
    if target.conditions & POISON:
        attack.add_now(1)
        events.step(table, "attack-plus", "GH-S-POI-01", actor.slot, 1, "poison")
    attack.stage = WINDOW


def _of_items(table: Table, act: Act, actor: Figure) -> list[int]:
    """What items used for the whole action do with every single attack."""
    found: list[int] = []
    for place, number in enumerate(table.heroes[actor.owner].items):
        passive = item_windows.passive_for(table, number, ON_ATTACK_ACTION)
        if passive is not None and act.items >> place & 1:
            found += [part.number for part in passive.perform]
    return found


def finish(table: Table, attack: Attack) -> None:
    table.pop()
    table.attacks.pop()
    if not attack.attacked:
        forget_paid(table)
    if table.acts:
        act = table.acts[-1]
        if attack.area:
            act.area = attack.area
        if attack.attacked:
            act.performed = True
            act.attacked = act.attacked + attack.attacked
            if table.lasting:
                triggers.after(table, act, table.figures[attack.actor], ATTACK)
    if attack.melee and attack.attacked and table.rules.plan.clauses[STRUCK]:
        table.at(STRUCK, attack.actor)
