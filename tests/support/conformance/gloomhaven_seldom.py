"""Questions of Gloomhaven that random heroes hardly ever reach: printed scenarios, arranged until they are asked."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import HAZARD, TRAP
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.entering import enter_door
from taverna.games.gloomhaven.effects.starting import start_list
from taverna.games.gloomhaven.language.moments import ROUND_END
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number
from taverna.games.gloomhaven.language.vocabulary import MUDDLE, POISON
from taverna.games.gloomhaven.state.figures import CONSUMED, NO_CARD, Figure
from taverna.games.gloomhaven.state.table import STRONG, TRAP_OF_LEVEL, Table
from taverna.games.gloomhaven.state.traps import pack_trap
from taverna.kernel import Rng, State
from tests.support.conformance import gloomhaven_later
from tests.support.gloomhaven.printed import (
    answer,
    begin,
    fell,
    hardy,
    idle,
    monsters,
    of_type,
    open_all,
    play_to_turn,
    put,
    run,
    stack_card,
    take_turn,
)
from tests.support.gloomhaven.tabletop import GAME

SHAWL: Final = 105
"""Monsters take its wearer for the last in the order."""
CHAINMAIL, HEATER_SHIELD = 23, 8
TALISMAN, HEALING_POTION, POWER_POTION = 17, 12, 14
CURE_POTION, RING_OF_HASTE, HOOD, BOOTS_OF_QUICKNESS = 89, 42, 109, 43
SPRINGS_TRAPS: Final = 111
AUGMENTS: Final = (149, 151, 152)


def positions() -> list[State]:
    """One for each such question, and the beginning of games of heroes that wear something of everything."""
    return [
        a_taken_spawn_hex(),
        a_card_to_forgo(),
        scarce_standees(),
        a_bonus_at_a_price(),
        a_sum_to_put_in_order(),
        a_move_that_may_be_an_attack(),
        a_disarmed_trap(),
        heroes_that_look_alike(),
        targets_that_look_alike(),
        a_hazardous_floor(),
        armour_and_shield(),
        empty_bottles(),
        quick_boots(),
        two_ailments(),
        a_card_more(),
        a_wider_grasp(),
        a_third_augment(),
        a_hard_way(),
        *[dressed(number) for number in range(3)],
        *gloomhaven_later.positions(),
    ]


def a_hard_way() -> Table:
    """Heroes of a campaign who arrive cursed, hurt and with cards to discard; one with stickers on a card."""
    heroes = [
        {
            "class": "brute",
            "level": 2,
            "perks": [1],
            "items": [HEALING_POTION, HEATER_SHIELD],
            "enhancements": {"1/top.0.main.1": "fire"},
            "start": {"discards": 2, "curse": 1, "damage": 2},
        },
        {"class": "spellweaver", "level": 1, "start": {"bless": 2, "conditions": ["muddle"]}},
    ]
    table: Table = GAME.setup(2, 4, {"scenario": "1"}, {"heroes": heroes, "looted": [7]})
    for seat in range(2):
        GAME.apply(table, seat, codes.QUICK)
    while table.pending[0].kind == "start":
        GAME.apply(table, table.pending[0].seat, table.pending[0].options[0])
    assert table.pending[0].kind == "start-discard"
    return table


def a_card_to_forgo() -> Table:
    """At a pump of scenario 26, with both cards of the turn in hand."""
    table = play_to_turn(hardy(open_all(begin(26))), 0)
    hero = table.hero_figure(0)
    table.put(
        hero, next(cell for cell in table.board.shape.near[pump(table)] if table.board.occupant[cell] < 0)
    )
    table.pending = []
    run(table)
    GAME.apply(table, 0, codes.INTERACT)
    return table


def pump(table: Table) -> int:
    place = table.rules.plan.interactions[0].whom.place
    assert place is not None
    return place.cells[0]


def a_taken_spawn_hex() -> Table:
    table = play_to_turn(hardy(begin(3)), 0)
    put(table, table.hero_figure(0), (-7, -3))
    table.at(ROUND_END)
    return run(table)


def scarce_standees() -> Table:
    table = begin(3, 4)
    fell(table, of_type(table, "inox-guard")[0])
    play_to_turn(hardy(table), 0)
    [door] = [door for door in range(5) if 3 in table.board.map.rooms_beside(door)]
    enter_door(table, door, table.hero_figure(0))
    return run(table)


def a_bonus_at_a_price() -> Table:
    table = _facing(class_1="mindthief")
    _active(table, "mindthief/166/top.0")
    table.elements = [STRONG] * 6
    answer(table, codes.play(False, codes.ATTACK_2))
    return answer(table, table.pending[0].options[0])


def a_sum_to_put_in_order() -> Table:
    """A doubling against a poisoned enemy: the +1 is added before it or after."""
    table = _facing(class_1="scoundrel", level_1="9")
    _active(table, "scoundrel/111/bottom.0")
    for monster in monsters(table):
        monster.conditions = POISON
    answer(table, codes.play(False, codes.ATTACK_2))
    answer(table, table.pending[0].options[0])
    while table.pending[0].kind != "order":
        answer(table, table.pending[0].options[0])
    return table


def a_move_that_may_be_an_attack() -> Table:
    table = _facing(level_1="9")
    _active(table, "brute/23/bottom.0")
    return answer(table, codes.play(False, codes.MOVE_2))


def a_disarmed_trap() -> Table:
    table = begin(1, class_1="scoundrel", level_1="9")
    place = _place(table, SPRINGS_TRAPS)
    _hold(table, place)
    GAME.apply(table, 0, codes.of_seat(codes.LEAD, 0, place))
    play_to_turn(hardy(table), 0)
    _stand_beside(table, monsters(table)[0])
    [*_, free] = _free_around(table, table.hero_figure(0).cell)
    table.board.put(free, TRAP)
    table.traps[free] = pack_trap(TRAP_OF_LEVEL, 0)
    run(table)
    answer(table, codes.play(False, codes.TOP))
    return answer(table, codes.CELL + free)


def heroes_that_look_alike() -> Table:
    """Two of them, equally far away from the one that looks for its focus."""
    table = _wearing(2, [SHAWL])
    return take_turn(table, _surround(table, of_type(table, "bandit-guard")[-1]))


def targets_that_look_alike() -> Table:
    """An archer aims at its focus and one of two others."""
    table = _wearing(3, [SHAWL])
    archer = _surround(table, of_type(open_all(table), "bandit-archer")[-1])
    take_turn(table, archer)
    return answer(table, table.pending[0].options[0])


def a_hazardous_floor() -> Table:
    """Hazards wherever nobody stands: ways of the same cost enter different ones."""
    table = hardy(begin(1))
    stack_card(table, "bandit-guard", 30)
    guards = {figure.slot: figure.cell for figure in monsters(table)}
    play_to_turn(table, 0)
    for slot, cell in guards.items():
        table.put(table.figures[slot], cell)
    for cell in range(table.rules.map.size):
        if table.board.exists(cell) and table.board.occupant[cell] < 0 and not table.board.terrain[cell]:
            table.board.put(cell, HAZARD)
    take_turn(table, monsters(table)[-1])
    while table.pending[0].kind != "monster-path":
        answer(table, table.pending[0].options[0])
    return table


def armour_and_shield() -> Table:
    """The damage that a hero takes is reduced by two things, in the order of its choice."""
    for seed in range(50):
        table = _alike(2, [CHAINMAIL, HEATER_SHIELD], seed)
        stack_card(table, "bandit-archer", 56)
        stack_card(table, "bandit-guard", 50)
        play_to_turn(hardy(table), 0)
        take_turn(table, _surround(table, of_type(table, "bandit-guard")[-1]))
        if codes.ITEM in table.pending[0].options:
            return table
    raise AssertionError("no guard hits")


def empty_bottles() -> Table:
    """A talisman refreshes one of them."""
    table = _wearing(2, [TALISMAN, HEALING_POTION, POWER_POTION])
    table.heroes[0].item_states[1:] = [CONSUMED, CONSUMED]
    run(table)
    return answer(table, codes.ITEM)


def quick_boots() -> Table:
    """The cards are revealed, and the wearer may act earlier or later."""
    table = _alike(2, [BOOTS_OF_QUICKNESS])
    while table.pending[0].kind == "select":
        seat = table.pending[0].seat
        GAME.apply(table, seat, idle(table, seat))
    return answer(table, codes.ITEM)


def two_ailments() -> Table:
    """A potion takes away one of them."""
    table = _wearing(2, [CURE_POTION])
    table.hero_figure(0).conditions = POISON | MUDDLE
    run(table)
    return answer(table, codes.ITEM)


def a_card_more() -> Table:
    """A ring lets who has played both cards play another one."""
    table = _wearing(2, [RING_OF_HASTE])
    for second, way in ((False, codes.MOVE_2), (True, codes.ATTACK_2)):
        answer(table, codes.play(second, way))
        while table.pending[0].kind in ("move", "target"):
            answer(
                table, codes.DONE if codes.DONE in table.pending[0].options else table.pending[0].options[0]
            )
    return answer(table, codes.ITEM)


def a_wider_grasp() -> Table:
    """A hood makes a Loot 1 reach farther."""
    table = _wearing(2, [HOOD])
    start_list(table, table.heroes[0].figure, [ability_number("brute/6/top.0")])
    return run(table)


def a_third_augment() -> Table:
    """Two may be active: one of the older ones has to go."""
    table = begin(1, 2, 3, class_1="mindthief")
    GAME.apply(table, 0, codes.of_seat(codes.LEAD, 0, _place(table, AUGMENTS[0])))
    play_to_turn(hardy(table), 0)
    _active(table, "mindthief/165/bottom.0")
    for number in AUGMENTS[1:]:
        _active(table, f"mindthief/{number}/top.0", _place(table, number))
    _stand_beside(table, monsters(table)[0])
    answer(run(table), codes.play(False, codes.TOP))
    while table.pending[0].kind != "limit":
        answer(table, table.pending[0].options[0])
    return table


def dressed(number: int) -> Table:
    """Before the set-up is over, so that what the items change is in the decks."""
    options = {f"level_{seat + 1}": "9" for seat in range(4)}
    table = GAME.setup(4, 40 + number, {"scenario": str(2 + number), **options})
    every = [item for item in content.item_numbers() if content.item(item).is_playable]
    rng = Rng(number)
    for hero in table.heroes:
        hero.items = sorted({every[rng.below(len(every))] for _ in range(6)})
    return table


# Arranging


def _facing(**options: str) -> Table:
    """The turn of the first hero, a monster beside it."""
    table = play_to_turn(hardy(begin(1, 2, 3, **options)), 0)
    _stand_beside(table, monsters(table)[0])
    return run(table)


def _wearing(seats: int, items: list[int]) -> Table:
    """The turn of the first hero; everyone wears the same."""
    table = _alike(seats, items)
    stack_card(table, "bandit-archer", 56)
    return play_to_turn(hardy(table), 0)


def _alike(seats: int, items: list[int], seed: int = 3) -> Table:
    """Cards are about to be selected."""
    table = GAME.setup(seats, seed, {})
    for hero in table.heroes:
        hero.items = items
    for _ in range(seats):
        answer(table, codes.QUICK)
    for _ in range(seats):
        answer(table, table.pending[0].options[0])
    return table


def _surround(table: Table, monster: Figure) -> Figure:
    for hero in table.heroes:
        table.put(table.hero_figure(hero.seat), _free_around(table, monster.cell)[0])
    return monster


def _stand_beside(table: Table, monster: Figure) -> None:
    table.put(table.hero_figure(0), _free_around(table, monster.cell)[0])


def _free_around(table: Table, cell: int) -> list[int]:
    return [
        other
        for other in table.board.shape.near[cell]
        if table.board.occupant[other] < 0 and not table.board.terrain[other]
    ]


def _active(table: Table, key: str, place: int = NO_CARD) -> None:
    """The effect lasts; a card that keeps it going lies in the active area."""
    hero = table.heroes[0]
    if place != NO_CARD:
        assert hero.hand >> place & 1
        hero.hand &= ~(1 << place)
        hero.discard |= 1 << place
        hero.active |= 1 << place
        hero.seen |= 1 << place
    lasting.start(table, table.hero_figure(0), ABILITIES[ability_number(key)], 0, 0, place)


def _place(table: Table, number: int) -> int:
    return next(card.place for card in table.rules.classes[0].cards if card.no == number)


def _hold(table: Table, place: int) -> None:
    """The card instead of the last one of the hand."""
    hero = table.heroes[0]
    hero.hand = hero.hand & ~(1 << hero.hand.bit_length() - 1) | 1 << place
    hero.cards = hero.hand
    run(table)
