"""What somebody may arrange now, deed by deed: for whoever has to show it. Every deed listed here is allowed."""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import (
    choices,
    enhancing,
    fate,
    heroes,
    prosperity,
    quests,
    scenarios,
    supply,
    trading,
    travelling,
    visiting,
)
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.chapters import hindrance
from taverna.games.gloomhaven.campaign.world import (
    GLOOMHAVEN,
    PLAYING,
    Character,
    Choice,
    GloomhavenWorld,
    Party,
    Person,
)
from taverna.games.gloomhaven.city.deeds import Deed, of_hero, of_party
from taverna.games.gloomhaven.city.settlements import KEEP, answer
from taverna.games.gloomhaven.city.shopping import may_donate, price
from taverna.games.gloomhaven.content.campaign import world_table
from taverna.games.gloomhaven.content.enhancing import slots
from taverna.games.gloomhaven.content.events import OPTIONS
from taverna.kernel import Event

TO_ONE: Final[tuple[str, ...]] = (choices.ITEM, choices.DISCARDS, choices.MINUS_ONES)


# A person


def creations(world: GloomhavenWorld, party: Party, person: Person) -> list[Deed]:
    """A new hero: two quests are drawn, then class and quest are chosen (GH-C-CHR-02).

    Of a class that could play beside those who come along; another party may have one of it too (GH-C-CHR-07).
    """
    if world.quests and not person.offer:
        return [Deed(person.name, {"do": "draw"})]
    elsewhere = [id for other in world.parties if other is not party for id in other.members]
    near = [hero for hero in world.heroes if hero.standing == PLAYING and hero.id not in elsewhere]
    taken = [hero.hero_class for hero in near]
    found: list[Deed] = []
    for id in world.classes:
        if id in content.class_ids() and id not in taken:
            for keep in range(max(1, len(person.offer))):
                change: dict[str, object] = {"do": "create", "class": id, "keep": keep}
                found.append(Deed(person.name, {**change, "level": prosperity.level(world)}))
    return found


# A hero


def growth(world: GloomhavenWorld, hero: Character) -> list[Deed]:
    """Cards and perks that are due, wherever the hero is (GH-C-LEV-03, GH-C-PRK-01)."""
    if heroes.cards_due(hero) > 0:
        return [
            Deed(hero.player, {"do": "card", "hero": hero.id, "card": number})
            for number in heroes.cards_open(hero)
        ]
    if heroes.perks_due(world, hero) > 0:
        known = content.hero_class(hero.hero_class).perks
        free = [perk.number for perk in known if hero.perks.count(perk.number) < perk.boxes]
        return [Deed(hero.player, {"do": "perk", "hero": hero.id, "perk": number}) for number in free]
    return []


def visits(world: GloomhavenWorld, party: Party, hero: Character) -> list[Deed]:
    """What a hero may do in the city besides trading (GH-C-CIT-01)."""
    if not is_free(party) or hero.id not in party.members or not scenarios.is_in_city(party):
        return []
    found: list[Deed] = []
    if heroes.must_level_up(hero):
        found.append(of_hero(hero.player, "level-up", hero.id))
    if heroes.may_rise(world, hero):
        found.append(of_hero(hero.player, "rise", hero.id))
    if may_donate(party, hero) and hero.gold >= world_table().donation:
        found.append(of_hero(hero.player, "donate", hero.id))
    if quests.is_fulfilled(hero):
        found.append(of_hero(hero.player, "retire", hero.id))
    return found


def purchases(world: GloomhavenWorld, party: Party, hero: Character) -> list[Deed]:
    """Items that are there and can be paid (GH-C-ITM-03, 05, 07)."""
    if not may_trade(party, hero):
        return []
    return [
        Deed(hero.player, {"do": "buy", "hero": hero.id, "item": number})
        for number in sorted(world.stock)
        if number not in hero.items
        and supply.available(world, party, number) > 0
        and price(party, number) <= hero.gold
    ]


def sales(party: Party, hero: Character) -> list[Deed]:
    if not may_trade(party, hero):
        return []
    return [
        Deed(hero.player, {"do": "sell", "hero": hero.id, "item": number})
        for number in hero.items
        if number not in trading.NOT_FOR_SALE
    ]


def returns(world: GloomhavenWorld, party: Party, hero: Character) -> list[Deed]:
    """What was bought or sold in this visit and can be taken back at its price (GH-C-ITM-03)."""
    if not may_trade(party, hero):
        return []
    return [
        Deed(hero.player, {"do": "take-back", "hero": hero.id, "item": number})
        for number in dict.fromkeys([receipt.item for receipt in hero.receipts])
        if trading.why_not_back(world, party, hero, trading.receipt_of(hero, number)) is None
    ]


