"""Small sentences of abilities that hold no other: cards and items that change hands, traps, immunity."""

from __future__ import annotations

from taverna.games.gloomhaven.language import abilities as a, vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.view.wording.parts import amount, phrase, plain, slug, whom, words_of
from taverna.kit.phrases import Phrase


def handed(ability: Ability, name: str) -> list[Phrase]:
    """What is put on or taken from somebody: a card, a doom, a condition."""
    args: dict[str, object] = {"whom": whom(ability.to), "n": max(ability.n.plus, 0)}
    if ability.gives:
        args["card"] = ability.gives
    return [Phrase(f"ability-do-{name}", args)]


def trap(ability: Ability) -> list[Phrase]:
    if ability.flags & a.TRAP_DAMAGE_OF_LEVEL:
        return [plain("do-create-trap-of-level")]
    if ability.n.name == v.FIXED and not ability.n.plus:
        return [plain("do-create-trap-harmless")]
    return [Phrase("ability-do-create-trap", {"amount": amount(ability.n)})]


def cards(ability: Ability) -> list[Phrase]:
    """Cards or items that come back, or are lost; 0 stands for all."""
    key = f"do-{slug(v.OPS[ability.op])}"
    if ability.op == v.RECOVER:
        key += f"-{v.PILES[ability.pile]}"
    if ability.n.name != v.FIXED:
        key += "-x"
    elif ability.up_to and ability.n.plus > 1:
        key += "-up-to"
    found = [phrase(key, max(ability.n.plus, 0))]
    if ability.op != v.REFRESH_ITEMS:
        return found
    both = ability.flags & a.CONSUMED_ITEMS and ability.flags & a.SPENT_ITEMS
    if both:
        found.append(plain("items-both"))
    elif ability.flags & a.CONSUMED_ITEMS:
        found.append(plain("items-consumed"))
    elif ability.flags & a.SPENT_ITEMS:
        found.append(plain("items-spent"))
    if ability.slots:
        found.append(Phrase("ability-items-of", {"slots": ability.slots}))
    return found


def immune(mask: int) -> Phrase:
    if mask == v.NEGATIVE:
        return plain("immune-negative")
    return Phrase("ability-immune", {"conditions": words_of(v.CONDITIONS, mask)})
