"""Which games there are, their rules by number, and their texts."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

import taverna
from taverna.bots import character_names, level_names, rating_with
from taverna.i18n import nearest_language
from taverna.i18n.catalogue import SHARED, game_package, source
from taverna.i18n.rules_pages import page
from taverna.kernel import AnyGame, Demand, Inventory
from taverna.kernel.provenance import STANDINGS
from taverna.server.http.requests import TheProcess
from taverna.server.http.verbs import get
from taverna.server.matches.characters import character_info
from taverna.server.matches.setting_up import beside, told_reference
from taverna.server.past.archives import earlier_texts
from taverna.server.think.thinkers import Thinkers
from taverna.wire.lobby import DemandInfo, GameInfo, GameOptionInfo, InventoryInfo, Language, WeaknessInfo
from taverna.wire.pages import RuleEntry, RuleSection, RulesPage, Texts

A_WHILE = CacheControlHeader(public=True, max_age=60)


@get("/api/games", tags=["games"])
async def list_games(process: TheProcess) -> list[GameInfo]:
    """The games with their options, numbers of players and bots: rated by the thought that they get on this machine."""
    thinkers = process.services.thinkers
    return await beside(lambda: [_game_info(game, thinkers) for game in taverna.games()])


@get("/api/rules/{game:str}/{language:str}", tags=["games"], cache_control=A_WHILE)
async def show_rules(game: FromPath[str], language: FromPath[str]) -> RulesPage:
    """The rules of a game by number."""
    return _rules(taverna.game(game).id, nearest_language(language))


@get("/api/texts/{language:str}/{game:str}", tags=["games"], cache_control=A_WHILE)
async def show_texts(language: FromPath[str], game: FromPath[str]) -> Texts:
    """The Fluent sources for a game in a language."""
    return _texts(taverna.game(game).id, nearest_language(language))


@get("/api/reference/{game:str}/{part:str}/{language:str}", tags=["games"], cache_control=A_WHILE)
async def show_reference(game: FromPath[str], part: FromPath[str], language: FromPath[str]) -> dict[str, Any]:
    """A part of what a game tells about its components, in words; empty for a part that it does not have."""
    return await told_reference(taverna.game(game).id, part, nearest_language(language))


def _game_info(game: AnyGame, thinkers: Thinkers) -> GameInfo:
    options = [
        GameOptionInfo(
            name=option.name,
            default=option.default,
            choices=list(option.choices),
            rule=option.rule,
            demands={choice: _demand_info(demand) for choice, demand in option.demands.items()},
        )
        for option in game.picked_options
    ]
    return GameInfo(
        id=game.id,
        version=game.version,
        min_seats=game.seats.start,
        max_seats=game.seats.stop - 1,
        options=options,
        bots=level_names(),
        ratings={name: rating_with(game, name, thinkers.share(game.id, name)) for name in game.ratings},
        characters=[one for one in map(character_info, character_names(game)) if one],
        signals=list(game.signals),
        provenance=_inventory(game.components.provenance()),
    )


def _demand_info(demand: Demand) -> DemandInfo:
    return DemandInfo(
        min_seats=demand.seats.start,
        max_seats=demand.seats.stop - 1,
        options={name: list(can) for name, can in demand.options.items()},
    )


def _inventory(known: Inventory) -> InventoryInfo:
    weak = [
        WeaknessInfo(kind=one.kind, id=one.id, copies=one.copies, standings=one.standings())
        for one in known.weak
    ]
    counts = {standing: known.count(standing) for standing in STANDINGS}
    return InventoryInfo(unit=known.unit, total=known.total, counts=counts, weak=weak)


@cache
def _rules(game: str, language: Language) -> RulesPage:
    found = page(game, language)
    sections = [
        RuleSection(
            id=section.id,
            title=section.title,
            prose=section.prose.strip(),
            entries=[RuleEntry(id=entry.id, text=entry.text, note=entry.mark) for entry in section.entries],
        )
        for section in found.sections
    ]
    return RulesPage(game=game, language=language, title=found.title, sections=sections)


@cache
def _texts(game: str, language: Language) -> Texts:
    sources = [source(language, package) for package in (SHARED, "taverna.server", game_package(game))]
    sources[-1] += earlier_texts(game, language, sources[-1])
    return Texts(game=game, language=language, sources=sources)


HANDLERS = [list_games, show_rules, show_texts, show_reference]
