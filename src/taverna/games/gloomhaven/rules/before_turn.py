"""Before a companion acts, its owner may give up an action of the turn to come for it (`beforeBearActs`)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Passive
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.language.vocabulary import ON_BEFORE_BEAR_ACTS, STUN
from taverna.games.gloomhaven.state.frames import Lasting
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def open_effect(table: Table, slot: int, seen: int) -> Lasting | None:
    """The next effect of the owner that was not decided about and that can still be paid for."""
    figure = table.figures[slot]
    if not figure.present:
        return None
    for effect in lasting.waiting(table, ON_BEFORE_BEAR_ACTS, table.hero_figure(figure.owner)):
        if not seen >> effect.tag & 1 and _can_pay(table, effect):
            return effect
    return None


def _can_pay(table: Table, effect: Lasting) -> bool:
    """Only an action that could be performed can be given up."""
    hero = table.heroes[effect.seat]
    figure = table.hero_figure(effect.seat)
    wanted = _forgone(effect)
    return not hero.used & wanted and hero.played != 0 and not hero.resting and not figure.conditions & STUN


def _forgone(effect: Lasting) -> int:
    pay = _passive(effect).pay
    return 0 if pay is None else pay.forgo


def _passive(effect: Lasting) -> Passive:
    passive = ABILITIES[effect.ability].passive
    assert passive is not None
    return passive


class BeforeTurnStep(Handler[Table]):
    """Of a figure about to act, and what its owner was asked about."""

    def run(self, table: Table, slot: int, seen: int) -> None:
        if open_effect(table, slot, seen) is None:
            table.pop()
        else:
            table.ask(table.figures[slot].owner, "bonus", [codes.YES, codes.DONE])

    def answer(self, table: Table, slot: int, seen: int, code: int) -> None:
        effect = open_effect(table, slot, seen)
        assert effect is not None
        table.next(steps.BEFORE_TURN, slot, seen | 1 << effect.tag)
        if code == codes.YES:
            table.heroes[effect.seat].used |= _forgone(effect)
            start_list(table, effect.owner, [part.number for part in _passive(effect).perform])
            lasting.use(table, effect)


handled.EVENTS.add(ON_BEFORE_BEAR_ACTS)
handled.PRICES.add(handled.FORGO)
