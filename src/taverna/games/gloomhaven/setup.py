"""From rules and chance to the first position: decks, heroes, battle goals, the first room (GH-S-SET)."""

from __future__ import annotations

from taverna.games.gloomhaven import content, events, steps
from taverna.games.gloomhaven.effects.revealing import reveal
from taverna.games.gloomhaven.language.modifiers import Deck
from taverna.games.gloomhaven.language.moments import SET_UP, START
from taverna.games.gloomhaven.rules.arriving import arrive
from taverna.games.gloomhaven.rules.heroes import add_hero
from taverna.games.gloomhaven.scenario import dungeon
from taverna.games.gloomhaven.state.ruleset import Ruleset
from taverna.games.gloomhaven.state.table import Stack, Table
from taverna.kernel import Handler, Rng
from taverna.kit.piles import shuffle


def deal(rules: Ruleset, seats: int, rng: Rng) -> Table:
    table = Table(rules, seats, rng)
    if rules.scenario is not None and rules.scenario.dungeon is not None:
        dungeon.begin(table)
        rules = table.rules
    table.monster_deck = Deck(rules.shelf.monster_cards[:])
    shuffle(table.monster_deck.draw, rng)
    for deck in rules.decks:
        stack = Stack(list(range(len(deck.cards))))
        shuffle(stack.draw, rng)
        table.stacks.append(stack)
    if rules.brought:
        table.slain = [0] * (seats * len(rules.groups))
    for seat in range(seats):
        add_hero(table, seat, rules.hero_levels[seat])
    _deal_goals(table)
    start_rooms = rules.start_rooms()
    table.board.reveal(start_rooms)
    reveal(table, start_rooms, -1)
    table.at(SET_UP)
    table.agenda = [(steps.ROUND, 0, 0)]
    if table.dungeon is not None:
        table.agenda.append((steps.DUNGEON, dungeon.WHO_SUFFERS, 0))
    table.agenda.append((steps.START, 0, 0))
    table.agenda += [
        (steps.PLACE, seat, 1) for seat in range(seats - 1, -1, -1) if table.rules.classes[seat].companion
    ]
    table.agenda += [(steps.PLACE, seat, 0) for seat in range(seats - 1, -1, -1)]
    if table.dungeon is not None:
        table.agenda.append((steps.DUNGEON, dungeon.ENTRANCE, 0))
    table.agenda.append((steps.PREPARE, 0, 0))
    return table


def _deal_goals(table: Table) -> None:
    """Two each, kept secret (GH-S-SET-01)."""
    goals = list(range(len(content.battle_goals())))
    shuffle(goals, table.rng)
    for hero in table.heroes:
        hero.goals = [goals.pop(), goals.pop()]


class StartStep(Handler[Table]):
    """Everyone is ready."""

    def run(self, table: Table, first: int, second: int) -> None:
        """Everyone stands on the map; the first round begins."""
        table.pop()
        if table.rules.brought:
            arrive(table)
        table.at(START)
        if table.telling:
            events.tell(table, "started", "GH-S-SET-01", {"scenario": table.rules.slug})
