"""The smaller questions: damage to suffer or to prevent, rests, places, pushes, what monsters leave to the players."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.bot.cards import card_worth
from taverna.games.gloomhaven.bot.facts import facts_of
from taverna.games.gloomhaven.bot.situation import Scene
from taverna.games.gloomhaven.bot.traps import harm_at
from taverna.games.gloomhaven.bot.wishes import loses_by_exhaustion
from taverna.games.gloomhaven.effects.cards import REDRAWN, places
from taverna.games.gloomhaven.state.figures import NOBODY
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel import Decision

NEVER: Final = -1000.0
DEATH: Final = 8.0
DOOM: Final = 80.0
"""What it costs besides where one exhausted hero may lose the scenario."""
TENDED: Final = 3
DRAWN: Final = 0.1
AWAY: Final = -0.05
SHIFTED: Final = -0.1
"""What it is worth to pull an enemy nearer, to push it away, to move a friend."""
HURT: Final = 0.6
"""What a hit point is worth while there are many."""


# Damage


def rate_damage(table: Table, decision: Decision) -> list[float]:
    """Suffer it, or lose cards, whichever costs less (GH-S-DMG-01)."""
    seat = decision.seat
    frame = table.hurts[-1]
    scene = Scene(table, seat)
    stamina = scene.stamina
    hero = table.heroes[seat]
    figure = scene.me
    death = DEATH + stamina.price * stamina.left if frame.amount >= figure.hp else 0.0
    if death and table.rules.plan.lose and loses_by_exhaustion(table):
        death += DOOM
    cards = table.cards_of(seat)
    found: list[float] = []
    for code in decision.options:
        if code == codes.DONE:
            found.append(-suffering(frame.amount, figure.hp, figure.max_hp) - death)
        elif codes.CARD <= code < codes.ITEM:
            card = cards[code - codes.CARD]
            missed = 0.12 * card_worth(table, card)
            if facts_of(card.top).recalls:
                missed += stamina.recall_worth(hero.lost.bit_count())
            last = 2.5 if hero.hand.bit_count() <= 2 and hero.discard.bit_count() < 2 else 0.0
            found.append(-stamina.card_cost() - missed - last)
        elif code == codes.LOSE_DISCARDS:
            found.append(-stamina.discards_cost() - 0.6)
        else:
            found.append(-0.4 if frame.amount >= 1 else NEVER)
    return found


def rate_protect(table: Table, decision: Decision) -> list[float]:
    """The worst card, if the damage would kill somebody who must not die."""
    frame = table.hurts[-1]
    dies = frame.amount >= table.figures[frame.victim].hp
    cards = table.cards_of(decision.seat)
    found: list[float] = []
    for code in decision.options:
        if code == codes.DONE:
            found.append(-DEATH * 10 if dies else 0.0)
        else:
            found.append(-card_worth(table, cards[code - codes.CARD]) - 1.0)
    return found


def suffering(amount: int, hp: int, most: int) -> float:
    """Hit points are dearer the fewer are left."""
    total = 0.0
    for place in range(max(0, hp - amount), hp):
        total += HURT + 1.1 * (1.0 - (place + 1) / most)
    return total


def rate_transfer(table: Table, decision: Decision) -> list[float]:
    """Suffer it in another's place if that one can bear it less."""
    frame = table.hurts[-1]
    victim = table.figures[frame.victim]
    mine = table.hero_figure(decision.seat)
    own = suffering(frame.amount, mine.hp, mine.max_hp) + (DEATH if frame.amount > mine.hp else 0.0)
    other = suffering(frame.amount, victim.hp, victim.max_hp) + (DEATH if frame.amount >= victim.hp else 0.0)
    return [-own if code == codes.YES else -other for code in decision.options]


def rate_damage_moved(table: Table, decision: Decision) -> list[float]:
    """From who has lost more than half, to who has most left."""
    found: list[float] = []
    for code in decision.options:
        if code == codes.DONE:
            found.append(0.0)
            continue
        figure = table.figures[code - codes.FIGURE]
        left = figure.hp / figure.max_hp
        found.append(left - 0.5 if decision.kind == "give-damage" else 0.5 - left)
    return found


def rate_origin(table: Table, decision: Decision) -> list[float]:
    """From where most enemies are in reach."""
    attack = table.attacks[-1]
    mine = table.figures[attack.actor]
    found: list[float] = []
    for code in decision.options:
        ranges = table.board.shape.ranges(code - codes.CELL)
        near = [
            other
            for other in table.figures
            if other.present and table.are_enemies(mine, other) and ranges[other.cell] <= attack.range
        ]
        found.append(float(len(near)))
    return found


def rate_loot_from(table: Table, decision: Decision) -> list[float]:
    """Where most lies in reach."""
    found: list[float] = []
    for code in decision.options:
        ranges = table.board.shape.ranges(code - codes.CELL)
        found.append(
            float(sum([coins for cell, coins in enumerate(table.coins) if coins and ranges[cell] <= 1]))
        )
    return found


def rate_sequence(table: Table, decision: Decision) -> list[float]:
    """Who stands next to an enemy strikes first; others go there first."""
    actor = table.figures[table.acts[-1].actor]
    near = any(
        other.present and table.are_enemies(actor, other) and table.adjacent(actor, other)
        for other in table.figures
    )
    return [1.0 if (code == codes.CHOICE) != near else 0.0 for code in decision.options]


