"""What each card does, and what pirates change about it.

Order of things for a card about to enter (DMD-20.4): interception, bust check, placement and protection, opponents'
traits, the player's own trait, the plain effect. An effect that asks leaves a step on the agenda.
"""

from __future__ import annotations

from taverna.games.dead_mans_draw import codes, events
from taverna.games.dead_mans_draw.banking import collect, plunder, plunder_options
from taverna.games.dead_mans_draw.cards import (
    ANCHOR,
    CANNON,
    HOOK,
    KRAKEN,
    MAP,
    MERMAID,
    ORACLE,
    SUIT_COUNT,
    SWORD,
    in_stack,
)
from taverna.games.dead_mans_draw.end import check_sudden_death
from taverna.games.dead_mans_draw.state import (
    ASK_CANNON,
    ASK_HOOK,
    ASK_MAP,
    ASK_MERMAID,
    ASK_SWORD,
    LOSE_REST,
    TURN,
    Table,
)
from taverna.games.dead_mans_draw.targets import (
    cannon_options,
    hook_options,
    map_options,
    mermaid_options,
    misfire,
    parry,
    stealable,
    struck,
    sword_options,
)
from taverna.kit.piles import take_random

# Entering the play area


def enter(table: Table, card: int, drawn: bool) -> None:
    """A card is about to enter the play area, wherever it comes from (DMD-3.7)."""
    suit = card >> 4
    trait = table.traits[table.active]
    if suit == trait.intercepts:
        table.file(table.active, card)
        events.intercepted(table, card, trait.rule)
        check_sudden_death(table)
        return
    mark = 1 << ((card & 15) >> 1) if table.rules.bust_on_value else 1 << suit
    if table.held & mark:
        bust(table, card)
        return
    table.held |= mark
    table.play.append(card)
    if table.owed:
        table.owed -= 1
        if not table.owed:
            events.satisfied(table)
    if table.harbor or table.miser:
        _shelter(table, card, drawn)
    resolve(table, card, suit)


def _shelter(table: Table, card: int, drawn: bool) -> None:
    """Protection that an earlier Anchor or Hook promised to the cards after it (DMD-30.2, 32.2)."""
    sheltered = table.harbor > 0
    if table.harbor:
        table.harbor -= 1
    if table.miser:
        sheltered = sheltered or drawn or table.rules.miser_protects_hooked_cards
        table.miser = not drawn
    if sheltered:
        table.protect([card])
        events.anchored(table, [card], table.traits[table.active].rule)


def bust(table: Table, card: int) -> None:
    """The card matches one in the play area: whatever was going on is cancelled (DMD-4.1, 4.7)."""
    events.busted(table, card)
    table.busting = card
    table.owed = 0
    table.agenda = [(TURN, 0, 0), (LOSE_REST, 0, 0)]
    saved = [other for other in table.play if other in table.protected]
    if saved:
        events.saved(table, saved)
        collect(table, saved)


def resolve(table: Table, card: int, suit: int) -> None:
    """The effect of a card that lies at the right end of the play area (DMD-3.6)."""
    if suit == ANCHOR:
        anchor(table)
    elif suit == HOOK:
        hook(table)
    elif suit == CANNON:
        table.agenda.append((ASK_CANNON, 0, 0))
    elif suit == MAP:
        read_map(table)
    elif suit == ORACLE:
        oracle(table)
    elif suit == SWORD:
        table.agenda.append((ASK_SWORD, 0, 0))
    elif suit == KRAKEN:
        kraken(table)
    elif suit == MERMAID and table.rules.mermaid_effect:
        table.agenda.append((ASK_MERMAID, 0, 0))


# The suits


def anchor(table: Table) -> None:
    trait = table.traits[table.active]
    itself = trait.anchor_protects_itself
    shielded = table.play[:] if itself else table.play[:-1]
    table.harbor = trait.anchor_protects_next
    if shielded:
        table.protect(shielded)
        events.anchored(table, shielded, trait.rule if itself else "DMD-10.1")


def hook(table: Table) -> None:
    trait = table.traits[table.active]
    if trait.hook_protects:
        earlier = table.rules.miser_protects_earlier_cards
        table.protect(table.play[:] if earlier else table.play[-1:])
        table.miser = True
        events.anchored(table, table.protected, trait.rule)
    table.agenda.append((ASK_HOOK, trait.hook_cards, 0))


def take_hooked(table: Table, code: int) -> None:
    _, cards_left, _ = table.agenda.pop()
    if cards_left > 1:
        table.agenda.append((ASK_HOOK, cards_left - 1, 0))
    card = table.top(table.active, code - codes.STACK)
    table.unfile(table.active, card)
    events.hooked(table, card)
    enter(table, card, False)


def fire_cannon(table: Table, code: int) -> None:
    table.agenda.pop()
    left, suit = divmod(code - codes.STACK, SUIT_COUNT)
    target = table.left_of(table.active, left)
    trait = table.traits[table.active]
    if left == 0:
        card = struck(table, target, suit)
        _discard_from(table, target, [card])
        owner = misfire(table)
        events.misfired(table, owner, card, table.traits[owner].rule)
    elif trait.cannon_whole_stack:
        hit = in_stack(suit, table.stack(target, suit))
        _discard_from(table, target, hit)
        events.shot(table, target, hit, trait.rule)
    elif trait.cannon_keeps:
        card = struck(table, target, suit)
        table.unfile(target, card)
        table.file(table.active, card)
        events.scavenged(table, target, card, trait.rule)
        check_sudden_death(table)
    else:
        card = struck(table, target, suit)
        _discard_from(table, target, [card])
        events.shot(table, target, [card], "DMD-12.1")