def enhancements(world: GloomhavenWorld, party: Party, hero: Character) -> list[tuple[Deed, int]]:
    """Every sticker that can be paid and placed, with its price (GH-C-ENH)."""
    if not may_trade(party, hero) or enhancing.POWER not in world.achievements:
        return []
    stickers = world.enhancements.get(hero.hero_class, {})
    known = slots(hero.hero_class)
    enhanced = {known[place].card for place in stickers}
    is_full = len(enhanced) >= prosperity.level(world)
    levels = {card.no: card.level for card in content.hero_class(hero.hero_class).cards}
    purse = hero.gold + hero.enhance_gold
    found: list[tuple[Deed, int]] = []
    for place, slot in known.items():
        lacking = levels[slot.card] > 1 and slot.card not in hero.pool
        if place in stickers or lacking or (is_full and slot.card not in enhanced):
            continue
        for sticker in slot.accepts:
            gold = enhancing.cost(hero.hero_class, stickers, place, sticker)
            if gold <= purse:
                change: dict[str, object] = {
                    "do": "enhance",
                    "hero": hero.id,
                    "place": place,
                    "sticker": sticker,
                }
                found.append((Deed(hero.player, change), gold))
    return found


def may_trade(party: Party, hero: Character) -> bool:
    return is_free(party) and hero.id in party.members and scenarios.is_in_city(party)


# A party


def is_free(party: Party) -> bool:
    """Nothing waits for a decision."""
    return not party.event and not party.choices


def journeys(world: GloomhavenWorld, party: Party, person: str) -> list[Deed]:
    """Back to the city, its event, and the ways out of it (GH-C-TRV)."""
    if not is_free(party):
        return []
    found: list[Deed] = []
    if _may_return(world, party):
        found.append(of_party(person, "return", party.name))
    if may_meet(party) and world.members(party):
        found.append(of_party(person, "city-event", party.name))
    if hindrance(world, party) is None and not travelling.is_on_the_road(world, party):
        found += [
            Deed(person, {"do": "travel", "party": party.name, "scenario": number})
            for number in scenarios.in_campaign(world, party)
        ]
    return found


def may_meet(party: Party) -> bool:
    """Whether this visit has an event to come (GH-C-CIT-02)."""
    return scenarios.is_in_city(party) and not party.met_city and scenarios.may_have_city_event(party)


def _may_return(world: GloomhavenWorld, party: Party) -> bool:
    if party.location != GLOOMHAVEN:
        return True
    return party.heading != 0 and not visiting.is_committed(world, party)


def event_options(world: GloomhavenWorld, party: Party, person: str) -> list[Deed]:
    """The two sides of the event that was drawn (GH-C-EVT-03)."""
    if not party.event:
        return []
    found: list[Deed] = []
    for option in OPTIONS:
        change: dict[str, object] = {"do": "option", "party": party.name, "option": option}
        found.append(Deed(person, change))
    return found


def settlements(world: GloomhavenWorld, party: Party, person: str) -> list[Deed]:
    """Answers to the first thing left open. Gold may be shared as one likes: offered are even parts, or all to one."""
    if party.event or not party.choices:
        return []
    answers = _answers(world, party, party.choices[0])
    return [Deed(person, {"do": "settle", "party": party.name, **one}) for one in answers]


def foretold(world: GloomhavenWorld, party: Party, deed: Deed) -> list[Event]:
    """What an answer would bring where the turned card says it: one of its effects, or what is paid for.

    Only what stands there is told; not what chance or the opening of something would make of it.
    """
    if not party.choices or party.choices[0].kind not in (choices.ONE_OF, choices.PAY_ITEM):
        return []
    events = CAMPAIGN.arrange(CAMPAIGN.copy(world), deed.person, deed.change)
    return [event for event in events if event.kind.startswith("fate-")]


def _answers(world: GloomhavenWorld, party: Party, choice: Choice) -> list[dict[str, object]]:
    members = world.members(party)
    if choice.kind == choices.LOCATION:
        return [{"scenario": number} for number in choice.numbers]
    if choice.kind in TO_ONE:
        return [{"hero": hero.id} for hero in members]
    if choice.kind == choices.GOLD:
        return [answer(world, party, choice)] + [{"shares": {hero.id: choice.numbers[0]}} for hero in members]
    if choice.kind == choices.PAY:
        able = [hero for hero in members if hero.gold >= choice.numbers[0]]
        return [answer(world, party, choice)] + [{"shares": {hero.id: choice.numbers[0]}} for hero in able]
    if choice.kind == choices.PAY_ITEM:
        able_to = fate.payments(world, party, *fate.side_at(choice.numbers))
        return [{"hero": one.hero.id, "item": one.item} for one in able_to] + [dict(KEEP)]
    if choice.kind == choices.CONSUME:
        return [{"item": item} for item in fate.consumable(members[choice.numbers[0] - 1])]
    if choice.kind == choices.CONSUME_ANY:
        return [{"hero": hero.id, "item": item} for hero in members for item in fate.consumable(hero)]
    return [{"choice": place} for place in range(len(fate.effect_at(choice.numbers).choices))]
