"""The ability cards of a hero in a written position: by id in their piles, the two played this round, and "the rest".

A hero has as many cards as its class says. Those that are named nowhere are the first ones of the class; they lie where
`"rest"` stands, else in the hand, or in the discard pile if the hand is written out.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.effects import lasting
from taverna.games.gloomhaven.language.cards import Card, Half
from taverna.games.gloomhaven.rules.preparing import gained, recommended
from taverna.games.gloomhaven.saving.written.words import REST, id_field, words_field
from taverna.games.gloomhaven.state.figures import NO_CARD, Hero
from taverna.games.gloomhaven.state.table import Table
from taverna.kernel.fields import Fields, bad

HAND: Final = "hand"
DISCARD: Final = "discard"
LOST: Final = "lost"
PILES: Final = (HAND, DISCARD, LOST)
HALVES: Final = ("top", "bottom")


class Kept:
    """An active card: the half that keeps it so, and how many of its use slots are used."""

    def __init__(self, place: int, half: Half, path: str) -> None:
        self.place = place
        self.half = half
        self.path = path
        self.used = 0


class Cards:
    """The cards of one hero while its position is read. `chosen` says that the round's cards are known."""

    def __init__(self, table: Table, fields: Fields, hero: Hero) -> None:
        self.path = fields.path
        self.hero = hero
        self.known = table.rules.classes[hero.seat].cards
        self.size = table.rules.classes[hero.seat].hand_size
        self.slug = table.rules.classes[hero.seat].slug
        self.piles: dict[str, int] = dict.fromkeys(PILES, 0)
        self.rest = ""
        self.kept: list[Kept] = []
        """Active cards, and those whose summons are on the map."""
        self.chosen = any(fields.has(name) for name in ("play", "initiative", "resting"))

    @property
    def named(self) -> int:
        return self.piles[HAND] | self.piles[DISCARD] | self.piles[LOST] | self.hero.played

    def place(self, name: str, path: str) -> int:
        """The place of a card in the list of its class."""
        for card in self.known:
            if card.name == name and 0 <= card.level <= self.hero.level:
                return card.place
        known = [card.name for card in self.known if 0 <= card.level <= self.hero.level]
        raise unknown(path, f"card of a {self.slug} of level {self.hero.level}", name, known)

    def free(self) -> list[Card]:
        """Those that may still be played this round: of the hand, or named nowhere."""
        return [
            card
            for card in self.known
            if 0 <= card.level <= self.hero.level
            and not (self.piles[DISCARD] | self.piles[LOST]) >> card.place & 1
        ]


def read_cards(table: Table, fields: Fields, hero: Hero) -> Cards:
    found = Cards(table, fields, hero)
    if hero.exhausted:
        for name in (*PILES, "play", "initiative", "resting"):
            if fields.has(name):
                raise fields.bad(name, "is not for an exhausted hero: all cards are lost")
        hero.cards = recommended(table, hero.seat)
        hero.lost = hero.seen = hero.cards
        return found
    _read_piles(fields, found)
    _read_active(fields, found)
    _read_summoning(table, fields, found)
    _read_played(fields, found)
    _fill_up(table, fields, found)
    return found


def _read_piles(fields: Fields, cards: Cards) -> None:
    for name in PILES:
        for text in words_field(fields, name):
            path = f"{fields.path}.{name}"
            if text == REST:
                if cards.rest:
                    raise bad(path, f"{REST!r} stands in {cards.rest!r} already")
                cards.rest = name
                continue
            bit = 1 << cards.place(text, path)
            if cards.named & bit:
                raise bad(path, f"{text!r} lies elsewhere too")
            cards.piles[name] |= bit


def _read_active(fields: Fields, cards: Cards) -> None:
    """`{"warding-strength": "bottom"}`, or with use slots used up: `{"half": "bottom", "used": 1}`."""
    part = Fields(fields.value("active", {}), f"{fields.path}.active")
    for name in part.data:
        path = f"{part.path}.{name}"
        card = cards.known[cards.place(str(name), part.path)]
        value = part.value(str(name))
        more = Fields(value if isinstance(value, dict) else {"half": value}, path)
        half_name = id_field(more, "half", "half", HALVES)
        kept = Kept(card.place, card.top if half_name == HALVES[0] else card.bottom, path)
        kept.used = more.integer("used", 0, max(0, len(kept.half.slots) - 1), 0)
        more.done()
        if not any(lasting.is_lasting(ability) for ability in kept.half.abilities):
            raise bad(path, f"nothing of its {half_name} lasts; what it summons stands in `summons`")
        _keep(cards, kept)


