"""A campaign that was begun on cardboard: what its sheets and its map say becomes the world, checked field by field.

What follows from it is worked out: places that scenarios have opened, what the shop has, what is still in the decks.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import achievements, heroes, prosperity, saving, unlocking
from taverna.games.gloomhaven.campaign.gathering import MOST_MEMBERS
from taverna.games.gloomhaven.campaign.naming import named
from taverna.games.gloomhaven.campaign.reading_parties import listed
from taverna.games.gloomhaven.campaign.refusing import refused
from taverna.games.gloomhaven.campaign.world import GLOOMHAVEN, PLAYING, Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.content.campaign import CITY, LAST_SCENARIO, ROAD, scenarios, world_table
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.games.gloomhaven.content.sealed import RECORDS
from taverna.kernel import Event, Fields
from taverna.kit.piles import shuffle

Row = dict[str, object]
MOST: Final = 1 << 30
MOST_HEROES: Final = 24
NO_START: Final[Row] = {
    "bless": 0, "curse": 0, "minus_ones": 0, "damage": 0, "discards": 0, "conditions": [], "consumed": [],
}  # fmt: skip


def resume(world: GloomhavenWorld, fields: Fields) -> list[Event]:
    """Only where nothing has happened yet."""
    state = Fields(fields.value("state"), f"{fields.path}.state")
    fields.done()
    if world.heroes or world.closed:
        raise refused("world-begun", "GH-C-WLD-01", "this world has heroes already")
    loaded = saving.load(Fields(_document(world, state), state.path), world.rng, world.options)
    _check_heroes(loaded, state.path)
    _take_over(world, loaded)
    return [
        Event("campaign-resumed", "GH-C-WLD-01", {"number": len(world.completed)}),
        *unlocking.look(world),
    ]


def _document(world: GloomhavenWorld, state: Fields) -> Row:
    """A new world's document with what is told in its place."""
    rows = state.items("heroes")
    if not 1 <= len(rows) <= MOST_HEROES:
        raise state.bad("heroes", f"must be 1 to {MOST_HEROES}")
    told = [_hero(Fields(row, f"{state.path}.heroes[{at}]"), at) for at, row in enumerate(rows)]
    found = saving.dump(world)
    found["heroes"] = [hero for hero, _ in told]
    found["people"] = _people(world, [hero for hero, _ in told])
    _put_map(found, state)
    members = [hero["id"] for hero, along in told if along][:MOST_MEMBERS]
    brought = _brought(world, _numbers(found, "completed"))
    sheet = Fields(state.value("party"), f"{state.path}.party")
    found["parties"] = [_party(sheet, members, brought.parties[0].achievements)]
    marks = state.integer("prosperity", 0, world_table().prosperity[-1], 0)
    found["prosperity"] = marks
    donations = state.integer("donations", 0, MOST, 0)
    found["donations"] = donations
    found["achievements"] = _achievements(state, brought.achievements)
    found["looted"] = state.integers("looted", 1, MOST, ())
    found["enhancements"] = state.value("enhancements", {})
    classes = list(content.STARTING_CLASSES)
    found["classes"] = classes + [id for id in state.texts("classes", ()) if id not in classes]
    found["retired_classes"] = state.texts("retired_classes", ())
    found["opened"] = _opened(state, donations)
    _put_supply(found, state, prosperity.level_of(marks))
    _put_decks(world, found)
    found["fired"] = _fired(found)
    state.done()
    return found


def _hero(fields: Fields, at: int) -> tuple[Row, bool]:
    """And whether the hero comes along."""
    along = fields.flag("along", True)
    return sheet_row(fields, at), along


def sheet_row(fields: Fields, at: int) -> Row:
    """A sheet as it lies on the table, as the world's document has it."""
    level = fields.integer("level", 1, heroes.LAST_LEVEL, 1)
    row: Row = {
        "id": f"h{at + 1}",
        "player": named(fields, "player"),
        "class": fields.text("class"),
        "name": named(fields),
        "standing": PLAYING,
        "level": level,
        "xp": fields.integer("xp", 0, MOST, heroes.experience_of(level)),
        "gold": fields.integer("gold", 0, MOST, 0),
        "enhance_gold": 0,
        "checks": fields.integer("checks", 0, heroes.MOST_CHECKS, 0),
        "items": fields.integers("items", 1, MOST, ()),
        "perks": fields.integers("perks", 0, 99, ()),
        "pool": fields.integers("pool", 1, 999, ()),
        "quest": fields.integer("quest", 0, MOST, 0),
        "tally": fields.value("tally", {}),
        "seen": fields.texts("seen", ()),
        "done": fields.integers("done", 1, LAST_SCENARIO, ()),
        "lineage": fields.integer("retired", 0, 99, 0),
        "after": "",
        "played": 1,
        "arrived": True,
        "start": NO_START,
    }
    fields.done()
    return row


