"""Content as the fact tables have it: a digest for each scenario, class, monster and deck, and one of all items.

The digests were made from the fact tables, with the corrections from the printed pages, in the words of `_lines`; a
wrong one names what to compare. What single entries must be stands in the tests of cards, traps and figures. Some
files say in other words what the tables have: 21 (the altar is a figure), 34 (on which hex of its perch the boss is
counted), 35 and 36 (the wall is obstacles across one room), 36 and 48 (where the boss comes), 78 (the named cultists
are elite), 90 (the portal is a clause between two altars), 95 (tokens lie like goal treasures, boulders are figures);
their digests are those of the files.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import NO_FIGURE
from taverna.games.gloomhaven.content.reading.heroes import LEVEL_X, SUPPLY
from taverna.games.gloomhaven.content.reading.items import USES
from taverna.games.gloomhaven.content.scenarios.file import OVERLAYS, TRAP, UNSEEN, Overlay, Scenario
from taverna.games.gloomhaven.events import condition_names
from taverna.games.gloomhaven.language.vocabulary import AT_ONCE, BOSS, DURATIONS, ELITE, NORMAL, RANKS
from taverna.kit.hexes import Hex

SCENARIOS = {
    "1": "b09d2c38", "2": "76769014", "3": "2515be1a", "4": "3195770e", "5": "301b0c06", "6": "82fde39f",
    "7": "cd741df9", "8": "08af253b", "9": "20c99e4d", "10": "e7a5e29b", "11": "27220472", "12": "8f977fc3",
    "13": "13c60f04", "14": "419e1a18", "15": "259c2d33", "16": "752456c2", "17": "dec8948f",
    "18": "e2c156ed", "19": "6cbba4c8", "20": "001ce153", "21": "2698b302", "22": "a91e94d7",
    "23": "dfe1d573", "24": "53befede", "25": "ca0a43fb", "26": "7914b242", "27": "6dc7ff09",
    "28": "fc4c90c5", "29": "d4206a72", "30": "a360e9f1", "31": "56008b99", "32": "a2f04e53",
    "33": "268b4aea", "34": "05c57a0e", "35": "f5d0a35e", "36": "f05cdb41", "37": "07149005",
    "38": "c4ca14ef", "39": "a3d979e2", "40": "053d3ddd", "41": "e99985e2", "42": "a83830c0",
    "43": "91705279", "44": "f797dbbf", "45": "707e6150", "46": "80ff54b4", "47": "7ff39d61",
    "48": "70d46c73", "49": "cc67048b", "50": "4792fd89", "51": "30ad28a6", "52": "0c431887",
    "53": "703cf9bb", "54": "ad00cf06", "56": "4df1b095", "57": "8c931ce2", "58": "e406d761",
    "59": "9822f03b", "60": "f4747663", "61": "b2db1fd8", "62": "6e676398", "63": "d083a273",
    "64": "0a1e3bb8", "65": "88098a1c", "66": "755a09ca", "67": "6466afc6", "68": "98dbc8a5",
    "69": "bd5b622f", "70": "e49862b0", "71": "e2002aa8", "72": "fcfd1dc5", "73": "8e1e4a06",
    "74": "82e9f9dd", "75": "8a3a7831", "76": "5cc5622f", "77": "02d526c2", "78": "f35b3942",
    "79": "de4893ed", "80": "5f013ed1", "81": "03d12054", "82": "a44a3f34", "83": "7e73e04d",
    "84": "c24d8d0b", "85": "46f1955b", "86": "5c9d6245", "87": "3fe4f325", "88": "d35d0473",
    "89": "71a775ce", "90": "19019038", "91": "ab2fae21", "92": "f1aa742a", "93": "73ad006b",
    "94": "a4a8549c", "95": "66c12d42",
}  # fmt: skip
CLASSES = {
    "angry-face": "ed4ebb99", "brute": "5c363786", "circles": "08a115ce", "cragheart": "a8378b80",
    "eclipse": "edd8f0b4", "envelope-x": "8f544191", "lightning": "cc82914a", "mindthief": "8f9b1a08",
    "music-note": "40574977", "saw": "d5c57cdf", "scoundrel": "3ede564a", "spellweaver": "16b4283b", "squidface": "b1f48834",
    "sun": "31383c4c", "three-spears": "d7dba8d2", "tinkerer": "3ca3d87e", "triangles": "285e9127",
    "two-mini": "f06fbcbd",
}  # fmt: skip
MONSTERS = {
    "ancient-artillery": "35670081", "bandit-archer": "3299979d", "bandit-commander": "b628833a",
    "bandit-guard": "6e78d144", "black-imp": "2abc3f5e", "captain-of-the-guard": "067ded6c",
    "cave-bear": "569d303f", "city-archer": "7cfe8919", "city-guard": "b8078228", "cultist": "982daf52",
    "dark-rider": "d2266a58", "deep-terror": "c2df13ad", "earth-demon": "37aad2df",
    "elder-drake": "0a345da0", "flame-demon": "5bbbe411", "forest-imp": "7a17fcd1",
    "frost-demon": "1e377693", "giant-viper": "f6cb1dd3", "harrower-infester": "9d65bce7",
    "hound": "65ff1a88", "inox-archer": "3a2bc273", "inox-bodyguard": "dba88b13", "inox-guard": "6670bbc9",
    "inox-shaman": "02d0f326", "jekserah": "a794f6a6", "living-bones": "cac268dd",
    "living-corpse": "ab129afb", "living-spirit": "8ba1ade6", "lurker": "8f6195bb",
    "merciless-overseer": "6eebd55f", "night-demon": "b96ad399", "ooze": "d9352bdf",
    "prime-demon": "3f78a59a", "rending-drake": "251e037c", "savvas-icestorm": "67358859",
    "savvas-lavaflow": "b38b33ee", "spitting-drake": "e695e08d", "stone-golem": "4ea03503",
    "sun-demon": "04760577", "the-betrayer": "c39693cb", "the-colorless": "7d1fd562",
    "the-gloom": "b8e2445d", "the-sightless-eye": "6949fd84", "vermling-scout": "8a664919",
    "vermling-shaman": "26aec616", "wind-demon": "624d088b", "winged-horror": "877c2ae3",
    "arcane-golem": "c0b1b9f9", "bloated-regent": "4742bafa", "cave-bear-scenario-54": "2b44992f",
    "cultist-scenario-78": "6f5589dd", "cultist-scenario-89": "5e859f77", "giant-ooze": "305dcbf0",
    "hungry-soul": "61fb17c7", "infiltrator": "43ef5430", "lurker-king": "36862b7a",
    "prime-demon-scenario-36": "34d0be25", "prime-lieutenant": "48c01ef6", "siege-cannon": "f7f333ef",
    "the-harvester": "51caabc6",
    "deep-earth": "0499ee6b", "ghost-wolf": "8b857020", "high-flame": "2cd60640",
    "inox-necromancer": "bd3964a1", "lieutenant": "819a3e66", "song-of-the-deep": "b10b62bb",
}  # fmt: skip
DECKS = {
    "ancient-artillery": "468dea9d", "archer": "59903db8", "boss": "906ef1c6", "cave-bear": "bd72aa93",
    "cultist": "5a3f4a60", "deep-terror": "2241807c", "earth-demon": "88a85628", "flame-demon": "4dfc0c1d",
    "frost-demon": "547935ff", "giant-viper": "562778ee", "guard": "93c38cf4",
    "harrower-infester": "550379ad", "hound": "e448edcf", "imp": "5846478f", "living-bones": "c535206e",
    "living-corpse": "5ba17644", "living-spirit": "a1f70b45", "lurker": "42992d7a",
    "night-demon": "f25fdbc9", "ooze": "6e90801b", "rending-drake": "c5579063",
    "savvas-icestorm": "0b5f277f", "savvas-lavaflow": "017d6fc9", "scout": "2d2a5dc1", "shaman": "5d202964",
    "spitting-drake": "572af7cb", "stone-golem": "2555f810", "sun-demon": "c47219cd",
    "wind-demon": "71ebef48",
}  # fmt: skip
ITEMS = "a3c1ca4c"

LETTERS = {NO_FIGURE: "-", NORMAL: "n", ELITE: "e", BOSS: "b"}


def digest(lines: list[str]) -> str:
    return sha256("\n".join(sorted(set(lines))).encode()).hexdigest()[:8]


def at(hex: Hex) -> str:
    return f"{hex[0]},{hex[1]}"


def hexes(found: list[Hex]) -> str:
    return " ".join(sorted(map(at, found)))


def lies(overlay: Overlay) -> str:
    does = ["damage"] * overlay.deals_damage + sorted(condition_names(overlay.conditions))
    what = " ".join(does) if overlay.kind == TRAP else ""
    return f"{OVERLAYS[overlay.kind]} {overlay.art} {hexes(overlay.hexes)} {what}"


def map_lines(scenario: Scenario) -> list[str]:
    lines = [f"floor {room.id} {at(hex)}" for room in scenario.rooms for hex in room.floor]
    lines += [f"first {room.id}" for room in scenario.rooms if room.is_start]
    lines += [f"start {at(hex)}" for hex in scenario.start]
    lines += [
        f"door {at(door.at)} {' '.join(sorted(door.rooms))} {door.kind} {door.label}"
        for door in scenario.doors
    ]
    lines += [f"wall {hexes(list(wall))}" for wall in scenario.walls]
    for spot in scenario.spots:
        ranks = "".join(LETTERS[rank] for rank in spot.ranks[2:])
        lines.append(f"monster {spot.monster} {at(spot.at)} {ranks} {spot.later}")
    lines += [lies(overlay) for overlay in scenario.overlays]
    lines += [f"money {at(hex)}" for hex in scenario.money]
    lines += [f"treasure {at(treasure.at)} {treasure.number}" for treasure in scenario.treasures]
    drawn = {name: found for name, found in scenario.markers.items() if not name.startswith(UNSEEN)}
    lines += [f"marker {name} {at(hex)}" for name, found in drawn.items() for hex in found]
    return lines


LAID_OUT = "55"
"""Its map is laid out from cards in play."""


def test_every_printed_scenario_has_a_digest() -> None:
    assert [id for id in content.scenario_ids() if id.isdigit() and id != LAID_OUT] == list(SCENARIOS)
    assert content.monster_ids() == sorted(MONSTERS)
    assert content.deck_ids() == sorted(DECKS)
    assert sorted(content.class_ids()) == sorted(CLASSES)


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_map_with_all_that_stands_and_lies_on_it(id: str) -> None:
    assert digest(map_lines(content.scenario(id))) == SCENARIOS[id]


@pytest.mark.parametrize("id", CLASSES)
def test_the_frame_of_every_card_of_a_class(id: str) -> None:
    """Number, level, initiative; of each half experience, whether it is lost, how long it lasts."""
    known = content.hero_class(id)
    lines = [f"{id} {known.hand} {known.hp[1:]}"]
    levels = {LEVEL_X: "X", SUPPLY: "M"}
    for card in known.cards:
        level = levels.get(card.level, str(card.level))
        for side, half in (("top", card.top), ("bottom", card.bottom)):
            until = "" if half.until == AT_ONCE else DURATIONS[half.until]
            kept = f"{half.xp} {int(half.lost)} {until} {half.slots}"
            lines.append(f"{card.no} {level} {card.initiative} {side} {kept}")
    assert digest(lines) == CLASSES[id]


@pytest.mark.parametrize("id", MONSTERS)
def test_a_stat_card(id: str) -> None:
    known = content.monster(id)
    immune = " ".join(sorted(condition_names(known.immune) + ["pull", "push"] * known.unmovable))
    lines = [f"{id} {known.deck} {known.standees} {int(known.flying)} {immune}"]
    for rank, found in enumerate(known.lines):
        for level, line in enumerate(found):
            move = "-" if line.move < 0 else str(line.move)
            traits = " ".join(["advantage"] * line.advantage + ["disadvantage"] * line.disadvantage)
            stats = f"{line.hp.text} {move} {line.attack.text} {line.range} {line.targets} {line.shield}"
            stats += f" {line.retaliate} {line.retaliate_range} {line.pierce}"
            conditions = " ".join(sorted(condition_names(line.conditions)))
            lines.append(f"{RANKS[rank]} {level} {stats} {conditions} {traits}")
    assert digest(lines) == MONSTERS[id]


@pytest.mark.parametrize("id", DECKS)
def test_a_monster_deck(id: str) -> None:
    cards = content.deck(id).cards
    assert digest([f"{card.id} {card.initiative} {int(card.shuffle)}" for card in cards]) == DECKS[id]


def test_the_items() -> None:
    lines: list[str] = []
    for number in content.item_numbers():
        item = content.item(number)
        frame = f"{item.slot} {item.cost} {item.copies} {USES[item.use]} {item.slots} {item.minus_ones}"
        lines.append(f"{number} {frame}")
    assert digest(lines) == ITEMS
