"""A table as data that a person can read and write, and back.

What is left out takes its default. The cards must add up to the game's deck; `"rest": "draw"` (or `"discard"`,
`"aside"`) says where the cards that are not named lie, so that a position for a test is a few words long.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dead_mans_draw import cards
from taverna.games.dead_mans_draw.cards import (
    CANNON,
    HOOK,
    MAP,
    MERMAID,
    NO_CARD,
    NO_SUIT,
    SUIT_COUNT,
    SUITS,
    SWORD,
    names,
)
from taverna.games.dead_mans_draw.content import NO_PIRATE, PIRATES, pirate_number, ruleset
from taverna.games.dead_mans_draw.saving_turn import check_turn, load_turn
from taverna.games.dead_mans_draw.setup import decks_for, offer_options
from taverna.games.dead_mans_draw.state import (
    ASK_CANNON,
    ASK_HOOK,
    ASK_LOCKER,
    ASK_MAP,
    ASK_MERMAID,
    ASK_PIRATE,
    ASK_PLUNDER,
    ASK_SWORD,
    END_TURN,
    LOSE_REST,
    NO_SEAT,
    START,
    STEPS,
    TURN,
    Table,
)
from taverna.kernel import NO_ANSWER, Fields, Rng, Saving, Setting
from taverna.kernel.fields import bad

AGENDA: Final = "position.agenda"


class DeadMansDrawSaving(Saving[Table]):
    """The table by the names of cards and pirates."""

    def dump_table(self, table: Table) -> dict[str, object]:
        seats = range(table.seats)
        return {
            "active": table.active,
            "drew": table.drew,
            "owed": table.owed,
            "draw": names(table.draw[::-1]),
            "discard": names(table.discard),
            "play": names(table.play),
            "protected": names(table.protected),
            "revealed": names(table.revealed),
            "busting": None if table.busting == NO_CARD else cards.name(table.busting),
            "banks": [names(table.bank_cards(seat)) for seat in seats],
            "aside": names(table.aside),
            "harbor": table.harbor,
            "miser": table.miser,
            "known": [len(table.known_to(seat)) for seat in seats],
            "pirates": [_pirate_id(pirate) for pirate in table.pirates],
            "offers": [PIRATES[pirate].id for pirate in table.offers],
            "locker": [None if target == NO_SEAT else target for target in table.locker],
            "champion": None if table.champion == NO_SEAT else table.champion,
        }

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Table:
        table = Table(ruleset(options), seats, rng)
        table.active = fields.integer("active", 0, seats - 1, 0)
        _load_cards(fields, table)
        _load_known(fields, table)
        _load_pirates(fields, table)
        load_turn(fields, table)
        table.champion = _seat_or_none(fields, "champion", fields.value("champion"), seats)
        over = table.champion != NO_SEAT or not (table.draw or table.play or table.drew)
        table.agenda = [] if over else [(TURN, 0, 0)]
        return table

    def check_agenda(self, table: Table) -> None:
        """An agenda read from data must fit the table it came with."""
        steps = [step[0] for step in table.agenda]
        for depth, (op, value, _) in enumerate(table.agenda):
            if op not in ((TURN, START) if depth == 0 else FOLLOWERS.get(steps[depth - 1], ())):
                raise bad(AGENDA, f"{STEPS[op]!r} can't be step {depth} of {[STEPS[step] for step in steps]}")
            _check_step(table, op, value)
        if not steps and table.draw and table.champion == NO_SEAT:
            raise bad(AGENDA, "can't be empty while there are cards to draw and nobody has won")
        if table.champion != NO_SEAT and (steps or not table.rules.winning_score):
            raise bad("position.champion", "is who won at once, when the game is over")
        _check_company(table, steps)
        _check_effect(table)
        _check_answers(table, steps)
        check_turn(table, steps)


def _pirate_id(pirate: int) -> str | None:
    return None if pirate == NO_PIRATE else PIRATES[pirate].id


def _cards(fields: Fields, name: str) -> list[int]:
    path = f"{fields.path}.{name}"
    return [cards.parse(text, path) for text in fields.texts(name, [])]


def _load_cards(fields: Fields, table: Table) -> None:
    table.draw = _cards(fields, "draw")[::-1]
    table.discard = _cards(fields, "discard")
    table.play = _cards(fields, "play")
    table.revealed = _cards(fields, "revealed")
    table.aside = _cards(fields, "aside")
    busting = fields.value("busting")
    if busting is not None:
        table.busting = cards.parse(str(busting), f"{fields.path}.busting")
    _load_banks(fields, table)
    _check_deck(fields, table)
    for card in table.play:
        if table.held & table.mark(card):
            raise fields.bad("play", f"{cards.name(card)} would have been a bust")
        table.held |= table.mark(card)


def _load_banks(fields: Fields, table: Table) -> None:
    banks = fields.items("banks", [])
    if len(banks) > table.seats:
        raise fields.bad("banks", f"there are {len(banks)} banks for {table.seats} seats")
    for seat, bank in enumerate(banks):
        path = f"{fields.path}.banks"
        for text in Fields({"bank": bank}, f"{path}[{seat}]").texts("bank"):
            card = cards.parse(text, f"{path}[{seat}]")
            if table.stack(seat, card >> 4) >> (card & 15) & 1:
                raise bad(f"{path}[{seat}]", f"{text} lies there twice")
            table.file(seat, card)


def _zones(table: Table) -> list[tuple[str, list[int]]]:
    """Every place where a card can lie, by the name of its field."""
    zones = [
        ("draw", table.draw),
        ("discard", table.discard),
        ("play", table.play),
        ("revealed", table.revealed),
        ("aside", table.aside),
        ("busting", [] if table.busting == NO_CARD else [table.busting]),
    ]
    return zones + [(f"banks[{seat}]", table.bank_cards(seat)) for seat in range(table.seats)]


def _check_deck(fields: Fields, table: Table) -> None:
    """Every card of the game is in one place (INV-1); those not named go where `rest` says."""
    deck = table.rules.decks[decks_for(table.seats)][:]
    for zone, found in _zones(table):
        for card in found:
            if card not in deck:
                problem = f"{cards.name(card)} is not in this game's deck, or lies in two places"
                raise fields.bad(zone, problem)
            deck.remove(card)
    rest = fields.text("rest", "")
    if rest == "draw":
        table.draw = deck + table.draw
    elif rest == "discard":
        table.discard += deck
    elif rest == "aside":
        table.aside += deck
    elif rest:
        raise fields.bad("rest", f"must be 'draw', 'discard' or 'aside', not {rest!r}")
    elif deck:
        missing = ", ".join(names(deck[:5]))
        raise bad(fields.path, f"{len(deck)} cards lie nowhere ({missing}...); 'rest' can say where")


def _load_known(fields: Fields, table: Table) -> None:
    known = fields.integers("known", 0, len(table.draw), [])
    if len(known) not in (0, table.seats):
        raise fields.bad("known", f"must hold a number for each of the {table.seats} seats")
    if any(known):
        table.seen_from = [len(table.draw) - count for count in known]


def _load_pirates(fields: Fields, table: Table) -> None:
    path = f"{fields.path}.pirates"
    given = fields.items("pirates", [])
    if len(given) > table.seats:
        raise fields.bad("pirates", f"there are {len(given)} pirates for {table.seats} seats")
    pirates = [NO_PIRATE if item is None else pirate_number(str(item), path) for item in given]
    table.keep_pirates(pirates + [NO_PIRATE] * (table.seats - len(pirates)))
    table.offers = [pirate_number(text, f"{fields.path}.offers") for text in fields.texts("offers", [])]
    if len(table.offers) not in (0, table.seats * table.rules.offered):
        raise fields.bad("offers", f"must be empty or hold {table.rules.offered} pirates for each seat")
    _check_box(fields, "pirates", table, [pirate for pirate in table.pirates if pirate != NO_PIRATE])
    _check_box(fields, "offers", table, table.offers)
    _load_locker(fields, table)


def _check_box(fields: Fields, name: str, table: Table, pirates: list[int]) -> None:
    """Each pirate of this game is there once for each deck (DMD-2.8, 70.3); without pirates, none is."""
    for pirate in pirates:
        if pirate not in table.rules.pool or not table.rules.pirates:
            raise fields.bad(name, f"{PIRATES[pirate].id} is not in this game")
        if pirates.count(pirate) > decks_for(table.seats):
            raise fields.bad(name, f"{PIRATES[pirate].id} is named more often than the game has it")


def _load_locker(fields: Fields, table: Table) -> None:
    given = fields.items("locker", [])
    if len(given) > table.seats:
        raise fields.bad("locker", f"there are {len(given)} entries for {table.seats} seats")
    targets = [_seat_or_none(fields, "locker", item, table.seats) for item in given]
    targets += [NO_SEAT] * (table.seats - len(targets))
    for seat, target in enumerate(targets):
        if target == seat or (target != NO_SEAT and not table.traits[seat].takes_lost):
            raise fields.bad("locker", f"seat {seat} can't take the lost cards of seat {target}")
        if table.seats == 2 and table.traits[seat].takes_lost:
            targets[seat] = table.left_of(seat)
    table.locker = targets


def _seat_or_none(fields: Fields, name: str, item: object, seats: int) -> int:
    if item is None:
        return NO_SEAT
    if type(item) is not int or not 0 <= item < seats:
        raise fields.bad(name, f"{item!r} is not a seat")
    return item


EFFECTS: Final[tuple[int, ...]] = (ASK_HOOK, ASK_CANNON, ASK_MAP, ASK_SWORD, ASK_MERMAID)
FOLLOWERS: Final[dict[int, tuple[int, ...]]] = {
    TURN: (*EFFECTS, END_TURN, LOSE_REST),
    ASK_HOOK: EFFECTS,
    END_TURN: (ASK_PLUNDER,),
    LOSE_REST: (ASK_PLUNDER,),
    START: (ASK_PIRATE, ASK_LOCKER),
    ASK_LOCKER: (ASK_LOCKER,),
}
"""What can lie on a step of the agenda. Only a Hook waits below the effect of the card that it brought."""


def _check_step(table: Table, op: int, value: int) -> None:
    trait = table.traits[table.active]
    if op == ASK_HOOK and not 1 <= value <= trait.hook_cards:
        raise bad(AGENDA, f"a Hook places 1 to {trait.hook_cards} cards, not {value}")
    if op == ASK_MERMAID and not table.rules.mermaid_effect:
        raise bad(AGENDA, "Mermaids have no effect in this game")
    if op == ASK_PLUNDER and not (trait.bonus_from_bank and 1 <= value <= 10 * SUIT_COUNT):
        raise bad(AGENDA, f"a bonus of {value} cards out of a bank is not possible")
    if op == ASK_LOCKER and not (0 <= value < table.seats and table.traits[value].takes_lost):
        raise bad(AGENDA, f"seat {value} has no Locker")


def _check_company(table: Table, steps: list[int]) -> None:
    """Steps and the things on the table that belong to them."""
    # A game won at once in the middle of a bust (DMD-63.1) stops with the busting card in the air.
    if steps and (LOSE_REST in steps) != (table.busting != NO_CARD):
        raise bad(AGENDA, f"{STEPS[LOSE_REST]!r} and a 'busting' card go together")
    if (ASK_PIRATE in steps) != bool(table.offers):
        raise bad(AGENDA, f"{STEPS[ASK_PIRATE]!r} and 'offers' go together")
    if table.revealed and ASK_MAP not in steps:
        raise bad(AGENDA, f"'revealed' cards need the step {STEPS[ASK_MAP]!r}")
    if END_TURN in steps and table.play:
        raise bad(AGENDA, f"{STEPS[END_TURN]!r} comes when the play area is empty")
    naming = sorted([value for op, value, _ in table.agenda if op == ASK_LOCKER])
    if naming != _lockers_without_victim(table):
        raise bad("position.locker", "each Locker has a victim or is about to name one, once (DMD-37.2)")
    if any(step in EFFECTS for step in steps) and not table.play:
        raise bad("position.play", "the card whose effect is going on lies there")
    # A Mermaid may set one Hook to work twice, or a Siren may take it away (DMD-40.6, 41.11).
    if not table.rules.mermaid_effect and steps.count(ASK_HOOK) > _hooks_in_play(table):
        raise bad(AGENDA, "there are more Hooks at work than in the play area")


ACTING: Final[dict[int, int]] = {ASK_CANNON: CANNON, ASK_MAP: MAP, ASK_SWORD: SWORD, ASK_MERMAID: MERMAID}
"""The suit of the card whose effect a step is."""


def _check_effect(table: Table) -> None:
    """The card that acts lies at the right end (DMD-3.6), and a Map has something to show (DMD-14.1)."""
    if not table.agenda:
        return
    op, value, _ = table.agenda[-1]
    trait = table.traits[table.active]
    suit = HOOK if op == ASK_HOOK and value == trait.hook_cards else ACTING.get(op, NO_SUIT)
    if suit != NO_SUIT and table.play[-1] >> 4 != suit:
        raise bad("position.play", f"must end with the {SUITS[suit]} whose effect is going on")
    if op != ASK_MAP:
        return
    if trait.map_any and (table.revealed or not table.discard):
        raise bad("position.revealed", "must be empty: the whole discard pile is looked through (DMD-25.1)")
    if not trait.map_any and not 1 <= len(table.revealed) <= table.rules.map_reveal:
        raise bad("position.revealed", f"must hold 1 to {table.rules.map_reveal} cards, which the Map shows")


def _lockers_without_victim(table: Table) -> list[int]:
    return [
        seat
        for seat, target in enumerate(table.locker)
        if table.traits[seat].takes_lost and target == NO_SEAT
    ]


def _hooks_in_play(table: Table) -> int:
    return len([card for card in table.play if card >> 4 == HOOK])


def _check_answers(table: Table, steps: list[int]) -> None:
    if table.answers and ASK_PIRATE not in steps:
        raise bad("position.answers", f"sealed answers need the step {STEPS[ASK_PIRATE]!r}")
    for seat, code in enumerate(table.answers):
        if code != NO_ANSWER and code not in offer_options(table)[seat]:
            raise bad("position.answers", f"seat {seat} was not offered {code}")
