"""What must hold at every question of a game: figures on distinct legal hexes, cards conserved, decks of their size."""

from __future__ import annotations

from taverna.games.gloomhaven import steps
from taverna.games.gloomhaven.board.board import MONEY, OBSTACLE, TRAP, TREASURE
from taverna.games.gloomhaven.board.maps import NO_DOOR
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD, SUPPLY, Deck
from taverna.games.gloomhaven.language.vocabulary import INVISIBLE
from taverna.games.gloomhaven.state.figures import HERO, NO_CARD, NO_CELL, OBJECT, SUMMONED, Figure, Hero
from taverna.games.gloomhaven.state.table import INERT, NO_TREASURE, STRONG, Table


def check(table: Table) -> None:
    _figures(table)
    for hero in table.heroes:
        _hero(table, hero)
    _decks(table)
    _board(table)
    assert all(INERT <= element <= STRONG for element in table.elements)
    assert len(set(table.order)) == len(table.order)
    _frames(table)


def _figures(table: Table) -> None:
    passing = {walk.actor for walk in table.walks} | {shove.target for shove in table.shoves}
    dying = {first for op, first, _ in table.agenda if op == steps.DEATH}
    taken: dict[int, int] = {}
    for figure in table.figures:
        assert table.figures[figure.slot] is figure
        assert table.board.figures.cell[figure.slot] == figure.cell
        assert table.board.figures.side[figure.slot] == figure.side
        if not figure.present:
            assert figure.cell == NO_CELL
            continue
        assert table.board.exists(figure.cell), f"{name(figure)} stands in a wall"
        if figure.slot not in passing:
            assert figure.cell not in taken, f"{name(figure)} and {taken[figure.cell]} share a hex"
            taken[figure.cell] = figure.slot
            assert table.board.occupant[figure.cell] == figure.slot
            _may_stand(table, figure)
        assert figure.hp <= figure.max_hp
        assert figure.hp > 0 or figure.slot in dying, f"{name(figure)} has {figure.hp} hit points"
        assert not figure.conditions & figure.sheet.immune
        assert table.board.figures.invisible[figure.slot] == (figure.conditions & INVISIBLE != 0)
    for cell, slot in enumerate(table.board.occupant):
        assert slot < 0 or table.figures[slot].cell == cell or cell in table.cells_of(table.figures[slot])
    _standees(table)


def name(figure: Figure) -> str:
    return f"{figure.sheet.name}-{figure.number}"


def _may_stand(table: Table, figure: Figure) -> None:
    flies = table.board.figures.flying[figure.slot]
    if figure.kind != OBJECT and not flies and figure.group not in table.rules.plan.great:
        assert not table.board.terrain[figure.cell] & OBSTACLE, f"{name(figure)} stands on an obstacle"


def _standees(table: Table) -> None:
    for group in table.rules.groups:
        there = [
            figure.number
            for figure in table.figures
            if figure.present and figure.kind not in (HERO, SUMMONED) and figure.group == group.number
        ]
        assert len(set(there)) == len(there) <= group.standees
        assert table.standees[group.number] == sum(1 << number for number in there), group.slug


def _hero(table: Table, hero: Hero) -> None:
    if not hero.deck.draw and not hero.deck.discard:
        return  # the set-up is not over
    zones = (hero.hand, hero.discard, hero.lost, hero.played)
    assert sum(zone.bit_count() for zone in zones) == hero.cards.bit_count()
    assert hero.hand | hero.discard | hero.lost | hero.played == hero.cards
    assert not hero.active & ~(hero.discard | hero.lost | hero.played)
    own = table.rules.classes[hero.seat]
    given = [card % 32 for other in table.heroes for card in other.borrowed if card // 32 == hero.seat]
    lent = len([place for place in given if place not in own.supplies])
    assert all(given.count(place) <= copies for place, copies in own.supplies.items())
    held = len([card for card in hero.borrowed if card >= 0])
    assert hero.cards.bit_count() == table.rules.classes[hero.seat].hand_size + held - lent
    assert len(hero.items) == len(hero.item_states) == len(hero.item_uses)
    assert min(hero.xp, hero.tokens, hero.money, hero.kills) >= 0
    if hero.exhausted and not hero.has_escaped:
        assert hero.lost == hero.cards


def _decks(table: Table) -> None:
    assert _size(table.monster_deck) == 20
    curses = sum(hero.deck.count(CURSE_CARD) for hero in table.heroes)
    blesses = sum(hero.deck.count(BLESS_CARD) for hero in table.heroes)
    assert curses <= SUPPLY
    assert table.monster_deck.count(CURSE_CARD) <= SUPPLY
    assert blesses + table.monster_deck.count(BLESS_CARD) <= SUPPLY
    for stack, deck in zip(table.stacks, table.rules.decks, strict=True):
        cards = stack.draw + stack.discard + ([] if stack.card == NO_CARD else [stack.card])
        assert sorted(cards) == list(range(len(deck.cards)))


def _size(deck: Deck) -> int:
    """Without bless and curse, which come and go."""
    return len([card for card in deck.draw + deck.discard if card not in (BLESS_CARD, CURSE_CARD)])


def deck_sizes(table: Table) -> list[int]:
    """Of the heroes; they never change once the first round has begun."""
    return [_size(hero.deck) for hero in table.heroes]


def _board(table: Table) -> None:
    """What lies on a hex and what the board knows of it agree; nothing lies where nothing is revealed."""
    assert min(table.coins) >= 0
    for cell, terrain in enumerate(table.board.terrain):
        assert not table.obstacles[cell] or terrain & OBSTACLE
        assert (table.coins[cell] > 0) == (terrain & MONEY != 0), cell
        assert (table.treasure[cell] != NO_TREASURE) == (terrain & TREASURE != 0), cell
        assert (table.traps[cell] != 0) == (terrain & TRAP != 0), cell
        if table.coins[cell] or table.traps[cell] or table.obstacles[cell]:
            # A door may have closed over it.
            assert table.board.exists(cell) or table.rules.map.door_at[cell] != NO_DOOR, cell


def _frames(table: Table) -> None:
    """As many frames of a kind as steps that work with them."""
    ops = [op for op, _, _ in table.agenda]
    for frames, op in (
        (len(table.acts), steps.ACT),
        (len(table.attacks), steps.ATTACK),
        (len(table.walks), steps.WALK),
        (len(table.hurts), steps.HURT),
        (len(table.shoves), steps.SHOVE),
    ):
        assert frames == ops.count(op), steps.STEPS[op]
