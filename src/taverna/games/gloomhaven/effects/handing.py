"""Cards handed to another hero: those of a supply, which go back to it, and those that lie active before another."""

from __future__ import annotations

from taverna.games.gloomhaven import events
from taverna.games.gloomhaven.board.figures import CHARACTERS
from taverna.games.gloomhaven.codes import CLASS_SIZE
from taverna.games.gloomhaven.effects import borrowing, item_windows
from taverna.games.gloomhaven.effects.amounts import amount
from taverna.games.gloomhaven.effects.healing import heal
from taverna.games.gloomhaven.language import handled
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.vocabulary import GIVE_CARD, HEAL, ON_SUPPLY_USED
from taverna.games.gloomhaven.state.figures import BY_CARD, HERO, NO_CARD, Figure
from taverna.games.gloomhaven.state.frames import Act
from taverna.games.gloomhaven.state.table import Table


def can_take(table: Table, act: Act, ability: Ability, other: Figure) -> bool:
    """Another character; with a card of the supply, as long as there is one and room for it."""
    if _uses_at_once(table, other):
        return ability.op == GIVE_CARD and _left(table, act, ability) > 0
    if other.kind != HERO or other.slot == act.actor:
        return False
    if ability.op != GIVE_CARD:
        return True
    return _left(table, act, ability) > 0 and borrowing.free_place(table, other.owner) >= 0


def _uses_at_once(table: Table, other: Figure) -> bool:
    """An ally of a scenario that lets it use cards of a supply at once."""
    return table.rules.plan.supplies_at_once and other.kind in BY_CARD and other.side == CHARACTERS


def _place(table: Table, seat: int, name: str) -> int:
    for card in table.rules.classes[seat].cards:
        if card.name == name:
            return card.place
    raise AssertionError(name)


def _left(table: Table, act: Act, ability: Ability) -> int:
    """How many copies the supply still holds."""
    seat = table.figures[act.actor].owner
    place = _place(table, seat, ability.gives)
    given = sum([hero.borrowed.count(seat * CLASS_SIZE + place) for hero in table.heroes])
    return table.rules.classes[seat].supplies[place] - given


def give(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """A card of the supply joins the hand of the other, for all to see."""
    seat = table.figures[act.actor].owner
    if not can_take(table, act, ability, figure):
        return
    if _uses_at_once(table, figure):
        _heal_with(table, seat, ability, figure)
        return
    place = borrowing.add(table, figure.owner, seat * CLASS_SIZE + _place(table, seat, ability.gives))
    events.card(table, "card-given", "GH-S-ZON-01", figure.owner, place)


def more_heal(table: Table, act: Act) -> int:
    """What items of the one who handed it out add to a card of the supply."""
    seat = table.figures[act.actor].owner
    if act.card == NO_CARD or not table.is_supply(seat, act.card):
        return 0
    return _more_of(table, table.heroes[seat].borrowed[CLASS_SIZE - 1 - act.card] // CLASS_SIZE)


def _heal_with(table: Table, seat: int, ability: Ability, figure: Figure) -> None:
    """The card heals the ally and is back in the supply."""
    card = table.rules.classes[seat].cards[_place(table, seat, ability.gives)]
    for line in card.top.abilities:
        if line.op == HEAL:
            points = amount(table, line.n, figure.slot) + _more_of(table, seat)
            heal(table, figure, points, "GH-S-SPC-07")


def _more_of(table: Table, owner: int) -> int:
    total = 0
    for place in item_windows.usable(table, table.hero_figure(owner), ON_SUPPLY_USED):
        passive = item_windows.passive_for(table, table.heroes[owner].items[place], ON_SUPPLY_USED)
        total += passive.gain.heal if passive is not None and passive.gain is not None else 0
    return total


def lend(table: Table, act: Act, ability: Ability, figure: Figure, value: int) -> None:
    """The card lies before the other: what follows on it holds for that figure."""
    events.card(table, "card-lent", "GH-S-ZON-02", figure.owner, act.card)


handled.WINDOWS.add(ON_SUPPLY_USED)
