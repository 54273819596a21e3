"""Where the names of the components come from: an edition of the game in that language, or an own translation.

The names themselves are texts (`text/<language>.ftl`: `card-trample`); `content/names.json` lists which of them are
official, by language and kind. English names are the printed ones.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.content.reading.fields import unknown
from taverna.kernel.fields import Fields, bad

FILE: Final = "names.json"
ALL: Final = "all"
OFFICIAL: Final = "official"
TRANSLATED: Final = "translated"
KINDS: Final = ("class", "card", "monster", "deck", "summon", "npc", "item", "scenario", "goal")
"""What has a name of its own. The order of `facts`."""

_official: Final[dict[str, dict[str, set[str]]]] = {}


def named(kind: str) -> list[str]:
    """Everything of a kind in the box, each id once. A deck that only one monster draws from is called after it."""
    if kind == "class":
        return content.class_ids()
    if kind == "card":
        return [card.name for id in content.class_ids() for card in content.hero_class(id).cards]
    if kind == "monster":
        return content.monster_ids()
    if kind == "deck":
        return [id for id in content.deck_ids() if id not in content.monster_ids()]
    if kind == "summon":
        return _summons()
    if kind == "npc":
        scenarios = [content.scenario(id) for id in content.scenario_ids()]
        return list(dict.fromkeys(own.id for scenario in scenarios for own in scenario.figures))
    if kind == "item":
        return [content.item(number).id for number in content.item_numbers()]
    if kind == "scenario":
        return [id for id in content.scenario_ids() if id.isdigit() or id.startswith(content.SOLO)]
    return [goal.id for goal in content.battle_goals()]


def _summons() -> list[str]:
    found = [key for id in content.class_ids() for key in content.hero_class(id).summons]
    for number in content.item_numbers():
        summon = content.item(number).summon
        if summon is not None:
            found.append(summon.key)
    return list(dict.fromkeys(found))


def languages() -> list[str]:
    """Those with names of their own."""
    return list(_read())


def origin(language: str, kind: str, id: str) -> str:
    """`official` or `translated`."""
    known = _read()
    if language not in known or id in known[language][kind]:
        return OFFICIAL
    return TRANSLATED


def facts() -> list[tuple[str, str, str]]:
    """How many names of each kind are own translations: (names, confidence, why)."""
    found: list[tuple[str, str, str]] = []
    for language in languages():
        for kind in KINDS:
            ids = named(kind)
            own = [id for id in ids if origin(language, kind, id) == TRANSLATED]
            if own:
                why = f"own translations: {len(own)} of {len(ids)}"
                found.append((f"names of the kind {kind}, {language}", "medium", why))
    return found


def _read() -> dict[str, dict[str, set[str]]]:
    """The official ids by language and kind."""
    if not _official:
        text = files(__package__).joinpath("data", FILE).read_text("utf-8")
        _official.update(read_official(json.loads(text)))
    return _official


def read_official(data: object) -> dict[str, dict[str, set[str]]]:
    """`{"es": {"card": ["trample"], "item": "all"}}`: a kind that is left out has no official names."""
    found: dict[str, dict[str, set[str]]] = {}
    top = Fields(data, FILE)
    for language in top.data:
        kinds = Fields(top.value(language), f"{FILE}.{language}")
        found[language] = {kind: _ids(kinds, kind) for kind in KINDS}
        kinds.done()
    return found


def _ids(kinds: Fields, kind: str) -> set[str]:
    known = named(kind)
    if kinds.value(kind) == ALL:
        # The booklet of the solo scenarios was printed in English only.
        return {id for id in known if kind != "scenario" or not id.startswith(content.SOLO)}
    if isinstance(kinds.value(kind), str):
        raise bad(f"{kinds.path}.{kind}", f"must be a list of ids, or {ALL!r}")
    ids = kinds.texts(kind, ())
    for id in ids:
        if id not in known:
            raise unknown(f"{kinds.path}.{kind}", kind, id, known)
    return set(ids)
