"""What follows from the play area of a written position: protection, promises, and what a Kraken still demands.

Cards lie in the order in which they came, so all of it can be worked out again. Two things blur that: a Mermaid's
effect moves cards and takes them away (DMD-40.6, 41), and nobody sees which cards a Miser's Hook brought.
"""

from __future__ import annotations

from taverna.games.dead_mans_draw import cards
from taverna.games.dead_mans_draw.cards import ANCHOR, HOOK, KRAKEN, MERMAID, NO_CARD, NO_SUIT
from taverna.games.dead_mans_draw.effects import kraken_demand
from taverna.games.dead_mans_draw.end import score
from taverna.games.dead_mans_draw.state import END_TURN, NO_SEAT, START, TURN, Table
from taverna.kernel import Fields
from taverna.kernel.fields import bad


class Turn:
    """A turn played again from left to right: what must be, and whether more than that can be."""

    def __init__(self, table: Table) -> None:
        trait = table.traits[table.active]
        self.demand = kraken_demand(table)[0]
        self.protected: list[int] = []
        self.harbor = 0
        self.owed = 0
        self.after_hook: list[int] | None = None  # cards that a Miser's Hook may or may not protect
        for place, card in enumerate(table.play):
            self._place(card)
            if card >> 4 == ANCHOR:
                self._protect(table.play[: place + 1 if trait.anchor_protects_itself else place])
                self.harbor = trait.anchor_protects_next
            elif card >> 4 == KRAKEN:
                self.owed = max(self.owed, self.demand)
            elif card >> 4 == HOOK and trait.hook_protects:
                earlier = table.rules.miser_protects_earlier_cards
                self._protect(table.play[: place + 1] if earlier else [card])
                self.after_hook = self.after_hook or []
        self.moved = table.rules.mermaid_effect and any(card >> 4 == MERMAID for card in table.play)

    def _place(self, card: int) -> None:
        if self.owed:
            self.owed -= 1
        if self.harbor:
            self.harbor -= 1
            self._protect([card])
        if self.after_hook is not None:
            self.after_hook.append(card)

    def _protect(self, shielded: list[int]) -> None:
        self.protected += [card for card in shielded if card not in self.protected]

    @property
    def after_a_misers_hook(self) -> bool:
        return bool(self.after_hook)


def load_turn(fields: Fields, table: Table) -> None:
    """What is left out follows from the play area; what is given is checked when the agenda is known."""
    turn = Turn(table)
    over = table.busting != NO_CARD
    if not fields.has("protected") and turn.after_a_misers_hook and not over:
        raise fields.bad(
            "protected", "does not follow from the cards after a Miser's Hook: name those protected"
        )
    if fields.has("protected"):
        table.protected = [
            cards.parse(text, f"{fields.path}.protected") for text in fields.texts("protected")
        ]
    elif not over:
        table.protected = turn.protected
    table.owed = fields.integer("owed", 0, 9, 0 if over else turn.owed)
    table.harbor = fields.integer("harbor", 0, 9, 0 if over else turn.harbor)
    fresh_hook = turn.after_hook is not None and not turn.after_hook and not over
    table.miser = fields.flag("miser", fresh_hook)
    table.drew = fields.flag("drew", bool(table.play))


def check_turn(table: Table, steps: list[int]) -> None:
    """Refuse what can't be so: the play area says otherwise."""
    trait = table.traits[table.active]
    for card in table.play:
        if trait.intercepts == card >> 4:
            raise bad("position.play", f"{cards.name(card)} would go to the bank at once ({trait.rule})")
    _check_drawn(table, steps)
    _check_winner(table)
    if table.busting != NO_CARD or END_TURN in steps:
        _check_cleared(table)
        return
    turn = Turn(table)
    _check_protected(table, turn)
    _check_owed(table, turn)
    _check_promises(table, turn)


