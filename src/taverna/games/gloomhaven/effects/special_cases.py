"""What an ability of the operation `special` does: a function for each name that no other operation can say."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.content.scenarios.limits import SPECIALS
from taverna.games.gloomhaven.effects.cards import options
from taverna.games.gloomhaven.effects.starting import start
from taverna.games.gloomhaven.effects.turn_order import put_in_order
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.monsters import escorting
from taverna.games.gloomhaven.scenario import bosses
from taverna.games.gloomhaven.scenario.own_figures import ESCORT
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table

INITIATIVE_SHIFT: Final = "initiative-shift"
FROM_HAND: Final = ("play-top", "play-bottom")
EARLIEST: Final = 1
LATEST: Final = 99


def ask(table: Table, act: Act, ability: Ability) -> bool:
    """Do it, or ask what is open; False when it is done."""
    if ability.special == ESCORT:
        return escorting.ask(table, act, ability)
    if ability.special == bosses.OPEN_NEXT_DOOR:
        return bosses.jump_to_door(table, act)
    if act.at or ability.special in SPECIALS:
        return False
    if ability.special in FROM_HAND:
        hand = options(table.heroes[act.seat].hand)
        if hand:
            table.ask(act.seat, "extra", hand + [codes.DONE])
        return bool(hand)
    if ability.special == INITIATIVE_SHIFT:
        table.ask(table.decider(act.seat), "initiative", [codes.CHOICE, codes.CHOICE + 1])
        return True
    assert ability.special == bosses.SCOUTS_ACT_AGAIN, ability.special
    act.at = 1
    bosses.scouts_act_again(table)
    return True


def answer(table: Table, act: Act, ability: Ability, code: int) -> None:
    if ability.special == ESCORT:
        escorting.answer(table, act, ability, code)
    elif ability.special in FROM_HAND:
        act.at = 1
        if code != codes.DONE:
            _play_from_hand(table, act.seat, code - codes.CARD, ability.special == FROM_HAND[0])
    elif ability.special == INITIATIVE_SHIFT:
        act.at = 1
        _shift(table, act.seat, ability.n.plus if code == codes.CHOICE + 1 else -ability.n.plus)
    else:
        bosses.land(table, act, code - codes.CELL)


def _play_from_hand(table: Table, seat: int, place: int, top: bool) -> None:
    """One more action of this turn, with a card that was not selected."""
    hero = table.heroes[seat]
    hero.hand &= ~(1 << place)
    hero.played |= 1 << place
    card = table.cards_of(seat)[place]
    half = card.top if top else card.bottom
    if table.telling:
        way = codes.TOP if top else codes.BOTTOM
        events.tell(table, "played", "GH-S-ITM-07", {"seat": seat, "card": card.name, "way": way}, True)
    start(table, hero.figure, seat, half, place, [part.number for part in half.abilities])


def _shift(table: Table, seat: int, amount: int) -> None:
    """The first choice is earlier, the second later."""
    hero = table.heroes[seat]
    hero.initiative = max(EARLIEST, min(LATEST, hero.initiative + amount))
    put_in_order(table)
    events.seat(table, "initiative", "GH-S-ITM-07", seat, hero.initiative)
