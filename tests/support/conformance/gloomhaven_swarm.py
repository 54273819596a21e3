"""Questions of the class of envelope X, arranged as in `gloomhaven_seldom`."""

from __future__ import annotations

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.cards import places
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language.registry import ability_number
from taverna.games.gloomhaven.state.figures import READY, SPARE, SUMMONED
from taverna.games.gloomhaven.state.table import Table
from tests.support.gloomhaven.printed import answer, begin, hardy, play_to_turn, run

SHIELD, DAGGER, HAMMER = 8, 11, 10
"""Two for the hands, and one for which there is no room."""


def positions() -> list[Table]:
    return [
        a_summon_to_command(),
        one_of_two_heals(),
        loot_from_either_place(),
        a_lost_card_to_play(),
        a_weapon_to_equip(),
    ]


def swarming() -> Table:
    """The hero in its turn, with a summon beside it."""
    table = play_to_turn(hardy(begin(1, 2, 3, class_1="envelope-x", level_1="9")), 0)
    perform(table, "628/top.0")
    answer(table, table.pending[0].options[0])
    return table


def perform(table: Table, line: str) -> None:
    start_list(table, table.hero_figure(0).slot, [ability_number(f"envelope-x/{line}")])
    run(table)


def a_summon_to_command() -> Table:
    table = swarming()
    perform(table, "631/top.0")
    [summon] = [figure for figure in table.figures if figure.kind == SUMMONED]
    answer(table, codes.FIGURE + summon.slot)
    return asked(table, "sequence")


def one_of_two_heals() -> Table:
    table = swarming()
    perform(table, "635/top.0")
    return asked(table, "one-of")


def loot_from_either_place() -> Table:
    table = swarming()
    perform(table, "636/bottom.0")
    return asked(table, "loot-from")


def a_lost_card_to_play() -> Table:
    table = swarming()
    hero = table.heroes[0]
    place = places(hero.hand)[0]
    hero.hand &= ~(1 << place)
    hero.lost |= 1 << place
    perform(table, "637/top.0")
    answer(table, codes.CARD + place)
    return asked(table, "half")


def a_weapon_to_equip() -> Table:
    table = swarming()
    hero = table.heroes[0]
    hero.items, hero.item_states, hero.item_uses = [SHIELD, DAGGER, HAMMER], [READY, READY, SPARE], [0, 0, 0]
    perform(table, "641/top.0")
    return asked(table, "equip")


def asked(table: Table, kind: str) -> Table:
    assert table.pending[0].kind == kind, table.pending
    return table
