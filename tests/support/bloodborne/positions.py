"""Positions in the words of the rules: `table("Scourge Beast", hp=[8, 3, 8], rolls="2+ 0")`, then `play(...)`.

Seat 0 is Henryk, the first player, then clockwise Eileen, Ludwig, Djura and Alfred. Cards are called by their names;
"Dream" is Hunter's Dream. What is not named is out of the way: monsters in the box, upgrades in their deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from taverna.games.bloodborne import GAME, codes
from taverna.games.bloodborne.cards import ActionCard, Effect, Monster
from taverna.games.bloodborne.content import Ruleset
from taverna.games.bloodborne.state import STEPS, Table
from taverna.kernel import Event, Fields, IllegalChoice, Rng, ScriptedRng
from taverna.kernel.options import check_options

HENRYK, EILEEN, LUDWIG, DJURA, ALFRED = range(5)
TYPES = ("kin", "humanoid", "beast")

FACES = {
    "green": ["0", "0", "1", "1+", "1+", "2"],
    "yellow": ["0", "1", "1", "1+", "2+", "3"],
    "red": ["0", "1+", "2", "2+", "3", "4"],
}
"""The dice as the facts have them."""

GEHRMAN = "Gehrman, the First Hunter"
AMELIA = "Vicar Amelia"
ROM = "Rom, the Vacuous Spider"
MICOLASH = "Micolash, Host of the Nightmare"
MERGO = "Mergo's Wet Nurse"
PLAIN = AMELIA
"""A final boss who changes nothing but the HP; positions say their HP anyway."""


def id_of(name: str) -> str:
    """`Father Gascoigne` -> "father-gascoigne"; `Dream` is short for the card."""
    plain = name.strip().lower().replace("'", "").replace(",", "").replace(" ", "-")
    return "hunters-dream" if plain == "dream" else plain


def ids(text: str) -> list[str]:
    """`Saw Cleaver, Dream` -> ["saw-cleaver", "hunters-dream"]."""
    return [id_of(name) for name in text.split(",") if name.strip()]


def kind_of(name: str) -> int:
    kind = GAME.sets[0].kind(id_of(name))
    assert kind >= 0, f"there is no card {name!r}"
    return kind


def faces(text: str, die: str) -> list[int]:
    """`2+ 0` on that die, or `red 2+ 0, yellow 3` for several rolls -> the numbers of the faces."""
    found: list[int] = []
    for roll in text.split(","):
        words = roll.split()
        if words and words[0] in FACES:
            die = words.pop(0)
        found += [FACES[die].index(face) for face in words]
    return found


def table(
    monster: str | None = "Hunter's Minion",
    blood: int | None = None,
    *,
    seats: int = 3,
    boss: str = PLAIN,
    hp: Sequence[int] | None = None,
    hands: Sequence[str] | None = None,
    used: Sequence[str] | None = None,
    rolls: str = "",
    deck: str = "",
    row: str = "",
    upgrades: str | None = None,
    step: str = "pick",
    **more: object,
) -> Table:
    """A position at the start of a step. Every hunter has 6 HP, the starting cards and nothing else, if not told."""
    data: dict[str, object] = {
        "seats": seats,
        "options": {"final_boss": id_of(boss)},
        "hp": list(hp) if hp else [6] * seats,
        "deck": ids(deck),
        "row": ids(row),
        "rest": "box",
        **more,
    }
    script: list[int] = []
    if monster is not None:
        card = GAME.sets[0].monsters[GAME.sets[0].monster(id_of(monster))]
        data["monster"] = card.id
        if blood is not None:
            data["blood"] = blood
        script = faces(rolls, GAME.sets[0].dice[card.die].id)
    elif rolls:
        script = faces(rolls, "")
    if hands is not None:
        data["hands"] = [ids(hand) for hand in hands]
    if used is not None:
        data["used"] = [ids(pile) for pile in used]
        assert hands is not None or not any(name not in STARTING for pile in used for name in ids(pile))
    if upgrades is not None:
        data["upgrades"] = ids(upgrades)
        named = [
            *ids(upgrades),
            *ids(row),
            *(name for hand in [*(hands or []), *(used or [])] for name in ids(hand)),
        ]
        data["removed"] = _unnamed(named)
    return begin(data, step, script)


def begin(data: dict[str, object], step: str, script: list[int]) -> Table:
    """The position at the start of that step. `GAME.load` would forget what is told until the next question."""
    fields = Fields(data, "position")
    seats = fields.integer("seats", 3, 5)
    options = check_options(GAME.options, Fields(fields.value("options"), "options").data)
    position = GAME.saving.load_table(fields, seats, ScriptedRng(script, 5), options)
    fields.done()
    position.agenda = [(STEPS.index(step), 0, 0)]
    GAME.saving.check_agenda(position)
    GAME.rules.run(position)
    return position


STARTING = ("saw-cleaver", "hunter-axe", "hunter-pistol", "transform", "hunters-dream")


def _unnamed(named: list[str]) -> list[str]:
    """The upgrades of the box that a position with a short upgrade deck leaves out."""
    left = [card.id for card in GAME.sets[0].kinds if card.id not in STARTING for _ in range(card.copies)]
    for name in named:
        if name in left:
            left.remove(name)
    return left


def altered(position: Table) -> Monster:
    """The monster in play, to be given another ability at this table alone: the card set is not touched."""
    rules = rules_of_its_own(position)
    old = rules.monsters[position.monster]
    new = Monster(old.id, old.number, old.group, old.hp, old.die, old.trophies, old.rule)
    take_over(new, old)
    rules.monsters = [new if one is old else one for one in rules.monsters]
    return new


def altered_card(position: Table, name: str) -> ActionCard:
    """The same for an action card."""
    rules = rules_of_its_own(position)
    old = rules.kinds[kind_of(name)]
    new = ActionCard(old.id, old.kind, old.group, old.type, old.damage, old.copies, old.rule)
    take_over(new, old)
    rules.kinds = [new if one is old else one for one in rules.kinds]
    return new


def rules_of_its_own(position: Table) -> Ruleset:
    rules = Ruleset(position.rules.options, position.rules.set)
    take_over(rules, position.rules)
    position.rules = rules
    return rules


def take_over(new: object, old: object) -> None:
    """All fields: `copy` can't make an object of a compiled class."""
    for name in dir(old):
        if not name.startswith("_") and not callable(getattr(old, name)):
            setattr(new, name, getattr(old, name))


