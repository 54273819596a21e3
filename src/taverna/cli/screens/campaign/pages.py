"""What the places of a campaign show, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from taverna.cli.boards.painting import line, piece, wrap
from taverna.cli.screens.campaign.household import Household
from taverna.cli.screens.campaign.wording import Tongue
from taverna.games.gloomhaven.campaign import heroes, prosperity, reputation, riddle, scenarios
from taverna.games.gloomhaven.campaign.chapters import hindrance, scenario_of
from taverna.games.gloomhaven.campaign.world import GLOOMHAVEN, Character
from taverna.games.gloomhaven.city.offers import is_free

Lines = Sequence[Content]


def city_page(home: Household, tongue: Tongue, width: int) -> Lines:
    world, party, texts = home.world, home.party, tongue.texts
    place = _place(home, tongue)
    facts = [
        texts("campaign-at", place=place),
        texts(
            "campaign-city-line",
            level=prosperity.level(world),
            reputation=party.reputation,
            price=reputation.price_modifier(party.reputation),
            donations=world.donations,
        ),
        texts("campaign-progress", completed=len(world.completed), unlocked=len(world.unlocked)),
    ]
    rows = [row for fact in facts for row in wrap(piece(fact, "$words"), width)]
    if party.achievements:
        names = [tongue.words.component("achievement", id) for id in party.achievements]
        rows += wrap(piece(texts("campaign-achievements", names=", ".join(names)), "$dim"), width)
    rows.append(piece(""))
    for hero in world.members(party):
        rows += hero_line(hero, tongue, width)
    why = hindrance(world, party)
    if why is not None and home.saga.chapter is None:
        rows += [piece(""), *wrap(piece(tongue.words.refusal(why), "$ember"), width)]
    return rows


def _place(home: Household, tongue: Tongue) -> str:
    party = home.party
    if home.saga.chapter is not None:
        scenario = tongue.scenario(scenario_of(home.saga.chapter))
        return tongue.texts("campaign-in-scenario", scenario=scenario)
    if party.heading:
        return tongue.texts("campaign-on-the-way", scenario=tongue.scenario(party.heading))
    if party.location == GLOOMHAVEN:
        return "Gloomhaven"
    return tongue.scenario(party.location)


def hero_line(hero: Character, tongue: Tongue, width: int) -> Lines:
    told = tongue.texts(
        "campaign-hero-line",
        hero=tongue.hero(hero),
        player=hero.player,
        xp=hero.xp,
        gold=hero.gold,
        checks=hero.checks,
        items=len(hero.items),
    )
    return wrap(piece(told, "$words"), width)


def hero_page(hero: Character, tongue: Tongue, width: int, shows_quest: bool) -> Lines:
    texts = tongue.texts
    rows = [*hero_line(hero, tongue, width)]
    if hero.level < heroes.LAST_LEVEL:
        rows.append(piece(texts("campaign-next-level", xp=heroes.experience_of(hero.level + 1)), "$dim"))
    if shows_quest:
        quest = texts("campaign-quest", quest=tongue.quest_of(hero))
        rows += wrap(piece(quest, "$candle"), width)
    rows += _list(texts("campaign-items"), [tongue.item(number) for number in hero.items], width)
    cards = [tongue.card(hero.hero_class, number) for number in hero.pool]
    rows += _list(texts("campaign-cards"), cards, width)
    start = hero.start
    if start.bless or start.curse or start.minus_ones or start.damage or start.discards:
        told = texts(
            "campaign-start",
            bless=start.bless,
            curse=start.curse,
            minus=start.minus_ones,
            damage=start.damage,
            discards=start.discards,
        )
        rows += wrap(piece(told, "$dim"), width)
    return rows


def _list(title: str, names: list[str], width: int) -> Lines:
    return wrap(piece(f"{title}: {', '.join(names) or '-'}", "$words"), width)


def map_page(home: Household, tongue: Tongue, width: int) -> Lines:
    """Every scenario on the map: open, done, blocked or not reached by achievements yet."""
    world, party, texts = home.world, home.party, tongue.texts
    can = scenarios.in_campaign(world, party)
    rows: list[Content] = []
    for number in sorted(world.unlocked):
        if number in world.completed:
            sign, style = "✔", "$moss"
        elif scenarios.is_blocked(world, number):
            sign, style = "✖", "$dim"
        elif number not in can:
            sign, style = "·", "$dim"
        else:
            sign, style = "▸", "bold $candle"
        rows.append(line(piece(f" {sign} ", style), piece(tongue.scenario(number), style)))
    rows.append(piece(texts("campaign-map-signs"), "$dim"))
    return rows


def event_page(home: Household, tongue: Tongue, width: int) -> Lines:
    return wrap(piece(tongue.words.text(f"tale-{home.party.event}"), "$words"), width)


def settlement_page(home: Household, tongue: Tongue, width: int) -> Lines:
    if is_free(home.party):
        return []
    rows = [*wrap(piece(tongue.open_question(), "bold $candle"), width), piece("")]
    for hero in home.world.members(home.party):
        rows += hero_line(hero, tongue, width)
    return rows


def book_page(home: Household, tongue: Tongue, width: int, last: int = 60) -> Lines:
    """What everyone may know of what happened, the latest first."""
    rows: list[Content] = []
    for event in reversed(home.saga.history(None)[-last:]):
        rows += wrap(piece(f"· {tongue.words.event(event)}", "$words"), width)
    return rows


def party_page(home: Household, tongue: Tongue, width: int) -> Lines:
    """Everybody who was ever of it, and how they stand."""
    rows: list[Content] = []
    for hero in home.world.heroes:
        standing = tongue.texts(f"campaign-standing-{hero.standing}")
        told = tongue.texts(
            "campaign-hero-standing", hero=tongue.hero(hero), player=hero.player, standing=standing
        )
        rows += wrap(piece(told, "$words"), width)
    return rows + (_parties(home, tongue, width) if len(home.world.parties) > 1 else [])


def _parties(home: Household, tongue: Tongue, width: int) -> list[Content]:
    """Each with who is in it and what it may play with its own achievements."""
    rows: list[Content] = []
    for party in home.world.parties:
        title = tongue.texts("campaign-party", name=party.name, reputation=party.reputation)
        names = ", ".join(hero.name for hero in home.world.members(party)) or "–"
        can = ", ".join(tongue.scenario(number) for number in scenarios.in_campaign(home.world, party))
        told = tongue.texts("campaign-party-may", heroes=names, scenarios=can or "–")
        style = "bold $candle" if party is home.party else "bold $words"
        rows += [piece(""), *wrap(piece(title, style), width), *wrap(piece(told, "$words"), width)]
    return rows


def riddle_page(home: Household, tongue: Tongue, width: int, row: list[str]) -> Lines:
    """The clues found so far, and the bowls that stand already."""
    words = tongue.words
    told = [words.text("riddle-intro"), "", *(tongue.clue(clue) for clue in riddle.found(home.world)), ""]
    told.append(", ".join(words.component("element", bowl) for bowl in row))
    return [line for text in told for line in wrap(piece(text, "$words"), width)]
