"""What a seat may see, built up field by field; and the worlds it can't tell from the real one."""

from __future__ import annotations

from typing import cast

from taverna.games.dead_mans_draw import codes
from taverna.games.dead_mans_draw.cards import NO_CARD, name, names
from taverna.games.dead_mans_draw.content import NO_PIRATE, PIRATES
from taverna.games.dead_mans_draw.end import score
from taverna.games.dead_mans_draw.setup import decks_for, offer_options, offers_to
from taverna.games.dead_mans_draw.state import ASK_PIRATE, NO_SEAT, STEPS, Table
from taverna.games.dead_mans_draw.view_types import PlayerView, TableView
from taverna.kernel import NO_ANSWER, Rng, Sight
from taverna.kit.piles import shuffle


class DeadMansDrawSight(Sight[Table]):
    """What lies open, and what each seat has looked at."""

    def view(self, table: Table, seat: int | None) -> dict[str, object]:
        """Banks, play area and discard pile are public, and so is the size of the draw pile (DMD-3.18 to 3.20)."""
        shown: TableView = {
            "seat": seat,
            "active": table.active,
            "phase": phase(table),
            "asked": [decision.seat for decision in table.pending],
            "draw": len(table.draw),
            "known": names(known(table, seat)),
            "risk": risk(table, seat),
            "discard": names(sorted(table.discard)),
            "play": names(table.play),
            "protected": names(table.protected),
            "revealed": names(table.revealed),
            "busting": None if table.busting == NO_CARD else name(table.busting),
            "owed": table.owed,
            "players": [player(table, other) for other in range(table.seats)],
            "offers": [] if seat is None else [PIRATES[pirate].id for pirate in offers_to(table, seat)],
            "kept": _own_answer(table, seat),
            "options": dict(table.rules.options),
        }
        return cast(dict[str, object], shown)

    def determinize(self, table: Table, seat: int, rng: Rng) -> Table:
        """Shuffle what the seat can't know: the unseen draw pile, and others' offers and sealed choices."""
        other = table.clone()
        other.quiet()
        other.rng = rng.fork()
        hidden = len(other.draw) - len(other.known_to(seat))
        other.draw[:hidden] = sorted(
            other.draw[:hidden]
        )  # or the real order would show in what chance makes of it
        shuffle(other.draw, rng, 0, hidden)
        if other.offers:
            _determinize_offers(other, seat, rng)
        return other


def player(table: Table, seat: int) -> PlayerView:
    pirate = table.pirates[seat]
    return {
        "seat": seat,
        "bank": names(table.bank_cards(seat)),
        "score": score(table, seat),
        "pirate": None if pirate == NO_PIRATE else PIRATES[pirate].id,
        "locker": None if table.locker[seat] == NO_SEAT else table.locker[seat],
    }


def phase(table: Table) -> str:
    """The name of what the table waits for; 'over' at the end."""
    return STEPS[table.agenda[-1][0]] if table.agenda else "over"


def known(table: Table, seat: int | None) -> list[int]:
    """Draw-pile cards that the seat has been shown; a spectator sees what everyone was shown."""
    if seat is None:
        return [] if table.rules.private_oracle else table.known_to(0)
    return table.known_to(seat)


def risk(table: Table, seat: int | None) -> list[int]:
    """How many of the cards that may come next would bust the active player: [busting, all].

    Everyone can count this: what is in the draw pile is what lies nowhere else.
    """
    shown = known(table, seat)
    candidates = shown[:1] or table.draw
    return [len([card for card in candidates if table.would_bust(card)]), len(candidates)]


def _own_answer(table: Table, seat: int | None) -> str | None:
    if seat is None or not table.answers or table.answers[seat] == NO_ANSWER:
        return None
    return PIRATES[table.answers[seat] - codes.PIRATE].id


def _determinize_offers(table: Table, seat: int, rng: Rng) -> None:
    each = table.rules.offered
    mine = offers_to(table, seat)
    pool = table.rules.pool * decks_for(table.seats)
    for pirate in mine:
        pool.remove(pirate)
    shuffle(pool, rng)
    offers = pool[: each * table.seats]
    offers[seat * each : seat * each + each] = mine
    table.offers = offers
    answers = table.answers
    table.answers = [
        code if other == seat or code == NO_ANSWER else codes.pirate(offers[other * each + rng.below(each)])
        for other, code in enumerate(answers)
    ]
    table.ask_all(STEPS[ASK_PIRATE], offer_options(table))