def effect(op: int, target: int, amount: int, stat: int = 0) -> Effect:
    found = Effect(op, "")
    found.target, found.amount, found.stat = target, amount, stat
    return found


# What players do


def submit(position: Table, seat: int, code: int) -> None:
    GAME.apply(position, seat, code)


def play(position: Table, *cards: str) -> None:
    """Step 1: a card for each hunter who is asked, in the order of the seats."""
    assert asks(position) == "pick", asks(position)
    asked = [decision.seat for decision in position.pending]
    assert len(asked) == len(cards), f"{asked} are asked"
    for seat, card in zip(asked, cards, strict=True):
        submit(position, seat, codes.PLAY + kind_of(card))


def reveal(position: Table, *weapons: str) -> None:
    """Step 2: a weapon for each hunter who transforms, in the order of the seats."""
    assert asks(position) == "transform", asks(position)
    asked = [decision.seat for decision in position.pending]
    for seat, weapon in zip(asked, weapons, strict=True):
        submit(position, seat, codes.PLAY + kind_of(weapon))


def take(position: Table, card: str | None) -> None:
    """Step 7: an upgrade, or none."""
    assert asks(position) == "upgrade", asks(position)
    submit(position, asked(position), codes.NO_UPGRADE if card is None else codes.TAKE + kind_of(card))


def remove(position: Table, card: str, zone: int = codes.REMOVE) -> None:
    assert asks(position) == "remove", asks(position)
    submit(position, asked(position), zone + kind_of(card))


def choose_trophy(position: Table, trophy: str) -> None:
    assert asks(position) == "trophy", asks(position)
    submit(position, asked(position), codes.TROPHY + TYPES.index(trophy))