def _people(world: GloomhavenWorld, rows: list[Row]) -> list[Row]:
    """Those who are there, then the players of the heroes; who has retired heroes behind them counts them."""
    names = [person.name for person in world.persons]
    names += [str(row["player"]) for row in rows]
    found: list[Row] = []
    for at, name in enumerate(names):
        if name in names[:at]:
            continue
        retired = [row["lineage"] for row in rows if row["player"] == name]
        found.append({"name": name, "retired": sum([n for n in retired if isinstance(n, int)]), "offer": []})
    return found


def _brought(world: GloomhavenWorld, completed: list[int]) -> GloomhavenWorld:
    """Achievements that the scenarios have brought, one after another: they stand where nobody tells others."""
    found = GloomhavenWorld(world.rng, {})
    found.achievements = dict(world.achievements)
    found.parties = [Party("")]
    for number in completed:
        rewards = scenarios()[number].rewards
        for name in rewards.for_world:
            achievements.gain_global(found, name)
        for name in rewards.lose_party:
            achievements.lose_party(found.parties[0], name)
        for name in rewards.for_party:
            achievements.gain_party(found.parties[0], name)
    return found


def _achievements(state: Fields, brought: dict[str, int]) -> object:
    """With their number; of those in a list, as many as the scenarios have brought (GH-C-ACH-03)."""
    told = state.value("achievements", dict(brought))
    if not isinstance(told, list):
        return told
    return {name: max(1, brought.get(name, 0)) for name in state.texts("achievements")}


def _opened(state: Fields, donations: int) -> list[str]:
    """Envelope B goes with its donations; its prosperity is among the marks that are told (GH-C-ENV-03, 11)."""
    opened = state.texts("opened", ())
    if donations >= world_table().envelope_at and unlocking.ENVELOPE_B not in opened:
        opened.append(unlocking.ENVELOPE_B)
    return opened


def _party(fields: Fields, members: list[object], brought: list[str]) -> Row:
    known = world_table().party_achievements
    row: Row = {
        "name": named(fields),
        "members": members,
        "reputation": fields.integer("reputation", -20, 20, 0),
        "achievements": listed(fields, "achievements", known) if fields.has("achievements") else brought,
        "location": GLOOMHAVEN,
        "notes": fields.text("notes", ""),
        "choices": [],
        "donors": [],
        "played": 1,
    }
    fields.done()
    return row


def _put_map(found: Row, state: Fields) -> None:
    """What was completed, what that opened, and what else is open by events, treasures or cards."""
    completed = state.integers("completed", 1, LAST_SCENARIO, ())
    opened = state.integers("unlocked", 1, LAST_SCENARIO, ())
    places = [entry.number for entry in scenarios().values() if entry.starts]
    for number in [*completed, *[one for done in completed for one in scenarios()[done].unlocks], *opened]:
        if number not in places:
            places.append(number)
    found["completed"] = completed
    found["unlocked"] = places


def _put_supply(found: Row, state: Fields, level: int) -> None:
    """Items up to the level of the city, designs that were found, and what heroes own (GH-C-ITM-01, 02, 08)."""
    designs = state.integers("designs", 1, len(content.item_numbers()), ())
    stock: dict[str, object] = {}
    for number in content.item_numbers():
        item = content.item(number)
        if number in designs or 1 <= item.prosperity <= level:
            stock[str(number)] = item.copies
    owned = [number for row in _rows(found, "heroes") for number in _numbers(row, "items")]
    for number in owned:
        if str(number) not in stock and number in content.item_numbers():
            stock[str(number)] = min(owned.count(number), content.item(number).copies)
    found["stock"] = stock


def _put_decks(world: GloomhavenWorld, found: Row) -> None:
    """Cards that scenarios, classes and retirements have added; what somebody has, or the world knows, is out."""
    stock, places = found["stock"], _numbers(found, "unlocked")
    assert isinstance(stock, dict)
    held = [quest for row in _rows(found, "heroes") for quest in [row["quest"]]]
    found["designs"] = [number for number in world.designs if str(number) not in stock]
    found["side_scenarios"] = [number for number in world.side_scenarios if number not in places]
    found["quests"] = [card for card in _all_quests(world) if card not in held]
    for deck, cards in ((CITY, world.city_events[:]), (ROAD, world.road_events[:])):
        for number in [*_of_scenarios(found, deck), *_of_classes(found)]:
            if number and number not in cards:
                cards.append(number)
        shuffle(cards, world.rng)
        found[f"{deck}_events"] = cards


