"""What lasting effects let their holders do at a moment: the start or end of a turn, the end of a round, a long rest.

What must be done is done; what is optional or has a price is offered first (GH-S-BON-03, GH-S-TRN-07).
"""

from __future__ import annotations

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.cards import discard, options
from taverna.games.gloomhaven.effects.experience import gain_xp
from taverna.games.gloomhaven.effects.selecting import candidates
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.registry import ABILITIES, ACTIONS
from taverna.games.gloomhaven.language.vocabulary import ALL, INFUSE, ON_ELEMENT_CONSUMED
from taverna.games.gloomhaven.state.figures import HERO, NOBODY, Figure
from taverna.games.gloomhaven.state.frames import ALL_TRIGGERED, BY_EFFECT, Hurt, Lasting
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def perform_waiting(table: Table, figure: Figure, event: int) -> None:
    rewarded: list[int] = []
    for effect in reversed(lasting.waiting(table, event, figure)):
        passive = ABILITIES[effect.ability].passive
        if passive is None or not table.figures[effect.owner].present:
            continue
        if passive.gain is not None and passive.gain.xp:
            # Several active cards of one group give their experience once: two songs are one performance.
            group = lasting.group_of(effect)
            if not group or group not in rewarded:
                gain_xp(table, effect.seat, passive.gain.xp, "GH-S-EXP-02")
            rewarded.append(group)
        if passive.perform:
            set_off(table, effect, figure)


def consumed(table: Table, actor: Figure) -> None:
    """The figure has consumed an element in its action."""
    if table.lasting:
        perform_waiting(table, actor, ON_ELEMENT_CONSUMED)


def set_off(table: Table, effect: Lasting, figure: Figure) -> None:
    """It performs what it has to perform, or asks first; `figure`: whose event it is."""
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    if passive.countdown:
        _count_down(table, effect)
    elif passive.may or passive.pay is not None:
        table.push(steps.OFFERED, effect.tag, figure.slot)
    else:
        _perform(table, effect, figure.slot)


def _count_down(table: Table, effect: Lasting) -> None:
    """One use less; with the last one it is performed, on whom its card has marked."""
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    effect.used += 1
    if effect.used < len(ACTIONS[ABILITIES[effect.ability].action].slots):
        return
    for other in table.lasting:
        if other.is_mark and (other.seat, other.card) == (effect.seat, effect.card):
            start_list(table, effect.owner, [part.number for part in passive.perform], other.owner)


def _performer(table: Table, effect: Lasting, slot: int) -> Figure:
    passive = ABILITIES[effect.ability].passive
    return table.figures[slot if passive is not None and passive.theirs else effect.owner]


def _perform(table: Table, effect: Lasting, slot: int, only: int = ALL) -> None:
    """All that it lets them do, or the one of it that was chosen."""
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    performer = _performer(table, effect, slot)
    other = NOBODY if slot == performer.slot else slot
    todo = [part.number for part in passive.perform]
    act = start_list(table, performer.slot, todo if only == ALL else todo[only : only + 1], other)
    act.triggered = ALL_TRIGGERED
    if performer.kind != HERO and not lasting.steered(table, performer):
        act.seat = NOBODY
    if passive.perform[0].op == INFUSE:
        act.performed = True  # no other ability comes before the element (GH-S-ELE-02)
    lasting.use(table, effect)


def offered(table: Table) -> Lasting | None:
    """The effect that the step on top is about."""
    op, tag, _ = table.agenda[-1]
    if op != steps.OFFERED:
        return None
    for effect in table.lasting:
        if effect.tag == tag and ABILITIES[effect.ability].passive is not None:
            return effect
    return None


def _prices(table: Table, effect: Lasting) -> list[int]:
    passive = ABILITIES[effect.ability].passive
    owner = table.figures[effect.owner]
    if passive is None or not owner.present:
        return []
    if passive.pay is not None and passive.pay.discard:
        return options(table.heroes[owner.owner].hand)
    if passive.pay is not None and passive.pay.damage:
        # Nobody pays for what concerns nobody.
        return [codes.YES] if candidates(table, owner, passive.perform[0].to, 0) else []
    if passive.choose:
        return [codes.CHOICE + number for number in range(len(passive.perform))]
    return [codes.YES]


class OfferedStep(Handler[Table]):
    """What a lasting effect lets its holder do, if it likes: yes or no; where a card is the price, which one."""

    def run(self, table: Table, tag: int, slot: int) -> None:
        effect = offered(table)
        found = [] if effect is None else _prices(table, effect)
        if effect is None or not found:
            table.pop()
        else:
            seat = _performer(table, effect, slot).owner
            table.ask(table.decider(seat), "offer", found + [codes.DONE])

    def answer(self, table: Table, tag: int, slot: int, code: int) -> None:
        effect = offered(table)
        table.pop()
        if effect is None or code == codes.DONE:
            return
        if code >= codes.CARD:
            discard(table, table.figures[effect.owner].owner, code - codes.CARD, "GH-S-BON-03")
        chosen = codes.CHOICE <= code < codes.CARD
        _perform(table, effect, slot, code - codes.CHOICE if chosen else ALL)
        passive = ABILITIES[effect.ability].passive
        if passive is not None and passive.pay is not None and passive.pay.damage:
            # On top, so that it is suffered first.
            table.hurts.append(Hurt(effect.owner, passive.pay.damage, BY_EFFECT, effect.owner, NOBODY))
            table.push(steps.HURT)


handled.EVENTS.add(ON_ELEMENT_CONSUMED)
handled.PRICES.add_all([handled.DISCARD, handled.DAMAGE])