def _read_summoning(table: Table, fields: Fields, cards: Cards) -> None:
    """The cards whose summons are on the map are active too (GH-S-SUM-02)."""
    known = table.rules.classes[cards.hero.seat].summons
    for number, row in enumerate(fields.items("summons", ())):
        part = Fields(row, f"{fields.path}.summons[{number}]")
        key = id_field(part, "type", "summon of this hero", list(known))
        for card in cards.known:
            for half in (card.top, card.bottom):
                if any(ability.summon == key for ability in half.abilities):
                    cards.place(card.name, f"{part.path}.type")
                    _keep(cards, Kept(card.place, half, f"{part.path}.type"))


def _keep(cards: Cards, kept: Kept) -> None:
    """An active card lies in its pile too (GH-S-ZON-04)."""
    pile, bit = LOST if kept.half.lost else DISCARD, 1 << kept.place
    if cards.named & bit and not cards.piles[pile] & bit:
        raise bad(
            kept.path, f"{cards.known[kept.place].name!r} is active: it lies in {pile!r}, not elsewhere"
        )
    cards.piles[pile] |= bit
    cards.hero.active |= bit
    cards.kept.append(kept)


def _read_played(fields: Fields, cards: Cards) -> None:
    """The cards of this round: two by name, or the initiative of the leading one, or a long rest (GH-S-INI-02)."""
    hero = cards.hero
    hero.resting = fields.flag("resting", False)
    names = words_field(fields, "play")
    wanted = fields.integer("initiative", 1, 99) if fields.has("initiative") else 0
    if hero.resting:
        if names or wanted not in (0, 99):
            raise fields.bad("resting", "who rests plays no cards and has initiative 99")
        return
    if names:
        if len(names) != 2 or names[0] == names[1]:
            raise fields.bad("play", f"must be two cards, the leading one first, not {names!r}")
        hero.lead, hero.second = (cards.place(name, f"{fields.path}.play") for name in names)
        if wanted and cards.known[hero.lead].initiative != wanted:
            own = cards.known[hero.lead].initiative
            raise fields.bad("initiative", f"must be {own}, that of {names[0]!r}, not {wanted}")
    elif wanted:
        hero.lead = _leading(fields, cards, wanted)
    for place in (hero.lead, hero.second):
        if place != NO_CARD:
            if (cards.piles[DISCARD] | cards.piles[LOST]) >> place & 1:
                raise fields.bad("play", f"{cards.known[place].name!r} lies in a pile too")
            hero.played |= 1 << place
            cards.piles[HAND] &= ~(1 << place)


def _leading(fields: Fields, cards: Cards, wanted: int) -> int:
    """A card of that initiative, of the hand if it is written out."""
    free = cards.free()
    if fields.has(HAND) and cards.rest != HAND:
        free = [card for card in free if cards.piles[HAND] >> card.place & 1]
    for card in free:
        if card.initiative == wanted:
            return card.place
    there = ", ".join(str(number) for number in sorted({card.initiative for card in free}))
    raise fields.bad(
        "initiative", f"no card of the {cards.slug} has {wanted}; those it may play have {there}"
    )


def _fill_up(table: Table, fields: Fields, cards: Cards) -> None:
    """As many cards as the class has: the first ones that are named nowhere are the rest (GH-S-SET-02)."""
    hero = cards.hero
    count = cards.named.bit_count()
    if count > cards.size:
        raise bad(fields.path, f"a {cards.slug} has {cards.size} cards, but {count} are named")
    if not gained(table, hero.seat, cards.named):
        raise bad(fields.path, f"names more cards above level 1 than a hero of level {hero.level} has gained")
    order = [card.place for card in cards.known if recommended(table, hero.seat) >> card.place & 1]
    order += [card.place for card in cards.known if 0 <= card.level <= 1]
    rest = 0
    for place in order:
        there = cards.named | rest
        if there.bit_count() < cards.size and gained(table, hero.seat, there | 1 << place):
            rest |= 1 << place & ~there
    where = cards.rest or (DISCARD if fields.has(HAND) else HAND)
    cards.piles[where] |= rest
    hero.hand, hero.discard, hero.lost = (cards.piles[name] for name in PILES)
    hero.cards = cards.named
    hero.seen = hero.discard | hero.lost


def choose(cards: Cards) -> None:
    """In the middle of a round everyone has chosen: who is not said to, the first cards of the hand."""
    hero = cards.hero
    if hero.exhausted or hero.resting:
        return
    for name in ("lead", "second"):
        if getattr(hero, name) == NO_CARD:
            if not hero.hand:
                raise bad(
                    cards.path, "has no two cards for this round: name them in `play`, or say `resting`"
                )
            place = (hero.hand & -hero.hand).bit_length() - 1
            setattr(hero, name, place)
            hero.played |= 1 << place
            hero.hand &= ~(1 << place)
    hero.initiative = cards.known[hero.lead].initiative
    hero.seen |= hero.played
