"""`arm`: weapons brought along are equipped beside those that are worn; `armed`: as long as that lasts."""

from __future__ import annotations

from taverna.games.gloomhaven import codes, events
from taverna.games.gloomhaven.effects.equipping import ARM, hands_of, left_over, wear
from taverna.games.gloomhaven.effects.odd.base import OddCard, register_odd
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.modifiers import EXTRA_MINUS
from taverna.games.gloomhaven.state.figures import CONSUMED, READY, SPARE, Figure, Hero
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def _extra(table: Table, hero: Hero) -> list[int]:
    """Weapons that are worn without room for them."""
    over = left_over(table.rules, hero.items, hero.level)
    return [hero.items[place] for place in over if hero.item_states[place] != SPARE]


class Arm(OddCard):
    def ask(self, table: Table, act: Act, ability: Ability) -> bool:
        hero = table.heroes[act.seat]
        extra = _extra(table, hero)
        found = [
            codes.ITEM + place
            for place, number in enumerate(hero.items)
            if hero.item_states[place] == SPARE and hands_of(table.rules, extra + [number]) <= ability.n.plus
        ]
        if act.at or not found:
            return False
        table.ask(act.seat, "equip", found + [codes.DONE])
        return True

    def answer(self, table: Table, act: Act, ability: Ability, code: int) -> None:
        if code == codes.DONE:
            act.at = 1
            return
        place = code - codes.ITEM
        hero = table.heroes[act.seat]
        sheet = table.rules.items[hero.items[place]]
        hero.item_states[place] = READY
        wear(table, act.seat)
        known = table.rules.shelf.hero_class(table.rules.classes[act.seat].slug).perks
        if not any(known[number].ignores_items for number in hero.perks):
            for _ in range(sheet.minus_ones):  # GH-S-ITM-09
                hero.deck.add(EXTRA_MINUS, table.rng)
        if table.telling:
            events.tell(table, "item-equipped", "GH-S-ITM-01", {"seat": act.seat, "item": sheet.name})


class Armed(OddCard):
    def ends(self, table: Table, owner: Figure) -> None:
        hero = table.heroes[owner.owner]
        for place in left_over(table.rules, hero.items, hero.level):
            if hero.item_states[place] != CONSUMED:
                hero.item_states[place] = SPARE
        wear(table, hero.seat)


register_odd(Arm(ARM))
register_odd(Armed("armed"))