def _check_drawn(table: Table, steps: list[int]) -> None:
    waiting = steps == [TURN]
    if table.play and not table.drew:
        raise bad("position.drew", "must be true when cards are in the play area")
    if waiting and table.drew and not table.play and table.traits[table.active].intercepts == NO_SUIT:
        raise bad("position.drew", "must be false while the play area is empty")
    if waiting and not table.draw and not table.play and not table.drew:
        raise bad(
            "position.agenda", "must be empty: without cards to draw or in play the game is over (DMD-50.1)"
        )
    if steps[:1] == [START] and (table.play or table.drew or not table.draw):
        raise bad("position.agenda", "the game starts with a draw pile and an empty play area")


def _check_winner(table: Table) -> None:
    """Whoever has won at once has the points for it (DMD-63.1)."""
    needed = table.rules.winning_score
    if table.champion != NO_SEAT and score(table, table.champion) < needed:
        raise bad("position.champion", f"seat {table.champion} is worth less than {needed} points (DMD-63.1)")


def _check_cleared(table: Table) -> None:
    """While a bust or the end of a turn is worked out, protection has done its work and nothing is owed."""
    trait = table.traits[table.active]
    if table.protected:
        raise bad("position.protected", "is empty when the turn is at its end: those cards are in the bank")
    if table.owed:
        raise bad("position.owed", "must be 0 when the turn is at its end")
    if table.harbor > trait.anchor_protects_next:
        raise bad("position.harbor", f"can't be more than {trait.anchor_protects_next} here")
    if table.miser and not trait.hook_protects:
        raise bad("position.miser", "is for whoever plays the Miser")


def _check_protected(table: Table, turn: Turn) -> None:
    path = "position.protected"
    given = table.protected
    for card in given:
        if card not in table.play or given.count(card) > 1:
            raise bad(path, f"{cards.name(card)} is not in the play area, or named twice")
    missing = [card for card in turn.protected if card not in given]
    if missing and not turn.moved:
        raise bad(path, f"must hold {_listed(turn.protected)}: it may be left out")
    possible = table.play if turn.moved and _may_be_moved(table) else turn.protected + (turn.after_hook or [])
    for card in given:
        if card not in possible:
            raise bad(
                path, f"nothing protects {cards.name(card)}; what is protected here: {_listed(possible)}"
            )


def _may_be_moved(table: Table) -> bool:
    """Whether a card may be protected by what now lies to its left, or is gone."""
    return _may_be_taken(table) or _has(table, ANCHOR) or table.traits[table.active].hook_protects


def _check_owed(table: Table, turn: Turn) -> None:
    """A Kraken may have been answered by cards that are no longer there, but without one nothing is owed."""
    path = "position.owed"
    if table.owed and not (_has(table, KRAKEN) or (turn.moved and _may_be_taken(table))):
        raise bad(path, "must be 0: there is no Kraken in the play area (DMD-17.1)")
    if table.owed > turn.demand:
        raise bad(path, f"a Kraken demands {turn.demand} cards here, not {table.owed}")


def _may_be_taken(table: Table) -> bool:
    """Whether a Mermaid may have sent a card from the play area to a bank (DMD-41)."""
    siren = any(table.traits[seat].takes_recalled for seat in table.opponents())
    return siren or table.traits[table.active].keeps_recalled


def _check_promises(table: Table, turn: Turn) -> None:
    trait = table.traits[table.active]
    if table.harbor != turn.harbor and not (turn.moved and table.harbor <= trait.anchor_protects_next):
        raise bad("position.harbor", f"must be {turn.harbor}, not {table.harbor}: it may be left out")
    fresh = turn.after_hook is not None
    if table.miser and not fresh and not (turn.moved and trait.hook_protects):
        raise bad("position.miser", "needs a Miser's Hook in the play area")
    if not table.miser and fresh and not turn.after_hook and not turn.moved:
        raise bad("position.miser", "must be true right after a Miser's Hook: it may be left out")


def _has(table: Table, suit: int) -> bool:
    return any(card >> 4 == suit for card in table.play)


def _listed(found: list[int]) -> str:
    return ", ".join(cards.names(found)) or "nothing"
