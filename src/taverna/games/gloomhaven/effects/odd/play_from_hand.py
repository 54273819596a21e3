"""`play-top`, `play-bottom`: one more action of this turn, with a card that was not selected (GH-S-ITM-07)."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects.cards import options
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.effects.starting import start_half
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Arg


class PlayFromHand(OddCard):
    def __init__(self, name: str, way: int) -> None:
        super().__init__(name)
        self.way = way

    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        hand = [] if act.at else options(table.heroes[act.seat].hand)
        if hand:
            table.ask(act.seat, "extra", hand + [codes.DONE])
        return bool(hand)

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        act.at = 1
        if code != codes.DONE:
            self._play(table, act.seat, code - codes.CARD)

    def _play(self, table: Table, seat: int, place: int) -> None:
        hero = table.heroes[seat]
        hero.hand &= ~(1 << place)
        hero.played |= 1 << place
        card = table.cards_of(seat)[place]
        half = card.top if self.way == codes.TOP else card.bottom
        if table.telling:
            said: dict[str, Arg] = {"seat": seat, "card": card.name, "way": self.way}
            events.tell(table, "played", "GH-S-ITM-07", said, True)
        start_half(table, seat, half, place)


register_odd(PlayFromHand("play-top", codes.TOP))
register_odd(PlayFromHand("play-bottom", codes.BOTTOM))