def rate_reduce(table: Table, decision: Decision) -> list[float]:
    """What costs nothing first."""
    return [1.0 if codes.CHOICE <= code < codes.CARD else 0.5 for code in decision.options]


def rate_defend(table: Table, decision: Decision) -> list[float]:
    return [0.0 if code == codes.DONE else 1.0 for code in decision.options]


# Cards


def rate_cards(table: Table, decision: Decision) -> list[float]:
    """Cards to lose (the worst), to take back or to play besides (the best)."""
    sign = 1.0 if decision.kind in ("recover", "extra") else -1.0
    cards = table.cards_of(decision.seat)
    found: list[float] = []
    for code in decision.options:
        if codes.CARD <= code < codes.ITEM:
            found.append(sign * card_worth(table, cards[code - codes.CARD]))
        else:
            found.append(NEVER)
    return found


def rate_long_rest(table: Table, decision: Decision) -> list[float]:
    """The worst card goes; what is active stays active, and a potion is drunk first when it is needed."""
    hero = table.heroes[decision.seat]
    cards = table.cards_of(decision.seat)
    found: list[float] = []
    for code in decision.options:
        if codes.ITEM <= code < codes.FIGURE or hero.active >> (code - codes.CARD) & 1:
            found.append(NEVER)
        else:
            found.append(-card_worth(table, cards[code - codes.CARD]))
    return found


def rate_short_rest(table: Table, decision: Decision) -> list[float]:
    """When the hand is used up and there is no time for a long one: it takes no turn, but each costs a card."""
    hero = table.heroes[decision.seat]
    scene = Scene(table, decision.seat)
    hurt = scene.me.max_hp - scene.me.hp
    hand = hero.hand.bit_count()
    wanted = hand < 2 and (hurt < TENDED or scene.near_foes) and not _risks_recall(table, decision.seat)
    return [
        1.0 if (code == codes.REST) == wanted and code in (codes.REST, codes.DONE) else 0.0
        for code in decision.options
    ]


def _risks_recall(table: Table, seat: int) -> bool:
    """Whether chance might take the card that brings back what was lost: a long rest takes another."""
    hero = table.heroes[seat]
    if hero.lost.bit_count() < TENDED:
        return False
    return any(facts_of(table.cards_of(seat)[place].top).recalls for place in places(hero.discard))


def rate_redraw(table: Table, decision: Decision) -> list[float]:
    """A point of health for another card, if this one is dear (GH-S-RST-03)."""
    hero = table.heroes[decision.seat]
    figure = table.hero_figure(decision.seat)
    cards = table.cards_of(decision.seat)
    card = table.agenda[-1][2] % REDRAWN
    mine = card_worth(table, cards[card])
    total = 0.0
    count = 0
    for place in range(len(cards)):
        if hero.discard >> place & 1 and place != card:
            total += card_worth(table, cards[place])
            count += 1
    gain = mine - total / max(1, count)
    wanted = 2 * figure.hp > figure.max_hp and gain > 1.5
    return [1.0 if (code == codes.YES) == wanted else 0.0 for code in decision.options]


# Places


def rate_place(table: Table, decision: Decision) -> list[float]:
    """Summons and traps go where the enemies come from."""
    scene = Scene(table, decision.seat)
    found: list[float] = []
    for code in decision.options:
        if not codes.CELL <= code < codes.SECOND:
            found.append(-150.0)
            continue
        cell = code - codes.CELL
        nearest = 99
        for foe in scene.foes:
            nearest = min(nearest, foe.row[cell])
        found.append(-float(nearest))
    return found


def rate_push(table: Table, decision: Decision) -> list[float]:
    """Enemies into the worst trap; else an enemy is better where it can be hit again. Friends stay where they are."""
    shove = table.shoves[-1]
    target = table.figures[shove.target]
    scene = Scene(table, decision.seat)
    moved = SHIFTED if target.side == scene.me.side else (DRAWN if shove.pull else AWAY)
    found: list[float] = []
    for code in decision.options:
        value = 0.0
        if codes.CELL <= code < codes.SECOND:
            cell = code - codes.CELL
            if table.board.occupant[cell] >= 0 or table.board.walk[cell] >= 1 << 28:
                value = -0.5
            else:
                value = harm_at(scene, target, cell) or moved
        found.append(value)
    return found


def rate_start(table: Table, decision: Decision) -> list[float]:
    """Sturdy heroes in front, near the enemies; the others behind them."""
    scene = Scene(table, decision.seat)
    figure = scene.me
    front = figure.max_hp >= 9 + 2 * table.rules.hero_levels[decision.seat] - 2
    found: list[float] = []
    for code in decision.options:
        cell = code - codes.CELL
        total = 0.0
        for foe in scene.foes:
            total += 1.0 / max(1, foe.row[cell])
        found.append(total if front else -total)
    return found


# What monsters leave to the players


def rate_focus(table: Table, decision: Decision) -> list[float]:
    """The friend who can bear it best."""
    found: list[float] = []
    for code in decision.options:
        if codes.FIGURE <= code < codes.ENTITY:
            figure = table.figures[code - codes.FIGURE]
            found.append(figure.hp + (0.0 if figure.owner != NOBODY and figure.kind == 0 else 20.0))
        else:
            found.append(0.0)
    return found
