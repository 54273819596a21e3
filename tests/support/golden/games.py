"""Which games are printed, and how a table of each game fits on one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from taverna.kernel import Setting
from tests.support.places import ROOT

View = Mapping[str, Any]
PRINTED = ROOT / "tests" / "golden"


class Golden(NamedTuple):
    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, Setting]
    bold: int
    """Out of ten choices, how many are simply the first option: in a game of luck, to press on."""

    @property
    def path(self) -> Path:
        return PRINTED / self.game / f"{self.name}.txt"

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


GAMES = [
    Golden("dead-mans-draw", "2-plain", 2, 257, {"pirates": False}, 7),
    Golden("dead-mans-draw", "2-pirates", 2, 171, {}, 7),
    Golden("dead-mans-draw", "4-mermaid-effect", 4, 171, {"mermaid_effect": True}, 7),
    Golden("dead-mans-draw", "6-party-strange-lands", 6, 153, {"variation": "strange-lands"}, 6),
    Golden("dungeon-raiders", "3-standard", 3, 11, {}, 1),
    Golden("dungeon-raiders", "5-standard", 5, 23, {}, 0),
    Golden("dungeon-raiders", "4-tactical", 4, 6, {"tactical": True}, 1),
    Golden("bloodborne", "3-gehrman", 3, 250, {"final_boss": "gehrman-the-first-hunter"}, 1),
    Golden("bloodborne", "4-micolash", 4, 16, {"final_boss": "micolash-host-of-the-nightmare"}, 1),
    Golden("bloodborne", "5-rom", 5, 208, {"final_boss": "rom-the-vacuous-spider"}, 1),
    Golden("gloomhaven", "2-black-barrow", 2, 20, {}, 4),
    Golden("gloomhaven", "3-vibrant-grotto", 3, 15, {"scenario": "7", "class_3": "cragheart"}, 2),
    Golden("gloomhaven", "2-gloomhaven-warehouse", 2, 33, {"scenario": "8", "class_1": "mindthief"}, 3),
]


def table_line(game_id: str, view: View) -> str:
    """What a spectator sees, on one line; all of it for a game that has no shorter way to say it."""
    if game_id in LINES:
        return LINES[game_id](view)
    return json.dumps(view)


def _dead_mans_draw(view: View) -> str:
    shielded = set(view["protected"])
    play = [f"{card}*" if card in shielded else card for card in view["play"]]
    parts = [f"play [{' '.join(play)}]", f"draw {view['draw']}", f"discard {len(view['discard'])}"]
    if view["owed"]:
        parts.append(f"owed {view['owed']}")
    if view["known"]:
        parts.append(f"next {' '.join(view['known'])}")
    banks = [
        f"{player['seat']}: {player['score']} ({' '.join(player['bank'])})" for player in view["players"]
    ]
    return " | ".join(parts + banks)


def _bloodborne(view: View) -> str:
    monster = view["monster"]
    parts = [f"{monster['id']} {monster['blood']}/{monster['entered']}" if monster else "no monster"]
    parts.append(f"deck {view['deck']}")
    parts.append(f"row [{' '.join(view['row'])}] {view['upgrades']}")
    return " | ".join(parts + [_hunter(player) for player in view["players"]])


def _hunter(player: View) -> str:
    """`1: hp 4, 2+7 (0 1 3), hand 3, used [hunter-axe]`: collected and banked blood, points of the trophies."""
    points = " ".join(str(track["points"]) for track in player["trophies"])
    state = "gone" if player["gone"] else "dead" if player["dead"] else f"hp {player['hp']}"
    blood = f"{player['collected']}+{player['banked']} ({points})"
    return f"{player['seat']}: {state}, {blood}, hand {player['hand']}, used [{' '.join(player['used'])}]"


def _dungeon_raiders(view: View) -> str:
    row = [_room(place) for place in view["row"]]
    supply = " ".join(str(count) for count in view["supply"].values())
    seats = [
        f"{player['seat']}: {player['coins']}c {player['wounds']}w {player['cards']} cards"
        f" played {''.join(map(str, player['played'])) or '-'}"
        f"{'' if player['card'] is None else ' ' + player['card']}{' committed' if player['committed'] else ''}"
        for player in view["players"]
    ]
    start = [] if view["map"] is None else [f"map {view['map']}"]
    return " | ".join([f"level {view['level']} [{' '.join(row)}]", f"supply {supply}", *start, *seats])


def _room(place: View) -> str:
    name = place["room"]["id"] if place["room"] else "?"
    return {"resolved": f"({name})", "current": f"*{name}*"}.get(place["state"], name)


def _gloomhaven(view: View) -> str:
    strong = [f"{name}{'' if power == 2 else '-'}" for name, power in view["elements"].items() if power]
    parts = [f"round {view['round']} {view['phase']}", f"elements [{' '.join(strong)}]"]
    parts.append(" ".join(_figure(figure) for figure in view["figures"]))
    return " | ".join(parts + [_hero(hero) for hero in view["heroes"]])


def _figure(figure: View) -> str:
    """`bandit-guard-3e@41 5/6 wound`."""
    rank = "e" if figure["rank"] == "elite" else ""
    number = "" if figure["kind"] == "hero" else f"-{figure['number']}{rank}"
    states = "".join(f" {name}" for name in figure["conditions"])
    return f"{figure['name']}{number}@{figure['cell']} {figure['hp']}/{figure['max_hp']}{states},"


def _hero(hero: View) -> str:
    """`0: hand 8, discard 2, lost 0, 3 xp, 1 coins`."""
    if hero["exhausted"]:
        return f"{hero['seat']}: exhausted"
    cards = f"hand {hero['hand_size']}, discard {len(hero['discard'])}, lost {len(hero['lost'])}"
    return f"{hero['seat']}: {cards}, {hero['xp']} xp, {hero['tokens']} coins"


LINES: dict[str, Callable[[View], str]] = {
    "dead-mans-draw": _dead_mans_draw,
    "dungeon-raiders": _dungeon_raiders,
    "bloodborne": _bloodborne,
    "gloomhaven": _gloomhaven,
}
