"""Thousands of random deeds and chapters: everything is conserved, and what is refused leaves no trace.

A ledger beside the rules says what each deed may do to gold, items, checkmarks, quests and cards of events.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import taverna
from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import heroes, quests as quests_of, scenarios, unlocking
from taverna.games.gloomhaven.campaign.chapters import scenario_of
from taverna.games.gloomhaven.campaign.enhancing import POWER
from taverna.games.gloomhaven.campaign.world import PLAYING, GloomhavenWorld, Party
from taverna.games.gloomhaven.content.enhancing import slots
from taverna.games.gloomhaven.content.riddle import BOWLS
from taverna.kernel import BadData, Chapter, Event, IllegalChoice, Rng
from tests.games.gloomhaven.campaign.worlds import new_world, result
from tests.games.gloomhaven.view.words import WORDS
from tests.support.gloomhaven.travel import answer_to

CAMPAIGN = taverna.campaign("gloomhaven-campaign")
Change = dict[str, Any]
Dump = dict[str, Any]
STEPS = 2000
MONSTERS = ("bandit-guard", "ooze", "cultist", "forest-imp", "living-bones", "vermling-scout", "lurker")
KEEPS_GOLD = (
    "card", "perk", "level-up", "rise", "members", "draw", "return", "city-event", "party", "notes", "set-aside",
    "solve", "open",
)  # fmt: skip


class Life:
    """Two people and two parties, who try whatever comes to their minds."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.world: GloomhavenWorld = new_world(seed)
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.chapters = 0
        self.told: dict[str, Event] = {}
        if seed % 2:  # a world that has come some way
            self.world.achievements[POWER] = 1
            unlocking.open_envelope(self.world, unlocking.ENVELOPE_X)
        for name in ("Ana", "Bo"):
            CAMPAIGN.arrange(self.world, name, {"do": "join"})
            CAMPAIGN.arrange(self.world, name, {"do": "party", "party": f"{name}'s"})

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self.told[event.kind] = event

    def below(self, number: int) -> int:
        return self.rng.below(number)

    def any_of(self, found: list[Any]) -> Any:
        return found[self.below(len(found))]

    # One step

    def step(self) -> None:
        party = self.any_of(self.world.parties)
        chapters = CAMPAIGN.next(self.world, party.name) if self.below(2) else []
        if self.below(3):
            chapters = [chapter for chapter in chapters if chapter.id.startswith("scenario")]
        if chapters:
            self.play(party, self.any_of(chapters))
            return
        person, change = self.idea(party)
        self.try_out(person, change)

    def try_out(self, person: str, change: Change) -> None:
        """What is refused names its rule, or the place of the mistake, and changes nothing."""
        before = CAMPAIGN.dump(self.world)
        problem: IllegalChoice | BadData | None = None
        try:
            self.hear(CAMPAIGN.arrange(self.world, person, change))
        except (IllegalChoice, BadData) as refused:
            problem = refused
        after = CAMPAIGN.dump(self.world)
        if problem is None:
            self.done[change["do"]] += 1
            check(before, after, change)
            return
        named = str(problem).startswith("change.") if isinstance(problem, BadData) else problem.rule
        assert named, (change, str(problem))
        assert after == before, change
        self.refused[problem.code] += 1

    def play(self, party: Party, chapter: Chapter) -> None:
        before = CAMPAIGN.dump(self.world)
        brought = {hero.id: self.brought() for hero in self.world.members(party)}
        data = result(self.world, party, scenario_of(chapter), self.below(3) > 0, **brought)
        alone = content.scenario(data["scenario"]).solo
        if alone:
            data["heroes"] = [row for row in data["heroes"] if row["class"] == alone][:1]
            brought = {}
        self.hear(CAMPAIGN.close(self.world, chapter, data))
        self.chapters += 1
        after = CAMPAIGN.dump(self.world)
        check_cards(before, after, {"do": "scenario"})
        assert not any(hero.start.bless for hero in self.world.heroes if hero.id in brought)

    def brought(self) -> Change:
        left = [number for number in content.treasure_numbers() if number not in self.world.looted]
        return {
            "xp": self.below(40),
            "gold": self.below(60),
            "checks": self.below(3),
            "elites": self.below(9),
            "exhausted": self.below(3) == 0,
            "kills": {self.any_of(list(MONSTERS)): self.below(6) + 1},
            "treasures": left[: self.below(2)],
        }

    # Ideas: mostly sound, sometimes not

    def idea(self, party: Party) -> tuple[str, Change]:
        members = self.world.members(party)
        person = (
            self.any_of(members).player if members and self.below(9) else self.any_of(["Ana", "Bo", "Eve"])
        )
        if self.below(30) == 0:
            return person, self.nonsense(party)
        if party.choices:
            answer = answer_to(self.world, party, party.choices[0])
            return person, {"do": "settle", "party": party.name, **answer}
        if party.event:
            option = self.any_of(["a", "b"])
            return person, {"do": "option", "party": party.name, "option": option}
        due = [hero for hero in self.world.heroes if hero.standing == PLAYING and self.is_due(hero.id)]
        if due:
            hero = self.any_of(due)
            return hero.player, self.improvement(hero.id)
        for hero in members if scenarios.is_in_city(party) else []:
            if quests_of.is_fulfilled(hero) or heroes.must_level_up(hero):
                do = "retire" if quests_of.is_fulfilled(hero) else "level-up"
                return hero.player, {"do": do, "hero": hero.id}
        return (person, self.of_party(party)) if self.below(3) else self.of_hero()

    def is_due(self, id: str) -> bool:
        hero = self.world.hero(id)
        assert hero is not None
        return heroes.cards_due(hero) > 0 or heroes.perks_due(self.world, hero) > 0

    def improvement(self, id: str) -> Change:
        hero = self.world.hero(id)
        assert hero is not None
        if heroes.cards_due(hero) > 0:
            return {"do": "card", "hero": id, "card": self.any_of(heroes.cards_open(hero))}
        return {"do": "perk", "hero": id, "perk": self.below(len(content.hero_class(hero.hero_class).perks))}

    def of_party(self, party: Party) -> Change:
        name = party.name
        playing = [hero.id for hero in self.world.heroes if hero.standing == PLAYING]
        kind = self.below(12)
        if len(party.members) < 2 and self.below(2):
            return {"do": "return", "party": name}
        if kind == 0 or len(party.members) < 2:
            few = [id for id in playing if self.below(3)][:4]
            return {"do": "members", "party": name, "heroes": few}
        if kind == 1:
            return {"do": "city-event", "party": name}
        if kind == 2:
            return {"do": "return", "party": name}
        if kind == 3:
            order = sorted(BOWLS, key=lambda _: self.below(100))
            return {"do": "solve", "party": name, "order": order}
        return {"do": "travel", "party": name, "scenario": self.any_of(self.world.unlocked)}

    def of_hero(self) -> tuple[str, Change]:
        person = self.any_of(["Ana", "Bo"])
        mine = [hero for hero in self.world.heroes if hero.player == person and hero.standing == PLAYING]
        if len(mine) < 3:
            return person, self.creation(person)
        hero = self.any_of(mine)
        kind = self.any_of(["buy", "sell", "donate", "rise", "retire", "enhance", "buy", "enhance", "donate"])
        kind = kind if self.below(40) else "set-aside"
        change: Change = {"do": kind, "hero": hero.id}
        if kind in ("buy", "sell"):
            change["item"] = self.any_of(hero.items) if kind == "sell" and hero.items else self.below(80) + 1
        if kind == "enhance":
            place = self.any_of(list(slots(hero.hero_class)))
            change |= {"place": place, "sticker": self.any_of(slots(hero.hero_class)[place].accepts)}
        return (person if self.below(8) else "Bo"), change

    def creation(self, person: str) -> Change:
        found = self.world.person(person)
        assert found is not None
        if self.world.quests and not found.offer:
            return {"do": "draw"}
        known = [id for id in self.world.classes if id in content.class_ids()]
        return {
            "do": "create",
            "class": self.any_of(known),
            "name": "Somebody",
            "level": 1,
            "keep": self.below(2),
        }

    def nonsense(self, party: Party) -> Change:
        found: list[Change] = [
            {"do": "dance"},
            {},
            {"do": "settle", "party": party.name, "luck": 1},
            {"do": "members", "party": party.name, "heroes": ["h1", "h1"]},
            {"do": "buy", "hero": "h999", "item": 1},
            {"do": "travel", "party": "Nobody", "scenario": 1},
            {"do": "option", "party": party.name, "option": "c"},
            {"do": "notes", "party": party.name, "notes": "x" * 3000},
            {"do": "donate", "hero": 5},
            {"do": "sealed", "contents": {"envelope-a": {"gold": 1}}},
            {"do": "create", "class": "envelope-x", "name": "X", "level": 1, "keep": 0},
        ]
        return found[self.below(len(found))]