def choose_any_trophy(position: Table, trophy: str) -> None:
    """A trophy of any type that an ability gives."""
    assert asks(position) == "any-trophy", asks(position)
    submit(position, asked(position), codes.TROPHY + TYPES.index(trophy))


def move_back(position: Table, trophy: str) -> None:
    assert asks(position) == "lose-trophy", asks(position)
    submit(position, asked(position), codes.LOSE_TROPHY + TYPES.index(trophy))


def discard(position: Table, card: str) -> None:
    assert asks(position) == "discard", asks(position)
    submit(position, asked(position), codes.DISCARD + kind_of(card))


def finish(position: Table) -> None:
    """Take no upgrades until the next cards are picked, or the game is over."""
    while asks(position) == "upgrade":
        take(position, None)


# What is then seen


def asks(position: Table) -> str:
    return position.pending[0].kind if position.pending else "over"


def asked(position: Table) -> int:
    """The one hunter who is asked."""
    assert len(position.pending) == 1
    return position.pending[0].seat


def offered(position: Table, seat: int | None = None) -> list[str]:
    """The ids of the cards, or of the trophies, that a hunter may choose; "none" for no upgrade."""
    found = [decision for decision in position.pending if seat is None or decision.seat == seat]
    assert len(found) == 1
    options = [GAME.describe(position, code) for code in found[0].options]
    return [str(option.args.get("card", option.args.get("trophy", "none"))) for option in options]


def view(position: Table, seat: int | None = None) -> Any:
    """What that seat (None: a spectator) sees."""
    return GAME.view(position, seat)


def names(kinds: Sequence[int]) -> list[str]:
    return [GAME.sets[0].kinds[kind].id for kind in kinds]


def hand(position: Table, seat: int) -> set[str]:
    found = names(position.hands[seat])
    assert len(set(found)) == len(found)
    return set(found)


def used(position: Table, seat: int) -> set[str]:
    return set(names(position.used[seat]))


def monster(position: Table) -> str | None:
    return None if position.monster < 0 else GAME.sets[0].monsters[position.monster].id


def tracks(position: Table, seat: int) -> list[int]:
    """Places on Kin, Humanoids, Beasts."""
    return position.tracks[seat * 3 : seat * 3 + 3]


def living(position: Table) -> list[int]:
    return [seat for seat in range(position.seats) if position.alive >> seat & 1]


def kinds_told(position: Table) -> list[str]:
    return [event.kind for event in position.events]


def all_told(position: Table, kind: str) -> list[Event]:
    return [event for event in position.events if event.kind == kind]


def told(position: Table, kind: str, seat: int | None = None) -> Event:
    """The one event of that kind (about that seat) since the position was made."""
    found = [event for event in all_told(position, kind) if seat is None or event.args.get("seat") == seat]
    assert len(found) == 1, f"{len(found)} times {kind!r} among {kinds_told(position)}"
    return found[0]


def refused(position: Table, seat: int, code: int) -> tuple[str, str]:
    """Why a choice is refused: (key, rule). The attempt must change nothing."""
    before, pending, events = GAME.dump(position), position.pending, list(position.events)
    with pytest.raises(IllegalChoice) as refusal:
        submit(position, seat, code)
    assert (GAME.dump(position), position.pending, position.events) == (before, pending, events)
    why = GAME.refusal(position, seat, code)
    assert why is not None
    assert (why.key, why.rule) == (refusal.value.code, refusal.value.rule)
    return why.key, why.rule


# Whole games


def random_game(seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Table]:
    """A game of random choices: the table before each of them, and at the end."""
    position, rng = GAME.setup(seats, seed, options), Rng(seed)
    while position.pending:
        yield position
        decision = position.pending[rng.below(len(position.pending))]
        submit(position, decision.seat, decision.options[rng.below(len(decision.options))])
    yield position


BOSSES = [GEHRMAN, AMELIA, ROM, MICOLASH, MERGO]
BOSS_IDS = [id_of(name) for name in BOSSES]


def hands(*cards: str) -> list[str]:
    """Each hunter has that card, and the Dream."""
    return [card if card == "Dream" else f"{card}, Dream" for card in cards]
