"""Questions of Gloomhaven's later scenarios and of the locked classes, arranged as in `gloomhaven_seldom`."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, steps
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.looting import loot
from taverna.games.gloomhaven.effects.starting import SUMMON_ATTACK, start_list
from taverna.games.gloomhaven.language.registry import ABILITIES, ability_number
from taverna.games.gloomhaven.language.vocabulary import EARTH, NORMAL
from taverna.games.gloomhaven.state.figures import NO_CARD, NOBODY, READY, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.table import STRONG, Table
from taverna.kernel import State
from tests.support.conformance import gloomhaven_swarm
from tests.support.gloomhaven.dungeons import explore, go_on, ready
from tests.support.gloomhaven.printed import (
    answer,
    at,
    begin,
    fell,
    hardy,
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

LUTE: Final = 146
"""After a song its wearer may do a little more."""
SONG: Final = 348
HEART: Final = 131
RING: Final = 92
FOR_EARTH: Final = 636
"""A card of the earth demons that consumes earth."""
THRONE: Final = (-8, 10)
SPECIAL: Final = 85


def positions() -> list[State]:
    return [
        a_song_and_its_lute(),
        an_attack_from_either_place(),
        damage_to_share(),
        damage_to_take_over(),
        a_move_as_a_heal(),
        a_captive_to_free(),
        a_doll_to_hand_over(),
        a_throne_that_needs_room(),
        an_attack_to_divert(),
        an_element_to_dampen(),
        *dungeons(),
        *gloomhaven_swarm.positions(),
    ]


def dungeons() -> list[Table]:
    """What the cards of a random dungeon ask: the entrance, who suffers, which item, which monster."""
    entrance = explore("road")
    sufferer = explore("burrow", penalty_1="minor")
    for table in (entrance, sufferer):
        for _ in range(2):
            answer(table, codes.QUICK)
    for _ in range(2):
        answer(sufferer, sufferer.pending[0].options[0])
    potions = ready(explore("sewer", "hallway", penalty_2="minor"))
    hero = potions.heroes[0]
    hero.items, hero.item_states, hero.item_uses = [12, 13], [0, 0], [0, 0]
    go_on(potions)
    promoted = go_on(ready(explore("crossroads", "encampment", penalty_2="minor")))
    returned = ready(explore("sewer", "road", monsters=("mangy", "crushing"), penalty_2="minor"))
    for figure in monsters(returned):
        fell(returned, figure)
    go_on(returned)
    found = [entrance, sufferer, potions, promoted, returned]
    for table in found:
        table.answers = []
    wanted = ["entrance", "sufferer", "use-up", "promote", "return"]
    assert [table.pending[0].kind for table in found] == wanted
    return found


def a_song_and_its_lute() -> Table:
    table = GAME.setup(2, 3, {"class_1": "music-note"})
    table.heroes[0].items = [LUTE]
    for _ in range(2):
        answer(table, codes.QUICK)
    for _ in range(2):
        answer(table, table.pending[0].options[0])
    place = next(card.place for card in table.rules.classes[0].cards if card.no == SONG)
    GAME.apply(table, 0, codes.of_seat(codes.LEAD, 0, place))
    answer(play_to_turn(hardy(table), 0), codes.play(False, codes.TOP))
    return until(table, "after-action")


def an_attack_from_either_place() -> Table:
    """The hero's own hex, or that of its double."""
    table = play_to_turn(hardy(begin(1, 2, 3, class_1="triangles", level_1="9")), 0)
    monster = monsters(table)[0]
    table.put(table.hero_figure(0), free_around(table, monster.cell)[0])
    start_list(table, table.hero_figure(0).slot, [ability_number("triangles/469/bottom.0")])
    run(table)
    near = table.board.shape.near[monster.cell]
    answer(table, next(code for code in table.pending[0].options if code - codes.CELL in near))
    answer(table, codes.play(False, codes.ATTACK_2))
    return until(table, "origin")


def damage_to_share() -> Table:
    """Between the Beast Tyrant and the bear."""
    table = play_to_turn(hardy(begin(1, 2, 3, class_1="two-mini")), 0)
    hero = table.hero_figure(0)
    hero.hp -= 2
    start_list(table, hero.slot, [ability_number("two-mini/489/bottom.0")])
    return run(table)