def _discard_from(table: Table, seat: int, hit: list[int]) -> None:
    for card in hit:
        table.unfile(seat, card)
    table.discard += hit


def read_map(table: Table) -> None:
    if not table.discard:
        events.void(table, MAP, "DMD-14.4")
        return
    if not table.traits[table.active].map_any:
        table.revealed = take_random(table.discard, table.rules.map_reveal, table.rng)
        events.map_showed(table, table.revealed)
    table.agenda.append((ASK_MAP, 0, 0))


def take_mapped(table: Table, code: int) -> None:
    table.agenda.pop()
    trait = table.traits[table.active]
    # With two decks a twin of a revealed card may lie in the pile: the revealed one is meant (DMD-14.1).
    for card in table.discard if trait.map_any else table.revealed:
        if codes.CARD + (card >> 1) == code:
            # The cards not chosen are back in the pile before the chosen one enters (DMD-14.6).
            table.discard += table.revealed
            table.revealed = []
            table.discard.remove(card)
            events.mapped(table, card, trait.rule if trait.map_any else "DMD-14.1")
            enter(table, card, False)
            return


def oracle(table: Table) -> None:
    if not table.draw:
        events.void(table, ORACLE, "DMD-15.3")
        return
    trait = table.traits[table.active]
    first = max(0, len(table.draw) - trait.oracle_cards)
    before = table.seen_from or [len(table.draw)] * table.seats
    if table.rules.private_oracle:
        table.seen_from = [
            min(floor, first) if seat == table.active else floor for seat, floor in enumerate(before)
        ]
    else:
        table.seen_from = [min(floor, first) for floor in before]
    events.foresaw(table, table.draw[first:][::-1], trait.rule if trait.oracle_cards > 1 else "DMD-15.1")


def take_stolen(table: Table, code: int) -> None:
    table.agenda.pop()
    left, suit = divmod(code - codes.STACK, SUIT_COUNT)
    target = table.left_of(table.active, left)
    card = struck(table, target, suit)
    table.unfile(target, card)
    guard = parry(table)
    own = table.traits[table.active]
    already_owned = own.sword_any and table.stack(table.active, suit)
    rule = table.traits[guard].rule if guard >= 0 else own.rule if already_owned else "DMD-16.1"
    events.stole(table, target, card, rule)
    enter(table, card, False)


def kraken(table: Table) -> None:
    demand, rule = kraken_demand(table)
    table.owed = max(table.owed, demand)
    events.demanded(table, rule)


def kraken_demand(table: Table) -> tuple[int, str]:
    """How many cards a Kraken demands of the active player, and the rule behind it."""
    demand, rule = table.rules.kraken_demand, "DMD-17.1"
    for seat in table.opponents():
        if table.traits[seat].opponents_kraken_demand > demand:
            demand, rule = table.traits[seat].opponents_kraken_demand, table.traits[seat].rule
    return demand, rule


def recall(table: Table, code: int) -> None:
    """The Mermaid's chosen card acts again, unless a bank swallows it first (DMD-40.6, 41)."""
    table.agenda.pop()
    card = next(card for card in table.play if codes.CARD + (card >> 1) == code)
    trait = table.traits[table.active]
    for seat in table.opponents():
        if table.traits[seat].takes_recalled:
            table.leave_play(card)
            table.file(seat, card)
            events.siren_took(table, seat, card, table.traits[seat].rule)
            check_sudden_death(table)
            return
    if trait.keeps_recalled:
        table.leave_play(card)
        table.file(table.active, card)
        events.recalled_to_bank(table, card, trait.rule)
        check_sudden_death(table)
        return
    table.play.remove(card)
    table.play.append(card)
    events.recalled(table, card)
    resolve(table, card, card >> 4)


# Options


def options(table: Table, op: int) -> list[int]:
    """What may be chosen for the effect on top of the agenda; nothing means that it is void."""
    if op == ASK_HOOK:
        return hook_options(table)
    if op == ASK_CANNON:
        return cannon_options(table)
    if op == ASK_SWORD:
        return sword_options(table)
    if op == ASK_MAP:
        return map_options(table)
    if op == ASK_MERMAID:
        return mermaid_options(table)
    return plunder_options(table)


def choose(table: Table, op: int, code: int) -> None:
    """Carry out the choice for the effect on top of the agenda."""
    if op == ASK_HOOK:
        take_hooked(table, code)
    elif op == ASK_CANNON:
        fire_cannon(table, code)
    elif op == ASK_SWORD:
        take_stolen(table, code)
    elif op == ASK_MAP:
        take_mapped(table, code)
    elif op == ASK_MERMAID:
        recall(table, code)
    else:
        plunder(table, code)


def fizzle(table: Table, op: int) -> None:
    """The effect on top of the agenda has nothing to choose from: the card stays, nothing more happens (DMD-3.16)."""
    _, cards_left, _ = table.agenda.pop()
    if op == ASK_MAP:
        table.discard += table.revealed
        table.revealed = []
    if not table.telling:
        return
    if op == ASK_HOOK:
        if cards_left == table.traits[table.active].hook_cards:
            events.void(table, HOOK, "DMD-80.1" if table.bank_size(table.active) else "DMD-11.4")
    elif op == ASK_CANNON:
        events.void(table, CANNON, "DMD-35.4" if misfire(table) >= 0 else "DMD-12.3")
    elif op == ASK_SWORD:
        unsafe = bool(stealable(table))
        events.void(table, SWORD, "DMD-80.1" if unsafe else "DMD-36.2" if parry(table) >= 0 else "DMD-16.5")
    elif op == ASK_MAP:
        events.void(table, MAP, "DMD-80.1")
    elif op == ASK_MERMAID:
        events.void(table, MERMAID, "DMD-40.7")
