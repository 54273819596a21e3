"""Every component has a name in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from taverna.games.gloomhaven import content, content_abilities, vocabulary as v

LANGUAGES = ("en", "pt-BR", "es")


def texts(language: str) -> FluentBundle:
    source = files("taverna.games.gloomhaven").joinpath("text", f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source))
    return bundle


def components() -> list[str]:
    found = [f"class-{id}" for id in content.class_ids()]
    found += [f"monster-{id}" for id in content.monster_ids()]
    found += [f"scenario-{id}" for id in content.scenario_ids() if id.isdigit()]
    found += [f"item-{content.item(number).id}" for number in content.item_numbers()]
    found += [f"goal-{goal.id}" for goal in content.battle_goals()]
    for id in content.class_ids():
        hero = content.hero_class(id)
        found += [f"card-{card.name}" for card in hero.cards]
        found += [f"summon-{key}" for key in hero.summons]
    for number in content.item_numbers():
        summon = content.item(number).summon
        found += [] if summon is None else [f"summon-{summon.key}"]
    found += [f"npc-{npc.id}" for id in content.scenario_ids() for npc in content.scenario(id).npcs]
    found += [f"condition-{name}" for name in v.CONDITIONS]
    found += [f"element-{name}" for name in v.ELEMENTS]
    found += [f"rank-{name}" for name in v.RANKS]
    found += [f"slot-{name}" for name in content_abilities.ITEM_SLOTS]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    bundle = texts(language)
    missing = [key for key in components() if not bundle.has_message(key)]
    assert not missing


@pytest.mark.parametrize(
    ("language", "key", "name"),
    [
        ("en", "card-into-the-night", "Into the Night"),
        ("pt-BR", "class-tinkerer", "Engenhoqueiro"),
        ("pt-BR", "monster-bandit-archer", "Arqueira Bandida"),
        ("pt-BR", "condition-muddle", "Confundir"),
        ("pt-BR", "element-dark", "Escuridão"),
        ("es", "monster-living-bones", "Huesos Vivientes"),
        ("es", "item-hide-armor", "Armadura de piel"),
        ("es", "goal-fast-healer", "Salud de hierro"),
        ("es", "card-into-the-night", "Into the Night"),
    ],
)
def test_names(language: str, key: str, name: str) -> None:
    bundle = texts(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == (name, [])
