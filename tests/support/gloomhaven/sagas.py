"""Whole sagas by bots, with their records: `lived(seed, scenarios)`; and what is printed of them."""

from __future__ import annotations

from hashlib import sha256

from taverna.bots import bot
from taverna.games.gloomhaven.campaign.campaign import CAMPAIGN
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.city.residents import is_ready, next_deed
from taverna.games.gloomhaven.city.roads import difficulty
from taverna.kernel import Rng, Saga, game as find_game
from taverna.kernel.saga_entry import PLAYED, Entry

PARTY = "The Small"


def founded(seed: int, people: int = 2) -> Saga:
    find_game("gloomhaven")
    saga = Saga(CAMPAIGN, seed)
    for number in range(people):
        saga.arrange(f"Bot {number + 1}", {"do": "join"})
    saga.arrange("Bot 1", {"do": "party", "party": PARTY})
    return saga


def world_of(saga: Saga) -> GloomhavenWorld:
    assert isinstance(saga.world, GloomhavenWorld)
    return saga.world


def party_of(saga: Saga) -> Party:
    return world_of(saga).parties[0]


def losses(saga: Saga) -> dict[int, int]:
    found: dict[int, int] = {}
    for entry in saga.entries:
        if entry.kind == PLAYED and not entry.result["won"]:
            number = int(str(entry.result["scenario"]))
            found[number] = found.get(number, 0) + 1
    return found


def set_out(saga: Saga) -> bool:
    """Everything between two scenarios; whether there is one to play."""
    while (deed := next_deed(world_of(saga), party_of(saga), losses(saga))) is not None:
        saga.arrange(deed.person, deed.change)
    return is_ready(party_of(saga))


def begin(saga: Saga) -> None:
    number = party_of(saga).heading
    saga.begin(f"scenario-{number}", {"difficulty": difficulty(losses(saga).get(number, 0))}, PARTY)


def play_out(saga: Saga, level: str = "greedy") -> None:
    match, player = saga.match, bot(level)
    assert match is not None
    chance = Rng(saga.seed).fork(saga.begun)
    while not match.over:
        decision = match.pending[0]
        code = decision.options[0]
        if len(decision.options) > 1:
            code = player.choose(match.game, match.state, decision, chance)
        match.submit(decision.seat, code)


def lived(seed: int, scenarios: int) -> Saga:
    saga = founded(seed)
    for _ in range(scenarios):
        if not set_out(saga):
            break
        begin(saga)
        play_out(saga)
        saga.close()
    return saga


def printed(saga: Saga) -> list[str]:
    """A line for each scenario, and what the world has come to."""
    lines = [_line(entry) for entry in saga.entries if entry.kind == PLAYED]
    world, party = world_of(saga), party_of(saga)
    lines.append(f"completed {sorted(world.completed)} unlocked {sorted(world.unlocked)}")
    lines.append(f"prosperity {world.prosperity} reputation {party.reputation} donations {world.donations}")
    lines += [_sheet(hero) for hero in world.heroes]
    deeds = repr([(entry.person, sorted(entry.change.items())) for entry in saga.entries])
    lines.append(f"deeds {sha256(deeds.encode()).hexdigest()[:16]}")
    return lines


def _sheet(hero: Character) -> str:
    return (
        f"{hero.id} {hero.hero_class} level {hero.level} xp {hero.xp} gold {hero.gold} items {sorted(hero.items)} "
        f"perks {sorted(hero.perks)} pool {sorted(hero.pool)} quest {hero.quest} {hero.standing}"
    )


def _line(entry: Entry) -> str:
    result = entry.result
    heroes = result["heroes"]
    assert isinstance(heroes, list)
    brought = " ".join(f"{hero['class']}:{hero['xp']}/{hero['gold']}/{hero['checks']}" for hero in heroes)
    won = "won" if result["won"] else "lost"
    return f"scenario {result['scenario']} level {result['level']} {won} in {result['rounds']}: {brought}"
