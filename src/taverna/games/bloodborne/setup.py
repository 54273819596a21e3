"""From options and chance to the first position: final boss, dungeon, upgrades, hunters, first player."""

from __future__ import annotations

from taverna.games.bloodborne import events
from taverna.games.bloodborne.cards import NO_CARD, NO_MONSTER, TROPHY_COUNT
from taverna.games.bloodborne.content import Ruleset
from taverna.games.bloodborne.state import END_ROUND, Table
from taverna.kernel import Rng
from taverna.kit.piles import shuffle, take_random


def deal(rules: Ruleset, seats: int, rng: Rng) -> Table:
    table = Table(rules, seats, rng)
    choose_final_boss(table)
    build_dungeon(table)
    seat_hunters(table)
    lay_out_upgrades(table)
    table.first = rng.below(seats)  # BB-R.4
    events.final_boss(table)
    events.row_laid(table)
    events.started(table)
    # The first monster is turned over as at the end of a round: with its blood and its ability (BB-2.11, BB-R.7).
    table.agenda = [(END_ROUND, 1, 0)]
    return table


def choose_final_boss(table: Table) -> None:
    """Drawn (BB-2.1), or as agreed (BB-2.2)."""
    bosses = table.rules.set.final_bosses
    agreed = table.rules.agreed_boss
    table.final_boss = bosses[table.rng.below(len(bosses))] if agreed == NO_MONSTER else agreed


def build_dungeon(table: Table) -> None:
    """Seven monsters and three bosses, shuffled together; the others go back to the box (BB-2.4, 2.5)."""
    content, rng = table.rules.set, table.rng
    monsters, bosses = content.normal[:], content.bosses[:]
    table.deck = take_random(monsters, content.numbers.dungeon_monsters, rng)
    table.deck += take_random(bosses, content.numbers.dungeon_bosses, rng)
    shuffle(table.deck, rng)
    table.box = monsters + bosses


def seat_hunters(table: Table) -> None:
    """All alike (BB-2.7 to 2.9, BB-R.3)."""
    seats = table.seats
    table.hp = [table.max_hp()] * seats
    table.collected = [0] * seats
    table.banked = [0] * seats
    table.tracks = [0] * (seats * TROPHY_COUNT)
    table.hands = [table.rules.set.starting] * seats
    empty: list[int] = []
    table.used = [empty] * seats
    table.played = [NO_CARD] * seats
    table.weapons = [NO_CARD] * seats
    table.dealt = [0] * seats
    table.wounds = [0] * seats
    table.deaths = [0] * seats
    table.alive = (1 << seats) - 1


def lay_out_upgrades(table: Table) -> None:
    """As many face up as there are players (BB-2.6)."""
    table.upgrades = table.rules.set.upgrades[:]
    shuffle(table.upgrades, table.rng)
    refill_row(table)


def refill_row(table: Table) -> list[int]:
    """Up to one for each player, while there are cards (BB-5.5, 5.6). Returns the new ones."""
    laid: list[int] = []
    while len(table.row) + len(laid) < table.seats and table.upgrades:
        laid.append(table.upgrades.pop())
    table.row += laid
    return laid
