"""From content to the sheets that figures act by: monsters of a level and rank, heroes' summons, classes, items."""

from __future__ import annotations

from taverna.games.gloomhaven.board.board import DIFFICULT, HAZARD
from taverna.games.gloomhaven.content.reading.heroes import HeroClass
from taverna.games.gloomhaven.content.reading.items import Item
from taverna.games.gloomhaven.content.reading.monsters import Monster
from taverna.games.gloomhaven.content.shelf import PRINTED, Shelf
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.cards import SummonSheet
from taverna.games.gloomhaven.state.figures import Sheet
from taverna.games.gloomhaven.state.ruleset import HeroSheet, ItemSheet


def monster_sheet(monster: Monster, rank: int, level: int, characters: int, scenario_level: int) -> Sheet:
    """The printed values of one rank at a monster level; formulas are worked out (GH-S-BOS-02, GH-S-LVL-10)."""
    line = monster.line(rank, level)
    key = f"{monster.id}/{v.RANKS[rank]}"
    hp = line.hp.value(characters, scenario_level)
    sheet = Sheet(key, monster.id, hp, line.move, line.attack.value(characters, scenario_level), line.range)
    if line.attack.is_live:
        sheet.attack_formula = line.attack
    sheet.rank = rank
    sheet.targets = line.targets
    sheet.shield = line.shield
    sheet.retaliate = line.retaliate
    sheet.retaliate_range = line.retaliate_range
    sheet.pierce = line.pierce
    sheet.conditions = line.conditions
    sheet.advantage = line.advantage
    sheet.disadvantage = line.disadvantage
    sheet.immune = monster.immune
    sheet.no_push = monster.unmovable
    sheet.flying = monster.flying
    sheet.specials = monster.specials
    return sheet


def summon_sheet(summon: SummonSheet, hero_level: int) -> Sheet:
    attack = summon.attack
    value = -1 if attack is None else attack.plus if attack.name == v.FIXED else 0
    hp = summon.hp + summon.hp_per_level * hero_level
    sheet = Sheet(f"summon/{summon.key}", summon.key, hp, summon.move, value, summon.range)
    if attack is not None and attack.name != v.FIXED:
        sheet.attack_amount = attack
    sheet.targets = summon.attack_targets
    sheet.shield = summon.shield
    sheet.retaliate = summon.retaliate
    sheet.retaliate_range = summon.retaliate_range
    sheet.pierce = summon.attack_pierce
    sheet.push = summon.attack_push
    sheet.conditions = summon.attack_conditions
    sheet.flying = summon.flying
    sheet.infuse = summon.infuse
    sheet.lends_place = summon.lends_place
    sheet.on_death = summon.on_death
    sheet.turn_end = summon.turn_end
    sheet.aura = summon.aura
    return sheet


def hero_sheet(hero: HeroClass, shelf: Shelf = PRINTED) -> HeroSheet:
    """With the summons of the class and of items, which any character may own (GH-S-ITM-13)."""
    sheet = HeroSheet(hero.id, hero.hand, hero.hp, hero.cards)
    sheet.summons = dict(hero.summons)
    sheet.supplies = {card.place: hero.supplies[card.no] for card in hero.cards if card.no in hero.supplies}
    for key, known in hero.summons.items():
        if known.companion:
            sheet.companion = key
    for number in shelf.item_numbers():
        summon = shelf.item(number).summon
        if summon is not None:
            sheet.summons[summon.key] = summon
    return sheet


def item_sheet(item: Item) -> ItemSheet:
    sheet = ItemSheet(item.number, item.id, item.slot, item.use)
    sheet.cost = item.cost
    sheet.slots = item.slots
    sheet.minus_ones = item.minus_ones
    sheet.remove_minus_ones = item.remove_minus_ones
    sheet.passives = item.passives
    sheet.default_attack = item.default_attack
    sheet.default_move = item.default_move
    sheet.small_slots = item.small_slots
    sheet.focus_initiative = item.focus_initiative
    sheet.flying = item.flying
    sheet.phases = item.phases
    sheet.unmovable = item.unmovable
    sheet.immune = item.immune
    sheet.ignores = (DIFFICULT if item.ignores_difficult else 0) | (HAZARD if item.ignores_hazards else 0)
    sheet.turns = item.turns
    sheet.into = item.into
    sheet.melee_reach = item.melee_reach
    sheet.shield_among = item.shield_among
    sheet.while_stunned = item.while_stunned
    sheet.unrecoverable = item.unrecoverable
    return sheet