def _all_quests(world: GloomhavenWorld) -> list[int]:
    """Those that somebody has drawn for a new hero are shuffled back (GH-C-CHR-02)."""
    cards = world.quests[:]
    drawn = [card for person in world.persons for card in person.offer]
    if drawn:
        cards += drawn
        shuffle(cards, world.rng)
    return cards


def _of_scenarios(found: Row, deck: str) -> list[int]:
    done = [scenarios()[number] for number in _numbers(found, "completed")]
    return [card for entry in done for other, card in entry.rewards.add_events if other == deck]


def _of_classes(found: Row) -> list[int]:
    """GH-C-RET-08, 09."""
    known = world_table().classes
    opened = [id for id in _texts(found, "classes") if id not in content.STARTING_CLASSES]
    unlocks = [known[id].unlock for id in opened if id in known]
    return unlocks + [known[id].retire for id in _texts(found, "retired_classes") if id in known]


def _fired(found: Row) -> list[str]:
    """Conditions whose effect the group has had already (GH-C-ENV-07)."""
    classes, opened, achieved = _texts(found, "classes"), _texts(found, "opened"), found["achievements"]
    fired: list[str] = [id for id in ("sun", "eclipse") if id in classes]
    if unlocking.ENVELOPE_A in opened:
        fired.append("ancient")
    if RECORDS in opened:
        fired.append(RECORDS)
    if isinstance(achieved, dict) and unlocking.AIDED in achieved:
        fired.append("drake")
    return fired


# After it was read


def _check_heroes(world: GloomhavenWorld, path: str) -> None:
    """What the sheets say fits together (GH-C-PRK-01, GH-C-LEV-03, GH-C-CHR-07, GH-C-ITM-05, 07)."""
    together = world.parties[0].members
    for at, hero in enumerate(world.heroes):
        fields = Fields({}, f"{path}.heroes[{at}]")
        if hero.hero_class not in world.classes:
            raise unknown(f"{fields.path}.class", "class", hero.hero_class, world.classes)
        earned = len(hero.perks) + heroes.perks_due(world, hero)
        if len(hero.perks) > earned:
            raise fields.bad("perks", f"{hero.name} has earned {earned} perks, not {len(hero.perks)}")
        check_pool(hero, fields)
        same = [other for other in world.heroes[:at] if other.hero_class == hero.hero_class]
        beside = [other for other in same if other.id in together and hero.id in together]
        if beside:
            raise fields.bad("class", f"{beside[0].name}, who comes along, is a {hero.hero_class} too")
        for number in hero.items:
            owners = [other for other in world.heroes[: at + 1] if number in other.items]
            if len(owners) > content.item(number).copies:
                raise fields.bad("items", f"item {number} has {content.item(number).copies} copies")


def check_pool(hero: Character, fields: Fields) -> None:
    if not heroes.is_pool_possible(hero):
        raise fields.bad("pool", "must hold each card once, none above the level it came with (GH-C-LEV-03)")


def _take_over(world: GloomhavenWorld, loaded: GloomhavenWorld) -> None:
    world.persons = loaded.persons
    world.heroes = loaded.heroes
    world.parties = loaded.parties
    world.prosperity = loaded.prosperity
    world.achievements = loaded.achievements
    world.unlocked = loaded.unlocked
    world.completed = loaded.completed
    world.city_events = loaded.city_events
    world.road_events = loaded.road_events
    world.designs = loaded.designs
    world.side_scenarios = loaded.side_scenarios
    world.quests = loaded.quests
    world.stock = loaded.stock
    world.classes = loaded.classes
    world.retired_classes = loaded.retired_classes
    world.looted = loaded.looted
    world.donations = loaded.donations
    world.enhancements = loaded.enhancements
    world.opened = loaded.opened
    world.fired = loaded.fired


# Parts of a document


def _rows(found: Row, name: str) -> list[Row]:
    rows = found[name]
    assert isinstance(rows, list)
    return rows


def _numbers(found: Row, name: str) -> list[int]:
    return Fields(found, name).integers(name, 0, MOST)


def _texts(found: Row, name: str) -> list[str]:
    return Fields(found, name).texts(name)
