"""The table of all abilities, actions and modifier cards: filled once, in a fixed order, when the content is loaded.

`register` gives an ability its number (frames, agenda) and its key (saved positions).
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.language.abilities import Ability, Bonus, Gain, Passive
from taverna.games.gloomhaven.language.cards import Half, Modifier

ABILITIES: Final[list[Ability]] = []
ACTIONS: Final[list[Half]] = []
MODIFIERS: Final[list[Modifier]] = []
_ability_numbers: Final[dict[str, int]] = {}
_action_numbers: Final[dict[str, int]] = {}
_modifier_numbers: Final[dict[str, int]] = {}


def register(key: str, ability: Ability, action: int = -1) -> Ability:
    """Give the ability and everything inside it numbers and keys: `brute/1/top.0`, its parts `brute/1/top.0.p0`."""
    if key in _ability_numbers:
        raise ValueError(f"two abilities are called {key!r}")
    ability.key = key
    ability.number = len(ABILITIES)
    ability.action = action
    _ability_numbers[key] = ability.number
    ABILITIES.append(ability)
    for index, part in enumerate(ability.perform):
        register(f"{key}.p{index}", part, action)
    _register_bonuses(key, ability.bonuses, action)
    if ability.passive is not None:
        register_passive(key, ability.passive, action)
    return ability


def register_passive(key: str, passive: Passive, action: int = -1) -> Passive:
    for index, part in enumerate(passive.perform):
        register(f"{key}.w{index}", part, action)
    _register_bonuses(f"{key}.w", passive.bonuses, action)
    if passive.gain is not None:
        _register_gain(f"{key}.wg", passive.gain, action)
    return passive


def _register_bonuses(key: str, bonuses: list[Bonus], action: int) -> None:
    for index, bonus in enumerate(bonuses):
        _register_gain(f"{key}.b{index}", bonus.gain, action)


def _register_gain(key: str, gain: Gain, action: int) -> None:
    for index, part in enumerate(gain.also):
        register(f"{key}.a{index}", part, action)


def register_action(key: str, action: Half) -> Half:
    """Number a half, a monster card's list, an item's list: whatever a figure performs as one action."""
    if key in _action_numbers:
        raise ValueError(f"two actions are called {key!r}")
    action.key = key
    action.number = len(ACTIONS)
    _action_numbers[key] = action.number
    ACTIONS.append(action)
    for index, ability in enumerate(action.abilities):
        register(f"{key}.{index}", ability, action.number)
    _register_bonuses(key, action.bonuses, action.number)
    return action


def register_modifier(modifier: Modifier) -> Modifier:
    """One entry for each kind of card; the same key registered again is the same kind."""
    known = _modifier_numbers.get(modifier.key, -1)
    if known >= 0:
        return MODIFIERS[known]
    modifier.number = len(MODIFIERS)
    _modifier_numbers[modifier.key] = modifier.number
    MODIFIERS.append(modifier)
    return modifier


def ability_number(key: str) -> int:
    """-1 if there is none of that key."""
    return _ability_numbers.get(key, -1)


def action_number(key: str) -> int:
    return _action_numbers.get(key, -1)


def modifier_number(key: str) -> int:
    return _modifier_numbers.get(key, -1)
