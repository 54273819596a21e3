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
            kept = table.hp[seat] or table.hands[seat] or table.used[seat] or table.total(seat)
            if kept or table.trophy_points(seat):
                raise fields.bad("gone", f"seat {seat} has left the game and keeps nothing (BB-R.55)")
        elif owned.count(dream) != 1:
            raise fields.bad("hands", f"seat {seat} must own Hunter's Dream, once (BB-5.10)")
        # The Transform itself may have been removed in step 7 (BB-R.38).
        revealed, by = table.weapons[seat], table.played[seat]
        if revealed != NO_CARD and not (kinds[revealed].weapon and (by == NO_CARD or kinds[by].transform)):
            raise fields.bad("weapons", f"seat {seat} needs a Transform and a weapon for that (BB-4.8)")
        if table.collected[seat] and not table.hp[seat]:
            raise fields.bad("collected", f"seat {seat} is dead and holds none (BB-6.2)")
    _check_deaths(fields, table)


def fewest_deaths(table: Table, seat: int) -> int:
    """A hunter who has left the game died twice (BB-R.55), one without HP at least once."""
    return 2 if table.gone >> seat & 1 else 1 if table.hp[seat] == 0 else 0


def _check_deaths(fields: Fields, table: Table) -> None:
    last = table.rules.monsters[table.final_boss].eliminates
    if table.gone and not last:
        raise fields.bad("gone", "nobody leaves this game (BB-R.55)")
    for seat in range(table.seats):
        fewest = fewest_deaths(table, seat)
        if table.deaths[seat] < fewest or (last and fewest < 2 <= table.deaths[seat]):
            raise fields.bad("deaths", f"seat {seat} can't have died {table.deaths[seat]} times (BB-R.55)")


def check_steps(table: Table) -> None:
    """The steps of a game that goes on, from the one of the round to what came up within it."""
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
    _check_round(table, op)
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
        return (inner[0] == BURY or inner[0] in GOING_ON) and all(step in TROPHIES for step in inner[1:])
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


def _check_round(table: Table, op: int) -> None:
    """What the round has brought so far: nothing before its step, and nothing that has no cause on the table."""
    revealed = op not in (START_ROUND, PICK) and table.round > 0
    if not revealed and any(kind != NO_CARD for kind in table.played):
        raise bad("position.played", f"{STEPS[op]!r} comes before cards are revealed (BB-4.5)")
    if op <= TRANSFORM or not revealed:
        _check_nothing_done(table, op)
    if table.monster != NO_MONSTER and sum(table.dealt) > table.entered - table.blood:
        gone = table.entered - table.blood
        raise bad("position.dealt", f"the monster has lost {gone} of the blood it entered with (BB-4.28)")
    if op <= ESCAPE:  # later, cards may have left play (BB-4.39, BB-R.38)
        for seat in range(table.seats):
            _check_marks(table, seat)


def _check_nothing_done(table: Table, op: int) -> None:
    done = {
        "weapons": any(kind != NO_CARD for kind in table.weapons),
        "dealt": any(table.dealt),
        "fired": table.fired > 0,
        "cancelled": table.cancelled > 0,
        "doomed": table.doomed > 0,
        "rewarded": table.rewarded > 0,
    }
    for name, there in done.items():
        if there:
            raise bad(f"position.{name}", f"must be empty: {STEPS[op]!r} comes before it (BB-4.1)")


def _check_marks(table: Table, seat: int) -> None:
    """Each of them is about a card that the hunter has in play."""
    if (table.dreamt >> seat & 1 != 0) != (table.played[seat] == table.rules.dream):
        raise bad("position.dreamt", f"seat {seat} dreams if Hunter's Dream is the card played (BB-4.36)")
    armed = table.weapon_of(seat) != NO_CARD
    dooms = table.monster == NO_MONSTER or table.rules.monsters[table.monster].removes_weapons
    marks = [
        ("fired", table.fired, armed),
        ("cancelled", table.cancelled, armed),
        ("doomed", table.doomed, armed and dooms),
        ("rewarded", table.rewarded, extra_trophies(table, seat) > 0),
    ]
    for name, mask, can_be in marks:
        if mask >> seat & 1 and not can_be:
            raise bad(f"position.{name}", f"nothing in play can have done that to seat {seat} (BB-4.11)")


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


def check_over(table: Table) -> None:
    everyone = (1 << table.seats) - 1
    if table.final_boss not in table.met and table.gone != everyone and not is_hopeless(table):
        raise bad(AGENDA, "can't be empty while the final boss lives (BB-9.1)")