def damage_to_take_over() -> Table:
    table = play_to_turn(hardy(begin(1, 2, 3, class_1="sun", level_1="9")), 0)
    lasting.start(table, table.hero_figure(0), ABILITIES[ability_number("sun/204/top.0")], 0, 0, NO_CARD)
    hurt(table, table.hero_figure(1), 3, BY_EFFECT)
    return run(table)


def a_move_as_a_heal() -> Table:
    table = play_to_turn(hardy(begin(1, 2, 3, class_1="saw", level_1="9")), 0)
    lasting.start(table, table.hero_figure(0), ABILITIES[ability_number("saw/445/top.0")], 0, 0, NO_CARD)
    return answer(table, codes.play(False, codes.MOVE_2))


def a_captive_to_free() -> Table:
    table = play_to_turn(hardy(begin(44)), 0)
    captive, other = of_type(open_all(table), "captive")[:2]
    table.put(other, free_around(table, captive.cell)[0])
    near = table.board.shape.near[other.cell]
    table.put(table.hero_figure(0), next(cell for cell in free_around(table, captive.cell) if cell in near))
    table.pending = []
    answer(run(table), codes.INTERACT)
    return until(table, "free")


def a_doll_to_hand_over() -> Table:
    table = begin(69)
    answer(table, codes.FIGURE + table.heroes[0].figure)
    play_to_turn(hardy(table), 1)
    put(table, table.hero_figure(0), (-2, 0))
    put(table, table.hero_figure(1), (-1, 0))
    loot(table, table.hero_figure(1), 1, 0)
    return run(table)


def a_throne_that_needs_room() -> Table:
    table = play_to_turn(hardy(open_all(begin(21))), 0)
    [boss] = of_type(table, "prime-demon")
    for monster in monsters(table):
        if at(table, monster) == THRONE:
            table.put(monster, free_around(table, monster.cell)[0])
    put(table, table.hero_figure(0), THRONE)
    _special(table, boss)
    return until(table, "make-way")


def an_attack_to_divert() -> Table:
    """The attacker is to hit one of its own."""
    table = play_to_turn(hardy(begin(1)), 0)
    attacker, other = [figure for figure in monsters(table) if figure.sheet.rank == NORMAL][:2]
    _wears(table, HEART)
    table.put(attacker, free_around(table, table.hero_figure(0).cell)[0])
    table.put(other, free_around(table, attacker.cell)[0])
    table.pending = []
    attacker.focus = table.hero_figure(0).slot
    act = start_list(table, attacker.slot, [SUMMON_ATTACK])
    act.seat = NOBODY
    answer(until(run(table), "defend"), codes.ITEM)
    return until(table, "divert")


def an_element_to_dampen() -> Table:
    """A demon is about to consume earth for its card."""
    table = play_to_turn(hardy(open_all(begin(84))), 0)
    demon = of_type(table, "earth-demon")[0]
    _wears(table, RING)
    table.pending = []
    table.elements[EARTH] = STRONG
    stack = table.stacks[table.rules.groups[demon.group].deck]
    cards = table.rules.decks[table.rules.groups[demon.group].deck].cards
    wanted = next(number for number, card in enumerate(cards) if card.id == FOR_EARTH)
    stack.draw = [
        number for number in stack.draw + stack.discard + [stack.card] if number not in (-1, wanted)
    ]
    stack.discard = []
    stack.card = wanted
    table.fed[demon.group] = -1
    table.push(steps.MONSTER_TURN, demon.slot, 0)
    return until(run(table), "dampen")


def _wears(table: Table, number: int) -> None:
    hero = table.heroes[0]
    hero.items, hero.item_states, hero.item_uses = [number], [READY], [0]


def _special(table: Table, boss: Figure) -> None:
    for stack in table.stacks:
        if stack.card >= 0:
            stack.discard.append(stack.card)
            stack.card = -1
    stack_card(table, boss.sheet.name, SPECIAL)
    take_turn(table, boss)


def until(table: Table, kind: str) -> Table:
    """The first of what is offered, until that is asked."""
    while table.pending[0].kind != kind:
        answer(table, table.pending[0].options[0])
    return table


def free_around(table: Table, cell: int) -> list[int]:
    board = table.board
    return [
        other for other in board.shape.near[cell] if board.occupant[other] < 0 and not board.terrain[other]
    ]
