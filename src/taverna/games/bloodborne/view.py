"""What a seat may see, built up field by field; and the worlds it can't tell from the real one."""

from __future__ import annotations

from typing import Final, cast

from taverna.games.bloodborne.cards import (
    BOSS,
    GROUPS,
    MONSTER,
    NO_MONSTER,
    TROPHIES,
    TROPHY_COUNT,
    TYPES,
    ActionCard,
    Die,
    Monster,
)
from taverna.games.bloodborne.round import pick_options, weapon_options
from taverna.games.bloodborne.state import END_ROUND, PICK, START_ROUND, STEPS, Table
from taverna.games.bloodborne.view_types import (
    CardView,
    Face,
    MonsterView,
    PlayerView,
    Printed,
    Roll,
    TableView,
    Track,
)
from taverna.kernel import NO_ANSWER, Rng, Sight
from taverna.kit.piles import shuffle

STEP_NUMBERS: Final = {START_ROUND: 1, END_ROUND: 8}


class BloodborneSight(Sight[Table]):
    """What lies open; hands can be worked out, picks and the deck can not."""

    def view(self, table: Table, seat: int | None) -> dict[str, object]:
        """Boards, used piles, row and final boss are public; of hands only the size is shown (BB-R.5)."""
        shown: TableView = {
            "seat": seat,
            "round": round_number(table),
            "step": step_number(table),
            "phase": phase(table),
            "asked": [decision.seat for decision in table.pending],
            "first": table.first,
            "order": table.order(),
            "monster": _current(table),
            "final_boss": _monster(table, table.rules.monsters[table.final_boss]),
            "deck": len(table.deck),
            "met": [table.rules.monsters[number].id for number in table.met],
            "row": _ids(table, table.row),
            "upgrades": len(table.upgrades),
            "removed": _ids(table, sorted(table.removed)),
            "roll": _roll(table),
            "dice": {die.id: _faces(die, [0, 1, 2, 3, 4, 5]) for die in table.rules.dice},
            "spaces": table.rules.set.spaces,
            "players": [player(table, other) for other in range(table.seats)],
            "hand": [] if seat is None else _ids(table, table.hands[seat]),
            "pick": _own_pick(table, seat),
            "cards": {card.id: _card(card) for card in table.rules.kinds if card.id and card.copies},
            "options": dict(table.rules.options),
        }
        return cast(dict[str, object], shown)

    def hand(self, table: Table, seat: int) -> list[str]:
        return _ids(table, table.hands[seat])

    def determinize(self, table: Table, seat: int, rng: Rng) -> Table:
        """Draw anew what the seat can't know: decks, box, others' sealed cards. Hands can be worked out (BB-R.5)."""
        other = table.clone()
        other.quiet()
        other.rng = rng.fork()
        other.upgrades.sort()  # or the real order would show in what chance makes of it
        shuffle(other.upgrades, rng)
        _determinize_dungeon(other, rng)
        if other.answers:
            _determinize_picks(other, seat, rng)
        return other


def phase(table: Table) -> str:
    """The name of what the table waits for; 'over' at the end."""
    return STEPS[table.agenda[-1][0]] if table.agenda else "over"


def round_number(table: Table) -> int:
    """What the first monster does at set-up belongs to the first round (BB-R.65)."""
    return table.round or 1


def step_number(table: Table) -> int:
    """The step of the round (BB-4.1); 0 at the end of the game."""
    if not table.agenda:
        return 0
    op = table.agenda[0][0]  # what is chosen within a step belongs to it
    if op == START_ROUND and len(table.agenda) > 1 and table.round:
        return STEP_NUMBERS[END_ROUND]  # an ability on being revealed
    return STEP_NUMBERS.get(op, op)