# The ledger


def check(before: Dump, after: Dump, change: Change) -> None:
    check_gold(before, after, change)
    check_items(before, after, change)
    check_cards(before, after, change)
    if change["do"] not in ("option", "settle"):
        assert marks(after) - marks(before) == Counter()
        assert marks(before) - marks(after) == Counter()


def check_gold(before: Dump, after: Dump, change: Change) -> None:
    do, spent = change["do"], gold(before) - gold(after)
    assert all(hero["gold"] >= 0 for hero in after["heroes"])
    if do == "donate":
        assert spent == 10 == after["donations"] - before["donations"]
    elif do == "sell":
        assert spent == -(content.item(change["item"]).cost // 2)
    elif do == "buy":
        cost = content.item(change["item"]).cost
        assert max(0, cost - 5) <= spent <= cost + 5
    elif do == "create":
        assert spent == -30
    elif do == "retire":
        assert spent == purse(before, change["hero"])
    elif do == "travel":  # gold for enhancements is spent at once or lost
        assert spent == sum(hero["enhance_gold"] for hero in before["heroes"]) - sum(
            hero["enhance_gold"] for hero in after["heroes"]
        )
    elif do in KEEPS_GOLD:
        assert spent == 0, change


def check_items(before: Dump, after: Dump, change: Change) -> None:
    gained, lost = items(after) - items(before), items(before) - items(after)
    if change["do"] == "buy":
        assert (gained, lost) == (Counter([change["item"]]), Counter())
    elif change["do"] == "sell":
        assert (gained, lost) == (Counter(), Counter([change["item"]]))
    elif change["do"] == "retire":
        assert not gained
    elif change["do"] not in ("option", "settle"):
        assert (gained, lost) == (Counter(), Counter()), change
    assert all(copies <= content.item(int(item)).copies for item, copies in after["stock"].items())
    assert all(len(set(hero["items"])) == len(hero["items"]) for hero in after["heroes"])


def check_cards(before: Dump, after: Dump, change: Change) -> None:
    """Quests leave with who retires; an event leaves when it is decided; no card is there twice."""
    gone = quests(before) - quests(after)
    assert len(gone) <= (1 if change["do"] in ("retire", "scenario") else 0), change
    assert not quests(after) - quests(before)
    now = events(after)
    assert len(set(now)) == len(now)
    open_ones = {party["event"] for party in before["parties"] if party["event"]}
    lost = set(events(before)) - set(now)
    assert lost <= (open_ones if change["do"] == "option" else set()), change
    assert set(before["looted"]) <= set(after["looted"])
    assert set(before["unlocked"]) <= set(after["unlocked"])
    assert set(before["completed"]) <= set(after["completed"])


def gold(dump: Dump) -> int:
    return sum(hero["gold"] + hero["enhance_gold"] for hero in dump["heroes"])


def purse(dump: Dump, id: str) -> int:
    return sum(hero["gold"] + hero["enhance_gold"] for hero in dump["heroes"] if hero["id"] == id)


def items(dump: Dump) -> Counter[int]:
    return Counter(item for hero in dump["heroes"] for item in hero["items"])


def marks(dump: Dump) -> Counter[str]:
    return Counter({hero["id"]: hero["checks"] for hero in dump["heroes"]})


def quests(dump: Dump) -> Counter[int]:
    held = [hero["quest"] for hero in dump["heroes"] if hero["quest"]]
    return Counter([*dump["quests"], *held, *[card for one in dump["people"] for card in one["offer"]]])


def events(dump: Dump) -> list[str]:
    decks = [f"{deck}-{card}" for deck in ("city", "road") for card in dump[f"{deck}_events"]]
    return decks + [party["event"] for party in dump["parties"] if party["event"]]


@pytest.mark.rule("GH-C-EVT-12", "GH-C-EVT-13", "GH-C-ITM-06", "GH-C-CON-03")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_try_everything_is_conserved(seed: int) -> None:
    life = Life(seed)
    for number in range(STEPS):
        life.step()
        if number % 50 == 0:
            dump = CAMPAIGN.dump(life.world)
            assert CAMPAIGN.dump(CAMPAIGN.load(dump)) == dump
    assert life.chapters > 80, life.done
    usual = {
        "settle",
        "option",
        "buy",
        "sell",
        "donate",
        "members",
        "create",
        "travel",
        "return",
        "retire",
        "card",
    }
    assert usual <= set(life.done), life.done
    assert len(life.refused) > 20, life.refused


def test_all_that_is_told_has_words() -> None:
    life = Life(7)
    for _ in range(STEPS):
        life.step()
    assert len(life.told) > 35, sorted(life.told)
    for words in WORDS.values():
        for event in life.told.values():
            said = words.event(event)
            assert said[-1] in ".!", (event.kind, said)
            assert not re.search(r"[{}]|event-|\$", said), said
