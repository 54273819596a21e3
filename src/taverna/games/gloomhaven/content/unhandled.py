"""What content asks for and nobody carries out: each word with its place, worked out from the registered handlers.

Of printed components it says why they can't be played; somebody's own content is refused with it.
"""

from __future__ import annotations

from taverna.games.gloomhaven.language import handled, vocabulary as v
from taverna.games.gloomhaven.language.abilities import (
    Ability,
    Amount,
    Bonus,
    Gain,
    Passive,
    Pay,
    Selector,
    Test,
)
from taverna.games.gloomhaven.language.cards import Half, SummonSheet
from taverna.games.gloomhaven.language.handled import Handled

Lack = tuple[str, str]
"""Where in the file, and which word."""


def of_half(half: Half, path: str) -> list[Lack]:
    found = of_abilities(half.abilities, f"{path}.do")
    found += _of_bonuses(half.bonuses, f"{path}.bonuses")
    if half.actor:
        _need(handled.FIELDS, handled.BY_BEAR, f"{path}.actor", found)
    for place, draft in half.drafts:
        found += _of_ability(draft, place)
    return found + half.unread


def of_summon(sheet: SummonSheet, path: str) -> list[Lack]:
    found: list[Lack] = []
    if sheet.attack is not None:
        _of_amount(sheet.attack, f"{path}.attack", found)
    found += of_abilities(sheet.aura, f"{path}.aura")
    _of_odd(sheet.special, path, found)
    found += sheet.unread
    return (
        found
        + of_abilities(sheet.on_death, f"{path}.onDeath")
        + of_abilities(sheet.turn_end, f"{path}.turnEnd")
    )


def of_item_passive(passive: Passive, path: str) -> list[Lack]:
    found: list[Lack] = []
    if not _holds_always(passive):
        _need(handled.WINDOWS, passive.on, f"{path}.on", found)
    _of_prices(handled.ITEM_PRICES, passive.pay, path, found)
    return found + _of_passive(passive, path)


def of_abilities(abilities: list[Ability], path: str) -> list[Lack]:
    found: list[Lack] = []
    for number, ability in enumerate(abilities):
        found += _of_ability(ability, f"{path}[{number}]")
    return found


def _need(known: Handled, number: int, path: str, found: list[Lack]) -> None:
    assert handled.is_complete(), "import taverna.games.gloomhaven.agenda first: it registers the handlers"
    word = known.lacks(number)
    if word:
        found.append((path, word))


def _of_ability(ability: Ability, path: str) -> list[Lack]:
    found: list[Lack] = []
    _need(handled.OPS, ability.op, f"{path}.do", found)
    _of_amount(ability.n, f"{path}.n", found)
    if ability.range is not None:
        _of_amount(ability.range, f"{path}.range", found)
    if ability.targets_x is not None:
        _of_amount(ability.targets_x, f"{path}.targets", found)
    if ability.repeat is not None:
        _of_amount(ability.repeat, f"{path}.repeat", found)
    found += _of_selector(ability.to, f"{path}.to")
    found += _of_tests(ability.tests, f"{path}.if")
    for place in range(ability.flags.bit_length()):
        if ability.flags >> place & 1:
            _need(handled.FLAGS, place, f"{path}.flags", found)
    if ability.pay is not None:
        _need(handled.FIELDS, handled.OF_ABILITY, f"{path}.pay", found)
    if ability.chain:
        _need(handled.FIELDS, handled.CHAIN, f"{path}.chain", found)
    _of_odd(ability.special, path, found)
    found += _of_bonuses(ability.bonuses, f"{path}.bonuses")
    found += of_abilities(ability.perform, f"{path}.perform")
    if ability.passive is not None:
        if not _holds_always(ability.passive):
            _need(handled.EVENTS, ability.passive.on, f"{path}.on", found)
        _of_prices(handled.PRICES, ability.passive.pay, path, found)
        found += _of_passive(ability.passive, path)
    return found


def _holds_always(passive: Passive) -> bool:
    """What needs no event: it changes the rules as long as it lasts."""
    rules = passive.special or passive.group_limit or passive.extend_group
    if passive.gain is not None and passive.gain.shield and passive.whose is not None:
        return passive.on == v.ALWAYS and passive.whose.who == v.ALLY
    return passive.on == v.ALWAYS and bool(rules or passive.immune or passive.grant or passive.overheal)


def _of_passive(passive: Passive, path: str) -> list[Lack]:
    found = _of_tests(passive.tests, f"{path}.if")
    if passive.whose is not None:
        found += _of_selector(passive.whose, f"{path}.for")
    for place in range(passive.grant.bit_length()):
        if passive.grant >> place & 1:
            _need(handled.GRANTS, place, f"{path}.grant", found)
    if passive.gain is not None:
        found += _of_gain(passive.gain, f"{path}.gain")
    if passive.attacker_gain is not None:
        found += _of_gain(passive.attacker_gain, f"{path}.attackerGain")
    _of_odd(passive.special, path, found)
    found += _of_bonuses(passive.bonuses, f"{path}.bonuses")
    return found + of_abilities(passive.perform, f"{path}.perform")


def _of_bonuses(bonuses: list[Bonus], path: str) -> list[Lack]:
    found: list[Lack] = []
    for number, bonus in enumerate(bonuses):
        if bonus.pay is not None:
            _need(handled.FIELDS, handled.OF_BONUS, f"{path}[{number}].pay", found)
        found += _of_tests(bonus.tests, f"{path}[{number}].if")
        found += _of_gain(bonus.gain, f"{path}[{number}].gain")
    return found


def _of_gain(gain: Gain, path: str) -> list[Lack]:
    found: list[Lack] = []
    if gain.attack is not None:
        _of_amount(gain.attack, f"{path}.attack", found)
    if gain.chain:
        _need(handled.FIELDS, handled.CHAIN, f"{path}.chain", found)
    if gain.set_n is not None:
        _of_amount(gain.set_n, f"{path}.setN", found)
    if gain.set_to is not None:
        found += _of_selector(gain.set_to, f"{path}.setTo")
    if gain.kill is not None:
        found += _of_tests(gain.kill, f"{path}.kill")
    return found + of_abilities(gain.also, f"{path}.also")


def _of_selector(selector: Selector, path: str) -> list[Lack]:
    found: list[Lack] = []
    _need(handled.WHO, selector.who, f"{path}.who", found)
    _need(handled.CENTRES, selector.centre, f"{path}.of", found)
    return found + _of_tests(selector.where, f"{path}.where")


def _of_tests(tests: list[Test], path: str) -> list[Lack]:
    found: list[Lack] = []
    for test in tests:
        _need(handled.TESTS, test.kind, path, found)
        if test.amount is not None:
            _of_amount(test.amount, path, found)
    return found


def _of_amount(amount: Amount, path: str, found: list[Lack]) -> None:
    _need(handled.EXPRESSIONS, amount.name, path, found)


def _of_prices(known: Handled, pay: Pay | None, path: str, found: list[Lack]) -> None:
    if pay is None:
        return
    asked = (pay.damage, pay.damage_up_to, pay.discard, pay.destroy_obstacle, pay.condition, pay.forgo)
    for number, price in enumerate(asked):
        if price:
            _need(known, number, f"{path}.pay", found)


def _of_odd(name: str, path: str, found: list[Lack]) -> None:
    if name and name not in handled.ODD:
        found.append((f"{path}.special", f"special {name!r}"))
