"""What must fit together in a position that was read from data: the hunters' things, and the agenda."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne.abilities import GIFT
from taverna.games.bloodborne.cards import NO_CARD, NO_MONSTER
from taverna.games.bloodborne.end import is_hopeless
from taverna.games.bloodborne.state import (
    AFTER_BLOOD,
    AFTER_STRIKE,
    ANY_TROPHY,
    BURY,
    DISCARD,
    DREAM,
    END_ROUND,
    ESCAPE,
    HUNTERS_ATTACK,
    INSTANTS,
    LOSE_TROPHY,
    PICK,
    REFILL,
    REMOVE,
    START_ROUND,
    STEPS,
    TRANSFORM,
    TROPHY,
    UPGRADE,
    Table,
)
from taverna.games.bloodborne.trophies import extra_trophies
from taverna.kernel import NO_ANSWER, Fields
from taverna.kernel.fields import bad

AGENDA: Final = "position.agenda"
MOST: Final = 20
TROPHIES: Final = (TROPHY, ANY_TROPHY)
GOING_ON: Final = (AFTER_BLOOD, AFTER_STRIKE)
CHOICES: Final = (LOSE_TROPHY, DISCARD, REFILL, UPGRADE, REMOVE)
"""What an ability brings up on being revealed or on escaping."""


def check_hunters(fields: Fields, table: Table) -> None:
    kinds, dream = table.rules.kinds, table.rules.dream
    for seat in range(table.seats):
        owned = table.hands[seat] + table.used[seat] + table.in_play(seat)
        if table.gone >> seat & 1:
            if table.hp[seat] or table.hands[seat] or table.used[seat] or table.total(seat):
                raise fields.bad("gone", f"seat {seat} has left the game and keeps nothing (BB-R.55)")
        elif owned.count(dream) != 1:
            raise fields.bad("hands", f"seat {seat} must own Hunter's Dream, once (BB-5.10)")
        # The Transform itself may have been removed in step 7 (BB-R.38).
        revealed, by = table.weapons[seat], table.played[seat]
        if revealed != NO_CARD and not (kinds[revealed].weapon and (by == NO_CARD or kinds[by].transform)):
            raise fields.bad("weapons", f"seat {seat} needs a Transform and a weapon for that (BB-4.8)")
        if table.collected[seat] and not table.hp[seat]:
            raise fields.bad("collected", f"seat {seat} is dead and holds none (BB-6.2)")
    if table.gone and not table.rules.monsters[table.final_boss].eliminates:
        raise fields.bad("gone", "nobody leaves this game (BB-R.55)")


def check_agenda(table: Table) -> None:
    """An agenda read from data must fit the table it came with."""
    if not table.agenda:
        _check_over(table)
        return
    steps = [step[0] for step in table.agenda]
    if steps[0] >= TROPHY or not _fits_on(steps):
        raise bad(AGENDA, f"{[STEPS[step] for step in steps]} can't be")
    op, value, second = table.agenda[0]
    turns = op in (INSTANTS, HUNTERS_ATTACK, DREAM)
    highest = table.seats if turns else 1 if op in (ESCAPE, END_ROUND) else 0
    if not 0 <= value <= highest or not 0 <= second <= (op == INSTANTS and value < table.seats):
        raise bad(AGENDA, f"{STEPS[op]!r} can't go on at {value}")
    if max([NO_ANSWER, *table.answers]) != NO_ANSWER and op not in (PICK, TRANSFORM):
        raise bad("position.answers", f"sealed answers need the step {STEPS[PICK]!r} or {STEPS[TRANSFORM]!r}")
    _check_monster(table, op)
    if op == PICK:
        _check_fresh(table)
    for step in table.agenda[1:]:
        _check_inner(table, step[0], step[1], step[2])
    limit = table.rules.card_limit + (1 if REMOVE in steps else 0)
    if max([table.owned(seat) for seat in range(table.seats)]) > limit:
        raise bad("position.hands", f"nobody owns more than {table.rules.card_limit} cards (BB-5.8)")


def _fits_on(steps: list[int]) -> bool:
    """A death or a blow asks for trophies, a dream for an upgrade and what it replaces, an ability for anything."""
    inner = steps[1:]
    if not inner:
        return True
    if steps[0] == DREAM:
        return inner in ([UPGRADE], [REMOVE])
    if steps[0] in (INSTANTS, HUNTERS_ATTACK):
        return inner[0] in (BURY, *GOING_ON) and all(step in TROPHIES for step in inner[1:])
    if steps[0] in (START_ROUND, ESCAPE):
        return all(step in CHOICES for step in inner) and REMOVE not in inner[:-1]
    return False


def _check_monster(table: Table, op: int) -> None:
    inner = table.agenda[1][0] if len(table.agenda) > 1 else PICK
    dying = inner == BURY
    if table.monster == NO_MONSTER:
        if op in (START_ROUND, PICK, TRANSFORM) or (inner != PICK and op != DREAM):
            raise bad("position.monster", f"{STEPS[op]!r} needs one")
    elif (table.blood == 0) != dying and inner not in GOING_ON:
        raise bad("position.blood", "a monster without blood is dying, and only such a one (BB-4.29)")
    before = op == END_ROUND and table.agenda[0][1] == 1
    if before != (table.round == 0) and not (op == START_ROUND and inner != PICK):
        raise bad("position.round", "is 0 before the first monster is revealed, and only then")
    if op == ESCAPE and table.agenda[0][1] == 1 and table.monster == NO_MONSTER:
        raise bad("position.monster", f"{STEPS[op]!r} at 1 needs one")


def _check_fresh(table: Table) -> None:
    """While cards are picked nothing of the round has happened but what the monster did when it came (BB-3.2)."""
    for name, cards in (("played", table.played), ("weapons", table.weapons)):
        if max(cards) != NO_CARD:
            raise bad(f"position.{name}", "is empty while cards are picked; a card picked is in 'answers'")
    if any(table.dealt):
        raise bad("position.dealt", "is 0 while cards are picked")
    masks = (table.dreamt, table.fired, table.cancelled, table.doomed, table.rewarded)
    for name, mask in zip(("dreamt", "fired", "cancelled", "doomed", "rewarded"), masks, strict=True):
        if mask:
            raise bad(f"position.{name}", "is empty while cards are picked")


def _check_inner(table: Table, op: int, seat: int, number: int) -> None:
    if op in (BURY, REFILL):
        return
    if not 0 <= seat < table.seats or table.gone >> seat & 1:
        raise bad(AGENDA, f"seat {seat} is asked nothing")
    if op in TROPHIES or op in GOING_ON:
        _check_trophies(table, op, seat, number)
    elif op in (LOSE_TROPHY, DISCARD):
        if not 1 <= number <= MOST or not table.alive >> seat & 1:
            raise bad(AGENDA, f"seat {seat} is dead, or has not {number} to choose (BB-R.107)")
    else:
        _check_upgrade(table, op, seat, number)


def _check_trophies(table: Table, op: int, seat: int, number: int) -> None:
    """Whoever took blood this round may choose; the card that goes on is the hunter's own."""
    monster = table.rules.monsters[table.monster]
    given = monster.extra_trophies + sum([one.amount for one in monster.when_damaged])
    most = extra_trophies(table, seat) if op == TROPHY else given
    if op in GOING_ON:
        if number not in table.in_play(seat) or not table.dealt[seat]:
            raise bad(AGENDA, f"seat {seat} has no such card in play that took blood (BB-R.110)")
    elif not 1 <= number <= most or not table.dealt[seat]:
        raise bad(AGENDA, f"seat {seat} has no such trophy to choose (BB-R.61, BB-R.119)")


def _check_upgrade(table: Table, op: int, seat: int, gift: int) -> None:
    dreaming = table.agenda[0][0] == DREAM
    if gift != (0 if dreaming else GIFT):
        raise bad(AGENDA, "an upgrade is marked 1 if an ability gives it (BB-R.133), else 0")
    if dreaming and not table.dreamt >> seat & 1 and table.alive >> seat & 1:
        raise bad(AGENDA, f"seat {seat} neither dreams nor is dead (BB-5.1)")
    if dreaming and op == UPGRADE and not table.row:
        raise bad("position.row", "there is no upgrade to take")
    if op == REMOVE and table.owned(seat) <= table.rules.card_limit:
        raise bad(AGENDA, f"seat {seat} owns no card too many (BB-5.9)")


def _check_over(table: Table) -> None:
    everyone = (1 << table.seats) - 1
    if table.final_boss not in table.met and table.gone != everyone and not is_hopeless(table):
        raise bad(AGENDA, "can't be empty while the final boss lives (BB-9.1)")
