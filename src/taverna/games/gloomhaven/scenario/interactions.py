"""What a scenario offers to characters in their turns, and what it costs them (GH-S-SPC-07)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects.cards import discard
from taverna.games.gloomhaven.language import clauses as c
from taverna.games.gloomhaven.language.moments import INTERACTED
from taverna.games.gloomhaven.scenario.objectives import all_hold
from taverna.games.gloomhaven.scenario.whom import is_meant
from taverna.games.gloomhaven.state.figures import BOTTOM_USED, NO_CARD, NOBODY, TOP_USED
from taverna.games.gloomhaven.state.plan import Interaction
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Handler


def offers(table: Table, seat: int) -> list[int]:
    """Codes of what this character may do here and can pay for."""
    return [
        codes.INTERACT + interaction.number
        for interaction in table.rules.plan.interactions
        if _is_offered(table, seat, interaction)
    ]


def _is_offered(table: Table, seat: int, interaction: Interaction) -> bool:
    figure = table.hero_figure(seat)
    return (
        is_meant(table, interaction.whom, figure, NOBODY, figure.cell)
        and (interaction.cost == c.FREE or bool(_halves(table, seat, interaction.cost)))
        and all_hold(table, interaction.tests)
    )


def _halves(table: Table, seat: int, cost: int) -> int:
    """Bits of the halves with which it could be paid for, if there is a card left to forgo."""
    hero = table.heroes[seat]
    if not cards_left(table, seat):
        return 0
    wanted = {c.TOP_ACTION: TOP_USED, c.BOTTOM_ACTION: BOTTOM_USED}.get(cost, TOP_USED | BOTTOM_USED)
    return wanted & ~hero.used


def cards_left(table: Table, seat: int) -> list[int]:
    """Cards of this turn of which no half was played."""
    hero = table.heroes[seat]
    return [place for place in (hero.lead, hero.second) if place != NO_CARD and hero.played >> place & 1]


def begin(table: Table, seat: int, code: int) -> None:
    interaction = table.rules.plan.interactions[code - codes.INTERACT]
    if interaction.cost == c.FREE:
        table.at(INTERACTED, table.heroes[seat].figure, interaction.number)
    else:
        table.push(steps.INTERACT, seat, interaction.number)


class InteractStep(Handler[Table]):
    """What a character gives for what the scenario offers."""

    def run(self, table: Table, seat: int, number: int) -> None:
        """Which card is forgone."""
        found = cards_left(table, seat)
        if len(found) > 1:
            table.ask(seat, "forgo", [codes.CARD + place for place in found])
        else:
            _pay(table, seat, number, found[0])

    def answer(self, table: Table, seat: int, number: int, code: int) -> None:
        _pay(table, seat, number, code - codes.CARD)


def _pay(table: Table, seat: int, number: int, place: int) -> None:
    table.pop()
    cost = table.rules.plan.interactions[number].cost
    halves = _halves(table, seat, cost)
    table.heroes[seat].used |= BOTTOM_USED if halves & BOTTOM_USED else TOP_USED
    discard(table, seat, place, "GH-S-SPC-07")
    table.at(INTERACTED, table.heroes[seat].figure, number)
