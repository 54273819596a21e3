"""Card selection: two cards and which one leads, or a long rest (GH-S-SEL)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events, steps
from taverna.games.gloomhaven.effects import turn_order
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.dying import exhaust
from taverna.games.gloomhaven.language.moments import ROUND_START
from taverna.games.gloomhaven.rules import initiative
from taverna.games.gloomhaven.state.figures import HERO, MONSTER, NO_CARD
from taverna.games.gloomhaven.state.table import QUIET_ROUNDS, RUNNING, Table
from taverna.kernel import NO_ANSWER, Handler


class RoundStep(Handler[Table]):
    """A round begins."""

    def run(self, table: Table, first: int, second: int) -> None:
        """The round counter, and who has no cards left for it (GH-S-SEL-04).

        What happens at the end of a round may decide the scenario: then no other begins (GH-S-END-02).
        """
        table.check()
        if table.round and table.ended != RUNNING:
            table.next(steps.FINISH)
            return
        table.round += 1
        for figure in table.figures:
            figure.acted = figure.kind == HERO and table.heroes[figure.owner].exhausted
        if table.telling:
            events.tell(table, "round", "GH-S-RND-01", {"number": table.round})
        if not any(figure.kind == MONSTER and figure.present for figure in table.figures):
            table.counts[QUIET_ROUNDS] += 1
        for hero in table.heroes:
            hero.lead = NO_CARD
            hero.second = NO_CARD
            hero.resting = False
        step = _step_of_those_left(table)
        table.next(step)
        if step != steps.FINISH:
            table.at(ROUND_START)


def _step_of_those_left(table: Table) -> int:
    """Those who can neither select nor rest are exhausted (GH-S-SEL-04); how the others go on."""
    for hero in table.heroes:
        if not hero.exhausted and not can_select(table, hero.seat) and not can_rest(table, hero.seat):
            exhaust(table, hero.seat, "GH-S-SEL-04")
    if not all(hero.exhausted for hero in table.heroes):
        return steps.SELECT
    # With permanent death those without cards live or die in the round that is still played (GH-S-VAR-03, 04).
    is_anyone_there = any(table.hero_figure(hero.seat).present for hero in table.heroes)
    return steps.REVEAL if is_anyone_there else steps.FINISH


def can_select(table: Table, seat: int) -> bool:
    return table.heroes[seat].hand.bit_count() >= 2


def can_rest(table: Table, seat: int) -> bool:
    """GH-S-SEL-03; active cards that count as discarded count too (GH-S-RST-06)."""
    return table.heroes[seat].discard.bit_count() >= 2


def ask(table: Table) -> None:
    table.ask_all("select", [options(table, seat) for seat in range(table.seats)])


def options(table: Table, seat: int) -> list[int]:
    hero = table.heroes[seat]
    if hero.exhausted:
        return []
    if hero.lead != NO_CARD:
        others = places(hero.hand & ~(1 << hero.lead))
        return [codes.of_seat(codes.SECOND, seat, place) for place in others] + [codes.TAKE_BACK]
    found: list[int] = []
    if can_select(table, seat):
        found = [codes.of_seat(codes.LEAD, seat, place) for place in places(hero.hand)]
    if can_rest(table, seat):
        found.append(codes.REST)
    return found


def do_free_action(table: Table, seat: int, code: int) -> None:
    hero = table.heroes[seat]
    hero.lead = NO_CARD if code == codes.TAKE_BACK else (code - codes.LEAD) % codes.CLASS_SIZE


class SelectStep(Handler[Table]):
    """All seats at once: two cards or a long rest."""

    def run(self, table: Table, first: int, second: int) -> None:
        """What happened as the round began may have cost heroes their cards or their lives."""
        step = _step_of_those_left(table)
        if step == steps.SELECT:
            if table.rules.plan.cards_after_monsters:
                initiative.draw_cards(table)
            ask(table)
        else:
            table.next(step)

    def answer(self, table: Table, first: int, second: int, code: int) -> None:
        """All have chosen; the cards wait in neither hand nor pile (GH-S-SEL-07)."""
        for hero in table.heroes:
            code = table.answers[hero.seat]
            hero.resting = code == codes.REST
            hero.used = 0
            if code == NO_ANSWER or hero.resting:
                hero.lead = NO_CARD
                hero.second = NO_CARD
            else:
                hero.second = (code - codes.SECOND) % codes.CLASS_SIZE
                hero.played = 1 << hero.lead | 1 << hero.second
                hero.hand &= ~hero.played
        table.answers = []
        table.next(steps.REVEAL)


class RevealStep(Handler[Table]):
    """Cards are shown, monsters draw theirs, everyone is put in order."""

    def run(self, table: Table, first: int, second: int) -> None:
        """GH-S-INI-01, 02."""
        for hero in table.heroes:
            if hero.exhausted:
                continue
            hero.initiative = 99
            if hero.resting:
                events.seat(table, "rests", "GH-S-INI-02", hero.seat, 99, True)
                continue
            cards = table.cards_of(hero.seat)
            hero.initiative = cards[hero.lead].initiative
            hero.seen |= hero.played
            if table.telling:
                names = [cards[hero.lead].name, cards[hero.second].name]
                events.tell(
                    table,
                    "revealed",
                    "GH-S-INI-01",
                    {"seat": hero.seat, "cards": names, "number": hero.initiative},
                    True,
                )
        initiative.draw_cards(table)
        turn_order.put_in_order(table)
        table.next(steps.TIES)
        for hero in reversed(table.heroes):
            if hero.items and not hero.exhausted:
                table.push(steps.REVEALED, hero.seat)