def player(table: Table, seat: int) -> PlayerView:
    sealed = bool(table.answers) and table.answers[seat] != NO_ANSWER
    return {
        "seat": seat,
        "hunter": table.rules.set.hunters[seat],
        "hp": table.hp[seat],
        "max": table.max_hp(),
        "collected": table.collected[seat],
        "banked": table.banked[seat],
        "score": table.score(seat),
        "trophies": [_track(table, seat, type) for type in range(TROPHY_COUNT)],
        "used": _ids(table, table.used[seat]),
        "hand": len(table.hands[seat]),
        "played": _ids(table, table.in_play(seat)),
        "dreaming": table.dreamt >> seat & 1 == 1,
        "dealt": table.dealt[seat],
        "wounds": table.wounds[seat],
        "picked": sealed,
        "dead": not table.alive >> seat & 1,
        "gone": table.gone >> seat & 1 == 1,
        "deaths": table.deaths[seat],
    }


def _track(table: Table, seat: int, type: int) -> Track:
    place, points = table.tracks[seat * TROPHY_COUNT + type], table.rules.points
    return {
        "trophy": TROPHIES[type],
        "place": place,
        "points": points[place],
        "next": points[min(place + 1, len(points) - 1)],
    }


def _current(table: Table) -> MonsterView | None:
    if table.monster == NO_MONSTER:
        return None
    found = _monster(table, table.rules.monsters[table.monster])
    return {**found, "blood": table.blood, "entered": table.entered}


def _monster(table: Table, monster: Monster) -> Printed:
    return {
        "id": monster.id,
        "group": GROUPS[monster.group],
        "hp": monster.hp,
        "die": table.rules.dice[monster.die].id,
        "trophies": [TROPHIES[type] for type in monster.trophies],
        "moments": monster.moments(),
        "rule": monster.rule,
        "known": monster.known.level(),
        "single_source": monster.known.single_source,
    }


def _card(card: ActionCard) -> CardView:
    return {
        "type": TYPES[card.type],
        "damage": card.damage if card.weapon else None,
        "instant": bool(card.instants),
        "starting": card.group == 0,
        "rule": card.rule,
        "known": card.known.level(),
        "single_source": card.known.single_source,
    }


def _roll(table: Table) -> Roll | None:
    """The last roll: its chain of faces and their sum."""
    if not table.roll:
        return None
    die, faces = table.rules.dice[table.roll[0]], table.roll[2:]
    return {
        "die": die.id,
        "round": table.roll[1],
        "faces": _faces(die, faces),
        "total": sum([die.values[face] for face in faces]),
    }


def _faces(die: Die, faces: list[int]) -> list[Face]:
    return [{"value": die.values[face], "combo": die.combos[face]} for face in faces]


def _ids(table: Table, kinds: list[int]) -> list[str]:
    return [table.rules.kinds[kind].id for kind in kinds]


def _own_pick(table: Table, seat: int | None) -> str | None:
    if seat is None or not table.answers or table.answers[seat] == NO_ANSWER:
        return None
    return table.rules.kinds[table.answers[seat]].id


# Imagined worlds


def _determinize_dungeon(table: Table, rng: Rng) -> None:
    """How many bosses are still to come is known, and that what Micolash put on the deck is none."""
    monsters = table.rules.monsters
    coming = table.deck[: len(table.deck) - table.inserted]
    bosses = len([number for number in coming if monsters[number].group == BOSS])
    unseen = table.deck + table.box
    normal = sorted([number for number in unseen if monsters[number].group == MONSTER])
    great = sorted([number for number in unseen if monsters[number].group == BOSS])
    shuffle(normal, rng)
    shuffle(great, rng)
    top = [normal.pop() for _ in range(table.inserted)]
    deck = [great.pop() for _ in range(bosses)]
    deck += [normal.pop() for _ in range(len(coming) - bosses)]
    shuffle(deck, rng)
    table.deck = deck + top
    table.box = normal + great
    shuffle(table.box, rng)


def _determinize_picks(table: Table, seat: int, rng: Rng) -> None:
    answers = table.answers[:]
    for other, code in enumerate(answers):
        if other != seat and code != NO_ANSWER:
            asks_picks = table.agenda[-1][0] == PICK
            options = pick_options(table, other) if asks_picks else weapon_options(table, other)
            answers[other] = options[rng.below(len(options))]
    table.answers = answers
